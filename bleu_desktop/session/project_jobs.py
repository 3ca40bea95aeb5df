"""Background work on a project file: opening and saving."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from bleu_core.changes.measuring import measure_changes
from bleu_core.changes.model import ChangeSums
from bleu_core.errors import BleuError
from bleu_core.evaluation.resample import resampling_among
from bleu_core.evaluation.results import Evaluation, FileResult, ScoredFile
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.files.sets import FolderPairing, SetTexts
from bleu_core.folders.joining import join_originals
from bleu_core.pairing.alignment import align
from bleu_core.progress import SILENT, Progress
from bleu_core.projects.kept import Kept
from bleu_core.projects.project import Project
from bleu_core.settings import Settings
from bleu_core.workspace.files import (
    TrackedFile,
    check_files,
    files_of,
    fingerprinted,
    located,
)
from bleu_core.workspace.inputs import Input
from bleu_core.workspace.runs import Run
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session.work import Outcome
from bleu_desktop.shared.jobs import garbage_collection_paused

_ORDER = tuple(Role)


@dataclass(frozen=True)
class Opened:
    """A project as it was opened.

    Attributes
    ----------
    content, runs
        The project, and its runs; None and empty for work outside a project.
    kept
        The workspace, with the present paths of its files, and its recorded result, if any.
    shown
        The run of this result; None if none was recorded of this work.
    saved
        The workspace in the project's file; None if it is the same workspace.
    """

    content: Project | None
    runs: tuple[Run, ...]
    kept: Outcome
    shown: Run | None = None
    saved: Workspace | None = None


@dataclass(frozen=True)
class Saved:
    """A project as it was saved.

    Attributes
    ----------
    content, runs
        The project, and its runs.
    run
        The run that was recorded; None if nothing was.
    kept
        The saved work, with the versions of its files.
    """

    content: Project
    runs: tuple[Run, ...]
    run: Run | None
    kept: Outcome


@garbage_collection_paused()
def open_project(path: Path, progress: Progress = SILENT) -> Opened:
    """Open a project, with the last result of its workspace.

    Raises
    ------
    BleuError
        See `Project.open`.
    """
    content = Project.open(path)
    workspace, runs = _in_order(content.workspace), content.runs
    folder = path.absolute().parent
    workspace = located(workspace, folder)
    # The last run may be of other texts, because the terminal records in the same project.
    if last := next((run for run in reversed(runs) if _is_of(content, run, workspace)), None):
        find = _recorded_folders if last.is_of_folders else _recorded
        if recorded := find(content, last, workspace, progress):
            return Opened(content, runs, recorded, last)
    return Opened(content, runs, Outcome(workspace))


def _is_of(content: Project, run: Run, workspace: Workspace) -> bool:
    """Tell whether a run is of the same inputs, scored with the same settings."""
    scored = _in_order(content.scored(run))
    same = list(map(_identity, scored.inputs)) == list(map(_identity, workspace.inputs))
    names = [candidate.name for candidate in run.candidates]
    return same and _settings_among(scored, names) == _settings_among(workspace, names)


def _settings_among(workspace: Workspace, names: Sequence[str]) -> Settings:
    """Return the settings for candidates of these names; a single one has no comparisons."""
    settings = workspace.settings
    return replace(settings, resampling=resampling_among(settings.resampling, names))


def _recorded(
    content: Project, run: Run, workspace: Workspace, progress: Progress
) -> Outcome | None:
    """Return the result of a run; None if nothing is known about one of its texts."""
    evaluation, scored = content.scoring(run, progress=progress)
    inputs = _in_order(scored).inputs
    if any(one.document is None for one in inputs):
        return None
    workspace = _as_scored(workspace, inputs)
    return _outcome(workspace, evaluation, workspace.originals)


def _recorded_folders(
    content: Project, run: Run, workspace: Workspace, progress: Progress
) -> Outcome | None:
    """Return the result of a run of folders; None if it has to be scored again to be shown."""
    evaluation, scored = content.scoring(run, progress=progress)
    files = tuple(map(_as_read, evaluation.files))
    if not evaluation.has_scores or not all(files):
        return None
    evaluation = replace(evaluation, files=tuple(file for file in files if file is not None))
    workspace = _as_scored(workspace, _in_order(scored).inputs)
    return _outcome(workspace, evaluation, join_originals(evaluation))


def _outcome(
    workspace: Workspace, evaluation: Evaluation, originals: tuple[Document, ...]
) -> Outcome:
    return Outcome(
        workspace, evaluation=evaluation, originals=originals, pairing=evaluation.pairing
    )


def _as_scored(workspace: Workspace, scored: Sequence[Input]) -> Workspace:
    """Return a workspace with the texts of a run, and the versions of their files at that time.

    The files may have changed between the runs.
    """
    inputs = tuple(
        replace(
            one,
            document=then.document,
            fingerprint=then.fingerprint,
            scores=tuple(
                replace(each, fingerprint=known.fingerprint)
                for each, known in zip(one.scores, then.scores, strict=True)
            ),
        )
        for one, then in zip(workspace.inputs, scored, strict=True)
    )
    return replace(workspace, inputs=inputs)


def _as_read(file: FileResult) -> FileResult | None:
    """Return a file with its texts as read; None if they were compared in a different form."""
    if not isinstance(file, ScoredFile):
        return file
    aligned, settings = file.evaluation.aligned, file.evaluation.settings
    is_plain = (settings.tags, settings.placeholders, settings.normalize) == ("remove", "text", ())
    rows = aligned.pairs.rows
    in_order = aligned.pairs.is_positional or all(
        cell == (place,) for place, row in enumerate(rows) for cell in row
    )
    if not is_plain or not in_order or aligned.segments != len(rows):
        return None
    return replace(file, texts=SetTexts(aligned.candidates, aligned.references, aligned.source))


def _identity(one: Input) -> tuple[object, ...]:
    """Return the identity of an input, the same in a run as in the project's workspace."""
    scores = tuple(
        (each.metric, replace(each.address, path=Path(each.address.path.name)))
        for each in one.scores
    )
    return one.role, one.address.path.name, one.address.selection, one.name, one.repairs, scores


