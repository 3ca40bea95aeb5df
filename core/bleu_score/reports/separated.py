"""A report as comma- or tab-separated values: one table below the other, numbers in full precision.

Numbers have a decimal point in every language. A text that a spreadsheet would compute gets an
apostrophe before it, which to spreadsheets means that a text follows.
"""

from __future__ import annotations

import csv
import io
from typing import BinaryIO

from bleu_core.progress import SILENT, Progress
from bleu_score.i18n import speaking
from bleu_score.reports.cells import Cell, Row
from bleu_score.reports.model import Report
from bleu_score.reports.sheets import sheets_of, summary
from bleu_score.reports.spreadsheet_cells import guarded, shown_in_lines, text_in_sheet


def write_csv(report: Report, file: BinaryIO, progress: Progress = SILENT) -> None:
    """Write a report, with commas between cells.

    Raises
    ------
    Cancelled
        If `progress` requests it.
    """
    _write(report, file, progress, ",")


def write_tsv(report: Report, file: BinaryIO, progress: Progress = SILENT) -> None:
    """Write a report, with tabs between cells; see `write_csv`."""
    _write(report, file, progress, "\t")


def _write(report: Report, file: BinaryIO, progress: Progress, delimiter: str) -> None:
    # Spreadsheets know UTF-8 by its mark.
    output = io.TextIOWrapper(file, encoding="utf-8-sig", newline="")
    writer = csv.writer(output, delimiter=delimiter, lineterminator="\r\n")

    def write(row: Row) -> None:
        writer.writerow([_text(cell) for cell in row])

    with speaking(report.language):
        for row in summary(report).rows:
            write(row)
        for sheet in sheets_of(report):
            write([])
            write([Cell(sheet.title)])
            write([Cell(column.title) for column in sheet.columns])
            for row in progress.watch(sheet.rows):
                write(row)
            for note in sheet.notes:
                write([Cell(note)])
    output.flush()
    output.detach()


def _text(cell: Cell) -> str:
    if cell.number is None:
        return guarded(shown_in_lines(text_in_sheet(cell)))
    value = float(cell.number)
    return str(int(value)) if value.is_integer() and not cell.decimals else repr(value)
