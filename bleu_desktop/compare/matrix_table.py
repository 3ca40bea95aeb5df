"""The matrix of candidates, each compared with each other."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QTransform
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QSizePolicy,
    QTableView,
    QWidget,
)

from bleu_core.comparing.standings import Standings
from bleu_core.results import Evaluation
from bleu_core.scoring.verdicts import Verdict
from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.cells import ContentHeader
from bleu_desktop.shared.copying import copied_table
from bleu_desktop.shared.name_shortener import NameShortener
from bleu_desktop.shared.table_copier import TableCopier
from bleu_desktop.shared.widgets import draw_focus, em, plain_tool_tip
from bleu_score.i18n import format_number
from bleu_score.messages.comparisons import comparison_tip
from bleu_score.messages.metrics import verdict_sign
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import BLANK, NOTHING, Cell, Table, signed_cell

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

MOST_ROWS = 20
"""The most rows shown without scrolling."""


class MatrixModel(QAbstractTableModel):
    """Rows minus columns, in points; both are candidates, best first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.standings: Standings | None = None
        self.names: tuple[str, ...] = ()

    def show_evaluation(self, evaluation: Evaluation | None, metric: str) -> None:
        """Show the differences of an evaluation's candidates by one metric."""
        self.beginResetModel()
        self.standings = None if evaluation is None else Standings(evaluation, metric)
        candidates = () if evaluation is None else evaluation.candidates
        self.names = tuple(text_name(candidate.name) for candidate in candidates)
        self.endResetModel()

    @property
    def order(self) -> tuple[int, ...]:
        """The candidates in the order of rows and of columns."""
        return self.standings.order if self.standings else ()

    def pair_at(self, index: Index) -> tuple[int, int]:
        """Return the candidates of a cell, as indices in the evaluation: row, column."""
        return self.order[index.row()], self.order[index.column()]

    def verdict_at(self, index: Index) -> Verdict | None:
        """Return the verdict on the row's candidate against the column's; None without a test."""
        assert self.standings is not None
        comparison = self.standings.comparison(*self.pair_at(index))
        return comparison.verdict if comparison else None

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.order)

    def columnCount(self, parent: Index | None = None) -> int:
        return self.rowCount(parent)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if role == Role.DisplayRole:
            return self.text(index.row(), index.column())
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == Role.BackgroundRole:
            return self._ground(index)
        if role in (Role.ToolTipRole, Role.AccessibleTextRole) and index.row() != index.column():
            said = self._said(index)
            return plain_tool_tip(said) if role == Role.ToolTipRole else said
        return None

    def text(self, row: int, column: int) -> str:
        """Return the difference in a cell, followed by the sign of its verdict."""
        cell = self.cell(row, column)
        return f"{cell.text} {cell.sign}" if cell.sign else cell.text

    def cell(self, row: int, column: int) -> Cell:
        """Return the difference of two candidates, with the sign of its verdict."""
        assert self.standings is not None
        if row == column:
            return BLANK
        pair = self.order[row], self.order[column]
        difference = self.standings.difference(*pair)
        if difference is None:
            return NOTHING
        comparison = self.standings.comparison(*pair)
        sign = verdict_sign(comparison.verdict) if comparison else ""
        return signed_cell(difference, self.standings.decimals, sign=sign)

    def _said(self, index: Index) -> str:
        assert self.standings is not None
        candidate, rival = self.pair_at(index)
        head = translate("Compare", "{candidate} against {rival}").format(
            candidate=self.names[candidate], rival=self.names[rival]
        )
        comparison = self.standings.comparison(candidate, rival)
        rest = comparison_tip(comparison) if comparison else self.text(index.row(), index.column())
        return f"{head}\n{rest}"

    def _ground(self, index: Index) -> Any:
        """Return the tint of a cell: significant differences have one, and a sign as well."""
        palette = QApplication.palette()
        base = palette.base().color()
        if index.row() == index.column():
            return theme.mix(palette.windowText().color(), base, 0.08)
        verdict = self.verdict_at(index)
        if verdict is Verdict.BETTER:
            return theme.mix(palette.highlight().color(), base, 0.2)
        if verdict is Verdict.WORSE:
            return theme.mix(palette.windowText().color(), base, 0.08)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if section >= len(self.order):
            return None
        name = self.names[self.order[section]]
        if role == Role.DisplayRole:
            return name
        if role == Role.ToolTipRole:
            return plain_tool_tip(name)
        return None

    def rank(self, section: int) -> str:
        """Return the rank of the candidate in a row or column."""
        assert self.standings is not None
        rank = self.standings.ranks[self.order[section]]
        return "" if rank is None else format_number(rank)


