"""Plain text, one segment per line."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator

from bleu_core.files import errors as files_errors
from bleu_core.files.addresses import FieldKind
from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Contents, Field, Format, UnitTable
from bleu_core.files.encodings import ENCODINGS, Encoding, EncodingSource, shifted_encoding
from bleu_core.files.reading.raw import RawFile

# As in sacreBLEU, U+2028, NEL, VT and FF are text. str.splitlines() would split there.
_LINE_END = re.compile("\r\n|\n|\r")
# Bytes decoded at once, and up to the end of the line.
_PIECE = 1024 * 1024
# Bytes of a character at most.
_WIDEST = 4

_Split = tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]
"""Lines, kinds of line end, and numbers of lines; see `split_lines`."""


def read(raw: RawFile) -> Contents:
    """Read a plain text file. Only LF, CRLF and CR end a line; ignores an empty last line."""
    encoding = Encoding("UTF-8", EncodingSource.VALID_UTF8)
    found = _split_utf8(raw)
    if found is None:
        text, encoding = raw.text()
        raw.progress.check()
        if encoding.source is not EncodingSource.GIVEN and (offset := text.find("\0")) >= 0:
            raise files_errors.FileNotText(
                raw.path, _byte_offset(raw.data, text[:offset], encoding)
            )
        _check_lines(raw, text.count("\n"), text.count("\r"), text.count("\r\n"))
        found = split_lines(text)
    segments, line_ends, lone = found
    table = UnitTable((Field(FieldKind.TEXT, "", segments),), lines=range(1, len(segments) + 1))
    return raw.contents(
        Format.TEXT, [table], encoding, line_ends=line_ends, lone_carriage_returns=lone
    )


def _split_utf8(raw: RawFile) -> _Split | None:
    """Split text in UTF-8; None if the encoding is given or marked, or the bytes are no such text.

    They are decoded some lines at a time: a large file is never in memory as bytes and text both.
    """
    if raw.given_encoding is not None or raw.data.startswith(BOM_UTF8) or b"\0" in raw.data:
        return None
    if shifted_encoding(raw.data):
        return None
    try:
        return _split(_pieces(raw))
    except UnicodeDecodeError:
        return None


def _pieces(raw: RawFile) -> Iterator[str]:
    _check_lines(raw, raw.data.count(b"\n"), raw.data.count(b"\r"), raw.data.count(b"\r\n"))
    data = memoryview(raw.data)
    start = 0
    while start < len(data):
        raw.progress.check()
        stop = raw.data.find(b"\n", start + _PIECE) + 1 or len(data)
        if stop - start > _PIECE + _WIDEST * LIMITS[Resource.CHARACTERS]:
            _check_line(raw, start, stop)
        yield str(data[start:stop], "utf-8")
        start = stop
        raw.parsed(start, len(data))


def _check_line(raw: RawFile, start: int, stop: int) -> None:
    """Refuse a line that is certainly too long before it is decoded."""
    if raw.data.find(b"\r", start, stop) < 0:
        raise raw.exceeded(Resource.CHARACTERS, raw.data.count(b"\n", 0, stop - 1) + 1)


def split_lines(text: str) -> _Split:
    """Split text at LF, CRLF and CR.

    Returns
    -------
    tuple
        The lines; the kinds of line end found; the numbers (from 1) of lines ended by a lone CR,
        if the text has line feeds too.
    """
    return _split([text])


def lines_of(raw: RawFile, text: str) -> tuple[str, ...]:
    """Return the lines of a file's text, if these are not too many.

    Raises
    ------
    BudgetExceeded
    """
    _check_lines(raw, text.count("\n"), text.count("\r"), text.count("\r\n"))
    return split_lines(text)[0]


def _check_lines(raw: RawFile, feeds: int, returns: int, both: int) -> None:
    raw.check(Resource.SEGMENTS, feeds + returns - both)


def _split(pieces: Iterable[str]) -> _Split:
    """Split a text that comes in pieces, all but the last of which end with a line feed."""
    lines: list[str] = []
    lone: list[int] = []
    counts = dict.fromkeys(("LF", "CRLF", "CR"), 0)
    for piece in pieces:
        # Most texts have none, which is found far faster than they are counted.
        returns = piece.count("\r") if "\r" in piece else 0
        crlf = piece.count("\r\n") if returns else 0
        counts["LF"] += piece.count("\n") - crlf
        counts["CRLF"] += crlf
        counts["CR"] += returns - crlf
        if returns > crlf:
            ends = enumerate(_LINE_END.finditer(piece), len(lines) + 1)
            lone += [number for number, end in ends if end.group() == "\r"]
        if returns:
            piece = piece.replace("\r\n", "\n").replace("\r", "\n")
        lines += piece.split("\n")
        if not lines[-1]:
            lines.pop()
    line_ends = tuple(kind for kind, count in counts.items() if count)
    return tuple(lines), line_ends, tuple(lone) if len(line_ends) > 1 else ()


def _byte_offset(data: bytes, before: str, encoding: Encoding) -> int:
    """Return the byte offset in the file of the character after `before`."""
    codec = ENCODINGS.get(encoding.name, encoding.name)
    mark = len("\ufeff".encode(codec)) if encoding.byte_order_mark else 0
    return min(mark + len(before.encode(codec, "surrogatepass")), len(data))
