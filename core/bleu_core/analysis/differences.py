"""Differences between a candidate and a reference, as an editor would mark them up.

Texts are compared word by word, in Chinese and Japanese character by character. Matches show the
n-grams that BLEU counts, but differences are meant for readers: a short word between two changes
becomes part of one change, and a text in another place counts as moved.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from bleu_core.analysis.tokens import Token, TokenizedSegment

# Han characters and kana: each is compared on its own, as words are not separated by spaces.
EAST_ASIAN = (
    "々〆〇\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
)
_UNIT = re.compile(f"[{EAST_ASIAN}]|[^{EAST_ASIAN}]+")

# Up to this number of pairs of equal units, difflib is fast enough. It gives the most readable
# result, as it looks for long common parts first.
_READABLE = 20_000
# Up to this product of lengths, rapidfuzz is; it needs a bit of memory for each.
_POSSIBLE = 400_000_000
# An East Asian character says as much as some letters.
_EAST_ASIAN_WEIGHT = 2
# Limits of the search for moved text: pairs of equal words in changes, and length in words.
_MANY_PAIRS = 5_000
_LONGEST_MOVE = 100
# A text between two changes can only become part of them if it is short.
_LITTLE_WEIGHT = 4
# Moved text must be longer than this; otherwise every “of the” would count as moved.
_MOVED_WEIGHT = 6


class EditKind(Enum):
    """The relation of a part of the candidate to the reference."""

    EQUAL = "equal"
    INSERTED = "inserted"
    """Only in the candidate."""
    DELETED = "deleted"
    """Only in the reference."""
    REPLACED = "replaced"
    MOVED = "moved"
    """In both, but elsewhere."""


class Edit(NamedTuple):
    """A part of the candidate and the part of the reference it corresponds to.

    Attributes
    ----------
    kind
        The relation of the two.
    candidate, reference
        Start and end in characters. If a text has no such part, both are the place where the part
        would be.
    """

    kind: EditKind
    candidate: tuple[int, int]
    reference: tuple[int, int]


def differences(*, candidate: TokenizedSegment, reference: TokenizedSegment) -> tuple[Edit, ...]:
    """Compare a candidate with a reference.

    Parameters
    ----------
    candidate, reference
        The same segment of both, tokenized alike.

    Returns
    -------
    tuple of Edit
        In the order of the candidate. Sorted by their place in the reference, they give the
        reference; only moved parts are in another order there. White space between two parts
        belongs to neither.
    """
    own, other = _units(candidate.tokens), _units(reference.tokens)
    compared = _compare(own, other)
    blocks = _join_changes(compared, own, other)
    moves = _find_moves(blocks, _aligned(compared), own, other)
    blocks, moves = _keep_in_place(blocks, moves)
    return tuple(_edits(_split_at_moves(blocks, moves), own, other))


class _Block(NamedTuple):
    """A range of the candidate's units and the range of the reference's it corresponds to."""

    kind: EditKind
    start: int
    end: int
    other_start: int
    other_end: int


def _units(tokens: Iterable[Token]) -> list[Token]:
    """Return the tokens, those with East Asian characters split into these."""
    units = []
    for token in tokens:
        text, start, end = token
        if len(text) < 2 or text.isascii() or end - start != len(text):
            units.append(token)
        else:
            units += [
                Token(match.group(), start + match.start(), start + match.end())
                for match in _UNIT.finditer(text)
            ]
    return units


def _compare(own: Sequence[Token], other: Sequence[Token]) -> list[_Block]:
    """Return equal and changed ranges in turn."""
    numbers: dict[str, int] = {}
    first = [numbers.setdefault(unit.text, len(numbers)) for unit in own]
    second = [numbers.setdefault(unit.text, len(numbers)) for unit in other]
    return list(_changes(equal_parts(first, second), len(own), len(other)))


def equal_parts(first: Sequence[int], second: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield the equal parts of two sequences: where they start in both, and their length.

    They are in the order of both. Without any equal part left, the length can be 0.
    """
    counts = Counter(second)
    if sum(counts[unit] for unit in first) <= _READABLE:
        yield from SequenceMatcher(None, first, second, autojunk=False).get_matching_blocks()
    elif len(first) * len(second) <= _POSSIBLE:
        from rapidfuzz.distance import Indel

        for block in Indel.opcodes(first, second).as_matching_blocks():
            yield block.a, block.b, block.size
    else:
        same = next(
            (
                index
                for index, pair in enumerate(zip(first, second, strict=False))
                if len({*pair}) > 1
            ),
            min(len(first), len(second)),
        )
        yield 0, 0, same


