"""Reads and scores the files in the background."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from bleu_core.progress import Progress
from bleu_core.settings import Settings
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.jobs import JobRunner, without_collection
from bleu_desktop.session.scoring_job import Outcome, score_files

if TYPE_CHECKING:
    from bleu_core.files.sets import FolderPairing
    from bleu_core.workspace.workspace import Workspace


class Scorer(QObject):
    """Scores the lists of files; a new request replaces the one before.

    Signals
    -------
    progress
        Stage, amount done, and total of the running job.
    partial, finished
        The `Outcome`, while more is to come and when it is complete.
    failed
        An exception nobody expected.
    """

    progress = Signal(object, int, int)
    partial = Signal(object)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, files: FileLists, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files
        self._settings = Settings()
        self._last: Outcome | None = None
        self._versions: tuple[int, ...] = ()
        self._accepted: FolderPairing | bool = False
        self._runner = JobRunner(self)
        self._runner.progress.connect(self.progress)
        self._runner.partial.connect(self.partial)
        self._runner.finished.connect(self._finish)
        self._runner.failed.connect(self.failed)
        # Several changes in one turn of the event loop start one job.
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._start)

    def request(self, settings: Settings) -> None:
        """Score the files as they are at the next turn of the event loop."""
        self._runner.cancel()
        self._settings = settings
        self._turn.start()

    def take(self, outcome: Outcome) -> None:
        """Go on from an outcome of the files as they are in the lists."""
        self.cancel()
        self._last, self._versions = outcome, self._files.versions()

    def cancel(self) -> None:
        """Drop the request and its job."""
        self._turn.stop()
        self._runner.cancel()
        self._last = None

    def stop(self) -> None:
        """Cancel, and wait for the job to end."""
        self._turn.stop()
        self._runner.stop()

    def _start(self) -> None:
        workspace = replace(self._files.workspace(), settings=self._settings)
        undecided = self._files.undecided
        if undecided and all(entry.is_folder for entry in undecided):
            from bleu_core.workspace.roles import RoleEvidence

            self._finish(Outcome(workspace, role_evidence=RoleEvidence()))
            return
        if workspace.has_folders:
            self._start_folders(workspace)
            return
        if self._last is not None and not self._last.counts_for(workspace):
            self._last = None
        last, task = self._last, self._files.task(workspace)

        def work(progress: Progress, tell: Callable[[Outcome], None]) -> Outcome:
            with without_collection():
                return score_files(task, progress, last, tell)

        self._runner.start_in_steps(work)

    def _start_folders(self, workspace: Workspace) -> None:
        known, versions = None, self._files.versions()
        if self._last is not None and self._last.workspace.inputs == workspace.inputs:
            # The last outcome does not count for folders that are to be read again.
            known = self._last if versions == self._versions else None
        self._versions, accepted = versions, self._accepted
        is_alone = self._files.is_folder_alone

        def work(progress: Progress) -> Outcome:
            from bleu_desktop.session.folder_job import score_folders

            with without_collection():
                return score_folders(workspace, progress, known, accepted, is_alone=is_alone)

        self._runner.start(work)

    def accept(self, pairing: FolderPairing | bool) -> None:
        """Score folders whose files are paired like this; True for any pairing."""
        self._accepted = pairing

    def _finish(self, outcome: Outcome) -> None:
        self._last = outcome
        self.finished.emit(outcome)
