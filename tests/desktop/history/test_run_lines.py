"""The runs of a project as lines of a chart: what is joined, and what fits on the axis."""

from __future__ import annotations

from typing import Any

import pytest

from bleu_core.scoring.resampling import Interval
from bleu_core.workspace.runs import Run, RunCandidate, RunScore
from bleu_desktop.history.run_chart import ChartLine, Point
from bleu_desktop.history.run_lines import (
    axis_for,
    candidate_names,
    lines_of,
    metric_titles,
    scores_of,
)


def score(
    percent: float, metric: str = "bleu", signature: str = "tok:13a", **more: Any
) -> RunScore:
    return RunScore(metric, metric.upper(), percent, more.pop("interval", None), signature, **more)


def run(number: int, **candidates: tuple[RunScore, ...]) -> Run:
    own = tuple(RunCandidate(name, scores) for name, scores in candidates.items())
    return Run(own, 9, 1, references_vary=False, number=number)


RUNS = [
    run(1, old=(score(30.0),), both=(score(20.0), score(90.0, "ter"))),
    run(2, both=(score(25.0, interval=Interval(24.0, 27.0, 25.0)),)),
    run(3, other=(score(10.0),)),
    run(4, both=(score(26.0, signature="tok:zh"),), new=(score(40.0, "chrf"),)),
]


def test_a_score_is_compared_with_the_one_before_it_if_it_can_be() -> None:
    found = scores_of(RUNS, "both", "bleu")
    assert [(each.index, each.score.percent, each.difference) for each in found] == [
        (0, 20.0, None),
        (1, 25.0, 5.0),
        (3, 26.0, None),
    ]
    assert [each.differing for each in found] == [(), (), (("tok", "13a", "zh"),)]
    assert scores_of(RUNS, "both", "chrf") == []
    assert scores_of(RUNS, "nobody", "bleu") == []


def test_candidates_and_metrics_of_the_last_run_come_first() -> None:
    assert candidate_names(RUNS) == ["both", "new", "other", "old"]
    assert metric_titles(RUNS) == {"bleu": "BLEU", "chrf": "CHRF", "ter": "TER"}
    assert [*metric_titles(RUNS)] == ["bleu", "chrf", "ter"]


def test_each_candidate_is_a_line() -> None:
    lines = lines_of(RUNS, ["sys both", "old"], "bleu")
    assert lines[0] == ChartLine("sys both", ())
    both, old = lines_of(RUNS, ["both", "old"], "bleu")
    assert (both.name, old.name) == ("both", "old")
    assert both.points == (
        Point(0, 20.0, None, None, is_comparable=True),
        Point(1, 25.0, 24.0, 27.0, is_comparable=True),
        Point(3, 26.0, None, None, is_comparable=False),
    )
    assert [point.score for point in old.points] == [30.0]


def line(*scores: float, low: float | None = None, high: float | None = None) -> ChartLine:
    return ChartLine("a", tuple(Point(n, each, low, high) for n, each in enumerate(scores)))


@pytest.mark.parametrize(
    ("own", "is_closed"),
    [
        (score(99.0), True),
        (score(99.0, "ter"), False),
        (score(99.0, "changes/price", given=True), False),
        (score(99.0, "changes/similarity", given=True), True),
        (None, True),
    ],
)
def test_an_axis_ends_where_the_scale_does(own: RunScore | None, is_closed: bool) -> None:
    axis = axis_for([line(97.0, 99.0)], 0, own)
    assert (axis.high <= 100.0) is is_closed


def test_an_axis_has_room_for_the_intervals_of_the_main_line() -> None:
    lines = [line(50.0, low=10.0, high=20.0), line(60.0, low=80.0, high=90.0)]
    first, second = (axis_for(lines, main, score(50.0)) for main in (0, 1))
    assert first.low <= 10.0 < 60.0 <= first.high < 80.0
    assert 10.0 < second.low <= 50.0 < 90.0 <= second.high
    assert axis_for([], 0, None).high == 100.0


def test_a_given_metric_has_a_scale_of_its_own() -> None:
    own = score(0.8, "comet", given=True, decimals=4)
    axis = axis_for([line(0.80, 0.81)], 0, own)
    assert axis.high - axis.low == pytest.approx(0.05)
    below = axis_for([line(-0.2, 0.1)], 0, own)
    assert below.low < -0.2
