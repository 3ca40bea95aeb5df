"""Post-editing analyses: files to numbers, as text, JSON or TSV."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bleu_core.changes.analysis import ChangeAnalysis, analyze_changes
from bleu_core.changes.measuring import measure_changes
from bleu_core.changes.schemes import Scheme, read_scheme
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.progress import Progress
from bleu_core.workspace.changes import find_change_inputs, version_steps
from bleu_core.workspace.inputs import Input
from bleu_core.workspace.runs import Run
from bleu_core.workspace.workspace import Workspace
from bleu_score.messages.changes import headline, notes
from bleu_score.reports.cells import Table
from bleu_score.reports.change_data import change_data, segment_data
from bleu_score.reports.change_tables import (
    bands_table,
    edits_table,
    groups_table,
    measures_table,
    substitutions_table,
)
from bleu_score.reports.changes import pairing_sentences
from bleu_score.terminal.arguments import Request
from bleu_score.terminal.output import Output, plain_cell, table_of
from bleu_score.terminal.project_runs import earlier_changes_line, earlier_dict
from bleu_score.terminal.reading import score_workspace
from bleu_score.terminal.requests import ChangesRequest, needs_two_texts
from bleu_score.terminal.streams import printable, printable_name
from bleu_score.terminal.table import table_lines

# Lines of text about replaced words, and about groups; JSON has more.
_LISTED = 10
_GROUPS_LISTED = 20


def read_changes(request: Request, wanted: ChangesRequest, progress: Progress) -> Workspace:
    """Read the suggestions and the final texts of a command line.

    Raises
    ------
    BleuError
        If they cannot be read, or a single file has no suggestions.
    Cancelled
    """
    inputs = find_change_inputs(wanted.files, encoding=request.encoding, progress=progress)
    if request.source is not None:
        is_folder = inputs[0].is_folder
        inputs += (Input(Role.SOURCE, request.source, request.encoding, is_folder=is_folder),)
    return Workspace(inputs, request.settings).read(progress)


def with_scheme(workspace: Workspace, wanted: ChangesRequest) -> Workspace:
    """Return a workspace with the scheme of a command line, or else the one it has.

    Raises
    ------
    UsageError
        If it is not one candidate and one reference.
    BleuError
        If the scheme cannot be read.
    """
    if any(len(workspace.of_role(role)) != 1 for role in (Role.CANDIDATE, Role.REFERENCE)):
        raise needs_two_texts()
    if wanted.scheme is not None:
        return replace(workspace, scheme=read_scheme(wanted.scheme))
    return replace(workspace, scheme=workspace.scheme or wanted.configured or Scheme())


def analysis_of(
    workspace: Workspace, evaluation: Evaluation, request: Request, progress: Progress
) -> ChangeAnalysis:
    """Analyze the changes in texts that were scored, as far as it is shown."""
    originals = () if workspace.has_folders else workspace.originals
    scheme = workspace.scheme
    is_brief = request.format == "tsv" or (request.format == "text" and request.quiet)
    if is_brief and not request.reports.paths:
        changes = measure_changes(evaluation, originals, scheme=scheme, progress=progress)
        return ChangeAnalysis(evaluation, changes, originals=originals)
    return analyze_changes(evaluation, originals, scheme=scheme, progress=progress)


def answer_versions(
    request: Request, wanted: ChangesRequest, progress: Progress
) -> tuple[Output, bool]:
    """Analyze more than two versions of a command line, step by step.

    Returns
    -------
    tuple
        The analyses as they are written, and whether all files could be compared.

    Raises
    ------
    BleuError
        If a version cannot be read.
    Cancelled
    """
    steps = version_steps(wanted.files)
    names = [(str(before.path), str(after.path)) for before, after in steps]
    analyses = []
    for number, files in enumerate(steps):
        own, part = wanted._replace(files=files), progress.part(number, len(steps))
        workspace = with_scheme(read_changes(request, own, part), own)
        evaluation = score_workspace(workspace, request, part)
        analyses.append(analysis_of(workspace, evaluation, request, part))
    outputs = [changes_output(analysis, request, None) for analysis in analyses]
    named = list(zip(names, outputs, strict=True))
    is_complete = all(analysis.evaluation.is_complete for analysis in analyses)
    return Output(
        content=lambda: {
            "steps": [
                {"before": before, "after": after, **output.content()}
                for (before, after), output in named
            ]
        },
        lines=lambda: _lines_of_steps(named),
        rows=lambda: _rows_of_steps(named),
    ), is_complete


_Named = tuple[tuple[str, str], Output]


def _lines_of_steps(named: Iterable[_Named]) -> Iterator[str]:
    for number, ((before, after), output) in enumerate(named):
        if number:
            yield ""
        yield f"{printable_name(before)} → {printable_name(after)}"
        yield ""
        yield from output.lines()


def _rows_of_steps(named: Iterable[_Named]) -> Iterator[Sequence[Any]]:
    for number, (names, output) in enumerate(named):
        heading, *rows = output.rows()
        if number == 0:
            yield ["before", "after", *heading]
        yield from ([*map(plain_cell, names), *row] for row in rows)


def changes_output(analysis: ChangeAnalysis, request: Request, earlier: Run | None) -> Output:
    """Return an analysis as it is written, with the earlier run beside it."""
    before = {} if earlier is None else {"earlier_run": earlier_dict(earlier)}
    segments = request.segment_scores
    return Output(
        content=lambda: change_data(analysis, segments=segments) | before,
        lines=lambda: _lines(analysis, earlier, quiet=request.quiet),
        rows=lambda: _rows(analysis, segments=segments),
    )


def _rows(analysis: ChangeAnalysis, *, segments: bool) -> Iterator[list[Any]]:
    """Yield the bands, those of each file first; or the segments."""
    if segments:
        rows = segment_data(analysis)
        return table_of(rows) if rows else iter([["row"]])
    changes = analysis.changes
    parts = [(name, changes.of_file(number)) for number, name in enumerate(changes.files)]
    return table_of(
        ({"file": name} if parts else {}) | band.to_dict()
        for name, part in (*parts, ("", changes))
        for band in part.bands
    )


def _lines(analysis: ChangeAnalysis, earlier: Run | None, *, quiet: bool) -> Iterator[str]:
    evaluation, changes = analysis.evaluation, analysis.changes
    if quiet:
        yield from _table_lines(bands_table(changes))
        return
    yield headline(changes.sums)
    if earlier is not None and (line := earlier_changes_line(earlier, changes.sums)):
        yield line
    if evaluation.candidates:
        first, *others = pairing_sentences(analysis)
        yield first
        yield from (f"  {printable(text)}" for text in others)
    yield ""
    yield from _table_lines(bands_table(changes))
    if changes.sums.suggestions:
        yield from _titled(measures_table(analysis))
        yield from _titled(edits_table(changes))
    for groups in analysis.groups:
        yield from _titled(groups_table(groups, _GROUPS_LISTED))
    if analysis.substitutions:
        yield from _titled(substitutions_table(analysis.substitutions[:_LISTED]))
    yield ""
    yield from notes(changes, are_chosen=analysis.are_chosen)


def _titled(table: Table) -> Iterator[str]:
    yield ""
    yield table.title
    yield from _table_lines(table)
    yield from table.notes


def _table_lines(table: Table) -> Iterator[str]:
    return (printable(line) for line in table_lines(table))
