"""Verdicts keep their error rate, and find real differences."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise, product
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from bleu_core.scoring import significance
from bleu_core.scoring.matrices import exchanges
from bleu_core.scoring.metrics import metrics_of
from bleu_core.scoring.resampling import Systems, exchanged_p
from bleu_core.scoring.significance import Comparison, resample_metrics
from bleu_core.scoring.verdicts import FEW, Verdict, judge, rank_ranges, segments_needed
from bleu_core.settings import (
    SIGNIFICANCE_LEVEL,
    PairedTest,
    Resampling,
    Settings,
    resamples_needed,
)
from tests.helpers.real_data import real_data
from tests.verdicts.__main__ import ROWS, jobs
from tests.verdicts.simulation import NAMES, Case, Pool, simulate

[BLEU] = metrics_of(Settings(smoothing="exp"))
CLAIMS = (Verdict.BETTER, Verdict.WORSE)

# --- the rule -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difference", "low", "high", "expected"),
    [
        (1.0, 0.01, 0.01, Verdict.BETTER),
        (-1.0, 0.01, 0.01, Verdict.WORSE),
        (1.0, 0.0, 0.049, Verdict.BETTER),
        (1.0, 0.05, 0.05, Verdict.UNDECIDED),
        (1.0, 0.05, 0.9, Verdict.UNDECIDED),
        (1.0, 0.04, 0.06, Verdict.AT_LIMIT),
        (1.0, 0.04, 0.05, Verdict.AT_LIMIT),
        (0.0, 0.01, 0.01, Verdict.NO_DIFFERENCE),
    ],
)
def test_verdict_follows_from_difference_and_bounds_of_p(
    difference: float, low: float, high: float, expected: Verdict
) -> None:
    assert judge(difference, low, high, lower_is_better=False) is expected


def test_lower_is_better_in_ter() -> None:
    for difference, expected in ((1.0, Verdict.WORSE), (-1.0, Verdict.BETTER)):
        assert judge(difference, 0.01, 0.01, lower_is_better=True) is expected


@given(st.floats(-100, 100), st.floats(0, 1), st.floats(0, 1), st.booleans())
def test_only_a_small_p_makes_a_claim(difference: float, p: float, part: float, low: bool) -> None:
    verdict = judge(difference, p * part, p, lower_is_better=low)
    assert (verdict in CLAIMS) == (difference != 0 and p < SIGNIFICANCE_LEVEL)
    if verdict in CLAIMS:
        assert (verdict is Verdict.BETTER) == ((difference < 0) == low)
    assert (verdict is Verdict.NO_DIFFERENCE) == (difference == 0)


# --- the number of resamples --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("systems", "bootstrap", "trials"),
    [(2, 1000, 10_000), (4, 1199, 10_000), (11, 10_999, 10_999), (20, 37_999, 37_999)],
)
def test_resamples_follow_the_number_of_comparisons(
    systems: int, bootstrap: int, trials: int
) -> None:
    comparisons = systems * (systems - 1) // 2
    assert Resampling(paired_test="bs").verdict_resamples(comparisons) == bootstrap
    assert Resampling(paired_test="ar").verdict_resamples(comparisons) == trials
    for test in ("bs", "ar"):
        chosen = Resampling(paired_test=cast(PairedTest, test), resamples=500)
        assert chosen.verdict_resamples(comparisons) == 500
    # The smallest p, corrected, is a tenth of the level.
    smallest = comparisons / (resamples_needed(comparisons) + 1)
    assert smallest == pytest.approx(SIGNIFICANCE_LEVEL / 10)


def corpus(
    rng: np.random.Generator, qualities: list[float], segments: int = 300
) -> list[NDArray[Any]]:
    """Return BLEU statistics of systems that match a share of each segment's n-grams.

    Systems of equal quality are exchangeable: each segment is equally hard for all systems.
    """
    length = rng.integers(6, 30, segments)
    hardness = rng.normal(0, 0.12, segments)
    systems = []
    for quality in qualities:
        chance = np.clip(quality + hardness + rng.normal(0, 0.1, segments), 0.05, 0.95)
        own = np.maximum(4, length + rng.integers(-2, 3, segments))
        totals = own[:, None] - np.arange(4)
        matched = rng.binomial(totals, chance[:, None] ** np.arange(1, 5))
        systems.append(np.column_stack((own, length, matched, totals)))
    return systems


def verdicts(matrices: list[NDArray[Any]], test: Any, **options: Any) -> tuple[Comparison, ...]:
    names = [str(index) for index in range(len(matrices))]
    [result] = resample_metrics([BLEU], [matrices], names, Resampling(paired_test=test, **options))
    return result.comparisons


@pytest.mark.parametrize("test", ["bs", "ar"])
def test_eleven_systems_can_differ(test: Any) -> None:
    matrices = corpus(np.random.default_rng(3), [0.6] * 10 + [0.2], segments=80)
    found = verdicts(matrices, test)
    for comparison in found:
        claimed = comparison.verdict is Verdict.WORSE
        assert claimed == (comparison.candidate == "10"), comparison
        # sacreBLEU's p, of 1,000 resamples, cannot pass the correction.
        if claimed and test == "bs":
            assert comparison.p_holm is not None
            assert comparison.p_holm > SIGNIFICANCE_LEVEL
    # A number of resamples is that of sacreBLEU's p; verdicts take as many as they need.
    few = verdicts(matrices, test, resamples=1000)
    assert [each.verdict for each in few] == [each.verdict for each in found]
    if test == "bs":
        assert [each.p_value for each in few] == [each.p_value for each in found]
        assert [each.interval for each in few] == [each.interval for each in found]


@pytest.mark.parametrize("test", ["bs", "ar"])
def test_one_segment_is_no_evidence(test: Any) -> None:
    [first, second] = corpus(np.random.default_rng(1), [0.9, 0.1], segments=1)
    [comparison] = verdicts([first, second], test)
    assert comparison.p_value is not None
    assert comparison.p_value < 0.001
    assert comparison.verdict_p == 1.0
    assert comparison.verdict is Verdict.UNDECIDED


@pytest.mark.parametrize("test", ["bs", "ar"])
@pytest.mark.parametrize("resamples", [None, 40])
def test_five_segments_are_no_evidence_and_six_can_be(test: Any, resamples: int | None) -> None:
    matrices = corpus(np.random.default_rng(1), [0.9, 0.1], segments=6)
    five = [matrix[:5] for matrix in matrices]
    [comparison] = verdicts(five, test, resamples=resamples)
    assert comparison.verdict_p is not None
    assert comparison.verdict_p >= 2 / 2**5
    assert comparison.verdict is Verdict.UNDECIDED
    [comparison] = verdicts(matrices, test, resamples=resamples)
    assert comparison.verdict is Verdict.WORSE
    assert comparison.verdict_p == 2 / 2**6
    assert comparison.verdict_resamples == 2**6
    assert comparison.is_exact
    assert not comparison.is_least_p


def test_few_differing_segments_are_exchanged() -> None:
    """The bootstrap finds too much in them, however many segments are the same in both."""
    rng = np.random.default_rng(2)
    first, second = corpus(rng, [0.6, 0.6], segments=300)
    for differing, expected in ((FEW - 1, "ar"), (FEW, "bs")):
        # Equal except for the first rows, of which none is equal by chance.
        system = first.copy()
        system[:differing, 2:6] = np.maximum(first[:differing, 2:6] - 1, 0)
        system[:differing, 0] = second[:differing, 0] + 30
        system[:differing, 6:] = system[:differing, :1] - np.arange(4)
        [by_bootstrap] = verdicts([first, system], "bs", resamples=1000)
        [by_exchange] = verdicts([first, system], "ar", resamples=1000)
        assert by_bootstrap.verdict_test == expected
        assert by_exchange.verdict_test == "ar"
        assert by_bootstrap.interval == by_exchange.interval


def test_p_of_few_segments_is_that_of_all_exchanges() -> None:
    first, second = corpus(np.random.default_rng(11), [0.6, 0.5], segments=10)
    [comparison] = verdicts([first, second], "bs")
    observed = BLEU.percent(second) - BLEU.percent(first)
    reached = 0
    for swapped in product((False, True), repeat=10):
        mask = np.array(swapped)[:, None]
        one, other = np.where(mask, second, first), np.where(mask, first, second)
        reached += abs(BLEU.percent(one) - BLEU.percent(other)) >= abs(observed) - 1e-9
    assert comparison.verdict_p == reached / 2**10


def close_to_the_limit(segments: int, differing: int) -> tuple[list[NDArray[Any]], Comparison]:
    """Return two systems whose p is from 0.04 to 0.06."""
    rng = np.random.default_rng(segments + differing)
    quality = 0.6 - 0.4 / differing**0.5
    for _ in range(100):
        first, second = corpus(rng, [0.6, quality], segments)
        second[differing:] = first[differing:]
        [found] = verdicts([first, second], "bs")
        if 0.04 < (found.verdict_p or 0) < 0.06:
            return [first, second], found
    pytest.fail("no p is close to the limit")


@pytest.mark.parametrize(("segments", "differing"), [(14, 14), (400, 12), (60, 60), (300, 300)])
def test_the_draw_decides_no_verdict(
    segments: int, differing: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every seed has the same verdict, or none."""
    monkeypatch.setattr(significance, "_CELLS", 2**24)
    matrices, found = close_to_the_limit(segments, differing)
    others = [verdicts(matrices, "bs", seed=seed)[0] for seed in range(8)]
    assert len({each.verdict for each in others} - {Verdict.AT_LIMIT}) <= 1
    if differing < 20:
        assert {each.verdict_p for each in others} == {found.verdict_p}
        # sacreBLEU's p is still the one of its draws.
        assert len({each.p_value for each in others}) > 1


