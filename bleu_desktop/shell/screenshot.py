"""A screenshot of the window, taken once the evaluation has ended."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.session.session import Session, State
from bleu_score.messages.errors import error_text


class Screenshot(QObject):
    """Waits for the session's result, grabs the window, and ends the program.

    Attributes
    ----------
    problem
        Why there is no useful picture; None if there is one.
    """

    def __init__(self, window: QWidget, session: Session, path: Path) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._path = path
        self.problem: str | None = None

    def start(self) -> None:
        """Show the window without a screen, and wait for its result."""
        qInstallMessageHandler(_pass_message)
        self._window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._window.show()
        self._session.crashed.connect(self._crash)
        self._session.state_changed.connect(self._look)
        self._look()

    def _crash(self, error: Exception) -> None:
        traceback.print_exception(error)
        self.problem = translate("CrashDialog", "An unexpected error occurred.")

    def _look(self) -> None:
        if self._session.state is not State.WORKING:
            self._session.state_changed.disconnect(self._look)
            # One turn of the event loop for the texts, one for the layout.
            QTimer.singleShot(0, lambda: QTimer.singleShot(50, self._grab))

    def _grab(self) -> None:
        session = self._session
        if session.state is State.FAILED and session.error is not None:
            self.problem = error_text(session.error)
        picture = self._window.grab()
        if not picture.save(str(self._path), "PNG"):
            self.problem = translate("Terminal", "“{path}” cannot be written.").format(
                path=self._path
            )
        self._session.close()
        QApplication.exit(0)


def _pass_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Drop the message the offscreen platform prints for every window."""
    if not text.startswith("This plugin does not support"):
        print(text, file=sys.stderr)
