"""The actions of the window: their words, pictures and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.projects.kept import EVERYTHING, Kept
from bleu_desktop.shared.actions import Actions, perform
from bleu_score.i18n import LANGUAGES
from bleu_score.samples import SAMPLE_NAMES

Key = QKeySequence.StandardKey
# The name, the words, whether there is a picture, and the keys.
ROWS: list[tuple[str, str, bool, list[Key | str]]] = [
    ("new", "&New evaluation", True, [Key.New]),
    ("open", "&Open…", True, [Key.Open]),
    ("open_folder", "Open &folder…", True, ["Ctrl+Shift+F"]),
    ("paste", "&Type or paste text", True, ["Ctrl+T"]),
    ("save", "&Save project", True, [Key.Save]),
    ("save_as", "Sa&ve project as…", False, ["Ctrl+Shift+S"]),
    ("verify", "&Verify recorded scores", False, []),
    ("report", "Re&port…", True, ["Ctrl+E", Key.Print]),
    ("save_texts", "Save pa&ired texts…", False, []),
    ("known", "&Known text…", False, []),
    ("reload", "Reload &all files", True, [Key.Refresh]),
    ("quit", "&Quit", False, [Key.Quit]),
    ("undo", "&Undo", True, [Key.Undo]),
    ("redo", "&Redo", False, ["Ctrl+Shift+Z", "Ctrl+Y"]),
    ("find", "&Find in segments", True, [Key.Find]),
    ("copy_score", "Copy &score", True, ["Ctrl+Shift+C"]),
    ("copy_signature", "Copy s&ignature", True, []),
    ("inputs", "&Files and settings", True, ["F9"]),
    ("zoom_in", "Lar&ger text", False, [Key.ZoomIn, "Ctrl+="]),
    ("zoom_out", "S&maller text", False, [Key.ZoomOut]),
    ("zoom_reset", "&Normal text", False, ["Ctrl+0"]),
    ("manual", "&Manual", True, [Key.HelpContents]),
    ("learn", "&Understand BLEU", True, ["Shift+F1"]),
    ("versions", "Check for a new &version", False, []),
    ("about", "&About BLEU Desktop", True, []),
    ("about_qt", "About &Qt", False, []),
]


@pytest.fixture
def actions(qtbot: QtBot, english: None) -> Iterator[Actions]:
    parent = QObject()
    yield Actions(parent)
    parent.deleteLater()


@pytest.mark.parametrize(("name", "text", "has_icon", "keys"), ROWS)
def test_an_action_has_its_words_picture_and_keys(
    actions: Actions, name: str, text: str, has_icon: bool, keys: list[Key | str]
) -> None:
    action: QAction = getattr(actions, name)
    assert action.text() == text
    assert action.icon().isNull() is not has_icon
    assert action.shortcuts() == [QKeySequence(key) for key in keys]
    assert action.isCheckable() is (name == "inputs")
    roles = {"quit": "QuitRole", "about": "AboutRole", "about_qt": "AboutQtRole"}
    assert action.menuRole().name == roles.get(name, "TextHeuristicRole")


def test_one_of_several_choices_is_checked(actions: Actions) -> None:
    groups = {
        "languages": dict(LANGUAGES),
        "themes": {"system": "Follow system", "light": "Light", "dark": "Dark"},
        "keep": {
            EVERYTHING: "&Keep texts in the project",
            Kept(texts=False): "&Numbers only",
            Kept(texts=False, names=False): "Numbers only, &without names of files",
        },
    }
    for name, texts in groups.items():
        found = getattr(actions, name)
        assert {choice: action.text() for choice, action in found.items()} == texts
        assert all(action.isCheckable() for action in found.values())
        for action in found.values():
            action.setChecked(True)
            assert [each for each in found.values() if each.isChecked()] == [action]
    assert Actions(actions).languages["en"].isChecked()


def test_files_are_added_by_their_roles(actions: Actions) -> None:
    assert {role: action.text() for role, action in actions.add.items()} == {
        Role.REFERENCE: "Add &references…",
        Role.CANDIDATE: "Add &candidates…",
        Role.SOURCE: "Add source te&xt…",
    }
    keys = {role: action.shortcut().toString() for role, action in actions.add.items()}
    assert [*keys.values()] == ["Ctrl+Shift+R", "Ctrl+Shift+O", ""]
    assert {*actions.add_folder} == {*Role}
    each = (*actions.add.values(), *actions.add_folder.values())
    assert not any(action.icon().isNull() for action in each)


def test_the_sample_is_that_of_the_interface(actions: Actions) -> None:
    assert [*actions.samples] == [*SAMPLE_NAMES]
    told: list[str] = []
    for name, action in actions.samples.items():
        perform(action, told.append, name)
    actions.open_sample()
    # Without the checked state of the action.
    assert told == ["en"]
