"""Plain text, one segment per line."""

from __future__ import annotations

import re

from bleu_core.corpus.addresses import FieldKind
from bleu_core.corpus.encodings import ENCODINGS, Encoding, EncodingSource
from bleu_core.corpus.reading.contents import Contents, Field, Format, Table
from bleu_core.corpus.reading.raw import RawFile
from bleu_core.errors import FileNotText

# As in sacreBLEU, U+2028, NEL, VT and FF are text. str.splitlines() would split there.
_LINE_END = re.compile("\r\n|\n|\r")


def read(raw: RawFile) -> Contents:
    """Read a plain text file. Only LF, CRLF and CR end a line; ignores an empty last line."""
    text, encoding = raw.text()
    raw.progress.check()
    if encoding.source is not EncodingSource.GIVEN and (place := text.find("\0")) >= 0:
        raise FileNotText(raw.path, _byte_offset(raw.data, text[:place], encoding))
    segments, line_ends, lone = split_lines(text)
    table = Table((Field(FieldKind.TEXT, "", segments),), lines=range(1, len(segments) + 1))
    return raw.contents(
        Format.TEXT, [table], encoding, line_ends=line_ends, lone_carriage_returns=lone
    )


def split_lines(text: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]:
    """Split text at LF, CRLF and CR.

    Returns
    -------
    tuple
        The lines; the kinds of line end found; the numbers (from 1) of lines ended by a lone CR,
        if the text has line feeds too.
    """
    crlf = text.count("\r\n")
    counts = {"LF": text.count("\n") - crlf, "CRLF": crlf, "CR": text.count("\r") - crlf}
    line_ends = tuple(kind for kind, count in counts.items() if count)
    lines = _LINE_END.split(text) if "\r" in text else text.split("\n")
    if not lines[-1]:
        lines.pop()
    lone: tuple[int, ...] = ()
    if counts["CR"] and len(line_ends) > 1:
        ends = enumerate(_LINE_END.finditer(text), 1)
        lone = tuple(number for number, end in ends if end.group() == "\r")
    return tuple(lines), line_ends, lone


def _byte_offset(data: bytes, before: str, encoding: Encoding) -> int:
    """Return the byte offset in the file of the character after `before`."""
    codec = ENCODINGS.get(encoding.name, encoding.name)
    mark = len("\ufeff".encode(codec)) if encoding.byte_order_mark else 0
    return min(mark + len(before.encode(codec, "surrogatepass")), len(data))
