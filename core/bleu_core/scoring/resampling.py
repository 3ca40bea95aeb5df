"""Bootstrap resampling, percentile intervals and paired tests, independent of the metric.

A metric is given as a matrix of statistics, one row per segment, and a function that converts sums
of its rows to scores.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.scoring import matrices
from bleu_core.scoring.matrices import (
    PIECE,
)
from bleu_core.scoring.rounding import ROUNDING
from bleu_core.settings import PairedTest

Scorer = Callable[[NDArray[np.float64]], NDArray[np.float64]]

LEVEL = 0.95
# The standard errors of p that other random numbers hardly ever exceed.
_ERRORS = 3


@dataclass(frozen=True, eq=False)
class Systems:
    """Systems to compare by one metric.

    Attributes
    ----------
    statistics
        One matrix per system, of the same segments.
    scorer
        Converts sums of statistics, one row per sample, to scores.
    pairs
        Indices of the systems to compare, baseline first.
    quick_scorer
        A faster one whose last digits may differ. Where these matter, `scorer` decides.
    samples
        For each system, its scores in resamples; empty until it is resampled.
    p_values
        Those of the pairs; empty until they are tested.
    """

    statistics: Sequence[matrices.Matrix]
    scorer: Scorer
    pairs: Sequence[tuple[int, int]]
    quick_scorer: Scorer | None = None
    samples: Sequence[NDArray[np.float64]] = ()
    p_values: Sequence[PairedP] = ()

    def scores(self) -> NDArray[np.float64]:
        """Return the score of each system on all segments."""
        sums = [matrix.sum(axis=0, dtype=np.float64) for matrix in self.statistics]
        return self.scorer(np.stack(sums))

    def differing_segments(self, pair: tuple[int, int]) -> int:
        """Return the number of segments whose statistics differ between two systems."""
        return int(np.count_nonzero(self._differ(pair)))

    def _differ(self, pair: tuple[int, int]) -> NDArray[np.bool_]:
        baseline, system = (self.statistics[index] for index in pair)
        differ: NDArray[np.bool_] = (baseline != system).any(axis=1)
        return differ

    def by_document(self, numbers: NDArray[np.integer[Any]]) -> Systems:
        """Return the same systems with a row for each document.

        Parameters
        ----------
        numbers
            Number of the document that each segment belongs to.
        """
        order = np.argsort(numbers, kind="stable")
        starts = np.flatnonzero(np.diff(numbers[order], prepend=numbers.min() - 1))
        statistics = [
            np.add.reduceat(
                matrix[order],
                starts,
                axis=0,
                dtype=np.int64 if matrix.dtype.kind == "i" else np.float64,
            )
            for matrix in self.statistics
        ]
        return replace(self, statistics=statistics)

    def differing_alone(self, pair: tuple[int, int]) -> Systems:
        """Return two systems with the segments that differ, and all others as a single one."""
        differ = self._differ(pair)
        baseline, system = (self.statistics[index] for index in pair)
        rest = baseline[~differ].sum(axis=0, keepdims=True)
        statistics = [np.concatenate((rows[differ], rest)) for rows in (baseline, system)]
        return replace(self, statistics=statistics, pairs=[(0, 1)])


class PairedP(NamedTuple):
    """The p-values of one comparison.

    Attributes
    ----------
    sacrebleu
        sacreBLEU's, from sacreBLEU's number of resamples or trials.
    verdict
        The one a verdict rests on.
    low, high
        The bounds between which it would be with any other random numbers; the same if it is exact.
    test
        The test that it comes from.
    resamples
        Number of resamples, or of trials, that it comes from.
    """

    sacrebleu: float
    verdict: float
    low: float
    high: float
    test: PairedTest
    resamples: int

    @classmethod
    def of(cls, sacrebleu: float, reached: int, resamples: int, test: PairedTest) -> PairedP:
        """Return the p-values, given the number of resamples that reached the difference."""
        share, square = reached / resamples, _ERRORS**2 / resamples
        # Wilson's interval, which also holds if no resample reached the difference.
        middle = share + square / 2
        half = math.sqrt(share * (1 - share) * square + square**2 / 4)
        low, high = ((middle + end) / (1 + square) for end in (-half, half))
        p = (reached + 1) / (resamples + 1)
        return cls(sacrebleu, p, max(low, 0.0), min(high, 1.0), test, resamples)


@dataclass(frozen=True)
class Interval:
    """The 95 % percentile interval of the resampled scores, and their mean."""

    low: float
    high: float
    mean: float

    @property
    def half_width(self) -> float:
        """Half the width, which sacreBLEU prints after ±."""
        return 0.5 * (self.high - self.low)

    def to_dict(self) -> dict[str, float]:
        """Return the interval as plain data."""
        return {"level": LEVEL, **asdict(self)}


def bootstrap_scores(
    statistics: Sequence[matrices.Matrix],
    scorers: Sequence[Scorer],
    *,
    resamples: int,
    seed: int,
    progress: Progress = SILENT,
) -> list[NDArray[np.float64]]:
    """Score bootstrap resamples, using the same draws for every matrix.

    Parameters
    ----------
    statistics
        Matrices with the same number of rows, at least one.
    scorers
        One for each matrix.
    resamples
        Number of resamples. More resamples begin with the same ones.
    seed
        The same seed draws the same segments on every machine.
    progress
        Receives the number of resamples done.

    Returns
    -------
    list
        For each matrix, the scores of the resamples.

    Notes
    -----
    Koehn (2004), "Statistical significance tests for machine translation evaluation". The draws
    are the same as in sacreBLEU 2.6.0, which sums (and, with NumPy 2, divides) in float32. Here,
    sums of integers are exact and sums of fractions are rounded once, so scores may differ from
    sacreBLEU's in the seventh digit.
    """
    batches = _bootstrap_batches(
        statistics, scorers, resamples=resamples, seed=seed, progress=progress
    )
    return list(np.concatenate(list(batches), axis=1))


def _bootstrap_batches(
    statistics: Sequence[matrices.Matrix],
    scorers: Sequence[Scorer],
    *,
    resamples: int,
    seed: int,
    progress: Progress,
) -> Iterator[NDArray[np.float64]]:
    """Yield scores of resamples in batches, shape (matrices, resamples of the batch)."""
    segments = len(statistics[0])
    blocks = []
    largest = 0.0
    for matrix in statistics:
        progress.check()
        (block,) = matrices.addends(matrix)
        blocks.append(block)
        largest = max(largest, segments * float(np.abs(block).max()))
    columns = matrices.side_by_side(blocks, largest, progress)
    widths = [block.shape[1] for block in blocks]
    for start, counts in matrices.draws(resamples, segments, seed, columns.dtype, progress):
        sums = matrices.split(matrices.product(counts, columns, progress), widths)
        scores = np.empty((len(statistics), len(counts)))
        for system_scores, part, matrix, scorer in zip(
            scores, sums, statistics, scorers, strict=True
        ):
            progress.check()
            system_scores[:] = scorer(matrices.recombined(part, matrix))
        yield scores
        progress.step(Stage.RESAMPLING, start + len(counts), resamples)


def percentile_interval(scores: NDArray[np.float64]) -> Interval:
    """Return the 95 % percentile interval of resampled scores, or of differences of paired ones.

    Notes
    -----
    Koehn (2004): drops 2.5 % at either end. Bounds and mean equal sacreBLEU 2.6.0's
    ``estimate_ci``.
    """
    # A resample of few ratings may have none.
    ordered = np.sort(scores[~np.isnan(scores)])
    cut = len(ordered) // 40
    return Interval(
        float(ordered[cut]), float(ordered[len(ordered) - cut - 1]), float(ordered.mean())
    )


def paired_bootstrap_p(
    baseline_scores: NDArray[np.float64], system_scores: NDArray[np.float64], difference: float
) -> float:
    """Return sacreBLEU's p-value of a difference.

    Parameters
    ----------
    baseline_scores, system_scores
        Scores of the same resamples, from `bootstrap_scores`.
    difference
        Difference of the scores on all segments; its sign does not matter.

    Notes
    -----
    Equals sacreBLEU 2.6.0's ``paired-bs`` to the last digit. sacreBLEU takes absolute values before
    it centers them, so this p is too small: at p <= 0.05, systems of equal quality are called
    usually different in more than 10 % of cases. `paired_bootstrap` keeps the signs.
    """
    differences = np.abs(system_scores - baseline_scores)
    above = np.count_nonzero(differences - differences.mean() > abs(difference))
    return (int(above) + 1) / (len(differences) + 1)


def paired_bootstrap(
    families: Sequence[Systems],
    *,
    resamples: int,
    sacrebleu_resamples: int,
    seed: int,
    progress: Progress = SILENT,
) -> tuple[list[NDArray[np.float64]], list[list[PairedP]]]:
    """Resample all families at once, and test the differences of their pairs.

    Parameters
    ----------
    families
        All with the same number of segments; they share the resamples.
    resamples
        Number of resamples.
    sacrebleu_resamples
        The scores of this many, the first ones, are returned; sacreBLEU's p is computed from them.
    seed
        The same seed draws the same segments on every machine.
    progress
        Receives the number of resamples done.

    Returns
    -------
    scores
        For each system of each family, its scores in the first resamples.
    p_values
        For each family, those of its pairs.

    Notes
    -----
    Two-sided, after Koehn (2004) and Riezler & Maxwell (2005), "On some pitfalls in automatic
    evaluation and significance testing for MT": how often is a resampled difference at least as far
    from the resampled differences' mean as the observed difference is from 0? To keep no more than
    the first scores in memory, the mean is that of the first resamples.

    Of few segments, the bootstrap calls systems of equal quality different in up to 11 % of cases,
    whatever the level of 5 % says. For these, see `exchanged_p`.
    """
    systems = [matrix for family in families for matrix in family.statistics]
    scorers = [family.scorer for family in families for _ in family.statistics]
    batches = _bootstrap_batches(
        systems, scorers, resamples=resamples, seed=seed, progress=progress
    )
    waiting: list[NDArray[np.float64]] = []
    first = np.empty((len(systems), 0))
    tallies: list[_Tally] = []
    done = 0
    for batch in batches:
        done += batch.shape[1]
        if tallies:
            tested = batch
        else:
            waiting.append(batch)
            if done < sacrebleu_resamples:
                continue
            tested = np.concatenate(waiting, axis=1)
            waiting.clear()
            first = tested[:, :sacrebleu_resamples].copy()
            tallies = [
                _Tally(family, family_scores)
                for family, family_scores in zip(
                    families, _of_families(first, families), strict=True
                )
            ]
        for tally, family_scores in zip(tallies, _of_families(tested, families), strict=True):
            tally.add(family_scores, progress)
    p_values = [
        list(_bootstrap_p_values(family, tally, scores, resamples, progress))
        for family, tally, scores in zip(
            families, tallies, _of_families(first, families), strict=True
        )
    ]
    return list(first), p_values


def _bootstrap_p_values(
    family: Systems,
    tally: _Tally,
    scores: NDArray[np.float64],
    resamples: int,
    progress: Progress,
) -> Iterator[PairedP]:
    """Yield the p-values of a family's pairs, given the scores that sacreBLEU's p comes from."""
    for index, (baseline, system) in enumerate(family.pairs):
        progress.check()
        p = paired_bootstrap_p(scores[baseline], scores[system], float(tally.observed[index]))
        yield PairedP.of(p, int(tally.reached[index]), resamples, "bs")


class _Tally:
    """Counts the resamples in which a family's differences are as large as those observed."""

    def __init__(self, family: Systems, first: NDArray[np.float64]) -> None:
        scores = family.scores()
        self._pairs = np.array(family.pairs, dtype=np.intp).reshape(-1, 2)
        baseline, system = self._pairs.T
        self.observed = scores[system] - scores[baseline]
        means = first.mean(axis=1)
        self._centers = means[system] - means[baseline]
        self.reached = np.zeros(len(self._pairs), np.int64)

    def add(self, scores: NDArray[np.float64], progress: Progress) -> None:
        """Count the resamples of a batch, shape (systems, resamples)."""
        size = max(1, PIECE // scores.shape[1])
        for start in range(0, len(self._pairs), size):
            progress.check()
            some = slice(start, start + size)
            baseline, system = self._pairs[some].T
            differences = scores[system] - scores[baseline] - self._centers[some, None]
            far = np.abs(differences) >= np.abs(self.observed[some, None]) - ROUNDING
            self.reached[some] += np.count_nonzero(far, axis=1)


def randomization_p(
    families: Sequence[Systems],
    *,
    trials: int,
    sacrebleu_trials: int,
    seed: int,
    progress: Progress = SILENT,
) -> list[list[PairedP]]:
    """Return, per family and pair, the probability of a difference this large by chance.

    Parameters
    ----------
    families
        All with the same number of segments; they share the random trials.
    trials
        Number of random swaps of two systems' segments. More trials begin with the same ones.
    sacrebleu_trials
        sacreBLEU's p is computed from this many, the first ones.
    seed
        The same seed swaps the same segments on every machine.
    progress
        Receives the number of trials done.

    Notes
    -----
    Two-sided paired approximate randomization, Riezler & Maxwell (2005), "On some pitfalls in
    automatic evaluation and significance testing for MT". The first p equals sacreBLEU 2.6.0's
    ``paired-ar``, which reseeds its generator for each system, to the last digit. The exception is
    a bug of sacreBLEU: with ``add-k`` smoothing, it truncates fractions in the trials but not in
    the observed scores.

    sacreBLEU counts trials with a larger difference. A verdict also counts those with an equal one,
    which only matters if few segments differ: with a single one, every trial is equal.
    """
    if not any(family.pairs for family in families):
        return [[] for _ in families]
    drawn = matrices.selections(trials, len(families[0].statistics[0]), seed)
    shuffles = _shuffled(families, drawn, trials, sacrebleu_trials, progress)
    return [
        [
            PairedP.of((above + 1) / (sacrebleu_trials + 1), reached, trials, "ar")
            for above, reached in zip(shuffle.above.tolist(), shuffle.reached.tolist(), strict=True)
        ]
        for shuffle in shuffles
    ]


def exchanged_p(
    family: Systems,
    pair: tuple[int, int],
    *,
    trials: int,
    exact: int,
    seed: int,
    progress: Progress = SILENT,
) -> PairedP:
    """Return the probability of a difference this large, if the segments that differ are exchanged.

    Parameters
    ----------
    family, pair
        The systems, and the two that are compared.
    trials
        Number of random exchanges, unless all are tried. More trials begin with the same ones.
    exact
        All exchanges are tried if there are no more than twice as many.
    seed
        See `randomization_p`.
    progress
        Can cancel.

    Notes
    -----
    Exchanging k segments has 2^k outcomes, so the exact p is never below 2 / 2^k. The p of
    sacreBLEU is not computed here.
    """
    few = family.differing_alone(pair)
    *differing, _ = few.statistics[0]
    units = len(differing)
    silent = progress.without_report()
    if units > exact.bit_length():
        [[p]] = randomization_p(
            [few], trials=trials, sacrebleu_trials=0, seed=seed, progress=silent
        )
        return p
    total = 2 ** max(units - 1, 0)
    [shuffle] = _shuffled([few], matrices.exchanges(units, units + 1), total, 0, silent)
    p = int(shuffle.reached[0]) / total
    return PairedP(p, p, p, p, "ar", 2 * total)


def _shuffled(
    families: Sequence[Systems],
    selected: Iterable[tuple[int, NDArray[np.uint8]]],
    trials: int,
    sacrebleu_trials: int,
    progress: Progress,
) -> list[_Shuffles]:
    """Count, for each family, the trials in which differences are as large as those observed.

    Parameters
    ----------
    selected
        The segments to swap in each trial, in batches; see `selections`.
    """
    blocks: list[matrices.Matrix] = []
    shuffles = []
    largest = 0.0
    for family in families:
        progress.check()
        addends = matrices.addends(*family.statistics)
        totals = np.stack([block.sum(axis=0, dtype=np.float64) for block in addends])
        shuffles.append(_Shuffles(family, totals))
        for block in addends:
            progress.check()
            largest = max(largest, float(np.abs(block).sum(axis=0).max()))
        blocks += addends
    columns = matrices.side_by_side(blocks, largest, progress)
    widths = [shuffle.totals.size for shuffle in shuffles]
    del blocks  # as large as all statistics together
    for stop, chosen in selected:
        of_sacrebleu = max(sacrebleu_trials - (stop - len(chosen)), 0)
        parts = matrices.split(matrices.product(chosen, columns, progress), widths)
        for shuffle, part in zip(shuffles, parts, strict=True):
            shuffle.add(part, of_sacrebleu, progress)
        progress.step(Stage.RESAMPLING, stop, trials)
    return shuffles


class _Shuffles:
    """Counts the trials in which a family's differences are as large as those observed."""

    def __init__(self, family: Systems, totals: NDArray[np.float64]) -> None:
        self._family = family
        self._pairs = np.array(family.pairs, dtype=np.intp).reshape(-1, 2)
        self.totals = totals
        baseline, system = self._pairs.T
        scores = self._scores(totals)
        self._observed = np.abs(scores[baseline] - scores[system])
        self.above = np.zeros(len(self._pairs), np.int64)
        self.reached = np.zeros(len(self._pairs), np.int64)

    def _scores(self, sums: NDArray[np.float64], *, quick: bool = False) -> NDArray[np.float64]:
        scorer = (self._family.quick_scorer if quick else None) or self._family.scorer
        flat = sums.reshape(-1, sums.shape[-1])
        return scorer(matrices.recombined(flat, self._family.statistics[0])).reshape(
            sums.shape[:-1]
        )

    def _differences(
        self, first: NDArray[np.float64], second: NDArray[np.float64], observed: NDArray[np.float64]
    ) -> NDArray[np.float64]:
        """Return the differences of scores, exact where they are close to those observed."""
        differences = np.abs(self._scores(first, quick=True) - self._scores(second, quick=True))
        close = np.abs(differences - observed) <= 2 * ROUNDING
        if close.any():
            differences[close] = np.abs(self._scores(first[close]) - self._scores(second[close]))
        return differences

    def add(self, part: NDArray[np.float64], of_sacrebleu: int, progress: Progress) -> None:
        """Count trials, given the sums of the chosen segments of all systems side by side.

        sacreBLEU's p is about the first `of_sacrebleu` of them.
        """
        chosen = part.reshape(len(part), *self.totals.shape).swapaxes(0, 1)
        size = max(1, PIECE // (len(part) * self.totals.shape[1]))
        for start in range(0, len(self._pairs), size):
            progress.check()
            some = slice(start, start + size)
            baseline, system = self._pairs[some].T
            moved = chosen[baseline] - chosen[system]
            observed = self._observed[some, None]
            exchanged = self._differences(
                self.totals[system, None] + moved, self.totals[baseline, None] - moved, observed
            )
            larger = exchanged[:, :of_sacrebleu] > observed
            self.above[some] += np.count_nonzero(larger, axis=1)
            self.reached[some] += np.count_nonzero(exchanged >= observed - ROUNDING, axis=1)


def _of_families(
    scores: NDArray[np.float64], families: Sequence[Systems]
) -> list[NDArray[np.float64]]:
    """Split scores, one row per system, into those of each family."""
    counts = [len(family.statistics) for family in families]
    return np.split(scores, list(accumulate(counts))[:-1])


def holm(p_values: Sequence[float]) -> list[float]:
    """Return p-values adjusted for multiple comparisons, in the order given.

    Notes
    -----
    Holm (1979), "A simple sequentially rejective multiple test procedure": controls the
    family-wise error rate, the probability of even one false positive.
    """
    adjusted = list(p_values)
    largest = 0.0
    for rank, index in enumerate(sorted(range(len(adjusted)), key=p_values.__getitem__)):
        largest = max(largest, min(1.0, (len(adjusted) - rank) * p_values[index]))
        adjusted[index] = largest
    return adjusted
