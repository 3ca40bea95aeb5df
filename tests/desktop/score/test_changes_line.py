"""The Score page says what is ignored, corrected or excluded, and takes it back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.pairing.repairs import Repair, RepairKind
from bleu_core.settings import PairingOptions, Settings
from bleu_desktop.score.changes_line import ChangesLine
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import GOOD, REFERENCE, drop, part, wait_for

Write = Callable[[str, list[str]], Path]


def test_plain_texts_need_no_line(window: MainWindow, qtbot: QtBot, files: dict[str, Path]) -> None:
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    assert not part(window, ChangesLine).isVisible()


def test_the_last_change_is_taken_back_first(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    session = window.session
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    session.work.set_normalize(("typography",))
    wait_for(qtbot, window, State.SCORED)
    line = part(window, ChangesLine)
    assert line.label.text() == "Typography made uniform"
    session.work.set_settings(Settings(normalize=("typography",), lowercase=True))
    wait_for(qtbot, window, State.SCORED)
    assert line.label.text() == "Typography made uniform · Case ignored"
    assert line.button.toolTip() == "Undo: Case ignored"
    line.button.click()
    wait_for(qtbot, window, State.SCORED)
    assert line.label.text() == "Typography made uniform"
    line.button.click()
    wait_for(qtbot, window, State.SCORED)
    assert not line.isVisible()
    assert session.settings == Settings()


def test_repairs_and_excluded_segments_are_counted(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    session = window.session
    session.files.add(Role.REFERENCE, [write("r.txt", REFERENCE)])
    session.files.add(Role.CANDIDATE, [write("c.txt", [GOOD[0], GOOD[2]])])
    wait_for(qtbot, window, State.FAILED)
    session.files.repair(1, [Repair(RepairKind.INSERT_EMPTY, 1)])
    wait_for(qtbot, window, State.SCORED)
    session.work.set_pairing(PairingOptions(leave_out=("empty_candidate",)))
    wait_for(qtbot, window, State.SCORED)
    line = part(window, ChangesLine)
    assert line.label.text() == "Empty lines inserted: 1 · Excluded segments: 1"
    line.button.click()
    wait_for(qtbot, window, State.SCORED)
    assert line.label.text() == "Empty lines inserted: 1"
    line.button.click()
    wait_for(qtbot, window, State.FAILED)
    assert not session.files[Role.CANDIDATE][0].input.repairs


def test_exclusions_of_the_program_are_counted_only(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    session = window.session
    lines = ["first = one two three four", "second = five six seven eight"]
    session.files.add(Role.REFERENCE, [write("r.properties", lines)])
    session.files.add(Role.CANDIDATE, [write("c.properties", lines[:1])])
    wait_for(qtbot, window, State.SCORED)
    line = part(window, ChangesLine)
    assert line.label.text() == "Excluded segments: 1"
    assert not line.button.isVisible()
