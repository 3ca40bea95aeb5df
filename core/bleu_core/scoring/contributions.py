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
    for start in range(0, total, _SEGMENTS):
        progress.step(Stage.COUNTING, start, total)
        some = slice(start, start + _SEGMENTS)
        without[some] = scorer(sums - statistics[some])
    progress.step(Stage.COUNTING, total, total)
    found: NDArray[np.float64] = score - without
    return found
