"""Draws the marks of a line of text: a shade behind it, and lines that differ without the shade."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QTextLine

from bleu_desktop.shared import theme
from bleu_desktop.shared.shown_parts import ShownParts
from bleu_score.marked.looks import FRAME_SHARE, LINE_SHARE, LOOKS, Hue, Look, MarkLine, Stroke
from bleu_score.marked.parts import Style

_HIT = QColor("#ffd54a")
_STROKES = {
    Stroke.SOLID: Qt.PenStyle.SolidLine,
    Stroke.DASHED: Qt.PenStyle.DashLine,
    Stroke.DOTTED: Qt.PenStyle.DotLine,
}


def hit_color(palette: QPalette) -> QColor:
    """Return the color behind a text that was searched for, which stays readable on it."""
    base, text = palette.base().color(), palette.text().color()
    return theme.mix(_HIT, base, 0.36 if text.lightness() > base.lightness() else 0.75)


@dataclass(frozen=True)
class TextRow:
    """A line of a text where it is drawn.

    Attributes
    ----------
    left, top
        The place of the line's corner on the device.
    above
        The height of letters above the base line.
    """

    line: QTextLine
    left: float
    top: float
    above: float

    @property
    def base_line(self) -> float:
        """The vertical position of the line on which the letters are."""
        return self.top + self.line.ascent()

    def rect(self, start: int, end: int) -> QRectF | None:
        """Return the rectangle of the letters between two places; None if none are in the row."""
        line = self.line
        first = max(start, line.textStart())
        last = min(end, line.textStart() + line.textLength())
        if first >= last:
            return None
        one, other = _x_of(line, first), _x_of(line, last)
        # White space at the end of a line hangs over it.
        text = line.naturalTextRect()
        left, right = max(min(one, other), text.left()), min(max(one, other), text.right())
        if right - left <= 1:
            return None
        top, bottom = self.base_line - self.above, self.top + line.height()
        return QRectF(self.left + left, top, right - left, bottom - top)


class MarkPainter:
    """Draws marks in the colors of a palette.

    Parameters
    ----------
    unit
        The thickness of a thin line.

    Attributes
    ----------
    text_color
        The color of a text.
    """

    def __init__(self, palette: QPalette, unit: float) -> None:
        self._palette, self._unit = palette, unit
        self._base = palette.base().color()
        self.text_color = palette.text().color()

    @classmethod
    def of_window(cls, palette: QPalette, letters: int) -> MarkPainter:
        """Return a painter for letters of a height in pixels."""
        return cls(palette, max(1.0, round(letters / 16)))

    @cached_property
    def sign_color(self) -> QColor:
        """The color of signs in a text."""
        return theme.muted(self._palette)

    @cached_property
    def _hues(self) -> dict[Hue, QColor]:
        accent = self._palette.accent().color()
        return {hue: QColor(hue.value) if hue.value else accent for hue in Hue}

    @cached_property
    def _hit(self) -> QColor:
        return hit_color(self._palette)

    # A line of text

    def draw_below_text(
        self,
        painter: QPainter,
        row: TextRow,
        shown: ShownParts,
        hits: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Draw what is behind the letters of a line: its marks, and hits of a search."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for rect, style in _marks_in(row, shown):
            self.draw_behind(painter, rect, style, row.base_line)
        for start, end in hits:
            if hit := row.rect(start, end):
                # The lines below the letters stay visible.
                hit.setBottom(row.base_line + 1.5 * self._unit)
                self._fill(painter, hit, self._hit)

    def draw_above_text(self, painter: QPainter, row: TextRow, shown: ShownParts) -> None:
        """Draw the marks above the letters of a line."""
        for rect, style in _marks_in(row, shown):
            self.draw_above(painter, rect, style, row.base_line)

    # A mark

    def draw_behind(self, painter: QPainter, rect: QRectF, style: Style, base_line: float) -> None:
        """Draw the marks behind a part of a line of text.

        Parameters
        ----------
        rect
            The part, as high as its letters.
        base_line
            The vertical position of the line on which the letters are.
        """
        look = LOOKS[style]
        if look.shade:
            self._fill(painter, rect, theme.mix(self._hues[look.hue], self._base, look.shade))
        if look.line is MarkLine.AROUND:
            self._frame(painter, rect, look)
        elif look.line is MarkLine.UNDER:
            y = base_line + (2.5 + look.thickness / 2) * self._unit
            self._line(painter, rect, y, look)
            if look.is_double:
                self._line(painter, rect, y + (look.thickness + 1) * self._unit, look)

    def draw_above(self, painter: QPainter, rect: QRectF, style: Style, base_line: float) -> None:
        """Draw the marks above the letters."""
        look = LOOKS[style]
        if look.line is MarkLine.THROUGH:
            self._line(painter, rect, base_line - (base_line - rect.top()) * 0.35, look)

    def draw_lit(self, painter: QPainter, rect: QRectF) -> None:
        """Light a token: draw a frame in the color of the text."""
        painter.setPen(QPen(self.text_color, 2 * self._unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 3 * self._unit, 3 * self._unit)

    def _fill(self, painter: QPainter, rect: QRectF, color: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        # Leave a narrow gap between neighbors that are different matches.
        inner = rect.adjusted(self._unit / 2, 0, -self._unit / 2, 0)
        painter.drawRoundedRect(inner, 2 * self._unit, 2 * self._unit)

    def _pen(self, look: Look) -> QPen:
        color = theme.mix(self._hues[look.hue], self.text_color, LINE_SHARE)
        if look.line is MarkLine.AROUND:
            color = theme.mix(color, self._base, FRAME_SHARE)
        return QPen(color, look.thickness * self._unit, _STROKES[look.stroke])

    def _frame(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        painter.setPen(self._pen(look))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = self._unit / 2
        inner = rect.adjusted(half, half, -half, -half)
        painter.drawRoundedRect(inner, 2 * self._unit, 2 * self._unit)

    def _line(self, painter: QPainter, rect: QRectF, y: float, look: Look) -> None:
        pen = self._pen(look)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        left, right = rect.left() + self._unit, rect.right() - self._unit
        painter.drawLine(QPointF(left, y), QPointF(right, y))


def _marks_in(row: TextRow, shown: ShownParts) -> Iterator[tuple[QRectF, Style]]:
    """Yield the rectangles of the marks in a line."""
    if not shown.marks:
        return
    first = row.line.textStart()
    last = first + row.line.textLength()
    for mark in shown.marks_between(first, last):
        if rect := row.rect(mark.start, mark.end):
            yield rect, mark.style


def _x_of(line: QTextLine, place: int) -> float:
    # PySide returns the place, too, although its stub says otherwise.
    found: tuple[float, int] = line.cursorToX(place)  # type: ignore[assignment]
    return found[0]
