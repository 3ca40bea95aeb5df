"""Scores equal sacreBLEU's to the last bit; expected values for features it lacks are by hand."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sacrebleu.metrics.bleu import BLEU

from bleu_core.api.evaluation import evaluate
from bleu_core.api.strings import corpus_bleu, corpus_statistics
from bleu_core.scoring.bleu import bleu_score, brevity_penalty
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Settings


@st.composite
def counts(draw: st.DrawFn) -> Statistics:
    """Return statistics of possible corpora, and some that no corpus has.

    A candidate and a reference are never both empty, because the brevity penalty would be 0 by the
    definition, but 1 in sacreBLEU.
    """
    order = draw(st.integers(1, 8))
    size = st.one_of(st.integers(0, 12), st.integers(0, 10**9))
    total = draw(st.lists(size, min_size=order, max_size=order))
    if draw(st.booleans()):
        total.sort(reverse=True)
    matched = [draw(st.one_of(st.just(0), st.integers(0, most))) for most in total]
    candidate_length = draw(size)
    reference_length = draw(size) if candidate_length else draw(st.integers(1, 10**9))
    return Statistics(candidate_length, reference_length, tuple(matched), tuple(total))


VALUES = st.one_of(
    st.none(), st.just(0.0), st.floats(0, 10), st.floats(0, 1000), st.integers(0, 3).map(float)
)


@settings(deadline=None, max_examples=100)
@given(
    statistics=counts(),
    smoothing=st.sampled_from(["none", "exp", "floor", "add-k"]),
    value=VALUES,
    effective_order=st.booleans(),
)
def test_score_equals_sacrebleus_exactly(
    statistics: Statistics, smoothing: str, value: float | None, effective_order: bool
) -> None:
    ours = bleu_score(
        statistics,
        Settings(smoothing=smoothing, smoothing_value=value, effective_order=effective_order),
    )
    theirs = BLEU.compute_bleu(
        list(statistics.matched),
        list(statistics.total),
        statistics.candidate_length,
        statistics.reference_length,
        smooth_method=smoothing,
        smooth_value=value,
        effective_order=effective_order,
        max_ngram_order=len(statistics.total),
    )
    assert ours.percent == theirs.score
    assert ours.brevity_penalty == theirs.bp
    assert ours.length_ratio == theirs.ratio
    assert [row.precision for row in ours.precisions] == [p / 100 for p in theirs.precisions]
    # sacreBLEU overwrites counts by smoothed ones; ours stay as counted.
    assert [row.matched for row in ours.precisions] == list(statistics.matched)
    assert [row.total for row in ours.precisions] == list(statistics.total)


@pytest.mark.slow
@settings(deadline=None, max_examples=300)
@given(statistics=counts(), effective_order=st.booleans())
def test_add_one_all_adds_one_to_both_counts_of_every_order(
    statistics: Statistics, effective_order: bool
) -> None:
    score = bleu_score(
        statistics, Settings(smoothing="add-one-all", effective_order=effective_order)
    )
    precisions = [
        (matched + 1) / (total + 1)
        for matched, total in zip(statistics.matched, statistics.total, strict=True)
    ]
    assert [row.precision for row in score.precisions] == pytest.approx(precisions, rel=1e-12)
    if effective_order:
        precisions = precisions[: max(1, sum(1 for total in statistics.total if total))]
    penalty = brevity_penalty(statistics.candidate_length, statistics.reference_length)
    mean = math.prod(value ** (1 / len(precisions)) for value in precisions)
    assert score.percent == pytest.approx(100 * penalty * mean, rel=1e-9, abs=1e-12)


def test_add_one_all_scores_text_without_any_match() -> None:
    # 1/3, 1/2, 1/1, 1/1
    score = bleu_score(
        Statistics(2, 2, (0, 0, 0, 0), (2, 1, 0, 0)), Settings(smoothing="add-one-all")
    )
    assert score.bleu == pytest.approx((1 / 3 * 1 / 2) ** 0.25)


@pytest.mark.parametrize("smoothing", ["none", "exp", "floor", "add-k"])
def test_without_any_match_the_score_is_zero_whatever_the_smoothing(smoothing: str) -> None:
    score = bleu_score(Statistics(9, 9, (0, 0, 0, 0), (9, 8, 7, 6)), Settings(smoothing=smoothing))
    assert score.percent == 0.0
    assert not any(row.precision for row in score.precisions)


@pytest.mark.parametrize("smoothing", ["none", "exp", "floor", "add-k", "add-one-all"])
@pytest.mark.parametrize("effective_order", [False, True])
def test_an_empty_candidate_scores_zero(smoothing: str, effective_order: bool) -> None:
    score = bleu_score(
        Statistics(0, 9, (0, 0, 0, 0), (0, 0, 0, 0)),
        Settings(smoothing=smoothing, effective_order=effective_order),
    )
    assert (score.percent, score.bleu, score.brevity_penalty) == (0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("candidate", "reference", "penalty"),
    [(0, 0, 0.0), (0, 1, 0.0), (1, 0, 1.0), (5, 5, 1.0), (6, 5, 1.0), (5, 6, math.exp(1 - 6 / 5))],
)
def test_brevity_penalty_at_its_borders(candidate: int, reference: int, penalty: float) -> None:
    assert brevity_penalty(candidate, reference) == penalty


@settings(deadline=None)
@given(statistics=counts())
def test_bleu_stays_between_zero_and_one_for_counts_that_exist(statistics: Statistics) -> None:
    for smoothing in ("none", "exp", "add-one-all"):
        assert 0.0 <= bleu_score(statistics, Settings(smoothing=smoothing)).bleu <= 1.0


def test_a_perfect_score_is_clamped_to_one_and_its_percent_is_not() -> None:
    score = bleu_score(Statistics(9, 9, (9, 8, 7, 6), (9, 8, 7, 6)))
    assert score.percent == 100.00000000000004
    assert score.bleu == 1.0


def test_a_precision_is_called_smoothed_only_where_smoothing_changed_it() -> None:
    statistics = Statistics(11, 13, (8, 4, 0, 0), (11, 10, 9, 8))
    flags = {
        smoothing: [
            row.smoothed for row in bleu_score(statistics, Settings(smoothing=smoothing)).precisions
        ]
        for smoothing in ("none", "exp", "floor", "add-k", "add-one-all")
    }
    assert flags == {
        "none": [False, False, False, False],
        "exp": [False, False, True, True],
        "floor": [False, False, True, True],
        "add-k": [False, True, True, True],
        "add-one-all": [True, True, True, True],
    }


def test_effective_order_leaves_out_orders_the_candidate_is_too_short_for() -> None:
    statistics = Statistics(2, 2, (2, 1, 0, 0), (2, 1, 0, 0))
    assert bleu_score(statistics).percent == 0.0
    assert bleu_score(statistics, Settings(effective_order=True)).percent == pytest.approx(100)


SHORT = ["Save file", "Open", "Close the window"]


@pytest.mark.parametrize(
    ("candidate", "reference", "chosen", "defined"),
    [
        (SHORT, SHORT, Settings(), False),
        (SHORT, SHORT, Settings.sacrebleu(), False),
        # What is too short is the reference, so no candidate can hide behind it.
        (["Save the file now", *SHORT[1:]], SHORT, Settings(), False),
        (SHORT, ["Save the file now", *SHORT[1:]], Settings(), True),
        ([""] * 3, SHORT, Settings(), True),
        (SHORT, SHORT, Settings(effective_order=True), True),
        (SHORT, SHORT, Settings(smoothing="add-k"), True),
        (SHORT, SHORT, Settings(smoothing="add-one-all"), True),
        (SHORT, SHORT, Settings(max_order=3), True),
    ],
)
def test_a_score_is_defined_where_an_identical_text_would_get_more_than_0(
    candidate: list[str], reference: list[str], chosen: Settings, defined: bool
) -> None:
    score = corpus_bleu(candidate, reference, settings=chosen)
    assert score.is_defined is score.to_dict()["is_defined"] is defined
    counted = [
        corpus_statistics([own], [[other]], replace(chosen, tokenizer="13a"))
        for own, other in zip(candidate, reference, strict=True)
    ]
    assert sum(counted[1:], counted[0]).bleu() == score
    assert score.percent == 0 or defined
    result = evaluate(candidates=[candidate], references=[reference], settings=chosen).candidates[0]
    assert result.score.is_defined is result.bleu.is_defined is defined
    # Nothing can be said of what is not defined.
    assert (result.band is None) is not defined
    assert ("too_short" in result.band_held_back_by) is not defined


def test_length_ratio_is_zero_without_reference() -> None:
    assert bleu_score(Statistics(3, 0, (0,), (3,))).length_ratio == 0.0


def test_without_settings_nothing_is_smoothed() -> None:
    assert bleu_score(Statistics(4, 4, (4, 3, 2, 0), (4, 3, 2, 1))).percent == 0.0
