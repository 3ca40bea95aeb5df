"""Verdicts keep their error rate, find real differences, and never contradict the interval."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from bleu_core.api.evaluation import evaluate
from bleu_core.files.documents import Document
from bleu_core.scoring.metrics import metrics_of
from bleu_core.scoring.resampling import Interval
from bleu_core.scoring.significance import Comparison, resample_metrics
from bleu_core.scoring.verdicts import Verdict, judge
from bleu_core.settings import (
    SIGNIFICANCE_LEVEL,
    PairedTest,
    Resampling,
    Settings,
    resamples_needed,
)

[BLEU] = metrics_of(Settings(smoothing="exp"))
CLAIMS = (Verdict.BETTER, Verdict.WORSE)

# --- the rule -----------------------------------------------------------------------------------

AROUND_ZERO = Interval(-1.0, 2.0, 0.5)
ABOVE_ZERO = Interval(0.5, 2.0, 1.0)
BELOW_ZERO = Interval(-2.0, -0.5, -1.0)


@pytest.mark.parametrize(
    ("difference", "interval", "p", "expected"),
    [
        (1.0, ABOVE_ZERO, 0.01, Verdict.BETTER),
        (-1.0, BELOW_ZERO, 0.01, Verdict.WORSE),
        (1.0, AROUND_ZERO, 0.01, Verdict.BORDERLINE),
        (1.0, ABOVE_ZERO, 0.2, Verdict.BORDERLINE),
        (1.0, BELOW_ZERO, 0.01, Verdict.BORDERLINE),
        (1.0, Interval(0.0, 2.0, 1.0), 0.01, Verdict.BORDERLINE),
        (1.0, AROUND_ZERO, 0.05, Verdict.UNDECIDED),
        (1.0, AROUND_ZERO, 0.9, Verdict.UNDECIDED),
        (0.0, AROUND_ZERO, 0.01, Verdict.NO_DIFFERENCE),
    ],
)
def test_verdict_follows_from_difference_interval_and_p_value(
    difference: float, interval: Interval, p: float, expected: Verdict
) -> None:
    verdict = judge(difference, interval, p, lower_is_better=False, enough_resamples=True)
    assert verdict is expected


def test_lower_is_better_in_ter() -> None:
    for difference, interval, expected in (
        (1.0, ABOVE_ZERO, Verdict.WORSE),
        (-1.0, BELOW_ZERO, Verdict.BETTER),
    ):
        verdict = judge(difference, interval, 0.01, lower_is_better=True, enough_resamples=True)
        assert verdict is expected


POINTS = st.floats(-100, 100)


@given(POINTS, POINTS, POINTS, st.floats(0, 1), st.booleans(), st.booleans())
def test_verdict_and_interval_never_contradict(
    difference: float, one: float, other: float, p: float, lower: bool, enough: bool
) -> None:
    low, high = sorted((one, other))
    verdict = judge(
        difference,
        Interval(low, high, difference),
        p,
        lower_is_better=lower,
        enough_resamples=enough,
    )
    if verdict in CLAIMS:
        assert p < SIGNIFICANCE_LEVEL
        assert (low > 0) if difference > 0 else (high < 0)
        assert (verdict is Verdict.BETTER) == ((difference < 0) == lower)
    if verdict is Verdict.UNDECIDED:
        assert low <= 0 <= high
        assert p >= SIGNIFICANCE_LEVEL
    if verdict is Verdict.TOO_FEW_RESAMPLES:
        assert not enough
        assert p >= SIGNIFICANCE_LEVEL
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
    # sacreBLEU's number of resamples is too small for a verdict; sacreBLEU's p stays the same.
    few = verdicts(matrices, test, resamples=1000)
    assert {each.verdict for each in few} == {Verdict.TOO_FEW_RESAMPLES}
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
    assert comparison.verdict is Verdict.BORDERLINE


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
    [("bs", 2, 600), ("ar", 2, 200), ("bs", 11, 200), ("ar", 11, 40), ("bs", 20, 100)],
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


SETS = ("flores-en-id", "flores-en-es", "newstest2019-en-zh")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "systems"), [*product(SETS, (2, 11))])
def test_verdicts_keep_their_error_rate_on_real_translations(
    shared_data: Path, name: str, systems: int
) -> None:
    """Each system takes each segment from a random real system, so all are equally good."""
    trials = 200 if systems == 2 else 60
    pool = pooled(shared_data / name)
    rng = np.random.default_rng(4)
    errors = 0
    for _ in range(trials):
        chosen = rng.integers(len(pool), size=(systems, pool.shape[1]))
        matrices = list(pool[chosen, np.arange(pool.shape[1])])
        found = verdicts(matrices, "bs", seed=int(rng.integers(2**32)))
        errors += any(comparison.verdict in CLAIMS for comparison in found)
    assert errors <= most(trials)


def pooled(folder: Path) -> NDArray[Any]:
    """Return the BLEU statistics of the systems of a set, shape (systems, segments, columns)."""
    reference, *_ = sorted(folder.glob("ref.*"))
    texts = {
        path.name: path.read_text(encoding="utf-8").splitlines()[:1000]
        for path in (reference, *sorted(folder.glob("sys.*")))
    }
    evaluation = evaluate(
        candidates=[
            Document.from_segments(name, lines)
            for name, lines in texts.items()
            if name != reference.name
        ],
        references=[Document.from_segments("reference", texts[reference.name])],
        settings=Settings(tokenizer="zh" if folder.name.endswith("zh") else "13a"),
    )
    return np.stack([result.bleu.statistics for result in evaluation.candidates])
