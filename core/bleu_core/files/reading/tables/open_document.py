"""OpenDocument spreadsheets (ODS), and elements that they share with texts (ODT)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from bleu_core.files.assumptions import HiddenRows
from bleu_core.files.budget import Resource
from bleu_core.files.contents import Format, UnitTable, UnsavedFormula
from bleu_core.files.errors import FileEncrypted
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.tables.columns import make_table
from bleu_core.files.reading.tables.heading_rows import MOST_TITLES, Merged
from bleu_core.files.reading.tables.parts import part_events
from bleu_core.files.reading.xml_events import Element, release

OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
DRAWING = "{urn:oasis:names:tc:opendocument:xmlns:drawing:1.0}"
STYLE = "{urn:oasis:names:tc:opendocument:xmlns:style:1.0}"
TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"

_CELLS = (f"{TABLE}table-cell", f"{TABLE}covered-table-cell")
_CHARACTERS = {f"{TEXT}tab": "\t", f"{TEXT}line-break": "\n"}
# Elements within a paragraph that are not part of its text, as are drawings.
_ASIDE = (f"{OFFICE}annotation", f"{TEXT}note", f"{TEXT}ruby-text")
_SPACE = re.compile(r"[ \t\r\n]+")
# More consecutive spaces are layout, or an attack.
_SPACES_LIMIT = 100

Rows = list[tuple[int, int, list[str]]]
"""Rows with text: the row's number, the number of its repeats, and its cells."""


@dataclass
class _Sheet:
    """The contents of a sheet."""

    name: str = ""
    rows: Rows = field(default_factory=list)
    merged: list[Merged] = field(default_factory=list)
    hidden_rows: set[int] = field(default_factory=set)
    is_hidden: bool = False


def is_open_document(raw: RawFile) -> bool:
    """Tell whether a file is a ZIP archive with the MIME type of an OpenDocument format."""
    if not raw.data.startswith(b"PK"):
        return False
    with raw.errors_of_library(Format.SPREADSHEET):
        return b"opendocument" in (raw.member("mimetype") or b"")[:100]


def read_tables(raw: RawFile) -> list[UnitTable]:
    """Return a table for each sheet with text.

    Raises
    ------
    BudgetExceeded, FileEncrypted, FileMalformed, EntityDeclared, Cancelled
    """
    check_package(raw, Format.SPREADSHEET)
    with raw.errors_of_library(Format.SPREADSHEET):
        tables = (_table(raw, sheet) for sheet in _sheets(raw))
        return [table for table in tables if table]


def _table(raw: RawFile, sheet: _Sheet) -> UnitTable | None:
    table = make_table(raw, _expand(sheet.rows), sheet.name, merged=sheet.merged)
    if table is None:
        return None
    if hidden := sheet.hidden_rows.intersection(table.lines):
        said = HiddenRows(len(hidden))
        table = replace(table, assumptions=(*table.assumptions, said))
    return replace(table, is_hidden=sheet.is_hidden)


def check_package(raw: RawFile, file_format: Format) -> None:
    """Check that a document can be unpacked, within limits, and is not encrypted.

    Raises
    ------
    BudgetExceeded, FileEncrypted, FileMalformed, EntityDeclared, Cancelled
    """
    raw.check_archive(file_format)
    with raw.errors_of_library(file_format):
        manifest = raw.member("META-INF/manifest.xml") or b""
        if b"encryption-data" in manifest or raw.member("encrypted-package") is not None:
            raise FileEncrypted(raw.path)


