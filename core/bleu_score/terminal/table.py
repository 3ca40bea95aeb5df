"""Tables for the terminal, whose characters may be one or two columns wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bleu_core.evaluation.results import MetricResult
from bleu_core.scoring.metrics import Metric
from bleu_score.i18n import join_range, with_detail
from bleu_score.messages.metrics import score_text
from bleu_score.messages.names import text_name
from bleu_score.reports.cells import NOTHING, Cell, Column, Form, Table
from bleu_score.terminal.help_text import text_width
from bleu_score.terminal.streams import printable


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


def score_columns(candidates: Sequence[str], metrics: Sequence[Metric]) -> list[Column]:
    """Return a column for each metric of each candidate, named if there are several."""
    several = len(candidates) > 1
    return [
        Column(
            printable(f"{text_name(name)} {metric.title}" if several else metric.title),
            is_number=True,
        )
        for name in candidates
        for metric in metrics
    ]


def result_cell(result: MetricResult | None, decimals: int) -> Cell:
    """Return the cell of a score with its interval; without a score, that of nothing."""
    if result is None:
        return NOTHING
    if not result.is_defined:
        return Cell(score_text(result))
    cell = decimal_cell(result.percent, decimals)
    if result.interval is None:
        return cell
    low, high = (f"{end:.{decimals}f}" for end in (result.interval.low, result.interval.high))
    return replace(cell, text=with_detail(cell.text, join_range(low, high)))


def decimal_cell(number: float, decimals: int) -> Cell:
    """Return the cell of a number with a decimal point, as scores have in every language."""
    return Cell(f"{number:.{decimals}f}", Form.NUMBER, number, decimals)
