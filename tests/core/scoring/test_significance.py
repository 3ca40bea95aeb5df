"""Intervals and comparisons belong to the right candidates and equal sacreBLEU's."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from sacrebleu import significance
from sacrebleu.metrics.bleu import BLEU
from sacrebleu.metrics.chrf import CHRF
from sacrebleu.metrics.ter import TER

from bleu_core.api.evaluation import evaluate
from bleu_core.errors import Cancelled, SettingInvalid
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.documents import Document
from bleu_core.progress import Progress, Stage
from bleu_core.scoring import resampling as our_resampling
from bleu_core.scoring import significance as our_significance
from bleu_core.scoring.metrics import given_metric, metrics_of
from bleu_core.scoring.resampling import (
    bootstrap_scores,
    holm,
    paired_bootstrap_p,
    percentile_interval,
)
from bleu_core.scoring.significance import Comparison, ResamplingResult, resample_metrics
from bleu_core.scoring.verdicts import Verdict
from bleu_core.settings import (
    BOOTSTRAP_RESAMPLES,
    METRICS,
    RANDOMIZATION_TRIALS,
    Resampling,
    Settings,
)

SEEDS = (0, 1, 12345)
NAMES = ("first", "second", "third", "twin of first")
# sacreBLEU's defaults.
SACREBLEU = Settings(tokenizer="13a", smoothing="exp", metrics=("bleu", "chrf", "ter"))
ORACLES: dict[str, Any] = {"bleu": BLEU(force=True), "chrf": CHRF(), "ter": TER()}

Corpus = dict[str, list[str]]


@cache
def corpus(segments: int = 60) -> tuple[list[str], Corpus]:
    """Return a reference and candidates: two of similar quality, a bad one, and the first again."""
    rng = random.Random(8)
    words = ["".join(rng.choices("abcdefg", k=rng.randint(1, 6))) for _ in range(40)]
    reference = [rng.choices(words, k=rng.randint(1, 12)) for _ in range(segments)]

    def version(change: float) -> list[str]:
        return [
            " ".join(rng.choice(words) if rng.random() < change else word for word in line)
            for line in reference
        ]

    candidates = {"first": version(0.31), "second": version(0.27), "third": version(0.6)}
    candidates["twin of first"] = [*candidates["first"]]
    return [" ".join(line) for line in reference], candidates


def evaluated(
    resampling: Resampling,
    names: Sequence[str] = NAMES,
    chosen: Settings = SACREBLEU,
    progress: Progress | None = None,
) -> Evaluation:
    reference, candidates = corpus()
    return evaluate(
        candidates=[Document.from_segments(name, candidates[name]) for name in names],
        references=[Document.from_segments("reference", reference)],
        settings=replace(chosen, resampling=resampling),
        progress=progress or Progress(),
    )


def by_metric(evaluation: Evaluation) -> dict[str, list[Comparison]]:
    found: dict[str, list[Comparison]] = {}
    for comparison in evaluation.comparisons:
        found.setdefault(comparison.metric, []).append(comparison)
    return found


def score(evaluation: Evaluation, metric: str, name: str) -> float:
    [result] = [result for result in evaluation.candidates if result.name == name]
    [found] = [found for found in result.metrics if found.metric.name == metric]
    return found.percent


@cache
def sacrebleus(
    test: str, metric: str, baseline: str, candidate: str, seed: int, samples: int
) -> Any:
    """Return the result of sacreBLEU's test for the candidate."""
    reference, candidates = corpus()
    oracle = ORACLES[metric]
    rows = oracle._extract_corpus_statistics(candidates[baseline], [reference])
    own = oracle._aggregate_and_compute(rows).score
    tests: dict[str, Callable[..., Any]] = {
        "bs": significance._paired_bs_test,
        "ar": significance._paired_ar_test,
    }
    _, results = tests[test](
        {metric: (rows, significance.Result(own))},
        candidate,
        candidates[candidate],
        [reference],
        {metric: oracle},
        samples,
        -1,
        seed,
    )
    return results[metric]


# --- intervals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("resamples", [40, 137, None])
def test_intervals_are_those_of_the_bootstrap(seed: int, resamples: int | None) -> None:
    chosen = replace(SACREBLEU, metrics=METRICS)
    evaluation = evaluated(
        Resampling(confidence=True, resamples=resamples, seed=seed), chosen=chosen
    )
    assert evaluation.comparisons == ()
    seen = set()
    for result in evaluation.candidates:
        for found in result.metrics:
            [scores] = bootstrap_scores(
                [found.statistics],
                [found.metric.percents],
                resamples=resamples or BOOTSTRAP_RESAMPLES,
                seed=seed,
            )
            assert found.interval == percentile_interval(scores)
            assert found.interval.low < found.percent < found.interval.high
            seen.add((found.metric.name, found.interval))
    # The twins share their intervals; the others have different ones.
    assert len(seen) == 3 * len(METRICS)


