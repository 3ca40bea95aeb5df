"""An axis that several scores share: its ends and its labels."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

# In points from 0 to 100.
_LEAST_SPAN = 5.0
# Room beyond the outermost values, as a share of the axis.
_MARGIN = 0.04
# The distance of labels is one of these times a power of ten.
_STEPS = (1.0, 2.0, 5.0, 10.0)
_LABELS = 3


@dataclass(frozen=True)
class Axis:
    """The part of a scale on which scores are drawn.

    Attributes
    ----------
    low, high
        Its ends.
    step
        Distance of its labels.
    marks
        Values that are drawn beside every score.
    borders
        The borders of its bands, which are labeled instead, if it has bands.
    has_bars
        Whether scores are drawn as bars from its beginning, not as points.
    """

    low: float
    high: float
    step: float
    marks: tuple[float, ...] = ()
    borders: tuple[float, ...] = ()
    has_bars: bool = False

    @property
    def ticks(self) -> tuple[float, ...]:
        """The values with labels: borders, or multiples of the step."""
        if self.borders:
            return self.borders
        first, last = math.ceil(self.low / self.step), math.floor(self.high / self.step)
        return tuple(number * self.step for number in range(first, last + 1))

    @property
    def decimals(self) -> int:
        """Number of decimals its labels need."""
        return max(0, -math.floor(math.log10(self.step)))

    def share(self, value: float) -> float:
        """Return the position of a value, from 0 to 1; a value beyond an end is at that end."""
        return min(max((value - self.low) / (self.high - self.low), 0.0), 1.0)


def score_axis(values: Sequence[float], metric: str, *, given: bool, decimals: int) -> Axis:
    """Return an axis with room for scores in a metric, which is named."""
    if given:
        # A given metric has a scale of its own: show at least 500 steps of the last decimal, as
        # for BLEU.
        return axis_of(values, lowest=None, highest=None, least_span=500 * 10.0**-decimals)
    return axis_of(values, highest=None if metric == "ter" else 100.0)


def axis_of(
    values: Sequence[float],
    *,
    lowest: float | None = 0.0,
    highest: float | None = 100.0,
    least_span: float = _LEAST_SPAN,
) -> Axis:
    """Return an axis with room for all values.

    Parameters
    ----------
    values
        The numbers to be drawn; without any, the axis goes from 0 to 100.
    lowest, highest
        The ends of the scale; None for an open end.
    least_span
        The least width: a narrower axis would exaggerate differences that mean little.
    """
    if not values:
        return Axis(0.0, 100.0, 50.0)
    span = max((max(values) - min(values)) * (1 + 2 * _MARGIN), least_span)
    low = (min(values) + max(values) - span) / 2
    if lowest is not None:
        low = max(low, lowest)
    high = low + span
    if highest is not None and high > highest:
        low, high = highest - span, highest
        if lowest is not None:
            low = max(low, lowest)
    rough = span / _LABELS
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(each * power for each in _STEPS if each * power >= rough * 0.75)
    return Axis(low, high, step)
