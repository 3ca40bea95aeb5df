r"""Strings files of iOS and macOS.

Follows the grammar of property lists; those in XML or binary are read in `plists`.
translate-toolkit reads line by line, and confuses entries if there are several on a line or a text
has a semicolon at the end of a line.
"""

from __future__ import annotations

import re

from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Contents, Field, Format, KeyKind, Table
from bleu_core.files.errors import FileWrongFormat
from bleu_core.files.reading.escapes import join_surrogates
from bleu_core.files.reading.other_keys import OtherKeys
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.strings.plists import BINARY_START, language_of_folder, read_strings
from bleu_core.files.reading.xml_events import root_name

# Possessive quantifiers avoid backtracking, which would be slow in damaged files. With `regex`,
# because `re` has a bug in possessive groups before Python 3.11.5.
_SKIPPED = r"(?:\s|//[^\n]*|/\*.*?\*/)*+"
_STRING = r"""(?:"[^"\\]*+(?:\\.[^"\\]*+)*+"|'[^'\\]*+(?:\\.[^'\\]*+)*+'|[\w$:.-][\w$/:.-]*+)"""
_COMMENT = re.compile(r"//([^\n]*)|/\*(.*?)\*/", re.DOTALL)
_ENTRY = rf"({_STRING}){_SKIPPED}(?:={_SKIPPED}({_STRING}){_SKIPPED})?;({_SKIPPED})"

_ESCAPE = re.compile(r"\\(?:[Uu]([0-9A-Fa-f]{1,4})|([0-7]{1,3})|(.))", re.DOTALL)
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}


def read(raw: RawFile) -> Contents:
    """Read a strings file: a unit for each entry, even if its key occurs twice."""
    import regex

    skipped, an_entry = (regex.compile(pattern, regex.DOTALL) for pattern in (_SKIPPED, _ENTRY))
    if raw.data.startswith(BINARY_START):
        return read_strings(raw)
    text, encoding = raw.text()
    raw.progress.check()
    if root_name(text) == "plist":
        return read_strings(raw)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    cells: list[str] = []
    keys: list[str] = []
    other_keys = OtherKeys()
    lines: list[int] = []
    start = skipped.match(text)
    position = start.end() if start else 0
    above = text[:position]
    line = 1 + text.count("\n", 0, position)
    while position < len(text):
        if len(cells) % 2048 == 0:
            raw.parsed(position, len(text))
        entry = an_entry.match(text, position)
        if entry is None and not cells and ("=" not in text or ";" not in text):
            raise FileWrongFormat(raw.path, Format.IOS_STRINGS.value)
        if entry is None:
            truncated = ";" not in text[position:]
            raise raw.malformed(Format.IOS_STRINGS, line, truncated=truncated)
        for comment in _COMMENT.finditer(above):
            other_keys.add(len(keys), "comment", (comment[1] or comment[2]).strip())
        above = entry[3]
        keys.append(_unquote(entry[1]))
        # In an entry without a value, the key is the text.
        cells.append(_unquote(entry[2] or entry[1]))
        lines.append(line)
        line += text.count("\n", position, entry.end())
        position = entry.end()
    table = Table(
        (Field(FieldKind.TEXT, "", cells, language_of_folder(raw.path)),),
        lines=lines,
        keys=keys,
        key_kind=KeyKind.NAME,
        other_keys=other_keys.columns(len(keys)),
    )
    return raw.contents(Format.IOS_STRINGS, [table], encoding)


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
