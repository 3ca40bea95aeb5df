"""The cheapest alignment of two texts, by dynamic programming within a band.

Point (row, column) of the grid comes after the first `row` segments of the reference and the first
`column` segments of the candidate. A bead is a step from one point to another.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from bleu_core.pairing.bead_costs import GAP_EXTEND, GAP_OPEN, MARGIN, BeadCosts, BlockCosts
from bleu_core.pairing.overlap import Integers
from bleu_core.progress import Progress, Stage

Choices = NDArray[np.uint8]

# The last bead on the cheapest path to a point, and the number of segments it takes of each text.
_PAIR, _ONLY_REFERENCE, _ONLY_CANDIDATE = range(3)
_JOINED, _SPLIT = 1, 16  # plus the number of segments joined, from 2
_STEPS = {
    _PAIR: (1, 1),
    _ONLY_REFERENCE: (1, 0),
    _ONLY_CANDIDATE: (0, 1),
    **{_JOINED + several: (several, 1) for several in range(2, MARGIN + 1)},
    **{_SPLIT + several: (1, several) for several in range(2, MARGIN + 1)},
}
# Flags: the gap that ends at a point is longer than one segment. The bits below are the bead.
_REFERENCE_LONGER, _CANDIDATE_LONGER = 32, 64
_BEAD = _REFERENCE_LONGER - 1

# In place of infinity; far enough from the integer limit that costs can be added to it.
_NEVER = 2**60


# Least width of the band on either side of its center line, in segments.
_REACH = 100
# Number of cells up to which the band of a short text is widened. At four million, texts of up to
# 1400 segments are searched everywhere.
_CELLS = 4_000_000
# Number of cells whose costs are computed per NumPy call.
_BLOCK = 2**17


def cheapest_path(
    costs: BeadCosts, rows: int, columns: int, progress: Progress, *, cells: int | None = None
) -> Integers:
    """Return the grid points of the cheapest monotone alignment.

    Parameters
    ----------
    costs
        Bead costs of the two texts.
    rows, columns
        Number of segments in the reference and in the candidate.
    progress
        Receives the number of reference segments done.
    cells
        Number of cells up to which the band of a short text is widened; None for the usual number.

    Returns
    -------
    NDArray
        Shape (beads + 1, 2): the points before, between and after the beads.

    Notes
    -----
    Affine gap costs as in Gotoh (1982), "An improved algorithm for matching biological
    sequences". Pairs win ties.
    """
    cells = _CELLS if cells is None else cells
    low, high = band(costs.overlap.unique(), rows, columns, cells)
    return _Search(costs, low, high).run(progress)


def band(
    anchors: Sequence[tuple[int, int]], rows: int, columns: int, cells: int
) -> tuple[Integers, Integers]:
    """Return the columns to search in each row.

    Parameters
    ----------
    anchors
        Pairs of segments that probably correspond, in the order of the reference.
    rows, columns
        Number of segments in the reference and in the candidate.
    cells
        Number of cells up to which the band is widened.

    Returns
    -------
    tuple
        Shape (rows + 1,) each: the first column, and one after the last. Neither ever decreases.

    Notes
    -----
    The band follows the longest chain of anchors, so that it stays narrow even if much is missing
    in one text. It is as wide along the rows as along the columns, so that the path can pass wrong
    anchors in the chain.
    """
    reach = max(_REACH, cells // (2 * max(rows, columns, 1)))
    chain = longest_chain([anchor for anchor in anchors if anchor[0] > 0])
    chain_rows, chain_columns = zip((0, 0), *chain, (rows, columns), strict=True)
    row = np.arange(rows + 1)
    center = np.interp(row, chain_rows, chain_columns).astype(np.int64)
    low = np.minimum(center - reach, center[np.maximum(row - reach, 0)])
    high = np.maximum(center + reach, center[np.minimum(row + reach, rows)])
    low[0], high[-1] = 0, columns  # also where the reference is empty
    return np.maximum(low, 0), np.minimum(high, columns) + 1


def longest_chain(points: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the longest chain of points that increases in both coordinates.

    Parameters
    ----------
    points
        Ordered by the first coordinate, which is distinct.

    Notes
    -----
    Fredman (1975), "On computing the length of longest increasing subsequences".
    """
    lowest: list[int] = []  # the lowest column in which a chain of 1, 2, … points ends
    ends: list[int] = []  # the index of that point
    before: list[int] = []  # for each point, the index of the point before it in its chain
    for index, (_, column) in enumerate(points):
        length = bisect_left(lowest, column)
        before.append(ends[length - 1] if length else -1)
        lowest[length : length + 1] = [column]
        ends[length : length + 1] = [index]
    chain = []
    index = ends[-1] if ends else -1
    while index >= 0:
        chain.append(points[index])
        index = before[index]
    return chain[::-1]


