"""A small table that shows all its rows, and is copied as a whole."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from bleu_desktop.shared.cells import MARGIN
from bleu_desktop.shared.padded_cells import PaddedDelegate, PaddedHeader
from bleu_desktop.shared.tables import ReadingTable, cell_item
from bleu_desktop.shared.widgets import (
    READING_WIDTH,
    draw_focus,
    em,
    one_line,
    plain_tool_tip,
    scaled_font,
)
from bleu_score.reports.cells import Row, Table

# The width of a short name, in heights of the font.
_SHORT_NAME = 8
# Numbers and percentages have them in some languages.
_NO_BREAK_SPACES = "\u00a0\u202f"


class SmallTable(ReadingTable):
    """As high as its rows; texts are wrapped if the table is narrow.

    Parameters
    ----------
    columns
        Number of columns.
    numbers
        The columns with numbers, which are aligned to the right.
    stretched
        The column that takes the remaining width.
    """

    def __init__(
        self, columns: int, *, numbers: Sequence[int], stretched: int, parent: QWidget
    ) -> None:
        super().__init__(columns, parent)
        self.setWordWrap(True)
        self.setHorizontalHeader(PaddedHeader(self))
        self.setItemDelegate(PaddedDelegate(self))
        self.setMaximumWidth(READING_WIDTH)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._set_columns(numbers, stretched)
        # A layout does not notice heights that change while it is giving the table its width.
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._fit)

    def _set_columns(self, numbers: Sequence[int], stretched: int) -> None:
        columns, mode = range(self.columnCount()), QHeaderView.ResizeMode
        self._numbers = numbers
        self._stretched = stretched
        self._texts = [n for n in columns if n not in numbers and n != stretched]
        for column in columns:
            self.horizontalHeader().setSectionResizeMode(
                column, mode.Stretch if column == stretched else mode.ResizeToContents
            )

    def show_table(self, table: Table) -> None:
        """Show a table of a report; it may have other columns than the one before.

        The last column of texts takes the remaining width.
        """
        if self.columnCount() != len(table.columns):
            self.setColumnCount(len(table.columns))
        numbers = [place for place, column in enumerate(table.columns) if column.is_number]
        self._set_columns(numbers, max({*range(len(table.columns))} - {*numbers}))
        self.show_rows([column.title for column in table.columns], table.rows)
        self.setAccessibleName(table.title)

    def show_rows(self, titles: Sequence[str], rows: Sequence[Row]) -> None:
        """Show rows, those with an emphasized name in bold; the current row stays the same."""
        chosen = max(self.currentRow(), 0)
        bold = scaled_font(self, 1.0, bold=True)
        with QSignalBlocker(self):
            self.setHorizontalHeaderLabels(list(titles))
            self.setRowCount(len(rows))
            for number, row in enumerate(rows):
                for column, cell in enumerate(row):
                    item = cell_item(cell, _shown(cell.text))
                    item.setTextAlignment(self._alignment(column))
                    if row[0].is_strong:
                        item.setFont(bold)
                    if column == self._stretched:
                        item.setToolTip(plain_tool_tip(_shown(cell.text)))
                    self.setItem(number, column, item)
            for column in range(self.columnCount()):
                if header := self.horizontalHeaderItem(column):
                    header.setTextAlignment(self._alignment(column))
            self.setCurrentCell(min(chosen, len(rows) - 1), 0)
        self._fit()

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        is_number = column in self._numbers
        side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def _share_width(self) -> None:
        """Wrap the widest texts if the column that stretches has too little room."""
        header, mode = self.horizontalHeader(), QHeaderView.ResizeMode
        for column in self._texts:
            header.setSectionResizeMode(column, mode.ResizeToContents)
        others = [n for n in range(self.columnCount()) if n != self._stretched]
        room = self.viewport().width() - sum(map(header.sectionSize, others))
        missing = self._least_width(self._stretched) - room
        for column in sorted(self._texts, key=header.sectionSize, reverse=True):
            width = header.sectionSize(column)
            narrow = max(self._least_width(column), width - max(missing, 0))
            if narrow < width:
                missing -= width - narrow
                header.setSectionResizeMode(column, mode.Fixed)
                header.resizeSection(column, narrow)

    def _least_width(self, column: int) -> int:
        """Return the width of the title or the longest word, but at most that of a short name."""
        items = [self.item(row, column) for row in range(self.rowCount())]
        words = [word for item in items if item for word in item.text().split()]
        advance = self.fontMetrics().horizontalAdvance
        longest = max(map(advance, words), default=0) + 2 * MARGIN + 1
        title = self.horizontalHeader().sectionSizeFromContents(column).width()
        return max(title, min(longest, em(self, _SHORT_NAME)))

    def _fit(self) -> None:
        """Give each row the height of its text, and the table that of its rows."""
        self._share_width()
        least = round(self.fontMetrics().height() * 1.6)
        self.resizeRowsToContents()
        for row in range(self.rowCount()):
            self.setRowHeight(row, max(self.rowHeight(row), least))
        height = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        self.setFixedHeight(height + sum(map(self.rowHeight, range(self.rowCount()))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._turn.start()

    def texts(self) -> list[list[str]]:
        """Return the texts it shows, the titles first."""
        columns = range(self.columnCount())
        titles = [self.horizontalHeaderItem(column) for column in columns]
        rows = [[self.item(row, column) for column in columns] for row in range(self.rowCount())]
        return [[item.text() if item else "" for item in line] for line in (titles, *rows)]

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_focus(self)

    def set_tip(self, row: int, column: int, text: str) -> None:
        """Set the tool tip of a cell."""
        if item := self.item(row, column):
            item.setToolTip(plain_tool_tip(text))


def _shown(text: str) -> str:
    """Return a text in one line; spaces that keep numbers together need no sign."""
    return "".join(each if each in _NO_BREAK_SPACES else one_line(each) for each in text)
