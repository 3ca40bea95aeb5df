"""Texts and inline tags of a cell in their order, tidied where the file has white space."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bleu_core.files.contents import Cell, Part, Tag
from bleu_core.files.reading.inline_tags import _character, join_texts, tidy_cell

BOLD, END = Tag("g:1", "<b>"), Tag("/g:1", "</b>")


@pytest.mark.parametrize(
    ("parts", "joined"),
    [
        ([], []),
        (["a", "b"], ["ab"]),
        (["a", BOLD, "b", "c", END], ["a", BOLD, "bc", END]),
        ([BOLD, END, "a", "b"], [BOLD, END, "ab"]),
        ([BOLD, "", END], [BOLD, "", END]),
    ],
)
def test_texts_beside_each_other_are_one(parts: Sequence[Part], joined: Sequence[Part]) -> None:
    assert join_texts(parts) == joined


@pytest.mark.parametrize(
    ("parts", "plain", "unfolded", "stripped"),
    [
        ([], "", "", ""),
        ([" a ", "b "], " a b ", " a b ", "a b"),
        (["a \n\t b  c"], "a \n\t b  c", "a b  c", "a \n\t b  c"),
        (
            [" a ", BOLD, " b\n", END, " c "],
            (" a ", BOLD, " b\n", END, " c "),
            (" a ", BOLD, " b ", END, " c "),
            ("a ", BOLD, " b\n", END, " c"),
        ),
        ([" ", BOLD, "a", END], (" ", BOLD, "a", END), (" ", BOLD, "a", END), (BOLD, "a", END)),
        ([BOLD, "", END], (BOLD, END), (BOLD, END), (BOLD, END)),
    ],
)
def test_a_cell_is_tidied(
    parts: Sequence[Part], plain: Cell, unfolded: Cell, stripped: Cell
) -> None:
    assert tidy_cell(parts) == plain
    assert tidy_cell(parts, unfold=True) == unfolded
    assert tidy_cell(parts, strip=True) == stripped


@pytest.mark.parametrize(
    ("code", "character"),
    [
        *(("1", "\x01"), ("D7FF", "\ud7ff"), ("E000", "\ue000"), ("10FFFF", "\U0010ffff")),
        *((code, "\ufffd") for code in ("0", "D800", "DFFF", "110000", "zz", "")),
    ],
)
def test_a_character_that_no_text_can_contain_is_replaced(code: str, character: str) -> None:
    assert _character(code) == character
