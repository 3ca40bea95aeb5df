"""The verdict of a comparison of two candidates."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import ceil
from statistics import NormalDist

from bleu_core.settings import SIGNIFICANCE_LEVEL

FEW = 200
"""If fewer segments differ, the bootstrap finds too much, and verdicts rest on randomization."""

LEAST = 6
"""If fewer segments or documents differ, no difference can be significant: 2 / 2⁵ is above 0.05."""

ANY_METRIC = 11
"""Percentage of cases in which one of two equally good candidates is called better by BLEU, chrF or
TER; measured by ``python -m tests.verdicts``."""


class Verdict(Enum):
    """The result of the test, for a candidate against the baseline."""

    BETTER = "better"
    """Better, and the difference is significant."""
    WORSE = "worse"
    """The same in the other direction."""
    UNDECIDED = "undecided"
    """The difference may be due to chance."""
    NO_DIFFERENCE = "no_difference"
    """Both have the same score."""
    AT_LIMIT = "at_limit"
    """So close to the level of significance that it would depend on the random numbers."""


def judge(difference: float, low: float, high: float, *, lower_is_better: bool) -> Verdict:
    """Return the verdict on a difference.

    Parameters
    ----------
    difference
        The candidate's score minus the baseline's.
    low, high
        The bounds of p, corrected for the number of comparisons: with other random numbers it would
        still be between them.
    lower_is_better
        Whether a lower score is better.
    """
    if not difference:
        return Verdict.NO_DIFFERENCE
    if high < SIGNIFICANCE_LEVEL:
        return Verdict.BETTER if (difference > 0) != lower_is_better else Verdict.WORSE
    return Verdict.UNDECIDED if low >= SIGNIFICANCE_LEVEL else Verdict.AT_LIMIT


def segments_needed(
    difference: float, half_width: float, segments: int, *, power: float, comparisons: int = 1
) -> int:
    """Return the number of segments with which a difference of this size is significant.

    Intervals shrink with the square root of the number of segments.

    Parameters
    ----------
    difference
        The difference, in points; not 0.
    half_width
        Half the width of its 95 % interval, from paired resamples.
    segments
        The number of segments that the interval is from.
    power
        How often it would be found with as many.
    comparisons
        The number of comparisons for which p is corrected.
    """
    quantile = NormalDist().inv_cdf
    reach = quantile(1 - SIGNIFICANCE_LEVEL / 2 / comparisons) + quantile(power)
    error = half_width / quantile(1 - SIGNIFICANCE_LEVEL / 2)
    return ceil(segments * (reach * error / difference) ** 2)


def at_limit(low: Sequence[float], high: Sequence[float]) -> list[int]:
    """Return the places of comparisons whose significance more resamples could change.

    Parameters
    ----------
    low, high
        The bounds of each p, corrected for the number of comparisons.
    """
    bounds = enumerate(zip(low, high, strict=True))
    return [place for place, (least, most) in bounds if least < SIGNIFICANCE_LEVEL <= most]


def rank_ranges(
    names: Sequence[str], verdicts: Sequence[tuple[str, str, Verdict]]
) -> dict[str, tuple[int, int]]:
    """Return the ranks that verdicts leave open to each candidate.

    As at WMT, these are 1 plus the number of candidates significantly better, to the number of all
    candidates minus those significantly worse.

    Parameters
    ----------
    names
        The candidates.
    verdicts
        Names of a candidate and its baseline, and the verdict.

    Returns
    -------
    dict
        The first and the last rank by candidate; empty unless each is compared with each other.
    """
    if len(verdicts) < max(1, len(names) * (len(names) - 1) // 2):
        return {}
    first, last = dict.fromkeys(names, 1), dict.fromkeys(names, len(names))
    for candidate, baseline, verdict in verdicts:
        if verdict in (Verdict.BETTER, Verdict.WORSE):
            is_better = verdict is Verdict.BETTER
            better, worse = (candidate, baseline) if is_better else (baseline, candidate)
            first[worse] += 1
            last[better] -= 1
    return {name: (first[name], last[name]) for name in names}
