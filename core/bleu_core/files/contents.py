"""The contents of a file in any format: tables of units, with a field for each text.

A plain text file is one table with one field. An XLIFF file has a source and a target field, a
spreadsheet has a table for each sheet and a field for each column. Readers return `Contents`, and
`bleu_core.files.documents` turns one field into a document.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import Enum
from functools import cached_property
from pathlib import Path

from bleu_core.files import assumptions as files_assumptions
from bleu_core.files import edited as files_edited
from bleu_core.files import origins as files_origins
from bleu_core.files.addresses import FieldKind, Role, Selection
from bleu_core.files.encodings import Encoding
from bleu_core.files.stamps import FileStamp
from bleu_core.languages.tags import canonical_language


@dataclass(frozen=True, slots=True)
class Tag:
    """An inline tag, or a placeholder that the format marks as such.

    Attributes
    ----------
    name
        Its identity: ``g:1``, ``/g:1``, ``ph:2``. Corresponding tags of two files have the same
        name.
    text
        Its text in the file, or the code it encodes: ``<b>``, ``{0}``.
    is_break
        Whether it is a line break or other white space, and so leaves a space when removed.
    """

    name: str
    text: str
    is_break: bool = False


Part = str | Tag
"""Part of a text: the text between tags, or a tag."""

Cell = str | tuple[Part, ...]
"""A text, as its parts if it has tags. Empty if the unit does not have the text."""


def plain_text(cell: Cell) -> str:
    """Return a cell's text without its tags."""
    if isinstance(cell, str):
        return cell
    return "".join(part if isinstance(part, str) else " " if part.is_break else "" for part in cell)


def make_cell(parts: Iterable[Part]) -> Cell:
    """Return a cell of these parts: a string if none of them is a tag."""
    found = tuple(parts)
    if any(isinstance(part, Tag) for part in found):
        return found
    return "".join(part for part in found if isinstance(part, str))