@pytest.mark.parametrize("seed", SEEDS)
def test_intervals_are_sacrebleus(seed: int) -> None:
    evaluation = evaluated(Resampling(confidence=True, resamples=200, seed=seed))
    for result in evaluation.candidates[1:]:
        for found in result.metrics:
            theirs = sacrebleus("bs", found.metric.name, "first", result.name, seed, 200)
            assert found.interval is not None
            # sacreBLEU adds up in single precision.
            assert found.interval.mean == pytest.approx(theirs.mean, rel=1e-5)
            assert found.interval.half_width == pytest.approx(theirs.ci, rel=1e-4)


@pytest.mark.parametrize("test", ["none", "bs", "ar"])
def test_without_confidence_there_is_no_interval(test: Any) -> None:
    evaluation = evaluated(Resampling(paired_test=test, resamples=40))
    assert all(
        found.interval is None for result in evaluation.candidates for found in result.metrics
    )


@pytest.mark.parametrize("test", ["bs", "ar"])
def test_comparisons_do_not_change_intervals(test: Any) -> None:
    alone = evaluated(Resampling(confidence=True, resamples=60))
    both = evaluated(Resampling(confidence=True, paired_test=test, resamples=60))
    for one, other in zip(alone.candidates, both.candidates, strict=True):
        assert [found.interval for found in one.metrics] == [f.interval for f in other.metrics]
    without = evaluated(Resampling(paired_test=test, resamples=60))
    assert without.comparisons == both.comparisons


# --- compared pairs -----------------------------------------------------------------------------


@pytest.mark.parametrize("test", ["bs", "ar"])
@pytest.mark.parametrize(
    ("baseline", "pairs"),
    [
        (None, list(combinations(NAMES, 2))),
        (0, [(NAMES[0], NAMES[1]), (NAMES[0], NAMES[2]), (NAMES[0], NAMES[3])]),
        (2, [(NAMES[2], NAMES[0]), (NAMES[2], NAMES[1]), (NAMES[2], NAMES[3])]),
        (3, [(NAMES[3], NAMES[0]), (NAMES[3], NAMES[1]), (NAMES[3], NAMES[2])]),
    ],
)
def test_all_pairs_or_those_with_the_baseline(
    test: Any, baseline: int | None, pairs: list[tuple[str, str]]
) -> None:
    evaluation = evaluated(Resampling(paired_test=test, baseline=baseline, resamples=40))
    # Comparisons are sorted by metric, BLEU first.
    assert [(c.metric, c.baseline, c.candidate) for c in evaluation.comparisons] == [
        (metric, *pair) for metric in SACREBLEU.metrics for pair in pairs
    ]
    assert {comparison.test for comparison in evaluation.comparisons} == {test}


@pytest.mark.parametrize("test", ["bs", "ar"])
@pytest.mark.parametrize("baseline", [-1, 4, 17])
def test_a_baseline_that_is_no_candidate_is_refused(test: Any, baseline: int) -> None:
    with pytest.raises(SettingInvalid) as caught:
        evaluated(Resampling(paired_test=test, baseline=baseline))
    assert (caught.value.setting, caught.value.value) == ("baseline", baseline)
    assert caught.value.allowed == (0, 3)


def test_without_a_test_the_baseline_is_not_looked_at() -> None:
    evaluation = evaluated(Resampling(confidence=True, baseline=17, resamples=40))
    assert evaluation.comparisons == ()


@pytest.mark.parametrize("test", ["bs", "ar"])
@pytest.mark.parametrize("baseline", [None, 0])
def test_one_candidate_is_compared_with_nothing(test: Any, baseline: int | None) -> None:
    resampling = Resampling(confidence=True, paired_test=test, baseline=baseline, resamples=40)
    evaluation = evaluated(resampling, names=["second"])
    assert evaluation.comparisons == ()
    assert all(found.interval is not None for found in evaluation.candidates[0].metrics)


# --- comparisons --------------------------------------------------------------------------------


@pytest.mark.parametrize("test", ["bs", "ar"])
def test_a_difference_is_the_candidates_score_less_the_baselines(test: Any) -> None:
    evaluation = evaluated(Resampling(paired_test=test, baseline=2, resamples=40))
    for comparison in evaluation.comparisons:
        own = score(evaluation, comparison.metric, comparison.candidate)
        other = score(evaluation, comparison.metric, comparison.baseline)
        assert comparison.difference == own - other
        assert comparison.interval.low < comparison.difference < comparison.interval.high
        # All others are better than the third: BLEU and chrF are higher, TER is lower.
        assert (comparison.difference > 0) is (comparison.metric != "ter")
        assert (comparison.interval.low > 0) is (comparison.metric != "ter")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("test", ["bs", "ar"])
