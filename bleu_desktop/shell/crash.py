"""Unexpected exceptions: they are shown as a report to copy, and the program goes on."""

from __future__ import annotations

import sys
import threading
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from bleu_desktop.shell import crash_dialog


class CrashGuard(QObject):
    """Takes exceptions from every thread and shows them in the window's thread."""

    _happened = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.dialog: crash_dialog.CrashDialog | None = None
        self._happened.connect(self._show)

    def install(self) -> None:
        """Take over Python's hooks for uncaught exceptions."""
        sys.excepthook = self._hook
        threading.excepthook = lambda event: self.report(
            event.exc_value or RuntimeError(str(event.exc_type))
        )

    def report(self, error: BaseException) -> None:
        """Show an exception; callable from any thread."""
        self._happened.emit(error)

    def _hook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if isinstance(error, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        sys.__excepthook__(kind, error, trace)
        self.report(error)

    def _show(self, error: BaseException) -> None:
        # An error that repeats must not open dialog after dialog.
        if self.dialog is not None:
            return

        dialog = crash_dialog.CrashDialog(crash_dialog.crash_report(error), self._window)
        dialog.finished.connect(lambda: self._forget(dialog))
        self.dialog = dialog
        dialog.open()

    def _forget(self, dialog: crash_dialog.CrashDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None
