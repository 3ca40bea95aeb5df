"""The candidates in one table: stars, keys, menus, and columns that give way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_core.api.evaluation import evaluate
from bleu_core.evaluation.results import Evaluation
from bleu_core.settings import Resampling, Settings
from bleu_desktop.compare.candidate_table import MOST_ROWS, CandidateTable
from bleu_desktop.shared.score_plot import value_width
from bleu_desktop.shared.widgets import em
from tests.helpers.roles import plain, said

TEXT = [f"the cat number {n} sat on the mat in house {n * 7}" for n in range(9)]
CANDIDATES = {
    "bad": [line.replace("the", "a").replace("sat on", "x y") for line in TEXT],
    "best": [*TEXT[:8], "something else"],
    "good": [line.replace("house", "home") for line in TEXT],
}
SETTINGS = Settings(target_language="en", metrics=("bleu", "ter"))
BEST, GOOD, BAD = 1, 2, 0


@pytest.fixture(scope="module")
def evaluation() -> Evaluation:
    return evaluate(candidates=CANDIDATES, references=[TEXT], settings=SETTINGS)


@pytest.fixture
def parent(qtbot: QtBot, english: None) -> Iterator[QWidget]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1200, 700)
    parent.show()
    yield parent
    parent.close()


def shown(
    parent: QWidget, evaluation: Evaluation, width: int = 1200, by: str = "bleu"
) -> CandidateTable:
    table = CandidateTable(parent)
    table.setFixedWidth(width)
    table.show()
    table.show_evaluation(evaluation, evaluation.metrics, by)
    return table


def with_baseline(evaluation: Evaluation, place: int | None) -> Evaluation:
    resampling = replace(evaluation.settings.resampling, baseline=place)
    return replace(evaluation, settings=replace(evaluation.settings, resampling=resampling))


def test_the_best_is_first_and_is_compared_with(parent: QWidget, evaluation: Evaluation) -> None:
    table = shown(parent, evaluation)
    assert [table.candidate_at(row) for row in range(3)] == [BEST, GOOD, BAD]
    assert (table.baseline, table.against) == (None, BEST)
    chosen = shown(parent, with_baseline(evaluation, BAD))
    assert (chosen.baseline, chosen.against) == (BAD, BAD)
    empty = CandidateTable(parent)
    empty.show_evaluation(None, (), "bleu")
    assert (empty.baseline, empty.against, empty.current_candidate()) == (None, None, None)
    assert empty.shown.rowCount() == 0


@pytest.mark.parametrize("baseline", [None, GOOD])
def test_a_star_is_at_the_baseline(
    parent: QWidget, evaluation: Evaluation, baseline: int | None
) -> None:
    table = shown(parent, with_baseline(evaluation, baseline))
    for row, candidate in enumerate((BEST, GOOD, BAD)):
        cell = said(table.shown.index(row, 0))
        is_baseline = candidate == baseline
        assert cell["text"] == ("★" if is_baseline else "☆")
        assert cell["spoken"] == ("Baseline" if is_baseline else "Not the baseline")
        tip = "Compare all pairs again" if is_baseline else "Compare the others with"
        assert str(cell["tip"]).replace("\n", " ").startswith(tip)


def single(evaluation: Evaluation) -> Evaluation:
    return evaluate(candidates={"best": CANDIDATES["best"]}, references=[TEXT], settings=SETTINGS)


def test_a_single_candidate_has_no_star_and_is_not_compared(
    parent: QWidget, evaluation: Evaluation
) -> None:
    table = shown(parent, single(evaluation))
    assert "★" not in table.texts()[0]
    assert table.against is None
    # Its score is on the whole scale.
    axis = table.axes[table.column("bleu")]
    assert (axis.low, axis.high) == (0, 100)
    pair = shown(parent, replace(evaluation, candidates=evaluation.candidates[:2]))
    assert "★" in pair.texts()[0]
    assert pair.against == BEST
    several = shown(parent, evaluation)
    axis = several.axes[several.column("bleu")]
    assert axis.high - axis.low < 100


def labels(actions: Sequence[QAction]) -> list[str]:
    return [action.text() for action in actions if not action.isSeparator()]


def test_the_menu_sorts_and_compares(parent: QWidget, evaluation: Evaluation) -> None:
    table = shown(parent, with_baseline(evaluation, GOOD))
    copying = labels(table.copier.actions)
    table.make_current(GOOD)
    menu = table.make_menu()
    assert labels(menu.actions()) == ["Show segments", "Baseline", *copying, "Sort by"]
    assert menu.actions()[1].isChecked()
    table.make_current(BEST)
    menu = table.make_menu()
    assert not menu.actions()[1].isChecked()
    told: list[object] = []
    table.opened.connect(told.append)
    table.baseline_wanted.connect(told.append)
    for action in menu.actions()[:2]:
        action.trigger()
    assert told == [BEST, BEST]
    sorting = {each.text(): each for each in menu.actions()[-1].menu().actions()}
    assert [*sorting][:3] == ["Rank", "Candidate", "BLEU"]
    assert "★" not in sorting
    sorting["BLEU"].trigger()
    assert [table.candidate_at(row) for row in range(3)] == [BEST, GOOD, BAD]
    sorting["TER"].trigger()
    ters = [table.cell(row, table.column("ter")).number for row in range(3)]
    assert ters == sorted(ters)
    sorting["Candidate"].trigger()
    assert [table.candidate_at(row) for row in range(3)] == [BAD, BEST, GOOD]
    alone = shown(parent, single(evaluation))
    assert labels(alone.make_menu().actions()) == ["Show segments", *copying]


@pytest.mark.parametrize(
    ("key", "baseline", "opened", "wanted"),
    [
        (Qt.Key.Key_Return, None, [GOOD], []),
        (Qt.Key.Key_Enter, None, [GOOD], []),
        (Qt.Key.Key_Space, None, [], [GOOD]),
        (Qt.Key.Key_Space, GOOD, [], [None]),
        (Qt.Key.Key_Left, None, [], []),
    ],
)
def test_a_row_is_opened_and_compared_by_key(
    parent: QWidget,
    evaluation: Evaluation,
    qtbot: QtBot,
    key: Qt.Key,
    baseline: int | None,
    opened: list[int],
    wanted: list[int | None],
) -> None:
    table = shown(parent, with_baseline(evaluation, baseline))
    table.make_current(GOOD)
    found: tuple[list[object], list[object], list[object]] = [], [], []
    for signal, told in zip(
        (table.opened, table.baseline_wanted, table.chosen), found, strict=True
    ):
        signal.connect(told.append)
    qtbot.keyClick(table, key)
    assert found == (opened, wanted, [])
    table.clicked.emit(table.shown.index(0, table.column("name")))
    table.doubleClicked.emit(table.shown.index(0, 0))
    assert found == (opened, wanted, [])
    table.clicked.emit(table.shown.index(0, 0))
    table.doubleClicked.emit(table.shown.index(0, table.column("name")))
    assert (found[0][len(opened) :], found[1][len(wanted) :]) == ([BEST], [BEST])


def test_a_single_candidate_is_no_baseline(
    parent: QWidget, evaluation: Evaluation, qtbot: QtBot
) -> None:
    table = shown(parent, single(evaluation))
    table.make_current(0)
    with qtbot.assertNotEmitted(table.baseline_wanted):
        qtbot.keyClick(table, Qt.Key.Key_Space)
    assert plain(table.shown.headerData(0, Qt.Orientation.Horizontal)) != "★"


def test_columns_that_can_be_done_without_give_way(parent: QWidget, evaluation: Evaluation) -> None:
    wide = shown(parent, evaluation, 1150)
    columns = wide.shown.table.columns
    optional = {n for n, each in enumerate(columns) if each.is_optional or each.key == "penalty"}
    assert optional
    assert not any(wide.isColumnHidden(n) for n in range(len(columns)))
    narrow = shown(parent, evaluation, em(wide, 30))
    assert {n for n in range(len(columns)) if narrow.isColumnHidden(n)} == optional
    # All the room is taken.
    assert sum(map(wide.columnWidth, range(len(columns)))) == wide.viewport().width()


def test_axes_grow_up_to_a_limit_and_names_take_the_rest(
    parent: QWidget, evaluation: Evaluation
) -> None:
    most = value_width(parent.fontMetrics()) + em(parent, 24)
    for width in (700, 800, 1000, 1200, 1400):
        table = shown(parent, evaluation, width)
        name, bleu, ter = (table.columnWidth(table.column(key)) for key in ("name", "bleu", "ter"))
        place, header = table.column("name"), table.horizontalHeader()
        title = header.sectionSizeFromContents(place).width()
        wanted = max(table.sizeHintForColumn(place), title)
        assert sum(map(table.columnWidth, range(len(table.shown.table.columns)))) == (
            table.viewport().width()
        )
        # Where only one axis has room, it is that of the metric the candidates are compared by.
        assert (bleu == ter) is (width > 700)
        assert bleu >= ter
        assert (name == wanted) is (bleu < most)
        assert (width == 1400) is (bleu == most)
    table = shown(parent, evaluation, 700, "ter")
    assert table.columnWidth(table.column("ter")) > table.columnWidth(table.column("bleu"))


def test_many_rows_scroll_and_half_a_row_says_so(parent: QWidget) -> None:
    heights = {}
    for count in (MOST_ROWS, MOST_ROWS + 1, MOST_ROWS + 5):
        texts = {f"c{n}": TEXT for n in range(count)}
        many = evaluate(candidates=texts, references=[TEXT], settings=SETTINGS)
        table = shown(parent, many)
        heights[count] = table.height()
        scrolls = table.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAsNeeded
        assert scrolls is (count > MOST_ROWS)
    more = {count: height - heights[MOST_ROWS] for count, height in heights.items()}
    assert more[MOST_ROWS + 1] == more[MOST_ROWS + 5] == table.rowHeight(0) // 2


def test_rows_are_copied_without_stars_and_with_ends_of_intervals(
    parent: QWidget, evaluation: Evaluation
) -> None:
    resampled = evaluate(
        candidates=CANDIDATES,
        references=[TEXT],
        settings=replace(SETTINGS, resampling=Resampling(paired_test="bs", resamples=40)),
    )
    for each, ends in ((evaluation, 0), (resampled, 2)):
        table = shown(parent, each)
        table.clearSelection()
        copied = table._copied_table()
        titles = [column.title for column in copied.columns]
        assert "★" not in titles
        assert sum("95%" in title for title in titles) == ends
        assert len(copied.rows) == 3
        table.make_current(GOOD)
        table.selectRow(1)
        [row] = table._copied_table().rows
        assert "good" in [cell.text for cell in row]


def test_scores_of_references_are_marked_on_the_axes(
    parent: QWidget, evaluation: Evaluation
) -> None:
    table = shown(parent, evaluation)
    table.show_marks({"bleu": [("r", 3.0), ("s", 97.0)]})
    bleu, ter = (table.axes[table.column(key)] for key in ("bleu", "ter"))
    assert bleu.marks == (3.0, 97.0)
    assert bleu.low <= 3 < 97 <= bleu.high
    assert ter.marks == ()
