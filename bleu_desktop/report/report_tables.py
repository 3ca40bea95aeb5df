"""The tables of a report in print."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bleu_desktop.report import print_style
from bleu_desktop.report.print_style import BODY, MUTED, SMALL, TINY
from bleu_desktop.report.print_table import Column, PrintTable
from bleu_desktop.report.set_text import LINE_END, Run, Typesetter
from bleu_score.reports import model
from bleu_score.reports.model import Form

# From so many columns on, a table is set smaller.
_MANY = 7
# A table with more columns is parted: so many stand beside those that say what a row is about.
_MOST_COLUMNS = 10
_MOST_BESIDE = 6
_LENGTH_OF_SHA256 = 64


def print_tables(table: model.Table, typesetter: Typesetter, width: float) -> Iterator[PrintTable]:
    """Yield a table as it is printed: in parts with the same rows if it is too wide."""
    size = BODY if len(table.columns) < _MANY else SMALL
    for part in _parts(table.columns):
        columns = [table.columns[place] for place in part]
        rows = [[cell_runs(row[place], typesetter, size) for place in part] for row in table.rows]
        heads = [Column(each.title, is_number=each.is_number) for each in columns]
        yield PrintTable(heads, rows, typesetter, width, size=size)


def _parts(columns: Sequence[model.Column]) -> Iterator[Sequence[int]]:
    """Yield which columns stand beside each other."""
    if len(columns) <= _MOST_COLUMNS:
        yield range(len(columns))
        return
    # What a row is about: its name, and its rank before it.
    about = next((place for place, each in enumerate(columns) if not each.is_number), 0) + 1
    others = range(about, len(columns))
    parts = -(-len(others) // _MOST_BESIDE)
    each = -(-len(others) // parts)
    for start in range(0, len(others), each):
        yield [*range(about), *others[start : start + each]]


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
