"""Ranks, differences, and comparisons seen from either side."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bleu_core.analysis.standings import Standings, exchanged
from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.scoring.verdicts import Verdict
from bleu_core.settings import Resampling, Settings

REFERENCE = [f"the cat number {n} sat on the mat near the old house" for n in range(40)]
WEAK = [line.replace("sat on", "is at").replace("old", "big") for line in REFERENCE]
WORSE = [line.replace("cat", "dog").replace("mat", "rug") for line in WEAK]


def scored(**resampling: object) -> Evaluation:
    settings = Settings(metrics=("bleu", "ter"), resampling=Resampling(**resampling))  # type: ignore[arg-type]
    return evaluate(
        candidates={"worse": WORSE, "weak": WEAK, "copy": WEAK, "best": REFERENCE},
        references=[REFERENCE],
        settings=settings,
    )


@pytest.mark.parametrize("metric", ["bleu", "ter"])
def test_equal_scores_share_a_rank_and_keep_their_order(metric: str) -> None:
    standings = Standings(scored(), metric)  # type: ignore[arg-type]
    assert standings.ranks == (4, 2, 2, 1)
    assert standings.order == (3, 1, 2, 0)
    assert standings.best == 3
    assert standings.lower_is_better is (metric == "ter")


def test_scores_that_say_nothing_have_no_ranks_differences_and_comparisons() -> None:
    short = evaluate(
        candidates={"a": ["Save it"] * 9, "b": ["Open"] * 9},
        references=[["Save it"] * 9],
        settings=Settings(metrics=("bleu", "chrf"), resampling=Resampling(paired_test="bs")),
    )
    standings = Standings(short, "bleu")
    assert (standings.percents, standings.ranks) == ((None, None), (None, None))
    assert standings.difference(0, 1) is standings.comparison(0, 1) is None
    assert Standings(short, "chrf").comparison(0, 1) is not None


def test_a_metric_that_is_not_known_yet_has_no_ranks_and_no_differences() -> None:
    standings = Standings(scored(), "chrf")
    assert standings.percents == (None,) * 4
    assert standings.ranks == (None,) * 4
    assert standings.order == (0, 1, 2, 3)
    assert standings.difference(0, 1) is None


def test_differences_are_those_of_the_scores() -> None:
    evaluation = scored()
    standings = Standings(evaluation, "bleu")
    percents = [candidate.score.percent for candidate in evaluation.candidates]
    assert standings.difference(0, 3) == percents[0] - percents[3]
    assert standings.difference(3, 0) == percents[3] - percents[0]
    assert standings.comparison(0, 3) is None


@pytest.mark.parametrize("metric", ["bleu", "ter"])
def test_each_pair_is_found_from_either_side(metric: str) -> None:
    evaluation = scored(paired_test="ar", resamples=1000)
    standings = Standings(evaluation, metric)  # type: ignore[arg-type]
    for one in range(4):
        assert standings.comparison(one, one) is None
        for other in set(range(4)) - {one}:
            comparison, back = standings.comparison(one, other), standings.comparison(other, one)
            assert comparison is not None
            assert back is not None
            assert comparison.difference == pytest.approx(standings.difference(one, other))
            assert comparison.candidate == evaluation.candidates[one].name
            assert comparison.baseline == evaluation.candidates[other].name
            assert comparison.interval.low == -back.interval.high
            assert comparison.verdict_p_holm == back.verdict_p_holm
    better, worse = standings.comparison(3, 0), standings.comparison(0, 3)
    assert better
    assert better.verdict is Verdict.BETTER
    assert worse
    assert worse.verdict is Verdict.WORSE
    same = standings.comparison(1, 2)
    assert same
    assert same.verdict is Verdict.NO_DIFFERENCE
    assert str(same.difference) == "0.0"
    assert exchanged(exchanged(better)) == better


def test_with_a_baseline_only_pairs_with_it_are_compared() -> None:
    evaluation = scored(paired_test="ar", resamples=1000, baseline=1)
    standings = Standings(evaluation, "bleu")
    compared = {
        (one, other)
        for one in range(4)
        for other in range(4)
        if one != other and standings.comparison(one, other)
    }
    assert compared == {(0, 1), (1, 0), (2, 1), (1, 2), (3, 1), (1, 3)}


def test_a_verdict_that_has_no_direction_stays() -> None:
    comparison = scored(paired_test="ar", resamples=1000).comparisons[0]
    for verdict in (Verdict.UNDECIDED, Verdict.AT_LIMIT):
        assert exchanged(replace(comparison, verdict=verdict)).verdict is verdict
