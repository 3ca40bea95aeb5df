"""The scale from 0 to 100: a marker, bands, an interval, and words for all of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bleu_core.scoring.bands import BANDS, PublishedScore
from bleu_core.scoring.resampling import Interval
from bleu_desktop.shared import band_scale, theme
from bleu_desktop.shared.band_scale import BandScale
from bleu_desktop.shared.paragraph import Paragraph
from tests.helpers.drawn import Drawn, painted, spans
from tests.helpers.roles import plain

PUBLISHED = (PublishedScore("B", 81.0), PublishedScore("A", 79.0))


@pytest.fixture
def scale(qtbot: QtBot, english: None) -> BandScale:
    scale = BandScale()
    qtbot.addWidget(scale)
    # The bar is 1,000 pixels wide, and begins at 1.
    scale.setMaximumWidth(1002)
    scale.resize(1002, 60)
    return scale


def drawn(scale: BandScale, monkeypatch: pytest.MonkeyPatch) -> Drawn:
    def noted(paragraph: Paragraph, painter: Drawn, x: float, y: float, *_: object) -> None:
        box = QRectF(x, y, paragraph.natural_width, paragraph.height)
        painter.texts[paragraph.text] = box

    monkeypatch.setattr(Paragraph, "draw", noted)
    return painted(scale, band_scale, monkeypatch)


def test_a_score_is_said_with_band_interval_and_models(scale: BandScale) -> None:
    scale.show_score(35.0, BANDS[3], Interval(31.0, 39.0, 35.0), PUBLISHED)
    assert scale.accessibleName() == (
        "BLEU 35.00 on a scale from 0 to 100. Understandable to good. 95% confidence interval: "
        "31.00–39.00. B 81.00%. A 79.00%."
    )
    assert plain(scale.toolTip()) == "B 81.00%, A 79.00%"
    scale.show_score(100.00000000000004, None)
    assert scale.accessibleName() == "BLEU 100.00 on a scale from 0 to 100."
    assert scale.toolTip() == ""


def test_bands_are_shown_where_they_say_something(scale: BandScale) -> None:
    for percent, band, shows in ((None, None, True), (35.0, BANDS[3], True), (35.0, None, False)):
        scale.show_score(percent, band)
        assert scale.shows_bands is shows


def test_marker_bands_and_interval_are_in_their_places(
    scale: BandScale, monkeypatch: pytest.MonkeyPatch
) -> None:
    scale.show_score(35.0, BANDS[3], Interval(31.0, 39.0, 35.0))
    found = drawn(scale, monkeypatch)
    tip, left, right = found.corners
    assert tip[0] == 351.0
    assert left[0] + right[0] == pytest.approx(702.0)
    assert left[1] < tip[1]
    assert spans(found.paths) == {(1.0, 1001.0), (311.0, 391.0)}
    ends = [(box.left(), box.right()) for box, _ in found.fills]
    assert ends == [(1 + 10 * band.start, 1 + 10 * band.end) for band in BANDS]
    assert [color for _, color in found.fills] == [*theme.band_colors(scale.palette())]
    assert [(box.left(), box.right()) for box in found.frames] == [(301.0, 401.0)]
    assert [line[0] for line in found.lines] == [101.5, 201.5, 301.5, 401.5, 501.5, 601.5]
    assert {*found.texts} == {"0", "10", "20", "30", "40", "50", "60", "100"}


def test_without_a_score_there_is_no_marker(
    scale: BandScale, monkeypatch: pytest.MonkeyPatch
) -> None:
    scale.show_score(None, None)
    found = drawn(scale, monkeypatch)
    assert found.corners == []
    assert len(found.fills) == len(BANDS)
    assert len(found.paths) == 1


def test_published_scores_are_marked_and_replace_close_numbers(
    scale: BandScale, monkeypatch: pytest.MonkeyPatch
) -> None:
    scale.show_score(35.0, None, None, PUBLISHED)
    found = drawn(scale, monkeypatch)
    assert len(found.fills) == 1
    assert [line[0] for line in found.lines] == [791.0, 811.0]
    assert {*found.texts} == {"0", "20", "40", "60", "100", "79", "81"}
    first, second = scale.published_boxes()
    assert first.right() + 4 <= second.left()
    ends = (PublishedScore("C", 99.0), PublishedScore("D", 100.0), PublishedScore("E", 100.0))
    scale.show_score(35.0, None, None, ends)
    boxes = scale.published_boxes()
    assert boxes[-1].right() <= scale.width()
    assert [box.left() for box in boxes] == sorted({box.left() for box in boxes})


def test_published_scores_are_in_the_color_of_texts_and_others_are_muted(scale: BandScale) -> None:
    number, palette = scale._drawing().number, scale.palette()
    assert number("79", True)._color == palette.windowText().color()
    assert number("80", False)._color == theme.muted(palette)


def test_another_score_is_painted(scale: BandScale, monkeypatch: pytest.MonkeyPatch) -> None:
    events: list[object] = []
    monkeypatch.setattr(BandScale, "paintEvent", lambda _, event: events.append(event))
    scale.show()
    QApplication.processEvents()
    events.clear()
    scale.show_score(35.0, None)
    QApplication.processEvents()
    assert events


def test_numbers_stay_within_the_widget(scale: BandScale, monkeypatch: pytest.MonkeyPatch) -> None:
    scale.show_score(0.0, None)
    found = drawn(scale, monkeypatch)
    bar = scale.bar()
    assert min(box.left() for box in found.texts.values()) == bar.left()
    assert max(box.right() for box in found.texts.values()) == pytest.approx(bar.right())


def test_a_disabled_scale_is_pale(scale: BandScale, monkeypatch: pytest.MonkeyPatch) -> None:
    scale.show_score(35.0, BANDS[3])
    strong = [color for _, color in drawn(scale, monkeypatch).fills]
    scale.setEnabled(False)
    pale = [color for _, color in drawn(scale, monkeypatch).fills]
    assert all(one != other for one, other in zip(strong, pale, strict=True))
