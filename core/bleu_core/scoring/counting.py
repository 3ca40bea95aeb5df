"""Count the statistics of all metrics in one pass over the aligned segments, chunk by chunk."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.thread import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.scoring.matrices import Matrix
from bleu_core.scoring.metrics import Chunk, Metric
from bleu_core.settings import Settings
from bleu_core.tokenizers import Tokenizer

# Minimum and maximum characters per chunk, over all documents. Large arrays are faster, but should
# fit into the processor's cache, and cancelling takes effect between chunks only. The metrics share
# the maximum; jieba counts as one more, as it takes about as long. TER is slow and checks for
# cancellation itself, so it uses the minimum.
CHARACTERS = (100_000, 600_000)
# Fixed cost of a segment, on top of its length.
_CHARACTERS_A_SEGMENT = 16
# NumPy releases the GIL while it works; with more than two threads, they mostly wait for it.
_THREADS = 2

# Larger than all arrays of a chunk. A block of 32 MiB and its header would be too large to count.
_LARGE_BLOCK = 16 * 1024 * 1024


@dataclass(frozen=True)
class Counts:
    """The counts of a corpus.

    Attributes
    ----------
    statistics
        For each metric, one matrix per candidate of shape (segments, columns): int32, or float64
        for TER.
    candidate_lengths, reference_lengths
        Shape (documents, segments), int32: number of tokens in each segment.
    """

    statistics: dict[str, list[Matrix]]
    candidate_lengths: NDArray[np.int32]
    reference_lengths: NDArray[np.int32]


def _matrices(metric: Metric, candidates: int, segments: int) -> list[Matrix]:
    """Return a matrix for each candidate, yet to be filled."""
    kind = np.float64 if metric.name == "ter" else np.int32
    return [np.empty((segments, metric.columns), kind) for _ in range(candidates)]


def count_corpus(
    *,
    candidates: Sequence[Sequence[str]],
    references: Sequence[Sequence[str]],
    tokenizer: Tokenizer,
    settings: Settings,
    metrics: Sequence[Metric],
    progress: Progress = SILENT,
    with_lengths: bool = True,
) -> Counts:
    """Count everything the metrics need.

    Parameters
    ----------
    candidates, references
        At least one sequence of segments each, all equally long.
    tokenizer, settings
        The tokenizer for BLEU, and the settings.
    metrics
        The metrics to count for.
    progress
        Receives the number of segments done.
    with_lengths
        Whether to count tokens even if no metric needs them; otherwise the lengths are 0.

    Raises
    ------
    Cancelled
        If `progress` requests it.
    """
    segments = len(references[0])
    statistics = {metric.name: _matrices(metric, len(candidates), segments) for metric in metrics}
    lengths = np.zeros((len(candidates) + len(references), segments), np.int32)
    with_lengths = with_lengths or "bleu" in statistics

    def count(some: slice) -> slice:
        """Count a chunk. Chunks write to different rows, so no lock is needed."""
        chunk = Chunk(
            [document[some] for document in candidates],
            [document[some] for document in references],
            tokenizer,
            settings.lowercase,
            progress.check,
        )
        if with_lengths:
            lengths[:, some] = chunk.tokens.lengths
        for metric in metrics:
            counted = metric.count(chunk)
            for matrix, rows in zip(statistics[metric.name], counted, strict=True):
                matrix[some] = rows
        return some

    chunks = divide([*candidates, *references], _budget(metrics, tokenizer))
    if len(chunks) > _THREADS:
        _keep_large_blocks()
    # TER is pure Python and holds the GIL, so threads would not help.
    threads = 1 if "ter" in statistics else min(_THREADS, len(chunks))
    progress.step(Stage.COUNTING, 0, segments)
    for some in _in_order(count, chunks, threads):
        progress.step(Stage.COUNTING, some.stop, segments)
    return Counts(statistics, lengths[: len(candidates)], lengths[len(candidates) :])


@cache
def _keep_large_blocks() -> None:
    """Make malloc keep freed memory for the arrays of the next chunk.

    By default, glibc returns large blocks to the system when they are freed, so every chunk would
    have to request its memory again. Freeing one large block raises this threshold: glibc then
    keeps smaller blocks (M_MMAP_THRESHOLD in mallopt(3)).
    """
    np.empty(_LARGE_BLOCK, np.uint8)


def _in_order(
    work: Callable[[slice], slice], chunks: Sequence[slice], threads: int
) -> Iterator[slice]:
    """Process chunks in parallel, and yield each once it and all earlier ones are done."""
    if threads < 2:
        yield from map(work, chunks)
        return

    pool = ThreadPoolExecutor(threads, thread_name_prefix="counting")
    try:
        # Submit only a few chunks ahead, so that cancelling leaves little running.
        waiting = deque(pool.submit(work, some) for some in chunks[:threads])
        for some in chunks[threads:]:
            yield waiting.popleft().result()
            waiting.append(pool.submit(work, some))
        for future in waiting:
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _budget(metrics: Sequence[Metric], tokenizer: Tokenizer) -> tuple[int, int]:
    """Return the minimum and maximum number of characters per chunk."""
    least, most = CHARACTERS
    if any(metric.name == "ter" for metric in metrics):
        return least, least
    return least, most // (len(metrics) + (tokenizer.name == "jieba"))


def divide(documents: Sequence[Sequence[str]], budgets: tuple[int, int]) -> list[slice]:
    """Divide the segments into chunks of about equally many characters.

    Parameters
    ----------
    documents
        At least one sequence of segments, all equally long.
    budgets
        Minimum and maximum number of characters per chunk.
    """
    segments = len(documents[0])
    sizes = np.full(segments, _CHARACTERS_A_SEGMENT * len(documents))
    for document in documents:
        sizes += np.fromiter(map(len, document), np.int64, segments)
    ends = np.cumsum(sizes)
    total = int(ends[-1]) if segments else 0
    least, most = budgets
    budget = min(max(least, total // (2 * _THREADS)), most)
    chunks = []
    start = 0
    while start < segments:
        done = int(ends[start - 1]) if start else 0
        stop = max(start + 1, int(np.searchsorted(ends, done + budget, side="right")))
        chunks.append(slice(start, stop))
        start = stop
    return chunks
