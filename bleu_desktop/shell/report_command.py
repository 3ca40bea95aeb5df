"""Reports from the command line: the files are scored without a window, and the program ends."""

from __future__ import annotations

import traceback
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from bleu_core.errors import BleuError, CandidateMissing, ReferenceMissing
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_desktop.i18n import translate
from bleu_desktop.report.paper import Paper
from bleu_desktop.report.report_job import ReportJob
from bleu_desktop.session.session import Session, State
from bleu_score.i18n import join_sentences
from bleu_score.messages.errors import error_text
from bleu_score.terminal.folder_output import problem_lines
from bleu_score.terminal.requests import ReportRequest


class ReportCommand(QObject):
    """Waits for the session's result, writes the reports, and ends the program.

    Attributes
    ----------
    problem
        The reason why there are no reports; None if there are.
    """

    def __init__(self, session: Session, request: ReportRequest, paper: Paper) -> None:
        super().__init__(session)
        self._session = session
        self._request = request
        self._paper = paper
        self._has_accepted = False
        self.problem: str | None = None

    def start(self) -> None:
        """Begin to wait; the session has its files already."""
        self._session.crashed.connect(self._crash)
        self._session.state_changed.connect(self._look)
        self._look()

    def _look(self) -> None:
        if self._session.state is State.PAIRED and not self._has_accepted:
            # Nobody can look at the pairs first; the report lists the files without a counterpart.
            self._has_accepted = True
            self._session.accept_pairing()
        elif not self._session.is_working:
            self._session.state_changed.disconnect(self._look)
            # Other receivers of this state come first.
            QTimer.singleShot(0, lambda: self._end_with(self._write))

    def fail(self, error: BleuError) -> None:
        """End without reports, because the project cannot be opened."""
        self._end_with(lambda: error_text(error))

    def _crash(self, error: Exception) -> None:
        traceback.print_exception(error)
        self._end_with(lambda: translate("CrashDialog", "An unexpected error occurred."))

    def _write(self) -> str | None:
        """Write the reports; return the problem, None if there is none."""
        evaluation = self._session.evaluation
        if evaluation is None:
            return error_text(self._session.error or self._missing())
        for row in self._session.files[Role.CANDIDATE]:
            for attached in row.scores:
                if attached.error is not None:
                    # A report without these scores would not mention the error.
                    return error_text(attached.error)
        try:
            for job in self._jobs(evaluation):
                job.run()
        except BleuError as error:
            return error_text(error)
        except Exception as error:
            traceback.print_exception(error)
            return translate("CrashDialog", "An unexpected error occurred.")
        if not evaluation.is_complete:
            # The reports are written, but a build must not pass.
            return join_sentences(*problem_lines(evaluation.broken, evaluation.unreadable))
        return None

    def _jobs(self, evaluation: Evaluation) -> list[ReportJob]:
        request = self._request
        return [
            ReportJob(evaluation, request.options(path), path, self._paper)
            for path in request.paths
        ]

    def _missing(self) -> BleuError:
        has_reference = bool(self._session.files[Role.REFERENCE])
        return CandidateMissing() if has_reference else ReferenceMissing()

    def _end_with(self, work: Callable[[], str | None]) -> None:
        self.problem = work()
        QApplication.exit(0)