def test_the_interval_is_that_of_paired_differences(test: Any, seed: int) -> None:
    # The interval comes from the same draws, also with approximate randomization.
    evaluation = evaluated(Resampling(paired_test=test, resamples=90, seed=seed))
    results = {result.name: result for result in evaluation.candidates}
    for index, metric in enumerate(SACREBLEU.metrics):
        for comparison in by_metric(evaluation)[metric]:
            pair = [
                results[name].metrics[index] for name in (comparison.baseline, comparison.candidate)
            ]
            first, second = bootstrap_scores(
                [found.statistics for found in pair],
                [found.metric.percents for found in pair],
                resamples=90,
                seed=seed,
            )
            assert comparison.interval == percentile_interval(second - first)
            if test == "bs" and comparison.p_value is not None:
                p = paired_bootstrap_p(first, second, comparison.difference)
                assert comparison.p_value == p


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("test", ["bs", "ar"])
def test_p_values_are_sacrebleus(test: Any, seed: int) -> None:
    evaluation = evaluated(Resampling(paired_test=test, resamples=200, seed=seed))
    assert len(evaluation.comparisons) == 18
    values = set()
    for comparison in evaluation.comparisons:
        theirs = sacrebleus(
            test, comparison.metric, comparison.baseline, comparison.candidate, seed, 200
        )
        if {comparison.baseline, comparison.candidate} == {"first", "twin of first"}:
            assert comparison.p_value is None
            continue
        assert comparison.p_value == theirs.p_value, comparison
        values.add(comparison.p_value)
    # The p-values vary, and not all are significant.
    assert len(values) > 3
    assert max(values) > 0.05


@pytest.mark.parametrize("test", ["bs", "ar"])
def test_p_values_are_corrected_metric_by_metric(test: Any) -> None:
    evaluation = evaluated(Resampling(paired_test=test, resamples=100))
    found = by_metric(evaluation)
    assert list(found) == list(SACREBLEU.metrics)
    for comparisons in found.values():
        assert len(comparisons) == 6
        # The comparison of the twins counts, although its p-values are not shown.
        for shown, p in (("p_holm", "p_value"), ("verdict_p_holm", "verdict_p")):
            twins = 1 / 101 if p == "p_value" else 1.0
            p_values = [getattr(each, p) or twins for each in comparisons]
            corrected = [getattr(each, shown) for each in comparisons]
            expected: list[Any] = list(holm(p_values))
            expected[2] = None
            assert corrected == expected
    # A further metric does not change the correction.
    alone = evaluated(
        Resampling(paired_test=test, resamples=100), chosen=replace(SACREBLEU, metrics=("bleu",))
    )
    assert list(alone.comparisons) == found["bleu"]
    assert any(
        comparison.p_holm > comparison.p_value
        for comparison in found["bleu"]
        if comparison.p_holm is not None and comparison.p_value is not None
    )


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("test", ["bs", "ar"])
def test_identical_candidates_do_not_differ(test: Any, seed: int) -> None:
    evaluation = evaluated(
        Resampling(confidence=True, paired_test=test, resamples=80, seed=seed),
        names=["first", "twin of first"],
    )
    assert len(evaluation.comparisons) == 3
    first, twin = evaluation.candidates
    assert [found.interval for found in first.metrics] == [found.interval for found in twin.metrics]
    for comparison in evaluation.comparisons:
        assert comparison.difference == 0
        interval = comparison.interval
        assert (interval.low, interval.high, interval.mean) == (0, 0, 0)
        # sacreBLEU's p, 1 / 81, would call them different.
        assert comparison.p_value is comparison.p_holm is None
        assert comparison.verdict_p is comparison.verdict_p_holm is None
        assert comparison.verdict is Verdict.NO_DIFFERENCE
        assert not comparison.is_least_p
        assert replace(comparison, verdict_p=1 / 81, verdict_resamples=80).is_least_p
        assert not replace(comparison, verdict_p=2 / 81, verdict_resamples=80).is_least_p


def test_the_seed_draws_and_the_same_seed_draws_the_same() -> None:
    for resampling in (
        Resampling(confidence=True, paired_test="bs", resamples=60, seed=1),
        Resampling(confidence=True, paired_test="ar", resamples=60, seed=1),
    ):
        first, again = evaluated(resampling), evaluated(resampling)
        other = evaluated(replace(resampling, seed=2))
        assert first == again
        assert first.comparisons != other.comparisons
        assert first.candidates[0].bleu.interval != other.candidates[0].bleu.interval


