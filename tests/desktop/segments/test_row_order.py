"""The order of the rows: the user's choice, or that of the filter pressed last."""

from __future__ import annotations

from bleu_desktop.segments.row_order import Order, RowOrder

BLEU, COST = Order("bleu"), Order("contribution")
COLUMNS = ("place", "bleu", "contribution")


def test_the_filter_pressed_last_ranks() -> None:
    order = RowOrder()
    assert order.current == Order()
    order.rank("worst", BLEU)
    order.rank("costly", COST)
    assert order.current == COST
    order.rank("worst", BLEU)
    assert order.current == BLEU
    order.keep({"costly"}, COLUMNS)
    assert order.current == COST
    # What the user chooses counts until another filter is pressed.
    order.sort(Order("place", descending=True))
    assert order.current == Order("place", descending=True)
    order.rank("worst", BLEU)
    assert order.current == BLEU
    order.reset()
    assert order.current == Order()


def test_columns_that_are_gone_rank_nothing() -> None:
    order = RowOrder(chosen=BLEU)
    order.rank("costly", COST)
    order.keep({"costly"}, ("place", "bleu"))
    assert order.current == BLEU
    order.keep(set(), ("place",))
    assert order.current == Order()
