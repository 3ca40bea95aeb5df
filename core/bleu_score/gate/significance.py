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
    quick = replace(resampling, confidence=False, paired_test=kind, baseline=0)
    resamples = quick.verdict_resamples(len(drops))
    more = resamples > quick.verdict_resamples(1)
    comparisons: list[Comparison | None] = []
    for drop in drops:
        progress.check()
        comparison = _comparison(drop, quick, progress)
        # Corrected, p only gets larger. So what is not significant before needs no further test.
        if comparison and more and _p(comparison) < SIGNIFICANCE_LEVEL:
            comparison = _comparison(drop, replace(quick, resamples=resamples), progress)
        comparisons.append(comparison)
    # What is not worse cannot be a significant drop, but it counts as a comparison.
    corrected = holm([1.0 if each is None else _p(each) for each in comparisons])
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


def _p(comparison: Comparison) -> float:
    return 1.0 if comparison.verdict_p is None else comparison.verdict_p


def _comparison(drop: Compared, resampling: Resampling, progress: Progress) -> Comparison | None:
    """Return the test of a drop; None if the score is not worse."""
    metric, change = drop.result.metric, drop.change
    worse = change.score - change.earlier
    if (worse if metric.lower_is_better else -worse) <= 0:
        return None
    # The earlier one is the baseline, whatever it is called.
    names = ["earlier", drop.candidate]
    [found] = resample_metrics([metric], [[*drop.counts()]], names, resampling, progress)
    [comparison] = found.comparisons
    return comparison


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
