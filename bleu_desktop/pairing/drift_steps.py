"""The rows that show where two files drift apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bleu_core.pairing.errors import DriftedAt

# Lines shown before and after the place.
_CONTEXT = 3


@dataclass(frozen=True)
class Step:
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


def _steps_of(place: DriftedAt) -> list[Step]:
    """Return the rows of a place."""
    first, second = place.first_index, place.second_index
    further = range(1, place.lines)
    steps = {
        "only_reference": [Step(first, None, True)],
        "only_candidate": [Step(None, second, True)],
        "empty_reference_end": [Step(first, None, True)],
        "empty_candidate_end": [Step(None, second, True)],
        "joined": [
            Step(first, second, True),
            *(Step(first + more, None, True, True) for more in further),
        ],
        "split": [
            Step(first, second, True),
            *(Step(None, second + more, True, True) for more in further),
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
) -> list[Step]:
    """Return a place with the rows before and after it, which may include other places."""

    def other(place: DriftedAt) -> list[Step]:
        return [replace(step, is_here=False) for step in _steps_of(place)]

    here = places[chosen]
    before: list[Step] = []
    first, second = here.first_index, here.second_index
    earlier = chosen - 1
    while len(before) < _CONTEXT and (first > 0 or second > 0):
        if earlier >= 0 and _end(places[earlier]) == (first, second):
            steps = other(places[earlier])
            first, second = places[earlier].first_index, places[earlier].second_index
            earlier -= 1
        elif first > 0 and second > 0:
            first, second = first - 1, second - 1
            steps = [Step(first, second)]
        else:
            break
        before = [*steps, *before]
    after: list[Step] = []
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
            after.append(Step(first, second))
            first, second = first + 1, second + 1
        else:
            break
    return [*before[-_CONTEXT:], *_steps_of(here), *after[:_CONTEXT]]
