"""The concerns about some pairs, each with a check box that leaves those pairs out."""

from __future__ import annotations

from PySide6 import QtCore
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidgetItem,
    QWidget,
)

from bleu_core.settings import Concern
from bleu_desktop.i18n import translate
from bleu_desktop.pairing.pair_texts import PairTexts
from bleu_desktop.shared import theme
from bleu_desktop.shared.tables import ReadingTable, cell_item
from bleu_desktop.shared.widgets import draw_focus, em, plain_tool_tip
from bleu_score.messages.diagnostic_kinds import concern_name
from bleu_score.reports.cells import Cell, number_cell

_NAME, _COUNT, _LEFT_OUT = range(3)
_CHECKED, _UNCHECKED = QtCore.Qt.CheckState.Checked, QtCore.Qt.CheckState.Unchecked


class ConcernTable(ReadingTable):
    """A row for all pairs, and one for each concern; as high as its rows."""

    left_out_changed = QtCore.Signal(str, bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(3, parent)
        self.setTextElideMode(QtCore.Qt.TextElideMode.ElideRight)
        self.setVerticalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegateForColumn(_LEFT_OUT, _CheckDelegate(self))
        self._shown: list[Concern | None] = [None]
        self._choice: Concern | None = None
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        self.itemSelectionChanged.connect(self._note_choice)
        self.itemChanged.connect(self._note_check)

    def show_concerns(self, texts: PairTexts) -> None:
        """List the concerns, in the current language, keeping the chosen concern."""
        self.setAccessibleName(translate("PairingPage", "Needs attention"))
        self._shown = [None, *texts.by_concern]
        if self._choice not in self._shown:
            self._choice = None
        with QtCore.QSignalBlocker(self):
            self.setHorizontalHeaderLabels(
                [
                    translate("PairingPage", "Pairs"),
                    translate("PairingPage", "Count"),
                    translate("PairingPage", "Excluded"),
                ]
            )
            self.setRowCount(len(self._shown))
            pairs = translate("PairingPage", "All pairs")
            self._show_row(0, pairs, len(texts.aligned.pairs.rows), None)
            for number, (concern, found) in enumerate(texts.by_concern.items(), 1):
                self._show_row(number, concern_name(concern), found.count, found.is_left_out)
            for index in (_NAME, _COUNT, _LEFT_OUT):
                if item := self.horizontalHeaderItem(index):
                    item.setTextAlignment(_alignment(index))
            self.fit_rows()
            self.selectRow(self._shown.index(self._choice))
        self._fit()

    def forget_choice(self) -> None:
        """Choose all pairs of the next evaluation."""
        self._choice = None

    def chosen(self) -> Concern | None:
        """Return the chosen concern, None for all pairs."""
        return self._choice

    def _show_row(self, number: int, name: str, count: int, left_out: bool | None) -> None:
        flags = QtCore.Qt.ItemFlag.ItemIsEnabled | QtCore.Qt.ItemFlag.ItemIsSelectable
        items = (
            cell_item(Cell(name)),
            cell_item(number_cell(count)),
            cell_item(Cell("✓" if left_out else ""), ""),
        )
        for index, item in enumerate(items):
            item.setTextAlignment(_alignment(index))
            item.setFlags(flags)
            if index == _NAME:
                item.setToolTip(plain_tool_tip(name))
            elif index == _LEFT_OUT and left_out is not None:
                item.setFlags(flags | QtCore.Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(_CHECKED if left_out else _UNCHECKED)
                label = translate("PairingPage", "Excluded: {concern}").format(concern=name)
                item.setData(QtCore.Qt.ItemDataRole.AccessibleTextRole, label)
            self.setItem(number, index, item)

    def _fit(self) -> None:
        header = self.horizontalHeader()
        for index in (_COUNT, _LEFT_OUT):
            width = max(self.sizeHintForColumn(index), header.sectionSizeHint(index))
            self.setColumnWidth(index, width + em(self, 0.6))
        height = header.sizeHint().height() + 2 * self.frameWidth()
        self.setFixedHeight(height + sum(map(self.rowHeight, range(self.rowCount()))))

    def _note_choice(self) -> None:
        rows = self.selectionModel().selectedRows()
        self._choice = self._shown[rows[0].row()] if rows else None

    def _note_check(self, item: QTableWidgetItem) -> None:
        concern = self._shown[item.row()]
        if concern is not None and item.column() == _LEFT_OUT:
            self.left_out_changed.emit(concern, item.checkState() == _CHECKED)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the space bar check the chosen row, whichever of its cells is current."""
        item = self.item(self.currentRow(), _LEFT_OUT)
        if event.key() != QtCore.Qt.Key.Key_Space or item is None:
            super().keyPressEvent(event)
        elif item.flags() & QtCore.Qt.ItemFlag.ItemIsUserCheckable:
            item.setCheckState(_UNCHECKED if item.checkState() == _CHECKED else _CHECKED)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_focus(self)


class _CheckDelegate(QStyledItemDelegate):
    """Draws the box in the middle, in colors that are visible on dark backgrounds, too."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        state = index.data(QtCore.Qt.ItemDataRole.CheckStateRole)
        if state is not None:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_box(painter, option, QtCore.Qt.CheckState(state) == _CHECKED)
            painter.restore()

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QtCore.QModelIndex | QtCore.QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.features &= ~QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator

    def _draw_box(self, painter: QPainter, option: QStyleOptionViewItem, checked: bool) -> None:
        palette = option.palette
        ground, ink = palette.base().color(), palette.text().color()
        side = round(option.fontMetrics.height() * 0.85)
        box = QtCore.QRectF(0, 0, side, side)
        box.moveCenter(QtCore.QRectF(option.rect).center())
        painter.setPen(QPen(theme.mix(ink, ground, 0.6), 1.2))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 2.5, 2.5)
        if checked:
            pen = QPen(ink, side * 0.14)
            pen.setCapStyle(QtCore.Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            corners = ((0.24, 0.52), (0.43, 0.72), (0.77, 0.3))
            painter.drawPolyline([box.topLeft() + QtCore.QPointF(x, y) * side for x, y in corners])

    def editorEvent(
        self,
        event: QtCore.QEvent,
        model: QtCore.QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> bool:
        """Let a click anywhere in the cell check the box."""
        checkable = bool(index.flags() & QtCore.Qt.ItemFlag.ItemIsUserCheckable)
        if not checkable or not isinstance(event, QMouseEvent):
            return False
        if event.button() != QtCore.Qt.MouseButton.LeftButton:
            return False
        if event.type() == QtCore.QEvent.Type.MouseButtonRelease:
            state = QtCore.Qt.CheckState(index.data(QtCore.Qt.ItemDataRole.CheckStateRole))
            other = _UNCHECKED if state == _CHECKED else _CHECKED
            return bool(model.setData(index, other, QtCore.Qt.ItemDataRole.CheckStateRole))
        return False


def _alignment(index: int) -> QtCore.Qt.AlignmentFlag:
    sides = {
        _NAME: QtCore.Qt.AlignmentFlag.AlignLeft,
        _COUNT: QtCore.Qt.AlignmentFlag.AlignRight,
        _LEFT_OUT: QtCore.Qt.AlignmentFlag.AlignHCenter,
    }
    return sides[index] | QtCore.Qt.AlignmentFlag.AlignVCenter
