"""Opens files and pages in the user's other programs, or shows their places."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox, QWidget

from bleu_desktop.shared.file_dialogs import message_box

_PATH = "LD_LIBRARY_PATH"


def open_outside(url: QUrl) -> bool:
    """Open a file or page in the user's program for it; return whether there is such a program."""
    with _own_libraries_hidden():
        return QDesktopServices.openUrl(url)


def say_where(parent: QWidget, title: str, text: str, where: str) -> None:
    """Show the reason why something was not opened, and its place, in a box to copy from."""
    box = message_box(parent, text, where, QMessageBox.Icon.Information)
    box.setWindowTitle(title)
    box.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    box.open()


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
