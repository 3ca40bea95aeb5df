"""What can be odd in a document's text: findings as data, without words.

`bleu_core.diagnostics.examination` says when each is given.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bleu_core.settings import Normalization


class FindingKind(Enum):
    """What is odd, the gravest first.

    Attributes
    ----------
    SHIFTED
        From this segment on, a stretch of a text paired by position belongs to other segments of
        the first reference than those beside it.
    REPLACEMENT_CHARACTERS
        U+FFFD stands where a character was lost.
    MOJIBAKE
        Text was once read in the wrong encoding, and saved: ``Ã©`` for ``é``.
    GUESSED_ENCODING
        The characters outside ASCII are right only if the guess is. The detail is the encoding.
    LONE_CARRIAGE_RETURNS
        Lines that may be parts of lines; they are what is counted.
    OTHER_SCRIPT
        The first reference is in another script. The details are the document's and that one's.
    LENGTH_RATIO
        Far longer or shorter than the first reference lets expect. The details are the characters
        of the first such segment (``document``) and of its reference (``reference``).
    EMPTY
        Nothing that takes ink.
    TOKENIZED
        Spaces where running text has none. The detail ``Hani`` says that they stand between
        Chinese characters.
    MARKUP
        Tags, which count as words.
    ENTITIES
        References for characters, such as ``&quot;``.
    LINE_SEPARATORS
        Characters within segments that some programs end a line at. The details are how many there
        are of each.
    INVISIBLE
        Characters that cannot be seen. The details are how many there are of each.
    NOT_NFC
        Accents apart from their letters or the like, where the other side has them composed.
    FULL_WIDTH, HALF_WIDTH
        Signs in full width where the first reference has those of ASCII, or the other way round.
    CURLY_QUOTES, STRAIGHT_QUOTES
        Curly quotation marks or apostrophes where the first reference has straight ones, or the
        other way round.
    UNUSUAL_SPACES
        Tabs, or no-break spaces and the like where the other side has none. The details are how
        many there are of each.
    DUPLICATES
        Segments of a reference that were there before, and count again.
    MIXED_LINE_ENDS
        Lines end in several ways, which are the details; all lines are counted.
    BYTE_ORDER_MARK
        UTF-8 text starts with one. It is no part of the text here, but is to other programs.
    """

    SHIFTED = "shifted"
    REPLACEMENT_CHARACTERS = "replacement_characters"
    MOJIBAKE = "mojibake"
    GUESSED_ENCODING = "guessed_encoding"
    LONE_CARRIAGE_RETURNS = "lone_carriage_returns"
    OTHER_SCRIPT = "other_script"
    LENGTH_RATIO = "length_ratio"
    EMPTY = "empty"
    TOKENIZED = "tokenised"
    MARKUP = "markup"
    ENTITIES = "entities"
    LINE_SEPARATORS = "line_separators"
    INVISIBLE = "invisible"
    NOT_NFC = "not_nfc"
    FULL_WIDTH = "full_width"
    HALF_WIDTH = "half_width"
    CURLY_QUOTES = "curly_quotes"
    STRAIGHT_QUOTES = "straight_quotes"
    UNUSUAL_SPACES = "unusual_spaces"
    DUPLICATES = "duplicates"
    MIXED_LINE_ENDS = "mixed_line_ends"
    BYTE_ORDER_MARK = "byte_order_mark"


@dataclass(frozen=True)
class Detail:
    """What a finding is about, such as ``U+200B``, and how many there are, if that is known."""

    name: str
    count: int | None = None


@dataclass(frozen=True)
class Finding:
    """One thing that is odd in one document.

    Attributes
    ----------
    kind
        What it is.
    document
        Name of the document, distinct from the others'.
    count, segments
        Segments concerned, of how many.
    first
        Index of the first one, from 0.
    example
        That segment around the place, of at most 80 characters or so; what cannot be seen is
        written ``⟨U+200B⟩``.
    normalization
        What would mend it; None where nothing of ours does.
    details
        As the kind says.
    """

    kind: FindingKind
    document: str
    count: int
    segments: int
    first: int
    example: str
    normalization: Normalization | None = None
    details: tuple[Detail, ...] = ()


_EXCERPT = 80
# They have no ink of their own, but the letters and emoji beside them need them.
_JOINERS = "\u200c\u200d"


def excerpt(text: str, place: int = 0) -> str:
    """Return the text around a place, with everything in it made visible."""
    start = max(0, min(place - _EXCERPT // 2, len(text) - _EXCERPT))
    shown = "".join(
        char if char.isprintable() or char in _JOINERS else f"⟨{code_point(char)}⟩"
        for char in text[start : start + _EXCERPT]
    )
    return f"{'…' if start else ''}{shown}{'…' if start + _EXCERPT < len(text) else ''}"


def code_point(character: str) -> str:
    """Return a character's number as Unicode writes it."""
    return f"U+{ord(character):04X}"
