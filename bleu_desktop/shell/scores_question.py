"""Asks for a file of scores from elsewhere, and which of its scores to use."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from bleu_core.errors import BleuError
from bleu_core.evaluation.given_scores import GivenScores
from bleu_core.files.addresses import Role
from bleu_core.files.score_files import reading, tables
from bleu_core.workspace import reading as workspace_reading
from bleu_core.workspace.inputs import ScoresInput
from bleu_desktop.i18n import translate
from bleu_desktop.inputs import scores_dialog
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.session.session import Session
from bleu_desktop.shared.file_dialogs import file_dialog
from bleu_desktop.shared.jobs import or_error
from bleu_desktop.shell.preferences import Preferences


class ScoresQuestion(QObject):
    """Asks about one file of scores at a time.

    Signals
    -------
    failed
        The `BleuError` for which a file could not be read.
    closed
        The dialog was answered or dismissed.
    """

    failed = Signal(object)
    closed = Signal()

    def __init__(self, session: Session, preferences: Preferences, window: QWidget) -> None:
        super().__init__(window)
        self._files, self._folders = session.files, session.folders
        self._preferences = preferences
        self._window = window
        self._runner = session.new_runner()
        self._runner.finished.connect(self._take)
        self._asked: tuple[FileRow, Path, bool] | None = None
        # The row of the asked file, if it is in the list of candidates.
        self._listed: FileRow | None = None
        self._dialog: scores_dialog.ScoresDialog | None = None

    def choose_file(self, entry: FileRow) -> None:
        """Ask for a file of scores for a candidate."""
        dialog = file_dialog(
            self._window,
            translate("Scores", "Add scores"),
            self._preferences.folder,
            QFileDialog.FileMode.ExistingFile,
            filters=[translate("MainWindow", "All files (*)")],
        )
        dialog.fileSelected.connect(lambda name: self.ask(entry, Path(name)))
        dialog.open()

    def ask(self, entry: FileRow, path: Path, *, dropped: bool = False) -> None:
        """Read a file, and ask which of its scores to use.

        Parameters
        ----------
        dropped
            Whether it was dropped onto the candidate: a file without scores becomes a candidate.
        """
        if not dropped:
            self._preferences.folder = str(path.parent)
        self._listed = None
        self._start(entry, path, dropped)

    def ask_about(self, entry: FileRow, listed: FileRow) -> None:
        """Ask whether another candidate is in truth a file of scores for this one."""
        self._listed = listed
        self._start(entry, listed.path, dropped=True)

    def _start(self, entry: FileRow, path: Path, dropped: bool) -> None:
        self._asked = entry, path, dropped
        self._runner.start(or_error(lambda progress: reading.read_scores(path, progress=progress)))

    def _take(self, found: tables.ScoreContents | BleuError) -> None:
        assert self._asked is not None
        entry, path, dropped = self._asked
        if isinstance(found, BleuError):
            if self._listed is not None:
                return
            if dropped:
                # The file becomes a candidate, whose row shows any error.
                self._files.add(Role.CANDIDATE, [path])
            else:
                self.failed.emit(found)
            return
        if entry in self._files[Role.CANDIDATE]:
            self._open(found, entry, dropped)

    def _open(self, contents: tables.ScoreContents, entry: FileRow, dropped: bool) -> None:
        if self._dialog is not None:
            self._dialog.reject()
        dialog = self._dialog = scores_dialog.ScoresDialog(
            contents, entry, self._reader(contents, entry), self._window, can_be_candidate=dropped
        )
        if (listed := self._listed) is None:
            add = partial(self._files.add, Role.CANDIDATE, [contents.path])
            dialog.candidate_wanted.connect(add)
        else:
            dialog.chosen.connect(lambda _: self._files.remove([listed]))
        dialog.chosen.connect(lambda choice: self._files.attach_scores(entry, choice))
        dialog.finished.connect(lambda: self._forget(dialog))
        dialog.open()

    def _reader(
        self, contents: tables.ScoreContents, entry: FileRow
    ) -> Callable[[tables.ScoreAddress], GivenScores] | None:
        """Return a function that reads scores of a candidate; None if this has not been read."""
        text = self._folders.result if entry.input.is_folder else entry.document
        if text is None:
            return None
        place = [*self._files[Role.CANDIDATE]].index(entry)
        return lambda address: workspace_reading.read_scores(
            ScoresInput("scores", address), text, place, {contents.path: contents}
        )

    def _forget(self, dialog: scores_dialog.ScoresDialog) -> None:
        if self._dialog is dialog:
            self._dialog = None
            self.closed.emit()
