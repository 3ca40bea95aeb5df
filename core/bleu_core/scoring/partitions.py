"""Statistics of parts of a corpus, which add up to those of the whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from bleu_core.arguments import References, references_of, segments_of
from bleu_core.errors import SettingInvalid
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.bleu import BleuScore, bleu_score
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import TOKENIZERS, MetricName, Resampling, Settings

if TYPE_CHECKING:
    from bleu_core.scoring.resampling import Interval, Matrix
    from bleu_core.scoring.significance import Comparison, ResamplingResult


@dataclass(frozen=True)
class CorpusStatistics:
    """What was counted in a corpus, or in a part of one.

    Attributes
    ----------
    settings
        What it was counted with.
    segments
        How many there are.
    sums
        For each metric of the settings the sums over all segments; for ``bleu`` they are
        candidate length, reference length, matched and total n-grams of each order.
    rows
        For each metric the statistics of each segment, part by part; None where they were not
        kept. Intervals and comparisons need them.
    """

    settings: Settings
    segments: int
    sums: Mapping[MetricName, tuple[float, ...]]
    rows: Mapping[MetricName, tuple[Matrix, ...]] | None = field(
        default=None, repr=False, compare=False
    )

    def __add__(self, other: CorpusStatistics) -> CorpusStatistics:
        """Return the statistics of both parts together."""
        if self.settings != other.settings:
            raise ValueError("statistics counted with different settings do not add up")
        return CorpusStatistics(
            self.settings,
            self.segments + other.segments,
            {
                name: tuple(one + two for one, two in zip(sums, other.sums[name], strict=True))
                for name, sums in self.sums.items()
            },
            None
            if self.rows is None or other.rows is None
            else {name: (*rows, *other.rows[name]) for name, rows in self.rows.items()},
        )

    def __radd__(self, other: object) -> CorpusStatistics:
        """Let `sum` add up parts: it begins with 0."""
        return self if other == 0 else NotImplemented

    def matrix(self, metric: MetricName) -> Matrix:
        """Return the statistics of all segments, a row each, in the order of the parts.

        Raises
        ------
        ValueError
            If they were not kept.
        """
        import numpy as np

        if self.rows is None:
            raise ValueError("counted without keep_segments=True, so only sums are known")
        return np.concatenate(self.rows[metric])

    def intervals(self) -> dict[MetricName, Interval]:
        """Return the 95 % interval of each score, as the whole corpus in one piece has it.

        The settings say how many resamples are drawn, and with which seed.

        Raises
        ------
        ValueError
            If the segments' statistics were not kept.
        """
        resampling = replace(self.settings.resampling, confidence=True, paired_test="none")
        results = _resample({"": self}, resampling)
        return {name: each.intervals[0] for name, each in results.items() if each.intervals}

    def percents(self) -> dict[MetricName, float]:
        """Return the score in each metric, 0 to 100; TER's can be higher."""
        import numpy as np

        from bleu_core.scoring.metrics import metrics_of

        if self.rows is not None:
            # As the whole corpus in one piece, also for TER's fractions.
            return {
                metric.name: metric.percent(self.matrix(metric.name))
                for metric in metrics_of(self.settings)
            }
        return {
            metric.name: float(metric.percents(np.array([self.sums[metric.name]], float))[0])
            for metric in metrics_of(self.settings)
        }

    def bleu(self) -> BleuScore:
        """Return BLEU with all it is made of."""
        row = [round(count) for count in self.sums["bleu"]]
        return bleu_score(Statistics.from_row(row), self.settings)


def compare_statistics(
    systems: Mapping[str, CorpusStatistics], *, resampling: Resampling | None = None
) -> tuple[Comparison, ...]:
    """Compare candidates, as `bleu_core.evaluate` does for the whole corpus in one piece.

    Parameters
    ----------
    systems
        By the candidates' names: their statistics, of the same segments in the same order.
    resampling
        Which test, how many resamples and which baseline; what the settings say if not given,
        and paired bootstrap if they say nothing.

    Raises
    ------
    ValueError
        If the statistics are of different corpora or settings, or without those of the segments.
    SettingInvalid
        If the baseline is none of the systems.
    """
    first = next(iter(systems.values()), None)
    if first is None:
        return ()
    if any(
        (one.settings, one.segments) != (first.settings, first.segments) for one in systems.values()
    ):
        raise ValueError("statistics of different corpora or settings cannot be compared")
    resampling = resampling or first.settings.resampling
    if resampling.paired_test == "none":
        resampling = replace(resampling, paired_test="bs")
    results = _resample(systems, resampling)
    return tuple(comparison for each in results.values() for comparison in each.comparisons)


