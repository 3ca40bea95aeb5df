"""The first line of the Score page names what was compared, and lets the user change it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.inputs.inputs_page import InputsPage
from bleu_desktop.inputs.settings_panel import SettingsPanel
from bleu_desktop.score.head_line import HeadLine
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import REFERENCE, drop, part, wait_for


def shown_menu(line: HeadLine) -> list[tuple[str, bool]]:
    line.menu.aboutToShow.emit()
    return [(action.text(), action.isChecked()) for action in line.menu.actions()]


def test_another_text_becomes_the_reference(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    line = part(window, HeadLine)
    assert line.reference.text() == "reference.en.txt"
    assert line.details.text() == "English, words split by 13a · Paired by position"
    assert shown_menu(line) == [
        ("reference.en.txt", True),
        ("good.en.txt", False),
        ("weak.en.txt", False),
        ("", False),
        ("Add files…", False),
    ]
    line.menu.actions()[2].trigger()
    wait_for(qtbot, window, State.SCORED)
    assert line.reference.text() == "weak.en.txt"
    assert [entry.name for entry in window.session.files[Role.CANDIDATE]] == [
        "good.en.txt",
        "reference.en.txt",
    ]
    evaluation = window.session.evaluation
    assert evaluation is not None
    assert [each.name for each in evaluation.aligned.references] == ["weak.en.txt"]


def test_several_references_are_counted(
    window: MainWindow,
    qtbot: QtBot,
    files: dict[str, Path],
    write: Callable[[str, list[str]], Path],
) -> None:
    window.session.files.add(Role.REFERENCE, [files["reference"], write("R&D.txt", REFERENCE)])
    window.session.files.add(Role.CANDIDATE, [files["good"]])
    wait_for(qtbot, window, State.SCORED)
    line = part(window, HeadLine)
    assert line.reference.text() == "2 references"
    assert shown_menu(line)[1] == ("R&&D.txt", True)
    line.menu.actions()[0].trigger()
    wait_for(qtbot, window, State.SCORED)
    assert line.reference.text() == "reference.en.txt"


def test_the_settings_are_one_click_away(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    window.activateWindow()
    if part(window, InputsPage).isVisible():
        window.toggle_inputs()
    qtbot.mouseClick(part(window, HeadLine).change, Qt.MouseButton.LeftButton)
    assert window.focusWidget() is part(window, SettingsPanel).rows.field("target_language")


def test_files_of_the_same_name_say_what_tells_them_apart(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    paths = [tmp_path / folder / "chapter1.txt" for folder in ("final", "mt")]
    for path in paths:
        path.parent.mkdir()
        path.write_text("\n".join(REFERENCE), encoding="utf-8")
    window.session.files.add(Role.REFERENCE, [paths[0]])
    window.session.files.add(Role.CANDIDATE, [paths[1]])
    wait_for(qtbot, window, State.SCORED)
    line = part(window, HeadLine)
    assert line.name.text() == "mt/chapter1.txt"
    assert line.reference.text() == "final/chapter1.txt"
