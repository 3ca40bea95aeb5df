"""Score what a project works on again, and record results in projects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from bleu_core.corpus.addresses import STANDARD_INPUT, Address, Role
from bleu_core.corpus.documents import DocumentReader, require_texts
from bleu_core.corpus.pairing.repairs import repaired
from bleu_core.errors import CandidateMissing, FileMissing, ReferenceMissing, TextsMissing
from bleu_core.progress import SILENT, Progress
from bleu_core.results import Evaluation
from bleu_score.arguments import Request
from bleu_score.given import read_given
from bleu_score.i18n import translate
from bleu_score.reading import Documents
from bleu_score.streams import printable

# Imported where there is a project, to speed up start-up.
if TYPE_CHECKING:
    from bleu_core.folders.results import FolderEvaluation
    from bleu_core.given_scores import GivenScores
    from bleu_core.notes import Note
    from bleu_core.projects import (
        CheckedInput,
        Project,
        ProjectInput,
        ProjectNote,
        Run,
        RunCandidate,
    )


class ProjectWork(NamedTuple):
    """What a project works on.

    Attributes
    ----------
    request
        The command line as if it named the project's files, with its settings; those that stand on
        the command line overrule them.
    inputs
        Its inputs, as far as they are files with the paths where these are now.
    unrepaired
        Names of files that have changed, so that repairs of their old content do not fit.
    earlier
        Its last run, if there is one.
    notes
        What is noted in it.
    """

    request: Request
    inputs: tuple[ProjectInput, ...]
    unrepaired: tuple[str, ...]
    earlier: Run | None
    notes: tuple[ProjectNote, ...]

    def read(self, progress: Progress) -> tuple[Documents, ProjectWork]:
        """Return the documents, and this with the inputs' documents as they were read."""
        documents, inputs = read_inputs(self.inputs, self.request.encoding, progress)
        return documents, self._replace(inputs=inputs)

    def given(self, progress: Progress) -> list[GivenScores]:
        """Return the scores from elsewhere that are attached to the candidates, which were read."""
        if not any(one.scores for one in self.inputs):
            return []
        from bleu_core.given_scores import read_given_scores

        found: list[GivenScores] = []
        candidates = [one for one in self.inputs if one.role is Role.CANDIDATE]
        for place, one in enumerate(candidates):
            assert one.document is not None
            for each in one.scores:
                [scores] = read_given_scores(
                    each.metric, each.address, [one.document], alone=True, progress=progress
                )
                found.append(replace(scores.repaired(one.repairs), candidate=place))
        return found

    def notes_of(self, evaluation: Evaluation, documents: Documents) -> dict[tuple[int, int], Note]:
        """Return what is noted, by the indices of segment and candidate."""
        from bleu_core.projects.segment_notes import notes_of_segments

        return notes_of_segments(self.notes, self.inputs, evaluation, documents)


def open_work(request: Request, progress: Progress = SILENT) -> ProjectWork:
    """Return what the project on the command line works on.

    Raises
    ------
    BleuError
        If it cannot be opened, or has no references or candidates, or files of it are gone.
    """
    from bleu_core.projects import Project
    from bleu_core.projects.state import with_found_scores

    project = Project.open(request.references[0].path)
    state = project.state
    # Texts in memory are not among them.
    checked = iter(project.changed_inputs(progress, ask_others=True))
    found = [(one, True) if one.in_memory else _found(next(checked)) for one in state.inputs]
    folder = project.path.absolute().parent
    inputs = tuple(with_found_scores(one, folder) for one, _ in found)
    addresses = {role: [one.address for one in inputs if one.role is role] for role in Role}
    if not addresses[Role.REFERENCE]:
        raise ReferenceMissing
    if not addresses[Role.CANDIDATE] and not any(one.is_folder for one in inputs):
        raise CandidateMissing
    wanted = request._replace(
        candidates=tuple(addresses[Role.CANDIDATE]),
        references=tuple(addresses[Role.REFERENCE]),
        source=next(iter(addresses[Role.SOURCE]), None),
        settings=request.wanted.applied(state.settings, _names(inputs)),
    )
    unrepaired = tuple(_name(one) for one, is_repaired in found if not is_repaired)
    return ProjectWork(
        wanted, inputs, unrepaired, next(iter(project.runs[::-1]), None), state.notes
    )


def _names(inputs: Sequence[ProjectInput]) -> list[str]:
    return [_name(one) for one in inputs if one.role is Role.CANDIDATE]


def _name(one: ProjectInput) -> str:
    return one.given_name or one.address.path.name


def _found(checked: CheckedInput) -> tuple[ProjectInput, bool]:
    """Return an input with the path where it is now, and whether its repairs still fit."""
    one = checked.input
    if checked.status == "missing":
        raise FileMissing(one.address.path)
    one = replace(one, address=replace(one.address, path=checked.path))
    if checked.status == "changed" and one.repairs:
        return replace(one, repairs=()), False
    return one, True


