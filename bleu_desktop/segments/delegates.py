"""Paints the cells of the table of segments: two lines of text, notes, and numbers with a bar."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6 import QtCore, QtGui
from PySide6.QtWidgets import QStyleOptionViewItem

from bleu_desktop.i18n import translate
from bleu_desktop.segments.columns import PLACE
from bleu_desktop.segments.find_bar import CANDIDATE, REFERENCE, FindSpans, no_spans
from bleu_desktop.segments.segment_model import SegmentModel
from bleu_desktop.shared import theme
from bleu_desktop.shared.cell_texts import shortened, visible
from bleu_desktop.shared.cells import CellDelegate, ground, ink, is_selected
from bleu_desktop.shared.fonts import has_italics
from bleu_desktop.shared.icons import icon, text_icon_size
from bleu_desktop.shared.mark_painter import MarkPainter
from bleu_desktop.shared.paragraph import Paragraph
from bleu_desktop.shared.shown_parts import TextRun
from bleu_desktop.shared.sizes import margin
from bleu_score.marked.parts import Part

Index = QtCore.QModelIndex | QtCore.QPersistentModelIndex

_BAR_HEIGHT = 4
# No cell is wide enough to show more characters of a text.
_SHOWN = 500
# Characters in which matches are looked for, and those shown before a match.
_SEARCHED = 20_000
_CONTEXT = 24


class _SegmentDelegate(CellDelegate):
    """Leaves the content of a cell to `paint_segment`."""

    def paint_content(
        self, painter: QtGui.QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        model = index.model()
        if isinstance(model, SegmentModel):
            self.paint_segment(painter, option, model, index)

    def paint_segment(
        self,
        painter: QtGui.QPainter,
        option: QStyleOptionViewItem,
        model: SegmentModel,
        index: Index,
    ) -> None:
        """Paint the segment's content in this cell."""
        raise NotImplementedError

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QtCore.QSize:
        # Never measured: all rows are equally high, and columns get their widths from the view.
        return QtCore.QSize(0, 0)


def _faint(option: QStyleOptionViewItem) -> QtGui.QColor:
    """Return the color of the less important content of a cell."""
    return theme.quiet(ink(option), ground(option))