@dataclass(frozen=True)
class InputStatus:
    """The files of a recorded result as they are now.

    Attributes
    ----------
    files
        For each file, whether it is unchanged since it was read.
    recorded
        The result with the texts of its files, which the project does not keep; None if the
        project keeps them, or the files have changed.
    """

    files: tuple[TrackedFile, ...]
    recorded: Outcome | None = None


@garbage_collection_paused()
def check_inputs(
    recorded: Outcome, workspace: Workspace, folder: Path, progress: Progress = SILENT
) -> InputStatus:
    """Find the files that have changed since they were scored; if none has, read missing texts.

    Texts in folders are not read: to show them, folders are scored again.

    Parameters
    ----------
    workspace
        The same texts, with the present paths of their files.
    """
    files = check_files([*files_of(workspace.inputs), *workspace.known], folder, progress)
    texts = [one for one in files if isinstance(one.input, Input)]
    unchanged = all(one.is_as_read for one in texts)
    evaluation = recorded.evaluation
    assert evaluation is not None
    lacks_texts = not (evaluation.has_texts or evaluation.files)
    if not (unchanged and lacks_texts and len(texts) == len(workspace.inputs)):
        return InputStatus(files)
    try:
        return InputStatus(files, _with_texts(recorded, texts, progress))
    except BleuError:
        # Texts that the program reads differently now are not those that were scored.
        return InputStatus(files)


def _with_texts(
    recorded: Outcome, files: Sequence[TrackedFile], progress: Progress
) -> Outcome | None:
    """Return a result with the texts of its files; None if they are not those that were scored."""
    inputs = tuple(
        one.at(file.path) for one, file in zip(recorded.workspace.inputs, files, strict=True)
    )
    workspace = replace(recorded.workspace, inputs=inputs).unread().read(progress)
    originals, evaluation = workspace.originals, recorded.evaluation
    assert evaluation is not None
    last = evaluation.references + len(evaluation.candidates)
    aligned = align(
        candidates=originals[evaluation.references : last],
        references=originals[: evaluation.references],
        source=next(iter(originals[last:]), None),
        settings=evaluation.settings,
        progress=progress,
    )
    found = replace(evaluation, aligned=aligned, digests=None)
    if [*aligned.kept] != [*evaluation.aligned.kept]:
        return None
    if found.references_digest() != evaluation.references_digest():
        return None
    return replace(recorded, workspace=workspace, evaluation=found, originals=originals)


