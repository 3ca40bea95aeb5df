"""What a project keeps, and what may be discarded, is asked in full sentences."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Address, Role
from bleu_core.pairing.repairs import Repair, RepairKind
from bleu_core.projects.kept import EVERYTHING, Kept
from bleu_core.workspace.inputs import Input
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session.project_saver import Decision
from bleu_desktop.shell.project_actions import decision_names
from bleu_desktop.shell.project_dialogs import (
    TextsQuestion,
    place_dialog,
    removal_box,
    save_dialog,
    unsaved_box,
)

NUMBERS = Kept(texts=False)
NAMELESS = Kept(texts=False, names=False)
Button = QMessageBox.StandardButton


@pytest.fixture
def parent(qtbot: QtBot, english: None) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


@pytest.mark.parametrize("keep", [EVERYTHING, NUMBERS, NAMELESS])
def test_what_is_kept_is_chosen_at_first(parent: QWidget, qtbot: QtBot, keep: Kept) -> None:
    question = TextsQuestion(parent, keep=keep)
    assert question.with_texts.isChecked() is keep.texts
    assert question.without_names.isChecked() is not keep.names
    assert question.without_names.isEnabled() is not keep.texts
    with qtbot.waitSignal(question.answered) as answered:
        question.save_button.click()
    assert answered.args == [keep]


def test_names_can_only_be_left_out_with_the_texts(parent: QWidget, qtbot: QtBot) -> None:
    question = TextsQuestion(parent)
    question.without_names.setChecked(True)
    with qtbot.waitSignal(question.answered) as answered:
        question.save_button.click()
    assert answered.args == [EVERYTHING]
    question = TextsQuestion(parent)
    question.numbers_only.click()
    assert question.without_names.isEnabled()
    question.with_texts.click()
    assert not question.without_names.isEnabled()


@pytest.mark.parametrize("has_pasted", [False, True])
def test_pasted_text_that_would_be_lost_is_named(parent: QWidget, has_pasted: bool) -> None:
    question = TextsQuestion(parent, has_pasted=has_pasted)
    told = question.numbers_only.accessibleDescription()
    assert told.endswith("Pasted text will not be kept.") is has_pasted
    assert "Pasted" not in TextsQuestion(parent).numbers_only.accessibleDescription()
    assert "Anyone who receives" in question.with_texts.accessibleDescription()
    assert "numbered candidates" in question.without_names.accessibleDescription()
    shown = [label.text() for label in question.findChildren(QLabel)]
    assert {told, question.with_texts.accessibleDescription()} <= {*shown}
    cancel = question.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Cancel)
    cancel.click()
    assert question.result() == TextsQuestion.DialogCode.Rejected


@pytest.mark.parametrize(
    ("name", "text", "save"),
    [
        ("a\nb.bleu", "Save the changes to “a␣b.bleu”?", "&Save"),
        ("", "Save your work in a project?", "&Save…"),
    ],
)
def test_unsaved_work_is_named(parent: QWidget, name: str, text: str, save: str) -> None:
    box = unsaved_box(name, ["comments", "names"], parent)
    assert box.text() == text
    assert box.informativeText() == "Not saved yet: comments, names."
    assert unsaved_box(name, [], parent).informativeText() == ""
    assert [box.button(each).text() for each in (Button.Save, Button.Discard, Button.Cancel)] == [
        save,
        "&Discard",
        "Cancel",
    ]
    assert box.defaultButton() is box.button(Button.Save)
    assert box.escapeButton() is box.button(Button.Cancel)


@pytest.mark.parametrize("keep", [NUMBERS, NAMELESS])
def test_a_removal_says_what_goes(parent: QWidget, keep: Kept) -> None:
    box = removal_box("a.bleu", keep, parent)
    names = " and all names of files" * (not keep.names)
    assert box.text() == f"Remove all texts{names} from “a.bleu”?"
    assert ("Scores, settings, names" in box.informativeText()) is keep.names
    assert box.defaultButton().text() == "&Remove"
    assert box.escapeButton().text() == "Cancel"


def test_places_are_suggested(parent: QWidget, tmp_path: Path) -> None:
    dialog = save_dialog(tmp_path / "a.bleu", parent)
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert dialog.windowTitle() == "Save project as"
    assert dialog.defaultSuffix() == "bleu"
    assert dialog.selectedFiles() == [str(tmp_path / "a.bleu")]
    dialog = place_dialog("a\nb", str(tmp_path), parent)
    assert dialog.windowTitle() == "Where is “a␣b”?"
    assert dialog.fileMode() is QFileDialog.FileMode.ExistingFile
    assert dialog.directory().absolutePath() == str(tmp_path)


@pytest.mark.parametrize(
    ("kind", "count", "name"),
    [
        (RepairKind.INSERT_EMPTY, 1, "1 line inserted"),
        (RepairKind.INSERT_EMPTY, 2, "2 lines inserted"),
        (RepairKind.JOIN, 1, "1 line joined with the next"),
        (RepairKind.JOIN, 2, "2 lines joined with the next"),
    ],
)
@pytest.mark.usefixtures("english")
def test_decisions_are_named(kind: RepairKind, count: int, name: str) -> None:
    repairs = tuple(Repair(kind, place) for place in range(count))
    made = Workspace(inputs=(Input(Role.CANDIDATE, Address(Path("a.txt")), repairs=repairs),))
    assert decision_names([Decision.NOTES, Decision.REPAIRS], made) == [
        "comments and bookmarks",
        name,
    ]
    rest = [Decision.PAIRING, Decision.NAMES, Decision.PASTED, Decision.ABSENT_NOTES]
    assert decision_names(rest, Workspace()) == [
        "excluded and kept segments",
        "names of texts",
        "pasted texts",
        "comments on texts that were removed",
    ]