def test_more_resamples_decide_until_they_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    matrices, free = close_to_the_limit(250, 250)
    low, high = free.p_bounds
    assert low < (free.verdict_p or 0) < high
    monkeypatch.setattr("bleu_core.scoring.verdicts.SIGNIFICANCE_LEVEL", free.verdict_p)
    monkeypatch.setattr(significance, "_CELLS", 2**23)
    [limited] = verdicts(matrices, "bs")
    assert limited.verdict is Verdict.AT_LIMIT
    assert limited.verdict_resamples == 16_000 <= 2**23 // 250
    assert limited.p_value == free.p_value


def test_bounds_hold_p_of_all_exchanges() -> None:
    rng = np.random.default_rng(5)
    for _ in range(5):
        first, second = corpus(rng, [0.6, 0.55], segments=14)
        [exact] = verdicts([first, second], "ar")
        family = Systems([first, second], BLEU.percents, [(0, 1)], BLEU.quick_percents)
        for seed in range(5):
            drawn = exchanged_p(family, (0, 1), trials=2000, exact=0, seed=seed)
            assert drawn.low <= (exact.verdict_p or 0) <= drawn.high
            assert drawn.low < drawn.verdict < drawn.high


@given(st.integers(1, 12), st.integers(0, 3))
def test_all_exchanges_are_yielded_once(units: int, more: int) -> None:
    found = np.concatenate([bits for _, bits in exchanges(units, units + more)])
    assert len({row.tobytes() for row in found}) == len(found) == 2 ** (units - 1)
    assert not found[:, units - 1 :].any()


