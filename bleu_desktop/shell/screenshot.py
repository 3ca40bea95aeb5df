"""A screenshot of the window, taken once the evaluation has ended."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

from PySide6 import QtCore, QtWidgets

from bleu_core.errors import BleuError
from bleu_desktop.i18n import translate
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared.jobs import running_jobs
from bleu_desktop.shell.main_window import MainWindow
from bleu_score.messages.errors import error_text

# After a minute, the picture shows the present state.
_MOST_WAITS = 1200


class Screenshot(QtCore.QObject):
    """Waits for the session's result, grabs the window, and ends the program.

    Parameters
    ----------
    path
        The path of the picture.
    page, segment
        The page, and the number of the segment (from 1), to show.

    Attributes
    ----------
    problem
        The reason why there is no useful picture; None if there is one.
    """

    def __init__(
        self,
        window: MainWindow,
        path: Path,
        page: PageName | None = None,
        segment: int | None = None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = window.session
        self._path = path
        self._page = page
        self._segment = segment
        self._waits = 0
        # Whether only background computations and the check of the files are to be waited for.
        self._is_ready = False
        self.problem: str | None = None

    def start(self) -> None:
        """Show the window without a screen, and wait for its result."""
        QtCore.qInstallMessageHandler(_pass_message)
        self._window.setAttribute(QtCore.Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._window.show()
        self._session.crashed.connect(self._crash)
        self._session.state_changed.connect(self._look)
        self._window.saver.opened.connect(self._look)
        self._window.saver.failed.connect(self._fail_to_open)
        self._look()

    def _crash(self, error: Exception) -> None:
        traceback.print_exception(error)
        self.problem = translate("CrashDialog", "An unexpected error occurred.")

    def _fail_to_open(self, task: str, path: Path, error: BleuError) -> None:
        self.problem = error_text(error)
        self._look()

    def _look(self) -> None:
        if self._session.state is State.PAIRED and self._page is not None:
            # A page of the result is wanted, not the question whether the pairs are right.
            self._session.accept_pairing()
            return
        is_opening = self._window.saver.task is not None
        if not (self._session.is_working or is_opening or self._is_ready):
            self._is_ready = True
            self._open_page()
            # One turn of the event loop for the texts, one for the layout.
            QtCore.QTimer.singleShot(
                0, lambda: QtCore.QTimer.singleShot(50, self._grab_when_settled)
            )

    def _open_page(self) -> None:
        if self._session.state is not State.SCORED:
            return
        if self._segment is not None and self._session.evaluation is not None:
            last = self._session.evaluation.segments
            self._session.navigation.open_segment(min(self._segment, last) - 1)
        if self._page is not None:
            self._session.navigation.open_page(self._page)

    def _grab_when_settled(self) -> None:
        """Wait for the pages' background computations, and for the check of the files."""
        session = self._session
        evaluation = session.evaluation
        is_checked = evaluation is not None and evaluation.has_texts
        unchecked = (
            session.state is State.SCORED and session.text_check.report is None and is_checked
        )
        if (unchecked or running_jobs(session)) and self._waits < _MOST_WAITS:
            self._waits += 1
            QtCore.QTimer.singleShot(50, self._grab_when_settled)
        else:
            # Let the window lay out the content that arrived last.
            QtCore.QTimer.singleShot(50, self._grab)

    def _grab(self) -> None:
        session = self._session
        if session.state is State.FAILED and session.error is not None:
            self.problem = error_text(session.error)
        picture = self._window.grab()
        if not picture.save(str(self._path), "PNG"):
            self.problem = translate(
                "Terminal", "“{path}” cannot be written. Save it somewhere else."
            ).format(path=self._path)
        self._session.close()
        QtWidgets.QApplication.exit(0)


def _pass_message(kind: QtCore.QtMsgType, context: QtCore.QMessageLogContext, text: str) -> None:
    """Drop the message the offscreen platform prints for every window."""
    if not text.startswith("This plugin does not support"):
        print(text, file=sys.stderr)
