"""Cells and headers of tables that paint their content themselves."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionHeader,
    QStyleOptionViewItem,
)

from bleu_desktop.shared import theme
from bleu_desktop.shared.sizes import margin, row_height

Index = QModelIndex | QPersistentModelIndex


class PaddedDelegate(QStyledItemDelegate):
    """Leaves the usual space beside the text of a cell, which the style draws."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        own = QStyleOptionViewItem(option)
        self.initStyleOption(own, index)
        style = own.widget.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, own, painter, own.widget)
        inner = QStyleOptionViewItem(option)
        inner.rect = option.rect.adjusted(self._beside(own), 0, -self._beside(own), 0)
        super().paint(painter, inner, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        height = max(size.height(), row_height(option.fontMetrics.height()))
        return QSize(size.width() + 2 * self._beside(option), height)

    @staticmethod
    def _beside(option: QStyleOptionViewItem) -> int:
        """Return the space that the style does not leave by itself."""
        style = option.widget.style()
        own = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, option.widget)
        return max(margin() - own - 1, 0)


class CellDelegate(QStyledItemDelegate):
    """Paints the background of a cell as the style does, and its content in `paint_content`."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        own = QStyleOptionViewItem(option)
        self.initStyleOption(own, index)
        empty = QStyleOptionViewItem(own)
        empty.text, empty.icon = "", QIcon()
        style = own.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, empty, painter, own.widget)
        painter.save()
        painter.setFont(own.font)
        painter.setPen(ink(own))
        self.paint_content(painter, own, index)
        painter.restore()

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the content of a cell; font and color are those of its text."""
        raise NotImplementedError


class ContentHeader(QHeaderView):
    """Paints the background of a title as the style does, and its content in `paint_content`."""

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
        painter.save()
        painter.setFont(self.font())
        palette = self.palette()
        painter.setPen(theme.quiet(palette.text().color(), palette.base().color()))
        self.paint_content(painter, rect, logical)
        painter.restore()

    def paint_content(self, painter: QPainter, rect: QRect, logical: int) -> None:
        """Paint the content of a section; font and color are those of its title."""
        raise NotImplementedError


def is_selected(option: QStyleOptionViewItem) -> bool:
    """Tell whether a cell is selected."""
    return bool(option.state & QStyle.StateFlag.State_Selected)


def ink(option: QStyleOptionViewItem) -> QColor:
    """Return the color of a cell's text."""
    role = QPalette.ColorRole.HighlightedText if is_selected(option) else QPalette.ColorRole.Text
    return option.palette.color(_group(option), role)


def ground(option: QStyleOptionViewItem) -> QColor:
    """Return the color of a cell's background."""
    role = QPalette.ColorRole.Highlight if is_selected(option) else QPalette.ColorRole.Base
    return option.palette.color(_group(option), role)


def _group(option: QStyleOptionViewItem) -> QPalette.ColorGroup:
    if not option.state & QStyle.StateFlag.State_Enabled:
        return QPalette.ColorGroup.Disabled
    if not option.state & QStyle.StateFlag.State_Active:
        return QPalette.ColorGroup.Inactive
    return QPalette.ColorGroup.Active
