"""The concerns about some pairs, each with a check box that leaves those pairs out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6 import QtCore
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from bleu_core.settings import Concern
from bleu_desktop.i18n import translate
from bleu_desktop.pairing.pair_texts import PairTexts
from bleu_desktop.shared import theme
from bleu_desktop.shared.cells import CellDelegate, Index
from bleu_desktop.shared.small_table import SmallTable
from bleu_desktop.shared.table_model import DataRole, TableModel
from bleu_score.messages.diagnostic_kinds import concern_name
from bleu_score.reports.cells import Cell, Column, Row, Table, number_cell

_LEFT_OUT = 2
_STATES = {None: None, False: QtCore.Qt.CheckState.Unchecked, True: QtCore.Qt.CheckState.Checked}


class _ConcernModel(TableModel):
    """Rows with a check box in their last column, where it can be checked.

    Signals
    -------
    checked
        A row, and whether its box is checked now.
    """

    checked = QtCore.Signal(int, bool)
    boxes: Sequence[bool | None] = ()
    """Whether the box of each row is checked; None for no box."""

    def flags(self, index: Index) -> QtCore.Qt.ItemFlag:
        flags = super().flags(index)
        has_box = index.column() == _LEFT_OUT and self.boxes[index.row()] is not None
        return flags | QtCore.Qt.ItemFlag.ItemIsUserCheckable if has_box else flags

    def data(self, index: Index, role: int = DataRole.DisplayRole) -> Any:
        if role == DataRole.CheckStateRole and index.column() == _LEFT_OUT:
            return _STATES[self.boxes[index.row()]]
        return super().data(index, role)

    def turn(self, row: int) -> None:
        """Check or uncheck the box of a row, as the user does."""
        if (is_checked := self.boxes[row]) is not None:
            self.boxes = [*self.boxes[:row], not is_checked, *self.boxes[row + 1 :]]
            self.checked.emit(row, not is_checked)


class ConcernTable(SmallTable):
    """A row for all pairs, and one for each concern."""

    left_out_changed = QtCore.Signal(str, bool)

    def __init__(self, parent: QWidget) -> None:
        self.concerns = _ConcernModel(parent)
        super().__init__(parent, has_choice=True, model=self.concerns)
        self._shown: list[Concern | None] = [None]
        self._choice: Concern | None = None
        self.setItemDelegateForColumn(_LEFT_OUT, _CheckDelegate(self))
        self.row_chosen.connect(self._note_choice)
        self.concerns.checked.connect(
            lambda row, on: self.left_out_changed.emit(self._shown[row], on)
        )

    def show_concerns(self, texts: PairTexts) -> None:
        """List the concerns, keeping the chosen one."""
        found = texts.by_concern
        self._shown = [None, *found]
        if self._choice not in self._shown:
            self._choice = None
        self.concerns.boxes = [None, *(each.is_left_out for each in found.values())]
        columns = (
            Column(translate("PairingPage", "Pairs"), is_long=True),
            Column(translate("PairingPage", "Count"), is_number=True),
            Column(translate("PairingPage", "Excluded"), is_number=True),
        )
        rows = [_row(translate("PairingPage", "All pairs"), len(texts.aligned.pairs.rows), None)]
        for name, each in found.items():
            rows.append(_row(concern_name(name), each.count, each.is_left_out))
        title = translate("PairingPage", "Needs attention")
        self.show_table(Table("concerns", title, columns, rows))
        self.choose_row(self._shown.index(self._choice))

    def forget_choice(self) -> None:
        """Choose all pairs of the next evaluation."""
        self._choice = None

    def chosen(self) -> Concern | None:
        """Return the chosen concern, None for all pairs."""
        return self._choice

    def _note_choice(self, row: int) -> None:
        self._choice = self._shown[row]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the space bar check the chosen row, whichever of its cells is current."""
        if event.key() == QtCore.Qt.Key.Key_Space and self.current_row() >= 0:
            self.concerns.turn(self.current_row())
        else:
            super().keyPressEvent(event)


def _row(name: str, count: int, left_out: bool | None) -> Row:
    said = translate("PairingPage", "Excluded: {concern}").format(concern=name)
    box = Cell("✓" if left_out else "", spoken="" if left_out is None else said)
    return Cell(name), number_cell(count), box


class _CheckDelegate(CellDelegate):
    """Draws the box in the middle, in colors that are visible on dark backgrounds, too."""

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        state = index.data(DataRole.CheckStateRole)
        if state is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, ink = option.palette.base().color(), option.palette.text().color()
        side = round(option.fontMetrics.height() * 0.85)
        box = QtCore.QRectF(0, 0, side, side)
        box.moveCenter(QtCore.QRectF(option.rect).center())
        painter.setPen(QPen(theme.mix(ink, ground, 0.6), 1.2))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 2.5, 2.5)
        if QtCore.Qt.CheckState(state) == QtCore.Qt.CheckState.Checked:
            pen = QPen(ink, side * 0.14)
            pen.setCapStyle(QtCore.Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            corners = ((0.24, 0.52), (0.43, 0.72), (0.77, 0.3))
            painter.drawPolyline([box.topLeft() + QtCore.QPointF(x, y) * side for x, y in corners])

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.features &= ~QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator

    def editorEvent(
        self,
        event: QtCore.QEvent,
        model: QtCore.QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Let a click anywhere in the cell check the box."""
        is_click = event.type() == QtCore.QEvent.Type.MouseButtonRelease
        if not (is_click and isinstance(event, QMouseEvent) and isinstance(model, _ConcernModel)):
            return False
        if event.button() == QtCore.Qt.MouseButton.LeftButton:
            model.turn(index.row())
        return True
