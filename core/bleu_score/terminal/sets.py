"""The same candidates on several test sets, as text, JSON or TSV."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bleu_core.progress import Progress
from bleu_core.scoring.metrics import Metric
from bleu_core.workspace.sets import SetFolder, SetScores, evaluate_sets, find_sets
from bleu_score.i18n import join_names, translate, with_label
from bleu_score.reports.cells import NOTHING, Cell, Column, Form, Row, Table
from bleu_score.terminal.arguments import Request
from bleu_score.terminal.folder_output import add_messages, problem_lines
from bleu_score.terminal.output import Output, plain_cell
from bleu_score.terminal.streams import printable, printable_name
from bleu_score.terminal.table import decimal_cell, result_cell, table_lines
from bleu_score.terminal.text_output import diagnostic_lines, setup_lines


def answer_sets(request: Request, progress: Progress) -> tuple[Output, bool]:
    """Score the test sets of a command line.

    Returns
    -------
    tuple
        The scores as they are written, and whether all sets could be scored.
    """
    folders = find_sets(request.references, encoding=request.encoding, progress=progress)
    # A `bleu.toml` may ask for comparisons, which the table has no place for.
    resampling = replace(request.settings.resampling, paired_test="none")
    scores = evaluate_sets(folders, replace(request.settings, resampling=resampling), progress)
    return _sets_output(scores, request), not scores.broken


def _sets_output(scores: SetScores, request: Request) -> Output:
    return Output(
        content=lambda: _plain_data(scores),
        lines=lambda: _lines(scores, request),
        rows=lambda: _rows(scores),
        problems=lambda: problem_lines(scores.broken),
    )


def _plain_data(scores: SetScores) -> dict[str, Any]:
    content = scores.to_dict()
    add_messages(content["sets"], scores.sets)
    return content


def _rows(scores: SetScores) -> Iterator[list[Any]]:
    # Not records: a set may be called like one of our columns.
    names = [test_set.name for test_set in scores.sets]
    yield [*map(plain_cell, ("candidate", "metric", *names, "average"))]
    for metric in scores.metrics:
        for name in scores.candidates:
            results = [test_set.result(name, metric.name) for test_set in scores.sets]
            percents = [result and result.percent for result in results]
            average = scores.average(name, metric.name)
            yield [*map(plain_cell, (name, metric.name, *percents, average))]


def _lines(scores: SetScores, request: Request) -> Iterator[str]:
    for number, metric in enumerate(scores.metrics):
        if number > 0:
            yield ""
        yield printable(metric.title)
        yield from table_lines(_table(scores, metric, request))
    if request.is_short:
        return
    if scores.metrics:
        yield ""
        yield translate(
            "Terminal",
            "Average: the arithmetic mean of the scores of all sets, not the score of the "
            "combined texts.",
        )
    if scores.broken:
        if scores.metrics:
            yield ""
        yield translate("Terminal", "Not scored: {count}").format(count=len(scores.broken))
        yield from (f"  {line}" for line in problem_lines(scores.broken))
    for test_set in scores.sets:
        if test_set.evaluation is not None:
            yield ""
            yield from _set_lines(test_set, request)


def _table(scores: SetScores, metric: Metric, request: Request) -> Table:
    decimals = request.look.decimals(metric)
    numbers = (
        *(printable(test_set.name) for test_set in scores.sets),
        translate("Terminal", "Average"),
    )
    rows: list[Row] = []
    for name in scores.candidates:
        results = [test_set.result(name, metric.name) for test_set in scores.sets]
        average = scores.average(name, metric.name)
        rows.append(
            [
                Cell(printable_name(name), Form.NAME),
                *(result_cell(result, decimals) for result in results),
                NOTHING if average is None else decimal_cell(average, decimals),
            ]
        )
    columns = (
        Column(translate("Reports", "Candidate")),
        *(Column(title, is_number=True) for title in numbers),
    )
    return Table("sets", "", columns, rows)


def _set_lines(test_set: SetFolder, request: Request) -> Iterator[str]:
    """Yield everything that a publication says about a set, and its warnings."""
    assert test_set.evaluation is not None
    yield printable(test_set.name)
    yield from (f"  {line}" for line in setup_lines(test_set.evaluation))
    for result in test_set.evaluation.candidates[0].metrics:
        yield f"  {with_label(printable(result.metric.title), printable(result.signature))}"
    # Warnings of the reference are those of every candidate.
    names: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for candidate in test_set.evaluation.candidates:
        for diagnostic in candidate.diagnostics:
            lines = tuple(diagnostic_lines((diagnostic,), request.look))
            names[lines].append(printable_name(candidate.name))
    for lines, candidates in names.items():
        if lines:
            yield f"  {join_names(candidates)}"
            yield from (f"  {line}" for line in lines)
