"""Progress and confirmations lie over the foot of the window, and move nothing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QProgressBar
from pytestqt.qtbot import QtBot

from bleu_core.progress import Stage
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.result_tabs import ResultTabs
from bleu_desktop.shell.status_note import StatusNote
from tests.helpers.driving import drop, part, wait_for


def test_a_message_moves_nothing_and_goes(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    note, tabs = part(window, StatusNote), part(window, ResultTabs)
    assert not note.isVisible()
    before = tabs.geometry()
    note.show_for_a_moment("Saved")
    assert note.isVisible()
    assert tabs.geometry() == before
    assert note.cancel_button.isHidden()
    place = note.geometry()
    assert note.parentWidget().rect().contains(place)
    note.show_message("")
    assert not note.isVisible()


def test_a_long_message_is_no_wider_than_the_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(900, 600)
    note = part(window, StatusNote)
    note.show_message("word " * 400)
    assert note.parentWidget().rect().contains(note.geometry())
    window.resize(1100, 700)
    assert note.parentWidget().rect().contains(note.geometry())


def test_progress_shows_the_stage_and_a_way_out(window: MainWindow, qtbot: QtBot) -> None:
    note = part(window, StatusNote)
    note.start_work()
    qtbot.waitUntil(note.cancel_button.isVisible)
    note.show_progress(Stage.COUNTING, 1, 2)
    assert note.isVisible()
    bar = part(note, QProgressBar)
    for done, total, shown in ((1, 1, 1000), (0, 0, 0), (1, 3, 333)):
        note.show_progress(Stage.COUNTING, done, total)
        assert (bar.value(), bar.maximum()) == (shown, 1000)
    note.confirm("Copied")
    assert note.cancel_button.isVisible()
    note.end_work()
    assert note.message() == "Copied"
    assert not note.cancel_button.isVisible()
