"""A table of a report as a model of Qt: the same cells, in an order the user can change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QObject,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont

from bleu_desktop.shared.cells import Index
from bleu_desktop.shared.icons import icon
from bleu_desktop.shared.table_copier import CELL
from bleu_desktop.shared.widgets import plain_tool_tip
from bleu_score.messages.names import one_line
from bleu_score.reports.cells import Cell, Column, Form, Row, Table

DataRole = Qt.ItemDataRole

NO_TABLE = Table("", "", (), ())
# Numbers and percentages have them in some languages.
_NO_BREAK_SPACES = "\u00a0\u202f"


class TableModel(QAbstractTableModel):
    """The rows of a table, each read when it is seen.

    Attributes
    ----------
    rows
        The numbers of its rows, in the order in which they are shown.
    editable
        The column whose texts the user can change; None if there is none.

    Signals
    -------
    edited
        A row, and the text the user gave it.
    """

    edited = Signal(int, str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.table = NO_TABLE
        self.rows: Sequence[int] = ()
        self.editable: int | None = None
        self._sorted: tuple[str, Qt.SortOrder] | None = None

    def show_table(self, table: Table) -> None:
        """Show another table, sorted by the same column."""
        self.beginResetModel()
        self.table = table
        self._sort_rows()
        self.endResetModel()

    def cell(self, row: int, column: int) -> Cell:
        """Return the cell in a row and column."""
        return self.table.rows[self.rows[row]][column]

    def place(self, key: str) -> int:
        """Return the column with a key."""
        return [column.key for column in self.table.columns].index(key)

    # Qt's model

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.table.columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == self.editable else flags

    def data(self, index: Index, role: int = DataRole.DisplayRole) -> Any:
        row = self.table.rows[self.rows[index.row()]]
        return cell_data(row, index.column(), self.table.columns, role)

    def setData(  # noqa: N802
        self, index: Index, value: Any, role: int = DataRole.EditRole
    ) -> bool:
        self.edited.emit(index.row(), str(value))
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = DataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical:
            return self._row_title(section, role)
        return title_data(self.table.columns, section, role)

    def _row_title(self, row: int, role: int) -> Any:
        if row >= len(self.rows) or role not in (DataRole.DisplayRole, DataRole.ToolTipRole):
            return None
        title = shown_text(self.cell(row, self.table.heading))
        return title if role == DataRole.DisplayRole else plain_tool_tip(title)

    # Order

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 for the order of the table."""
        self.layoutAboutToBeChanged.emit()
        before = list(self.rows)
        is_column = 0 <= column < len(self.table.columns)
        self._sorted = (self.table.columns[column].key, order) if is_column else None
        self._sort_rows()
        old = self.persistentIndexList()
        new = [self.index(self.rows.index(before[each.row()]), each.column()) for each in old]
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()

    def _sort_rows(self) -> None:
        """Sort; rows without a value come last either way, equal ones in the table's order."""
        self.rows = range(len(self.table.rows))
        key, order = self._sorted or ("", Qt.SortOrder.AscendingOrder)
        place = next((n for n, column in enumerate(self.table.columns) if column.key == key), None)
        if not key or place is None:
            return
        values = [_value(row[place]) for row in self.table.rows]
        known = [row for row in self.rows if values[row] is not None]
        unknown = [row for row in self.rows if values[row] is None]
        descends = order == Qt.SortOrder.DescendingOrder
        known.sort(key=values.__getitem__, reverse=descends)  # type: ignore[arg-type]
        self.rows = known + unknown


def cell_data(row: Row, place: int, columns: Sequence[Column], role: int) -> Any:
    """Return the data of a cell for a role of Qt."""
    cell = row[place]
    match role:
        case DataRole.DisplayRole | DataRole.EditRole:
            return shown_text(cell)
        case DataRole.ToolTipRole:
            is_long = cell.form is Form.NAME or columns[place].is_long
            tip = cell.tip or cell.full or (shown_text(cell) if is_long else "")
            return plain_tool_tip(tip) if tip else None
        case DataRole.AccessibleTextRole:
            return cell.spoken or None
        case DataRole.TextAlignmentRole:
            return _alignment(columns[place])
        case DataRole.DecorationRole:
            return icon(cell.icon) if cell.icon else None
        case DataRole.FontRole if row[0].is_strong:
            font = QFont()
            font.setBold(True)
            return font
    return cell if role == CELL else None


def title_data(columns: Sequence[Column], place: int, role: int) -> Any:
    """Return the data of a column’s title for a role of Qt."""
    if place >= len(columns):
        return None
    column = columns[place]
    match role:
        case DataRole.DisplayRole:
            return in_one_line(column.title)
        case DataRole.ToolTipRole:
            tip = column.note or (column.title if column.is_name else "")
            return plain_tool_tip(tip) if tip else None
        case DataRole.TextAlignmentRole:
            return _alignment(column)
        case DataRole.InitialSortOrderRole:
            order = Qt.SortOrder
            return order.AscendingOrder if column.rises else order.DescendingOrder
    return None


def _value(cell: Cell) -> float | str | None:
    """Return the value that a cell is sorted by; None if it has none."""
    if cell.form is Form.NAME:
        return (cell.full or cell.text).casefold()
    known = (each for each in (cell.place, cell.number, cell.low) if each is not None)
    return next(known, None)


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def shown_text(cell: Cell) -> str:
    """Return the text of a cell, with its sign: behind a number, before words."""
    if cell.number is not None and cell.sign:
        return in_one_line(f"{cell.text} {cell.sign}")
    return in_one_line(cell.signed_text)


def in_one_line(text: str) -> str:
    """Return a text in one line; spaces that keep numbers together need no sign."""
    return "".join(each if each in _NO_BREAK_SPACES else one_line(each) for each in text)
