"""A small table that shows all its rows, and is copied as a whole."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from bleu_desktop.shared.axis import Axis
from bleu_desktop.shared.score_plot import value_width
from bleu_desktop.shared.sizes import margin, reading_width
from bleu_desktop.shared.table_delegate import TableDelegate
from bleu_desktop.shared.table_model import TableModel
from bleu_desktop.shared.table_view import TableView
from bleu_desktop.shared.widgets import em
from bleu_score.reports.cells import BLANK, Table

# The width of a short name, in heights of the font.
_SHORT_NAME = 8


class SmallTable(TableView):
    """As high as its rows; texts are wrapped if the table is narrow.

    Drawings take the remaining width, else the column of long texts, else the last one of texts.
    A column that is empty in every row is not shown.

    Parameters
    ----------
    has_choice
        Whether choosing a row does anything.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        has_choice: bool = False,
        model: TableModel | None = None,
    ) -> None:
        super().__init__(parent, model=model)
        if not has_choice:
            self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setWordWrap(True)
        self.setMaximumWidth(reading_width())
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stretched = 0
        # A layout does not notice heights that change while it is giving the table its width.
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._fit)

    def show_table(self, table: Table | None, axes: Mapping[int, Axis] | None = None) -> None:
        super().show_table(table, axes)
        if table is not None:
            self._stretched = self._widest(table)
            self.setAccessibleName(table.title)
        self._fit()

    def _widest(self, table: Table) -> int:
        """Return the column that takes the remaining width."""
        places = self._filled(table)
        drawn = [n for n in places if n in self.axes or any(row[n].bar for row in table.rows)]
        long = [n for n in places if table.columns[n].is_long]
        texts = [n for n in places if not table.columns[n].is_number]
        return [*texts, *long, *drawn][-1]

    @staticmethod
    def _filled(table: Table) -> list[int]:
        """Return the columns that say something."""
        places = range(len(table.columns))
        return [n for n in places if not table.rows or any(row[n] != BLANK for row in table.rows)]

    def _share_width(self) -> None:
        """Hide optional columns, then wrap the widest texts, if one column has too little room."""
        columns, mode = self.shown.table.columns, QHeaderView.ResizeMode
        header = self.horizontalHeader()
        filled = self._filled(self.shown.table)
        for place in range(len(columns)):
            stretches = place == self._stretched
            header.setSectionResizeMode(place, mode.Stretch if stretches else mode.ResizeToContents)
            self.setColumnHidden(place, place not in filled)
        others = [n for n in filled if n != self._stretched]
        least = self._least_width(self._stretched)
        missing = least + sum(map(header.sectionSize, others)) - self.viewport().width()
        for place in others:
            if columns[place].is_optional and missing > 0:
                missing -= header.sectionSize(place)
                self.setColumnHidden(place, True)
        texts = [n for n in others if not columns[n].is_number and not self.isColumnHidden(n)]
        for place in sorted(texts, key=header.sectionSize, reverse=True):
            width = header.sectionSize(place)
            narrow = max(self._least_width(place), width - max(missing, 0))
            if narrow < width:
                missing -= width - narrow
                header.setSectionResizeMode(place, mode.Fixed)
                header.resizeSection(place, narrow)

    def _least_width(self, column: int) -> int:
        """Return the width of the title or the longest word, but at most that of a short name."""
        title = self.horizontalHeader().sectionSizeFromContents(column).width()
        if column in self.axes:
            return max(title, value_width(self.fontMetrics()))
        cells = [self.shown.index(row, column) for row in range(self.shown.rowCount())]
        words = [word for cell in cells for word in str(cell.data()).split()]
        advance = self.fontMetrics().horizontalAdvance
        delegate = self.itemDelegateForColumn(column) or self.cells
        lead = delegate.lead if isinstance(delegate, TableDelegate) else 0
        longest = max(map(advance, words), default=0) + 2 * margin() + lead + 1
        return max(title, min(longest, em(self, _SHORT_NAME)))

    def _fit(self) -> None:
        """Give each row the height of its text, and the table that of its rows."""
        if not self.shown.table.columns:
            return
        self._share_width()
        self.resizeRowsToContents()
        height = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        self.setFixedHeight(height + sum(map(self.rowHeight, range(self.shown.rowCount()))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._turn.start()
