"""Tables in print: lines between rows and none between columns, numbers below each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bleu_desktop.report import print_style
from bleu_desktop.report.paper import DOTS
from bleu_desktop.report.pieces import Piece
from bleu_desktop.report.print_style import BODY, MUTED, SMALL, TINY
from bleu_desktop.report.typesetter import Typesetter
from bleu_desktop.shared.paragraph import LEFT, RIGHT, Paragraph
from bleu_desktop.shared.shown_parts import LINE_END, TextRun
from bleu_score.reports.cells import Cell, Column, Form, Row, Table

_GAP, _SMALL_GAP = 12 * DOTS, 8 * DOTS
# The greatest width of a heading above numbers.
_WIDEST_HEADING = 62 * DOTS
# From this number of columns on, a table has smaller type, and columns closer together.
_MANY = 7
# A table with more columns than this beside those that name the rows is parted.
_MOST_COLUMNS = 10
_MOST_BESIDE = 6
_LENGTH_OF_SHA256 = 64
_ABOVE, _BELOW = 3.6 * DOTS, 3.4 * DOTS
# The first rows decide the widths: nobody compares the widths of page 1 and page 100 in print.
_MOST_MEASURED = 300


def print_tables(table: Table, typesetter: Typesetter, width: float) -> Iterator[PrintTable]:
    """Yield a table as it is printed: in parts with the same rows if it is too wide."""
    size = BODY if len(table.columns) < _MANY else SMALL
    for part in _parts(table):
        yield PrintTable(part, typesetter, width, size=size)


def _parts(table: Table) -> Iterator[Table]:
    """Yield parts whose columns fit beside each other."""
    columns = len(table.columns)
    if columns <= _MOST_COLUMNS:
        yield table
        return
    # The name of a row, and its rank before it, are in every part.
    named = table.heading + 1
    others = range(named, columns)
    parts = -(-len(others) // _MOST_BESIDE)
    each = -(-len(others) // parts)
    for start in range(0, len(others), each):
        yield table.part([*range(named), *others[start : start + each]])


class PrintTable:
    """A table whose head is repeated on each page.

    Parameters
    ----------
    table
        The table. Its rows may be made when they are read; the first rows are read twice.
    """

    def __init__(
        self, table: Table, typesetter: Typesetter, width: float, *, size: float = BODY
    ) -> None:
        self._columns = table.columns
        self._rows = table.rows
        self._set = typesetter.set
        self._fonts = typesetter.fonts
        self._size = size
        self._font = self._fonts.own(size)
        self._small = self._fonts.own(SMALL)
        self._gap = _GAP if len(self._columns) < _MANY else _SMALL_GAP
        self._width = width
        self._widths = self._share_out(width)

    @property
    def width(self) -> float:
        """Its width."""
        return self._width

    def pieces(self, *, before: float = 0.0) -> Iterator[Piece]:
        """Yield the head and the rows."""
        head = self._head(before)
        yield head
        last = len(self._rows) - 1
        for number, row in enumerate(self._rows):
            yield Piece(
                *self._row(row, is_last=number == last),
                # The first row and the last are never alone on a page.
                keeps=number in (0, last - 1) and number != last,
                repeated=head if number else None,
            )

    def _head(self, before: float) -> Piece:
        texts = [
            self._set(
                column.title,
                self._small,
                width,
                color=MUTED,
                align=RIGHT if column.is_number else LEFT,
            )
            for column, width in zip(self._columns, self._widths, strict=True)
        ]
        height = max(text.height for text in texts)

        def paint(painter: QPainter, x: float, y: float) -> None:
            bottom = y + height + _BELOW
            for text, left in zip(texts, self._lefts(x), strict=True):
                # Short headings are at the foot of long ones.
                text.draw(painter, left, y + height - text.height)
            rule(painter, x, bottom, self._width, print_style.RULE, 0.8)

        return Piece(height + _BELOW, paint, before=before, keeps=True)

    def _row(self, row: Row, *, is_last: bool) -> tuple[float, Callable[..., None]]:
        texts = [
            self._set(
                self._runs(cell), self._font, width, align=RIGHT if column.is_number else LEFT
            )
            for cell, column, width in zip(row, self._columns, self._widths, strict=True)
        ]
        base = max(text.ascent for text in texts)
        whole = _ABOVE + max(base - text.ascent + text.height for text in texts) + _BELOW

        def paint(painter: QPainter, x: float, y: float) -> None:
            for text, left in zip(texts, self._lefts(x), strict=True):
                # Fonts of several languages share one base line.
                text.draw(painter, left, y + _ABOVE + base - text.ascent)
            color = print_style.RULE if is_last else print_style.HAIRLINE
            rule(painter, x, y + whole, self._width, color, 0.8 if is_last else 0.5)

        return whole, paint

    def _lefts(self, x: float) -> Iterator[float]:
        for width in self._widths:
            yield x
            x += width + self._gap

    def _share_out(self, width: float) -> list[float]:
        """Return the columns' widths: numbers get the width they need, words the rest."""
        needed = [
            max(self._heading_width(column), self._needed(number))
            for number, column in enumerate(self._columns)
        ]
        over = sum(needed) - (width - self._gap * (len(needed) - 1))
        is_number = [column.is_number for column in self._columns]
        if over > 0:
            return _narrowed(needed, over, list(map(self._is_fixed, range(len(needed)))))
        if all(is_number):
            # Numbers far apart are hard to follow: the table is only as wide as they need.
            self._width += over
        elif any(is_number):
            needed[is_number.index(False)] -= over
        else:
            needed[-1] -= over
        return needed

    def _heading_width(self, column: Column) -> float:
        """Return the width of a heading broken between its words, long names anywhere."""
        words = column.title.split() or [""]
        widest = max(Paragraph(word, self._small).natural_width for word in words)
        return min(widest, _WIDEST_HEADING) if column.is_number else widest

    def _needed(self, number: int) -> float:
        widths = (
            Paragraph(self._runs(row[number]), self._font).natural_width for row in self._measured
        )
        return max(widths, default=0.0)

    def _is_fixed(self, number: int) -> bool:
        """Whether a column has no spaces at which it could be broken: numbers, checksums."""
        is_code = any(row[number].form is Form.CODE for row in self._measured)
        return self._columns[number].is_number or is_code

    @cached_property
    def _measured(self) -> Sequence[Row]:
        return self._rows[:_MOST_MEASURED]

    def _runs(self, cell: Cell) -> Sequence[TextRun]:
        """Return a cell as runs of text."""
        if cell.form is Form.CODE:
            font = self._fonts.code(min(self._size, TINY))
            half = len(cell.text) // 2
            if len(cell.text) == _LENGTH_OF_SHA256:
                return [TextRun(cell.text[:half], font), LINE_END, TextRun(cell.text[half:], font)]
            return [TextRun(cell.text, font)]
        bold = self._fonts.own(self._size, bold=True) if cell.is_strong else None
        runs = [TextRun(cell.signed_text, bold)]
        if cell.detail:
            small = self._fonts.own(max(self._size - 1.5, print_style.LEAST))
            runs += [LINE_END, TextRun(cell.detail, small, MUTED)]
        return runs


def _narrowed(needed: Sequence[float], over: float, fixed: Sequence[bool]) -> list[float]:
    """Return widths reduced by `over` in total: the widest columns of words give first."""
    widths = list(needed)
    giving = [number for number, is_fixed in enumerate(fixed) if not is_fixed]
    giving = giving or list(range(len(widths)))
    room = max(sum(widths[number] for number in giving) - over, 0.0)
    # Narrow columns keep the width they need as long as it is less than an equal part.
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
