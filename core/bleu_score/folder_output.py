"""Scored folders as text, JSON or TSV."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, TextIO

from bleu_core.folders.results import FileResult, FolderEvaluation
from bleu_core.folders.sets import FolderPairing
from bleu_core.results import CandidateResult, MetricResult
from bleu_score.arguments import Request
from bleu_score.extra_scores import ExtraScores
from bleu_score.i18n import translate
from bleu_score.json_text import json_text
from bleu_score.messages.errors import error_text
from bleu_score.messages.folders import unpaired_text
from bleu_score.streams import printable
from bleu_score.table import table_lines
from bleu_score.text_output import (
    add_configuration,
    segment_lines,
    spreadsheet_cell,
    text_lines,
    tsv_rows,
    write_gate,
    write_rows,
)

if TYPE_CHECKING:
    from bleu_score.gate.results import GateReport

# List at most this many files without a partner; JSON has all.
_LISTED = 100


def write_folders(
    result: FolderEvaluation,
    request: Request,
    stream: TextIO,
    *,
    extra: ExtraScores,
    gate: GateReport | None = None,
) -> None:
    """Write the result in the requested format."""
    if request.format == "json":
        content = folders_json(result, request, extra)
        add_configuration(content, request)
        if gate:
            content["gate"] = gate.to_dict()
        stream.write(json_text(content))
    elif request.format == "tsv":
        write_rows(_rows(result, request, extra), stream)
    else:
        lines = _quiet_lines if request.quiet else _text_lines
        stream.writelines(f"{line}\n" for line in lines(result, request, extra))
        write_gate(gate, request, stream)
    if request.quiet or request.format != "text":
        stream.flush()
        # The exit code says that something is wrong; say what, where it is in nobody's way.
        for line in problem_lines(result.pairing, result.broken):
            print(line, file=sys.stderr)


def folders_json(result: FolderEvaluation, request: Request, extra: ExtraScores) -> dict[str, Any]:
    """Return the plain data, with a sentence for each error."""
    content = result.to_dict(segment_scores=request.segment_scores)
    extra.add_to(content)
    for plain, file in zip(content["files"], result.files, strict=True):
        if file.error is not None:
            plain["error"]["message"] = error_text(file.error)
    return content


def problem_lines(pairing: FolderPairing, broken: Sequence[FileResult]) -> Iterator[str]:
    """Yield a line for each file that could not be scored, and each folder that cannot be read."""
    text = translate("Terminal", "{file}: {problem}")
    for file in broken:
        if file.error is not None:
            problem = printable(" ".join(error_text(file.error).split()))
            yield text.format(file=printable(file.name), problem=problem)
    for error in pairing.unreadable:
        yield printable(error_text(error))


def unpaired_lines(pairing: FolderPairing) -> Iterator[str]:
    """Yield what has no partner, and the files that a candidate lacks."""
    missing = [
        (each.name, folder.name)
        for each in pairing.incomplete
        for folder, address in zip(pairing.candidates, each.candidates, strict=True)
        if address is None
    ]
    total = len(pairing.unpaired) + len(missing)
    if not total:
        return
    yield ""
    yield translate("Terminal", "Without a partner: {count}").format(count=total)
    lines = [printable(unpaired_text(each)) for each in pairing.unpaired]
    text = translate("Terminal", "{file}: missing in {folder}")
    lines += [text.format(file=printable(name), folder=printable(own)) for name, own in missing]
    for line in lines[:_LISTED]:
        yield f"  {line}"
    if total > _LISTED:
        yield "  …"


def _text_lines(result: FolderEvaluation, request: Request, extra: ExtraScores) -> Iterator[str]:
    yield translate("Terminal", "Files scored: {scored} of {files}").format(
        scored=len(result.files) - len(result.broken), files=len(result.files)
    )
    yield ""
    yield from _table_lines(result)
    problems = [*problem_lines(result.pairing, result.broken)]
    if problems:
        yield ""
        yield translate("Terminal", "Not scored: {count}").format(count=len(problems))
        yield from (f"  {line}" for line in problems)
    yield from unpaired_lines(result.pairing)
    if request.segment_scores:
        for file in result.worst_first:
            for candidate in file.evaluation.candidates if file.evaluation else ():
                yield ""
                yield f"{printable(file.name)}\t{printable(candidate.name)}"
                yield from segment_lines(candidate)
    yield ""
    if result.whole is None:
        yield translate("Terminal", "No file could be scored for every candidate.")
        return
    yield translate("Terminal", "All files as one text ({counted} of {files}):").format(
        counted=len(result.counted), files=len(result.files)
    )
    yield from text_lines(result.whole, request._replace(segment_scores=False), extra)


def _quiet_lines(result: FolderEvaluation, request: Request, extra: ExtraScores) -> Iterator[str]:
    for file in result.worst_first:
        for candidate in file.evaluation.candidates if file.evaluation else ():
            for metric in candidate.metrics:
                score = f"{metric.metric.title} = {metric.percent:.2f}"
                yield f"{printable(file.name)}\t{printable(candidate.name)}\t{score}"
    if result.whole is not None:
        yield from text_lines(result.whole, request._replace(segment_scores=False), extra)


def _table_lines(result: FolderEvaluation) -> Iterator[str]:
    """Yield a table of all files, the worst first, with the scores of every candidate."""
    metrics = _metrics(result)
    several = len(result.candidates) > 1
    headings = [
        f"{printable(name)} {metric.metric.title}" if several else metric.metric.title
        for name in result.candidates
        for metric in metrics
    ]
    yield from table_lines(
        [
            *headings,
            translate("Terminal", "Segments"),
            translate("Terminal", "Warnings"),
            translate("Terminal", "File"),
        ],
        [_table_row(result, file, len(metrics)) for file in result.worst_first],
    )


def _metrics(result: FolderEvaluation) -> tuple[MetricResult, ...]:
    evaluations = (file.evaluation for file in result.files)
    return next((each.candidates[0].metrics for each in evaluations if each), ())


def _table_row(result: FolderEvaluation, file: FileResult, metrics: int) -> list[str]:
    name = printable(file.name)
    if file.evaluation is None:
        # It stands below with its reason.
        return [*["–"] * (metrics * len(result.candidates) + 2), name]
    by_name = {candidate.name: candidate for candidate in file.evaluation.candidates}
    cells = [
        cell
        for candidate in result.candidates
        for cell in _score_cells(by_name.get(candidate), metrics)
    ]
    return [*cells, str(file.evaluation.segments), str(len(file.warnings)), name]


def _score_cells(candidate: CandidateResult | None, metrics: int) -> list[str]:
    if candidate is None:
        return ["–"] * metrics
    return [
        f"{each.percent:.2f} ({each.interval.low:.2f}–{each.interval.high:.2f})"
        if each.interval
        else f"{each.percent:.2f}"
        for each in candidate.metrics
    ]


def _rows(
    result: FolderEvaluation, request: Request, extra: ExtraScores
) -> Iterator[Sequence[Any]]:
    """Yield a row for each file and candidate, then for the whole, whose name is empty."""
    headings: list[Any] = []
    blank = [""] * (0 if request.segment_scores else len(extra.columns()))
    for file in result.files:
        if file.evaluation is None:
            continue
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
    for file in result.broken:
        if file.error is not None:
            gap = [""] * (len(headings) - 2)
            yield [_name_cell(file), *gap, spreadsheet_cell(printable(error_text(file.error)))]
    if result.whole is not None and not request.segment_scores:
        _, *rows = tsv_rows(result.whole, request, extra)
        for row in rows:
            yield ["", *row, ""]


def _name_cell(file: FileResult) -> str:
    return spreadsheet_cell(printable(file.name))
