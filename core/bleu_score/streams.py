"""Replace missing standard streams, and make text safe to print to them."""

from __future__ import annotations

import os
import sys


def give_streams() -> None:
    """Provide standard streams if there are none, as for a windowed program or after `>&-`."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def printable(name: str) -> str:
    """Return text without terminal control characters."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in name)
