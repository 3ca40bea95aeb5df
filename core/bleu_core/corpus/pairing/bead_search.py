"""The cheapest alignment of two texts: dynamic programming within a band.

In the grid of the search, point (row, column) has that many segments of the reference and of the
candidate before it. A bead is a step from one point to another.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from bleu_core.corpus.pairing.bead_costs import GAP_EXTEND, GAP_OPEN, BeadCosts
from bleu_core.corpus.pairing.overlap import Integers
from bleu_core.progress import Progress, Stage

Choices = NDArray[np.uint8]

# The last bead on the cheapest path to a point, and how many segments of either text it takes.
_PAIR, _JOINED, _SPLIT, _ONLY_REFERENCE, _ONLY_CANDIDATE = range(5)
_STEPS = ((1, 1), (2, 1), (1, 2), (1, 0), (0, 1))
_BEAD = 7
# Flags: the gap that ends at a point is longer than one segment.
_REFERENCE_LONGER, _CANDIDATE_LONGER = 8, 16

# Least width of the band on either side of its center line. Short texts get a wider one, up to
# this many cells in all.
_REACH = 100
_CELLS = 4_000_000
# Cells whose costs are computed per NumPy call.
_BLOCK = 2**17
# Stands for infinity; far enough from the integer limit that costs can be added to it.
_NEVER = 2**60
# Two unreachable columns before the first: beads look up to two columns back.
_MARGIN = 2


def cheapest_path(costs: BeadCosts, rows: int, columns: int, progress: Progress) -> Integers:
    """Return the grid points of the cheapest monotone alignment.

    Parameters
    ----------
    costs
        Bead costs of the two texts.
    rows, columns
        Number of segments in the reference and in the candidate.
    progress
        Told of the segments of the reference that are done.

    Returns
    -------
    NDArray
        Shape (beads + 1, 2): the points before, between and after the beads.

    Notes
    -----
    Affine gap costs as in Gotoh (1982), "An improved algorithm for matching biological
    sequences". Pairs win ties.
    """
    low, high = band(costs.overlap.unique(), rows, columns)
    return _Search(costs, low, high).run(progress)


def band(anchors: Sequence[tuple[int, int]], rows: int, columns: int) -> tuple[Integers, Integers]:
    """Return which columns to search in each row.

    Parameters
    ----------
    anchors
        Pairs of segments that probably correspond, in the order of the reference.
    rows, columns
        Number of segments in the reference and in the candidate.

    Returns
    -------
    tuple
        Shape (rows + 1,) each: the first column, and one after the last. Neither ever decreases.

    Notes
    -----
    The band follows the longest chain of anchors, so that it stays narrow even if much is missing
    in one text. It is as wide along the rows as along the columns, which leaves room to pass wrong
    anchors in the chain.
    """
    reach = max(_REACH, _CELLS // (2 * max(rows, columns, 1)))
    chain = _longest_chain([anchor for anchor in anchors if anchor[0] > 0])
    places, centers = zip((0, 0), *chain, (rows, columns), strict=True)
    row = np.arange(rows + 1)
    center = np.interp(row, places, centers).astype(np.int64)
    low = np.minimum(center - reach, center[np.maximum(row - reach, 0)])
    high = np.maximum(center + reach, center[np.minimum(row + reach, rows)])
    low[0], high[-1] = 0, columns  # also where the reference is empty
    return np.maximum(low, 0), np.minimum(high, columns) + 1


def _longest_chain(points: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the longest chain of points that increases in both coordinates.

    Parameters
    ----------
    points
        Ordered by the first coordinate, which is distinct.

    Notes
    -----
    Fredman (1975), "On computing the length of longest increasing subsequences".
    """
    lowest: list[int] = []  # for chains of 1, 2, … points: the lowest column one ends in
    ends: list[int] = []  # and the point there
    before: list[int] = []
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
        self._low = low.tolist()
        self._high = high.tolist()
        self._rows, self._columns = len(low) - 1, self._high[-1] - 1
        self._starts = np.append(0, np.cumsum(high - low)).tolist()
        self._choices = np.zeros(self._starts[-1], np.uint8)
        width = self._columns + 1 + _MARGIN
        # The least costs of reaching the points of this row and of the two before; points outside
        # the band cannot be reached.
        self._costs_to = np.full((3, width), _NEVER)
        # The same for paths that end in a gap of the candidate.
        self._costs_to_gap = np.full(width, _NEVER)
        self._extension = GAP_EXTEND * np.arange(width)

    def run(self, progress: Progress) -> Integers:
        progress.check()
        start = np.full(self._high[0], _NEVER)
        start[0] = 0
        self._finish_row(0, start, np.zeros(len(start), bool))
        for block in self._blocks():
            rows = range(block.start - 2, block.stop - 1)
            columns = range(self._low[block.start] - 2, self._high[block.stop - 1] - 1)
            costs = self._costs.block(rows, columns)
            for row in block:
                self._fill_row(row, costs, row - 1 - rows.start, columns.start)
            progress.step(Stage.PAIRING, block.stop - 1, self._rows)
        return self._trace_back()

    def _blocks(self) -> Iterator[range]:
        """Yield the rows after the first, in groups whose costs fit in one block."""
        start = stop = 1
        while start <= self._rows:
            while stop <= self._rows and (
                stop == start or (stop - start) * (self._high[stop] - self._low[start]) < _BLOCK
            ):
                stop += 1
            yield range(start, stop)
            start = stop

    def _fill_row(
        self, row: int, costs: tuple[Integers, Integers, Integers], segment: int, first: int
    ) -> None:
        """Find the cheapest paths to the points of a row.

        Parameters
        ----------
        row
            From 1.
        costs
            Of one to one, two to one and one to two.
        segment
            The row of `costs` for the segment just before the points.
        first
            The candidate's segment in the first column of `costs`.
        """
        low, high = self._low[row], self._high[row]
        choices = self._choices[self._starts[row] : self._starts[row + 1]]
        above = self._costs_to[(row - 1) % 3]
        two_above = self._costs_to[(row - 2) % 3]
        here, one_back, two_back = (
            slice(low + _MARGIN - back, high + _MARGIN - back) for back in range(3)
        )
        last, second_last = (slice(low - back - first, high - back - first) for back in (1, 2))

        pairs, joined, split = costs
        best = above[one_back] + pairs[segment, last]
        _take(best, choices, two_above[one_back] + joined[segment - 1, last], _JOINED)
        _take(best, choices, above[two_back] + split[segment, second_last], _SPLIT)
        gap = self._costs_to_gap[here]
        opened = above[here] + GAP_OPEN
        longer = gap < opened
        np.minimum(gap, opened, out=gap)
        gap += GAP_EXTEND
        _take(best, choices, gap, _ONLY_REFERENCE)
        self._finish_row(row, best, longer)

    def _finish_row(self, row: int, best: Integers, reference_longer: NDArray[np.bool_]) -> None:
        """Add the paths along the row: gaps of the reference."""
        low, high = self._low[row], self._high[row]
        choices = self._choices[self._starts[row] : self._starts[row + 1]]
        # Subtract the extension cost up to each column. Then the best place to open a gap does not
        # depend on where the gap ends, and a running minimum finds it.
        opened = best - self._extension[low:high]
        least = np.minimum.accumulate(opened)[:-1]
        longer = least < opened[:-1]
        gap = least + GAP_OPEN + self._extension[low + 1 : high]
        _take(best[1:], choices[1:], gap, _ONLY_CANDIDATE)
        choices[1:][longer] |= _CANDIDATE_LONGER
        choices[reference_longer] |= _REFERENCE_LONGER
        costs_to = self._costs_to[row % 3]
        costs_to[low : low + _MARGIN] = _NEVER
        costs_to[low + _MARGIN : high + _MARGIN] = best

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
