"""Tables for the terminal, whose characters may be one or two columns wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bleu_score.help_text import text_width


def table_lines(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table: numbers aligned to the right, the last column to the left."""
    every = [headings, *rows]
    widths = [max(map(text_width, column)) for column in zip(*every, strict=True)]
    for row in every:
        cells = [
            " " * (width - text_width(cell)) + cell
            for cell, width in zip(row[:-1], widths, strict=False)
        ]
        yield "  ".join([*cells, row[-1]])
