"""Files that the system hands over to the running program, as macOS does with a double click."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from bleu_desktop.session.file_lists import FileLists


class FileOpening(QObject):
    """Adds files from the system to the lists, or opens a project.

    Several files come one by one, and may come before there is a window. They are gathered, because
    only their names together tell which file is the reference.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._waiting: list[Path] = []
        self._files: FileLists | None = None
        self._gathered = QTimer(self, singleShot=True)
        self._gathered.timeout.connect(self._hand_over)

    def install(self, application: QApplication) -> None:
        """Take files from macOS; other systems pass them on the command line."""
        if sys.platform == "darwin":
            application.installEventFilter(self)

    def give_to(self, files: FileLists) -> None:
        """Add the files that have come, and all later ones, to these lists."""
        self._files = files
        self._gathered.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._waiting.append(Path(event.file()))
            self._gathered.start()
            return True
        return super().eventFilter(watched, event)

    def _hand_over(self) -> None:
        if self._files is not None and self._waiting:
            waiting, self._waiting = self._waiting, []
            self._files.add_guessing(waiting)