def with_whole_texts(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Return parts with the text between two tags as one part."""
    found: list[Part] = []
    for part in parts:
        if found and isinstance(part, str) and isinstance(found[-1], str):
            found[-1] += part
        elif part:
            found.append(part)
    return tuple(found)


class UnsavedFormula(str):
    """A cell's formula that has no value, because no spreadsheet program has computed it yet."""

    __slots__ = ()

    @classmethod
    def of(cls, formula: str) -> UnsavedFormula:
        """Return a formula as it is shown: its beginning is enough."""
        return cls(f"={formula[:200]}")


class ShownDate(str):
    """A date as its cell shows it, which also has the date as in ISO 8601."""

    iso: str

    @classmethod
    def of(cls, text: str, day: date) -> ShownDate:
        """Return the text with the date."""
        found = cls(text)
        found.iso = day.isoformat()
        return found


class Format(Enum):
    """The formats that can be read."""

    TEXT = "text"
    CSV = "csv"
    TSV = "tsv"
    SPREADSHEET = "spreadsheet"
    XLIFF = "xliff"
    XLIFF_ARCHIVE = "xliff_archive"
    TMX = "tmx"
    PO = "po"
    QT_TS = "qt_ts"
    RESX = "resx"
    PROPERTIES = "properties"
    ANDROID = "android"
    IOS_STRINGS = "ios_strings"
    STRINGSDICT = "stringsdict"
    STRING_CATALOG = "string_catalog"
    JSON = "json"
    JSON_LINES = "json_lines"
    YAML = "yaml"
    PHP = "php"
    FLUENT = "fluent"
    INI = "ini"
    TOML = "toml"
    SUBTITLES = "subtitles"
    TTML = "ttml"
    DOCX = "docx"
    RTF = "rtf"
    ODT = "odt"
    PPTX = "pptx"
    HTML = "html"
    MARKDOWN = "markdown"
    WMT_XML = "wmt_xml"
    WMT_SGML = "wmt_sgml"


class KeyKind(Enum):
    """The kind of keys that identify units, to pair them with those of another file."""

    UNIT_ID = "unit_id"
    MESSAGE = "message"
    SOURCE_TEXT = "source_text"
    NAME = "name"
    SEGMENT_ID = "segment_id"
    TIME = "time"
    COLUMN = "column"


class UnitMark(Enum):
    """The reason why a unit's translation may not count, according to the file itself."""

    NOT_FOR_TRANSLATION = "not_for_translation"
    NOT_TRANSLATED = "not_translated"
    NEEDS_REVIEW = "needs_review"
    NO_SUGGESTION = "no_suggestion"


@dataclass(frozen=True, slots=True)
class Proposal:
    """A translation that a memory or a system proposed for a unit.

    Attributes
    ----------
    origin
        Its origin according to the file (``TM``, ``MT``); empty if unknown.
    quality
        Its match in percent; None if the file does not say.
    text
        The translation.
    index
        Its index among all proposals for the unit.
    suggested_by
        Its origin as a suggestion; None if it is another version of the text, such as a rejected
        one.
    is_inserted
        Whether the file says that the translation started from it.
    """

    origin: str
    quality: float | None
    text: Cell
    index: int
    suggested_by: files_origins.Origin | None = None
    is_inserted: bool = False


@dataclass(frozen=True)
class Field:
    """One text of every unit.

    Attributes
    ----------
    kind
        The kind of text.
    name
        Its name among fields of its kind: a column's heading, a language as written in the file, a
        system's name, the origin of proposals. Empty if it is the only one.
    cells
        One for each unit of the table.
    language
        The language as written in the file; None if the file does not name it.
    letters
        For a column of a sheet, its letters (A, B, …), which addresses can use too.
    group
        For a column, the heading above its own that it shares with other columns.
    marks
        By index of the unit, marks of texts that may not count according to the file, in formats
        with such marks for each language.
    edited
        By index of the unit, the editor of this text and the day, in formats that tell for each
        language.
    proposals
        By index of the unit, the proposals among which the cell was chosen, in the order of the
        file.
    own_heading
        Its heading in the file, if that is not its name: several columns may share it, and it is
        empty for a column that is named by its letters.
    lines
        Line or row of each cell in the file, if they are not those of the units.
    assumptions
        Assumptions made to read it, besides those of its table.
    """

    kind: FieldKind
    name: str
    cells: Sequence[Cell] = field(repr=False)
    language: str | None = None
    letters: str = ""
    group: str = ""
    marks: Mapping[int, UnitMark] = field(default_factory=dict, repr=False)
    edited: Mapping[int, files_edited.Edited] = field(default_factory=dict, repr=False)
    proposals: Mapping[int, Sequence[Proposal]] = field(default_factory=dict, repr=False)
    own_heading: str | None = None
    lines: Sequence[int] = field(default=(), repr=False)
    assumptions: tuple[files_assumptions.Assumption, ...] = ()

    @property
    def heading(self) -> str:
        """Its heading in the file; empty for a column that is named by its letters."""
        return self.name if self.own_heading is None else self.own_heading


@dataclass(frozen=True)
class Head:
    """The rows of a sheet above its units: titles, and headings.

    Attributes
    ----------
    letters
        The letters of all columns, including columns that have text only in the head.
    rows
        The cells of these rows.
    lines
        Numbers of these rows in the sheet, from 1.
    headings
        Numbers of the rows that have the headings of the columns; empty if none has.
    merged
        Merged cells near the top: first row, first column, last row, last column, as indices among
        all rows and columns with text.
    literals
        By the letters of columns whose cells hold JSON or the like, the cells as written, by their
        rows in the sheet: the fields are their members.
    """

    letters: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...] = ()
    lines: tuple[int, ...] = ()
    headings: tuple[int, ...] = ()
    merged: tuple[tuple[int, int, int, int], ...] = ()
    literals: Mapping[str, Mapping[int, str]] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, kw_only=True)
class UnitInfo:
    """A file's information about each of its units, without the texts, in parallel sequences.

    Attributes
    ----------
    lines
        Line or row of each unit in the file, from 1; 0 for a unit that is not in the file.
    keys
        A key for each unit; empty if the format has no keys. Keys need not be unique: units with
        the same key are paired in order.
    key_kind
        The kind of keys; None if there are none.
    other_keys
        Other values that may identify the units, by their names in the file: names beside ids,
        comments, further columns.
    parents
        For each segment the key of the unit of translation it is a part of; empty if every unit is
        one segment. Tools split and merge the segments of such a unit.
    times
        Start and end of each unit in milliseconds; only for subtitles.
    marks
        By index of the unit, marks of translations that may not count according to the file.
    document_numbers
        The number of the document, such as an article or an original file, that each unit is part
        of; empty if the file does not tell.
    document_names
        The names of these documents, by their numbers; empty if the file has no names.
    origins
        By index of the unit, the origin of the suggestion that its translation started from, where
        the file tells.
    edited
        By index of the unit, the editor of its translation and the day, where the file tells.
    """

    lines: Sequence[int] = field(default=(), repr=False)
    keys: Sequence[str] = field(default=(), repr=False)
    key_kind: KeyKind | None = None
    other_keys: dict[str, Sequence[Cell]] = field(default_factory=dict, repr=False, compare=False)
    parents: Sequence[str] = field(default=(), repr=False, compare=False)
    times: Sequence[tuple[int, int]] = field(default=(), repr=False)
    marks: Mapping[int, UnitMark] = field(default_factory=dict, repr=False)
    document_numbers: Sequence[int] = field(default=(), repr=False, compare=False)
    document_names: Sequence[str] = field(default=(), repr=False, compare=False)
    origins: Mapping[int, files_origins.Origin] = field(default_factory=dict, repr=False)
    edited: Mapping[int, files_edited.Edited] = field(default_factory=dict, repr=False)


