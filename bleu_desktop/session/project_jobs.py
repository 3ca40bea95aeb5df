"""What is done with a project file in the background: opening and saving."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType

from bleu_core.corpus.addresses import Role
from bleu_core.corpus.alignment import align
from bleu_core.corpus.documents import Document, DocumentReader
from bleu_core.corpus.pairing.repairs import repaired
from bleu_core.errors import BleuError
from bleu_core.folders.joining import join_originals
from bleu_core.folders.results import FileResult, Texts
from bleu_core.progress import SILENT, Progress
from bleu_core.projects import (
    CheckedInput,
    Fingerprint,
    Project,
    ProjectInput,
    ProjectNote,
    ProjectScores,
    ProjectState,
    Run,
    fingerprinted,
)
from bleu_core.projects.state import check_inputs, find_input, score_inputs, with_found_scores
from bleu_desktop.session.attached_scores import ScoresChoice
from bleu_desktop.session.save import Save
from bleu_desktop.session.scoring_job import FolderOutcome
from bleu_desktop.session.session import Recorded
from bleu_desktop.session.work import NotePlace, Work, WorkText

_ORDER = tuple(Role)


@dataclass(frozen=True)
class Opened:
    """A project as it was opened.

    Attributes
    ----------
    content, runs
        The project, and its runs; None for work that was in none.
    shown
        The run that is shown; None if none was recorded of this work.
    recorded
        Its result.
    work
        What there is to work on.
    saved
        What the project's file has of it; None if that is the same.
    fingerprints
        What the files were like when they were scored, by their paths.
    """

    content: Project | None
    runs: tuple[Run, ...]
    shown: Run | None
    recorded: Recorded | None
    work: Work
    fingerprints: Mapping[Path, Fingerprint]
    saved: Work | None = None


@dataclass(frozen=True)
class Saved:
    """A project as it was saved.

    Attributes
    ----------
    content, runs
        The project, and its runs.
    run
        The run that was recorded; None if nothing was.
    save
        What was saved.
    fingerprints
        What the files were like, by their paths.
    """

    content: Project
    runs: tuple[Run, ...]
    run: Run | None
    save: Save
    fingerprints: Mapping[Path, Fingerprint]


def open_project(path: Path, progress: Progress = SILENT) -> Opened:
    """Open a project, with the last result of what it works on.

    Raises
    ------
    BleuError
        See `Project.open`.
    """
    content = Project.open(path)
    state, runs = _in_order(content.state), content.runs
    folder = path.absolute().parent
    inputs = scored = _found(state.inputs, folder)
    work = work_of(replace(state, inputs=inputs))
    shown = recorded = None
    # The last one may be of something else: the terminal records in the same project.
    if last := next((run for run in reversed(runs) if _is_of(content, run, work)), None):
        find = _recorded_folders if last.is_of_folders else _recorded
        recorded = find(content, last, work, progress)
        if recorded is not None:
            # The files may have changed between the runs.
            shown, scored = (
                last,
                _found(_in_order(ProjectState(content.inputs(last))).inputs, folder),
            )
    return Opened(content, runs, shown, recorded, work, _fingerprints(scored))


def _is_of(content: Project, run: Run, work: Work) -> bool:
    """Return whether a run is of the same inputs, scored with the same settings."""
    inputs = _in_order(ProjectState(content.inputs(run))).inputs
    same = [_identity(one) for one in inputs] == [_identity(one) for one in inputs_of(work)]
    return same and content.settings(run) == work.settings


def _recorded(content: Project, run: Run, work: Work, progress: Progress) -> Recorded | None:
    """Return the result of a run; None if what it was scored from is not known."""
    evaluation, scored = content.scoring(run, progress=progress)
    inputs = _in_order(ProjectState(scored)).inputs
    documents = tuple(one.document for one in inputs)
    if None in documents:
        return None
    # A pasted text that was not kept is no file that is missing.
    texts = tuple(
        replace(text, pasted=text.pasted or one.document) if one.in_memory else text
        for text, one in zip(work.texts, inputs, strict=True)
    )
    work = replace(work, texts=texts)
    return Recorded(work, documents, evaluation, _originals(work, documents))


def _recorded_folders(
    content: Project, run: Run, work: Work, progress: Progress
) -> Recorded | None:
    """Return the result of a run of folders; None if it has to be scored again to be shown."""
    result = content.folders(run, progress=progress)
    files = [_as_read(file) for file in result.files]
    if result.whole is None or None in files:
        return None
    result = replace(result, files=tuple(file for file in files if file is not None))
    originals = join_originals(result.counted, result.candidates)
    outcome = FolderOutcome(result.pairing, result, originals)
    unread = (None,) * len(work.texts)
    assert result.whole is not None
    return Recorded(work, unread, result.whole, originals, outcome)


def _as_read(file: FileResult) -> FileResult | None:
    """Return a file with its texts as they were read; None if they were compared otherwise."""
    if file.evaluation is None:
        return file
    aligned, settings = file.evaluation.aligned, file.evaluation.settings
    is_plain = (settings.tags, settings.placeholders, settings.normalize) == ("remove", "text", ())
    rows = aligned.pairs.rows
    in_order = aligned.pairs.is_positional or all(
        cell == (place,) for place, row in enumerate(rows) for cell in row
    )
    if not is_plain or not in_order or aligned.segments != len(rows):
        return None
    return replace(file, texts=Texts(aligned.candidates, aligned.references, aligned.source))


def _identity(one: ProjectInput) -> tuple[object, ...]:
    """Return what makes an input the same in a run as in the project's state."""
    scores = tuple(
        (each.metric, replace(each.address, path=Path(each.address.path.name)))
        for each in one.scores
    )
    text = one.role, one.address.path.name, one.address.selection, one.given_name, one.repairs
    return *text, scores


