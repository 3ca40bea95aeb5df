"""Rich Text Format: the text of the body, and bilingual tables.

This module has its own parser, because striprtf 0.0.35 joins the cells of a row with ``|``, which a
cell may also contain. In addition, striprtf keeps deleted text, loses characters beyond U+FFFF, and
cannot be canceled.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Contents, Format
from bleu_core.files.reading.documents.rtf_codes import (
    CHARACTERS,
    CHARSETS,
    NOT_TEXT,
    SHOWN,
    SYMBOLS,
    codec_of,
)
from bleu_core.files.reading.documents.rtf_rows import RowReader
from bleu_core.files.reading.documents.text_body import TextBody
from bleu_core.files.reading.raw import RawFile

_TOKEN = re.compile(
    rb"\\(?P<word>[a-zA-Z]{1,32})(?P<number>-?\d{1,10})? ?"
    rb"|\\'(?P<byte>[0-9a-fA-F]{2})"
    rb"|\\(?P<symbol>[^a-zA-Z])"
    rb"|(?P<brace>[{}])"
    rb"|(?P<text>[^\\{}\r\n\0]+)"
    rb"|[\r\n\0\\]",
    re.DOTALL,
)
# The tokens that matter in a group without text: they lead to its end.
_TOKEN_PASSED = re.compile(rb"\\bin(?P<size>\d{1,10}) ?|\\.|(?P<brace>[{}])", re.DOTALL)
# Tokens between two checks for cancellation.
_PATIENCE = 4096
_WESTERN = "cp1252"


def read(raw: RawFile) -> Contents:
    """Read a document: a unit for each paragraph with text, and for each cell of a table.

    If a document consists of bilingual tables, the tables come first: see `review_tables`.
    Insertions are text, deletions are not. Text boxes, notes, comments, headers and footers, and
    the numbers of lists are left out.
    """
    with raw.errors_of_library(Format.RTF):
        reader = _Reader(raw)
        reader.read()
        return reader.body.contents(raw, Format.RTF)


@dataclass(frozen=True, slots=True)
class _State:
    """The state within a group.

    Attributes
    ----------
    codec
        Encoding of bytes, by the font.
    fallback
        Number of characters after a Unicode character that replace it in old programs.
    is_deleted
        Whether the text of the group was deleted.
    is_hidden
        Whether it is hidden.
    is_font_table
        Whether the group defines the fonts.
    """

    codec: str = _WESTERN
    fallback: int = 1
    is_deleted: bool = False
    is_hidden: bool = False
    is_font_table: bool = False


class _Reader:
    """Reads a file once, from start to end, into `body`."""

    def __init__(self, raw: RawFile) -> None:
        self.body = TextBody()
        self._raw = raw
        self._rows = RowReader(self.body)
        self._place = 0
        self._state = _State()
        self._stack: list[_State] = []
        self._default_codec = _WESTERN
        self._default_font = 0
        self._fonts: dict[int, str] = {}
        self._font = 0
        # Bytes still to be decoded, half of a character beyond U+FFFF, and the number of following
        # characters to skip, because they replace a Unicode character in old programs.
        self._bytes = bytearray()
        self._half = 0
        self._to_skip = 0

    def read(self) -> None:
        data = self._raw.data
        number, is_open = 0, True
        while is_open and (token := _TOKEN.match(data, self._place)):
            if number % _PATIENCE == 0:
                self._raw.parsed(self._place, len(data))
            number += 1
            self._place = token.end()
            kind = token.lastgroup
            if kind == "text":
                self._add_bytes(token["text"])
            elif kind == "byte":
                self._add_bytes(bytes((int(token["byte"], 16),)))
            elif kind == "brace":
                is_open = self._open() if token["brace"] == b"{" else self._close()
            elif kind == "symbol":
                self._take_symbol(token["symbol"])
            elif kind is not None:
                word, value = token["word"], token["number"]
                self._take_word(word.decode("ascii"), None if value is None else int(value))
        if is_open:
            raise self._raw.malformed(Format.RTF, self._line(), truncated=True)
        self._flush()
        self._rows.end()

    def _line(self) -> int:
        return self._raw.data.count(b"\n", 0, self._place) + 1

    # Groups

    def _open(self) -> bool:
        self._flush()
        self._to_skip = 0
        self._stack.append(self._state)
        if len(self._stack) > LIMITS[Resource.NESTING]:
            raise self._raw.exceeded(Resource.NESTING, self._line())
        return True

    def _close(self) -> bool:
        """End a group; return whether another one is still open."""
        self._flush()
        self._to_skip = 0
        if not self._stack:
            raise self._raw.malformed(Format.RTF, self._line(), detail="a group that never began")
        self._state = self._stack.pop()
        return bool(self._stack)

    def _pass_over(self) -> None:
        """Go to the end of the current group, before its brace."""
        depth, number = 0, 0
        while depth >= 0:
            token = _TOKEN_PASSED.search(self._raw.data, self._place)
            if token is None:
                self._place = len(self._raw.data)
                return
            if number % _PATIENCE == 0:
                self._raw.parsed(self._place, len(self._raw.data))
            number += 1
            self._place = token.end()
            if token["size"]:
                self._place += int(token["size"])
            elif token["brace"]:
                depth += 1 if token["brace"] == b"{" else -1
        self._place -= 1

    # Text

    def _add_bytes(self, data: bytes) -> None:
        skipped = min(self._to_skip, len(data))
        self._to_skip -= skipped
        self._bytes += data[skipped:]

    def _add(self, text: str) -> None:
        self._flush()
        self._put(text)

    def _flush(self) -> None:
        """Decode the bytes read so far at once, because a character can take several tokens."""
        if self._bytes:
            data = bytes(self._bytes)
            self._bytes.clear()
            self._put(data.decode(self._state.codec, "replace"))

    def _put(self, text: str) -> None:
        state = self._state
        if not (state.is_deleted or state.is_hidden or state.is_font_table):
            self._rows.add(text)

    def _add_unicode(self, value: int) -> None:
        self._flush()
        code = value % 0x10000
        if 0xD800 <= code < 0xDC00:
            self._half = code
        elif 0xDC00 <= code < 0xE000:
            if self._half:
                self._put(chr(0x10000 + (self._half - 0xD800) * 0x400 + code - 0xDC00))
            self._half = 0
        else:
            self._put(chr(code))
        self._to_skip = self._state.fallback

    # Control words

    def _take_symbol(self, symbol: bytes) -> None:
        if symbol == b"*":
            # Some programs write an asterisk within a group, where it has no meaning.
            before = self._raw.data[max(self._place - 12, 0) : self._place - 2]
            if before.rstrip().endswith(b"{"):
                self._take_unknown_group()
        elif self._to_skip:
            self._to_skip -= 1
        elif symbol in (b"\r", b"\n"):
            self._end_paragraph()
        else:
            self._add(SYMBOLS.get(symbol.decode("latin-1"), ""))

    def _take_unknown_group(self) -> None:
        """Skip a group that old programs do not know, except for some that are text."""
        token = _TOKEN.match(self._raw.data, self._place)
        if token is None or token["word"] is None or token["word"].decode("ascii") not in SHOWN:
            self._pass_over()

    def _take_word(self, word: str, value: int | None) -> None:
        if word == "bin":
            self._place += max(value or 0, 0)
        elif self._to_skip and word in CHARACTERS:
            self._to_skip -= 1
        elif word in CHARACTERS:
            self._add(CHARACTERS[word])
        elif word == "u":
            self._add_unicode(value or 0)
        elif word in NOT_TEXT:
            self._flush()
            self._pass_over()
        elif word in _ACTIONS:
            self._flush()
            _ACTIONS[word](self, value)
        else:
            self._rows.take(word, value)

    def _end_paragraph(self) -> None:
        self._flush()
        self._rows.end_paragraph()

    def _end_cell(self, is_inner: bool) -> None:
        self._flush()
        self._rows.end_cell(is_inner=is_inner)

    def _end_row(self, is_inner: bool) -> None:
        self._flush()
        self._rows.end_row(is_inner=is_inner)

    def _set_fallback(self, value: int | None) -> None:
        self._state = replace(self._state, fallback=max(1 if value is None else value, 0))

    def _set_deleted(self, value: int | None) -> None:
        self._state = replace(self._state, is_deleted=value != 0)

    def _set_hidden(self, value: int | None) -> None:
        self._state = replace(self._state, is_hidden=value != 0)

    def _make_plain(self, _: int | None) -> None:
        self._state = replace(self._state, is_deleted=False, is_hidden=False)
        self._set_font(self._default_font)

    def _start_fonts(self, _: int | None) -> None:
        self._state = replace(self._state, is_font_table=True)

    def _start_double(self, _: int | None) -> None:
        """Skip text for old programs that is repeated in Unicode."""
        end = self._raw.data.find(b"{\\*\\ud", self._place)
        if end >= 0:
            self._place = end

    def _set_code_page(self, value: int | None) -> None:
        self._default_codec = codec_of(value or 0) or self._default_codec
        self._state = replace(self._state, codec=self._default_codec)

    def _set_default_font(self, value: int | None) -> None:
        self._default_font = value or 0

    def _set_font(self, value: int | None) -> None:
        self._font = value or 0
        if not self._state.is_font_table:
            codec = self._fonts.get(self._font, self._default_codec)
            self._state = replace(self._state, codec=codec)

    def _set_charset(self, value: int | None) -> None:
        if self._state.is_font_table:
            known = CHARSETS.get(value or 0, _WESTERN)
            self._fonts[self._font] = self._default_codec if value == 1 else known

    def _set_font_code_page(self, value: int | None) -> None:
        codec = codec_of(value or 0)
        if self._state.is_font_table and codec:
            self._fonts[self._font] = codec


_ACTIONS = {
    "par": lambda reader, _: reader._end_paragraph(),
    "sect": lambda reader, _: reader._end_paragraph(),
    "cell": lambda reader, _: reader._end_cell(False),
    "nestcell": lambda reader, _: reader._end_cell(True),
    "row": lambda reader, _: reader._end_row(False),
    "nestrow": lambda reader, _: reader._end_row(True),
    "uc": _Reader._set_fallback,
    "deleted": _Reader._set_deleted,
    "v": _Reader._set_hidden,
    "plain": _Reader._make_plain,
    "upr": _Reader._start_double,
    "fonttbl": _Reader._start_fonts,
    "ansicpg": _Reader._set_code_page,
    "mac": lambda reader, _: reader._set_code_page(10000),
    "pc": lambda reader, _: reader._set_code_page(437),
    "pca": lambda reader, _: reader._set_code_page(850),
    "deff": _Reader._set_default_font,
    "f": _Reader._set_font,
    "fcharset": _Reader._set_charset,
    "cpg": _Reader._set_font_code_page,
}
