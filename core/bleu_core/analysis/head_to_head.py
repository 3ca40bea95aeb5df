"""Two candidates segment by segment: the number of wins, and the largest leads."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bleu_core.analysis.segments import Rows, SegmentTable
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.rounding import ROUNDING


@dataclass(frozen=True)
class SegmentPair:
    """A segment as two candidates have it.

    Attributes
    ----------
    segment
        Its index among those compared, from 0.
    percent, rival_percent
        Sentence BLEU of both, 0 to 100.
    points
        The segment's part in the difference between the two scores.
    """

    segment: int
    percent: float
    rival_percent: float
    points: float


@dataclass(frozen=True)
class HeadToHead:
    """The comparison of two candidates by segment.

    Attributes
    ----------
    wins, ties, losses
        Number of segments in which the candidate scores higher, the same, or lower.
    ahead, behind
        The segments in which the candidate leads, and in which the rival does, with the largest
        parts in the difference between their scores; the largest part first.
    largest
        The largest of all parts, without its sign; it decides their decimals.
    """

    wins: int
    ties: int
    losses: int
    ahead: tuple[SegmentPair, ...]
    behind: tuple[SegmentPair, ...]
    largest: float


def head_to_head(
    table: SegmentTable,
    candidate: int,
    rival: int,
    *,
    most: int = 5,
    progress: Progress = SILENT,
) -> HeadToHead:
    """Compare two candidates by the sentence BLEU of their segments.

    Parameters
    ----------
    table
        The segments.
    candidate, rival
        Indices of candidates.
    most
        Number of the largest leads to return, in each direction.
    progress
        Receives the number of segments done, and can cancel.
    """
    own = table.column("bleu", candidate, progress=progress)
    other = table.column("bleu", rival, progress=progress)
    points = table.column("difference", candidate, rival, progress=progress)
    wins = np.flatnonzero(own - other > ROUNDING).astype(np.int32)
    losses = np.flatnonzero(other - own > ROUNDING).astype(np.int32)

    def leads(rows: Rows, *, descending: bool) -> tuple[SegmentPair, ...]:
        ordered = table.order("difference", candidate, rival, descending=descending, rows=rows)
        return tuple(
            SegmentPair(row, float(own[row]), float(other[row]), float(points[row]))
            for row in ordered[:most].tolist()
        )

    return HeadToHead(
        wins=len(wins),
        ties=len(table) - len(wins) - len(losses),
        losses=len(losses),
        ahead=leads(wins, descending=True),
        behind=leads(losses, descending=False),
        largest=float(np.abs(points).max(initial=0.0)),
    )
