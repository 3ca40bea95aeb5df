"""Which drops are significant: the paired test of two candidates, on an earlier and a later one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bleu_core.progress import Progress
from bleu_core.scoring.resampling import holm
from bleu_core.scoring.significance import Comparison, resample_metrics
from bleu_core.scoring.verdicts import Verdict, judge
from bleu_core.settings import SIGNIFICANCE_LEVEL, Resampling, resamples_needed
from bleu_score.command_line import UsageError
from bleu_score.gate.comparing import Compared
from bleu_score.gate.results import Check
from bleu_score.i18n import translate

# Files tested in one go; more would take more memory.
_BATCH = 10
# From so many resamples on, a stage in between saves time.
_MANY = 20_000


def test_drops(
    checks: Sequence[Check],
    drops: Mapping[int, Compared],
    resampling: Resampling,
    progress: Progress,
) -> Iterator[tuple[int, Check]]:
    """Yield the checks that are worse than before, with the test of the drop.

    p is corrected, as everywhere, for the number of comparisons by one metric: those of all
    segments, and those of the files.

    Parameters
    ----------
    checks
        All checks.
    drops
        What is compared, by the index of its check.
    resampling
        Options of the test.

    Raises
    ------
    UsageError
        If too few resamples were asked for to find anything significant.
    Cancelled
        If `progress` says so.
    """
    families: dict[tuple[str, bool], list[int]] = {}
    for index, check in enumerate(checks):
        if index in drops:
            families.setdefault((check.metric.name, check.file is None), []).append(index)
    for family in families.values():
        found = _tested([drops[index] for index in family], resampling, progress)
        for index, comparison in zip(family, found, strict=True):
            check = checks[index]
            if comparison is not None and check.change is not None:
                change = replace(check.change, comparison=comparison)
                passed = comparison.verdict is not Verdict.WORSE
                yield index, replace(check, change=change, passed=passed)


def _tested(
    drops: Sequence[Compared], resampling: Resampling, progress: Progress
) -> list[Comparison | None]:
    """Return the comparison of each drop; None of what is not worse than before."""
    kind = "bs" if resampling.paired_test == "none" else resampling.paired_test
    test = replace(resampling, confidence=False, paired_test=kind, baseline=0)
    resamples = test.verdict_resamples(len(drops))
    comparisons: list[Comparison | None] = [None] * len(drops)
    open_ones = [index for index, drop in enumerate(drops) if _is_worse(drop)]
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
        # Corrected, p only gets larger: what is not significant before needs no further test, nor
        # what is so clearly significant that more resamples would change nothing.
        open_ones = [
            index
            for index in open_ones
            if _p(comparisons[index]) < SIGNIFICANCE_LEVEL
            and (stage == 0 or corrected[index] > SIGNIFICANCE_LEVEL / 2)
        ]
    corrected = _corrected(comparisons)
    enough = resamples >= resamples_needed(len(drops))
    judged = [
        each and _judged(each, p, drop, enough=enough)
        for each, p, drop in zip(comparisons, corrected, drops, strict=True)
    ]
    for each in judged:
        too_few = each is not None and each.verdict is Verdict.TOO_FEW_RESAMPLES
        if too_few and each is not None and _p(each) < SIGNIFICANCE_LEVEL:
            raise UsageError(
                translate(
                    "Gate",
                    "--resamples {resamples} is too few to judge {comparisons} comparisons; "
                    "{needed} are needed.",
                ).format(
                    resamples=resamples,
                    comparisons=len(drops),
                    needed=resamples_needed(len(drops)),
                )
            )
    return judged


def _stages(test: Resampling, comparisons: int) -> list[int]:
    """Return with how many resamples to test, and to test again what is still open.

    Many comparisons need so many resamples that thousands of files would take hours.
    """
    first, last = test.verdict_resamples(1), test.verdict_resamples(comparisons)
    return sorted({first, last // 5, last} if last > _MANY else {first, last})


def _corrected(comparisons: Sequence[Comparison | None]) -> list[float]:
    """Return corrected p. What is not worse is no drop, but it counts as a comparison."""
    return holm([_p(each) for each in comparisons])


def _p(comparison: Comparison | None) -> float:
    if comparison is None or comparison.verdict_p is None:
        return 1.0
    return comparison.verdict_p


def _is_worse(drop: Compared) -> bool:
    worse = drop.change.score - drop.change.earlier
    return (worse if drop.result.metric.lower_is_better else -worse) > 0


def _batches(drops: Sequence[Compared], indices: Sequence[int]) -> list[list[int]]:
    """Return indices in batches of a candidate's files with equally many segments."""
    groups: dict[tuple[str, int], list[int]] = {}
    for index in indices:
        drop = drops[index]
        groups.setdefault((drop.candidate, drop.change.common), []).append(index)
    return [
        group[start : start + _BATCH]
        for group in groups.values()
        for start in range(0, len(group), _BATCH)
    ]


def _comparisons(
    drops: Sequence[Compared], resampling: Resampling, progress: Progress
) -> list[Comparison]:
    """Test drops of equally many segments: with the same resamples as each alone, but in one go."""
    # The earlier one is the baseline, whatever it is called.
    names = ["earlier", drops[0].candidate]
    metrics = [drop.result.metric for drop in drops]
    counts = [[*drop.counts()] for drop in drops]
    results = resample_metrics(metrics, counts, names, resampling, progress)
    return [result.comparisons[0] for result in results]


def _judged(
    comparison: Comparison, corrected: float, drop: Compared, *, enough: bool
) -> Comparison:
    """Return a comparison with the verdict that its p comes to after correction."""
    verdict = judge(
        comparison.difference,
        comparison.interval,
        corrected,
        lower_is_better=drop.result.metric.lower_is_better,
        enough_resamples=enough,
    )
    return replace(comparison, verdict=verdict, verdict_p_holm=corrected)
