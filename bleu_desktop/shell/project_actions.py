"""The user's actions on a project: new, open, save, verify; with their questions and messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QMessageBox

from bleu_core.errors import BleuError
from bleu_core.pairing.repairs import RepairKind
from bleu_core.projects import verification
from bleu_core.projects.errors import ProjectConflict
from bleu_core.projects.kept import Kept
from bleu_core.workspace import files as workspace_files
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.i18n import translate
from bleu_desktop.session.project_saver import Decision, ProjectSaver
from bleu_desktop.session.recovery import LeftBehind, Recovery
from bleu_desktop.session.session import Session
from bleu_desktop.shared.widgets import one_line
from bleu_desktop.shell import project_dialogs
from bleu_desktop.shell.notices import Notice, NoticeAction, Notices
from bleu_desktop.shell.preferences import Preferences
from bleu_desktop.shell.recent_files import PROJECT
from bleu_score.i18n import format_date_time, format_number, join_names, join_sentences
from bleu_score.messages import errors
from bleu_score.messages import projects as messages_projects

# Names of notices: a new one replaces the one before.
FAILED, INPUTS, UNPROTECTED, VERIFIED = "failed", "inputs", "unprotected", "verified"


class ProjectActions(QObject):
    """Carries out the actions, and shows the project's state in title and notices.

    Signals
    -------
    saved
        The project was saved, which the window confirms for a moment.
    shown
        The title was written; the menu is to show the project's state, too.
    """

    saved = Signal()
    shown = Signal()

    def __init__(
        self,
        saver: ProjectSaver,
        session: Session,
        preferences: Preferences,
        notices: Notices,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._saver = saver
        self._session = session
        self._project = session.project
        self._preferences = preferences
        self._notices = notices
        self._window = window
        self._box: QMessageBox | None = None
        # The function to call once everything is saved.
        self._afterwards: Callable[[], object] | None = None
        self._is_closing = False
        session.before_discarding = self.before_discarding
        session.files.project_given.connect(self.open)
        session.state_changed.connect(self.show)
        session.recorded_again.connect(self._show_unscored)
        session.project.changed.connect(self._show_file)
        saver.modified_changed.connect(self.show)
        saver.task_changed.connect(self.show)
        saver.saved.connect(self._take_saved)
        saver.failed.connect(self._show_failure)
        saver.inputs_checked.connect(self._show_inputs)
        saver.verified.connect(self._show_verified)
        self.show()

    # Questions

    def before_discarding(self, run: Callable[[], object]) -> None:
        """Call a function that replaces the work, unless the user cancels or saves first."""
        self._saver.look()
        if self._box is not None:
            return  # the user is being asked already
        if not self._saver.modified:
            run()
            return

        path = self._project.path
        decisions = decision_names(self._saver.decisions, self._session.workspace)
        box = self._box = project_dialogs.unsaved_box(
            path.name if path else "", decisions, self._window
        )
        box.finished.connect(lambda: self._take_answer(box, run))
        box.open()

    def _take_answer(self, box: QMessageBox, run: Callable[[], object]) -> None:
        self._box = None
        answer = box.standardButton(box.clickedButton())
        if answer is QMessageBox.StandardButton.Discard:
            run()
        elif answer is QMessageBox.StandardButton.Save:
            self._afterwards = run
            self.save()

    def may_close(self) -> bool:
        """Tell whether the window may be closed now; if not, it closes later unless canceled."""
        if self._is_closing:
            return True
        self._saver.look()
        if self._saver.task == "save":
            self._afterwards = self._close
            return False
        if not self._saver.modified:
            return True
        self.before_discarding(self._close)
        return False

    def _close(self) -> None:
        self._is_closing = True
        self._window.close()

    def discard(self) -> None:
        """Let the window be closed, even with unsaved work."""
        self._is_closing = True

    # Open and save

    def open(self, path: Path) -> None:
        """Open a project, after asking whether to save the present work."""
        self.before_discarding(lambda: self._saver.open(path))

    def save(self) -> None:
        """Save the project; the first time, ask for its content and its place."""
        if self._project.path is None:
            self.save_as()
        else:
            self._saver.save()

    def save_as(self) -> None:
        """Ask for the content to keep and for the place, and save."""
        question = project_dialogs.TextsQuestion(
            self._window,
            keep=self._project.kept,
            has_pasted=any(
                entry.input.in_memory and entry.input.is_read
                for entry in self._session.files.entries()
            ),
        )
        question.answered.connect(self._choose_place)
        question.rejected.connect(self._forget_afterwards)
        question.open()

    def _choose_place(self, keep: Kept) -> None:
        dialog = project_dialogs.save_dialog(self._suggested_place(), self._window)
        dialog.fileSelected.connect(lambda name: self._saver.save(Path(name), keep=keep))
        dialog.rejected.connect(self._forget_afterwards)
        dialog.open()

    def _suggested_place(self) -> Path:
        if self._project.path is not None:
            return self._project.path
        files = [entry.path for entry in self._session.files.entries() if not entry.input.in_memory]
        folder = files[0].absolute().parent if files else Path(self._preferences.folder)
        name = translate("Project", "evaluation")
        return folder / f"{name}.bleu"

    def _forget_afterwards(self) -> None:
        self._afterwards = None

    def keep(self, keep: Kept) -> None:
        """Keep more in the project from now on, or take what is not kept out of its file."""
        project = self._project
        if keep == project.kept or project.path is None:
            self.show()
            return
        if keep > project.kept:
            self._saver.save(keep=keep)
            return

        box = project_dialogs.removal_box(project.path.name, keep, self._window)
        box.accepted.connect(lambda: self._saver.save(keep=keep))
        box.finished.connect(self.show)
        box.open()

    def _take_saved(self) -> None:
        self._notices.remove(FAILED)
        self.saved.emit()
        afterwards, self._afterwards = self._afterwards, None
        if afterwards is not None:
            self.before_discarding(afterwards)

    # Showing

    def show(self) -> None:
        """Show the project's state, in the current language."""
        if self._session.recorded is None:
            self._notices.remove(INPUTS)
        else:
            self._notices.write_again(INPUTS)
        self._window.setWindowModified(self._saver.modified)
        name = "BLEU Desktop"
        if self._project.path is not None:
            name = one_line(self._project.path.name)
        elif self._saver.modified:
            name = translate("Project", "Untitled")
        # Doubled, because a single one is replaced by Qt's mark of unsaved changes.
        self._window.setWindowTitle(f"{name.replace('[*]', '[*][*]')}[*]")
        self.shown.emit()

    def _show_file(self) -> None:
        for name in (FAILED, INPUTS, VERIFIED):
            self._notices.remove(name)
        if self._project.path is not None:
            self._preferences.add_recent({PROJECT: [str(self._project.path.absolute())]})
        self.show()

    def _show_failure(self, task: str, path: Path, error: BleuError) -> None:
        """Show the reason why a task failed; unsaved work stays as it is."""
        self._afterwards = None
        self._notices.show_notice(FAILED, partial(self._failure, task, path, error))

    def _failure(self, task: str, path: Path, error: BleuError) -> Notice:
        text = errors.error_text(error)
        if task != "save":
            return Notice(text, is_problem=True)
        elsewhere = NoticeAction(translate("Project", "Save as…"), self.save_as)
        if isinstance(error, ProjectConflict):
            reload = NoticeAction(
                translate("Project", "Open the other version"), lambda: self.open(path)
            )
            return Notice(text, (elsewhere, reload), is_problem=True)
        again = NoticeAction(translate("Project", "Try again"), self._saver.save)
        actions = (again, elsewhere) if path == self._project.path else (elsewhere,)
        kept = translate("Project", "Nothing is lost: your work is still here.")
        return Notice(join_sentences(text, kept), actions, is_problem=True)

    def offer(self, recovery: Recovery) -> None:
        """Offer work that was left behind, the newest first."""
        for work in recovery.left_behind():
            self._notices.show_notice(work.path.name, partial(self._offer, recovery, work))
        recovery.failing_changed.connect(lambda: self._show_unprotected(recovery))

    def _show_unprotected(self, recovery: Recovery) -> None:
        """Show that a crash would lose the work, as long as this is so."""
        if recovery.is_failing:
            self._notices.show_notice(UNPROTECTED, self._warning)
        else:
            self._notices.remove(UNPROTECTED)

    def _warning(self) -> Notice:
        text = translate(
            "Project",
            "A crash would lose your unsaved work, because no copy of it can be kept. Save the "
            "project, or free some space on the disk.",
        )
        save = NoticeAction(translate("Project", "Save as…"), self.save_as)
        return Notice(text, (save,), is_problem=True)

    def _offer(self, recovery: Recovery, work: LeftBehind) -> Notice:
        names = [work.project.name] if work.project else list(work.names)
        text = translate("Project", "Not saved when the program ended on {date}: {names}.").format(
            date=format_date_time(work.date), names=join_names(list(map(one_line, names)))
        )

        def reopen() -> None:
            self.before_discarding(lambda: recovery.open(work))

        return Notice(
            text,
            (
                NoticeAction(translate("Project", "Open"), reopen),
                NoticeAction(translate("Project", "Discard"), work.discard),
            ),
            closed=work.leave,
        )

    def _show_unscored(self, error: BleuError) -> None:
        """Show the reason why the recorded result is still shown."""

        def write() -> Notice:
            shown = translate("Project", "Showing the recorded result.")
            return Notice(join_sentences(errors.error_text(error), shown), is_problem=True)

        self._notices.show_notice(FAILED, write)

    def _show_inputs(self, inputs: Sequence[workspace_files.TrackedFile]) -> None:
        """Show the files that have changed or moved since they were scored."""
        changed = [one for one in inputs if one.status == "changed"]
        missing = [one for one in inputs if one.status == "missing"]
        if self._session.recorded is None or not (changed or missing):
            self._notices.remove(INPUTS)
            return
        self._notices.show_notice(INPUTS, partial(self._state_of_inputs, changed, missing))

    def _state_of_inputs(
        self,
        changed: Sequence[workspace_files.TrackedFile],
        missing: Sequence[workspace_files.TrackedFile],
    ) -> Notice:
        texts, actions = [], []
        if changed:
            text = translate("Project", "Changed since they were scored: {files}.")
            texts.append(text.format(files=_names(changed)))
        if missing:
            text = translate("Project", "Not found: {files}.")
            texts.append(text.format(files=_names(missing)))
        recorded = self._session.recorded
        if recorded is not None and recorded.evaluation is self._session.evaluation:
            texts.append(translate("Project", "Showing the recorded result."))
        else:
            texts.append(translate("Project", "Using the recorded texts."))
        if changed and not missing:
            again = translate("Project", "Score again")
            actions.append(NoticeAction(again, self._session.read_files))
        if missing:
            locate = translate("Project", "Locate…")
            actions.append(NoticeAction(locate, lambda: self._locate(missing)))
        return Notice(join_sentences(*texts), tuple(actions), is_problem=bool(missing))

    def _locate(self, missing: Sequence[workspace_files.TrackedFile]) -> None:
        """Ask for the place of the first missing file; the others are looked for beside it."""
        first = missing[0].path
        dialog = project_dialogs.place_dialog(first.name, self._preferences.folder, self._window)
        dialog.fileSelected.connect(lambda name: self._saver.locate(first, Path(name)))
        dialog.rejected.connect(lambda: self._saver.check_inputs())
        dialog.open()

    def _show_verified(self, found: verification.Verification) -> None:
        """Show in one sentence whether the recorded scores are right."""

        def write() -> Notice:
            text = messages_projects.verification_text(found)
            return Notice(text, is_problem=not found.agrees)

        self._notices.show_notice(VERIFIED, write)


