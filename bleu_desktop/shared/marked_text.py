"""Texts with marks that can be selected and pointed at: matches, differences, or tokens."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from PySide6 import QtCore, QtGui
from PySide6.QtWidgets import QFrame, QTextEdit, QToolTip, QWidget

from bleu_desktop.shared import theme
from bleu_desktop.shared.focus_frame import FocusFrame
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.mark_painter import MarkPainter, TextRow
from bleu_desktop.shared.shown_parts import ShownParts, colored
from bleu_desktop.shared.widgets import em, plain_tool_tip
from bleu_score.marked.parts import Part, beginning

# Room for the lines below the letters, in percent.
_LINE_HEIGHT = 145
# Nobody reads more here, and marking and laying out much more would block the window.
MOST_CHARACTERS = 8_000

_Rows = Iterator[tuple[TextRow, ShownParts, QtGui.QTextBlock]]


class MarkedField(QTextEdit):
    """A field whose lines have marks; a token in them can be pointed at, and lit.

    Signals
    -------
    token_pointed
        Number of the line, and index of the token in it that is under the mouse or at the text
        cursor; None for no token.
    """

    token_pointed = QtCore.Signal(int, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language: tuple[str | None, str | None] = None, None
        self._lit: tuple[int, frozenset[int]] = 0, frozenset()
        self._pointed: tuple[int, int | None] = 0, None
        FocusFrame(self)
        self.setAcceptRichText(False)
        self.setTabChangesFocus(True)
        self.viewport().setMouseTracking(True)

    def shown_in(self, block: QtGui.QTextBlock) -> ShownParts | None:
        """Return the parts of a line as they are shown; None if it has no marks."""
        raise NotImplementedError

    def hits_in(self, block: QtGui.QTextBlock) -> Sequence[tuple[int, int]]:
        """Return the places in a line that were searched for."""
        return ()

    def draw_ground(self, painter: QtGui.QPainter) -> None:
        """Draw what is behind the marks."""

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

    def _use_font(self) -> None:
        """Use the characters of the text's language."""
        self.document().setDefaultFont(text_font(self.font(), *self._language))

    # Pointing

    def light(self, tokens: Collection[int], line: int = 0) -> None:
        """Light only these tokens of a line."""
        if self._lit != (lit := (line, frozenset(tokens))):
            self._lit = lit
            self.viewport().update()

    @property
    def lit(self) -> frozenset[int]:
        """The tokens that are lit."""
        return self._lit[1]

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point_at(*self._part_at(event.position()))

    def leaveEvent(self, event: QtCore.QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(0, None)

    def _point_at(self, line: int, part: Part | None) -> None:
        pointed = line, part.token if part else None
        if self._pointed != pointed:
            self._pointed = pointed
            self.token_pointed.emit(*pointed)

    def _part_at(self, point: QtCore.QPointF) -> tuple[int, Part | None]:
        """Return the line and the part at a point."""
        place = (
            self.document()
            .documentLayout()
            .hitTest(point + self._scrolled(), QtCore.Qt.HitTestAccuracy.ExactHit)
        )
        return self._part_of(place) if place >= 0 else (0, None)

    def _part_of(self, place: int) -> tuple[int, Part | None]:
        block = self.document().findBlock(place)
        shown = self.shown_in(block)
        return block.blockNumber(), shown.part_at(place - block.position()) if shown else None

    def _scrolled(self) -> QtCore.QPointF:
        return QtCore.QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

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
        ink = MarkPainter.of_window(self.palette(), self.fontMetrics().height())
        rows = list(self._rows(QtCore.QRectF(event.rect())))
        painter = QtGui.QPainter(self.viewport())
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        self.draw_ground(painter)
        for row, shown, block in rows:
            ink.draw_below_text(painter, row, shown, self.hits_in(block))
        painter.end()
        super().paintEvent(event)
        painter = QtGui.QPainter(self.viewport())
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        line, tokens = self._lit
        for row, shown, block in rows:
            ink.draw_above_text(painter, row, shown)
            for token in tokens if block.blockNumber() == line else ():
                placed = shown.of_token(token)
                if placed and (rect := row.rect(placed.start, placed.end)):
                    ink.draw_lit(painter, rect)

    def _rows(self, visible: QtCore.QRectF) -> _Rows:
        """Yield the marked lines in a part of the viewport, as they are broken."""
        above = self.fontMetrics().ascent() + 1
        # Marks reach into the space between lines.
        visible = visible.adjusted(0, -above, 0, above)
        top = QtCore.QPoint(0, round(visible.top()))
        for block in self._blocks_from(self.cursorForPosition(top).block()):
            layout = block.layout()
            corner = layout.position() - self._scrolled()
            if corner.y() > visible.bottom():
                return
            if (shown := self.shown_in(block)) is None:
                continue
            for number in range(layout.lineCount()):
                line = layout.lineAt(number)
                row = TextRow(line, corner.x(), corner.y() + line.y(), above)
                if row.top <= visible.bottom() and row.top + line.height() >= visible.top():
                    yield row, shown, block

    @staticmethod
    def _blocks_from(block: QtGui.QTextBlock) -> Iterator[QtGui.QTextBlock]:
        """Yield a paragraph, and those below it."""
        while block.isValid():
            yield block
            block = block.next()


class MarkedText(MarkedField):
    """A read-only text with marks, as high as its lines.

    Copying takes the text itself, without signs and without words that it lacks.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = ShownParts(())
        self._hits: Sequence[tuple[int, int]] = ()
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            QtCore.Qt.TextInteractionFlag.TextSelectableByMouse
            | QtCore.Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(em(self, 0.4))
        self.cursorPositionChanged.connect(self._point_at_cursor)

    # Showing

    def show_parts(
        self, parts: Iterable[Part], language: str | None = None, script: str | None = None
    ) -> None:
        """Show a text.

        Parameters
        ----------
        parts
            The text, from its beginning to its end.
        language, script
            Tag of its language and its script, which the forms of Chinese characters follow.
        """
        self._shown = ShownParts(beginning(parts, MOST_CHARACTERS))
        self._language = language, script
        self._lit, self._hits, self._pointed = (0, frozenset()), (), (0, None)
        # The user does not point at a text only because it appears.
        with QtCore.QSignalBlocker(self):
            self._write()

    def text(self) -> str:
        """Return the text itself."""
        return self._shown.own_text

    @property
    def parts(self) -> Sequence[Part]:
        """The text as it was set."""
        return [placed.part for placed in self._shown.placed]

    def mark_hits(self, spans: Sequence[tuple[int, int]]) -> None:
        """Mark parts of the text itself, given by start and length in characters."""
        self._hits = self._shown.places_of(spans)
        self.viewport().update()

    @property
    def hits(self) -> Sequence[tuple[int, int]]:
        """Start and end of the hits, which count as in a `QTextCursor`."""
        return self._hits

    def note_of(self, token: int) -> str:
        """Return the tool tip of a token."""
        placed = self._shown.of_token(token)
        return placed.part.note if placed else ""

    def shown_in(self, block: QtGui.QTextBlock) -> ShownParts:
        return self._shown

    def hits_in(self, block: QtGui.QTextBlock) -> Sequence[tuple[int, int]]:
        return self._hits

    def _write(self) -> None:
        self._use_font()
        option = self.document().defaultTextOption()
        option.setTextDirection(self._shown.direction)
        self.document().setDefaultTextOption(option)
        self.setPlainText(self._shown.text)
        self._space_lines()
        block = self.document().firstBlock()
        block.layout().setFormats(colored(self._shown.signs, theme.muted(self.palette())))
        self.document().markContentsDirty(0, block.length())
        self._fit()

    # Size

    def _fit(self) -> None:
        """Be as high as the text."""
        self.document().setTextWidth(self.viewport().width())
        self.setFixedHeight(round(self.document().size().height()) + 2 * self.frameWidth())

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        event.ignore()  # it scrolls the page

    def changeEvent(self, event: QtCore.QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QtCore.QEvent.Type.PaletteChange, QtCore.QEvent.Type.FontChange):
            with QtCore.QSignalBlocker(self):
                self._write()  # the color of signs is part of the text

    # Copying and pointing

    def createMimeDataFromSelection(self) -> QtCore.QMimeData:  # noqa: N802
        """Return the selected part of the text itself."""
        cursor = self.textCursor()
        data = QtCore.QMimeData()
        data.setText(self._shown.own_between(cursor.selectionStart(), cursor.selectionEnd()))
        return data

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusInEvent(event)
        self._point_at_cursor()

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point_at(0, None)

    def _point_at_cursor(self) -> None:
        if self.hasFocus():
            self._point_at(*self._part_of(self.textCursor().position()))
