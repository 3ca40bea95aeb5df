"""The shared axis of several scores."""

from __future__ import annotations

import pytest

from bleu_desktop.shared.axis import Axis, axis_of, score_axis


@pytest.mark.parametrize(
    "values",
    [
        [50.66, 48.99, 38.7, 33, 30],
        [42],
        [99.9, 100.00000000000004],
        [0, 0.2],
        [12, 13.2],
        [0, 100],
    ],
)
def test_every_value_is_inside_and_some_labels_are_round(values: list[float]) -> None:
    axis = axis_of(values)
    assert axis.low >= 0
    assert axis.high <= 100
    assert all(axis.low <= value <= axis.high + 1e-9 for value in values)
    assert 2 <= len(axis.ticks) <= 5
    assert all(axis.low <= tick <= axis.high for tick in axis.ticks)
    assert all(tick % axis.step == 0 for tick in axis.ticks)
    shares = [axis.share(value) for value in sorted(values)]
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] <= 1


def test_small_differences_are_not_blown_up() -> None:
    axis = axis_of([30.0, 30.1])
    assert axis.share(30.1) - axis.share(30.0) < 0.05


def test_an_axis_without_values_is_the_whole_scale() -> None:
    axis = axis_of([])
    assert (axis.low, axis.high) == (0, 100)


def test_a_scale_without_end_goes_beyond_100() -> None:
    axis = axis_of([90, 130], highest=None)
    assert axis.high > 130
    assert axis.share(200) == 1


def test_scores_on_a_small_scale_of_their_own_are_apart() -> None:
    axis = axis_of([-0.013, 0.021], lowest=None, highest=None, least_span=0.05)
    assert axis.low < -0.013
    assert 0.021 < axis.high < 0.05
    assert axis.share(0.021) - axis.share(-0.013) > 0.5
    assert axis.decimals == 2
    texts = [f"{tick:.{axis.decimals}f}" for tick in axis.ticks]
    assert texts == ["-0.02", "0.00", "0.02"]
    assert axis_of([30.0, 30.1]).decimals == 0


@pytest.mark.parametrize(
    ("values", "options", "low", "high", "step"),
    [
        ([], {}, 0.0, 100.0, 50.0),
        ([50.0], {}, 47.5, 52.5, 2.0),
        ([20.0, 70.0], {}, 18.0, 72.0, 20.0),
        ([1.0], {}, 0.0, 5.0, 2.0),
        ([99.0], {}, 95.0, 100.0, 2.0),
        ([0.0, 100.0], {}, 0.0, 100.0, 50.0),
        ([99.0], {"highest": None}, 96.5, 101.5, 2.0),
        ([1.0], {"lowest": None}, -1.5, 3.5, 2.0),
        ([1.0, 1.01], {"lowest": None, "least_span": 0.1}, 0.955, 1.055, 0.05),
        ([0.0, 30.0], {}, 0.0, 32.4, 10.0),
    ],
)
def test_an_axis_ends_shortly_beyond_its_values(
    values: list[float], options: dict[str, float | None], low: float, high: float, step: float
) -> None:
    axis = axis_of(values, **options)  # type: ignore[arg-type]
    assert (axis.low, axis.high) == (pytest.approx(low), pytest.approx(high))
    assert axis.step == pytest.approx(step)


@pytest.mark.parametrize(
    ("values", "metric", "given", "low", "high"),
    [
        ([99.0], "bleu", False, 95.0, 100.0),
        ([99.0], "ter", False, 96.5, 101.5),
        ([1.0], "ter", False, 0.0, 5.0),
        # A metric of somebody else's may have any scale.
        ([1.0], "comet", True, -1.5, 3.5),
        ([99.0], "comet", True, 96.5, 101.5),
    ],
)
def test_each_metric_has_its_scale(
    values: list[float], metric: str, given: bool, low: float, high: float
) -> None:
    axis = score_axis(values, metric, given=given, decimals=2)
    assert (axis.low, axis.high) == (pytest.approx(low), pytest.approx(high))


def test_labels_are_borders_or_multiples_of_the_step() -> None:
    axis = Axis(20.0, 41.0, 10.0)
    assert (axis.ticks, axis.decimals) == ((20.0, 30.0, 40.0), 0)
    assert Axis(20.5, 41.0, 10.0).ticks == (30.0, 40.0)
    assert Axis(20.0, 41.0, 10.0, borders=(0.0, 25.0)).ticks == (0.0, 25.0)
    assert [Axis(0, 1, step).decimals for step in (0.5, 0.2, 0.05, 1.0, 20.0)] == [1, 1, 2, 0, 0]
    assert [axis.share(value) for value in (10.0, 20.0, 30.5, 41.0, 50.0)] == [0, 0, 0.5, 1, 1]
