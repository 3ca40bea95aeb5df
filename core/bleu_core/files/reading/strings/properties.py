r"""Java properties, also as XML.

Follows ``java.util.Properties``. translate-toolkit takes keys that start with ``//``, ``;`` or
``/*`` for comments, and breaks surrogate pairs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bleu_core.files.budget import Resource
from bleu_core.files.contents import Contents, Format
from bleu_core.files.reading.escapes import join_surrogates
from bleu_core.files.reading.keyed_units import KeyedUnits
from bleu_core.files.reading.plain import lines_of
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.xml_events import (
    complete,
    line_of,
    root_name,
    xml_events,
    xml_text,
)

_SPACES = " \t\f"
_ENTRY = re.compile(r"([^\\=:\ \t\f]*(?:\\.[^\\=:\ \t\f]*)*)[ \t\f]*[=:]?[ \t\f]*(.*)", re.DOTALL)
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|(.))", re.DOTALL)
_Entry = tuple[int, str, str]
"""Line, key and text."""

_ESCAPED = {"t": "\t", "r": "\r", "n": "\n", "f": "\f"}


def read(raw: RawFile) -> Contents:
    """Read a properties file: a unit for each entry, even if its key occurs twice."""
    text, encoding = raw.text()
    raw.progress.check()
    entries = _entries(raw, text)
    if text.lstrip().startswith("<") and root_name(text.encode("utf-8", "replace")) == "properties":
        data, encoding = xml_text(raw)
        entries = _xml_entries(raw, data)
    units = KeyedUnits()
    for line, key, cell in entries:
        units.add(key, cell, line)
    return raw.contents(Format.PROPERTIES, [units.table()], encoding)


def _xml_entries(raw: RawFile, text: bytes) -> Iterator[_Entry]:
    for element in complete(xml_events(raw, Format.PROPERTIES, text, "entry")):
        yield line_of(element), element.get("key", ""), "".join(element.itertext())


def _entries(raw: RawFile, text: str) -> Iterator[_Entry]:
    natural_lines = lines_of(raw, text)
    logical_lines = _logical_lines(raw.progress.watch(natural_lines))
    for count, (number, line) in enumerate(logical_lines):
        if count % 2048 == 0:
            raw.parsed(number, len(natural_lines))
        raw.check(Resource.CHARACTERS, len(line), number)
        entry = _ENTRY.fullmatch(line)
        assert entry is not None
        yield number, _unescape(raw, number, entry[1]), _unescape(raw, number, entry[2])


def _logical_lines(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield lines other than comments, joined with the next if they end with a backslash."""
    numbered = enumerate(lines, 1)
    for start, line in numbered:
        line = line.lstrip(_SPACES)
        if not line or line[0] in "#!":
            continue
        parts = [line]
        while _continues(parts[-1]):
            parts[-1] = parts[-1][:-1]
            parts.append(next(numbered, (0, ""))[1].lstrip(_SPACES))
        yield start, "".join(parts)


def _continues(line: str) -> bool:
    return (len(line) - len(line.rstrip("\\"))) % 2 == 1


def _unescape(raw: RawFile, line: int, text: str) -> str:
    def character(found: re.Match[str]) -> str:
        if found[1]:
            return chr(int(found[1], 16))
        if found[2] == "u":
            raise raw.malformed(Format.PROPERTIES, line, detail="malformed \\uxxxx encoding")
        return _ESCAPED.get(found[2], found[2])

    return join_surrogates(_ESCAPE.sub(character, text)) if "\\" in text else text
