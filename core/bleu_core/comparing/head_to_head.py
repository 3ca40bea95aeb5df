"""Two candidates segment by segment: the number of wins, and the largest differences."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bleu_core.comparing.segments import Numbers, Rows, SegmentTable
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
        BLEU of the segment, 0 to 100, with effective order.
    """

    segment: int
    percent: float
    rival_percent: float

    @property
    def difference(self) -> float:
        """The candidate's score minus the rival's, in points."""
        return self.percent - self.rival_percent


@dataclass(frozen=True)
class HeadToHead:
    """The comparison of two candidates by segment.

    Attributes
    ----------
    wins, ties, losses
        Number of segments in which the candidate scores higher, the same, or lower.
    ahead, behind
        The segments with the largest differences in the candidate's favor, and in the rival's; the
        largest difference first.
    """

    wins: int
    ties: int
    losses: int
    ahead: tuple[SegmentPair, ...]
    behind: tuple[SegmentPair, ...]


def head_to_head(
    table: SegmentTable,
    candidate: int,
    rival: int,
    *,
    most: int = 5,
    progress: Progress = SILENT,
) -> HeadToHead:
    """Compare two candidates by the BLEU of their segments.

    Parameters
    ----------
    table
        The segments.
    candidate, rival
        Indices of candidates.
    most
        Number of the segments that differ most to return, in each direction.
    progress
        Receives the number of segments done, and can cancel.
    """
    difference = table.column("difference", candidate, rival, progress=progress)
    own = table.column("bleu", candidate)
    other = table.column("bleu", rival)
    wins = np.flatnonzero(difference > ROUNDING).astype(np.int32)
    losses = np.flatnonzero(difference < -ROUNDING).astype(np.int32)

    def largest(rows: Rows, numbers: Numbers) -> tuple[SegmentPair, ...]:
        ordered = table.order(numbers, descending=True, rows=rows)[:most]
        return tuple(
            SegmentPair(row, float(own[row]), float(other[row])) for row in ordered.tolist()
        )

    return HeadToHead(
        wins=len(wins),
        ties=len(table) - len(wins) - len(losses),
        losses=len(losses),
        ahead=largest(wins, difference),
        behind=largest(losses, -difference),
    )
