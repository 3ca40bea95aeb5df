"""Ratings by several people: what each of them gave, and where they agree.

People judge a sample of the segments, and not all judge the same ones. Whatever is computed rests
on the segments that were judged; nothing stands for the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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

    @classmethod
    def of(cls, scores: Mapping[str, NDArray[np.float64]]) -> Ratings | None:
        """Return the scores by the names of people; None if nobody is named."""
        import numpy as np

        return cls((*scores,), SegmentRows(np.column_stack([*scores.values()]))) if scores else None

    def of_person(self, name: str) -> NDArray[np.float64]:
        """Return the scores that somebody gave."""
        import numpy as np

        return self.rows.array[:, self.people.index(name)].astype(np.float64)


def summed(rows: NDArray[np.float64], places: Sequence[Sequence[int]]) -> NDArray[np.float64]:
    """Return the sums of the rows at these places; 0 where there is no place."""
    import numpy as np

    flat = np.fromiter((place for own in places for place in own), np.intp)
    owners = np.repeat(np.arange(len(places)), [*map(len, places)])
    found = np.zeros((len(places), rows.shape[1]))
    np.add.at(found, owners, rows[flat])
    return found


def ratings_at(ratings: Ratings, places: Sequence[Sequence[int]]) -> Ratings:
    """Return the ratings of segments that consist of those at these places: their means."""
    import numpy as np

    scores = ratings.rows.array
    known = ~np.isnan(scores)
    with np.errstate(invalid="ignore"):
        means = summed(np.where(known, scores, 0), places) / summed(known.astype(float), places)
    return Ratings(ratings.people, SegmentRows(means))


def judged_in_all(rows: Sequence[SegmentRows]) -> NDArray[np.bool_]:
    """Return the segments that have a score in each of these rows of a given metric."""
    import numpy as np

    judged: NDArray[np.bool_] = np.logical_and.reduce([own.array[:, 1] > 0 for own in rows])
    return judged


def agreement(one: Ratings, other: Ratings) -> tuple[int, int]:
    """Return in how many segments those who rated both systems agree which one is better.

    They agree if all of them prefer the same one, or none of them prefers any.

    Returns
    -------
    tuple
        That number, and the number of segments in which two people or more rated both.
    """
    import numpy as np

    people = [name for name in one.people if name in other.people]
    if len(people) < 2:
        return 0, 0
    signs = np.sign(
        np.column_stack([one.of_person(name) - other.of_person(name) for name in people])
    )
    signs = signs[(~np.isnan(signs)).sum(axis=1) > 1]
    same = np.nanmin(signs, axis=1) == np.nanmax(signs, axis=1) if len(signs) else []
    return int(np.sum(same)), len(signs)
