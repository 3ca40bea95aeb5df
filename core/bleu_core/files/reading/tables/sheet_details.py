"""Details of an XLSX sheet that the library lacks: hidden rows, formulas without stored values."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from posixpath import join, normpath

from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Format, UnsavedFormula
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.tables.columns import column_index
from bleu_core.files.reading.tables.parts import part_events
from bleu_core.files.reading.xml_events import Element, complete, local_name, release

DETAILS = re.compile(
    rb"""<(?:[^\s<>]*:)?row\s[^<>]*hidden\s*=\s*["'](?:1|true)"""
    rb"""|</(?:[^\s<>]*:)?f>\s*(?:</|<(?:[^\s<>]*:)?v\s*/>|<(?:[^\s<>]*:)?v>\s*</)"""
    rb"""|<(?:[^\s<>]*:)?f(?:\s[^<>]*)?/>\s*(?:</|<(?:[^\s<>]*:)?v\s*/>|<(?:[^\s<>]*:)?v>\s*</)"""
)
"""Signs of such details in a sheet; sheets without them need not be parsed."""

_TRUE = ("1", "true")


@dataclass
class SheetDetails:
    """Details of a sheet, with rows and columns from 1 and 0.

    Attributes
    ----------
    hidden_rows
        Rows that are hidden, also by a filter.
    unsaved
        Formulas that no program has computed yet, by row and column.
    """

    hidden_rows: set[int] = field(default_factory=set)
    unsaved: dict[int, dict[int, UnsavedFormula]] = field(default_factory=dict)

    def first_column(self, start: int) -> int:
        """Return the first column of a sheet whose values begin in a column."""
        return min([start, *(column for row in self.unsaved.values() for column in row)])

    def complete(
        self, rows: Iterable[tuple[int, list[str]]], start: int, first: int
    ) -> Iterator[tuple[int, list[str]]]:
        """Yield rows with the formulas that have no value, which may be beyond all values.

        Parameters
        ----------
        rows
            The cells of each row, the first of which is in the column `start`.
        first
            The first column; see `first_column`.
        """
        line = 0
        for line, cells in rows:
            yield line, self._with_formulas(line, first, [""] * (start - first) + cells)
        for below in sorted(row for row in self.unsaved if row > line):
            yield below, self._with_formulas(below, first, [])

    def _with_formulas(self, line: int, first: int, cells: list[str]) -> list[str]:
        for column, formula in self.unsaved.get(line, {}).items():
            index = column - first
            if index < LIMITS[Resource.COLUMNS]:
                cells += [""] * (index + 1 - len(cells))
                cells[index] = cells[index] or formula
        return cells


def sheet_details(raw: RawFile, parts: Iterable[str]) -> Mapping[str, SheetDetails]:
    """Return the details of the sheets in these parts, by the names of the sheets.

    Raises
    ------
    FileMalformed, EntityDeclared, Cancelled
    """
    wanted = set(parts)
    if not wanted:
        return {}
    with raw.errors_of_library(Format.SPREADSHEET):
        names = sheet_names(raw)
        return {name: _details(raw, part) for part, name in names.items() if part in wanted}


def sheet_names(raw: RawFile) -> dict[str, str]:
    """Return the names of the sheets by the names of their parts."""
    parts = parts_of_workbook(raw, "/worksheet")
    names = {}
    for element in complete(part_events(raw, Format.SPREADSHEET, _book(raw), "sheet")):
        found = next((v for k, v in element.attrib.items() if k.rpartition("}")[2] == "id"), "")
        if found in parts:
            names[parts[str(found)]] = element.get("name", "")
    return names


def parts_of_workbook(raw: RawFile, kind: str) -> dict[str, str]:
    """Return the names of a workbook's parts of a kind, such as ``/styles``, by their ids."""
    folder, _, file = _book(raw).rpartition("/")
    return _targets(raw, join(folder, "_rels", f"{file}.rels"), folder, kind)


def _book(raw: RawFile) -> str:
    return next(iter(_targets(raw, "_rels/.rels", "", "/officeDocument").values()), "")


def _targets(raw: RawFile, rels: str, folder: str, kind: str) -> dict[str, str]:
    """Return the parts of a kind that another part refers to, by the ids of the references."""
    return {
        element.get("Id", ""): normpath(join("/", folder, element.get("Target", ""))).lstrip("/")
        for element in complete(part_events(raw, Format.SPREADSHEET, rels, "Relationship"))
        if element.get("Type", "").endswith(kind)
    }


def _details(raw: RawFile, part: str) -> SheetDetails:
    details = SheetDetails()
    for row, column, cell in cells_of(raw, part):
        if cell.getparent().get("hidden") in _TRUE:
            details.hidden_rows.add(row)
        texts = {local_name(child): child.text or "" for child in cell}
        # Programs store an empty text as a value of this type.
        if "f" in texts and cell.get("t") != "str" and not texts.get("v"):
            formula = UnsavedFormula.of(texts["f"].strip())
            details.unsaved.setdefault(row, {})[column] = formula
    return details


def cells_of(raw: RawFile, part: str) -> Iterator[tuple[int, int, Element]]:
    """Yield the row of each cell of a sheet, from 1, its column, from 0, and its element.

    A cell is freed when the next one is requested. One without a reference follows the one before.
    """
    row = column = 0
    for event, element in part_events(raw, Format.SPREADSHEET, part, "row", "c"):
        tag = local_name(element)
        if tag == "row" and event == "start":
            row, column = int(element.get("r") or row + 1), 0
        elif tag == "c" and event == "end":
            reference = element.get("r") or ""
            letters = reference.rstrip("0123456789")
            column = column_index(letters) if letters else column
            yield int(reference[len(letters) :] or row), column, element
            column += 1
        if event == "end":
            release(element)
