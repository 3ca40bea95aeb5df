"""Cells and titles with the same space to the left and right of their texts."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QTableView

from bleu_desktop.shared.cells import MARGIN, CellDelegate, ContentHeader

_ABOVE = 3


class PaddedDelegate(CellDelegate):
    """Draws a text, in several lines if its column cannot be wider."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table

    def paint_content(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        box = option.rect.adjusted(MARGIN, 0, -MARGIN, 0)
        text = _elided_words(option.fontMetrics, option.text, box.width())
        painter.drawText(box, option.displayAlignment | Qt.TextFlag.TextWordWrap, text)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        own = QStyleOptionViewItem(option)
        self.initStyleOption(own, index)
        header, column = self._table.horizontalHeader(), index.column()
        width = 100_000
        if header.sectionResizeMode(column) != QHeaderView.ResizeMode.ResizeToContents:
            width = header.sectionSize(column) - 2 * MARGIN
        flags = Qt.TextFlag.TextWordWrap
        text = _elided_words(own.fontMetrics, own.text, width)
        needed = own.fontMetrics.boundingRect(QRect(0, 0, width, 100_000), flags, text)
        return QSize(needed.width() + 2 * MARGIN + 1, needed.height() + 2 * _ABOVE)


def _elided_words(metrics: QFontMetrics, text: str, width: int) -> str:
    """Return a text without the middle of each word that is longer than a line, as names are."""
    middle = Qt.TextElideMode.ElideMiddle
    return " ".join(metrics.elidedText(word, middle, width) for word in text.split(" "))


class PaddedHeader(ContentHeader):
    """Titles above the texts of their columns."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self.setHighlightSections(False)
        self.setSectionsClickable(False)

    def sectionSizeFromContents(self, logical: int) -> QSize:  # noqa: N802
        size = super().sectionSizeFromContents(logical)
        title = str(self.model().headerData(logical, self.orientation()) or "")
        width = self.fontMetrics().horizontalAdvance(title) + 2 * MARGIN + 1
        return QSize(width, size.height() + 2 * _ABOVE)

    def paint_content(self, painter: QPainter, rect: QRect, logical: int) -> None:
        title = str(self.model().headerData(logical, self.orientation()) or "")
        role = Qt.ItemDataRole.TextAlignmentRole
        align = self.model().headerData(logical, self.orientation(), role)
        box = rect.adjusted(MARGIN, 0, -MARGIN, 0)
        painter.drawText(box, Qt.AlignmentFlag(align or 0), title)