def _sheets(raw: RawFile) -> Iterator[_Sheet]:
    sheet = _Sheet()
    line, depth, total = 1, 0, 0
    hidden: set[str | None] = set()
    for event, element in part_events(raw, Format.SPREADSHEET, "content.xml"):
        if element.tag == f"{STYLE}style" and event == "end":
            properties = element.find(f"{STYLE}table-properties")
            if properties is not None and properties.get(f"{TABLE}display") == "false":
                hidden.add(element.get(f"{STYLE}name"))
        elif element.tag == f"{TABLE}table":
            depth += 1 if event == "start" else -1
            if depth == 0:
                sheet.name = element.get(f"{TABLE}name", "")
                sheet.is_hidden = element.get(f"{TABLE}style-name") in hidden
                yield sheet
                sheet, line, total = _Sheet(), 1, 0
                release(element)
        elif element.tag == f"{TABLE}table-row" and event == "end" and depth == 1:
            repeated = count_of(element, f"{TABLE}number-rows-repeated")
            if cells := _row(raw, element, line):
                sheet.rows.append((line, repeated, cells))
                if len(sheet.rows) <= MOST_TITLES + 1:
                    sheet.merged += _merged(element, line - 1)
                total += repeated
                raw.check(Resource.CELLS, total, line)
                if element.get(f"{TABLE}visibility") in ("collapse", "filter"):
                    sheet.hidden_rows.update(range(line, line + repeated))
            line += repeated
            release(element)


def _merged(row: Element, line: int) -> Iterator[Merged]:
    """Yield the cells merged across that begin in a row."""
    column = 0
    for cell in row.iterchildren(*_CELLS):
        down = count_of(cell, f"{TABLE}number-rows-spanned")
        right = count_of(cell, f"{TABLE}number-columns-spanned")
        if right > 1:
            yield line, column, line + down - 1, column + right - 1
        column += count_of(cell, f"{TABLE}number-columns-repeated")


def _expand(rows: Rows) -> Iterator[tuple[int, list[str]]]:
    for line, repeated, cells in rows:
        for number in range(line, line + repeated):
            yield number, cells


def count_of(element: Element, attribute: str) -> int:
    """Return a number of repetitions or of spanned cells, at least 1."""
    return max(int(element.get(attribute, "1")), 1)


def _row(raw: RawFile, row: Element, line: int) -> list[str]:
    """Return the texts of a row's cells up to the last one with text."""
    cells: list[str] = []
    empty = 0
    for cell in row.iterchildren(*_CELLS):
        repeated = count_of(cell, f"{TABLE}number-columns-repeated")
        text = _cell_text(cell)
        if not text:
            empty += repeated
            continue
        raw.check(Resource.COLUMNS, len(cells) + empty + repeated, line)
        cells += [""] * empty + [text] * repeated
        empty = 0
    return cells


def _cell_text(cell: Element) -> str:
    """Return the displayed text, one line per paragraph; the value if nothing is displayed."""
    paragraphs = [paragraph_text(child) for child in cell.iterchildren(f"{TEXT}p", f"{TEXT}h")]
    if paragraphs:
        return "\n".join(paragraphs)
    for name in ("string-value", "value", "date-value", "time-value", "boolean-value"):
        if (value := cell.get(OFFICE + name)) is not None:
            return value.upper() if name == "boolean-value" else str(value)
    if (formula := cell.get(f"{TABLE}formula")) and not cell.get(f"{OFFICE}value-type"):
        return UnsavedFormula.of(formula.partition("=")[2])
    return ""


def paragraph_text(element: Element) -> str:
    """Return the text of a paragraph or of an element in it."""
    parts = [_collapse(element.text)]
    for child in element:
        if child.tag == f"{TEXT}s":
            parts.append(" " * min(count_of(child, f"{TEXT}c"), _SPACES_LIMIT))
        elif child.tag in _CHARACTERS:
            parts.append(_CHARACTERS[child.tag])
        elif child.tag not in _ASIDE and not child.tag.startswith(DRAWING):
            parts.append(paragraph_text(child))
        parts.append(_collapse(child.tail))
    return "".join(parts)


def _collapse(text: str | None) -> str:
    """Collapse white space to single spaces, as in HTML."""
    return _SPACE.sub(" ", text) if text else ""
