"""Counts of one segment equal sacreBLEU's; an empty reference counts as missing."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from sacrebleu.metrics.bleu import BLEU

from bleu_core.scoring.definition import segment_statistics
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Settings

# Few different words give many matches; white space of any kind is never part of a token.
WORDS = st.one_of(
    st.sampled_from(["a", "b", "the", "的", "的确", "é", "e\u0301", ".", "𠮷", "\ud800"]),
    st.text(min_size=1, max_size=3).filter(lambda word: word.split() == [word]),
)
SEGMENTS = st.lists(WORDS, max_size=14)
REFERENCES = st.lists(st.lists(WORDS, min_size=1, max_size=14), min_size=1, max_size=4)


def sacrebleu_row(candidate: list[str], references: list[list[str]], order: int) -> list[int]:
    bleu = BLEU(tokenize="none", max_ngram_order=order, force=True)
    [row] = bleu._extract_corpus_statistics(
        [" ".join(candidate)], [[" ".join(reference)] for reference in references]
    )
    return row


@settings(deadline=None, max_examples=200)
@given(candidate=SEGMENTS, references=REFERENCES, order=st.integers(1, 8))
def test_statistics_equal_sacrebleus(
    candidate: list[str], references: list[list[str]], order: int
) -> None:
    ours = segment_statistics(candidate, references, max_order=order)
    assert ours.row() == sacrebleu_row(candidate, references, order)


@settings(deadline=None)
@given(candidate=SEGMENTS, references=REFERENCES, order=st.integers(1, 8), data=st.data())
def test_an_empty_reference_changes_nothing(
    candidate: list[str], references: list[list[str]], order: int, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(references)))
    with_empty = [*references[:place], [], *references[place:]]
    for length in ("closest", "shortest"):
        assert segment_statistics(
            candidate, with_empty, max_order=order, reference_length=length
        ) == segment_statistics(candidate, references, max_order=order, reference_length=length)


def test_an_empty_reference_is_never_the_closest() -> None:
    candidate, references = ["a"], [["a", "b", "c"], []]
    assert segment_statistics(candidate, references).reference_length == 3
    # sacreBLEU takes the empty reference, and the candidate has no brevity penalty.
    assert sacrebleu_row(candidate, references, 4)[1] == 0


@pytest.mark.parametrize("references", [[], [[]], [[], []]])
def test_without_any_reference_nothing_matches(references: list[list[str]]) -> None:
    assert segment_statistics(["a", "b"], references) == Statistics(
        2, 0, (0, 0, 0, 0), (2, 1, 0, 0)
    )


@settings(deadline=None)
@given(candidate=SEGMENTS, references=REFERENCES)
def test_shortest_takes_the_shortest_and_counts_the_same(
    candidate: list[str], references: list[list[str]]
) -> None:
    closest = segment_statistics(candidate, references)
    shortest = segment_statistics(candidate, references, reference_length="shortest")
    assert shortest.reference_length == min(len(reference) for reference in references)
    assert (shortest.matched, shortest.total) == (closest.matched, closest.total)


@pytest.mark.parametrize(
    ("candidate", "references", "closest"),
    [
        (5, (4, 6), 4),
        (5, (6, 4), 4),
        (5, (7, 4), 4),
        (5, (9, 6), 6),
        (0, (3, 2), 2),
        (9, (1, 2), 2),
    ],
)
def test_the_shorter_of_equally_close_references_counts(
    candidate: int, references: tuple[int, ...], closest: int
) -> None:
    statistics = segment_statistics(["x"] * candidate, [["x"] * length for length in references])
    assert statistics.reference_length == closest


def test_matches_are_clipped_to_the_largest_count_in_one_reference() -> None:
    statistics = segment_statistics(["a"] * 5, [["a", "b", "a"], ["a"]], max_order=2)
    assert statistics.matched == (2, 0)
    assert statistics.total == (5, 4)


@settings(deadline=None)
@given(first=SEGMENTS, second=SEGMENTS, references=REFERENCES)
def test_order_of_references_does_not_matter(
    first: list[str], second: list[str], references: list[list[str]]
) -> None:
    assume(second)
    forwards = segment_statistics(first, [second, *references])
    backwards = segment_statistics(first, [*reversed(references), second])
    assert forwards == backwards


@settings(deadline=None)
@given(candidate=SEGMENTS, references=REFERENCES, order=st.integers(1, 8))
def test_a_row_turns_back_into_its_statistics(
    candidate: list[str], references: list[list[str]], order: int
) -> None:
    statistics = segment_statistics(candidate, references, max_order=order)
    row = statistics.row()
    assert len(row) == 2 + 2 * order
    assert Statistics.from_row(row) == statistics


def test_the_default_is_four_orders_and_the_closest_reference() -> None:
    candidate, references = ["a", "b", "c"], [["a"] * 9, ["a", "b"]]
    assert segment_statistics(candidate, references) == segment_statistics(
        candidate,
        references,
        max_order=Settings().max_order,
        reference_length=Settings().reference_length,
    )
