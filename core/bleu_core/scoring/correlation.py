"""Agreement of two metrics: correlations by segment, and pairwise accuracy by candidate."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.rounding import ROUNDING

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Correlation:
    """The correlation of two scores by segment.

    Attributes
    ----------
    segments
        Number of segments that have both scores.
    pearson
        Pearson's r: whether the scores lie on a line. NaN if it is not defined.
    kendall
        Kendall's tau-b: whether they put pairs of segments in the same order. NaN if it is not
        defined.
    undefined
        The reason why there is no correlation: ``few_segments``, fewer than two, or ``constant``,
        all scores of one kind are equal.
    """

    segments: int
    pearson: float = math.nan
    kendall: float = math.nan
    undefined: Literal["few_segments", "constant"] | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return the correlation as plain data, which has no NaN: None if it is not defined."""
        return {
            "segments": self.segments,
            "pearson": None if self.undefined else self.pearson,
            "kendall_tau_b": None if self.undefined else self.kendall,
            "undefined": self.undefined,
        }


def correlate(one: Numbers, other: Numbers, progress: Progress = SILENT) -> Correlation:
    """Return the correlation of two columns of scores.

    Parameters
    ----------
    one, other
        A score for each segment; segments without one (NaN) are left out.
    progress
        Can cancel.

    Raises
    ------
    Cancelled
    """
    both = ~(np.isnan(one) | np.isnan(other))
    one, other = one[both], other[both]
    count = len(one)
    if count < 2:
        return Correlation(count, undefined="few_segments")
    if one.min() == one.max() or other.min() == other.max():
        return Correlation(count, undefined="constant")
    progress.check()
    pearson = _pearson(one, other)
    return Correlation(count, pearson, _kendall(one, other, progress))


@dataclass(frozen=True)
class PairwiseAccuracy:
    """The pairs of candidates that a metric puts in the order of human scores.

    Attributes
    ----------
    human, metric
        Names of the human metric and the metric.
    agreeing
        Number of pairs in which the better candidate is the same. A pair whose scores in the metric
        are equal is not one of them.
    pairs
        Number of all pairs, without those whose human scores are equal.
    ties
        Number of pairs whose human scores are equal.
    """

    human: str
    metric: str
    agreeing: int
    pairs: int
    ties: int

    @property
    def accuracy(self) -> float | None:
        """The share of agreeing pairs; None if there are no pairs."""
        return self.agreeing / self.pairs if self.pairs else None

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "human": self.human,
            "metric": self.metric,
            "agreeing": self.agreeing,
            "pairs": self.pairs,
            "human_ties": self.ties,
            "accuracy": self.accuracy,
        }


def pairwise_accuracy(
    human: str, metric: str, scores: Sequence[tuple[float, float]]
) -> PairwiseAccuracy:
    """Return the pairwise accuracy of a metric.

    Parameters
    ----------
    human, metric
        Names of the human metric and the metric.
    scores
        For each candidate its human score and its score in the metric; higher is better in both.

    Notes
    -----
    Kocmi et al. (2021), "To Ship or Not to Ship: An Extensive Evaluation of Automatic Metrics for
    Machine Translation".
    """
    agreeing = pairs = ties = 0
    for (one_human, one), (other_human, other) in combinations(scores, 2):
        # Means of the same ratings may differ in their last digits.
        if abs(one_human - other_human) <= ROUNDING:
            ties += 1
            continue
        pairs += 1
        same = (one > other) is (one_human > other_human)
        agreeing += same and abs(one - other) > ROUNDING
    return PairwiseAccuracy(human, metric, agreeing, pairs, ties)


def _pearson(one: Numbers, other: Numbers) -> float:
    # To about 1 first, so that squares neither overflow nor vanish.
    first, second = one - one.mean(), other - other.mean()
    first /= np.abs(first).max()
    second /= np.abs(second).max()
    r = float(first @ second) / math.sqrt(float(first @ first) * float(second @ second))
    return min(max(r, -1.0), 1.0)


def _kendall(one: Numbers, other: Numbers, progress: Progress) -> float:
    """Return Kendall's tau-b.

    Notes
    -----
    Knight (1966), "A computer method for calculating Kendall's tau with ungrouped data": in the
    order of one score, a pair of segments that the other score has the other way round is an
    inversion. All counts are whole numbers, so nothing is rounded before the last step.
    """
    ranks, others = _ranks(one), _ranks(other)
    ordered = np.lexsort((others, ranks))
    ranks, others = ranks[ordered], others[ordered]
    progress.check()
    pairs = len(ranks) * (len(ranks) - 1) // 2
    tied = _tied_pairs(np.bincount(ranks))
    tied_others = _tied_pairs(np.bincount(others))
    joint = np.flatnonzero((np.diff(ranks) != 0) | (np.diff(others) != 0))
    tied_both = _tied_pairs(np.diff(np.concatenate(([-1], joint, [len(ranks) - 1]))))
    discordant = _inversions(others, progress)
    difference = pairs - tied - tied_others + tied_both - 2 * discordant
    return difference / math.sqrt((pairs - tied) * (pairs - tied_others))


def _ranks(scores: Numbers) -> NDArray[np.int64]:
    """Return the place of each score among all different ones, from 0."""
    _, ranks = np.unique(scores, return_inverse=True)
    return ranks.astype(np.int64)


def _tied_pairs(counts: NDArray[np.int64]) -> int:
    counts = counts.astype(np.int64)
    return int((counts * (counts - 1) // 2).sum())


def _inversions(ranks: NDArray[np.int64], progress: Progress) -> int:
    """Return the number of pairs that have the larger rank first.

    Two ranks differ first in one of their binary digits. So for each digit, from the highest, count
    the digits 1 before a 0 among ranks whose higher digits are equal, and then sort by this digit.
    """
    found = 0
    for bit in reversed(range(int(ranks.max()).bit_length())):
        progress.check()
        higher = ranks >> (bit + 1)
        ones = (ranks >> bit) & 1
        before = np.cumsum(ones)
        starts = np.flatnonzero(np.diff(higher, prepend=-1))
        sizes = np.diff(np.append(starts, len(ranks)))
        # Digits 1 before the first rank of a group do not count.
        earlier = np.repeat(before[starts] - ones[starts], sizes)
        found += int(((before - earlier) * (1 - ones)).sum())
        ranks = ranks[np.argsort(ranks >> bit, kind="stable")]
    return found
