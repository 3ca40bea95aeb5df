"""The view of every table: read-only rows, one of them current, which can be copied."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QTableView, QWidget

from bleu_desktop.shared.axis import Axis
from bleu_desktop.shared.focus_frame import FocusFrame
from bleu_desktop.shared.table_copier import TableCopier
from bleu_desktop.shared.table_delegate import TableDelegate
from bleu_desktop.shared.table_header import TableHeader
from bleu_desktop.shared.table_model import NO_TABLE, TableModel
from bleu_score.reports.cells import Cell, Table


class TableView(QTableView):
    """A table of cells without grid and row numbers, in which one row is chosen.

    Parameters
    ----------
    copied
        Makes the table that is copied; by default, it has the cells of the rows.
    sorts
        Whether the user can sort; a subclass then has a menu for that and for copying.
    model
        The model, if it is one of its own.

    Attributes
    ----------
    axes
        The axes on which the scores of columns are drawn.
    shown
        The model.

    Signals
    -------
    row_chosen
        The number of the row that the user made the current one.
    """

    row_chosen = Signal(int)

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        copied: Callable[[], Table] | None = None,
        sorts: bool = False,
        model: TableModel | None = None,
    ) -> None:
        super().__init__(parent)
        self.axes: dict[int, Axis] = {}
        self.shown = model or TableModel(self)
        self._is_silent = False
        self.cells = TableDelegate(self, self.axes)
        self.setHorizontalHeader(TableHeader(self.axes, self, sorts=sorts))
        self.setItemDelegate(self.cells)
        self.setModel(self.shown)
        FocusFrame(self)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.selectionModel().currentRowChanged.connect(self._tell_row)
        self.copier = TableCopier(self, table=copied, menu=not sorts)

    def show_table(self, table: Table | None, axes: Mapping[int, Axis] | None = None) -> None:
        """Show a table, and scores on axes; the current row keeps its place, without a signal."""
        row, column = max(self.current_row(), 0), max(self.currentIndex().column(), 0)
        self.axes.clear()
        self.axes.update(axes or {})
        self.shown.show_table(table or NO_TABLE)
        self.choose_row(min(row, self.shown.rowCount() - 1), column)

    def show_axes(self, axes: Mapping[int, Axis]) -> None:
        """Draw the scores of some columns on other axes."""
        self.axes.clear()
        self.axes.update(axes)
        self.viewport().update()
        self.horizontalHeader().viewport().update()

    def current_row(self) -> int:
        """Return the number of the current row; -1 if there is none."""
        return self.currentIndex().row()

    def choose_row(self, row: int, column: int = 0) -> None:
        """Make a row the current one, without a signal."""
        self._is_silent = True
        self.setCurrentIndex(self.shown.index(row, min(column, self.shown.columnCount() - 1)))
        self._is_silent = False

    def cell(self, row: int, column: int) -> Cell:
        """Return a cell of the rows as they are shown."""
        return self.shown.cell(row, column)

    def texts(self) -> list[list[str]]:
        """Return the texts it shows, the titles first."""
        columns = [n for n in range(self.shown.columnCount()) if not self.isColumnHidden(n)]
        titles = [self.shown.headerData(n, Qt.Orientation.Horizontal) for n in columns]
        rows = range(self.shown.rowCount())
        return [titles, *([self.shown.index(row, n).data() for n in columns] for row in rows)]

    def _tell_row(self, current: QModelIndex, previous: QModelIndex) -> None:
        if current.isValid() and not self._is_silent:
            self.row_chosen.emit(current.row())
