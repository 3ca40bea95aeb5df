"""Cues in two languages, one above the other, as they are made for people who learn a language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Cell, Field, Part, Tag, make_cell, plain_text
from bleu_core.files.errors import CueUndivided
from bleu_core.languages.tags import find_language, find_script
from bleu_core.languages.words import WordProfile

# About so many cues are examined.
_SAMPLE = 1000


def text_fields(
    path: Path, cells: Sequence[Cell], starts: Sequence[int], language: str | None = None
) -> tuple[Field, ...]:
    """Return the text of cues, or the texts in two languages if most cues have both.

    A cue with one line alone has it in both.

    Parameters
    ----------
    starts
        Line in the file of each cue.

    Raises
    ------
    CueUndivided
        If it is not clear where the second language begins in a cue of several lines.
    """
    whole = (Field(FieldKind.TEXT, "", tuple(cells), language),)
    sample = [own for own in map(_lines, cells[:: len(cells) // _SAMPLE + 1]) if own]
    several = [own for own in sample if len(own) > 1]
    if 2 * len(several) <= len(sample):
        return whole
    upper = [_text(own[: len(own) // 2]) for own in several]
    lower = [_text(own[-(len(own) // 2) :]) for own in several]
    (first, above), (second, below) = map(_language_and_script, (upper, lower))
    if first is None or second is None or first == second:
        return whole
    lines = list(map(_lines, cells))
    places = [_place(own, above, below) for own in lines]
    if 0 in places:
        raise CueUndivided(path, starts[places.index(0)])
    cues = list(zip(lines, places, strict=True))
    uppers = [_joined(own[:place]) for own, place in cues]
    lowers = [_joined(own[place:] or own) for own, place in cues]
    return Field(FieldKind.LANGUAGE, first, uppers), Field(FieldKind.LANGUAGE, second, lowers)


def _lines(cell: Cell) -> list[Cell]:
    """Return the lines of a cell that have text."""
    lines: list[list[Part]] = [[]]
    for part in [cell] if isinstance(cell, str) else cell:
        if isinstance(part, Tag) and part.is_break:
            lines.append([])
        else:
            lines[-1].append(part)
    return [cell for cell in map(make_cell, lines) if plain_text(cell).strip()]


def _text(lines: Sequence[Cell]) -> str:
    return "\n".join(map(plain_text, lines))


def _joined(lines: Sequence[Cell]) -> Cell:
    parts: list[Part] = []
    for line in lines:
        parts += [Tag("br", "\n", is_break=True)] if parts else []
        parts += [line] if isinstance(line, str) else line
    return make_cell(parts)


def _language_and_script(texts: Sequence[str]) -> tuple[str | None, str]:
    script = find_script(texts)
    tag = WordProfile.of(texts).language() or find_language(None, (), script).tag
    # Hans, Hant and Hani may all be in one text.
    return tag, (script or "")[:3]


def _place(lines: Sequence[Cell], above: str, below: str) -> int:
    """Return the number of lines in the upper language; 0 if that is not clear."""
    if len(lines) > 2 and above == below:
        return 0
    if len(lines) < 3:
        return 1
    scripts = [_language_and_script([plain_text(line)])[1] for line in lines]
    return scripts.index(below) if below in scripts else len(lines)
