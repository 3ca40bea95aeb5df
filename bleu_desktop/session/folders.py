"""The folders the session works on: the pairing of their files, the results, and the shown file."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from bleu_core.evaluation import results as core_results
from bleu_core.files import sets as files_sets
from bleu_desktop.session.work import Outcome


class FolderResults(QObject):
    """The files of folders that belong together, their scores, and the file the pages show.

    Attributes
    ----------
    shown
        Name of the file the pages show; None for all together.

    Signals
    -------
    changed
        `pairing` or `result` has changed.
    shown_changed
        `show` has changed `shown`.
    """

    changed = Signal()
    shown_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shown: str | None = None
        self._outcome = Outcome()

    @property
    def pairing(self) -> files_sets.FolderPairing | None:
        """The files that belong together; None while the inputs are no folders."""
        return self._outcome.pairing

    @property
    def result(self) -> core_results.Evaluation | None:
        """Their scores; None until the user has agreed to the pairing."""
        return self._outcome.evaluation

    def take(self, outcome: Outcome) -> None:
        """Take over the outcome of a job; the shown file stays if it can still be shown."""
        if outcome.pairing is None and self.pairing is None:
            return
        self._outcome = outcome if outcome.pairing is not None else Outcome()
        if self.result is not None and not self._can_show(self.shown):
            scored = self.result.worst_first
            self.shown = scored[0].name if scored and not self.result.has_scores else None
        self.changed.emit()

    def forget(self) -> None:
        """Forget everything, because the next inputs are different."""
        self.shown = None
        self.take(Outcome())

    def show(self, name: str | None) -> bool:
        """Show a file, or all together if `name` is None; return whether that is possible."""
        if not self._can_show(name):
            return False
        if name != self.shown:
            self.shown = name
            self.shown_changed.emit()
        return True

    def _can_show(self, name: str | None) -> bool:
        if self.result is None:
            return False
        if name is None:
            return self.result.has_scores
        return any(each.name == name for each in self.result.scored)

    @property
    def pairing_names(self) -> tuple[str, ...]:
        """The candidates' names."""
        return self.pairing.candidate_names if self.pairing else ()

    @property
    def file(self) -> core_results.ScoredFile | None:
        """The file that is shown; None for all together."""
        if self.result is None:
            return None
        return next((each for each in self.result.scored if each.name == self.shown), None)

    @property
    def evaluation(self) -> core_results.Evaluation | None:
        """The evaluation of the shown file, or of all together; None if nothing could be scored."""
        if self.file is not None:
            return self.file.evaluation
        return self.result if self.result is not None and self.result.has_scores else None

    def part_of(self, outcome: Outcome) -> Outcome:
        """Return the part of an outcome that the pages show: the shown file, or all together."""
        if self.pairing is None:
            return outcome
        if self.result is None:
            return Outcome()
        broken = next((each.error for each in self.result.broken), None)
        return replace(
            outcome,
            evaluation=self.evaluation,
            originals=self._outcome.originals if self.file is None else self.file.originals,
            error=broken if self.evaluation is None else None,
        )
