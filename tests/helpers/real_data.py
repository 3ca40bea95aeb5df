"""The folder of real translations, which are not part of the project."""

from __future__ import annotations

import os
from pathlib import Path


def real_data() -> Path:
    """Return the folder beside the checkout, or the one named instead; it may be missing."""
    beside = Path(__file__).resolve().parents[3] / "shared"
    return Path(os.environ.get("BLEU_DESKTOP_SHARED", beside)) / "data"
