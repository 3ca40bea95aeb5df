"""The pages of a result: the score, what was compared with what, and issues in the files."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QTabWidget, QWidget

from bleu_core.errors import SegmentCountsDiffer
from bleu_core.results import Evaluation
from bleu_desktop.files.files_page import FilesPage
from bleu_desktop.i18n import translate
from bleu_desktop.pairs.pairs_page import PairsPage
from bleu_desktop.score.score_page import ScorePage
from bleu_desktop.session.session import Session
from bleu_score.i18n import format_number


class ResultTabs(QTabWidget):
    """The pages of one evaluation, or the place where its files drift apart.

    Signals
    -------
    learn_requested
        The user wants to know how BLEU is computed.
    """

    learn_requested = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._score = ScorePage(self)
        self._pairs = PairsPage(self)
        self._files = FilesPage(self)
        self.setDocumentMode(True)
        for page in (self._score, self._pairs, self._files):
            self.addTab(page, "")
        self._score.learn_requested.connect(self.learn_requested)
        self._pairs.pairing_changed.connect(session.set_pairing)
        self._pairs.repair_wanted.connect(session.repair)
        self._pairs.undo_wanted.connect(session.undo_repair)
        self._files.normalize_changed.connect(session.set_normalize)
        session.health_changed.connect(self._show_health)
        self.currentChanged.connect(self._look_for_health)
        self.retranslate()

    def show_evaluation(self, evaluation: Evaluation) -> None:
        """Show a score and everything that led to it."""
        was_mismatch = not self.isTabEnabled(self.indexOf(self._score))
        for index in range(self.count()):
            self.setTabEnabled(index, True)
        if was_mismatch:
            self.setCurrentWidget(self._score)
        self._score.show_evaluation(evaluation)
        self._score.set_current(True)
        self._pairs.show_evaluation(evaluation, self._session.originals)
        self._show_health()
        self.retranslate()

    def show_mismatch(self, error: SegmentCountsDiffer) -> None:
        """Show where files that should correspond do not; there is no score."""
        self._pairs.show_mismatch(error, self._session.originals)
        self.setTabEnabled(self.indexOf(self._pairs), True)
        self.setCurrentWidget(self._pairs)
        for page in (self._score, self._files):
            self.setTabEnabled(self.indexOf(page), False)
        self.retranslate()

    def set_outdated(self) -> None:
        """Gray out the score while it is being replaced."""
        self._score.set_current(False)

    def forget(self) -> None:
        """Forget what was chosen: the next files are other ones."""
        self._score.forget_choice()
        self._pairs.clear()
        self._files.clear()
        self.setCurrentWidget(self._score)

    def score_text(self) -> str:
        """Return the chosen candidate's score to copy."""
        return self._score.score_text()

    def signature_text(self) -> str:
        """Return the signature of the score to copy."""
        return self._score.signature_text()

    def main_widget(self) -> QWidget:
        """Return what the keyboard starts at."""
        if self.currentWidget() is self._score:
            return self._score.main_widget()
        return self.tabBar()

    def retranslate(self) -> None:
        """Set the tabs' titles, with the number of things to look at."""
        left_out = found = 0
        if self._session.evaluation is not None:
            left_out = sum(self._session.evaluation.aligned.left_out.values())
        if self._session.health is not None:
            found = len({finding.kind for finding in self._session.health.findings})
        for page, text, count in (
            (self._score, translate("ResultTabs", "Score"), 0),
            (self._pairs, translate("ResultTabs", "Pairs"), left_out),
            (self._files, translate("ResultTabs", "Files"), found),
        ):
            if count:
                text = translate("ResultTabs", "{page} ({count})").format(
                    page=text, count=format_number(count)
                )
            self.setTabText(self.indexOf(page), text)
        self.setTabToolTip(
            self.indexOf(self._pairs),
            translate("ResultTabs", "What was compared, and what was excluded"),
        )
        self.setTabToolTip(
            self.indexOf(self._files), translate("ResultTabs", "Possible problems in the files")
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _look_for_health(self) -> None:
        """Check the files once their page is visible."""
        session = self._session
        wanted = self.currentWidget() is self._files and session.health is None
        if wanted and session.evaluation is not None:
            self._files.show_working()
            session.check_health()

    def _show_health(self) -> None:
        if self._session.health is not None:
            self._files.show_report(self._session.health, self._session.settings)
        else:
            self._look_for_health()
        self.retranslate()
