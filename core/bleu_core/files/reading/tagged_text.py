"""Text of documents with the inline tags that CAT tools write into it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bleu_core.files.contents import Cell, Part, make_cell, plain_text


class TaggedText(str):
    """Text without its inline tags; `parts` has text and tags.

    Tables are recognized by text without tags.
    """

    __slots__ = ("parts",)
    parts: tuple[Part, ...]


def joined_text(parts: Iterable[Part]) -> str:
    """Return parts as a text that keeps their tags."""
    found: list[Part] = []
    for part in parts:
        found += part.parts if isinstance(part, TaggedText) else [part]
    cell = make_cell(found)
    if isinstance(cell, str):
        return cell
    text = TaggedText(plain_text(cell))
    text.parts = cell
    return text


def text_of(cells: Sequence[Cell]) -> str:
    """Return the texts of a cell of a table, with their tags, as lines of one text."""
    parts: list[Part] = []
    for cell in cells:
        parts += ["\n"] if parts else []
        parts += [cell] if isinstance(cell, str) else cell
    return joined_text(parts)


def cell_of(text: str) -> Cell:
    """Return a text with its tags as the cell of a table."""
    return text.parts if isinstance(text, TaggedText) else text
