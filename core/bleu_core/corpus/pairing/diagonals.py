"""Compare aligned segments with their neighbors, to see whether a shifted pairing fits as well."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bleu_core.corpus.pairing.bead_costs import BeadCosts
from bleu_core.corpus.pairing.overlap import UNIT, Integers
from bleu_core.progress import Progress, Stage

# Neighbors compared on either side, and segments handled per NumPy call.
_REACH = 20
_PER_CALL = 1024
# Clip each segment's evidence for a shift to ±8 nats, so that no single segment decides, and take
# off the 3 nats by which unrelated segments differ by chance. A stretch counts as shifted from a
# total of 40 nats.
_EVIDENCE_LIMIT = 8 * UNIT
_CHANCE = 3 * UNIT
_SHIFT_EVIDENCE = 40 * UNIT
# Aligned segments must share at least 4 times as much as unaligned ones do on average. Neighbors
# up to 2 segments away are not part of that average: they may be pieces of the same sentence.
# The constant keeps texts that share nothing at all from passing.
_NEAR = 2
_RATIO = 4
_FLOOR = 0.1 * UNIT


def first_shift(costs: BeadCosts, segments: int, progress: Progress) -> tuple[int, int] | None:
    """Find the first stretch where every segment fits a neighbor better, always at one offset.

    Parameters
    ----------
    costs
        Bead costs of the two texts.
    segments
        Number of segments in each text.
    progress
        Told of the segments done.

    Returns
    -------
    tuple or None
        The stretch's first segment in the reference, and the offset of its counterpart in the
        candidate.
    """
    own = np.arange(segments)
    parts = []
    for rows in _pieces(segments):
        beside = costs.beside(rows, own[rows.start : rows.stop], _REACH)
        gains = beside[:, _REACH, None] - beside
        parts.append(np.clip(gains, -_EVIDENCE_LIMIT, _EVIDENCE_LIMIT) - _CHANCE)
        progress.step(Stage.PAIRING, rows.stop, segments)
    stretches = []
    for offset in range(-_REACH, _REACH + 1):
        first, behind = max(0, -offset), max(0, segments - max(0, offset))
        evidence = np.concatenate([part[:, _REACH + offset] for part in parts])[first:behind]
        start = _first_stretch(evidence)
        if start is not None:
            stretches.append((first + start, abs(offset), offset))
    if not stretches:
        return None
    start, _, offset = min(stretches)
    return start, offset


def _first_stretch(evidence: Integers) -> int | None:
    """Return the start of the first stretch whose evidence reaches the threshold."""
    sums = np.append(0, np.cumsum(evidence))
    lowest = np.minimum.accumulate(sums)
    enough = sums - lowest >= _SHIFT_EVIDENCE
    if not enough.any():
        return None
    end = int(enough.argmax())
    return int(np.flatnonzero(sums[:end] == lowest[end])[-1])


def belong_together(
    costs: BeadCosts, path: Integers, segments: tuple[int, int], progress: Progress
) -> bool:
    """Tell whether two aligned texts seem to have the same content.

    They do if at least half of the longer text is aligned, and aligned segments share far more
    than segments that merely stand near each other.

    Parameters
    ----------
    costs
        Bead costs of the two texts.
    path
        Grid points of the alignment path.
    segments
        Number of segments in the reference and in the candidate.
    progress
        Asked whether to stop.
    """
    starts, steps = path[:-1], np.diff(path, axis=0)
    both = steps.all(axis=1)
    longer = int(segments[1] > segments[0])
    if 2 * steps[both, longer].sum() < segments[longer]:
        return False
    columns = np.full(segments[0], -2 * _REACH)  # unaligned: outside the text, shares nothing
    columns[starts[both, 0]] = starts[both, 1]
    beside = np.arange(-_REACH, _REACH + 1)
    is_other = np.abs(beside) > _NEAR
    own = others = cells = 0
    for rows in _pieces(segments[0]):
        progress.check()
        around = columns[rows.start : rows.stop, None] + beside
        shared = costs.overlap.pairs.block(rows, around[:, 0], len(beside))
        own += int(shared[:, _REACH].sum())
        others += int(shared[:, is_other].sum())
        cells += int((is_other & (around >= 0) & (around < segments[1])).sum())
    pairs = np.count_nonzero(both)
    return bool(own > pairs * _RATIO * (others / max(1, cells) + _FLOOR))


def _pieces(segments: int) -> Iterator[range]:
    for start in range(0, max(1, segments), _PER_CALL):
        yield range(start, min(start + _PER_CALL, segments))
