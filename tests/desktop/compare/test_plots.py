"""Wins as a bar, segments as points, and the matrix of candidates."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.evaluation.results import Evaluation
from bleu_core.scoring.resampling import Interval
from bleu_core.scoring.significance import Comparison
from bleu_core.scoring.verdicts import Verdict
from bleu_desktop.compare import scatter_plot, wins_bar
from bleu_desktop.compare.candidate_table import _widen
from bleu_desktop.compare.matrix_table import MatrixTable
from bleu_desktop.compare.scatter_plot import ScatterPlot
from bleu_desktop.compare.wins_bar import WinsBar
from bleu_desktop.shared.axis import Axis
from tests.helpers.drawn import Drawn, painted
from tests.helpers.reports import REFERENCE, evaluated
from tests.helpers.roles import Role, plain, said

# Wins


@pytest.fixture
def bar(qtbot: QtBot, english: None) -> WinsBar:
    bar = WinsBar()
    qtbot.addWidget(bar)
    bar.resize(1000, 20)
    return bar


def test_parts_are_as_long_as_their_counts(bar: WinsBar, monkeypatch: pytest.MonkeyPatch) -> None:
    bar.show_counts(5, 3, 2)
    found = painted(bar, wins_bar, monkeypatch)
    assert [(box.left(), box.right()) for box, _ in found.fills] == [
        (0.0, 500.0),
        (500.0, 800.0),
        (800.0, 1000.0),
    ]
    accent = bar.palette().accent().color()
    assert [color == accent for _, color in found.fills] == [True, False, False]
    assert len({color.name() for _, color in found.fills}) == 3
    assert [line[0] for line in found.lines] == [500.0, 800.0]
    assert {text: box.left() for text, box in found.texts.items()} == {
        "5": 0.0,
        "3": 500.0,
        "2": 800.0,
    }


def test_a_number_without_room_is_left_out(bar: WinsBar, monkeypatch: pytest.MonkeyPatch) -> None:
    bar.show_counts(100_000, 0, 1)
    found = painted(bar, wins_bar, monkeypatch)
    assert {*found.texts} == {"100,000"}
    bar.show_counts(0, 0, 0)
    assert painted(bar, wins_bar, monkeypatch).fills == []
    bar.show_counts(7, 0, 0)
    room = QFontMetrics(QFont()).horizontalAdvance("7") + 8
    for width, texts in ((room, ["7"]), (room - 1, [])):
        bar.setFixedWidth(width)
        assert [*painted(bar, wins_bar, monkeypatch).texts] == texts


# Points


X = np.array([10.0, 30.0, 20.0, 90.0])
Y = np.array([0.1, 0.9, 0.5, 0.2])


@pytest.fixture
def plot(qtbot: QtBot, english: None) -> ScatterPlot:
    plot = ScatterPlot()
    qtbot.addWidget(plot)
    plot.resize(500, 300)
    axes = Axis(0.0, 100.0, 50.0), Axis(0.0, 1.0, 0.5)
    plot.show_points(X, Y, axes, ("BLEU", "COMET"), (2, 3))
    return plot


def test_a_point_is_at_its_two_scores(plot: ScatterPlot) -> None:
    area = plot.area()
    for segment in range(4):
        point = plot.point(segment)
        assert point.x() == pytest.approx(area.left() + area.width() * X[segment] / 100)
        assert point.y() == pytest.approx(area.bottom() - area.height() * Y[segment])
        assert plot.nearest(point + QPointF(5, -6)) == segment
        assert plot.nearest(point + QPointF(0, 8)) == segment
        assert plot.nearest(point + QPointF(0, 8.5)) is None
    assert plot.segment_text(1) == "Segment 2: BLEU 30.00, COMET 0.900"
    assert plot.accessibleName() == "COMET against BLEU, by segment"


def test_axes_have_their_numbers_and_titles(
    plot: ScatterPlot, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = painted(plot, scatter_plot, monkeypatch)
    area = plot.area()
    assert {*found.texts} == {"0", "50", "100", "0.0", "0.5", "1.0", "BLEU", "COMET"}
    assert found.on_right() == {"BLEU", "0.0", "0.5", "1.0"}
    assert found.texts["50"].center().x() == pytest.approx(area.center().x(), abs=1)
    assert found.texts["0.5"].center().y() == pytest.approx(area.center().y(), abs=1)
    assert found.texts["COMET"].top() < area.top()
    assert found.texts["BLEU"].top() > area.bottom()
    upright = [line for line in found.lines if line[0] == line[2]]
    assert len(upright) == len(found.lines) - 3 == 3


def test_keys_go_from_left_to_right_and_a_click_opens(plot: ScatterPlot, qtbot: QtBot) -> None:
    chosen: list[int] = []
    plot.chosen.connect(chosen.append)
    plot.show()

    def opened(*keys: Qt.Key) -> int:
        for key in (*keys, Qt.Key.Key_Return):
            qtbot.keyClick(plot, key)
        return chosen[-1]

    key = Qt.Key
    assert opened() == 0
    assert opened(key.Key_Right) == 2
    assert opened(key.Key_Right) == 1
    assert opened(key.Key_Left) == 2
    assert opened(key.Key_End) == 3
    assert opened(key.Key_Right) == 3
    assert opened(key.Key_Home) == 0
    assert opened(key.Key_Up) == 3
    assert opened(key.Key_Down) == 0
    place = plot.point(1).toPoint()
    qtbot.mouseClick(plot, Qt.MouseButton.LeftButton, pos=place)
    assert chosen[-1] == 1
    before = len(chosen)
    qtbot.mouseClick(plot, Qt.MouseButton.RightButton, pos=place)
    qtbot.mouseClick(plot, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert len(chosen) == before


def test_without_points_there_is_nothing_to_choose(qtbot: QtBot, english: None) -> None:
    plot = ScatterPlot()
    qtbot.addWidget(plot)
    chosen: list[int] = []
    plot.chosen.connect(chosen.append)

    def choose() -> None:
        qtbot.keyClick(plot, Qt.Key.Key_Return)
        assert plot.nearest(QPointF(1, 1)) is None

    choose()
    axes = Axis(0.0, 100.0, 50.0), Axis(0.0, 1.0, 0.5)
    plot.show_points(np.array([]), np.array([]), axes, ("a", "b"), (2, 2))
    choose()
    assert chosen == []


def test_a_tip_names_the_point_below(plot: ScatterPlot, monkeypatch: pytest.MonkeyPatch) -> None:
    tips: list[str] = []
    monkeypatch.setattr(scatter_plot.QToolTip, "showText", lambda _, tip, *__: tips.append(tip))
    for place in (plot.point(1).toPoint(), QPoint(1, 1)):
        # It is done: no parent has to answer.
        assert plot.event(QHelpEvent(QEvent.Type.ToolTip, place, place))
    assert [plain(tip) for tip in tips] == ["Segment 2: BLEU 30.00, COMET 0.900", ""]


# The matrix


@pytest.fixture(scope="module")
def evaluation() -> Evaluation:
    texts = {
        "near.txt": [*REFERENCE[:3], "The ferry leaves every hour."],
        "far.txt": [*REFERENCE[:2], "The bridge.", "A ferry goes."],
        "odd.txt": [REFERENCE[0], "cup", "bridge", ""],
    }
    plain = evaluated(texts, metrics=("bleu",), test="none")
    first = Comparison(
        "bleu", "near.txt", "far.txt", -1.5, Interval(-2.0, -1.0, -1.5), 0.01, 0.02, "bs",
        Verdict.WORSE, 0.03, 0.04, 1000,
    )  # fmt: skip
    return replace(plain, comparisons=(first,))


@pytest.fixture
def matrix(qtbot: QtBot, evaluation: Evaluation, english: None) -> Iterator[MatrixTable]:
    parent = QWidget()
    qtbot.addWidget(parent)
    table = MatrixTable(parent)
    table.show_evaluation(evaluation, "bleu")
    yield table
    parent.close()


def test_cells_are_centered_and_tinted_by_their_verdict(matrix: MatrixTable) -> None:
    model = matrix.shown
    grounds = [
        [model.index(row, column).data(Role.BackgroundRole) for column in range(1, 4)]
        for row in range(3)
    ]
    kinds = [[None if each is None else each.name() for each in row] for row in grounds]
    better, own = kinds[0][1], kinds[0][0]
    assert kinds == [[own, better, None], [own, own, None], [None, None, own]]
    assert len({better, own, None}) == 3
    cell = model.index(0, 1).data(Role.TextAlignmentRole)
    assert Qt.AlignmentFlag(cell) == Qt.AlignmentFlag.AlignCenter
    assert model.index(0, 2).data().endswith("▲")
    assert model.index(1, 1).data().endswith("▼")
    assert said(model.index(0, 2))["spoken"].startswith("near.txt against far.txt\n")
    assert [matrix.rank(place) for place in range(3)] == ["1", "2", "3"]
    assert matrix.isColumnHidden(0)


def test_a_cell_names_its_candidates(matrix: MatrixTable, qtbot: QtBot) -> None:
    chosen: list[tuple[int, int]] = []
    opened: list[tuple[int, int]] = []
    matrix.chosen.connect(lambda *pair: chosen.append(pair))
    matrix.opened.connect(lambda *pair: opened.append(pair))
    matrix.make_current(0, 2)
    assert chosen == []
    index = matrix.currentIndex()
    assert (index.row(), index.column()) == (0, 3)
    matrix.setCurrentIndex(matrix.shown.index(1, 1))
    assert chosen == [(1, 0)]
    qtbot.keyClick(matrix, Qt.Key.Key_Return)
    assert opened == [(1, 0)]
    # A candidate is not compared with itself.
    matrix.setCurrentIndex(matrix.shown.index(1, 2))
    qtbot.keyClick(matrix, Qt.Key.Key_Enter)
    assert (len(chosen), len(opened)) == (1, 1)
    matrix.make_current(7, 0)
    assert matrix.currentIndex().column() == 2


def test_selected_cells_are_copied_with_their_names(matrix: MatrixTable) -> None:
    whole = matrix._copied_table()
    assert [column.title for column in whole.columns] == ["", "near.txt", "far.txt", "odd.txt"]
    assert [row[0].text for row in whole.rows] == ["near.txt", "far.txt", "odd.txt"]
    selection = matrix.selectionModel()
    for row, column in ((1, 2), (1, 3)):
        selection.select(matrix.shown.index(row, column), selection.SelectionFlag.Select)
    part = matrix._copied_table()
    assert [column.title for column in part.columns] == ["", "far.txt", "odd.txt"]
    assert [row[0].text for row in part.rows] == ["far.txt"]


def test_without_an_evaluation_the_matrix_is_empty(matrix: MatrixTable) -> None:
    matrix.show_evaluation(None, "bleu")
    assert matrix.shown.rowCount() == 0
    assert matrix.names == []


@pytest.mark.parametrize(
    ("most", "room", "widths", "taken"),
    [
        (100, 90, [40, 50, 60], 90),
        (100, 300, [100, 100, 100], 240),
        (100, 0, [10, 20, 30], 0),
        (100, -5, [10, 20, 30], 0),
        (25, 90, [25, 25, 30], 20),
        # What one column leaves is for those behind it.
        (30, 22, [17, 27, 30], 14),
    ],
)
def test_columns_share_the_room(most: int, room: int, widths: list[int], taken: int) -> None:
    found = {3: 10, 5: 20, 7: 30, 9: 40}
    assert _widen(found, [3, 5, 7], most, room) == taken
    assert found == {**dict(zip((3, 5, 7), widths, strict=True)), 9: 40}


def test_no_columns_take_no_room() -> None:
    assert _widen({}, [], 100, 50) == 0


@pytest.mark.parametrize("orientation", Qt.Orientation)
def test_names_have_their_rank_before_them(
    matrix: MatrixTable, orientation: Qt.Orientation
) -> None:
    across = orientation is Qt.Orientation.Horizontal
    header: Any = matrix.horizontalHeader() if across else matrix.verticalHeader()
    # The first column has the names, and is not shown.
    for number, name in enumerate(("near", "far", "odd")):
        drawn = Drawn()
        drawn.setFont(header.font())
        box = QRect(10, 0, 30, 400) if across else QRect(0, 10, 400, 30)
        header.paint_content(drawn, box, number + across)
        rank, shown = drawn.texts
        assert rank == matrix.rank(number)
        assert shown.startswith(name)
        assert drawn.on_right() == {rank}
        first, second = drawn.texts.values()
        assert first.right() < second.left()
        # Across, names are turned, in boxes of their own.
        assert (second.right(), second.height()) == (396, 30)
        assert first.top() == second.top() == (0 if across else 10)
