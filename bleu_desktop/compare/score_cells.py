"""Draws scores on the axis that a column shares, and the axis in the column's header."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from bleu_desktop.compare.candidate_model import NAME, CandidateModel
from bleu_desktop.shared import theme
from bleu_desktop.shared.axis import Axis
from bleu_desktop.shared.cells import MARGIN, CellDelegate, ContentHeader, ground, ink, is_selected
from bleu_desktop.shared.icons import text_icon_size
from bleu_desktop.shared.name_shortener import NameShortener
from bleu_desktop.shared.widgets import scaled_font
from bleu_score.i18n import format_number

# A narrower plot would show no more than the number beside it.
_LEAST_PLOT = 5


def least_width(metrics: QFontMetrics) -> int:
    """Return the width of a cell that has room for an axis, too."""
    return value_width(metrics) + 3 * MARGIN + round(metrics.height() * _LEAST_PLOT) + 1


def value_width(metrics: QFontMetrics) -> int:
    """Return the width of a cell that has room for the number only."""
    return 2 * MARGIN + metrics.horizontalAdvance("100.00")


def plot_rect(cell: QRect, metrics: QFontMetrics) -> QRect | None:
    """Return the part of a cell in which its axis is drawn; None if there is no room."""
    left = value_width(metrics) + MARGIN
    plot = cell.adjusted(left, 0, -2 * MARGIN, 0)
    return plot if plot.width() >= metrics.height() * _LEAST_PLOT else None


def _x(plot: QRect, axis: Axis, value: float) -> float:
    """Return the position of a value: on a half pixel, so that lines are sharp."""
    return plot.left() + round(axis.share(value) * (plot.width() - 1)) + 0.5


class CandidateDelegate(CellDelegate):
    """Draws texts as far from the borders as the titles above them; puts long names in two lines.

    Attributes
    ----------
    names
        Breaks and shortens the names.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.names = NameShortener()

    def paint_content(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        text, metrics = option.text, option.fontMetrics
        box = option.rect.adjusted(MARGIN, 0, -MARGIN, 0)
        if not option.icon.isNull():
            size = text_icon_size(metrics.height())
            corner = QRect(box.left(), box.center().y() - size // 2 + 1, size, size)
            mode = QIcon.Mode.Selected if is_selected(option) else QIcon.Mode.Normal
            option.icon.paint(painter, corner, mode=mode)
            box.setLeft(corner.right() + 5)
        if index.data(Qt.ItemDataRole.UserRole) == NAME:
            lines = self.names.lines(text, metrics, box.width())
            painter.drawText(box, option.displayAlignment, "\n".join(lines))
            return
        # Names are elided in the middle, because their ends often tell them apart, too.
        text = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, box.width())
        painter.drawText(box, option.displayAlignment, text)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        text = str(index.data() or "")
        width = option.fontMetrics.horizontalAdvance(text) + 2 * MARGIN + 2
        if index.data(Qt.ItemDataRole.DecorationRole) is not None:
            width += text_icon_size(option.fontMetrics.height()) + 4
        return QSize(width, super().sizeHint(option, index).height())


class ScoreDelegate(CellDelegate):
    """Draws a number, and beside it a point with the whiskers of its interval."""

    def __init__(self, model: CandidateModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def paint_content(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        numbers = QRect(option.rect)
        numbers.setWidth(value_width(option.fontMetrics))
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(numbers.adjusted(0, 0, -MARGIN, 0), align, option.text)
        name = self._model.columns[index.column()].metric
        plot = plot_rect(option.rect, option.fontMetrics)
        if name is None or plot is None:
            return
        axis = self._model.axes[name]
        text, base = ink(option), ground(option)
        accent = text if is_selected(option) else option.palette.highlight().color()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_lines(painter, plot, axis, theme.mix(text, base, 0.16))
        painter.setPen(QPen(theme.mix(text, base, 0.75), 1, Qt.PenStyle.DashLine))
        for _, percent in self._model.marks.get(name, ()):
            x = _x(plot, axis, percent)
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + 1))
        # Points are equally large in rows of one and of two lines.
        line = round(option.fontMetrics.height() * 1.75)
        plot = QRect(plot.left(), plot.center().y() - line // 2, plot.width(), line)
        self._draw_score(painter, plot, index, axis, text, accent)

    def _draw_lines(self, painter: QPainter, plot: QRect, axis: Axis, color: QColor) -> None:
        painter.setPen(QPen(color, 1))
        for tick in axis.ticks:
            x = _x(plot, axis, tick)
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + 1))

    def _draw_score(
        self,
        painter: QPainter,
        plot: QRect,
        index: QModelIndex | QPersistentModelIndex,
        axis: Axis,
        text: QColor,
        accent: QColor,
    ) -> None:
        result = self._model.result_at(index)
        if result is None:
            return
        y = plot.center().y() + 0.5
        arm, radius = plot.height() * 0.2, plot.height() * 0.13
        if result.interval is not None:
            low, high = _x(plot, axis, result.interval.low), _x(plot, axis, result.interval.high)
            path = QPainterPath(QPointF(low, y - arm))
            path.lineTo(low, y + arm)
            path.moveTo(low, y)
            path.lineTo(high, y)
            path.moveTo(high, y - arm)
            path.lineTo(high, y + arm)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(text, 1))
            painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        painter.drawEllipse(QPointF(_x(plot, axis, result.percent), y), radius, radius)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(value_width(option.fontMetrics), super().sizeHint(option, index).height())


