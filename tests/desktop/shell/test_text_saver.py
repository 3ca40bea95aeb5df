"""The texts as compared are saved from the menu and from the page of pairs."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.files.reading.formats import read_contents
from bleu_desktop.pairing.pairing_page import PairingPage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.status_note import StatusNote
from tests.helpers.driving import GOOD, REFERENCE, WEAK, part, wait_for

SOURCE = ["El gato.", "Llovía.", "A casa."]
Write = Callable[[str, list[str]], Path]


@pytest.fixture
def scored(window: MainWindow, qtbot: QtBot, write: Write) -> MainWindow:
    files = window.session.files
    files.add(Role.REFERENCE, [write("reference.en.txt", REFERENCE)])
    files.add(Role.CANDIDATE, [write("good (1).en.txt", GOOD), write("weak.en.txt", WEAK)])
    files.add(Role.SOURCE, [write("source.es.txt", SOURCE)])
    wait_for(qtbot, window, State.SCORED)
    return window


def asked(window: MainWindow) -> QFileDialog:
    dialogs = [each for each in window.findChildren(QFileDialog) if each.isVisible()]
    assert len(dialogs) == 1
    return dialogs[0]


def save(window: MainWindow, path: Path, choice: int) -> None:
    """Choose a format and a file."""
    window.window_actions.save_texts.trigger()
    dialog = asked(window)
    dialog.selectNameFilter(dialog.nameFilters()[choice])
    dialog.fileSelected.emit(str(path))
    dialog.close()


def wait_for_status(window: MainWindow, qtbot: QtBot, text: str) -> None:
    qtbot.waitUntil(lambda: text in part(window, StatusNote).message())


def test_a_table_and_memories_are_saved(scored: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    scored.session.navigation.choose("good (1).en.txt")
    scored.session.navigation.open_page(PageName.PAIRING)
    page = part(scored, PairingPage)
    qtbot.mouseClick(page.save_button, Qt.MouseButton.LeftButton)
    dialog = asked(scored)
    assert dialog.nameFilters() == [
        "Table with all texts (*.tsv)",
        "Translation memory: source and reference (*.tmx)",
        "Translation memory: source and good [1].en.txt (*.tmx)",
        "A file for each text, one segment per line (*.txt)",
        "Segments to judge, at random: 40 (*.tsv)",
        "Segments to judge, of those that differ most: 40 (*.tsv)",
    ]
    dialog.fileSelected.emit(str(tmp_path / "all.tsv"))
    dialog.close()
    wait_for_status(scored, qtbot, "Segments saved: 3, in all.tsv")
    (table,) = read_contents(tmp_path / "all.tsv").tables
    assert [list(field.cells) for field in table.fields[1:]] == [SOURCE, REFERENCE, GOOD, WEAK]
    save(scored, tmp_path / "judge.tsv", 4)
    wait_for_status(scored, qtbot, "in judge.tsv")
    assert (tmp_path / "judge.tsv").read_bytes() != (tmp_path / "all.tsv").read_bytes()
    # The extension decides.
    save(scored, tmp_path / "other.tmx", 4)
    wait_for_status(scored, qtbot, "in other.tmx")
    assert b"<tmx" in (tmp_path / "other.tmx").read_bytes()
    save(scored, tmp_path / "other.xyz", 0)
    wait_for_status(scored, qtbot, "in other.xyz")
    assert (tmp_path / "other.xyz").read_bytes() == (tmp_path / "all.tsv").read_bytes()
    for choice, expected in ((1, REFERENCE), (2, GOOD)):
        save(scored, tmp_path / f"{choice}.tmx", choice)
        wait_for_status(scored, qtbot, f"in {choice}.tmx")
        (table,) = read_contents(tmp_path / f"{choice}.tmx").tables
        assert [list(field.cells) for field in table.fields] == [SOURCE, expected]


def test_other_files_are_only_replaced_when_asked(
    scored: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    old = tmp_path / "a.candidate-1.txt"
    old.write_text("old")
    save(scored, tmp_path / "a.txt", 3)
    bar = scored.notices.notice("texts")
    assert bar is not None
    assert bar.text == "Files with these names already exist: a.candidate-1.txt"
    assert old.read_text() == "old"
    assert not (tmp_path / "a.reference.txt").exists()
    qtbot.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    wait_for_status(scored, qtbot, "Segments saved: 3")
    assert old.read_text().splitlines() == GOOD
    assert scored.notices.notice("texts") is None


def test_a_failure_to_save_is_reported_and_loses_nothing(
    scored: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    (tmp_path / "a.tsv").write_text("old")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", no_space)
        save(scored, tmp_path / "a.tsv", 0)
        qtbot.waitUntil(lambda: scored.notices.notice("texts") is not None)
    bar = scored.notices.notice("texts")
    assert bar is not None
    assert bar.text == (
        f"The texts were not saved. “{tmp_path / 'a.tsv'}” cannot be written: no space is left on "
        "the disk. Save it somewhere else."
    )
    assert (tmp_path / "a.tsv").read_text() == "old"
    save(scored, tmp_path / "a.tsv", 0)
    wait_for_status(scored, qtbot, "Segments saved: 3")
    assert scored.notices.notice("texts") is None


def test_without_a_source_there_is_no_memory(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    assert not window.window_actions.save_texts.isEnabled()
    window.texts.ask()
    assert window.findChildren(QFileDialog) == []
    window.session.files.add(Role.REFERENCE, [write("reference.en.txt", REFERENCE)])
    window.session.files.add(Role.CANDIDATE, [write("good.en.txt", GOOD)])
    wait_for(qtbot, window, State.SCORED)
    assert window.window_actions.save_texts.isEnabled()
    assert [choice.format for choice in window.texts.choices()] == ["tsv", "txt", "tsv", "tsv"]


def test_texts_that_were_changed_to_be_saved_stay_told(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    segments = {Role.REFERENCE: ["One\ntwo.", "Three."], Role.CANDIDATE: ["One two.", "Three."]}
    window.session.files.replace_by_documents(
        {role: [Document.from_segments(role.value, lines)] for role, lines in segments.items()}
    )
    wait_for(qtbot, window, State.SCORED)
    save(window, tmp_path / "a.tsv", 0)
    wait_for_status(window, qtbot, "in a.tsv")
    assert window.preferences.folder == str(tmp_path)
    assert window.notices.notice("texts") is None
    save(window, tmp_path / "a.txt", 1)
    qtbot.waitUntil(lambda: window.notices.notice("texts") is not None, timeout=10_000)
    bar = window.notices.notice("texts")
    assert bar is not None
    assert bar.text.startswith("Segments saved: 2")
    assert not bar.notice.is_problem
