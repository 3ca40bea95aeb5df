"""Draws the scale from 0 to 100, readable without color: in the window and in print."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from bleu_desktop.shared import theme
from bleu_desktop.shared.paragraph import Paragraph
from bleu_desktop.shared.score_plot import whiskers
from bleu_score.i18n import format_number

_PLAIN_TICKS = (0, 20, 40, 60, 80, 100)

Span = tuple[float, float]
"""The ends of a part of the scale."""


@dataclass(frozen=True)
class ScaleDrawing:
    """A scale at a place of a device.

    Attributes
    ----------
    bar
        The bar; numbers are below it, and the marker's tip is in it.
    bands
        The bands; none for a plain scale.
    colors
        The colors of all bands there are, from pale to strong.
    marks
        Published scores, from low to high.
    ink, ground
        The colors of lines and of the background.
    unit
        The thickness of a thin line.
    number
        Returns a number below the bar, which is bold or not.
    """

    bar: QRectF
    bands: Sequence[Span]
    colors: Sequence[QColor]
    marks: Sequence[float]
    ink: QColor
    ground: QColor
    unit: float
    number: Callable[[str, bool], Paragraph]

    def x(self, percent: float) -> float:
        """Return the position of a score."""
        return self.bar.left() + self.bar.width() * min(max(percent, 0.0), 100.0) / 100

    def _rect(self, span: Span) -> QRectF:
        left, right = map(self.x, span)
        return QRectF(left, self.bar.top(), right - left, self.bar.height())

    def paint(
        self, painter: QPainter, percent: float | None, interval: Span | None, band: Span | None
    ) -> None:
        """Draw the scale with a score, its interval, and a frame around its band."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_bar(painter)
        if band is not None:
            painter.drawRect(self._rect(band).adjusted(0, -self.unit, 0, self.unit))
        self._paint_numbers(painter)
        if interval is not None:
            # On whole pixels, so that lines are sharp; below the marker's tip.
            low, high = (round(self.x(end)) for end in interval)
            height = self.bar.height()
            path = whiskers(low, high, round(self.bar.top() + height * 0.62), height * 0.24)
            draw_outlined(painter, path, self.ink, self.ground, self.unit)
        if percent is not None:
            self._paint_marker(painter, self.x(percent))

    def _paint_bar(self, painter: QPainter) -> None:
        bar, unit = self.bar, self.unit
        outline = QPainterPath()
        outline.addRoundedRect(bar, bar.height() * 0.3, bar.height() * 0.3)
        painter.save()
        painter.setClipPath(outline)
        spans = self.bands or [(0.0, 100.0)]
        for span, color in zip(spans, self.colors, strict=False):
            painter.fillRect(self._rect(span), color)
        painter.setPen(QPen(self.ground, unit))
        for start, _ in spans[1:]:
            x = round(self.x(start)) + 0.5
            painter.drawLine(QPointF(x, bar.top()), QPointF(x, bar.bottom()))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # The palest step alone hardly differs from the background.
        painter.setPen(QPen(theme.mix(self.colors[-1], self.ground, 0.7), unit))
        painter.drawPath(outline)
        painter.setPen(QPen(self.ink, 2 * unit))
        for mark in self.marks:
            x = round(self.x(mark))
            painter.drawLine(QPointF(x, bar.top() + unit), QPointF(x, bar.bottom() + 3 * unit))

    # Numbers below the bar

    def box(self, text: Paragraph, percent: float) -> QRectF:
        """Return the place of a number below the bar, not beyond its ends."""
        width = text.natural_width
        left = min(max(self.x(percent) - width / 2, self.bar.left()), self.bar.right() - width)
        return QRectF(left, self.bar.bottom() + 4 * self.unit, width, text.height)

    def numbered_marks(self) -> list[tuple[QRectF, Paragraph]]:
        """Return the numbers of published scores with their places, from left to right."""
        found: list[tuple[QRectF, Paragraph]] = []
        for mark in self.marks:
            text = self.number(format_number(mark), True)
            box = self.box(text, mark)
            # Numbers may be close together: move each to the right of the one before.
            if found:
                box.moveLeft(max(box.left(), found[-1][0].right() + 4 * self.unit))
            found.append((box, text))
        over = max(found[-1][0].right() - self.bar.right(), 0.0) if found else 0.0
        return [(box.translated(-over, 0), text) for box, text in found]

    def _paint_numbers(self, painter: QPainter) -> None:
        marks = self.numbered_marks()
        for box, text in marks:
            text.draw(painter, box.left(), box.top())
        ticks = [*(start for start, _ in self.bands), 100] if self.bands else _PLAIN_TICKS
        for tick in ticks:
            text = self.number(format_number(tick), False)
            box = self.box(text, tick)
            near = box.adjusted(-6 * self.unit, 0, 6 * self.unit, 0)
            if not any(near.intersects(taken) for taken, _ in marks):
                text.draw(painter, box.left(), box.top())

    # The score

    @property
    def _size(self) -> float:
        return self.bar.height() * 0.42

    @property
    def top(self) -> float:
        """The upper edge of the marker."""
        return self.bar.top() - self._size * 0.95

    def _paint_marker(self, painter: QPainter, x: float) -> None:
        size = self._size
        tip = QPointF(x, self.top + size * 1.3)
        painter.setPen(QPen(self.ground, 1.5 * self.unit))
        painter.setBrush(self.ink)
        painter.drawPolygon(
            QPolygonF([tip, tip + QPointF(-size, -size * 1.3), tip + QPointF(size, -size * 1.3)])
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_outlined(
    painter: QPainter, path: QPainterPath, ink: QColor, ground: QColor, unit: float
) -> None:
    """Draw an interval with an outline in the background's color: it is visible on every color."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, width in ((ground, 5 * unit), (ink, 2 * unit)):
        painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
        painter.drawPath(path)