class SegmentDelegate(_SegmentDelegate):
    """Paints the reference above the candidate, each in the direction of its own script.

    Attributes
    ----------
    text_font
        The font of the text's language.
    find_spans
        Returns start and length of the parts to mark in a text of the reference or candidate.
    """

    def __init__(self, parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self.text_font = QtGui.QFont()
        self.find_spans: FindSpans = no_spans
        self._known_ink: tuple[tuple[int, int], MarkPainter] | None = None

    def line_height(self, font: QtGui.QFont) -> int:
        """Return the height of a line, for text in the language's font as well."""
        return max(QtGui.QFontMetrics(font).height(), QtGui.QFontMetrics(self.text_font).height())

    def paint_segment(
        self,
        painter: QtGui.QPainter,
        option: QStyleOptionViewItem,
        model: SegmentModel,
        index: Index,
    ) -> None:
        segment = model.segment_at(index.row())
        height = self.line_height(option.font)
        top = option.rect.top() + (option.rect.height() - 2 * height) // 2
        box = QtCore.QRect(
            option.rect.left() + margin(), top, option.rect.width() - 2 * margin(), height
        )
        for where, text, color in (
            (REFERENCE, model.reference(segment), _faint(option)),
            (CANDIDATE, model.candidate_text(segment), ink(option)),
        ):
            painter.setPen(color)
            self._paint_line(painter, box, text, where, option.palette)
            box.moveTop(top + height)

    def _paint_line(
        self,
        painter: QtGui.QPainter,
        box: QtCore.QRect,
        text: str,
        where: str,
        palette: QtGui.QPalette,
    ) -> None:
        font = QtGui.QFont(self.text_font)
        hits: Sequence[tuple[int, int]] = ()
        parts: list[Part | TextRun]
        if not text or text.isspace():
            font = QtGui.QFont(painter.font())
            font.setItalic(has_italics())
            parts = [TextRun(translate("SegmentsPage", "(empty)"))]
        else:
            hits = self.find_spans(text[:_SEARCHED], where)
            start = _first_shown(text, hits, QtGui.QFontMetrics(font), box.width())
            cut = "…" if start else ""
            parts = [Part(cut + shortened(text[start:], _SHOWN))]
            hits = [(place - start + len(cut), length) for place, length in hits if place >= start]
        line = Paragraph(
            parts,
            font,
            box.width(),
            pitch=box.height(),
            most_lines=1,
            # Hits look the same in selected rows.
            ink=self._ink(palette, box.height()) if hits else None,
            hits=hits,
        )
        line.draw(painter, box.left(), box.top())

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


class NoteDelegate(_SegmentDelegate):
    """Paints a note of the user: a bookmark, and two lines of text."""

    def paint_segment(
        self,
        painter: QtGui.QPainter,
        option: QStyleOptionViewItem,
        model: SegmentModel,
        index: Index,
    ) -> None:
        cell = model.cell(index.row(), index.column())
        box = option.rect.adjusted(margin(), 0, -margin(), 0)
        metrics = option.fontMetrics
        if cell.icon:
            size = text_icon_size(metrics.height())
            corner = QtCore.QRect(box.left(), box.center().y() - size // 2, size, size)
            mode = QtGui.QIcon.Mode.Selected if is_selected(option) else QtGui.QIcon.Mode.Normal
            icon(cell.icon).paint(painter, corner, mode=mode)
            box.setLeft(corner.right() + 5)
        note = model.notes.get(model.segment_at(index.row()))
        if note is not None and (note.verdict or note.text):
            text = Paragraph(
                cell.text, painter.font(), box.width(), pitch=metrics.height(), most_lines=2
            )
            text.draw(painter, box.left(), box.center().y() - text.height // 2)


class NumberDelegate(_SegmentDelegate):
    """Paints a number beside the first line of the texts, and its bar below it."""

    def paint_segment(
        self,
        painter: QtGui.QPainter,
        option: QStyleOptionViewItem,
        model: SegmentModel,
        index: Index,
    ) -> None:
        cell = model.cell(index.row(), index.column())
        color = ink(option)
        height = option.fontMetrics.height()
        inner = option.rect.adjusted(margin(), 0, -margin(), 0)
        top = inner.top() + (inner.height() - height - 2 * _BAR_HEIGHT) // 2
        is_faint = cell.number is None or model.table.columns[index.column()].key == PLACE
        painter.setPen(_faint(option) if is_faint else color)
        box = QtCore.QRect(inner.left(), top, inner.width(), height)
        painter.drawText(
            box,
            QtCore.Qt.AlignmentFlag.AlignRight | QtCore.Qt.AlignmentFlag.AlignVCenter,
            cell.text,
        )
        if cell.bar is None:
            return
        hue = color if is_selected(option) else option.palette.highlight().color()
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setPen(QtCore.Qt.PenStyle.NoPen)
        track = QtCore.QRectF(inner.left(), top + height + 2, inner.width(), _BAR_HEIGHT)
        painter.setBrush(theme.mix(color, ground(option), 0.12))
        painter.drawRoundedRect(track, 2, 2)
        start, end = sorted(cell.bar)
        painter.setBrush(hue)
        filled = QtCore.QRectF(track)
        filled.setLeft(track.left() + start * track.width())
        # A bar is always visible, unless the number is 0.
        filled.setWidth(max((end - start) * track.width(), 1.5 if end > start else 0))
        painter.drawRoundedRect(filled, 2, 2)
        if cell.bar[0]:
            # Mark the start of the bars.
            x = round(track.left() + cell.bar[0] * track.width())
            painter.fillRect(QtCore.QRectF(x, track.top() - 2, 1, _BAR_HEIGHT + 4), color)
