"""Visible signs for invisible characters in a text: control characters, marks of direction, spaces.

These characters are shown and have no effect: a text cannot turn the direction of another text, nor
hide a part of itself.
"""

from __future__ import annotations

import unicodedata

# Joiners only change the display of letters and emoji beside them.
_JOINERS = "\u200c\u200d"
_SPACE_SIGN = "\u2423"
# Within a paragraph: the text stays one.
LINE_BREAK = "\u2028"
_SIGNS = {"\t": "\u21e5", "\n": f"\u21b5{LINE_BREAK}", "\r": "\u240d"}
_WIDE_SPACE = "\u3000"

MARKS_OF_DIRECTION = (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
"""Codes of the characters that turn the direction of the text after them."""


def sign_of(character: str) -> str | None:
    """Return the sign shown for a character; None if the character itself is shown."""
    if character.isprintable() or character in _JOINERS or character == _WIDE_SPACE:
        return None
    if sign := _SIGNS.get(character):
        return sign
    if character.isspace() and character not in "\x0b\x0c\x1c\x1d\x1e\x1f\x85\u2028\u2029":
        return _SPACE_SIGN
    return f"⟨U+{ord(character):04X}⟩"


def utf16_length(text: str) -> int:
    """Return the length of a text as Qt counts it."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def utf16_part(text: str, start: int, end: int | None = None) -> str:
    """Return the part of a text between two places that count as Qt does."""
    if text.isascii():
        return text[start:end]
    units = text.encode("utf-16-le", "surrogatepass")
    last = len(units) if end is None else 2 * end
    return units[2 * start : last].decode("utf-16-le", "surrogatepass")


def without_controls(text: str) -> str:
    """Return a text in one line, with signs for control characters, marks of direction and lines.

    Spaces stay as they are, those of our own sentences among them.
    """
    if text.isprintable():
        return text
    shown = (char if unicodedata.category(char) == "Zs" else sign_of(char) or char for char in text)
    return "".join(shown).replace(LINE_BREAK, " ")
