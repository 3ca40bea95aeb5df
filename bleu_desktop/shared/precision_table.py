"""The n-gram precisions as a table with a bar for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from bleu_core.scoring.bleu import NgramPrecision
from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.tables import ReadingTable, cell_item
from bleu_score.reports.cells import Cell, number_cell, share_cell

_BAR_COLUMN = 4
_SHARE = Qt.ItemDataRole.UserRole


class PrecisionTable(ReadingTable):
    """Order, matched, total, precision and a bar for each; as high as its rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(5, parent)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegateForColumn(_BAR_COLUMN, _BarDelegate(self))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_BAR_COLUMN, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(round(self.fontMetrics().height() * 3.5))

    def retranslate(self) -> None:
        """Set the headers in the current language."""
        self.setAccessibleName(translate("PrecisionTable", "N-gram precision"))
        self.setHorizontalHeaderLabels(
            [
                translate("PrecisionTable", "Order"),
                translate("PrecisionTable", "Matched"),
                translate("PrecisionTable", "Total"),
                translate("PrecisionTable", "Precision"),
                "",
            ]
        )
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def show_rows(self, rows: Sequence[NgramPrecision]) -> None:
        """Show these precisions, in the current language."""
        self.setRowCount(len(rows))
        for index, row in enumerate(rows):
            precision = share_cell(row.precision)
            note = ""
            if row.smoothed:
                note = translate("PrecisionTable", "smoothed")
                words = translate("PrecisionTable", "{precision} (smoothed)")
                precision = replace(precision, text=words.format(precision=precision.text))
            cells = (
                number_cell(row.order),
                number_cell(row.matched),
                number_cell(row.total),
                precision,
                Cell(note),
            )
            for column, cell in enumerate(cells):
                item = cell_item(cell, "" if column == _BAR_COLUMN else None)
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                if column == _BAR_COLUMN:
                    item.setData(_SHARE, row.precision)
                    item.setData(Qt.ItemDataRole.AccessibleTextRole, precision.text)
                self.setItem(index, column, item)
        self.fit_rows()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        height = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        height += sum(self.rowHeight(index) for index in range(self.rowCount()))
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        # Without the bars, which take the remaining width.
        header = self.horizontalHeader()
        columns = sum(
            max(header.sectionSizeHint(column), self.sizeHintForColumn(column))
            for column in range(4)
        )
        return QSize(columns, self.sizeHint().height())


class _BarDelegate(QStyledItemDelegate):
    """Paints a share of 1 as a bar."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        share = index.data(_SHARE)
        if share is None:
            return
        palette = option.palette
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        rect = QRectF(option.rect)
        height = min(rect.height() * 0.42, 12.0)
        track = QRectF(rect.left() + 10, rect.center().y() - height / 2, rect.width() - 20, height)
        fill = QRectF(track)
        fill.setWidth(max(track.width() * min(share, 1.0), 0))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _bar(painter, track, theme.mix(palette.text().color(), palette.base().color(), 0.1))
        color = palette.highlight().color() if enabled else theme.line(palette)
        if share > 0:
            _bar(painter, fill, color)
        painter.restore()


def _bar(painter: QPainter, rect: QRectF, color: QColor) -> None:
    path = QPainterPath()
    radius = min(rect.height(), rect.width()) / 2
    path.addRoundedRect(rect, radius, radius)
    painter.fillPath(path, color)
