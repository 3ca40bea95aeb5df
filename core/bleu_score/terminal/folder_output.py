"""Scored folders as text, JSON or TSV."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bleu_core.evaluation.results import (
    BrokenFile,
    CandidateResult,
    Evaluation,
    FileResult,
    ScoredFile,
)
from bleu_core.files.errors import FileUnreadable
from bleu_core.files.sets import FolderPairing
from bleu_core.scoring.metrics import Metric
from bleu_core.workspace.sets import SetFolder
from bleu_score.i18n import translate, with_label
from bleu_score.messages.errors import error_text
from bleu_score.messages.folders import unpaired_text
from bleu_score.messages.metrics import score_text
from bleu_score.reports import cells as reports_cells
from bleu_score.terminal.arguments import Request
from bleu_score.terminal.extra_scores import ExtraScores
from bleu_score.terminal.output import Output, table_of
from bleu_score.terminal.streams import printable, printable_name
from bleu_score.terminal.table import result_cell, score_columns, table_lines
from bleu_score.terminal.text_output import plain_data, segment_lines, text_lines
from bleu_score.terminal.tsv_output import Record, records, tsv_rows

# List at most this many files without a counterpart; JSON has all.
_LISTED = 100


def folders_output(evaluation: Evaluation, request: Request, extra: ExtraScores) -> Output:
    """Return an evaluation of folders as it is written."""
    lines = _quiet_lines if request.quiet else _text_lines
    if request.look.score_only:
        lines = text_lines
    return Output(
        content=lambda: _plain_data(evaluation, request, extra),
        lines=lambda: lines(evaluation, request, extra),
        rows=lambda: _rows(evaluation, request, extra),
        problems=lambda: problem_lines(evaluation.broken, evaluation.unreadable),
    )


def _plain_data(evaluation: Evaluation, request: Request, extra: ExtraScores) -> dict[str, Any]:
    """Return the plain data, with a sentence for each error."""
    content = plain_data(evaluation, request, extra)
    add_messages(content["files"], evaluation.files)
    return content


def add_messages(
    contents: Sequence[dict[str, Any]], files: Sequence[FileResult | SetFolder]
) -> None:
    """Add a sentence to each error in plain data."""
    for content, file in zip(contents, files, strict=True):
        if not isinstance(file, ScoredFile) and file.error is not None:
            content["error"]["message"] = error_text(file.error)


def problem_lines(
    broken: Sequence[BrokenFile | SetFolder], unreadable: Sequence[FileUnreadable] = ()
) -> Iterator[str]:
    """Yield a line for each file or set without scores, and each folder that cannot be read."""
    for file in broken:
        if file.error is not None:
            problem = printable(" ".join(error_text(file.error).split()))
            yield with_label(printable(file.name), problem)
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
    lines = [printable(unpaired_text(file)) for file in pairing.unpaired]
    text = translate("Terminal", "{file}: missing from {folder}")
    lines += [
        text.format(file=printable(files.name), folder=printable_name(folder.name))
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
                yield f"{printable(file.name)}\t{printable_name(candidate.name)}"
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
                score = f"{metric.metric.title} = {score_text(metric, 2)}"
                yield f"{printable(file.name)}\t{printable_name(candidate.name)}\t{score}"
    if evaluation.has_scores:
        yield from text_lines(evaluation, request._replace(segment_scores=False), extra)


def _table_lines(evaluation: Evaluation) -> Iterator[str]:
    """Yield a table of all files, the worst first, with the scores of every candidate."""
    names, metrics = evaluation.candidate_names, _metrics(evaluation)
    columns = (
        *score_columns(names, metrics),
        reports_cells.Column(translate("Terminal", "Segments"), is_number=True),
        reports_cells.Column(translate("Terminal", "Warnings"), is_number=True),
        reports_cells.Column(translate("Terminal", "File")),
    )
    files: tuple[FileResult, ...] = (*evaluation.broken, *evaluation.worst_first)
    rows = [_table_row(evaluation, file, metrics) for file in files]
    yield from table_lines(reports_cells.Table("files", "", columns, rows))


def _metrics(evaluation: Evaluation) -> tuple[Metric, ...]:
    return evaluation.metrics or next((file.evaluation.metrics for file in evaluation.scored), ())


def _table_row(
    evaluation: Evaluation, file: FileResult, metrics: Sequence[Metric]
) -> reports_cells.Row:
    name = reports_cells.Cell(printable(file.name), reports_cells.Form.NAME)
    if isinstance(file, BrokenFile):
        # The file is listed below with its reason.
        numbers = len(metrics) * len(evaluation.candidate_names) + 2
        return [*[reports_cells.NOTHING] * numbers, name]
    by_name = {candidate.name: candidate for candidate in file.evaluation.candidates}
    cells = [
        cell
        for candidate in evaluation.candidate_names
        for cell in _score_cells(by_name.get(candidate), metrics)
    ]
    return [
        *cells,
        reports_cells.number_cell(file.evaluation.segments),
        reports_cells.number_cell(len(file.diagnostics)),
        name,
    ]


def _score_cells(
    candidate: CandidateResult | None, metrics: Sequence[Metric]
) -> list[reports_cells.Cell]:
    return [
        result_cell(candidate.result(metric.name) if candidate else None, metric.decimals)
        for metric in metrics
    ]


def _rows(evaluation: Evaluation, request: Request, extra: ExtraScores) -> Iterator[Sequence[Any]]:
    """Yield a row for each file and candidate, then for all together, whose name is empty.

    Comparisons and groups of segments are those of all files as one text.
    """
    if extra.breakdown is not None or evaluation.comparisons:
        return tsv_rows(evaluation, extra, segments=False)
    return table_of(_records(evaluation, extra, segments=request.segment_scores))


def _records(evaluation: Evaluation, extra: ExtraScores, *, segments: bool) -> Iterator[Record]:
    blank = dict.fromkeys(() if segments else extra.columns(0))
    whole = evaluation if evaluation.has_scores else None
    for file in evaluation.scored:
        for record in records(file.evaluation, ExtraScores(), segments=segments, whole=whole):
            yield {"file": file.name, **record, **blank, "error": None}
    for broken in evaluation.broken:
        yield {"file": broken.name, "candidate": None, "error": error_text(broken.error)}
    if evaluation.has_scores and not segments:
        for record in records(evaluation, extra, segments=False):
            yield {"file": None, **record}
