"""Tables in print: lines between rows and none between columns, numbers below each other."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from bleu_desktop.report import print_style
from bleu_desktop.report.paper import DOTS
from bleu_desktop.report.pieces import Piece
from bleu_desktop.report.print_style import BODY, MUTED, SMALL, TINY
from bleu_desktop.report.typesetter import Typesetter
from bleu_desktop.shared.paragraph import LEFT, RIGHT, Paragraph
from bleu_desktop.shared.shown_parts import LINE_END, TextRun
from bleu_score.reports.cells import Cell, Form, Row, Table
from bleu_score.reports.page_parts import least_pieces, name_pieces, page_parts

_GAP, _SMALL_GAP = 12 * DOTS, 8 * DOTS
# From this number of columns on, a table has smaller type, and columns closer together.
_MANY = 7
_LENGTH_OF_SHA256 = 64
_ABOVE, _BELOW = 3.6 * DOTS, 3.4 * DOTS
# The first rows decide the widths: nobody compares the widths of page 1 and page 100 in print.
_MOST_MEASURED = 300


def print_tables(table: Table, typesetter: Typesetter, width: float) -> Iterator[PrintTable]:
    """Yield a table as it is printed: in parts with the same rows if it is too wide."""
    parts = page_parts(table)
    for size in (BODY, SMALL, TINY):
        printed = [PrintTable(part, typesetter, width, size=size) for part in parts]
        if all(part.fits for part in printed):
            break
    yield from printed


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
        columns = range(len(self._columns))
        self._needed = [max(self._heading(each), self._content(each)) for each in columns]
        self._least = [self._least_width(each) for each in columns]
        self._widths = self._share_out(width)

    @property
    def fits(self) -> bool:
        """Whether no word and no number has to be broken."""
        return sum(self._least) <= self._width - self._gap * (len(self._columns) - 1)

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
                self._broken(column.title, self._small, width) if column.is_name else column.title,
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
                self._runs(cell, width),
                self._font,
                width,
                align=RIGHT if column.is_number else LEFT,
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
        needed = [*self._needed]
        over = sum(needed) - (width - self._gap * (len(needed) - 1))
        is_number = [column.is_number for column in self._columns]
        if over > 0:
            return _narrowed(needed, self._least, over)
        # Every table has a column of words, which names its rows.
        needed[is_number.index(False) if any(is_number) else -1] -= over
        return needed

    def _heading(self, number: int) -> float:
        """Return the width of a heading broken between its words, or between parts of a name."""
        column = self._columns[number]
        pieces = name_pieces(column.title) if column.is_name else column.title.split()
        return self._widest(pieces, self._small)

    def _widest(self, pieces: Iterable[str], font: QFont) -> float:
        widths = (Paragraph(piece.strip(), font).natural_width for piece in pieces)
        return max(widths, default=0.0)

    def _content(self, number: int) -> float:
        widths = (
            Paragraph(self._runs(row[number]), self._font).natural_width for row in self._measured
        )
        return max(widths, default=0.0)

    def _least_width(self, number: int) -> float:
        """Return the least width of a column: numbers and checksums are never broken."""
        cells = [row[number] for row in self._measured]
        if self._columns[number].is_number or any(cell.form is Form.CODE for cell in cells):
            return self._needed[number]
        pieces = {piece for cell in cells for piece in least_pieces(cell)}
        return max(self._heading(number), self._widest(pieces, self._font))

    @cached_property
    def _measured(self) -> Sequence[Row]:
        return self._rows[:_MOST_MEASURED]

    def _broken(self, name: str, font: QFont, width: float) -> list[TextRun]:
        """Return a name in lines that end between its parts."""
        lines = [""]
        for piece in name_pieces(name):
            longer = lines[-1] + piece
            if lines[-1] and Paragraph(longer.strip(), font).natural_width > width:
                lines.append(piece)
            else:
                lines[-1] = longer
        return [run for line in lines for run in (LINE_END, TextRun(line))][1:]

    def _runs(self, cell: Cell, width: float = math.inf) -> Sequence[TextRun]:
        """Return a cell as runs of text, for a column of this width."""
        if cell.form is Form.CODE:
            font = self._fonts.code(min(self._size, TINY))
            half = len(cell.text) // 2
            if len(cell.text) == _LENGTH_OF_SHA256:
                return [TextRun(cell.text[:half], font), LINE_END, TextRun(cell.text[half:], font)]
            return [TextRun(cell.text, font)]
        bold = self._fonts.own(self._size, bold=True) if cell.is_strong else None
        runs = [TextRun(cell.signed_text, bold)]
        if cell.form is Form.NAME and width < math.inf:
            broken = self._broken(cell.text, bold or self._font, width)
            runs = [run if run is LINE_END else TextRun(run.text, bold) for run in broken]
        if cell.detail:
            small = self._fonts.own(max(self._size - 1.5, print_style.LEAST))
            runs += [LINE_END, TextRun(cell.detail, small, MUTED)]
        return runs


def _narrowed(needed: Sequence[float], least: Sequence[float], over: float) -> list[float]:
    """Return widths reduced by `over` in total, and none below its least if that is possible."""
    widths = list(least)
    room = sum(needed) - over
    extra = max(room - sum(least), 0.0)
    # A column that lacks less than an equal part of the room left leaves the rest to the others.
    lacking = sorted(range(len(widths)), key=lambda number: needed[number] - least[number])
    for done, number in enumerate(lacking):
        gained = min(needed[number] - least[number], extra / (len(lacking) - done))
        widths[number] += gained
        extra -= gained
    scale = min(room / sum(widths), 1.0)
    return [width * scale for width in widths]


def rule(painter: QPainter, x: float, y: float, width: float, color: QColor, points: float) -> None:
    """Draw a horizontal line."""
    painter.setPen(QPen(color, points * DOTS, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLine(QPointF(x, y), QPointF(x + width, y))
