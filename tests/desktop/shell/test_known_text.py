"""Known text in the window: its segments are noted, and stay so when something else changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.files.addresses import Role
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.notices import NoticeBar
from tests.helpers.driving import REFERENCE, part, wait_for

Write = Callable[[str, list[str]], Path]


def notes(window: MainWindow) -> list[Diagnostic]:
    evaluation = window.session.evaluation
    assert evaluation is not None
    return [each for each in evaluation.diagnostics if each.kind is Kind.KNOWN_TEXT]


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
    # A file that cannot be read leaves all as it is.
    look_in(window, qtbot, Path("missing.tmx"))
    assert "missing.tmx" in part(window, NoticeBar).notice.words
    assert [each.rows for each in notes(window)] == [(1, 2)]
    window.session.clear()
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    assert not notes(window)


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