@dataclass(frozen=True)
class UnitTable(UnitInfo):
    """Units with one or more texts.

    Attributes
    ----------
    fields
        At least one; each has a cell for every unit.
    name
        Name of the sheet; empty if the file is a single table.
    assumptions
        Assumptions made to read it.
    head
        The rows above the units, if the table is one of rows and columns, whose headings may be
        elsewhere.
    is_hidden
        Whether it is only evaluated if requested, such as a hidden sheet or speaker notes.
    source_language
        The declared language of the source; empty if the file declares none.
    is_version
        Whether it is one of several versions of a text, such as that of a system or a language
        among the rows of a sheet.
    roles
        The probable roles of its fields, by index, as the only item once `bleu_core.files.roles`
        has guessed them, even if there are none.
    """

    fields: tuple[Field, ...]
    name: str = ""
    assumptions: tuple[files_assumptions.Assumption, ...] = ()
    head: Head | None = None
    is_hidden: bool = False
    source_language: str = ""
    is_version: bool = False
    roles: list[dict[int, Role]] = field(
        default_factory=list, init=False, repr=False, compare=False
    )

    @property
    def units(self) -> int:
        """Number of units."""
        return len(self.fields[0].cells)


class FieldNames:
    """The fields of several tables by their names, so that not each has to be asked for its own.

    A file can have thousands of sheets, and a sheet thousands of columns.
    """

    def __init__(self, tables: Sequence[UnitTable]) -> None:
        self._tables = tables
        # Places of fields: the indices of the table and of the field.
        self._places: dict[str, list[tuple[int, int]]] = {}
        self._sorted: list[tuple[str, tuple[int, int]]] = []
        for number, table in enumerate(tables):
            for index, one in enumerate(table.fields):
                place = number, index
                self._sorted.append((one.name.casefold(), place))
                for name in {_folded(one.heading), _folded(one.name), one.letters, _base(one)}:
                    self._places.setdefault(name, []).append(place)
        self._sorted.sort()

    def candidates(self, selection: Selection) -> list[tuple[UnitTable, list[Field]]]:
        """Return tables with the fields that a selection may mean by name, and perhaps others.

        A name means a heading, a column's letters, a language, or an object of which fields are
        members: ``a`` has the members ``a.b`` and ``a.c``.
        """
        name = _folded(selection.name)
        language = (canonical_language(selection.name) or "").split("-")[0]
        first = bisect_left(self._sorted, (f"{name}.",))
        last = bisect_left(self._sorted, (f"{name}/",), first)
        places = {place for _, place in self._sorted[first:last]}
        for written in {name, selection.name.strip().upper(), language} - {""}:
            places.update(self._places.get(written, ()))
        found: dict[int, list[Field]] = {}
        for number, index in sorted(places):
            found.setdefault(number, []).append(self._tables[number].fields[index])
        return [(self._tables[number], fields) for number, fields in found.items()]


def _folded(name: str) -> str:
    return name.strip().casefold()


def _base(one: Field) -> str:
    """Return the language of a field of that kind, without script and region; else nothing."""
    if one.kind is not FieldKind.LANGUAGE:
        return ""
    return (canonical_language(one.language or one.name) or "").split("-")[0]


@dataclass(frozen=True)
class Contents:
    """Everything that was read from a file.

    Attributes
    ----------
    path
        The file.
    format
        Its format.
    tables
        At least one, each with at least one unit.
    encoding
        Its encoding; None for binary formats.
    line_ends
        The line ends in the file, of ``LF``, ``CRLF`` and ``CR``; only for plain text.
    lone_carriage_returns
        Lines (from 1) ended by a carriage return alone in a file that otherwise uses line feeds.
    compressed
        Whether the file was compressed with gzip.
    stamp
        The version of the file that was read; None for pipes and the like.
    undecided
        Whether the user must choose a text, because there is no default.
    tables_are_files
        Whether each table is a file inside an archive, and its name the path in the archive.
    joins
        Joined tables by the names of their parts, because several texts of a file share them.
    usual
        By a selection without a table, the tables that it means, once they were found.
    meant
        By the names of tables that have a text, those of them that are meant.
    """

    path: Path
    format: Format
    tables: tuple[UnitTable, ...]
    encoding: Encoding | None = None
    line_ends: tuple[str, ...] = ()
    lone_carriage_returns: tuple[int, ...] = ()
    compressed: bool = False
    stamp: FileStamp | None = None
    undecided: bool = False
    tables_are_files: bool = False
    joins: dict[tuple[str, ...], UnitTable] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    usual: dict[Selection, Sequence[UnitTable]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    meant: dict[tuple[str, ...], Sequence[UnitTable]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @cached_property
    def names(self) -> FieldNames:
        """The fields of all tables by their names."""
        return FieldNames(self.tables)
