"""Addresses: a file, and the selection of one of its texts.

An address is a path with a fragment, as in ``file.xlsx#sheet=UI&column=Reference``,
``file.tmx#lang=id``, ``file.xliff#alt-trans=MT``, ``file.xlsx#sheet=*&headings=3&column=MT``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import TypeAlias
from urllib.parse import unquote

from bleu_core.errors import WrongType

STANDARD_INPUT = Path("-")


class FieldKind(Enum):
    """The kind of a field of a file; the value is its name in addresses (``file.tmx#lang=id``)."""

    TEXT = "text"
    SOURCE = "source"
    TARGET = "target"
    ALT_TRANS = "alt-trans"
    COLUMN = "column"
    LANGUAGE = "lang"
    FIELD = "field"
    REFERENCE = "reference"
    SYSTEM = "system"


ALL = "*"
"""Instead of a sheet's name: all sheets. As part of a name, it matches any characters."""

NO_HEADINGS = 0
"""Instead of the row with the headings: there are no headings, and the first row is text."""

XCODE_TEXTS = "Localized Contents"
"""The folder of translations in an export of Xcode; others have sources, and notes."""

_SHEET, _FILE, _HEADINGS, _KEY, _QUALITY = "sheet", "file", "headings", "key", "quality"
_PARTS = "|".join([kind.value for kind in FieldKind] + [_SHEET, _FILE, _HEADINGS, _KEY])
_NONE = "none"
_FRAGMENT = re.compile(rf"#((?:{_PARTS})(?:[=&].*)?)$")
_ROW = re.compile(rf"[1-9][0-9]{{0,6}}|{_NONE}", re.ASCII | re.IGNORECASE)
# Escapes for the two characters with a meaning in fragments.
_QUOTED = {"%": "%25", "&": "%26"}


class Role(Enum):
    """The role of a text in an evaluation."""

    REFERENCE = "reference"
    CANDIDATE = "candidate"
    SOURCE = "source"


@dataclass(frozen=True)
class Selection:
    """The selection of one text of a file.

    Attributes
    ----------
    kind, name
        Kind and name of the field. Without a kind, the file's default for the role.
    sheet
        Name of the sheet or another table, or a pattern for several such as `ALL`; empty for those
        that the file's shape suggests.
    key
        Heading of the column with the units' keys; empty for the file's own keys.
    file
        The same as `sheet`, for files inside an archive.
    headings
        Row of the column headings, from 1, or `NO_HEADINGS`; None to recognize it.
    quality
        Proposals to use: ``used`` for those that the translations started from, ``best``,
        ``first``, or the least quality in percent. Empty for the best of one origin.
    """

    kind: FieldKind | None = None
    name: str = ""
    sheet: str = ""
    key: str = ""
    file: str = ""
    headings: int | None = None
    quality: str = ""

    @property
    def table(self) -> str:
        """Name of the table, whatever a table of the file is, or a pattern; empty for any."""
        return self.sheet or self.file

    @property
    def address(self) -> str:
        """The fragment after the path's ``#``; empty for the default."""
        parts = []
        if self.sheet:
            parts.append(f"{_SHEET}={_quote(self.sheet)}")
        if self.file:
            parts.append(f"{_FILE}={_quote(self.file)}")
        if self.headings is not None:
            parts.append(f"{_HEADINGS}={self.headings or _NONE}")
        if self.kind is not None:
            parts.append(f"{self.kind.value}={_quote(self.name)}" if self.name else self.kind.value)
        if self.quality:
            parts.append(f"{_QUALITY}={_quote(self.quality)}")
        if self.key:
            parts.append(f"{_KEY}={_quote(self.key)}")
        return "&".join(parts)


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # too long for a path, or has a NUL character
        return False


DEFAULT_SELECTION = Selection()
"""The default: the text that a file has for the role it is used in."""


def _quote(text: str) -> str:
    return "".join(_QUOTED.get(char, char) for char in text)


@dataclass(frozen=True)
class Address:
    """A file, and the selection of one of its texts."""

    path: Path
    selection: Selection = DEFAULT_SELECTION

    def absolute(self) -> Address:
        """Return the address with an absolute path."""
        return replace(self, path=self.path.absolute())

    def __str__(self) -> str:
        fragment = self.selection.address
        return f"{self.path}#{fragment}" if fragment else str(self.path)


File: TypeAlias = str | Path | Address
"""A file: its path, or its address such as ``memory.tmx#lang=id``, also as text."""


def address_of(file: File) -> Address:
    """Return the address of a file: given as such, as a path, or as text such as ``a.tmx#lang=id``.

    Raises
    ------
    WrongType
        If it is none of these.
    """
    if isinstance(file, Address):
        return file
    if not isinstance(file, str | Path):
        raise WrongType("file", "a path or an address", file)
    return parse_address(str(file))


def parse_address(text: str) -> Address:
    """Split an address into path and selection.

    If a file named by the full text exists, the address is its path. A ``#`` without a known field
    after it is part of the path too.
    """
    file, selection = split_address(text)
    if selection == DEFAULT_SELECTION or _exists(Path(text)):
        return Address(meant_file(Path(text)))
    return Address(meant_file(Path(file)), selection)


def meant_file(path: Path) -> Path:
    """Return the path of a file; of a folder that is an export of Xcode, that of its XLIFF file."""
    if not is_xcode_export(path.name):
        return path
    found = [*path.glob(f"{XCODE_TEXTS}/*.xliff")]
    return found[0] if len(found) == 1 else path


def is_xcode_export(name: str) -> bool:
    """Tell whether a folder of this name is an export of Xcode, which macOS shows as a file."""
    return name.lower().endswith(".xcloc")


def split_address(text: str) -> tuple[str, Selection]:
    """Return the file and the selection in an address, without looking for a file of this name."""
    fragment = _FRAGMENT.search(text)
    if fragment is None:
        return text, DEFAULT_SELECTION

    selection = DEFAULT_SELECTION
    for part in fragment.group(1).split("&"):
        name, _, value = part.partition("=")
        value = unquote(value)
        if name in (_SHEET, _FILE, _KEY, _QUALITY):
            # Called the same in selections.
            selection = replace(selection, **{name: value})  # type: ignore[arg-type]
        elif name == _HEADINGS and _ROW.fullmatch(value):
            row = NO_HEADINGS if value.casefold() == _NONE else int(value)
            selection = replace(selection, headings=row)
        elif name in {kind.value for kind in FieldKind}:
            selection = replace(selection, kind=FieldKind(name), name=value)
        else:
            return text, DEFAULT_SELECTION
    return text[: fragment.start()], selection