def test_an_interval_says_whether_it_agrees_with_the_verdict() -> None:
    matrices = corpus(np.random.default_rng(4), [0.6, 0.5], segments=120)
    [comparison] = verdicts(matrices, "bs")
    assert comparison.verdict is Verdict.WORSE
    assert comparison.interval_agrees
    assert not replace(comparison, verdict=Verdict.UNDECIDED).interval_agrees
    around = replace(comparison.interval, high=1.0)
    assert not replace(comparison, interval=around).interval_agrees


# --- how many segments it takes -------------------------------------------------------------------


def found_and_expected(
    first: NDArray[Any], second: NDArray[Any], power: float, trials: int, seen: int
) -> tuple[float, float]:
    """Return how often a difference is found in as many segments as are said to be needed.

    The number is from the interval of one text of `seen` segments, and each trial has its own.
    """
    rng = np.random.default_rng(12)
    difference = BLEU.percent(second) - BLEU.percent(first)
    found = 0
    for _ in range(trials):
        size = seen
        for last in (False, True):
            rows = rng.integers(len(first), size=size)
            [one] = verdicts([first[rows], second[rows]], "bs", resamples=1000)
            if last:
                found += one.verdict in CLAIMS
            size = segments_needed(difference, one.interval.half_width, size, power=power)
    return found / trials, power


