"""The rows around a place where two files drift apart."""

from __future__ import annotations

import pytest

from bleu_core.pairing.errors import DriftedAt
from bleu_desktop.pairing.drift_steps import steps_around


def at(first: int, second: int, kind: str, lines: int = 2) -> DriftedAt:
    return DriftedAt(first, second, first + 1, second + 1, kind, lines)


def written(
    places: list[DriftedAt], chosen: int = 0, counts: tuple[int, int] = (20, 20)
) -> list[str]:
    """Return the rows around a place, which has signs around it; a line that goes on has a plus."""

    def one(each: int | None) -> str:
        return "-" if each is None else str(each)

    rows = []
    for step in steps_around(places, chosen, *counts):
        text = f"{one(step.first)}:{one(step.second)}" + "+" * step.is_continued
        rows.append(f"[{text}]" if step.is_here else text)
    return rows


@pytest.mark.parametrize(
    ("kind", "lines", "here", "next_row"),
    [
        ("only_reference", 2, ["[5:-]"], "6:5"),
        ("only_candidate", 2, ["[-:5]"], "5:6"),
        ("empty_reference_end", 2, ["[5:-]"], "6:5"),
        ("empty_candidate_end", 2, ["[-:5]"], "5:6"),
        ("joined", 2, ["[5:5]", "[6:-+]"], "7:6"),
        ("joined", 3, ["[5:5]", "[6:-+]", "[7:-+]"], "8:6"),
        ("split", 2, ["[5:5]", "[-:6+]"], "6:7"),
    ],
)
def test_each_kind_of_place_has_its_rows(
    kind: str, lines: int, here: list[str], next_row: str
) -> None:
    rows = written([at(5, 5, kind, lines)])
    assert rows[:3] == ["2:2", "3:3", "4:4"]
    assert rows[3 : 3 + len(here)] == here
    assert rows[3 + len(here)] == next_row
    assert len(rows) == 6 + len(here)


def test_rows_end_with_the_files() -> None:
    assert written([at(0, 0, "only_reference")], counts=(2, 1)) == ["[0:-]", "1:0"]
    assert written([at(1, 0, "only_reference")], counts=(3, 1)) == ["[1:-]", "2:0"]
    assert written([at(2, 1, "only_reference")], counts=(3, 1)) == ["1:0", "[2:-]"]
    assert written([at(1, 1, "only_candidate")], counts=(1, 2)) == ["0:0", "[-:1]"]
    assert written([at(1, 1, "only_reference")], counts=(2, 4)) == ["0:0", "[1:-]"]
    assert written([at(1, 1, "only_candidate")], counts=(4, 2)) == ["0:0", "[-:1]"]


def test_other_places_nearby_are_among_the_rows() -> None:
    places = [
        at(3, 3, "only_reference"), at(4, 3, "joined", 3), at(7, 4, "only_candidate"),
        at(8, 6, "only_reference"),
    ]  # fmt: skip
    assert written(places, 2) == ["4:3", "5:-+", "6:-+", "[-:4]", "7:5", "8:-", "9:6"]
    assert written(places, 1) == [
        *("1:1", "2:2", "3:-", "[4:3]", "[5:-+]", "[6:-+]", "-:4", "7:5", "8:-"),
    ]
    assert written(places, 0) == ["0:0", "1:1", "2:2", "[3:-]", "4:3", "5:-+", "6:-+"]
    assert written([at(0, 0, "only_reference"), at(1, 0, "only_candidate")], 1) == [
        *("0:-", "[-:0]", "1:1", "2:2", "3:3"),
    ]
