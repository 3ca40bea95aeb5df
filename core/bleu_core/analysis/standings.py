"""The candidates of an evaluation by one metric: their ranks, and the comparison of any two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bleu_core.analysis.rated import judged_in_all, rated_pair
from bleu_core.evaluation.results import Evaluation, MetricResult
from bleu_core.scoring import resampling, significance
from bleu_core.scoring.verdicts import Verdict


class Standings:
    """Ranks and differences by one metric; candidates are indices in the evaluation.

    Parameters
    ----------
    evaluation
        The evaluation.
    metric
        The metric.

    Attributes
    ----------
    percents
        The candidates' scores; None where the metric is not known yet, or the score says nothing.
    ranks
        The candidates' ranks, from 1; equal scores share a rank. None if a score is None. If some
        segments have no score, the ranks are those of segments judged for all, if there are any.
    order
        The candidates, best first; equal ones in the order given.
    decimals
        Number of decimals to show in scores and differences.
    """

    def __init__(self, evaluation: Evaluation, metric: str) -> None:
        self.metric = metric
        results = [candidate.result(metric) for candidate in evaluation.candidates]
        self.percents = tuple(
            result.percent if result and result.is_defined else None for result in results
        )
        self.lower_is_better = any(result.metric.lower_is_better for result in results if result)
        self.decimals = next((result.metric.decimals for result in results if result), 2)
        self._evaluation, self._has_gaps = evaluation, evaluation.has_gaps(metric)
        keys = [self._key(percent) for percent in self._ranked(results)]
        self.order = tuple(sorted(range(len(keys)), key=keys.__getitem__))
        self.ranks = tuple(
            None if percent is None else 1 + sum(other < key for other in keys)
            for percent, key in zip(self.percents, keys, strict=True)
        )
        names = {candidate.name: index for index, candidate in enumerate(evaluation.candidates)}
        self._comparisons: dict[tuple[int, int], significance.Comparison] = {}
        for each in evaluation.comparisons:
            if each.metric == metric:
                candidate, baseline = names[each.candidate], names[each.baseline]
                if self.difference(candidate, baseline) is None:
                    continue
                self._comparisons[candidate, baseline] = each
                self._comparisons[baseline, candidate] = exchanged(each)

    def _ranked(self, results: Sequence[MetricResult | None]) -> Sequence[float | None]:
        """Return the scores that ranks rest on."""
        judged = judged_in_all([each for each in results if each]) if self._has_gaps else []
        if not judged:
            return self.percents
        return [each.metric.percent(each.statistics[judged]) if each else None for each in results]

    def _key(self, percent: float | None) -> float:
        if percent is None:
            return float("inf")
        return percent if self.lower_is_better else -percent

    @property
    def best(self) -> int:
        """The candidate in the first place."""
        return self.order[0]

    def difference(self, candidate: int, rival: int) -> float | None:
        """Return the candidate's score minus the rival's, in points; None if one is not known.

        If some segments have no score, it is that of the segments that were judged for both.
        """
        if self._has_gaps:
            found = rated_pair(self._evaluation, self.metric, (candidate, rival))
            return None if found is None else found.difference
        own, other = self.percents[candidate], self.percents[rival]
        return None if own is None or other is None else own - other

    def comparison(self, candidate: int, rival: int) -> significance.Comparison | None:
        """Return the comparison of two candidates, the rival as the baseline; None without one."""
        return self._comparisons.get((candidate, rival))


def exchanged(comparison: significance.Comparison) -> significance.Comparison:
    """Return a comparison seen from the other side: the baseline compared with the candidate."""
    interval = comparison.interval
    other_way = {Verdict.BETTER: Verdict.WORSE, Verdict.WORSE: Verdict.BETTER}
    return replace(
        comparison,
        candidate=comparison.baseline,
        baseline=comparison.candidate,
        # Not -0.0, which would be shown with a sign.
        difference=0.0 - comparison.difference,
        interval=resampling.Interval(0.0 - interval.high, 0.0 - interval.low, 0.0 - interval.mean),
        verdict=other_way.get(comparison.verdict, comparison.verdict),
        mended=tuple(
            (name, other_way.get(verdict, verdict)) for name, verdict in comparison.mended
        ),
    )