def _changes(
    equal: Iterable[tuple[int, int, int]], length: int, other_length: int
) -> Iterator[_Block]:
    start = other_start = 0
    for at, other_at, size in (*equal, (length, other_length, 0)):
        if at > start or other_at > other_start:
            yield _Block(
                _kind(at - start, other_at - other_start), start, at, other_start, other_at
            )
        if size:
            yield _Block(EditKind.EQUAL, at, at + size, other_at, other_at + size)
        start, other_start = at + size, other_at + size


def _kind(own: int, other: int) -> EditKind:
    """Return the kind of a change by the numbers of its units on both sides."""
    if own and other:
        return EditKind.REPLACED
    return EditKind.INSERTED if own else EditKind.DELETED


def _join_changes(
    blocks: list[_Block], own: Sequence[Token], other: Sequence[Token]
) -> list[_Block]:
    """Join changes with little text between them, because many small changes are hard to read."""
    weights, other_weights = _sums_of_weights(own), _sums_of_weights(other)

    def weight(block: _Block) -> int:
        return max(
            weights[block.end] - weights[block.start],
            other_weights[block.other_end] - other_weights[block.other_start],
        )

    while True:
        joined: list[_Block] = []
        for index, block in enumerate(blocks):
            before = joined[-1] if joined else None
            after = blocks[index + 1] if index + 1 < len(blocks) else None
            if before is None or before.kind is EditKind.EQUAL:
                joined.append(block)
            elif block.kind is not EditKind.EQUAL or (
                after is not None
                and 2 * weight(block) <= min(weight(before), weight(after), 2 * _LITTLE_WEIGHT)
            ):
                joined[-1] = _Block(
                    _kind(block.end - before.start, block.other_end - before.other_start),
                    before.start,
                    block.end,
                    before.other_start,
                    block.other_end,
                )
            else:
                joined.append(block)
        if len(joined) == len(blocks):
            return joined
        blocks = joined


def _sums_of_weights(units: Sequence[Token]) -> list[int]:
    """Return the weight of the first 0, 1, … units, in letters."""
    sums = [0]
    for unit in units:
        sums.append(sums[-1] + _weight(unit))
    return sums


def _weight(unit: Token) -> int:
    if len(unit.text) == 1 and _UNIT.fullmatch(unit.text) and unit.text > "\u3000":
        return _EAST_ASIAN_WEIGHT if unit.text.isalpha() else 1
    return len(unit.text)


def _aligned(blocks: Iterable[_Block]) -> set[tuple[int, int]]:
    """Return the pairs of equal units that are in the same place."""
    return {
        pair
        for block in blocks
        if block.kind is EditKind.EQUAL
        for pair in zip(
            range(block.start, block.end), range(block.other_start, block.other_end), strict=True
        )
    }


def _find_moves(
    blocks: Sequence[_Block],
    aligned: set[tuple[int, int]],
    own: Sequence[Token],
    other: Sequence[Token],
) -> list[_Block]:
    """Return the parts only in the candidate that are also only in the reference, but elsewhere."""
    changed = [block for block in blocks if block.kind is not EditKind.EQUAL]
    # The place in the reference of each unit that was left out, and the end of its change.
    places: dict[str, list[tuple[int, int]]] = {}
    for block in changed:
        for at in range(block.other_start, block.other_end):
            if _is_word(other[at]):
                places.setdefault(other[at].text, []).append((at, block.other_end))
    found = []
    pairs = 0
    for block in changed:
        for start in range(block.start, block.end):
            possible = places.get(own[start].text, ())
            pairs += len(possible)
            if pairs > _MANY_PAIRS:
                return []
            for at, end in possible:
                limit = min(block.end - start, end - at)
                size = _common_words(own, start, other, at, limit)
                weight = sum(_weight(unit) for unit in own[start : start + size])
                if weight >= _MOVED_WEIGHT and (start, at) not in aligned:
                    found.append((weight, start, at, size))
    # The longest first, of equal ones the first in the texts; each part moves only once.
    moves = []
    used: set[int] = set()
    other_used: set[int] = set()
    for _, start, at, size in sorted(found, key=lambda move: -move[0]):
        if used.isdisjoint(range(start, start + size)) and other_used.isdisjoint(
            range(at, at + size)
        ):
            used.update(range(start, start + size))
            other_used.update(range(at, at + size))
            moves.append(_Block(EditKind.MOVED, start, start + size, at, at + size))
    return moves


