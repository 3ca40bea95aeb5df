"""Draws the marks of a text: a shade behind it, and lines that differ without the shade."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen

from bleu_desktop.shared import theme
from bleu_score.marked.parts import MATCHES, Style

_SHADES = dict(zip(MATCHES, (0.13, 0.24, 0.36, 0.5), strict=True))
# Number and thickness of the lines below a match.
_LINES = dict(zip(MATCHES, ((1, 1), (1, 2), (2, 1), (2, 2)), strict=True))

_INSERTED = QColor(theme.INSERTED_COLOR)
_DELETED = QColor(theme.DELETED_COLOR)
_HIT = QColor("#ffd54a")


def hit_color(palette: QPalette) -> QColor:
    """Return the color behind a text that was searched for, which stays readable on it."""
    base, text = palette.base().color(), palette.text().color()
    return theme.mix(_HIT, base, 0.36 if text.lightness() > base.lightness() else 0.75)


class MarkPainter:
    """Draws marks in the colors of a palette.

    Parameters
    ----------
    unit
        The thickness of a thin line.
    """

    def __init__(self, palette: QPalette, unit: float) -> None:
        self._base = palette.base().color()
        self._text = palette.text().color()
        self._hue = palette.highlight().color()
        self._strong = theme.mix(self._hue, self._text, 0.6)
        self._unit = unit
        self._hit = hit_color(palette)

    def draw_behind(self, painter: QPainter, rect: QRectF, style: Style, base_line: float) -> None:
        """Draw the marks behind a part of a line of text.

        Parameters
        ----------
        rect
            The part, as high as its letters.
        base_line
            The vertical position of the line on which the letters are.
        """
        if shade := _SHADES.get(style):
            self._fill(painter, rect, theme.mix(self._hue, self._base, shade))
            self._underline(painter, rect, base_line, *_LINES[style])
        elif style is Style.CLIPPED:
            self._line(painter, rect, base_line + 3 * self._unit, 2, Qt.PenStyle.DotLine)
        elif style is Style.INSERTED:
            self._fill(painter, rect, theme.mix(_INSERTED, self._base, 0.22))
            color = theme.mix(_INSERTED, self._text, 0.7)
            self._line(painter, rect, base_line + 3 * self._unit, 2, color=color)
        elif style is Style.DELETED:
            self._fill(painter, rect, theme.mix(_DELETED, self._base, 0.16))
        elif style is Style.MOVED:
            self._fill(painter, rect, theme.mix(self._hue, self._base, 0.12))
            self._frame(painter, rect, Qt.PenStyle.DashLine)
        elif style is Style.TOKEN:
            self._fill(painter, rect, theme.mix(self._hue, self._base, 0.08))
            self._frame(painter, rect, Qt.PenStyle.SolidLine)

    def draw_hit(self, painter: QPainter, rect: QRectF, base_line: float) -> None:
        """Mark text that was searched for; the lines below the letters stay visible."""
        inner = QRectF(rect)
        inner.setBottom(base_line + 1.5 * self._unit)
        self._fill(painter, inner, self._hit)

    def draw_above(self, painter: QPainter, rect: QRectF, style: Style, base_line: float) -> None:
        """Draw the marks above the letters."""
        if style is Style.DELETED:
            color = theme.mix(_DELETED, self._text, 0.6)
            middle = base_line - (base_line - rect.top()) * 0.35
            self._line(painter, rect, middle, 1, color=color)

    def draw_lit(self, painter: QPainter, rect: QRectF) -> None:
        """Light a token: draw a frame in the color of the text."""
        painter.setPen(QPen(self._text, 2 * self._unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 3 * self._unit, 3 * self._unit)

    def _fill(self, painter: QPainter, rect: QRectF, color: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        # Leave a narrow gap between neighbors that are different matches.
        inner = rect.adjusted(self._unit / 2, 0, -self._unit / 2, 0)
        painter.drawRoundedRect(inner, 2 * self._unit, 2 * self._unit)

    def _frame(self, painter: QPainter, rect: QRectF, style: Qt.PenStyle) -> None:
        pen = QPen(theme.mix(self._strong, self._base, 0.7), self._unit, style)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = self._unit / 2
        inner = rect.adjusted(half, half, -half, -half)
        painter.drawRoundedRect(inner, 2 * self._unit, 2 * self._unit)

    def _underline(
        self, painter: QPainter, rect: QRectF, base_line: float, count: int, thickness: int
    ) -> None:
        y = base_line + 2.5 * self._unit
        for _ in range(count):
            self._line(painter, rect, y + thickness * self._unit / 2, thickness)
            y += (thickness + 1) * self._unit

    def _line(
        self,
        painter: QPainter,
        rect: QRectF,
        y: float,
        thickness: int,
        style: Qt.PenStyle = Qt.PenStyle.SolidLine,
        color: QColor | None = None,
    ) -> None:
        pen = QPen(color or self._strong, thickness * self._unit, style)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        left, right = rect.left() + self._unit, rect.right() - self._unit
        painter.drawLine(QPointF(left, y), QPointF(right, y))
