"""How sure a score is, and a difference between two: statistics to intervals and comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from bleu_core.errors import SettingInvalid
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.metrics import Metric
from bleu_core.scoring.resampling import (
    Interval,
    Matrix,
    Pair,
    bootstrap_scores,
    holm,
    paired_bootstrap_p,
    percentile_interval,
    randomization_p,
)
from bleu_core.settings import MetricName, PairedTest, Resampling


@dataclass(frozen=True)
class Comparison:
    """Two candidates compared by one metric.

    Attributes
    ----------
    metric
        Which one.
    baseline, candidate
        Names of the two.
    difference
        The candidate's score less the baseline's, in points (0 to 100).
    interval
        What 95 % of the differences of resampled corpora lie between.
    p_value
        How probable so large a difference is, were the two equally good.
    p_holm
        The same, corrected for the number of comparisons made with this metric.
    test
        Which test: ``bs``, paired bootstrap; ``ar``, paired approximate randomization.
    resampling
        How it was tested.
    """

    metric: MetricName
    baseline: str
    candidate: str
    difference: float
    interval: Interval
    p_value: float
    p_holm: float
    test: PairedTest
    resampling: Resampling = field(default=Resampling(), repr=False, compare=False)

    def __str__(self) -> str:
        """Return one line: what is compared, the difference, its interval and p-values."""
        return (
            f"{self.metric}: {self.candidate} against {self.baseline} = {self.difference:+.2f} "
            f"(95% CI {self.interval.low:+.2f} to {self.interval.high:+.2f}, "
            f"p = {self.p_value:.4f}, Holm-corrected p = {self.p_holm:.4f}, paired {self.test})"
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the comparison as plain data, as `bleu-score --format json` prints it."""
        bootstrap = self.resampling.bootstrap_resamples
        trials = self.resampling.randomization_trials if self.test == "ar" else bootstrap
        return {
            "metric": self.metric,
            "test": self.test,
            "baseline": self.baseline,
            "candidate": self.candidate,
            "difference": self.difference,
            "p_value": self.p_value,
            "p_value_holm": self.p_holm,
            "interval": self.interval.to_dict(),
            "resamples": trials,
            "interval_resamples": bootstrap,
            "seed": self.resampling.seed,
        }


@dataclass(frozen=True)
class ResamplingResult:
    """What resampling tells of one metric.

    Attributes
    ----------
    intervals
        One for each candidate; empty if not asked for.
    comparisons
        Of pairs of candidates; empty if not asked for.
    """

    intervals: tuple[Interval, ...]
    comparisons: tuple[Comparison, ...]


def resample_metrics(
    metrics: Sequence[Metric],
    statistics: Sequence[Sequence[Matrix]],
    names: Sequence[str],
    resampling: Resampling,
    progress: Progress = SILENT,
) -> list[ResamplingResult]:
    """Resample, as far as asked for.

    Parameters
    ----------
    metrics
        Which scores to look at.
    statistics
        For each metric the candidates' matrices, all with a row a segment.
    names
        The candidates'.
    resampling
        What to do.

    Returns
    -------
    list
        One for each metric.

    Raises
    ------
    SettingInvalid
        If the baseline is none of the candidates.
    """
    pairs = _pairs(names, resampling)
    if not len(statistics[0][0]) or not (resampling.confidence or pairs):
        return [ResamplingResult((), ()) for _ in metrics]
    samples, shuffled = _resample(metrics, statistics, pairs, resampling, progress)
    found = []
    for index, (metric, matrices) in enumerate(zip(metrics, statistics, strict=True)):
        own = samples[index * len(names) : (index + 1) * len(names)]
        intervals = tuple(map(percentile_interval, own)) if resampling.confidence else ()
        p_values = shuffled[index * len(pairs) : (index + 1) * len(pairs)]
        comparisons = _compare(metric, matrices, own, names, pairs, p_values, resampling)
        found.append(ResamplingResult(intervals, comparisons))
    return found


def _resample(
    metrics: Sequence[Metric],
    statistics: Sequence[Sequence[Matrix]],
    pairs: Sequence[tuple[int, int]],
    resampling: Resampling,
    progress: Progress,
) -> tuple[list[NDArray[np.float64]], list[float]]:
    """Return resampled scores and, for approximate randomization, p-values.

    Of each, first those of all candidates or pairs in the first metric, then in the next.
    """
    # A second thread of the matrix product gains nothing and would wait in the way of the others.
    with threadpool_limits(1, user_api="blas"):
        samples = bootstrap_scores(
            [matrix for matrices in statistics for matrix in matrices],
            [metric.percents for metric in metrics for _ in statistics[0]],
            resamples=resampling.bootstrap_resamples,
            seed=resampling.seed,
            progress=progress,
        )
        if resampling.paired_test != "ar":
            return samples, []
        shuffled = randomization_p(
            [
                Pair(matrices[baseline], matrices[candidate], metric.percents)
                for metric, matrices in zip(metrics, statistics, strict=True)
                for baseline, candidate in pairs
            ],
            trials=resampling.randomization_trials,
            seed=resampling.seed,
            progress=progress,
        )
    return samples, shuffled


def _pairs(names: Sequence[str], resampling: Resampling) -> list[tuple[int, int]]:
    """Return whom to compare with whom, the baseline first."""
    if resampling.paired_test == "none":
        return []
    indices = range(len(names))
    baseline = resampling.baseline
    if baseline is None:
        return list(combinations(indices, 2))
    if isinstance(baseline, str):
        if baseline not in names:
            raise SettingInvalid("baseline", baseline, tuple(names))
        baseline = names.index(baseline)
    elif baseline not in indices:
        raise SettingInvalid("baseline", baseline, (0, len(names) - 1))
    return [(baseline, index) for index in indices if index != baseline]


def _compare(
    metric: Metric,
    statistics: Sequence[Matrix],
    samples: Sequence[NDArray[np.float64]],
    names: Sequence[str],
    pairs: Sequence[tuple[int, int]],
    p_values: Sequence[float],
    resampling: Resampling,
) -> tuple[Comparison, ...]:
    """Compare by one metric; without p values of another test by paired bootstrap."""
    scores = [metric.percent(matrix) for matrix in statistics]
    differences = [scores[candidate] - scores[baseline] for baseline, candidate in pairs]
    test: PairedTest = "ar" if p_values else "bs"
    p_values = p_values or [
        paired_bootstrap_p(samples[baseline], samples[candidate], difference)
        for (baseline, candidate), difference in zip(pairs, differences, strict=True)
    ]
    return tuple(
        Comparison(
            metric=metric.name,
            baseline=names[baseline],
            candidate=names[candidate],
            difference=difference,
            interval=percentile_interval(samples[candidate] - samples[baseline]),
            p_value=p_value,
            p_holm=p_holm,
            test=test,
            resampling=resampling,
        )
        for (baseline, candidate), difference, p_value, p_holm in zip(
            pairs, differences, p_values, holm(p_values), strict=True
        )
    )
