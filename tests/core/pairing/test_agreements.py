"""Which pairs of segments share a rare word, and from which segment on none does."""

from __future__ import annotations

import pytest

from bleu_core.pairing.content_agreement import ContentAgreement
from bleu_core.pairing.disagreement import (
    agreements,
    disagreeing_stretches,
    first_disagreement,
    frequent_words,
    words_for,
)
from bleu_core.progress import SILENT

COUNT = 200


def texts(count: int = COUNT) -> list[str]:
    return [f"the word{row} and other{row}" for row in range(count)]


def judged(one: str, other: str) -> bool | None:
    return agreements(candidate=[one], reference=[other], rows=[0], progress=SILENT)[0]


@pytest.mark.parametrize(
    ("one", "other", "agrees"),
    [
        ("a lighthouse stands here", "the lighthouse is tall", True),
        ("a lighthouse stands here", "the beacon is tall", False),
        # Short words in ASCII letters are no evidence, but numbers and others are.
        ("the cat sat on it", "the cat ran off", None),
        ("the cats sat on it", "the cats ran off", True),
        ("in 42 of us", "at 42 or so", True),
        ("été à la mer", "été en ville", True),
        # One side has nothing to be judged by.
        ("the lighthouse", "it is so", None),
        ("", "the lighthouse", None),
    ],
)
def test_a_pair_agrees_if_it_shares_a_word_that_is_evidence(
    one: str, other: str, agrees: bool | None
) -> None:
    assert judged(one, other) is agrees
    assert judged(other, one) is agrees


def test_a_word_that_many_pairs_share_is_no_evidence() -> None:
    four = ["the lighthouse one"] * 4
    assert agreements(candidate=four, reference=four, rows=range(4), progress=SILENT) == [False] * 4
    three = four[:3]
    assert agreements(candidate=three, reference=three, rows=range(3), progress=SILENT) == [
        True,
        True,
        True,
    ]
    assert frequent_words({"a": 3, "b": 4}, 10) == {"b"}
    assert frequent_words({"a": 20, "b": 21}, 1000) == {"b"}


def test_texts_without_spaces_are_split_into_pairs_of_characters() -> None:
    chinese, english = ["面包师在车站"], ["the baker at the station"]
    assert words_for([chinese, chinese], [0])("面包师") == ["面包", "包师"]
    assert words_for([english, chinese], [0])("a b") == ["a ", " b"]
    assert words_for([english, english], [0])("a b") == ["a", "b"]
    # One space in twelve characters is enough.
    assert words_for([["eleven_char eleven_chars"[:12]]], [0])("a b") == ["a", "b"]
    assert words_for([["twelve_chars "]], [0])("a b") == ["a ", " b"]
    # Only the rows that are compared count.
    assert words_for([[*chinese, *english]], [1])("a b") == ["a", "b"]


def stretches(candidate: list[str], reference: list[str]) -> list[tuple[int, int]]:
    return list(disagreeing_stretches(candidate=candidate, reference=reference, progress=SILENT))


def strangers(texts: list[str], first: int, end: int) -> list[str]:
    """Return texts of which some share nothing with what they were."""
    return [
        f"so is nothing{row} or alike{row}" if first <= row < end else text
        for row, text in enumerate(texts)
    ]


def test_four_pairs_that_disagree_are_a_stretch() -> None:
    assert stretches(texts(), texts()) == []
    assert stretches(strangers(texts(), 50, 53), texts()) == []
    assert stretches(strangers(texts(), 50, 54), texts()) == [(50, 54)]
    assert stretches(strangers(texts(), 196, 200), texts()) == [(196, 200)]


def test_pairs_that_agree_end_a_stretch() -> None:
    # Six evidences are taken away by four pairs.
    twice = strangers(strangers(texts(), 50, 56), 60, 66)
    assert stretches(twice, texts()) == [(50, 56), (60, 66)]
    once = strangers(strangers(texts(), 50, 56), 59, 65)
    assert stretches(once, texts()) == [(50, 65)]


def test_a_lasting_disagreement_has_a_first_segment() -> None:
    reference = texts(400)

    def first(candidate: list[str]) -> int | None:
        return first_disagreement(candidate=candidate, reference=reference, progress=SILENT)

    assert first(reference) is None
    # Every fourth pair is compared, and twelve of them must disagree.
    assert first(strangers(reference, 100, 400)) == 100
    assert first(strangers(reference, 100, 148)) == 100
    assert first(strangers(reference, 100, 144)) is None
    assert first(strangers(reference, 101, 400)) == 104
    # The shorter text has less to compare.
    assert first(strangers(reference, 100, 400)[:120]) is None


def test_nothing_is_known_where_few_pairs_can_be_judged() -> None:
    reference = texts(400)
    assert first_disagreement(candidate=["a b"] * 400, reference=reference, progress=SILENT) == 0
    quarter = [text if row % 16 == 0 else "a b" for row, text in enumerate(reference)]
    assert first_disagreement(candidate=quarter, reference=reference, progress=SILENT) is None


def beads(*pairs: tuple[int, int]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    return [((ours,), (theirs,)) for ours, theirs in pairs]


def test_the_share_of_content_that_pairs_have_in_common() -> None:
    words = ["alpha beta", "gamma delta", "sigma omega"]
    agreement = ContentAgreement(candidate=words, reference=words)
    rows = beads((0, 0), (1, 1), (2, 2))
    assert agreement.of(rows) == pytest.approx(1)
    assert agreement.of(rows[:1]) == pytest.approx(1 / 3)
    assert agreement.of(beads((0, 1), (1, 2), (2, 0))) == 0
    assert agreement.of([]) == 0
    # A segment beside nothing adds nothing, and joined segments have the tokens of all.
    assert agreement.of([((0,), ()), ((), (1,))]) == 0
    assert agreement.of([((0, 1, 2), (0, 1, 2))]) == pytest.approx(1)
    assert ContentAgreement(candidate=[], reference=[]).of([]) == 0


def test_anchors_share_a_token_that_occurs_once() -> None:
    reference = ["red lighthouse", "red harbor", "blue harbor", "green island"]
    candidate = ["white island", "white lighthouse", "white harbor"]
    agreement = ContentAgreement(candidate=candidate, reference=reference)
    assert agreement.anchors() == [(0, 1), (3, 0)]


def test_runs_with_little_in_common_are_misfits() -> None:
    letters = ["".join(chr(ord("a") + int(digit)) for digit in str(row)) for row in range(100, 200)]
    reference = [f"word {each}" for each in letters]
    candidate = [*reference[:50], *(f"term x{each}" for each in letters[50:])]
    agreement = ContentAgreement(candidate=candidate, reference=reference)
    rows = beads(*((row, row) for row in range(100)))
    assert agreement.misfits(rows)[0] >= 50
    assert agreement.misfits(rows)[-1] == 99
    assert agreement.misfits(rows[:50]) == []
    assert agreement.are_related(rows)
    shifted = beads(*((row, (row + 1) % 100) for row in range(100)))
    assert not agreement.are_related(shifted)
    assert agreement.misfits(shifted) == list(range(100))
    # Few pairs are one run.
    assert agreement.misfits(beads((0, 0), (1, 1))) == []
    assert agreement.misfits(beads((0, 50), (1, 51))) == [0, 1]
    assert agreement.by_chance(beads((0, 0), (1, 1))) == 0
