"""Statistics of parts of a corpus, which can be added up to those of the whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bleu_core.progress import SILENT, Progress
from bleu_core.scoring import counting, significance
from bleu_core.scoring import matrices as scoring_matrices
from bleu_core.scoring import resampling as scoring_resampling
from bleu_core.scoring.bleu import BleuScore, bleu_score
from bleu_core.scoring.metrics import metrics_of
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Resampling, Settings
from bleu_core.tokenizers import get_tokenizer


@dataclass(frozen=True)
class CorpusStatistics:
    """The statistics of a corpus or of a part of one.

    Attributes
    ----------
    settings
        The settings they were counted with.
    segments
        Number of segments.
    sums
        For each selected metric, the sums over all segments; for ``bleu``: candidate length,
        reference length, then matched and total n-grams of each order.
    rows
        For each metric, the statistics of each segment, part by part; None if they were not kept.
        Required for intervals and comparisons.
    longest_reference
        The greatest reference length of a segment, for BLEU.
    """

    settings: Settings
    segments: int
    sums: Mapping[str, tuple[float, ...]]
    rows: Mapping[str, tuple[scoring_matrices.Matrix, ...]] | None = field(
        default=None, repr=False, compare=False
    )
    longest_reference: int = 0

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
            max(self.longest_reference, other.longest_reference),
        )

    def __radd__(self, other: object) -> CorpusStatistics:
        """Support `sum`, which starts with 0."""
        return self if other == 0 else NotImplemented

    def matrix(self, metric: str) -> scoring_matrices.Matrix:
        """Return the statistics of all segments, one row per segment, in the order of the parts.

        Raises
        ------
        ValueError
            If they were not kept.
        """
        import numpy as np

        if self.rows is None:
            raise ValueError("counted without keep_segments=True, so only sums are known")
        return np.concatenate(self.rows[metric])

    def intervals(self) -> dict[str, scoring_resampling.Interval]:
        """Return the 95 % interval of each score, the same as for the corpus in one piece.

        The settings determine the number of resamples and the seed.

        Raises
        ------
        ValueError
            If the segments' statistics were not kept.
        """
        resampling = replace(self.settings.resampling, confidence=True, paired_test="none")
        results = _resample({"": self}, resampling)
        return {
            name: interval
            for name, result in results.items()
            for interval in result.intervals
            if interval
        }

    def percents(self) -> dict[str, float]:
        """Return the score of each metric, 0 to 100; TER can exceed 100."""
        import numpy as np

        if self.rows is not None:
            # Sums all rows in one go, so that TER's fractions are rounded as for a whole corpus.
            return {
                metric.name: metric.percent(self.matrix(metric.name))
                for metric in metrics_of(self.settings)
            }
        return {
            metric.name: float(metric.percents(np.array([self.sums[metric.name]], float))[0])
            for metric in metrics_of(self.settings)
        }

    def bleu(self) -> BleuScore:
        """Return the BLEU score with its components."""
        row = [round(count) for count in self.sums["bleu"]]
        counts = replace(Statistics.from_row(row), longest_reference=self.longest_reference)
        return bleu_score(counts, self.settings)


def compare_statistics(
    systems: Mapping[str, CorpusStatistics], *, resampling: Resampling | None = None
) -> tuple[significance.Comparison, ...]:
    """Compare candidates, as `bleu_core.evaluate` does for the corpus in one piece.

    Parameters
    ----------
    systems
        The candidates' statistics by name, for the same segments in the same order.
    resampling
        Test, number of resamples and baseline. Taken from the settings if not given; paired
        bootstrap if they select no test.

    Raises
    ------
    ValueError
        If the corpora or settings differ, or the statistics of the segments were not kept.
    SettingInvalid
        If the baseline is not one of the systems.
    """
    first = next(iter(systems.values()), None)
    if first is None:
        return ()
    if any(
        (system.settings, system.segments) != (first.settings, first.segments)
        for system in systems.values()
    ):
        raise ValueError("statistics of different corpora or settings cannot be compared")
    resampling = resampling or first.settings.resampling
    if resampling.paired_test == "none":
        resampling = replace(resampling, paired_test="bs")
    results = _resample(systems, resampling)
    return tuple(comparison for result in results.values() for comparison in result.comparisons)


def _resample(
    systems: Mapping[str, CorpusStatistics], resampling: Resampling
) -> dict[str, significance.ResamplingResult]:
    metrics = metrics_of(next(iter(systems.values())).settings)
    matrices = [[system.matrix(metric.name) for system in systems.values()] for metric in metrics]
    results = significance.resample_metrics(metrics, matrices, list(systems), resampling)
    return dict(zip((metric.name for metric in metrics), results, strict=True))


def count_part(
    candidate: Sequence[str],
    references: Sequence[Sequence[str]],
    settings: Settings,
    *,
    keep_segments: bool = False,
    progress: Progress = SILENT,
) -> CorpusStatistics:
    """Count the statistics of a part of a corpus; see `bleu_core.api.strings.corpus_statistics`."""
    metrics = metrics_of(settings)
    tokenizer = get_tokenizer(settings.tokenizer)
    counts = counting.count_corpus(
        candidates=[candidate],
        references=references,
        tokenizer=tokenizer,
        settings=settings,
        metrics=metrics,
        progress=progress,
    )
    sums: dict[str, tuple[float, ...]] = {}
    for name, (matrix,) in counts.statistics.items():
        kind = float if matrix.dtype.kind == "f" else int
        sums[name] = tuple(matrix.sum(axis=0, dtype=kind).tolist())
    rows = {name: tuple(matrices) for name, matrices in counts.statistics.items()}
    longest = SegmentRows(rows["bleu"][0]).greatest(1)
    kept = rows if keep_segments else None
    return CorpusStatistics(settings, len(candidate), sums, kept, longest)
