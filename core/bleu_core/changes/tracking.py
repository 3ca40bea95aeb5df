"""The changes from one text to another, as a word processor tracks them.

Without its insertions the tracked text is the first text, and without its deletions the second, to
the last character: nothing is moved, normalized or left out.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from enum import Enum, auto
from itertools import pairwise
from typing import NamedTuple

from bleu_core.analysis.differences import EAST_ASIAN, equal_parts
from bleu_core.files.contents import Part, with_whole_texts

_EAST_ASIAN = re.compile(f"[{EAST_ASIAN}]")
_JOINER = "\u200d"
_ZERO_WIDTH = "\u200c\u200d"
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)


class Tracking(Enum):
    """The state of a part of a tracked text."""

    KEPT = auto()
    DELETED = auto()
    """Only in the first text."""
    INSERTED = auto()
    """Only in the second."""


class TrackedPart(NamedTuple):
    """A stretch of a tracked text; `parts` are its texts and inline tags."""

    state: Tracking
    parts: tuple[Part, ...]


class _Kind(Enum):
    """The kind of a character; neighbors of the first three kinds are one unit."""

    SPACE = auto()
    WORD = auto()
    FLAG = auto()
    ALONE = auto()


def track_changes(before: Sequence[Part], after: Sequence[Part]) -> Iterator[TrackedPart]:
    """Yield the parts of the text `after` with what was deleted from `before`, in reading order.

    Words are changed as a whole, Chinese and Japanese characters and signs one by one, and an
    inline tag as a whole. Words that are replaced one after the other are one change: a
    space between them is replaced, too.
    """
    own, other = list(_units(before)), list(_units(after))
    numbers: dict[Part, int] = {}
    first = [numbers.setdefault(unit, len(numbers)) for unit in own]
    second = [numbers.setdefault(unit, len(numbers)) for unit in other]
    start = other_start = 0
    for at, other_at, size in _without_spaces(equal_parts(first, second), own, other):
        if at > start:
            yield TrackedPart(Tracking.DELETED, with_whole_texts(own[start:at]))
        if other_at > other_start:
            yield TrackedPart(Tracking.INSERTED, with_whole_texts(other[other_start:other_at]))
        if size:
            yield TrackedPart(Tracking.KEPT, with_whole_texts(own[at : at + size]))
        start, other_start = at + size, other_at + size


def _without_spaces(
    equal: Iterator[tuple[int, int, int]], own: Sequence[Part], other: Sequence[Part]
) -> Iterator[tuple[int, int, int]]:
    """Yield equal parts without spaces alone between two replaced words; the last is the end."""
    found = [block for block in equal if block[2]]
    ends = (len(own), len(other), 0)
    before = (0, 0)
    for block, (after, other_after, _) in pairwise([*found, ends]):
        at, other_at, size = block
        is_between = (at > before[0] and other_at > before[1]) and (
            after > at + size and other_after > other_at + size
        )
        is_space = all(isinstance(unit, str) and unit.isspace() for unit in own[at : at + size])
        if is_between and is_space:
            continue
        yield block
        before = at + size, other_at + size
    yield ends


def _units(parts: Sequence[Part]) -> Iterator[Part]:
    """Yield the words, spaces, signs and tags of a text."""
    for part in parts:
        if isinstance(part, str):
            yield from _units_of_text(part)
        else:
            yield part


def _units_of_text(text: str) -> Iterator[str]:
    unit, before = "", _Kind.ALONE
    for character in text:
        if unit and (_extends(character) or unit[-1] == _JOINER):
            unit += character
            continue
        kind = _kind(character)
        if unit and (kind is not before or kind is _Kind.ALONE):
            yield unit
            unit = ""
        unit += character
        before = kind
    if unit:
        yield unit


def _kind(character: str) -> _Kind:
    if character.isspace():
        return _Kind.SPACE
    if _EAST_ASIAN.match(character):
        return _Kind.ALONE
    if ord(character) in _FLAG_LETTERS:
        return _Kind.FLAG
    return _Kind.WORD if character.isalnum() or character == "_" else _Kind.ALONE


def _extends(character: str) -> bool:
    """Tell whether a character belongs to the one before: an accent, a vowel, a skin tone."""
    if character.isascii():
        return False
    return (
        character in _ZERO_WIDTH
        or ord(character) in _SKIN_TONES
        or unicodedata.category(character).startswith("M")
    )
