"""Scored folders as text, JSON or TSV."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, TextIO

from bleu_core.files.errors import FileUnreadable
from bleu_core.files.sets import FolderPairing
from bleu_core.results import BrokenFile, CandidateResult, Evaluation, FileResult, MetricResult
from bleu_score.i18n import translate, with_label
from bleu_score.messages.errors import error_text
from bleu_score.messages.folders import unpaired_text
from bleu_score.reports.cells import NOTHING, Cell, Column, Form, Row, Table, number_cell
from bleu_score.terminal.arguments import Request
from bleu_score.terminal.extra_scores import ExtraScores
from bleu_score.terminal.streams import printable
from bleu_score.terminal.table import result_cell, table_lines
from bleu_score.terminal.text_output import (
    plain_data,
    segment_lines,
    spreadsheet_cell,
    text_lines,
    tsv_rows,
    write_output,
)

if TYPE_CHECKING:
    from bleu_core.workspace.sets import SetFolder
    from bleu_score.terminal.gate.results import GateReport

# List at most this many files without a counterpart; JSON has all.
_LISTED = 100


def write_folders(
    evaluation: Evaluation,
    request: Request,
    stream: TextIO,
    *,
    extra: ExtraScores = ExtraScores(),  # noqa: B008 (it is immutable)
    gate: GateReport | None = None,
) -> None:
    """Write the evaluation in the requested format."""
    lines = _quiet_lines if request.quiet else _text_lines
    if request.look.score_only:
        lines = text_lines
    write_output(
        request,
        stream,
        gate,
        content=lambda: _plain_data(evaluation, request, extra),
        rows=lambda: _rows(evaluation, request, extra),
        lines=lambda: lines(evaluation, request, extra),
    )
    if request.quiet or request.format != "text":
        stream.flush()
        # The exit code shows a problem; name it on stderr, so that the output stays clean.
        for line in problem_lines(evaluation.broken, evaluation.unreadable):
            print(line, file=sys.stderr)


def _plain_data(evaluation: Evaluation, request: Request, extra: ExtraScores) -> dict[str, Any]:
    """Return the plain data, with a sentence for each error."""
    content = plain_data(evaluation, request, extra)
    for plain, file in zip(content["files"], evaluation.files, strict=True):
        if isinstance(file, BrokenFile):
            plain["error"]["message"] = error_text(file.error)
    return content


def problem_lines(
    broken: Sequence[BrokenFile | SetFolder], unreadable: Sequence[FileUnreadable] = ()
) -> Iterator[str]:
    """Yield a line for each file or set without scores, and each folder that cannot be read."""
    for each in broken:
        if each.error is not None:
            problem = printable(" ".join(error_text(each.error).split()))
            yield with_label(printable(each.name), problem)
    for error in unreadable:
        yield printable(error_text(error))


def left_out_lines(evaluation: Evaluation) -> Iterator[str]:
    """Yield the files that could not be scored, and those without a counterpart."""
    problems = [*problem_lines(evaluation.broken, evaluation.unreadable)]
    if problems:
        yield ""
        yield translate("Terminal", "Not scored: {count}").format(count=len(problems))
        yield from (f"  {line}" for line in problems)
    if evaluation.pairing is not None:
        yield from unpaired_lines(evaluation.pairing)


def unpaired_lines(pairing: FolderPairing) -> Iterator[str]:
    """Yield the files without a counterpart, and the files that a candidate lacks."""
    total = len(pairing.unpaired) + len(pairing.missing)
    if not total:
        return
    yield ""
    yield translate("Terminal", "Unpaired files: {count}").format(count=total)
    lines = [printable(unpaired_text(each)) for each in pairing.unpaired]
    text = translate("Terminal", "{file}: missing from {folder}")
    lines += [
        text.format(file=printable(files.name), folder=printable(folder.name))
        for files, folder in pairing.missing
    ]
    for line in lines[:_LISTED]:
        yield f"  {line}"
    if total > _LISTED:
        yield "  …"


def _text_lines(evaluation: Evaluation, request: Request, extra: ExtraScores) -> Iterator[str]:
    yield translate("Terminal", "Files scored: {scored} of {files}").format(
        scored=len(evaluation.scored), files=len(evaluation.files)
    )
    yield ""
    yield from _table_lines(evaluation)
    yield from left_out_lines(evaluation)
    if request.segment_scores:
        for file in evaluation.worst_first:
            for candidate in file.evaluation.candidates:
                yield ""
                yield f"{printable(file.name)}\t{printable(candidate.name)}"
                yield from segment_lines(candidate, file.evaluation)
    yield ""
    if not evaluation.has_scores:
        yield translate("Terminal", "None of the files could be scored for all candidates.")
        return
    yield translate("Terminal", "All files as one text ({counted} of {files}):").format(
        counted=len(evaluation.counted), files=len(evaluation.files)
    )
    yield from text_lines(evaluation, request._replace(segment_scores=False), extra)


def _quiet_lines(evaluation: Evaluation, request: Request, extra: ExtraScores) -> Iterator[str]:
    for file in evaluation.worst_first:
        for candidate in file.evaluation.candidates:
            for metric in candidate.metrics:
                score = f"{metric.metric.title} = {metric.percent:.2f}"
                yield f"{printable(file.name)}\t{printable(candidate.name)}\t{score}"
    if evaluation.has_scores:
        yield from text_lines(evaluation, request._replace(segment_scores=False), extra)


def _table_lines(evaluation: Evaluation) -> Iterator[str]:
    """Yield a table of all files, the worst first, with the scores of every candidate."""
    metrics = _metrics(evaluation)
    several = len(evaluation.candidate_names) > 1
    headings = [
        f"{printable(name)} {metric.metric.title}" if several else metric.metric.title
        for name in evaluation.candidate_names
        for metric in metrics
    ]
    numbers = (*headings, translate("Terminal", "Segments"), translate("Terminal", "Warnings"))
    columns = (
        *(Column(title, is_number=True) for title in numbers),
        Column(translate("Terminal", "File")),
    )
    files: tuple[FileResult, ...] = (*evaluation.broken, *evaluation.worst_first)
    rows = [_table_row(evaluation, file, len(metrics)) for file in files]
    yield from table_lines(Table("files", "", columns, rows))


def _metrics(evaluation: Evaluation) -> tuple[MetricResult, ...]:
    return next((each.evaluation.candidates[0].metrics for each in evaluation.scored), ())


def _table_row(evaluation: Evaluation, file: FileResult, metrics: int) -> Row:
    name = Cell(printable(file.name), Form.NAME)
    if isinstance(file, BrokenFile):
        # The file is listed below with its reason.
        return [*[NOTHING] * (metrics * len(evaluation.candidate_names) + 2), name]
    by_name = {candidate.name: candidate for candidate in file.evaluation.candidates}
    cells = [
        cell
        for candidate in evaluation.candidate_names
        for cell in _score_cells(by_name.get(candidate), metrics)
    ]
    return [*cells, number_cell(file.evaluation.segments), number_cell(len(file.diagnostics)), name]


def _score_cells(candidate: CandidateResult | None, metrics: int) -> list[Cell]:
    if candidate is None:
        return [NOTHING] * metrics
    return [result_cell(each, 2) for each in candidate.metrics]


def _rows(evaluation: Evaluation, request: Request, extra: ExtraScores) -> Iterator[Sequence[Any]]:
    """Yield a row for each file and candidate, then for all together, whose name is empty.

    Comparisons and groups of segments are those of all files as one text.
    """
    if extra.breakdown is not None or evaluation.comparisons:
        yield from tsv_rows(evaluation, request._replace(segment_scores=False), extra)
        return
    headings: list[Any] = []
    blank = [""] * (0 if request.segment_scores else len(extra.columns()))
    for file in evaluation.scored:
        own_headings, *rows = tsv_rows(file.evaluation, request, ExtraScores())
        if not headings:
            added = [] if request.segment_scores else extra.columns()
            headings = ["file", *own_headings, *added, "error"]
            yield headings
        for row in rows:
            yield [_name_cell(file), *row, *blank, ""]
    if not headings:
        headings = ["file", "candidate", "error"]
        yield headings
    for broken in evaluation.broken:
        gap = [""] * (len(headings) - 2)
        yield [_name_cell(broken), *gap, spreadsheet_cell(printable(error_text(broken.error)))]
    if evaluation.has_scores and not request.segment_scores:
        _, *rows = tsv_rows(evaluation, request, extra)
        for row in rows:
            yield ["", *row, ""]


def _name_cell(file: FileResult) -> str:
    return spreadsheet_cell(printable(file.name))
