"""The work between a change of the files and their score: requested, read, scored, checked.

`Scorer` starts a job for the present workspace. In the thread of a `JobRunner`, the job reads the
texts that have not been read, and reports an `Outcome` after each metric.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from bleu_core.errors import BleuError
from bleu_core.evaluation import checking as core_checking
from bleu_core.evaluation import given_scores as core_given_scores
from bleu_core.evaluation import known_text
from bleu_core.evaluation import resample as core_resample
from bleu_core.evaluation import results as core_results
from bleu_core.evaluation.given_scores import add_scores
from bleu_core.files import sets as files_sets
from bleu_core.files.addresses import Role
from bleu_core.files.contents import Contents
from bleu_core.files.score_files import errors as score_files_errors
from bleu_core.files.score_files import tables as score_files_tables
from bleu_core.files.selection import has_choice
from bleu_core.folders import checking as folders_checking
from bleu_core.folders import errors as folders_errors
from bleu_core.folders import evaluation as folders_evaluation
from bleu_core.folders import joining as folders_joining
from bleu_core.folders.given_scores import add_folder_scores
from bleu_core.pairing import alignment
from bleu_core.progress import Progress
from bleu_core.workspace import changes as workspace_changes
from bleu_core.workspace import folders as workspace_folders
from bleu_core.workspace import reading as workspace_reading
from bleu_core.workspace import roles as workspace_roles
from bleu_core.workspace.input_lists import undecided
from bleu_core.workspace.inputs import Input
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.work import Outcome, ScoresKey, Work
from bleu_desktop.shared.jobs import JobRunner, garbage_collection_paused

_CHECK_MILLISECONDS = 250


@dataclass(frozen=True)
class ScoringRequest:
    """A workspace to score, with what is known of it.

    Attributes
    ----------
    workspace
        The texts as the lists of files have them.
    contents
        Contents of files that were read before, by path and encoding.
    unreadable
        Numbers of the texts that could not be read before.
    unreadable_scores
        Scores that could not be read before.
    last
        An outcome whose counts are those of the workspace; None if all has to be counted.
    accepted
        The pairing of folders that the user agreed to; True for any pairing.
    is_folder_alone
        Whether the only folder was opened alone: its files may hold suggestions and final texts.
    known
        What was found in files of known text before.
    """

    workspace: Workspace
    contents: Mapping[tuple[Path, str | None], Contents] = field(default_factory=dict)
    unreadable: frozenset[int] = frozenset()
    unreadable_scores: frozenset[ScoresKey] = frozenset()
    last: Outcome | None = None
    accepted: files_sets.FolderPairing | bool = False
    is_folder_alone: bool = False
    known: known_text.KnownTexts = field(default_factory=known_text.KnownTexts)


class Scorer(QObject):
    """Scores the present workspace; a new request replaces the one before.

    Signals
    -------
    progress
        Stage, amount done, and total of the running job.
    answered
        The `Outcome`, while more is to come and when it is complete.
    failed
        An exception nobody expected.
    """

    progress = Signal(object, int, int)
    answered = Signal(object)
    failed = Signal(object)

    def __init__(self, work: Work, files: FileLists, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._files = files
        self._last: Outcome | None = None
        # How often files had been read when folders were scored.
        self._readings = 0
        self._accepted: files_sets.FolderPairing | bool = False
        self._known = known_text.KnownTexts()
        self._runner = JobRunner(self)
        self._runner.progress.connect(self.progress)
        self._runner.partial.connect(self.answered)
        self._runner.finished.connect(self._finish)
        self._runner.failed.connect(self.failed)
        # Several changes in one turn of the event loop start one job.
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._start)

    def request(self) -> None:
        """Score the workspace as it is at the next turn of the event loop."""
        self._runner.cancel()
        self._turn.start()

    def take(self, outcome: Outcome) -> None:
        """Go on from an outcome of the files as they are in the lists."""
        self.cancel()
        self._last, self._readings = outcome, self._files.readings.times

    def cancel(self) -> None:
        """Drop the request and its job."""
        self._turn.stop()
        self._runner.cancel()
        self._last = None

    def stop(self) -> None:
        """Cancel, and wait for the job to end."""
        self._turn.stop()
        self._runner.stop()

    def accept(self, pairing: files_sets.FolderPairing | bool) -> None:
        """Score folders whose files are paired like this; True for any pairing."""
        self._accepted = pairing

    def _start(self) -> None:
        workspace, readings = self._work.workspace, self._files.readings
        asked = undecided(workspace.inputs)
        if asked and all(one.is_folder for one in asked):
            self._finish(Outcome(workspace, role_evidence=workspace_roles.RoleEvidence()))
            return
        if self._last is not None and not self._counts_for(self._last, workspace):
            self._last = None
        self._readings = readings.times
        request = ScoringRequest(
            workspace,
            dict(readings.contents),
            readings.unreadable,
            readings.unreadable_scores,
            self._last,
            self._accepted,
            self._files.is_folder_alone,
            self._known,
        )

        def work(progress: Progress, report: Callable[[Outcome], None]) -> Outcome:
            with garbage_collection_paused():
                outcome = (
                    score_folders(request, progress)
                    if workspace.has_folders
                    else score_files(request, progress, report)
                )
                return _with_known_text(request, outcome, progress, report)

        self._runner.start_in_steps(work)

    def _counts_for(self, last: Outcome, workspace: Workspace) -> bool:
        """Tell whether the last outcome is of a workspace, but for what is not counted."""
        if not workspace.has_folders:
            return last.counts_for(workspace)
        is_read_again = self._readings != self._files.readings.times
        before, now = map(_without_scores, (last.workspace, workspace))
        return before == now and not is_read_again

    def _finish(self, outcome: Outcome) -> None:
        self._last = outcome
        if outcome.known.files:
            self._known = outcome.known
        self.answered.emit(outcome)


# The job for files


def score_files(
    request: ScoringRequest,
    progress: Progress,
    report: Callable[[Outcome], None] = lambda _: None,
) -> Outcome:
    """Read the texts that have not been read; score if everything could be read.

    Parameters
    ----------
    report
        Receives the outcome as soon as it has BLEU, and after each further metric but the last.
    """
    if request.last is not None and request.last.evaluation is not None:
        return _score_again(request, request.last, request.last.evaluation, progress)
    read = _read(request, progress)
    inputs = request.workspace.inputs
    workspace = request.workspace.with_documents(
        [read[one.number].document if one.number in read else one.document for one in inputs]
    )
    outcome = Outcome(workspace, read)
    if not workspace.is_read:
        return outcome
    if asked := undecided(workspace.inputs):
        documents = [one.compared() for one in asked]
        return replace(outcome, role_evidence=workspace_roles.find_role_evidence(documents))
    if not {Role.REFERENCE, Role.CANDIDATE} <= {one.role for one in workspace.inputs}:
        return outcome
    outcome = replace(outcome, originals=workspace.originals)
    scores = _ScoresReading(workspace, request.unreadable_scores, progress)
    try:
        for evaluation in workspace.score_in_steps(scores.usable, progress):
            outcome = replace(scores.added_to(outcome), evaluation=evaluation)
            if evaluation.pending:
                report(outcome)
                # Receivers need each reading once.
                outcome = replace(outcome, read={})
    except BleuError as error:
        return replace(outcome, read=read, evaluation=None, error=error)
    return outcome


def _read(request: ScoringRequest, progress: Progress) -> dict[int, workspace_reading.Reading]:
    """Read the texts that have not been read, by their numbers."""
    workspace = request.workspace
    wanted = [
        one for one in workspace.inputs if not one.is_read and one.number not in request.unreadable
    ]
    readings = workspace_reading.read_inputs(
        workspace.inputs, wanted, workspace.settings, known=request.contents, progress=progress
    )
    found = {}
    for one, reading in zip(wanted, readings, strict=True):
        if reading.document is not None:
            # Find the script here, so that the window need not do so to find the language.
            _ = reading.document.script
        if reading.contents is not None and not has_choice(reading.contents):
            # Nothing else can be chosen in this file, which may be large.
            reading = reading._replace(contents=None)
        found[one.number] = reading
    return found


def _score_again(
    request: ScoringRequest, last: Outcome, evaluation: core_results.Evaluation, progress: Progress
) -> Outcome:
    """Return the last outcome with other intervals, tests and given scores; nothing is counted."""
    workspace = request.workspace
    outcome = replace(last, workspace=workspace, read={}, read_scores={})
    if not _same_scores(workspace, last.workspace):
        pooled = evaluation if workspace.has_folders else None
        scores = _ScoresReading(workspace, request.unreadable_scores, progress, pooled)
        add = add_scores if pooled is None else add_folder_scores
        evaluation = add(evaluation, scores.usable(evaluation.aligned))
        outcome = scores.added_to(outcome)
    evaluation = core_resample.resample(
        evaluation, workspace.settings.resampling, progress=progress
    )
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


class _ScoresReading:
    """Reads the scores that have not been read; an error in one of them stops nothing.

    Parameters
    ----------
    workspace
        The texts, all of which have been read.
    unreadable
        Scores that could not be read before.
    progress
        Can cancel.
    pooled
        Of folders, their evaluation.
    """

    def __init__(
        self,
        workspace: Workspace,
        unreadable: Collection[ScoresKey],
        progress: Progress,
        pooled: core_results.Evaluation | None = None,
    ) -> None:
        self._candidates = workspace.of_role(Role.CANDIDATE)
        self._numbers: dict[ScoresKey, core_given_scores.GivenScores] = {}
        self._errors: dict[ScoresKey, BleuError] = {}
        known: dict[Path, score_files_tables.ScoreContents] = {}
        for place, one in enumerate(self._candidates):
            text = pooled or one.document
            for each in one.scores:
                key = one.number, each
                if each.numbers is not None:
                    self._numbers[key] = each.numbers
                elif key not in unreadable and text is not None:
                    try:
                        self._numbers[key] = workspace_reading.read_scores(
                            each, text, place, known, progress
                        )
                    except BleuError as error:
                        self._errors[key] = error

    def usable(self, aligned: alignment.AlignedDocuments) -> list[core_given_scores.GivenScores]:
        """Return the scores that fit the segments as they are compared."""
        if not self._numbers:
            return []
        places = {one.number: place for place, one in enumerate(self._candidates)}
        usable: list[core_given_scores.GivenScores] = []
        lower: dict[str, bool] = {}
        for key, numbers in self._numbers.items():
            place = places[key[0]]
            given = replace(numbers.repaired(self._candidates[place].repairs), candidate=place)
            try:
                if lower.setdefault(given.name, given.lower_is_better) != given.lower_is_better:
                    raise score_files_errors.DirectionUnknown(given.title)
                core_given_scores.check_scores(aligned, given)
            except BleuError as error:
                self._errors[key] = error
            else:
                usable.append(given)
        return usable

    def added_to(self, outcome: Outcome) -> Outcome:
        """Return an outcome with the scores that were read, and the errors in the others."""
        numbers, keys = self._numbers, {**self._numbers, **self._errors}

        def read(one: Input) -> Input:
            return one.with_scores(
                lambda each: replace(each, numbers=numbers.get((one.number, each)))
            )

        inputs = tuple(map(read, outcome.workspace.inputs))
        return replace(
            outcome,
            workspace=replace(outcome.workspace, inputs=inputs),
            read_scores={key: (numbers.get(key), self._errors.get(key)) for key in keys},
        )


def _with_known_text(
    request: ScoringRequest,
    outcome: Outcome,
    progress: Progress,
    report: Callable[[Outcome], None],
) -> Outcome:
    """Return an outcome that names the segments that are in known text."""
    evaluation, files = outcome.evaluation, request.workspace.known_files
    outcome = replace(outcome, known_error=None)
    if evaluation is None or not evaluation.has_texts or outcome.known.is_of(files):
        return outcome
    # A large memory takes a while.
    report(replace(outcome, evaluation=replace(evaluation, pending=("checks",))))
    outcome = replace(outcome, read={})
    try:
        evaluation, known = known_text.add_known_text(
            evaluation, outcome.originals, files, before=request.known, progress=progress
        )
    except BleuError as error:
        return replace(outcome, known_error=error)
    return replace(outcome, evaluation=evaluation, known=known)


# The job for folders


def score_folders(request: ScoringRequest, progress: Progress) -> Outcome:
    """Pair the files of folders; score them if the user has agreed to the pairing.

    Nobody is asked about texts of the same files.
    """
    workspace, last = request.workspace, request.last
    settings = workspace.settings
    outcome = Outcome(workspace)
    try:
        pairing = (last and last.pairing) or _pair(workspace, progress)
        if pairing is None:
            is_delivery = last.is_delivery if last is not None else None
            if request.is_folder_alone:
                is_delivery = _is_delivery(workspace, progress)
            return replace(outcome, is_delivery=is_delivery)
        is_accepted = request.accepted is True or request.accepted == pairing
        if not (is_accepted or _is_one_folder(workspace)):
            return replace(outcome, pairing=pairing)
        before = last.evaluation if last is not None else None
        if last is not None and before is not None and _counts_for(before, last, workspace):
            return _score_again(request, last, before, progress)
        workspace_folders.require_paths(workspace.inputs)
        scores = None

        def given(pooled: core_results.Evaluation) -> list[core_given_scores.GivenScores]:
            nonlocal scores
            # Segments may have other places now.
            scores = _ScoresReading(workspace.unread(), (), progress, pooled)
            return scores.usable(pooled.aligned)

        result = folders_evaluation.evaluate_pairing(
            pairing,
            settings=settings,
            known=before,
            post_edited=workspace.scheme is not None,
            given=given,
            progress=progress,
        )
    except BleuError as error:
        return replace(outcome, error=error)
    originals = folders_joining.join_originals(result)
    outcome = scores.added_to(outcome) if scores is not None else outcome
    return replace(outcome, evaluation=result, originals=originals, pairing=pairing)


def _counts_for(before: core_results.Evaluation, last: Outcome, workspace: Workspace) -> bool:
    """Tell whether folders need not be counted again: their texts are there for other scores."""
    settings = replace(before.settings, resampling=workspace.settings.resampling)
    has_texts = all(file.texts is not None for file in before.counted)
    return settings == workspace.settings and (has_texts or _same_scores(workspace, last.workspace))


def _without_scores(workspace: Workspace) -> list[Input]:
    return [replace(one, scores=()) for one in workspace.inputs]


def _is_one_folder(workspace: Workspace) -> bool:
    """Tell whether references and candidates are texts of the same files."""
    paths = {one.address.path for one in workspace.inputs}
    return len(workspace.inputs) > 1 and len(paths) == 1


def _is_delivery(workspace: Workspace, progress: Progress) -> bool | None:
    [folder] = workspace.inputs
    return workspace_changes.is_folder_delivery(folder.address.path, progress)


def _pair(workspace: Workspace, progress: Progress) -> files_sets.FolderPairing | None:
    """Pair the files; None if one side is still missing."""
    if not workspace.of_role(Role.REFERENCE):
        return None
    try:
        return workspace_folders.pair_files(workspace.inputs, progress)
    except folders_errors.FolderHasOneSide:
        return None
    except folders_errors.NoFilesPaired:
        # A single folder can have both sides, but usually another one is still to come.
        if workspace.of_role(Role.CANDIDATE):
            raise
        return None


# The job that checks texts


class TextCheck(QObject):
    """Checks the texts that were scored, in the background.

    Attributes
    ----------
    report
        The diagnostics; None until the texts have been checked.

    Signals
    -------
    changed
        `report` has changed.
    """

    changed = Signal()

    def __init__(self, runner: JobRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.report: core_checking.CheckReport | None = None
        self._outcome = Outcome()
        self._runner = runner
        runner.finished.connect(self._set_report)
        # The pause lets the score be drawn first, and saves checks while the user tries settings.
        self._pause = QTimer(self, singleShot=True, interval=_CHECK_MILLISECONDS)
        self._pause.timeout.connect(self._start)

    def start(self, outcome: Outcome) -> None:
        """Check the texts of an outcome, unless they were not kept."""
        self._outcome = outcome
        if outcome.evaluation is not None and outcome.evaluation.has_texts:
            self._pause.start()

    def forget(self) -> None:
        """Stop, and forget the report about other texts."""
        self.stop()
        self._outcome = Outcome()
        self._set_report(None)

    def stop(self) -> None:
        """Check nothing more."""
        self._pause.stop()
        self._runner.cancel()

    def _start(self) -> None:
        outcome = self._outcome
        if self.report is None:
            self._runner.start(lambda progress: _check_texts(outcome, progress))

    def _set_report(self, report: core_checking.CheckReport | None) -> None:
        if report is not self.report:
            self.report = report
            self.changed.emit()


def _check_texts(outcome: Outcome, progress: Progress) -> core_checking.CheckReport | None:
    """Check the references, candidates and source of an evaluation, as they were loaded."""
    evaluation, originals = outcome.evaluation, outcome.originals
    assert evaluation is not None
    if evaluation.files:
        return folders_checking.check_pooled(evaluation, progress).with_findings_of(evaluation)

    last = evaluation.references + len(evaluation.candidates)
    report = core_checking.check_documents(
        candidates=originals[evaluation.references : last],
        references=originals[: evaluation.references],
        source=next(iter(originals[last:]), None),
        settings=evaluation.settings,
        progress=progress,
    )
    return report.with_findings_of(evaluation)
