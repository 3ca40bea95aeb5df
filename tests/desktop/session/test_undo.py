"""Changes to files and settings are taken back, and made again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.pairing.repairs import Repair, RepairKind
from bleu_core.settings import Resampling, Settings
from bleu_core.workspace.notes import Note
from bleu_desktop.segments.note_editor import NoteEditor
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import GOOD, REFERENCE, drop, file_list, part, wait_for

Write = Callable[[str, list[str]], Path]


@pytest.fixture
def scored(window: MainWindow, qtbot: QtBot, files: dict[str, Path]) -> MainWindow:
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    return window


def names(window: MainWindow) -> dict[str, list[str]]:
    """Return the names of the texts in each list that has any."""
    return {
        role.value: [entry.name for entry in window.session.files[role]]
        for role in Role
        if window.session.files[role]
    }


def undo(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def redo(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window, Qt.Key.Key_Z, keys)


def test_a_removed_file_comes_back_with_its_notes(scored: MainWindow, qtbot: QtBot) -> None:
    session = scored.session
    before = session.evaluation
    assert before is not None
    session.notes.set_note(1, 1, Note(text="wrong order"))
    panel = file_list(scored, Role.CANDIDATE)
    panel.tree.topLevelItem(1).setSelected(True)
    panel.remove_button.click()
    wait_for(qtbot, scored, State.SCORED)
    assert names(scored)["candidate"] == ["good.en.txt"]
    undo(scored, qtbot)
    wait_for(qtbot, scored, State.SCORED)
    assert names(scored)["candidate"] == ["good.en.txt", "weak.en.txt"]
    assert session.evaluation is not None
    assert [one.score for one in session.evaluation.candidates] == [
        one.score for one in before.candidates
    ]
    assert session.notes.note(1, 1) == Note(text="wrong order")
    redo(scored, qtbot)
    wait_for(qtbot, scored, State.SCORED)
    assert names(scored)["candidate"] == ["good.en.txt"]


def test_all_files_come_back_after_a_new_evaluation(scored: MainWindow, qtbot: QtBot) -> None:
    session = scored.session
    session.work.set_settings(replace(session.settings, normalize=("typography",)))
    wait_for(qtbot, scored, State.SCORED)
    session.notes.set_note(0, 0, Note(bookmarked=True))
    before = names(scored)
    session.clear()
    wait_for(qtbot, scored, State.EMPTY)
    assert session.workspace.notes == ()
    undo(scored, qtbot)
    wait_for(qtbot, scored, State.SCORED)
    assert names(scored) == before
    assert session.settings.normalize == ("typography",)
    assert session.notes.note(0, 0).bookmarked


def test_role_and_name_are_taken_back_one_by_one(scored: MainWindow, qtbot: QtBot) -> None:
    files = scored.session.files
    before = names(scored)
    files.rename(files[Role.CANDIDATE][1], "Engine B")
    wait_for(qtbot, scored, State.SCORED)
    scored.session.navigation.choose("Engine B")
    files.choose_reference(files[Role.CANDIDATE][0])
    wait_for(qtbot, scored, State.SCORED)
    undo(scored, qtbot)
    wait_for(qtbot, scored, State.SCORED)
    assert names(scored) == {**before, "candidate": ["good.en.txt", "Engine B"]}
    undo(scored, qtbot)
    wait_for(qtbot, scored, State.SCORED)
    assert names(scored) == before
    # The user still looks at the same candidate.
    candidate = scored.session.navigation.candidate
    assert candidate is not None
    assert candidate.name == "weak.en.txt"
    undo(scored, qtbot)
    wait_for(qtbot, scored, State.EMPTY)
    assert not scored.window_actions.undo.isEnabled()
    assert scored.window_actions.redo.isEnabled()


def test_a_repair_is_taken_back(window: MainWindow, qtbot: QtBot, write: Write) -> None:
    session = window.session
    session.files.add(Role.REFERENCE, [write("r.txt", REFERENCE)])
    session.files.add(Role.CANDIDATE, [write("c.txt", GOOD[:2])])
    wait_for(qtbot, window, State.FAILED)
    session.files.repair(1, [Repair(RepairKind.INSERT_EMPTY, 2)])
    wait_for(qtbot, window, State.SCORED)
    undo(window, qtbot)
    wait_for(qtbot, window, State.FAILED)
    redo(window, qtbot)
    wait_for(qtbot, window, State.SCORED)
    assert session.files[Role.CANDIDATE][0].input.repairs


def test_settings_are_taken_back(scored: MainWindow, qtbot: QtBot) -> None:
    session = scored.session
    session.work.set_settings(Settings(lowercase=True))
    wait_for(qtbot, scored, State.SCORED)
    session.work.set_settings(Settings(lowercase=True, resampling=Resampling(baseline=1)))
    wait_for(qtbot, scored, State.SCORED)
    # The baseline is a place among the candidates, and changes with them.
    session.files.remove(session.files[Role.CANDIDATE][:1])
    wait_for(qtbot, scored, State.SCORED)
    assert session.settings.resampling.baseline is None
    undo(scored, qtbot)
    wait_for(qtbot, scored, State.SCORED)
    assert session.settings.resampling.baseline == 1
    undo(scored, qtbot)
    undo(scored, qtbot)
    wait_for(qtbot, scored, State.SCORED)
    assert session.settings == Settings()
    # A new change ends the changes that could be made again.
    session.work.set_normalize(("typography",))
    wait_for(qtbot, scored, State.SCORED)
    redo(scored, qtbot)
    assert session.settings.normalize == ("typography",)


def test_a_text_field_keeps_its_own_undo(scored: MainWindow, qtbot: QtBot) -> None:
    scored.session.work.set_settings(Settings(lowercase=True))
    wait_for(qtbot, scored, State.SCORED)
    panel = file_list(scored, Role.CANDIDATE)
    scored.activateWindow()
    panel.tree.setFocus()
    panel.tree.setCurrentItem(panel.tree.topLevelItem(0))
    qtbot.keyClick(panel.tree, Qt.Key.Key_F2)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    editor.selectAll()
    qtbot.keyClicks(editor, "x")
    qtbot.keyClick(editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert editor.text() == "good.en.txt"
    assert scored.session.settings.lowercase


def test_beside_a_note_the_key_takes_back_notes(scored: MainWindow, qtbot: QtBot) -> None:
    session = scored.session
    session.work.set_settings(Settings(lowercase=True))
    wait_for(qtbot, scored, State.SCORED)
    session.navigation.open_page(PageName.SEGMENTS)
    session.navigation.open_segment(1)
    editor = part(scored, NoteEditor)
    # The editor may be enabled for the segment before.
    qtbot.waitUntil(lambda: editor.isEnabled() and editor._shown == (1, 0))
    scored.activateWindow()
    editor.bookmark.setFocus()
    editor.bookmark.click()
    assert session.notes.note(1, 0).bookmarked
    qtbot.keyClick(editor.bookmark, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not session.notes.note(1, 0).bookmarked
    assert session.settings.lowercase


def test_a_removed_file_that_changed_comes_back_as_it_is_now(
    scored: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    session = scored.session
    session.files.remove(session.files[Role.CANDIDATE][1:])
    wait_for(qtbot, scored, State.SCORED)
    # From the next change on, the removed file is watched.
    session.work.set_settings(Settings(lowercase=True))
    wait_for(qtbot, scored, State.SCORED)

    def is_forgotten() -> bool:
        removed = [one for one in session.work.all_inputs() if one.title == "weak.en.txt"]
        return bool(removed) and not any(one.is_read for one in removed)

    files["weak"].write_text("\n".join(REFERENCE), encoding="utf-8")
    qtbot.waitUntil(is_forgotten, timeout=10_000)
    undo(scored, qtbot)
    undo(scored, qtbot)
    wait_for(qtbot, scored, State.SCORED)
    assert session.evaluation is not None
    assert session.evaluation.candidates[1].score.bleu == 1


def test_pasted_texts_come_back(window: MainWindow, qtbot: QtBot) -> None:
    session = window.session
    documents = [Document.from_segments(name, GOOD) for name in ("one", "two")]
    session.open_documents({Role.REFERENCE: documents[:1], Role.CANDIDATE: documents[1:]})
    wait_for(qtbot, window, State.SCORED)
    session.files.remove(session.files.entries())
    wait_for(qtbot, window, State.EMPTY)
    undo(window, qtbot)
    wait_for(qtbot, window, State.SCORED)
    assert names(window) == {"reference": ["one"], "candidate": ["two"]}


def test_an_opened_project_ends_what_can_be_taken_back(
    scored: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    with qtbot.waitSignal(scored.saver.saved, timeout=10_000):
        scored.saver.save(tmp_path / "kept.bleu", keep_texts=True)
    # Saving takes nothing away.
    assert scored.window_actions.undo.isEnabled()
    scored.session.clear()
    wait_for(qtbot, scored, State.EMPTY)
    assert not scored.window_actions.undo.isEnabled()
    with qtbot.waitSignal(scored.saver.opened, timeout=10_000):
        scored.saver.open(tmp_path / "kept.bleu")
    wait_for(qtbot, scored, State.SCORED)
    assert not scored.window_actions.undo.isEnabled()
    scored.session.work.set_settings(Settings(lowercase=True))
    wait_for(qtbot, scored, State.SCORED)
    undo(scored, qtbot)
    wait_for(qtbot, scored, State.SCORED)
    assert not scored.session.settings.lowercase
