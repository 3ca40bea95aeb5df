"""Units of a text: the properties of a segment move with the segment."""

from __future__ import annotations

from array import array

import pytest

from bleu_core.files.contents import KeyKind, Tag, UnitMark, plain_text
from bleu_core.files.units import MISSING, Units, join_names, join_numbers

TAG = Tag("x", "<x/>")
REVIEW, UNTRANSLATED = UnitMark.NEEDS_REVIEW, UnitMark.NOT_TRANSLATED
UNITS = Units(
    ("uno", "", "dos ", "tres"),
    {0: (TAG, "uno"), 1: (TAG,)},
    ("one", "", "two", "three"),
    lines=(5, 7, 8, 9),
    keys=("a", "", "b", "c"),
    key_kind=KeyKind.TIME,
    times=((0, 10), (10, 15), (20, 50), (30, 40)),
    marks={1: REVIEW, 3: UNTRANSLATED},
)


def test_all_properties_of_a_unit_are_taken_with_it() -> None:
    taken = UNITS.take([3, MISSING, 0])
    assert taken == Units(
        ("tres", "", "uno"),
        {2: (TAG, "uno")},
        ["three", "", "one"],
        lines=[9, 0, 5],
        keys=["c", "", "a"],
        key_kind=KeyKind.TIME,
        times=[(30, 40), (0, 0), (0, 10)],
        marks={0: UNTRANSLATED},
    )
    assert [taken.line(index) for index in range(3)] == [9, 2, 5]
    assert [taken.is_in_file(index) for index in range(3)] == [True, False, True]


def test_a_unit_can_be_taken_twice() -> None:
    assert UNITS.take([1, 1]).marks == {0: REVIEW, 1: REVIEW}


@pytest.mark.parametrize("indices", [range(4), [0, 1, 2, 3], array("q", range(4))])
def test_units_in_their_order_are_not_copied(indices: range) -> None:
    assert UNITS.take(indices) is UNITS
    assert UNITS.join([(index,) for index in indices]) is UNITS


@pytest.mark.parametrize("indices", [range(3), range(5), [0, 1, 3, 2], []])
def test_units_in_another_order_are_copied(indices: range) -> None:
    indices = [index if index < 4 else MISSING for index in indices]
    assert len(UNITS.take(indices)) == len(indices)
    assert UNITS.take(indices) is not UNITS


def test_missing_properties_of_units_are_not_made_up() -> None:
    taken = Units(("a", "b")).take([1, MISSING])
    assert (taken.keys, taken.key_kind, taken.times, taken.sources) == ([], None, [], [])
    # Line numbers come from counting: the line of a segment must not change with its place.
    assert taken.lines == [2, 0]


def test_several_units_become_one() -> None:
    joined = UNITS.join([(1, 2), (), (3,), (2, 3)])
    assert joined == Units(
        ("dos ", "", "tres", "dos  tres"),
        {0: (TAG, " ", "dos ")},
        ["two", "", "three", "two three"],
        lines=[7, 0, 9, 8],
        keys=["b", "", "c", "b"],
        key_kind=KeyKind.TIME,
        times=[(10, 50), (0, 0), (30, 40), (20, 50)],
        marks={0: REVIEW, 2: UNTRANSLATED, 3: UNTRANSLATED},
    )


def test_tags_are_joined_with_the_text_around_them() -> None:
    units = Units(("a", "bc", ""), {1: ("b", TAG, "c")})
    joined = units.join([(0, 1, 2)])
    assert joined.tagged == {0: ("a", " ", "b", TAG, "c")}
    assert plain_text(joined.tagged[0]) == joined.segments[0] == "a bc"


def test_text_of_some_units() -> None:
    assert [UNITS.text(row) for row in ((), (1,), (0, 1, 3))] == [None, "", "uno tres"]
    assert [UNITS.source(row) for row in ((), (1,), (0, 1, 3))] == [None, "", "one three"]
    assert Units(("a",)).source((0,)) is None


def test_document_numbers_follow_their_units() -> None:
    units = Units(("a", "b", "c"), document_numbers=[0, 0, 1])
    assert units.take([2, MISSING, 0]).document_numbers == [1, MISSING, 0]
    assert units.join([(0, 1), (2,)]).document_numbers == [0, 1]
    assert Units(("a", "b")).take([1]).document_numbers == []


def test_names_of_documents_stay_when_units_are_left_out() -> None:
    units = Units(("a", "b", "c"), document_numbers=[0, 1, 2], document_names=["x", "y", "z"])
    taken = units.take([1])
    assert [taken.document_names[number] for number in taken.document_numbers] == ["y"]


def test_document_numbers_of_several_texts() -> None:
    assert join_numbers([]) == []
    assert join_numbers([((), 2), ([0, 1, MISSING], 3), ((), 1)]) == [0, 0, 1, 2, MISSING, 3]


def test_names_of_documents_of_several_texts_follow_their_numbers() -> None:
    plain = Units(("a", "b"))
    named = Units(("c", "d"), document_numbers=[1, 1], document_names=["x", "y"])
    unnamed = Units(("e",), document_numbers=[1])
    parts = [(plain, "one"), (named, "two"), (unnamed, "three"), (named, "")]
    numbers = join_numbers((units.document_numbers, len(units)) for units, _ in parts)
    names = join_names(parts)
    assert [names[number] for number in numbers] == [
        *("one", "one", "two: y", "two: y", "three", "y", "y"),
    ]


def test_inserted_units_are_not_in_the_file() -> None:
    units = Units(("a", "b", "c"), lines=[1, 0, 7])
    assert [units.is_in_file(index) for index in range(3)] == [True, False, True]
    assert [units.line(index) for index in range(3)] == [1, 2, 7]
    assert Units(("a",)).is_in_file(0)
    assert Units(("a",)).line(0) == 1
