"""Files that the system hands over to the running program, as macOS does with a double click."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from bleu_desktop.session.file_lists import FileLists


class FileOpening(QObject):
    """Adds these files to the lists, or opens the project."""

    def __init__(self, files: FileLists) -> None:
        super().__init__(files)
        self._files = files

    def install(self, application: QApplication) -> None:
        """Take files from the system; elsewhere they come on the command line."""
        if sys.platform == "darwin":
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._files.add_guessing([Path(event.file())])
            return True
        return super().eventFilter(watched, event)
