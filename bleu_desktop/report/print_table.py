"""Tables in print: lines between rows and none between columns, numbers below each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bleu_desktop.report import print_style
from bleu_desktop.report.paper import DOTS
from bleu_desktop.report.pieces import Piece
from bleu_desktop.report.set_text import LEFT, RIGHT, Run, SetText, Typesetter

_GAP, _SMALL_GAP = 12 * DOTS, 8 * DOTS
# Above numbers.
_WIDEST_HEADING = 62 * DOTS
# From so many columns on, they are closer together.
_MANY = 7
_ABOVE, _BELOW = 3.6 * DOTS, 3.4 * DOTS
# Rows that decide the widths: in print nobody compares the widths of page 1 and page 100.
_MOST_MEASURED = 300


@dataclass(frozen=True)
class Column:
    """A column of a table.

    Attributes
    ----------
    title
        Its heading.
    is_number
        Numbers stand at the right, and their column is as wide as they need.
    """

    title: str
    is_number: bool = False


Cell = str | Sequence[Run]
Row = Sequence[Cell]
"""Cells, one for each column."""


class PrintTable:
    """A table whose head is repeated on each page.

    Parameters
    ----------
    rows
        Made when they are read, if they are many; the first ones are read twice.
    """

    def __init__(
        self,
        columns: Sequence[Column],
        rows: Sequence[Row],
        typesetter: Typesetter,
        width: float,
        *,
        size: float = print_style.BODY,
    ) -> None:
        self._columns = columns
        self._rows = rows
        self._set = typesetter.set
        fonts = typesetter.fonts
        self._font = fonts.own(size)
        self._small = fonts.own(print_style.SMALL)
        self._gap = _GAP if len(columns) < _MANY else _SMALL_GAP
        self._width = width
        self._widths = self._share_out(width)

    @property
    def width(self) -> float:
        """How wide it is."""
        return self._width

    def pieces(self, *, before: float = 0.0) -> Iterator[Piece]:
        """Yield the head and the rows."""
        head = self._head(before)
        yield head
        last = len(self._rows) - 1
        for number, row in enumerate(self._rows):
            yield Piece(
                *self._row(row, is_last=number == last),
                # Neither the first row nor the last stands alone.
                keeps=number in (0, last - 1) and number != last,
                repeated=head if number else None,
            )

    def _head(self, before: float) -> Piece:
        texts = [
            self._set(
                column.title,
                self._small,
                width,
                color=print_style.MUTED,
                align=RIGHT if column.is_number else LEFT,
            )
            for column, width in zip(self._columns, self._widths, strict=True)
        ]
        height = max(text.height for text in texts)

        def paint(painter: QPainter, x: float, y: float) -> None:
            bottom = y + height + _BELOW
            for text, left in zip(texts, self._lefts(x), strict=True):
                # Short headings stand at the foot of long ones.
                text.draw(painter, left, y + height - text.height)
            rule(painter, x, bottom, self._width, print_style.RULE, 0.8)

        return Piece(height + _BELOW, paint, before=before, keeps=True)

    def _row(self, row: Row, *, is_last: bool) -> tuple[float, Callable[..., None]]:
        texts = [
            self._set(cell, self._font, width, align=RIGHT if column.is_number else LEFT)
            for cell, column, width in zip(row, self._columns, self._widths, strict=True)
        ]
        base = max(text.ascent for text in texts)
        whole = _ABOVE + max(base - text.ascent + text.height for text in texts) + _BELOW

        def paint(painter: QPainter, x: float, y: float) -> None:
            for text, left in zip(texts, self._lefts(x), strict=True):
                # Fonts of several languages stand on one line.
                text.draw(painter, left, y + _ABOVE + base - text.ascent)
            color = print_style.RULE if is_last else print_style.HAIRLINE
            rule(painter, x, y + whole, self._width, color, 0.8 if is_last else 0.5)

        return whole, paint

    def _lefts(self, x: float) -> Iterator[float]:
        for width in self._widths:
            yield x
            x += width + self._gap

    def _share_out(self, width: float) -> list[float]:
        """Return the columns' widths: what numbers need, the rest for words."""
        needed = [
            max(self._heading_width(column), self._needed(number))
            for number, column in enumerate(self._columns)
        ]
        over = sum(needed) - (width - self._gap * (len(needed) - 1))
        is_number = [column.is_number for column in self._columns]
        if over > 0:
            return _narrowed(needed, over, is_number)
        if all(is_number):
            # Numbers far apart are hard to follow: the table ends where they end.
            self._width += over
        elif any(is_number):
            needed[is_number.index(False)] -= over
        else:
            needed[-1] -= over
        return needed

    def _heading_width(self, column: Column) -> float:
        """Return how wide a heading is that is broken between its words, long names anywhere."""
        words = column.title.split() or [""]
        widest = max(SetText(word, self._small).natural_width for word in words)
        return min(widest, _WIDEST_HEADING) if column.is_number else widest

    def _needed(self, number: int) -> float:
        rows = self._rows[:_MOST_MEASURED]
        widths = (SetText(row[number], self._font).natural_width for row in rows)
        return max(widths, default=0.0)


def _narrowed(needed: Sequence[float], over: float, fixed: Sequence[bool]) -> list[float]:
    """Return widths with so much less: the widest columns of words give first."""
    widths = list(needed)
    giving = [number for number, is_fixed in enumerate(fixed) if not is_fixed]
    giving = giving or list(range(len(widths)))
    room = max(sum(widths[number] for number in giving) - over, 0.0)
    # The narrow ones keep what they need as long as it is less than an equal part.
    left = sorted(giving, key=lambda number: widths[number])
    for done, number in enumerate(left):
        part = room / (len(left) - done)
        widths[number] = min(widths[number], max(part, 30.0 * DOTS))
        room -= widths[number]
    excess = sum(widths) - (sum(needed) - over)
    if excess > 1:
        scale = (sum(needed) - over) / sum(widths)
        widths = [width * scale for width in widths]
    return widths


def rule(painter: QPainter, x: float, y: float, width: float, color: QColor, points: float) -> None:
    """Draw a horizontal line."""
    painter.setPen(QPen(color, points * DOTS, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(QPointF(x, y), QPointF(x + width, y))
