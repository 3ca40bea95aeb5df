"""The project file in which the work is kept, as the window knows it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from bleu_core.projects.project import Project
    from bleu_core.results import Evaluation
    from bleu_core.workspace.runs import Run


class ProjectFile(QObject):
    """The file in which the work is kept, and the runs recorded there.

    Attributes
    ----------
    content
        The open project, which any thread can read; None while the work is in no file.
    keeps_texts
        Whether the file keeps texts, or numbers only.
    runs
        All runs, the first one first.
    shown, evaluation
        The run that was opened or saved last, and its result; None if there is none.

    Signals
    -------
    changed
        The file, its runs, or the run that is shown have changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._forget()

    def _forget(self) -> None:
        self.content: Project | None = None
        self.keeps_texts = True
        self.runs: tuple[Run, ...] = ()
        self.shown: Run | None = None
        self.evaluation: Evaluation | None = None

    @property
    def path(self) -> Path | None:
        """The path of the file; None while the work is in no file."""
        return self.content.path if self.content is not None else None

    def show(
        self,
        content: Project,
        runs: tuple[Run, ...],
        shown: Run | None,
        evaluation: Evaluation | None,
    ) -> None:
        """Go on with a file as it is now."""
        self.content, self.runs = content, runs
        self.shown, self.evaluation = shown, evaluation
        self.keeps_texts = content.keeps_texts
        self.changed.emit()

    def show_runs(self, runs: tuple[Run, ...]) -> None:
        """Go on with these runs: one was renamed or deleted."""
        self.runs = runs
        if self.shown is not None:
            number = self.shown.number
            self.shown = next((run for run in runs if run.number == number), None)
        if self.shown is None:
            self.evaluation = None
        self.changed.emit()

    def has(self, evaluation: Evaluation) -> bool:
        """Tell whether a result is that of the run `shown`, or the same computed again."""
        if self.evaluation is None or self.evaluation is evaluation:
            return self.evaluation is evaluation
        return _numbers(self.evaluation) == _numbers(evaluation)

    def close(self) -> None:
        """Go on without a file."""
        if self.content is not None:
            self._forget()
            self.changed.emit()


def _numbers(evaluation: Evaluation) -> object:
    """Return everything that differs between two results, but not their texts."""
    # Imported lazily to speed up start-up.
    from bleu_core.results import ScoredFile
    from bleu_core.workspace.runs import run_of

    files = [
        (file.name, _numbers(file.evaluation) if isinstance(file, ScoredFile) else type(file.error))
        for file in evaluation.files
    ]
    return run_of(evaluation), evaluation.comparisons, files