class _Search:
    """The dynamic programming table of one search."""

    def __init__(self, costs: BeadCosts, low: Integers, high: Integers) -> None:
        self._costs = costs
        self._most = costs.joining.most
        self._low = low.tolist()
        self._high = high.tolist()
        self._rows, self._columns = len(low) - 1, self._high[-1] - 1
        self._starts = np.append(0, np.cumsum(high - low)).tolist()
        self._choices = np.zeros(self._starts[-1], np.uint8)
        # Unreachable columns before the first, as beads start up to that many columns back.
        width = self._columns + 1 + MARGIN
        # The least costs of reaching the points of this row and of the rows before it in which
        # beads begin. Points outside the band cannot be reached.
        self._costs_to = np.full((self._most + 1, width), _NEVER)
        # The same for paths that end in a gap of the candidate.
        self._costs_to_gap = np.full(width, _NEVER)
        self._extension = GAP_EXTEND * np.arange(width)

    def run(self, progress: Progress) -> Integers:
        progress.check()
        start = np.full(self._high[0], _NEVER)
        start[0] = 0
        self._finish_row(0, start, np.zeros(len(start), bool))
        for block in self._blocks():
            rows = range(block.start - self._most, block.stop - 1)
            columns = range(self._low[block.start] - self._most, self._high[block.stop - 1] - 1)
            costs = self._costs.block(rows, columns)
            for row in block:
                self._fill_row(row, costs, row - 1 - rows.start, columns.start)
            progress.step(Stage.PAIRING, block.stop - 1, self._rows)
        return self._trace_back()

    def _blocks(self) -> Iterator[range]:
        """Yield the rows after the first, in groups whose costs fit in one block."""
        start = stop = 1
        most = _BLOCK
        while start <= self._rows:
            while stop <= self._rows and (
                stop == start or (stop - start) * (self._high[stop] - self._low[start]) < most
            ):
                stop += 1
            yield range(start, stop)
            start = stop

    def _fill_row(self, row: int, costs: BlockCosts, segment: int, first: int) -> None:
        """Find the cheapest paths to the points of a row.

        Parameters
        ----------
        row
            Number of the row, from 1.
        costs
            Costs of the beads around the points.
        segment
            The row of `costs` for the segment just before the points.
        first
            The candidate's segment in the first column of `costs`.
        """
        low, high = self._low[row], self._high[row]
        choices = self._choices[self._starts[row] : self._starts[row + 1]]
        here = slice(low + MARGIN, high + MARGIN)
        one_back = slice(here.start - 1, here.stop - 1)
        above = self._above(row, 1)
        last = slice(low - 1 - first, high - 1 - first)
        best = above[one_back] + costs.pairs[segment, last]
        for several, joined, split in zip(
            range(2, self._most + 1), costs.joined, costs.split, strict=True
        ):
            of_joined = self._above(row, several)[one_back] + joined[segment - several + 1, last]
            _take(best, choices, of_joined, _JOINED + several)
            back = slice(here.start - several, here.stop - several)
            begin = slice(low - several - first, high - several - first)
            _take(best, choices, above[back] + split[segment, begin], _SPLIT + several)
        gap = self._costs_to_gap[here]
        opened = above[here] + GAP_OPEN
        longer = gap < opened
        np.minimum(gap, opened, out=gap)
        gap += GAP_EXTEND
        _take(best, choices, gap, _ONLY_REFERENCE)
        self._finish_row(row, best, longer)

    def _above(self, row: int, rows: int) -> Integers:
        """Return the least costs of reaching the points of an earlier row."""
        above: Integers = self._costs_to[(row - rows) % len(self._costs_to)]
        return above

    def _finish_row(self, row: int, best: Integers, reference_longer: NDArray[np.bool_]) -> None:
        """Add the paths along the row: gaps of the reference."""
        low, high = self._low[row], self._high[row]
        choices = self._choices[self._starts[row] : self._starts[row + 1]]
        # Subtract the cost of extending a gap up to each column. The best column to open a gap
        # does not depend on the end of the gap any more, so a running minimum finds it.
        opened = best - self._extension[low:high]
        least = np.minimum.accumulate(opened)[:-1]
        longer = least < opened[:-1]
        gap = least + GAP_OPEN + self._extension[low + 1 : high]
        _take(best[1:], choices[1:], gap, _ONLY_CANDIDATE)
        choices[1:][longer] |= _CANDIDATE_LONGER
        choices[reference_longer] |= _REFERENCE_LONGER
        costs_to = self._above(row, 0)
        costs_to[low : low + MARGIN] = _NEVER
        costs_to[low + MARGIN : high + MARGIN] = best

    def _trace_back(self) -> Integers:
        row, column = self._rows, self._columns
        points = [(row, column)]
        bead = None
        while row or column:
            choice = int(self._choices[self._starts[row] + column - self._low[row]])
            if bead is None:
                bead = choice & _BEAD
            taken = _STEPS[bead]
            row -= taken[0]
            column -= taken[1]
            points.append((row, column))
            is_longer = (bead == _ONLY_REFERENCE and choice & _REFERENCE_LONGER) or (
                bead == _ONLY_CANDIDATE and choice & _CANDIDATE_LONGER
            )
            bead = bead if is_longer else None
        return np.array(points[::-1], np.int64)


def _take(best: Integers, choices: Choices, costs: Integers, bead: int) -> None:
    """Choose the bead wherever it is cheaper than the best so far."""
    cheaper = costs < best
    choices[cheaper] = bead
    np.minimum(best, costs, out=best)
