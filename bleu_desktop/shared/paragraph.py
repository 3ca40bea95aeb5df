"""A paragraph in lines, with the marks of its parts: in cells and lists, and in print."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from PySide6 import QtGui
from PySide6.QtCore import QPointF, Qt

from bleu_desktop.shared.mark_painter import MarkPainter, TextRow
from bleu_desktop.shared.shown_parts import ShownParts, TextRun, colored
from bleu_score.marked.parts import Part
from bleu_score.marked.signs import utf16_length, utf16_part

LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
TOLERANCE = 2.0
"""Widths are sums of fractions."""
_ENDLESS = 1e6


class Paragraph:
    """A paragraph in lines, which runs in the direction of its own script.

    Parameters
    ----------
    text
        Parts of a text, and words of the program; a string is words of the program.
    font, color
        For parts that have none of their own. Without a color, that of the painter.
    width
        The width of the lines; None for one line as long as it needs.
    align
        The side of the lines; None for that at which the text begins.
    leading
        The height of a row of text as a multiple of its letters' height.
    pitch
        The height of all rows, whatever the fonts of their letters, so that base lines are at
        equal distances; None for rows as high as their letters.
    most_lines
        The most lines, the last of which ends in an ellipsis if there is more text; None for all.
    ink
        Draws marks, and gives signs their color; None for neither.
    hits
        Start and length, in characters of the text itself, of parts that were searched for.
    """

    def __init__(
        self,
        text: str | Iterable[Part | TextRun],
        font: QtGui.QFont,
        width: float | None = None,
        *,
        color: QtGui.QColor | None = None,
        align: Qt.AlignmentFlag | None = None,
        leading: float = 1.0,
        pitch: float | None = None,
        most_lines: int | None = None,
        ink: MarkPainter | None = None,
        hits: Sequence[tuple[int, int]] = (),
    ) -> None:
        parts = [TextRun(text)] if isinstance(text, str) else text
        self._shown = ShownParts(parts, breaks=most_lines is None)
        self._metrics = QtGui.QFontMetricsF(font)
        self._color, self._ink = color, ink
        self._leading, self._pitch = leading, pitch
        self._width = _ENDLESS if width is None else width
        self._hits = self._shown.places_of(hits)
        option = QtGui.QTextOption()
        mode = QtGui.QTextOption.WrapMode
        option.setWrapMode(mode.NoWrap if most_lines == 1 else mode.WrapAtWordBoundaryOrAnywhere)
        direction = self._shown.direction
        option.setTextDirection(direction)
        side = align or (RIGHT if direction is Qt.LayoutDirection.RightToLeft else LEFT)
        side = LEFT if width is None else side
        option.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
        self._layout = QtGui.QTextLayout("", font)
        self._layout.setTextOption(option)
        self._lines: list[QtGui.QTextLine] = []
        self._lay_out(most_lines)

    def _lay_out(self, most_lines: int | None) -> None:
        text = self._shown.text
        if most_lines != 1:
            self._break(text, most_lines)
        if most_lines is None:
            return
        start = self._lines[-1].textStart() if self._lines else 0
        if self._lines and start + self._lines[-1].textLength() >= utf16_length(text):
            return
        rest = utf16_part(text, start)
        last = self._metrics.elidedText(rest, Qt.TextElideMode.ElideRight, self._width)
        if last != rest:
            # A mark that goes on is seen behind the ellipsis.
            text = utf16_part(text, 0, start) + last
            self._hits = [hit for hit in self._hits if hit[0] < utf16_length(text)]
        self._break(text, most_lines)

    def _break(self, text: str, most_lines: int | None) -> None:
        """Break a text into lines."""
        layout = self._layout
        layout.setText(text)
        layout.setFormats(self._formats())
        self._lines.clear()
        bottom = 0.0
        layout.beginLayout()
        while len(self._lines) != most_lines and (line := layout.createLine()).isValid():
            line.setLineWidth(self._width)
            line.setPosition(QPointF(0, bottom))
            bottom += line.height()
            self._lines.append(line)
        layout.endLayout()

    def _formats(self) -> list[QtGui.QTextLayout.FormatRange]:
        formats = [*self._shown.formats]
        if self._ink and self._shown.signs:
            formats += colored(self._shown.signs, self._ink.sign_color)
        if self._ink and self._hits:
            formats += colored(self._hits, self._ink.text_color)
        return formats

    def __len__(self) -> int:
        return len(self._lines)

    @property
    def text(self) -> str:
        """Its text as it is shown."""
        return self._layout.text()

    @property
    def height(self) -> float:
        """The height of its rows."""
        return sum(map(self.line_height, range(len(self))))

    @cached_property
    def natural_width(self) -> float:
        """Width of the longest line."""
        widths = (line.naturalTextWidth() for line in self._lines)
        return max(widths, default=0.0) + TOLERANCE

    def line_height(self, number: int) -> float:
        """Return the height of a row."""
        return self._pitch or self._lines[number].height() * self._leading

    @property
    def ascent(self) -> float:
        """Distance of the first base line from the top."""
        return self._base(0) if self._lines else 0.0

    def _base(self, number: int) -> float:
        """Return the distance of a base line from the top of its row."""
        line = self._lines[number]
        if self._pitch:
            return (self._pitch - self._metrics.height()) / 2 + self._metrics.ascent()
        return (self.line_height(number) - line.height()) / 2 + line.ascent()

    def draw(self, painter: QtGui.QPainter, x: float, y: float) -> None:
        """Draw all lines with their corner at a place."""
        for number in range(len(self)):
            self.draw_line(painter, number, x, y)
            y += self.line_height(number)

    def draw_line(self, painter: QtGui.QPainter, number: int, x: float, y: float) -> None:
        """Draw one line with the top of its row at `y`."""
        line = self._lines[number]
        top = y + self._base(number) - line.ascent()
        row = TextRow(line, x, top, self._metrics.ascent())
        pen = QtGui.QPen(self._color) if self._color else painter.pen()
        if self._ink:
            self._ink.draw_below_text(painter, row, self._shown, self._hits)
        painter.setPen(pen)
        line.draw(painter, QPointF(x, top - line.y()))
        if self._ink:
            self._ink.draw_above_text(painter, row, self._shown)
            painter.setPen(pen)
