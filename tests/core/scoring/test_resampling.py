"""Draws, sums and scores are exact; p-values are sacreBLEU's, digit for digit."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from sacrebleu import significance
from sacrebleu.metrics.bleu import BLEU
from sacrebleu.metrics.chrf import CHRF
from sacrebleu.metrics.ter import TER

from bleu_core.errors import Cancelled
from bleu_core.progress import Progress, Stage
from bleu_core.scoring import matrices, resampling
from bleu_core.scoring.bleu import bleu_percents
from bleu_core.scoring.resampling import (
    Interval,
    PairedP,
    Systems,
    bootstrap_scores,
    exchanged_p,
    holm,
    paired_bootstrap,
    paired_bootstrap_p,
    percentile_interval,
    randomization_p,
)
from bleu_core.settings import Settings

SEEDS = (0, 1, 2, 7, 42, 12345, 2**40)
METRICS = ("bleu", "bleu-floor", "chrf", "ter", "ter-2")
Rows = list[list[Any]]


class Counted:
    """A sacreBLEU metric that takes statistics in place of translations."""

    def __init__(self, metric: Any) -> None:
        self._aggregate_and_compute = metric._aggregate_and_compute
        self._compute_score_from_stats = metric._compute_score_from_stats

    def _extract_corpus_statistics(self, statistics: Rows, references: None) -> Rows:
        return statistics


def sacrebleu_metric(name: str) -> Any:
    if name == "bleu":
        return BLEU()
    if name == "bleu-floor":
        return BLEU(smooth_method="floor", effective_order=True)
    return CHRF() if name == "chrf" else TER()


def scorer(name: str) -> resampling.Scorer:
    """Return the vectorized scorer of BLEU; for other metrics, sacreBLEU's formula row by row."""
    if name == "bleu":
        return lambda sums: bleu_percents(sums, Settings(smoothing="exp"))
    if name == "bleu-floor":
        return lambda sums: bleu_percents(sums, Settings(smoothing="floor", effective_order=True))
    formula = sacrebleu_metric(name)._compute_score_from_stats
    return lambda sums: np.array([formula(row).score for row in sums.tolist()])


@cache
def corpus(segments: int, seed: int) -> tuple[list[str], list[str], list[str], list[str]]:
    """Return two references and two systems, of which the second is a little better."""
    rng = random.Random(seed)
    words = ["".join(rng.choices("abcdefg", k=rng.randint(1, 6))) for _ in range(40)]
    reference = [rng.choices(words, k=rng.randint(0, 12)) for _ in range(segments)]

    def version(change: float) -> list[str]:
        return [
            " ".join(
                rng.choice(words) if rng.random() < change else word
                for word in line
                if rng.random() > change / 4
            )
            for line in reference
        ]

    return [" ".join(line) for line in reference], version(0.2), version(0.45), version(0.4)


@cache
def statistics(name: str, segments: int, seed: int = 5) -> tuple[Rows, Rows]:
    """Return sacreBLEU's statistics of the two systems."""
    one, other, *systems = corpus(segments, seed)
    references = [one, other] if name == "ter-2" else [one]
    metric = sacrebleu_metric(name)
    first, second = (metric._extract_corpus_statistics(each, references) for each in systems)
    return first, second


def theirs(
    test: Callable[..., Any], name: str, rows: tuple[Rows, Rows], samples: int, seed: int
) -> significance.Result:
    """Return the result of sacreBLEU's test for the second system."""
    metric = Counted(sacrebleu_metric(name))
    baseline = metric._aggregate_and_compute(rows[0])
    info = {name: (rows[0], significance.Result(baseline.score))}
    _, results = test(info, "system", rows[1], None, {name: metric}, samples, -1, seed)
    return results[name]


def matrices_of(rows: tuple[Rows, Rows]) -> list[NDArray[Any]]:
    return [np.array(each) for each in rows]


