r"""Strings files of iOS and macOS.

Follows the grammar of property lists; those in XML or binary are read in `plists`.
translate-toolkit reads line by line, and confuses entries if there are several on a line or a text
has a semicolon at the end of a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count

from bleu_core.files.budget import Resource
from bleu_core.files.contents import Contents, Format
from bleu_core.files.errors import FileWrongFormat
from bleu_core.files.reading.escapes import join_surrogates
from bleu_core.files.reading.keyed_units import KeyedUnits
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.strings.plists import BINARY_START, language_of_folder, read_strings
from bleu_core.files.reading.xml_events import root_name

# Possessive quantifiers avoid backtracking, which would be slow in damaged files. With `regex`,
# because `re` has a bug in possessive groups before Python 3.11.5.
_SKIPPED = r"(?:\s++|//[^\n]*|/\*.*?\*/)*+"
_STRING = r"""(?:"[^"\\]*+(?:\\.[^"\\]*+)*+"|'[^'\\]*+(?:\\.[^'\\]*+)*+'|[\w$:.-][\w$/:.-]*+)"""
_COMMENT = re.compile(r"//([^\n]*)|/\*(.*?)\*/", re.DOTALL)
_ENTRY = rf"({_STRING}){_SKIPPED}(?:={_SKIPPED}({_STRING}){_SKIPPED})?;({_SKIPPED})"

_ESCAPE = re.compile(r"\\(?:[Uu]([0-9A-Fa-f]{1,4})|([0-7]{1,3})|(.))", re.DOTALL)
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}


def read(raw: RawFile) -> Contents:
    """Read a strings file: a unit for each entry, even if its key occurs twice."""
    if raw.data.startswith(BINARY_START):
        return read_strings(raw)
    text, encoding = raw.text()
    raw.progress.check()
    if root_name(text.encode("utf-8", "replace")) == "plist":
        return read_strings(raw)
    units = KeyedUnits()
    for key, value, line, above in _entries(raw, text.replace("\r\n", "\n").replace("\r", "\n")):
        for comment in _COMMENT.finditer(above):
            units.name_next({"comment": (comment[1] or comment[2]).strip()})
        # In an entry without a value, the key is the text.
        units.add(_unquote(key), _unquote(value or key), line)
    table = units.table(language_of_folder(raw.path))
    return raw.contents(Format.IOS_STRINGS, [table], encoding)


def _entries(raw: RawFile, text: str) -> Iterator[tuple[str, str | None, int, str]]:
    """Yield key, value and line of each entry, and what is above it."""
    import regex

    raw.check(Resource.ELEMENTS, sum(map(text.count, "/;")))
    skipped, an_entry = (regex.compile(pattern, regex.DOTALL) for pattern in (_SKIPPED, _ENTRY))
    start = skipped.match(text)
    position = start.end() if start else 0
    above = text[:position]
    line = 1 + text.count("\n", 0, position)
    for number in count():
        if position == len(text):
            return
        if number % 2048 == 0:
            raw.parsed(position, len(text))
        entry = an_entry.match(text, position)
        if entry is None and not number and ("=" not in text or ";" not in text):
            raise FileWrongFormat(raw.path, Format.IOS_STRINGS.value)
        if entry is None:
            truncated = ";" not in text[position:]
            raise raw.malformed(Format.IOS_STRINGS, line, truncated=truncated)
        yield entry[1], entry[2], line, above
        above = entry[3]
        line += text.count("\n", position, entry.end())
        position = entry.end()


def _unquote(string: str) -> str:
    if string[0] not in "\"'":
        return string
    text = string[1:-1]
    return join_surrogates(_ESCAPE.sub(_character, text)) if "\\" in text else text


def _character(escape: re.Match[str]) -> str:
    code, octal, other = escape.groups()
    if code:
        return chr(int(code, 16))
    return chr(int(octal, 8)) if octal else _ESCAPED.get(other, other)
