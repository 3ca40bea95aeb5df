"""What it costs that segments belong together: by their lengths and by what they share.

Costs are negative logarithms of probabilities, in parts of `UNIT`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bleu_core.corpus.pairing.overlap import UNIT, Integers, Overlap
from bleu_core.progress import Progress

# A gap is dear, a longer one hardly dearer: lines go missing together.
GAP_OPEN = 7 * UNIT
GAP_EXTEND = 3 * UNIT
# Two segments for one cost this, and the more the more they would have to share: part of what the
# lighter of the two weighs. Else a missing segment would be joined with its neighbor, as
# neighbors are about the same.
_JOIN = 10 * UNIT
_JOIN_SHARE = 0.3
# A pair costs at most what leaving out both does, so that unlike segments in between stay paired.
_LENGTH_LIMIT = 2 * GAP_EXTEND
# Variance of a translation's length per character of the original, Gale & Church (1993).
_VARIANCE = 6.8
# So many empty segments stand before the first and after the last.
_MARGIN = 2


class BeadCosts:
    """Costs of pairing segments one to one, two to one and one to two.

    Parameters
    ----------
    candidate, reference
        Their segments.
    progress
        Asked whether to stop.

    Notes
    -----
    Lengths cost what they do in Gale & Church (1993), "A program for aligning sentences in
    bilingual corpora"; the weight of shared tokens is taken off.
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
        """Return the costs of beads that begin at segments of the reference and the candidate.

        Parameters
        ----------
        rows, columns
            Segments of the reference and the candidate; two before the first may be among them.

        Returns
        -------
        tuple
            Costs of pairs, of two of the reference for one, and of one for two of the candidate,
            each of shape (rows, columns). The last row of the second and the last column of the
            third mean nothing.
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
        ours, our_next, our_toll = self._sides(0, rows)
        theirs, their_next, their_toll = self._sides(1, columns)
        pairs = _length_cost(ours[:, None], theirs) - shared
        joined = _length_cost((ours + our_next)[:, None], theirs) - shared + our_toll[:, None]
        joined[:-1] -= shared[1:] - reference_twice[:-1]
        split = _length_cost(ours[:, None], theirs + their_next) - shared + their_toll
        split[:, :-1] -= shared[:, 1:] - candidate_twice[:, :-1]
        return pairs, joined, split

    def beside(self, rows: range, columns: Integers, reach: int) -> Integers:
        """Return the costs of pairing segments with those up to `reach` beside their own.

        Parameters
        ----------
        rows
            Segments of the reference.
        columns
            Shape (rows,): those of the candidate that are their own.
        reach
            How far beside.

        Returns
        -------
        NDArray
            Shape (rows, 2 * reach + 1); the middle column is their own.
        """
        first, width = columns - reach, 2 * reach + 1
        ours, theirs = self._lengths
        ours = ours[rows.start + _MARGIN : rows.stop + _MARGIN]
        theirs = theirs.take(first[:, None] + np.arange(width) + _MARGIN, mode="clip")
        return _length_cost(ours[:, None], theirs) - self.overlap.pairs.block(rows, first, width)

    def _sides(
        self, side: int, segments: range
    ) -> tuple[NDArray[np.float64], NDArray[np.float64], Integers]:
        """Return the lengths of the segments and of their next ones, and the cost of joining."""
        own = slice(segments.start + _MARGIN, segments.stop + _MARGIN)
        following = slice(own.start + 1, own.stop + 1)
        lengths, weights = self._lengths[side], self._weights[side]
        lighter = np.minimum(weights[own], weights[following])
        toll = _JOIN + np.rint(_JOIN_SHARE * lighter).astype(np.int64)
        return lengths[own], lengths[following], toll


def _comparable_lengths(*texts: Sequence[str]) -> list[NDArray[np.float64]]:
    """Return the segments' characters, as many as they would be in the text with the longer ones.

    By the mean of logarithms, which neither missing segments nor a few long ones move.
    """
    lengths = [np.array([len(segment) for segment in text], np.float64) for text in texts]
    means = [np.exp(np.log(own[own > 0]).mean()) if np.any(own > 0) else 1.0 for own in lengths]
    return [own * max(means) / mean for own, mean in zip(lengths, means, strict=True)]


def _length_cost(ours: NDArray[Any], theirs: NDArray[Any]) -> Integers:
    """Return what it costs that a text of one length stands for one of the other."""
    difference = ours - theirs
    cost = UNIT * difference * difference / (_VARIANCE * (ours + theirs + 1.0))
    whole: Integers = np.rint(np.minimum(cost, _LENGTH_LIMIT)).astype(np.int64)
    return whole
