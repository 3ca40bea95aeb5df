"""Checks the texts that were scored, in the background."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bleu_core.progress import Progress
from bleu_desktop.session.jobs import JobRunner

if TYPE_CHECKING:
    from bleu_core.checking import CheckReport
    from bleu_core.files.documents import Document
    from bleu_core.results import Evaluation


class TextCheck(QObject):
    """Checks the documents of an evaluation; it has a thread of its own beside the scoring.

    Signals
    -------
    finished
        The `CheckReport`, None if there is nothing to check.
    failed
        An exception nobody expected.
    """

    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = JobRunner(self)
        self._runner.finished.connect(self.finished)
        self._runner.failed.connect(self.failed)

    def start(
        self,
        evaluation: Evaluation,
        originals: Sequence[Document],
    ) -> None:
        """Check an evaluation's references, candidates and source, as they were loaded."""

        def work(progress: Progress) -> CheckReport:
            if evaluation.files:
                from bleu_core.folders.checking import check_pooled

                return check_pooled(evaluation, progress)
            from bleu_core.checking import check_documents

            references = originals[: evaluation.references]
            last = evaluation.references + len(evaluation.candidates)
            return check_documents(
                candidates=originals[evaluation.references : last],
                references=references,
                source=next(iter(originals[last:]), None),
                settings=evaluation.settings,
                progress=progress,
            )

        self._runner.start(work)

    def cancel(self) -> None:
        """Drop the running check."""
        self._runner.cancel()

    def stop(self) -> None:
        """Cancel, and wait for the check to end."""
        self._runner.stop()
