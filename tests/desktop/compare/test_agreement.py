"""Given scores beside those computed here, segment by segment: correlation and points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.scoring.metrics import given_metric
from bleu_core.workspace.inputs import ScoresInput
from bleu_desktop.compare.agreement_view import AgreementView, _axis
from bleu_desktop.compare.compare_page import ComparePage
from bleu_desktop.compare.scatter_plot import ScatterPlot
from bleu_desktop.compare.section import CompareSection
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared.axis import Axis
from bleu_desktop.shell.main_window import MainWindow
from bleu_score.messages.metrics import correlation_text
from tests.helpers.driving import part, wait_for

Write = Callable[[str, list[str]], Path]
AXES = (Axis(0.0, 100.0, 50.0), Axis(0.0, 1.0, 0.5))


@pytest.fixture
def view(window: MainWindow, qtbot: QtBot, files: dict[str, Path], write: Write) -> AgreementView:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"], files["weak"]])
    path = write("comet.txt", ["0.9", "0.5", "0.7"])
    entry = window.session.files[Role.CANDIDATE][0]
    window.session.files.attach_scores(entry, ScoresInput("COMET", ScoreAddress(path)))
    wait_for(qtbot, window, State.SCORED)
    window.session.navigation.choose("good.en.txt")
    window.session.navigation.open_page(PageName.COMPARE)
    view = part(window, AgreementView)
    section = view.parent()
    assert isinstance(section, CompareSection)
    qtbot.waitUntil(section.isVisible, timeout=30_000)
    section.button.setChecked(True)
    qtbot.waitUntil(lambda: bool(view.text.text()), timeout=30_000)
    return view


def test_the_section_tells_the_correlation_of_the_chosen_candidate(
    view: AgreementView, window: MainWindow, qtbot: QtBot
) -> None:
    assert window.session.evaluation is not None
    candidate = window.session.evaluation.candidates[0]
    expected = correlation_text(candidate.correlation("comet"), "BLEU")
    assert view.text.text() == expected
    assert "Pearson’s r" in expected
    assert (
        view.about.text()
        == "good.en.txt, COMET: External score, not computed here. Higher is better."
    )
    assert view.plot.isVisible()
    # With one metric of each kind, there is nothing to choose.
    assert not view.given_box.isVisible()
    assert not view.metric_box.isVisible()
    window.session.navigation.choose("weak.en.txt")
    qtbot.waitUntil(lambda: "no external scores" in view.about.text(), timeout=30_000)
    assert not view.plot.isVisible()


def test_without_given_scores_there_is_no_section(
    view: AgreementView, window: MainWindow, qtbot: QtBot
) -> None:
    entry = window.session.files[Role.CANDIDATE][0]
    window.session.files.detach_scores([(entry.number, each.input) for each in entry.scores])
    wait_for(qtbot, window, State.SCORED)
    qtbot.waitUntil(lambda: not view.isVisible(), timeout=30_000)
    assert part(window, ComparePage).table.isVisible()


def test_a_click_on_a_point_opens_its_segment(
    view: AgreementView, window: MainWindow, qtbot: QtBot
) -> None:
    place = view.plot.point(1).toPoint()
    qtbot.mouseClick(view.plot, Qt.MouseButton.LeftButton, pos=place)
    page = part(window, SegmentsPage)
    qtbot.waitUntil(lambda: page.isVisible() and page.view.current_segment() == 1, timeout=30_000)


@pytest.fixture
def plot(qtbot: QtBot, english: None) -> ScatterPlot:
    plot = ScatterPlot()
    qtbot.addWidget(plot)
    plot.resize(500, 300)
    return plot


def show(plot: ScatterPlot, x: list[float], y: list[float]) -> None:
    plot.show_points(np.array(x), np.array(y), AXES, ("BLEU", "COMET"), (2, 4))


def test_points_are_at_their_scores(plot: ScatterPlot) -> None:
    show(plot, [0.0, 100.0, 50.0], [0.0, 1.0, 0.25])
    area = plot.area()
    assert plot.point(0) == area.bottomLeft()
    assert plot.point(1) == area.topRight()
    assert plot.point(2).x() == area.center().x()
    assert [plot.nearest(plot.point(segment)) for segment in range(3)] == [0, 1, 2]
    assert plot.nearest(area.topLeft()) is None
    assert plot.segment_text(2) == "Segment 3: BLEU 50.00, COMET 0.2500"
    image = plot.grab().toImage()
    ink = plot.palette().highlight().color()
    center = plot.point(2).toPoint()
    found = image.pixelColor(center * image.devicePixelRatioF())
    # The pixel is closer to the color of points than the background.
    assert abs(found.blue() - ink.blue()) < abs(255 - ink.blue()) or found != image.pixelColor(1, 1)


def test_keys_go_from_left_to_right(plot: ScatterPlot, qtbot: QtBot) -> None:
    show(plot, [80.0, 20.0, 50.0], [0.1, 0.2, 0.3])
    plot.show()
    chosen: list[int] = []
    plot.chosen.connect(chosen.append)
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right):
        qtbot.keyClick(plot, key)
        qtbot.keyClick(plot, Qt.Key.Key_Return)
    assert chosen == [1, 2, 0, 0]


def test_many_points_are_drawn_as_their_density(plot: ScatterPlot) -> None:
    rng = np.random.default_rng(1)
    x = np.concatenate([rng.uniform(60, 70, 20_000), [10.0]])
    y = np.concatenate([rng.uniform(0.6, 0.7, 20_000), [0.1]])
    plot.show_points(x, y, AXES, ("BLEU", "COMET"), (2, 4))
    image = plot.grab().toImage()

    def color(across: float, up: float) -> int:
        area = plot.area()
        place = QPoint(
            round(area.left() + across * area.width()), round(area.bottom() - up * area.height())
        )
        return image.pixelColor(place * image.devicePixelRatioF()).red()

    ground = color(0.3, 0.9)
    # The densest place is the darkest, and a single point can be seen, too.
    near = min(
        color(0.10 + dx / 400, 0.10 + dy / 250) for dx in range(-3, 4) for dy in range(-3, 4)
    )
    assert color(0.65, 0.65) < near < ground


@pytest.mark.parametrize(
    ("given", "scores", "low", "high"),
    [
        # Our own scores are on the whole scale, or beyond it.
        (False, [20.0, 40.0], 0, 100),
        (False, [20.0, 140.0], 0, 140),
        # Given ones have a scale of their own.
        (True, [0.2, 0.4], 0.2, 0.4),
        (True, [-3.0, 5.0], -3, 5),
        (True, [0.3, 0.3], 0.29995, 0.30005),
        (True, [], 0, 100),
        (False, [], 0, 100),
    ],
)
def test_an_axis_has_room_for_all_scores(
    given: bool, scores: list[float], low: float, high: float
) -> None:
    metric = given_metric("comet", "COMET", lower_is_better=False, decimals=4)
    metric = metric if given else replace(metric, given=False)
    axis = _axis(metric, np.array(scores))
    span = high - low
    assert axis.low <= low <= axis.low + span * 0.1
    assert axis.high - span * 0.1 <= high <= axis.high