def _resample(
    systems: Mapping[str, CorpusStatistics], resampling: Resampling
) -> dict[MetricName, ResamplingResult]:
    from bleu_core.scoring.metrics import metrics_of
    from bleu_core.scoring.significance import resample_metrics

    metrics = metrics_of(next(iter(systems.values())).settings)
    matrices = [[one.matrix(metric.name) for one in systems.values()] for metric in metrics]
    results = resample_metrics(metrics, matrices, list(systems), resampling)
    return dict(zip((metric.name for metric in metrics), results, strict=True))


def corpus_statistics(
    candidate: Sequence[str],
    references: References,
    settings: Settings,
    *,
    keep_segments: bool = False,
    progress: Progress = SILENT,
) -> CorpusStatistics:
    """Count a corpus or a part of one.

    The statistics of parts add up to those of the whole, so who has more than one machine maps
    this over partitions with the engine they already run.

    Parameters
    ----------
    candidate
        Segments of the candidate.
    references
        For each reference its segments, as many as the candidate's; None where it lacks one.
    settings
        How to count. The tokenizer has to be named: ``auto`` looks at the text, and could
        choose differently for different parts.
    keep_segments
        Whether to keep the statistics of each segment too, for intervals and comparisons. They
        take about 40 bytes for each segment and metric.
    progress
        Told how many segments are done.

    Returns
    -------
    CorpusStatistics
        Small, whatever the corpus; it can be sent to other processes and machines.

    Raises
    ------
    SettingInvalid
        If the tokenizer is ``auto``.
    ValueError
        If there is no reference, or one has more or fewer segments.
    Cancelled
        If `progress` says so.

    Notes
    -----
    Whole numbers are added exactly. TER's mean reference lengths of several references are
    fractions, whose sum may differ in the last digit with the order of the parts.

    Examples
    --------
    With Dask; any engine that can map and add will do.

    >>> import operator
    >>> import dask.bag
    >>> from bleu_core import Settings, corpus_statistics
    >>> settings = Settings(tokenizer="13a", metrics=("bleu", "chrf"))
    >>> partitions = [
    ...     (["the cat is on the mat"], [["the cat sat on the mat"]]),
    ...     (["a dog runs over the road"], [["a dog runs across the road"]]),
    ... ]
    >>> total = (
    ...     dask.bag.from_sequence(partitions, npartitions=2)
    ...     .map(lambda part: corpus_statistics(part[0], part[1], settings))
    ...     .fold(operator.add)
    ...     .compute(scheduler="synchronous")
    ... )
    >>> total.segments, total.sums["bleu"][:6]
    (2, (12, 12, 10, 6, 2, 0))
    >>> round(total.percents()["chrf"], 2)
    58.38

    Without an engine, `sum` does:

    >>> parts = [corpus_statistics(*part, settings, keep_segments=True) for part in partitions]
    >>> sum(parts) == total
    True
    >>> interval = sum(parts).intervals()["chrf"]
    >>> interval.low <= total.percents()["chrf"] <= interval.high
    True
    """
    if settings.tokenizer == "auto":
        named = tuple(name for name in TOKENIZERS if name != "auto")
        raise SettingInvalid("tokenizer", "auto", named)
    segments = tuple(segment or "" for segment in segments_of("candidate", candidate))
    others = [
        tuple(segment or "" for segment in reference)
        for reference in references_of(references, len(segments))
    ]
    if not others or any(len(reference) != len(segments) for reference in others):
        raise ValueError("a reference has more or fewer segments than the candidate")
    from bleu_core.scoring.counting import count_corpus
    from bleu_core.scoring.metrics import metrics_of
    from bleu_core.tokenizers import get_tokenizer

    metrics = metrics_of(settings)
    tokenizer = get_tokenizer(settings.tokenizer)
    counts = count_corpus(
        candidates=[segments],
        references=others,
        tokenizer=tokenizer,
        settings=settings,
        metrics=metrics,
        progress=progress,
    )
    sums: dict[MetricName, tuple[float, ...]] = {}
    for name, (matrix,) in counts.statistics.items():
        kind = float if matrix.dtype.kind == "f" else int
        sums[name] = tuple(matrix.sum(axis=0, dtype=kind).tolist())
    rows = {name: tuple(matrices) for name, matrices in counts.statistics.items()}
    return CorpusStatistics(settings, len(segments), sums, rows if keep_segments else None)
