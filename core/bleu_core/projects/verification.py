"""Whether a recorded run gives the same numbers when it is scored again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from bleu_core.corpus.addresses import Role
from bleu_core.corpus.documents import Document, DocumentReader
from bleu_core.corpus.pairing.repairs import repaired
from bleu_core.errors import BleuError
from bleu_core.evaluation import evaluate
from bleu_core.folders.evaluation import evaluate_folders
from bleu_core.folders.results import FolderEvaluation
from bleu_core.progress import SILENT, Progress
from bleu_core.projects.project import Project
from bleu_core.projects.recount import recount, resampled
from bleu_core.projects.runs import Run
from bleu_core.projects.state import ProjectInput, check_inputs
from bleu_core.results import Evaluation

DifferingPart = Literal["candidates", "segments", "score", "statistics", "interval", "comparisons"]


@dataclass(frozen=True)
class RunDifference:
    """The first number that is another one.

    Attributes
    ----------
    part
        What differs.
    candidate, metric
        The candidate's name and the metric's title; empty if it is of none.
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
    """What scoring a run again has found.

    Attributes
    ----------
    run
        The run.
    difference
        Where the numbers differ; None if they agree to the last digit.
    unavailable
        Names of files that are gone or have changed, and whose texts are not kept: the run could
        not be scored again.
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

    Scores given from elsewhere are not computed here, and not compared.

    Raises
    ------
    BleuError
        If the project cannot be read.
    Cancelled
    """
    if run.is_of_folders:
        return _verify_folders(project, run, progress)
    recorded, inputs = project.scoring(run, progress=progress)
    if not inputs and recorded.has_texts:
        return Verification(run, find_difference(recorded, recount(recorded, progress)))
    unavailable, documents = _documents(project, inputs, progress)
    if unavailable or not documents:
        return Verification(run, unavailable=unavailable or (project.path.name,))
    by_role: dict[Role, list[Document]] = {role: [] for role in Role}
    for one, document in zip(inputs, documents, strict=True):
        if one.given_name is not None:
            document = replace(document, name=one.given_name)
        by_role[one.role].append(repaired(document, one.repairs))
    try:
        computed = evaluate(
            candidates=by_role[Role.CANDIDATE],
            references=by_role[Role.REFERENCE],
            source=next(iter(by_role[Role.SOURCE]), None),
            settings=recorded.settings,
            progress=progress,
        )
    except BleuError:
        # What could be compared once cannot be any more.
        return Verification(run, RunDifference("segments"))
    return Verification(run, find_difference(recorded, computed))


def _verify_folders(project: Project, run: Run, progress: Progress) -> Verification:
    """Count each file again from the texts that are kept, or score unchanged folders."""
    recorded = project.folders(run, progress=progress)
    if not run.has_texts:
        inputs = project.inputs(run)
        checked = check_inputs(inputs, project.path.parent, progress)
        gone = [one.path.name for one in checked if one.status not in ("unchanged", "moved")]
        if gone or not checked:
            return Verification(run, unavailable=tuple(gone) or (project.path.name,))
        folders = {
            role: [
                replace(one.input.address, path=one.path)
                for one in checked
                if one.input.role is role
            ]
            for role in Role
        }
        again = evaluate_folders(
            candidates=folders[Role.CANDIDATE],
            references=folders[Role.REFERENCE],
            source=next(iter(folders[Role.SOURCE]), None),
            settings=recorded.settings,
            encoding=inputs[0].encoding,
            progress=progress,
        )
        return Verification(run, _difference_of_folders(recorded, again))
    total = max(len(recorded.files), 1)
    files = tuple(
        file
        if file.evaluation is None
        else replace(file, evaluation=recount(file.evaluation, progress.part(place, total)))
        for place, file in enumerate(recorded.files)
    )
    again = replace(recorded, files=files)
    if recorded.whole is not None:
        again = replace(again, whole=_added_up(recorded.whole, again, progress))
    return Verification(run, _difference_of_folders(recorded, again))


def _added_up(whole: Evaluation, folders: FolderEvaluation, progress: Progress) -> Evaluation:
    """Return the whole with the counts of its files as they are now."""
    candidates = []
    for place, candidate in enumerate(whole.candidates):
        metrics = []
        for result in candidate.metrics:
            parts = [
                found.statistics
                for file in folders.counted
                if file.evaluation is not None
                and (found := file.evaluation.candidates[place].result(result.metric.name))
            ]
            rows = np.concatenate(parts)
            metrics.append(replace(result, percent=result.metric.percent(rows), rows=rows))
        candidates.append(replace(candidate, metrics=tuple(metrics)))
    return resampled(replace(whole, candidates=tuple(candidates)), whole, progress)


def _difference_of_folders(
    recorded: FolderEvaluation, computed: FolderEvaluation
) -> RunDifference | None:
    names = [[file.name for file in each.files] for each in (recorded, computed)]
    if names[0] != names[1]:
        return RunDifference("segments")
    pairs = [
        *((file.name, file.evaluation) for file in recorded.files),
        ("", recorded.whole),
    ]
    others = [*(file.evaluation for file in computed.files), computed.whole]
    for (name, old), new in zip(pairs, others, strict=True):
        if (old is None) != (new is None):
            return RunDifference("segments", name)
        if old is not None and new is not None and (found := find_difference(old, new)):
            if not name:
                return found
            return replace(found, candidate=f"{name}: {found.candidate}")
    return None


def _documents(
    project: Project, inputs: Sequence[ProjectInput], progress: Progress
) -> tuple[tuple[str, ...], list[Document]]:
    """Return the names of files that are not what they were, and the texts if there are none."""
    kept = [one.document for one in inputs]
    if all(document is not None and document.has_texts for document in kept):
        return (), [document for document in kept if document is not None]
    gone = tuple(one.address.path.name for one in inputs if one.in_memory)
    checked = check_inputs(inputs, project.path.parent, progress)
    gone += tuple(one.path.name for one in checked if one.status not in ("unchanged", "moved"))
    if gone:
        return gone, []
    reader = DocumentReader(progress, files=[one.path for one in checked])
    return (), [
        reader.document(
            replace(one.input.address, path=one.path), one.input.role, one.input.encoding
        )
        for one in checked
    ]


def find_difference(recorded: Evaluation, computed: Evaluation) -> RunDifference | None:
    """Return where two evaluations of the same texts differ; None if they agree."""
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
