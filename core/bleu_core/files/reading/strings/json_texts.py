"""JSON: rows of objects, JSON Lines, and a program's messages by name.

The structure of a file decides:

- an array, or JSON Lines, contains rows; an array of POEditor's terms contains messages;
- an object of equally long arrays contains columns if its names are headings, as in
  ``{"source": ["a", "b"], "mt": ["c", "d"]}``;
- an object contains rows if exactly one of its members is an array of objects, and more of these
  have text than there are strings outside of the array, as in
  ``{"version": "1", "data": [{"src": "a"}, {"src": "b"}]}``;
- any other object contains messages, each named by its path: ``menu.file[0]``. If all paths begin
  or end with languages, each of these is a field.

Comments, and commas before closing brackets, are ignored.
"""

from __future__ import annotations

import gc
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from bleu_core.files.addresses import FieldKind
from bleu_core.files.budget import Resource
from bleu_core.files.contents import Cell, Contents, Field, Format, KeyKind, UnitTable
from bleu_core.files.encodings import Encoding
from bleu_core.files.errors import FileMalformed, FileWrongFormat
from bleu_core.files.headings import Meaning, read_heading
from bleu_core.files.reading.escapes import join_surrogates
from bleu_core.files.reading.keyed_units import KeyedUnits
from bleu_core.files.reading.plain import lines_of
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.strings.named_texts import PlacedText, is_language, merged_table

_LINES_EXTENSIONS = ("jsonl", "ndjson")
# One that does not end is matched, too: each "/*" within it would be looked at up to the end.
_COMMENT = r"//[^\n]*|/\*(?s:.*?\*/|.*)"
_START = re.compile(rf'(?:\s++|{_COMMENT})*+[\[{{"]')
_STRING = r'"(?:[^"\\]++|\\.)*+"'
_STRING_OR_COMMENT = re.compile(rf"{_STRING}|{_COMMENT}")
_STRING_OR_LAST_COMMA = re.compile(rf"{_STRING}|,(?=\s*[\]}}])")
_FIRST_LINE = re.compile(r"\s*([^\r\n]*)(\s*\S)?")

# Without "_" and "-", in lower case.
_KEY_NAMES = {
    "id", "key", "msgid", "uid", "guid", "uuid", "segid", "segmentid", "sentid", "sentenceid",
    "unitid", "stringid", "messageid",
}  # fmt: skip
# Language codes that are usually something else, unless there are other languages next to them.
_WORDS = {"am", "be", "id", "in", "is", "it", "my", "no", "or", "so", "st"}
# Objects about the other messages, in MediaWiki and in Jed.
_HEADERS = {"@metadata", ""}
_EXTENSION_MEMBERS = {"message", "description", "placeholders", "hash"}


class _Repeating(dict[str, Any]):
    """An object with a repeated name: `items` returns all of its members."""

    def __init__(self, members: list[tuple[str, Any]]) -> None:
        super().__init__(members)
        self._members = members

    def items(self) -> list[tuple[str, Any]]:  # type: ignore[override]
        """Return all members in their order."""
        return self._members


class _Number(str):
    """A number as written in the file."""


def _object(members: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(members)
    return found if len(found) == len(members) else _Repeating(members)


decode_json: Callable[[str], Any] = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_Number, parse_float=_Number, parse_constant=_Number
).decode


def read(raw: RawFile) -> Contents:
    """Read JSON or JSON Lines."""
    text, encoding = raw.text()
    if not _START.match(text):
        promised = Format.JSON_LINES if raw.extension in _LINES_EXTENSIONS else Format.JSON
        raise FileWrongFormat(raw.path, promised.value)
    check_elements(raw, text)
    if _is_json_lines(raw, text):
        return _read_lines(raw, text, encoding)
    try:
        with collector_paused():
            value = _decode(raw, text)
        rows = _rows(value)
        table = _messages(raw, value) if rows is None else _read_rows(raw, rows)
    except json.JSONDecodeError as error:
        raise malformed_json(raw, Format.JSON, error, error.lineno) from None
    except RecursionError:
        raise raw.exceeded(Resource.NESTING) from None
    return raw.contents(Format.JSON, [table], encoding)


def check_elements(raw: RawFile, text: str) -> None:
    """Refuse a file of very many values before the decoder makes objects of all of them."""
    raw.check(Resource.ELEMENTS, sum(map(text.count, "[{,")))


