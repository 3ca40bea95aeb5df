"""Ratings by several people: what each of them gave, and where they agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bleu_core.scoring.segment_rows import SegmentRows

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Ratings:
    """The scores that people gave a candidate.

    Attributes
    ----------
    people
        Their names.
    rows
        For each segment, the score of each of them; NaN where they gave none.
    """

    people: tuple[str, ...]
    rows: SegmentRows = field(repr=False, compare=False)

    def at(self, places: Sequence[Sequence[int]]) -> Ratings:
        """Return the ratings of segments that consist of those at these places: their means."""
        import numpy as np

        known = ~np.isnan(self.rows.array)
        sums = summed(np.nan_to_num(self.rows.array), places)
        with np.errstate(invalid="ignore"):
            return Ratings(self.people, SegmentRows(sums / summed(known, places)))


def summed(rows: NDArray[np.generic], places: Sequence[Sequence[int]]) -> NDArray[np.float64]:
    """Return the sums of the rows at these places; 0 where there is no place."""
    import numpy as np

    found = np.zeros((len(places), rows.shape[1]))
    owners = np.repeat(np.arange(len(places)), [*map(len, places)])
    np.add.at(found, owners, rows[[place for own in places for place in own]])
    return found


def agreement(one: Ratings, other: Ratings) -> tuple[int, int]:
    """Return in how many segments those who rated both systems agree which one is better.

    They agree if all of them prefer the same one, or none of them prefers any. The second number is
    that of the segments in which two people or more rated both.
    """
    import numpy as np

    people = [name for name in one.people if name in other.people]
    if len(people) < 2:
        return 0, 0
    own, rival = (
        each.rows.array[:, [each.people.index(name) for name in people]] for each in (one, other)
    )
    signs = np.sign(own - rival)
    signs = signs[(~np.isnan(signs)).sum(axis=1) > 1]
    # Of no rows, NumPy finds no minimum.
    same = len(signs) and np.sum(np.nanmin(signs, axis=1) == np.nanmax(signs, axis=1))
    return int(same), len(signs)
