"""Looking beside pairs of segments: whether other pairs would be better, or no worse."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bleu_core.corpus.pairing.bead_costs import BeadCosts
from bleu_core.corpus.pairing.overlap import UNIT, Integers
from bleu_core.progress import Progress, Stage

# So many neighbors on either side are looked at, for so many segments at once.
_REACH = 20
_TOGETHER = 1024
# One segment is a sign of a shift of at most the first, and of none up to the second, which
# differences between unlike segments come to. All of a stretch add up to the third at least.
_SIGN_LIMIT = 8 * UNIT
_NO_SIGN = 3 * UNIT
_SHIFTED = 40 * UNIT
# Segments that belong together share so many times what others do, and more than next to nothing.
# Those nearer than this may be parts of the same.
_NEAR = 2
_TIMES = 4
_NEXT_TO_NOTHING = 0.1 * UNIT


def first_shift(costs: BeadCosts, segments: int, progress: Progress) -> tuple[int, int] | None:
    """Find the first stretch of segments that go with a neighbor of their own, always the same.

    Parameters
    ----------
    costs
        Of pairs.
    segments
        How many either text has.
    progress
        Told of the segments looked at.

    Returns
    -------
    tuple or None
        The first segment of the reference in the stretch, and how much further on in the candidate
        its counterpart is.
    """
    own = np.arange(segments)
    parts = []
    for rows in _pieces(segments):
        beside = costs.beside(rows, own[rows.start : rows.stop], _REACH)
        gains = beside[:, _REACH, None] - beside
        parts.append(np.clip(gains, -_SIGN_LIMIT, _SIGN_LIMIT) - _NO_SIGN)
        progress.step(Stage.PAIRING, rows.stop, segments)
    stretches = []
    for offset in range(-_REACH, _REACH + 1):
        first, behind = max(0, -offset), max(0, segments - max(0, offset))
        signs = np.concatenate([part[:, _REACH + offset] for part in parts])[first:behind]
        start = _first_stretch(signs)
        if start is not None:
            stretches.append((first + start, abs(offset), offset))
    if not stretches:
        return None
    start, _, offset = min(stretches)
    return start, offset


def _first_stretch(signs: Integers) -> int | None:
    """Return where the first stretch begins whose signs add up to enough."""
    sums = np.append(0, np.cumsum(signs))
    lowest = np.minimum.accumulate(sums)
    enough = sums - lowest >= _SHIFTED
    if not enough.any():
        return None
    end = int(enough.argmax())
    return int(np.flatnonzero(sums[:end] == lowest[end])[-1])


def belong_together(
    costs: BeadCosts, way: Integers, segments: tuple[int, int], progress: Progress
) -> bool:
    """Tell whether aligned texts seem to be of the same content.

    They do if at least half of the longer one has a counterpart, and counterparts share far more
    than the segments around them do.

    Parameters
    ----------
    costs
        Of pairs.
    way
        Corners of the alignment.
    segments
        How many both texts have.
    progress
        Asked whether to stop.
    """
    starts, steps = way[:-1], np.diff(way, axis=0)
    both = steps.all(axis=1)
    longer = int(segments[1] > segments[0])
    if 2 * steps[both, longer].sum() < segments[longer]:
        return False
    columns = np.full(segments[0], -2 * _REACH)  # where there is nothing to share
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
    return bool(own > pairs * _TIMES * (others / max(1, cells) + _NEXT_TO_NOTHING))


def _pieces(segments: int) -> Iterator[range]:
    for start in range(0, max(1, segments), _TOGETHER):
        yield range(start, min(start + _TOGETHER, segments))
