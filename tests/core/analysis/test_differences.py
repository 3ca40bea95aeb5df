"""Differences between two texts contain both completely, and can be read."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bleu_core.analysis.differences import Edit, EditKind, differences
from bleu_core.analysis.tokens import tokenize_segment
from bleu_core.files.documents import read_document
from bleu_core.tokenizers import get_tokenizer
from tests.helpers.core_oracles import SETS
from tests.helpers.core_texts import TEXTS
from tests.helpers.lanes import slow_but

WORDS = st.lists(st.sampled_from(["the", "mountain", "of", "gold", "stood", ","]), max_size=14).map(
    " ".join
)


def compare(
    candidate: str, reference: str, name: str = "13a", *, lowercase: bool = False
) -> tuple[Edit, ...]:
    tokenizer = get_tokenizer(name)
    own = tokenize_segment(candidate, tokenizer, lowercase=lowercase)
    other = tokenize_segment(reference, tokenizer, lowercase=lowercase)
    edits = differences(candidate=own, reference=other)
    check_side(candidate, [each.candidate for each in edits])
    check_side(reference, sorted(each.reference for each in edits))
    for kind, mine, theirs in edits:
        assert (mine[0] == mine[1]) == (kind is EditKind.DELETED)
        assert (theirs[0] == theirs[1]) == (kind is EditKind.INSERTED)
        if kind in (EditKind.EQUAL, EditKind.MOVED):
            found = [candidate[slice(*mine)].split(), reference[slice(*theirs)].split()]
            one, two = ("".join(words) for words in found)
            if not lowercase and name != "13a":
                assert one == two
    return edits


def check_side(text: str, places: list[tuple[int, int]]) -> None:
    """Check that the parts follow each other, and only white space is between them."""
    assert all(one[1] <= two[0] for one, two in pairwise(places))
    rest = list(text)
    for start, end in places:
        rest[start:end] = " " * (end - start)
    left = "".join(rest)
    for rewritten in ("<skipped>", "-\n", "-"):
        left = left.replace(rewritten, "")
    assert not left.strip()


def marked(candidate: str, reference: str, name: str = "13a", *, lowercase: bool = False) -> str:
    """Return the differences as an editor marks them: ``[-old|+new]``, and ``<moved>``."""
    parts = []
    for kind, mine, theirs in compare(candidate, reference, name, lowercase=lowercase):
        own, other = candidate[slice(*mine)], reference[slice(*theirs)]
        parts.append(
            {
                EditKind.EQUAL: own,
                EditKind.MOVED: f"<{own}>",
                EditKind.INSERTED: f"[+{own}]",
                EditKind.DELETED: f"[-{other}]",
                EditKind.REPLACED: f"[-{other}|+{own}]",
            }[kind]
        )
    return " ".join(parts)


@settings(deadline=None, max_examples=60)
@given(WORDS, WORDS)
def test_both_texts_are_complete(candidate: str, reference: str) -> None:
    compare(candidate, reference, "none")


@pytest.mark.parametrize("name", ["13a", "zh"])
@settings(deadline=None, max_examples=60)
@given(candidate=TEXTS, reference=TEXTS)
def test_both_texts_are_complete_for_any_text(name: str, candidate: str, reference: str) -> None:
    compare(candidate + reference, reference + candidate, name)


@pytest.mark.parametrize("name", slow_but(["newstest2019-en-zh"], SETS))
def test_both_texts_are_complete_in_real_translations(shared_data: Path, name: str) -> None:
    folder = shared_data / name
    reference = read_document(sorted(folder.glob("ref.*"))[0]).segments
    path = sorted(folder.glob("sys.*"))[0]
    tokenizer = "jieba" if path.suffix == ".zh" else "13a"
    for own, other in list(zip(read_document(path).segments, reference, strict=True))[::20]:
        compare(own, other, tokenizer)


@pytest.mark.parametrize(
    ("candidate", "reference", "expected"),
    [
        ("", "", ""),
        ("a cat", "", "[+a cat]"),
        ("", "a cat", "[-a cat]"),
        ("the cat sat", "the cat sat", "the cat sat"),
        ("the black cat sat", "the cat sat", "the [+black] cat sat"),
        ("the cat sat", "the cat sat down", "the cat sat [-down]"),
        ("the cat sat.", "the dog sat.", "the [-dog|+cat] sat."),
        # Words are never split.
        ("los insectos", "los insecto", "los [-insecto|+insectos]"),
        # A short word between two changes is part of the change.
        (
            "after having been built of stone",
            "with the construction of bricks",
            "[-with the construction of bricks|+after having been built of stone]",
        ),
        # A longer word, or a word between small changes, is not part of the change.
        ("the mountain shone at night", "a mountain gleamed", None),
        (
            "Yesterday the minister spoke in parliament.",
            "The minister spoke in parliament yesterday.",
            None,
        ),
        (
            "in 2019 she went to London",
            "she went to London in 2019",
            "<in 2019> she went to London",
        ),
    ],
)
def test_differences_read_like_an_edit(
    candidate: str, reference: str, expected: str | None
) -> None:
    if expected is None:
        expected = {
            "the mountain shone at night": "[-a|+the] mountain [-gleamed|+shone at night]",
            "Yesterday the minister spoke in parliament.": (
                "[-The|+Yesterday the] minister spoke in parliament [-yesterday] ."
            ),
        }[candidate]
    assert marked(candidate, reference) == expected


def test_chinese_and_japanese_by_character() -> None:
    assert marked("我喜欢喝绿茶。", "我喜欢喝红茶。", "jieba") == "我喜欢喝 [-红|+绿] 茶。"
    assert marked("東京に行く", "東京へ行く", "none") == "東京 [-へ|+に] 行く"
    assert marked("用iPhone拍照", "用iPad拍照", "jieba") == "用 [-iPad|+iPhone] 拍照"


def test_words_that_cross_nothing_within_a_change_are_not_moved() -> None:
    found = marked(
        "genera una incidencia de accidentes en las carreteras",
        "genera una incidencia en los accidentes de tránsito",
    )
    assert " accidentes " in found
    assert "<" not in found


def test_case_is_ignored_if_scoring_ignores_it() -> None:
    assert marked("The Cat sat", "the cat slept", lowercase=True) == "The Cat [-slept|+sat]"
    assert marked("The Cat", "the cat") == "[-the cat|+The Cat]"


def test_rewritten_text_equals_its_meaning() -> None:
    assert marked("A &amp; B", 'A & "B"') == 'A &amp; [-"] B [-"]'


def test_long_texts() -> None:
    words = " ".join(f"word{number % 700}" for number in range(3000))
    edits = compare("new " + words.replace("word350", "changed"), words, "none")
    assert [each.kind for each in edits[:2]] == [EditKind.INSERTED, EditKind.EQUAL]
    assert sum(each.kind is EditKind.REPLACED for each in edits) == 4
    # Of texts too long to compare, the common start is still found.
    long = "word " * 30_000
    assert len(compare(long + "a", long + "b", "none")) == 2
