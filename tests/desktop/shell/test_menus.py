"""What the menus offer, and when."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.projects.kept import EVERYTHING, Kept
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_score.i18n import LANGUAGES
from tests.helpers.driving import drop, wait_for
from tests.helpers.roles import plain

MENUS = {
    "File": ["New evaluation", "Open…", "Open recent", "Open sample", "Open folder…",
             "Type or paste text", "-", "Save project", "Save project as…", "Project", "Report…",
             "Save paired texts…", "-", "Add references…", "Add candidates…", "Add source text…",
             "Known text…", "-", "Reload all files", "-", "Quit"],
    "Edit": ["Undo", "Redo", "-", "Find in segments", "-", "Copy score", "Copy signature"],
    "View": ["Files and settings", "-", "Score", "Segments", "Compare", "Pairing", "Checks", "-",
             "Larger text", "Smaller text", "Normal text", "-", "Language", "Theme"],
    "Help": ["Manual", "Understand BLEU", "-", "Check for a new version", "About BLEU Desktop",
             "About Qt"],
}  # fmt: skip
SUBMENUS = {
    "Open recent": ["None yet"],
    "Project": ["Keep texts in the project", "Numbers only",
                "Numbers only, without names of files", "-", "Verify recorded scores"],
    "Language": [*LANGUAGES.values()],
    "Theme": ["Follow system", "Light", "Dark"],
}  # fmt: skip
KEYS = {
    "Open folder…": "Ctrl+Shift+F",
    "Type or paste text": "Ctrl+T",
    "Save project as…": "Ctrl+Shift+S",
    "Add references…": "Ctrl+Shift+R",
    "Add candidates…": "Ctrl+Shift+O",
    "Copy score": "Ctrl+Shift+C",
    "Redo": "Ctrl+Shift+Z",
    "Files and settings": "F9",
    "Normal text": "Ctrl+0",
    "Understand BLEU": "Shift+F1",
    "Score": "Ctrl+1",
    "Checks": "Ctrl+5",
}


def shown(actions: Sequence[QAction]) -> list[str]:
    return [
        "-" if action.isSeparator() else action.text().replace("&", "")
        for action in actions
        if action.isVisible()
    ]


def menus(window: MainWindow) -> dict[str, QMenu]:
    return {menu.title().replace("&", ""): menu for menu in window.findChildren(QMenu)}


def test_each_menu_has_its_actions_in_groups(window: MainWindow) -> None:
    found = menus(window)
    window.menus.fill_recent()
    assert shown(window.menuBar().actions()) == [*MENUS]
    assert {name: shown(found[name].actions()) for name in MENUS} == MENUS
    assert {name: shown(found[name].actions()) for name in SUBMENUS} == SUBMENUS
    assert not found["Open recent"].actions()[0].isEnabled()
    icons = {name for name, menu in found.items() if not menu.icon().isNull()}
    assert icons == {"Open sample", "Language", "Theme"}
    actions = {shown([each])[0]: each for menu in found.values() for each in menu.actions()
               if each.isVisible()}  # fmt: skip
    assert {name: actions[name].shortcuts()[0].toString() for name in KEYS} == KEYS
    assert QKeySequence(QKeySequence.StandardKey.Print) in actions["Report…"].shortcuts()


ALWAYS = {"new", "open", "open_folder", "paste"}
WITH_TEXTS = ALWAYS | {"save", "save_as", "reload", "undo"}
SCORED = WITH_TEXTS | {"report", "save_texts", "known", "find", "copy_score", "copy_signature"}
CHANGING = (*sorted(SCORED), "redo", "verify")


def enabled(window: MainWindow) -> set[str]:
    return {name for name in CHANGING if getattr(window.window_actions, name).isEnabled()}


def test_actions_are_offered_where_they_make_sense(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], tmp_path: Path
) -> None:
    actions, pages = window.window_actions, window.menus.pages.values()
    keeping = actions.keep.values()
    assert enabled(window) == ALWAYS
    assert not any(each.isEnabled() for each in (*pages, *keeping))
    drop(window, [files["reference"]])
    wait_for(qtbot, window, State.INCOMPLETE)
    assert enabled(window) == WITH_TEXTS
    drop(window, [files["good"]])
    wait_for(qtbot, window, State.SCORED)
    assert enabled(window) == SCORED
    assert all(each.isEnabled() for each in pages if each.isVisible())
    assert not any(each.isEnabled() for each in keeping)
    actions.undo.trigger()
    wait_for(qtbot, window, State.INCOMPLETE)
    assert enabled(window) == WITH_TEXTS | {"redo"}
    actions.redo.trigger()
    wait_for(qtbot, window, State.SCORED)
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        window.saver.save(tmp_path / "a.bleu")
    qtbot.waitUntil(lambda: window.saver.task is None)
    # What is saved need not be saved again.
    assert enabled(window) == (SCORED | {"verify"}) - {"save"}
    assert all(each.isEnabled() for each in keeping)
    assert [kept for kept, each in actions.keep.items() if each.isChecked()] == [EVERYTHING]
    window.session.files.add(Role.CANDIDATE, [files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    assert "save" in enabled(window)
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        window.saver.save(keep=Kept(texts=False))
    qtbot.waitUntil(lambda: actions.keep[Kept(texts=False)].isChecked())
    for path in files.values():
        path.unlink()
    window.saver.open(tmp_path / "a.bleu")
    qtbot.waitUntil(lambda: window.saver.task is None)
    wait_for(qtbot, window, State.SCORED)
    # Without texts, there is nothing to find or to save.
    assert enabled(window) == ALWAYS | {
        "save_as", "reload", "report", "copy_score", "copy_signature", "verify"
    }  # fmt: skip


def test_recent_inputs_are_listed_with_their_places(window: MainWindow) -> None:
    menu, preferences = window.menus.recent, window.preferences
    preferences.add_recent({"reference": ["/a/R&D.txt"], "candidate": ["/b/mt.txt"]})
    wanted: list[object] = []
    window.window_actions.recent_wanted.disconnect()
    window.window_actions.recent_wanted.connect(wanted.append)
    window.menus.fill_recent()
    [recent, line, clear] = menu.actions()
    assert "R&&D.txt" in recent.text()
    assert "/a/R&D.txt" in plain(recent.toolTip())
    assert line.isSeparator()
    recent.trigger()
    assert wanted == preferences.recent
    clear.trigger()
    assert preferences.recent == []
    window.menus.fill_recent()
    assert shown(menu.actions()) == ["None yet"]


@pytest.mark.parametrize("name", ["Language", "Theme"])
def test_one_language_and_one_theme_is_checked(window: MainWindow, name: str) -> None:
    checked = [each.text() for each in menus(window)[name].actions() if each.isChecked()]
    assert checked == [{"Language": "English", "Theme": "Light"}[name]]
