"""Wins, ties and losses by segment, and the segments in which two candidates differ most."""

from __future__ import annotations

import random

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.comparing.head_to_head import SegmentPair, head_to_head
from bleu_core.comparing.segments import SegmentTable
from bleu_core.errors import Cancelled
from bleu_core.progress import Progress

WORDS = "the cat sat on a mat near an old house by some river".split()


@pytest.fixture
def table() -> SegmentTable:
    generator = random.Random(5)
    lines = [" ".join(generator.choices(WORDS, k=9)) for _ in range(60)]

    def spoiled() -> list[str]:
        spoiled = []
        for line in lines:
            words = line.split()
            for _ in range(generator.choice((0, 0, 1, 3))):
                words[generator.randrange(9)] = "x"
            spoiled.append(" ".join(words))
        return spoiled

    return SegmentTable(evaluate(candidates=[spoiled(), spoiled(), lines], references=[lines]))


def test_counts_and_largest_differences_are_those_of_the_segments(table: SegmentTable) -> None:
    own, other = (table.evaluation.candidates[n].bleu.segment_percents for n in (0, 1))
    differences = [a - b for a, b in zip(own, other, strict=True)]
    found = head_to_head(table, 0, 1, most=3)
    assert found.wins == sum(each > 0 for each in differences)
    assert found.losses == sum(each < 0 for each in differences)
    assert found.ties == sum(each == 0 for each in differences)
    assert 0 < found.wins < 60
    assert 0 < found.losses < 60
    assert 0 < found.ties < 60
    order = sorted(range(60), key=lambda n: -differences[n])
    assert [each.segment for each in found.ahead] == order[:3]
    assert [each.difference for each in found.ahead] == sorted(differences)[::-1][:3]
    assert [each.difference for each in found.behind] == sorted(differences)[:3]
    first = found.ahead[0]
    assert first == SegmentPair(first.segment, own[first.segment], other[first.segment])


def test_the_other_way_round_wins_are_losses(table: SegmentTable) -> None:
    one, other = head_to_head(table, 0, 1), head_to_head(table, 1, 0)
    assert (one.wins, one.ties, one.losses) == (other.losses, other.ties, other.wins)
    assert [each.segment for each in one.ahead] == [each.segment for each in other.behind]


def test_only_segments_that_differ_are_named(table: SegmentTable) -> None:
    same = head_to_head(table, 0, 0)
    assert (same.wins, same.ties, same.losses) == (0, 60, 0)
    assert same.ahead == same.behind == ()
    perfect = head_to_head(table, 2, 0, most=100)
    assert len(perfect.ahead) == perfect.wins > 0
    assert perfect.losses == 0


def test_a_comparison_can_be_cancelled(table: SegmentTable) -> None:
    with pytest.raises(Cancelled):
        head_to_head(table, 0, 1, progress=Progress(cancelled=lambda: True))
