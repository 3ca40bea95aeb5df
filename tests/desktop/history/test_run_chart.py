"""The chart of runs: what is joined by lines, where points are, and how a run is chosen."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bleu_desktop.history import run_chart
from bleu_desktop.history.run_chart import ChartLine, Point, RunChart
from bleu_desktop.shared.axis import Axis
from bleu_desktop.shared.sizes import SMALL
from bleu_desktop.shared.widgets import scaled_font
from tests.helpers.drawn import Drawn, painted
from tests.helpers.roles import plain

MAIN = ChartLine(
    "main",
    (
        Point(0, 20.0, 10.0, 30.0),
        Point(1, 40.0),
        Point(3, 60.0, is_comparable=False),
    ),
)
OTHER = ChartLine("other", (Point(2, 80.0, 70.0, 90.0), Point(3, 0.0)))
TITLES = ("1", "2", "3", "4")
TIPS = ("Run 1", "Run 2", "Run 3", "Run 4")


@pytest.fixture
def chart(qtbot: QtBot, english: None) -> RunChart:
    chart = RunChart()
    qtbot.addWidget(chart)
    chart.setMaximumWidth(800)
    chart.resize(800, 300)
    show(chart, main=0)
    return chart


def show(chart: RunChart, **options: object) -> None:
    axis = Axis(0.0, 100.0, 50.0)
    chart.show_lines(
        (MAIN, OTHER),
        axis,
        **{"titles": TITLES, "tips": TIPS, "main": 0} | options,  # type: ignore[arg-type]
    )


def drawn(chart: RunChart, monkeypatch: pytest.MonkeyPatch) -> Drawn:
    return painted(chart, run_chart, monkeypatch)


def test_points_are_at_their_runs_and_scores(
    chart: RunChart, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = drawn(chart, monkeypatch)
    area = chart._area()
    bottom, height = area.bottom(), area.height()
    # The main line is above the other one.
    points = ((2, 80.0), (3, 0.0), (0, 20.0), (1, 40.0), (3, 60.0))
    assert [x for x, *_ in found.dots] == [chart.x_of(index) for index, _ in points]
    heights = [bottom - height * score / 100 for _, score in points]
    assert [y for _, y, _ in found.dots] == pytest.approx(heights)
    hue = chart._hue()
    assert [color == hue for *_, color in found.dots] == [False, False, True, True, True]
    places = [chart.x_of(index) for index in range(4)]
    assert places == sorted(places)
    assert places[1] - places[0] == pytest.approx(places[3] - places[2])
    assert area.left() < places[0]
    assert places[3] < area.right()


def test_only_scores_that_can_be_compared_are_joined(
    chart: RunChart, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = drawn(chart, monkeypatch)
    places = [round(chart.x_of(index), 3) for index in range(4)]
    across = [(round(one, 3), round(other, 3)) for one, _, other, _ in found.lines]
    joined = [
        pair for pair in across if pair[0] in places and pair[1] in places and pair[0] != pair[1]
    ]
    assert joined == [(places[2], places[3]), (places[0], places[1])]
    # The interval of the main line alone: a line up, and one at each end.
    up = [line for line in found.lines if line[0] == line[2]]
    assert [(round(line[0], 3), round(line[1] - line[3], 3)) for line in up] == [
        (places[0], round(chart._area().height() * 0.2, 3))
    ]


def test_axis_runs_and_names_have_their_texts(
    chart: RunChart, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = drawn(chart, monkeypatch)
    assert {*found.texts} == {"0", "50", "100", *TITLES, "main", "other"}
    assert found.on_right() == {"0", "50", "100"}
    assert found.bold == ["main"]
    assert found.texts["100"].top() < found.texts["50"].top() < found.texts["0"].top()
    names = [found.texts[name] for name in ("main", "other")]
    assert names[0].left() == names[1].left() > chart._area().right()
    # Beside the last scores: 60 above 0.
    assert names[0].top() < names[1].top()
    show(chart, are_shares=True)
    assert {"0%", "50%", "100%"} <= {*drawn(chart, monkeypatch).texts}


def test_names_do_not_cover_each_other(chart: RunChart, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = tuple(ChartLine(f"line {n}", (Point(0, float(n)),)) for n in range(40))
    axis = Axis(0.0, 100.0, 50.0)
    chart.show_lines(lines, axis, main=39, titles=("1",), tips=("a",))
    found = drawn(chart, monkeypatch)
    boxes = sorted((box.top(), name) for name, box in found.texts.items() if "line" in name)
    height = chart._small().height()
    assert 3 < len(boxes) < 40
    assert "line 39" in found.texts
    tops = [top for top, _ in boxes]
    assert all(b - a >= height - 0.001 for a, b in pairwise(tops))
    assert tops[-1] + height <= chart.height() + 0.001
    # A single run is in the middle.
    area = chart._area()
    assert chart.x_of(0) == pytest.approx(area.center().x())


def test_runs_that_are_compared_are_marked(
    chart: RunChart, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert drawn(chart, monkeypatch).fills == []
    chart.mark(1, 3)
    found = drawn(chart, monkeypatch)
    centers = sorted(round(box.center().x(), 3) for box, _ in found.fills)
    assert centers == [round(chart.x_of(index), 3) for index in (1, 3)]


def test_titles_that_do_not_fit_are_left_out_but_never_the_last(
    chart: RunChart, monkeypatch: pytest.MonkeyPatch
) -> None:
    titles = [f"a long title of run {number}" for number in range(12)]
    lines = (ChartLine("a", (Point(11, 1.0),)),)
    chart.show_lines(lines, Axis(0.0, 100.0, 50.0), main=0, titles=titles, tips=titles)
    found = drawn(chart, monkeypatch)
    shown = [title for title in titles if title in found.texts]
    assert titles[11] in shown
    assert 1 < len(shown) < 12
    boxes = [found.texts[title] for title in shown]
    assert all(one.right() < other.left() for one, other in pairwise(boxes))
    assert boxes[-1].right() <= chart.width() + 1


def test_without_runs_nothing_is_drawn(chart: RunChart, monkeypatch: pytest.MonkeyPatch) -> None:
    chart.show_lines((), Axis(0.0, 100.0, 50.0), main=0, titles=(), tips=())
    assert drawn(chart, monkeypatch).texts == {}


def test_keys_and_clicks_choose_a_run(chart: RunChart, qtbot: QtBot) -> None:
    chosen: list[int] = []
    chart.chosen.connect(chosen.append)
    chart.show()
    # The last run is the current one.
    for key, index in (
        (Qt.Key.Key_Left, 2),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, 3),
    ):
        qtbot.keyClick(chart, key)
        assert chosen[-1] == index
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    assert len(chosen) == 4
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        place = QPoint(round(chart.x_of(1)) + 3, 100)
        qtbot.mouseClick(chart, button, pos=place)
        assert chosen[-1] == 1
        assert len(chosen) == 5
    chart.make_current(0)
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    assert len(chosen) == 5
    assert chart.accessibleDescription() == "\n".join(TIPS)


def test_what_is_new_is_painted(chart: RunChart, monkeypatch: pytest.MonkeyPatch) -> None:
    painted_again: list[object] = []
    monkeypatch.setattr(RunChart, "paintEvent", lambda _, event: painted_again.append(event))
    chart.show()
    for change in (
        lambda: show(chart),
        lambda: chart.mark(1),
        lambda: chart.make_current(2),
        lambda: chart._choose(1),
    ):
        QApplication.processEvents()
        painted_again.clear()
        change()
        QApplication.processEvents()
        assert painted_again


def test_labels_and_names_have_the_room_they_need(
    chart: RunChart, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, area = drawn(chart, monkeypatch), chart._area()
    assert area.left() == chart._small().horizontalAdvance("100") + 8
    bold = QFontMetricsF(scaled_font(chart, SMALL, bold=True))
    assert area.right() + 16 + bold.horizontalAdvance("other") == chart.width()
    assert chart.x_of(0) - area.left() == pytest.approx(area.right() - chart.x_of(3))
    assert found.texts["50"].right() <= area.left()
    # Long names are elided.
    name = "a very long name " * 12
    chart.show_lines(
        (ChartLine(name, MAIN.points),), chart.axis, main=0, titles=TITLES[:2], tips=TIPS[:2]
    )
    found, area = drawn(chart, monkeypatch), chart._area()
    assert area.right() + 16 + chart.width() * 0.3 == pytest.approx(chart.width())
    assert name not in found.texts
    assert (chart.x_of(0) < 100, chart.x_of(1) > 400) == (True, True)


def test_a_run_is_described_where_the_pointer_rests(
    chart: RunChart, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    tips = SimpleNamespace(showText=lambda _, words, __: shown.append(plain(words)))
    monkeypatch.setattr(run_chart, "QToolTip", tips)
    for kind in (QEvent.Type.ToolTip, QEvent.Type.WhatsThis):
        place = QPoint(round(chart.x_of(2)) - 3, 50)
        QApplication.sendEvent(chart, QHelpEvent(kind, place, place))
    assert shown == ["Run 3"]
    show(chart, titles=(), tips=())
    QApplication.sendEvent(chart, QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint()))
    assert shown == ["Run 3"]


def test_the_current_run_stays_while_there_is_one(chart: RunChart, qtbot: QtBot) -> None:
    chart.make_current(1)
    show(chart)
    assert chart._current == 1
    chart.make_current(0)
    show(chart)
    assert chart._current == 0
    chart.show_lines((), Axis(0.0, 100.0, 50.0), main=0, titles=("1",), tips=("a",))
    assert chart._current == 0
