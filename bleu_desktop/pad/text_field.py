"""A field for a text with one segment in each line, numbered and marked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from PySide6 import QtCore, QtGui
from PySide6.QtWidgets import QTextEdit, QToolTip, QWidget

from bleu_desktop.shared import theme
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.mark_painter import MarkPainter
from bleu_desktop.shared.widgets import draw_focus, em, plain_tool_tip
from bleu_score.marked.parts import Part, Style
from bleu_score.marked.signs import utf16_length

# Room for the lines below the letters, in percent.
_LINE_HEIGHT = 145

Marks = Callable[[int], Sequence[Part]]
"""Returns the marked parts of a line; none if nothing is to be marked."""


class TextField(QTextEdit):
    """A field for plain text.

    Signals
    -------
    line_chosen
        The text cursor has moved to another line.
    token_pointed
        Line and index of the token under the mouse or at the text cursor; None for no token.
    """

    line_chosen = QtCore.Signal(int)
    token_pointed = QtCore.Signal(int, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks: Marks = lambda _: ()
        # Lines from this one on have no counterpart.
        self._paired = 0
        self._line = 0
        self._lit: tuple[int, Collection[int]] = 0, ()
        self._pointed: tuple[int, int | None] = 0, None
        self._language: tuple[str | None, str | None] = None, None
        # The revision of the document, and its lines in this revision.
        self._known: tuple[int, tuple[str, ...]] = -1, ()
        self._numbers = _Numbers(self)
        self.setAcceptRichText(False)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.viewport().setMouseTracking(True)
        self._space_lines()
        self.cursorPositionChanged.connect(self._note_cursor)
        self.verticalScrollBar().valueChanged.connect(self._numbers.update)
        self.textChanged.connect(self._fit_numbers)
        self._fit_numbers()

    def _space_lines(self) -> None:
        """Leave space for marks below each line; a new line takes over that of the line before."""
        spaced = QtGui.QTextBlockFormat()
        spaced.setLineHeight(
            _LINE_HEIGHT, QtGui.QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
        )
        cursor = QtGui.QTextCursor(self.document())
        cursor.select(QtGui.QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(spaced)
        # The user cannot undo the spacing.
        self.document().clearUndoRedoStacks()

    # The text

    def lines(self) -> tuple[str, ...]:
        """Return the lines, without empty lines at the end."""
        revision = self.document().revision()
        if revision != self._known[0]:
            lines = [block.text() for block in self._blocks(self.document().firstBlock())]
            while lines and not lines[-1].strip():
                lines.pop()
            self._known = revision, tuple(lines)
        return self._known[1]

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
            self.document().setDefaultFont(text_font(self.font(), tag, script))

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

    def light(self, line: int, tokens: Collection[int]) -> None:
        """Light only these tokens of a line."""
        if self._lit != (line, tokens):
            self._lit = line, tokens
            self.viewport().update()

    def changeEvent(self, event: QtCore.QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QtCore.QEvent.Type.FontChange:
            self.document().setDefaultFont(text_font(self.font(), *self._language))
            self._fit_numbers()

    # Line numbers

    def _fit_numbers(self) -> None:
        self._numbers.show_width(self.document().blockCount())
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
        self.viewport().update()

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        line, part = self._part_at(event.position())
        self._point(line, part.token if part else None)

    def leaveEvent(self, event: QtCore.QEvent) -> None:
        super().leaveEvent(event)
        self._point(0, None)

    def _point(self, line: int, token: int | None) -> None:
        if self._pointed != (line, token):
            self._pointed = line, token
            self.token_pointed.emit(line, token)

    def _part_at(self, point: QtCore.QPointF) -> tuple[int, Part | None]:
        """Return the line and the part at a point."""
        scrolled = point + QtCore.QPointF(
            self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        )
        place = (
            self.document().documentLayout().hitTest(scrolled, QtCore.Qt.HitTestAccuracy.ExactHit)
        )
        block = self.document().findBlock(place)
        if place < 0 or not block.isValid():
            return 0, None
        line = block.blockNumber()
        for start, end, part in _placed(self._marks_of(block)):
            if start <= place - block.position() < end:
                return line, part
        return line, None

    def viewportEvent(self, event: QtCore.QEvent) -> bool:
        if isinstance(event, QtGui.QHelpEvent) and event.type() == QtCore.QEvent.Type.ToolTip:
            part = self._part_at(QtCore.QPointF(event.pos()))[1]
            if part is not None and part.note:
                QToolTip.showText(event.globalPos(), plain_tool_tip(part.note), self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    # Painting

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        marks = MarkPainter(self.palette(), max(1.0, round(self.fontMetrics().height() / 16)))
        painter = QtGui.QPainter(self.viewport())
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        lit = []
        for block in self._visible():
            number = block.blockNumber()
            if number == self._line and self.document().blockCount() > 1:
                self._draw_current(painter, block)
            for start, end, part in _joined(_placed(self._marks_of(block))):
                if part.style is not Style.PLAIN:
                    for rect, base_line in self._place(block, start, end):
                        marks.draw_behind(painter, rect, part.style, base_line)
            if number == self._lit[0] and self._lit[1]:
                lit += [
                    rect
                    for start, end, part in _placed(self._marks_of(block))
                    if part.token in self._lit[1]
                    for rect, _ in self._place(block, start, end)
                ]
        painter.end()
        super().paintEvent(event)
        painter = QtGui.QPainter(self.viewport())
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        for rect in lit:
            marks.draw_lit(painter, rect)
        painter.end()
        draw_focus(self)

    def _draw_current(self, painter: QtGui.QPainter, block: QtGui.QTextBlock) -> None:
        rect = self._rect(block)
        color = theme.mix(self.palette().highlight().color(), self.palette().base().color(), 0.07)
        painter.fillRect(
            QtCore.QRectF(0, rect.top(), self.viewport().width(), rect.height()), color
        )

    def _marks_of(self, block: QtGui.QTextBlock) -> Sequence[Part]:
        """Return the marks of a line; none if they are about an earlier text of the line."""
        parts = self._marks(block.blockNumber())
        return parts if "".join(part.text for part in parts) == block.text() else ()

    def _place(
        self, block: QtGui.QTextBlock, start: int, end: int
    ) -> Iterator[tuple[QtCore.QRectF, float]]:
        """Yield the rectangles of a range of a line of text, one for each row, with base lines."""
        layout = block.layout()
        corner = self._rect(block).topLeft()
        ascent = self.fontMetrics().ascent() + 1.0
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            first, last = line.textStart(), line.textStart() + line.textLength()
            if first >= end or last <= start:
                continue
            # PySide returns the place, too, although its stub says otherwise.
            x: float = line.cursorToX(max(start, first))[0]  # type: ignore[index]
            other: float = line.cursorToX(min(end, last))[0]  # type: ignore[index]
            # White space at the end of a line hangs over it.
            text = line.naturalTextRect()
            left, right = max(min(x, other), text.left()), min(max(x, other), text.right())
            base_line = corner.y() + line.y() + line.ascent()
            rect = QtCore.QRectF(left + corner.x(), base_line - ascent, right - left, 0)
            rect.setBottom(corner.y() + line.y() + line.height())
            if rect.width() > 1:
                yield rect, base_line

    def _rect(self, block: QtGui.QTextBlock) -> QtCore.QRectF:
        """Return the rectangle of a line in the viewport."""
        layout = self.document().documentLayout()
        return layout.blockBoundingRect(block).translated(
            -self.horizontalScrollBar().value(), -self.verticalScrollBar().value()
        )

    def _visible(self) -> Iterator[QtGui.QTextBlock]:
        height = self.viewport().height()
        for block in self._blocks(self.cursorForPosition(QtCore.QPoint(0, 0)).block()):
            if self._rect(block).top() > height:
                return
            yield block

    @staticmethod
    def _blocks(block: QtGui.QTextBlock) -> Iterator[QtGui.QTextBlock]:
        while block.isValid():
            yield block
            block = block.next()


class _Numbers(QWidget):
    """The numbers of the lines, at their left."""

    def __init__(self, field: TextField) -> None:
        super().__init__(field)
        self._field = field
        self._lines = 1

    def show_width(self, lines: int) -> None:
        """Make room for a number of lines."""
        self._lines = lines

    def wanted_width(self) -> int:
        """Return the width the numbers need."""
        digits = "0" * max(2, len(str(self._lines)))
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


def _placed(parts: Sequence[Part]) -> Iterator[tuple[int, int, Part]]:
    """Yield parts with their places as Qt counts them."""
    place = 0
    for part in parts:
        start, place = place, place + utf16_length(part.text)
        yield start, place, part


def _joined(placed: Iterator[tuple[int, int, Part]]) -> Iterator[tuple[int, int, Part]]:
    """Join neighboring parts that are marked as one."""
    before: tuple[int, int, Part] | None = None
    for start, end, part in placed:
        if before is not None and part.group >= 0 and _mark(before[2]) == _mark(part):
            before = before[0], end, part
            continue
        if before is not None:
            yield before
        before = start, end, part
    if before is not None:
        yield before


def _mark(part: Part) -> tuple[Style, int]:
    return part.style, part.group
