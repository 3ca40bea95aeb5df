"""The state behind the window: files, settings, and the evaluation they lead to.

Every change starts the work again: files that have not been read are read, and once there is a
reference and a candidate they are scored. An outdated evaluation is never offered as current.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from bleu_core.errors import BleuError
from bleu_core.files.addresses import Role
from bleu_core.files.errors import FieldUndecided
from bleu_core.settings import Normalization, PairingOptions, Settings
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session.file_entry import FileEntry
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.file_watcher import FileWatcher
from bleu_desktop.session.folders import FolderResults
from bleu_desktop.session.jobs import JobRunner
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.session.notes import Notes
from bleu_desktop.session.project_file import ProjectFile
from bleu_desktop.session.run_changes import RunChanges
from bleu_desktop.session.scorer import Scorer
from bleu_desktop.session.scoring_job import Outcome
from bleu_desktop.session.suggestions import Suggestions
from bleu_desktop.session.text_check import TextCheck
from bleu_desktop.session.undo import Step, UndoHistory

if TYPE_CHECKING:
    from bleu_core.checking import CheckReport
    from bleu_core.diagnostics.model import Fix
    from bleu_core.files.documents import Document
    from bleu_core.files.sets import FolderPairing
    from bleu_core.pairing.repairs import Repair
    from bleu_core.results import Evaluation, Pending
    from bleu_core.workspace.roles import RoleEvidence

_CHECK_MILLISECONDS = 250


class State(Enum):
    """The progress of the evaluation."""

    # UNDECIDED: only the user can tell which text is the reference.
    # PAIRED: files of folders are paired, and the user has to agree.
    # PARTIAL: a first score is known, and more is being computed.
    EMPTY = "empty"
    INCOMPLETE = "incomplete"
    WORKING = "working"
    UNDECIDED = "undecided"
    PAIRED = "paired"
    PARTIAL = "partial"
    SCORED = "scored"
    FAILED = "failed"
    CANCELLED = "cancelled"


@dataclass(frozen=True)
class Shown:
    """Everything that the pages show, or that was recorded to be shown again.

    Attributes
    ----------
    workspace
        Texts, settings and notes; only numbers are known about texts that were not kept.
    evaluation
        The scores of the texts; None until they are known, or if the texts cannot be compared.
    originals
        References, candidates and source as they are compared.
    error
        The reason why there are no scores.
    checks
        The diagnostics of the texts; None until they have been checked, which begins after scoring.
    role_evidence
        A comparison of the texts among which the user has to choose the reference.
    """

    workspace: Workspace = field(default_factory=Workspace)
    evaluation: Evaluation | None = None
    originals: tuple[Document, ...] = ()
    error: BleuError | None = None
    checks: CheckReport | None = None
    role_evidence: RoleEvidence | None = None


class Session(QObject):
    """Files, settings and evaluation.

    Attributes
    ----------
    files
        The lists of files; a change in them scores again.
    settings
        The present settings; `set_settings` changes them.
    navigation
        The candidate and the segment the user looks at.
    notes
        The user's notes about segments.
    run_changes
        The changes since an earlier run of the project.
    project
        The file in which all this is kept, if any.
    folders
        The results of folders, if the inputs are folders: `evaluation` is that of a file in them,
        or of all together.
    suggestions
        Whether the candidate is a suggestion, and the reference its final text.
    undo
        The user's last changes to files and settings, which can be taken back.
    shown
        Everything that the pages show; `evaluation`, `originals`, `error` and `check_report` are
        its parts.
    before_discarding
        Calls a function that replaces everything, unless the user cancels or saves the work first.
    recorded
        The recorded result that is shown, or was changed by settings alone; None for files that are
        read as they are on disk.

    Signals
    -------
    state_changed
        `state` has changed, or something that led to it.
    progress
        Stage, amount done, and total of the running work.
    crashed
        An exception nobody expected.
    reloaded
        Names of files that changed on disk and are read again.
    choice_wanted
        The `FileEntry` for which the user has to choose a text.
    scores_found
        A candidate and a second one, both of them a `FileEntry`: the second consists of numbers,
        which are probably scores of the first.
    check_report_changed
        `check_report` has changed.
    files_touched
        Files changed on disk but are not read again, because a recorded result is shown.
    recorded_again
        The evaluation that was to replace a recorded result failed with this error, so the recorded
        result is shown again.
    closing
        The window is being closed: background work has to stop.
    """

    state_changed = Signal()
    progress = Signal(object, int, int)
    crashed = Signal(object)
    reloaded = Signal(list)
    choice_wanted = Signal(object)
    scores_found = Signal(object, object)
    check_report_changed = Signal()
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
        self.shown = Shown()
        # The user's settings, while those of a sample are used.
        self._own_settings: Settings | None = None
        self.recorded: Shown | None = None
        self.before_discarding: Callable[[Callable[[], object]], object] = lambda run: run()
        # While all files are replaced, they are not scored one by one.
        self._is_restoring = False
        self._candidates: list[FileEntry] = []
        self._watcher = FileWatcher(self)
        self._scorer = Scorer(self.files, self)
        self._text_check = TextCheck(self)
        self.suggestions = Suggestions(self.files, self)
        self.undo = UndoHistory(self._step, self._go_back, self)
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
        self._text_check.finished.connect(self._set_check_report)
        # The pause lets the score be drawn first, and saves checks while the user tries settings.
        self._check_pause = QTimer(self, singleShot=True, interval=_CHECK_MILLISECONDS)
        self._check_pause.timeout.connect(self._check_texts)
        self._text_check.failed.connect(self.crashed)

    # Parts of `shown`

    @property
    def evaluation(self) -> Evaluation | None:
        """The scores of the files; of folders, those of the file that is shown, or of all."""
        return self.shown.evaluation

    @property
    def originals(self) -> tuple[Document, ...]:
        """References, candidates and source as they are compared."""
        return self.shown.originals

    @property
    def error(self) -> BleuError | None:
        """The reason why there are no scores."""
        return self.shown.error

    @property
    def check_report(self) -> CheckReport | None:
        """The diagnostics of the texts; None until they have been checked."""
        return self.shown.checks

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

    def measure_changes(self) -> None:
        """Take the candidate for a suggestion, and the reference for its final text."""
        from bleu_core.workspace.changes import change_settings

        self.suggestions.choose()
        self._own_settings = self._own_settings or self.settings
        self.settings = change_settings(self.settings)
        self._restart()

    def compare_with_earlier(self, entry: FileEntry, path: Path) -> None:
        """Take a text for the final one, and its earlier version for the suggestions."""
        self.files.set_earlier_version(entry, path)
        if self.suggestions.pair is not None:
            self.measure_changes()

    def set_pairing(self, pairing: PairingOptions) -> None:
        """Pair segments in another way, or leave out others."""
        self.set_settings(replace(self.settings, pairing=pairing))

    def set_normalize(self, names: Collection[Normalization]) -> None:
        """Apply other normalizations before comparing."""
        self.set_settings(replace(self.settings, normalize=tuple(names)))

    def apply_fix(self, fix: Fix) -> None:
        """Change the settings as a diagnostic of the evaluation suggests."""
        # Without an evaluation, the result the user saw is being replaced.
        if self.evaluation is not None:
            from bleu_core.diagnostics.fixes import with_fix

            self.set_settings(with_fix(self.settings, fix, self.evaluation.aligned.documents))

    def take_back_fix(self, fix: Fix) -> None:
        """Change the settings back to those without a fix."""
        if self.evaluation is not None:
            from bleu_core.diagnostics.fixes import without_fix

            self.set_settings(without_fix(self.settings, fix, self.evaluation.aligned.documents))

    # Files

    def clear(self) -> None:
        """Take out all files; a sample's settings go with it."""
        if self._own_settings is not None:
            self.settings, self._own_settings = self._own_settings, None
        if self.project.content is not None:
            # Files of a project do not come back without it.
            self.undo.forget()
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
    def workspace(self) -> Workspace:
        """Everything the user has put together; its texts as far as they have been read."""
        inputs = self.files.workspace().inputs
        notes = tuple(self.notes.places())
        return Workspace(inputs, self.settings, notes, self.suggestions.scheme)

    def restore(self, workspace: Workspace) -> None:
        """Replace everything by a workspace, and score it."""
        self._replace(workspace)
        self._restart()

    def show_recorded(self, recorded: Shown) -> None:
        """Replace everything by a recorded result; nothing is computed again."""
        self._replace(recorded.workspace)
        self._drop_outdated()
        self.recorded = recorded
        self._show(recorded)

    def _show(self, recorded: Shown) -> None:
        """Show a result of the files as they are in the lists."""
        evaluation, originals = recorded.evaluation, recorded.originals
        assert evaluation is not None
        outcome = Outcome(
            self.files.workspace(),
            evaluation=evaluation,
            originals=originals,
            pairing=evaluation.pairing,
        )
        self._scorer.take(outcome)
        if outcome.pairing is not None:
            self._take_folders(outcome, outcome.pairing)
            return
        self.shown = Shown(outcome.workspace, evaluation, originals)
        self.notes.show_evaluation(evaluation, originals)
        self.navigation.show_evaluation(evaluation)
        self._finish()

    def show_texts(self, recorded: Shown) -> None:
        """Show the recorded result with its texts, which were not kept but are in its files."""
        shown = self.recorded
        if shown is None or self.evaluation is not shown.evaluation or self.is_working:
            return
        self.files.take_texts(recorded.workspace.inputs)
        self.recorded = replace(recorded, workspace=self.workspace)
        self._show(recorded)

    def _replace(self, workspace: Workspace) -> None:
        """Replace files, settings and notes."""
        self._own_settings = self._own_settings or self.settings
        self.recorded = None
        self.navigation.forget()
        self.notes.forget()
        self.undo.forget()
        self.settings = workspace.settings
        # The user has agreed to the pairing of work that was kept.
        self._scorer.accept(True)
        self._exchange_files(lambda: self.files.restore(workspace.inputs))
        self.suggestions.restore(workspace.scheme)
        self.notes.restore(workspace.notes)

    def _exchange_files(self, change: Callable[[], object]) -> None:
        """Change the lists of files at once; nothing is scored yet."""
        self._is_restoring = True
        try:
            change()
        finally:
            self._is_restoring = False
        self._candidates = list(self.files[Role.CANDIDATE])

    def _step(self) -> Step:
        """Return the files and settings as they are now."""
        files = self.files
        return Step(files.choices(), self.settings, self._own_settings, files.all_contents())

    def _go_back(self, step: Step) -> None:
        """Return to earlier files and settings, and score them."""
        self.settings, self._own_settings = step.settings, step.own_settings
        self._exchange_files(lambda: self.files.put_back(step.files, step.contents))
        self._restart()

    def repair(self, number: int, repairs: Sequence[Repair]) -> None:
        """Correct the order of a document; see `FileLists.repair`."""
        # Without originals, the texts the user saw are being replaced: the place no longer exists.
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
        # An editor may have put new files in place of those that were watched.
        self._watch_files()
        if self.recorded is None:
            # Files that were taken out, and may come back.
            for entry in self.undo.entries() - set(self.files.entries()):
                if entry.path in changed:
                    entry.forget()
        entries = [
            entry
            for entry in self.files.entries()
            # The file may have been read after it changed.
            if entry.path in changed and not (entry.in_memory or entry.is_up_to_date)
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
    def result(self) -> Evaluation | None:
        """The whole result: of folders all their files, whichever of them is shown."""
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

    def _take_folders(self, outcome: Outcome, pairing: FolderPairing) -> None:
        """Show the outcome of a job for folders."""
        self.folders.take(outcome)
        self.shown = replace(self.shown, error=None)
        if outcome.evaluation is None:
            self._set_state(State.PAIRED)
            return
        # Files that are paired like this are scored again without asking.
        self._scorer.accept(pairing)
        evaluation, originals = self.folders.evaluation, self.folders.originals
        if evaluation is None:
            error = next((each.error for each in outcome.evaluation.broken), None)
            self.shown = Shown(outcome.workspace, None, originals, error)
            self._set_state(State.FAILED)
            return
        self.shown = Shown(outcome.workspace, evaluation, originals)
        self._show_evaluation(evaluation)
        self._finish()

    def _show_file(self) -> None:
        """Have all pages show another file of the folders."""
        evaluation = self.folders.evaluation
        if evaluation is None or self.state is not State.SCORED:
            return
        self._check_pause.stop()
        self._text_check.cancel()
        self._set_check_report(None)
        self.shown = Shown(self.shown.workspace, evaluation, self.folders.originals)
        self._show_evaluation(evaluation)
        self._finish()

    def _show_evaluation(self, evaluation: Evaluation) -> None:
        self.notes.show_evaluation(evaluation, self.originals, self.folders)
        self.navigation.show_evaluation(evaluation)

    # Workspace

    def score_again(self) -> None:
        """Start again; after a failure, read the files again, too: they may have been corrected."""
        if self.state is State.FAILED:
            self.read_files()
        else:
            self._restart()

    @property
    def is_working(self) -> bool:
        """Whether a first score or more scores are being computed."""
        return self.state in (State.WORKING, State.PARTIAL)

    @property
    def pending(self) -> tuple[Pending, ...]:
        """The parts still being computed while a first score is there."""
        return self.evaluation.pending if self.evaluation and self.is_working else ()

    def cancel(self) -> None:
        """Stop the running work; a first score stays."""
        if self.state is State.PARTIAL:
            self._scorer.cancel()
            if self.evaluation is not None:
                evaluation = replace(self.evaluation, pending=())
                self.shown = replace(self.shown, evaluation=evaluation)
                self.navigation.show_evaluation(evaluation)
            self._finish()
        elif self.state is State.WORKING:
            self._scorer.cancel()
            self._set_state(State.CANCELLED)

    def close(self) -> None:
        """Stop everything and wait for it."""
        self.closing.emit()
        self._watcher.stop()
        self._check_pause.stop()
        self._scorer.stop()
        self._text_check.stop()
        for runner in self._runners:
            runner.stop()

    def new_runner(self) -> JobRunner:
        """Return a worker for the computations of a page; it stops with the session."""
        runner = JobRunner(self)
        runner.failed.connect(self.crashed)
        self._runners.append(runner)
        return runner

    def ask_again(self) -> None:
        """Ask which text to use of the first file for which that could not be decided."""
        for entry in self.files.entries():
            if isinstance(entry.error, FieldUndecided):
                self.choice_wanted.emit(entry)
                return

    def _check_texts(self) -> None:
        """Check the texts that were scored, in the background."""
        if self.evaluation is not None and self.check_report is None:
            self._text_check.start(self.evaluation, self.originals)

    def _restart(self) -> None:
        """Drop the outdated evaluation, and request a new one."""
        if self._is_restoring:
            return
        self._drop_outdated()
        self._forget_baseline()
        if self.settings.post_edited and not self.suggestions.are_compared:
            self.settings = replace(self.settings, post_edited=False)
        self.undo.note()
        if self.files.entries():
            self._scorer.request(self.settings)
            self._set_state(State.WORKING)
        else:
            # Decisions about some texts do not apply to others.
            self.settings = replace(self.settings, pairing=PairingOptions(), normalize=())
            self.navigation.forget()
            self.suggestions.forget()
            self.notes.leave()
            self.recorded = None
            self._scorer.accept(False)
            self._scorer.cancel()
            self.folders.forget()
            # The texts have gone (see `without_collection`).
            gc.unfreeze()
            self._set_state(State.EMPTY)

    def _drop_outdated(self) -> None:
        """Forget the evaluation, and watch the files that are now in the lists."""
        self._check_pause.stop()
        self._text_check.cancel()
        self._set_check_report(None)
        self.shown = Shown()
        self._watch_files()

    def _watch_files(self) -> None:
        entries = {*self.files.entries(), *self.undo.entries()}
        paths = [entry.path for entry in entries if not (entry.in_memory or entry.is_folder)]
        paths += [attached.path for attached in self.files.attached_scores()]
        self._watcher.watch(paths)

    def _forget_baseline(self) -> None:
        """Compare all pairs if the candidates have changed: a baseline is a place among them."""
        candidates = list(self.files[Role.CANDIDATE])
        if candidates != self._candidates:
            self._candidates = candidates
            resampling = replace(self.settings.resampling, baseline=None)
            self.settings = replace(self.settings, resampling=resampling)

    def _take_outcome(self, outcome: Outcome) -> None:
        if outcome.pairing is not None:
            self._take_folders(outcome, outcome.pairing)
            return
        self.folders.take(None)
        self.files.take_outcome(outcome)
        unread = (entry.error for entry in self.files.entries() if entry.error)
        self.shown = Shown(
            outcome.workspace,
            outcome.evaluation,
            outcome.originals,
            outcome.error or next(unread, None),
            self.check_report,
            outcome.role_evidence,
        )
        recorded = self.recorded
        lacked_texts = recorded and recorded.evaluation and not recorded.evaluation.has_texts
        if lacked_texts and outcome.read:
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
        elif self.error is not None:
            self._set_state(State.FAILED)
        elif outcome.role_evidence is not None:
            self._set_state(State.UNDECIDED)
        else:
            self._set_state(State.INCOMPLETE)
        if entry := self.files.next_question(outcome):
            self.choice_wanted.emit(entry)
        elif scores := self.files.scores_among_candidates(outcome):
            self.scores_found.emit(*scores)

    def _returns_to_recorded(self) -> bool:
        """Show the recorded result again if it is of the same texts, which could not be scored."""
        recorded, error = self.recorded, self.error
        if recorded is None or [one.address for one in recorded.workspace.inputs] != [
            entry.address for entry in self.files.entries()
        ]:
            return False
        workspace = replace(recorded.workspace, notes=tuple(self.notes.places()))
        self.show_recorded(replace(recorded, workspace=workspace))
        self.recorded_again.emit(error)
        return True

    def _finish(self) -> None:
        self._set_state(State.SCORED)
        if self.evaluation is not None and self.evaluation.has_texts:
            self._check_pause.start()

    def _crash(self, error: Exception) -> None:
        # A first score stays, and only the rest is missing.
        self.cancel()
        self.crashed.emit(error)

    def _set_state(self, state: State) -> None:
        self.state = state
        self.state_changed.emit()

    def _set_check_report(self, check_report: CheckReport | None) -> None:
        if check_report is not self.check_report:
            self.shown = replace(self.shown, checks=check_report)
            self.check_report_changed.emit()
