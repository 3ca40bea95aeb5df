"""Confidence intervals of scores, and significance tests of their differences."""

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
        Name of the metric.
    baseline, candidate
        Names of the two candidates.
    difference
        The candidate's score minus the baseline's, in points (0 to 100).
    interval
        The 95 % percentile interval of the differences of resampled corpora.
    p_value
        Probability of a difference this large if both were equally good.
    p_holm
        The same, Holm-corrected for the number of comparisons with this metric.
    test
        ``bs``, paired bootstrap, or ``ar``, paired approximate randomization.
    resampling
        The settings of the test.
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
        """Return one line: the two candidates, the difference, its interval and p-values."""
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
    """The intervals and comparisons of one metric.

    Attributes
    ----------
    intervals
        One for each candidate; empty if not requested.
    comparisons
        One for each compared pair of candidates; empty if not requested.
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
    """Compute the intervals and comparisons requested in `resampling`.

    Parameters
    ----------
    metrics
        The metrics to resample.
    statistics
        For each metric, one matrix per candidate with one row per segment.
    names
        Names of the candidates.
    resampling
        Which intervals and tests to compute.

    Returns
    -------
    list
        One for each metric.

    Raises
    ------
    SettingInvalid
        If the baseline is not one of the candidates.
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

    Both are ordered by metric, then by candidate or pair.
    """
    # These matrix products do not get faster with more BLAS threads, which would only spin-wait.
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
    """Return the index pairs to compare, baseline first."""
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
    """Compare by one metric; uses paired bootstrap if no p-values are given."""
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
