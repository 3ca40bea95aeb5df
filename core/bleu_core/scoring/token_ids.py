"""Assign integer ids to tokens, without creating a Python object for each token."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bleu_core.tokenizers.spans import Spans

# Longer tokens are processed one by one.
_LONG_BYTES = 64
# An odd 64-bit hash multiplier, derived from the golden ratio; any would do.
_FACTOR = np.uint64(0x9E3779B97F4A7C15)
_MASKS = np.array([(1 << (8 * size)) - 1 for size in range(9)], np.uint64)


def number_tokens(spans: Spans, groups: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return ids from 1 for the tokens of each group, equal for equal tokens.

    Parameters
    ----------
    spans
        The tokens.
    groups
        Array of shape (tokens,): the group of each token, from 0. Ids are only comparable within a
        group; small groups have small ids.

    Returns
    -------
    NDArray
        Shape (tokens,), int64.

    Notes
    -----
    Each group has a part of a hash table, with two places for each token. Tokens look for theirs
    all at once: a place is free, holds an equal token, or is another one's; then the next is tried.
    """
    width = len("a".encode(spans.encoding))
    if spans.encoding != "utf-8" and len(groups) and (spans.ends - spans.starts).max() == width:
        # All tokens are single characters.
        return number_characters(np.frombuffer(spans.data, f"<u{width}")[spans.starts // width])
    words = _Words(spans)
    sizes = 2 * np.bincount(groups)
    ends = np.cumsum(sizes)
    size, start = sizes[groups], (ends - sizes)[groups]
    hashes = (words.hashes() >> np.uint64(32)).astype(np.int64)
    places = start + (hashes * size >> 32)
    table = np.full(2 * len(groups), -1)
    left = np.arange(len(groups))
    table[places] = left
    # Of equal tokens, one is in the table, and so are the many that have no equal.
    left = np.flatnonzero(table[places] != left)
    while len(left := left[~words.are_equal(left, table[places[left]])]):
        own = start[left] + (places[left] + 1 - start[left]) % size[left]
        free = table[own] < 0
        table[own[free]] = left[free]
        places[left] = own
    ranks = np.concatenate([[0], np.cumsum(table >= 0)])
    numbers: NDArray[np.int64] = ranks[places + 1] - ranks[start]
    return numbers


def number_within(groups: NDArray[np.int64], values: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return ids from 1 for the values of each group, equal for equal values.

    Parameters
    ----------
    groups
        Group of each value, from 0.
    values
        Integers from 0. The bits of values, groups and indices must fit into 64 bits together.
    """
    bits = int(values.max()).bit_length()
    return _numbers_in_order(groups, *_side_by_side(groups, values.view(np.uint64), bits))


def number_characters(codes: NDArray[np.unsignedinteger[Any]]) -> NDArray[np.int64]:
    """Return ids from 1 for characters, equal for equal characters.

    Parameters
    ----------
    codes
        Their code points.
    """
    # Few different characters occur, so their ranks need few bits.
    occurs = np.zeros(int(codes.max(initial=0)) + 1, bool)
    occurs[codes] = True
    numbers: NDArray[np.int64] = np.cumsum(occurs)[codes]
    return numbers


class _Words:
    """Tokens read as 8-byte words, without copying them."""

    def __init__(self, spans: Spans) -> None:
        # Eight bytes of padding, so that reading a whole word never runs past the end.
        self._buffer = spans.data + bytes(8)
        self._at = np.ndarray(len(spans.data) + 1, "<u8", self._buffer, strides=(1,))
        self._spans = spans
        self.lengths = spans.ends - spans.starts
        self.first = self.read(slice(None), 0)

    def read(self, tokens: slice | NDArray[np.int64], offset: int) -> NDArray[np.uint64]:
        """Return up to eight bytes of these tokens, from `offset` on, as integers."""
        left = np.minimum(self.lengths[tokens] - offset, 8)
        words: NDArray[np.uint64] = self._at[self._spans.starts[tokens] + offset] & _MASKS[left]
        return words

    def text(self, token: int) -> bytes:
        return self._spans.data[self._spans.starts[token] : self._spans.ends[token]]

    def hashes(self) -> NDArray[np.uint64]:
        """Return a hash of each token."""
        # Include the length, as a token with trailing NULs reads as the same word as one without.
        hashes = (self.first ^ (self.lengths.astype(np.uint64) << np.uint64(56))) * _FACTOR
        rest = np.flatnonzero(self.lengths > 8)
        offset = 8
        while len(rest):
            if offset == _LONG_BYTES:
                # Few tokens are this long. Python's hash is signed: mask it to 64 bits.
                for token in rest.tolist():
                    hashes[token] ^= np.uint64(hash(self.text(token)) & 0xFFFFFFFFFFFFFFFF)
                break
            mixed = hashes[rest]
            mixed = (mixed ^ (mixed >> np.uint64(29)) ^ self.read(rest, offset)) * _FACTOR
            hashes[rest] = mixed
            offset += 8
            rest = rest[self.lengths[rest] > offset]
        return hashes

    def are_equal(self, some: NDArray[np.int64], others: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Tell for each token of `some` whether it equals the corresponding one of `others`."""
        lengths = self.lengths[some]
        equal: NDArray[np.bool_] = lengths == self.lengths[others]
        equal &= self.first[some] == self.first[others]
        offset = 8
        longer = np.flatnonzero(equal & (lengths > offset))
        while len(longer):
            one, other = some[longer], others[longer]
            if offset == _LONG_BYTES:
                pairs = zip(one.tolist(), other.tolist(), strict=True)
                equal[longer] = [self.text(one) == self.text(other) for one, other in pairs]
                break
            equal[longer] = self.read(one, offset) == self.read(other, offset)
            offset += 8
            longer = longer[equal[longer] & (lengths[longer] > offset)]
        return equal


def _side_by_side(
    groups: NDArray[np.int64], values: NDArray[np.uint64], bits: int
) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """Sort by group and value.

    Returns
    -------
    tuple
        The indices in that order; whether each is the first one with its group and value.
    """
    index_bits = len(groups).bit_length()
    keys = (groups.astype(np.uint64) << np.uint64(bits)) | values
    keys = (keys << np.uint64(index_bits)) | np.arange(len(groups), dtype=np.uint64)
    keys.sort()
    order = (keys & np.uint64((1 << index_bits) - 1)).astype(np.int64)
    keys >>= np.uint64(index_bits)
    first = np.ones(len(keys), bool)
    np.not_equal(keys[1:], keys[:-1], out=first[1:])
    return order, first


def _numbers_in_order(
    groups: NDArray[np.int64], order: NDArray[np.int64], first: NDArray[np.bool_]
) -> NDArray[np.int64]:
    """Return, for each value, its rank among the distinct values of its group."""
    ranks = np.cumsum(first)
    sizes = np.bincount(groups)
    # Groups are contiguous in sorted order: subtract the count of the groups before.
    before = np.concatenate([[0], ranks])[np.cumsum(sizes) - sizes]
    numbers = np.empty(len(order), np.int64)
    numbers[order] = ranks - np.repeat(before, sizes)
    return numbers
