"""Significance of drops: the checks that fail because of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bleu_core.progress import Progress
from bleu_core.scoring.verdicts import Verdict
from bleu_core.settings import Resampling
from bleu_core.workspace.drops import Drop, judge_drops
from bleu_score.terminal.gate.results import Check


def judge_checks(
    checks: Sequence[Check],
    drops: Mapping[int, Drop],
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
        The comparisons, by the index of the check.
    resampling
        Options of the test.

    Raises
    ------
    BleuError
        If the statistics of the earlier run are not known, or damaged.
    Cancelled
        If `progress` requests it.
    """
    families: dict[tuple[str, bool], list[int]] = {}
    for index, check in enumerate(checks):
        if index in drops:
            families.setdefault((check.metric.name, check.file is None), []).append(index)
    for family in families.values():
        found = judge_drops([drops[index] for index in family], resampling, progress)
        for index, comparison in zip(family, found, strict=True):
            check = checks[index]
            if comparison is not None and check.change is not None:
                change = replace(check.change, comparison=comparison)
                passed = comparison.verdict is not Verdict.WORSE
                yield index, replace(check, change=change, passed=passed)
