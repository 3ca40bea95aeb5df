"""The places of what is found in a segment: the characters and words that a diagnostic means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Set
from difflib import SequenceMatcher

from bleu_core.diagnostics import model
from bleu_core.normalization import normalization as own_normalization
from bleu_core.settings import Normalization

# Longer texts that a normalization changes are not compared character by character.
_COMPARED = 5_000
_WORD = re.compile(r"\w+")


def matches(
    pattern: re.Pattern[str], meanings: Callable[[str], Set[str]] | None = None
) -> model.Places:
    """Return the places of what matches a pattern.

    Parameters
    ----------
    meanings
        Returns what the matches in a text mean. Those that mean something in the other segment as
        well are left out.
    """

    def places(segment: str, other: str | None) -> Iterator[model.Place]:
        known = meanings(other) if meanings and other is not None else ()
        for found in pattern.finditer(segment):
            if meanings is None or meanings(found.group()).isdisjoint(known):
                yield found.start(), len(found.group())

    return places


def one_of(characters: Set[str]) -> model.Places:
    """Return the places of some characters."""
    return lambda segment, _: (
        (place, 1) for place, character in enumerate(segment) if character in characters
    )


def around(part: Callable[[str], tuple[str, str] | None]) -> model.Places:
    """Return the places of what is before and after the translation, as `part` divides them."""

    def places(segment: str, _: str | None) -> Iterator[model.Place]:
        before, after = part(segment) or ("", "")
        yield from ((0, len(before)), (len(segment) - len(after), len(after)))

    return places


def changes(normalization: Normalization) -> model.Places:
    """Return the places of what a normalization changes."""

    def places(segment: str, _: str | None) -> Iterator[model.Place]:
        (changed,) = own_normalization.normalize((segment,), (normalization,))
        start = _alike(segment, changed)
        end = _alike(segment[start:][::-1], changed[start:][::-1])
        own, new = (text[start : len(text) - end] for text in (segment, changed))
        if max(len(own), len(new)) > _COMPARED:
            yield start, len(own)
            return
        steps = SequenceMatcher(None, own, new, autojunk=False).get_opcodes()
        for kind, first, last, _new_first, _new_last in steps:
            if kind != "equal":
                yield start + first, last - first

    return places


def in_other_case(segment: str, other: str | None) -> Iterator[model.Place]:
    """Yield the places of the words that the other segment has in another case."""
    words = {*_WORD.findall(other or "")}
    folded = {word.casefold() for word in words}
    for found in _WORD.finditer(segment):
        if found.group() not in words and found.group().casefold() in folded:
            yield found.start(), len(found.group())


def _alike(one: str, other: str) -> int:
    """Return the number of characters with which two texts begin alike."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(one), len(other)))
