"""The project file in which the work is kept, and the changes between its runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from bleu_core.analysis import segments as comparing_segments
from bleu_core.errors import BleuError, Cancelled
from bleu_core.evaluation import results as core_results
from bleu_core.progress import Progress
from bleu_core.projects import project as projects_project
from bleu_core.projects.kept import EVERYTHING
from bleu_core.workspace import comparison as workspace_comparison
from bleu_core.workspace import runs as workspace_runs
from bleu_desktop.shared.jobs import JobRunner


class ProjectFile(QObject):
    """The file in which the work is kept, and the runs recorded there.

    Attributes
    ----------
    content
        The open project, which any thread can read; None while the work is in no file.
    kept
        What the file keeps besides numbers.
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
        self.content: projects_project.Project | None = None
        self.kept = EVERYTHING
        self.runs: tuple[workspace_runs.Run, ...] = ()
        self.shown: workspace_runs.Run | None = None
        self.evaluation: core_results.Evaluation | None = None

    @property
    def path(self) -> Path | None:
        """The path of the file; None while the work is in no file."""
        return self.content.path if self.content is not None else None

    def show(
        self,
        content: projects_project.Project,
        runs: tuple[workspace_runs.Run, ...],
        shown: workspace_runs.Run | None,
        evaluation: core_results.Evaluation | None,
    ) -> None:
        """Go on with a file as it is now."""
        self.content, self.runs = content, runs
        self.shown, self.evaluation = shown, evaluation
        self.kept = content.kept
        self.changed.emit()

    def show_runs(self, runs: tuple[workspace_runs.Run, ...]) -> None:
        """Go on with these runs: one was renamed or deleted."""
        self.runs = runs
        number = self.shown.number if self.shown is not None else 0
        self.shown = next((run for run in runs if run.number == number), None)
        if self.shown is None:
            self.evaluation = None
        self.changed.emit()

    def has(self, evaluation: core_results.Evaluation) -> bool:
        """Tell whether a result is that of the run `shown`, or the same computed again."""
        if self.evaluation is None or self.evaluation is evaluation:
            return self.evaluation is evaluation
        return _numbers(self.evaluation) == _numbers(evaluation)

    def close(self) -> None:
        """Go on without a file."""
        if self.content is not None:
            self._forget()
            self.changed.emit()


def _numbers(evaluation: core_results.Evaluation) -> object:
    """Return everything that differs between two results, but not their texts."""
    files = [
        (
            file.name,
            _numbers(file.evaluation)
            if isinstance(file, core_results.ScoredFile)
            else type(file.error),
        )
        for file in evaluation.files
    ]
    return workspace_runs.run_of(evaluation), evaluation.comparisons, files


class RunPair(NamedTuple):
    """Two runs to compare.

    Attributes
    ----------
    old
        Number of the earlier run.
    new
        Number of the later run; None for the shown result if it is not recorded.
    """

    old: int
    new: int | None


@dataclass(frozen=True, eq=False)
class RunDifferences:
    """The changes between two runs.

    Attributes
    ----------
    pair
        The runs.
    evaluation
        The result that is shown, if it is the later one.
    comparison
        Their scores, tested on the segments in common; None if they cannot be compared.
    problem
        The reason why they cannot be compared.
    worse
        For each candidate of both runs, the segments of the later run that score lower than before.
    """

    pair: RunPair
    evaluation: core_results.Evaluation | None
    comparison: workspace_comparison.RunComparison | None = None
    problem: BleuError | None = None
    worse: Mapping[str, comparing_segments.Mask] = field(default_factory=dict, repr=False)


