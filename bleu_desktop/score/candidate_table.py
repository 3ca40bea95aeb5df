"""The candidates and their scores."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableWidgetItem, QWidget

from bleu_core.results import CandidateResult, Evaluation
from bleu_desktop.i18n import translate
from bleu_desktop.shared.tables import NameDelegate, ReadingTable
from bleu_desktop.shared.widgets import draw_focus, em, one_line, plain_tool_tip
from bleu_score.messages.bands import band_name
from bleu_score.messages.metrics import metric_score, metric_sentence

# The columns before are the name and its interpretation.
_FIRST_METRIC = 2


class CandidateTable(ReadingTable):
    """Candidates, best first, with as many of their scores as fit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(_FIRST_METRIC + 1, parent)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.horizontalHeader().setMinimumSectionSize(em(self, 4.5))
        self._names = NameDelegate(self)
        self.setItemDelegateForColumn(0, self._names)
        self._wanted: list[int] = []

    def show_evaluation(self, evaluation: Evaluation, chosen: int) -> None:
        """List the candidates, with one selected."""
        self.setAccessibleName(translate("ResultPage", "Candidates, best first"))
        self._names.set_names([one_line(candidate.name) for candidate in evaluation.candidates])
        metrics = [result.metric for result in evaluation.candidates[0].metrics]
        with QSignalBlocker(self):
            self.setColumnCount(_FIRST_METRIC + len(metrics))
            self.setHorizontalHeaderLabels(
                [
                    translate("ResultPage", "Candidate, best first"),
                    translate("ResultPage", "Interpretation"),
                    *(metric.title for metric in metrics),
                ]
            )
            header = self.horizontalHeader()
            for index in range(self.columnCount()):
                mode = QHeaderView.ResizeMode
                header.setSectionResizeMode(index, mode.ResizeToContents if index else mode.Stretch)
                if item := self.horizontalHeaderItem(index):
                    item.setTextAlignment(_alignment(index))
            for index, metric in enumerate(metrics, _FIRST_METRIC):
                if item := self.horizontalHeaderItem(index):
                    item.setToolTip(plain_tool_tip(metric_sentence(metric.name)))
            self.setRowCount(len(evaluation.candidates))
            for number, candidate in enumerate(evaluation.ranked):
                self._show_row(number, candidate)
            self._measure()
            self.fit_rows()
            self.selectRow(chosen)
        self._hide_what_does_not_fit()
        shown = min(len(evaluation.candidates), 5)
        height = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        self.setFixedHeight(height + sum(self.rowHeight(index) for index in range(shown)))

    def _show_row(self, number: int, candidate: CandidateResult) -> None:
        cells = (
            candidate.name,
            band_name(candidate.trusted_band) if candidate.trusted_band else "–",
            *(metric_score(result.metric.name, result.percent) for result in candidate.metrics),
        )
        for index, text in enumerate(cells):
            item = QTableWidgetItem(one_line(text))
            item.setTextAlignment(_alignment(index))
            item.setToolTip(plain_tool_tip(text) if index == 0 else "")
            self.setItem(number, index, item)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hide_what_does_not_fit()

    def _measure(self) -> None:
        """Measure the columns while all are visible: a hidden one has no width."""
        header = self.horizontalHeader()
        for index in range(self.columnCount()):
            self.setColumnHidden(index, False)
        self._wanted = [
            max(self.sizeHintForColumn(index), header.sectionSizeHint(index))
            for index in range(self.columnCount())
        ]

    def _hide_what_does_not_fit(self) -> None:
        """Keep the names readable; the view below shows the chosen candidate in full."""
        name = max(em(self, 9), self.horizontalHeader().sectionSizeHint(0))
        room = self.viewport().width() - name
        all_fit = True
        for index, width in enumerate(self._wanted[_FIRST_METRIC:], _FIRST_METRIC):
            room -= width
            all_fit = all_fit and (room >= 0 or index == _FIRST_METRIC)
            self.setColumnHidden(index, not all_fit)
        # What stands below for the chosen one gives way first.
        narrow = self.width() < em(self, 28) or not all_fit
        self.setColumnHidden(1, narrow or room < sum(self._wanted[1:_FIRST_METRIC]))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_focus(self)

    def chosen_row(self) -> int | None:
        """Return the selected row."""
        rows = self.selectionModel().selectedRows()
        return rows[0].row() if rows else None


def _alignment(index: int) -> Qt.AlignmentFlag:
    is_number = index >= _FIRST_METRIC
    side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
