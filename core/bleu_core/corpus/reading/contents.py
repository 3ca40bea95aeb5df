"""What is in a file, whatever its format: tables of units, with one field for each text.

A plain text file is one table with one field; an XLIFF file has a source and a target field, a
spreadsheet a table for each sheet and a field for each column. Readers return `Contents`;
`bleu_core.corpus.documents` makes a document of one field.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from bleu_core.corpus.addresses import FieldKind

if TYPE_CHECKING:
    from bleu_core.corpus.encodings import Encoding


@dataclass(frozen=True, slots=True)
class Tag:
    """An inline tag or placeholder that the format marks as such.

    Attributes
    ----------
    name
        What tells it from others: ``g:1``, ``/g:1``, ``ph:2``. Equal tags of two files have equal
        names.
    text
        As the file writes it, or what it stands for: ``<b>``, ``{0}``.
    is_break
        Whether it stands for a line break or other white space, and leaves a space when removed.
    """

    name: str
    text: str
    is_break: bool = False


Part = str | Tag
"""Part of a text: what stands between tags, or a tag."""

Cell = str | tuple[Part, ...]
"""A text; with tags in it, its parts in order. Empty where the unit has none."""


def plain_text(cell: Cell) -> str:
    """Return a cell's text without its tags."""
    if isinstance(cell, str):
        return cell
    return "".join(part if isinstance(part, str) else " " if part.is_break else "" for part in cell)


def make_cell(parts: Iterable[Part]) -> Cell:
    """Return a cell of parts, a string if there is no tag among them."""
    found = tuple(parts)
    if any(isinstance(part, Tag) for part in found):
        return found
    return "".join(part for part in found if isinstance(part, str))


class Format(Enum):
    """The formats that can be read."""

    TEXT = "text"
    CSV = "csv"
    TSV = "tsv"
    SPREADSHEET = "spreadsheet"
    XLIFF = "xliff"
    TMX = "tmx"
    PO = "po"
    QT_TS = "qt_ts"
    RESX = "resx"
    PROPERTIES = "properties"
    ANDROID = "android"
    IOS_STRINGS = "ios_strings"
    JSON = "json"
    JSON_LINES = "json_lines"
    SUBTITLES = "subtitles"
    DOCX = "docx"
    WMT_XML = "wmt_xml"
    WMT_SGML = "wmt_sgml"


class KeyKind(Enum):
    """What tells the units of a file apart, and pairs them with another file's."""

    UNIT_ID = "unit_id"
    MESSAGE = "message"
    SOURCE_TEXT = "source_text"
    NAME = "name"
    SEGMENT_ID = "segment_id"
    TIME = "time"
    COLUMN = "column"


class Mark(Enum):
    """What a file itself says against counting a unit's translation."""

    NOT_FOR_TRANSLATION = "not_for_translation"
    NOT_TRANSLATED = "not_translated"
    NEEDS_REVIEW = "needs_review"


@dataclass(frozen=True)
class Field:
    """One text of every unit.

    Attributes
    ----------
    kind
        What it is.
    name
        What tells it from others of its kind: a column's heading, a language as the file writes
        it, a system's name; empty where there is one only.
    cells
        One for each unit of the table.
    language
        As the file writes it; None where it does not say.
    """

    kind: FieldKind
    name: str
    cells: Sequence[Cell] = field(repr=False)
    language: str | None = None


@dataclass(frozen=True, kw_only=True)
class UnitInfo:
    """What a file says of each unit beside its texts, in parallel sequences.

    Attributes
    ----------
    lines
        Where each unit stands in the file: line or row, from 1.
    keys
        What tells each unit from the others, one for each; empty if the format has no such thing.
        A key need not be unique: units with the same one are paired in their order.
    key_kind
        What the keys are; None if there are none.
    times
        Start and end of each unit in milliseconds; subtitles only.
    marks
        By index: units whose translation the file itself speaks against.
    """

    lines: Sequence[int] = field(default=(), repr=False)
    keys: Sequence[str] = field(default=(), repr=False)
    key_kind: KeyKind | None = None
    times: Sequence[tuple[int, int]] = field(default=(), repr=False)
    marks: Mapping[int, Mark] = field(default_factory=dict, repr=False)


@dataclass(frozen=True)
class Table(UnitInfo):
    """Units side by side with their texts.

    Attributes
    ----------
    fields
        At least one; all have as many cells as there are units.
    name
        A sheet's name; empty where the file is one table.
    """

    fields: tuple[Field, ...]
    name: str = ""

    @property
    def units(self) -> int:
        """How many units there are."""
        return len(self.fields[0].cells)


@dataclass(frozen=True)
class Contents:
    """All that was read of a file.

    Attributes
    ----------
    path
        The file.
    format
        What it is.
    tables
        At least one, each with at least one unit.
    encoding
        How its bytes were read as text; None for formats that are not text.
    line_ends
        Which of ``LF``, ``CRLF`` and ``CR`` end its lines; plain text only.
    lone_carriage_returns
        Lines (from 1) ended by a carriage return alone in a file that otherwise uses line feeds.
    compressed
        Whether it was unpacked by gzip.
    """

    path: Path
    format: Format
    tables: tuple[Table, ...]
    encoding: Encoding | None = None
    line_ends: tuple[str, ...] = ()
    lone_carriage_returns: tuple[int, ...] = ()
    compressed: bool = False
