"""Display of differences: added, deleted and moved parts."""

from __future__ import annotations

import pytest

from bleu_core.analysis.differences import differences
from bleu_core.analysis.tokens import tokenize_segment
from bleu_core.tokenizers import get_tokenizer
from bleu_score.marked.differences import difference_parts
from bleu_score.marked.parts import Part, Style

_SIGNS = {
    Style.PLAIN: "{}",
    Style.INSERTED: "+{}+",
    Style.DELETED: "-{}-",
    Style.MOVED: "<{}>",
    Style.SIGN: "{}",
}


def compared(candidate: str, reference: str, tokenizer: str = "13a") -> list[Part]:
    cut = get_tokenizer(tokenizer)
    own, other = tokenize_segment(candidate, cut), tokenize_segment(reference, cut)
    parts = difference_parts(
        candidate=own,
        reference=other,
        edits=differences(candidate=own, reference=other),
    )
    return list(parts)


@pytest.mark.parametrize(
    ("candidate", "reference", "shown"),
    [
        ("The sat.", "The dog sat.", "The -dog- sat."),
        ("A big dog sat.", "A dog sat.", "A +big+ dog sat."),
        ("A cat sat down.", "A dog sat down.", "A -dog- +cat+ sat down."),
        ("It rained.", "Then it rained.", "-Then it- +It+ rained."),
        ("In 1874, a king", "In 1874 and a king", "In 1874 -and- +,+ a king"),
        ("same", "same", "same"),
        ("", "gone", "-gone-"),
        ("new", "", "+new+"),
    ],
)
def test_words_are_compared(candidate: str, reference: str, shown: str) -> None:
    parts = compared(candidate, reference)
    assert "".join(_SIGNS[part.style].format(part.text) for part in parts) == shown
    assert "".join(part.text for part in parts if part.is_own) == candidate


def test_chinese_is_compared_character_by_character() -> None:
    parts = compared("我们喜欢喝红茶。", "我们喜欢喝绿茶。", "jieba")
    shown = "".join(_SIGNS[part.style].format(part.text) for part in parts)
    assert shown == "我们喜欢喝-绿-+红+茶。"


def test_an_arrow_points_to_the_place_in_the_reference() -> None:
    first = "Yesterday evening we walked slowly along the river to the old bridge."
    second = "We walked slowly along the river to the old bridge yesterday evening."
    lowered = first.replace("Yesterday", "yesterday")
    moved = [part for part in compared(lowered, second) if part.style is Style.MOVED]
    signs = [part.text for part in compared(lowered, second) if part.style is Style.SIGN]
    assert [part.text for part in moved] == ["yesterday evening"]
    assert signs == ["→"]
    assert [part.text for part in compared(second, lowered) if part.style is Style.SIGN] == ["←"]
