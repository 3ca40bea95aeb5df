"""The cheapest way through two texts, bead by bead: dynamic programming within a band."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from bleu_core.corpus.pairing.bead_costs import GAP_EXTEND, GAP_OPEN, BeadCosts
from bleu_core.corpus.pairing.overlap import Integers
from bleu_core.progress import Progress, Stage

Choices = NDArray[np.uint8]

# The last bead on the cheapest way to a corner, and how much of either text it takes.
_PAIR, _JOINED, _SPLIT, _ONLY_REFERENCE, _ONLY_CANDIDATE = range(5)
_STEPS = ((1, 1), (2, 1), (1, 2), (1, 0), (0, 1))
_BEAD = 7
# Whether a gap that ends at a corner is longer than this one segment.
_REFERENCE_LONGER, _CANDIDATE_LONGER = 8, 16

# The band reaches so far to both sides, and further where few rows leave room for cells.
_REACH = 100
_CELLS = 4_000_000
# Costs are found for as many cells at once.
_BLOCK = 2**17
# A cost that is never paid, with room to add to it.
_NEVER = 2**60
# No way leads through the two columns before the first.
_MARGIN = 2


def cheapest_way(costs: BeadCosts, rows: int, columns: int, progress: Progress) -> Integers:
    """Return the corners between the beads of the cheapest monotone alignment.

    Parameters
    ----------
    costs
        Of the beads.
    rows, columns
        How many segments the reference and the candidate have.
    progress
        Told of the segments of the reference that are done.

    Returns
    -------
    NDArray
        Shape (beads + 1, 2): how much of the reference and of the candidate is before the first
        bead, between the first and the second, and so on.

    Notes
    -----
    Gaps cost what they do in Gotoh (1982), "An improved algorithm for matching biological
    sequences": one to open and a smaller one for every segment. Among equals, pairs win.
    """
    low, high = band(costs.overlap.unique(), rows, columns)
    return _Search(costs, low, high).run(progress)


def band(anchors: Sequence[tuple[int, int]], rows: int, columns: int) -> tuple[Integers, Integers]:
    """Return, for each number of reference segments, which numbers of candidate ones may fit.

    Parameters
    ----------
    anchors
        Segments that seem to belong together, in the order of the reference.
    rows, columns
        How many segments there are.

    Returns
    -------
    tuple
        Shape (rows + 1,) each: the least and one more than the greatest. Neither ever decreases.

    Notes
    -----
    The band follows the longest chain of anchors, so that its area is that of one along the
    diagonal however much either text lacks. It reaches as far along the rows as along the columns;
    within its reach anchors do no harm that are in the chain but wrong.
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
    """Return the most points of which each is after the one before in both coordinates.

    Parameters
    ----------
    points
        In the order of the first coordinate, which is different in all of them.

    Notes
    -----
    Fredman (1975), "On computing the length of longest increasing subsequences".
    """
    lowest: list[int] = []  # second coordinate of the lowest end of a chain of 1, 2, ... points
    ends: list[int] = []  # and its point
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
    """One table of dynamic programming.

    A corner (row, column) is after so many segments of the reference and the candidate.
    """

    def __init__(self, costs: BeadCosts, low: Integers, high: Integers) -> None:
        self._costs = costs
        self._low = low.tolist()
        self._high = high.tolist()
        self._rows, self._columns = len(low) - 1, self._high[-1] - 1
        self._starts = np.append(0, np.cumsum(high - low)).tolist()
        self._choices = np.zeros(self._starts[-1], np.uint8)
        width = self._columns + 1 + _MARGIN
        # The least costs to the corners of this row and the two before; what is outside the band
        # is never reached.
        self._costs_to = np.full((3, width), _NEVER)
        # The same for ways that end with a segment only the reference has.
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
        return self._way_back()

    def _blocks(self) -> Iterator[range]:
        """Yield the rows after the first, as many at once as the block of their costs allows."""
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
        """Find the cheapest ways to the corners of a row.

        Parameters
        ----------
        row
            From 1 on.
        costs
            Of pairs, joined and split segments.
        segment
            Row in these of the segment before the corners.
        first
            Segment of the candidate in their first column.
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
        """Consider segments only the candidate has: ways along the row itself."""
        low, high = self._low[row], self._high[row]
        choices = self._choices[self._starts[row] : self._starts[row + 1]]
        # Less the extensions so far, a gap's cost is the same wherever it ends.
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

    def _way_back(self) -> Integers:
        row, column = self._rows, self._columns
        corners = [(row, column)]
        bead = None
        while row or column:
            choice = int(self._choices[self._starts[row] + column - self._low[row]])
            if bead is None:
                bead = choice & _BEAD
            taken = _STEPS[bead]
            row -= taken[0]
            column -= taken[1]
            corners.append((row, column))
            is_longer = (bead == _ONLY_REFERENCE and choice & _REFERENCE_LONGER) or (
                bead == _ONLY_CANDIDATE and choice & _CANDIDATE_LONGER
            )
            bead = bead if is_longer else None
        return np.array(corners[::-1], np.int64)


def _take(best: Integers, choices: Choices, costs: Integers, bead: int) -> None:
    """Take the bead wherever it is cheaper than the best so far."""
    cheaper = costs < best
    choices[cheaper] = bead
    np.minimum(best, costs, out=best)
