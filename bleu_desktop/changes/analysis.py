"""The numbers on the page, computed in the background."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bleu_core.changes.by_origin import ByOrigin
    from bleu_core.changes.model import Changes
    from bleu_core.changes.substitutions import Substitution
    from bleu_core.files.documents import Document
    from bleu_core.progress import Progress
    from bleu_core.results import Evaluation

MOST_SEGMENTS = 8
"""The most segments shown among those in which most was changed."""


@dataclass(frozen=True)
class Analysis:
    """Everything that is known about the changes of an evaluation.

    Attributes
    ----------
    evaluation
        The suggestions as its candidate, the final texts as its reference.
    changes
        The changes of all segments.
    most_changed
        The rows of `changes` in which most characters were changed, most first.
    origins
        The origins side by side; None until they are compared, or if there is only one.
    substitutions
        The words that were changed several times; None until they are counted.
    """

    evaluation: Evaluation
    changes: Changes
    most_changed: Sequence[int] = ()
    origins: ByOrigin | None = None
    substitutions: Sequence[Substitution] | None = None

    def of(self, evaluation: Evaluation) -> Analysis:
        """Return the same analysis with further metrics of the same texts."""
        return replace(self, evaluation=evaluation)


def analyze(
    evaluation: Evaluation,
    originals: Sequence[Document],
    progress: Progress,
    tell: Callable[[Analysis], None],
) -> Analysis:
    """Return the analysis of an evaluation; `tell` receives the first parts of it."""
    from bleu_core.changes.by_origin import by_origin
    from bleu_core.changes.measuring import measure_changes
    from bleu_core.changes.substitutions import find_substitutions

    changes = measure_changes(evaluation, originals, progress=progress)
    segments = changes.most_changed(MOST_SEGMENTS)
    most_changed = [int((changes.rows.segment == segment).argmax()) for segment in segments]
    # Sums over a million segments would block the window.
    _ = changes.bands, changes.similarity, changes.edits, changes.rewritten
    analysis = Analysis(evaluation, changes, most_changed)
    tell(analysis)
    found = find_substitutions(evaluation, changes, progress=progress)
    analysis = replace(analysis, substitutions=found)
    if len(changes.groups) > 1:
        tell(analysis)
        resampling = evaluation.settings.resampling
        origins = by_origin(changes, resampling=resampling, progress=progress)
        analysis = replace(analysis, origins=origins)
    return analysis
