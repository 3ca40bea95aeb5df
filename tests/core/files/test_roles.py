"""Columns with labels, keys and other languages among the columns of a table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.contents import Field, UnitTable, UnsavedFormula
from bleu_core.files.roles import are_distinct, in_one_language, keys_of, labels_of


def column(name: str, cells: Sequence[str], group: str = "") -> Field:
    return Field(FieldKind.COLUMN, name, cells, group=group)


def labels(cells: Sequence[str], *, are_merged: bool = False) -> tuple[str, ...] | None:
    """Return the labels of a column beside one of different texts."""
    texts = [f"text {number}" for number in range(len(cells))]
    table = UnitTable((column("Label", cells), column("Source", texts)))
    return labels_of(table, are_merged=are_merged).get(0)


TWENTY = tuple(f"L{number}" for number in range(20))


@pytest.mark.parametrize(
    ("cells", "found"),
    [
        (["a", "b"] * 5, ("a", "b")),
        (["a", "a", "b", "b"], ("a", "b")),
        (["a", "a", "b"], None),
        # There are two, or one for five rows, and at most twenty.
        (["a", "b", "c"] * 5, ("a", "b", "c")),
        (["a", "b", "c"] * 4, None),
        (TWENTY * 6, TWENTY),
        ((*TWENTY, "L20") * 6, None),
        (["Yes.", "No."] * 5, None),
        # More than half of the rows have one.
        (["a", "b"] * 3 + [""] * 4, ("a", "b")),
        (["a"] * 3 + ["b"] * 2 + [" "] * 5, None),
        ([""] * 10, None),
        ([], None),
    ],
)
def test_labels_are_few_and_repeated(cells: Sequence[str], found: tuple[str, ...] | None) -> None:
    assert labels(cells) == found


@pytest.mark.parametrize(
    ("cells", "found"),
    [
        (["a", *[""] * 4, "b", *[""] * 4], ("a", "b")),
        # Each stands once.
        (["a", "a", *[""] * 3, "b", *[""] * 4], None),
    ],
)
def test_a_label_may_be_that_of_the_rows_below(
    cells: list[str], found: tuple[str, ...] | None
) -> None:
    assert labels(cells, are_merged=True) == found
    assert labels(cells) is None


def test_texts_beside_labels_have_more_values() -> None:
    cells = ["a", "b"] * 5
    for texts, found in ((["p", "q", "r", "s"] * 3, {0}), (["p", "q", "r"] * 4, set())):
        made = UnitTable((column("Label", cells), column("Source", texts[:10])))
        assert {*labels_of(made)} & {0} == found


@pytest.mark.parametrize(
    ("cells", "are_so"),
    [
        ([*"abcdefghi", ""], True),
        ([*"abcdefgh", "", ""], False),
        ([*"abcdefghi", "a"], False),
        ([*"abcdefghi", UnsavedFormula.of("A1")], False),
    ],
)
def test_nine_of_ten_keys_are_filled_and_all_differ(cells: list[str], are_so: bool) -> None:
    assert are_distinct(cells) is are_so


def test_keys_are_the_first_column_called_so_and_labels() -> None:
    numbers = [f"{number}" for number in range(10)]
    fields = (
        Field(FieldKind.TARGET, "ID", numbers),
        column("System", ["a", "b"] * 5),
        column("ID", numbers),
        column("Key", numbers),
        column("Source", [f"text {number}" for number in numbers]),
    )
    assert keys_of(UnitTable(fields)) == {1, 2}


@pytest.mark.parametrize(
    ("groups", "kept"),
    [
        (["", "One", "One", "Two", "Two"], [0, 1, 2]),
        (["", "One", "One", "", "Two"], [0, 1, 2, 3, 4]),
        (["", "", "", "", ""], [0, 1, 2, 3, 4]),
    ],
)
def test_headings_above_of_references_and_candidates_divide_a_table(
    groups: list[str], kept: list[int]
) -> None:
    names = ["Source", "Reference", "MT", "Reference", "MT"]
    fields = (
        column(name, [f"{place}"], group)
        for place, (name, group) in enumerate(zip(names, groups, strict=True))
    )
    found = in_one_language(UnitTable(tuple(fields)))
    assert [*found] == kept
    assert found[1] is Role.REFERENCE
