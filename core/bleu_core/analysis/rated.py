"""People's ratings of two candidates, on the segments that were judged for both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bleu_core.evaluation.results import Evaluation, MetricResult, Ratings


class RatedPair(NamedTuple):
    """Two candidates by the ratings of the segments that were judged for both."""

    judged: int
    """Number of these segments."""
    difference: float
    """The candidate's score minus the rival's."""
    bleu: float
    """The same of BLEU on the same segments."""
    people: int
    """Number of those who rated both; 0 if the file names nobody."""
    agreeing: int
    by_two: int
    """See `agreement`."""


def is_rated(evaluation: Evaluation, metric: str) -> bool:
    """Tell whether a given metric is people's, or has scores of some segments only."""
    is_human = evaluation.metric(metric).is_human or bool(_people(evaluation, metric))
    return is_human or evaluation.has_gaps(metric)


def _people(evaluation: Evaluation, metric: str) -> list[tuple[str, ...]]:
    results = (candidate.result(metric) for candidate in evaluation.candidates)
    return [result.ratings.people for result in results if result and result.ratings]


def partial_raters(evaluation: Evaluation, metric: str) -> list[str]:
    """Return those who rated some of the candidates, and not the others."""
    people = _people(evaluation, metric)
    every = dict.fromkeys(name for own in people for name in own)
    return [name for name in every if not all(name in own for own in people)]


def rated_pair(evaluation: Evaluation, metric: str, places: Sequence[int]) -> RatedPair | None:
    """Compare a candidate with a rival; None if no segment was judged for both."""
    pair = [evaluation.candidates[place] for place in places]
    given = [result for one in pair if (result := one.result(metric))]
    both = judged_in_all(given) if len(given) == 2 else []
    if not both:
        return None
    own, other = (result.ratings for result in given)
    difference, bleu = (
        one.metric.percent(one.statistics[both]) - two.metric.percent(two.statistics[both])
        for one, two in (given, [one.bleu for one in pair])
    )
    if own is None or other is None:
        return RatedPair(len(both), difference, bleu, 0, 0, 0)
    people = len({*own.people} & {*other.people})
    return RatedPair(len(both), difference, bleu, people, *agreement(own, other))


def judged_in_all(results: Sequence[MetricResult]) -> list[int]:
    """Return the segments that have a score in each of these results of a given metric."""
    import numpy as np

    judged = np.all([result.statistics[:, 1] > 0 for result in results], axis=0)
    rows: list[int] = np.flatnonzero(judged).tolist()
    return rows


def agreement(one: Ratings, other: Ratings) -> tuple[int, int]:
    """Return in how many segments those who rated both systems agree which one is better.

    They agree if all of them prefer the same one, or none of them prefers any. The second number is
    that of the segments in which two people or more rated both.
    """
    import numpy as np

    people = [name for name in one.people if name in other.people]
    if len(people) < 2:
        return 0, 0
    own, rival = (
        each.rows.array[:, [each.people.index(name) for name in people]] for each in (one, other)
    )
    signs = np.sign(own - rival)
    signs = signs[(~np.isnan(signs)).sum(axis=1) > 1]
    # Of no rows, NumPy finds no minimum.
    same = len(signs) and np.sum(np.nanmin(signs, axis=1) == np.nanmax(signs, axis=1))
    return int(same), len(signs)
