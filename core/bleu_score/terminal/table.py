"""Tables for the terminal, whose characters may be one or two columns wide."""

from __future__ import annotations

from collections.abc import Iterator

from bleu_score.reports.cells import Table
from bleu_score.terminal.help_text import text_width


def table_lines(table: Table) -> Iterator[str]:
    """Yield the headings and the rows of a table: numbers on the right, texts on the left."""
    headings = [column.title for column in table.columns]
    lines = [headings, *([cell.text for cell in row] for row in table.rows)]
    widths = [max(map(text_width, texts)) for texts in zip(*lines, strict=True)]
    for line in lines:
        padded = []
        for text, column, width in zip(line, table.columns, widths, strict=True):
            gap = " " * (width - text_width(text))
            padded.append(gap + text if column.is_number else text + gap)
        yield "  ".join(padded).rstrip()
