"""Replace missing standard streams."""

from __future__ import annotations

import os
import sys


def give_streams() -> None:
    """Provide standard streams if there are none, as for a windowed program or after `>&-`."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
