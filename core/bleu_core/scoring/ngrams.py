"""Count matching n-grams of all orders with a single sort of token ids.

Each token becomes a key: the token, the following tokens, and the document. The keys of each
segment are sorted. Every n-gram is a prefix of such a key, so equal n-grams of a segment are then
adjacent, for all orders. Nothing is hashed, so the counts are exact.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, reduce
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bleu_core.scoring.token_ids import number_within

Integers = NDArray[np.int64]
Hashes = NDArray[np.uint64]

# Odd 64-bit number, derived from the golden ratio.
_FACTOR = np.uint64(0x9E3779B97F4A7C15)


def count_matches(
    numbers: Integers, lengths: Integers, *, candidates: int, max_order: int, pooled: bool
) -> Integers:
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
    keys = _sorted_keys(numbers, lengths, max_order, candidates, positions=False)
    seen = _seen(keys.documents, documents)
    for order in range(1, max_order + 1):
        begins = keys.begins(order)
        # Most n-grams occur only once and so cannot match.
        starts = np.flatnonzero(begins[:-1] > begins[1:])
        ends = np.flatnonzero(begins[:-1] < begins[1:]) + 1
        counts = [tokens[ends] - tokens[starts] for tokens in seen]
        of_references = counts[candidates:]
        if pooled:
            of_references = [reduce(np.maximum, of_references)]
        borders = np.searchsorted(starts, keys.borders)
        for candidate in range(candidates):
            for reference in range(references):
                shared = np.minimum(counts[candidate], of_references[reference])
                sums = np.concatenate([[0], np.cumsum(shared)])[borders]
                matched[candidate, reference, keys.segments, order - 1] = np.diff(sums)
    return matched


@dataclass(frozen=True)
class DistinctNgrams:
    """The distinct n-grams of each segment, all of the same order.

    Attributes
    ----------
    order
        Their number of tokens.
    numbers
        All tokens.
    positions
        Shape (n-grams,): index of the first token of one occurrence of each.
    segments
        Shape (n-grams,): the segment of each.
    counts
        Shape (documents, n-grams): number of occurrences in each document's segment.
    """

    order: int
    numbers: Integers
    positions: Integers
    segments: Integers
    counts: Integers

    @property
    def own(self) -> Integers:
        """The number of occurrences of each in the first document, the candidate."""
        own: Integers = self.counts[0]
        return own

    @cached_property
    def most(self) -> Integers:
        """The largest number of occurrences of each in any one of the other documents."""
        most: Integers = np.maximum.reduce(self.counts[1:])
        return most

    @cached_property
    def hashes(self) -> Hashes:
        """A hash of each n-gram, equal wherever its tokens have the same numbers."""
        hashes = np.zeros(len(self.positions), np.uint64)
        for offset in range(self.order):
            hashes ^= self.numbers[self.positions + offset].view(np.uint64)
            hashes *= _FACTOR
            hashes ^= hashes >> np.uint64(29)
        return hashes

    def tokens(self, some: Integers) -> Integers:
        """Return the tokens of some n-grams, one row each."""
        rows: Integers = self.numbers[self.positions[some, np.newaxis] + np.arange(self.order)]
        return rows


def distinct_ngrams(
    numbers: Integers, lengths: Integers, *, candidates: int, max_order: int
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
        for order in range(1, max_order + 1):
            counts = np.empty((documents, 0), np.int64)
            yield DistinctNgrams(order, numbers, none, none, counts)
        return
    keys = _sorted_keys(numbers, lengths, max_order, candidates, positions=True)
    positions = keys.positions
    assert positions is not None
    seen = _seen(keys.documents, documents)
    # Number of tokens left in the segment at each token: longer n-grams reach beyond its end.
    left = np.repeat(np.cumsum(lengths), lengths.ravel()) - np.arange(len(numbers))
    segments = np.repeat(keys.segments, np.diff(keys.borders))
    for order in range(1, max_order + 1):
        borders = np.flatnonzero(keys.begins(order))
        complete = left[positions[borders[:-1]]] >= order
        starts, ends = borders[:-1][complete], borders[1:][complete]
        yield DistinctNgrams(
            order,
            numbers,
            positions[starts],
            segments[starts],
            np.stack([tokens[ends] - tokens[starts] for tokens in seen]),
        )


def _seen(owners: NDArray[Any], documents: int) -> list[Integers]:
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
    numbers: Integers,
    lengths: Integers,
    max_order: int,
    candidates: int,
    *,
    positions: bool,
) -> _PackedKeys | _WideKeys:
    documents, segments = lengths.shape
    room = 64 - (documents - 1).bit_length()

    def fits() -> bool:
        # One more id marks the end of a reference segment.
        return bool((int(numbers.max()) + 1).bit_length() * max_order <= room)

    if not fits():
        # Numbered per segment, ids are smaller.
        groups = np.repeat(np.tile(np.arange(segments), documents), lengths.ravel())
        numbers = number_within(groups, numbers)
    if not fits():
        return _WideKeys(numbers, lengths, max_order, candidates)
    return _PackedKeys(numbers, lengths, max_order, candidates, positions)


class _PackedKeys:
    """Sorted 64-bit keys of `max_order` tokens and the document.

    Attributes
    ----------
    segments
        The segments in the order of their keys: those of few tokens first.
    borders
        Shape (segments + 1,): where the keys of each begin, and the end of all.
    documents
        The document of each key.
    positions
        The token of each key, if needed: sorting with them takes longer.
    """

    def __init__(
        self,
        numbers: Integers,
        lengths: Integers,
        max_order: int,
        candidates: int,
        positions: bool,
    ) -> None:
        self._owner_bits = (len(lengths) - 1).bit_length()
        self._token_bits = (int(numbers.max()) + 1).bit_length()
        self._order = max_order
        totals = lengths.sum(axis=0)
        self.segments = np.argsort(totals, kind="stable")
        totals = totals[self.segments]
        self.borders = np.concatenate([[0], np.cumsum(totals)])
        tokens = _segment_by_segment(lengths, self.segments)
        keys = self._keys(numbers, lengths, candidates)[tokens]
        # Rows of equal length are sorted at once, many times as fast as all keys together.
        sizes, firsts = np.unique(totals, return_index=True)
        stops = [*firsts[1:], len(totals)]
        for size, first, stop in zip(sizes.tolist(), firsts, stops, strict=True):
            some = slice(self.borders[first], self.borders[stop])
            rows = keys[some].reshape(-1, max(size, 1))
            if positions:
                order = rows.argsort(axis=1)
                rows[:] = np.take_along_axis(rows, order, axis=1)
                own = tokens[some].reshape(rows.shape)
                own[:] = np.take_along_axis(own, order, axis=1)
            else:
                rows.sort(axis=1)
        self.positions = tokens if positions else None
        self.documents = keys & np.uint64((1 << self._owner_bits) - 1)
        # The difference from the key before; a segment differs from the one before in all bits.
        self._changes = np.empty(len(keys) + 1, np.uint64)
        np.bitwise_xor(keys[1:], keys[:-1], out=self._changes[1:-1])
        self._changes[self.borders] = np.iinfo(np.uint64).max

    def _keys(self, numbers: Integers, lengths: Integers, candidates: int) -> NDArray[np.uint64]:
        """Return the key of each token."""
        bits, most = self._token_bits, self._order
        keys = numbers.astype(np.uint64)
        width = 1
        while width < most:
            # The key of this token, and the end of the key some tokens later.
            step = min(width, most - width)
            later = keys[step:] & np.uint64((1 << (step * bits)) - 1)
            keys <<= np.uint64(step * bits)
            keys[: len(later)] |= later
            width += step
        # Behind a segment come zeros in candidates and an unused id in references, so that n-grams
        # reaching beyond its end never match.
        line_lengths = lengths.ravel()
        ends = np.cumsum(line_lengths)
        of_candidates = np.arange(len(ends)) < candidates * lengths.shape[1]
        unused = int(numbers.max()) + 1
        for left in range(1, most):
            absent = most - left
            filling = sum(unused << (bits * place) for place in range(absent))
            cleared = np.uint64((1 << (absent * bits)) - 1)
            for some, filled in ((of_candidates, 0), (~of_candidates, filling)):
                last = ends[some & (line_lengths >= left)] - left
                keys[last] = keys[last] & ~cleared | np.uint64(filled)
        keys <<= np.uint64(self._owner_bits)
        start = 0
        for document, size in enumerate(lengths.sum(axis=1).tolist()):
            keys[start : start + size] |= np.uint64(document)
            start += size
        return keys

    def begins(self, order: int) -> NDArray[np.bool_]:
        """Return True for each n-gram that differs from the one before, and at the end."""
        shift = self._owner_bits + (self._order - order) * self._token_bits
        begins: NDArray[np.bool_] = self._changes >= np.uint64(1 << shift)
        return begins


def _segment_by_segment(lengths: Integers, segments: Integers) -> Integers:
    """Return the tokens of these segments, for each segment those of all documents."""
    starts = (np.cumsum(lengths) - lengths.ravel()).reshape(lengths.shape)
    counts = lengths[:, segments].T.ravel()
    moved = starts[:, segments].T.ravel() - (np.cumsum(counts) - counts)
    tokens: Integers = np.repeat(moved, counts)
    tokens += np.arange(len(tokens))
    return tokens


class _WideKeys:
    """The same for keys of more than 64 bits: slower, but of any size."""

    def __init__(
        self, numbers: Integers, lengths: Integers, max_order: int, candidates: int
    ) -> None:
        documents, segments = lengths.shape
        totals = lengths.sum(axis=0)
        groups = np.repeat(np.tile(np.arange(segments), documents), lengths.ravel())
        columns = _shifted(numbers, lengths, max_order, candidates)
        order = np.lexsort((*reversed(columns), groups))
        self.segments = np.arange(segments)
        self.borders = np.concatenate([[0], np.cumsum(totals)])
        self.positions = order
        self.documents = np.repeat(np.arange(documents), lengths.sum(axis=1))[order]
        self._columns = [column[order] for column in columns]

    def begins(self, order: int) -> NDArray[np.bool_]:
        begins = np.zeros(len(self.documents) + 1, bool)
        begins[self.borders] = True
        for column in self._columns[:order]:
            begins[1:-1] |= column[1:] != column[:-1]
        return begins


def _shifted(
    numbers: Integers, lengths: Integers, max_order: int, candidates: int
) -> list[Integers]:
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
