"""A segment with marks on what a check found, below the one it was compared with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bleu_core.diagnostics.model import Diagnostic, Place
from bleu_score.marked.parts import Part, Style, beginning, sign_part

# Characters of a segment that are searched, those that are shown, and those before the first mark.
_SEARCHED, _SHOWN, _CONTEXT = 20_000, 500, 24


def found_parts(
    diagnostic: Diagnostic, segment: str, other: str
) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """Return an affected segment of a diagnostic with its marks, and the segment beside it.

    Both begin shortly before the first mark.
    """
    places = [each for each in diagnostic.places(segment[:_SEARCHED], other) if each[1]]
    first = places[0][0] if places else 0
    start = _word_from(segment, first - 2 * _CONTEXT) if first > 2 * _CONTEXT else 0
    beside = _word_from(other, start * len(other) // len(segment)) if start else 0
    return tuple(_parts(segment, places, start)), tuple(_parts(other, (), beside))


def _word_from(text: str, place: int) -> int:
    """Return the start of the next word from a place on, or the place in a text without spaces."""
    space = text.find(" ", place, place + _CONTEXT)
    return place if space < 0 else space + 1


def _parts(text: str, places: Sequence[Place], start: int) -> Iterator[Part]:
    if start:
        yield sign_part("…")
    yield from beginning(_marked(text, places, start), _SHOWN)


def _marked(text: str, places: Sequence[Place], start: int) -> Iterator[Part]:
    for place, length in places:
        if place > start:
            yield Part(text[start:place])
        yield Part(text[place : place + length], Style.FOUND)
        start = place + length
    if start < len(text):
        yield Part(text[start:])
