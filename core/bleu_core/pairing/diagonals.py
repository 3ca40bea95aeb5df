"""Comparison of aligned segments with their neighbors, to see whether two texts correspond."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from bleu_core.pairing.bead_costs import BeadCosts
from bleu_core.pairing.overlap import UNIT, Integers
from bleu_core.progress import Progress


@dataclass(frozen=True)
class DiagonalTuning:
    """Values that the comparison with neighbors depends on; weights in `UNIT`.

    Attributes
    ----------
    reach
        Number of neighbors compared on either side.
    segments_per_call
        Number of segments handled per NumPy call.
    related_ratio
        Texts have the same content if aligned segments share this many times as much as unaligned
        segments do on average.
    near
        Neighbors up to this many segments away are not part of that average, because they may be
        pieces of the same sentence.
    least_shared
        Added to that average, so that texts which share nothing at all do not pass.
    """

    reach: int = 20
    segments_per_call: int = 1024
    related_ratio: int = 4
    near: int = 2
    least_shared: float = 0.1 * UNIT


TUNING = DiagonalTuning()


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
    reach = TUNING.reach
    starts, steps = path[:-1], np.diff(path, axis=0)
    both = steps.all(axis=1)
    longer = int(segments[1] > segments[0])
    if 2 * steps[both, longer].sum() < segments[longer]:
        return False
    columns = np.full(segments[0], -2 * reach)  # unaligned: outside the text, shares nothing
    columns[starts[both, 0]] = starts[both, 1]
    beside = np.arange(-reach, reach + 1)
    is_other = np.abs(beside) > TUNING.near
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
    return bool(own > pairs * TUNING.related_ratio * (average + TUNING.least_shared))


def _pieces(segments: int) -> Iterator[range]:
    length = TUNING.segments_per_call
    for start in range(0, max(1, segments), length):
        yield range(start, min(start + length, segments))
