"""The n-grams most missed and most invented, in the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.segments.ngram_lists import NgramLists
from bleu_desktop.session.session import State
from bleu_desktop.shared.widgets import em
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import wait_for

REFERENCE = ["the old town is quiet", "we saw the old town", "a dog", "the old town again"]
FIRST = ["the ancient city is quiet", "we saw the ancient city", "a dog", "the old town again"]
SECOND = ["the old town is quiet", "we saw the old town", "a dog dog dog", "the old town again"]


@pytest.fixture
def lists(qtbot: QtBot, window: MainWindow, write: Callable[[str, list[str]], Path]) -> NgramLists:
    files = window.session.files
    files.add(Role.REFERENCE, [write("ref.en.txt", REFERENCE)])
    files.add(Role.CANDIDATE, [write("a.en.txt", FIRST), write("b.en.txt", SECOND)])
    wait_for(qtbot, window, State.SCORED)
    lists = NgramLists(window.session)
    qtbot.addWidget(lists)
    lists.resize(600, 300)
    return lists


def show(lists: NgramLists, window: MainWindow, qtbot: QtBot, candidate: int) -> None:
    assert window.session.evaluation is not None
    lists.show_candidate(window.session.evaluation, candidate)
    lists.show()
    qtbot.waitUntil(lambda: not lists.status.text())


def rows(lists: NgramLists) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    missed, invented = (
        [*map(tuple, table.texts()[1:])] for table in (lists.missed, lists.invented)
    )
    return missed, invented


def test_ngrams_are_listed_with_counts(lists: NgramLists, window: MainWindow, qtbot: QtBot) -> None:
    show(lists, window, qtbot, 0)
    assert lists.missed.texts()[0] == ["N-gram", "Count", "Segments"]
    missed, invented = rows(lists)
    assert missed[0] == ("the old town", "2", "2")
    assert invented[0] == ("the ancient city", "2", "2")
    show(lists, window, qtbot, 1)
    assert rows(lists)[0] == []
    assert rows(lists)[1][0] == ("dog dog", "2", "1")


def test_a_length_is_chosen(lists: NgramLists, window: MainWindow, qtbot: QtBot) -> None:
    show(lists, window, qtbot, 0)
    lists.order.setCurrentIndex(lists.order.findData("1"))
    lists.order.activated.emit(lists.order.currentIndex())
    missed, invented = rows(lists)
    assert [line[0] for line in missed] == ["old", "town"]
    assert [line[0] for line in invented] == ["ancient", "city"]


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_ngrams_lead_to_their_segments(
    lists: NgramLists, window: MainWindow, qtbot: QtBot, by: str
) -> None:
    show(lists, window, qtbot, 0)
    with qtbot.waitSignal(lists.segments_wanted) as wanted:
        if by == "mouse":
            place = lists.missed.visualRect(lists.missed.model().index(0, 0)).center()
            qtbot.mouseClick(lists.missed.viewport(), Qt.MouseButton.LeftButton, pos=place)
        else:
            lists.missed.choose_row(0)
            qtbot.keyClick(lists.missed, Qt.Key.Key_Return)
    segments, title = wanted.args
    assert [*segments] == [0, 1]
    assert title == "Missing: the old town"


def test_nothing_is_counted_before_the_lists_are_shown(
    lists: NgramLists, window: MainWindow, qtbot: QtBot
) -> None:
    assert window.session.evaluation is not None
    lists.show_candidate(window.session.evaluation, 0)
    assert lists.status.text() == "Counting…"
    assert rows(lists) == ([], [])
    lists.show()
    qtbot.waitUntil(lambda: not lists.status.text())
    assert rows(lists)[0]
    lists.clear()
    assert rows(lists) == ([], [])


def test_lists_are_named_and_beside_each_other_where_there_is_room(
    lists: NgramLists, window: MainWindow, qtbot: QtBot
) -> None:
    names = [table.accessibleName() for table in (lists.missed, lists.invented)]
    assert names == ["Missing from the candidate", "Added by the candidate"]
    lengths = [lists.order.itemText(place) for place in range(lists.order.count())]
    assert lengths == ["any", "1", "2", "3", "4"]
    show(lists, window, qtbot, 0)
    for less, is_wide in ((0, True), (1, False)):
        lists.resize(em(lists, 30) - less, 400)
        QApplication.processEvents()
        corners = [each.mapTo(lists, QPoint()) for each in (lists.missed, lists.invented)]
        assert (corners[0].y() == corners[1].y()) is is_wide
        assert (corners[0].x() == corners[1].x()) is not is_wide


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down])
def test_the_segments_of_a_row_are_wanted_by_key(
    lists: NgramLists, window: MainWindow, qtbot: QtBot, key: Qt.Key
) -> None:
    show(lists, window, qtbot, 0)
    told: list[tuple[list[int], str]] = []
    lists.segments_wanted.connect(lambda segments, title: told.append(([*segments], title)))
    for table in (lists.missed, lists.invented):
        table.choose_row(0)
        qtbot.keyClick(table, key)
    opened = [
        ([0, 1], "Missing: the old town"),
        ([0, 1], "Not in the reference: the ancient city"),
    ]
    assert told == ([] if key == Qt.Key.Key_Down else opened)
    lists.clear()
    assert rows(lists) == ([], [])
