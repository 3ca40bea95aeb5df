"""Plain text in lines, with a selection: long runs are broken anywhere, and nothing is added.

Qt's label breaks lines at words only. Zero-width spaces would make it break paths and signatures,
but they would be copied too, and a command with them in it does not work.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPalette, QTextCharFormat, QTextLayout, QTextOption

from bleu_score.marked.signs import utf16_length

# In a layout, U+2028 ends a line, and a line feed does not. Characters that are invisible, or turn
# the direction of the text, are replaced by a sign and have no effect. Each replacement is one
# UTF-16 code unit, so that places are the same in the drawn text and in the original.
_SIGN = "\u2423"
_CONTROLS = (*range(0x20), *range(0x7F, 0xA0), 0x61C, 0x200E, 0x200F)
_DIRECTIONS = (*range(0x202A, 0x202F), *range(0x2066, 0x206A))
_SHOWN = dict.fromkeys((*_CONTROLS, *_DIRECTIONS), _SIGN) | {0x09: "\t", 0x0A: "\u2028"}


class WrappedText:
    """Lays out and draws a text; places in it are counted in UTF-16 code units, as Qt does.

    Attributes
    ----------
    anchor, cursor
        The ends of the selection.
    """

    def __init__(self) -> None:
        self.text = ""
        self.anchor = self.cursor = 0
        self._layout = QTextLayout()
        self._layout.setCacheEnabled(True)
        self._laid_out: tuple[object, ...] = ()
        self.height = 0

    @property
    def length(self) -> int:
        """The number of code units."""
        return utf16_length(self.text)

    @property
    def selected(self) -> str:
        """The selected text."""
        start, end = sorted((self.anchor, self.cursor))
        units = self.text.encode("utf-16-le", "surrogatepass")[2 * start : 2 * end]
        return units.decode("utf-16-le", "surrogatepass")

    @property
    def line_widths(self) -> list[float]:
        """The widths of the lines, without spaces at their ends."""
        lines = (self._layout.lineAt(index) for index in range(self._layout.lineCount()))
        return [line.naturalTextWidth() for line in lines]

    def set_text(self, text: str) -> None:
        """Set the text; nothing of a new text is selected."""
        if text != self.text:
            self.text = text
            self.anchor = self.cursor = 0

    def lay_out(self, font: QFont, width: float, alignment: Qt.AlignmentFlag) -> int:
        """Break the text into lines of a width, and return their height."""
        key = (self.text, font.key(), width, alignment)
        if key == self._laid_out:
            return self.height
        self._laid_out = key
        layout = self._layout
        layout.setFont(font)
        layout.setText(self.text.translate(_SHOWN))
        option = QTextOption(alignment)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        bottom = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLeadingIncluded(True)
            line.setLineWidth(width)
            line.setPosition(QPointF(0, bottom))
            bottom += line.height()
        layout.endLayout()
        self.height = math.ceil(bottom)
        return self.height

    def draw(self, painter: QPainter, top_left: QPointF, palette: QPalette) -> None:
        """Draw the lines in the painter's color, with the selection."""
        start, end = sorted((self.anchor, self.cursor))
        selections = []
        if start < end:
            marked = QTextLayout.FormatRange()
            marked.start, marked.length = start, end - start
            style = QTextCharFormat()
            style.setBackground(palette.highlight())
            style.setForeground(palette.highlightedText())
            marked.format = style
            selections.append(marked)
        self._layout.draw(painter, top_left, selections, QRectF())

    def place_at(self, point: QPointF) -> int:
        """Return the place in the text nearest to a point, which is relative to the first line."""
        layout = self._layout
        if not layout.lineCount():
            return 0
        lines = [layout.lineAt(index) for index in range(layout.lineCount())]
        line = next((line for line in lines if point.y() < line.rect().bottom()), lines[-1])
        return int(line.xToCursor(point.x()))

    def select_word(self, place: int) -> None:
        """Select the word at a place."""
        mode = QTextLayout.CursorMode.SkipWords
        following = self._layout.nextCursorPosition(place, mode)
        self.anchor = self._layout.previousCursorPosition(following, mode)
        # A word ends before the space behind it.
        units = self.text.encode("utf-16-le", "surrogatepass")
        word = units[2 * self.anchor : 2 * following].decode("utf-16-le", "replace")
        self.cursor = following - (len(word) - len(word.rstrip()))

    def select_all(self) -> None:
        """Select the whole text."""
        self.anchor, self.cursor = 0, self.length

    def extend(self, *, forward: bool) -> None:
        """Move the end of the selection by one character."""
        move = self._layout.nextCursorPosition if forward else self._layout.previousCursorPosition
        self.cursor = move(self.cursor)
