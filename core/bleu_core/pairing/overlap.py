"""Lexical overlap of segments: the tokens they share, weighted by rarity."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from bleu_core.pairing.content_tokens import tokens_of
from bleu_core.progress import Progress

Integers = NDArray[np.int64]

UNIT = 16
"""One nat. Weights are integers, so that sums do not depend on their order."""


# Tokens that occur in more than this number and more than this share of all segments are ignored:
# they are hardly evidence, and would fill the matrices.
_FREQUENT_COUNT = 20
_FREQUENT_SHARE = 0.05
# Number of shared tokens summed per NumPy call, which bounds memory.
_TOKENS_PER_CALL = 2**20


@dataclass(frozen=True, eq=False)
class _Occurrences:
    """The tokens of each segment of a text, each token once per segment.

    Attributes
    ----------
    tokens, segments
        Shape (occurrences,): token and segment of each occurrence, ordered by segment.
    """

    tokens: Integers
    segments: Integers

    def __getitem__(self, chosen: NDArray[np.bool_]) -> _Occurrences:
        return _Occurrences(self.tokens[chosen], self.segments[chosen])

    def shared_with_next(self) -> _Occurrences:
        """Return the occurrences whose token is also in the next segment."""
        width = int(self.tokens.max(initial=0)) + 1
        keys = self.segments * width + self.tokens
        return self[np.isin(keys + width, keys, assume_unique=True)]


class Overlap:
    """Weights of the tokens shared by segments of a reference and of a candidate.

    Parameters
    ----------
    candidate, reference
        Segments of the two texts.
    progress
        Used for cancellation.

    Attributes
    ----------
    pairs
        Weights of the tokens that a reference segment shares with a candidate segment.
    reference_twice
        The same for tokens that also occur in the next segment of the reference.
    candidate_twice
        The same for tokens that also occur in the next segment of the candidate.
    reference_weights, candidate_weights
        Shape (segments,): total weight of each segment's tokens, shared or not.

    Notes
    -----
    A token's weight is its inverse document frequency, log((segments + 1) / segments with it), in
    units of `UNIT`. Tokens of only one text weigh nothing, nor do tokens in more than a twentieth
    of the segments, which keeps the matrices sparse.
    """

    def __init__(
        self, *, candidate: Sequence[str], reference: Sequence[str], progress: Progress
    ) -> None:
        size = len(reference), len(candidate)
        numbers: dict[str, int] = {}
        ours, theirs = (_occurrences(text, numbers, progress) for text in (reference, candidate))
        counts = [np.bincount(text.tokens, minlength=len(numbers)) for text in (ours, theirs)]
        most = np.maximum(*counts)
        used = np.minimum(*counts) > 0
        used &= most <= max(_FREQUENT_COUNT, _FREQUENT_SHARE * max(size))
        weights = np.rint(UNIT * np.log((max(size) + 1) / np.maximum(most, 1)))
        self._once = used & (most == 1)
        self._ours, self._theirs = (text[used[text.tokens]] for text in (ours, theirs))
        self.reference_weights, self.candidate_weights = (
            np.bincount(text.segments, weights[text.tokens], segments).astype(np.int64)
            for text, segments in zip((self._ours, self._theirs), size, strict=True)
        )
        progress.check()
        self.pairs = SharedWeights(self._ours, self._theirs, weights, size)
        progress.check()
        both = self._ours.shared_with_next()
        self.reference_twice = SharedWeights(both, self._theirs, weights, size)
        progress.check()
        both = self._theirs.shared_with_next()
        self.candidate_twice = SharedWeights(self._ours, both, weights, size)

    def unique(self) -> list[tuple[int, int]]:
        """Return the pairs of segments that share a token found nowhere else in either text.

        The pairs are in the order of the reference, at most one for each of its segments.
        """
        ours, theirs = (text[self._once[text.tokens]] for text in (self._ours, self._theirs))
        segment_with = np.zeros(len(self._once), np.int64)
        segment_with[theirs.tokens] = theirs.segments
        segments, first = np.unique(ours.segments, return_index=True)
        return list(zip(segments.tolist(), segment_with[ours.tokens[first]].tolist(), strict=True))


def _occurrences(
    segments: Sequence[str], numbers: dict[str, int], progress: Progress
) -> _Occurrences:
    """Return the tokens of the segments as numbers, and add new tokens to `numbers`."""
    tokens = array("q")
    lengths = np.empty(len(segments), np.int64)
    for index, segment in enumerate(segments):
        progress.check()  # for every segment, as one can be very long
        distinct = tokens_of(segment)
        tokens.extend([numbers.setdefault(token, len(numbers)) for token in distinct])
        lengths[index] = len(distinct)
    return _Occurrences(np.array(tokens, np.int64), np.repeat(np.arange(len(segments)), lengths))


class SharedWeights:
    """A sparse matrix with the total weight of the tokens that two segments share.

    Parameters
    ----------
    rows, columns
        Tokens of the segments of the reference and of the candidate.
    weights
        Weight of each token.
    size
        Number of segments in the reference and in the candidate.
    """

    def __init__(
        self,
        rows: _Occurrences,
        columns: _Occurrences,
        weights: NDArray[np.float64],
        size: tuple[int, int],
    ) -> None:
        self._rows = rows
        self._starts = np.searchsorted(rows.segments, np.arange(size[0] + 1))
        self._weights = weights
        self._columns = size[1]
        # An inverted index: sorted by token, then by segment.
        self._keys = np.sort(columns.tokens * self._columns + columns.segments)

    def block(self, rows: range, first_columns: Integers, width: int) -> Integers:
        """Return `width` columns of each row, from the row's own first column.

        Rows and columns outside the texts are zero.
        """
        inside = np.clip([rows.start, rows.stop], 0, len(self._starts) - 1)
        chosen = slice(*self._starts[inside])
        tokens = self._rows.tokens[chosen]
        row = self._rows.segments[chosen] - rows.start
        first = first_columns[row]
        before = tokens * self._columns
        low = np.searchsorted(self._keys, before + np.clip(first, 0, self._columns))
        high = np.searchsorted(self._keys, before + np.clip(first + width, 0, self._columns))
        cells = row * width - first - before  # plus a key: index into `sums`
        sums = np.zeros(len(rows) * width)
        for piece in _pieces(high - low):
            counts = (high - low)[piece]
            places = np.repeat(low[piece] - np.cumsum(counts) + counts, counts)
            places += np.arange(len(places))
            indices = np.repeat(cells[piece], counts) + self._keys[places]
            sums += np.bincount(indices, np.repeat(self._weights[tokens[piece]], counts), len(sums))
        return sums.astype(np.int64).reshape(len(rows), width)


def _pieces(counts: Integers) -> Iterator[slice]:
    """Yield slices, each with about as many shared tokens as are summed per call."""
    sums = np.cumsum(counts)
    ends = np.searchsorted(sums, np.arange(0, sums[-1:].sum(), _TOKENS_PER_CALL))
    borders = [*np.unique(ends).tolist(), len(counts)]
    yield from (slice(*border) for border in pairwise(borders))
