"""The runs of a project as lines of a chart and rows of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bleu_core.workspace import comparison
from bleu_core.workspace import runs as workspace_runs
from bleu_desktop.history.deliveries import AMOUNTS, SHARES
from bleu_desktop.history.run_chart import ChartLine, Point
from bleu_desktop.shared.axis import Axis, axis_of, score_axis
from bleu_score.messages.names import short_names


@dataclass(frozen=True)
class Scored:
    """A candidate's score in a run.

    Attributes
    ----------
    index
        Place of the run among all.
    difference
        The score minus the candidate's score in the run before; None in the first run, and if the
        two cannot be compared.
    differing
        The reasons why they cannot: keys of their signatures, with the old and the new value.
    """

    index: int
    score: workspace_runs.RunScore
    difference: float | None = None
    differing: tuple[tuple[str, str, str], ...] = ()


def scores_of(runs: Sequence[workspace_runs.Run], candidate: str, metric: str) -> list[Scored]:
    """Return the scores of a candidate in all runs that have it."""
    found: list[Scored] = []
    for index, run in enumerate(runs):
        own = next((each for each in run.candidates if each.name == candidate), None)
        score = own.score(metric) if own else None
        if score is None:
            continue
        if not found:
            found.append(Scored(index, score))
            continue
        before = found[-1].score
        differing = comparison.differing_options(before.signature, score.signature)
        is_known = before.is_defined and score.is_defined and not differing
        difference = score.percent - before.percent if is_known else None
        found.append(Scored(index, score, difference, differing))
    return found


def candidate_names(runs: Sequence[workspace_runs.Run]) -> list[str]:
    """Return the names of the candidates of all runs, those of the last run first."""
    names = (each.name for run in reversed(runs) for each in run.candidates)
    return list(dict.fromkeys(names))


def metric_titles(runs: Sequence[workspace_runs.Run]) -> dict[str, str]:
    """Return the names and titles of the metrics of all runs, those of the last run first."""
    scores = (
        score
        for run in reversed(runs)
        for candidate in run.candidates
        for score in candidate.scores
    )
    titles: dict[str, str] = {}
    for score in scores:
        titles.setdefault(score.metric, score.title)
    return titles


def lines_of(
    runs: Sequence[workspace_runs.Run], candidates: Sequence[str], metric: str
) -> list[ChartLine]:
    """Return a line for each candidate."""
    short = short_names(candidates)
    return [
        ChartLine(
            short[name],
            tuple(
                Point(
                    each.index,
                    each.score.percent,
                    each.score.interval.low if each.score.interval else None,
                    each.score.interval.high if each.score.interval else None,
                    is_comparable=not each.differing,
                )
                for each in scores_of(runs, name, metric)
                if each.score.is_defined
            ),
        )
        for name in candidates
    ]


def axis_for(lines: Sequence[ChartLine], main: int, score: workspace_runs.RunScore | None) -> Axis:
    """Return an axis with room for all scores, and for the intervals of the main line."""
    values = [point.score for line in lines for point in line.points]
    if lines:
        values += [
            end
            for point in lines[main].points
            for end in (point.low, point.high)
            if end is not None
        ]
    if score is None:
        return axis_of(values)
    if score.metric in AMOUNTS:
        return axis_of(values, highest=None)
    given = score.given and score.metric not in SHARES
    return score_axis(values, score.metric, given=given, decimals=score.decimals)
