"""What people's ratings say about two candidates, on the segments that were judged for both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bleu_core.evaluation.results import Evaluation, MetricResult
from bleu_core.scoring.metrics import Metric
from bleu_core.scoring.ratings import agreement, judged_in_all


@dataclass(frozen=True)
class RatedPair:
    """Two candidates by the ratings of the segments that were judged for both.

    Attributes
    ----------
    judged
        Number of these segments.
    difference, bleu
        The candidate's score minus the rival's: of the ratings, and of BLEU on the same segments.
    people
        Those who rated both; empty if the file names nobody.
    agreeing, by_two
        In how many segments all who rated both agree which one is better, and in how many of them
        two or more did.
    """

    judged: int
    difference: float
    bleu: float
    people: tuple[str, ...]
    agreeing: int
    by_two: int


def is_rated(evaluation: Evaluation, metric: Metric) -> bool:
    """Tell whether a given metric is people's, or has scores of some segments only."""
    return metric.given and (
        metric.is_human
        or evaluation.has_gaps(metric.name)
        or any(result.ratings for result in results_of(evaluation, metric))
    )


def results_of(evaluation: Evaluation, metric: Metric) -> list[MetricResult]:
    """Return the results of a metric, of those candidates that have it."""
    found = (candidate.result(metric.name) for candidate in evaluation.candidates)
    return [result for result in found if result is not None]


def rated_pair(
    evaluation: Evaluation, metric: Metric, candidate: int, rival: int
) -> RatedPair | None:
    """Compare two candidates; None if no segment was judged for both."""
    pair = [evaluation.candidates[place] for place in (candidate, rival)]
    own, other = (one.result(metric.name) for one in pair)
    if own is None or other is None:
        return None
    difference = judged_difference([own, other], [own, other])
    bleu = judged_difference([one.bleu for one in pair], [own, other])
    if difference is None or bleu is None:
        return None
    people: tuple[str, ...] = ()
    agreeing = by_two = 0
    if own.ratings and other.ratings:
        people = tuple(name for name in own.ratings.people if name in other.ratings.people)
        agreeing, by_two = agreement(own.ratings, other.ratings)
    judged = int(judged_in_all([own.rows, other.rows]).sum())
    return RatedPair(judged, difference, bleu, people, agreeing, by_two)


def judged_difference(pair: Sequence[MetricResult], given: Sequence[MetricResult]) -> float | None:
    """Return the difference of two results on the segments for which both given ones have a score.

    None if there is no such segment.
    """
    judged = judged_in_all([result.rows for result in given])
    if not judged.any():
        return None
    own, other = (result.metric.percent(result.statistics[judged]) for result in pair)
    return own - other


def partial_raters(evaluation: Evaluation, metric: Metric) -> tuple[str, ...]:
    """Return those who rated some of the candidates, and not the others."""
    results = results_of(evaluation, metric)
    by_candidate = [result.ratings.people for result in results if result.ratings]
    every = dict.fromkeys(name for own in by_candidate for name in own)
    return tuple(name for name in every if not all(name in own for own in by_candidate))
