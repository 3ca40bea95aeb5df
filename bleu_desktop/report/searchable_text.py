"""Mends the characters that a PDF gives for its glyphs, so that it can be searched and copied.

Qt names a glyph after the first character that looks like it, whether it was written or not: in
many fonts, the character 一 becomes the radical ⼀, and a space becomes a tab.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable

from PySide6.QtGui import QFont, QRawFont

_MAPS = re.compile(rb"begincmap.*?endcmap", re.DOTALL)
_LISTS = re.compile(rb"\[((?:<[0-9A-Fa-f]{4}> ?)+)\]")
_CODES = re.compile(rb"<([0-9A-Fa-f]{4})>")


def mend_text(content: bytearray, written: Collection[str], fonts: Iterable[QFont]) -> None:
    """Name the glyphs of a PDF after the characters that were written.

    Parameters
    ----------
    content
        A PDF by Qt, which is changed.
    written
        All characters in the PDF.
    fonts
        The fonts of the characters.
    """
    maps = [(each.start(), each.group()) for each in _MAPS.finditer(content)]
    named = {
        chr(int(code, 16))
        for _, names in maps
        for codes in _LISTS.findall(names)
        for code in _CODES.findall(codes)
    }
    meant = _meant(named - {*written, "\0"}, written, fonts)
    for start, names in maps:
        # Every code has four digits, so that nothing moves.
        content[start : start + len(names)] = _LISTS.sub(
            lambda codes: _CODES.sub(lambda code: _renamed(code, meant), codes.group()), names
        )


def _renamed(code: re.Match[bytes], meant: dict[str, str]) -> bytes:
    found = meant.get(chr(int(code[1], 16)))
    return f"<{ord(found):04X}>".encode() if found else code.group()


def _meant(
    unknown: Collection[str], written: Collection[str], fonts: Iterable[QFont]
) -> dict[str, str]:
    """Return, for characters that nobody wrote, the written characters that look the same."""
    if not unknown:
        return {}
    strange = "".join(sorted(unknown))
    known = "".join(sorted(each for each in written if each <= "\uffff"))
    meant: dict[str, str] = {}
    for family in sorted({family for font in fonts for family in font.families()}):
        raw = QRawFont.fromFont(QFont(family))
        if not raw.isValid():
            continue
        glyphs = dict(zip(raw.glyphIndexesForString(known), known, strict=True))
        for character, glyph in zip(strange, raw.glyphIndexesForString(strange), strict=True):
            if glyph and glyph in glyphs:
                meant.setdefault(character, glyphs[glyph])
    for character in unknown:
        # The forms of Arabic letters.
        plain = unicodedata.normalize("NFKC", character)
        if len(plain) == 1 and plain in written:
            meant.setdefault(character, plain)
    return meant
