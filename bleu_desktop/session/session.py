"""The state behind the window: a workspace, and the evaluation it leads to.

Every change starts the work again: files that have not been read are read, and once there is a
reference and a candidate they are scored. An outdated evaluation is never offered as current.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from bleu_core.diagnostics import fixes
from bleu_core.diagnostics import model as diagnostics_model
from bleu_core.errors import BleuError
from bleu_core.evaluation import results as core_results
from bleu_core.files.addresses import Address, Role
from bleu_core.files.documents import Document
from bleu_core.settings import PairingOptions, Settings
from bleu_core.workspace.inputs import KnownFile
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session.file_lists import FileLists, FileWatcher
from bleu_desktop.session.file_rows import FileRow, Suggestions
from bleu_desktop.session.folders import FolderResults
from bleu_desktop.session.navigation import Navigation
from bleu_desktop.session.notes import Notes
from bleu_desktop.session.project_file import ProjectFile, RunChanges
from bleu_desktop.session.scoring import Scorer, TextCheck
from bleu_desktop.session.work import Outcome, Work
from bleu_desktop.shared.jobs import JobRunner


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


class Session(QObject):
    """A workspace and its evaluation.

    Attributes
    ----------
    folders
        The results of folders, if the inputs are folders: `evaluation` is that of a file in them,
        or of all together.
    shown
        Everything that the pages show; `evaluation`, `originals` and `error` are its parts.
    before_discarding
        Calls a function that replaces everything, unless the user cancels or saves the work first.
    recorded
        The recorded result that is shown, or was changed by settings alone; None for files that are
        read as they are on disk.

    Signals
    -------
    state_changed
        `state` has changed, or something that led to it.
    crashed
        An exception nobody expected.
    known_text_read
        The files of known text have been read, or could not be: the error, or None.
    recorded_again
        The evaluation that was to replace a recorded result failed with this error, so the recorded
        result is shown again.
    closing
        The window is being closed: background work has to stop.
    """

    state_changed = Signal()
    crashed = Signal(object)
    known_text_read = Signal(object)
    recorded_again = Signal(object)
    closing = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.work = Work(self)
        self.files = FileLists(self.work, self)
        self.navigation = Navigation(self)
        self.notes = Notes(self.work, self.files, self)
        self.project = ProjectFile(self)
        self.folders = FolderResults(self)
        self.suggestions = Suggestions(self.work, self.files.readings, self)
        self.state = State.EMPTY
        self.shown = Outcome()
        self.recorded: Outcome | None = None
        self.before_discarding: Callable[[Callable[[], object]], object] = lambda run: run()
        self.watcher = FileWatcher(self.work, self.files, lambda: self.recorded is not None, self)
        self.scorer = Scorer(self.work, self.files, self)
        self.scorer.answered.connect(self._take_outcome)
        # A first score stays, and only the rest is missing.
        self.scorer.failed.connect(self.cancel)
        self.scorer.failed.connect(self.crashed)
        self.text_check = TextCheck(self.new_runner(), self)
        self.run_changes = RunChanges(
            self.project, lambda: self.evaluation if not self.pending else None, self.new_runner()
        )
        self.state_changed.connect(self.run_changes.follow)
        self.files.renamed.connect(self.navigation.rename)
        self.work.changed.connect(self._restart)
        self.folders.shown_changed.connect(self._show_file)

    @property
    def workspace(self) -> Workspace:
        """Everything the user has put together; its texts as far as they have been read."""
        notes = tuple(self.notes.places())
        return replace(self.work.workspace, notes=notes, scheme=self.suggestions.scheme)

    @property
    def settings(self) -> Settings:
        """The present settings."""
        return self.work.workspace.settings

    @property
    def without_suggestions(self) -> FileRow | None:
        """The only text, if its bilingual file or folder does not hold the text of suggestions."""
        rows = self.files.entries()
        if len(rows) != 1:
            return None
        (row,) = rows
        lacks_them = self.shown.is_delivery is False
        if not row.input.is_folder and row.document is not None:
            has_choice = self.files.readings.contents_of(row) is not None
            lacks_them = bool(row.document.units.sources) and not has_choice
        return row if lacks_them else None

    @property
    def evaluation(self) -> core_results.Evaluation | None:
        """The scores of the files; of folders, those of the file that is shown, or of all."""
        return self.shown.evaluation

    @property
    def result(self) -> core_results.Evaluation | None:
        """The whole result: of folders all their files, whichever of them is shown."""
        return self.folders.result or self.evaluation

    @property
    def originals(self) -> tuple[Document, ...]:
        """References, candidates and source as they are compared."""
        return self.shown.originals

    @property
    def error(self) -> BleuError | None:
        """The reason why there are no scores."""
        return self.shown.error

    @property
    def is_working(self) -> bool:
        """Whether a first score or more scores are being computed."""
        return self.state in (State.WORKING, State.PARTIAL)

    @property
    def pending(self) -> tuple[core_results.Pending, ...]:
        """The parts still being computed while a first score is there."""
        return self.evaluation.pending if self.evaluation and self.is_working else ()

    # Changing the workspace

    def apply_fix(
        self,
        fix: diagnostics_model.Fix,
        *,
        takes_back: bool = False,
        documents: Sequence[Document] = (),
    ) -> None:
        """Change the settings as a diagnostic suggests, or back to those without the fix.

        Parameters
        ----------
        documents
            The texts of a diagnostic that the user still sees while the result is being replaced;
            without them, nothing is changed then.
        """
        if self.evaluation is not None:
            documents = self.evaluation.aligned.documents
        if documents:
            change = fixes.without_fix if takes_back else fixes.with_fix
            self.work.set_settings(change(self.settings, fix, documents))

    def clear(self) -> None:
        """Take out all files; a sample's settings go with it."""
        self.work.put_settings_back()
        if self.project.content is not None:
            # Files of a project do not come back without it.
            self.work.forget_history()
        self.project.close()
        self.work.put_notes({})
        self.files.clear()

    def open_documents(self, documents: Mapping[Role, Sequence[Document]]) -> None:
        """Replace all files by texts that are only in memory."""

        def replace_all() -> None:
            self.clear()
            self.files.replace_by_documents(documents)

        self.before_discarding(replace_all)

    def restore(self, kept: Outcome) -> None:
        """Replace everything by kept work; its recorded result is shown, or else it is scored."""
        self.navigation.forget()
        self.notes.forget()
        # The user has agreed to the pairing of work that was kept.
        self.scorer.accept(True)
        self.files.restore(kept.workspace)
        self.suggestions.restore(kept.workspace.scheme)
        self.notes.restore(kept.workspace.notes)
        self.recorded = kept if kept.evaluation is not None else None
        if self.recorded is None:
            self._restart()
        else:
            self._drop_outdated()
            self._show(self.recorded)

    def show_texts(self, recorded: Outcome) -> None:
        """Show the recorded result with its texts, which were not kept but are in its files."""
        shown = self.recorded
        if shown is None or self.evaluation is not shown.evaluation or self.is_working:
            return
        self.files.readings.take_texts(recorded.workspace.inputs)
        self.recorded = replace(recorded, workspace=self.workspace)
        self._show(recorded)

    def _show(self, recorded: Outcome) -> None:
        """Show a result of the files as they are in the lists."""
        outcome = replace(recorded, workspace=self.work.workspace)
        self.scorer.take(outcome)
        self._take_outcome(outcome)

    def read_files(self) -> None:
        """Read all files as they are now."""
        self.recorded = None
        self.files.reload()

    # Scoring

    def score_again(self) -> None:
        """Start again; after a failure, read the files again, too: they may have been corrected."""
        if self.state is State.FAILED:
            self.read_files()
        else:
            self._restart()

    def look_in(self, paths: Iterable[Path]) -> None:
        """Look for the segments in files of known text."""
        self.work.set_known(KnownFile(Address(path)) for path in paths)
        self._restart()

    def accept_pairing(self) -> None:
        """Score the files of folders as they are paired."""
        self.scorer.accept(self.folders.pairing or False)
        self._restart()

    def cancel(self) -> None:
        """Stop the running work; a first score stays."""
        if self.state is State.PARTIAL and self.evaluation is not None:
            self.scorer.cancel()
            first = replace(self.evaluation, pending=())
            self.shown = replace(self.shown, evaluation=first)
            self._show_evaluation(first)
        elif self.state is State.WORKING:
            self.scorer.cancel()
            self._set_state(State.CANCELLED)

    def close(self) -> None:
        """Stop everything and wait for it."""
        self.closing.emit()
        self.watcher.stop()
        self.text_check.stop()
        self.scorer.stop()
        for runner in self.findChildren(JobRunner):
            runner.stop()

    def new_runner(self, owner: QObject | None = None) -> JobRunner:
        """Return a worker; it stops with the session, and with the page that owns it."""
        runner = JobRunner(self)
        runner.failed.connect(self.crashed)
        if owner is not None:
            owner.destroyed.connect(runner.retire)
        return runner

    def _restart(self) -> None:
        """Drop the outdated evaluation, and request a new one."""
        self._drop_outdated()
        if self.settings.post_edited and not self.suggestions.are_compared:
            self.work.adjust(replace(self.settings, post_edited=False))
        self.work.note_change()
        if self.files.inputs:
            self.scorer.request()
            self._set_state(State.WORKING)
            return
        # Decisions about some texts do not apply to others.
        self.work.adjust(replace(self.settings, pairing=PairingOptions(), normalize=()))
        self.navigation.forget()
        self.work.set_suggestion(None, None)
        self.notes.forget()
        self.recorded = None
        self.scorer.accept(False)
        self.scorer.cancel()
        self.work.set_known(())
        self.folders.forget()
        # The texts have gone (see `garbage_collection_paused`).
        gc.unfreeze()
        self._set_state(State.EMPTY)

    def _drop_outdated(self) -> None:
        """Forget the evaluation, and watch the files that are now in the lists."""
        self.text_check.forget()
        self.shown = Outcome()
        self.watcher.watch()

    def _take_outcome(self, outcome: Outcome) -> None:
        """Show the result of a job."""
        self.folders.take(outcome)
        self.files.readings.take(outcome)
        self.known_text_read.emit(outcome.known_error)
        if outcome.pairing is not None and outcome.evaluation is not None:
            # Files that are paired like this are scored again without asking.
            self.scorer.accept(outcome.pairing)
        unread = next((row.error for row in self.files.entries() if row.error), None)
        self.shown = self.folders.part_of(replace(outcome, error=outcome.error or unread))
        recorded = self.recorded
        lacked_texts = recorded and recorded.evaluation and not recorded.evaluation.has_texts
        if lacked_texts and outcome.read and self.evaluation is not None:
            # The texts are now those of the files.
            self.recorded = None
        if self.evaluation is not None:
            self._show_evaluation(self.evaluation)
        elif self.error is not None and self._returns_to_recorded():
            return
        else:
            self._set_state(self._without_evaluation())
        if outcome.pairing is None:
            self.files.ask(outcome)

    def _without_evaluation(self) -> State:
        if self.error is not None:
            return State.FAILED
        if self.folders.pairing is not None:
            return State.PAIRED
        return State.INCOMPLETE if self.shown.role_evidence is None else State.UNDECIDED

    def _show_evaluation(self, evaluation: core_results.Evaluation) -> None:
        self.notes.show_evaluation(evaluation, self.originals, self.folders)
        self.navigation.show_evaluation(evaluation)
        if evaluation.pending:
            self._set_state(State.PARTIAL)
        else:
            self._set_state(State.SCORED)
            self.text_check.start(self.shown)

    def _show_file(self) -> None:
        """Have all pages show another file of the folders."""
        if self.folders.evaluation is not None and self.state is State.SCORED:
            self.text_check.forget()
            self.shown = self.folders.part_of(self.shown)
            self._show_evaluation(self.folders.evaluation)

    def _returns_to_recorded(self) -> bool:
        """Show the recorded result again if it is of the same texts, which could not be scored."""
        recorded, error = self.recorded, self.error
        present = [one.address for one in self.files.inputs]
        if recorded is None or [one.address for one in recorded.workspace.inputs] != present:
            return False
        workspace = replace(recorded.workspace, notes=tuple(self.notes.places()))
        self.restore(replace(recorded, workspace=workspace))
        self.recorded_again.emit(error)
        return True

    def _set_state(self, state: State) -> None:
        self.state = state
        self.state_changed.emit()
