"""TOML, and the statement at fault in a file that is not valid.

`tomllib` reports the line where it gives up, which may be far after the fault. But TOML has no
statement that ends within a line, and an unfinished statement is never valid. So a statement is the
shortest run of lines that `tomllib` itself accepts, and the first fault is found without a second
parser, which could behave differently.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

_ENDS = re.compile(r"[\]}]|\"{3}|'{3}")


class Statement(NamedTuple):
    """A key with its value, or the heading of a table."""

    line: int
    """Its first line, from 1."""
    end: int
    """Its last line."""
    content: dict[str, Any]
    is_heading: bool


class TomlError(Exception):
    """The file is not valid.

    Attributes
    ----------
    line
        The line in which the statement at fault starts, from 1.
    key
        The key or table given a second time; None if the statement itself is wrong.
    """

    def __init__(self, line: int, key: str | None = None) -> None:
        super().__init__(line, key)
        self.line = line
        self.key = key


def parse(text: str) -> dict[str, Any]:
    """Return the content of a TOML file.

    Raises
    ------
    TomlError
        If it is not valid.
    """
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError):
        raise _fault(text) from None


def _fault(text: str) -> TomlError:
    """Return the first fault of a file that is not valid."""
    lines = _lines(text)
    try:
        statements = list(_statements(text))
    except TomlError as error:
        return error

    # Each statement is valid. So one contradicts an earlier one, and later ones cannot mend that.
    def is_wrong(count: int) -> bool:
        return not _is_valid("\n".join(lines[: statements[count - 1].end]))

    first = bisect_left(range(1, len(statements) + 1), True, key=is_wrong)
    fault = statements[min(first, len(statements) - 1)]
    keys = _keys(fault.content)
    if not fault.is_heading:
        headings = [each.content for each in statements[:first] if each.is_heading]
        keys = (*(_keys(headings[-1]) if headings else ()), *keys)
    return TomlError(fault.line, ".".join(keys))


def _is_valid(text: str) -> bool:
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


def _lines(text: str) -> list[str]:
    # Unlike for `str.splitlines`, nothing else ends a line in TOML.
    return text.replace("\r\n", "\n").split("\n")


def _statements(text: str) -> Iterator[Statement]:
    lines = _lines(text)
    start = 0
    while start < len(lines):
        first = lines[start].strip(" \t")
        if not first or (first.startswith("#") and _is_valid(first)):
            start += 1
            continue
        for end in range(start + 1, len(lines) + 1):
            # Only these end a statement of several lines; to try every line would take long.
            if end > start + 1 and not _ENDS.search(lines[end - 1]):
                continue
            try:
                content = tomllib.loads("\n".join(lines[start:end]))
            except (tomllib.TOMLDecodeError, RecursionError):
                continue
            yield Statement(start + 1, end, content, first.startswith("["))
            start = end
            break
        else:
            raise TomlError(start + 1)


def _keys(content: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the keys of a statement, down to its value."""
    keys: list[str] = []
    value: Any = content
    while isinstance(value, dict) and len(value) == 1:
        ((key, value),) = value.items()
        keys.append(key)
        if isinstance(value, list) and value == [{}]:
            break
    return tuple(keys)
