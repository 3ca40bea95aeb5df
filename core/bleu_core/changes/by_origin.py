"""Suggestions of several origins side by side, with intervals and tests.

Origins cover different segments, so a difference may also be one of the segments: an engine that is
asked only for difficult texts is not worse for it. No test can tell.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bleu_core.changes.model import Changes, OriginGroup, State, Volume
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.scoring.matrices import Matrix
from bleu_core.scoring.resampling import Interval, bootstrap_scores, holm, percentile_interval
from bleu_core.scoring.rounding import ROUNDING
from bleu_core.settings import SIGNIFICANCE_LEVEL, Resampling

# More origins are compared in too many pairs to find anything.
_MOST_COMPARED = 6
# A trial takes time for each segment; of many segments, fewer trials are enough.
_MOST_DRAWN = 200_000_000
_LEAST_TRIALS = 1_000


@dataclass(frozen=True)
class OriginResult:
    """The changes of the suggestions of one origin.

    Attributes
    ----------
    group
        The origin.
    volume
        The size of its segments.
    measured, unchanged
        Number of suggestions, and of those left as they are.
    similarity
        100 times 1 minus the sum of the edit distances by the sum of the lengths, in characters;
        None if nothing was measured.
    interval
        The 95 % interval of the similarity, by bootstrap; None for a single suggestion.
    """

    group: OriginGroup
    volume: Volume
    measured: int
    unchanged: int
    similarity: float | None
    interval: Interval | None

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "kind": self.group.kind.value,
            "name": self.group.name,
            "match_from": self.group.low,
            "match_to": self.group.high,
            **asdict(self.volume),
            "suggestions": self.measured,
            "unchanged": self.unchanged,
            "similarity": self.similarity,
            "interval": self.interval and self.interval.to_dict(),
        }


@dataclass(frozen=True)
class OriginComparison:
    """Two origins compared.

    Attributes
    ----------
    first, second
        Their indices among the results.
    difference
        The similarity of the second minus that of the first, in points.
    p_value
        The share of random divisions of the segments into two groups of these sizes with a
        difference this large; two-sided.
    p_holm
        The same, Holm-corrected for the number of comparisons.
    trials
        Number of divisions.
    """

    first: int
    second: int
    difference: float
    p_value: float
    p_holm: float
    trials: int

    @property
    def is_significant(self) -> bool:
        """Whether the difference is significant after correction."""
        return self.p_holm < SIGNIFICANCE_LEVEL

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {**asdict(self), "significant": self.is_significant}


@dataclass(frozen=True)
class ByOrigin:
    """The origins of an analysis.

    Attributes
    ----------
    rows
        The origins, the one with most segments first.
    comparisons
        Each pair of the six origins with most suggestions.
    """

    rows: tuple[OriginResult, ...]
    comparisons: tuple[OriginComparison, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return the origins as plain data."""
        return {
            "origins": [row.to_dict() for row in self.rows],
            "origin_comparisons": [each.to_dict() for each in self.comparisons],
        }


def by_origin(
    changes: Changes, resampling: Resampling | None = None, progress: Progress = SILENT
) -> ByOrigin:
    """Compare the changes of suggestions by their origin.

    Parameters
    ----------
    changes
        The analysis.
    resampling
        Numbers of resamples and trials, and their seed.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    Cancelled
    """
    resampling = resampling or Resampling()
    rows = changes.rows
    results: list[tuple[OriginResult, Matrix]] = []
    for index, group in enumerate(changes.groups):
        progress.check()
        own = rows.group == index
        measured = own & (rows.state == State.MEASURED)
        matrix = np.stack((rows.distance[measured], rows.length[measured]), axis=1)
        unchanged = int(np.count_nonzero(matrix[:, 0] == 0))
        similarity = float(_similarity(matrix.sum(axis=0))) if len(matrix) else None
        volume = changes.volume(own)
        interval = _interval(matrix, resampling, progress) if len(matrix) > 1 else None
        result = OriginResult(group, volume, len(matrix), unchanged, similarity, interval)
        results.append((result, matrix))
    results.sort(key=lambda each: -each[0].volume.segments)
    compared = [place for place, (result, _) in enumerate(results) if result.measured > 1]
    compared.sort(key=lambda place: -results[place][0].measured)
    pairs = list(combinations(sorted(compared[:_MOST_COMPARED]), 2))
    found = []
    for number, (first, second) in enumerate(pairs):
        part = progress.part(number, len(pairs))
        found.append(_compare(results[first][1], results[second][1], resampling, part))
    corrected = holm([p for _, p, _ in found])
    comparisons = [
        OriginComparison(*pair, difference, p, p_holm, trials)
        for pair, (difference, p, trials), p_holm in zip(pairs, found, corrected, strict=True)
    ]
    return ByOrigin(tuple(result for result, _ in results), tuple(comparisons))


def _similarity(sums: NDArray[Any]) -> NDArray[np.float64]:
    """Return the similarity in percent, given sums of distances and lengths."""
    percents: NDArray[np.float64] = 100.0 * (1.0 - sums[..., 0] / sums[..., 1])
    return percents


def _interval(matrix: Matrix, resampling: Resampling, progress: Progress) -> Interval:
    (scores,) = bootstrap_scores(
        [matrix.astype(np.int32)],
        [_similarity],
        resamples=resampling.bootstrap_resamples,
        seed=resampling.seed,
        progress=progress.without_report(),
    )
    return percentile_interval(scores)


def _compare(
    first: Matrix, second: Matrix, resampling: Resampling, progress: Progress
) -> tuple[float, float, int]:
    """Return the difference of two groups of segments, its p, and the number of trials.

    Notes
    -----
    Unpaired permutation test, two-sided: if the origin made no difference, any division of the
    segments into groups of these sizes would have been as likely.
    """
    both = np.concatenate((first, second)).astype(np.float64)
    total = both.sum(axis=0)
    difference = float(_similarity(second.sum(axis=0)) - _similarity(first.sum(axis=0)))
    small = min(len(first), len(second))
    most = max(_LEAST_TRIALS, _MOST_DRAWN // len(both))
    trials = min(resampling.randomization_trials, most)
    draw = np.random.default_rng(resampling.seed)
    reached = 0
    for trial in range(trials):
        if trial % 64 == 0:
            progress.step(Stage.RESAMPLING, trial, trials)
        chosen = draw.choice(len(both), small, replace=False, shuffle=False)
        one = both[chosen].sum(axis=0)
        other = total - one
        drawn = float(_similarity(one) - _similarity(other))
        reached += abs(drawn) >= abs(difference) - ROUNDING
    progress.step(Stage.RESAMPLING, trials, trials)
    return difference, (reached + 1) / (trials + 1), trials