def test_defaults_are_sacrebleus_numbers_of_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    names = ("bootstrap_scores", "paired_bootstrap", "randomization_p")
    originals = {name: getattr(our_resampling, name) for name in names}

    def call(name: str, *arguments: Any, **named: Any) -> Any:
        counts = {key: value for key, value in named.items() if isinstance(value, int)}
        asked.append((name, *(value for key, value in counts.items() if key != "seed")))
        few = {key: value if key == "seed" else 40 for key, value in counts.items()}
        return originals[name](*arguments, **(named | few))

    counting = {name: partial(call, name) for name in names}
    functions = SimpleNamespace(**(vars(our_resampling) | counting))
    monkeypatch.setattr(our_significance, "scoring_resampling", functions)
    evaluated(Resampling(confidence=True))
    # Each metric has six comparisons, or three with a baseline.
    evaluated(Resampling(paired_test="bs"))
    evaluated(Resampling(paired_test="bs", baseline=0))
    evaluated(Resampling(paired_test="ar"))
    evaluated(Resampling(paired_test="ar", resamples=77))
    assert asked == [
        ("bootstrap_scores", 1000),
        ("paired_bootstrap", 1199, 1000),
        ("paired_bootstrap", 1000, 1000),
        ("bootstrap_scores", 1000),
        ("randomization_p", 10_000, 10_000),
        ("bootstrap_scores", 77),
        ("randomization_p", 77, 77),
    ]
    assert (BOOTSTRAP_RESAMPLES, RANDOMIZATION_TRIALS) == (1000, 10_000)


# --- no resampling ------------------------------------------------------------------------------


@pytest.fixture
def _nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(*_: Any, **__: Any) -> None:
        pytest.fail("resampled")

    for name in ("bootstrap_scores", "paired_bootstrap", "randomization_p"):
        monkeypatch.setattr(our_resampling, name, draw)


@pytest.mark.usefixtures("_nothing_is_drawn")
@pytest.mark.parametrize(
    ("resampling", "names"),
    [
        (Resampling(), NAMES),
        (Resampling(baseline=1, resamples=50, seed=3), NAMES),
        (Resampling(paired_test="bs"), ["first"]),
        (Resampling(paired_test="ar", baseline=0), ["first"]),
    ],
)
def test_nothing_is_resampled_without_a_request(resampling: Resampling, names: list[str]) -> None:
    stages: list[Stage] = []
    evaluation = evaluated(
        resampling, names, progress=Progress(lambda stage, *_: stages.append(stage), interval=0)
    )
    assert evaluation.comparisons == ()
    assert all(
        found.interval is None for result in evaluation.candidates for found in result.metrics
    )
    assert Stage.RESAMPLING not in stages
    assert Stage.COUNTING in stages


@pytest.mark.usefixtures("_nothing_is_drawn")
def test_without_segments_nothing_is_resampled() -> None:
    metrics = metrics_of(SACREBLEU)
    empty = [[np.zeros((0, metric.columns), np.int32)] * 2 for metric in metrics]
    found = resample_metrics(
        metrics, empty, ["a", "b"], Resampling(confidence=True, paired_test="ar")
    )
    assert found == [ResamplingResult((), ())] * 3


# --- signature, progress ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("resampling", "expected"),
    [
        (Resampling(), ""),
        (Resampling(seed=5, resamples=50, baseline=0), ""),
        (Resampling(confidence=True), "bs:1000|seed:12345|"),
        (Resampling(confidence=True, resamples=50, seed=0), "bs:50|seed:0|"),
        (Resampling(paired_test="bs", resamples=60, seed=1), "bs:60|seed:1|"),
        (Resampling(paired_test="ar", resamples=70), "bs:70|ar:70|seed:12345|"),
        (Resampling(paired_test="ar"), "bs:1000|ar:10000|seed:12345|"),
        (
            Resampling(paired_test="ar", confidence=True, resamples=40, seed=2**64 - 1),
            f"bs:40|ar:40|seed:{2**64 - 1}|",
        ),
    ],
)
def test_signatures_name_the_resampling(resampling: Resampling, expected: str) -> None:
    evaluation = evaluated(resampling, names=["first", "second"])
    for result in evaluation.candidates:
        for found in result.metrics:
            start, case, _ = found.signature.partition("case:")
            assert case
            assert start == f"nrefs:1|{expected}"


