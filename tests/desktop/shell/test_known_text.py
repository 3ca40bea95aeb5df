"""Known text in the window: its segments are noted, and stay so when something else changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.files.addresses import Role
from bleu_desktop.checks.checks_page import ChecksPage
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.notices import NoticeBar
from tests.helpers.driving import REFERENCE, part, wait_for

Write = Callable[[str, list[str]], Path]


def notes(window: MainWindow) -> list[Diagnostic]:
    evaluation = window.session.evaluation
    found = evaluation.candidates if evaluation is not None else ()
    return [each for one in found for each in one.diagnostics if each.kind is Kind.KNOWN_TEXT]


def look_in(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    window.known.take([path])
    wait_for(qtbot, window, State.SCORED)


def test_segments_of_known_text_are_noted_and_listed(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], write: Write
) -> None:
    assert not window.window_actions.known.isEnabled()
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    assert window.window_actions.known.isEnabled()
    look_in(window, qtbot, write("known.txt", REFERENCE[1:]))
    [note] = notes(window)
    assert note.rows == (1, 2)
    window.session.navigation.open_diagnostic(note)
    page = part(window, SegmentsPage)
    qtbot.waitUntil(lambda: len(page.view.segments.rows) == 2)
    window.session.work.set_settings(replace(window.session.settings, lowercase=True))
    wait_for(qtbot, window, State.SCORED)
    assert [each.rows for each in notes(window)] == [(1, 2)]
    look_in(window, qtbot, Path("missing.tmx"))
    assert "missing.tmx" in part(window, NoticeBar).notice.words
    window.window_actions.undo.trigger()
    wait_for(qtbot, window, State.SCORED)
    assert [each.rows for each in notes(window)] == [(1, 2)]
    assert not window.findChildren(NoticeBar)
    window.session.clear()
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    assert not notes(window)


def test_a_project_keeps_its_path_and_checks_list_it(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], write: Write, tmp_path: Path
) -> None:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"], files["weak"]])
    known = write("known.txt", REFERENCE[1:])
    wait_for(qtbot, window, State.SCORED)
    look_in(window, qtbot, known)
    with qtbot.waitSignal(window.saver.saved):
        window.saver.save(tmp_path / "p.bleu")
    known.rename(tmp_path / "moved.txt")
    with qtbot.waitSignal(window.saver.inputs_checked):
        window.saver.open(tmp_path / "p.bleu")
    assert "known.txt" in part(window, NoticeBar).notice.words
    window.saver.locate(known, tmp_path / "moved.txt")
    window.session.read_files()
    wait_for(qtbot, window, State.SCORED)
    qtbot.waitUntil(lambda: window.session.text_check.report is not None)
    page = part(window, ChecksPage)
    [place] = [n for n, each in enumerate(page.list.findings) if each.title == "Known text"]
    page.list.setCurrentRow(place)
    assert [each.rows for each in page.list.findings[place].diagnostics] == [(1, 2)] * 2
    assert "BLEU" in page.detail.extent.text()
    assert len(page.detail.list.rows) == 2
    # A memory that changes is read again.
    write("moved.txt", REFERENCE[:1])
    qtbot.waitUntil(lambda: [each.rows for each in notes(window)] == [(0,)] * 2, timeout=10_000)


def test_files_of_folders_are_looked_for_together(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, write: Write
) -> None:
    for name in ("ref", "mt"):
        (tmp_path / name).mkdir()
        for number in range(2):
            write(f"{name}/{number}.en.txt", REFERENCE)
    window.session.scorer.accept(True)
    window.session.files.add(Role.REFERENCE, [tmp_path / "ref"])
    window.session.files.add(Role.CANDIDATE, [tmp_path / "mt"])
    wait_for(qtbot, window, State.SCORED)
    look_in(window, qtbot, write("known.txt", REFERENCE[:1]))
    [note] = notes(window)
    assert (note.count, note.segments) == (2, 6)


def test_known_text_is_asked_for(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], write: Write, tmp_path: Path
) -> None:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    window.window_actions.known.trigger()
    dialog = part(window, QFileDialog)
    # A memory may have several files.
    assert dialog.fileMode() is QFileDialog.FileMode.ExistingFiles
    chosen = [write(f"{n}.txt", [text]) for n, text in enumerate(REFERENCE[:2])]
    dialog.filesSelected.emit([str(path) for path in chosen])
    dialog.reject()
    wait_for(qtbot, window, State.SCORED)
    assert [each.rows for each in notes(window)] == [(0, 1)]
    assert window.preferences.folder == str(tmp_path)
