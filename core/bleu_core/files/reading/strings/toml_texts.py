"""TOML with a program's messages: go-i18n, Hugo and the like, parsed by Python's tomllib."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from typing import Any

from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Contents, Format
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.strings.named_texts import Node, PlacedText, TextGroup, named_table
from bleu_core.files.toml_lines import KeyPath, find_lines

_STRING_OR_COMMENT = re.compile(
    r'''"""(?:\\.|[^\\])*?(?:"{3,5}|\Z)|\'\'\'.*?(?:\'{3,5}|\Z)|"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?|\#[^\n]*''',
    re.DOTALL,
)
_NO_NAME = re.compile(r"[^\w\-. \t]+")
_POSITION = re.compile(r"\(at line (\d+), column (\d+)\)")


def read(raw: RawFile) -> Contents:
    """Read TOML: a unit for each text. The format knows no name twice."""
    text, encoding = raw.text()
    _check_paths(raw, text)
    raw.check(Resource.ELEMENTS, sum(map(text.count, "[{,\n")))
    try:
        found = raw.in_background(lambda: tomllib.loads(text))
        lines = find_lines(text, raw.parsed)
        root = _Groups(raw, lines).group(found.items(), (), 1)
    except tomllib.TOMLDecodeError as error:
        position = _POSITION.search(str(error))
        line, column = (int(position[1]), int(position[2])) if position else (None, None)
        truncated = "end of document" in str(error)
        detail = _POSITION.sub("", str(error)).strip()
        raise raw.malformed(Format.TOML, line, column, truncated=truncated, detail=detail) from None
    except RecursionError:
        raise raw.exceeded(Resource.NESTING) from None
    except ValueError as error:
        raise raw.malformed(Format.TOML, detail=str(error)) from None
    return raw.contents(Format.TOML, [named_table(raw, root)], encoding)


def _check_paths(raw: RawFile, text: str) -> None:
    """Refuse keys of too many names, which tomllib takes far too long for: ``a.a.a.a = 1``.

    Raises
    ------
    BudgetExceeded
    """
    most = LIMITS[Resource.NESTING]
    if text.count(".") < most:
        return
    for line, keys in enumerate(_STRING_OR_COMMENT.sub(_blank, text).split("\n"), 1):
        if keys.count(".") >= most:
            names = max(key.count(".") + 1 for key in _NO_NAME.split(keys))
            raw.check(Resource.NESTING, names, line)


def _blank(found: re.Match[str]) -> str:
    """Return the replacement of a string or comment: a name, perhaps, on as many lines."""
    return "_" + "\n" * found[0].count("\n")


class _Groups:
    """Makes groups of the values of a file, in which its keys are in these lines."""

    def __init__(self, raw: RawFile, lines: dict[KeyPath, int]) -> None:
        self._raw = raw
        self._lines = lines

    def group(
        self, members: Iterable[tuple[str | int, Any]], path: KeyPath, line: int
    ) -> TextGroup:
        """Return a table or an array; a member without a line of its own gets the outer one's."""
        group = TextGroup()
        for name, value in self._raw.progress.watch(members):
            inner = (*path, name)
            group.members.append(
                (str(name), self._node(value, inner, self._lines.get(inner, line)))
            )
        return group

    def _node(self, value: Any, path: KeyPath, line: int) -> Node:
        if isinstance(value, str):
            return PlacedText(value, line)
        if isinstance(value, dict):
            return self.group(value.items(), path, line)
        if isinstance(value, list):
            group = self.group(enumerate(value), path, line)
            group.is_list = True
            return group
        return None
