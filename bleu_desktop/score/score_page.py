"""The page of the score: what the chosen candidate scores, and what that means."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from bleu_core.results import CandidateResult, Evaluation
from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.session.navigation import COMPARE, Navigation
from bleu_desktop.shared.widgets import READING_WIDTH, Panel, column, scroll_area

_MARGIN = 16


class ScorePage(Panel):
    """The score of the candidate the user looks at, no wider than can be read at a glance.

    Signals
    -------
    learn_requested
        The user wants to know how BLEU is computed.
    report_requested
        The user wants to hand over the result.
    fix_wanted
        A warning's `Fix` to apply.
    """

    learn_requested = Signal()
    report_requested = Signal()
    fix_wanted = Signal(object)

    def __init__(self, navigation: Navigation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._navigation = navigation
        self._evaluation: Evaluation | None = None
        self.is_current = False
        self.score = ScoreView(self)
        content = QWidget(self)
        content.setMaximumWidth(READING_WIDTH + 2 * _MARGIN)
        inner = column(content, spacing=0)
        inner.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        inner.addWidget(self.score, 1)
        self.area = scroll_area(content, self)
        column(self).addWidget(self.area)
        navigation.candidate_changed.connect(self._follow)
        self.score.learn_requested.connect(self.learn_requested)
        self.score.report_requested.connect(self.report_requested)
        self.score.compare_requested.connect(lambda: navigation.open_page(COMPARE))
        self.score.fix_wanted.connect(self.fix_wanted)
        self.score.place_wanted.connect(navigation.open_diagnostic)

    def show_evaluation(self, evaluation: Evaluation) -> None:
        """Show an evaluation, at the candidate the user chose or the best one."""
        self._evaluation = evaluation
        self.score.show_candidate(evaluation, self._shown(evaluation))

    def set_current(self, current: bool) -> None:
        """Gray out a result that is being replaced."""
        if current != self.is_current:
            self.is_current = current
            self.score.set_current(current)

    def retranslate(self) -> None:
        """Set no text: the view translates itself."""

    def main_widget(self) -> QWidget:
        """Return what the keyboard starts at."""
        return self.score.main_widget()

    def score_copy(self) -> tuple[str, str]:
        """Return the chosen candidate's score to copy, as text and as HTML."""
        return self.score.score_copy()

    def signature_text(self) -> str:
        """Return the signature of the score to copy."""
        return self.score.signature_text()

    def _shown(self, evaluation: Evaluation) -> CandidateResult:
        """Return the candidate the user looks at, the best one if this is not known yet."""
        if self._navigation.evaluation is evaluation and self._navigation.candidate:
            return self._navigation.candidate
        return evaluation.ranked[0]

    def _follow(self) -> None:
        if self._evaluation is not None and self._navigation.evaluation is self._evaluation:
            self.score.show_candidate(self._evaluation, self._shown(self._evaluation))
