"""What people's ratings say about two candidates, on the segments that were judged for both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bleu_core.evaluation.results import Evaluation, MetricResult
from bleu_core.scoring.metrics import Metric
from bleu_core.scoring.ratings import agreement


class RatedPair(NamedTuple):
    """Two candidates by the ratings of the segments that were judged for both.

    Attributes
    ----------
    judged
        Number of these segments.
    difference, bleu
        The candidate's score minus the rival's: of the ratings, and of BLEU on the same segments.
    people
        Number of those who rated both; 0 if the file names nobody.
    agreeing, by_two
        See `bleu_core.scoring.ratings.agreement`.
    """

    judged: int
    difference: float
    bleu: float
    people: int
    agreeing: int
    by_two: int


def is_rated(evaluation: Evaluation, metric: Metric) -> bool:
    """Tell whether a given metric is people's, or has scores of some segments only."""
    return metric.is_human or evaluation.has_gaps(metric.name) or bool(raters(evaluation, metric))


def raters(evaluation: Evaluation, metric: Metric) -> list[tuple[str, ...]]:
    """Return those who rated each candidate, for which the file names them."""
    results = (candidate.result(metric.name) for candidate in evaluation.candidates)
    return [result.ratings.people for result in results if result and result.ratings]


def partial_raters(evaluation: Evaluation, metric: Metric) -> tuple[str, ...]:
    """Return those who rated some of the candidates, and not the others."""
    known = raters(evaluation, metric)
    every = dict.fromkeys(name for people in known for name in people)
    return tuple(name for name in every if not all(name in people for people in known))


def rated_pair(
    evaluation: Evaluation, metric: Metric, candidate: int, rival: int
) -> RatedPair | None:
    """Compare two candidates; None if no segment was judged for both."""
    pair = [evaluation.candidates[place] for place in (candidate, rival)]
    given = [result for one in pair if (result := one.result(metric.name))]
    both = judged_in_all(given) if len(given) == len(pair) else []
    if not both:
        return None
    own, other = (result.ratings for result in given)
    people = len({*own.people} & {*other.people}) if own and other else 0
    return RatedPair(
        len(both),
        difference_on(both, given),
        difference_on(both, [one.bleu for one in pair]),
        people,
        *(agreement(own, other) if own and other else (0, 0)),
    )


def judged_in_all(results: Sequence[MetricResult]) -> list[int]:
    """Return the segments that have a score in each of these results of a given metric."""
    import numpy as np

    judged: list[int] = np.flatnonzero(
        np.all([result.statistics[:, 1] > 0 for result in results], axis=0)
    ).tolist()
    return judged


def difference_on(rows: Sequence[int], pair: Sequence[MetricResult]) -> float:
    """Return the difference of two results on some segments."""
    own, other = (result.metric.percent(result.statistics[rows]) for result in pair)
    return own - other
