"""The beginnings of texts, one line each, with inline tags in another color."""

from __future__ import annotations

import re
from collections.abc import Sequence
from heapq import nlargest
from itertools import islice

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bleu_core.files.contents import Cell, Field, plain_text
from bleu_desktop.shared.mark_painter import MarkPainter
from bleu_desktop.shared.paragraph import LEFT, Paragraph
from bleu_desktop.shared.widgets import plain_tool_tip
from bleu_score.marked.parts import Part, sign_part

_LONGEST = 300
# Limits that keep `first_lines` fast with hundreds of fields.
_UNITS_COMPARED = 500
_UNITS_SEARCHED = 2000

# Format characters stay, because some scripts need them.
_BLANKS = re.compile(r"[\s\x00-\x1f\x7f-\x9f]+")


TextLine = Sequence[Part]
"""A text for one line; inline tags are signs in it."""

_NO_TEXT = (sign_part("–"),)


def text_line(cell: Cell) -> TextLine:
    """Return the beginning of a text as one line."""
    parts = []
    room = _LONGEST
    for part in (cell,) if isinstance(cell, str) else cell:
        # A text may be as long as a book.
        whole = part if isinstance(part, str) else part.text
        text = _BLANKS.sub(" ", whole[:_LONGEST])[:room]
        room -= len(text)
        if text:
            parts.append(Part(text) if isinstance(part, str) else sign_part(text))
    return parts


def first_lines(fields: Sequence[Field], count: int) -> list[list[TextLine]]:
    """Return the first texts of each field; none for a field that begins without text.

    All fields show the same units, so that they can be compared: the first units of those that have
    text in the most fields. Only a field without text in these units shows different ones.
    """
    units = range(min(len(fields[0].cells), _UNITS_COMPARED))

    def filled(unit: int) -> int:
        return sum(_has_text(field.cells[unit]) for field in fields)

    chosen = sorted(nlargest(count, units, key=filled))
    return [_lines(field, chosen, count) for field in fields]


def _lines(field: Field, units: Sequence[int], count: int) -> list[TextLine]:
    cells = [field.cells[unit] for unit in units]
    if not any(map(_has_text, cells)):
        cells = list(islice(filter(_has_text, islice(field.cells, _UNITS_SEARCHED)), count))
    return [text_line(cell) if _has_text(cell) else _NO_TEXT for cell in cells]


def _has_text(cell: Cell) -> bool:
    return bool(plain_text(cell).strip())


class TextLines(QWidget):
    """Shows lines of text below each other, shortened where they do not fit.

    Each line runs in the direction of its own script, and starts on the left all the same.
    """

    def __init__(self, line_height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: Sequence[TextLine] = ()
        self._line_height = line_height
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_lines(self, lines: Sequence[TextLine]) -> None:
        """Replace the lines."""
        self._lines = lines
        self.setToolTip(plain_tool_tip(self.text()))
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        """Return the displayed text."""
        return "\n".join("".join(part.text for part in line) for line in self._lines)

    def sizeHint(self) -> QSize:
        above = self.contentsMargins().top()
        return QSize(0, above + self._line_height * len(self._lines))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        above = self.contentsMargins().top()
        marks = MarkPainter.of_window(self.palette(), self._line_height)
        for number, line in enumerate(self._lines):
            Paragraph(
                line,
                self.font(),
                self.width(),
                align=LEFT,
                pitch=self._line_height,
                most_lines=1,
                ink=marks,
            ).draw(painter, 0, above + number * self._line_height)
