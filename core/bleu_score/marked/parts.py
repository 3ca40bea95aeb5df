"""The parts of a text, and their marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import NamedTuple


class View(Enum):
    """A choice of marks in a text."""

    MATCHES = "matches"
    DIFFERENCES = "differences"
    TOKENS = "tokens"


class Style(Enum):
    """The style of a part's mark; `bleu_score.marked.looks` says how each looks.

    Attributes
    ----------
    MATCH_1, MATCH_2, MATCH_3, MATCH_4
        Part of a match of 1, 2, 3, 4 or more tokens.
    CLIPPED
        A repeat that does not count.
    INSERTED, DELETED, MOVED
        Part of the differences from another text.
    TOKEN
        A token with its borders.
    FOUND
        What a check found.
    SIGN
        An added sign, such as the arrow before a moved text; it is muted.
    GAP
        An added narrow gap.
    """

    PLAIN = "plain"
    MATCH_1 = "match_1"
    MATCH_2 = "match_2"
    MATCH_3 = "match_3"
    MATCH_4 = "match_4"
    CLIPPED = "clipped"
    INSERTED = "inserted"
    DELETED = "deleted"
    MOVED = "moved"
    TOKEN = "token"
    FOUND = "found"
    SIGN = "sign"
    GAP = "gap"


MATCHES = (Style.MATCH_1, Style.MATCH_2, Style.MATCH_3, Style.MATCH_4)


def match_style(order: int) -> Style:
    """Return the style of a match of an order; longer ones than four look like four."""
    return MATCHES[min(order, len(MATCHES)) - 1] if order else Style.PLAIN


_THIN_SPACE = "\u2009"


class Part(NamedTuple):
    """A part of a text.

    Attributes
    ----------
    text
        The text of the part; empty for nothing but a mark.
    style
        The style of its mark.
    token
        Index of the token it shows; None between tokens.
    group
        Neighbors of the same style and group are marked as one.
    note
        Its tool tip.
    is_own
        Whether it belongs to the text. Parts that a text lacks are shown in it, but not copied.
    """

    text: str
    style: Style = Style.PLAIN
    token: int | None = None
    group: int = -1
    note: str = ""
    is_own: bool = True


GAP = Part(_THIN_SPACE, Style.GAP, is_own=False)
"""Keeps the borders of two tokens apart."""


def sign_part(text: str) -> Part:
    """Return a part that was added to a text, and is shown in muted color."""
    return Part(text, Style.SIGN, is_own=False)


def beginning(parts: Iterable[Part], most: int) -> Iterator[Part]:
    """Yield the parts at the beginning of a text, with an ellipsis where it is longer than `most`.

    Parts after that are not made.
    """
    room = most
    for part in parts:
        if len(part.text) > room:
            yield part._replace(text=part.text[:room])
            yield sign_part("…")
            return
        yield part
        room -= len(part.text)
