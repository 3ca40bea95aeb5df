"""The matrix of candidates, each compared with each other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QWidget

from bleu_core.analysis.standings import Standings
from bleu_core.evaluation.results import Evaluation
from bleu_core.scoring.verdicts import Verdict
from bleu_desktop.shared import theme
from bleu_desktop.shared.cells import ContentHeader, Index
from bleu_desktop.shared.sizes import row_height
from bleu_desktop.shared.table_model import TableModel
from bleu_desktop.shared.table_view import TableView
from bleu_desktop.shared.widgets import em
from bleu_score.i18n import format_number
from bleu_score.messages.metrics import verdict_sign
from bleu_score.messages.names import short_names
from bleu_score.reports.cells import Column, Table
from bleu_score.reports.tables import matrix

DataRole = Qt.ItemDataRole

MOST_ROWS = 20
"""The most rows shown without scrolling."""


class MatrixModel(TableModel):
    """Rows minus columns, in points; the first column names the rows, and is not shown."""

    def data(self, index: Index, role: int = DataRole.DisplayRole) -> Any:
        if role == DataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == DataRole.BackgroundRole:
            return self._ground(index)
        return super().data(index, role)

    def _ground(self, index: Index) -> Any:
        """Return the tint of a cell: significant differences have one, and a sign as well."""
        palette = QApplication.palette()
        base = palette.base().color()
        sign = self.cell(index.row(), index.column()).sign
        if sign == verdict_sign(Verdict.BETTER):
            return theme.mix(palette.accent().color(), base, 0.2)
        if index.row() == index.column() - 1 or sign == verdict_sign(Verdict.WORSE):
            return theme.mix(palette.windowText().color(), base, 0.08)
        return None


class _NameHeader(ContentHeader):
    """Names with their ranks."""

    def __init__(self, orientation: Qt.Orientation, parent: MatrixTable) -> None:
        super().__init__(orientation, parent)
        self._table = parent
        self.setHighlightSections(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def _rank_width(self) -> int:
        return self.fontMetrics().horizontalAdvance("00") + 8

    def sizeHint(self) -> QSize:
        widest = max(map(self.fontMetrics().horizontalAdvance, self._table.names), default=0)
        hint = super().sizeHint()
        if self.orientation() is Qt.Orientation.Horizontal:
            # A header is higher only if the window has room for it.
            most = max(em(self, 6), min(em(self, 12), self._table.window().height() // 5))
            return QSize(hint.width(), min(widest, most) + self._rank_width() + 12)
        most = max(self._table.width() // 4, em(self, 6))
        return QSize(min(widest + 16, most) + self._rank_width(), hint.height())

    def sectionSizeFromContents(self, logical: int) -> QSize:  # noqa: N802
        # The cells decide the width; names are shortened.
        return QSize(0, self.fontMetrics().height())

    def paint_content(self, painter: QPainter, rect: QRect, logical: int) -> None:
        if self.orientation() is Qt.Orientation.Horizontal:
            # From bottom to top, so that names are read in full above narrow columns.
            painter.setTransform(QTransform(0, -1, 1, 0, rect.left(), rect.bottom() + 1), True)
            rect = QRect(0, 0, rect.height(), rect.width())
        self._draw_name(painter, rect, logical)

    def _draw_name(self, painter: QPainter, rect: QRect, logical: int) -> None:
        metrics = self.fontMetrics()
        middle = Qt.AlignmentFlag.AlignVCenter
        rank = QRect(rect.left() + 4, rect.top(), self._rank_width() - 8, rect.height())
        painter.setPen(theme.muted(self.palette()))
        place = logical - (self.orientation() is Qt.Orientation.Horizontal)
        painter.drawText(rank, Qt.AlignmentFlag.AlignRight | middle, self._table.rank(place))
        box = rect.adjusted(self._rank_width() + 4, 0, -4, 0)
        name = str(self.model().headerData(logical, self.orientation()))
        short = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, box.width())
        painter.setPen(self.palette().buttonText().color())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | middle, short)


class MatrixTable(TableView):
    """Each candidate against each other; signals name them by their indices in the evaluation.

    Signals
    -------
    chosen, opened
        Candidate and rival of the cell that became the current one, or whose segments the user
        wants to see.
    """

    chosen = Signal(int, int)
    opened = Signal(int, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, copied=self._copied_table, model=MatrixModel(parent))
        self.standings: Standings | None = None
        self.names: list[str] = []
        for orientation, set_header in (
            (Qt.Orientation.Horizontal, self.setHorizontalHeader),
            (Qt.Orientation.Vertical, self.setVerticalHeader),
        ):
            set_header(_NameHeader(orientation, self))
        self.setShowGrid(True)
        self.setCornerButtonEnabled(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.selectionModel().currentChanged.connect(self._tell_current)
        self.doubleClicked.connect(self._open)

    def show_evaluation(self, evaluation: Evaluation | None, metric: str) -> None:
        """Show the differences of an evaluation's candidates by one metric."""
        self.standings = None if evaluation is None else Standings(evaluation, metric)
        self.names = [*short_names(evaluation.candidate_names).values()] if evaluation else []
        self.show_table(matrix(evaluation, metric) if evaluation else None)
        self.setColumnHidden(0, True)
        self._fit()

    @property
    def _order(self) -> tuple[int, ...]:
        return self.standings.order if self.standings else ()

    def rank(self, place: int) -> str:
        """Return the rank of the candidate in a place of the order."""
        rank = self.standings.ranks[self._order[place]] if self.standings else None
        return "" if rank is None else format_number(rank)

    def make_current(self, candidate: int, rival: int) -> None:
        """Make the cell of two candidates the current one, without a signal."""
        if candidate in self._order and rival in self._order:
            self.choose_row(self._order.index(candidate), self._order.index(rival) + 1)

    def _pair(self, index: QModelIndex) -> tuple[int, int] | None:
        """Return the candidates of a cell; None if they are the same one."""
        row, column = index.row(), index.column() - 1
        if not index.isValid() or row == column or column < 0:
            return None
        return self._order[row], self._order[column]

    def _copied_table(self) -> Table:
        """Return the selected cells, or all if only one is selected, with the names."""
        table, indexes = self.shown.table.in_full, self.selectedIndexes()
        if len(indexes) > 1:
            rows = sorted({index.row() for index in indexes})
            places = sorted({0, *(index.column() for index in indexes)})
            table = replace(table, rows=[table.rows[row] for row in rows]).part(places)
        return replace(table, columns=(Column(""), *table.columns[1:]))

    def _tell_current(self, current: QModelIndex, previous: QModelIndex) -> None:
        if not self._is_silent and (pair := self._pair(current)):
            self.chosen.emit(*pair)

    def _open(self, index: QModelIndex) -> None:
        if pair := self._pair(index):
            self.opened.emit(*pair)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        count = self.shown.rowCount()
        if not count:
            return
        metrics = self.fontMetrics()
        least = metrics.horizontalAdvance("\u221200.00 ▲") + 14
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.setDefaultSectionSize(row_height(metrics.height()))
        room = self.width() - rows.sizeHint().width() - 2 * self.frameWidth()
        columns.setDefaultSectionSize(max(min(room // count, em(self, 8)), least))
        height = columns.sizeHint().height() + 2 * self.frameWidth()
        if columns.defaultSectionSize() * count > room:
            height += self.horizontalScrollBar().sizeHint().height()
        more = 0.5 if count > MOST_ROWS else 0
        height += round(rows.defaultSectionSize() * (min(count, MOST_ROWS) + more))
        self.setFixedHeight(height)