def _decode(raw: RawFile, text: str) -> Any:
    """Decode JSON, without comments if it is no JSON with them."""
    try:
        return raw.in_background(lambda: decode_json(text))
    except json.JSONDecodeError:
        plain = _without_comments(raw, text)
        if plain == text:
            raise
        return raw.in_background(lambda: decode_json(plain))


def _without_comments(raw: RawFile, text: str) -> str:
    """Return text with spaces instead of comments and last commas, so that places remain."""
    raw.check(Resource.ELEMENTS, sum(map(text.count, '"/')))

    def blank(found: re.Match[str]) -> str:
        is_kept = found[0][0] == '"' or (found[0].startswith("/*") and found[0][-2:] != "*/")
        return found[0] if is_kept else re.sub(r"[^\n]", " ", found[0])

    return _STRING_OR_LAST_COMMA.sub(blank, _STRING_OR_COMMENT.sub(blank, text))


@contextmanager
def collector_paused() -> Iterator[None]:
    """Turn off the garbage collector: there are no cycles, and it would take most of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def malformed_json(
    raw: RawFile, file_format: Format, error: json.JSONDecodeError, line: int
) -> FileMalformed:
    """Return an error for a text that is not JSON."""
    # An unterminated string may extend to the end of the text, so it counts as truncated.
    truncated = error.pos >= len(error.doc.rstrip()) or error.msg.startswith("Unterminated")
    return raw.malformed(file_format, line, error.colno, truncated=truncated, detail=error.msg)


# JSON Lines


def _is_json_lines(raw: RawFile, text: str) -> bool:
    """Tell whether the file is JSON Lines, judging by its content rather than its extension."""
    first = _FIRST_LINE.match(text)
    line, is_more = (first.group(1), first.group(2) is not None) if first else ("", False)
    if raw.extension not in _LINES_EXTENSIONS:
        return is_more and _is_json(line)
    is_one_array = line.startswith("[") and not is_more
    return (not is_one_array and _is_json(line)) or not _is_json(text)


def _is_json(text: str) -> bool:
    try:
        decode_json(text)
    except (ValueError, RecursionError):
        return False
    return True


def _read_lines(raw: RawFile, text: str, encoding: Encoding) -> Contents:
    lines = lines_of(raw, text)
    columns = Columns(raw, Format.JSON_LINES)
    for number, line in enumerate(lines, 1):
        if number % 1024 == 0:
            raw.parsed(number, len(lines))
        if not line or line.isspace():
            continue
        try:
            columns.add(decode_json(line), number)
        except json.JSONDecodeError as error:
            found = malformed_json(raw, Format.JSON_LINES, error, number)
            # Only the last line can be truncated.
            found.truncated = found.truncated and number == len(lines)
            raise found from None
        except RecursionError:
            raise raw.exceeded(Resource.NESTING, number) from None
    raw.parsed(len(lines), len(lines))
    return raw.contents(Format.JSON_LINES, [columns.table()], encoding)


# Rows


def _rows(value: Any) -> Sequence[Any] | None:
    """Return the rows of a file; None if it has messages."""
    if not isinstance(value, dict):
        return value if isinstance(value, list) and not _are_terms(value) else None
    if arrays_by := _arrays_by_heading(value):
        cells = zip(*arrays_by.values(), strict=True)
        return [dict(zip(arrays_by, row, strict=True)) for row in cells]
    arrays = [member for _, member in value.items() if _is_array_of_objects(member)]
    if len(arrays) != 1:
        return None
    beside = sum(_strings(member) for _, member in value.items() if member is not arrays[0])
    with_text = sum(_strings(row) > 0 for row in arrays[0])
    return arrays[0] if with_text > beside else None


def _arrays_by_heading(value: dict[str, Any]) -> dict[str, list[Any]]:
    """Return arrays of one length whose names are headings; none if the file has other texts."""
    arrays = {name: member for name, member in value.items() if isinstance(member, list)}
    if len(arrays) < 2 or len({*map(len, arrays.values())}) != 1 or isinstance(value, _Repeating):
        return {}
    beside = sum(_strings(member) for name, member in value.items() if name not in arrays)
    with_text = sum(_strings([*row]) > 0 for row in zip(*arrays.values(), strict=True))
    if beside >= with_text:
        return {}

    headings = [heading for name in arrays if (heading := read_heading(name))]
    vague = (Meaning.KEY, Meaning.TEXT, Meaning.OTHER)
    is_table = len(headings) > 1 and any(heading.meaning not in vague for heading in headings)
    return arrays if is_table else {}


def _is_array_of_objects(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _strings(value: Any) -> int:
    if isinstance(value, dict):
        return sum(_strings(member) for _, member in value.items())
    if isinstance(value, list):
        return sum(map(_strings, value))
    return type(value) is str


def _read_rows(raw: RawFile, rows: Sequence[Any]) -> UnitTable:
    columns = Columns(raw, Format.JSON)
    for number, row in enumerate(rows, 1):
        if number % 1024 == 0:
            raw.parsed(number, len(rows))
        columns.add(row, number)
    raw.parsed(len(rows), len(rows))
    return columns.table()


class Columns:
    """Columns by name: members of rows, or paths to nested ones (``translation.en``, ``refs.0``).

    Numbers are included in columns that also have strings, and in columns of keys.
    """

    def __init__(self, raw: RawFile, file_format: Format) -> None:
        self._raw = raw
        self._format = file_format
        self._lines: list[int] = []
        self._columns: dict[str, list[str]] = {}
        self._texts: set[str] = set()

    def add(self, row: Any, line: int) -> None:
        """Add a row: an object, an array or a string. Other values have no text."""
        self._lines.append(line)
        self._put("", row)
        self._raw.check(Resource.CELLS, len(self._lines) * len(self._columns), line)

    def _put(self, name: str, value: Any) -> None:
        if type(value) is str:
            self._texts.add(name)
            self._put_text(name, join_surrogates(value))
        elif isinstance(value, dict):
            for member, inner in value.items():
                self._put(f"{name}.{member}" if name else join_surrogates(member), inner)
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                # Skip arrays of numbers, such as embeddings.
                if not isinstance(inner, _Number):
                    self._put(f"{name}.{index}" if name else str(index), inner)
        elif isinstance(value, _Number):
            self._put_text(name, str(value))

    def _put_text(self, name: str, text: str) -> None:
        column = self._columns.get(name)
        if column is None:
            self._raw.check(Resource.COLUMNS, len(self._columns) + 1, self._lines[-1])
            column = self._columns[name] = []
        missing = len(self._lines) - 1 - len(column)
        if missing < 0:
            raise self._raw.malformed(self._format, self._lines[-1], detail=f"{name!r} twice")
        if missing:
            column.extend([""] * missing)
        column.append(text)

    def table(self) -> UnitTable:
        """Return the rows as a table."""
        for column in self._columns.values():
            column.extend([""] * (len(self._lines) - len(column)))
        names = [name for name in self._columns if name in self._texts]
        languages = _languages(names)
        fields = [
            Field(
                FieldKind.FIELD if name else FieldKind.TEXT,
                name,
                self._columns[name],
                languages.get(name),
            )
            for name in names
        ]
        if not fields:
            return UnitTable((Field(FieldKind.TEXT, "", ()),))
        key = next((name for name in self._columns if self._is_key(name, languages)), None)
        return UnitTable(
            tuple(fields),
            lines=self._lines,
            keys=() if key is None else self._columns[key],
            key_kind=None if key is None else KeyKind.COLUMN,
            # Numbers may be keys, too.
            other_keys={
                name: column for name, column in self._columns.items() if name not in self._texts
            },
        )

    def _is_key(self, name: str, languages: dict[str, str]) -> bool:
        """Tell whether a column has the keys of rows; ``id`` with words is Indonesian text."""
        if name.replace("_", "").replace("-", "").lower() not in _KEY_NAMES:
            return False
        column = self._columns[name]
        if name in languages and any(text.replace(" ", "").isalpha() for text in column):
            return False
        return all(column) and len({*column}) == len(column)


def _languages(names: Sequence[str]) -> dict[str, str]:
    """Return the languages of columns whose name or last part of a path is a language tag."""
    found: dict[str, str] = {}
    for name in names:
        last = name.rpartition(".")[2]
        if is_language(last):
            found[name] = last
    sure = {name.rpartition(".")[0] for name, tag in found.items() if tag not in _WORDS}
    return {
        name: tag
        for name, tag in found.items()
        if tag not in _WORDS or name.rpartition(".")[0] in sure
    }


# Messages


def _messages(raw: RawFile, value: Any) -> UnitTable:
    """Return a program's messages by name.

    If all messages are in one object named by a language, that is not part of their names.
    """
    language = None
    if isinstance(value, list):
        value = _object([(row["term"], row["definition"]) for row in value])
    elif isinstance(value, dict):
        value, language = _of_known_shape(raw, value)
    units = KeyedUnits()
    for path, text in _texts(raw, value):
        units.add(join_surrogates(path), join_surrogates(text), 0)
    table = units.table(language)
    for split in (lambda name: name.partition("."), lambda name: name.rpartition(".")[::-1]):
        if found := _by_language(raw, map(split, table.keys), table.fields[0].cells):
            return found
    return table


def _are_terms(rows: Sequence[Any]) -> bool:
    """Tell whether rows are terms with definitions, which are keys and texts in POEditor."""
    return bool(rows) and all(
        isinstance(row, dict) and type(row.get("term")) is str and "definition" in row
        for row in rows
    )


def _by_language(
    raw: RawFile, parts: Iterable[tuple[str, str, str]], texts: Sequence[Cell]
) -> UnitTable | None:
    """Return a field for each language, if it is the first part of the names of all messages.

    Strings beside the messages, such as a version, are left out: there must be fewer than messages.
    """
    columns: dict[str, list[tuple[str, PlacedText]]] = {}
    keys: set[str] = set()
    beside = 0
    for line, ((language, dot, key), text) in enumerate(zip(parts, texts, strict=True), 1):
        if not dot:
            beside += 1
        elif language in columns or is_language(language):
            columns.setdefault(language, []).append((key, PlacedText(text, line)))
            keys.add(key)
        else:
            return None
    are_few = 2 * (len(texts) - beside) <= len(keys) * len(columns)
    if len(columns) < 2 or columns.keys() <= _WORDS or are_few or len(keys) <= max(beside, 1):
        return None
    return merged_table(
        raw,
        [iter(column) for column in columns.values()],
        [(FieldKind.LANGUAGE, language, language) for language in columns],
    )


def _of_known_shape(raw: RawFile, value: dict[str, Any]) -> tuple[Any, str | None]:
    """Return the messages of an object, without what is about them, and their language.

    In ARB, members starting with ``@`` are metadata. In Jed, messages are in an object of their
    domain, and their header has an empty name. In a browser extension, each message is an object
    with ``message`` and a description.
    """
    if _is_arb(raw, value):
        messages = [(name, text) for name, text in value.items() if name[:1] != "@"]
        return _object(messages), _string(value.get("@@locale"))
    value = _domain_of_jed(value)
    members = [
        (name, member)
        for name, member in value.items()
        if name not in _HEADERS or not isinstance(member, dict)
    ]
    language = None
    if len(members) == 1:
        [(name, member)] = members
        if isinstance(member, dict) and is_language(name):
            language, members = name, [*member.items()]
    if members and all(_is_extension_message(member) for _, member in members):
        members = [(name, member["message"]) for name, member in members]
    return _object(members), language


def _domain_of_jed(value: dict[str, Any]) -> dict[str, Any]:
    domains = value.get("locale_data")
    if not isinstance(domains, dict) or len(domains) != 1:
        return value
    [domain] = domains.values()
    return domain if isinstance(domain, dict) else value


def _string(value: Any) -> str | None:
    return value if type(value) is str else None


def _is_arb(raw: RawFile, value: dict[str, Any]) -> bool:
    is_about_others = any(name[:1] == "@" and name[1:] in value for name in value)
    return raw.extension == "arb" or "@@locale" in value or is_about_others


def _is_extension_message(value: Any) -> bool:
    return isinstance(value, dict) and {"message"} <= {*value} <= _EXTENSION_MEMBERS


def _texts(raw: RawFile, value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield all strings in a value, with their paths."""
    if type(value) is str:
        raw.progress.check()
        yield path, value
    elif isinstance(value, dict):
        for name, member in value.items():
            yield from _texts(raw, member, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for index, member in enumerate(value):
            yield from _texts(raw, member, f"{path}[{index}]")
