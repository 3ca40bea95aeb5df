"""Sums of selected rows are exact, whole or not."""

from __future__ import annotations

import math

import numpy as np

from bleu_core.scoring.matrices import addends, recombined


def test_whole_numbers_are_added_as_integers() -> None:
    counts, floats = np.array([[1, 2], [3, 4]]), np.array([[1.0], [2.0]])
    found = addends(counts, floats)
    assert [matrix.dtype.kind for matrix in found] == ["i", "i"]
    assert [matrix.tolist() for matrix in found] == [[[1, 2], [3, 4]], [[1], [2]]]


def test_fractions_are_added_without_rounding_in_any_order() -> None:
    rng = np.random.default_rng(1)
    fractions = rng.integers(1, 1000, (500, 1)) / 3
    whole = rng.integers(1, 1000, (500, 1)).astype(np.float64)
    for matrices in ((fractions, whole), (whole, fractions)):
        split = addends(*matrices)
        # One matrix with fractions is enough: the columns of all fit each other.
        assert [matrix.shape for matrix in split] == [(500, 2), (500, 2)]
        for parts, matrix in zip(split, matrices, strict=True):
            assert (parts.sum(axis=1) == matrix[:, 0]).all()
            forth, back = (
                recombined(part.sum(axis=0, keepdims=True), matrix) for part in (parts, parts[::-1])
            )
            assert forth.shape == (1, 1)
            assert forth == back == math.fsum(matrix[:, 0])
