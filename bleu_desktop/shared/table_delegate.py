"""Paints every cell of a table by its content: a picture and a text, a bar, or a score."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionViewItem, QTableView, QTreeView

from bleu_desktop.shared import theme
from bleu_desktop.shared.axis import Axis
from bleu_desktop.shared.cells import CellDelegate, Index
from bleu_desktop.shared.icons import text_icon_size
from bleu_desktop.shared.name_lines import name_lines
from bleu_desktop.shared.paragraph import Paragraph
from bleu_desktop.shared.score_plot import paint_score, value_width, words_width
from bleu_desktop.shared.sizes import margin, row_height
from bleu_desktop.shared.table_copier import CELL
from bleu_score.reports.cells import Cell, Form

_ABOVE = 3


class TableDelegate(CellDelegate):
    """Draws texts as far from the borders as the titles above them, in several lines if need be.

    Parameters
    ----------
    axes
        The axes on which the scores of columns are drawn.

    Attributes
    ----------
    has_name_lines
        Whether names have up to two lines; otherwise they are wrapped as other texts are.
    lead
        The space before texts, for a drawing.
    texts
        The columns with texts from files, and the fonts of their languages: each text runs in the
        direction of its script, in as many lines as there is room for if the table wraps texts.
    """

    def __init__(self, table: QTableView | QTreeView, axes: Mapping[int, Axis]) -> None:
        super().__init__(table)
        self._table = table
        self._axes = axes
        self.has_name_lines = False
        self.lead = 0
        self.texts: dict[int, QFont] = {}

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell: Cell = index.data(CELL)
        axis = self._axes.get(index.column())
        if axis is not None and cell.text:
            paint_score(painter, option, cell, axis)
        elif cell.bar is not None:
            _paint_bar(painter, option, cell.bar)
        elif index.column() in self.texts:
            self._paint_paragraph(painter, option, QFont(self.texts[index.column()]))
        else:
            self._paint_text(painter, option, cell)

    def _paint_paragraph(
        self, painter: QPainter, option: QStyleOptionViewItem, font: QFont
    ) -> None:
        box = option.rect.adjusted(margin(), 0, -margin(), 0)
        font.setItalic(option.font.italic())
        font.setBold(option.font.bold())
        pitch = option.fontMetrics.height()
        lines = max(box.height() // pitch, 1) if self._table.wordWrap() else 1
        text = Paragraph(option.text, font, box.width(), pitch=pitch, most_lines=lines)
        text.draw(painter, box.left(), box.top() + (box.height() - text.height) / 2)

    def _paint_text(self, painter: QPainter, option: QStyleOptionViewItem, cell: Cell) -> None:
        metrics = option.fontMetrics
        box = option.rect.adjusted(margin() + self.lead, 0, -margin(), 0)
        if not option.icon.isNull():
            size = text_icon_size(metrics.height())
            corner = QRect(box.left(), box.center().y() - size // 2 + 1, size, size)
            if option.displayAlignment & Qt.AlignmentFlag.AlignRight:
                # Beside the number, not at the other end of the cell.
                beside = box.right() - metrics.horizontalAdvance(option.text) - size - 4
                corner.moveLeft(max(beside, box.left()))
            option.icon.paint(painter, corner)
            box.setLeft(corner.right() + 5)
        if self.has_name_lines and cell.form is Form.NAME:
            text = "\n".join(name_lines(option.text, metrics, box.width()))
        elif self._table.wordWrap():
            text = _elided_words(metrics, option.text, box.width())
        else:
            text = metrics.elidedText(option.text, Qt.TextElideMode.ElideMiddle, box.width())
        painter.drawText(box, option.displayAlignment | Qt.TextFlag.TextWordWrap, text)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        own = QStyleOptionViewItem(option)
        self.initStyleOption(own, index)
        height = row_height(own.fontMetrics.height())
        if index.column() in self._axes:
            width = value_width(own.fontMetrics)
            if index.data(CELL).number is None:
                width = max(width, words_width(own.text, own.fontMetrics))
            return QSize(width, height)
        if index.data(CELL).bar is not None:
            return QSize(0, height)
        text = _elided_words(own.fontMetrics, own.text, self._width(index.column()))
        around = 2 * margin() + self.lead + 1
        if not own.icon.isNull():
            around += text_icon_size(own.fontMetrics.height()) + 4
        room = QRect(0, 0, self._width(index.column()), 100_000)
        needed = own.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        return QSize(needed.width() + around, max(needed.height() + 2 * _ABOVE, height))

    def _width(self, column: int) -> int:
        """Return the width of the text in a column, unlimited if the text sets it."""
        table, mode = self._table, QHeaderView.ResizeMode
        header = table.header() if isinstance(table, QTreeView) else table.horizontalHeader()
        is_free = header.sectionResizeMode(column) in (mode.ResizeToContents, mode.Interactive)
        if is_free or not table.wordWrap():
            return 100_000
        return header.sectionSize(column) - 2 * margin() - self.lead


def _elided_words(metrics: QFontMetrics, text: str, width: int) -> str:
    """Return a text without the middle of each word that is longer than a line, as names are."""
    middle = Qt.TextElideMode.ElideMiddle
    return " ".join(metrics.elidedText(word, middle, width) for word in text.split(" "))


def _paint_bar(painter: QPainter, option: QStyleOptionViewItem, ends: tuple[float, float]) -> None:
    palette = option.palette
    rect = QRectF(option.rect).adjusted(margin(), 0, -margin(), 0)
    height = min(rect.height() * 0.42, 12.0)
    track = QRectF(rect.left(), rect.center().y() - height / 2, rect.width(), height)
    start, end = (min(max(each, 0.0), 1.0) for each in ends)
    filled = QRectF(track)
    filled.setLeft(track.left() + start * track.width())
    filled.setWidth((end - start) * track.width())
    is_enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
    color = palette.accent().color() if is_enabled else theme.line(palette)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _fill(painter, track, theme.mix(palette.text().color(), palette.base().color(), 0.1))
    if end > start:
        _fill(painter, filled, color)


def _fill(painter: QPainter, rect: QRectF, color: QColor) -> None:
    path = QPainterPath()
    radius = min(rect.height(), rect.width()) / 2
    path.addRoundedRect(rect, radius, radius)
    painter.fillPath(path, color)
