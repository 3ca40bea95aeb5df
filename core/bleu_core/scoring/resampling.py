"""Bootstrap resampling, percentile intervals and paired tests, independent of the metric.

A metric is given as a matrix of statistics, one row per segment, and a function that converts sums
of its rows to scores.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bleu_core.progress import SILENT, Progress, Stage

Matrix = NDArray[np.signedinteger[Any] | np.floating[Any]]
Scorer = Callable[[NDArray[np.float64]], NDArray[np.float64]]

# Segments times samples held in memory: 16 MiB in single, 32 MiB in double precision. At least one
# resample, or 32 trials (which take one byte per cell).
_CELLS = 2**22
# Cells processed between two checks for cancellation.
_PIECE = 2**20
# Samples scored in one batch.
_SAMPLES = 2**13
# float32 represents every integer below this exactly.
_SINGLE_LIMIT = 2**24


LEVEL = 0.95


@dataclass(frozen=True, eq=False)
class Pair:
    """Two systems to compare by one metric.

    Attributes
    ----------
    baseline, system
        Statistics of the same segments.
    scorer
        Converts sums of statistics, one row per sample, to scores.
    """

    baseline: Matrix
    system: Matrix
    scorer: Scorer


@dataclass(frozen=True)
class Interval:
    """The 95 % percentile interval of the resampled scores, and their mean."""

    low: float
    high: float
    mean: float

    @property
    def half_width(self) -> float:
        """Half the width, which sacreBLEU prints after ±."""
        return 0.5 * (self.high - self.low)

    def to_dict(self) -> dict[str, float]:
        """Return the interval as plain data."""
        return {"level": LEVEL, **asdict(self)}


def bootstrap_scores(
    statistics: Sequence[Matrix],
    scorers: Sequence[Scorer],
    *,
    resamples: int,
    seed: int,
    progress: Progress = SILENT,
) -> list[NDArray[np.float64]]:
    """Score bootstrap resamples, using the same draws for every matrix.

    Parameters
    ----------
    statistics
        Matrices with the same number of rows, at least one.
    scorers
        One for each matrix.
    resamples
        Number of resamples.
    seed
        The same seed draws the same segments on every machine.
    progress
        Receives the number of resamples done.

    Returns
    -------
    list
        For each matrix, the scores of the resamples.

    Notes
    -----
    Koehn (2004), "Statistical significance tests for machine translation evaluation". The draws
    are the same as in sacreBLEU 2.6.0, which sums (and, with NumPy 2, divides) in float32. Here,
    sums of integers are exact and sums of fractions are rounded once, so scores may differ from
    sacreBLEU's in the seventh digit.
    """
    segments = len(statistics[0])
    blocks = []
    largest = 0.0
    for matrix in statistics:
        progress.check()
        (block,) = _addends(matrix)
        blocks.append(block)
        largest = max(largest, segments * float(np.abs(block).max()))
    columns = _side_by_side(blocks, largest, progress)
    widths = [block.shape[1] for block in blocks]
    scores = [np.empty(resamples) for _ in statistics]
    for start, counts in _draws(resamples, segments, seed, columns.dtype, progress):
        stop = start + len(counts)
        sums = _split(_product(counts, columns, progress), widths)
        for own, part, matrix, scorer in zip(scores, sums, statistics, scorers, strict=True):
            progress.check()
            own[start:stop] = scorer(_whole(part, matrix))
        progress.step(Stage.RESAMPLING, stop, resamples)
    return scores


def percentile_interval(scores: NDArray[np.float64]) -> Interval:
    """Return the 95 % percentile interval of resampled scores, or of differences of paired ones.

    Notes
    -----
    Koehn (2004): drops 2.5 % at either end. Bounds and mean equal sacreBLEU 2.6.0's
    ``estimate_ci``.
    """
    ordered = np.sort(scores)
    cut = len(ordered) // 40
    return Interval(
        float(ordered[cut]), float(ordered[len(ordered) - cut - 1]), float(ordered.mean())
    )


def paired_bootstrap_p(
    baseline_scores: NDArray[np.float64], system_scores: NDArray[np.float64], difference: float
) -> float:
    """Return the probability of a difference this large if both systems were equally good.

    Parameters
    ----------
    baseline_scores, system_scores
        Scores of the same resamples, from `bootstrap_scores`.
    difference
        Difference of the scores on all segments; its sign does not matter.

    Notes
    -----
    Two-sided, after Koehn (2004) and Riezler & Maxwell (2005), "On some pitfalls in automatic
    evaluation and significance testing for MT": the resampled differences are shifted by their
    mean. Equals sacreBLEU 2.6.0's ``paired-bs`` to the last digit.
    """
    differences = np.abs(system_scores - baseline_scores)
    above = np.count_nonzero(differences - differences.mean() > abs(difference))
    return (int(above) + 1) / (len(differences) + 1)


def randomization_p(
    pairs: Sequence[Pair], *, trials: int, seed: int, progress: Progress = SILENT
) -> list[float]:
    """Return, per pair, the probability of a difference this large if its systems were equal.

    Parameters
    ----------
    pairs
        All with the same number of segments; they share the random trials.
    trials
        How often to swap the two systems' segments at random.
    seed
        The same seed swaps the same segments on every machine.
    progress
        Receives the number of trials done.

    Notes
    -----
    Two-sided paired approximate randomization, Riezler & Maxwell (2005), "On some pitfalls in
    automatic evaluation and significance testing for MT". Equals sacreBLEU 2.6.0's ``paired-ar``,
    which reseeds its generator for each system, to the last digit. The exception is a bug of
    sacreBLEU: with ``add-k`` smoothing, it truncates fractions in the trials but not in the
    observed scores.
    """
    if not pairs:
        return []
    segments = len(pairs[0].baseline)
    differences: list[Matrix] = []
    totals = []
    observed = []
    largest = 0.0
    for pair in pairs:
        progress.check()
        baseline, system = _addends(pair.baseline, pair.system)
        both = np.stack([each.sum(axis=0, dtype=np.float64) for each in (baseline, system)])
        totals.append(both)
        one, other = pair.scorer(_whole(both, pair.baseline)).tolist()
        observed.append(abs(one - other))
        progress.check()
        difference = baseline - system
        differences.append(difference)
        progress.check()
        largest = max(largest, float(np.abs(difference).sum(axis=0).max()))
    columns = _side_by_side(differences, largest, progress)
    widths = [difference.shape[1] for difference in differences]
    del differences  # as large as all statistics together

    above = [0] * len(pairs)
    for stop, chosen in _selections(trials, segments, seed):
        parts = _split(_product(chosen, columns, progress), widths)
        for index, (pair, both, part) in enumerate(zip(pairs, totals, parts, strict=True)):
            progress.check()
            first = both[1] + part
            second = both[0] + both[1] - first
            exchanged = np.abs(
                pair.scorer(_whole(first, pair.baseline))
                - pair.scorer(_whole(second, pair.baseline))
            )
            above[index] += int(np.count_nonzero(exchanged > observed[index]))
        progress.step(Stage.RESAMPLING, stop, trials)
    return [(count + 1) / (trials + 1) for count in above]


def holm(p_values: Sequence[float]) -> list[float]:
    """Return p-values adjusted for multiple comparisons, in the order given.

    Notes
    -----
    Holm (1979), "A simple sequentially rejective multiple test procedure": controls the
    family-wise error rate, the probability of even one false positive.
    """
    adjusted = list(p_values)
    largest = 0.0
    for rank, index in enumerate(sorted(range(len(adjusted)), key=p_values.__getitem__)):
        largest = max(largest, min(1.0, (len(adjusted) - rank) * p_values[index]))
        adjusted[index] = largest
    return adjusted


def _draws(
    resamples: int,
    segments: int,
    seed: int,
    dtype: np.dtype[np.float32 | np.float64],
    progress: Progress,
) -> Iterator[tuple[int, NDArray[np.float32 | np.float64]]]:
    """Yield batches: the index of the first resample, and how often each segment is in each."""
    rng = np.random.default_rng(seed)
    size = min(max(1, _CELLS // segments), _SAMPLES)
    starts = range(0, resamples, size)

    def draw(start: int) -> NDArray[np.int32]:
        # The same draws as ``rng.choice(segments, (resamples, segments))``, in half the memory.
        shape = min(size, resamples - start), segments
        return rng.integers(segments, size=shape, dtype=np.int32)

    # Draw the next batch while this one is counted: NumPy releases the GIL while drawing.
    with ThreadPoolExecutor(1, thread_name_prefix="drawing") as pool:
        ahead = pool.submit(draw, 0)
        for start in starts:
            drawn = ahead.result()
            if start != starts[-1]:
                ahead = pool.submit(draw, start + size)
            counts = np.empty(drawn.shape, dtype)
            for row, segments_drawn in enumerate(drawn):
                progress.check()
                counts[row] = np.bincount(segments_drawn, minlength=segments)
            yield start, counts


def _selections(trials: int, segments: int, seed: int) -> Iterator[tuple[int, NDArray[np.uint8]]]:
    """Yield batches of trials: the number done, and 1 for each segment to swap, else 0."""
    rng = np.random.default_rng(seed)
    # The generator yields 32 bits at a time: with a multiple of 32 trials, no bits are left over.
    size = max(1, min(_CELLS // segments, _SAMPLES) // 32) * 32
    for start in range(0, trials, size):
        rows = min(size, trials - start)
        cells = rows * segments
        # The same bits as ``rng.integers(2, size=(trials, segments), dtype=bool)``.
        packed = np.frombuffer(rng.bytes(-(-cells // 32) * 4), np.uint8)
        bits = np.unpackbits(packed, count=cells, bitorder="little")
        yield start + rows, bits.reshape(rows, segments)


def _addends(*matrices: Matrix) -> list[Matrix]:
    """Return the matrices with columns that can be summed exactly, in any order.

    Integers can. Columns of fractions (TER's mean reference lengths) are split in two, the leading
    bits and the rest, both so short that no sum is rounded; `_whole` adds them up again.
    """
    if all(matrix.dtype.kind == "i" or not (matrix % 1).any() for matrix in matrices):
        return [matrix.astype(np.int64, copy=False) for matrix in matrices]
    largest = sum(len(matrix) * float(np.abs(matrix).max()) for matrix in matrices)
    unit = 2.0 ** (math.ceil(math.log2(largest)) - 52)
    leading = [np.rint(matrix / unit) * unit for matrix in matrices]
    return [
        np.hstack((lead, matrix - lead)) for lead, matrix in zip(leading, matrices, strict=True)
    ]


def _whole(sums: NDArray[np.float64], matrix: Matrix) -> NDArray[np.float64]:
    """Convert sums of the columns returned by `_addends` back to sums of the matrix."""
    columns = matrix.shape[1]
    return sums if sums.shape[1] == columns else sums[:, :columns] + sums[:, columns:]


def _side_by_side(
    blocks: Sequence[Matrix], largest_sum: float, progress: Progress
) -> NDArray[np.float32 | np.float64]:
    """Concatenate the columns of all blocks, in single precision if that is exact."""
    single = largest_sum < _SINGLE_LIMIT and all(block.dtype.kind == "i" for block in blocks)
    shape = len(blocks[0]), sum(block.shape[1] for block in blocks)
    columns = np.empty(shape, np.float32 if single else np.float64)
    size = max(1, _PIECE // shape[1])
    for start in range(0, len(columns), size):
        progress.check()
        rows = slice(start, start + size)
        np.concatenate([block[rows] for block in blocks], axis=1, out=columns[rows])
    return columns


def _product(
    weights: NDArray[np.uint8 | np.float32 | np.float64],
    columns: NDArray[np.float32 | np.float64],
    progress: Progress,
) -> NDArray[np.float64]:
    """Return the matrix product, computed in pieces with a check for cancellation before each."""
    sums = np.zeros((len(weights), columns.shape[1]))
    width = max(1, _PIECE // len(weights))
    for start in range(0, len(columns), width):
        progress.check()
        piece = weights[:, start : start + width].astype(columns.dtype, copy=False)
        sums += piece @ columns[start : start + width]
    return sums


def _split(sums: NDArray[np.float64], widths: Sequence[int]) -> list[NDArray[np.float64]]:
    """Split the columns into those of each matrix."""
    return np.split(sums, list(accumulate(widths))[:-1], axis=1)