def _originals(work: Work, documents: Sequence[Document | None]) -> tuple[Document, ...]:
    """Return references, candidates and source as they were compared."""
    return tuple(
        repaired(
            document if text.given_name is None else replace(document, name=text.given_name),
            text.repairs,
        )
        for text, document in zip(work.texts, documents, strict=True)
        if document is not None
    )


@dataclass(frozen=True)
class Looked:
    """What has become of the files of a recorded result.

    Attributes
    ----------
    inputs
        For each file, whether it is as it was.
    recorded
        The result with the texts of its files, which were not kept; None if they are kept, or the
        files are others.
    """

    inputs: tuple[CheckedInput, ...]
    recorded: Recorded | None = None


def look_at_files(
    recorded: Recorded,
    work: Work,
    fingerprints: Mapping[Path, Fingerprint],
    folder: Path,
    progress: Progress = SILENT,
) -> Looked:
    """Find out which files are no longer what was scored; of unchanged ones, texts can be shown.

    Parameters
    ----------
    work
        Where the files are now.
    """
    inputs = inputs_of(work, fingerprints)
    checked = check_inputs(inputs, folder, progress)
    every = (*checked, *check_inputs(score_inputs(inputs), folder, progress))
    unchanged = all(one.status in ("unchanged", "moved") for one in checked)
    if not unchanged or recorded.evaluation.has_texts or len(checked) != len(work.texts):
        return Looked(every)
    try:
        return Looked(every, _with_texts(recorded, checked, progress))
    except BleuError:
        # What the program reads differently now is not what was scored.
        return Looked(every)


def _with_texts(
    recorded: Recorded, checked: Sequence[CheckedInput], progress: Progress
) -> Recorded | None:
    """Return a result with the texts of its files; None if they are not those that were scored."""
    reader = DocumentReader(progress, files=[one.path for one in checked])
    documents = tuple(
        reader.document(
            replace(one.input.address, path=one.path), one.input.role, one.input.encoding
        )
        for one in checked
    )
    originals = _originals(recorded.work, documents)
    evaluation = recorded.evaluation
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
    if found.segment_digests() != evaluation.segment_digests():
        return None
    return replace(recorded, documents=documents, evaluation=found, originals=originals)


def keep_work(work: Work, path: Path) -> None:
    """Write what is not saved to a file, with no text of a file.

    Raises
    ------
    ProjectNotSaved
    """
    state = ProjectState(inputs_of(work), work.settings, notes_of(work))
    Project.create(path, state, replace=True)


def recover_work(path: Path, project: Path | None, progress: Progress = SILENT) -> Opened:
    """Open what `keep_work` has written, with the project it belongs to.

    Raises
    ------
    BleuError
        If either cannot be opened; but a project that is gone is left out.
    """
    state = _in_order(Project.open(path).state)
    work = work_of(state)
    if project is None or not project.exists():
        return Opened(None, (), None, None, work, {})
    opened = open_project(project, progress)
    recorded = opened.recorded
    if recorded is not None and (work.texts, work.settings) == (
        opened.work.texts,
        opened.work.settings,
    ):
        recorded = replace(recorded, work=work)
    else:
        recorded = None
    return replace(opened, work=work, recorded=recorded, saved=opened.work)


