"""The list of segments without a window: columns, widths, keys, and what is in sight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QHeaderView, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.analysis.segments import SegmentTable
from bleu_core.api.evaluation import evaluate
from bleu_core.settings import Settings
from bleu_desktop.segments.segment_view import SegmentView
from bleu_desktop.shared.fonts import text_font
from bleu_desktop.shared.jobs import JobRunner
from bleu_desktop.shared.sizes import margin

TEXT = [f"the cat number {n} sat on the mat" for n in range(40)]
# Every tenth segment differs.
OTHER = [text if n % 10 else "something else" for n, text in enumerate(TEXT)]
SETTINGS = Settings(target_language="en", smoothing="exp")


@pytest.fixture
def view(qtbot: QtBot, english: None) -> Iterator[SegmentView]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(600, 400)
    runners = [JobRunner(parent), JobRunner(parent)]
    view = SegmentView(*runners, parent)
    table = SegmentTable(evaluate(candidates={"c": OTHER}, references=[TEXT], settings=SETTINGS))
    for name in ("bleu", "contribution"):
        table.column(name, 0)  # type: ignore[arg-type]
    view.segments.show_scores(table, 0, None)
    view.resize(600, 400)
    parent.show()
    view.show_segments(keep=None)
    yield view
    for runner in runners:
        runner.stop()
    parent.close()


def shown(view: SegmentView) -> list[str]:
    columns = view.segments.columns
    return [name for n, name in enumerate(columns) if not view.isColumnHidden(n)]


@pytest.mark.parametrize("measure", ["bleu", "contribution"])
def test_texts_are_between_their_number_and_a_measure(view: SegmentView, measure: str) -> None:
    view.show_measure(measure)
    assert shown(view) == ["place", "text", measure]
    header, columns = view.horizontalHeader(), view.segments.columns
    mode = QHeaderView.ResizeMode
    modes = {name: header.sectionResizeMode(columns.index(name)) for name in shown(view)}
    assert modes == {"place": mode.Fixed, "text": mode.Stretch, measure: mode.Fixed}
    advance = view.fontMetrics().horizontalAdvance
    assert view.columnWidth(columns.index("place")) == advance("40") + margin()
    width = view.columnWidth(columns.index(measure)) - 2 * margin()
    # Only contributions can be negative.
    assert (width == advance("100.00")) is (measure == "bleu")


def test_a_row_that_is_in_sight_moves_nothing(view: SegmentView) -> None:
    bar = view.verticalScrollBar()
    told: list[object] = []
    view.segment_chosen.connect(told.append)
    view.go_to(1)
    assert bar.value() == 0
    view.go_to(0)
    assert bar.value() == 0
    view.go_to(20)
    # In the middle, with rows above and below.
    top = view.rowViewportPosition(20)
    assert 0 < top < view.viewport().height() - view.rowHeight(20)
    # Rows at the ends of the view are in sight.
    bar.setValue(10)
    view.go_to(10)
    assert bar.value() == 10
    view.go_to(40)
    view.go_to(-1)
    assert told[-2:] == [None, None]
    assert view.current_segment() == 10


def test_the_last_row_that_is_whole_is_in_sight(view: SegmentView) -> None:
    bar, height = view.verticalScrollBar(), view.rowHeight(0)
    view.resize(view.width(), view.height() + 5 * height - view.viewport().height())
    assert view.viewport().height() == 5 * height
    view.go_to(4)
    assert bar.value() == 0
    # One beside it comes to the middle.
    view.go_to(5)
    assert 0 < view.rowViewportPosition(5) < 4 * height
    # A row of which a pixel is missing is not in sight, and comes there too.
    view.go_to(0)
    view.resize(view.width(), view.height() - 1)
    view.go_to(4)
    assert bar.value() > 1


@pytest.mark.parametrize(
    ("row", "step", "found"),
    [(0, 1, 10), (9, 1, 10), (10, 1, 20), (30, 1, 30), (11, -1, 10), (0, -1, 0)],
)
def test_steps_lead_to_segments_that_differ(
    view: SegmentView, row: int, step: int, found: int
) -> None:
    view.go_to(row)
    action = view.next_difference if step > 0 else view.previous_difference
    action.trigger()
    assert view.current_segment() == found
    assert view.next_difference.shortcut().toString() == "F8"
    assert view.previous_difference.shortcut().toString() == "Shift+F8"


def test_a_segment_is_kept_if_it_is_among_the_rows(view: SegmentView) -> None:
    view.show_segments(keep=7)
    assert view.current_segment() == 7
    told: list[tuple[object, int]] = []
    view.place_wanted.connect(lambda segment, value: told.append((segment, value)))
    place = view.view_state()
    assert place[0] == 7
    assert view.restore_view_state(place)
    assert told == [place]
    view.show_segments(keep=100)
    assert view.current_segment() == 0


def test_the_menu_has_what_keys_do(view: SegmentView) -> None:
    menu = view.made_menu()
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    copying = [action.text() for action in view.copier.actions]
    assert texts == [*copying, view.next_difference.text(), view.previous_difference.text()]
    menu.close()


def test_the_current_row_stays_in_sight_when_the_height_changes(view: SegmentView) -> None:
    last = view.rowAt(view.viewport().height() - 1) - 1
    view.go_to(last)
    view.resize(600, 150)
    top = view.rowViewportPosition(last)
    assert 0 <= top <= view.viewport().height() - view.rowHeight(last)
    assert view.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def test_another_cell_of_the_row_chooses_nothing(view: SegmentView) -> None:
    view.go_to(3)
    told: list[object] = []
    view.segment_chosen.connect(told.append)
    view.setCurrentIndex(view.segments.index(3, 0))
    view.selectionModel().clearCurrentIndex()
    assert told == []
    view.setCurrentIndex(view.segments.index(4, 0))
    assert told == [4]


def test_without_texts_a_row_has_one_line(view: SegmentView) -> None:
    assert view.segments.scores is not None
    high, evaluation = view.rowHeight(0), view.segments.scores.evaluation
    aligned = evaluation.aligned
    [document] = aligned.candidates
    numbers = replace(aligned, candidates=(replace(document, has_texts=False),))
    view.segments.show_scores(SegmentTable(replace(evaluation, aligned=numbers)), 0, None)
    view.show_segments(keep=2)
    line = view.texts.line_height(view.font())
    assert high - view.rowHeight(0) == 2 * line
    # The number is read instead, and takes the width.
    columns = view.segments.columns
    assert view.currentIndex().column() == columns.index("bleu")
    assert view.horizontalHeader().sectionResizeMode(columns.index("bleu")) is (
        QHeaderView.ResizeMode.Stretch
    )
    assert shown(view) == ["place", "bleu"]
    # What is not there differs from nothing.
    assert not view.segments.differs(0)


def test_rows_have_a_menu(view: SegmentView, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QPoint] = []
    monkeypatch.setattr(QMenu, "popup", lambda _, place: opened.append(place))
    place = QPoint(50, 60)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), place)
    view.contextMenuEvent(event)
    view.segments.show_scores(None, 0, None)
    view.contextMenuEvent(event)
    assert opened == [place]


def test_the_texts_have_a_font_of_their_language(view: SegmentView) -> None:
    view.segments.show_scores(None, 0, None)
    view.show_segments(keep=None)
    settings = Settings(target_language="zh-TW", tokenizer="char")
    chinese = evaluate(candidates=[["我們"]], references=[["我們"]], settings=settings)
    view.segments.show_scores(SegmentTable(chinese), 0, None)
    view.show_segments(keep=None)
    assert view.texts.text_font == text_font(view.font(), "zh-TW", "Hant") != view.font()
