"""Standard streams, where there are none."""

from __future__ import annotations

import os
import sys


def give_streams() -> None:
    """Give a program without standard streams (a window, or `>&-`) somewhere to write to."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