def decision_names(made: Sequence[Decision], workspace: Workspace) -> list[str]:
    """Return the names of decisions in a list, those about repairs with their numbers."""
    repairs = Counter(one.kind for each in workspace.inputs for one in each.repairs)
    names = {
        Decision.NOTES: [translate("Project", "comments and bookmarks")],
        Decision.REPAIRS: [_repair_name(kind, count) for kind, count in repairs.items()],
        Decision.PAIRING: [translate("Project", "excluded and kept segments")],
        Decision.NAMES: [translate("Project", "names of texts")],
        Decision.PASTED: [translate("Project", "pasted texts")],
        Decision.ABSENT_NOTES: [translate("Project", "comments on texts that were removed")],
    }
    return [name for decision in made for name in names[decision]]


def _repair_name(kind: RepairKind, count: int) -> str:
    if kind is RepairKind.INSERT_EMPTY:
        if count == 1:
            return translate("Project", "1 line inserted")
        return translate("Project", "{count} lines inserted").format(count=format_number(count))
    if count == 1:
        return translate("Project", "1 line joined with the next")
    text = translate("Project", "{count} lines joined with the next")
    return text.format(count=format_number(count))


def _names(inputs: Sequence[workspace_files.TrackedFile]) -> str:
    return join_names([one_line(one.path.name) for one in inputs])