class ScoreHeader(ContentHeader):
    """Titles that sort when clicked, with an axis below those of metrics."""

    def __init__(self, model: CandidateModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._scores = model
        self.setSectionsClickable(True)
        self.setSortIndicatorShown(True)
        self.setSortIndicatorClearable(True)
        self.setHighlightSections(False)
        self.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)

    def _small(self) -> QFontMetrics:
        return QFontMetrics(scaled_font(self, 0.85))

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height() + 12
        if self._scores.axes:
            height += self._small().height() + 2
        return QSize(super().sizeHint().width(), height)

    def sectionSizeFromContents(self, logical: int) -> QSize:  # noqa: N802
        text = str(self.model().headerData(logical, self.orientation()) or "")
        # The mark of the sorted column is beside the title.
        width = self.fontMetrics().horizontalAdvance(text) + 2 * MARGIN + self._mark_width()
        return QSize(width, self.sizeHint().height())

    def _mark_width(self) -> int:
        return round(self.fontMetrics().height() * 0.8)

    def paint_content(self, painter: QPainter, rect: QRect, logical: int) -> None:
        self._draw_title(painter, rect, logical)
        self._draw_axis(painter, rect, logical)

    def _draw_title(self, painter: QPainter, rect: QRect, logical: int) -> None:
        text = str(self.model().headerData(logical, self.orientation()) or "")
        align = self.model().headerData(
            logical, self.orientation(), Qt.ItemDataRole.TextAlignmentRole
        )
        horizontal = Qt.AlignmentFlag(align) & Qt.AlignmentFlag.AlignHorizontal_Mask
        metrics = self.fontMetrics()
        box = rect.adjusted(MARGIN, 6, -MARGIN, 0)
        box.setHeight(metrics.height())
        is_sorted = logical == self.sortIndicatorSection()
        mark = self._mark_width()
        if is_sorted and horizontal == Qt.AlignmentFlag.AlignRight:
            box.adjust(0, 0, -mark, 0)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, horizontal | Qt.AlignmentFlag.AlignVCenter, text)
        if not is_sorted:
            return
        width = metrics.horizontalAdvance(text)
        left = {
            Qt.AlignmentFlag.AlignRight: box.right() + 4,
            Qt.AlignmentFlag.AlignHCenter: box.center().x() + width // 2 + 4,
        }.get(horizontal, box.left() + width + 4)
        self._draw_mark(painter, QRectF(left, box.top(), mark - 4, box.height()))

    def _draw_mark(self, painter: QPainter, box: QRectF) -> None:
        """Draw the mark of the sorted column: an arrow, up for ascending."""
        size = box.width() / 2
        up = self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
        tip = -size * 0.6 if up else size * 0.6
        center = box.center()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.muted(self.palette()))
        painter.drawPolygon(
            QPolygonF(
                [
                    center + QPointF(0, tip),
                    center + QPointF(-size, -tip),
                    center + QPointF(size, -tip),
                ]
            )
        )

    def _draw_axis(self, painter: QPainter, rect: QRect, logical: int) -> None:
        columns = self._scores.columns
        name = columns[logical].metric if logical < len(columns) else None
        plot = plot_rect(rect, self.fontMetrics())
        if name is None or plot is None or name not in self._scores.axes:
            return
        axis = self._scores.axes[name]
        painter.setFont(scaled_font(self, 0.85))
        painter.setPen(theme.muted(self.palette()))
        height = painter.fontMetrics().height()
        free = rect.left() + MARGIN
        for tick in axis.ticks:
            text = _tick_text(tick, axis)
            width = painter.fontMetrics().horizontalAdvance(text)
            left = round(_x(plot, axis, tick) - width / 2)
            if left < free or left + width > rect.right() - 2:
                continue
            free = left + width + MARGIN
            box = QRect(left, rect.bottom() - height - 2, width + 1, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _tick_text(value: float, axis: Axis) -> str:
    return format_number(value, axis.decimals)
