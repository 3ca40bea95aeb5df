"""Groups of segments side by side: origins, translators, dates or files.

Groups cover different segments, so a difference may also be one of the segments: an engine that is
asked only for difficult texts is not worse for it, and neither is a translator. No test can tell.
Origins are compared all the same; people are not, and their similarity has no interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bleu_core.changes import model
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.scoring.matrices import Matrix
from bleu_core.scoring.resampling import Interval, bootstrap_scores, holm, percentile_interval
from bleu_core.scoring.rounding import ROUNDING
from bleu_core.settings import SIGNIFICANCE_LEVEL, Resampling

# More groups are compared in too many pairs to find anything.
_MOST_COMPARED = 6
# More days are put together by month.
_MOST_DAYS = 31
# A trial takes time for each segment; of many segments and pairs, fewer trials are enough.
_MOST_DRAWN = 200_000_000
_LEAST_TRIALS = 1_000


@dataclass(frozen=True)
class GroupResult:
    """The changes of the segments of one group.

    Attributes
    ----------
    group
        The origin, translator, date or file.
    volume
        The size of its segments.
    measured, unchanged
        Number of suggestions, and of those left as they are.
    similarity
        100 times 1 minus the sum of the edit distances by the sum of the lengths, in characters;
        None if nothing was measured.
    interval
        The 95 % interval of the similarity, by bootstrap; None for a single suggestion, and for a
        translator.
    """

    group: model.ChangeGroup
    volume: model.Volume
    measured: int
    unchanged: int
    similarity: float | None
    interval: Interval | None

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        group = self.group
        return {
            **({"name": group or None} if isinstance(group, str) else group.to_dict()),
            **asdict(self.volume),
            "suggestions": self.measured,
            "unchanged": self.unchanged,
            "similarity": self.similarity,
            "interval": self.interval and self.interval.to_dict(),
        }


@dataclass(frozen=True)
class GroupComparison:
    """Two groups compared.

    Attributes
    ----------
    first, second
        Their indices among the results.
    difference
        The similarity of the second minus that of the first, in points.
    p_value
        The share of random divisions of the segments into two groups of these sizes with a
        difference this large; two-sided.
    p_holm
        The same, Holm-corrected for the number of comparisons.
    trials
        Number of divisions.
    """

    first: int
    second: int
    difference: float
    p_value: float
    p_holm: float
    trials: int

    @property
    def is_least_p(self) -> bool:
        """Whether p is only known to be this small or smaller: no division came that far."""
        return self.p_value * (self.trials + 1) < 1.5

    @property
    def is_significant(self) -> bool:
        """Whether the difference is significant after correction."""
        return self.p_holm < SIGNIFICANCE_LEVEL

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {**asdict(self), "significant": self.is_significant}


@dataclass(frozen=True)
class ByGroup:
    """The groups of an analysis.

    Attributes
    ----------
    by
        What they are.
    rows
        The groups: origins and translators with most segments first, dates in their order, all
        files in theirs.
    comparisons
        Each pair of the six origins with most suggestions; empty for other groups.
    """

    by: model.Grouping
    rows: tuple[GroupResult, ...]
    comparisons: tuple[GroupComparison, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Return the groups as plain data."""
        content: dict[str, Any] = {f"{self.by}s": [row.to_dict() for row in self.rows]}
        if self.by == "origin":
            content["origin_comparisons"] = [each.to_dict() for each in self.comparisons]
        return content


def group_changes(
    changes: model.Changes,
    by: model.Grouping,
    resampling: Resampling | None = None,
    progress: Progress = SILENT,
) -> ByGroup:
    """Put the segments of an analysis into groups, and compare origins.

    Parameters
    ----------
    changes
        The analysis.
    by
        What a group is. More than 31 dates are put together by month.
    resampling
        Numbers of resamples and trials, and their seed.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    Cancelled
    """
    resampling = resampling or Resampling()
    results: list[tuple[GroupResult, Matrix]] = []
    for group, own in _members(changes, by):
        progress.check()
        matrix = _measured(changes, own)
        has_interval = len(matrix) > 1 and by != "translator"
        result = GroupResult(
            group=group,
            volume=changes.volume(own),
            measured=len(matrix),
            unchanged=int(np.count_nonzero(matrix[:, 0] == 0)),
            similarity=float(_similarity(matrix.sum(axis=0))) if len(matrix) else None,
            interval=_interval(matrix, resampling, progress) if has_interval else None,
        )
        results.append((result, matrix))
    if by in ("origin", "translator"):
        results.sort(key=lambda each: -each[0].volume.segments)
    comparisons: tuple[GroupComparison, ...] = ()
    if by == "origin":
        comparisons = _comparisons([matrix for _, matrix in results], resampling, progress)
    return ByGroup(by, tuple(result for result, _ in results), comparisons)