def paired(
    name: str, rows: tuple[Rows, Rows], samples: int, seed: int
) -> tuple[float, NDArray[np.float64]]:
    """Return our p of the paired bootstrap, and the scores of the second system."""
    score = sacrebleu_metric(name)._aggregate_and_compute
    first, second = bootstrap_scores(
        matrices_of(rows), [scorer(name)] * 2, resamples=samples, seed=seed
    )
    difference = score(rows[1]).score - score(rows[0]).score
    return paired_bootstrap_p(first, second, difference), second


def two(baseline: NDArray[Any], system: NDArray[Any], score: resampling.Scorer) -> Systems:
    """Return a family of two systems."""
    return Systems([baseline, system], score, [(0, 1)])


def shuffled(families: Sequence[Systems], trials: int, seed: int) -> list[float]:
    """Return sacreBLEU's p of approximate randomization for the only pair of each family."""
    p_values = randomization_p(families, trials=trials, sacrebleu_trials=trials, seed=seed)
    return [p.sacrebleu for [p] in p_values]


def kept(into: list[NDArray[np.float64]]) -> resampling.Scorer:
    """Return a scorer that keeps the sums that it receives."""

    def score(sums: NDArray[np.float64]) -> NDArray[np.float64]:
        into.append(sums.copy())
        return sums[:, 0]

    return score


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Callable[[int, int], None]:
    """Reduce the size of chunks."""

    def change(cells: int, samples: int) -> None:
        monkeypatch.setattr(matrices, "_CELLS", cells)
        monkeypatch.setattr(matrices, "PIECE", cells // 3)
        monkeypatch.setattr(resampling, "PIECE", cells // 3)
        monkeypatch.setattr(matrices, "_SAMPLES", samples)

    return change


# Draws and sums


@pytest.mark.parametrize("largest", [60, 2**24 // 333, 2**24 // 333 + 2, 2**40])
@pytest.mark.parametrize("segments", [1, 2, 7, 333])
def test_sums_are_those_of_the_draws_of_numpys_choice(segments: int, largest: int) -> None:
    rng = np.random.default_rng(segments)
    one = rng.integers(0, largest, (segments, 3), endpoint=True)
    other = rng.integers(0, 60, (segments, 2), dtype=np.int32)
    third = one.astype(np.float64)
    for seed in SEEDS:
        found: list[list[NDArray[np.float64]]] = [[], [], []]
        bootstrap_scores(
            [one, other, third], [kept(each) for each in found], resamples=50, seed=seed
        )
        draws = np.random.default_rng(seed).choice(segments, size=(50, segments), replace=True)
        for sums, matrix in zip(found, (one, other, one), strict=True):
            assert (np.concatenate(sums) == matrix[draws].sum(axis=1)).all()


def test_sums_of_fractions_are_rounded_once() -> None:
    rng = np.random.default_rng(3)
    fractions = rng.integers(1, 900, (400, 2)) / np.array([3, 7])
    found: list[NDArray[np.float64]] = []
    bootstrap_scores([fractions], [kept(found)], resamples=60, seed=1)
    draws = np.random.default_rng(1).choice(400, size=(60, 400))
    exact = [[math.fsum(column) for column in fractions[drawn].T] for drawn in draws]
    assert np.concatenate(found).tolist() == exact


@pytest.mark.parametrize(("cells", "samples"), [(3, 10**6), (100, 7), (5000, 33), (10**5, 1)])
def test_chunks_change_nothing(tiny: Callable[[int, int], None], cells: int, samples: int) -> None:
    names = ("bleu", "ter-2")
    rows = [matrices_of(statistics(name, 101)) for name in names]
    scorers = [scorer(name) for name in names for _ in range(2)]
    families = [
        Systems([*both, both[0][::-1]], scorer(name), [(0, 1), (2, 0), (1, 2)])
        for name, both in zip(names, rows, strict=True)
    ]

    def everything() -> tuple[Any, ...]:
        flat = [matrix for both in rows for matrix in both]
        scores = bootstrap_scores(flat, scorers, resamples=90, seed=4)
        first, signed = paired_bootstrap(families, resamples=110, sacrebleu_resamples=50, seed=4)
        swapped = randomization_p(families, trials=203, sacrebleu_trials=99, seed=4)
        return [each.tolist() for each in (*scores, *first)], signed, swapped

    whole = everything()
    tiny(cells, samples)
    assert everything() == whole


# Scores


@pytest.mark.parametrize("name", METRICS)
def test_scores_are_sacrebleus_formula_on_exact_sums(name: str) -> None:
    rows = statistics(name, 120)[1]
    (scores,) = bootstrap_scores([np.array(rows)], [scorer(name)], resamples=100, seed=9)
    formula = sacrebleu_metric(name)._compute_score_from_stats
    add = math.fsum if name == "ter-2" else sum
    for score, drawn in zip(
        scores.tolist(), np.random.default_rng(9).choice(120, size=(100, 120)), strict=True
    ):
        sums = [add(column) for column in zip(*(rows[index] for index in drawn), strict=True)]
        assert score == formula(sums).score


@pytest.mark.parametrize("name", METRICS)
def test_scores_and_interval_are_close_to_sacrebleus_single_precision(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = statistics(name, 120)[1]
    monkeypatch.setenv("SACREBLEU_SEED", "0")
    _, results = significance._bootstrap_resample(rows, Counted(sacrebleu_metric(name)), 200)
    (scores,) = bootstrap_scores([np.array(rows)], [scorer(name)], resamples=200, seed=0)
    assert scores.tolist() == pytest.approx([result.score for result in results], rel=2e-6)

    interval = percentile_interval(scores)
    mean, half_width = significance.estimate_ci(np.array([result.score for result in results]))
    assert interval.mean == pytest.approx(mean, rel=2e-6)
    assert interval.half_width == pytest.approx(half_width, rel=1e-4)


@pytest.mark.parametrize("count", [1, 2, 39, 40, 41, 80, 1000])
def test_interval_is_sacrebleus(count: int) -> None:
    scores = np.random.default_rng(count).normal(30, 2, count)
    interval = percentile_interval(scores)
    assert (interval.mean, interval.half_width) == significance.estimate_ci(scores)
    assert interval.low in scores
    assert interval.high in scores


def test_interval_leaves_out_a_fortieth_at_either_end() -> None:
    assert percentile_interval(np.arange(80.0)[::-1]) == Interval(2.0, 77.0, 39.5)


# Tests of two systems


@pytest.mark.parametrize("segments", [1, 2, 33, 150])
@pytest.mark.parametrize("name", METRICS)
def test_paired_bootstrap_equals_sacrebleus(name: str, segments: int) -> None:
    rows = statistics(name, segments)
    for seed in SEEDS:
        expected = theirs(significance._paired_bs_test, name, rows, 150, seed)
        p, scores = paired(name, rows, 150, seed)
        assert p == expected.p_value
        # With more resamples, the first ones are the same.
        family = two(*matrices_of(rows), scorer(name))
        more = paired_bootstrap([family], resamples=190, sacrebleu_resamples=150, seed=seed)
        assert more[1][0][0].sacrebleu == expected.p_value
        assert (more[0][1] == scores).all()
        assert percentile_interval(scores).mean == pytest.approx(expected.mean, rel=2e-6)


@pytest.mark.parametrize("segments", [1, 2, 33, 150])
@pytest.mark.parametrize("name", METRICS)
def test_randomization_equals_sacrebleus(name: str, segments: int) -> None:
    rows = statistics(name, segments)
    family = two(*matrices_of(rows), scorer(name))
    for seed in SEEDS:
        expected = theirs(significance._paired_ar_test, name, rows, 150, seed)
        assert shuffled([family], 150, seed) == [expected.p_value]
        # With more trials, the first ones are the same.
        [[p]] = randomization_p([family], trials=190, sacrebleu_trials=150, seed=seed)
        assert p.sacrebleu == expected.p_value


@pytest.mark.parametrize("name", METRICS)
def test_a_system_does_not_differ_from_itself(name: str) -> None:
    for segments in (1, 150):
        rows = (statistics(name, segments)[0],) * 2
        family = two(*matrices_of(rows), scorer(name))
        _, p_values = paired_bootstrap([family], resamples=100, sacrebleu_resamples=100, seed=3)
        assert p_values == [[PairedP.of(1 / 101, 100, 100, "bs")]]
        p_values = randomization_p([family], trials=100, sacrebleu_trials=100, seed=3)
        assert p_values == [[PairedP.of(1 / 101, 100, 100, "ar")]]
        p = exchanged_p(family, (0, 1), trials=100, exact=100, seed=3)
        assert (p.verdict, p.low, p.high) == (1, 1, 1)
        for test in (significance._paired_bs_test, significance._paired_ar_test):
            assert theirs(test, name, rows, 100, 3).p_value == 1 / 101


def test_families_together_are_the_families_alone() -> None:
    families = [two(*matrices_of(statistics(name, 150)), scorer(name)) for name in METRICS]
    families += [Systems(one.statistics, one.scorer, [(1, 0)]) for one in families[:2]]
    # A family with sums too large for single precision, beside families with small sums.
    first, second = families[0].statistics
    families.append(two(first * 2**22, second * 2**22, families[0].scorer))
    together = shuffled(families, 300, 5)
    alone = [shuffled([family], 300, 5)[0] for family in families]
    assert together == alone
    assert len(set(together)) > 2
    assert randomization_p([], trials=300, sacrebleu_trials=300, seed=5) == []


def test_pairs_together_are_the_pairs_alone() -> None:
    systems = [
        matrix for seed in range(3) for matrix in matrices_of(statistics("ter-2", 90, seed=seed))
    ]
    pairs = list(combinations(range(6), 2))
    family = Systems(systems, scorer("ter-2"), pairs)
    alone = [two(systems[one], systems[other], family.scorer) for one, other in pairs]
    options = {"seed": 5, "progress": Progress()}
    swapped = randomization_p([family], trials=100, sacrebleu_trials=70, **options)[0]
    assert [swapped[index : index + 1] for index in range(15)] == randomization_p(
        alone, trials=100, sacrebleu_trials=70, **options
    )
    drawn = paired_bootstrap([family], resamples=100, sacrebleu_resamples=70, **options)[1][0]
    found = paired_bootstrap(alone, resamples=100, sacrebleu_resamples=70, **options)[1]
    assert [drawn[index : index + 1] for index in range(15)] == found
    assert len(set(drawn)) > 5
    assert len(set(swapped)) > 5


@pytest.mark.parametrize("segments", [2, 150])
def test_a_quick_scorer_changes_no_p_value(segments: int) -> None:
    rng = np.random.default_rng(6)
    exact = scorer("bleu")

    def quick(sums: NDArray[np.float64]) -> NDArray[np.float64]:
        return exact(sums) + rng.uniform(-5e-10, 5e-10, len(sums))

    first, second = matrices_of(statistics("bleu", segments))
    pairs = [(0, 1), (0, 2), (1, 2)]
    families = [
        Systems([first, second, first], exact, pairs, quick_scorer)
        for quick_scorer in (None, quick)
    ]
    one, other = randomization_p(families, trials=400, sacrebleu_trials=300, seed=5)
    assert one == other
    assert len(set(one)) == 2


# The p-values that verdicts rest on


def centered_p(differences: NDArray[np.float64], observed: float, center: float) -> float:
    """Return the signed bootstrap's p as defined."""
    far = sum(abs(each - center) >= abs(observed) for each in differences.tolist())
    return (far + 1) / (len(differences) + 1)


@pytest.mark.parametrize("name", METRICS)
def test_the_verdicts_bootstrap_keeps_signs(name: str) -> None:
    rows = statistics(name, 400)
    score = sacrebleu_metric(name)._aggregate_and_compute
    observed = score(rows[1]).score - score(rows[0]).score
    family = two(*matrices_of(rows), scorer(name))
    first, second = bootstrap_scores(matrices_of(rows), [scorer(name)] * 2, resamples=300, seed=2)
    differences = second - first
    for kept_scores in (100, 300):
        _, [[p]] = paired_bootstrap(
            [family], resamples=300, sacrebleu_resamples=kept_scores, seed=2
        )
        center = float(differences[:kept_scores].mean())
        assert p.verdict == centered_p(differences, observed, center)
        assert p.sacrebleu == paired_bootstrap_p(
            first[:kept_scores], second[:kept_scores], observed
        )


def test_randomization_counts_equal_differences_for_verdicts() -> None:
    rng = np.random.default_rng(2)
    for segments in (1, 2, 5):
        baseline, system = rng.integers(0, 3, (2, segments, 1))
        system[0] += 5
        [[p]] = randomization_p(
            [two(baseline, system, first_column)], trials=500, sacrebleu_trials=500, seed=1
        )
        chosen = np.random.default_rng(1).integers(2, size=(500, segments), dtype=bool)
        change = np.abs(np.where(chosen, 1, -1) @ (baseline - system)[:, 0])
        observed = abs(int((baseline - system).sum()))
        assert p.verdict == (np.count_nonzero(change >= observed) + 1) / 501
        assert p.sacrebleu == (np.count_nonzero(change > observed) + 1) / 501
        assert p.verdict >= 2 ** (1 - segments) * 0.7


def test_the_exact_p_concludes_nothing_from_a_few_differing_segments() -> None:
    baseline = np.arange(1, 41)[:, np.newaxis]
    for differing in (1, 2, 5, 6, 11, 40):
        system = baseline + (np.arange(40) < differing)[:, np.newaxis] * 50
        family = two(baseline, system, first_column)
        p = exchanged_p(family, (0, 1), trials=1000, exact=1024, seed=1)
        if differing == 40:
            assert p == PairedP.of(p.sacrebleu, 0, 1000, "ar")
        else:
            assert p.low == p.verdict == p.high == 2 ** (1 - differing)
            assert p.resamples == 2**differing


def test_bounds_of_p_are_wilsons() -> None:
    p = PairedP.of(0.5, 50, 1000, "bs")
    assert p.verdict == 51 / 1001
    # Their distance from the share, in standard errors of the bound itself.
    for bound in (p.low, p.high):
        assert abs(bound - 0.05) / np.sqrt(bound * (1 - bound) / 1000) == pytest.approx(3)
    assert PairedP.of(0.5, 0, 1000, "bs").low == 0
    assert PairedP.of(0.5, 1000, 1000, "bs").high == 1


def test_randomization_keeps_fractions_of_add_k() -> None:
    """sacreBLEU's trials round the fractions down to whole counts."""
    value = 0.4
    rows = statistics("bleu", 40)
    metric = BLEU(smooth_method="add-k", smooth_value=value)

    def score(sums: Sequence[int]) -> float:
        return metric._compute_score_from_stats(list(sums)).score

    baseline, system = matrices_of(rows)
    observed = abs(score(baseline.sum(0).tolist()) - score(system.sum(0).tolist()))
    chosen = np.random.default_rng(8).integers(2, size=(200, 40), dtype=bool)
    above = sum(
        abs(
            score((chosen[trial] @ baseline + ~chosen[trial] @ system).tolist())
            - score((~chosen[trial] @ baseline + chosen[trial] @ system).tolist())
        )
        > observed
        for trial in range(200)
    )
    settings = Settings(smoothing="add-k", smoothing_value=value)
    family = two(baseline, system, lambda sums: bleu_percents(sums, settings))
    assert shuffled([family], 200, 8) == [(above + 1) / 201]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 12345])
def test_real_translations_compare_as_in_sacrebleu(
    shared_data: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test uses sacreBLEU's public interface, which does not accept the seed 0."""
    folder = shared_data / "newstest2019-en-de-4ref"
    reference, *systems = (
        (folder / name).read_text(encoding="utf-8").split("\n")[:600]
        for name in ("ref.ar.de", "sys.google.de", "sys.bergamot-tiny.de")
    )
    monkeypatch.setenv("SACREBLEU_SEED", str(seed))
    metrics = {"bleu": BLEU(), "chrf": CHRF()}
    rows = {
        name: tuple(metric._extract_corpus_statistics(each, [reference]) for each in systems)
        for name, metric in metrics.items()
    }
    for name, metric in metrics.items():
        # The statistics are known and need not be counted again for every test.
        known = {id(each): counted for each, counted in zip(systems, rows[name], strict=True)}
        monkeypatch.setattr(
            metric, "_extract_corpus_statistics", lambda each, _, known=known: known[id(each)]
        )
        metric.num_refs = 1
    for kind, name in product(("bs", "ar"), metrics):
        _, results = significance.PairedTest(
            list(zip(("baseline", "system"), systems, strict=True)),
            {name: metrics[name]},
            [reference],
            test_type=kind,
            n_samples=400,
        )()
        expected = results["BLEU" if name == "bleu" else "chrF2"][1]
        if kind == "bs":
            p, scores = paired(name, rows[name], 400, seed)
            assert percentile_interval(scores).half_width == pytest.approx(expected.ci, rel=1e-3)
        else:
            (p,) = shuffled([two(*matrices_of(rows[name]), scorer(name))], 400, seed)
        assert p == expected.p_value


# Several tests


@pytest.mark.parametrize(
    ("p_values", "adjusted"),
    [
        ([], []),
        ([0.03], [0.03]),
        ([0.01, 0.04, 0.03], [0.03, 0.06, 0.06]),
        ([0.04, 0.005, 0.01, 0.03], [0.06, 0.02, 0.03, 0.06]),
        ([0.5, 0.6, 0.01], [1.0, 1.0, 0.03]),
        ([0.2, 0.2, 0.2], [0.6, 0.6, 0.6]),
        ([1.0, 0.9], [1.0, 1.0]),
    ],
)
def test_holm_by_hand(p_values: list[float], adjusted: list[float]) -> None:
    before = list(p_values)
    assert holm(p_values) == pytest.approx(adjusted)
    assert p_values == before


# Progress and cancellation

MATRIX = np.arange(400).reshape(40, 10)


def first_column(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    return sums[:, 0]


TASKS: dict[str, Callable[[Progress], object]] = {
    "bootstrap": lambda progress: bootstrap_scores(
        [MATRIX, MATRIX], [first_column] * 2, resamples=50, seed=1, progress=progress
    ),
    "randomisation": lambda progress: randomization_p(
        [two(MATRIX, MATRIX + 1, first_column)],
        trials=100,
        sacrebleu_trials=70,
        seed=1,
        progress=progress,
    ),
    "paired bootstrap": lambda progress: paired_bootstrap(
        [two(MATRIX, MATRIX + 1, first_column)],
        resamples=100,
        sacrebleu_resamples=70,
        seed=1,
        progress=progress,
    ),
}


@pytest.mark.parametrize("task", TASKS)
def test_progress_arrives_at_its_end(task: str, tiny: Callable[[int, int], None]) -> None:
    tiny(200, 64)
    seen: list[tuple[Stage, int, int]] = []
    TASKS[task](Progress(lambda *step: seen.append(step), interval=0))
    total = 50 if task == "bootstrap" else 100
    assert {(stage, of) for stage, _, of in seen} == {(Stage.RESAMPLING, total)}
    done = [count for _, count, _ in seen]
    assert done == sorted(done)
    assert done[-1] == total
    assert len(done) > 3


@pytest.mark.parametrize("task", TASKS)
def test_resampling_can_be_cancelled_at_any_question(
    task: str, tiny: Callable[[int, int], None]
) -> None:
    tiny(200, 64)
    asked = 0

    def never() -> bool:
        nonlocal asked
        asked += 1
        return False

    TASKS[task](Progress(cancelled=never))
    assert asked > 20
    for question in (1, 2, 3, 10, asked):
        answers = iter([False] * (question - 1) + [True])
        with pytest.raises(Cancelled):
            TASKS[task](Progress(cancelled=lambda answers=answers: next(answers)))
