"""The rows that show where two files drift apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bleu_core.pairing.errors import DriftedAt

# Lines shown before and after the place.
_CONTEXT = 3


@dataclass(frozen=True)
class DriftStep:
    """One row of two documents side by side; None where a document has no segment.

    Attributes
    ----------
    is_here
        Whether it is at the place that is shown.
    is_continued
        Whether the text that a document lacks here is in its line above.
    """

    first: int | None
    second: int | None
    is_here: bool = False
    is_continued: bool = False


def _steps_of(place: DriftedAt) -> list[DriftStep]:
    """Return the rows of a place."""
    first, second = place.first_index, place.second_index
    further = range(1, place.lines)
    steps = {
        "only_reference": [DriftStep(first, None, True)],
        "only_candidate": [DriftStep(None, second, True)],
        "empty_reference_end": [DriftStep(first, None, True)],
        "empty_candidate_end": [DriftStep(None, second, True)],
        "joined": [
            DriftStep(first, second, True),
            *(DriftStep(first + more, None, True, True) for more in further),
        ],
        "split": [
            DriftStep(first, second, True),
            *(DriftStep(None, second + more, True, True) for more in further),
        ],
    }
    return steps[place.kind]


def _end(place: DriftedAt) -> tuple[int, int]:
    """Return the first segments after a place."""
    steps = _steps_of(place)
    return (
        place.first_index + sum(step.first is not None for step in steps),
        place.second_index + sum(step.second is not None for step in steps),
    )


def steps_around(
    places: Sequence[DriftedAt], chosen: int, first_count: int, second_count: int
) -> list[DriftStep]:
    """Return a place with the rows before and after it, which may include other places."""

    def other(place: DriftedAt) -> list[DriftStep]:
        return [replace(step, is_here=False) for step in _steps_of(place)]

    here = places[chosen]
    before: list[DriftStep] = []
    first, second = here.first_index, here.second_index
    earlier = chosen - 1
    while len(before) < _CONTEXT:
        if earlier >= 0 and _end(places[earlier]) == (first, second):
            steps = other(places[earlier])
            first, second = places[earlier].first_index, places[earlier].second_index
            earlier -= 1
        elif first > 0 and second > 0:
            first, second = first - 1, second - 1
            steps = [DriftStep(first, second)]
        else:
            break
        before = [*steps, *before]
    after: list[DriftStep] = []
    first, second = _end(here)
    later = chosen + 1
    while len(after) < _CONTEXT:
        if later < len(places) and (places[later].first_index, places[later].second_index) == (
            first,
            second,
        ):
            after += other(places[later])
            first, second = _end(places[later])
            later += 1
        elif first < first_count and second < second_count:
            after.append(DriftStep(first, second))
            first, second = first + 1, second + 1
        else:
            break
    return [*before[-_CONTEXT:], *_steps_of(here), *after[:_CONTEXT]]
