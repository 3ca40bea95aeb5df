"""A field for a text with one segment in each line, numbered and marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile

from PySide6 import QtCore, QtGui
from PySide6.QtWidgets import QWidget

from bleu_desktop.shared import theme
from bleu_desktop.shared.marked_text import MarkedField
from bleu_desktop.shared.shown_parts import ShownParts
from bleu_desktop.shared.widgets import em
from bleu_score.marked.parts import Part

Marks = Callable[[int], Sequence[Part]]
"""Returns the marked parts of a line; none if nothing is to be marked."""


class TextField(MarkedField):
    """A field for plain text.

    Signals
    -------
    line_chosen
        The text cursor has moved to another line.
    """

    line_chosen = QtCore.Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks: Marks = lambda _: ()
        # Lines from this one on have no counterpart.
        self._paired = 0
        self._line = 0
        # The revision of the document, and its lines in this revision.
        self._known: tuple[int, tuple[str, ...]] = -1, ()
        self._numbers = _Numbers(self)
        self.setVerticalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._space_lines()
        self.cursorPositionChanged.connect(self._note_cursor)
        self.verticalScrollBar().valueChanged.connect(self._numbers.update)
        self.textChanged.connect(self._fit_numbers)
        self._fit_numbers()

    # The text

    def lines(self) -> tuple[str, ...]:
        """Return the lines, without empty lines at the end."""
        revision = self.document().revision()
        if revision != self._known[0]:
            lines = [block.text() for block in self._blocks_from(self.document().firstBlock())]
            while lines and not lines[-1].strip():
                lines.pop()
            self._known = revision, tuple(lines)
        return self._known[1]

    def replace_text(self, text: str) -> None:
        """Put another text in the place of this one; the user can undo it."""
        cursor = self.textCursor()
        cursor.select(QtGui.QTextCursor.SelectionType.Document)
        cursor.insertText(text)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        # Otherwise Shift+Enter breaks a line within a segment.
        is_enter = event.key() in (QtCore.Qt.Key.Key_Return, QtCore.Qt.Key.Key_Enter)
        if is_enter and event.modifiers() == QtCore.Qt.KeyboardModifier.ShiftModifier:
            self.textCursor().insertBlock()
            return
        super().keyPressEvent(event)

    def insertFromMimeData(self, source: QtCore.QMimeData) -> None:  # noqa: N802
        """Paste plain text only."""
        if source.hasText():
            self.textCursor().insertText(source.text())
            self.ensureCursorVisible()

    def minimumSizeHint(self) -> QtCore.QSize:
        return QtCore.QSize(em(self, 12), em(self, 5))

    def sizeHint(self) -> QtCore.QSize:
        return QtCore.QSize(em(self, 30), em(self, 9))

    # Showing

    def show_marks(self, marks: Marks, paired: int) -> None:
        """Mark the text.

        Parameters
        ----------
        marks
            The marks of each line; asked for visible lines only.
        paired
            From this line on, lines have no counterpart in another text.
        """
        self._marks, self._paired = marks, paired
        self.viewport().update()
        self._numbers.update()

    def show_language(self, tag: str | None, script: str | None) -> None:
        """Use the characters of a language."""
        if self._language != (tag, script):
            self._language = tag, script
            self._use_font()

    def show_line(self, line: int) -> None:
        """Highlight the line that is looked at in another field."""
        self._line = line
        block = self.document().findBlockByNumber(line)
        if block.isValid() and not self.hasFocus():
            rect = self._rect(block)
            bar = self.verticalScrollBar()
            if rect.top() < 0 or rect.bottom() > self.viewport().height():
                bar.setValue(round(bar.value() + rect.top() - em(self, 0.5)))
        self.viewport().update()
        self._numbers.update()

    def changeEvent(self, event: QtCore.QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QtCore.QEvent.Type.FontChange:
            self._use_font()
            self._fit_numbers()

    # Line numbers

    def _fit_numbers(self) -> None:
        self.setViewportMargins(self._numbers.wanted_width(), 0, 0, 0)
        self._place_numbers()
        self._numbers.update()

    def _place_numbers(self) -> None:
        inside = self.contentsRect()
        self._numbers.setGeometry(
            QtCore.QRect(inside.left(), inside.top(), self._numbers.wanted_width(), inside.height())
        )

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_numbers()

    def numbered(self) -> Iterator[tuple[float, int, bool, bool]]:
        """Yield for each visible line: base line, number from 1, is current, is unpaired."""
        last = len(self.lines())
        for block in self._visible():
            number = block.blockNumber()
            first = block.layout().lineAt(0)
            yield (
                self._rect(block).top() + first.y() + first.ascent(),
                number + 1,
                number == self._line,
                self._paired <= number < last,
            )

    # Pointing

    def _note_cursor(self) -> None:
        line = self.textCursor().blockNumber()
        if self.hasFocus() and line != self._line:
            self.line_chosen.emit(line)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusInEvent(event)
        self.line_chosen.emit(self.textCursor().blockNumber())

    # Painting

    def draw_ground(self, painter: QtGui.QPainter) -> None:
        block = self.document().findBlockByNumber(self._line)
        if block.isValid() and self.document().blockCount() > 1:
            rect = self._rect(block)
            rect.setLeft(0)
            rect.setWidth(self.viewport().width())
            hue, base = self.palette().accent().color(), self.palette().base().color()
            painter.fillRect(rect, theme.mix(hue, base, 0.07))

    def shown_in(self, block: QtGui.QTextBlock) -> ShownParts | None:
        """Return the marks of a line; none if they are about an earlier text of the line."""
        shown = ShownParts(self._marks(block.blockNumber()), signs=False)
        return shown if shown.text == block.text() else None

    def _rect(self, block: QtGui.QTextBlock) -> QtCore.QRectF:
        """Return the rectangle of a line in the viewport."""
        rect = self.document().documentLayout().blockBoundingRect(block)
        return rect.translated(-self._scrolled())

    def _visible(self) -> Iterator[QtGui.QTextBlock]:
        height = self.viewport().height()
        first = self.cursorForPosition(QtCore.QPoint(0, 0)).block()
        return takewhile(lambda block: self._rect(block).top() <= height, self._blocks_from(first))


class _Numbers(QWidget):
    """The numbers of the lines, at their left."""

    def __init__(self, field: TextField) -> None:
        super().__init__(field)
        self._field = field

    def wanted_width(self) -> int:
        """Return the width the numbers need."""
        digits = "0" * max(2, len(str(self._field.document().blockCount())))
        return self.fontMetrics().horizontalAdvance(f"{digits}!") + em(self, 0.8)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = QtGui.QPainter(self)
        field = self._field
        painter.fillRect(self.rect(), field.palette().base())
        gray = theme.muted(field.palette())
        for base_line, number, is_current, is_alone in field.numbered():
            font = field.font()
            font.setBold(is_current or is_alone)
            painter.setFont(font)
            painter.setPen(field.palette().text().color() if is_current or is_alone else gray)
            text = f"!{number}" if is_alone else f"{number}"
            width = painter.fontMetrics().horizontalAdvance(text)
            painter.drawText(QtCore.QPointF(self.width() - em(self, 0.4) - width, base_line), text)
