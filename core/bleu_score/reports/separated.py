"""The segments of a report as comma- or tab-separated values: one table, with numbers in full.

Programs read it as it is: numbers have a decimal point in every language, the first row has the
headings, and every row has all columns. Without segments, the table is that of the scores. A text
that a spreadsheet would compute gets an apostrophe before it, which to spreadsheets means that a
text follows.
"""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from typing import BinaryIO

from bleu_core.progress import SILENT, Progress
from bleu_score.i18n import speaking, translate, with_label
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import Cell, Column, Form, OnDemand, Row, Table
from bleu_score.reports.model import Report, SegmentList
from bleu_score.reports.segment_tables import segments_table
from bleu_score.reports.sheets import with_ends
from bleu_score.reports.spreadsheet_cells import guarded, shown_in_lines, text_in_sheet
from bleu_score.reports.words import note_text


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
            writer.writerow([_text(cell) for cell in row])
    output.flush()
    output.detach()


def _table(report: Report) -> Table:
    if report.segments is None:
        return with_ends(report.candidates)
    table = segments_table(report, report.segments)
    return table if report.noted is None else _with_notes(table, report.segments, report)


def _with_notes(table: Table, segments: SegmentList, report: Report) -> Table:
    """Return the table with a column of notes for each candidate."""
    names = [text_name(candidate.name) for candidate in report.evaluation.candidates]
    title = translate("Reports", "Comment")
    titles = [with_label(name, title) for name in names] if len(names) > 1 else [title]

    def row(number: int) -> Row:
        notes = [Cell(note_text(each), Form.NAME) for each in segments[number].candidates]
        return [*table.rows[number], *notes]

    columns = (*table.columns, *(Column(title, is_long=True) for title in titles))
    return replace(table, columns=columns, rows=OnDemand(len(segments), row))


def _text(cell: Cell) -> str:
    if cell.number is None:
        return guarded(shown_in_lines(text_in_sheet(cell)))
    value = float(cell.number)
    return str(int(value)) if value.is_integer() and not cell.decimals else repr(value)
