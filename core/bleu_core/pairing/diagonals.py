"""Comparison of aligned segments with their neighbors, to see whether a shifted pairing fits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from bleu_core.pairing.bead_costs import BeadCosts
from bleu_core.pairing.overlap import UNIT, Integers
from bleu_core.progress import Progress, Stage


@dataclass(frozen=True)
class DiagonalTuning:
    """Values that the comparison with neighbors depends on; evidence and weights in `UNIT`.

    Attributes
    ----------
    reach
        Number of neighbors compared on either side; the greatest shift that is found.
    segments_per_call
        Number of segments handled per NumPy call.
    evidence_limit
        Greatest evidence of one segment for or against a shift, 8 nats, so that no single segment
        decides.
    chance
        Evidence subtracted for each segment, 3 nats: unrelated segments differ by as much.
    shift_evidence
        Total evidence from which on a stretch is shifted, 40 nats.
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
    evidence_limit: int = 8 * UNIT
    chance: int = 3 * UNIT
    shift_evidence: int = 40 * UNIT
    related_ratio: int = 4
    near: int = 2
    least_shared: float = 0.1 * UNIT


TUNING = DiagonalTuning()


def first_shift(costs: BeadCosts, segments: int, progress: Progress) -> tuple[int, int] | None:
    """Find the first stretch that fits the candidate better at another offset.

    Parameters
    ----------
    costs
        Bead costs of the two texts.
    segments
        Number of segments in each text.
    progress
        Receives the number of segments done.

    Returns
    -------
    tuple or None
        The stretch's first segment in the reference, and the offset of its counterpart in the
        candidate.
    """
    reach, limit = TUNING.reach, TUNING.evidence_limit
    own = np.arange(segments)
    parts = []
    for rows in _pieces(segments):
        beside = costs.beside(rows, own[rows.start : rows.stop], reach)
        gains = beside[:, reach, None] - beside
        parts.append(np.clip(gains, -limit, limit) - TUNING.chance)
        progress.step(Stage.PAIRING, rows.stop, segments)
    stretches = []
    for offset in range(-reach, reach + 1):
        first, end = max(0, -offset), max(0, segments - max(0, offset))
        evidence = np.concatenate([part[:, reach + offset] for part in parts])[first:end]
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
    is_shifted = sums - lowest >= TUNING.shift_evidence
    if not is_shifted.any():
        return None
    end = int(is_shifted.argmax())
    return int(np.flatnonzero(sums[:end] == lowest[end])[-1])


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
