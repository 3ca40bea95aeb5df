"""Draws a score on the axis of its column, as a point or a bar, with whiskers of its interval."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionViewItem

from bleu_desktop.shared import theme
from bleu_desktop.shared.axis import Axis
from bleu_desktop.shared.cells import ground, ink
from bleu_desktop.shared.sizes import margin
from bleu_score.reports.cells import Cell

# A narrower plot would show no more than the number beside it.
_LEAST_PLOT = 5


def least_width(metrics: QFontMetrics) -> int:
    """Return the width of a cell that has room for an axis, too."""
    return value_width(metrics) + 3 * margin() + round(metrics.height() * _LEAST_PLOT) + 1


def value_width(metrics: QFontMetrics) -> int:
    """Return the width of a cell that has room for the number only."""
    return 2 * margin() + metrics.horizontalAdvance("100.00")


def words_width(text: str, metrics: QFontMetrics) -> int:
    """Return the width of a cell that has room for words in place of a number."""
    return 2 * margin() + metrics.horizontalAdvance(text)


def plot_rect(cell: QRect, metrics: QFontMetrics) -> QRect | None:
    """Return the part of a cell in which its axis is drawn; None if there is no room."""
    left = value_width(metrics) + margin()
    plot = cell.adjusted(left, 0, -2 * margin(), 0)
    return plot if plot.width() >= metrics.height() * _LEAST_PLOT else None


def position(plot: QRect, axis: Axis, value: float) -> float:
    """Return the position of a value: on a half pixel, so that lines are sharp."""
    return plot.left() + round(axis.share(value) * (plot.width() - 1)) + 0.5


def whiskers(low: float, high: float, y: float, arm: float) -> QPainterPath:
    """Return an interval as it is drawn: a line at a height, with a short one at each end."""
    path = QPainterPath(QPointF(low, y - arm))
    path.lineTo(low, y + arm)
    path.moveTo(low, y)
    path.lineTo(high, y)
    path.moveTo(high, y - arm)
    path.lineTo(high, y + arm)
    return path


def paint_score(painter: QPainter, option: QStyleOptionViewItem, cell: Cell, axis: Axis) -> None:
    """Paint a number, and beside it the score on its axis."""
    # All rows have the same axis, also one with a bold number.
    metrics = option.widget.fontMetrics()
    numbers = QRect(option.rect)
    numbers.setWidth(value_width(metrics))
    align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    if cell.number is None and words_width(option.text, metrics) > numbers.width():
        # Words in place of a number have all of the cell.
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(option.rect.adjusted(margin(), 0, -margin(), 0), align, option.text)
        return
    painter.drawText(numbers.adjusted(0, 0, -margin(), 0), align, option.text)
    plot = plot_rect(option.rect, metrics)
    if plot is None:
        return
    text, base = ink(option), ground(option)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if axis.borders:
        _draw_bands(painter, plot, axis, theme.band_colors(option.palette))
    else:
        painter.setPen(QPen(theme.mix(text, base, 0.16), 1))
        _draw_lines(painter, plot, axis, axis.ticks)
    painter.setPen(QPen(theme.mix(text, base, 0.75), 1, Qt.PenStyle.DashLine))
    _draw_lines(painter, plot, axis, axis.marks)
    if cell.number is not None:
        # Points are equally large in rows of one and of two lines.
        line = round(metrics.height() * 1.75)
        plot = QRect(plot.left(), plot.center().y() - line // 2 + 1, plot.width(), line)
        accent = option.palette.accent().color()
        _draw_score(painter, plot, cell, axis, (text, accent))


def _draw_lines(painter: QPainter, plot: QRect, axis: Axis, values: tuple[float, ...]) -> None:
    for value in values:
        x = position(plot, axis, value)
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + 1))


def _draw_bands(painter: QPainter, plot: QRect, axis: Axis, colors: tuple[QColor, ...]) -> None:
    height = plot.height() * 0.34
    for (start, end), color in zip(pairwise(axis.borders), colors, strict=True):
        left, right = position(plot, axis, start), position(plot, axis, end)
        # A gap shows the border, also without color.
        painter.fillRect(QRectF(left, plot.bottom() - height, right - left - 1, height), color)


def _draw_score(
    painter: QPainter, plot: QRect, cell: Cell, axis: Axis, colors: tuple[QColor, QColor]
) -> None:
    text, accent = colors
    assert cell.number is not None
    y = plot.center().y() + 0.5
    arm, radius = plot.height() * 0.2, plot.height() * 0.13
    end = position(plot, axis, cell.number)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(accent)
    if axis.has_bars:
        painter.drawRect(QRectF(plot.left(), y - radius, end - plot.left(), 2 * radius))
    if cell.low is not None and cell.high is not None:
        low, high = position(plot, axis, cell.low), position(plot, axis, cell.high)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(text, 1))
        painter.drawPath(whiskers(low, high, y, arm))
    if not axis.has_bars:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        painter.drawEllipse(QPointF(end, y), radius, radius)
