"""The titles of a table, with the mark of the sorted column, and the axes of scores."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from bleu_desktop.shared import theme
from bleu_desktop.shared.axis import Axis
from bleu_desktop.shared.cells import ContentHeader
from bleu_desktop.shared.score_plot import plot_rect, position, value_width
from bleu_desktop.shared.sizes import SMALL, margin
from bleu_desktop.shared.widgets import scaled_font
from bleu_score.i18n import format_number

_ABOVE = 5


class TableHeader(ContentHeader):
    """Titles above the texts of their columns.

    Parameters
    ----------
    axes
        The axes on which the scores of columns are drawn.
    sorts
        Whether a click on a title sorts; the third one brings back the first order.
    """

    def __init__(self, axes: Mapping[int, Axis], parent: QWidget, *, sorts: bool) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._axes = axes
        self.setHighlightSections(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setSectionsClickable(sorts)
        self.setSortIndicatorClearable(sorts)
        self.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height() + 2 * _ABOVE
        if self._axes:
            height += QFontMetrics(scaled_font(self, SMALL)).height() + 2
        return QSize(super().sizeHint().width(), height)

    def sectionSizeFromContents(self, logical: int) -> QSize:  # noqa: N802
        width = self.fontMetrics().horizontalAdvance(self._title(logical)) + 2 * margin() + 1
        return QSize(width + self._mark_width(), self.sizeHint().height())

    def _title(self, logical: int) -> str:
        return str(self.model().headerData(logical, self.orientation()) or "")

    def _mark_width(self) -> int:
        """Return the room for the mark of the sorted column, beside its title."""
        return round(self.fontMetrics().height() * 0.8) if self.isSortIndicatorShown() else 0

    def paint_content(self, painter: QPainter, rect: QRect, logical: int) -> None:
        axis = self._axes.get(logical)
        self._draw_title(painter, rect, logical)
        plot = plot_rect(rect, self.fontMetrics())
        if axis is not None and plot is not None:
            self._draw_axis(painter, rect, plot, axis)

    def _draw_title(self, painter: QPainter, rect: QRect, logical: int) -> None:
        align = self.model().headerData(
            logical, self.orientation(), Qt.ItemDataRole.TextAlignmentRole
        )
        side = Qt.AlignmentFlag(align or 0) & Qt.AlignmentFlag.AlignHorizontal_Mask
        metrics = self.fontMetrics()
        box = rect.adjusted(margin(), _ABOVE, -margin(), 0)
        if logical in self._axes:
            # Above the numbers, with which the column begins.
            numbers = max(value_width(metrics), self.sectionSizeFromContents(logical).width())
            box.setRight(rect.left() + numbers - margin() - 1)
        box.setHeight(metrics.height())
        is_sorted = self.isSortIndicatorShown() and logical == self.sortIndicatorSection()
        mark = self._mark_width()
        if is_sorted and side == Qt.AlignmentFlag.AlignRight:
            box.adjust(0, 0, -mark, 0)
        text = metrics.elidedText(self._title(logical), self.textElideMode(), box.width())
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)
        if is_sorted:
            is_right = side == Qt.AlignmentFlag.AlignRight
            end = box.right() if is_right else box.left() + metrics.horizontalAdvance(text)
            self._draw_mark(painter, QRectF(end + 4, box.top(), mark - 4, box.height()))

    def _draw_mark(self, painter: QPainter, box: QRectF) -> None:
        """Draw the mark of the sorted column: an arrow, up for ascending."""
        size = box.width() / 2
        up = self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
        tip = -size * 0.6 if up else size * 0.6
        corners = [QPointF(0, tip), QPointF(-size, -tip), QPointF(size, -tip)]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.muted(self.palette()))
        painter.drawPolygon(QPolygonF([box.center() + corner for corner in corners]))

    def _draw_axis(self, painter: QPainter, rect: QRect, plot: QRect, axis: Axis) -> None:
        painter.setFont(scaled_font(self, SMALL))
        painter.setPen(theme.muted(self.palette()))
        height = painter.fontMetrics().height()
        free = rect.left() + margin()
        for tick in axis.ticks:
            text = format_number(tick, axis.decimals)
            width = painter.fontMetrics().horizontalAdvance(text)
            left = round(position(plot, axis, tick) - width / 2)
            if left < free or left + width > rect.right() - 2:
                continue
            free = left + width + margin()
            box = QRect(left, rect.bottom() - height - 2, width + 1, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
