"""The scores under each tokenizer, drawn on one scale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyleOptionViewItem,
    QTableWidgetItem,
    QWidget,
)

from bleu_core.scoring.bands import BANDS
from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.cells import MARGIN, CellDelegate
from bleu_desktop.shared.small_table import SmallTable
from bleu_desktop.shared.widgets import em, scaled_font
from bleu_score.i18n import format_number, with_label
from bleu_score.messages.bands import band_name, band_range
from bleu_score.messages.choices import tokenizer_choice_name, tokenizer_name
from bleu_score.reports.cells import BLANK, Cell, bleu_cell

if TYPE_CHECKING:
    from bleu_core.comparing.by_tokenizer import TokenizerScores

_NAME, _SCORE, _SCALE, _BAND = range(4)
# Roles of a cell with a scale: the score to mark, None for the numbers of the axis; and whether
# the scale has bands.
_PERCENT, _BANDED = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_BORDERS = (*(band.start for band in BANDS), BANDS[-1].end)
_PLAIN_NUMBERS = (0, 20, 40, 60, 80, 100)


class TokenizerTable(SmallTable):
    """A row for each tokenizer, and a last row with the numbers of their common scale."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(4, numbers=(_SCORE,), stretched=_SCALE, parent=parent)
        self.setItemDelegateForColumn(_SCALE, _ScaleDelegate(self))
        # There is nothing to choose, and a selection would change the colors of the scale.
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._has_bands = True
        self._axis: QTableWidgetItem | None = None

    def show_scores(self, result: tuple[TokenizerScores, ...], candidate: int) -> None:
        """Show the scores of a candidate."""
        rows = []
        for each in result:
            band, percent = each.bands[candidate], each.scores[candidate].percent
            name = tokenizer_choice_name(tokenizer_name(each.tokenizer))
            if each.chosen:
                name = translate("TokenizersView", "{tokenizer} · in use").format(tokenizer=name)
            said = "–"
            if band is not None:
                said = with_label(band_range(band), band_name(band))
            rows.append((Cell(name), bleu_cell(percent), BLANK, Cell(said)))
        titles = (
            translate("TokenizersView", "Word segmentation"),
            translate("TokenizersView", "BLEU"),
            "",
            translate("TokenizersView", "Google’s guide"),
        )
        self.show_rows(titles, rows)
        for row, each in enumerate(result):
            if item := self.item(row, _SCALE):
                item.setData(_PERCENT, each.scores[candidate].percent)
                item.setData(_BANDED, each.bands[candidate] is not None)
            if each.chosen and (name_item := self.item(row, _NAME)):
                font = name_item.font()
                font.setBold(True)
                name_item.setFont(font)
        self._has_bands = any(each.bands[candidate] for each in result)
        self._add_axis()
        self.setColumnHidden(_BAND, not self._has_bands)
        self._fit()

    def _add_axis(self) -> None:
        """Add the row with the numbers, which cannot be chosen."""
        row = self.rowCount()
        self.setRowCount(row + 1)
        for place in range(self.columnCount()):
            item = QTableWidgetItem()
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            item.setData(_BANDED, self._has_bands)
            self.setItem(row, place, item)
            if place == _NAME:
                self._axis = item

    def _share_width(self) -> None:
        """Draw the scale only if it has room: the band tells the place of the score on it."""
        header, mode = self.horizontalHeader(), QHeaderView.ResizeMode
        room = self.viewport().width() - header.sectionSizeHint(_SCORE)
        # In this mode, the size hints are those of texts in one line.
        header.setSectionResizeMode(_NAME, mode.ResizeToContents)
        header.setSectionResizeMode(_BAND, mode.ResizeToContents)
        texts = [
            max(self.sizeHintForColumn(place), header.sectionSizeHint(place))
            for place in (_NAME, _BAND)
            if place == _NAME or self._has_bands
        ]
        fits = room - sum(texts) >= em(self, 7)
        self.setColumnHidden(_SCALE, not fits)
        if not fits:
            # The texts are wrapped instead.
            header.setSectionResizeMode(_BAND, mode.Stretch)
            header.setSectionResizeMode(_NAME, mode.Fixed)
            header.resizeSection(_NAME, min(texts[0], round(room * 0.55)))
        if self.rowCount() and self.item(self.rowCount() - 1, _NAME) is self._axis:
            self.setRowHidden(self.rowCount() - 1, not fits)

    def texts(self) -> list[list[str]]:
        """Return the displayed texts, without the scale."""
        lines = super().texts()[:-1]
        return [[*line[:_SCALE], *line[_SCALE + 1 :]] for line in lines]


class _ScaleDelegate(CellDelegate):
    """Draws the bands, and a marker at the score; in the last row, the ends of the bands."""

    def paint_content(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        percent, palette, bar = index.data(_PERCENT), option.palette, _bar(option.rect)
        if percent is None:
            painter.setFont(scaled_font(option.widget, 0.85))
            painter.setPen(theme.muted(palette))
            numbers = _BORDERS if index.data(_BANDED) else _PLAIN_NUMBERS
            _draw_numbers(painter, bar, option.rect, numbers)
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.data(_BANDED):
            _draw_bands(painter, bar, theme.band_colors(palette))
        else:
            painter.fillRect(bar, theme.line(palette))
        _draw_marker(painter, bar, percent, palette)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(0, option.fontMetrics.height())


def _bar(cell: QRect) -> QRectF:
    """Return the rectangle of a scale, below the space for the marker."""
    height = cell.height() * 0.34
    return QRectF(
        cell.left() + MARGIN, cell.center().y() - height * 0.2, cell.width() - 2 * MARGIN, height
    )


def _x(bar: QRectF, percent: float) -> float:
    return bar.left() + bar.width() * min(percent, 100.0) / 100


def _draw_bands(painter: QPainter, bar: QRectF, colors: tuple[QColor, ...]) -> None:
    for band, color in zip(BANDS, colors, strict=True):
        left, right = _x(bar, band.start), _x(bar, band.end)
        # A gap shows the border, also without color.
        painter.fillRect(QRectF(left, bar.top(), right - left - 1, bar.height()), color)


def _draw_marker(painter: QPainter, bar: QRectF, percent: float, palette: QPalette) -> None:
    x, size = _x(bar, percent), bar.height() * 0.7
    tip = QPointF(x, bar.top() + bar.height() * 0.4)
    painter.setPen(QPen(palette.base().color(), 1.5))
    painter.setBrush(palette.text())
    painter.drawPolygon(
        QPolygonF([tip, tip + QPointF(-size, -size * 1.4), tip + QPointF(size, -size * 1.4)])
    )


def _draw_numbers(painter: QPainter, bar: QRectF, cell: QRect, numbers: tuple[int, ...]) -> None:
    free = float(cell.left())
    for number in numbers:
        text = format_number(number)
        width = painter.fontMetrics().horizontalAdvance(text) + 2.0
        left = min(max(_x(bar, number) - width / 2, cell.left()), cell.right() - width)
        if left >= free:
            box = QRectF(left, cell.top(), width, cell.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)
            free = left + width + 2
