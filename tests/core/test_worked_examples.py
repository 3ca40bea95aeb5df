"""Worked examples of the definition, counted by hand, to the digit."""

from __future__ import annotations

import math

import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.files.documents import Document
from bleu_core.scoring.bleu import BleuScore
from bleu_core.scoring.definition import segment_statistics
from bleu_core.settings import Settings
from bleu_core.tokenizers import get_tokenizer

CAT = "the cat is on the mat"
ROVER = "The NASA Opportunity rover is battling a massive dust storm on Mars."
ROVER_LOOSE = "The Opportunity rover is combating a big sandstorm on Mars."
ROVER_CLOSE = "A NASA rover is fighting a massive storm on Mars."
SITS = "the cat sits on the mat"

COUNTS = [
    (CAT, "the the the cat mat", [(4, 5), (1, 4), (0, 3), (0, 2)], 0.8187),
    (ROVER, ROVER_LOOSE, [(8, 11), (4, 10), (2, 9), (0, 8)], 0.8338),
    (ROVER, ROVER_CLOSE, [(9, 11), (5, 10), (2, 9), (1, 8)], 0.8338),
    (SITS, CAT, [(5, 6), (3, 5), (1, 4), (0, 3)], 1.0),
]
SCORES = [
    (CAT, "the the the cat mat", "none", 0.0),
    (ROVER, ROVER_LOOSE, "none", 0.0),
    (ROVER, ROVER_LOOSE, "exp", 0.2102),
    (ROVER, ROVER_LOOSE, "add-one-all", 0.2722),
    (ROVER, ROVER_CLOSE, "none", 0.2722),
    (ROVER, ROVER_CLOSE, "add-one-all", 0.3479),
    (SITS, CAT, "none", 0.0),
    (SITS, CAT, "add-one-all", 0.4889),
]


def score_of(reference: str, candidate: str, smoothing: str = "none") -> BleuScore:
    evaluation = evaluate(
        candidates=[Document.from_segments("candidate", [candidate])],
        references=[Document.from_segments("reference", [reference])],
        settings=Settings(tokenizer="13a", smoothing=smoothing),
    )
    return evaluation.candidates[0].score


@pytest.mark.parametrize(("reference", "candidate", "rows", "penalty"), COUNTS)
def test_counts_and_brevity_penalty_are_those_of_the_example(
    reference: str, candidate: str, rows: list[tuple[int, int]], penalty: float
) -> None:
    score = score_of(reference, candidate)
    assert [(row.matched, row.total) for row in score.precisions] == rows
    assert [row.order for row in score.precisions] == [1, 2, 3, 4]
    assert round(score.brevity_penalty, 4) == penalty


@pytest.mark.parametrize(("reference", "candidate", "rows", "penalty"), COUNTS)
def test_the_definition_counts_as_the_example(
    reference: str, candidate: str, rows: list[tuple[int, int]], penalty: float
) -> None:
    own, other = map(get_tokenizer("13a").tokens, (candidate, reference))
    statistics = segment_statistics(own, [other])
    assert list(zip(statistics.matched, statistics.total, strict=True)) == rows
    ratio = statistics.reference_length / statistics.candidate_length
    assert round(min(1.0, math.exp(1 - ratio)), 4) == penalty


@pytest.mark.parametrize(("reference", "candidate", "smoothing", "expected"), SCORES)
def test_score_is_that_of_the_example(
    reference: str, candidate: str, smoothing: str, expected: float
) -> None:
    score = score_of(reference, candidate, smoothing)
    assert round(score.bleu, 4) == expected
    assert round(score.percent, 2) == round(expected * 100, 2)


def test_add_one_all_by_hand() -> None:
    # (8+1)/(11+1), (4+1)/(10+1), (2+1)/(9+1), (0+1)/(8+1), 13 reference and 11 candidate tokens.
    product = 9 / 12 * 5 / 11 * 3 / 10 * 1 / 9
    expected = math.exp(1 - 13 / 11) * product**0.25
    assert score_of(ROVER, ROVER_LOOSE, "add-one-all").bleu == pytest.approx(expected, rel=1e-12)


def test_the_full_stop_is_a_token_of_its_own() -> None:
    assert score_of(ROVER, ROVER).candidate_length == 13


def test_identical_text_scores_one_and_not_above() -> None:
    score = score_of(ROVER, ROVER)
    assert score.percent == 100.00000000000004
    assert score.bleu == 1.0


def test_upper_and_lower_case_differ_by_default() -> None:
    references = [Document.from_segments("r", [CAT.upper()])]
    candidates = [Document.from_segments("c", [CAT])]
    strict, loose = (
        evaluate(
            candidates=candidates,
            references=references,
            settings=Settings(tokenizer="13a", lowercase=lowercase),
        ).candidates[0]
        for lowercase in (False, True)
    )
    assert strict.score.bleu == 0.0
    assert loose.score.bleu == 1.0


def test_the_corpus_score_is_not_the_mean_of_segment_scores() -> None:
    result = evaluate(
        candidates=[Document.from_segments("c", [ROVER_CLOSE, CAT])],
        references=[Document.from_segments("r", [ROVER, CAT])],
        settings=Settings(tokenizer="13a"),
    ).candidates[0]
    assert [(row.matched, row.total) for row in result.score.precisions] == [
        (9 + 6, 11 + 6),
        (5 + 5, 10 + 5),
        (2 + 4, 9 + 4),
        (1 + 3, 8 + 3),
    ]
    mean = sum(result.bleu.segment_percents) / 200
    assert abs(result.score.bleu - mean) > 0.01
