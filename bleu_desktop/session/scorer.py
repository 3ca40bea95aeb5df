"""Reads and scores the files in the background."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from bleu_core.corpus.addresses import Role
from bleu_core.progress import Progress
from bleu_core.settings import Settings
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.jobs import JobRunner, without_collection
from bleu_desktop.session.scores_reading import ScoresText
from bleu_desktop.session.scoring_job import Outcome, Text, score_files

if TYPE_CHECKING:
    from bleu_core.corpus.documents import Document
    from bleu_core.folders.sets import FolderPairing
    from bleu_core.results import Evaluation
    from bleu_desktop.session.scoring_job import FolderOutcome


class Scorer(QObject):
    """Scores the lists of files; a new request replaces the one before.

    Signals
    -------
    progress
        Stage, amount done, and total of the running job.
    partial, finished
        The `Outcome`: while more is to come, and with everything.
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

    def take(self, evaluation: Evaluation, originals: tuple[Document, ...]) -> None:
        """Go on from an evaluation of the files as they are in the lists."""
        self.cancel()
        texts = tuple(self._texts())
        self._last = Outcome((), evaluation, originals=originals, texts=texts)

    def take_folders(self, folders: FolderOutcome) -> None:
        """Go on from a result of the folders as they are in the lists."""
        self.cancel()
        self._last = Outcome((), texts=tuple(self._texts()), folders=folders)

    def cancel(self) -> None:
        """Drop the request and its job."""
        self._turn.stop()
        self._runner.cancel()
        self._last = None

    def stop(self) -> None:
        """Cancel, and wait for the job to end."""
        self._turn.stop()
        self._runner.stop()

    def _texts(self) -> list[Text]:
        return [
            Text(
                entry.number,
                role,
                entry.address,
                entry.encoding,
                entry.document,
                entry.error is not None,
                entry.repairs,
                entry.given_name,
                tuple(
                    ScoresText(
                        one.number,
                        one.choice,
                        one.given,
                        one.error is not None and one.given is None,
                    )
                    for one in (entry.scores if role is Role.CANDIDATE else ())
                ),
                is_folder=entry.is_folder,
                version=entry.version,
            )
            for role in Role
            for entry in self._files[role]
        ]

    def _start(self) -> None:
        texts = self._texts()
        contents, settings = self._files.all_contents(), self._settings
        if any(text.is_folder for text in texts):
            self._start_folders(texts)
            return
        if self._last is not None and not self._last.counts_for(texts, settings):
            self._last = None
        last = self._last

        def work(progress: Progress, tell: Callable[[Outcome], None]) -> Outcome:
            with without_collection():
                return score_files(texts, contents, settings, progress, last, tell)

        self._runner.start_in_steps(work)

    def _start_folders(self, texts: list[Text]) -> None:
        settings, last, accepted = self._settings, self._last, self._accepted

        def work(progress: Progress) -> Outcome:
            from bleu_desktop.session.folder_job import score_folders

            with without_collection():
                return score_folders(texts, settings, progress, last, accepted)

        self._runner.start(work)

    def accept(self, pairing: FolderPairing | bool) -> None:
        """Score folders whose files are paired like this; True for any."""
        self._accepted = pairing

    def _finish(self, outcome: Outcome) -> None:
        self._last = outcome
        self.finished.emit(outcome)
