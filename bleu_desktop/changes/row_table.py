"""Small tables whose rows can be opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from bleu_desktop.shared import theme
from bleu_desktop.shared.axis import Axis
from bleu_desktop.shared.small_table import SmallTable
from bleu_desktop.shared.table_delegate import TableDelegate
from bleu_score.reports.cells import Table


class RowTable(SmallTable):
    """A table whose rows lead to their segments.

    Signals
    -------
    opened
        Index of the row that was clicked, or chosen with Enter.
    """

    opened = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, has_choice=True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda index: self.opened.emit(index.row()))

    def show_table(self, table: Table | None, axes: Mapping[int, Axis] | None = None) -> None:
        super().show_table(table, axes)
        if not self.hasFocus():
            self.clearSelection()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectRow(self.current_row())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # A row is a link: without the focus, none is the chosen one.
        self.clearSelection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current_row() >= 0:
            self.opened.emit(self.current_row())
        else:
            super().keyPressEvent(event)


class BandDelegate(TableDelegate):
    """Draws the color of a band in front of its name."""

    def __init__(self, table: SmallTable) -> None:
        super().__init__(table, table.axes)
        self._swatch = round(table.fontMetrics().height() * 0.8)
        self.lead = round(self._swatch * 1.25)
        self._strengths: Sequence[int | None] = ()

    def show_strengths(self, strengths: Sequence[int | None]) -> None:
        """Set the strengths of the bands; see `bleu_score.reports.change_tables.band_strengths`.

        Further rows have no color.
        """
        self._strengths = strengths

    def paint_content(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        size, box = self._swatch, option.rect
        if index.row() < len(self._strengths):
            palette = QPalette(option.widget.palette() if option.widget else option.palette)
            strength = self._strengths[index.row()]
            ink, ground = palette.windowText().color(), palette.window().color()
            color = theme.mix(ink, ground, 0.16)
            if strength is not None:
                color = theme.band_colors(palette)[strength]
            top = box.top() + (box.height() - size) // 2
            painter.fillRect(QRect(box.left() + size // 2, top, size, size), color)
        super().paint_content(painter, option, index)
