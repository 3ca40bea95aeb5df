"""Notes about segments stay with their lines, whatever files are scored and however paired."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.pairing.repairs import Repair, RepairKind
from bleu_core.settings import PairingOptions, Settings
from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import REFERENCE, noted_segments, wait_for

Write = Callable[[str, list[str]], Path]

TERM = Note(SegmentVerdict.TERMINOLOGY, "old town, not city", bookmarked=True)


@pytest.fixture
def scored(qtbot: QtBot, window: MainWindow, files: dict[str, Path]) -> MainWindow:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"], files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    return window


def test_notes_survive_other_settings_and_files(
    scored: MainWindow, qtbot: QtBot, files: dict[str, Path], write: Write
) -> None:
    session = scored.session
    session.notes.set_note(2, 1, TERM)
    session.work.set_settings(Settings(lowercase=True))
    wait_for(qtbot, scored, State.SCORED)
    assert session.notes.note(2, 1) == TERM
    session.files.remove([session.files[Role.CANDIDATE][0]])
    wait_for(qtbot, scored, State.SCORED)
    assert session.notes.note(2, 0) == TERM
    session.files.add(Role.REFERENCE, [write("second.en.txt", REFERENCE)])
    _, second = session.files[Role.REFERENCE]
    session.files.move([second], Role.REFERENCE, 0)
    wait_for(qtbot, scored, State.SCORED)
    assert session.notes.note(2, 0) == TERM
    assert [noted.row for noted in session.notes.all_notes()] == [2]


def test_notes_survive_another_pairing(window: MainWindow, qtbot: QtBot, write: Write) -> None:
    lines = [f"This is line number {n}, about {n * 37} things." for n in range(12)]
    session = window.session
    session.files.add(Role.REFERENCE, [write("ref.en.txt", lines)])
    session.files.add(Role.CANDIDATE, [write("mt.en.txt", [*lines[:5], "", *lines[5:11]])])
    wait_for(qtbot, window, State.SCORED)
    session.notes.set_note(8, 0, TERM)
    session.work.set_pairing(PairingOptions(by="content"))
    wait_for(qtbot, window, State.SCORED)
    [noted] = session.notes.all_notes()
    assert session.evaluation is not None
    assert noted.segment is not None
    assert session.evaluation.aligned.references[0].segments[noted.segment] == lines[8]
    assert session.notes.note(noted.segment, 0) == TERM
    assert noted_segments(session.notes) == [noted.segment]


def test_notes_survive_a_repair(window: MainWindow, qtbot: QtBot, write: Write) -> None:
    session = window.session
    lines = [f"Line {n} of {n * 7}" for n in range(4)]
    session.files.add(Role.REFERENCE, [write("ref.en.txt", lines)])
    session.files.add(Role.CANDIDATE, [write("mt.en.txt", lines)])
    wait_for(qtbot, window, State.SCORED)
    session.notes.set_note(2, 0, TERM)
    for number, state in ((0, State.FAILED), (1, State.SCORED)):
        session.files.repair(number, (Repair(RepairKind.INSERT_EMPTY, 1),))
        wait_for(qtbot, window, state)
    assert session.evaluation is not None
    [noted] = session.notes.all_notes()
    assert noted.segment is not None
    assert session.evaluation.aligned.references[0].segments[noted.segment] == lines[2]
    assert session.notes.note(noted.segment, 0) == TERM


def test_notes_go_with_the_files(scored: MainWindow) -> None:
    scored.session.notes.set_note(0, 0, TERM)
    scored.session.clear()
    assert scored.session.notes.all_notes() == []
    assert scored.session.notes.absent == 0


def test_notes_stay_with_a_text_that_is_taken_out(scored: MainWindow, qtbot: QtBot) -> None:
    session = scored.session
    session.notes.set_note(0, 1, TERM)
    session.files.remove(session.files[Role.CANDIDATE][1:])
    wait_for(qtbot, scored, State.SCORED)
    assert session.workspace.notes == ()
    assert session.notes.absent == 1
    session.work.undo()
    wait_for(qtbot, scored, State.SCORED)
    assert session.notes.absent == 0
    assert session.notes.note(0, 1) == TERM
