"""The tables of a report in print."""

from __future__ import annotations

from collections.abc import Sequence

from bleu_desktop.report import print_style
from bleu_desktop.report.print_style import BODY, MUTED, SMALL, TINY
from bleu_desktop.report.print_table import Column, PrintTable
from bleu_desktop.report.set_text import LINE_END, Run, Typesetter
from bleu_score.reports import model
from bleu_score.reports.model import Form

# From so many columns on, a table is set smaller.
_MANY, _VERY_MANY = 7, 10
_LENGTH_OF_SHA256 = 64


def print_table(table: model.Table, typesetter: Typesetter, width: float) -> PrintTable:
    """Return a table as it is printed."""
    size = BODY if len(table.columns) < _MANY else SMALL
    size = TINY if len(table.columns) >= _VERY_MANY else size
    columns = [Column(each.title, is_number=each.is_number) for each in table.columns]
    rows = [[cell_runs(cell, typesetter, size) for cell in row] for row in table.rows]
    return PrintTable(columns, rows, typesetter, width, size=size)


def cell_runs(cell: model.Cell, typesetter: Typesetter, size: float) -> Sequence[Run]:
    """Return a cell as runs of text."""
    fonts = typesetter.fonts
    if cell.form is Form.CODE:
        font = fonts.code(min(size, TINY))
        half = len(cell.text) // 2
        if len(cell.text) == _LENGTH_OF_SHA256:
            return [Run(cell.text[:half], font), LINE_END, Run(cell.text[half:], font)]
        return [Run(cell.text, font)]
    text = f"{cell.sign} {cell.text}" if cell.sign else cell.text
    runs = [Run(text, fonts.own(size, bold=True) if cell.is_strong else None)]
    if cell.detail:
        small = fonts.own(max(size - 1.5, print_style.LEAST))
        runs += [LINE_END, Run(cell.detail, small, MUTED)]
    return runs
