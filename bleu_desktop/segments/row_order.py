"""The column by which the segments are sorted: the user's choice, or that of a filter."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from bleu_desktop.segments.columns import PLACE, ColumnName


@dataclass(frozen=True)
class Order:
    """A column, and whether its largest number comes first."""

    column: ColumnName = PLACE
    descending: bool = False


@dataclass
class RowOrder:
    """The order of the rows; filters that rank segments bring their own while they are set.

    Attributes
    ----------
    chosen
        The order the user chose.
    """

    chosen: Order = Order()
    _ranked: dict[str, Order] = field(default_factory=dict)

    @property
    def current(self) -> Order:
        """The order of the filter pressed last, else the order the user chose."""
        return next(reversed(self._ranked.values()), self.chosen)

    def sort(self, order: Order) -> None:
        """Choose an order, which filters no longer change back."""
        self.chosen = order
        self._ranked.clear()

    def rank(self, name: str, order: Order) -> None:
        """Use the order of a filter until it is released."""
        self._ranked.pop(name, None)
        self._ranked[name] = order

    def keep(self, pressed: Collection[str], columns: Collection[ColumnName]) -> None:
        """Give up the orders of filters that are released, and of columns that are gone."""
        self._ranked = {
            name: order
            for name, order in self._ranked.items()
            if name in pressed and order.column in columns
        }
        if self.chosen.column not in columns:
            self.chosen = Order()

    def reset(self) -> None:
        """Go back to the order of the text."""
        self.sort(Order())
