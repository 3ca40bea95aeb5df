"""GNU gettext: PO files, and their templates (POT).

Follows gettext's own grammar strictly. translate-toolkit drops text after a closing quote, and the
comments that KDE used to put into msgids.
"""

from __future__ import annotations

import re

from bleu_core.errors import BleuError
from bleu_core.files.budget import Resource
from bleu_core.files.contents import Contents, Format, KeyKind, UnitMark, UnitTable
from bleu_core.files.errors import FileWrongFormat
from bleu_core.files.reading.keyed_units import KeyedUnits
from bleu_core.files.reading.raw import RawFile

_HEADER = re.compile(rb'^msgid[ \t]*""\s*msgstr[ \t]*((?:"(?:[^"\\\r\n]|\\.)*"\s*)+)', re.MULTILINE)
# Large enough for the header, which is the first message.
_HEAD = 256 * 1024
_CHARSET = re.compile(rb"charset=[ \t]*([A-Za-z0-9._:-]{1,40})")
_LANGUAGE = re.compile(r"^Language:[ \t]*(\S+)", re.MULTILINE)

_SPACES = " \t\r\f\v"
_KEYWORD = re.compile(
    r'(msgctxt|msgid_plural|msgid|msgstr)(?:\s*\[\s*(\d{1,3})\s*\])?\s*(?="|$)', re.ASCII
)
_STRING = re.compile(r'"([^"\\]*(?:\\.[^"\\]*)*)"\s*')
# gettext requires quotes around the name, others omit them. It is not text.
_DOMAIN = re.compile(r'domain\s+(?:"[^"]*"\s*|[^"\s].*)')
_FUZZY = re.compile(r"[,=\s]fuzzy(?:[,\s]|$)")
_ANY_MESSAGE = re.compile(r'^[ \t]*(?:#~[ \t]*)?msgid[ \t]*"', re.MULTILINE)

_ESCAPE = re.compile(r"\\(.)")
_ESCAPED = {
    "n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "a": "\a", '"': '"',
    "\\": "\\",
}  # fmt: skip


def read(raw: RawFile) -> Contents:
    """Read a PO or POT file: a unit for each message, or for each of its plural forms."""
    text, encoding = raw.text(_declared(raw.data))
    raw.progress.check()
    return raw.contents(Format.PO, [_Parser(raw, text).parse()], encoding)


def _declared(data: bytes) -> str | None:
    """Return the charset in the header, if there is one. With NUL bytes the file is binary."""
    header = None if b"\0" in data else _HEADER.search(data[:_HEAD])
    charset = _CHARSET.search(header[1]) if header else None
    return charset[1].decode("ascii") if charset else None


class _Parser:
    """Parses lines into messages."""

    def __init__(self, raw: RawFile, text: str) -> None:
        self._raw = raw
        self._text = text
        # CR ends lines only in files without LF; otherwise it is part of the line.
        end = "\n" if "\n" in text else "\r"
        raw.check(Resource.ELEMENTS, text.count(end))
        self._lines = text.split(end)
        self._units = KeyedUnits()
        self._language: str | None = None
        # The line being read; the strings of the message being read, by keyword as in "msgstr[1]".
        self._number = 0
        self._message: dict[str, list[str]] = {}
        # The comments above it, by their signs.
        self._comments: dict[str, str] = {}
        self._start = 0
        self._fuzzy = False

    def parse(self) -> UnitTable:
        """Read all lines; return the messages as units."""
        for number, line in enumerate(self._lines, 1):
            if number % 4096 == 0:
                self._raw.parsed(number, len(self._lines))
            self._number = number
            if stripped := line.strip(_SPACES):
                self._read_line(stripped)
        self._finish(at_end=True)
        self._raw.parsed(len(self._lines), len(self._lines))
        return self._units.table(self._language, key_kind=KeyKind.MESSAGE)

    def _read_line(self, line: str) -> None:
        """Read keywords and strings, which may share a line, up to a comment."""
        place = 0
        while place < len(line):
            if line[place] == "#":
                self._read_comment(line[place:])
                return
            if self._message and (found := _STRING.match(line, place)):
                next(reversed(self._message.values())).append(found[1])
            elif found := _KEYWORD.match(line, place):
                self._read_keyword(found[1], found[2])
            elif found := _DOMAIN.match(line, place):
                self._finish()
            else:
                raise self._error()
            place = found.end()

    def _read_comment(self, line: str) -> None:
        if self._has_target():
            self._finish()
        if line.startswith("#~"):
            # Flags and comments were those of an obsolete message, not of the next one.
            self._fuzzy, self._comments = False, {}
        elif line.startswith(("#,", "#=")) and _FUZZY.search(line):
            self._fuzzy = True
        elif line.startswith(("#.", "#:", "# ")):
            self._comments[line[:2].strip()] = line[2:].strip()

    def _read_keyword(self, keyword: str, index: str | None) -> None:
        """Start a message, or the next part of it."""
        if keyword == "msgctxt" or (keyword == "msgid" and "msgid" in self._message):
            self._finish()
        has_source, has_plural = "msgid" in self._message, "msgid_plural" in self._message
        if keyword == "msgid_plural":
            fits = has_source and not self._has_target()
        else:
            fits = keyword != "msgstr" or (has_source and has_plural == (index is not None))
        name = f"msgstr[{int(index)}]" if index else keyword
        if not fits or name in self._message or (index and keyword != "msgstr"):
            raise self._error()
        if keyword == "msgid" or not self._message:
            self._start = self._number
        self._message[name] = []

    def _has_target(self) -> bool:
        return any(keyword.startswith("msgstr") for keyword in self._message)

    def _finish(self, *, at_end: bool = False) -> None:
        """Add the message that was read, if any."""
        if not self._message:
            return
        empty = [keyword for keyword, parts in self._message.items() if not parts]
        if empty or not self._has_target():
            detail = f"missing {'string' if empty else 'msgstr'}"
            raise self._raw.malformed(Format.PO, self._start, truncated=at_end, detail=detail)
        message = {keyword: _unescape("".join(parts)) for keyword, parts in self._message.items()}
        self._add(message)
        self._message, self._comments, self._fuzzy = {}, {}, False

    def _add(self, message: dict[str, str]) -> None:
        """Add a message, given by keyword. The header only gives the language."""
        context, source = message.pop("msgctxt", None), message.pop("msgid")
        plural = message.pop("msgid_plural", source)
        if not source and context is None:
            header = _LANGUAGE.search("".join(message.values()))
            self._language = self._language or (header and header[1])
            return
        key = source if context is None else f"{context} | {source}"
        for keyword, target in message.items():
            index = keyword.removeprefix("msgstr")
            self._units.name_next({"msgctxt": context, **self._comments})
            self._units.add(
                f"{key} {index}" if index else key,
                target,
                self._start,
                source=plural if index and index != "[0]" else source,
                mark=UnitMark.NEEDS_REVIEW if self._fuzzy else None,
            )

    def _error(self) -> BleuError:
        """Return an error for the current line."""
        if not _ANY_MESSAGE.search(self._text):
            return FileWrongFormat(self._raw.path, Format.PO.value)
        rest = self._lines[self._number :]
        is_last = not any(line.strip(_SPACES) for line in rest)
        return self._raw.malformed(Format.PO, self._number, truncated=is_last)


def _unescape(text: str) -> str:
    # Keep unknown escapes as they are.
    return _ESCAPE.sub(lambda found: _ESCAPED.get(found[1], found[0]), text)
