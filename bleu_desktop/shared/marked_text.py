"""One text with marks: its matches, its differences from another text, or its tokens."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6 import QtCore, QtGui
from PySide6.QtWidgets import QFrame, QTextEdit, QToolTip, QWidget

from bleu_desktop.shared import theme
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.mark_painter import MarkPainter
from bleu_desktop.shared.widgets import draw_focus, em, plain_tool_tip
from bleu_score.marked.parts import Part, Style
from bleu_score.marked.signs import sign_of, utf16_length

# Room for the lines below the letters, in percent.
_LINE_HEIGHT = 145
# Nobody reads more here, and marking and laying out much more would block the window.
MOST_CHARACTERS = 8_000
_OURS = (Style.SIGN, Style.GAP)


class _Shown(NamedTuple):
    """A part, and its place in the shown text, in UTF-16 units."""

    start: int
    end: int
    part: Part


class MarkedText(QTextEdit):
    """A read-only text with marks, as high as its lines.

    Copying takes the text itself, without signs and without words that it lacks.

    Signals
    -------
    token_pointed
        Index of the token under the mouse or at the text cursor; None for no token.
    """

    token_pointed = QtCore.Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: Sequence[Part] = ()
        self._shown: list[_Shown] = []
        self._starts: list[int] = []
        self._by_token: dict[int, _Shown] = {}
        self._lit: frozenset[int] = frozenset()
        self._hits: Sequence[tuple[int, int]] = ()
        self._pointed: int | None = None
        self._language: tuple[str | None, str | None] = None, None
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setAcceptRichText(False)
        self.setTextInteractionFlags(
            QtCore.Qt.TextInteractionFlag.TextSelectableByMouse
            | QtCore.Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(em(self, 0.4))
        self.viewport().setMouseTracking(True)
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
        self._parts, self._language = list(_beginning(parts)), (language, script)
        self._lit, self._hits, self._pointed = frozenset(), (), None
        # The user does not point at a text only because it appears.
        with QtCore.QSignalBlocker(self):
            self._write()

    def text(self) -> str:
        """Return the text itself."""
        return "".join(part.text for part in self._parts if part.is_own)

    @property
    def parts(self) -> Sequence[Part]:
        """The text as it was set."""
        return self._parts

    def mark_hits(self, spans: Sequence[tuple[int, int]]) -> None:
        """Mark parts of the text itself, given by start and length in characters."""
        # The first and the last character of each hit.
        hits = [(start, start + length - 1) for start, length in spans]
        places = self._places({number for hit in hits for number in hit}) if hits else {}
        # A text that is cut off has no place for hits beyond its end.
        self._hits = [
            (places[first][0], places[last][1])
            for first, last in hits
            if first in places and last in places
        ]
        self.viewport().update()

    @property
    def hits(self) -> Sequence[tuple[int, int]]:
        """Start and end of the hits, which count as in a `QTextCursor`."""
        return self._hits

    def _places(self, wanted: Collection[int]) -> dict[int, tuple[int, int]]:
        """Return start and end of some characters of the text itself, as they are shown."""
        found: dict[int, tuple[int, int]] = {}
        number = 0
        for shown in self._shown:
            if not shown.part.is_own:
                continue
            place = shown.start
            for character in shown.part.text:
                after = place + utf16_length(sign_of(character) or character)
                if number in wanted:
                    found[number] = place, after
                place = after
                number += 1
        return found

    def light(self, tokens: Collection[int]) -> None:
        """Light only these tokens."""
        if self._lit != (lit := frozenset(tokens)):
            self._lit = lit
            self.viewport().update()

    @property
    def lit(self) -> frozenset[int]:
        """The tokens that are lit."""
        return self._lit

    def _write(self) -> None:
        self.document().setDefaultFont(text_font(self.font(), *self._language))
        self._shown.clear()
        plain, sign = QtGui.QTextCharFormat(), QtGui.QTextCharFormat()
        sign.setForeground(theme.muted(self.palette()))
        runs: list[tuple[str, bool]] = []
        place = 0
        for part in self._parts:
            start = place
            for text, is_sign in _runs(part):
                runs.append((text, is_sign))
                place += utf16_length(text)
            self._shown.append(_Shown(start, place, part))
        self._starts = [shown.start for shown in self._shown]
        self._by_token = {
            shown.part.token: shown for shown in self._shown if shown.part.token is not None
        }
        self.clear()
        cursor = QtGui.QTextCursor(self.document())
        cursor.beginEditBlock()
        spaced = QtGui.QTextBlockFormat()
        spaced.setLineHeight(
            _LINE_HEIGHT, QtGui.QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
        )
        cursor.setBlockFormat(spaced)
        for text, is_sign in _joined(runs):
            cursor.insertText(text, sign if is_sign else plain)
        cursor.endEditBlock()
        self.moveCursor(QtGui.QTextCursor.MoveOperation.Start)
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
                self._write()  # colors are part of the text

    # Copying

    def createMimeDataFromSelection(self) -> QtCore.QMimeData:  # noqa: N802
        """Return the selected part of the text itself."""
        cursor = self.textCursor()
        data = QtCore.QMimeData()
        data.setText(self.text_between(cursor.selectionStart(), cursor.selectionEnd()))
        return data

    def text_between(self, start: int, end: int) -> str:
        """Return the text shown between two places, which count as in a `QTextCursor`."""
        found: list[str] = []
        for shown in self._shown[max(bisect_right(self._starts, start) - 1, 0) :]:
            if shown.start >= end:
                break
            if shown.part.is_own:
                found += _between(shown, start, end)
        return "".join(found)

    # Pointing

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point(self._token_of(self._part_at(event.position())))

    def leaveEvent(self, event: QtCore.QEvent) -> None:
        super().leaveEvent(event)
        self._point(None)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusInEvent(event)
        self._point_at_cursor()
        self.viewport().update()

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(None)
        self.viewport().update()

    def _point_at_cursor(self) -> None:
        if self.hasFocus():
            self._point(self._token_of(self._part_of(self.textCursor().position())))

    def _point(self, token: int | None) -> None:
        if token != self._pointed:
            self._pointed = token
            self.token_pointed.emit(token)

    def _part_at(self, point: QtCore.QPointF) -> _Shown | None:
        place = self.document().documentLayout().hitTest(point, QtCore.Qt.HitTestAccuracy.ExactHit)
        return None if place < 0 else self._part_of(place)

    def _part_of(self, place: int) -> _Shown | None:
        index = bisect_right(self._starts, place) - 1
        found = self._shown[index] if index >= 0 else None
        return found if found and found.start <= place < found.end else None

    @staticmethod
    def _token_of(shown: _Shown | None) -> int | None:
        return shown.part.token if shown else None

    def note_of(self, token: int) -> str:
        """Return the tool tip of a token."""
        return self._by_token[token].part.note if token in self._by_token else ""

    def viewportEvent(self, event: QtCore.QEvent) -> bool:
        if isinstance(event, QtGui.QHelpEvent) and event.type() == QtCore.QEvent.Type.ToolTip:
            shown = self._part_at(QtCore.QPointF(event.pos()))
            note = shown.part.note if shown else ""
            if note:
                QToolTip.showText(event.globalPos(), plain_tool_tip(note), self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    # Painting

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        visible = QtCore.QRectF(event.rect())
        marks = MarkPainter(self.palette(), max(1.0, round(self.fontMetrics().height() / 16)))
        behind = list(self._rectangles(visible))
        painter = QtGui.QPainter(self.viewport())
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        for rect, base_line, shown in behind:
            marks.draw_behind(painter, rect, shown.part.style, base_line)
        for start, end in self._hits:
            for rect, base_line in self._place(start, end, visible):
                marks.draw_hit(painter, rect, base_line)
        painter.end()
        super().paintEvent(event)
        painter = QtGui.QPainter(self.viewport())
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        for rect, base_line, shown in behind:
            marks.draw_above(painter, rect, shown.part.style, base_line)
        for token in self._lit:
            if shown_token := self._by_token.get(token):
                for rect, _ in self._place(shown_token.start, shown_token.end, visible):
                    marks.draw_lit(painter, rect)
        painter.end()
        draw_focus(self)

    def _rectangles(self, visible: QtCore.QRectF) -> Iterator[tuple[QtCore.QRectF, float, _Shown]]:
        """Yield the visible marks, each with its base line."""
        lines = [line for line in self._lines() if _is_visible(line, self._top(), visible)]
        if not lines:
            return
        first = lines[0].textStart()
        last = lines[-1].textStart() + lines[-1].textLength()
        index = max(bisect_right(self._starts, first) - 1, 0)
        while index < len(self._shown) and self._shown[index].start < last:
            shown = self._shown[index]
            end = shown.end
            index += 1
            while index < len(self._shown) and _is_one(shown.part, self._shown[index].part):
                end = self._shown[index].end
                index += 1
            if shown.part.style not in (Style.PLAIN, *_OURS):
                for rect, base_line in self._place(shown.start, end, visible):
                    yield rect, base_line, shown

    def _place(
        self, start: int, end: int, visible: QtCore.QRectF
    ) -> Iterator[tuple[QtCore.QRectF, float]]:
        """Yield the visible rectangles of a range of the text, one for each line, with base lines.

        `start` and `end` count UTF-16 units.
        """
        layout = self.document().firstBlock().layout()
        number = layout.lineForTextPosition(start).lineNumber()
        left, top = layout.position().x(), self._top()
        while 0 <= number < layout.lineCount():
            line = layout.lineAt(number)
            number += 1
            if line.textStart() >= end:
                return
            if not _is_visible(line, top, visible):
                continue
            from_place = max(start, line.textStart())
            to_place = min(end, line.textStart() + line.textLength())
            x, other = _x_of(line, from_place), _x_of(line, to_place)
            # White space at the end of a line hangs over it.
            text = line.naturalTextRect()
            start_x, end_x = max(min(x, other), text.left()), min(max(x, other), text.right())
            base_line = top + line.y() + line.ascent()
            height = self._letter_ascent()
            rect = QtCore.QRectF(start_x + left, base_line - height, end_x - start_x, 0)
            rect.setBottom(top + line.y() + line.height())
            if rect.width() > 1:
                yield rect, base_line

    def _letter_ascent(self) -> float:
        return self.fontMetrics().ascent() + 1.0

    def _top(self) -> float:
        return self.document().firstBlock().layout().position().y()

    def _lines(self) -> Iterator[QtGui.QTextLine]:
        layout = self.document().firstBlock().layout()
        return map(layout.lineAt, range(layout.lineCount()))


def _is_visible(line: QtGui.QTextLine, top: float, visible: QtCore.QRectF) -> bool:
    above = top + line.y()
    return above <= visible.bottom() and above + line.height() >= visible.top()


def _x_of(line: QtGui.QTextLine, place: int) -> float:
    # PySide returns the place, too, although its stub says otherwise.
    found: tuple[float, int] = line.cursorToX(place)  # type: ignore[assignment]
    return found[0]


def _is_one(first: Part, second: Part) -> bool:
    """Tell whether two neighboring parts are marked as one."""
    return first.group >= 0 and (first.group, first.style) == (second.group, second.style)


def _beginning(parts: Iterable[Part]) -> Iterator[Part]:
    """Yield the parts at the beginning of a text, up to a readable length."""
    length = 0
    for part in parts:
        length += len(part.text)
        if length > MOST_CHARACTERS:
            yield part._replace(text=part.text[: len(part.text) + MOST_CHARACTERS - length])
            yield Part("…", Style.SIGN, is_own=False)
            return
        yield part


def _runs(part: Part) -> Iterator[tuple[str, bool]]:
    """Yield the pieces of a part as they are shown, each with whether it is a sign."""
    if part.style in _OURS:
        yield part.text, True
    elif part.text.isprintable():
        yield part.text, False
    else:
        for character in part.text:
            sign = sign_of(character)
            yield sign or character, sign is not None


def _joined(runs: Sequence[tuple[str, bool]]) -> Iterator[tuple[str, bool]]:
    """Join neighboring pieces of the same kind."""
    pieces: list[str] = []
    kind = False
    for text, is_sign in runs:
        if is_sign != kind and pieces:
            yield "".join(pieces), kind
            pieces.clear()
        kind = is_sign
        pieces.append(text)
    if pieces:
        yield "".join(pieces), kind


def _between(shown: _Shown, start: int, end: int) -> Iterator[str]:
    """Yield the characters of a part of which something is shown between two places."""
    place = shown.start
    for character in shown.part.text:
        after = place + utf16_length(sign_of(character) or character)
        if after > start and place < end:
            yield character
        place = after
