"""The n-gram precisions as a table with a bar for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bleu_core.scoring.bleu import NgramPrecision
from bleu_score.reports.cells import Cell, Column, Table
from bleu_score.reports.tables import precisions_table


def table_with_bars(precisions: Sequence[NgramPrecision]) -> Table:
    """Return order, matched, total, precision and a bar for each order."""
    table = precisions_table(precisions)
    bars = [
        # Of the last two cells, plain text on the clipboard has only the number.
        Cell(row[-1].note, spoken=row[-1].text, bar=(0.0, precision.precision))
        for row, precision in zip(table.rows, precisions, strict=True)
    ]
    return replace(
        table,
        columns=(*table.columns, Column("")),
        rows=[(*row, bar) for row, bar in zip(table.rows, bars, strict=True)],
    )
