"""Significance of drops since an earlier run, for the scores of many files at once.

The test is that of `compare_runs`. But p is corrected for all comparisons, and thousands of files
would take hours if each was tested with the number of resamples that the correction needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.resampling import holm
from bleu_core.scoring.significance import Comparison, resample_metrics
from bleu_core.scoring.verdicts import judge
from bleu_core.settings import SIGNIFICANCE_LEVEL, Resampling, resamples_needed
from bleu_core.workspace.comparison import MetricChange, RunComparison, paired_test_of

# Files tested in one go; more would take more memory.
_BATCH = 10
# From this many resamples on, a stage in between saves time.
_MANY = 20_000


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
        Its scores, on segments in common.
    """

    comparison: RunComparison
    candidate: str
    change: MetricChange

    @property
    def is_drop(self) -> bool:
        """Whether the score is worse at all."""
        old, new = self.change.old_in_common, self.change.new_in_common
        assert old is not None
        assert new is not None
        return new > old if self.change.score.lower_is_better else new < old


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
    open_ones = [index for index, drop in enumerate(drops) if drop.is_drop]
    for stage, number in enumerate(stages := _stages(test, len(drops))):
        part = progress.part(stage, len(stages))
        again = replace(test, resamples=number) if stage else test
        batches = _batches(drops, open_ones)
        for done, batch in enumerate(batches):
            own = part.part(done, len(batches))
            found = _comparisons([drops[index] for index in batch], again, own)
            for index, comparison in zip(batch, found, strict=True):
                comparisons[index] = comparison
        corrected = _corrected(comparisons)
        # Correction only increases p. So drops that are not significant without it need no further
        # test, nor do drops that are so significant that more resamples would change nothing.
        open_ones = [
            index
            for index in open_ones
            if _p(comparisons[index]) < SIGNIFICANCE_LEVEL
            and (stage == 0 or corrected[index] > SIGNIFICANCE_LEVEL / 2)
        ]
    possible = corrected = _corrected(comparisons)
    if test.verdict_resamples(len(drops)) < resamples_needed(len(drops)):
        possible = holm([each.possible_p if each else 1.0 for each in comparisons])
    return [
        each and _judged(each, p, least, drop)
        for each, p, least, drop in zip(comparisons, corrected, possible, drops, strict=True)
    ]


def _stages(test: Resampling, comparisons: int) -> list[int]:
    """Return the numbers of resamples for the first test, and for further tests of open cases.

    For many comparisons, testing thousands of files with the last number would take hours.
    """
    first, last = test.verdict_resamples(1), test.verdict_resamples(comparisons)
    return sorted({first, last // 5, last} if last > _MANY else {first, last})


def _corrected(comparisons: Sequence[Comparison | None]) -> list[float]:
    """Return corrected p. A score that is not worse is no drop, but counts as a comparison."""
    return holm([_p(each) for each in comparisons])


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
    drops: Sequence[Drop], resampling: Resampling, progress: Progress
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
    )
    return [result.comparisons[0] for result in results]


def _judged(comparison: Comparison, corrected: float, possible: float, drop: Drop) -> Comparison:
    """Return a comparison with the verdict that its p comes to after correction."""
    verdict = judge(
        comparison.difference,
        corrected,
        possible,
        lower_is_better=drop.change.score.lower_is_better,
    )
    return replace(comparison, verdict=verdict, verdict_p_holm=corrected)