def _common_words(
    own: Sequence[Token], start: int, other: Sequence[Token], at: int, limit: int
) -> int:
    """Return the number of equal units from these two on, up to the last word."""
    words = 0
    for size in range(min(limit, _LONGEST_MOVE)):
        if own[start + size].text != other[at + size].text:
            break
        if _is_word(own[start + size]):
            words = size + 1
    return words


def _is_word(unit: Token) -> bool:
    return any(map(str.isalnum, unit.text))


def _keep_in_place(
    blocks: Sequence[_Block], moves: Sequence[_Block]
) -> tuple[list[_Block], list[_Block]]:
    """Make moved text equal if it moved within one change without crossing other moves."""
    starts = [block.start for block in blocks]
    within: dict[_Block, list[_Block]] = {}
    for move in sorted(moves, key=lambda move: move.start):
        # Of blocks that start together, the last one is not empty here.
        block = blocks[bisect_right(starts, move.start) - 1]
        if block.other_start <= move.other_start < block.other_end:
            within.setdefault(block, []).append(move)
    kept: list[_Block] = []
    in_place: set[_Block] = set()
    for block in blocks:
        own = within.get(block, [])
        if not own or any(one.other_start > two.other_start for one, two in pairwise(own)):
            kept.append(block)
            continue
        in_place.update(own)
        length, other_length = block.end - block.start, block.other_end - block.other_start
        equal = [
            (move.start - block.start, move.other_start - block.other_start, move.end - move.start)
            for move in own
        ]
        kept += [
            _Block(
                part.kind,
                part.start + block.start,
                part.end + block.start,
                part.other_start + block.other_start,
                part.other_end + block.other_start,
            )
            for part in _changes(equal, length, other_length)
        ]
    return kept, [move for move in moves if move not in in_place]


def _split_at_moves(blocks: Sequence[_Block], moves: Sequence[_Block]) -> Iterator[_Block]:
    """Yield the blocks without the moved texts, and the moves."""
    yield from moves
    for block in blocks:
        if block.kind is EditKind.EQUAL:
            yield block
            continue
        rest = _rest(block.start, block.end, [(move.start, move.end) for move in moves])
        other_rest = _rest(
            block.other_start,
            block.other_end,
            [(move.other_start, move.other_end) for move in moves],
        )
        if rest and other_rest:
            yield _Block(EditKind.REPLACED, *rest.pop(0), *other_rest.pop(0))
        for start, end in rest:
            yield _Block(EditKind.INSERTED, start, end, block.other_end, block.other_end)
        for start, end in other_rest:
            yield _Block(EditKind.DELETED, block.end, block.end, start, end)


def _rest(start: int, end: int, taken: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the rest of a range without the parts that were taken."""
    rest = []
    for first, last in sorted(part for part in taken if start <= part[0] < end):
        if start < first:
            rest.append((start, first))
        start = last
    if start < end:
        rest.append((start, end))
    return rest


def _edits(
    blocks: Iterable[_Block], own: Sequence[Token], other: Sequence[Token]
) -> Iterator[Edit]:
    """Yield the blocks as parts of the texts, in the order of the candidate."""
    for block in sorted(blocks, key=lambda block: (block.start, block.end, block.other_start)):
        yield Edit(
            block.kind,
            _place(own, block.start, block.end),
            _place(other, block.other_start, block.other_end),
        )


def _place(units: Sequence[Token], start: int, end: int) -> tuple[int, int]:
    if start < end:
        return units[start].start, units[end - 1].end
    # Behind the unit before.
    at = units[start - 1].end if start else 0
    return at, at
