"""Paints the cells of the table of segments: two lines of text, and numbers with a bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QStyleOptionViewItem

from bleu_desktop.i18n import translate
from bleu_desktop.segments.segment_model import SegmentModel
from bleu_desktop.shared import theme
from bleu_desktop.shared.cell_texts import is_right_to_left, visible
from bleu_desktop.shared.cells import MARGIN, CellDelegate, ground, ink, is_selected
from bleu_desktop.shared.fonts import has_italics
from bleu_score.marked.signs import utf16_length

Index = QModelIndex | QPersistentModelIndex
FindSpans = Callable[[str], Sequence[tuple[int, int]]]

_BAR_HEIGHT = 4


def _nothing(text: str) -> Sequence[tuple[int, int]]:
    return ()


class _SegmentDelegate(CellDelegate):
    """Leaves the content of a cell to `paint_segment`."""

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if isinstance(model, SegmentModel):
            self.paint_segment(painter, option, model, index)

    def paint_segment(
        self, painter: QPainter, option: QStyleOptionViewItem, model: SegmentModel, index: Index
    ) -> None:
        """Paint the segment's content in this cell."""
        raise NotImplementedError

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        # Never measured: all rows are equally high, and columns get their widths from the view.
        return QSize(0, 0)


def _faint(option: QStyleOptionViewItem) -> QColor:
    """Return the color of the less important content of a cell."""
    return theme.mix(ink(option), ground(option), 0.68)


class SegmentDelegate(_SegmentDelegate):
    """Paints the reference above the candidate, each in the direction of its own script.

    Attributes
    ----------
    text_font
        The font of the text's language.
    find_spans
        Returns start and length of the parts to mark in a text.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.text_font = QFont()
        self.find_spans: FindSpans = _nothing

    def line_height(self, font: QFont) -> int:
        """Return the height of a line, for text in the language's font as well."""
        return max(QFontMetrics(font).height(), QFontMetrics(self.text_font).height())

    def paint_segment(
        self, painter: QPainter, option: QStyleOptionViewItem, model: SegmentModel, index: Index
    ) -> None:
        segment = model.segment_at(index.row())
        height = self.line_height(option.font)
        top = option.rect.top() + (option.rect.height() - 2 * height) // 2
        box = QRect(option.rect.left() + MARGIN, top, option.rect.width() - 2 * MARGIN, height)
        self._paint_line(painter, box, model.reference(segment), _faint(option))
        box.moveTop(top + height)
        self._paint_line(painter, box, model.candidate_text(segment), ink(option))

    def _paint_line(self, painter: QPainter, box: QRect, text: str, color: QColor) -> None:
        font = QFont(self.text_font)
        if not text or text.isspace():
            text = translate("SegmentsPage", "(empty)")
            font = QFont(painter.font())
            font.setItalic(has_italics())
            spans: Sequence[tuple[int, int]] = ()
        else:
            text = visible(text)
            text = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
            spans = self.find_spans(text)
        layout = QTextLayout(text, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        direction = Qt.LayoutDirection
        right = is_right_to_left(text)
        option.setTextDirection(direction.RightToLeft if right else direction.LeftToRight)
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        option.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
        layout.setTextOption(option)
        layout.setFormats(_marks(text, spans, color))
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(box.width())
        layout.endLayout()
        painter.setPen(color)
        # Fonts of other scripts are higher; base lines keep their places all the same.
        metrics = QFontMetrics(font)
        base = box.top() + (box.height() - metrics.height()) / 2 + metrics.ascent()
        layout.draw(painter, QPointF(box.left(), base - line.ascent()))


def _marks(
    text: str, spans: Sequence[tuple[int, int]], color: QColor
) -> list[QTextLayout.FormatRange]:
    """Return formats that mark parts of a text, by a line as well as by color."""
    marks = []
    for start, length in spans:
        mark = QTextLayout.FormatRange()
        # Qt counts UTF-16 units.
        mark.start = utf16_length(text[:start])
        mark.length = utf16_length(text[start : start + length])
        mark.format = QTextCharFormat()
        mark.format.setFontWeight(QFont.Weight.Bold)
        mark.format.setFontUnderline(True)
        mark.format.setForeground(color)
        marks.append(mark)
    return marks


class NumberDelegate(_SegmentDelegate):
    """Paints a number, and below it a bar as long as the number is large."""

    def paint_segment(
        self, painter: QPainter, option: QStyleOptionViewItem, model: SegmentModel, index: Index
    ) -> None:
        segment, column = model.segment_at(index.row()), model.columns[index.column()]
        color = ink(option)
        height = option.fontMetrics.height()
        inner = option.rect.adjusted(MARGIN, 0, -MARGIN, 0)
        top = inner.top() + (inner.height() - height - 2 * _BAR_HEIGHT) // 2
        text = model.number_cell(segment, column).text
        known = any(map(str.isdigit, text))
        painter.setPen(color if known else _faint(option))
        box = QRect(inner.left(), top, inner.width(), height)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        bar = model.bar(segment, column)
        if bar is None:
            return
        hue = color if is_selected(option) else option.palette.highlight().color()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        track = QRectF(inner.left(), top + height + 2, inner.width(), _BAR_HEIGHT)
        painter.setBrush(theme.mix(color, ground(option), 0.12))
        painter.drawRoundedRect(track, 2, 2)
        start, end = sorted((bar.start, bar.end))
        painter.setBrush(hue)
        filled = QRectF(track)
        filled.setLeft(track.left() + start * track.width())
        # A bar is always visible, unless the number is 0.
        filled.setWidth(max((end - start) * track.width(), 1.5 if end > start else 0))
        painter.drawRoundedRect(filled, 2, 2)
        if bar.start:
            # Mark the start of the bars.
            x = round(track.left() + bar.start * track.width())
            painter.fillRect(QRectF(x, track.top() - 2, 1, _BAR_HEIGHT + 4), color)


class PlaceDelegate(_SegmentDelegate):
    """Paints the number of a segment, beside the first line of its texts."""

    def paint_segment(
        self, painter: QPainter, option: QStyleOptionViewItem, model: SegmentModel, index: Index
    ) -> None:
        segment = model.segment_at(index.row())
        height = option.fontMetrics.height()
        inner = option.rect.adjusted(MARGIN, 0, -MARGIN, 0)
        top = inner.top() + (inner.height() - height - 2 * _BAR_HEIGHT) // 2
        painter.setPen(_faint(option))
        box = QRect(inner.left(), top, inner.width(), height)
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, side, model.place_text(segment))
