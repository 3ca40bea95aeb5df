"""The verdict of a comparison of two candidates."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from bleu_core.settings import SIGNIFICANCE_LEVEL

if TYPE_CHECKING:
    from bleu_core.scoring.resampling import Interval


class Verdict(Enum):
    """The result of the test and the interval together, for a candidate against the baseline."""

    BETTER = "better"
    """Significant, and the interval does not contain 0."""
    WORSE = "worse"
    """The same in the other direction."""
    BORDERLINE = "borderline"
    """Test and interval disagree: only one of them says that the candidates differ."""
    UNDECIDED = "undecided"
    """The difference may be due to chance."""
    NO_DIFFERENCE = "no_difference"
    """Both have the same score."""
    TOO_FEW_RESAMPLES = "too_few_resamples"
    """Not significant, with fewer resamples than the number of comparisons needs."""


def judge(
    difference: float,
    interval: Interval,
    corrected_p: float,
    *,
    lower_is_better: bool,
    enough_resamples: bool,
) -> Verdict:
    """Return the verdict on a difference.

    Parameters
    ----------
    difference
        The candidate's score minus the baseline's.
    interval
        The 95 % interval of the difference.
    corrected_p
        p of the difference, corrected for the number of comparisons.
    lower_is_better
        Whether a lower score is better.
    enough_resamples
        Whether p could have been clearly below the level.
    """
    if not difference:
        return Verdict.NO_DIFFERENCE
    if corrected_p >= SIGNIFICANCE_LEVEL:
        if not enough_resamples:
            return Verdict.TOO_FEW_RESAMPLES
        contains_zero = interval.low <= 0 <= interval.high
        return Verdict.UNDECIDED if contains_zero else Verdict.BORDERLINE
    if (interval.low <= 0) if difference > 0 else (interval.high >= 0):
        return Verdict.BORDERLINE
    return Verdict.BETTER if (difference > 0) != lower_is_better else Verdict.WORSE
