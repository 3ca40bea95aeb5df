"""The menu with the orders of the list of segments."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.segments.columns import ColumnName
from bleu_desktop.segments.row_order import Order, RowOrder
from bleu_desktop.shared.controls import MenuButton


class SortMenu(MenuButton):
    """Lists the columns of numbers; the worst come first, unless the user reverses the order.

    Signals
    -------
    changed
        The user has chosen another order.

    Attributes
    ----------
    order
        The order of the rows.
    """

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("SegmentsPage", "Sort"), parent)
        self.order = RowOrder()
        self._columns: Sequence[tuple[ColumnName, str, bool]] = ()
        self._reverse = QAction(translate("SegmentsPage", "Reverse order"), self)
        self._reverse.setCheckable(True)
        self._reverse.triggered.connect(self._turn)

    def offer(self, columns: Sequence[tuple[ColumnName, str, bool]]) -> None:
        """Offer columns, each with its title and whether its largest number is the worst."""
        if columns == self._columns:
            return
        self._columns = columns
        menu = self.menu()
        menu.clear()
        group = QActionGroup(menu)
        for name, title, _ in columns:
            action = menu.addAction(title.replace("&", "&&"))
            action.setCheckable(True)
            action.setData(name)
            action.triggered.connect(lambda *_, name=name: self.sort(self.worst_first(name)))
            group.addAction(action)
        menu.addSeparator()
        menu.addAction(self._reverse)

    def worst_first(self, column: ColumnName) -> Order:
        """Return the order of a column in which the worst come first."""
        return Order(column, any(name == column and falls for name, _, falls in self._columns))

    def sort(self, order: Order) -> None:
        """Choose an order as the user does."""
        # The order of a filter lasts as long as the filter.
        if self.order.current != order:
            self.order.sort(order)
            self.changed.emit()

    def show_order(self) -> None:
        """Check the order that is in force."""
        current = self.order.current
        for action in self.menu().actions():
            if action.data() == current.column:
                action.setChecked(True)
        self._reverse.setChecked(current != self.worst_first(current.column))

    def view_state(self) -> Order:
        """Return the order the user chose."""
        return self.order.chosen

    def restore_view_state(self, order: Order) -> bool:
        """Choose an order."""
        self.sort(order)
        return True

    def _turn(self) -> None:
        current = self.order.current
        self.sort(Order(current.column, not current.descending))
