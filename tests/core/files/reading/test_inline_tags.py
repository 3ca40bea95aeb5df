"""Texts and inline tags of a cell in their order, tidied where the file has white space."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from lxml import etree

from bleu_core.files.contents import Cell, Part, Tag
from bleu_core.files.reading.inline_tags import (
    _character,
    has_text,
    join_texts,
    read_inline,
    tidy_cell,
)

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


def parts(content: str, codes: dict[str, str] | None = None) -> list[Part]:
    """Return the parts of a source or a target."""
    return read_inline(etree.fromstring(f"<t>{content}</t>"), codes or {}).parts


@pytest.mark.parametrize(
    ("content", "found"),
    [
        ("", []),
        ("a", ["a"]),
        ("<g id='1'>a</g>", [Tag("g:1", '<g id="1">'), "a", Tag("/g:1", "</g>")]),
        ("a<x id='2' equiv-text='{0}'/>", ["a", Tag("x:2", "{0}")]),
        ("<g id='1' equiv-text='[b]'>a</g>", [Tag("g:1", "[b]"), "a", Tag("/g:1", "</g>")]),
        ("<pc id='1' equivStart='[' equivEnd=']'>a</pc>",
         [Tag("pc:1", "["), "a", Tag("/pc:1", "]")]),
        ("<pc id='1' dispStart='(' dispEnd=')'>a</pc>",
         [Tag("pc:1", "("), "a", Tag("/pc:1", ")")]),
        ("<ph id='1' equiv='e' disp='d'/>", [Tag("ph:1", "e")]),
        ("<ph id='1' dataRef='d1' equiv='e'/>", [Tag("ph:1", "<b>")]),
        ("<ph id='9'>%s</ph>", [Tag("ph:9", "%s")]),
        ("<x id='9'/>", [Tag("x:9", "own")]),
        # Tags without an id are counted.
        ("<ph/>a<ph/><it/>",
         [Tag("ph:1", '<ph id="1"/>'), "a", Tag("ph:2", '<ph id="2"/>'),
          Tag("it:1", '<it id="1"/>')]),
        ("<ph x='3'/><ph i='4'/><ec startRef='5'/>",
         [Tag("ph:3", '<ph id="3"/>'), Tag("ph:4", '<ph id="4"/>'), Tag("ec:5", '<ec id="5"/>')]),
        ("<bpt i='1' x='7'>b</bpt>a<ept i='1'>e</ept>",
         [Tag("bpt:7", "b"), "a", Tag("ept:7", "e")]),
        ("<x id='1' ctype='lb'/>", [Tag("x:1", '<x id="1"/>', is_break=True)]),
        ("<x id='1' type='lb'/>", [Tag("x:1", '<x id="1"/>', is_break=True)]),
        ("<x id='1' subType='xlf:lb'/>", [Tag("x:1", '<x id="1"/>', is_break=True)]),
        ("<ph id='1'>&lt;br/&gt;</ph>", [Tag("ph:1", "<br/>", is_break=True)]),
        ("<ph id='1'>a<sub>b</sub>c<i>d</i></ph>", [Tag("ph:1", "acd")]),
        ("a<cp hex='1'/>b", ["a", "\x01", "b"]),
        ("a<mrk mtype='x-sdl-deleted'>b</mrk>c<mrk mtype='term'>d</mrk>", ["a", "c", "d"]),
        ("a<foo>b</foo>c", ["a", "b", "c"]),
    ],
)  # fmt: skip
def test_elements_are_texts_and_tags(content: str, found: list[Part]) -> None:
    assert parts(content, {"d1": "<b>", "x:9": "own"}) == found


def test_marked_segments_are_parts_of_a_text() -> None:
    mrk = "<mrk mtype='seg' mid='{}'>{}</mrk>"
    inner = mrk.format("x", "c")
    content = f"a{mrk.format(1, f'b{inner}')} <x id='1'/>{mrk.format(2, 'd')}e"
    text = read_inline(etree.fromstring(f"<t>{content}</t>"), {})
    assert [(one.mid, text.segment(one)) for one in text.segments] == [
        ("1", ["b", "c"]), ("2", ["d"]),
    ]  # fmt: skip
    assert text.outside() == ["a", " ", Tag("x:1", '<x id="1"/>'), "e"]
    assert text.has_text
    assert read_inline(None, {}).segments == []


@pytest.mark.parametrize(
    ("found", "is_text"),
    [([], False), ([" ", BOLD], False), ([BOLD, "a"], True), (["\xa0"], False)],
)
def test_tags_and_spaces_are_no_text(found: list[Part], is_text: bool) -> None:
    assert has_text(found) is is_text
