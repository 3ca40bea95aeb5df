"""The page of the score: the score of the chosen candidate, and its meaning."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from bleu_core.evaluation.results import CandidateResult, Evaluation
from bleu_core.scoring.bleu import BleuScore
from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.session.session import Session
from bleu_desktop.shared.actions import Actions
from bleu_desktop.shared.result_page import ResultPage
from bleu_desktop.shared.sizes import reading_width, space
from bleu_desktop.shared.widgets import column, scroll_area


class ScorePage(ResultPage):
    """The score of the candidate the user looks at, no wider than can be read at a glance."""

    def __init__(self, session: Session, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._navigation = session.navigation
        self._evaluation: Evaluation | None = None
        self._scores: tuple[BleuScore, ...] = ()
        self.is_current = False
        self.score = ScoreView(session, actions, self)
        self._content = QWidget(self)
        column(self._content, (self.score, 1), spacing=0, margins=2)
        self.area = scroll_area(self._content, self)
        column(self, self.area)
        session.navigation.candidate_changed.connect(self._follow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Where there is room for two columns, each is as wide as can be read.
        columns = 1.75 if self.width() >= 1.5 * reading_width() else 1
        self._content.setMaximumWidth(round(columns * reading_width()) + 2 * space(2))
        self.score.fill(self.height())

    def show_result(self) -> None:
        """Show the session's evaluation, at the candidate the user chose or the best one."""
        if (evaluation := self._session.evaluation) is not None:
            self._evaluation = evaluation
            self.score.show_candidate(evaluation, self._shown(evaluation))
            self._set_current(True)
            scores = tuple(candidate.score for candidate in evaluation.candidates)
            if scores != self._scores:
                # Further metrics of the same score leave the user at the same place.
                self._scores = scores
                self.area.verticalScrollBar().setValue(0)

    def set_outdated(self) -> None:
        self._set_current(False)

    def clear(self) -> None:
        self._scores = ()

    def _set_current(self, current: bool) -> None:
        if current != self.is_current:
            self.is_current = current
            self.score.set_current(current)

    def main_widget(self) -> QWidget:
        """Return the widget focused when the page opens."""
        return self.score.main_widget()

    def _shown(self, evaluation: Evaluation) -> CandidateResult:
        """Return the candidate the user looks at, or the best one if it is not known yet."""
        if self._navigation.evaluation is evaluation and self._navigation.candidate:
            return self._navigation.candidate
        return evaluation.ranked[0]

    def _follow(self) -> None:
        if self._evaluation is not None and self._navigation.evaluation is self._evaluation:
            self.score.show_candidate(self._evaluation, self._shown(self._evaluation))
