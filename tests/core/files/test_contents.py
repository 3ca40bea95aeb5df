"""Cells and tables."""

from __future__ import annotations

import pytest

from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import (
    Cell,
    Field,
    Tag,
    UnitTable,
    make_cell,
    plain_text,
    with_whole_texts,
)

BOLD, BREAK = Tag("g:1", "<b>"), Tag("x:2", "<br/>", is_break=True)


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        ("", ""),
        ("a <b>", "a <b>"),
        ((), ""),
        ((BOLD, "a", BOLD), "a"),
        (("a", BREAK, "b"), "a b"),
        (("a ", BREAK, " b", BREAK), "a   b "),
    ],
)
def test_plain_text_has_no_tags_and_spaces_for_breaks(cell: Cell, text: str) -> None:
    assert plain_text(cell) == text


@pytest.mark.parametrize(
    ("parts", "cell"),
    [
        ([], ""),
        (["a", "", "b"], "ab"),
        ([BOLD], (BOLD,)),
        (["a", BOLD, "b"], ("a", BOLD, "b")),
    ],
)
def test_a_cell_without_tags_is_a_string(parts: list[str | Tag], cell: Cell) -> None:
    assert make_cell(iter(parts)) == cell


def test_texts_between_two_tags_become_one() -> None:
    assert with_whole_texts(iter(("", BOLD, "a", "", "b", BOLD))) == (BOLD, "ab", BOLD)


def test_a_table_has_as_many_units_as_its_fields_have_cells() -> None:
    fields = tuple(Field(FieldKind.COLUMN, name, ["a", "b"]) for name in "xy")
    assert UnitTable(fields).units == 2
    assert UnitTable((Field(FieldKind.TEXT, "", ()),)).units == 0
