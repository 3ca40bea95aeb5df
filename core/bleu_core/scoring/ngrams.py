"""Count matching n-grams of all orders with a single sort of token ids.

Each token becomes a key: the segment, the token, the following tokens, and the document. Every
n-gram is a prefix of such a key, so after sorting, equal n-grams of a segment are adjacent, for
all orders. Nothing is hashed, so the counts are exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bleu_core.scoring.token_ids import number_within

Counts = NDArray[np.int64]
Positions = NDArray[np.int64]


def count_matches(
    numbers: Counts, lengths: Counts, *, candidates: int, max_order: int, pooled: bool
) -> Counts:
    """Count the n-grams that candidates share with references.

    Parameters
    ----------
    numbers
        Shape (tokens,): token ids from 1, equal for equal tokens of a segment; first those of the
        first document, then those of the second, …
    lengths
        Shape (documents, segments): tokens in each segment. Candidates come before references.
    candidates
        Number of the documents that are candidates.
    max_order
        The longest n-grams counted.
    pooled
        Whether n-grams are clipped to their maximum count in any reference (as in BLEU), or each
        reference is counted separately (as in chrF).

    Returns
    -------
    NDArray
        Shape (candidates, 1, segments, max_order), with the references in place of the 1 unless
        pooled; int64.
    """
    documents, segments = lengths.shape
    references = 1 if pooled else documents - candidates
    matched = np.zeros((candidates, references, segments, max_order), np.int64)
    if not len(numbers):
        return matched
    keys = _sorted_keys(numbers, lengths, max_order, candidates)
    seen = _seen(keys.documents, documents)
    for order in range(1, max_order + 1):
        borders = np.append(keys.starts(order), len(keys.documents))
        # Most n-grams occur only once and so cannot match.
        runs = np.flatnonzero(np.diff(borders) > 1)
        starts, ends = borders[runs], borders[runs + 1]
        counts = [tokens[ends] - tokens[starts] for tokens in seen]
        of_references = counts[candidates:]
        if pooled:
            of_references = [reduce(np.maximum, of_references)]
        groups = keys.segments(starts)
        for candidate in range(candidates):
            for reference in range(references):
                shared = np.minimum(counts[candidate], of_references[reference])
                # bincount adds up floats, which is exact for small integers.
                matched[candidate, reference, :, order - 1] = np.bincount(groups, shared, segments)
    return matched


class DistinctNgrams(NamedTuple):
    """The distinct n-grams of each segment, all of the same order.

    Attributes
    ----------
    positions
        Shape (n-grams,): index of the first token of one occurrence of each.
    segments
        Shape (n-grams,): the segment of each.
    counts
        Shape (documents, n-grams): number of occurrences in each document's segment.
    """

    positions: Positions
    segments: Positions
    counts: Counts


def distinct_ngrams(
    numbers: Counts, lengths: Counts, *, candidates: int, max_order: int
) -> Iterator[DistinctNgrams]:
    """Yield, for order 1, 2, …, the distinct n-grams of each segment, and their counts.

    Parameters
    ----------
    numbers, lengths, candidates, max_order
        See `count_matches`.
    """
    documents = len(lengths)
    if not len(numbers):
        none = np.empty(0, np.int64)
        yield from [DistinctNgrams(none, none, np.empty((documents, 0), np.int64))] * max_order
        return
    keys = _sorted_keys(numbers, lengths, max_order, candidates, positions=True)
    positions = keys.positions
    assert positions is not None
    seen = _seen(keys.documents, documents)
    # Number of tokens left in the segment at each token: longer n-grams reach beyond its end.
    left = np.repeat(np.cumsum(lengths), lengths.ravel()) - np.arange(len(numbers))
    for order in range(1, max_order + 1):
        borders = np.append(keys.starts(order), len(numbers))
        complete = left[positions[borders[:-1]]] >= order
        starts, ends = borders[:-1][complete], borders[1:][complete]
        yield DistinctNgrams(
            positions[starts],
            keys.segments(starts),
            np.stack([tokens[ends] - tokens[starts] for tokens in seen]),
        )


def _seen(owners: NDArray[Any], documents: int) -> list[Counts]:
    """Return, for each document, the number of the first 0, 1, … keys that belong to it."""
    seen = []
    rest = np.arange(len(owners) + 1)
    for document in range(documents - 1):
        own = np.zeros(len(owners) + 1, np.int64)
        np.cumsum(owners == document, out=own[1:])
        rest -= own
        seen.append(own)
    return [*seen, rest]


def _sorted_keys(
    numbers: Counts, lengths: Counts, max_order: int, candidates: int, *, positions: bool = False
) -> _PackedKeys | _WideKeys:
    documents, segments = lengths.shape
    groups = np.repeat(np.tile(np.arange(segments), documents), lengths.ravel())
    owners = np.repeat(np.arange(documents), lengths.sum(axis=1))
    room = 64 - (segments - 1).bit_length() - (documents - 1).bit_length()
    # One more id marks the end of a reference segment.
    if (int(numbers.max()) + 1).bit_length() * max_order > room:
        # Numbered per segment, ids are smaller.
        numbers = number_within(groups, numbers)
    bits = (int(numbers.max()) + 1).bit_length()
    columns = _shifted(numbers, lengths, max_order, candidates)
    if bits * max_order > room:
        return _WideKeys(groups, columns, owners)
    border = int(lengths[:candidates].sum())
    return _PackedKeys(
        groups, columns, owners, bits, (documents - 1).bit_length(), border, positions
    )


def _shifted(numbers: Counts, lengths: Counts, max_order: int, candidates: int) -> list[Counts]:
    """Return the token ids, the ids shifted by one token, by two tokens, and so on.

    Segments are padded with 0 in candidates and with an unused id in references, so that n-grams
    reaching beyond the end of a segment never match.
    """
    line_lengths = lengths.ravel()
    some = line_lengths > 0
    last = (np.cumsum(line_lengths) - 1)[some]
    ends = np.where(np.arange(len(line_lengths)) < candidates * lengths.shape[1], 0, 1)[some]
    ends *= numbers.max() + 1
    columns = [numbers]
    for _ in range(max_order - 1):
        following = np.empty_like(numbers)
        following[:-1] = columns[-1][1:]
        following[last] = ends
        columns.append(following)
    return columns


class _PackedKeys:
    """Sorted 64-bit keys: segment, `max_order` tokens, document."""

    def __init__(
        self,
        groups: Counts,
        columns: Sequence[Counts],
        owners: Counts,
        token_bits: int,
        owner_bits: int,
        border: int,
        positions: bool,
    ) -> None:
        self._token_bits = token_bits
        self._owner_bits = owner_bits
        self._order = len(columns)
        keys = groups.astype(np.uint64)
        for column in columns:
            keys <<= np.uint64(self._token_bits)
            keys |= column.view(np.uint64)
        keys <<= np.uint64(owner_bits)
        keys |= owners.view(np.uint64)
        # The token of each key, if needed: sorting with them takes longer.
        self.positions: Positions | None = None
        if positions:
            self.positions = np.argsort(keys)
            keys = keys[self.positions]
        else:
            keys = keys[np.flatnonzero(self._may_match(keys, border))]
            keys.sort()
        self._keys = keys
        self._changes = keys[1:] ^ keys[:-1]
        self.documents = keys & np.uint64((1 << owner_bits) - 1)

    def _may_match(self, keys: NDArray[np.uint64], border: int) -> NDArray[np.bool_]:
        """Tell which keys start with a token that a candidate and a reference of a segment share.

        The keys before `border` are those of candidates. Keys of a few other tokens are in the
        same place of the table, which does no harm.
        """
        size = (4 * len(keys)).bit_length()
        places = (keys >> np.uint64(self._shift(1))).astype(np.int64) & ((1 << size) - 1)
        in_candidates, in_references = np.zeros((2, 1 << size), bool)
        in_candidates[places[:border]] = True
        in_references[places[border:]] = True
        shared: NDArray[np.bool_] = (in_candidates & in_references)[places]
        return shared

    def _shift(self, order: int) -> int:
        """Return the number of bits after the token of this order."""
        return self._owner_bits + (self._order - order) * self._token_bits

    def starts(self, order: int) -> Positions:
        """Return the starts of runs of equal n-grams; each ends where the next one starts."""
        starts = np.ones(len(self._keys), bool)
        np.greater_equal(self._changes, np.uint64(1 << self._shift(order)), out=starts[1:])
        return np.flatnonzero(starts)

    def segments(self, positions: Positions) -> Positions:
        """Return the segments of the keys at these indices."""
        shift = self._shift(0)
        if shift == 64:
            return np.zeros(len(positions), np.int64)
        return (self._keys[positions] >> np.uint64(shift)).astype(np.int64)


class _WideKeys:
    """The same for keys of more than 64 bits: slower, but of any size."""

    def __init__(self, groups: Counts, columns: Sequence[Counts], owners: Counts) -> None:
        order = np.lexsort((*reversed(columns), groups))
        self.positions: Positions | None = order
        self.documents = owners[order]
        self._groups = groups[order]
        self._columns = [column[order] for column in columns]

    def starts(self, order: int) -> Positions:
        border = self._groups[1:] != self._groups[:-1]
        for column in self._columns[:order]:
            border |= column[1:] != column[:-1]
        return np.concatenate([[0], np.flatnonzero(border) + 1])

    def segments(self, positions: Positions) -> Positions:
        return self._groups[positions]