class RunChanges(QObject):
    """Compares two runs of the project: the latest two, until the user chooses others.

    Nothing is computed before a page needs it.

    Attributes
    ----------
    pair
        The runs that are compared; None while there are no two.
    found
        The changes; None while they are not known.

    Signals
    -------
    changed
        `pair` or `found` has changed.
    """

    changed = Signal()

    def __init__(
        self,
        project: ProjectFile,
        evaluation: Callable[[], core_results.Evaluation | None],
        runner: JobRunner,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._evaluation = evaluation
        self._runner = runner
        self._chosen = False
        self._is_wanted = False
        # The runs that are being compared in the background.
        self._asked: tuple[RunPair, core_results.Evaluation | None] | None = None
        self._runs: tuple[int, ...] = ()
        self.pair: RunPair | None = None
        self.found: RunDifferences | None = None
        runner.finished.connect(self._take)
        project.changed.connect(self.follow)

    @property
    def runs(self) -> tuple[workspace_runs.Run, ...]:
        """The runs of the project, the first one first."""
        return self._project.runs

    @property
    def has_new_result(self) -> bool:
        """Whether the shown result has not been recorded as a run."""
        return bool(self.runs) and self._evaluation() is not None and self._shown() is None

    def _shown(self) -> workspace_runs.Run | None:
        """Return the run of the shown result; None if it has none."""
        evaluation = self._evaluation()
        if evaluation is None or not self._project.has(evaluation):
            return None
        return self._project.shown

    def follow(self) -> None:
        """Go on with the project's runs and the result that is shown as they are now."""
        numbers = tuple(run.number for run in self.runs)
        # After a run was recorded or deleted, the user wants to see the latest ones.
        if numbers != self._runs:
            self._runs, self._chosen = numbers, False
        pair = self.pair
        if pair is not None and pair.new is None and not self.has_new_result:
            self._chosen = False
        if not self._chosen:
            pair = self._latest(numbers)
        self._show(pair)

    def _latest(self, numbers: tuple[int, ...]) -> RunPair | None:
        shown = self._shown()
        new = None if self.has_new_result else (shown.number if shown else max(numbers, default=0))
        earlier = [number for number in numbers if new is None or number < new]
        return RunPair(earlier[-1], new) if earlier else None

    def choose(self, old: int, new: int | None) -> None:
        """Compare these runs."""
        self._chosen = True
        self._show(RunPair(old, new))

    def want(self) -> None:
        """Compute the changes unless they are known, because a page shows them."""
        self._is_wanted = True
        self._show(self.pair)

    def worse(self, candidate: str) -> comparing_segments.Mask | None:
        """Return the segments that score lower than before; None if that is not known."""
        found, evaluation = self.found, self._evaluation()
        if found is None or evaluation is None or found.evaluation is not evaluation:
            return None
        return found.worse.get(candidate)

    def _show(self, pair: RunPair | None) -> None:
        evaluation = self._evaluated(pair)
        found = self.found
        if found is not None and (found.pair != pair or found.evaluation is not evaluation):
            found = None
        is_other = pair != self.pair or found is not self.found
        self.pair, self.found = pair, found
        asked = None
        if pair is not None and found is None and self._is_wanted:
            asked = pair, evaluation
        if asked != self._asked:
            self._asked = asked
            self._runner.cancel()
            if asked is not None:
                self._start(*asked)
        if is_other:
            self.changed.emit()

    def _evaluated(self, pair: RunPair | None) -> core_results.Evaluation | None:
        """Return the result that is shown, if it is the later one of two."""
        shown = self._shown()
        if pair is None or (pair.new is not None and (shown is None or shown.number != pair.new)):
            return None
        return self._evaluation()

    def _start(self, pair: RunPair, evaluation: core_results.Evaluation | None) -> None:
        content = self._project.content
        if content is not None:
            self._runner.start(lambda progress: _compare(content, pair, evaluation, progress))

    def _take(self, found: RunDifferences) -> None:
        self._asked = None
        self.found = found
        self.changed.emit()


def _compare(
    content: projects_project.Project,
    pair: RunPair,
    evaluation: core_results.Evaluation | None,
    progress: Progress,
) -> RunDifferences:
    try:
        old = content.run(pair.old)
        if evaluation is not None:
            new, resampling = workspace_runs.run_of(evaluation), evaluation.settings.resampling
        else:
            assert pair.new is not None
            new, resampling = content.run(pair.new), None
        comparison = workspace_comparison.compare_runs(
            old, new, resampling=resampling, progress=progress
        )
        worse = {}
        for each in comparison.candidates:
            bleu = each.metric("bleu")
            if bleu.refusal is None:
                changed = workspace_comparison.segment_changes(comparison, bleu, progress)
                worse[each.name] = workspace_comparison.worse_since(changed, bleu.score)
    except Cancelled:
        raise
    except BleuError as error:
        return RunDifferences(pair, evaluation, problem=error)
    return RunDifferences(pair, evaluation, comparison, worse=worse)