def save_project(save: Save) -> Saved:
    """Save a project, and record its result.

    Raises
    ------
    BleuError
        See `Project.save_state`. The file is as it was, or lacks only the result.
    """
    inputs = _with_fingerprints(save)
    state = ProjectState(inputs, save.work.settings, notes_of(save.work))
    content = save.content
    if content is None:
        content = Project.create(save.path, state, keep_texts=save.keep_texts, replace=True)
    else:
        if save.path.absolute() != content.path.absolute():
            content = content.save_copy(save.path, replace=True)
        if save.keep_texts != content.keeps_texts:
            content.set_keeps_texts(save.keep_texts)
        content.save_state(state)
    run = None
    if save.evaluation is not None:
        with_documents = [
            replace(one, document=document)
            for one, document in zip(inputs, save.documents, strict=True)
        ]
        run = content.record(save.evaluation, inputs=with_documents)
    return Saved(content, content.runs, run, save, _fingerprints(inputs))


def _with_fingerprints(save: Save) -> tuple[ProjectInput, ...]:
    """Return the inputs with what their files were like when they were scored."""
    known = inputs_of(save.work, save.fingerprints)
    if not save.is_recorded:
        return fingerprinted(known)
    # Files may have changed since.
    return tuple(one if one.fingerprint is not None else fingerprinted([one])[0] for one in known)


# Between a session and a project


def inputs_of(
    work: Work, fingerprints: Mapping[Path, Fingerprint] = MappingProxyType({})
) -> tuple[ProjectInput, ...]:
    """Return the texts of a session as a project has them."""
    return tuple(
        ProjectInput(
            role=text.role,
            address=text.address if text.pasted is not None else text.address.absolute(),
            encoding=text.encoding,
            given_name=text.given_name,
            repairs=text.repairs,
            is_folder=text.pasted is None and text.address.path.is_dir(),
            in_memory=text.pasted is not None,
            fingerprint=fingerprints.get(text.address.path.absolute()),
            document=text.pasted,
            scores=tuple(
                ProjectScores(
                    each.metric,
                    each.address,
                    fingerprint=fingerprints.get(each.address.path.absolute()),
                )
                for each in text.scores
            ),
        )
        for text in work.texts
    )


def notes_of(work: Work) -> tuple[ProjectNote, ...]:
    """Return the notes of a session as a project has them."""
    return tuple(
        ProjectNote(place.text, place.line, place.nth, place.candidate, note, place.file)
        for place, note in work.notes
    )


def work_of(state: ProjectState) -> Work:
    """Return what a session is given of a project.

    A pasted text that was not kept becomes one whose file is missing.
    """
    places = range(len(state.inputs))
    return Work(
        tuple(
            WorkText(
                one.role,
                one.address,
                one.encoding,
                one.given_name,
                one.repairs,
                one.document,
                tuple(ScoresChoice(each.metric, each.address) for each in one.scores),
            )
            for one in state.inputs
        ),
        state.settings,
        tuple(
            (NotePlace(each.input, each.line, each.nth, each.candidate, each.file), each.note)
            for each in state.notes
            if each.input in places and each.candidate in places
        ),
    )


def _in_order(state: ProjectState) -> ProjectState:
    """Return a state with its inputs in the order of the session's lists."""
    order = sorted(range(len(state.inputs)), key=lambda at: _ORDER.index(state.inputs[at].role))
    place = {at: number for number, at in enumerate(order)}
    return replace(
        state,
        inputs=tuple(state.inputs[at] for at in order),
        notes=tuple(
            replace(note, input=place[note.input], candidate=place[note.candidate])
            for note in state.notes
            if note.input in place and note.candidate in place
        ),
    )


def _found(inputs: Sequence[ProjectInput], folder: Path) -> tuple[ProjectInput, ...]:
    """Return inputs with the paths where their files are now, beside the project first."""
    return tuple(
        one
        if one.in_memory or (path := find_input(one, folder, ask_others=False)) is None
        else replace(one, address=replace(one.address, path=path))
        for one in (with_found_scores(each, folder) for each in inputs)
    )


def _fingerprints(inputs: Sequence[ProjectInput]) -> dict[Path, Fingerprint]:
    files = (*inputs, *score_inputs(inputs))
    return {one.address.path: one.fingerprint for one in files if one.fingerprint is not None}