@pytest.mark.parametrize("power", [0.5, 0.8])
def test_a_difference_is_found_as_often_as_said(power: float) -> None:
    """In a fixed simulation; the slow one has real texts."""
    first, second = corpus(np.random.default_rng(7), [0.6, 0.57], segments=5000)
    found, expected = found_and_expected(first, second, power, trials=80, seen=150)
    assert found == pytest.approx(expected, abs=0.12)


@pytest.mark.slow
@pytest.mark.parametrize("power", [0.5, 0.8])
@pytest.mark.parametrize("name", ["flores-en-id", "flores-en-es", "newstest2019-en-zh"])
def test_a_difference_of_real_systems_is_found_as_often_as_said(name: str, power: float) -> None:
    if not (real_data() / name).is_dir():
        pytest.skip("needs ../shared/data")
    systems = sorted(Pool.read(real_data() / name).statistics[0], key=BLEU.percent)
    gaps = [BLEU.percent(two) - BLEU.percent(one) for one, two in pairwise(systems)]
    # The pair whose difference is closest to 1.5 points.
    place = int(np.argmin(np.abs(np.array(gaps) - 1.5)))
    found, expected = found_and_expected(*systems[place : place + 2], power, trials=150, seen=120)
    print(f"{name}: {gaps[place]:.2f} points, {found:.0%} of {expected:.0%}")
    assert found == pytest.approx(expected, abs=0.1)


def test_more_comparisons_and_smaller_differences_need_more_segments() -> None:
    one = segments_needed(2.0, 2.0, 100, power=0.5)
    assert one == 100
    assert segments_needed(-1.0, 2.0, 100, power=0.5) == 4 * one
    assert 200 < segments_needed(2.0, 2.0, 100, power=0.8) < 210
    assert segments_needed(2.0, 2.0, 100, power=0.5, comparisons=3) > one


# --- ranks --------------------------------------------------------------------------------------


def test_ranks_are_those_that_verdicts_leave_open() -> None:
    verdicts = [
        ("b", "a", Verdict.WORSE),
        ("c", "a", Verdict.UNDECIDED),
        ("d", "a", Verdict.WORSE),
        ("c", "b", Verdict.NO_DIFFERENCE),
        ("d", "b", Verdict.UNDECIDED),
        ("c", "d", Verdict.BETTER),
    ]
    expected = {"a": (1, 2), "b": (2, 4), "c": (1, 3), "d": (3, 4)}
    assert rank_ranges("abcd", verdicts) == expected
    # Unless all are compared, a rank says nothing.
    assert rank_ranges("abcd", verdicts[:3]) == {}
    assert rank_ranges("a", []) == {}


# --- documents ----------------------------------------------------------------------------------


