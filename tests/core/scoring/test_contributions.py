"""The contribution of a segment is the change of the score if the corpus is scored without it."""

from __future__ import annotations

import itertools
from typing import get_args

import numpy as np
import pytest

import bleu_core
from bleu_core.errors import Cancelled
from bleu_core.progress import Progress
from bleu_core.scoring import contributions as module
from bleu_core.scoring.bleu import bleu_percents
from bleu_core.scoring.contributions import contributions, difference_contributions
from bleu_core.scoring.metrics import metrics_of
from bleu_core.settings import SMOOTHINGS, MetricName, Settings, Smoothing
from tests.core.scoring.test_bleu_percents import sums

CANDIDATES = ["The cat sat on the rug .", "", "A dog barked all night .", "Nobody slept .", "x y"]
FIRST = ["The cat sat on the mat .", "one two", "The dog barked all night .", "Nobody slept .", ""]
SECOND = ["A cat sat on the mat .", "", "A dog was barking all night .", "No one slept .", "y z"]


def percents(candidates: list[str], references: list[list[str]], settings: Settings) -> list[float]:
    result = bleu_core.evaluate(
        candidates=[candidates], references=references, settings=settings
    ).candidates[0]
    return [each.percent for each in result.metrics]


@pytest.mark.parametrize("references", [[FIRST], [FIRST, SECOND]], ids=["one", "two"])
@pytest.mark.parametrize("smoothing", SMOOTHINGS)
def test_contributions_equal_scoring_the_rest_again(
    smoothing: Smoothing, references: list[list[str]]
) -> None:
    for effective_order, max_order in itertools.product((False, True), (1, 3, 4)):
        settings = Settings(
            smoothing=smoothing,
            effective_order=effective_order,
            max_order=max_order,
            tokenizer="13a",
            metrics=get_args(MetricName),
        )
        evaluation = bleu_core.evaluate(
            candidates=[CANDIDATES], references=references, settings=settings
        )
        whole = percents(CANDIDATES, references, settings)
        for index in range(len(CANDIDATES)):
            rest = [
                [text for other, text in enumerate(texts) if other != index]
                for texts in (CANDIDATES, *references)
            ]
            for result, score, without in zip(
                evaluation.candidates[0].metrics,
                whole,
                percents(rest[0], rest[1:], settings),
                strict=True,
            ):
                found = result.segment_contributions[index]
                if result.metric.name == "ter":
                    # TER's mean reference lengths are fractions.
                    assert found == pytest.approx(score - without, abs=1e-11)
                else:
                    assert found == score - without


def test_many_segments_are_scored_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = sums(4, seed=3).astype(np.int64)
    settings = Settings.sacrebleu()
    monkeypatch.setattr(module, "_SEGMENTS", 7)
    largest = 0

    def scorer(samples: np.ndarray) -> np.ndarray:
        nonlocal largest
        largest = max(largest, len(samples))
        return bleu_percents(samples, settings)

    steps: list[tuple[int, int]] = []
    progress = Progress(lambda _, done, total: steps.append((done, total)), interval=0)
    found = contributions(rows, scorer, progress=progress)
    assert largest == 7
    assert steps[0] == (0, len(rows))
    assert steps[-1] == (len(rows), len(rows))
    total = rows.sum(axis=0)
    expected = [
        float(bleu_percents(np.array([total, total - row], float), settings) @ [1, -1])
        for row in rows
    ]
    assert found.tolist() == expected
    with pytest.raises(Cancelled):
        contributions(rows, scorer, progress=Progress(cancelled=lambda: True))


def test_the_only_segment_contributes_everything() -> None:
    [metric] = metrics_of(Settings())
    rows = np.array([[5, 6, 4, 3, 2, 1, 5, 4, 3, 2]])
    assert contributions(rows, metric.percents).tolist() == [metric.percent(rows)]


def test_no_segments_have_no_contributions() -> None:
    [metric] = metrics_of(Settings())
    assert contributions(np.zeros((0, 10)), metric.percents).tolist() == []


def test_an_empty_candidate_costs_brevity_and_a_mismatch_precision() -> None:
    good, lost = "one two three four five", ""
    result = bleu_core.evaluate(
        candidates=[[good, good, lost, "six seven eight nine ten"]],
        references=[[good, good, good, good]],
    ).candidates[0]
    first, second, empty, wrong = result.bleu.segment_contributions
    assert first == second > 0
    assert empty < 0
    assert wrong < 0


def test_the_part_in_a_difference_is_the_mean_of_both_exchanges() -> None:
    settings = Settings.sacrebleu()
    one, other = CANDIDATES, [*SECOND[:3], *CANDIDATES[3:]]
    own, rival = (
        bleu_core.evaluate(candidates=[texts], references=[FIRST], settings=settings).candidates[0]
        for texts in (one, other)
    )
    found = difference_contributions(
        own.bleu.statistics, rival.bleu.statistics, own.bleu.metric.percents
    )
    for index in range(len(one)):
        mine, yours = [*one], [*other]
        mine[index], yours[index] = other[index], one[index]
        [changed], [rival_changed] = (percents(texts, [FIRST], settings) for texts in (mine, yours))
        lost, gained = own.score.percent - changed, rival_changed - rival.score.percent
        assert found[index] == (lost + gained) / 2
    # Where both have the same text, even an empty one, there is no difference.
    assert (found == 0).tolist() == [False, True, False, True, True]
    opposite = difference_contributions(
        rival.bleu.statistics, own.bleu.statistics, own.bleu.metric.percents
    )
    assert opposite.tolist() == (-found).tolist()


def test_the_parts_in_a_difference_are_computed_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings.sacrebleu()
    rows = sums(4, seed=3).astype(np.int64)
    rival = rows[::-1].copy()

    def scorer(samples: np.ndarray) -> np.ndarray:
        return bleu_percents(samples, settings)

    whole = difference_contributions(rows, rival, scorer)
    monkeypatch.setattr(module, "_SEGMENTS", 7)
    assert difference_contributions(rows, rival, scorer).tolist() == whole.tolist()
    with pytest.raises(Cancelled):
        difference_contributions(rows, rival, scorer, progress=Progress(cancelled=lambda: True))
