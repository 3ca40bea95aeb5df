"""The line of each key of a TOML file, which Python's tomllib does not give."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Any

KeyPath = tuple[str | int, ...]
"""The place of a value: keys, and indices of arrays of tables."""

# Strings and comments, which may hold anything, and characters that may end a value.
_TOKEN = re.compile(
    r'''"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|\#[^\n]*|[\[\]{}\n]''',
    re.DOTALL,
)
_KEY = re.compile(r"""(?:"(?:\\.|[^"\\\n])*"|'[^'\n]*'|[^"'=\n])*""")
_BLANK = re.compile(r"(?:\s++|#[^\n]*)*+")


def find_lines(
    text: str, progress: Callable[[int, int], None] = lambda done, total: None
) -> dict[KeyPath, int]:
    """Return the line in which each key of a valid file is set, and each table starts.

    Parameters
    ----------
    text
        The file.
    progress
        Called now and then with the characters done, and all there are.
    """
    return dict(_lines(text.replace("\r\n", "\n"), progress))


def _lines(text: str, progress: Callable[[int, int], None]) -> Iterator[tuple[KeyPath, int]]:
    """Yield the keys and the headings of tables, each with its line."""
    arrays: dict[KeyPath, int] = {}
    table: KeyPath = ()
    line, counted = 1, 0
    position = _BLANK.match(text).end()  # type: ignore[union-attr]
    while position < len(text):
        line += text.count("\n", counted, position)
        counted = position
        if line % 1024 == 0:
            progress(position, len(text))
        start = position
        if text[start] == "[":
            position = text.find("\n", start) % (len(text) + 1)
            table = _resolved(_path(text[start:position]), arrays, new=text[start + 1] == "[")
            yield table, line
        else:
            position = _KEY.match(text, start).end()  # type: ignore[union-attr]
            yield (*table, *_path(f"{text[start:position]}=0")), line
            position = _end_of_value(text, position, progress)
        position = _BLANK.match(text, position).end()  # type: ignore[union-attr]


def _path(statement: str) -> KeyPath:
    """Return the names in the head of a table, or in a key, as tomllib reads them."""
    found: Any = tomllib.loads(statement)
    names: list[str] = []
    while found:
        [(name, found)] = found.items()
        names.append(name)
        found = found if isinstance(found, dict) else None
    return tuple(names)


def _resolved(path: KeyPath, arrays: dict[KeyPath, int], *, new: bool) -> KeyPath:
    """Return the path of a table with the indices of the arrays it is in."""
    resolved: KeyPath = ()
    for place, name in enumerate(path):
        resolved = (*resolved, name)
        if new and place == len(path) - 1:
            arrays[resolved] = arrays.get(resolved, -1) + 1
        if resolved in arrays:
            resolved = (*resolved, arrays[resolved])
    return resolved


def _end_of_value(text: str, position: int, progress: Callable[[int, int], None]) -> int:
    depth = 0
    for number, found in enumerate(_TOKEN.finditer(text, position), 1):
        if number % 1024 == 0:
            progress(found.start(), len(text))
        token = found.group()
        if token == "\n" and depth <= 0:
            return found.start()
        depth += (token in ("[", "{")) - (token in ("]", "}"))
    return len(text)