def read_inputs(
    inputs: Sequence[ProjectInput], encoding: str | None, progress: Progress
) -> tuple[Documents, tuple[ProjectInput, ...]]:
    """Read the texts of a project.

    Returns
    -------
    tuple
        The documents by role, and the inputs with their documents as they were read.
    """
    files = [one.address.path for one in inputs if not one.in_memory]
    reader = DocumentReader(progress, files=files)
    documents: Documents = {role: [] for role in Role}
    read = []
    for one in inputs:
        document = one.document
        if not one.in_memory:
            document = reader.document(one.address, one.role, encoding or one.encoding)
        if document is None:
            raise TextsMissing((_name(one),))
        require_texts([document])
        read.append(replace(one, document=document))
        if one.given_name is not None:
            document = replace(document, name=one.given_name)
        documents[one.role].append(repaired(document, one.repairs))
    return documents, tuple(read)


def inputs_of(documents: Documents, request: Request) -> tuple[ProjectInput, ...]:
    """Return documents that were just read as inputs of a project, with the scores named."""
    from bleu_core.projects import ProjectInput, ProjectScores

    scores: dict[int, list[ProjectScores]] = {}
    for wanted, given in read_given(request.scores, documents[Role.CANDIDATE], SILENT):
        # Which of several systems, for this candidate.
        address = replace(wanted.address, system=given.system)
        scores.setdefault(given.candidate, []).append(ProjectScores(wanted.metric, address))
    return tuple(
        ProjectInput(
            role,
            Address(document.path or Path(document.name), document.selection),
            encoding=request.encoding,
            in_memory=document.path in (None, STANDARD_INPUT),
            document=document,
            scores=tuple(scores.get(place, ()) if role is Role.CANDIDATE else ()),
        )
        for role in Role
        for place, document in enumerate(documents.get(role, ()))
    )


def folder_inputs(request: Request) -> tuple[ProjectInput, ...]:
    """Return the folders of a command line as inputs of a project."""
    from bleu_core.projects import ProjectInput

    by_role = {
        Role.REFERENCE: request.references,
        Role.CANDIDATE: request.candidates,
        Role.SOURCE: (request.source,) if request.source else (),
    }
    return tuple(
        ProjectInput(role, address, encoding=request.encoding, is_folder=True)
        for role, addresses in by_role.items()
        for address in addresses
    )


def record(
    evaluation: Evaluation | FolderEvaluation,
    inputs: Sequence[ProjectInput],
    request: Request,
    progress: Progress = SILENT,
) -> str:
    """Record a result; return a sentence that says so.

    A new project works on what was scored. In one that is there, only the run is added.

    Raises
    ------
    BleuError
        If it cannot be saved.
    """
    from bleu_core.projects import Project, ProjectState, fingerprinted

    path = request.record.path
    assert path is not None
    inputs = fingerprinted(inputs, progress)
    keep_texts = not request.record.numbers_only
    project: Project
    if path.exists() and path.stat().st_size > 0:
        project = Project.open(path)
        text = translate("Terminal", "Recorded as run {number} in {path}.")
    else:
        # A text in a file is read from there; one that is in none would be lost.
        own = tuple(one if one.in_memory else replace(one, document=None) for one in inputs)
        state = ProjectState(own, request.settings)
        project = Project.create(path, state, keep_texts=keep_texts)
        text = translate("Terminal", "Recorded as run {number} in {path}, which is new.")
    run = project.record(evaluation, inputs=inputs, keep_texts=keep_texts, progress=progress)
    return text.format(number=run.number, path=path)


# The earlier run beside the new one


def earlier_dict(run: Run) -> dict[str, Any]:
    """Return a run's scores as plain data."""
    return {
        "number": run.number,
        "date": run.date.isoformat(),
        "program": run.program,
        "label": run.label,
        "segments": run.segments,
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


def earlier_lines(run: Run, evaluation: Evaluation) -> Iterator[str]:
    """Yield an earlier run's scores beside those of an evaluation."""
    when = run.date.astimezone().strftime("%Y-%m-%d %H:%M")
    title = translate("Terminal", "Compared with run {number} of {date}:")
    yield title.format(number=run.number, date=when)
    if run.segments != evaluation.segments:
        text = translate("Terminal", "Segments: {old}, now {new}")
        yield "  " + text.format(old=run.segments, new=evaluation.segments)
    known = {candidate.name: candidate for candidate in run.candidates}
    for candidate in evaluation.candidates:
        old = known.get(candidate.name)
        name = printable(candidate.name)
        if old is None:
            yield "  " + translate("Terminal", "{candidate}: not in that run").format(
                candidate=name
            )
            continue
        for result in candidate.metrics:
            yield from (f"  {name}: {line}" for line in _score_line(old, result))


def _score_line(old: RunCandidate, result: Any) -> Iterator[str]:
    from bleu_core.projects import differing_options

    metric = result.metric
    score = old.score(metric.name)
    if score is None:
        return
    before, now = (f"{percent:.{metric.decimals}f}" for percent in (score.percent, result.percent))
    if differing_options(score.signature, result.signature):
        text = translate("Terminal", "{metric} {old}, now {new}, with other options")
        yield text.format(metric=printable(metric.title), old=before, new=now)
        return
    # Of the rounded numbers that stand beside it, or it would not add up.
    difference = round(float(now) - float(before), metric.decimals)
    text = translate("Terminal", "{metric} {old}, now {new} ({difference})")
    yield text.format(
        metric=printable(metric.title),
        old=before,
        new=now,
        difference=f"{difference + 0.0:+.{metric.decimals}f}",
    )
