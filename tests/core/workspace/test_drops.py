"""Scores that are worse than before, tested together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.pairing.common_segments import CommonSegments
from bleu_core.settings import MetricName, Resampling, Settings
from bleu_core.workspace.comparison import RunComparison, compare_runs
from bleu_core.workspace.drops import Drop, judge_drops
from bleu_core.workspace.runs import Run, run_of

REFERENCE = [f"the {word} of house number {n} is open on every day" for n in range(20)
             for word in ("door", "window")]  # fmt: skip
GOOD = [line.replace("every", "each") if n % 8 == 0 else line for n, line in enumerate(REFERENCE)]
WEAK = [line.replace("open on every", "shut on each") for line in REFERENCE]


def run(lines: list[str], metric: MetricName = "bleu") -> Run:
    settings = Settings(metrics=("bleu", metric), smoothing="exp")
    return run_of(evaluate(candidates={"mt": lines}, references=[REFERENCE], settings=settings))


def drop(old: list[str], new: list[str], metric: MetricName = "bleu") -> Drop:
    compared = compare_runs(run(old, metric), run(new, metric), tested=False)
    (candidate,) = compared.candidates
    return Drop(compared, "mt", candidate.metric(metric))


def test_a_drop_is_the_points_by_which_a_score_is_worse() -> None:
    worse = drop(GOOD, WEAK)
    scores = worse.change
    assert scores.old_in_common is not None
    assert scores.new_in_common is not None
    assert worse.points == scores.old_in_common - scores.new_in_common > 0
    assert drop(WEAK, GOOD).points < 0
    # More edits are worse.
    by_ter = drop(GOOD, WEAK, "ter")
    assert by_ter.change.old_in_common is not None
    assert by_ter.points > 0


@pytest.mark.parametrize(
    ("old", "new", "common", "percent"),
    [
        (40, 40, 40, 100.0),
        (40, 50, 40, 100.0),
        (50, 40, 40, 80.0),
        (50, 40, 10, 20.0),
        (0, 0, 0, 0.0),
    ],
)
def test_the_share_in_common_is_that_of_the_earlier_run(
    old: int, new: int, common: int, percent: float
) -> None:
    runs = [replace(run(GOOD), segments=count) for count in (old, new)]
    rows = [*range(common)]
    comparison = RunComparison(*runs, CommonSegments(rows, rows))
    assert Drop(comparison, "mt", drop(GOOD, WEAK).change).percent_in_common == percent


def test_only_scores_that_are_worse_are_tested() -> None:
    drops = [drop(GOOD, WEAK), drop(WEAK, GOOD), drop(GOOD, GOOD)]
    worse, *others = judge_drops(drops, Resampling())
    assert others == [None, None]
    assert worse is not None
    assert worse.verdict.value == "worse"
    assert (worse.baseline, worse.candidate) == ("earlier", "mt")
    assert worse.difference == pytest.approx(-drops[0].points)
    # The others count in the correction.
    (alone,) = judge_drops(drops[:1], Resampling())
    assert alone is not None
    assert alone.verdict_p_holm is not None
    assert worse.verdict_p_holm is not None
    assert alone.verdict_p_holm <= worse.verdict_p_holm
    assert judge_drops([], Resampling()) == []


def test_more_files_than_are_tested_in_one_go() -> None:
    drops = [drop(GOOD, WEAK)] * 12
    verdicts = {each and each.verdict.value for each in judge_drops(drops, Resampling())}
    assert verdicts == {"worse"}
    by_ter = judge_drops([drop(GOOD, WEAK, "ter")], Resampling())
    assert by_ter[0] is not None
    assert by_ter[0].verdict.value == "worse"
