"""Scores computed in batches equal single ones to the last bit."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from numpy.typing import NDArray

from bleu_core.scoring.bleu import bleu_percents, bleu_score
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import SMOOTHINGS, Settings, Smoothing

ROWS = 240


def sums(order: int, seed: int) -> NDArray[np.float64]:
    """Return statistics of segments and of corpora, some without n-grams, matches or length."""
    rng = np.random.default_rng(seed)
    total = np.sort(rng.integers(0, 12, (ROWS, order)), axis=1)[:, ::-1].copy()
    total[ROWS // 3 :] *= rng.integers(1, 10**8, (ROWS - ROWS // 3, 1))
    matched = (total * rng.random((ROWS, order)) ** 2).astype(np.int64)
    matched[rng.random((ROWS, order)) < 0.1] = 0
    matched[:20] = 0
    matched[20:40] = total[20:40]
    lengths = rng.integers(0, 5, (ROWS, 2))
    lengths[ROWS // 2 :] = rng.integers(0, 10**8, (ROWS - ROWS // 2, 2))
    return np.hstack((lengths, matched, total)).astype(np.float64)


def one_by_one(rows: NDArray[np.float64], settings: Settings) -> list[float]:
    return [bleu_score(Statistics.from_row(row), settings).percent for row in rows]


@pytest.mark.parametrize("effective_order", [False, True])
@pytest.mark.parametrize("smoothing", SMOOTHINGS)
def test_many_scores_at_once_equal_each_alone(smoothing: Smoothing, effective_order: bool) -> None:
    values = (None, 0.0, 0.37, 3) if smoothing in {"floor", "add-k"} else (None,)
    for order, value in itertools.product(range(1, 9), values):
        settings = Settings(
            smoothing=smoothing,
            smoothing_value=value,
            max_order=order,
            effective_order=effective_order,
        )
        rows = sums(order, seed=order)
        expected = one_by_one(rows, settings)
        assert bleu_percents(rows, settings).tolist() == expected
        assert bleu_percents(rows, settings, exact=False).tolist() == pytest.approx(
            expected, rel=1e-12
        )


def test_settings_may_be_left_out() -> None:
    rows = sums(4, seed=0)
    assert bleu_percents(rows).tolist() == one_by_one(rows, Settings())


def test_no_row_has_no_score() -> None:
    assert bleu_percents(np.zeros((0, 10))).tolist() == []


def test_the_sums_stay_as_they_are() -> None:
    rows = sums(4, seed=1)
    before = rows.copy()
    bleu_percents(rows, Settings(smoothing="add-k"))
    assert (rows == before).all()
