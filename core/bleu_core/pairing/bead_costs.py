"""Costs of aligning segments, from their lengths and the tokens they share.

Costs are negative log probabilities, as integers with `UNIT` to a nat. For example, “Der Hund
bellt.” (15 characters) beside “Der Hund bellt laut.” (20) costs 25 / (6.8 × 36) = 0.1 nats for the
lengths, less the weights of the tokens that both have: log(1001 / 1) = 6.9 for “bellt” if only one
of 1000 segments has it. A pair of unrelated segments shares nothing and costs up to 6 nats. That is
what a gap costs that goes on, so such a pair is preferred to opening a gap, which costs 7 more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bleu_core.pairing.overlap import UNIT, Integers, Overlap
from bleu_core.progress import Progress

# Characters at the end of a line that ends with a sentence.
_ENDS = tuple('.!?…。！？"”»')


# Costs of opening a gap, and of each segment in it. Opening is expensive and extending cheap, as
# lines go missing in runs.
GAP_OPEN = 7 * UNIT
GAP_EXTEND = 3 * UNIT
# Greatest cost of the lengths of a pair. It equals extending a gap over both segments, so that two
# dissimilar segments between good pairs stay a pair.
_LENGTH_LIMIT = 2 * 3 * UNIT
# Variance of a translation's length per character of the original, from Gale & Church (1993).
_LENGTH_VARIANCE = 6.8
# Least number of aligned segments that must be joined for a text to be wrapped.
_WRAPPED_COUNT = 3
# A text is wrapped if at least one in this many aligned segments is joined.
_SEGMENTS_PER_JOIN = 10


@dataclass(frozen=True)
class Joining:
    """Costs of aligning several segments of one text with one segment of the other.

    Attributes
    ----------
    most
        Greatest number of segments that may be joined.
    first, further
        Costs of joining two segments, and of each additional segment.
    share
        Further cost: this share of the weight of the lighter of two neighbors. Without it, a
        segment missing in the other text would be joined with its neighbor: both are about the
        same topic, so they share tokens with their counterpart.
    after_end
        Further cost after a segment that ends with a sentence.
    """

    most: int
    first: int
    further: int
    share: float
    after_end: int


ORDINARY = Joining(most=5, first=10 * UNIT, further=5 * UNIT, share=0.3, after_end=0)
WRAPPED = Joining(most=10, first=2 * UNIT, further=2 * UNIT, share=0.0, after_end=8 * UNIT)

# Empty segments added before the first and after the last, so that no index is out of range.
MARGIN = max(ORDINARY.most, WRAPPED.most)


class BeadCosts:
    """Costs of aligning segments one to one, several to one and one to several.

    Parameters
    ----------
    candidate, reference
        Segments of the two texts.
    progress
        Used for cancellation.

    Attributes
    ----------
    overlap
        The tokens the segments share.
    joining
        Costs of joining segments, and the greatest number of segments that may be joined.

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
            np.pad(lengths, MARGIN) for lengths in _comparable_lengths(reference, candidate)
        ]
        self._weights = [
            np.pad(weights, MARGIN)
            for weights in (self.overlap.reference_weights, self.overlap.candidate_weights)
        ]
        self._ends = [
            np.pad(np.fromiter(map(_ends_sentence, text), bool, len(text)), MARGIN)
            for text in (reference, candidate)
        ]
        self.joining = ORDINARY

    @property
    def is_wrapped(self) -> bool:
        """Whether the costs are those of a text that is wrapped."""
        return self.joining is WRAPPED

    def fitted(self, path: Integers) -> BeadCosts:
        """Return the costs that fit an alignment made with these costs.

        They differ only if a text turns out to be wrapped. Then joining is cheap, and lengths are
        compared with those of the aligned segments, not with the other text's average.
        """
        starts, ends = path[:-1].T, path[1:].T
        both = (ends > starts).all(axis=0)
        joined = np.count_nonzero((ends - starts)[:, both].max(axis=0, initial=1) > 1)
        if joined < max(_WRAPPED_COUNT, np.count_nonzero(both) / _SEGMENTS_PER_JOIN):
            return self
        fitted = copy(self)
        fitted.joining = WRAPPED
        sums = [np.append(0, np.cumsum(lengths[MARGIN:])) for lengths in self._lengths]
        ours, theirs = (
            sums_of[end] - sums_of[start]
            for sums_of, start, end in zip(sums, starts, ends, strict=True)
        )
        both &= (ours > 0) & (theirs > 0)
        if both.any():
            scale = np.exp(np.log(ours[both] / theirs[both]).mean())
            fitted._lengths = [self._lengths[0], self._lengths[1] * scale]
        return fitted

    def block(self, rows: range, columns: range) -> BlockCosts:
        """Return the costs of all beads that begin in a block of segments.

        Parameters
        ----------
        rows, columns
            Segments of the reference and of the candidate. They may start up to `MARGIN` before
            the first segment.
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
        ours, theirs = self._side(0, rows), self._side(1, columns)
        pairs = _length_cost(ours.lengths[:, None], theirs.lengths) - shared
        # The costs of joining, without the lengths. Each line after the first shares its tokens;
        # tokens that its neighbor shares as well count once.
        down = np.zeros_like(shared)
        down[1:] = ours.joins[:-1, None] - shared[1:] + reference_twice[:-1]
        across = np.zeros_like(shared)
        across[:, 1:] = theirs.joins[:-1] - shared[:, 1:] + candidate_twice[:, :-1]
        return BlockCosts(
            pairs,
            list(self._joined(shared, down, ours, theirs)),
            [costs.T for costs in self._joined(shared.T, across.T, theirs, ours)],
        )

    def _side(self, side: int, segments: range) -> _Side:
        here = slice(segments.start + MARGIN, segments.stop + MARGIN)
        following = slice(here.start + 1, here.stop + 1)
        weights = self._weights[side]
        lighter = np.minimum(weights[here], weights[following])
        joins = np.rint(self.joining.share * lighter).astype(np.int64)
        joins += self.joining.further + self.joining.after_end * self._ends[side][here]
        return _Side(self._lengths[side][here], joins)

    def _joined(
        self, shared: Integers, further: Integers, side: _Side, other: _Side
    ) -> Iterator[Integers]:
        """Yield the costs of aligning two, three, … successive rows with one column.

        Parameters
        ----------
        shared
            Weight of the tokens that each row shares with each column.
        further
            Cost, without the lengths, of joining each row with the row before.
        side, other
            The rows and the columns.
        """
        costs = self.joining.first - self.joining.further - shared
        lengths = side.lengths.copy()
        for more in range(1, self.joining.most):
            costs[:-more] += further[more:]
            lengths[:-more] += side.lengths[more:]
            yield costs + _length_cost(lengths[:, None], other.lengths)


class BlockCosts(NamedTuple):
    """Costs of the beads that begin in a block, each of shape (rows, columns).

    Attributes
    ----------
    pairs
        One to one.
    joined, split
        Two, three, … of the reference to one, and one to two, three, … of the candidate. Costs of
        beads that would end outside the block are meaningless.
    """

    pairs: Integers
    joined: Sequence[Integers]
    split: Sequence[Integers]


class _Side(NamedTuple):
    """Lengths of segments, and the cost of joining each with the next one."""

    lengths: NDArray[np.float64]
    joins: Integers


def _comparable_lengths(*texts: Sequence[str]) -> list[NDArray[np.float64]]:
    """Return the lengths in characters, scaled so that both texts have the same geometric mean.

    Missing segments and a few very long ones hardly change the geometric mean.
    """
    lengths = [np.array([len(segment) for segment in text], np.float64) for text in texts]
    means = [
        np.exp(np.log(text_lengths[text_lengths > 0]).mean()) if np.any(text_lengths > 0) else 1.0
        for text_lengths in lengths
    ]
    return [
        text_lengths * max(means) / mean for text_lengths, mean in zip(lengths, means, strict=True)
    ]


def _ends_sentence(segment: str) -> bool:
    segment = segment.rstrip()
    return not segment or segment.endswith(_ENDS)


def _length_cost(ours: NDArray[Any], theirs: NDArray[Any]) -> Integers:
    """Return the cost of aligning texts of these lengths."""
    difference = ours - theirs
    cost = UNIT * difference * difference / (_LENGTH_VARIANCE * (ours + theirs + 1.0))
    rounded: Integers = np.rint(np.minimum(cost, _LENGTH_LIMIT)).astype(np.int64)
    return rounded
