"""Numbers, intervals, p-values and verdicts are put in the words that fit them."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from bleu_core.evaluation.results import MetricResult
from bleu_core.scoring.bleu import BleuScore
from bleu_core.scoring.correlation import Correlation, PairwiseAccuracy
from bleu_core.scoring.metrics import given_metric, metrics_of
from bleu_core.scoring.resampling import Interval
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.significance import Comparison
from bleu_core.scoring.verdicts import Verdict
from bleu_core.settings import METRICS, Settings
from bleu_core.workspace.runs import RunScore
from bleu_score.messages import metrics as words

METRIC = {metric.name: metric for metric in metrics_of(Settings(metrics=METRICS))}
GIVEN = given_metric("comet", "COMET", lower_is_better=False, decimals=4)
ERRORS = given_metric("mqm", "MQM", lower_is_better=True, decimals=1)


SCORE = BleuScore(31.25, (), 1.0, 9, 9)
RESULT = MetricResult(GIVEN, 31.25, None, "", None, SegmentRows(np.ones((1, 2))))


def comparison(**changed: Any) -> Comparison:
    values: dict[str, Any] = {
        "metric": "bleu",
        "baseline": "old.txt",
        "candidate": "new.txt",
        "difference": 1.5,
        "interval": Interval(0.25, 2.75, 1.5),
        "p_value": None,
        "p_holm": None,
        "test": "ar",
        "verdict": Verdict.BETTER,
        "verdict_p": 0.02,
        "verdict_p_holm": 0.04,
        "verdict_resamples": 10_000,
        "verdict_test": "ar",
    }
    return Comparison(**values | changed)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (words.segment_metric_title("bleu", "BLEU"), "Sentence BLEU"),
        (words.segment_metric_title("chrf", "chrF2"), "chrF2"),
        (words.sentence_of(METRIC["chrf"]), words.metric_sentence("chrf")),
        (words.sentence_of(GIVEN), "External score, not computed here. Higher is better."),
        (words.sentence_of(ERRORS), "External score, not computed here. Lower is better."),
        (words.lower_is_better_text("TER"), "TER: lower is better."),
        (words.given_text(), "External score, not computed here"),
        # Only TER and given scores can exceed 100.
        (words.metric_score(METRIC["bleu"], 100.00000000000004), "100.00"),
        (words.metric_score(METRIC["bleu"], 100.5), "100.00"),
        (words.metric_score(METRIC["ter"], 100.5), "100.50"),
        (words.metric_score(GIVEN, 100.5), "100.5000"),
        (words.run_score(RunScore("bleu", "BLEU", 31.25, None, "")), "31.25"),
        (words.run_score(RunScore("bleu", "BLEU", 31.25, None, ""), 0.0), "0.00"),
        (words.run_score(RunScore("ter", "TER", 131.25, None, "")), "131.25"),
        (words.run_score(RunScore("x", "X", 131.25, None, "", given=True, decimals=1)), "131.2"),
        (
            words.interval_text(ERRORS, Interval(4.25, 5.0, 4.5)),
            "95% confidence interval: 4.2–5.0",
        ),
        (
            words.bleu_interval_text(Interval(30.0, 31.5, 31.0)),
            "95% confidence interval: 30.00–31.50",
        ),
        (words.bleu_range_text(10, 20), "BLEU 10–20"),
        # A score is shown as that of its metric, or with the decimals that the user wants.
        (words.score_text(SCORE), "31.25"),
        (words.score_text(SCORE, 0), "31"),
        (words.score_text(SCORE, 3), "31.250"),
        (words.score_text(replace(SCORE, is_defined=False)), "– too short for BLEU"),
        (words.score_text(replace(SCORE, is_defined=False), 3), "– too short for BLEU"),
        (words.score_text(RunScore("ter", "TER", 131.25, None, "")), "131.25"),
        (words.score_text(RESULT), "31.2500"),
        (words.score_text(RESULT, 1), "31.2"),
    ],
)
def test_scores_are_shown_as_their_metric_needs(text: str, expected: str) -> None:
    assert text == expected


@pytest.mark.parametrize(
    ("largest", "decimals"),
    [(0.0, 2), (-1.0, 2), (25.0, 2), (1.0, 2), (0.9, 3), (0.01, 4), (0.001, 5), (1e-12, 9)],
)
def test_contributions_have_three_digits_of_the_largest(largest: float, decimals: int) -> None:
    assert words.contribution_decimals(largest) == decimals


@pytest.mark.parametrize(
    ("low", "high", "text"),
    [
        (31.0, 39.0, "All of the confidence interval is in this band."),
        (
            29.0,
            31.0,
            "The confidence interval spans two bands: “Gist clear, serious errors” and "
            "“Understandable to good”.",
        ),
        (
            5.0,
            31.0,
            "The confidence interval spans 4 bands, from “Almost useless” to “Understandable to "
            "good”.",
        ),
    ],
)
def test_an_interval_says_which_bands_it_overlaps(low: float, high: float, text: str) -> None:
    assert words.interval_bands_text(Interval(low, high, 31.0)) == text


@pytest.mark.parametrize(
    ("comparisons", "title"),
    [
        ([comparison(p_bounds=(0.1, 0.1))], "exact paired randomization"),
        (
            [comparison(), comparison()],
            "paired approximate randomization (10,000 trials, seed 12345)",
        ),
        (
            [comparison(), comparison(verdict_resamples=500)],
            "paired approximate randomization (500–10,000 trials, seed 12345)",
        ),
        (
            [comparison(verdict_test="bs", verdict_resamples=1000)],
            "paired bootstrap (1,000 resamples, seed 12345)",
        ),
        (
            [comparison(verdict_test="bs"), comparison(p_bounds=(0.1, 0.1))],
            "paired bootstrap (10,000 resamples, seed 12345) and exact paired randomization",
        ),
        # What was not tested is no test, unless nothing was.
        (
            [comparison(verdict_test="bs", verdict_p=None), comparison(p_bounds=(0.1, 0.1))],
            "exact paired randomization",
        ),
        (
            [comparison(verdict_test="bs", verdict_p=None)],
            "paired bootstrap (10,000 resamples, seed 12345)",
        ),
    ],
)
def test_a_heading_names_the_tests(comparisons: list[Comparison], title: str) -> None:
    assert words.comparison_title(comparisons) == f"Comparison by {title}"


def test_a_comparison_has_its_numbers_with_signs() -> None:
    usual = comparison(difference=-1.5, interval=Interval(-2.75, 0.25, -1.5))
    assert [*words.comparison_texts(usual)] == ["−1.50", "−2.75 to +0.25", "= 0.0200", "= 0.0400"]
    least = comparison(verdict_p=0.0001, verdict_p_holm=0.0002, decimals=1)
    assert [*words.comparison_texts(least)] == ["+1.5", "+0.2 to +2.8", "≤ 0.0001", "≤ 0.0002"]


@pytest.mark.parametrize(
    ("verdict", "sign"),
    [
        (Verdict.BETTER, "▲"),
        (Verdict.WORSE, "▼"),
        (Verdict.UNDECIDED, "≈"),
        (Verdict.NO_DIFFERENCE, "≈"),
        (Verdict.AT_LIMIT, "≈"),
    ],
)
def test_a_verdict_has_its_sign(verdict: Verdict, sign: str) -> None:
    assert words.verdict_sign(verdict) == sign


DOCUMENTS = "The segments of a document are alike"
FEW = "If fewer than 200 segments differ"
LIMIT = "At the limit: p is so close to 0.05 that"
MENDED = (
    "With “Tags removed”, the verdict by BLEU on “new.txt” against “old.txt” is “Significantly "
    "worse”."
)
INTERVAL = "An interval does not answer the same question"
INTERVALS = "Confidence intervals are not corrected"
METRICS_TOO = (
    "p is not corrected for the number of metrics: if two candidates are equally good, one"
)
SACREBLEU = "Verdicts are not based on sacreBLEU’s p-value"


@pytest.mark.parametrize(
    ("comparisons", "notes"),
    [
        ([comparison()], []),
        ([comparison(documents=7)], [DOCUMENTS]),
        ([comparison(documents=7, verdict_test="bs")], [DOCUMENTS]),
        ([comparison(verdict_test="bs")], [FEW]),
        ([comparison(verdict=Verdict.AT_LIMIT)], [LIMIT, INTERVAL]),
        ([comparison(verdict=Verdict.UNDECIDED)], [INTERVAL]),
        ([comparison(mended=(("markup", Verdict.WORSE),))], [MENDED]),
        ([comparison(), comparison()], [INTERVALS]),
        ([comparison(), comparison(metric="ter")], [METRICS_TOO]),
        ([comparison(test="bs", verdict_test="bs", p_value=0.1)], [SACREBLEU]),
        ([comparison(test="bs", verdict_test="bs")], []),
        ([comparison(p_value=0.1)], []),
    ],
)
def test_verdicts_have_the_notes_they_need(comparisons: list[Comparison], notes: list[str]) -> None:
    found = [*words.verdict_notes(comparisons)]
    assert [text[: len(note)] for text, note in zip(found, notes, strict=True)] == notes


def test_notes_name_their_numbers() -> None:
    (documents,) = words.verdict_notes([comparison(documents=7)])
    assert "drawn from whole documents (7). With fewer than 6 documents," in documents
    (metrics,) = words.verdict_notes([comparison(), comparison(metric="ter")])
    assert "in about 11% of cases" in metrics
    (sacrebleu,) = words.verdict_notes([comparison(test="bs", verdict_test="bs", p_value=0.1)])
    assert "at p ≤ 0.05, it usually" in sacrebleu


@pytest.mark.parametrize(
    ("points", "decimals", "text"),
    [
        (1.25, 2, "+1.25"),
        (-1.25, 2, "−1.25"),
        (0.0, 2, "0.00"),
        (0.004, 2, "0.00"),
        (-0.004, 2, "0.00"),
        (0.004, 3, "+0.004"),
        (10.0, 0, "+10"),
    ],
)
def test_a_difference_has_a_sign_unless_it_shows_none(
    points: float, decimals: int, text: str
) -> None:
    assert words.signed(points, decimals) == text


def test_a_difference_has_two_decimals() -> None:
    assert words.signed(1) == "+1.00"


@pytest.mark.parametrize(
    ("probability", "is_least", "text"),
    [
        (None, False, "= –"),
        (0.25, False, "= 0.2500"),
        (0.0, False, "= 0.0000"),
        (0.0001, False, "= 0.0001"),
        (0.00003, False, "= 0.00003"),
        (0.00009999, True, "≤ 0.00010"),
        (0.01234, True, "≤ 0.0124"),
        (1.0, False, "= 1.0000"),
    ],
)
def test_a_p_value_has_digits_that_count(
    probability: float | None, is_least: bool, text: str
) -> None:
    assert words.p_with_sign(probability, is_least=is_least) == text


def test_agreement_of_pairs_is_counted() -> None:
    assert words.accuracy_title("MQM") == (
        "Pairwise accuracy: pairs of candidates in the same order as by MQM"
    )
    accuracy = PairwiseAccuracy("mqm", "bleu", 2, 3, 1)
    assert words.accuracy_text(accuracy) == "2 of 3 (66.7%)"
    assert words.accuracy_ties_text(accuracy, "MQM") == "Pairs with equal MQM, not counted: 1"
    assert words.accuracy_text(PairwiseAccuracy("mqm", "bleu", 0, 0, 3)) == "–"


@pytest.mark.parametrize(
    ("correlation", "values"),
    [
        (Correlation(9, math.nan, math.nan, "constant"), "none, because all scores are equal"),
        (Correlation(1, math.nan, math.nan, "few_segments"), "none, with fewer than two segments"),
        (Correlation(9, 0.5, -0.25), "Pearson’s r +0.500, Kendall’s τ-b −0.250"),
    ],
)
def test_a_correlation_says_why_there_is_none(correlation: Correlation, values: str) -> None:
    text = words.correlation_text(correlation, "COMET")
    assert text == f"Correlation with COMET by segment: {values}"
