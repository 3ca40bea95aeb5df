"""Correlations equal their definitions, and exist only where the definitions have a value."""

from __future__ import annotations

import math
from itertools import combinations

import numpy as np
import pytest

from bleu_core.errors import Cancelled
from bleu_core.progress import Progress
from bleu_core.scoring.correlation import PairwiseAccuracy, correlate, pairwise_accuracy


def slow_kendall(one: list[float], other: list[float]) -> float:
    """Return tau-b, pair by pair."""
    same = pairs_of_one = pairs_of_other = 0
    for (x, y), (a, b) in combinations(zip(one, other, strict=True), 2):
        first, second = np.sign(x - a), np.sign(y - b)
        same += int(first * second)
        pairs_of_one += abs(int(first))
        pairs_of_other += abs(int(second))
    return same / math.sqrt(pairs_of_one * pairs_of_other)


def slow_pearson(one: list[float], other: list[float]) -> float:
    mean, other_mean = math.fsum(one) / len(one), math.fsum(other) / len(one)
    first, second = [x - mean for x in one], [y - other_mean for y in other]
    products = math.fsum(x * y for x, y in zip(first, second, strict=True))
    squares = [math.fsum(x * x for x in values) for values in (first, second)]
    return products / math.sqrt(squares[0] * squares[1])


@pytest.mark.parametrize("seed", range(40))
def test_pearson_and_kendall_equal_their_definitions(seed: int) -> None:
    rng = np.random.default_rng(seed)
    count = int(rng.integers(2, 60))
    # From many ties to no ties.
    levels = int(rng.choice([2, 3, 10, 10**6]))
    one = rng.integers(0, levels, count) / levels
    other = 0.5 * one + rng.integers(0, levels, count) / levels
    one[0], other[0] = -1, 3  # values that vary
    found = correlate(one, other)
    assert found.segments == count
    assert found.undefined is None
    assert found.kendall == slow_kendall(one.tolist(), other.tolist())
    assert found.pearson == pytest.approx(slow_pearson(one.tolist(), other.tolist()), abs=1e-12)
    # The order of the two does not matter.
    assert correlate(other, one).kendall == found.kendall
    assert correlate(-one, other).kendall == -found.kendall


def test_correlations_equal_those_of_scipy() -> None:
    # The expected values are those of scipy.stats.kendalltau and pearsonr.
    one = np.array([12.0, 2, 1, 12, 2])
    other = np.array([1.0, 4, 7, 1, 0])
    found = correlate(one, other)
    assert found.kendall == pytest.approx(-0.47140452079103173, abs=1e-15)
    perfect = correlate(np.arange(5.0), np.arange(5.0) * 3 + 7)
    assert (perfect.pearson, perfect.kendall) == (pytest.approx(1), 1)


def test_an_undefined_correlation_has_its_reason() -> None:
    some = np.array([0.1, 0.2, 0.3])
    none = {"pearson": None, "kendall_tau_b": None}
    constant = correlate(some, np.full(3, 5.0))
    assert np.isnan((constant.pearson, constant.kendall)).all()
    assert constant.to_dict() == {"segments": 3, **none, "undefined": "constant"}
    few = correlate(some[:1], some[:1]).to_dict()
    assert few == {"segments": 1, **none, "undefined": "few_segments"}
    gaps = np.array([0.1, np.nan, 0.3])
    assert correlate(gaps, np.array([1.0, 5.0, 1.0])).undefined == "constant"
    assert correlate(gaps, some).segments == 2
    assert correlate(np.empty(0), np.empty(0)).undefined == "few_segments"
    assert correlate(some, gaps).to_dict() == {
        "segments": 2,
        "pearson": pytest.approx(1),
        "kendall_tau_b": 1,
        "undefined": None,
    }


def test_extreme_scales_neither_overflow_nor_vanish() -> None:
    one = np.array([1.0, 2, 3, 5])
    other = np.array([1.0, 3, 2, 4])
    expected = correlate(one, other)
    for scale in (1e-200, 1e200):
        found = correlate(one * scale, other * scale)
        assert found.kendall == expected.kendall
        assert found.pearson == pytest.approx(expected.pearson)


def test_correlating_can_be_canceled() -> None:
    def no() -> bool:
        return True

    with pytest.raises(Cancelled):
        correlate(np.arange(9.0), np.arange(9.0), Progress(cancelled=no))


def test_a_hundred_thousand_segments_are_counted_exactly() -> None:
    # Ranks in a known order: each block of ten reversed has 45 inversions.
    count = 100_000
    other = np.arange(count).reshape(-1, 10)[:, ::-1].ravel().astype(float)
    pairs = count * (count - 1) // 2
    found = correlate(np.arange(count, dtype=float), other)
    assert found.kendall == (pairs - 2 * 45 * count // 10) / pairs


def test_pairwise_accuracy_counts_pairs_in_the_human_order() -> None:
    # The metric orders only the first two alike. It has the first and third equal, and all others
    # the other way round.
    scores = [(80.0, 30.0), (70.0, 29.0), (65.0, 30.0), (65.0, 31.0)]
    found = pairwise_accuracy("mqm", "bleu", scores)
    assert found == PairwiseAccuracy("mqm", "bleu", agreeing=1, pairs=5, ties=1)
    assert found.accuracy == 0.2
    assert pairwise_accuracy("mqm", "bleu", [(80, 30), (70, 20), (60, 25)]).accuracy == 2 / 3


def test_equal_means_are_ties_in_spite_of_their_last_digits() -> None:
    scores = [(0.1 + 0.2, 1.0), (0.3, 2.0), (0.4, 2.0 + 1e-15)]
    found = pairwise_accuracy("da", "chrf", scores)
    # Of the two pairs left, the metric orders one, and has a tie in the other.
    assert (found.agreeing, found.pairs, found.ties) == (1, 2, 1)
    assert pairwise_accuracy("da", "chrf", [(0.3, 2.0), (0.3, 1.0)]).accuracy is None
