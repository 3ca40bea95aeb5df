"""Text set in lines of a width, with the marks of its parts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt

from bleu_desktop.report import print_style
from bleu_desktop.report.paper import DOTS
from bleu_desktop.shared.mark_painter import MarkPainter
from bleu_score.marked.parts import Style
from bleu_score.marked.signs import LINE_BREAK, sign_of, utf16_length, without_controls

LEFT, RIGHT, CENTER = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignRight,
    Qt.AlignmentFlag.AlignHCenter,
)
# Widths are sums of fractions.
_TOLERANCE = 2.0


@dataclass(frozen=True)
class Run:
    """A piece of text that looks the same throughout.

    Attributes
    ----------
    text
        Plain text; control characters and marks of direction are shown as signs.
    font
        The font; None for that of the text the run belongs to.
    color
        The color; None for ink.
    style
        The style of its mark.
    group
        The group: neighbors of the same style and group are marked as one.
    from_file
        Whether unusual spaces are shown as signs, too.
    """

    text: str
    font: QtGui.QFont | None = None
    color: QtGui.QColor | None = None
    style: Style = Style.PLAIN
    group: int = -1
    from_file: bool = False


LINE_END = Run(LINE_BREAK)
"""Ends a line within a paragraph."""


@dataclass(frozen=True)
class _Mark:
    start: int
    end: int
    style: Style


class SetText:
    """A paragraph in lines.

    Parameters
    ----------
    runs
        The text; a string is one run.
    font, color
        For runs that have none of their own.
    width
        The width of the lines, in dots; None for one line as long as it needs.
    """

    def __init__(
        self,
        runs: str | Iterable[Run],
        font: QtGui.QFont,
        width: float | None = None,
        *,
        color: QtGui.QColor = print_style.INK,
        align: Qt.AlignmentFlag = LEFT,
        leading: float = 1.0,
    ) -> None:
        self._font = font
        self._color = color
        self._leading = leading
        self._marks: list[_Mark] = []
        text, formats = self._read([Run(runs)] if isinstance(runs, str) else runs)
        option = QtGui.QTextOption(align)
        option.setWrapMode(QtGui.QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout = QtGui.QTextLayout(text, font)
        self._layout.setTextOption(option)
        self._layout.setFormats(formats)
        self._lines: list[QtGui.QTextLine] = []
        self._tops: list[float] = []
        self.height = self._break(width)

    @property
    def text(self) -> str:
        """Its text, with signs."""
        return self._layout.text()

    def __len__(self) -> int:
        return len(self._lines)

    @cached_property
    def natural_width(self) -> float:
        """Width of the longest line."""
        widths = (line.naturalTextWidth() for line in self._lines)
        return max(widths, default=0.0) + _TOLERANCE

    def line_height(self, number: int) -> float:
        """Return the height of a line, with its leading."""
        return self._lines[number].height() * self._leading

    @property
    def ascent(self) -> float:
        """Distance of the first base line from the top."""
        return self._extra(0) + self._lines[0].ascent() if self._lines else 0.0

    def draw(self, painter: QtGui.QPainter, x: float, y: float) -> None:
        """Draw all lines."""
        for number in range(len(self)):
            self.draw_line(painter, number, x, y)
            y += self.line_height(number)

    def draw_line(self, painter: QtGui.QPainter, number: int, x: float, y: float) -> None:
        """Draw one line with its top at `y`."""
        line = self._lines[number]
        top = y + self._extra(number)
        marks = list(self._places(line, x, top)) if self._marks else []
        if marks:
            ink = _mark_painter()
            for rect, base_line, style in marks:
                ink.draw_behind(painter, rect, style, base_line)
        painter.setPen(self._color)
        line.draw(painter, QPointF(x, top - line.y()))
        for rect, base_line, style in marks:
            ink.draw_above(painter, rect, style, base_line)

    def _extra(self, number: int) -> float:
        return (self.line_height(number) - self._lines[number].height()) / 2

    def _read(self, runs: Iterable[Run]) -> tuple[str, list[QtGui.QTextLayout.FormatRange]]:
        pieces: list[str] = []
        formats: list[QtGui.QTextLayout.FormatRange] = []
        place = 0
        last: Run | None = None
        for run in runs:
            shown = run.text if run is LINE_END else visible_text(run.text, from_file=run.from_file)
            length = utf16_length(shown)
            if not length:
                continue
            if run.font is not None or run.color is not None:
                formats.append(_format(place, length, run))
            if run.style not in (Style.PLAIN, Style.SIGN, Style.GAP):
                goes_on = (
                    last is not None
                    and run.group >= 0
                    and (last.style, last.group) == (run.style, run.group)
                )
                start = self._marks.pop().start if goes_on and self._marks else place
                self._marks.append(_Mark(start, place + length, run.style))
            pieces.append(shown)
            place += length
            last = run
        return "".join(pieces), formats

    def _break(self, width: float | None) -> float:
        layout = self._layout
        height = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width if width is not None else 1e6)
            line.setPosition(QPointF(0, height))
            height += line.height() * self._leading
            self._lines.append(line)
        layout.endLayout()
        return height

    def _places(
        self, line: QtGui.QTextLine, x: float, top: float
    ) -> Iterable[tuple[QRectF, float, Style]]:
        """Yield the places of the marks of a line, each with its base line."""
        first, last = line.textStart(), line.textStart() + line.textLength()
        base_line = top + line.ascent()
        ascent = QtGui.QFontMetricsF(self._font).ascent()
        bounds = line.naturalTextRect()
        for mark in self._marks:
            if mark.end <= first or mark.start >= last:
                continue
            one, other = (
                _x_of(line, place) for place in (max(mark.start, first), min(mark.end, last))
            )
            # White space at the end of a line hangs over it.
            left = max(min(one, other), bounds.left())
            right = min(max(one, other), bounds.right())
            if right - left > 1:
                box = QRectF(x + left, base_line - ascent, right - left, 0)
                box.setBottom(base_line + line.descent())
                yield box, base_line, mark.style


class Typesetter:
    """Sets texts in the fonts of a report, and remembers the characters it has set.

    Parameters
    ----------
    language
        The language of the report, as in `bleu_score.i18n.LANGUAGES`.
    """

    def __init__(self, language: str) -> None:
        self.fonts = print_style.Fonts(language)
        self.written: set[str] = set()

    def set(
        self,
        runs: str | Iterable[Run],
        font: QtGui.QFont,
        width: float | None = None,
        *,
        color: QtGui.QColor = print_style.INK,
        align: Qt.AlignmentFlag = LEFT,
        leading: float = 1.0,
    ) -> SetText:
        """Return a text in lines; see `SetText`."""
        text = SetText(runs, font, width, color=color, align=align, leading=leading)
        self.written.update(text.text)
        return text

    def own(
        self,
        text: str,
        width: float | None = None,
        size: float = print_style.BODY,
        *,
        bold: bool = False,
        color: QtGui.QColor = print_style.INK,
        align: Qt.AlignmentFlag = LEFT,
    ) -> SetText:
        """Return words of the report itself, in lines."""
        font = self.fonts.own(size, bold=bold)
        return self.set(text, font, width, color=color, align=align, leading=print_style.LEADING)

    def one_line(
        self,
        text: str,
        width: float,
        size: float = print_style.BODY,
        *,
        bold: bool = False,
    ) -> SetText:
        """Return a name in one line, with an ellipsis in its middle if it is too long."""
        metrics = QtGui.QFontMetricsF(self.fonts.own(size, bold=bold))
        room = width - _TOLERANCE
        shown = metrics.elidedText(visible_text(text), Qt.TextElideMode.ElideMiddle, room)
        return self.own(shown, None, size, bold=bold)


@cache
def _mark_painter() -> MarkPainter:
    return MarkPainter(print_style.print_palette(), 0.75 * DOTS)


def visible_text(text: str, *, from_file: bool = False) -> str:
    """Return a text with signs for characters that are invisible or change their surroundings.

    Parameters
    ----------
    from_file
        Whether unusual spaces get signs, too.
    """
    if text.isprintable():
        return text
    if not from_file:
        return without_controls(text)
    return "".join(sign_of(character) or character for character in text)


def _format(start: int, length: int, run: Run) -> QtGui.QTextLayout.FormatRange:
    found = QtGui.QTextLayout.FormatRange()
    found.start, found.length = start, length
    look = QtGui.QTextCharFormat()
    if run.font is not None:
        look.setFont(run.font)
    if run.color is not None:
        look.setForeground(run.color)
    found.format = look
    return found


def _x_of(line: QtGui.QTextLine, place: int) -> float:
    # PySide returns the place, too, although its stub says otherwise.
    found: tuple[float, int] = line.cursorToX(place)  # type: ignore[assignment]
    return found[0]
