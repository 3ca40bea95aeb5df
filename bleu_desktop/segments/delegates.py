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
from bleu_desktop.shared.cell_texts import is_right_to_left, visible
from bleu_desktop.shared.cells import MARGIN, CellDelegate, ground, ink, is_selected
from bleu_desktop.shared.fonts import has_italics
from bleu_desktop.shared.icons import icon, text_icon_size
from bleu_desktop.shared.mark_painter import hit_color
from bleu_score.marked.signs import utf16_length

Index = QtCore.QModelIndex | QtCore.QPersistentModelIndex

_BAR_HEIGHT = 4
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
            option.rect.left() + MARGIN, top, option.rect.width() - 2 * MARGIN, height
        )
        hit = _hit_format(option)
        for where, text, color in (
            (REFERENCE, model.reference(segment), _faint(option)),
            (CANDIDATE, model.candidate_text(segment), ink(option)),
        ):
            self._paint_line(painter, box, text, where, color, hit)
            box.moveTop(top + height)

    def _paint_line(
        self,
        painter: QtGui.QPainter,
        box: QtCore.QRect,
        text: str,
        where: str,
        color: QtGui.QColor,
        hit: QtGui.QTextCharFormat,
    ) -> None:
        font = QtGui.QFont(self.text_font)
        if not text or text.isspace():
            text = translate("SegmentsPage", "(empty)")
            font = QtGui.QFont(painter.font())
            font.setItalic(has_italics())
            spans: Sequence[tuple[int, int]] = ()
        else:
            metrics = QtGui.QFontMetrics(font)
            text = visible(self._from_match(text, where, metrics, box.width()))
            text = metrics.elidedText(text, QtCore.Qt.TextElideMode.ElideRight, box.width())
            spans = self.find_spans(text, where)
        layout = QtGui.QTextLayout(text, font)
        option = QtGui.QTextOption()
        option.setWrapMode(QtGui.QTextOption.WrapMode.NoWrap)
        direction = QtCore.Qt.LayoutDirection
        right = is_right_to_left(text)
        option.setTextDirection(direction.RightToLeft if right else direction.LeftToRight)
        side = QtCore.Qt.AlignmentFlag.AlignRight if right else QtCore.Qt.AlignmentFlag.AlignLeft
        option.setAlignment(side | QtCore.Qt.AlignmentFlag.AlignAbsolute)
        layout.setTextOption(option)
        layout.setFormats(_marks(text, spans, hit))
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(box.width())
        layout.endLayout()
        painter.setPen(color)
        # Fonts of other scripts are higher; base lines keep their places all the same.
        metrics = QtGui.QFontMetrics(font)
        base = box.top() + (box.height() - metrics.height()) / 2 + metrics.ascent()
        layout.draw(painter, QtCore.QPointF(box.left(), base - line.ascent()))

    def _from_match(self, text: str, where: str, metrics: QtGui.QFontMetrics, width: int) -> str:
        """Return a text from shortly before its first match if the match would be cut off."""
        first = next(iter(self.find_spans(text[:_SEARCHED], where)), None)
        if first is None:
            return text
        end = sum(first)
        if metrics.horizontalAdvance(f"{visible(text[:end], _SEARCHED)}…") < width:
            return text
        for context in (_CONTEXT, _CONTEXT // 2, 0):
            start = max(first[0] - context, 0)
            space = text.find(" ", start, first[0])
            start = start if space < 0 else space + 1
            if metrics.horizontalAdvance(f"…{visible(text[start:end])}…") < width:
                break
        return "…" + text[start:]


def _hit_format(option: QStyleOptionViewItem) -> QtGui.QTextCharFormat:
    """Return the format of matches, which is the same in selected rows."""
    mark = QtGui.QTextCharFormat()
    mark.setBackground(hit_color(option.palette))
    mark.setForeground(option.palette.color(QtGui.QPalette.ColorRole.Text))
    return mark


def _marks(
    text: str, spans: Sequence[tuple[int, int]], hit: QtGui.QTextCharFormat
) -> list[QtGui.QTextLayout.FormatRange]:
    """Return formats that mark parts of a text."""
    marks = []
    for start, length in spans:
        mark = QtGui.QTextLayout.FormatRange()
        # Qt counts UTF-16 units.
        mark.start = utf16_length(text[:start])
        mark.length = utf16_length(text[start : start + length])
        mark.format = hit
        marks.append(mark)
    return marks


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
        box = option.rect.adjusted(MARGIN, 0, -MARGIN, 0)
        metrics = option.fontMetrics
        if cell.icon:
            size = text_icon_size(metrics.height())
            corner = QtCore.QRect(box.left(), box.center().y() - size // 2, size, size)
            mode = QtGui.QIcon.Mode.Selected if is_selected(option) else QtGui.QIcon.Mode.Normal
            icon(cell.icon).paint(painter, corner, mode=mode)
            box.setLeft(corner.right() + 5)
        note = model.notes.get(model.segment_at(index.row()))
        if note is not None and (note.verdict or note.text):
            _paint_two_lines(painter, box, metrics, cell.text)


def _paint_two_lines(
    painter: QtGui.QPainter, box: QtCore.QRect, metrics: QtGui.QFontMetrics, text: str
) -> None:
    """Paint a text in up to two lines; the second is elided if there is more."""
    layout = QtGui.QTextLayout(text, painter.font())
    layout.beginLayout()
    first = layout.createLine()
    first.setLineWidth(box.width())
    layout.endLayout()
    # Qt counts UTF-16 units.
    units = text.encode("utf-16-le", "surrogatepass")
    end = 2 * first.textLength()
    lines = [units[:end], units[end:]] if end < len(units) else [units]
    top = box.center().y() - len(lines) * metrics.height() // 2
    for line in lines:
        shown = line.decode("utf-16-le", "replace").strip()
        shown = metrics.elidedText(shown, QtCore.Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(QtCore.QRect(box.left(), top, box.width(), metrics.height()), 0, shown)
        top += metrics.height()


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
        inner = option.rect.adjusted(MARGIN, 0, -MARGIN, 0)
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
