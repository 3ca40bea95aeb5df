"""What every test shares: no display, no network of the user's settings, the data folder."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of real translations beside the checkout; skips where it is not."""
    folder = Path(os.environ.get("BLEU_DESKTOP_SHARED", ROOT.parent / "shared")) / "data"
    if not (folder / "MANIFEST.md").is_file():
        pytest.skip(
            "needs the real translations in ../shared/data, which are not part of the project"
        )
    return folder
