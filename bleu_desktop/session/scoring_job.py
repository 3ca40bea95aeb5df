"""The job that reads and scores the files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from bleu_core.errors import BleuError
from bleu_core.files.addresses import Role
from bleu_core.progress import Progress
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session.scores_reading import Place, ScoresReading

if TYPE_CHECKING:
    from bleu_core.files.contents import Contents
    from bleu_core.files.documents import Document
    from bleu_core.files.sets import FolderPairing
    from bleu_core.given_scores import GivenScores
    from bleu_core.results import Evaluation
    from bleu_core.workspace.reading import Reading
    from bleu_core.workspace.roles import RoleEvidence


@dataclass(frozen=True)
class Task:
    """The work of scoring a workspace.

    Attributes
    ----------
    workspace
        The texts as the lists of files have them.
    contents
        Contents of files that were read before, by path and encoding.
    unreadable
        Indices of the texts that could not be read before.
    unreadable_scores
        Files of scores that could not be read before.
    undecided
        Indices of the texts one of which is the reference; the user has to say which one.
    """

    workspace: Workspace
    contents: Mapping[tuple[Path, str | None], Contents] = field(default_factory=dict)
    unreadable: frozenset[int] = frozenset()
    unreadable_scores: frozenset[Place] = frozenset()
    undecided: tuple[int, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """The result of a job.

    Attributes
    ----------
    workspace
        The scored texts, as they were read.
    read
        The results of reading the texts that the job has read, by the index of the text.
    read_scores
        For each file of scores, its scores or the error.
    evaluation, error
        The result; None as long as texts are missing or cannot be read, or the user has not agreed
        to the pairing.
    originals
        References, candidates and source as they were compared.
    pairing
        The files of folders that belong together; None if the texts are no folders.
    role_evidence
        A comparison of the texts among which the user has to choose the reference; None if the
        reference is known.
    is_delivery
        Whether the only folder holds bilingual files with suggestions.
    """

    workspace: Workspace
    read: Mapping[int, Reading] = field(default_factory=dict)
    read_scores: Mapping[Place, tuple[GivenScores | None, BleuError | None]] = field(
        default_factory=dict
    )
    evaluation: Evaluation | None = None
    error: BleuError | None = None
    originals: tuple[Document, ...] = ()
    pairing: FolderPairing | None = None
    role_evidence: RoleEvidence | None = None
    is_delivery: bool = False

    def counts_for(self, workspace: Workspace) -> bool:
        """Tell whether its counts are those of a workspace.

        Intervals, tests and given scores may differ.
        """
        inputs, scored = workspace.inputs, self.workspace.inputs
        if self.evaluation is None or self.evaluation.files or len(inputs) != len(scored):
            return False
        settings = workspace.settings
        before = replace(self.evaluation.settings, resampling=settings.resampling)
        metrics = self.evaluation.metrics
        known = {metric.name for metric in metrics if not metric.given}
        same = before == settings and known == {"bleu", *settings.metrics}
        return same and all(
            one.document is other.document
            and (one.role, one.repairs, one.name) == (other.role, other.repairs, other.name)
            for one, other in zip(inputs, scored, strict=True)
        )


def score_files(
    task: Task,
    progress: Progress,
    last: Outcome | None = None,
    tell: Callable[[Outcome], None] = lambda _: None,
) -> Outcome:
    """Read the texts that have not been read; score if everything could be read.

    Parameters
    ----------
    last
        An outcome whose counts are those of the texts (`Outcome.counts_for`), to be used again.
    tell
        Receives the outcome as soon as it has BLEU, and after each further metric but the last.
    """
    if last is not None and last.evaluation is not None:
        return _score_again(task, last, last.evaluation, progress)
    read = _read(task, progress)
    workspace = task.workspace.with_documents(
        [
            read[index].document if index in read else one.document
            for index, one in enumerate(task.workspace.inputs)
        ]
    )
    outcome = Outcome(workspace, read)
    roles = {one.role for one in workspace.inputs}
    if not workspace.is_read:
        return outcome
    if task.undecided:
        from bleu_core.workspace.roles import find_role_evidence

        documents = [workspace.inputs[index].compared() for index in task.undecided]
        return replace(outcome, role_evidence=find_role_evidence(documents))
    if not {Role.REFERENCE, Role.CANDIDATE} <= roles:
        return outcome
    outcome = replace(outcome, originals=workspace.originals)
    scores = ScoresReading(workspace, task.unreadable_scores, progress)
    try:
        for evaluation in workspace.score_in_steps(scores.usable, progress):
            outcome = replace(_with_scores(outcome, scores), evaluation=evaluation)
            if evaluation.pending:
                tell(outcome)
                # Receivers need each reading once.
                outcome = replace(outcome, read={})
    except BleuError as error:
        return replace(outcome, read=read, evaluation=None, error=error)
    return outcome


def _read(task: Task, progress: Progress) -> dict[int, Reading]:
    """Read the texts that have not been read, by their indices."""
    from bleu_core.files.selection import has_choice
    from bleu_core.workspace.reading import read_inputs

    workspace = task.workspace
    wanted = {
        index: one
        for index, one in enumerate(workspace.inputs)
        if not one.is_read and index not in task.unreadable
    }
    readings = read_inputs(
        workspace.inputs,
        list(wanted.values()),
        workspace.settings,
        known=task.contents,
        progress=progress,
    )
    found = {}
    for index, reading in zip(wanted, readings, strict=True):
        if reading.document is not None:
            # Find the script here, so that the window need not do so to find the language.
            _ = reading.document.script
        if reading.contents is not None and not has_choice(reading.contents):
            # Nothing else can be chosen in this file, which may be large.
            reading = reading._replace(contents=None)
        found[index] = reading
    return found


def _score_again(task: Task, last: Outcome, evaluation: Evaluation, progress: Progress) -> Outcome:
    """Return the last outcome with other intervals, tests and given scores; nothing is counted."""
    from bleu_core.resample import resample

    outcome = replace(last, read={}, read_scores={})
    if not _same_scores(task.workspace, last.workspace):
        from bleu_core.given_scores import add_scores

        scores = ScoresReading(task.workspace, task.unreadable_scores, progress)
        evaluation = add_scores(evaluation, scores.usable(evaluation.aligned))
        outcome = _with_scores(replace(outcome, workspace=task.workspace), scores)
    evaluation = resample(evaluation, task.workspace.settings.resampling, progress=progress)
    return replace(outcome, evaluation=evaluation)


def _same_scores(workspace: Workspace, scored: Workspace) -> bool:
    """Tell whether the same scores are attached to texts; a recorded result has read none."""
    return all(
        one.scores == other.scores
        and all(
            each.numbers is known.numbers
            for each, known in zip(one.scores, other.scores, strict=True)
        )
        for one, other in zip(workspace.inputs, scored.inputs, strict=True)
    )


def _with_scores(outcome: Outcome, scores: ScoresReading) -> Outcome:
    """Return an outcome with the results of reading the files of scores."""
    return replace(outcome, workspace=scores.workspace(), read_scores=scores.found())
