"""Cells and titles with the same room left and right of their texts."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QTableView,
)

MARGIN = 8
_ABOVE = 3


class PaddedDelegate(QStyledItemDelegate):
    """Draws a text; where its column cannot be wider, in several lines."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        own = QStyleOptionViewItem(option)
        self.initStyleOption(own, index)
        text, own.text = own.text, ""
        style = own.widget.style() if own.widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, own, painter, own.widget)
        selected = bool(own.state & QStyle.StateFlag.State_Selected)
        active = bool(own.state & QStyle.StateFlag.State_Active)
        group = QPalette.ColorGroup.Active if active else QPalette.ColorGroup.Inactive
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        painter.save()
        painter.setFont(own.font)
        painter.setPen(own.palette.color(group, role))
        box = own.rect.adjusted(MARGIN, 0, -MARGIN, 0)
        flags = own.displayAlignment | Qt.TextFlag.TextWordWrap
        painter.drawText(box, flags, text)
        painter.restore()

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
        needed = own.fontMetrics.boundingRect(QRect(0, 0, width, 100_000), flags, own.text)
        return QSize(needed.width() + 2 * MARGIN + 1, needed.height() + 2 * _ABOVE)


class PaddedHeader(QHeaderView):
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

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:  # noqa: N802
        if not rect.isValid():
            return
        option = QStyleOptionHeader()
        self.initStyleOption(option)
        option.rect = rect
        option.section = logical
        painter.save()
        self.style().drawControl(QStyle.ControlElement.CE_HeaderSection, option, painter, self)
        painter.restore()
        title = str(self.model().headerData(logical, self.orientation()) or "")
        role = Qt.ItemDataRole.TextAlignmentRole
        align = self.model().headerData(logical, self.orientation(), role)
        box = rect.adjusted(MARGIN, 0, -MARGIN, 0)
        painter.save()
        painter.setFont(self.font())
        painter.setPen(self.palette().buttonText().color())
        painter.drawText(box, Qt.AlignmentFlag(align or 0), title)
        painter.restore()
