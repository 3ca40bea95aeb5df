"""The marks of a segment add up to its statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as of_test
from hypothesis import strategies as st

from bleu_core.analysis.matches import NgramState, Occurrence, SegmentMatches, match_segment
from bleu_core.files.documents import read_document
from bleu_core.scoring.definition import segment_statistics
from bleu_core.settings import Settings
from bleu_core.tokenizers import get_tokenizer
from tests.helpers.core_oracles import SETS
from tests.helpers.core_texts import TEXTS, nasty_segments
from tests.helpers.lanes import slow_but

NAMES = ("13a", "intl", "zh", "char", "none", "jieba", "jieba-t2s")
# Few words, so that n-grams repeat on both sides.
WORDS = st.lists(st.sampled_from("abcd"), max_size=14).map(" ".join)


def match(candidate: str, *references: str, name: str = "13a", order: int = 4) -> SegmentMatches:
    settings = Settings(max_order=order)
    found = match_segment(
        candidate=candidate, references=references, tokenizer=get_tokenizer(name), settings=settings
    )
    check(found, settings)
    return found


def check(found: SegmentMatches, settings: Settings) -> None:
    candidate, references = found.candidate.words, [each.words for each in found.references]
    statistics = segment_statistics(candidate, references, max_order=settings.max_order)
    assert found.statistics == statistics
    assert [len(each) for each in found.occurrences] == list(statistics.total)
    matched = [
        [each for each in occurrences if each.state is NgramState.MATCHED]
        for occurrences in found.occurrences
    ]
    assert [len(each) for each in matched] == list(statistics.matched)
    for occurrences in found.occurrences:
        check_occurrences(occurrences, candidate, references)
    assert len(found.marks) == len(candidate)
    for index, mark in enumerate(found.marks):
        covering = [
            each
            for occurrences in matched
            for each in occurrences
            if each.start <= index < each.start + each.order
        ]
        assert mark.order == max((each.order for each in covering), default=0)
        assert mark.match is None or mark.match in covering
        assert mark.word == found.occurrences[0][index]
        if mark.reference is not None and mark.counterpart is not None:
            assert references[mark.reference][mark.counterpart] == candidate[index]
    for reference, marks in zip(references, found.reference_marks, strict=True):
        alone = segment_statistics(candidate, [reference], max_order=settings.max_order)
        assert len(marks) == len(reference)
        assert sum(mark.order > 0 for mark in marks) >= alone.matched[0]
        assert max((mark.order for mark in marks), default=0) == sum(map(bool, alone.matched))
        for word, mark in zip(reference, marks, strict=True):
            assert (mark.order == 0) == (mark.counterpart is None)
            assert mark.counterpart is None or candidate[mark.counterpart] == word


def check_occurrences(
    occurrences: Sequence[Occurrence], candidate: list[str], references: list[list[str]]
) -> None:
    def ngram(words: list[str], start: int, order: int) -> list[str]:
        return words[start : start + order]

    places = []
    for start, each in enumerate(occurrences):
        assert each.start == start
        own = ngram(candidate, start, each.order)
        starts = range(len(candidate) - each.order + 1)
        assert each.repeats == sum(own == ngram(candidate, other, each.order) for other in starts)
        assert each.allowed == max(
            (
                sum(own == ngram(words, other, each.order) for other in range(len(words)))
                for words in references
            ),
            default=0,
        )
        if each.reference is not None and each.place is not None:
            assert each.state is NgramState.MATCHED
            assert own == ngram(references[each.reference], each.place, each.order)
            places.append((each.reference, each.place))
        else:
            assert each.state is (NgramState.CLIPPED if each.allowed else NgramState.UNMATCHED)
            assert each.allowed < each.repeats
    # Each n-gram of a reference is the counterpart of at most one n-gram.
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("order", slow_but([4], range(1, 9)))
@of_test(deadline=None, max_examples=60)
@given(candidate=WORDS, references=st.lists(WORDS, max_size=4))
def test_marks_add_up(order: int, candidate: str, references: list[str]) -> None:
    match(candidate, *references, order=order)


@pytest.mark.parametrize("name", NAMES)
def test_marks_add_up_with_every_tokenizer(name: str) -> None:
    lines = nasty_segments(seed=5, count=60)
    for candidate, reference in pairwise(lines):
        match(candidate + reference, reference, candidate, name=name)


@of_test(deadline=None, max_examples=60)
@given(TEXTS, TEXTS)
def test_marks_add_up_for_any_text(candidate: str, reference: str) -> None:
    match(candidate + reference, reference)


@pytest.mark.parametrize("name", slow_but(["newstest2019-en-zh"], SETS))
def test_marks_add_up_in_real_translations(shared_data: Path, name: str) -> None:
    folder = shared_data / name
    references = [read_document(path).segments for path in sorted(folder.glob("ref.*"))]
    for path in sorted(folder.glob("sys.*")):
        lines = zip(read_document(path).segments, *references, strict=True)
        for candidate, *others in list(lines)[:: len(references[0]) // 20]:
            match(candidate, *others, name="jieba" if path.suffix == ".zh" else "13a")


def kinds(found: SegmentMatches) -> list[object]:
    return ["clipped" if mark.clipped else mark.order for mark in found.marks]


def test_repeats_beyond_the_reference_are_clipped() -> None:
    found = match("the the the cat mat", "the cat is on the mat")
    # Of three occurrences, two count: that within a longer match, and the first of the others.
    assert kinds(found) == [1, "clipped", 2, 2, 1]
    word = found.marks[1].word
    assert (word.repeats, word.allowed, word.state) == (3, 2, NgramState.CLIPPED)
    assert [mark.order for mark in found.reference_marks[0]] == [2, 2, 0, 0, 1, 1]


def test_parts_of_a_match_correspond_to_parts_of_its_counterpart() -> None:
    found = match("x on the mat y the z", "the a the b on the mat")
    assert [mark.counterpart for mark in found.marks] == [None, 4, 5, 6, None, 2, None]


def test_the_reference_that_shares_most_is_named() -> None:
    found = match("a b c d x", "x q", "a b c d", "a b")
    assert [mark.reference for mark in found.marks] == [1, 1, 1, 1, 0]
    # Each reference is marked as if it were the only one.
    assert [[mark.order for mark in marks] for marks in found.reference_marks] == [
        [1, 0],
        [4, 4, 4, 4],
        [2, 2],
    ]


def test_a_word_can_be_clipped_within_a_longer_match() -> None:
    # Both word pairs match, but no reference has the word twice.
    found = match("a b x a c", "a b", "a c")
    assert [mark.order for mark in found.marks] == [2, 2, 0, 2, 2]
    assert [mark.clipped for mark in found.marks] == [False, False, False, True, False]
    assert found.statistics.matched[:2] == (3, 2)


def test_empty_texts() -> None:
    assert match("").marks == ()
    assert kinds(match("a")) == [0]
    assert kinds(match("a", "")) == [0]
    assert match("", "a").reference_marks[0][0].counterpart is None


def test_case_and_reference_length_follow_the_settings() -> None:
    found = match_segment(
        candidate="The Cat",
        references=["the cat sat down", "cat"],
        tokenizer=get_tokenizer("13a"),
        settings=Settings(lowercase=True, reference_length="shortest"),
    )
    assert [mark.order for mark in found.marks] == [2, 2]
    assert found.statistics.reference_length == 1


def test_a_long_text_of_one_word() -> None:
    # Each n-gram occurs five thousand times; the time must not grow with the number of pairs.
    found = match_segment(
        candidate="a " * 5000, references=["b " + "a " * 4000], tokenizer=get_tokenizer("none")
    )
    assert found.statistics.matched == (4000, 3999, 3998, 3997)
    counts = Counter(mark.order for mark in found.marks)
    assert counts == {4: 4000, 0: 1000}
