"""Paints the rows of the list of segments: three lines of text, and numbers on both sides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6 import QtCore, QtGui
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from bleu_desktop.i18n import translate
from bleu_desktop.segments.columns import PLACE
from bleu_desktop.segments.find_bar import CANDIDATE, REFERENCE, FindSpans, no_spans
from bleu_desktop.segments.row_marks import RowMarks
from bleu_desktop.segments.segment_model import SegmentModel
from bleu_desktop.shared import theme
from bleu_desktop.shared.cell_texts import shortened, visible
from bleu_desktop.shared.cells import CellDelegate, Index, ground, ink
from bleu_desktop.shared.fonts import has_italics
from bleu_desktop.shared.icons import icon, text_icon_size
from bleu_desktop.shared.mark_painter import MarkPainter
from bleu_desktop.shared.paragraph import Paragraph
from bleu_desktop.shared.shown_parts import TextRun
from bleu_desktop.shared.sizes import margin, space
from bleu_score.marked.parts import Part, View, beginning

LINES = 3
"""The lines of text of a row."""

# No row is wide enough to show more characters of a text.
_SHOWN = 1_000
# Characters in which matches are looked for, and those shown before a match.
_SEARCHED = 20_000
_CONTEXT = 24


class _SegmentDelegate(CellDelegate):
    """Leaves the content of a cell to `paint_segment`, and draws a hairline below it."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        # The whole row is current, not a cell.
        option.state &= ~QStyle.StateFlag.State_HasFocus

    def paint_content(
        self, painter: QtGui.QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        line = QtCore.QRect(option.rect)
        line.setTop(line.bottom())
        painter.fillRect(line, theme.line(option.palette))
        model = index.model()
        if isinstance(model, SegmentModel):
            box = option.rect.adjusted(margin(), space(1), 0, -space(1))
            self.paint_segment(painter, option, model, index, box)

    def paint_segment(
        self,
        painter: QtGui.QPainter,
        option: QStyleOptionViewItem,
        model: SegmentModel,
        index: Index,
        box: QtCore.QRect,
    ) -> None:
        """Paint the segment's content in a box of this cell."""
        raise NotImplementedError

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QtCore.QSize:
        # Never measured: all rows are equally high, and columns get their widths from the view.
        return QtCore.QSize(0, 0)


def _faint(option: QStyleOptionViewItem) -> QtGui.QColor:
    """Return the color of the less important content of a cell."""
    return theme.quiet(ink(option), ground(option))


class SegmentDelegate(_SegmentDelegate):
    """Paints the reference above the candidate, each in the direction of its own script.

    The candidate has two of the three lines if it needs them, and the reference the others. Short
    texts are in the middle of the row, as the numbers are.

    Attributes
    ----------
    text_font
        The font of the text's language.
    find_spans
        Returns start and length of the parts to mark in a text of the reference or candidate.
    marks
        The marks of the rows.
    view
        The choice of marks.
    """

    def __init__(self, parent: QtCore.QObject, marks: RowMarks) -> None:
        super().__init__(parent)
        self.text_font = QtGui.QFont()
        self.find_spans: FindSpans = no_spans
        self.marks = marks
        self.view = View.MATCHES
        self._known_ink: tuple[tuple[int, int], MarkPainter] | None = None

    def line_height(self, font: QtGui.QFont) -> int:
        """Return the height of a line with its marks, for text in the language's font as well."""
        heights = (QtGui.QFontMetrics(each).height() for each in (font, self.text_font))
        return max(heights) + space(0.5)

    def paint_segment(
        self,
        painter: QtGui.QPainter,
        option: QStyleOptionViewItem,
        model: SegmentModel,
        index: Index,
        box: QtCore.QRect,
    ) -> None:
        segment = model.segment_at(index.row())
        candidate, reference = model.candidate_text(segment), model.reference(segment)
        marked = self.marks.of(segment, [candidate, *model.references(segment)])
        parts: Iterable[Part] = [Part(candidate)]
        if marked is not None:
            parts = marked.candidate_parts(self.view)
        below = self._paragraph(candidate, CANDIDATE, parts, LINES - 1, box.width(), option)
        # The reference is quiet: what it shares with the candidate is marked there.
        parts = [Part(reference)]
        above = self._paragraph(
            reference, REFERENCE, parts, LINES - len(below), box.width(), option
        )
        top = box.top() + (box.height() - above.height - below.height) // 2
        painter.setPen(_faint(option))
        above.draw(painter, box.left(), top)
        painter.setPen(ink(option))
        below.draw(painter, box.left(), top + above.height)

    def _paragraph(
        self,
        text: str,
        where: str,
        marked: Iterable[Part],
        most_lines: int,
        width: int,
        option: QStyleOptionViewItem,
    ) -> Paragraph:
        font = QtGui.QFont(self.text_font)
        hits: Sequence[tuple[int, int]] = ()
        parts: Iterable[Part | TextRun]
        if not text or text.isspace():
            font = QtGui.QFont(option.font)
            font.setItalic(has_italics())
            parts = [TextRun(translate("SegmentsPage", "(empty)"))]
        elif hits := self.find_spans(text[:_SEARCHED], where):
            # What is searched for is easier to see without other marks.
            room = width * most_lines
            start = _first_shown(text, hits, QtGui.QFontMetrics(font), room)
            cut = "…" if start else ""
            parts = [Part(cut + shortened(text[start:], _SHOWN))]
            hits = [(place - start + len(cut), length) for place, length in hits if place >= start]
        else:
            parts = beginning(marked, _SHOWN)
        pitch = self.line_height(option.font)
        return Paragraph(
            parts,
            font,
            width,
            pitch=pitch,
            most_lines=most_lines,
            ink=self._ink(option.widget.palette(), pitch),
            hits=hits,
        )

    def _ink(self, palette: QtGui.QPalette, height: int) -> MarkPainter:
        """Return the painter of marks, which is the same for all rows of a page."""
        key = palette.cacheKey(), height
        if self._known_ink is None or self._known_ink[0] != key:
            self._known_ink = key, MarkPainter.of_window(palette, height)
        return self._known_ink[1]


def _first_shown(
    text: str, hits: Sequence[tuple[int, int]], metrics: QtGui.QFontMetrics, width: int
) -> int:
    """Return the first character to show: one shortly before the first hit if that would be cut."""
    if not hits:
        return 0
    hit, length = hits[0]
    end = hit + length
    if metrics.horizontalAdvance(f"{visible(text[:end], _SEARCHED)}…") < width:
        return 0
    for context in (_CONTEXT, _CONTEXT // 2, 0):
        start = max(hit - context, 0)
        space = text.find(" ", start, hit)
        start = start if space < 0 else space + 1
        if metrics.horizontalAdvance(f"…{visible(text[start:end])}…") < width:
            break
    return start


class NumberDelegate(_SegmentDelegate):
    """Paints a number in the middle of the row, and a sign of a note below it."""

    def paint_segment(
        self,
        painter: QtGui.QPainter,
        option: QStyleOptionViewItem,
        model: SegmentModel,
        index: Index,
        box: QtCore.QRect,
    ) -> None:
        cell = model.cell(index.row(), index.column())
        is_place = model.table.columns[index.column()].key == PLACE
        if not is_place:
            box.setRight(box.right() - margin())
        painter.setPen(_faint(option) if is_place or cell.number is None else ink(option))
        side = QtCore.Qt.AlignmentFlag
        painter.drawText(box, side.AlignRight | side.AlignVCenter, cell.text)
        if cell.icon:
            size = text_icon_size(option.fontMetrics.height())
            below = box.center().y() + option.fontMetrics.height() // 2 + 1
            corner = QtCore.QPoint(box.right() + 1 - size, below)
            icon(cell.icon).paint(painter, QtCore.QRect(corner, QtCore.QSize(size, size)))
