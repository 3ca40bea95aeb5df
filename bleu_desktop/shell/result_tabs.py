"""The pages of a result: the score, what was compared with what, and what is odd in the files."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from bleu_core.errors import SegmentCountsDiffer
from bleu_core.evaluation import Evaluation
from bleu_desktop.files.files_page import FilesPage
from bleu_desktop.i18n import translate
from bleu_desktop.pairs.pairs_page import PairsPage
from bleu_desktop.score.score_page import ResultPage
from bleu_desktop.session.session import Session
from bleu_score.i18n import format_number


class ResultTabs(QTabWidget):
    """Score, pairs and files of one evaluation; or the place where its files drift apart."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.score = ResultPage(self)
        self.pairs = PairsPage(self)
        self.files = FilesPage(self)
        self.setDocumentMode(True)
        for page in (self.score, self.pairs, self.files):
            self.addTab(page, "")
        self.pairs.pairing_changed.connect(session.set_pairing)
        self.pairs.repair_wanted.connect(session.repair)
        self.pairs.undo_wanted.connect(session.undo_repair)
        self.files.normalize_changed.connect(session.set_normalize)
        session.health_changed.connect(self._show_health)
        self.currentChanged.connect(self._look_for_health)
        self.retranslate()

    def show_evaluation(self, evaluation: Evaluation) -> None:
        """Show a score and all that led to it."""
        was_mismatch = not self.isTabEnabled(0)
        for index in range(self.count()):
            self.setTabEnabled(index, True)
        if was_mismatch:
            self.setCurrentWidget(self.score)
        self.score.show_evaluation(evaluation)
        self.score.set_current(True)
        self.pairs.show_evaluation(evaluation, self._session.originals)
        self._show_health()
        self.retranslate()

    def show_mismatch(self, error: SegmentCountsDiffer) -> None:
        """Show where files that should correspond do not; there is no score."""
        self.pairs.show_mismatch(error, self._session.originals)
        self.setTabEnabled(1, True)
        self.setCurrentWidget(self.pairs)
        self.setTabEnabled(0, False)
        self.setTabEnabled(2, False)
        self.retranslate()

    def forget(self) -> None:
        """Start anew with the next files."""
        self.score.forget_choice()
        self.pairs.clear()
        self.files.clear()
        self.setCurrentWidget(self.score)

    def main_widget(self) -> QWidget:
        """Return what the keyboard starts at."""
        return self.score.main_widget() if self.currentWidget() is self.score else self.tabBar()

    def retranslate(self) -> None:
        """Name the tabs, with how much there is in them to look at."""
        left_out = found = 0
        if self._session.evaluation is not None:
            left_out = sum(self._session.evaluation.aligned.left_out.values())
        if self._session.health is not None:
            found = len({finding.kind for finding in self._session.health.findings})
        for index, (text, count) in enumerate(
            (
                (translate("ResultTabs", "Score"), 0),
                (translate("ResultTabs", "Pairs"), left_out),
                (translate("ResultTabs", "Files"), found),
            )
        ):
            if count:
                text = translate("ResultTabs", "{page} ({count})").format(
                    page=text, count=format_number(count)
                )
            self.setTabText(index, text)
        self.setTabToolTip(
            1, translate("ResultTabs", "What was compared with what, and what was left out")
        )
        self.setTabToolTip(2, translate("ResultTabs", "What is odd in the files"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _look_for_health(self) -> None:
        """Find out what is odd in the files once their page is in sight."""
        session = self._session
        wanted = self.currentWidget() is self.files and session.health is None
        if wanted and session.evaluation is not None:
            self.files.show_working()
            session.check_health()

    def _show_health(self) -> None:
        if self._session.health is not None:
            self.files.show_report(self._session.health, self._session.settings)
        else:
            self._look_for_health()
        self.retranslate()
