"""The state behind the window: files, settings, and the evaluation they lead to.

Every change starts the work again: files that have not been read are read, and once there is a
reference and a candidate they are scored. An outdated evaluation is never offered as current.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from bleu_core.corpus.addresses import Role
from bleu_core.errors import BleuError, FieldUndecided
from bleu_core.settings import Normalization, PairingOptions, Settings
from bleu_desktop.session.file_entry import FileEntry
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.file_watcher import FileWatcher
from bleu_desktop.session.folders import FolderResults
from bleu_desktop.session.health_check import HealthCheck
from bleu_desktop.session.jobs import JobRunner
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.session.notes import Notes
from bleu_desktop.session.project_file import ProjectFile
from bleu_desktop.session.run_changes import RunChanges
from bleu_desktop.session.scorer import Scorer
from bleu_desktop.session.scoring_job import Outcome
from bleu_desktop.session.work import Work

if TYPE_CHECKING:
    from bleu_core.corpus.documents import Document
    from bleu_core.corpus.pairing.repairs import Repair
    from bleu_core.diagnostics.model import Fix
    from bleu_core.folders.results import FolderEvaluation
    from bleu_core.health import HealthReport
    from bleu_core.results import Evaluation, Pending
    from bleu_desktop.session.scoring_job import FolderOutcome

_HEALTH_MILLISECONDS = 250


class State(Enum):
    """How far the evaluation is."""

    # PAIRED: files of folders are paired, and the user has to agree.
    # PARTIAL: a score is there, and more of it is being computed.
    EMPTY = "empty"
    INCOMPLETE = "incomplete"
    WORKING = "working"
    PAIRED = "paired"
    PARTIAL = "partial"
    SCORED = "scored"
    FAILED = "failed"
    CANCELLED = "cancelled"


@dataclass(frozen=True)
class Recorded:
    """A result that was recorded earlier, with what led to it.

    Attributes
    ----------
    work
        Texts, settings and notes.
    documents
        For each text of the work its content; None where that was not kept.
    evaluation
        The result.
    originals
        References, candidates and source as they were compared.
    folders
        The result in all files of folders; None if the texts are no folders.
    """

    work: Work
    documents: tuple[Document | None, ...]
    evaluation: Evaluation
    originals: tuple[Document, ...]
    folders: FolderOutcome | None = None

    @property
    def result(self) -> Evaluation | FolderEvaluation:
        """What was scored: of folders all their files."""
        return (self.folders.result if self.folders else None) or self.evaluation


class Session(QObject):
    """Files, settings and evaluation.

    Attributes
    ----------
    files
        The lists of files; a change in them scores again.
    settings
        Changed by `set_settings`.
    navigation
        The candidate and the segment the user looks at.
    notes
        What the user notes about segments.
    run_changes
        What changed since an earlier run of the project.
    project
        The file in which all this is kept, if any.
    folders
        What folders led to, if the inputs are folders: `evaluation` is then that of a file in them,
        or of all together.
    evaluation, error
        What the files led to; both are None while nothing is known.
    originals
        References, candidates and source as they were compared.
    health
        Issues in the files, None until they have been looked for, which begins after scoring.
    before_discarding
        Calls a function that replaces all there is, unless the user wants to keep it first.
    recorded
        The recorded result that is shown, or was changed by settings alone; None for files that are
        read as they are on disk.

    Signals
    -------
    state_changed
        `state` is another one, or what led to it is.
    progress
        Stage, amount done, and total of the running work.
    crashed
        An exception nobody expected.
    reloaded
        Names of files that changed on disk and are read again.
    choice_wanted
        The `FileEntry` for which the user has to choose a text.
    health_changed
        `health` is another one.
    files_touched
        Files changed on disk that are not read again, because a recorded result is shown.
    recorded_again
        What was to replace a recorded result failed with this error, so that one is shown again.
    closing
        The window is closed: whoever works in the background has to stop.
    """

    state_changed = Signal()
    progress = Signal(object, int, int)
    crashed = Signal(object)
    reloaded = Signal(list)
    choice_wanted = Signal(object)
    health_changed = Signal()
    files_touched = Signal()
    recorded_again = Signal(object)
    closing = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.files = FileLists(self)
        self.navigation = Navigation(self)
        self.notes = Notes(self.files, self)
        self.project = ProjectFile(self)
        self.folders = FolderResults(self)
        self.settings = Settings()
        self.state = State.EMPTY
        self.evaluation: Evaluation | None = None
        self.error: BleuError | None = None
        self.originals: tuple[Document, ...] = ()
        self.health: HealthReport | None = None
        # The user's settings, while those of a sample are used.
        self._own_settings: Settings | None = None
        self.recorded: Recorded | None = None
        self.before_discarding: Callable[[Callable[[], object]], object] = lambda run: run()
        # While all files are replaced, they are not scored one by one.
        self._is_restoring = False
        self._candidates: list[FileEntry] = []
        self._watcher = FileWatcher(self)
        self._scorer = Scorer(self.files, self)
        self._health_check = HealthCheck(self)
        self.files.renamed.connect(self.navigation.rename)
        self._runners: list[JobRunner] = []
        self.run_changes = RunChanges(
            self.project, lambda: self.evaluation if not self.pending else None, self.new_runner()
        )
        self.state_changed.connect(self.run_changes.follow)
        self.files.changed.connect(self._restart)
        self.folders.shown_changed.connect(self._show_file)
        self._watcher.changed.connect(self._reload)
        self._scorer.progress.connect(self.progress)
        self._scorer.partial.connect(self._take_outcome)
        self._scorer.finished.connect(self._take_outcome)
        self._scorer.failed.connect(self._crash)
        self._health_check.finished.connect(self._set_health)
        # The score is drawn first; and while a user tries settings, nothing is checked in vain.
        self._health_pause = QTimer(self, singleShot=True, interval=_HEALTH_MILLISECONDS)
        self._health_pause.timeout.connect(self._check_health)
        self._health_check.failed.connect(self.crashed)

    # Settings

    def set_settings(self, settings: Settings) -> None:
        """Score with other settings."""
        if settings != self.settings:
            self.settings = settings
            self._restart()

    def set_sample_settings(self, settings: Settings) -> None:
        """Score with a sample's settings, until its files are taken out."""
        self._own_settings = self._own_settings or self.settings
        self.set_settings(settings)

    def set_pairing(self, pairing: PairingOptions) -> None:
        """Pair segments in another way, or leave out others."""
        self.set_settings(replace(self.settings, pairing=pairing))

    def set_normalize(self, names: Collection[Normalization]) -> None:
        """Apply other normalizations before comparing."""
        self.set_settings(replace(self.settings, normalize=tuple(names)))

    def apply_fix(self, fix: Fix) -> None:
        """Change the settings as a diagnostic of the evaluation suggests."""
        # Without an evaluation, what the user saw is being replaced.
        if self.evaluation is not None:
            from bleu_core.diagnostics.fixes import with_fix

            self.set_settings(with_fix(self.settings, fix, self.evaluation.aligned.documents))

    def take_back_fix(self, fix: Fix) -> None:
        """Change the settings back to what they were without a fix."""
        if self.evaluation is not None:
            from bleu_core.diagnostics.fixes import without_fix

            self.set_settings(without_fix(self.settings, fix, self.evaluation.aligned.documents))

    # Files

    def clear(self) -> None:
        """Take out all files; a sample's settings go with it."""
        if self._own_settings is not None:
            self.settings, self._own_settings = self._own_settings, None
        self.project.close()
        self.files.clear()

    @property
    def fresh_settings(self) -> Settings:
        """The settings with which other texts would be scored, as after `clear`."""
        settings = self._own_settings or self.settings
        return replace(settings, pairing=PairingOptions(), normalize=())

    def open_documents(self, documents: Mapping[Role, Sequence[Document]]) -> None:
        """Replace all files by texts that are only in memory."""

        def replace_all() -> None:
            self.clear()
            self.files.replace_by_documents(documents)

        self.before_discarding(replace_all)

    @property
    def work(self) -> Work:
        """Everything the session was given, to be restored."""
        return Work(self.files.texts(), self.settings, tuple(self.notes.places()))

    def restore(self, work: Work) -> None:
        """Replace everything by what was kept, and score it."""
        self._replace(work)
        self._restart()

    def show_recorded(self, recorded: Recorded) -> None:
        """Replace everything by a recorded result; nothing is computed again."""
        self._replace(recorded.work, recorded.documents)
        self._drop_outdated()
        self.recorded = recorded
        if recorded.folders is not None:
            self._scorer.take_folders(recorded.folders)
            self._take_folders(recorded.folders)
        else:
            self._show(recorded.evaluation, recorded.originals)

    def _show(self, evaluation: Evaluation, originals: tuple[Document, ...]) -> None:
        """Show a result of the files as they are in the lists."""
        self.evaluation, self.originals = evaluation, originals
        self._scorer.take(evaluation, originals)
        self.notes.show_evaluation(evaluation, originals)
        self.navigation.show_evaluation(evaluation)
        self._finish()

    def show_texts(self, recorded: Recorded) -> None:
        """Show the recorded result with its texts, which were not kept but are in its files."""
        shown = self.recorded
        if shown is None or self.evaluation is not shown.evaluation or self.is_working:
            return
        self.files.take_documents(recorded.documents)
        self.recorded = replace(recorded, work=shown.work)
        self._show(recorded.evaluation, recorded.originals)

    def _replace(self, work: Work, documents: Sequence[Document | None] = ()) -> None:
        """Replace files, settings and notes."""
        self._own_settings = self._own_settings or self.settings
        self.recorded = None
        self.navigation.forget()
        self.notes.forget()
        self.settings = work.settings
        # What is kept has been agreed to.
        self._scorer.accept(True)
        self._is_restoring = True
        try:
            self.files.restore(work.texts, documents)
        finally:
            self._is_restoring = False
        self._candidates = list(self.files[Role.CANDIDATE])
        self.notes.restore(work.notes)

    def repair(self, number: int, repairs: Sequence[Repair]) -> None:
        """Correct the order of a document; see `FileLists.repair`."""
        # Without originals, what the user saw is being replaced and the place no longer exists.
        if self.originals and not self.has_folders:
            self.files.repair(number, repairs)

    def undo_repair(self, number: int) -> None:
        """Take back the last repair of a document."""
        if self.originals and not self.has_folders:
            self.files.undo_repair(number)

    def read_files(self) -> None:
        """Read all files as they are now."""
        self.recorded = None
        self.files.reload()

    def _reload(self, changed: Collection[Path]) -> None:
        entries = [
            entry for entry in self.files.entries() if entry.path in changed and not entry.in_memory
        ]
        scores = [one for one in self.files.attached_scores() if one.path in changed]
        if (entries or scores) and self.recorded is not None:
            self.files_touched.emit()
        elif entries or scores:
            for one in scores:
                one.forget()
            self.files.reload(entries)
            paths = dict.fromkeys([one.path for one in entries] + [one.path for one in scores])
            self.reloaded.emit([path.name for path in paths])

    # Folders

    @property
    def result(self) -> Evaluation | FolderEvaluation | None:
        """What was scored: of folders all their files, whichever of them is shown."""
        return self.folders.result or self.evaluation

    @property
    def has_folders(self) -> bool:
        """Whether the inputs are folders."""
        return any(entry.is_folder for entry in self.files.entries())

    def accept_pairing(self) -> None:
        """Score the files of folders as they are paired."""
        if self.folders.pairing is not None:
            self._scorer.accept(self.folders.pairing)
            self._restart()

    def _take_folders(self, outcome: FolderOutcome) -> None:
        """Show what a job has found in folders."""
        self.folders.take(outcome)
        self.error = None
        if outcome.result is None:
            self._set_state(State.PAIRED)
            return
        # What is paired like this is scored again without asking.
        self._scorer.accept(outcome.pairing)
        self.evaluation, self.originals = self.folders.evaluation, self.folders.originals
        if self.evaluation is None:
            self.error = next((each.error for each in outcome.result.broken), None)
            self._set_state(State.FAILED)
            return
        self._show_evaluation(self.evaluation)
        self._finish()

    def _show_file(self) -> None:
        """Have all pages show another file of the folders."""
        evaluation = self.folders.evaluation
        if evaluation is None or self.state is not State.SCORED:
            return
        self._health_pause.stop()
        self._health_check.cancel()
        self._set_health(None)
        self.evaluation, self.originals = evaluation, self.folders.originals
        self._show_evaluation(evaluation)
        self._finish()

    def _show_evaluation(self, evaluation: Evaluation) -> None:
        self.notes.show_evaluation(evaluation, self.originals, self.folders)
        self.navigation.show_evaluation(evaluation)

    # Work

    def score_again(self) -> None:
        """Start again; after a failure, read the files again, too: they may have been corrected."""
        if self.state is State.FAILED:
            self.read_files()
        else:
            self._restart()

    @property
    def is_working(self) -> bool:
        """Whether there is no score yet, or more of it is still to come."""
        return self.state in (State.WORKING, State.PARTIAL)

    @property
    def pending(self) -> tuple[Pending, ...]:
        """What is still being computed while a first score is there."""
        return self.evaluation.pending if self.evaluation and self.is_working else ()

    def cancel(self) -> None:
        """Stop the running work; a score that is there already stays."""
        if self.state is State.PARTIAL:
            self._scorer.cancel()
            if self.evaluation is not None:
                self.evaluation = replace(self.evaluation, pending=())
                self.navigation.show_evaluation(self.evaluation)
            self._finish()
        elif self.state is State.WORKING:
            self._scorer.cancel()
            self._set_state(State.CANCELLED)

    def close(self) -> None:
        """Stop everything and wait for it."""
        self.closing.emit()
        self._watcher.stop()
        self._health_pause.stop()
        self._scorer.stop()
        self._health_check.stop()
        for runner in self._runners:
            runner.stop()

    def new_runner(self) -> JobRunner:
        """Return a worker for what a page computes itself; it stops with the session."""
        runner = JobRunner(self)
        runner.failed.connect(self.crashed)
        self._runners.append(runner)
        return runner

    def ask_again(self) -> None:
        """Ask which text of a file is meant, where that could not be told."""
        for entry in self.files.entries():
            if isinstance(entry.error, FieldUndecided):
                self.choice_wanted.emit(entry)
                return

    def _check_health(self) -> None:
        """Look for issues in the texts that were scored, in the background."""
        if self.evaluation is not None and self.health is None:
            whole = self.folders.result if self.folders.file is None else None
            self._health_check.start(self.evaluation, self.originals, whole)

    def _restart(self) -> None:
        """Drop what is outdated, and request a new evaluation."""
        if self._is_restoring:
            return
        self._drop_outdated()
        self._forget_baseline()
        if self.files.entries():
            self._scorer.request(self.settings)
            self._set_state(State.WORKING)
        else:
            # What was decided about some texts does not apply to others.
            self.settings = replace(self.settings, pairing=PairingOptions(), normalize=())
            self.navigation.forget()
            self.notes.forget()
            self.recorded = None
            self._scorer.accept(False)
            self._scorer.cancel()
            self.folders.forget()
            # The texts have gone (see `without_collection`).
            gc.unfreeze()
            self._set_state(State.EMPTY)

    def _drop_outdated(self) -> None:
        """Forget the evaluation, and watch the files that are there now."""
        self._health_pause.stop()
        self._health_check.cancel()
        self.evaluation = None
        self.error = None
        self.originals = ()
        self._set_health(None)
        paths = [
            entry.path for entry in self.files.entries() if not (entry.in_memory or entry.is_folder)
        ]
        paths += [attached.path for attached in self.files.attached_scores()]
        self._watcher.watch(paths)

    def _forget_baseline(self) -> None:
        """Compare all pairs if the candidates are others: a baseline is a place among them."""
        candidates = list(self.files[Role.CANDIDATE])
        if candidates != self._candidates:
            self._candidates = candidates
            resampling = replace(self.settings.resampling, baseline=None)
            self.settings = replace(self.settings, resampling=resampling)

    def _take_outcome(self, outcome: Outcome) -> None:
        if outcome.folders is not None:
            self._take_folders(outcome.folders)
            return
        self.folders.take(None)
        self.evaluation = outcome.evaluation
        self.originals = outcome.originals
        self.files.take_read(outcome.read, outcome.read_scores)
        self.error = outcome.error or next(
            (entry.error for entry in self.files.entries() if entry.error), None
        )
        recorded = self.recorded
        if recorded is not None and not recorded.evaluation.has_texts and outcome.read:
            # The texts are now those of the files.
            self.recorded = recorded if self.evaluation is None else None
        if self.evaluation is not None:
            self._show_evaluation(self.evaluation)
            if self.evaluation.pending:
                self._set_state(State.PARTIAL)
            else:
                self._finish()
        elif self.error is not None and self._returns_to_recorded():
            return
        else:
            self._set_state(State.FAILED if self.error else State.INCOMPLETE)
        if entry := self.files.next_question(outcome.read):
            self.choice_wanted.emit(entry)

    def _returns_to_recorded(self) -> bool:
        """Show the recorded result again if it is of the same texts, which could not be scored."""
        recorded, error = self.recorded, self.error
        if recorded is None or [text.address for text in recorded.work.texts] != [
            entry.address for entry in self.files.entries()
        ]:
            return False
        notes = tuple(self.notes.places())
        self.show_recorded(replace(recorded, work=replace(recorded.work, notes=notes)))
        self.recorded_again.emit(error)
        return True

    def _finish(self) -> None:
        self._set_state(State.SCORED)
        if self.evaluation is not None and self.evaluation.has_texts:
            self._health_pause.start()

    def _crash(self, error: Exception) -> None:
        # Where a score is there already, only the rest of it is missing.
        self.cancel()
        self.crashed.emit(error)

    def _set_state(self, state: State) -> None:
        self.state = state
        self.state_changed.emit()

    def _set_health(self, health: HealthReport | None) -> None:
        if health is not self.health:
            self.health = health
            self.health_changed.emit()
