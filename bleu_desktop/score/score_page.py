"""The page of scores: the candidates, if several, their comparison, and the chosen one's score."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from bleu_core.results import CandidateResult, Evaluation
from bleu_desktop.score.candidate_table import CandidateTable
from bleu_desktop.score.comparisons import ComparisonView
from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.shared.band_scale import WIDEST
from bleu_desktop.shared.widgets import Panel, column, fade, scroll_area

_MARGIN = 16


class ScorePage(Panel):
    """The candidates, if several, above the score of the chosen one.

    Signals
    -------
    learn_requested
        The user wants to know how BLEU is computed.
    """

    learn_requested = Signal()

    def __init__(self, navigation: Navigation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._navigation = navigation
        self._evaluation: Evaluation | None = None
        self.is_current = False
        self.candidates = CandidateTable(self)
        self.comparisons = ComparisonView(self)
        self.score = ScoreView(self)
        content = QWidget(self)
        content.setMaximumWidth(WIDEST + 2 * _MARGIN)
        inner = column(content, spacing=_MARGIN)
        inner.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        inner.addWidget(self.candidates)
        inner.addWidget(self.comparisons)
        inner.addWidget(self.score, 1)
        self.area = scroll_area(content, self)
        column(self).addWidget(self.area)
        self.candidates.itemSelectionChanged.connect(self._choose)
        navigation.candidate_changed.connect(self._follow)
        self.score.learn_requested.connect(self.learn_requested)

    def show_evaluation(self, evaluation: Evaluation) -> None:
        """Show an evaluation, at the candidate the user chose or the best one."""
        self._evaluation = evaluation
        self.candidates.setVisible(len(evaluation.candidates) > 1)
        self.comparisons.show_evaluation(evaluation)
        self.retranslate()
        self._show_chosen()

    def set_current(self, current: bool) -> None:
        """Gray out a result that is being replaced."""
        if current != self.is_current:
            self.is_current = current
            self.score.set_current(current)
            fade(self.comparisons, not current)

    def retranslate(self) -> None:
        # The parts below translate themselves.
        if self._evaluation is not None:
            ranked = self._evaluation.ranked
            chosen = next((n for n, each in enumerate(ranked) if each is self._shown()), 0)
            self.candidates.show_evaluation(self._evaluation, chosen)

    def main_widget(self) -> QWidget:
        """Return what the keyboard starts at."""
        return self.score.main_widget() if self.candidates.isHidden() else self.candidates

    def score_text(self) -> str:
        """Return the chosen candidate's score to copy."""
        return self.score.score_text()

    def signature_text(self) -> str:
        """Return the signature of the score to copy."""
        return self.score.signature_text()

    def _choose(self) -> None:
        row = self.candidates.chosen_row()
        if self._evaluation is not None and row is not None:
            self._navigation.choose(self._evaluation.ranked[row].name, self._rival())

    def _rival(self) -> str | None:
        rival = self._navigation.rival
        return rival.name if rival else None

    def _shown(self) -> CandidateResult:
        """Return the candidate the user looks at, the best one if this is not known yet."""
        assert self._evaluation is not None
        if self._navigation.evaluation is self._evaluation and self._navigation.candidate:
            return self._navigation.candidate
        return self._evaluation.ranked[0]

    def _follow(self) -> None:
        if self._evaluation is not None and self._navigation.evaluation is self._evaluation:
            self.retranslate()
            self._show_chosen()

    def _show_chosen(self) -> None:
        assert self._evaluation is not None
        self.score.show_candidate(self._evaluation, self._shown())
