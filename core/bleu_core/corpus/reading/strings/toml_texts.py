"""TOML with a program's messages: go-i18n, Hugo and the like, parsed by Python's tomllib."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from bleu_core.corpus.reading.contents import Contents, Format
from bleu_core.corpus.reading.raw import RawFile
from bleu_core.corpus.reading.strings.named_texts import Group, Node, Text, named_table

_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")
# Strings and comments, which may hold anything, and what may end a value.
_TOKEN = re.compile(
    r'''"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|\#[^\n]*|[\[\]{}\n]''',
    re.DOTALL,
)
_KEY = re.compile(r"""(?:"(?:\\.|[^"\\\n])*"|'[^'\n]*'|[^"'=\n])*""")
_BLANK = re.compile(r"(?:\s|#[^\n]*)*")
_Path = tuple[str, ...]


def read(raw: RawFile) -> Contents:
    """Read TOML: a unit for each text. The format knows no name twice."""
    import tomllib

    text, encoding = raw.text()
    text = text.replace("\r\n", "\n")
    try:
        found = raw.in_background(lambda: tomllib.loads(text))
        root = _group(found.items(), (), dict(_lines(raw, text)), 1)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        line, column = (int(place[1]), int(place[2])) if place else (None, None)
        truncated = "end of document" in str(error)
        detail = _PLACE.sub("", str(error)).strip()
        raise raw.malformed(Format.TOML, line, column, truncated=truncated, detail=detail) from None
    except (RecursionError, ValueError) as error:
        raise raw.malformed(Format.TOML, detail=str(error)) from None
    return raw.contents(Format.TOML, [named_table(raw, root)], encoding)


def _group(
    members: Iterable[tuple[str, Any]], path: _Path, lines: dict[_Path, int], line: int
) -> Group:
    """Return a table or an array; what has no line of its own is on that of what it is in."""
    group = Group()
    for name, value in members:
        inner = (*path, name)
        group.members.append((name, _node(value, inner, lines, lines.get(inner, line))))
    return group


def _node(value: Any, path: _Path, lines: dict[_Path, int], line: int) -> Node:
    if isinstance(value, str):
        return Text(value, line)
    if isinstance(value, dict):
        return _group(value.items(), path, lines, line)
    if isinstance(value, list):
        items = ((str(index), item) for index, item in enumerate(value))
        group = _group(items, path, lines, line)
        group.is_list = True
        return group
    return None


def _lines(raw: RawFile, text: str) -> Iterator[tuple[_Path, int]]:
    """Yield the lines of tables and names, which tomllib does not tell, in a valid file."""
    arrays: dict[_Path, int] = {}
    table: _Path = ()
    line, counted = 1, 0
    position = _BLANK.match(text).end()  # type: ignore[union-attr]
    while position < len(text):
        line += text.count("\n", counted, position)
        counted = position
        if line % 1024 == 0:
            raw.parsed(position, len(text))
        start = position
        if text[start] == "[":
            position = text.find("\n", start) % (len(text) + 1)
            table = _resolved(_path(text[start:position]), arrays, new=text[start + 1] == "[")
            yield table, line
        else:
            position = _KEY.match(text, start).end()  # type: ignore[union-attr]
            yield (*table, *_path(f"{text[start:position]}=0")), line
            position = _end_of_value(text, position)
        position = _BLANK.match(text, position).end()  # type: ignore[union-attr]


def _path(statement: str) -> _Path:
    """Return the names in the head of a table, or in a key, as tomllib reads them."""
    import tomllib

    found: Any = tomllib.loads(statement)
    names = []
    while found:
        [(name, found)] = found.items()
        names.append(name)
        found = found if isinstance(found, dict) else None
    return tuple(names)


def _resolved(path: _Path, arrays: dict[_Path, int], *, new: bool) -> _Path:
    """Return the path of a table with the indices of the arrays it is in."""
    resolved: _Path = ()
    for place, name in enumerate(path):
        resolved = (*resolved, name)
        if new and place == len(path) - 1:
            arrays[resolved] = arrays.get(resolved, -1) + 1
        if resolved in arrays:
            resolved = (*resolved, str(arrays[resolved]))
    return resolved


def _end_of_value(text: str, position: int) -> int:
    depth = 0
    for found in _TOKEN.finditer(text, position):
        token = found.group()
        if token == "\n" and depth <= 0:
            return found.start()
        depth += (token in ("[", "{")) - (token in ("]", "}"))
    return len(text)
