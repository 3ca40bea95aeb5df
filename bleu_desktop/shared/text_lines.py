"""The beginnings of texts, one line each, with inline tags in another color."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nlargest
from itertools import islice

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bleu_core.files.contents import Cell, Field, plain_text
from bleu_desktop.shared import theme
from bleu_desktop.shared.paragraph import LEFT, Paragraph
from bleu_desktop.shared.shown_parts import Run
from bleu_desktop.shared.widgets import plain_tool_tip

_LONGEST = 300
# Limits that keep `first_lines` fast with hundreds of fields.
_UNITS_COMPARED = 500
_UNITS_SEARCHED = 2000

# Format characters stay, because some scripts need them.
_BLANKS = re.compile(r"[\s\x00-\x1f\x7f-\x9f]+")


@dataclass(frozen=True)
class TextLine:
    """A text for one line: its parts, and whether each is muted, as inline tags are."""

    parts: tuple[tuple[str, bool], ...]

    @property
    def text(self) -> str:
        """The whole line."""
        return "".join(part for part, _ in self.parts)


_NO_TEXT = TextLine((("–", True),))


def text_line(cell: Cell) -> TextLine:
    """Return the beginning of a text as one line."""
    parts = []
    room = _LONGEST
    for part in (cell,) if isinstance(cell, str) else cell:
        text, is_tag = (part, False) if isinstance(part, str) else (part.text, True)
        # A text may be as long as a book.
        text = _BLANKS.sub(" ", text[:_LONGEST])[:room]
        room -= len(text)
        if text:
            parts.append((text, is_tag))
    return TextLine(tuple(parts))


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
        return "\n".join(line.text for line in self._lines)

    def sizeHint(self) -> QSize:
        above = self.contentsMargins().top()
        return QSize(0, above + self._line_height * len(self._lines))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        above = self.contentsMargins().top()
        for number, line in enumerate(self._lines):
            top = above + number * self._line_height
            self._paragraph(line).draw(painter, 0, top)

    def _paragraph(self, line: TextLine) -> Paragraph:
        muted = theme.muted(self.palette())
        runs = [Run(text, color=muted if is_tag else None) for text, is_tag in line.parts]
        return Paragraph(
            runs, self.font(), self.width(), align=LEFT, pitch=self._line_height, most_lines=1
        )
