"""The interpretation bands close the gaps of the published table."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bleu_core.scoring.bands import BANDS, band_of, bands_between, reasons_outside

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
    assert id_of(border - 0.006) == IDS[index - 1]
    assert id_of(math.nextafter(border, 100)) == IDS[index]


@pytest.mark.parametrize(("border", "index"), [(10, 1), (20, 2), (30, 3), (40, 4), (50, 5)])
@pytest.mark.parametrize("below", [0.004, 1e-9])
def test_a_score_shown_as_the_border_is_in_the_band_from_it(
    border: int, index: int, below: float
) -> None:
    assert f"{border - below:.2f}" == f"{border:.2f}"
    assert id_of(border - below) == IDS[index]


def test_sixty_still_belongs_to_fifty_to_sixty() -> None:
    for percent in (59.99, 60, 60.004):
        assert id_of(percent) == "very_high_quality"
    assert id_of(60.006) == "better_than_human"


@pytest.mark.parametrize(
    ("percent", "band"), [(0, IDS[0]), (19.5, IDS[1]), (29.5, IDS[2]), (100, IDS[6])]
)
def test_gaps_and_ends_are_in_a_band(percent: float, band: str) -> None:
    assert id_of(percent) == band


def test_a_perfect_score_of_sacrebleu_is_in_the_last_band() -> None:
    assert id_of(100.00000000000004) == "better_than_human"


@settings(deadline=None)
@given(percent=st.floats(0, 100))
def test_every_score_is_in_exactly_one_band(percent: float) -> None:
    band = band_of(percent, 2)
    assert band is not None
    shown = float(f"{percent:.2f}")
    assert band.start <= shown <= band.end
    assert shown < band.end or band.end in (60, 100)


@pytest.mark.parametrize("segments", [0, 1])
def test_a_single_segment_has_no_band(segments: int) -> None:
    assert band_of(50, segments) is None


def test_two_segments_have_a_band() -> None:
    assert id_of(50, segments=2) == "very_high_quality"


def test_the_ends_of_an_interval_are_rounded_as_they_are_shown() -> None:
    assert [band.id for band in bands_between(29.996, 39.994)] == ["understandable_to_good"]
    assert [band.id for band in bands_between(29.994, 39.996)] == IDS[2:5]


USUAL = {
    "segments": 100, "formulas": False, "max_order": 4, "tokenizer": "13a", "references": 1,
}  # fmt: skip


@pytest.mark.parametrize(
    ("unusual", "reasons"),
    [
        ({}, ()),
        ({"segments": 2}, ()),
        ({"segments": 1}, ("single_segment",)),
        ({"formulas": True}, ("formulas",)),
        ({"max_order": 1}, ("max_order",)),
        ({"max_order": 5}, ("max_order",)),
        ({"tokenizer": "char"}, ("characters",)),
        ({"tokenizer": "zh"}, ("characters",)),
        ({"tokenizer": "flores200"}, ("pieces",)),
        ({"tokenizer": "spm:my.model"}, ("pieces",)),
        ({"references": 2}, ("several_references",)),
        ({"segments": 1, "formulas": True}, ("formulas", "single_segment")),
        ({"checked": False}, ("not_checked",)),
    ],
)
def test_the_guide_is_about_usual_scores_of_translations(
    unusual: dict[str, object], reasons: tuple[str, ...]
) -> None:
    assert reasons_outside(**{**USUAL, **unusual}) == reasons  # type: ignore[arg-type]
