"""Significance of drops since an earlier run, for the scores of many files at once.

The test is that of `compare_runs`. But p is corrected for all comparisons, and thousands of files
would take hours if each was tested with the number of resamples that the correction needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.resampling import holm
from bleu_core.scoring.significance import Comparison, most_resamples, resample_metrics
from bleu_core.scoring.verdicts import at_limit, judge
from bleu_core.settings import Resampling
from bleu_core.workspace.comparison import MetricChange, RunComparison, paired_test_of

# Files tested in one go; more would take more memory.
_BATCH = 10


@dataclass(frozen=True)
class Drop:
    """A candidate's score in one metric that may be worse than in an earlier run.

    Attributes
    ----------
    comparison
        The two runs.
    candidate
        The candidate's name.
    change
        Its scores, on segments in common; without these if there are none.
    """

    comparison: RunComparison
    candidate: str
    change: MetricChange

    @property
    def percent_in_common(self) -> float:
        """`RunComparison.common_share` in percent."""
        return 100 * self.comparison.common_share

    @property
    def points(self) -> float:
        """Points by which the score is worse than before; negative if it is better."""
        old, new = self.change.old_in_common, self.change.new_in_common
        assert old is not None
        assert new is not None
        return new - old if self.change.score.lower_is_better else old - new


def judge_drops(
    drops: Sequence[Drop], resampling: Resampling, progress: Progress = SILENT
) -> list[Comparison | None]:
    """Test the scores in one metric that are worse than before.

    Parameters
    ----------
    drops
        All that are compared by this metric: p is corrected for their number.
    resampling
        Options of the test: the bootstrap, unless another one is chosen.

    Returns
    -------
    list
        The test of each score, with the verdict after correction; None if a score is not worse.

    Raises
    ------
    StatisticsUnknown, RunDamaged
        See `RunComparison.statistics`.
    Cancelled
    """
    test = paired_test_of(resampling)
    comparisons: list[Comparison | None] = [None] * len(drops)
    left = [index for index, drop in enumerate(drops) if drop.points > 0]
    again, most = test, test.verdict_resamples(1)
    while left and again.verdict_resamples(1) <= most:
        batches = _batches(drops, left)
        for done, batch in enumerate(batches):
            own = progress.part(done, len(batches)) if again is test else progress.without_report()
            found = _comparisons([drops[index] for index in batch], again, len(drops), own)
            for index, comparison in zip(batch, found, strict=True):
                comparisons[index] = comparison
        # Most p are far from the limit, so thousands of files need not be tested with the number of
        # resamples that their correction needs.
        left = at_limit(*_corrected(comparisons))
        most = most_resamples(
            len(drops), sum(drops[index].comparison.common for index in left) or 1
        )
        again = replace(test, resamples=4 * again.verdict_resamples(1))
    low, high = _corrected(comparisons)
    corrected = holm([_p(each) for each in comparisons])
    return [
        each and _judged(each, p, bounds, drop)
        for each, p, bounds, drop in zip(
            comparisons, corrected, zip(low, high, strict=True), drops, strict=True
        )
    ]


def _corrected(comparisons: Sequence[Comparison | None]) -> tuple[list[float], list[float]]:
    """Return the corrected bounds of p. A score that is not worse counts as a comparison too."""
    low, high = ([each.p_bounds[end] if each else 1.0 for each in comparisons] for end in range(2))
    return holm(low), holm(high)


def _p(comparison: Comparison | None) -> float:
    if comparison is None or comparison.verdict_p is None:
        return 1.0
    return comparison.verdict_p


def _batches(drops: Sequence[Drop], indices: Sequence[int]) -> list[list[int]]:
    """Return indices in batches of a candidate's files with equally many segments."""
    groups: dict[tuple[str, int, tuple[int, ...]], list[int]] = {}
    for index in indices:
        candidate, runs = drops[index].candidate, drops[index].comparison
        group = candidate, runs.common, tuple(runs.document_numbers)
        groups.setdefault(group, []).append(index)
    return [
        group[start : start + _BATCH]
        for group in groups.values()
        for start in range(0, len(group), _BATCH)
    ]


def _comparisons(
    drops: Sequence[Drop], resampling: Resampling, among: int, progress: Progress
) -> list[Comparison]:
    """Test drops of equally many segments: with the same resamples as each alone, but in one go."""
    # The earlier one is the baseline, whatever it is called.
    names = ["earlier", drops[0].candidate]
    formulas = [drop.comparison.formula(drop.change) for drop in drops]
    statistics = [drop.comparison.statistics(drop.change) for drop in drops]
    results = resample_metrics(
        formulas,
        statistics,
        names,
        resampling,
        progress,
        pairs=[(0, 1)],
        documents=drops[0].comparison.document_numbers,
        among=among,
    )
    return [result.comparisons[0] for result in results]


def _judged(
    comparison: Comparison, corrected: float, bounds: tuple[float, float], drop: Drop
) -> Comparison:
    """Return a comparison with the verdict that its p comes to after correction."""
    lower_is_better = drop.change.score.lower_is_better
    verdict = judge(comparison.difference, *bounds, lower_is_better=lower_is_better)
    return replace(comparison, verdict=verdict, verdict_p_holm=corrected)