def _members(
    changes: model.Changes, by: model.Grouping
) -> list[tuple[model.ChangeGroup, model.Integers]]:
    """Return the groups with the indices of their rows."""
    groups: Sequence[model.ChangeGroup]
    numbers = changes.group
    if by == "origin":
        groups = changes.groups
        # Whether a locked segment had a suggestion, and from where, is not known.
        numbers = np.where(changes.rows.state == model.SegmentState.LOCKED, len(groups), numbers)
    elif by == "file":
        groups = changes.files or changes.documents
        numbers = changes.rows.file
    else:
        names = _translators(changes) if by == "translator" else _dates(changes)
        order = {name: number for number, name in enumerate(sorted({*names}, key=_unnamed_last))}
        groups = [*order]
        of_statements = np.array([order[name] for name in names], np.int64)
        numbers = of_statements[changes.rows.edited]
    # One pass for all groups: a name can be different in every row.
    rows = np.argsort(numbers, kind="stable")
    ends = np.searchsorted(numbers[rows], np.arange(1, len(groups) + 1))
    members = zip(groups, np.split(rows, ends)[:-1], strict=True)
    return [(group, own) for group, own in members if len(own) or by != "origin"]


def _unnamed_last(name: str) -> tuple[bool, str]:
    return not name, name


def _translators(changes: model.Changes) -> list[str]:
    return [each.by for each in changes.edited]


def _dates(changes: model.Changes) -> list[str]:
    """Return the day of each statement, or its month if there are many days."""
    days = {each.on for each in changes.edited if each.on}
    form = "%Y-%m" if len(days) > _MOST_DAYS else "%Y-%m-%d"
    return [each.on.strftime(form) if each.on else "" for each in changes.edited]


def _measured(changes: model.Changes, own: model.Integers) -> Matrix:
    """Return the distances and lengths of the suggestions among some rows."""
    rows = changes.rows
    measured = own[rows.state[own] == model.SegmentState.MEASURED]
    return np.stack((rows.distance[measured], rows.length[measured]), axis=1)


def _comparisons(
    matrices: Sequence[Matrix], resampling: Resampling, progress: Progress
) -> tuple[GroupComparison, ...]:
    """Compare each pair of the groups with most suggestions."""
    several = [place for place, matrix in enumerate(matrices) if len(matrix) > 1]
    several.sort(key=lambda place: -len(matrices[place]))
    pairs = list(combinations(sorted(several[:_MOST_COMPARED]), 2))
    segments = sum(len(matrices[first]) + len(matrices[second]) for first, second in pairs)
    most = max(_LEAST_TRIALS, _MOST_DRAWN // max(segments, 1))
    trials = min(resampling.randomization_trials, most)
    found = [
        _compare(
            matrices[first],
            matrices[second],
            trials,
            resampling.seed,
            progress.part(number, len(pairs)),
        )
        for number, (first, second) in enumerate(pairs)
    ]
    corrected = holm([p for _, p in found])
    return tuple(
        GroupComparison(*pair, difference, p, p_holm, trials)
        for pair, (difference, p), p_holm in zip(pairs, found, corrected, strict=True)
    )


def _similarity(sums: NDArray[Any]) -> NDArray[np.float64]:
    """Return the similarity in percent, given sums of distances and lengths."""
    percents: NDArray[np.float64] = 100.0 * (1.0 - sums[..., 0] / sums[..., 1])
    return percents


def _interval(matrix: Matrix, resampling: Resampling, progress: Progress) -> Interval:
    (scores,) = bootstrap_scores(
        [matrix.astype(np.int32)],
        [_similarity],
        resamples=resampling.bootstrap_resamples,
        seed=resampling.seed,
        progress=progress.without_report(),
    )
    return percentile_interval(scores)


def _compare(
    first: Matrix, second: Matrix, trials: int, seed: int, progress: Progress
) -> tuple[float, float]:
    """Return the difference of two groups of segments, and its p.

    Notes
    -----
    Unpaired permutation test, two-sided: if the group made no difference, any division of the
    segments into groups of these sizes would have been as likely.
    """
    both = np.concatenate((first, second)).astype(np.float64)
    total = both.sum(axis=0)
    difference = float(_similarity(second.sum(axis=0)) - _similarity(first.sum(axis=0)))
    small = min(len(first), len(second))
    draw = np.random.default_rng(seed)
    reached = 0
    for trial in range(trials):
        if trial % 64 == 0:
            progress.step(Stage.RESAMPLING, trial, trials)
        chosen = draw.choice(len(both), small, replace=False, shuffle=False)
        one = both[chosen].sum(axis=0)
        other = total - one
        drawn = float(_similarity(one) - _similarity(other))
        reached += abs(drawn) >= abs(difference) - ROUNDING
    progress.step(Stage.RESAMPLING, trials, trials)
    return difference, (reached + 1) / (trials + 1)
