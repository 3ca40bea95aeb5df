"""The pages of a result: score, segments, comparison, pairing, and problems in the files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from bleu_core.errors import SegmentCountsDiffer
from bleu_core.results import Evaluation
from bleu_desktop.checks.checks_page import ChecksPage
from bleu_desktop.compare.compare_page import ComparePage
from bleu_desktop.history.history_page import HistoryPage
from bleu_desktop.i18n import translate
from bleu_desktop.pairing.pairing_page import PairingPage
from bleu_desktop.score.score_page import ScorePage
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session import navigation
from bleu_desktop.session.session import Session
from bleu_desktop.shared.veil import Veil
from bleu_desktop.shared.widgets import tool_button
from bleu_desktop.shell.candidate_chooser import CandidateChooser
from bleu_desktop.shell.page_tab_bar import PageTabBar
from bleu_score.i18n import format_number

if TYPE_CHECKING:
    from bleu_desktop.folders.files_page import FilesPage


class ResultTabs(QTabWidget):
    """The pages of one evaluation, or the place where its files drift apart.

    Signals
    -------
    learn_requested
        The user wants to know how BLEU is computed.
    report_requested
        The user wants to hand over the result.
    inputs_toggled
        The user wants to see the inputs beside the pages, or no longer.
    save_texts_wanted
        The user wants to save the texts as they are paired.
    """

    learn_requested = Signal()
    report_requested = Signal()
    inputs_toggled = Signal()
    save_texts_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        # Made before the pages: Tab follows the order of creation.
        self.inputs_button = tool_button("sidebar", self)
        self._bar = PageTabBar(self)
        self.setTabBar(self._bar)
        self.chooser = CandidateChooser(session.navigation, self)
        self.inputs_button.clicked.connect(self.inputs_toggled)
        self.setCornerWidget(self.inputs_button, Qt.Corner.TopLeftCorner)
        self.setCornerWidget(self.chooser, Qt.Corner.TopRightCorner)
        # Made when there are folders.
        self.files: FilesPage | None = None
        self._score = ScorePage(session.navigation, self)
        self._segments = SegmentsPage(session, self)
        self._compare = ComparePage(session, self)
        self._pairing = PairingPage(self)
        self._checks = ChecksPage(self)
        self._history = HistoryPage(session, self)
        self._pages: dict[str, QWidget] = {
            navigation.SCORE: self._score,
            navigation.SEGMENTS: self._segments,
            navigation.COMPARE: self._compare,
            navigation.PAIRING: self._pairing,
            navigation.CHECKS: self._checks,
            navigation.HISTORY: self._history,
        }
        self._veils = [Veil(each) for each in (self._segments, self._pairing, self.chooser)]
        QWidget.setTabOrder(self.tabBar(), self.inputs_button)
        QWidget.setTabOrder(self.inputs_button, self.chooser.box)
        self.setDocumentMode(True)
        for page in self._pages.values():
            self.addTab(page, "")
        session.project.changed.connect(self._offer_history)
        self._offer_history()
        self._score.learn_requested.connect(self.learn_requested)
        self._score.report_requested.connect(self.report_requested)
        self._score.fix_wanted.connect(session.apply_fix)
        self._pairing.pairing_changed.connect(session.set_pairing)
        self._pairing.candidate_wanted.connect(self._choose_candidate)
        self._pairing.segment_wanted.connect(session.navigation.open_row)
        session.navigation.row_wanted.connect(self._pairing.open_row)
        session.navigation.candidate_changed.connect(self._show_candidate)
        self._pairing.repair_wanted.connect(session.repair)
        self._pairing.undo_wanted.connect(session.undo_repair)
        self._pairing.save_wanted.connect(self.save_texts_wanted)
        self._checks.normalize_changed.connect(session.set_normalize)
        self._checks.fix_wanted.connect(session.apply_fix)
        self._checks.undo_wanted.connect(session.take_back_fix)
        self._checks.place_wanted.connect(session.navigation.open_diagnostic)
        session.health_changed.connect(self._show_health)
        session.navigation.page_wanted.connect(self.open_page)
        self.retranslate()

    @property
    def page(self) -> str:
        """Name of the page shown, one of `PAGES` or `FURTHER_PAGES`."""
        shown = self.currentWidget()
        return next((name for name, page in self._pages.items() if page is shown), navigation.FILES)

    def open_page(self, name: str) -> None:
        """Show a page, one of `PAGES` or `FURTHER_PAGES` of `bleu_desktop.session.navigation`."""
        if name == navigation.FILES:
            if self.files is not None and self.indexOf(self.files) >= 0:
                self.setCurrentWidget(self.files)
            return
        index = self.indexOf(self._pages[name])
        if self.isTabEnabled(index) and self.isTabVisible(index):
            self.setCurrentWidget(self._pages[name])

    def show_evaluation(self, evaluation: Evaluation) -> None:
        """Show a score and everything that led to it."""
        was_mismatch = not self.isTabEnabled(self.indexOf(self._score))
        for index in range(self.count()):
            self.setTabEnabled(index, True)
        if was_mismatch:
            self.setCurrentWidget(self._score)
        # There is no one way of cutting a segment of the whole into tokens.
        mixed = evaluation_is_mixed(evaluation)
        self.setTabEnabled(self.indexOf(self._segments), not mixed)
        self._show_files()
        self._score.show_evaluation(evaluation)
        self._score.set_current(True)
        for veil in self._veils:
            veil.cover(False)
        if not mixed:
            self._segments.show_evaluation()
        self._compare.show_evaluation()
        self._pairing.show_evaluation(evaluation, self._session.originals)
        self._show_health()
        self.retranslate()

    def _show_files(self) -> None:
        """Show the page of files first, if the inputs are folders; otherwise take it out."""
        if self._session.folders.result is None:
            if self.files is not None and self.indexOf(self.files) >= 0:
                self.removeTab(self.indexOf(self.files))
            return
        if self.files is None:
            from bleu_desktop.folders.files_page import FilesPage

            self.files = FilesPage(self._session, self)
        if self.indexOf(self.files) < 0:
            self.insertTab(0, self.files, "")
            self.setCurrentWidget(self.files)
        self.files.show_result()

    def step_file(self, by: int) -> None:
        """Have the pages show the next file of the folders, or the one before."""
        if self.files is not None:
            self.files.step(by)

    def _choose_candidate(self, index: int) -> None:
        if evaluation := self._session.evaluation:
            self._session.navigation.choose(evaluation.candidates[index].name)

    def _show_candidate(self) -> None:
        self._pairing.show_candidate(self._session.navigation.candidate_index)

    def show_mismatch(self, error: SegmentCountsDiffer) -> None:
        """Show where files that should correspond do not; there is no score."""
        for veil in self._veils:
            veil.cover(False)
        self._pairing.show_mismatch(error, self._session.originals)
        self.setTabEnabled(self.indexOf(self._pairing), True)
        self.setCurrentWidget(self._pairing)
        for page in self._pages.values():
            if page is not self._pairing:
                self.setTabEnabled(self.indexOf(page), False)
        self.retranslate()

    def listed_segments(self) -> list[int] | None:
        """Return the segments shown on their page; None if all are."""
        return self._segments.listed_segments()

    def set_outdated(self) -> None:
        """Gray out what is being replaced, on every page."""
        if self.files is not None:
            self.files.set_outdated()
        self._score.set_current(False)
        self._compare.set_current(False)
        for veil in self._veils:
            veil.cover(True)

    def forget(self) -> None:
        """Forget what was chosen: the next files are other ones."""
        self._segments.clear()
        self._compare.clear()
        self._pairing.clear()
        self._checks.clear()
        self.setCurrentWidget(self._score)

    def score_copy(self) -> tuple[str, str]:
        """Return the chosen candidate's score to copy, as text and as HTML."""
        return self._score.score_copy()

    def signature_text(self) -> str:
        """Return the signature of the score to copy."""
        return self._score.signature_text()

    def main_widget(self) -> QWidget:
        """Return what the keyboard starts at."""
        if self.files is not None and self.currentWidget() is self.files:
            return self.files.main_widget()
        for page in (self._score, self._compare):
            if self.currentWidget() is page:
                return page.main_widget()
        return self.tabBar()

    def retranslate(self) -> None:
        """Set the tabs' titles, with the number of things to look at."""
        self.inputs_button.setToolTip(
            translate("ResultTabs", "Show or hide files and settings (F9)")
        )
        self.inputs_button.setAccessibleName(translate("ResultTabs", "Files and settings"))
        left_out = found = 0
        if self._session.evaluation is not None:
            left_out = sum(self._session.evaluation.aligned.left_out.values())
        if self._session.health is not None:
            found = len({finding.kind for finding in self._session.health.findings})
        for page, text, count, tip in (
            (
                self._score,
                translate("ResultTabs", "Score"),
                0,
                translate("ResultTabs", "The score, and what it means"),
            ),
            (
                self._segments,
                translate("ResultTabs", "Segments"),
                0,
                translate("ResultTabs", "Every segment, and why it scores as it does"),
            ),
            (
                self._compare,
                translate("ResultTabs", "Compare"),
                0,
                translate("ResultTabs", "The candidates side by side"),
            ),
            (
                self._pairing,
                translate("ResultTabs", "Pairing"),
                left_out,
                translate("ResultTabs", "What was compared, and what was excluded"),
            ),
            (
                self._checks,
                translate("ResultTabs", "Checks"),
                found,
                translate("ResultTabs", "Possible problems in the files"),
            ),
            (
                self._history,
                translate("ResultTabs", "History"),
                0,
                translate("ResultTabs", "The runs of the project over time"),
            ),
        ):
            if count:
                text = translate("ResultTabs", "{page} ({count})").format(
                    page=text, count=format_number(count)
                )
            index = self.indexOf(page)
            self.setTabText(index, text)
            self.setTabToolTip(index, tip)
        if self.files is not None and self.indexOf(self.files) >= 0:
            index = self.indexOf(self.files)
            self.setTabText(index, translate("ResultTabs", "Files"))
            self.setTabToolTip(index, translate("ResultTabs", "The score of each file"))
        if evaluation_is_mixed(self._session.evaluation):
            tip = translate(
                "ResultTabs", "The files are split into words in different ways: choose one"
            )
            self.setTabToolTip(self.indexOf(self._segments), tip)
        self._share_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share_width()
        super().resizeEvent(event)

    def _share_width(self) -> None:
        """Move tabs and chooser together where they do not fit beside each other."""
        room = self.width() - self.inputs_button.sizeHint().width()
        narrow = self._bar.full_width() + self.chooser.full_width() > room
        self._bar.set_narrow(narrow)
        self.chooser.set_room(room - self._bar.sizeHint().width())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _offer_history(self) -> None:
        """Show the page of runs where there are any."""
        self.setTabVisible(self.indexOf(self._history), bool(self._session.project.runs))
        self._share_width()

    def _show_health(self) -> None:
        evaluation = self._session.evaluation
        if evaluation is not None and not evaluation.has_texts:
            self._checks.show_no_texts()
        elif self._session.health is not None:
            self._checks.show_report(self._session.health, self._session.settings)
        else:
            self._checks.show_working()
        self.retranslate()


def evaluation_is_mixed(evaluation: Evaluation | None) -> bool:
    """Whether segments were split into tokens in different ways, as those of several files."""
    return evaluation is not None and evaluation.tokenizer.is_mixed
