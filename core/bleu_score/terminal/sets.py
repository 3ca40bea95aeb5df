"""The same candidates on several test sets, as text, JSON or TSV."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TextIO

from bleu_core.progress import Progress
from bleu_core.workspace.sets import SetFolder, SetScores, evaluate_sets, find_sets
from bleu_score.i18n import join_names, translate, with_label
from bleu_score.messages.errors import error_text
from bleu_score.reports.cells import NOTHING, Cell, Column, Form, Row, Table
from bleu_score.terminal.arguments import Request
from bleu_score.terminal.folder_output import problem_lines
from bleu_score.terminal.streams import printable
from bleu_score.terminal.table import decimal_cell, result_cell, table_lines
from bleu_score.terminal.text_output import (
    diagnostic_lines,
    setup_lines,
    spreadsheet_cell,
    write_output,
)

if TYPE_CHECKING:
    from bleu_core.scoring.metrics import Metric


def answer_sets(request: Request, progress: Progress) -> tuple[Callable[[TextIO], None], bool]:
    """Score the test sets of a command line.

    Returns
    -------
    tuple
        A function that writes the scores, and whether all sets could be scored.
    """
    folders = find_sets(request.references, encoding=request.encoding, progress=progress)
    # A `bleu.toml` may ask for comparisons, which the table has no place for.
    resampling = replace(request.settings.resampling, paired_test="none")
    scores = evaluate_sets(folders, replace(request.settings, resampling=resampling), progress)
    return partial(write_sets, scores, request), not scores.broken


def write_sets(scores: SetScores, request: Request, stream: TextIO) -> None:
    """Write the scores in the requested format."""
    write_output(
        request,
        stream,
        None,
        content=lambda: _plain_data(scores),
        rows=lambda: _rows(scores),
        lines=lambda: _lines(scores, request),
    )
    if request.format != "text" or _is_short(request):
        stream.flush()
        # The exit code shows a problem; name it on stderr, so that the output stays clean.
        for line in problem_lines(scores.broken):
            print(line, file=sys.stderr)


def _is_short(request: Request) -> bool:
    """Tell whether the tables are the whole output."""
    return request.quiet or request.look.score_only


def _plain_data(scores: SetScores) -> dict[str, Any]:
    content = scores.to_dict()
    for plain, each in zip(content["sets"], scores.sets, strict=True):
        if each.error is not None:
            plain["error"]["message"] = error_text(each.error)
    return content


def _rows(scores: SetScores) -> Iterator[list[Any]]:
    yield ["candidate", "metric", *(spreadsheet_cell(each.name) for each in scores.sets), "average"]
    for metric in scores.metrics:
        for name in scores.candidates:
            results = [each.result(name, metric.name) for each in scores.sets]
            average = scores.average(name, metric.name)
            yield [
                *(spreadsheet_cell(name), metric.name),
                *("" if result is None else result.percent for result in results),
                "" if average is None else average,
            ]


def _lines(scores: SetScores, request: Request) -> Iterator[str]:
    for number, metric in enumerate(scores.metrics):
        if number > 0:
            yield ""
        yield printable(metric.title)
        yield from table_lines(_table(scores, metric, request))
    if _is_short(request):
        return
    if scores.metrics:
        yield ""
        yield translate(
            "Terminal",
            "Average: the arithmetic mean of the scores of all sets, not a score of their joined "
            "texts.",
        )
    if scores.broken:
        if scores.metrics:
            yield ""
        yield translate("Terminal", "Not scored: {count}").format(count=len(scores.broken))
        yield from (f"  {line}" for line in problem_lines(scores.broken))
    for each in scores.sets:
        if each.evaluation is not None:
            yield ""
            yield from _set_lines(each, request)


def _table(scores: SetScores, metric: Metric, request: Request) -> Table:
    decimals = request.look.decimals(metric)
    numbers = (
        *(printable(each.name) for each in scores.sets),
        translate("Terminal", "Average"),
    )
    rows: list[Row] = []
    for name in scores.candidates:
        results = [each.result(name, metric.name) for each in scores.sets]
        average = scores.average(name, metric.name)
        rows.append(
            [
                Cell(printable(name), Form.NAME),
                *(result_cell(result, decimals) for result in results),
                NOTHING if average is None else decimal_cell(average, decimals),
            ]
        )
    columns = (
        Column(translate("Reports", "Candidate")),
        *(Column(title, is_number=True) for title in numbers),
    )
    return Table("sets", "", columns, rows)


def _set_lines(each: SetFolder, request: Request) -> Iterator[str]:
    """Yield everything that a publication says about a set, and its warnings."""
    assert each.evaluation is not None
    yield printable(each.name)
    yield from (f"  {line}" for line in setup_lines(each.evaluation))
    for result in each.evaluation.candidates[0].metrics:
        yield f"  {with_label(printable(result.metric.title), printable(result.signature))}"
    # Warnings of the reference are those of every candidate.
    names: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for candidate in each.evaluation.candidates:
        for diagnostic in candidate.diagnostics:
            lines = tuple(diagnostic_lines((diagnostic,), request.look))
            names[lines].append(printable(candidate.name))
    for lines, own in names.items():
        if lines:
            yield f"  {join_names(own)}"
            yield from (f"  {line}" for line in lines)
