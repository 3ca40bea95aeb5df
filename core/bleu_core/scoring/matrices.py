"""Matrices of statistics, one row per segment: random samples of their rows, and exact sums.

Drawing takes little memory, can be canceled, and is the same on every machine.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from concurrent.futures.thread import ThreadPoolExecutor
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bleu_core.progress import Progress

Matrix = NDArray[np.signedinteger[Any] | np.floating[Any]]

PIECE = 2**20
"""Cells processed between two checks for cancellation."""

# Segments times samples held in memory: 2 MiB in single, 4 MiB in double precision. At least one
# resample, or 32 trials (which take one byte per cell).
_CELLS = 2**19
# Samples scored in one batch.
_SAMPLES = 2**13
# float32 represents every integer below this exactly.
_SINGLE_LIMIT = 2**24


def draws(
    resamples: int,
    segments: int,
    seed: int,
    dtype: np.dtype[np.float32 | np.float64],
    progress: Progress,
) -> Iterator[tuple[int, NDArray[np.float32 | np.float64]]]:
    """Yield batches: the index of the first resample, and the count of each segment in each."""
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


def selections(trials: int, segments: int, seed: int) -> Iterator[tuple[int, NDArray[np.uint8]]]:
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


def exchanges(units: int, rows: int) -> Iterator[tuple[int, NDArray[np.uint8]]]:
    """Yield, as `selections` does, all ways to swap the first units of some rows.

    The last unit is never swapped: to swap the others instead gives the same difference.
    """
    total = 2 ** max(units - 1, 0)
    places = np.arange(rows, dtype=np.uint32)
    for start in range(0, total, _SAMPLES):
        numbers = np.arange(start, min(start + _SAMPLES, total), dtype=np.uint32)
        yield start + len(numbers), (numbers[:, None] >> places & 1).astype(np.uint8)


def addends(*matrices: Matrix) -> list[Matrix]:
    """Return the matrices with columns that can be summed exactly, in any order.

    Integers can. Columns of fractions (TER's mean reference lengths) are split in two, the leading
    bits and the rest, both so short that no sum is rounded; `recombined` adds them up again.
    """
    if all(matrix.dtype.kind == "i" or not (matrix % 1).any() for matrix in matrices):
        return [matrix.astype(np.int64, copy=False) for matrix in matrices]
    largest = sum(len(matrix) * float(np.abs(matrix).max()) for matrix in matrices)
    unit = 2.0 ** (math.ceil(math.log2(largest)) - 52)
    leading = [np.rint(matrix / unit) * unit for matrix in matrices]
    return [
        np.hstack((lead, matrix - lead)) for lead, matrix in zip(leading, matrices, strict=True)
    ]


def recombined(sums: NDArray[np.float64], matrix: Matrix) -> NDArray[np.float64]:
    """Convert sums of the columns returned by `addends` back to sums of the matrix."""
    columns = matrix.shape[1]
    return sums if sums.shape[1] == columns else sums[:, :columns] + sums[:, columns:]


def side_by_side(
    blocks: Sequence[Matrix], largest_sum: float, progress: Progress
) -> NDArray[np.float32 | np.float64]:
    """Concatenate the columns of all blocks, in single precision if that is exact."""
    single = largest_sum < _SINGLE_LIMIT and all(block.dtype.kind == "i" for block in blocks)
    shape = len(blocks[0]), sum(block.shape[1] for block in blocks)
    columns = np.empty(shape, np.float32 if single else np.float64)
    size = max(1, PIECE // shape[1])
    for start in range(0, len(columns), size):
        progress.check()
        rows = slice(start, start + size)
        np.concatenate([block[rows] for block in blocks], axis=1, out=columns[rows])
    return columns


def product(
    weights: NDArray[np.uint8 | np.float32 | np.float64],
    columns: NDArray[np.float32 | np.float64],
    progress: Progress,
) -> NDArray[np.float64]:
    """Return the matrix product, computed in pieces with a check for cancellation before each."""
    sums = np.zeros((len(weights), columns.shape[1]))
    width = max(1, PIECE // len(weights))
    for start in range(0, len(columns), width):
        progress.check()
        piece = weights[:, start : start + width].astype(columns.dtype, copy=False)
        sums += piece @ columns[start : start + width]
    return sums


def split(sums: NDArray[np.float64], widths: Sequence[int]) -> list[NDArray[np.float64]]:
    """Split the columns into those of each matrix."""
    return np.split(sums, list(accumulate(widths))[:-1], axis=1)
