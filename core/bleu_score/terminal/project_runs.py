"""Scoring of a project's workspace, and recording of results in projects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from bleu_core.changes import model as changes_model
from bleu_core.errors import CandidateMissing, ReferenceMissing
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.files.errors import FileMissing
from bleu_core.progress import SILENT, Progress
from bleu_core.projects import project as projects_project
from bleu_core.projects.errors import ProjectExists
from bleu_core.workspace import comparison
from bleu_core.workspace import runs as workspace_runs
from bleu_core.workspace.files import check_files, fingerprinted, located
from bleu_core.workspace.inputs import Input
from bleu_core.workspace.workspace import Workspace
from bleu_score.i18n import format_date_time, format_share, translate, with_label
from bleu_score.messages.metrics import score_text
from bleu_score.messages.runs import tables_text
from bleu_score.terminal.arguments import Request
from bleu_score.terminal.streams import printable, printable_name

# Imported where there is a project, to speed up start-up.


class OpenedProject(NamedTuple):
    """The project on a command line.

    Attributes
    ----------
    request
        The command line as if it named the project's files, with its settings; options on the
        command line overrule them.
    workspace
        Its workspace with these settings; its files have not been read.
    unrepaired
        Names of files that have changed, so that repairs of their old content do not fit.
    earlier
        Its last run, if there is one.
    """

    request: Request
    workspace: Workspace
    unrepaired: tuple[str, ...]
    earlier: workspace_runs.Run | None


def open_project(request: Request, progress: Progress = SILENT) -> OpenedProject:
    """Open the project on the command line.

    Raises
    ------
    BleuError
        If it cannot be opened, or has no references or candidates, or files of it are gone.
    """
    project = projects_project.Project.open(request.references[0].path)
    folder = project.path.absolute().parent
    workspace = located(project.workspace, folder)
    files = [text_input for text_input in workspace.inputs if not text_input.in_memory]
    checked = iter(check_files(files, folder, progress, ask_others=True))
    inputs: list[Input] = []
    unrepaired = []
    for text_input in workspace.inputs:
        if not text_input.in_memory:
            file = next(checked)
            if file.status == "missing":
                raise FileMissing(text_input.address.path)
            text_input = text_input.at(file.path)
            if file.status == "changed" and text_input.repairs:
                unrepaired.append(text_input.title)
                text_input = replace(text_input, repairs=())
        inputs.append(replace(text_input, encoding=request.encoding or text_input.encoding))
    by_role = {
        role: [text_input for text_input in inputs if text_input.role is role] for role in Role
    }
    if not by_role[Role.REFERENCE]:
        raise ReferenceMissing
    if not by_role[Role.CANDIDATE] and not any(text_input.is_folder for text_input in inputs):
        raise CandidateMissing
    names = [text_input.title for text_input in by_role[Role.CANDIDATE]]
    settings = request.wanted.applied(workspace.settings, names)
    request = request._replace(
        candidates=tuple(text_input.address for text_input in by_role[Role.CANDIDATE]),
        references=tuple(text_input.address for text_input in by_role[Role.REFERENCE]),
        source=next((text_input.address for text_input in by_role[Role.SOURCE]), None),
        settings=settings,
    )
    workspace = replace(workspace, inputs=tuple(inputs), settings=settings)
    if request.known:
        workspace = replace(workspace, known=request.known)
    return OpenedProject(
        request, workspace, tuple(unrepaired), next(iter(project.runs[::-1]), None)
    )


def record(
    evaluation: Evaluation,
    workspace: Workspace,
    request: Request,
    *,
    gate_failed: bool = False,
    changes: changes_model.ChangeSums | None = None,
    progress: Progress = SILENT,
) -> str:
    """Record a result; return a sentence that says so.

    A new project gets the scored workspace. To an existing project, only the run is added. Later
    runs are not compared with one that has failed the gate, unless they name it.

    Raises
    ------
    BleuError
        If it cannot be saved.
    """
    path = request.record
    assert path is not None
    inputs = fingerprinted(workspace.inputs, progress)
    keep_texts, keep_names = request.record_kept
    # A text in a file is read from there; a text in no file would be lost.
    unread = tuple(text_input.unread() for text_input in inputs)
    unread_workspace = Workspace(
        unread, request.settings, scheme=workspace.scheme, known=workspace.known
    )
    project: projects_project.Project
    try:
        project = projects_project.Project.create(
            path, unread_workspace, keep_texts=keep_texts, keep_names=keep_names
        )
        text = translate("Terminal", "Recorded as run {number} in the new project {path}.")
    except ProjectExists:
        # It was there, or another program has just created it.
        project = projects_project.Project.open(path)
        text = translate("Terminal", "Recorded as run {number} in {path}.")
    run = project.record(
        evaluation,
        inputs=inputs,
        keep_texts=keep_texts,
        keep_names=keep_names,
        gate_failed=gate_failed,
        changes=changes,
        progress=progress,
    )
    return text.format(number=run.number, path=path)


# The earlier run beside the new one


def earlier_dict(run: workspace_runs.Run) -> dict[str, Any]:
    """Return a run's scores as plain data."""
    assert run.date is not None
    return {
        "number": run.number,
        "date": run.date.isoformat(),
        "program": run.program,
        "label": run.label,
        "segments": run.segments,
        "changes": run.changes and run.changes.to_dict(),
        "candidates": [
            {
                "name": candidate.name,
                "metrics": [
                    {
                        "id": score.metric,
                        "percent": score.percent,
                        "interval": score.interval and score.interval.to_dict(),
                        "signature": score.signature,
                    }
                    for score in candidate.scores
                ],
            }
            for candidate in run.candidates
        ],
    }