def keep_workspace(
    workspace: Workspace, path: Path, *, keep_names: bool = True, files: Sequence[str] = ()
) -> None:
    """Write an unsaved workspace to a file, without the texts that are in files.

    Parameters
    ----------
    keep_names
        Whether the names of files may be written; not those of a project without names.
    files
        As for `Project.save`.

    Raises
    ------
    ProjectNotSaved
    """
    Project.create(path, workspace, keep_names=keep_names, files=files, replace=True)


@garbage_collection_paused()
def recover_workspace(path: Path, project: Path | None, progress: Progress = SILENT) -> Opened:
    """Open the workspace that `keep_workspace` has written, with the project it belongs to.

    Raises
    ------
    BleuError
        If the workspace or its project cannot be opened. A missing project is left out.
    """
    workspace = _in_order(Project.open(path).workspace)
    if project is None or not project.exists():
        return Opened(None, (), Outcome(workspace))
    opened = open_project(project, progress)
    saved, kept = opened.kept.workspace.unread(), Outcome(workspace)
    # Of a text that the project does not keep, only numbers are there.
    texts = tuple(one if one.is_read else replace(one, document=None) for one in saved.inputs)
    now = workspace.inputs, workspace.settings, workspace.known
    if now == (texts, saved.settings, saved.known):
        noted = replace(opened.kept.workspace, notes=workspace.notes)
        kept = replace(opened.kept, workspace=noted)
    return replace(opened, kept=kept, saved=saved)


def save_project(
    path: Path, content: Project | None, kept: Outcome, *, keep: Kept, is_recorded: bool
) -> Saved:
    """Save a project, and record its result.

    Parameters
    ----------
    content
        The project that is open; None for a new one.
    kept
        The work; its evaluation is None if there is none, or it is in the project.
    keep
        What is kept besides numbers.
    is_recorded
        Whether the shown result was recorded. Its files may have changed since; the project gets
        their versions at that time.

    Raises
    ------
    BleuError
        See `Project.save`. The file is as it was, or lacks only the result.
    """
    inputs = _with_fingerprints(kept.workspace.inputs, is_recorded=is_recorded)
    workspace = replace(kept.workspace, inputs=inputs)
    files = names_of_files(kept.pairing)
    if content is None:
        content = Project.create(
            path,
            workspace,
            keep_texts=keep.texts,
            keep_names=keep.names,
            files=files,
            replace=True,
        )
    else:
        if path.absolute() != content.path.absolute():
            content = content.save_copy(path, replace=True)
        if keep != content.kept:
            content.set_kept(keep)
        content.save(workspace, files=files)
    run = None
    if kept.evaluation is not None:
        run = content.record(kept.evaluation, inputs=inputs, changes=_changes(kept))
    return Saved(content, content.runs, run, replace(kept, workspace=workspace))


def names_of_files(pairing: FolderPairing | None) -> list[str]:
    """Return the names of the files of folders; none of single files."""
    return [] if pairing is None else [each.name for each in pairing.sets]


def _changes(kept: Outcome) -> ChangeSums | None:
    """Return the changes in the texts to record; None if they are no suggestions, or not kept."""
    evaluation, scheme = kept.evaluation, kept.workspace.scheme
    if evaluation is None or scheme is None or not evaluation.has_texts:
        return None

    return measure_changes(evaluation, kept.originals, scheme=scheme).sums


def _with_fingerprints(inputs: tuple[Input, ...], *, is_recorded: bool) -> tuple[Input, ...]:
    """Return inputs with the versions of their files when they were scored."""
    if not is_recorded:
        return fingerprinted(inputs)
    # Files may have changed since they were recorded.
    return tuple(one if one.fingerprint is not None else fingerprinted([one])[0] for one in inputs)


def _in_order(workspace: Workspace) -> Workspace:
    """Return a workspace with its inputs in the order of the session's lists."""
    inputs, notes = workspace.inputs, workspace.notes
    order = sorted(range(len(inputs)), key=lambda at: _ORDER.index(inputs[at].role))
    index = {at: number for number, at in enumerate(order)}

    def present(place: int) -> int:
        # The candidates of a folder with both texts have negative numbers.
        return index.get(place, place)

    return replace(
        workspace,
        inputs=tuple(inputs[at] for at in order),
        notes=tuple(
            (replace(place, input=present(place.input), candidate=present(place.candidate)), note)
            for place, note in notes
            if max(place.input, place.candidate) < len(inputs)
        ),
    )
