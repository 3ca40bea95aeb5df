"""Find the kinds of characters in each segment, in one pass over the text.

The traits of a segment are a bit mask. A punctuation mark with two forms, such as ``”`` and ``"``,
has two adjacent bits, the lower one for the special form.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntFlag, auto
from functools import cache
from typing import TYPE_CHECKING

from bleu_core.diagnostics.mojibake import FIRST, OTHER
from bleu_core.normalization.normalization import (
    ANGLE_QUOTES,
    DOUBLE_QUOTES,
    INVISIBLE,
    SINGLE_QUOTES,
)
from bleu_core.progress import SILENT, Progress

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# Segments processed in one batch.
_BATCH = 2048


class Trait(IntFlag):
    """A kind of character; `TEXT` stands for all visible characters."""

    TEXT = auto()
    AMPERSAND = auto()
    REPLACEMENT = auto()
    INVISIBLE = auto()
    LINE_SEPARATOR = auto()
    TAB = auto()
    OTHER_SPACE = auto()
    MOJIBAKE_FIRST = auto()
    MOJIBAKE_OTHER = auto()
    QUOTATION_MARK = auto()
    BACKSLASH = auto()
    MARKDOWN = auto()
    BRACKET = auto()
    COLON = auto()
    DIGIT = auto()


CHARACTERS: dict[Trait, frozenset[str]] = {
    Trait.AMPERSAND: frozenset("&"),
    Trait.REPLACEMENT: frozenset("\ufffd"),
    Trait.INVISIBLE: INVISIBLE,
    Trait.LINE_SEPARATOR: frozenset("\v\f\x85\u2028\u2029"),
    Trait.TAB: frozenset("\t\x1c\x1d\x1e\x1f"),
    Trait.OTHER_SPACE: frozenset(
        map(chr, (0xA0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000))
    ),
    # U+FFFD in UTF-8, decoded as GB 18030, becomes 锟斤拷.
    Trait.MOJIBAKE_FIRST: frozenset(FIRST + "锟"),
    Trait.MOJIBAKE_OTHER: frozenset(OTHER + "拷"),
    Trait.QUOTATION_MARK: frozenset('"'),
    Trait.BACKSLASH: frozenset("\\"),
    Trait.MARKDOWN: frozenset("*`#"),
    Trait.BRACKET: frozenset("{<[⟦"),
    Trait.COLON: frozenset(":："),
    Trait.DIGIT: frozenset("0123456789"),
}


def _full_width(characters: str) -> str:
    return "".join(chr(ord(character) + 0xFEE0) for character in characters)


_LETTERS_AND_DIGITS = "".join(filter(str.isalnum, map(chr, range(0x80))))
# Pairs of special forms and their plain form.
_QUOTES = ((DOUBLE_QUOTES, '"'), (SINGLE_QUOTES, "'"))
_WIDTHS = (
    *((_full_width(sign), sign) for sign in ",.!?:;()%~"),
    (_full_width(_LETTERS_AND_DIGITS), _LETTERS_AND_DIGITS),
    (
        "".join(map(chr, range(0xFF61, 0xFFA0))),
        "。「」、・" + "".join(map(chr, range(0x30A1, 0x30FD))),
    ),
)
_ANGLES = ((ANGLE_QUOTES, f'"{DOUBLE_QUOTES}'),)
_FORMS = (*_QUOTES, *_WIDTHS, *_ANGLES)
_FIRST_FORM = len(Trait)


def _special_bits(start: int, count: int) -> int:
    return sum(1 << (_FIRST_FORM + 2 * index) for index in range(start, start + count))


QUOTES = _special_bits(0, len(_QUOTES))
WIDTHS = _special_bits(len(_QUOTES), len(_WIDTHS))
ANGLES = _special_bits(len(_QUOTES) + len(_WIDTHS), len(_ANGLES))


def form_characters(bit: int) -> tuple[str, str]:
    """Return the special and plain characters that a bit stands for."""
    return _FORMS[(bit.bit_length() - 1 - _FIRST_FORM) // 2]


def differing_forms(
    special: NDArray[np.uint64], plain: NDArray[np.uint64], signs: int
) -> NDArray[np.uint64]:
    """Return the marks that one text has only in special form, and the other only in plain form.

    Parameters
    ----------
    special, plain
        Traits of the segments of the two texts.
    signs
        The marks to compare: `QUOTES`, `WIDTHS` or `ANGLES`.
    """
    import numpy as np

    one = np.uint64(1)
    only_special = special & ~(special >> one)
    only_plain = (plain >> one) & ~plain
    forms: NDArray[np.uint64] = only_special & only_plain & np.uint64(signs)
    return forms


def traits_of(segments: Sequence[str], progress: Progress = SILENT) -> NDArray[np.uint64]:
    """Return the traits of each segment."""
    import numpy as np

    table = _table()
    traits = np.zeros(len(segments), np.uint64)
    for start in range(0, len(segments), _BATCH):
        progress.check()
        some = segments[start : start + _BATCH]
        # Append a line feed, which has no trait, because reduceat does not support empty segments.
        lengths = np.fromiter(map(len, some), np.int64, len(some)) + 1
        text = "\n".join(some) + "\n"
        codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
        starts = np.cumsum(lengths) - lengths
        traits[start : start + len(some)] = np.bitwise_or.reduceat(table[codes], starts)
    return traits


@cache
def _table() -> NDArray[np.uint64]:
    """Return the traits of every character."""
    import numpy as np

    table = np.full(0x110000, Trait.TEXT, np.uint64)
    table[[code for code in range(0x3001) if chr(code).isspace()]] &= ~np.uint64(Trait.TEXT)
    table[[ord(character) for character in INVISIBLE]] &= ~np.uint64(Trait.TEXT)
    for trait, characters in CHARACTERS.items():
        table[[ord(character) for character in characters]] |= np.uint64(trait)
    for index, forms in enumerate(_FORMS):
        for bit, characters_of_form in enumerate(forms, _FIRST_FORM + 2 * index):
            table[[ord(character) for character in characters_of_form]] |= np.uint64(1 << bit)
    return table
