"""Aligned segments to statistics: all metrics in one pass, some segments at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bleu_core.metrics import Chunk, Metric
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.resampling import Matrix
from bleu_core.segmentation import Segmenter
from bleu_core.settings import MetricName, Settings
from bleu_core.statistics import cut_chunk

# Characters of all documents counted at once: arrays of this size stay in the processor's cache,
# and the user's wish to stop is heard some ten times a second.
_CHARACTERS = 200_000
# TER takes fifty times as long.
_CHARACTERS_WITH_TER = 20_000
# A segment takes some room whatever its length.
_CHARACTERS_A_SEGMENT = 16


@dataclass(frozen=True)
class Counts:
    """What was counted in a corpus.

    Attributes
    ----------
    statistics
        For each metric the candidates' matrices, each of shape (segments, columns): int32, for
        TER float64.
    candidate_lengths, reference_lengths
        Shape (documents, segments), int32: tokens of each segment.
    """

    statistics: dict[MetricName, list[Matrix]]
    candidate_lengths: NDArray[np.int32]
    reference_lengths: NDArray[np.int32]


def count_corpus(
    candidates: Sequence[Sequence[str]],
    references: Sequence[Sequence[str]],
    segmenter: Segmenter,
    settings: Settings,
    metrics: Sequence[Metric],
    progress: Progress = SILENT,
) -> Counts:
    """Count everything the metrics need.

    Parameters
    ----------
    candidates, references
        At least one sequence of segments each, all equally long.
    segmenter, settings
        How BLEU cuts the text.
    metrics
        What to count.
    progress
        Told how many segments are done.

    Raises
    ------
    Cancelled
        If `progress` says so.
    """
    segments = len(references[0])
    statistics: dict[MetricName, list[Matrix]] = {
        metric.name: [
            np.empty((segments, metric.columns), np.float64 if metric.name == "ter" else np.int32)
            for _ in candidates
        ]
        for metric in metrics
    }
    lengths = np.empty((len(candidates) + len(references), segments), np.int32)
    budget = _CHARACTERS_WITH_TER if "ter" in statistics else _CHARACTERS
    for some in _chunks([*candidates, *references], budget):
        progress.step(Stage.COUNTING, some.start, segments)
        chunk = _cut(candidates, references, some, segmenter, settings, progress)
        lengths[:, some] = chunk.tokens.lengths
        for metric in metrics:
            counted = metric.count(chunk)
            for matrix, rows in zip(statistics[metric.name], counted, strict=True):
                matrix[some] = rows
    progress.step(Stage.COUNTING, segments, segments)
    return Counts(statistics, lengths[: len(candidates)], lengths[len(candidates) :])


def _chunks(documents: Sequence[Sequence[str]], budget: int) -> Iterator[slice]:
    """Divide the segments into runs of about `budget` characters."""
    segments = len(documents[0])
    sizes = np.full(segments, _CHARACTERS_A_SEGMENT * len(documents))
    for document in documents:
        sizes += np.fromiter(map(len, document), np.int64, segments)
    ends = np.cumsum(sizes)
    start = 0
    while start < segments:
        done = int(ends[start - 1]) if start else 0
        stop = max(start + 1, int(np.searchsorted(ends, done + budget, side="right")))
        yield slice(start, stop)
        start = stop


def _cut(
    candidates: Sequence[Sequence[str]],
    references: Sequence[Sequence[str]],
    some: slice,
    segmenter: Segmenter,
    settings: Settings,
    progress: Progress,
) -> Chunk:
    of_candidates = [document[some] for document in candidates]
    of_references = [document[some] for document in references]
    tokens = cut_chunk(of_candidates, of_references, segmenter, lowercase=settings.lowercase)
    return Chunk(of_candidates, of_references, tokens, progress.check)
