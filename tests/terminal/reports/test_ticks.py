"""The numbers on an axis are even, and few."""

from __future__ import annotations

import pytest

from bleu_score.reports.figures import _ticks


@pytest.mark.parametrize(
    "step", [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
)
def test_each_step_is_used_where_a_smaller_one_gives_too_many_numbers(step: float) -> None:
    ticks, decimals = _ticks(0.0, 3.9 * step)
    assert ticks == [pytest.approx(number * step) for number in range(5)]
    assert decimals == (2 if step < 0.1 else 1 if step < 1 else 0)


def test_ticks_are_around_the_scores() -> None:
    assert _ticks(30.2, 33.9)[0] == [30, 31, 32, 33, 34]
    # A point on its own is not at the end.
    assert _ticks(30.0, 30.0) == ([30.0, 30.01], 2)
    assert _ticks(0.0, 99_000.0)[0][-1] == 99_000
