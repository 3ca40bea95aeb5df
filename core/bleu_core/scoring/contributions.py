"""Contributions of segments to the score of their corpus, positive or negative."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.scoring.matrices import Matrix
from bleu_core.scoring.resampling import Scorer

# Segments per step. BLEU takes logarithms one by one, holding the GIL, for a few milliseconds.
_SEGMENTS = 2**14


def contributions(
    statistics: Matrix, scorer: Scorer, *, progress: Progress = SILENT
) -> NDArray[np.float64]:
    """Return the score of the corpus minus its score without each segment, in points.

    Parameters
    ----------
    statistics
        One row per segment, as counted by a metric.
    scorer
        Converts sums of rows to scores, 0 to 100: `Metric.percents`.
    progress
        Receives the number of segments done.

    Returns
    -------
    NDArray
        Shape (segments,). Positive if the corpus scores higher with the segment than without. The
        corpus without its only segment is empty and scores 0 (an empty text matches nothing).

    Notes
    -----
    Nothing is estimated: statistics add up, so those of the rest are the sum minus the segment's.
    The contributions do not add up to the score, because BLEU is not a sum over segments.
    """
    sums = statistics.sum(axis=0, dtype=np.float64)
    score = scorer(sums[np.newaxis])[0]
    total = len(statistics)
    without = np.empty(total)
    for some in progress.steps(Stage.COUNTING, total, _SEGMENTS):
        without[some] = scorer(sums - statistics[some])
    found: NDArray[np.float64] = score - without
    return found


def difference_contributions(
    own: Matrix, rival: Matrix, scorer: Scorer, *, progress: Progress = SILENT
) -> NDArray[np.float64]:
    """Return each segment's part in the difference between the scores of two candidates, in points.

    It is the change of the difference if one candidate had the other's translation of the segment:
    the mean of both ways to do this. So it is 0 where both have the same counts, and the sum of all
    is close to the difference.

    Parameters
    ----------
    own, rival
        One row per segment for each candidate, as counted by a metric.
    scorer
        Converts sums of rows to scores, 0 to 100: `Metric.percents`.
    progress
        Receives the number of segments done.

    Returns
    -------
    NDArray
        Shape (segments,). Positive where the rival's translation would be a loss.
    """
    sums, rival_sums = (each.sum(axis=0, dtype=np.float64) for each in (own, rival))
    score, rival_score = scorer(np.stack((sums, rival_sums)))
    found = np.empty(len(own))
    for some in progress.steps(Stage.COUNTING, len(own), _SEGMENTS):
        change = rival[some] - own[some]
        lost = score - scorer(sums + change)
        gained = scorer(rival_sums - change) - rival_score
        found[some] = (lost + gained) / 2
    return found
