"""Comparison of aligned segments with their neighbors, to see whether two texts correspond."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bleu_core.pairing.bead_costs import BeadCosts
from bleu_core.pairing.overlap import UNIT, Integers
from bleu_core.progress import Progress

# Number of neighbors compared on either side.
_REACH = 20
# Texts have the same content if aligned segments share this many times as much as unrelated ones do
# on average.
_RELATED_RATIO = 4
# Neighbors up to this many segments away do not count as unrelated, because they may be pieces of
# the same sentence.
_NEAR = 2
# Added to what unrelated segments share on average, so that texts which share nothing do not pass.
_LEAST_SHARED = 0.1 * UNIT


def belong_together(
    costs: BeadCosts, path: Integers, segments: tuple[int, int], progress: Progress
) -> bool:
    """Tell whether two aligned texts seem to have the same content.

    The texts have the same content if at least half of the longer text is aligned, and aligned
    segments share far more than segments that are only near each other.

    Parameters
    ----------
    costs
        Bead costs of the two texts.
    path
        Grid points of the alignment path.
    segments
        Number of segments in the reference and in the candidate.
    progress
        Used for cancellation.
    """
    reach = _REACH
    starts, steps = path[:-1], np.diff(path, axis=0)
    both = steps.all(axis=1)
    longer = int(segments[1] > segments[0])
    if 2 * steps[both, longer].sum() < segments[longer]:
        return False
    columns = np.full(segments[0], -2 * reach)  # unaligned: outside the text, shares nothing
    columns[starts[both, 0]] = starts[both, 1]
    beside = np.arange(-reach, reach + 1)
    is_other = np.abs(beside) > _NEAR
    own = others = cells = 0
    for rows in _pieces(segments[0]):
        progress.check()
        around = columns[rows.start : rows.stop, None] + beside
        shared = costs.overlap.pairs.block(rows, around[:, 0], len(beside))
        own += int(shared[:, reach].sum())
        others += int(shared[:, is_other].sum())
        cells += int((is_other & (around >= 0) & (around < segments[1])).sum())
    pairs = np.count_nonzero(both)
    average = others / max(1, cells)
    return bool(own > pairs * _RELATED_RATIO * (average + _LEAST_SHARED))


def _pieces(segments: int, length: int = 1024) -> Iterator[range]:
    """Yield the segments in pieces of a length that NumPy handles in one call."""
    for start in range(0, max(1, segments), length):
        yield range(start, min(start + length, segments))
