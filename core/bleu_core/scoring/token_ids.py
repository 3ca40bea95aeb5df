"""Assign integer ids to tokens, without creating a Python object for each token."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bleu_core.tokenizers.spans import Spans

# Longer tokens are processed one by one.
_LONG_BYTES = 64
# Odd 64-bit hash multipliers, derived from the golden ratio and square roots; any would do.
_FACTORS = (0x9E3779B97F4A7C15, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1)
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
    Tokens are sorted by a hash, then tokens with equal hashes are compared byte by byte. In the
    unlikely case of a collision, another hash is tried.
    """
    width = len("a".encode(spans.encoding))
    if spans.encoding != "utf-8" and len(groups) and (spans.ends - spans.starts).max() == width:
        # All tokens are single characters.
        return number_characters(np.frombuffer(spans.data, f"<u{width}")[spans.starts // width])
    words = _Words(spans)
    for factor in _FACTORS:
        numbers = _number_by_hash(words, groups, np.uint64(factor))
        if numbers is not None:
            return numbers
    return _number_by_dictionary(spans, groups)


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

    def hashes(self, factor: np.uint64) -> NDArray[np.uint64]:
        """Return a hash of each token."""
        # Include the length, as a token with trailing NULs reads as the same word as one without.
        hashes = (self.first ^ (self.lengths.astype(np.uint64) << np.uint64(56))) * factor
        rest = np.flatnonzero(self.lengths > 8)
        offset = 8
        while len(rest):
            if offset == _LONG_BYTES:
                # Few tokens are this long. Python's hash is signed: mask it to 64 bits.
                for token in rest.tolist():
                    hashes[token] ^= np.uint64(hash(self.text(token)) & 0xFFFFFFFFFFFFFFFF)
                break
            mixed = hashes[rest]
            mixed = (mixed ^ (mixed >> np.uint64(29)) ^ self.read(rest, offset)) * factor
            hashes[rest] = mixed
            offset += 8
            rest = rest[self.lengths[rest] > offset]
        return hashes

    def equal(self, some: NDArray[np.int64], others: NDArray[np.int64]) -> bool:
        """Tell whether each token of `some` equals the corresponding one of `others`."""
        if not (
            np.array_equal(self.first[some], self.first[others])
            and np.array_equal(self.lengths[some], self.lengths[others])
        ):
            return False
        offset = 8
        longer = self.lengths[some] > offset
        while longer.any():
            some, others = some[longer], others[longer]
            if offset == _LONG_BYTES:
                pairs = zip(some.tolist(), others.tolist(), strict=True)
                return all(self.text(one) == self.text(other) for one, other in pairs)
            if not np.array_equal(self.read(some, offset), self.read(others, offset)):
                return False
            offset += 8
            longer = self.lengths[some] > offset
        return True


def _number_by_hash(
    words: _Words, groups: NDArray[np.int64], factor: np.uint64
) -> NDArray[np.int64] | None:
    """Return ids, or None if two different tokens have the same hash."""
    if not len(groups):
        return groups
    hashes = words.hashes(factor)
    bits = 64 - len(groups).bit_length() - int(groups.max()).bit_length()
    order, first = _side_by_side(groups, hashes >> np.uint64(64 - bits), bits)
    again = np.flatnonzero(~first)
    if not words.equal(order[again], order[again - 1]):
        return None
    return _numbers_in_order(groups, order, first)


def _number_by_dictionary(spans: Spans, groups: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return ids, found with a dictionary, one token at a time."""
    places = zip(groups.tolist(), spans.starts.tolist(), spans.ends.tolist(), strict=True)
    known: dict[tuple[int, bytes], int] = {}
    sizes: dict[int, int] = {}
    numbers = np.empty(len(groups), np.int64)
    for token, (group, start, end) in enumerate(places):
        key = (group, spans.data[start:end])
        if key not in known:
            known[key] = sizes[group] = sizes.get(group, 0) + 1
        numbers[token] = known[key]
    return numbers


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
