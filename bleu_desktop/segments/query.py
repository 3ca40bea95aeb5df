"""The choice and order of the segments to show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bleu_core.comparing.segments import Column, Filter, Mask, Rows, SegmentTable
    from bleu_core.progress import Progress


@dataclass(frozen=True, eq=False)
class Query:
    """The choice and order of the segments to show.

    Attributes
    ----------
    candidate, rival
        Indices of candidates.
    filters
        Only segments that all of these select.
    bins
        Only segments whose sentence BLEU is in one of these bins of the distribution; all if empty.
    among
        Only segments that are in all of these masks, such as those with a match or a comment.
    column
        The column to sort by; None for the order of the text.
    descending
        Whether the largest number comes first.
    """

    candidate: int = 0
    rival: int | None = None
    filters: frozenset[Filter] = frozenset()
    bins: frozenset[int] = frozenset()
    among: tuple[Mask, ...] = ()
    column: Column | None = None
    descending: bool = False

    def rows(self, table: SegmentTable, progress: Progress) -> Rows:
        """Return the segments to show, in their order; to be called in a worker."""
        import numpy as np

        from bleu_core.comparing.segments import bins

        masks = [
            *(
                table.selected(name, self.candidate, self.rival, progress=progress)
                for name in sorted(self.filters)
            ),
            *self.among,
        ]
        if self.bins:
            scores = table.column("bleu", self.candidate, progress=progress)
            masks.append(np.isin(bins(scores), list(self.bins)))
        if masks:
            rows = np.flatnonzero(np.logical_and.reduce(masks)).astype(np.int32)
        else:
            rows = np.arange(len(table), dtype=np.int32)
        progress.check()
        if self.column is None:
            return rows[::-1].copy() if self.descending else rows
        return table.order(
            self.column,
            self.candidate,
            self.rival,
            descending=self.descending,
            rows=rows,
            progress=progress,
        )