@pytest.mark.parametrize("test", ["bs", "ar"])
def test_documents_are_exchanged_as_a_whole(test: Any) -> None:
    matrices = corpus(np.random.default_rng(4), [0.6, 0.5], segments=120)
    rows = np.arange(120)
    [alone] = verdicts(matrices, test)
    for numbers, count in ((rows // 6, 20), (rows % 5, 5), (10 * (rows // 30), 4)):
        [comparison] = resampled(matrices, numbers.tolist(), test)
        assert comparison.documents == count
        assert comparison.verdict_test == "ar"
        assert comparison.p_value == alone.p_value
        sums = [
            np.stack([matrix[numbers == number].sum(axis=0) for number in np.unique(numbers)])
            for matrix in matrices
        ]
        [merged] = verdicts(sums, "ar")
        assert comparison.verdict_p == merged.verdict_p
        # Intervals of differences are those of documents too.
        assert comparison.interval == merged.interval != alone.interval
        if count < 6:
            assert comparison.verdict is Verdict.UNDECIDED


@pytest.mark.parametrize("test", ["none", "bs"])
def test_intervals_of_scores_are_drawn_from_documents(test: Any) -> None:
    matrices = corpus(np.random.default_rng(4), [0.6, 0.5], segments=120)
    numbers = np.arange(120) // 10
    sums = [np.add.reduceat(matrix, np.arange(0, 120, 10)) for matrix in matrices]
    options = Resampling(confidence=True, paired_test=test)
    [found] = resample_metrics([BLEU], [matrices], ["0", "1"], options, documents=numbers.tolist())
    [expected] = resample_metrics([BLEU], [sums], ["0", "1"], options)
    assert found.intervals == expected.intervals


def test_one_document_and_one_segment_per_document_are_segments() -> None:
    matrices = corpus(np.random.default_rng(4), [0.6, 0.5], segments=60)
    [alone] = verdicts(matrices, "bs")
    for numbers in ([0] * 60, [*range(60)]):
        assert resampled(matrices, numbers, "bs") == (alone,)


def resampled(
    matrices: list[NDArray[Any]], documents: list[int], test: Any
) -> tuple[Comparison, ...]:
    [result] = resample_metrics(
        [BLEU], [matrices], ["0", "1"], Resampling(paired_test=test), documents=documents
    )
    return result.comparisons


# --- error rates --------------------------------------------------------------------------------


def claims(rng: np.random.Generator, systems: int, test: Any, segments: int = 200) -> bool:
    """Tell whether a test calls any two of several equally good systems different."""
    found = verdicts(corpus(rng, [0.6] * systems, segments), test, seed=int(rng.integers(2**32)))
    return any(comparison.verdict in CLAIMS for comparison in found)


def most(trials: int) -> int:
    """Return the number of errors that a rate of 5 % exceeds in one of 1,000 simulations."""
    draws = np.random.default_rng(0).binomial(trials, SIGNIFICANCE_LEVEL, 200_000)
    return int(np.quantile(draws, 0.999))


@pytest.mark.parametrize(("systems", "trials"), [(2, 60), (11, 8)])
def test_equal_systems_are_rarely_called_different(systems: int, trials: int) -> None:
    rng = np.random.default_rng(7)
    errors = sum(claims(rng, systems, "bs", segments=60) for _ in range(trials))
    assert errors <= most(trials)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("test", "systems", "trials"),
    [("bs", 2, 200), ("ar", 2, 60), ("bs", 11, 15), ("ar", 11, 10), ("bs", 20, 5)],
)
def test_verdicts_keep_their_error_rate(test: Any, systems: int, trials: int) -> None:
    rng = np.random.default_rng(systems)
    errors = sum(claims(rng, systems, test) for _ in range(trials))
    assert errors <= most(trials)


@pytest.mark.parametrize("test", ["bs", pytest.param("ar", marks=pytest.mark.slow)])
def test_five_points_are_found_among_twenty_systems(test: Any) -> None:
    matrices = corpus(np.random.default_rng(5), [0.6] * 19 + [0.64], segments=1000)
    found = verdicts(matrices, test)
    best = [comparison for comparison in found if comparison.candidate == "19"]
    assert 3.5 < np.mean([comparison.difference for comparison in best]) < 6
    assert {comparison.verdict for comparison in best} == {Verdict.BETTER}
    assert not any(comparison.verdict in CLAIMS for comparison in found if comparison not in best)


@pytest.mark.slow
def test_rates_on_real_translations_stay_below_six_percent(shared_data: Path) -> None:
    """A short version of ``python -m tests.verdicts``."""
    pool = Pool.read(shared_data / "flores-en-id")
    for row in ROWS:
        if row.claimed and row.name in ("bs-8", "bs-200", "documents-10"):
            found = sum((job() for job in jobs(row, [pool], 200)), Counter[str]())
            assert found["trials"] == 200
            assert all(found[metric] <= most(200) for metric in NAMES), row


def test_the_report_counts_wrong_verdicts() -> None:
    """Of systems that are all the same, none is better; of blocks taken as segments, too many."""
    rng = np.random.default_rng(6)
    equal, *others = corpus(rng, [0.6, 0.6, 0.3], segments=300)

    def pool(*systems: NDArray[Any]) -> Pool:
        # Only BLEU is of interest here.
        others = [np.ones((len(systems), 300, columns), np.int64) for columns in (18, 2)]
        return Pool("made", (np.stack(systems), *others))

    assert simulate(pool(equal, equal), Case(segments=100), 20, 1)["bleu"] == 0
    blocks = Case(segments=200, block=10)
    assert simulate(pool(equal, *others), blocks, 50, 1)["bleu"] > most(50)
    given = replace(blocks, declared=True)
    assert simulate(pool(equal, *others), given, 50, 1)["bleu"] <= most(50)
