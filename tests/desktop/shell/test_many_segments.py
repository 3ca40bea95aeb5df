"""A million segments: whatever the user does, the window does not stop."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from time import thread_time

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from bleu_core.corpus.addresses import Role
from bleu_core.notes import Note
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.jobs import running_jobs, without_collection
from bleu_desktop.session.navigation import PAGES, SEGMENTS
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import GOOD, REFERENCE, WEAK, part
from tests.helpers.heartbeat import Heartbeat, piece_of_work

NOTE = Note(text="not city")

_SEGMENTS = 1_000_000
# Longest stop, in pieces of work: about 0.3 seconds, thrice what is measured on idle processors.
_MOST = 100
_MINUTES = 10 * 60_000


def test_a_stop_is_noticed(qtbot: QtBot) -> None:
    heartbeat = Heartbeat()
    qtbot.wait(50)
    heartbeat.reset()
    most = _MOST * piece_of_work()
    QTimer.singleShot(0, lambda: work(2 * most))
    qtbot.waitUntil(lambda: heartbeat.longest > most)
    heartbeat.stop()


def work(milliseconds: float) -> None:
    """Keep a processor busy."""
    end = thread_time() + milliseconds / 1000
    while thread_time() < end:
        pass


def test_texts_are_kept_from_the_garbage_collector() -> None:
    """With a million texts, it would stop the window for a third of a second each time."""
    with without_collection():
        assert not gc.isenabled()
        made = [["text"]]
    assert gc.isenabled()
    assert not any(each is made for each in gc.get_objects())
    gc.unfreeze()
    assert any(each is made for each in gc.get_objects())


@pytest.mark.slow
def test_a_million_segments_do_not_stop_the_window(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    session = window.session
    texts = {"reference": REFERENCE, "good": GOOD, "weak": WEAK}
    paths = {}
    for name, lines in texts.items():
        paths[name] = tmp_path / f"{name}.en.txt"
        with paths[name].open("w", encoding="utf-8") as file:
            for number in range(_SEGMENTS):
                file.write(f"{lines[number % len(lines)]} {number}\n")
    heartbeat = Heartbeat()
    stops: dict[str, float] = {}

    def idle() -> bool:
        return not session.is_working and not running_jobs()

    def do(what: str, act: Callable[[], object]) -> None:
        heartbeat.reset()
        act()
        qtbot.wait(100)
        qtbot.waitUntil(idle, timeout=_MINUTES)
        qtbot.wait(100)
        stops[what] = heartbeat.longest

    def load() -> None:
        session.files.add(Role.REFERENCE, [paths["reference"]])
        session.files.add(Role.CANDIDATE, [paths["good"], paths["weak"]])

    do("load", load)
    assert session.evaluation is not None
    assert session.evaluation.segments == _SEGMENTS
    qtbot.waitUntil(lambda: session.health is not None, timeout=_MINUTES)
    for page in PAGES:
        do(f"open {page}", lambda page=page: window.menus.page_wanted.emit(page))
    window.menus.page_wanted.emit(SEGMENTS)
    segments = part(window, SegmentsPage)
    header = segments.view.horizontalHeader()
    for column in range(2, segments.view.segments.columnCount()):
        for order in Qt.SortOrder:
            do(
                f"sort by {segments.view.segments.columns[column]}",
                lambda column=column, order=order: header.setSortIndicator(column, order),
            )
    do("filter", lambda: segments.filters.press("worst"))
    do("bar", lambda: segments.chart.toggle(3))
    do("all", segments.clear_filters)
    do("open a segment", lambda: session.navigation.open_segment(_SEGMENTS // 2))
    do("find", lambda: (segments.open_find(), segments.find_bar.field.setText("council")))
    do("next", lambda: segments.find_bar.step_wanted.emit(1))
    first, second = (candidate.name for candidate in session.evaluation.candidates)
    do("compare", lambda: session.navigation.choose(first, second))
    do("other candidate", lambda: session.navigation.choose(second, first))
    project = tmp_path / "many.bleu"
    do("save", lambda: window.keeper.save(project))
    do("new", session.clear)
    do("open the project", lambda: window.keeper.open(project))
    assert session.evaluation is not None
    assert session.evaluation.has_texts
    do("save a comment", lambda: (session.notes.set_note(1, 0, NOTE), window.keeper.save()))
    do("language", lambda: window.switch_language("zh_TW"))
    do("theme", lambda: window.switch_theme("dark"))
    heartbeat.stop()
    most = _MOST * piece_of_work()
    assert {what: round(stop) for what, stop in stops.items() if stop > most} == {}
