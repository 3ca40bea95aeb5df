"""Spreadsheets as markup, with the extension XLS: HTML, and the XML of Excel 2003 (SpreadsheetML).

Many programs export the one or the other, and spreadsheet programs open both.
"""

from __future__ import annotations

from collections.abc import Iterator

from bleu_core.files.budget import Resource
from bleu_core.files.contents import Format, UnitTable
from bleu_core.files.reading.html_blocks import html_grids
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.tables.columns import make_table
from bleu_core.files.reading.tables.heading_rows import Merged
from bleu_core.files.reading.xml_events import (
    Element,
    local_name,
    release,
    root_name,
    xml_events,
    xml_text,
)

_SHEET = "{urn:schemas-microsoft-com:office:spreadsheet}"
Row = tuple[int, list[str]]


def read_tables(raw: RawFile) -> list[UnitTable]:
    """Return a table for each sheet with text, or for each table of HTML.

    Raises
    ------
    BudgetExceeded, FileMalformed, EntityDeclared, Cancelled
    """
    text, _ = xml_text(raw)
    if root_name(text) == "Workbook":
        return list(_tables_of_workbook(raw, text))
    return list(_tables_of_html(raw))


def _tables_of_html(raw: RawFile) -> Iterator[UnitTable]:
    for grid in html_grids(raw):
        rows = ((line, cells) for line, (_, cells) in enumerate(grid.rows, 1))
        if table := make_table(raw, rows):
            yield table


def _tables_of_workbook(raw: RawFile, text: bytes) -> Iterator[UnitTable]:
    rows: list[Row] = []
    merged: list[Merged] = []
    line = total = 0
    for event, element in xml_events(raw, Format.SPREADSHEET, text, "Worksheet", "Row"):
        if local_name(element) == "Worksheet" and event == "start":
            rows, merged, line = [], [], 0
        elif local_name(element) == "Worksheet":
            if table := make_table(raw, rows, element.get(f"{_SHEET}Name", ""), merged=merged):
                yield table
            release(element)
        elif event == "end":
            line = _number(element, "Index") or line + 1
            cells = _cells(raw, element, line, merged)
            total += len(cells)
            raw.check(Resource.CELLS, total, line)
            rows.append((line, cells))
            release(element)


def _cells(raw: RawFile, row: Element, line: int, merged: list[Merged]) -> list[str]:
    """Return the texts of a row; cells can be left out, and those after them have a number."""
    cells: list[str] = []
    for cell in row.iterchildren(f"{_SHEET}Cell"):
        index = (_number(cell, "Index") or len(cells) + 1) - 1
        across, down = _number(cell, "MergeAcross"), _number(cell, "MergeDown")
        raw.check(Resource.COLUMNS, index + 1 + across, line)
        cells += [""] * (index - len(cells))
        data = cell.find(f"{_SHEET}Data")
        cells += ["" if data is None else "".join(data.itertext()), *[""] * across]
        if across:
            merged.append((line - 1, index, line - 1 + down, index + across))
    return cells


def _number(element: Element, name: str) -> int:
    value = element.get(f"{_SHEET}{name}", "")
    return int(value) if value.isdecimal() and len(value) < 10 else 0
