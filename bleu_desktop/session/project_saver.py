"""Opens and saves projects, and tells whether there are unsaved changes.

A user who drops two files to see a score and closes the window again is asked nothing. Without a
project, only the decisions that took some work (`decisions`) count as something to save; with one,
everything that differs from the project's file does.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Literal, cast

from PySide6.QtCore import QObject, QTimer, Signal

from bleu_core.errors import BleuError
from bleu_core.progress import Progress
from bleu_core.projects import verification
from bleu_core.projects.kept import Kept
from bleu_core.settings import PairingOptions
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session import project_jobs
from bleu_desktop.session.session import Session, State
from bleu_desktop.session.work import Outcome
from bleu_desktop.shared.jobs import or_error

Task = Literal["open", "save", "verify"]


class ProjectSaver(QObject):
    """Saves the session in a project file, and opens it again.

    Attributes
    ----------
    modified
        Whether there is something to save.
    task
        The work under way on a file; None if there is none.
    path
        The file of that work, or of the last one.

    Signals
    -------
    modified_changed
        `modified` has changed.
    task_changed
        `task` has changed.
    opened, saved
        The file's work is shown, or everything is in the file.
    failed
        The failed task, its path, and the `BleuError`; nothing is lost.
    inputs_checked
        For each input of the recorded result that is shown, whether its file is unchanged.
    progress
        Stage, amount done, and total of the task.
    verified
        The result of computing a recorded result again: a `Verification`.
    """

    modified_changed = Signal()
    task_changed = Signal()
    opened = Signal()
    saved = Signal()
    failed = Signal(str, Path, object)
    inputs_checked = Signal(object)
    verified = Signal(object)
    progress = Signal(object, int, int)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._project = session.project
        self.modified = False
        self.task: Task | None = None
        # The workspace in the project's file.
        self._saved = Workspace()
        self.path = Path()
        self._next: Callable[[], None] | None = None
        self._runner = session.new_runner()
        self._runner.progress.connect(self.progress)
        self._runner.finished.connect(self._take)
        self._runner.failed.connect(lambda _: self._end_task())
        self._checker = session.new_runner()
        self._checker.finished.connect(self._take_looked)
        # Several changes in one turn of the event loop start one look.
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._look)
        for changed in (
            session.state_changed,
            session.files.renamed,
            session.notes.changed,
            session.suggestions.scheme_changed,
        ):
            changed.connect(self._turn.start)
        session.project.changed.connect(self._show_file)
        session.watcher.touched.connect(self.check_inputs)

    # Unsaved work

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions that took the user some work and are not saved."""
        made = decisions(self._session.workspace)
        if self._project.path is not None:
            saved = decisions(self._saved)
            made = tuple(decision for decision in made if decision not in saved)
        return (*made, Decision.ABSENT_NOTES) if self._session.notes.absent else made

    def look(self) -> None:
        """Find out now whether there is something to save."""
        self._turn.stop()
        self._look()

    def _look(self) -> None:
        workspace = self._session.workspace.unread()
        if self._project.path is None:
            modified = bool(decisions(workspace))
        else:
            modified = workspace != self._saved or self._has_new_result()
        # A project keeps no notes on texts that it does not have.
        modified = modified or bool(self._session.notes.absent)
        if modified != self.modified:
            self.modified = modified
            self.modified_changed.emit()

    def _has_new_result(self) -> bool:
        session = self._session
        if session.state is not State.SCORED or session.result is None:
            return False
        return not self._project.has(session.result)

    # Opening and saving

    def new(self) -> None:
        """Start with nothing; unsaved work is lost."""
        self._session.clear()

    def open(self, path: Path) -> None:
        """Show a project in place of the present work; its unsaved changes are lost."""
        self._start("open", path, partial(project_jobs.open_project, path))

    def recover(self, path: Path, project: Path | None) -> None:
        """Go on with unsaved work, which belongs to a project or to none."""
        self._start("open", path, partial(project_jobs.recover_workspace, path, project))

    def save(self, path: Path | None = None, *, keep: Kept | None = None) -> None:
        """Save everything, and record the result that is shown unless that has been done.

        Parameters
        ----------
        path
            A different file for the project with all its runs; an existing file is replaced.
        keep
            What is kept besides numbers; None to leave this unchanged.
        """
        if self.task is not None:
            # Wait for the task: a save is never interrupted.
            self._next = lambda: self.save(path, keep=keep)
            return
        session, project = self._session, self._project
        target = path or project.path
        assert target is not None
        content, is_recorded = project.content, session.recorded is not None
        kept = Outcome(
            session.workspace,
            evaluation=session.result if self._has_new_result() else None,
            originals=() if session.work.workspace.has_folders else session.originals,
            pairing=session.folders.pairing,
        )
        wanted = project.kept if keep is None else keep
        save = project_jobs.save_project
        work = partial(save, target, content, kept, keep=wanted, is_recorded=is_recorded)
        self._start("save", target, lambda _: work())

    def verify(self) -> None:
        """Compute the shown recorded result again, and compare the two to the last digit."""
        content, run = self._project.content, self._project.shown
        if content is None or run is None or self.task is not None:
            return
        self._start("verify", content.path, partial(verification.verify, content, run))

    def cancel(self) -> None:
        """Stop opening or verifying; saving cannot be stopped."""
        if self.task in ("open", "verify"):
            self._runner.cancel()
            self._end_task()

    def check_inputs(self) -> None:
        """Find the files that have changed since they were scored."""
        path, recorded = self._project.path, self._session.recorded
        if path is None or recorded is None:
            return
        look = partial(project_jobs.check_inputs, recorded, self._session.workspace, path.parent)
        self._checker.start(lambda progress: (recorded, look(progress)))

    def _take_looked(self, result: tuple[Outcome, project_jobs.InputStatus]) -> None:
        recorded, looked = result
        if recorded is self._session.recorded:
            if looked.recorded is not None:
                self._session.show_texts(looked.recorded)
            self.inputs_checked.emit(looked.files)

    def locate(self, missing: Path, found: Path) -> None:
        """Use a missing file in its new place, and the files that moved with it."""
        moved = {missing.absolute(): found.absolute()}
        workspace = self._session.workspace
        texts = (one.address.path for one in workspace.inputs if not one.in_memory)
        for path in (*texts, *workspace.known_files):
            beside = found.absolute().parent / path.name
            if path.absolute() not in moved:
                gone = path.absolute().parent == missing.absolute().parent
                if gone and not path.exists() and beside.exists():
                    moved[path.absolute()] = beside
        self._session.files.readings.relocate(moved)
        self.look()
        self.check_inputs()

    def _start(self, task: Task, path: Path, work: Callable[[Progress], object]) -> None:
        self.path, self.task = path, task
        self.task_changed.emit()
        self._runner.start(or_error(work))

    def _end_task(self) -> None:
        """End a task that has no result."""
        self.task = None
        self._go_on()

    def _go_on(self) -> None:
        """Announce the end of a task, and start the save that waits for it."""
        following, self._next = self._next, None
        self.task_changed.emit()
        if following is not None:
            following()

    def _take(self, result: object) -> None:
        """Show the result of a task."""
        task, self.task = self.task, None
        if isinstance(result, BleuError):
            self.failed.emit(task, self.path, result)
        elif task == "open":
            self._take_opened(cast("project_jobs.Opened", result))
        elif task == "save":
            self._take_saved(cast("project_jobs.Saved", result))
        else:
            self.verified.emit(result)
        # Last: receivers that wait for the end of the task see its result.
        self._go_on()

    def _take_opened(self, opened: project_jobs.Opened) -> None:
        session, evaluation = self._session, opened.kept.evaluation
        # The project first: pages that receive the result ask for the project.
        if opened.content is None:
            self._project.close()
        else:
            self._project.show(opened.content, opened.runs, opened.shown, evaluation)
        session.restore(opened.kept)
        if opened.content is not None:
            self._saved = (opened.saved or session.workspace).unread()
        self.look()
        self.opened.emit()
        self.check_inputs()

    def _take_saved(self, saved: project_jobs.Saved) -> None:
        self._saved = saved.kept.workspace.unread()
        self._session.files.readings.take_fingerprints(saved.kept.workspace.inputs)
        project = self._project
        shown = saved.run or project.shown
        evaluation = saved.kept.evaluation or project.evaluation
        project.show(saved.content, saved.runs, shown, evaluation)
        self.look()
        self.saved.emit()

    def _show_file(self) -> None:
        if self._project.content is None:
            self._saved = Workspace()
        self._turn.start()


class Decision(Enum):
    """A decision that took the user some work."""

    NOTES = "notes"
    REPAIRS = "repairs"
    PAIRING = "pairing"
    NAMES = "names"
    PASTED = "pasted"
    ABSENT_NOTES = "absent_notes"


def decisions(workspace: Workspace) -> tuple[Decision, ...]:
    """Return the decisions that took the user some work, and would be lost with the session.

    Files and settings that can be chosen again with two clicks are not among them: nobody who only
    wants to see a score is asked anything.
    """
    found = {
        Decision.NOTES: bool(workspace.notes),
        Decision.REPAIRS: any(one.repairs for one in workspace.inputs),
        Decision.PAIRING: workspace.settings.pairing != PairingOptions(),
        Decision.NAMES: any(one.name is not None for one in workspace.inputs),
        Decision.PASTED: any(one.in_memory for one in workspace.inputs),
    }
    return tuple(decision for decision, made in found.items() if made)
