"""The page of results: the candidates, if several, above the score of the chosen one."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QScrollArea,
    QTableWidgetItem,
    QWidget,
)

from bleu_core.evaluation import Evaluation
from bleu_desktop.i18n import format_score, translate
from bleu_desktop.window.score_view import ScoreView
from bleu_desktop.window.tables import ReadingTable
from bleu_desktop.window.widgets import (
    Panel,
    column,
    draw_focus,
    em,
    one_line,
    plain_tool_tip,
)
from bleu_desktop.words.bands import band_name


class ResultPage(Panel):
    """The candidates, if several, above the score of the chosen one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evaluation: Evaluation | None = None
        self._chosen: str | None = None
        self.is_current = False
        self.candidates = _CandidateTable(self)
        self.score = ScoreView(self)
        content = QWidget(self)
        inner = column(content, spacing=em(self, 0.8))
        margin = em(self, 1.1)
        inner.setContentsMargins(margin, margin, margin, margin)
        inner.addWidget(self.candidates)
        inner.addWidget(self.score, 1)
        area = QScrollArea(self)
        area.setWidget(content)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        # Not a stop for Tab: what is in it can all be reached.
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area = area
        column(self).addWidget(area)
        self.candidates.itemSelectionChanged.connect(self._choose)

    def show_evaluation(self, evaluation: Evaluation) -> None:
        """Show an evaluation, at the candidate the user chose or the best one."""
        self._evaluation = evaluation
        if self._chosen not in [candidate.name for candidate in evaluation.candidates]:
            self._chosen = None
        self.candidates.setVisible(len(evaluation.candidates) > 1)
        self.retranslate()
        self._show_chosen()

    def set_current(self, current: bool) -> None:
        """Grey out a result that is being replaced."""
        if current != self.is_current:
            self.is_current = current
            self.score.set_current(current)

    def forget_choice(self) -> None:
        """Show the best candidate of what comes next."""
        self._chosen = None

    def retranslate(self) -> None:
        # The score below speaks for itself.
        if self._evaluation is not None:
            names = [candidate.name for candidate in self._evaluation.ranked]
            chosen = names.index(self._chosen) if self._chosen else 0
            self.candidates.show_evaluation(self._evaluation, chosen)

    def main_widget(self) -> QWidget:
        """Return what the keyboard starts at."""
        return self.score.table if self.candidates.isHidden() else self.candidates

    def _choose(self) -> None:
        row = self.candidates.chosen_row()
        if self._evaluation is not None and row is not None:
            self._chosen = self._evaluation.ranked[row].name
            self._show_chosen()

    def _show_chosen(self) -> None:
        assert self._evaluation is not None
        for candidate in self._evaluation.ranked:
            if self._chosen in (None, candidate.name):
                self.score.show_candidate(self._evaluation, candidate)
                return


class _CandidateTable(ReadingTable):
    """Candidates, best first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(3, parent)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header = self.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(em(self, 4.5))
        for index in (1, 2):
            header.setSectionResizeMode(index, QHeaderView.ResizeMode.ResizeToContents)

    def show_evaluation(self, evaluation: Evaluation, chosen: int) -> None:
        """List the candidates, with one selected."""
        self.setAccessibleName(translate("ResultPage", "Candidates, best first"))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        with QSignalBlocker(self):
            self.setHorizontalHeaderLabels(
                [
                    translate("ResultPage", "Candidate, best first"),
                    translate("ResultPage", "Interpretation"),
                    "BLEU",
                ]
            )
            for index, alignment in enumerate((left, left, right)):
                if header := self.horizontalHeaderItem(index):
                    header.setTextAlignment(alignment)
            self.setRowCount(len(evaluation.candidates))
            for number, candidate in enumerate(evaluation.ranked):
                cells = (
                    candidate.name,
                    band_name(candidate.band) if candidate.band else "–",
                    format_score(candidate.score.percent),
                )
                for index, text in enumerate(cells):
                    item = QTableWidgetItem(one_line(text))
                    item.setTextAlignment((left, left, right)[index])
                    item.setToolTip(plain_tool_tip(text) if index == 0 else "")
                    self.setItem(number, index, item)
            self.fit_rows()
            self.selectRow(chosen)
        shown = min(len(evaluation.candidates), 5)
        height = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        self.setFixedHeight(height + sum(self.rowHeight(index) for index in range(shown)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The name is worth more than what stands below for the chosen one.
        self.setColumnHidden(1, self.width() < em(self, 28))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_focus(self)

    def chosen_row(self) -> int | None:
        """Return the selected row."""
        rows = self.selectionModel().selectedRows()
        return rows[0].row() if rows else None
