"""The sizes of the window, at each zoom."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication

from bleu_desktop.shared import sizes


@pytest.fixture
def zoomed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Pretend that a zoom was chosen, without a change of the application's font."""
    percent = int(request.param)
    monkeypatch.setattr(sizes, "_percent", percent)
    return percent


def test_the_zooms_are_in_order_and_no_step_is_wide() -> None:
    assert (sizes.ZOOMS[0], sizes.ZOOMS[-1]) == (80, 200)
    assert 100 in sizes.ZOOMS
    for less, more in pairwise(sizes.ZOOMS):
        assert 10 <= more - less <= 25


@pytest.mark.parametrize(
    ("zoomed", "less", "more"),
    [(80, 80, 90), (90, 80, 100), (100, 90, 110), (175, 150, 200), (200, 175, 200)],
    indirect=["zoomed"],
)
def test_the_next_zoom_ends_at_the_last(zoomed: int, less: int, more: int) -> None:
    assert sizes.zoom() == zoomed
    assert (sizes.next_zoom(-1), sizes.next_zoom(1)) == (less, more)


def test_all_text_is_enlarged_from_its_usual_size(qapp: QApplication) -> None:
    usual = QApplication.font().pointSizeF()
    try:
        for percent in (200, 80, 100):
            sizes.set_zoom(percent)
            assert sizes.zoom() == percent
            assert QApplication.font().pointSizeF() == pytest.approx(usual * percent / 100)
    finally:
        sizes.set_zoom(100)


@pytest.mark.parametrize(
    ("zoomed", "lengths"),
    [(80, (6, 10, 717)), (100, (8, 12, 896)), (200, (16, 24, 1792))],
    indirect=["zoomed"],
)
def test_lengths_grow_with_the_text(zoomed: int, lengths: tuple[int, int, int]) -> None:
    assert (sizes.space(1), sizes.margin(), sizes.reading_width()) == lengths


@pytest.mark.parametrize("zoomed", [100], indirect=True)
@pytest.mark.parametrize(("text", "height"), [(0, 28), (18, 28), (19, 28), (20, 30), (40, 60)])
def test_a_row_fits_its_text(zoomed: int, text: int, height: int) -> None:
    assert sizes.row_height(text) == height
