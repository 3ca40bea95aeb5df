"""The segments of a report as comma- or tab-separated values: one table, with numbers in full.

Programs read it as it is: numbers have a decimal point in every language, the first row has the
headings, and every row has all columns. Without segments, the table is that of the bands of
changes, or of the scores. A text that a spreadsheet would compute gets an apostrophe before it,
which to spreadsheets means that a text follows.
"""

from __future__ import annotations

import csv
import io
from typing import BinaryIO

from bleu_core.progress import SILENT, Progress
from bleu_score.i18n import speaking
from bleu_score.reports.cells import Cell, Table
from bleu_score.reports.model import Report
from bleu_score.reports.segment_tables import segments_table
from bleu_score.reports.sheets import with_ends
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
    with speaking(report.language):
        table = _table(report)
        writer.writerow([_text(Cell(column.title)) for column in table.columns])
        for row in progress.watch(table.rows):
            writer.writerow([_text(cell.in_full) for cell in row])
    output.flush()
    output.detach()


def _table(report: Report) -> Table:
    if report.segments is None:
        return with_ends(report.tables[0])
    return segments_table(
        report, report.segments, with_notes=report.noted is not None, with_full_names=True
    )


def _text(cell: Cell) -> str:
    if cell.number is None:
        return guarded(shown_in_lines(text_in_sheet(cell)))
    value = float(cell.number)
    return str(int(value)) if value.is_integer() and not cell.decimals else repr(value)
