"""The page of the score: headline, guide, published scores, rank, and width."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from pytestqt.qtbot import QtBot

from bleu_core.scoring.bands import BANDS, FORMULA_RECOGNITION, band_of
from bleu_core.settings import PairingOptions, Resampling, Settings
from bleu_desktop.score.score_line import AdviceLine, ScoreLine
from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared import theme
from bleu_desktop.shared.band_scale import BandScale
from bleu_desktop.shared.controls import Link
from bleu_desktop.shared.sizes import reading_width
from bleu_desktop.shared.widgets import TextLabel
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import GOOD, REFERENCE, WEAK, drop, part, wait_for

Write = Callable[[str, list[str]], Path]


def shown(window: MainWindow, qtbot: QtBot, paths: list[Path]) -> ScoreView:
    drop(window, paths)
    wait_for(qtbot, window, State.SCORED)
    return part(window, ScoreView)


def test_the_headline_counts_and_the_guide_is_attributed(window: MainWindow, qtbot: QtBot) -> None:
    window.open_sample("en")
    wait_for(qtbot, window, State.SCORED)
    view = part(window, ScoreView)
    first, *_, last = window.session.evaluation.ranked[0].score.precisions
    words, sequences = (round(100 * row.matched / row.total) for row in (first, last))
    assert view.headline.text() == (
        f"{words}% of the words and punctuation marks, and {sequences}% of the sequences of four, "
        "match the reference. The candidate is 3% longer than the reference."
    )
    assert view.guide.text().startswith("Google’s guide to BLEU scores 40–50: “High quality”.")
    assert view.scale.shows_bands
    assert "High quality" in view.scale.accessibleName()


def test_formulas_are_compared_with_published_models(window: MainWindow, qtbot: QtBot) -> None:
    window.open_sample("formula")
    wait_for(qtbot, window, State.SCORED)
    view = part(window, ScoreView)
    window.session.navigation.choose("candidate_b.txt")
    assert view.percent.text() == "66.19"
    assert not view.scale.shows_bands
    for published in ("PP-FormulaNet ~75%", "LaTeX-OCR ~80%", "UniMERNet 85.91%"):
        assert published in view.guide.text()
        assert published in view.scale.accessibleName()
        assert published in view.scale.toolTip()
    assert "human" not in view.guide.text() + view.scale.accessibleName()


def test_a_band_is_held_back_with_the_diagnostic_beside_the_score(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    lines = [f"The cat number {number} sat on the mat of house {number}." for number in range(100)]
    paths = [write("reference.en.txt", lines), write("same.en.txt", lines)]
    view = shown(window, qtbot, paths)
    assert "not applied because of the problems listed" in view.guide.text()
    assert not view.scale.shows_bands
    line = part(view, AdviceLine)
    assert line.text.text().startswith("“same.en.txt” is identical")
    tops = [
        each.mapTo(view, QPoint(0, 0)).y()
        for each in (view.headline, view.scale, view.guide, line, view.precisions)
    ]
    assert tops == sorted(tops)


def test_short_strings_have_words_for_a_score_and_chrf_one_click_away(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    lines = ["Save file", "Open"] * 30
    paths = [write("reference.en.txt", lines), write("mt.en.txt", [*lines[:-1], "Close"])]
    view = shown(window, qtbot, paths)
    assert view.percent.text() == "– too short for BLEU"
    # Words are not as large as a number, in any theme.
    size = view.percent.font().pointSizeF()
    window.switch_theme("dark")
    assert view.percent.font().pointSizeF() == size < 2 * view.headline.font().pointSizeF()
    assert [each.value for each in view.precisions.figures[2:4]] == ["–", "–"]
    assert not view.scale.isVisibleTo(view)
    assert "so even an identical text would get 0" in view.guide.text()

    def offered() -> list[Link]:
        [line] = [each for each in view.lines.findChildren(AdviceLine)
                  if "identical: 59 of 60, chrF2: " in each.text.text()]  # fmt: skip
        return [link for link in line.links if link.text() == "Show chrF2"]

    [link] = offered()
    link.click()
    assert window.session.settings.metrics == ("bleu", "chrf")
    wait_for(qtbot, window, State.SCORED)
    qtbot.waitUntil(lambda: not offered())


def test_each_diagnostic_has_a_line(window: MainWindow, qtbot: QtBot, write: Write) -> None:
    paths = [
        write("reference.en.txt", [*REFERENCE, "One more."]),
        write("good.en.txt", [*GOOD, ""]),
    ]
    view = shown(window, qtbot, paths)
    window.session.work.set_pairing(PairingOptions(leave_out=("empty_candidate",)))
    wait_for(qtbot, window, State.SCORED)
    titles = [label.text() for label in view.findChildren(TextLabel) if label.isVisible()]
    assert "Excluded segments (1 of 4)" in titles
    assert "Too few segments (3)" in titles


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (Settings(max_order=2), "up to 4 tokens, not 2."),
        (Settings(tokenizer="char"), "single characters match far more often"),
    ],
)
def test_the_guide_is_silent_on_other_scores(
    window: MainWindow, qtbot: QtBot, settings: Settings, said: str
) -> None:
    window.open_sample("en")
    window.session.work.set_settings(settings)
    wait_for(qtbot, window, State.SCORED)
    view = part(window, ScoreView)
    assert said in view.guide.text()
    assert not view.scale.shows_bands


def standing(view: ScoreView) -> ScoreLine:
    """Return the line about the other candidates."""
    # Layouts show new widgets at the next turn of the event loop.
    QCoreApplication.processEvents()
    return [line for line in view.findChildren(ScoreLine) if line.isVisible()][-1]


def test_each_candidate_has_its_standing_and_leads_to_the_comparison(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    paths = [
        write(f"{name}.en.txt", lines)
        for name, lines in (("reference", REFERENCE), ("a", GOOD), ("b", GOOD), ("c", WEAK))
    ]
    shown(window, qtbot, paths)
    view, navigation = part(window, ScoreView), window.session.navigation
    best, *_, last = (each.score.percent for each in window.session.evaluation.ranked)
    for name in ("a.en.txt", "b.en.txt"):
        navigation.choose(name)
        assert standing(view).text.text() == "Highest of 3, tied; differences not tested"
    navigation.choose("c.en.txt")
    assert last < best
    text = f"Below a.en.txt ({best:.2f}), the highest of 3; differences not tested"
    assert standing(view).text.text() == text
    with qtbot.waitSignal(navigation.page_wanted) as wanted:
        qtbot.mouseClick(standing(view).links[0], Qt.MouseButton.LeftButton)
    assert wanted.args == [PageName.COMPARE]


def test_tested_differences_are_not_called_untested(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    view = shown(window, qtbot, list(files.values()))
    resampling = Resampling(paired_test="ar", resamples=100)
    window.session.work.set_settings(Settings(resampling=resampling))
    wait_for(qtbot, window, State.SCORED)
    assert standing(view).text.text() == "Highest of 2"


def test_a_single_candidate_has_no_standing(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    view = shown(window, qtbot, [files["reference"], files["good"]])
    assert not any("Highest" in line.text.text() for line in view.findChildren(ScoreLine))


def test_a_wide_window_does_not_stretch_the_page(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1600, 900)
    window.open_sample("en")
    wait_for(qtbot, window, State.SCORED)
    view = part(window, ScoreView)
    for each in (view, view.precisions):
        assert reading_width() * 0.9 < each.width() <= reading_width()


def luminance(color: QColor) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(v) for v in (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("colors", ["light", "dark"])
def test_the_bands_are_steps_of_one_hue_away_from_the_background(
    window: MainWindow, colors: str
) -> None:
    theme.apply_theme(colors)
    palette = BandScale().palette()
    steps = theme.band_colors(palette)
    background = palette.color(QPalette.ColorRole.Window)
    assert len(steps) == len(BANDS)
    assert all(200 <= step.hue() <= 230 for step in steps)
    contrasts = [contrast(step, background) for step in steps]
    assert contrasts == sorted(contrasts)
    assert all(after > 1.08 * before for before, after in itertools.pairwise(contrasts))
    # The frame of the scale is visible against the background, and the marker on the scale.
    assert contrasts[-1] > 4.5
    assert contrast(palette.color(QPalette.ColorRole.WindowText), background) > 7


def test_published_scores_close_together_can_all_be_read(qtbot: QtBot, window: MainWindow) -> None:
    scale = BandScale()
    qtbot.addWidget(scale)
    for width in (scale.minimumSizeHint().width(), 300, 900):
        scale.resize(width, scale.sizeHint().height())
        scale.show_score(66.19, None)
        without = scale.grab().toImage()
        scale.show_score(66.19, None, None, FORMULA_RECOGNITION)
        image = scale.grab().toImage()
        boxes = scale.published_boxes()
        assert len(boxes) == len(FORMULA_RECOGNITION)
        for before, after in itertools.pairwise(boxes):
            assert before.right() <= after.left()
        assert boxes[0].left() >= 0
        assert boxes[-1].right() <= width
        assert image != without


def test_the_outlined_band_is_that_of_a_score_shown_as_a_border(
    qtbot: QtBot, window: MainWindow
) -> None:
    scale = BandScale()
    qtbot.addWidget(scale)
    scale.show_score(29.996, band_of(29.996, 100))
    assert "BLEU 30.00" in scale.accessibleName()
    assert "Understandable to good" in scale.accessibleName()