@pytest.mark.parametrize("test", ["bs", "ar"])
def test_resampling_reports_progress_and_can_be_stopped(test: Any) -> None:
    resampling = Resampling(confidence=True, paired_test=test, resamples=40)
    steps: list[tuple[Stage, int, int]] = []
    progress = Progress(lambda *step: steps.append(step), interval=0)
    evaluated(resampling, progress=progress)
    assert (Stage.RESAMPLING, 40, 40) in steps
    with pytest.raises(Cancelled):
        evaluated(
            resampling,
            progress=Progress(
                lambda *step: steps.append(step),
                cancelled=lambda: steps[-1][0] is Stage.COUNTING and steps[-1][1] == steps[-1][2],
                interval=0,
            ),
        )


GIVEN = given_metric("comet", "COMET", lower_is_better=False, decimals=4)


def given_rows(seed: int, segments: int = 60) -> Any:
    values = np.random.default_rng(seed).normal(0.7, 0.1, segments)
    return np.column_stack([values, np.ones(segments)])


@pytest.mark.parametrize("test", ["bs", "ar"])
def test_a_given_metric_is_resampled_and_changes_nothing_of_the_others(test: Any) -> None:
    resampling = Resampling(confidence=True, paired_test=test)
    evaluation = evaluated(resampling, NAMES[:3], Settings())
    bleu = evaluation.candidates[0].bleu.metric
    matrices = [candidate.bleu.statistics for candidate in evaluation.candidates]
    rows = [given_rows(1), given_rows(2), given_rows(3)]
    [alone] = resample_metrics([bleu], [matrices], NAMES[:3], resampling)
    found = resample_metrics([bleu, GIVEN], [matrices, rows], NAMES[:3], resampling)
    assert found[0] == alone
    [given] = resample_metrics([GIVEN], [rows], NAMES[:3], resampling)
    assert found[1] == given
    for interval, own in zip(given.intervals, rows, strict=True):
        assert interval is not None
        mean = own[:, 0].mean()
        assert interval.low < mean < interval.high
        # The width agrees with the standard error.
        assert interval.half_width == pytest.approx(1.96 * own[:, 0].std() / 60**0.5, rel=0.15)
    assert [each.decimals for each in given.comparisons] == [4, 4, 4]
    assert "0.7" not in str(given.comparisons[0])
    first = given.comparisons[0]
    assert f"{first.difference:+.4f}" in str(first)


@pytest.mark.parametrize("test", ["bs", "ar"])
def test_a_metric_given_for_some_candidates_compares_only_these(test: Any) -> None:
    resampling = Resampling(confidence=True, paired_test=test)
    evaluation = evaluated(resampling, NAMES[:3], Settings())
    bleu = evaluation.candidates[0].bleu.metric
    matrices = [candidate.bleu.statistics for candidate in evaluation.candidates]
    rows = [given_rows(1), None, given_rows(3)]
    _, given = resample_metrics([bleu, GIVEN], [matrices, rows], NAMES[:3], resampling)
    assert [interval is None for interval in given.intervals] == [False, True, False]
    [comparison] = given.comparisons
    assert (comparison.baseline, comparison.candidate) == ("first", "third")
    difference = rows[2][:, 0].mean() - rows[0][:, 0].mean()
    assert comparison.difference == pytest.approx(difference, abs=1e-12)
    _, nothing = resample_metrics(
        [bleu, GIVEN], [matrices, [None, rows[0], None]], NAMES[:3], resampling
    )
    assert nothing.comparisons == ()


def test_a_comparison_by_given_scores_rests_on_what_was_judged_for_both() -> None:
    rows = [given_rows(1), given_rows(2), given_rows(3)]
    whole, _, _ = resample_metrics(
        [GIVEN], [rows], NAMES[:3], Resampling(paired_test="ar", resamples=50)
    )[0].comparisons
    assert whole.judged == 60
    rows[0][:10] = 0
    rows[1][5:20] = 0
    rows[2][20:] = 0
    [found] = resample_metrics(
        [GIVEN], [rows], NAMES[:3], Resampling(paired_test="ar", resamples=50)
    )
    assert [(each.baseline, each.candidate, each.judged) for each in found.comparisons] == [
        *(("first", "second", 40), ("first", "third", 10), ("second", "third", 5))
    ]
    first = found.comparisons[0]
    assert first.difference == pytest.approx(rows[1][20:, 0].mean() - rows[0][20:, 0].mean())
    rows[2][:] = 0
    [found] = resample_metrics(
        [GIVEN], [rows], NAMES[:3], Resampling(paired_test="ar", resamples=50)
    )
    assert [each.judged for each in found.comparisons] == [40]
