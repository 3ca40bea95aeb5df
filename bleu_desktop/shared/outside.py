"""Opens files and pages in the user's other programs."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

_PATH = "LD_LIBRARY_PATH"


def open_outside(url: QUrl) -> bool:
    """Open a file or page in the program the user has for it; return whether there is one."""
    with _own_libraries_hidden():
        return QDesktopServices.openUrl(url)


@contextmanager
def _own_libraries_hidden() -> Iterator[None]:
    """Let other programs find the system's libraries, not those of the standalone build.

    PyInstaller keeps the user's value under another name.
    """
    ours = os.environ.get(_PATH)
    if ours is None or not getattr(sys, "frozen", False):
        yield
        return
    original = os.environ.get(f"{_PATH}_ORIG")
    if original is None:
        del os.environ[_PATH]
    else:
        os.environ[_PATH] = original
    try:
        yield
    finally:
        os.environ[_PATH] = ours