def earlier_lines(run: workspace_runs.Run, evaluation: Evaluation) -> Iterator[str]:
    """Yield an earlier run's scores beside those of an evaluation."""
    assert run.date is not None
    title = translate("Terminal", "Compared with run {number} from {date}:")
    yield title.format(number=run.number, date=format_date_time(run.date))
    if run.segments != evaluation.segments:
        text = translate("Terminal", "Segments: {old}, now {new}")
        yield "  " + text.format(old=run.segments, new=evaluation.segments)
    known = run.known_as(workspace_runs.run_of(evaluation))
    for candidate in evaluation.candidates:
        old = known.get(candidate.name)
        name = printable_name(candidate.name)
        if old is None:
            yield "  " + translate("Terminal", "{candidate}: not in that run").format(
                candidate=name
            )
            continue
        for result in candidate.metrics:
            yield from (f"  {with_label(name, line)}" for line in _score_line(old, result))


def earlier_changes_line(run: workspace_runs.Run, changes: changes_model.ChangeSums) -> str:
    """Return the share left as it is in an earlier run beside that of now; empty without both."""
    before = None if run.changes is None else run.changes.unchanged_share
    if before is None or changes.unchanged_share is None:
        return ""
    assert run.date is not None
    return translate(
        "Terminal",
        "Compared with run {number} from {date}: unchanged suggestions {old}, now {new}",
    ).format(
        number=run.number,
        date=format_date_time(run.date),
        old=format_share(before),
        new=format_share(changes.unchanged_share),
    )


def _score_line(old: workspace_runs.RunCandidate, result: Any) -> Iterator[str]:
    metric = result.metric
    score = old.score(metric.name)
    if score is None:
        return
    before, now = (score_text(each, metric.decimals) for each in (score, result))
    if comparison.differing_options(score.signature, result.signature):
        text = translate("Terminal", "{metric} {old}, now {new}, with different options")
        yield text.format(metric=printable(metric.title), old=before, new=now)
        return
    if not (score.is_defined and result.is_defined):
        yield translate("Terminal", "{metric} {old}, now {new}").format(
            metric=printable(metric.title), old=before, new=now
        )
        return
    # Of the rounded numbers beside it, or it would not add up.
    difference = round(float(now) - float(before), metric.decimals)
    text = translate("Terminal", "{metric} {old}, now {new} ({difference})")
    yield text.format(
        metric=printable(metric.title),
        old=before,
        new=now,
        difference=f"{difference + 0.0:+.{metric.decimals}f}",
    )
    if tables := comparison.differing_tables(score.signature, result.signature):
        yield tables_text(tables)
