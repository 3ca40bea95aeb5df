"""Statistics of parts of a corpus, which add up to those of the whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bleu_core.errors import SettingInvalid
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.bleu import BleuScore, bleu_score
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import TOKENIZERS, MetricName, Settings


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
    """

    settings: Settings
    segments: int
    sums: Mapping[MetricName, tuple[float, ...]]

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
        )

    def percents(self) -> dict[MetricName, float]:
        """Return the score in each metric, 0 to 100; TER's can be higher."""
        import numpy as np

        from bleu_core.scoring.metrics import metrics_of

        return {
            metric.name: float(metric.percents(np.array([self.sums[metric.name]], float))[0])
            for metric in metrics_of(self.settings)
        }

    def bleu(self) -> BleuScore:
        """Return BLEU with all it is made of."""
        row = [round(count) for count in self.sums["bleu"]]
        return bleu_score(Statistics.from_row(row), self.settings)


def corpus_statistics(
    candidate: Sequence[str],
    references: Sequence[Sequence[str]],
    settings: Settings,
    *,
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
        For each reference its segments, as many as the candidate's.
    settings
        How to count. The segmentation has to be named: ``auto`` looks at the text, and could
        choose differently for different parts.
    progress
        Told how many segments are done.

    Returns
    -------
    CorpusStatistics
        Small, whatever the corpus; it can be sent to other processes and machines.

    Raises
    ------
    SettingInvalid
        If the segmentation is ``auto``.
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
    """
    if settings.tokenizer == "auto":
        named = tuple(name for name in TOKENIZERS if name != "auto")
        raise SettingInvalid("tokenizer", "auto", named)
    if not references or any(len(reference) != len(candidate) for reference in references):
        raise ValueError("a reference has more or fewer segments than the candidate")
    from bleu_core.scoring.counting import count_corpus
    from bleu_core.scoring.metrics import metrics_of
    from bleu_core.tokenizers import get_tokenizer

    metrics = metrics_of(settings)
    tokenizer = get_tokenizer(settings.tokenizer)
    counts = count_corpus(
        candidates=[candidate],
        references=references,
        tokenizer=tokenizer,
        settings=settings,
        metrics=metrics,
        progress=progress,
    )
    sums: dict[MetricName, tuple[float, ...]] = {}
    for name, (matrix,) in counts.statistics.items():
        kind = float if matrix.dtype.kind == "f" else int
        sums[name] = tuple(matrix.sum(axis=0, dtype=kind).tolist())
    return CorpusStatistics(settings, len(candidate), sums)