class _NameHeader(ContentHeader):
    """Names with their ranks, shortened in the parts they share."""

    def __init__(
        self,
        orientation: Qt.Orientation,
        model: MatrixModel,
        names: NameShortener,
        parent: QWidget,
    ) -> None:
        super().__init__(orientation, parent)
        self._matrix = model
        self._table = parent
        self._names = names
        self.setHighlightSections(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def _rank_width(self) -> int:
        return self.fontMetrics().horizontalAdvance("00") + 8

    def sizeHint(self) -> QSize:
        widest = max(map(self.fontMetrics().horizontalAdvance, self._matrix.names), default=0)
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
        painter.drawText(rank, Qt.AlignmentFlag.AlignRight | middle, self._matrix.rank(logical))
        box = rect.adjusted(self._rank_width() + 4, 0, -4, 0)
        name = str(self._matrix.headerData(logical, self.orientation()))
        short = self._names.shortened(name, metrics, box.width())
        short = metrics.elidedText(short, Qt.TextElideMode.ElideMiddle, box.width())
        painter.setPen(self.palette().buttonText().color())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | middle, short)


class MatrixTable(QTableView):
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
        super().__init__(parent)
        self.matrix = MatrixModel(self)
        self._names = NameShortener()
        for orientation, set_header in (
            (Qt.Orientation.Horizontal, self.setHorizontalHeader),
            (Qt.Orientation.Vertical, self.setVerticalHeader),
        ):
            set_header(_NameHeader(orientation, self.matrix, self._names, self))
        self.setModel(self.matrix)
        self.setCornerButtonEnabled(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._is_silent = False
        self.selectionModel().currentChanged.connect(self._tell_current)
        self.doubleClicked.connect(self._open)
        self.matrix.modelReset.connect(self._fit)
        self.copier = TableCopier(self, table=self._copied_table)

    def show_evaluation(self, evaluation: Evaluation | None, metric: str) -> None:
        """Show the differences of an evaluation's candidates by one metric."""
        candidates = evaluation.candidates if evaluation else ()
        self._names.set_names([text_name(candidate.name) for candidate in candidates])
        self._is_silent = True
        self.matrix.show_evaluation(evaluation, metric)
        self._is_silent = False

    def make_current(self, candidate: int, rival: int) -> None:
        """Make the cell of two candidates the current one, without a signal."""
        order = self.matrix.order
        if candidate in order and rival in order:
            index = self.matrix.index(order.index(candidate), order.index(rival))
            if index != self.currentIndex():
                self._is_silent = True
                self.setCurrentIndex(index)
                self._is_silent = False

    def _copied_table(self) -> Table:
        """Return the selected cells, or all if only one is selected, with the names."""
        indexes = self.selectedIndexes()
        everything = range(self.matrix.rowCount())
        rows = sorted({index.row() for index in indexes}) if len(indexes) > 1 else everything
        columns = sorted({index.column() for index in indexes}) if len(indexes) > 1 else everything
        names = [self.matrix.names[place] for place in self.matrix.order]
        titles = ["", *(names[column] for column in columns)]
        cells = [
            [Cell(names[row]), *(self.matrix.cell(row, column) for column in columns)]
            for row in rows
        ]
        return copied_table(titles, cells)

    def _tell_current(self, current: QModelIndex, previous: QModelIndex) -> None:
        if current.isValid() and not self._is_silent and current.row() != current.column():
            self.chosen.emit(*self.matrix.pair_at(current))

    def _open(self, index: QModelIndex) -> None:
        if index.isValid() and index.row() != index.column():
            self.opened.emit(*self.matrix.pair_at(index))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        count = self.matrix.rowCount()
        if not count:
            return
        metrics = self.fontMetrics()
        least = metrics.horizontalAdvance("\u221200.00 ▲") + 14
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.setDefaultSectionSize(round(metrics.height() * 1.75))
        room = self.width() - rows.sizeHint().width() - 2 * self.frameWidth()
        columns.setDefaultSectionSize(max(min(room // count, em(self, 8)), least))
        height = columns.sizeHint().height() + 2 * self.frameWidth()
        if columns.defaultSectionSize() * count > room:
            height += self.horizontalScrollBar().sizeHint().height()
        more = 0.5 if count > MOST_ROWS else 0
        height += round(rows.defaultSectionSize() * (min(count, MOST_ROWS) + more))
        self.setFixedHeight(height)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_focus(self)
