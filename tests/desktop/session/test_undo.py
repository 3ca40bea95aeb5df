"""Changes to files and settings are taken back, and made again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from bleu_core.diagnostics.model import Normalize
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.pairing.repairs import Repair, RepairKind
from bleu_core.settings import PairingOptions, Resampling, Settings
from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_desktop.segments.note_editor import NoteEditor
from bleu_desktop.session.file_rows import FileRow
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import Session, State
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
    # A request for a test is no step: what was computed is not taken back.
    undo(scored, qtbot)
    wait_for(qtbot, scored, State.SCORED)
    assert session.settings == Settings(resampling=Resampling(baseline=1))
    # A new change ends the changes that could be made again.
    session.apply_fix(Normalize("typography"))
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
    assert editor.text() == "good"
    assert scored.session.settings.lowercase


def test_comments_and_settings_are_one_history(scored: MainWindow, qtbot: QtBot) -> None:
    session = scored.session
    session.work.set_settings(Settings(lowercase=True))
    wait_for(qtbot, scored, State.SCORED)
    session.navigation.open_page(PageName.SEGMENTS)
    session.navigation.open_segment(1)
    editor = part(scored, NoteEditor)
    # The editor may be enabled for the segment before.
    qtbot.waitUntil(lambda: editor.isEnabled() and editor._shown == (1, 0))
    scored.activateWindow()
    editor.comment.setFocus()
    qtbot.keyClicks(editor.comment, "odd wrd")
    qtbot.keyClick(editor.comment, Qt.Key.Key_Return)
    qtbot.keyClicks(editor.comment, "!")
    qtbot.keyClick(editor.comment, Qt.Key.Key_Return)
    evaluation = session.evaluation
    # What is being typed is taken back in its field first.
    qtbot.keyClicks(editor.comment, " no")
    qtbot.keyClick(editor.comment, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert editor.comment.text() == "odd wrd!"
    texts = []
    for _ in range(2):
        assert scored.window_actions.undo.text() == "&Undo: comment on line 2"
        qtbot.keyClick(editor.comment, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        texts.append(editor.comment.text())
    assert texts == ["odd wrd", ""]
    assert session.settings.lowercase
    # Nothing was scored again.
    assert session.evaluation is evaluation
    assert scored.window_actions.undo.text() == "&Undo: settings"
    qtbot.keyClick(editor.comment, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    wait_for(qtbot, scored, State.SCORED)
    assert not session.settings.lowercase
    assert scored.window_actions.undo.text() == "&Undo: added texts: 3"
    for _ in range(3):
        redo(scored, qtbot)
        wait_for(qtbot, scored, State.SCORED)
    assert session.notes.note(1, 0).text == "odd wrd!"
    assert not scored.window_actions.redo.isEnabled()


def test_a_test_of_significance_outlives_what_is_taken_back(
    scored: MainWindow, qtbot: QtBot
) -> None:
    session = scored.session
    session.notes.set_note(0, 0, Note(text="fine"))
    qtbot.waitUntil(lambda: session.work.undone is not None)
    test = Resampling(paired_test="bs", resamples=100)
    session.work.set_settings(replace(session.settings, resampling=test))
    wait_for(qtbot, scored, State.SCORED)
    evaluation = session.evaluation
    assert evaluation is not None
    assert evaluation.comparisons
    undo(scored, qtbot)
    assert not session.notes.note(0, 0)
    assert session.evaluation is evaluation


def test_rates_are_taken_back(scored: MainWindow, qtbot: QtBot) -> None:
    session = scored.session
    session.files.remove(session.files[Role.CANDIDATE][1:])
    wait_for(qtbot, scored, State.SCORED)
    session.suggestions.measure()
    wait_for(qtbot, scored, State.SCORED)
    usual = session.suggestions.scheme
    assert usual is not None
    rates = replace(usual, price=Decimal("0.1"), currency="EUR")
    session.suggestions.set_scheme(rates)
    qtbot.waitUntil(lambda: scored.window_actions.undo.text() == "&Undo: weights and rates")
    # They are remembered as the user's own, so nothing would be lost.
    scored.saver.look()
    assert scored.saver.decisions == ()
    undo(scored, qtbot)
    assert session.suggestions.scheme == usual
    redo(scored, qtbot)
    assert session.suggestions.scheme == rates


def good(session: Session) -> FileRow:
    """Return the row of the first candidate."""
    return session.files[Role.CANDIDATE][0]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda w: w.files.rename(w.files[Role.CANDIDATE][1], "A & B"), "name A && B"),
        (lambda w: w.files.remove(w.files[Role.CANDIDATE][1:]), "weak.en.txt removed"),
        (
            lambda w: w.files.set_encoding(w.files[Role.CANDIDATE][:1], "cp1252"),
            "encoding of good.en.txt",
        ),
        (
            lambda w: w.files.move(w.files[Role.CANDIDATE][:1], Role.REFERENCE),
            "other roles of texts",
        ),
        (
            lambda w: w.files.move(w.files[Role.CANDIDATE][:1], Role.CANDIDATE),
            "other order of texts",
        ),
        (lambda w: w.files.repair(1, [Repair(RepairKind.JOIN, 0)]), "correction of good.en.txt"),
        (lambda w: w.work.set_pairing(PairingOptions(by="position")), "pairing"),
        (lambda w: w.apply_fix(Normalize("typography")), "normalization"),
        (lambda w: w.notes.set_note(2, 0, Note(bookmarked=True)), "bookmark on line 3"),
        (lambda w: w.notes.set_note(2, 0, Note(SegmentVerdict.FINE)), "assessment of line 3"),
    ],
)
def test_the_menu_names_what_is_taken_back(
    scored: MainWindow, qtbot: QtBot, change: Callable[[Session], object], words: str
) -> None:
    change(scored.session)
    qtbot.waitUntil(lambda: scored.window_actions.undo.text() == f"&Undo: {words}")
    scored.session.work.undo()
    assert scored.window_actions.redo.text() == f"&Redo: {words}"


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
        scored.saver.save(tmp_path / "kept.bleu")
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
