"""Costs of aligning segments, from their lengths and the tokens they share.

Costs are negative log probabilities, as integers with `UNIT` to a nat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bleu_core.corpus.pairing.overlap import UNIT, Integers, Overlap
from bleu_core.progress import Progress

# Affine gap cost: opening a gap is expensive, extending it cheap, as lines go missing in runs.
GAP_OPEN = 7 * UNIT
GAP_EXTEND = 3 * UNIT
# Aligning two segments with one costs this, plus a share of the weight of the lighter of the two.
# Without that share, a segment missing in the other text would be joined with its neighbor: both
# are about the same topic, so they share tokens with what is there.
_JOIN = 10 * UNIT
_JOIN_SHARE = 0.3
# The lengths of a pair cost at most as much as extending a gap over both segments, so that a pair
# of dissimilar segments between good ones stays a pair.
_LENGTH_LIMIT = 2 * GAP_EXTEND
# Variance of a translation's length per character of the original, Gale & Church (1993).
_VARIANCE = 6.8
# Empty segments added before the first and after the last, so that indexing stays inside.
_MARGIN = 2


class BeadCosts:
    """Costs of aligning segments one to one, two to one and one to two.

    Parameters
    ----------
    candidate, reference
        Segments of the two texts.
    progress
        Asked whether to stop.

    Notes
    -----
    The length cost is that of Gale & Church (1993), "A program for aligning sentences in
    bilingual corpora"; the weight of shared tokens is subtracted from it.
    """

    def __init__(
        self, *, candidate: Sequence[str], reference: Sequence[str], progress: Progress
    ) -> None:
        self.overlap = Overlap(candidate=candidate, reference=reference, progress=progress)
        self._lengths = [
            np.pad(lengths, _MARGIN) for lengths in _comparable_lengths(reference, candidate)
        ]
        self._weights = [
            np.pad(weights, _MARGIN)
            for weights in (self.overlap.reference_weights, self.overlap.candidate_weights)
        ]

    def block(self, rows: range, columns: range) -> tuple[Integers, Integers, Integers]:
        """Return the costs of all beads that begin in a block of segments.

        Parameters
        ----------
        rows, columns
            Segments of the reference and of the candidate; may start at -2.

        Returns
        -------
        tuple
            Costs of one to one, two to one and one to two, each of shape (rows, columns). The
            last row of the second and the last column of the third are meaningless.
        """
        first = np.full(len(rows), columns.start)
        shared, reference_twice, candidate_twice = (
            weights.block(rows, first, len(columns))
            for weights in (
                self.overlap.pairs,
                self.overlap.reference_twice,
                self.overlap.candidate_twice,
            )
        )
        ours, our_next, our_join = self._sides(0, rows)
        theirs, their_next, their_join = self._sides(1, columns)
        pairs = _length_cost(ours[:, None], theirs) - shared
        joined = _length_cost((ours + our_next)[:, None], theirs) - shared + our_join[:, None]
        joined[:-1] -= shared[1:] - reference_twice[:-1]
        split = _length_cost(ours[:, None], theirs + their_next) - shared + their_join
        split[:, :-1] -= shared[:, 1:] - candidate_twice[:, :-1]
        return pairs, joined, split

    def beside(self, rows: range, columns: Integers, reach: int) -> Integers:
        """Return the costs of pairing segments with the neighbors of their counterparts.

        Parameters
        ----------
        rows
            Segments of the reference.
        columns
            Shape (rows,): their counterparts in the candidate.
        reach
            Number of neighbors on either side.

        Returns
        -------
        NDArray
            Shape (rows, 2 * reach + 1); the middle column is for the counterparts themselves.
        """
        first, width = columns - reach, 2 * reach + 1
        ours, theirs = self._lengths
        ours = ours[rows.start + _MARGIN : rows.stop + _MARGIN]
        theirs = theirs.take(first[:, None] + np.arange(width) + _MARGIN, mode="clip")
        return _length_cost(ours[:, None], theirs) - self.overlap.pairs.block(rows, first, width)

    def _sides(
        self, side: int, segments: range
    ) -> tuple[NDArray[np.float64], NDArray[np.float64], Integers]:
        """Return the lengths of segments and of the next ones, and what joining the two costs."""
        own = slice(segments.start + _MARGIN, segments.stop + _MARGIN)
        following = slice(own.start + 1, own.stop + 1)
        lengths, weights = self._lengths[side], self._weights[side]
        lighter = np.minimum(weights[own], weights[following])
        join = _JOIN + np.rint(_JOIN_SHARE * lighter).astype(np.int64)
        return lengths[own], lengths[following], join


def _comparable_lengths(*texts: Sequence[str]) -> list[NDArray[np.float64]]:
    """Return the lengths in characters, scaled so that both texts have the same mean.

    The geometric mean: missing segments and a few very long ones hardly move it.
    """
    lengths = [np.array([len(segment) for segment in text], np.float64) for text in texts]
    means = [np.exp(np.log(own[own > 0]).mean()) if np.any(own > 0) else 1.0 for own in lengths]
    return [own * max(means) / mean for own, mean in zip(lengths, means, strict=True)]


def _length_cost(ours: NDArray[Any], theirs: NDArray[Any]) -> Integers:
    """Return the cost of aligning texts of these lengths."""
    difference = ours - theirs
    cost = UNIT * difference * difference / (_VARIANCE * (ours + theirs + 1.0))
    whole: Integers = np.rint(np.minimum(cost, _LENGTH_LIMIT)).astype(np.int64)
    return whole
