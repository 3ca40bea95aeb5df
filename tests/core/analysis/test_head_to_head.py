"""Wins, ties and losses by segment, and the segments in which two candidates differ most."""

from __future__ import annotations

import random

import pytest

from bleu_core.analysis.head_to_head import SegmentPair, head_to_head
from bleu_core.analysis.segments import SegmentTable
from bleu_core.api.evaluation import evaluate
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


def test_wins_are_counted_by_sentence_bleu_and_leads_ranked_by_what_they_contribute(
    table: SegmentTable,
) -> None:
    own, other = (table.evaluation.candidates[n].bleu.segment_percents for n in (0, 1))
    differences = [a - b for a, b in zip(own, other, strict=True)]
    found = head_to_head(table, 0, 1, most=3)
    assert found.wins == sum(each > 0 for each in differences)
    assert found.losses == sum(each < 0 for each in differences)
    assert found.ties == sum(each == 0 for each in differences)
    assert 0 < found.wins < 60
    assert 0 < found.losses < 60
    assert 0 < found.ties < 60
    points = table.column("difference", 0, 1).tolist()
    wins = [row for row in range(60) if differences[row] > 0]
    losses = [row for row in range(60) if differences[row] < 0]
    assert sorted((each.points for each in found.ahead), reverse=True) == [
        each.points for each in found.ahead
    ]
    assert {each.points for each in found.ahead} == {
        *sorted((points[row] for row in wins), reverse=True)[:3]
    }
    assert {each.points for each in found.behind} == {*sorted(points[row] for row in losses)[:3]}
    first = found.ahead[0].segment
    assert found.ahead[0] == SegmentPair(first, own[first], other[first], points[first])
    assert found.largest == max(map(abs, points))


def test_a_word_is_no_larger_lead_than_a_sentence() -> None:
    long = "the cat sat on a mat near an old house by some river"
    spoiled = long.replace("sat", "lay").replace("old", "odd")
    evaluation = evaluate(
        candidates=[["yes", long, long], ["no", spoiled, long]], references=[["yes", long, long]]
    )
    found = head_to_head(SegmentTable(evaluation), 0, 1)
    assert [each.segment for each in found.ahead] == [1, 0]
    assert [each.percent - each.rival_percent > 99 for each in found.ahead] == [False, True]


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
