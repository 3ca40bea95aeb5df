"""Confidence intervals of scores, and significance tests of their differences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, islice
from typing import Any

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from bleu_core.errors import SettingInvalid
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring import resampling as scoring_resampling
from bleu_core.scoring.matrices import Matrix
from bleu_core.scoring.metrics import Metric
from bleu_core.scoring.verdicts import FEW, Verdict, at_limit, judge
from bleu_core.settings import Normalization, PairedTest, Resampling, resamples_needed

# All ways to exchange 20 segments, half of which suffice, are tried in a fifth of a second.
_EXCHANGES = 2**19
# So many for all comparisons by a metric, and so many segments, take some seconds.
_ALL_EXCHANGES = 2**21
_CELLS = 2**28
# The factor by which resamples increase until p is known well enough.
_STEP = 4


@dataclass(frozen=True)
class Comparison:
    """Two candidates compared by one metric.

    Attributes
    ----------
    metric
        Name of the metric.
    baseline, candidate
        Names of the two candidates.
    difference
        The candidate's score minus the baseline's, in points (0 to 100; of a
        given metric, on its own scale).
    interval
        The 95 % percentile interval of the differences of resampled corpora. It is not corrected
        for the number of comparisons.
    p_value
        sacreBLEU's p: the probability of a difference this large if both were equally good. None if
        the candidates do not differ in any segment.
    p_holm
        The same, Holm-corrected for the number of comparisons with this metric.
    test
        ``bs``, paired bootstrap, or ``ar``, paired approximate randomization.
    verdict
        The verdict of the comparison.
    verdict_p, verdict_p_holm
        The p the verdict rests on, as it is and corrected. Unlike sacreBLEU's p of the bootstrap,
        it calls candidates of equal quality different no more often than it says, as long as
        segments, or the documents given, are independent.
    verdict_resamples
        Number of resamples, or trials, from which this p was computed.
    verdict_test
        The test that this p comes from: ``ar`` also where the bootstrap was asked for but fewer
        than 200 segments differ, or whole documents are exchanged.
    mended
        Normalizations that mend damage of the texts, each with the verdict after it, if another.
    p_bounds
        The bounds between which this p would be with any other random numbers; the same if it comes
        from all exchanges of segments or documents.
    documents
        Number of documents that were exchanged as a whole for this p, and resampled for the
        interval; None if single segments were.
    judged
        In a given metric, the number of segments with a score of both; all of this rests on them.
    resampling
        The settings of the test.
    decimals
        Number of decimals to show in the difference.
    """

    metric: str
    baseline: str
    candidate: str
    difference: float
    interval: scoring_resampling.Interval
    p_value: float | None
    p_holm: float | None
    test: PairedTest
    verdict: Verdict
    verdict_p: float | None
    verdict_p_holm: float | None
    verdict_resamples: int
    verdict_test: PairedTest = "bs"
    documents: int | None = None
    judged: int | None = None
    mended: tuple[tuple[Normalization, Verdict], ...] = ()
    p_bounds: tuple[float, float] = field(default=(0.0, 1.0), repr=False)
    resampling: Resampling = field(default=Resampling(), repr=False, compare=False)
    decimals: int = field(default=2, repr=False, compare=False)

    @property
    def is_exact(self) -> bool:
        """Whether the verdict's p comes from all exchanges, so that nothing was drawn for it."""
        low, high = self.p_bounds
        return low == high

    @property
    def interval_agrees(self) -> bool:
        """Whether the interval excludes a difference of 0 exactly if the difference is significant.

        It need not: the interval shows how much the difference varies with the segments, and the
        test how often exchanged systems differ this much, corrected for the number of comparisons.
        """
        excludes = not self.interval.low <= 0 <= self.interval.high
        return excludes == (self.verdict in (Verdict.BETTER, Verdict.WORSE))

    @property
    def is_least_p(self) -> bool:
        """Whether p is only known to be this small or smaller: no resample came that far."""
        return self.verdict_p is not None and self.verdict_p * (self.verdict_resamples + 1) < 1.5

    def __str__(self) -> str:
        """Return one line: the two candidates, the difference, its interval, p-values, verdict."""
        if self.verdict_p is None:
            p = ""
        else:
            sign = "<=" if self.is_least_p else "="
            p = (
                f"p {sign} {self.verdict_p:.4f}, "
                f"Holm-corrected p {sign} {self.verdict_p_holm:.4f}, "
            )
        difference, low, high = (
            f"{number:+.{self.decimals}f}"
            for number in (self.difference, self.interval.low, self.interval.high)
        )
        return (
            f"{self.metric}: {self.candidate} against {self.baseline} = {difference} "
            f"(95% CI {low} to {high}, "
            f"{p}paired {self.verdict_test}): {self.verdict.value}"
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the comparison as plain data, as `bleu-score --format json` prints it."""
        bootstrap = self.resampling.bootstrap_resamples
        trials = self.resampling.randomization_trials if self.test == "ar" else bootstrap
        return {
            "metric": self.metric,
            "test": self.test,
            "baseline": self.baseline,
            "candidate": self.candidate,
            "difference": self.difference,
            "p_value": self.p_value,
            "p_value_holm": self.p_holm,
            "interval": self.interval.to_dict(),
            "resamples": trials,
            "interval_resamples": bootstrap,
            "seed": self.resampling.seed,
            "verdict": self.verdict.value,
            "verdict_p_value": self.verdict_p,
            "verdict_p_value_holm": self.verdict_p_holm,
            "verdict_resamples": self.verdict_resamples,
            "verdict_test": self.verdict_test,
            "verdict_exact": self.is_exact,
            "documents": self.documents,
            "judged_segments": self.judged,
            "mended": [
                {"normalization": name, "verdict": verdict.value} for name, verdict in self.mended
            ],
        }


@dataclass(frozen=True)
class ResamplingResult:
    """The intervals and comparisons of one metric.

    Attributes
    ----------
    intervals
        One for each candidate, None for one without the metric; empty if not requested.
    comparisons
        One for each compared pair of candidates that both have the metric; empty if not requested.
    """

    intervals: tuple[scoring_resampling.Interval | None, ...]
    comparisons: tuple[Comparison, ...]


def resample_metrics(
    metrics: Sequence[Metric],
    statistics: Sequence[Sequence[Matrix | None]],
    names: Sequence[str],
    resampling: Resampling,
    progress: Progress = SILENT,
    *,
    pairs: Sequence[tuple[int, int]] | None = None,
    documents: Sequence[int] = (),
    among: int = 0,
) -> list[ResamplingResult]:
    """Compute the intervals and comparisons requested in `resampling`.

    Parameters
    ----------
    metrics
        The metrics to resample.
    statistics
        For each metric, one matrix per candidate with one row per segment; None for a candidate
        without the metric.
    names
        Names of the candidates.
    resampling
        The intervals and tests to compute.
    pairs
        Places of the candidates to compare, baseline first; by default those `resampling` asks for.
    documents
        Number of the document that each segment belongs to, if there are several documents. Their
        segments are alike, so intervals resample whole documents, and comparisons exchange them,
        whatever the test. Only sacreBLEU's p is that of segments.
    among
        Number of comparisons that these are some of, if the caller corrects p for all of them, and
        decides which need more resamples.

    Returns
    -------
    list
        One for each metric.

    Raises
    ------
    SettingInvalid
        If the baseline is not one of the candidates.
    """
    if pairs is None:
        pairs = _pairs(names, resampling)
    first = next((matrix for matrix in statistics[0] if matrix is not None), None)
    if first is None or not len(first) or not (resampling.confidence or pairs):
        return [ResamplingResult((), ()) for _ in metrics]
    found = [
        _family(metric, matrices, pairs)
        for metric, matrices in zip(metrics, statistics, strict=True)
    ]
    families = [family for family, _ in found]
    numbers = np.asarray(documents)
    count = len(np.unique(numbers))
    has_documents = 1 < count < len(numbers)
    resamples = resampling.verdict_resamples(len(pairs))
    if has_documents:
        families = _resampled_by_document(families, numbers, resampling, resamples, progress)
    else:
        families = _resampled(families, resampling, resamples, progress)
    results = []
    for metric, matrices, family, (_, members) in zip(
        metrics, statistics, families, found, strict=True
    ):
        intervals = _intervals(matrices, family) if resampling.confidence else ()
        family = _settled(family, resampling, len(pairs), among, progress)
        compared = _compare(
            metric,
            family,
            [names[place] for place in members],
            resampling,
            documents=count if has_documents else None,
        )
        results.append(ResamplingResult(intervals, compared))
    return results


def _intervals(
    matrices: Sequence[Matrix | None], family: scoring_resampling.Systems
) -> tuple[scoring_resampling.Interval | None, ...]:
    """Return the interval of each candidate that has a matrix, and so is in the family."""
    known = map(scoring_resampling.percentile_interval, family.samples)
    return tuple(None if matrix is None else next(known) for matrix in matrices)


def _family(
    metric: Metric, matrices: Sequence[Matrix | None], pairs: Sequence[tuple[int, int]]
) -> tuple[scoring_resampling.Systems, list[int]]:
    """Return the candidates that have a metric with their pairs, and which candidate each one is.

    Where segments have no score, the systems of each pair follow, with what was judged for both.
    """
    members = [place for place, matrix in enumerate(matrices) if matrix is not None]
    statistics = [matrix for matrix in matrices if matrix is not None]
    found = [
        (members.index(baseline), members.index(candidate))
        for baseline, candidate in pairs
        if baseline in members and candidate in members
    ]
    if metric.given and not all(matrix[:, 1].all() for matrix in statistics):
        own, found = found, []
        for pair in own:
            both = np.all([statistics[place][:, 1:] > 0 for place in pair], axis=0)
            if both.any():
                found.append((len(statistics), len(statistics) + 1))
                statistics += [statistics[place] * both for place in pair]
                members += [members[place] for place in pair]
    systems = scoring_resampling.Systems(statistics, metric.percents, found, metric.quick_percents)
    return systems, members


def _settled(
    family: scoring_resampling.Systems,
    resampling: Resampling,
    pairs: int,
    among: int,
    progress: Progress,
) -> scoring_resampling.Systems:
    """Return a family with the p-values that verdicts rest on; see `resample_metrics`."""
    if not family.pairs:
        return family
    progress.check()
    more = _MoreResamples(family, resampling, among or pairs, progress)
    with _one_thread():
        p_values = more.few_exchanged(family.p_values)
        return replace(family, p_values=p_values if among else more.settled(p_values))


def _one_thread() -> threadpool_limits:
    """Matrix products do not get faster with more BLAS threads, which would only spin-wait."""
    return threadpool_limits(1, user_api="blas")


def _resampled(
    families: Sequence[scoring_resampling.Systems],
    resampling: Resampling,
    resamples: int,
    progress: Progress,
) -> list[scoring_resampling.Systems]:
    """Return families with the scores of their resamples, and the p-values of their pairs.

    `resamples` is the number that verdicts rest on.
    """
    pairs = families[0].pairs
    bootstrap, seed = resampling.bootstrap_resamples, resampling.seed
    p_values: Sequence[Sequence[scoring_resampling.PairedP]] = [()] * len(families)
    with _one_thread():
        if pairs and resampling.paired_test == "bs":
            samples, p_values = scoring_resampling.paired_bootstrap(
                families,
                resamples=resamples,
                sacrebleu_resamples=bootstrap,
                seed=seed,
                progress=progress,
            )
        else:
            samples = scoring_resampling.bootstrap_scores(
                [matrix for family in families for matrix in family.statistics],
                [family.scorer for family in families for _ in family.statistics],
                resamples=bootstrap,
                seed=seed,
                progress=progress,
            )
        if pairs and resampling.paired_test != "bs":
            p_values = scoring_resampling.randomization_p(
                families,
                trials=resamples,
                sacrebleu_trials=resampling.randomization_trials,
                seed=seed,
                progress=progress,
            )
    rest = iter(samples)
    return [
        replace(family, samples=[*islice(rest, len(family.statistics))], p_values=family_p)
        for family, family_p in zip(families, p_values, strict=True)
    ]


def _resampled_by_document(
    families: Sequence[scoring_resampling.Systems],
    numbers: NDArray[np.integer[Any]],
    resampling: Resampling,
    resamples: int,
    progress: Progress,
) -> list[scoring_resampling.Systems]:
    """Return families whose documents are resampled as a whole, with sacreBLEU's p of segments."""
    by_document = [family.by_document(numbers) for family in families]
    if not families[0].pairs:
        return _resampled(by_document, resampling, resamples, progress.part(1, 2))
    usual = resampling.verdict_resamples(0)
    by_segment = _resampled(families, resampling, usual, progress.part(0, 2))
    # Documents differ in length, and then the bootstrap finds too much even of a hundred.
    exchanged = replace(resampling, paired_test="ar")
    by_document = _resampled(by_document, exchanged, resamples, progress.part(1, 2))
    return [
        replace(
            family,
            p_values=[
                document_p._replace(sacrebleu=p.sacrebleu)
                for p, document_p in zip(segments.p_values, family.p_values, strict=True)
            ],
        )
        for segments, family in zip(by_segment, by_document, strict=True)
    ]


@dataclass(frozen=True)
class _MoreResamples:
    """The p-values of a family whose verdicts do not depend on the random numbers.

    Attributes
    ----------
    family, resampling
        The systems, and the test that was asked for.
    comparisons
        Number of comparisons that p is corrected for.
    """

    family: scoring_resampling.Systems
    resampling: Resampling
    comparisons: int
    progress: Progress

    def few_exchanged(
        self, p_values: Sequence[scoring_resampling.PairedP]
    ) -> list[scoring_resampling.PairedP]:
        """Return p-values, those of few segments or documents by exchanging them.

        All exchanges are tried where these are not too many for all comparisons together.
        """
        resamples = self.resampling.verdict_resamples(self.comparisons)
        exact = max(resamples, min(_EXCHANGES, _ALL_EXCHANGES // self.comparisons))
        chosen = []
        for pair, p in zip(self.family.pairs, p_values, strict=True):
            units = self.family.differing_segments(pair)
            if units <= exact.bit_length() or (p.test == "bs" and units < FEW):
                p = self._exchanged(pair, p, resamples, exact)
            chosen.append(p)
        return chosen

    def settled(
        self, p_values: list[scoring_resampling.PairedP]
    ) -> list[scoring_resampling.PairedP]:
        """Return p-values, those at the limit from more resamples, as far as time permits."""
        p_values = list(p_values)
        while left := at_limit(
            scoring_resampling.holm([p.low for p in p_values]),
            scoring_resampling.holm([p.high for p in p_values]),
        ):
            cells = len(left) * len(self.family.statistics[0])
            most = most_resamples(self.comparisons, cells)
            left = [place for place in left if p_values[place].resamples * _STEP <= most]
            if not left:
                break
            for place in left:
                p_values[place] = self._again(self.family.pairs[place], p_values[place])
        return p_values

    def _again(
        self, pair: tuple[int, int], p: scoring_resampling.PairedP
    ) -> scoring_resampling.PairedP:
        resamples = p.resamples * _STEP
        if p.test == "ar":
            return self._exchanged(pair, p, resamples, 0)
        statistics = [self.family.statistics[place] for place in pair]
        alone = replace(self.family, statistics=statistics, pairs=[(0, 1)])
        _, [[drawn]] = scoring_resampling.paired_bootstrap(
            [alone],
            resamples=resamples,
            sacrebleu_resamples=self.resampling.bootstrap_resamples,
            seed=self.resampling.seed,
            progress=self.progress.without_report(),
        )
        return drawn

    def _exchanged(
        self, pair: tuple[int, int], p: scoring_resampling.PairedP, trials: int, exact: int
    ) -> scoring_resampling.PairedP:
        drawn = scoring_resampling.exchanged_p(
            self.family,
            pair,
            trials=trials,
            exact=exact,
            seed=self.resampling.seed,
            progress=self.progress,
        )
        return drawn._replace(sacrebleu=p.sacrebleu)


def most_resamples(comparisons: int, cells: int) -> int:
    """Return the number of resamples to draw at most, given the segments of all that are left."""
    return max(_STEP * resamples_needed(comparisons), _CELLS // cells)


def _pairs(names: Sequence[str], resampling: Resampling) -> list[tuple[int, int]]:
    """Return the index pairs to compare, baseline first."""
    if resampling.paired_test == "none":
        return []
    indices = range(len(names))
    baseline = resampling.baseline
    if baseline is None:
        return list(combinations(indices, 2))
    if isinstance(baseline, str):
        if baseline not in names:
            raise SettingInvalid("baseline", baseline, tuple(names))
        baseline = names.index(baseline)
    elif baseline not in indices:
        raise SettingInvalid("baseline", baseline, (0, len(names) - 1))
    return [(baseline, index) for index in indices if index != baseline]


def _compare(
    metric: Metric,
    family: scoring_resampling.Systems,
    names: Sequence[str],
    resampling: Resampling,
    *,
    documents: int | None,
) -> tuple[Comparison, ...]:
    """Compare the pairs of a family, which has been resampled, by one metric.

    Parameters
    ----------
    names
        Names of its systems.
    documents
        Number of documents, if the family has a row for each.
    """
    samples, p_values = family.samples, family.p_values
    scores = [metric.percent(matrix) for matrix in family.statistics]
    corrected = scoring_resampling.holm([p.sacrebleu for p in p_values])
    verdict_corrected = scoring_resampling.holm([p.verdict for p in p_values])
    low, high = (
        scoring_resampling.holm([p.low for p in p_values]),
        scoring_resampling.holm([p.high for p in p_values]),
    )
    comparisons = []
    for index, (baseline, candidate) in enumerate(family.pairs):
        difference = scores[candidate] - scores[baseline]
        interval = scoring_resampling.percentile_interval(samples[candidate] - samples[baseline])
        verdict = judge(difference, low[index], high[index], lower_is_better=metric.lower_is_better)
        # Of identical candidates, even sacreBLEU's p would be the smallest possible.
        identical = not family.differing_segments((baseline, candidate))
        comparisons.append(
            Comparison(
                metric=metric.name,
                baseline=names[baseline],
                candidate=names[candidate],
                difference=difference,
                interval=interval,
                p_value=None if identical else p_values[index].sacrebleu,
                p_holm=None if identical else corrected[index],
                test=resampling.paired_test,
                verdict=verdict,
                verdict_p=None if identical else p_values[index].verdict,
                verdict_p_holm=None if identical else verdict_corrected[index],
                verdict_resamples=p_values[index].resamples,
                verdict_test=p_values[index].test,
                documents=documents,
                judged=_judged(family.statistics[candidate]) if metric.given else None,
                p_bounds=(p_values[index].low, p_values[index].high),
                resampling=resampling,
                decimals=metric.decimals,
            )
        )
    return tuple(comparisons)


def _judged(statistics: Matrix) -> int:
    """Return the number of rows of a given metric that have a score."""
    return int(np.count_nonzero(statistics[:, 1]))
