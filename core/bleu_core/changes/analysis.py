"""A post-editing analysis as a whole: everything that the window, the terminal and reports show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from bleu_core.changes.by_group import ByGroup, group_changes
from bleu_core.changes.lines import Lines
from bleu_core.changes.measuring import measure_changes
from bleu_core.changes.model import Changes
from bleu_core.changes.schemes import Scheme
from bleu_core.changes.substitutions import Substitution, find_substitutions
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import FieldKind
from bleu_core.files.documents import Document
from bleu_core.progress import SILENT, Progress


@dataclass(frozen=True, eq=False)
class ChangeAnalysis:
    """Everything that is known about the changes from suggestions to final texts.

    Attributes
    ----------
    evaluation
        The suggestions as its candidate, the final texts as its reference.
    changes
        The changes of all segments.
    substitutions
        The words that were changed several times; None until they are counted.
    groups
        Origins, translators, dates and files side by side, as far as the files name them; empty
        until they are compared.
    originals
        See `bleu_core.changes.measuring.measure_changes`.
    """

    evaluation: Evaluation
    changes: Changes
    substitutions: tuple[Substitution, ...] | None = None
    groups: tuple[ByGroup, ...] = ()
    originals: Sequence[Document] = ()

    @cached_property
    def lines(self) -> Lines:
        """The lines of the analysis, by the rows of `changes`."""
        return Lines(self.evaluation, self.changes, self.originals)

    @property
    def is_complete(self) -> bool:
        """Whether words are counted and groups compared, too."""
        by = tuple(each.by for each in self.groups)
        return self.substitutions is not None and by == self.changes.groupings

    def with_scheme(self, scheme: Scheme) -> ChangeAnalysis:
        """Return the analysis with other bands and weights.

        If an answer moves an origin to another kind, origins have to be compared again.
        """
        changes = replace(self.changes, scheme=scheme)
        are_same = changes.groups == self.changes.groups
        kept = (each for each in self.groups if are_same or each.by != "origin")
        return replace(self, changes=changes, groups=tuple(kept))

    @property
    def percents(self) -> dict[str, float]:
        """The score by each metric of the segments that are measured: those with both texts."""
        segments = self.changes.measured_segments
        are_all = len(segments) in (0, self.evaluation.segments)
        return {
            result.metric.name: result.percent
            if are_all
            else result.metric.percent(result.statistics[segments])
            for candidate in self.evaluation.candidates[:1]
            for result in candidate.metrics
        }

    @property
    def are_chosen(self) -> bool:
        """Whether suggestions were chosen among those that files keep beside translations."""
        evaluation = self.evaluation
        selections = [document.selection for document in evaluation.aligned.candidates]
        if evaluation.pairing is not None:
            selections = [folder.address.selection for folder in evaluation.pairing.candidates]
        return any(selection.kind is FieldKind.ALT_TRANS for selection in selections)


def analyze_changes(
    evaluation: Evaluation,
    originals: Sequence[Document] = (),
    *,
    scheme: Scheme | None = None,
    tell: Callable[[ChangeAnalysis], object] | None = None,
    progress: Progress = SILENT,
) -> ChangeAnalysis:
    """Analyze the changes from the suggestions of an evaluation to its final texts.

    Parameters
    ----------
    evaluation, originals, scheme
        See `bleu_core.changes.measuring.measure_changes`.
    tell
        Receives the analysis whenever a part of it is finished.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    TextsMissing
        If the texts were not kept.
    Cancelled
    """
    changes = measure_changes(evaluation, originals, scheme=scheme, progress=progress)
    # Sums over a million segments take time, which belongs here and not where they are shown.
    _ = changes.sums, changes.similarity
    analysis = ChangeAnalysis(evaluation, changes, originals=originals)
    if tell is not None:
        tell(analysis)
    return complete_analysis(analysis, tell=tell, progress=progress)


def complete_analysis(
    analysis: ChangeAnalysis,
    *,
    tell: Callable[[ChangeAnalysis], object] | None = None,
    progress: Progress = SILENT,
) -> ChangeAnalysis:
    """Return an analysis with the parts that it does not have yet.

    Parameters
    ----------
    tell, progress
        See `analyze_changes`.

    Raises
    ------
    Cancelled
    """
    evaluation, changes = analysis.evaluation, analysis.changes
    if analysis.substitutions is None:
        found = find_substitutions(evaluation, changes, progress=progress)
        analysis = replace(analysis, substitutions=found)
        if tell is not None:
            tell(analysis)
    known = {each.by: each for each in analysis.groups}
    resampling = evaluation.settings.resampling
    groups = [
        known.get(by) or group_changes(changes, by, resampling, progress)
        for by in changes.groupings
    ]
    return replace(analysis, groups=tuple(groups))
