"""Verification that a recorded run gives the same numbers when it is scored again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from bleu_core.errors import BleuError
from bleu_core.evaluation.evaluate import count_again
from bleu_core.evaluation.results import Evaluation, ScoredFile
from bleu_core.folders.pooling import pool_files
from bleu_core.progress import SILENT, Progress
from bleu_core.projects.project import Project
from bleu_core.workspace.files import check_files
from bleu_core.workspace.runs import Run
from bleu_core.workspace.workspace import Workspace

DifferingPart = Literal["candidates", "segments", "score", "statistics", "interval", "comparisons"]


@dataclass(frozen=True)
class RunDifference:
    """The first number that differs when a run is scored again.

    Attributes
    ----------
    part
        The part that differs.
    candidate, metric
        The candidate's name and the metric's title; empty if the difference is of none.
    recorded, computed
        The two scores.
    """

    part: DifferingPart
    candidate: str = ""
    metric: str = ""
    recorded: float = 0.0
    computed: float = 0.0


@dataclass(frozen=True)
class Verification:
    """The result of scoring a run again.

    Attributes
    ----------
    run
        The run.
    difference
        The difference between the numbers; None if they agree to the last digit.
    unavailable
        Names of files that are gone or have changed, and whose texts are not kept. Because of these
        files, the run could not be scored again.
    """

    run: Run
    difference: RunDifference | None = None
    unavailable: tuple[str, ...] = ()

    @property
    def agrees(self) -> bool:
        """Whether all numbers are the same."""
        return self.difference is None and not self.unavailable


def verify(project: Project, run: Run, progress: Progress = SILENT) -> Verification:
    """Score a run again, from the texts that are kept or from unchanged files, and compare.

    Given scores are neither computed nor compared.

    Raises
    ------
    BleuError
        If the project cannot be read.
    Cancelled
    """
    recorded, workspace = project.scoring(run, progress=progress)
    if run.has_texts and (recorded.files or not workspace.inputs):
        return Verification(run, find_difference(recorded, _counted_again(recorded, progress)))
    if not workspace.inputs or not workspace.is_read:
        workspace, unavailable = _unchanged(project, workspace, progress)
        if unavailable or not workspace.inputs:
            return Verification(run, unavailable=unavailable or (project.path.name,))
        workspace = workspace.read(progress)
    try:
        computed = _without_given(workspace).score(progress)
    except BleuError:
        # Texts that were compared in the recorded run can no longer be compared.
        return Verification(run, RunDifference("segments"))
    return Verification(run, find_difference(recorded, computed))


def _counted_again(recorded: Evaluation, progress: Progress) -> Evaluation:
    """Return an evaluation with its texts as they were compared counted and scored again."""
    if recorded.pairing is None:
        return count_again(recorded, progress)
    total = len(recorded.files)
    files = tuple(
        replace(file, evaluation=count_again(file.evaluation, progress.part(index, total)))
        if isinstance(file, ScoredFile)
        else file
        for index, file in enumerate(recorded.files)
    )
    return pool_files(recorded.settings, recorded.pairing, files, progress)


def _without_given(workspace: Workspace) -> Workspace:
    """Return a workspace without given scores, which cannot be verified."""
    return replace(workspace, inputs=tuple(replace(one, scores=()) for one in workspace.inputs))


def _unchanged(
    project: Project, workspace: Workspace, progress: Progress
) -> tuple[Workspace, tuple[str, ...]]:
    """Return a workspace to be read from its files, and the names of inputs that are gone."""
    gone = [one.title for one in workspace.inputs if one.in_memory and not one.is_read]
    files = [one for one in workspace.inputs if not one.in_memory]
    checked = check_files(files, project.path.parent, progress)
    gone += [one.path.name for one in checked if not one.is_as_read]
    paths = iter(one.path for one in checked)
    inputs = tuple(one if one.in_memory else one.at(next(paths)) for one in workspace.inputs)
    return replace(workspace, inputs=inputs).unread(), tuple(gone)


def find_difference(recorded: Evaluation, computed: Evaluation) -> RunDifference | None:
    """Return the first difference between two evaluations of the same texts; None if they agree."""
    if [file.name for file in recorded.files] != [file.name for file in computed.files]:
        return RunDifference("segments")
    for file, again in zip(recorded.files, computed.files, strict=True):
        if isinstance(file, ScoredFile) and isinstance(again, ScoredFile):
            if found := find_difference(file.evaluation, again.evaluation):
                return replace(found, candidate=f"{file.name}: {found.candidate}")
        elif type(file) is not type(again):
            return RunDifference("segments", file.name)
    return _difference_of_scores(recorded, computed)


def _difference_of_scores(recorded: Evaluation, computed: Evaluation) -> RunDifference | None:
    names = [[candidate.name for candidate in each.candidates] for each in (recorded, computed)]
    if names[0] != names[1]:
        return RunDifference("candidates")
    if recorded.segments != computed.segments:
        return RunDifference("segments")
    for old, new in zip(recorded.candidates, computed.candidates, strict=True):
        found = {result.metric.name: result for result in new.metrics}
        for result in old.metrics:
            if result.metric.given:
                continue
            again = found[result.metric.name]
            where = old.name, result.metric.title, result.percent, again.percent
            if result.percent != again.percent:
                return RunDifference("score", *where)
            if not np.array_equal(result.statistics, again.statistics):
                return RunDifference("statistics", *where)
            if result.interval != again.interval:
                return RunDifference("interval", *where)
    ours = [each for each in recorded.comparisons if each.metric not in _given(recorded)]
    if ours != list(computed.comparisons):
        return RunDifference("comparisons")
    return None


def _given(evaluation: Evaluation) -> set[str]:
    return {
        result.metric.name
        for candidate in evaluation.candidates
        for result in candidate.metrics
        if result.metric.given
    }
