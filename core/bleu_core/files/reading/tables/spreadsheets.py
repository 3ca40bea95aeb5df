"""Spreadsheets: XLSX, XLSM, XLSB and XLS, with python-calamine, ODS, and XLS of markup."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING

from bleu_core.files.assumptions import HiddenRows
from bleu_core.files.contents import Contents, Format, UnitTable
from bleu_core.files.errors import FileEncrypted
from bleu_core.files.reading.known_formats import COMPOUND_FILE, ZIP
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.tables import markup_sheets, open_document
from bleu_core.files.reading.tables.columns import make_table
from bleu_core.files.reading.tables.sheet_details import SheetDetails, sheet_details
from bleu_core.files.reading.tables.sheet_extents import check_compound_file, check_workbook
from bleu_core.files.reading.tables.shown_dates import Moment, ShownDates

if TYPE_CHECKING:
    from python_calamine import CalamineSheet

CellValue = str | int | float | datetime.date | datetime.time | datetime.timedelta
"""A cell's value. Dates may include a time, and Booleans are integers."""

# Spreadsheets display 15 digits, and larger numbers with an exponent.
_EXACT = 1e15


def read(raw: RawFile) -> Contents:
    """Read a workbook: a table for each sheet with text, a field for each column with text.

    Hidden sheets are marked as such; hidden rows count, which is said. Formulas are never
    evaluated: their values are those saved in the file, or `UnsavedFormula` if there is none.
    Errors are empty, or their text (``#N/A``) if the file contains it.
    """
    if not raw.data.startswith((ZIP, COMPOUND_FILE)):
        return raw.contents(Format.SPREADSHEET, markup_sheets.read_tables(raw))
    if open_document.is_open_document(raw):
        return raw.contents(Format.SPREADSHEET, open_document.read_tables(raw))
    return raw.contents(Format.SPREADSHEET, list(_read_workbook(raw)))


def _read_workbook(raw: RawFile) -> Iterator[UnitTable]:
    from python_calamine import CalamineWorkbook, PasswordError, SheetTypeEnum, SheetVisibleEnum

    dates = ShownDates(raw) if raw.data.startswith(b"PK") else None
    # Check before calamine allocates every cell between the first and the last.
    details: Mapping[str, SheetDetails] = {}
    if raw.data.startswith(b"PK"):
        details = sheet_details(raw, check_workbook(raw))
    else:
        check_compound_file(raw)
    with raw.errors_of_library(Format.SPREADSHEET):
        try:
            workbook = raw.in_background(lambda: CalamineWorkbook.from_filelike(BytesIO(raw.data)))
        except PasswordError:
            raise FileEncrypted(raw.path) from None
        for index, sheet_data in enumerate(workbook.sheets_metadata):
            if sheet_data.typ != SheetTypeEnum.WorkSheet:
                continue
            sheet = raw.in_background(partial(workbook.get_sheet_by_index, index))
            if table := _read_sheet(raw, sheet, details.get(sheet.name), dates):
                is_hidden = sheet_data.visible != SheetVisibleEnum.Visible
                yield replace(table, is_hidden=is_hidden)


def _read_sheet(
    raw: RawFile, sheet: CalamineSheet, details: SheetDetails | None, dates: ShownDates | None
) -> UnitTable | None:
    start = sheet.start[1] if sheet.start else 0
    first_column = start if details is None else details.first_column(start)
    rows = enumerate(sheet.iter_rows(), 1)
    texts: Iterator[tuple[int, list[str]]]
    texts = ((line, [cell_text(value) for value in row]) for line, row in rows)
    if dates is not None:
        shown = partial(dates.text, sheet.name)
        texts = ((line, _texts(row, partial(shown, line), start)) for line, row in rows)
    if details is not None and details.unsaved:
        texts = details.complete(texts, start, first_column)
    table = make_table(
        raw,
        texts,
        sheet.name,
        first_column=first_column,
        total=sheet.total_height,
        merged=(first + last for first, last in sheet.merged_cell_ranges or ()),
    )
    if table is None or details is None:
        return table
    hidden = details.hidden_rows.intersection(table.lines)
    if not hidden:
        return table
    return replace(table, assumptions=(*table.assumptions, HiddenRows(len(hidden))))


def _texts(
    row: Sequence[CellValue], shown: Callable[[int, Moment], str | None], first_column: int
) -> list[str]:
    return [
        (isinstance(value, Moment) and shown(column, value)) or cell_text(value)
        for column, value in enumerate(row, first_column)
    ]


def cell_text(value: CellValue) -> str:
    """Return a cell's value as a spreadsheet would display it without a number format."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < _EXACT else repr(value)
    if isinstance(value, datetime.datetime):
        has_time = value.time() != datetime.time()
        return value.isoformat(" ") if has_time else value.date().isoformat()
    if isinstance(value, datetime.timedelta):
        return _duration(value)
    if isinstance(value, datetime.date | datetime.time):
        return value.isoformat()
    return str(value)


def _duration(value: datetime.timedelta) -> str:
    """Return hours (possibly more than 24), minutes and seconds."""
    seconds = round(abs(value).total_seconds())
    sign = "-" if value < datetime.timedelta(0) else ""
    return f"{sign}{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
