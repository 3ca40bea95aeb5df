"""The choice and order of the segments to show."""

from __future__ import annotations

from dataclasses import dataclass

from bleu_core.analysis import segments as comparing_segments
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
    among
        Only segments that are in all of these masks, such as those with a comment.
    found
        Only segments with the search text; None if nothing is searched for.
    column
        The column to sort by; None for the order of the text.
    descending
        Whether the largest number comes first.
    """

    candidate: int = 0
    rival: int | None = None
    filters: frozenset[comparing_segments.Filter] = frozenset()
    among: tuple[comparing_segments.Mask, ...] = ()
    found: comparing_segments.Mask | None = None
    column: comparing_segments.SegmentColumn | None = None
    descending: bool = False

    @property
    def conditions(self) -> int:
        """The number of conditions that a segment has to meet."""
        return len(self.filters) + len(self.among) + (self.found is not None)

    def answer(self, table: comparing_segments.SegmentTable, progress: Progress) -> Answer:
        """Return the segments to show; to be called in a worker."""
        import numpy as np

        masks = [
            *(
                table.selected(name, self.candidate, self.rival, progress=progress)
                for name in sorted(self.filters)
            ),
            *self.among,
        ]
        selected = np.ones(len(table), bool)
        for mask in masks:
            selected &= mask
        filtered = int(selected.sum())
        if self.found is not None:
            selected &= self.found
        rows = np.flatnonzero(selected).astype(np.int32)
        progress.check()
        if self.column is not None:
            rows = table.order(
                self.column,
                self.candidate,
                self.rival,
                descending=self.descending,
                rows=rows,
                progress=progress,
            )
        elif self.descending:
            rows = rows[::-1].copy()
        matches = 0 if self.found is None else int(self.found.sum())
        return Answer(rows, filtered, hidden=matches if filtered and not len(rows) else 0)


@dataclass(frozen=True, eq=False)
class Answer:
    """The answer to a query.

    Attributes
    ----------
    rows
        The segments to show, in their order.
    filtered
        The number of segments that meet every condition but the search.
    hidden
        The number of matches if the other conditions hide all of them, else 0.
    """

    rows: comparing_segments.Rows
    filtered: int = 0
    hidden: int = 0
