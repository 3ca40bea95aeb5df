"""Glyphs of a PDF are named after the characters that were written."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from PySide6.QtGui import QFont

from bleu_desktop.report import searchable_text
from bleu_desktop.report.searchable_text import mend_text

HEAD, FOOT = "1 begincodespace ", " [<2F00>] after"


def cmap(*names: str) -> bytes:
    """Return a PDF whose glyphs have these names."""
    codes = " ".join(f"<{ord(name):04X}>" for name in names)
    return f"{HEAD}begincmap 2 beginbfrange <0000> [{codes}] endcmap{FOOT}".encode()


def fonts_with(monkeypatch: pytest.MonkeyPatch, *glyphs: Mapping[str, int] | None) -> list[QFont]:
    """Return fonts with these glyphs for characters; None for a font that is not there."""
    tables = {f"Font {number}": table for number, table in enumerate(glyphs)}

    class Raw:
        def __init__(self, family: str) -> None:
            self._table = tables[family]

        @classmethod
        def fromFont(cls, font: QFont) -> Raw:  # noqa: N802
            return cls(font.families()[0])

        def isValid(self) -> bool:  # noqa: N802
            return self._table is not None

        def glyphIndexesForString(self, text: str) -> list[int]:  # noqa: N802
            assert self._table is not None
            return [self._table.get(character, 0) for character in text]

    monkeypatch.setattr(searchable_text, "QRawFont", Raw)
    return [QFont(family) for family in tables]


@pytest.mark.parametrize(
    ("named", "written", "mended"),
    [
        # A radical, which Unicode has for the same form, becomes the character.
        ("\u2f00a", "\u4e00a", "\u4e00a"),
        # It stays if it was written itself, or if the character was not.
        ("\u2f00", "\u4e00\u2f00", "\u2f00"),
        ("\u2f00", "a", "\u2f00"),
        # A glyph of two characters has no single one.
        ("\ufb01", "fi", "\ufb01"),
        ("\0", "a", "\0"),
        ("\ufe8d\u2f00", "\u0627\u4e00", "\u0627\u4e00"),
    ],
)
def test_characters_of_the_same_form_are_those_that_were_written(
    named: str, written: str, mended: str
) -> None:
    content = bytearray(cmap(*named))
    mend_text(content, {*written}, [])
    assert content == cmap(*mended)


@pytest.mark.parametrize(
    ("glyphs", "mended"),
    [
        (({"\t": 7, " ": 7, "a": 8},), " "),
        # Another glyph, or none, shows another character.
        (({"\t": 7, " ": 9, "a": 8},), "\t"),
        (({"a": 8},), "\t"),
        # The first font that tells counts; one that is not there tells nothing.
        (({}, {"\t": 7, "a": 7}, {"\t": 7, " ": 7}), "a"),
        ((None, {"\t": 7, " ": 7}), " "),
    ],
)
def test_characters_with_the_same_glyph_are_those_that_were_written(
    monkeypatch: pytest.MonkeyPatch,
    qapp: object,
    glyphs: tuple[Mapping[str, int] | None, ...],
    mended: str,
) -> None:
    content = bytearray(cmap("\t", "a"))
    mend_text(content, {" ", "a", "\U0001f600"}, fonts_with(monkeypatch, *glyphs))
    assert content == cmap(mended, "a")


def test_all_lists_of_all_fonts_are_mended() -> None:
    content = bytearray(cmap("\u2f00") + b" x " + cmap("\u2f01", "b"))
    mend_text(content, {"\u4e00", "\u4e28", "b"}, [])
    assert content == cmap("\u4e00") + b" x " + cmap("\u4e28", "b")
    plain = bytearray(b"no text")
    mend_text(plain, {"a"}, [])
    assert plain == b"no text"
