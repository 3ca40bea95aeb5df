"""Which of a file's texts is meant, and how that is written.

An address is a path with a fragment, as in ``file.xlsx#sheet=UI&column=Reference``,
``file.tmx#lang=id``, ``file.xliff#alt-trans``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

STANDARD_INPUT = Path("-")


class FieldKind(Enum):
    """What a field is; the value is how an address names it (``file.tmx#lang=id``)."""

    TEXT = "text"
    SOURCE = "source"
    TARGET = "target"
    ALT_TRANS = "alt-trans"
    COLUMN = "column"
    LANGUAGE = "lang"
    FIELD = "field"
    REFERENCE = "reference"
    SYSTEM = "system"


_SHEET, _KEY = "sheet", "key"
_PARTS = "|".join([kind.value for kind in FieldKind] + [_SHEET, _KEY])
_FRAGMENT = re.compile(rf"#((?:{_PARTS})(?:[=&].*)?)$")
# How the parts of an address are told apart, and what marks the others.
_QUOTED = {"%": "%25", "&": "%26"}


class Role(Enum):
    """What a text is to an evaluation."""

    REFERENCE = "reference"
    CANDIDATE = "candidate"
    SOURCE = "source"


@dataclass(frozen=True)
class Selection:
    """Which text of a file is meant.

    Attributes
    ----------
    kind, name
        The field's; no kind means what the file offers for the role.
    sheet
        The table's name; empty for the first that has the field.
    key
        Heading of the column that holds the units' keys; empty for the file's own.
    """

    kind: FieldKind | None = None
    name: str = ""
    sheet: str = ""
    key: str = ""

    @property
    def address(self) -> str:
        """What stands behind the path's ``#``; empty for what the file offers."""
        parts = []
        if self.sheet:
            parts.append(f"{_SHEET}={_quote(self.sheet)}")
        if self.kind is not None:
            parts.append(f"{self.kind.value}={_quote(self.name)}" if self.name else self.kind.value)
        if self.key:
            parts.append(f"{_KEY}={_quote(self.key)}")
        return "&".join(parts)


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # longer than any name, or with a NUL character
        return False


WHOLE = Selection()
"""Whatever a file offers for the role it is wanted for."""


def _quote(text: str) -> str:
    return "".join(_QUOTED.get(char, char) for char in text)


@dataclass(frozen=True)
class Address:
    """A file, and which of its texts is meant."""

    path: Path
    selection: Selection = WHOLE

    def absolute(self) -> Address:
        """Return the address with the whole path."""
        return replace(self, path=self.path.absolute())

    def __str__(self) -> str:
        fragment = self.selection.address
        return f"{self.path}#{fragment}" if fragment else str(self.path)


def parse_address(text: str) -> Address:
    """Split a path from what is meant in the file.

    A file whose whole name is the text is that file, and a fragment that names nothing a file can
    have belongs to the path.
    """
    fragment = _FRAGMENT.search(text)
    if fragment is None or _exists(Path(text)):
        return Address(Path(text))
    from urllib.parse import unquote

    selection = WHOLE
    for part in fragment.group(1).split("&"):
        name, _, value = part.partition("=")
        value = unquote(value)
        if name == _SHEET:
            selection = replace(selection, sheet=value)
        elif name == _KEY:
            selection = replace(selection, key=value)
        elif name in {kind.value for kind in FieldKind}:
            selection = replace(selection, kind=FieldKind(name), name=value)
        else:
            return Address(Path(text))
    return Address(Path(text[: fragment.start()]), selection)
