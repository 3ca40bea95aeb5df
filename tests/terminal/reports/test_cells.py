"""Tables of cells, and items created when they are read."""

from __future__ import annotations

import pytest

from bleu_core.scoring.resampling import Interval
from bleu_score.reports.cells import Cell, Column, OnDemand, Table, interval_cell, signed_cell


def test_items_on_demand_are_a_sequence() -> None:
    made: list[int] = []

    def make(index: int) -> str:
        made.append(index)
        return f"item {index}"

    items = OnDemand(1_000_000, make)
    assert len(items) == 1_000_000
    assert (items[3], items[-1]) == ("item 3", "item 999999")
    assert items[2:6:2] == ["item 2", "item 4"]
    assert made == [3, 999_999, 2, 4]
    with pytest.raises(IndexError):
        items[1_000_000]


def test_a_part_of_a_table_has_its_columns_in_each_row() -> None:
    columns = tuple(Column(title) for title in "abc")
    table = Table("letters", "Letters", columns, OnDemand(2, lambda row: [Cell(f"{row}")] * 3))
    part = table.part([2, 0])
    assert [column.title for column in part.columns] == ["c", "a"]
    assert [[cell.text for cell in row] for row in part.rows] == [["0", "0"], ["1", "1"]]


def test_differences_have_signs_and_ends() -> None:
    interval = Interval(-0.5, 1.26, 0.4)
    assert signed_cell(1.0, 2, interval).text == "+1.00"
    assert (signed_cell(1.0, 2, interval).low, signed_cell(1.0, 2, interval).high) == (-0.5, 1.26)
    shown = interval_cell(interval, 1)
    assert (shown.text, shown.number) == ("−0.5 to +1.3", None)
