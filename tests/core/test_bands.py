"""The interpretation bands close the published table's gaps."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bleu_core import BANDS, band_of

IDS = [
    "almost_useless",
    "hard_to_get_gist",
    "gist_with_errors",
    "understandable_to_good",
    "high_quality",
    "very_high_quality",
    "better_than_human",
]


def id_of(percent: float, segments: int = 100) -> str | None:
    band = band_of(percent, segments)
    return None if band is None else band.id


def test_the_bands_are_the_seven_of_the_table() -> None:
    assert [(band.id, band.start, band.end) for band in BANDS] == list(
        zip(IDS, [0, 10, 20, 30, 40, 50, 60], [10, 20, 30, 40, 50, 60, 100], strict=True)
    )


@pytest.mark.parametrize(("border", "index"), [(10, 1), (20, 2), (30, 3), (40, 4), (50, 5)])
def test_the_lower_bound_belongs_to_a_band_and_the_upper_does_not(border: int, index: int) -> None:
    assert id_of(border) == IDS[index]
    assert id_of(math.nextafter(border, 0)) == IDS[index - 1]
    assert id_of(math.nextafter(border, 100)) == IDS[index]


def test_sixty_still_belongs_to_fifty_to_sixty() -> None:
    assert id_of(60) == "very_high_quality"
    assert id_of(math.nextafter(60, 0)) == "very_high_quality"
    assert id_of(math.nextafter(60, 100)) == "better_than_human"


@pytest.mark.parametrize(
    ("percent", "band"), [(0, IDS[0]), (19.5, IDS[1]), (29.5, IDS[2]), (100, IDS[6])]
)
def test_gaps_and_ends_are_in_a_band(percent: float, band: str) -> None:
    assert id_of(percent) == band


def test_a_perfect_score_of_sacrebleu_is_in_the_last_band() -> None:
    assert id_of(100.00000000000004) == "better_than_human"


@settings(deadline=None)
@given(percent=st.floats(0, 100))
def test_every_score_is_in_exactly_the_band_around_it(percent: float) -> None:
    band = band_of(percent, 2)
    assert band is not None
    assert band.start <= percent <= band.end
    assert percent < band.end or band.end in (60, 100)


@pytest.mark.parametrize("segments", [0, 1])
def test_a_single_segment_has_no_band(segments: int) -> None:
    assert band_of(50, segments) is None


def test_two_segments_have_one() -> None:
    assert id_of(50, segments=2) == "very_high_quality"
