"""Read-only tables whose rows can be chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from bleu_desktop.shared.sizes import row_height
from bleu_desktop.shared.table_copier import CELL, TableCopier
from bleu_score.reports.cells import Cell


class ReadingTable(QTableWidget):
    """A read-only table without grid and row numbers; one row is chosen. It can be copied."""

    def __init__(self, columns: int, parent: QWidget | None = None) -> None:
        super().__init__(0, columns, parent)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        # A row is one line high: a wrapped name would lose the part after its hyphen.
        self.setWordWrap(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        self.copier = TableCopier(self)

    def fit_rows(self) -> None:
        """Add space above and below the text of the rows."""
        self.verticalHeader().setDefaultSectionSize(row_height(self.fontMetrics().height()))


def cell_item(cell: Cell, shown: str | None = None) -> QTableWidgetItem:
    """Return an item that is copied as a cell, and shows its text or the text `shown`."""
    item = QTableWidgetItem(cell.text if shown is None else shown)
    item.setData(CELL, cell)
    return item
