"""Unsaved work is kept while it grows, found after a crash, offered once, and cleaned up."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Address, Role
from bleu_core.files.documents import Document
from bleu_core.projects.errors import ProjectNotSaved
from bleu_core.projects.kept import Kept
from bleu_core.projects.project import Project
from bleu_core.settings import Settings
from bleu_core.workspace.inputs import Input
from bleu_core.workspace.notes import Note, NotePlace
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session import project_jobs, recovery
from bleu_desktop.session.project_jobs import keep_workspace
from bleu_desktop.session.recovery import Recovery
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.preferences import Preferences
from tests.helpers.driving import wait_for
from tests.helpers.projects import everything_in

# A script that opens a window, adds a comment, and waits to be killed.
WORK = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from bleu_core.files.addresses import Role
from bleu_core.workspace.notes import Note
from bleu_core.projects.project import Project
from bleu_desktop.session.session import State
from bleu_desktop.shell.application import make_application
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.preferences import Preferences

preferences = Preferences(remember=False)
application = make_application(preferences)
window = MainWindow(preferences, recovery=Path(sys.argv[1]))
session = window.session
session.files.add(Role.REFERENCE, [Path(sys.argv[2])])
session.files.add(Role.CANDIDATE, [Path(sys.argv[3])])

def note():
    if session.state is State.SCORED and not session.notes.all_notes():
        session.notes.set_note(1, 0, Note(text="not city"))

session.state_changed.connect(lambda: QTimer.singleShot(0, note))
application.exec()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "recovery"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep unsaved work at once instead of after a delay."""
    monkeypatch.setattr(recovery, "_MILLISECONDS", 10)


@pytest.fixture
def left(files: dict[str, Path], folder: Path) -> Path:
    """Write the work that a window left behind; return the folder."""
    folder.mkdir()
    texts = (
        Input(Role.REFERENCE, Address(files["reference"])),
        Input(Role.CANDIDATE, Address(files["good"])),
    )
    note = NotePlace(0, 2, 0, 1), Note(text="not city")
    keep_workspace(Workspace(texts, Settings(), (note,)), folder / "left.bleu")
    about = {"project": None, "names": ["a"], "date": "2026-01-02T03:04:05+00:00"}
    (folder / "left.json").write_text(json.dumps(about))
    return folder


@pytest.fixture
def next_window(qtbot: QtBot, window: MainWindow, folder: Path) -> MainWindow:
    """Return a window started after the crash."""
    following = MainWindow(Preferences(remember=False), recovery=folder)
    qtbot.addWidget(following, before_close_func=lambda each: each.project.discard())
    return following


def recovery_of(window: MainWindow) -> Recovery:
    assert window.recovery is not None
    return window.recovery


@pytest.fixture
def killed(files: dict[str, Path], folder: Path) -> Path:
    """Kill a window with work; return the folder."""
    arguments = [str(folder), str(files["reference"]), str(files["good"])]
    process = subprocess.Popen([sys.executable, "-c", WORK, *arguments])
    try:
        deadline = time.monotonic() + 60
        while not list(folder.glob("*.json")):
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.05)
    finally:
        process.kill()
        process.wait()
    return folder


def test_work_comes_back_after_a_kill(qtbot: QtBot, killed: Path, next_window: MainWindow) -> None:
    # The kept work has none of the files' text.
    for path in killed.iterdir():
        assert b"The cat sat" not in path.read_bytes()
    next_window.offer_recovered()
    [bar] = next_window.notices.all()
    assert "reference.en.txt, good.en.txt" in bar.text
    bar.buttons[0].click()
    qtbot.waitUntil(lambda: next_window.session.state is State.SCORED, timeout=20_000)
    assert next_window.session.notes.note(1, 0) == Note(text="not city")
    assert next_window.saver.modified
    assert next_window.notices.all() == []
    # The work is kept again, but only once.
    qtbot.waitUntil(lambda: len(list(killed.glob("*.json"))) == 1, timeout=10_000)
    next_window.project.discard()
    next_window.close()
    assert [path.name for path in killed.iterdir() if path.suffix != ".lock"] == []


def test_discarded_work_is_gone(left: Path, next_window: MainWindow) -> None:
    next_window.offer_recovered()
    [bar] = next_window.notices.all()
    bar.buttons[1].click()
    assert list(left.glob("*.json")) == list(left.glob("*.bleu")) == []
    assert recovery_of(next_window).left_behind() == []


def test_work_neither_opened_nor_discarded_is_offered_again(
    left: Path, next_window: MainWindow
) -> None:
    [work] = recovery_of(next_window).left_behind()
    # A second window does not offer the work at the same time.
    assert recovery_of(next_window).left_behind() == []
    work.leave()
    assert len(recovery_of(next_window).left_behind()) == 1


def test_a_window_does_not_take_the_work_of_an_open_one(
    qtbot: QtBot, files: dict[str, Path], folder: Path, next_window: MainWindow
) -> None:
    working = MainWindow(Preferences(remember=False), recovery=folder)
    qtbot.addWidget(working, before_close_func=lambda each: each.project.discard())
    text = Document.from_segments("pasted", ["The cat."])
    working.session.open_documents({Role.REFERENCE: [text], Role.CANDIDATE: [text]})
    wait_for(qtbot, working, State.SCORED)
    qtbot.waitUntil(lambda: len(list(folder.glob("*.json"))) == 1, timeout=10_000)
    assert recovery_of(next_window).left_behind() == []
    # Work that was cleared is no longer kept.
    working.session.clear()
    qtbot.waitUntil(lambda: list(folder.glob("*.json")) == [], timeout=10_000)


class Disk:
    """A disk on which copies can be kept, or which is full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = False
        self.attempts = 0
        monkeypatch.setattr(project_jobs, "keep_workspace", self.keep)

    def keep(
        self, workspace: Workspace, path: Path, *, keep_names: bool, files: Sequence[str]
    ) -> None:
        self.attempts += 1
        if self.is_full:
            raise ProjectNotSaved(path, "full")
        keep_workspace(workspace, path, keep_names=keep_names, files=files)


def test_no_names_are_kept_of_work_on_a_project_without_names(
    qtbot: QtBot,
    files: dict[str, Path],
    folder: Path,
    tmp_path: Path,
    window: MainWindow,
    next_window: MainWindow,
) -> None:
    session = next_window.session
    session.files.add(Role.REFERENCE, [files["reference"]])
    session.files.add(Role.CANDIDATE, [files["good"]])
    wait_for(qtbot, next_window, State.SCORED)
    path = tmp_path / "p.bleu"

    def keep_a_comment(text: str) -> bytes:
        session.notes.set_note(1, 0, Note(text=text))
        qtbot.waitUntil(lambda: len(list(folder.glob("*.json"))) == 1, timeout=10_000)
        return b"".join(map(everything_in, folder.iterdir()))

    names = [files[name].name.encode() for name in ("reference", "good")]
    kept = keep_a_comment("not city")
    assert all(name in kept for name in names)
    with qtbot.waitSignal(next_window.saver.saved, timeout=10_000):
        next_window.saver.save(path, keep=Kept(texts=False, names=False))
    qtbot.waitUntil(lambda: list(folder.glob("*.json")) == [], timeout=10_000)
    kept = keep_a_comment("old town")
    assert not any(name in kept for name in names)
    # The comment comes back, with the recorded result.
    [work] = folder.glob("*.bleu")
    left = shutil.copy(work, tmp_path / "left.bleu")
    with qtbot.waitSignal(window.saver.opened, timeout=10_000):
        window.saver.recover(left, path)
    assert window.session.state is State.SCORED
    assert window.session.notes.note(1, 0) == Note(text="old town")


def test_work_stays_until_there_is_a_copy_of_it(
    qtbot: QtBot, left: Path, next_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    disk.is_full = True
    own = recovery_of(next_window)
    next_window.offer_recovered()
    [bar] = next_window.notices.all()
    bar.buttons[0].click()
    qtbot.waitUntil(lambda: own.is_failing, timeout=20_000)
    assert (left / "left.bleu").exists()
    assert (left / "left.json").exists()
    [bar] = next_window.notices.all()
    assert bar.text.startswith("A crash would lose your unsaved work")
    # It is tried again without a change of the work.
    attempts = disk.attempts
    qtbot.waitUntil(lambda: disk.attempts > attempts + 1, timeout=10_000)
    assert (left / "left.bleu").exists()
    disk.is_full = False
    qtbot.waitUntil(lambda: not own.is_failing, timeout=10_000)
    assert next_window.notices.all() == []
    assert [path.name for path in left.glob("left.*") if path.suffix != ".lock"] == []
    assert len(list(left.glob("*.json"))) == len(list(left.glob("*.bleu"))) == 1


def test_the_last_copy_stays_if_the_next_one_fails(
    qtbot: QtBot, folder: Path, next_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    own, session = recovery_of(next_window), next_window.session
    texts = [Document.from_segments("pasted", ["The cat."])]
    session.open_documents({Role.REFERENCE: texts, Role.CANDIDATE: texts})
    wait_for(qtbot, next_window, State.SCORED)
    qtbot.waitUntil(lambda: len(list(folder.glob("*.json"))) == 1, timeout=10_000)
    kept = {path: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"}
    disk.is_full = True
    session.notes.set_note(0, 0, Note(text="not city"))
    qtbot.waitUntil(lambda: own.is_failing, timeout=10_000)
    assert {path: path.read_bytes() for path in kept} == kept


def test_a_folder_that_cannot_be_created_is_tried_again(
    qtbot: QtBot, folder: Path, next_window: MainWindow
) -> None:
    own = recovery_of(next_window)
    folder.write_bytes(b"")
    text = Document.from_segments("pasted", ["The cat."])
    next_window.session.open_documents({Role.REFERENCE: [text], Role.CANDIDATE: [text]})
    qtbot.waitUntil(lambda: own.is_failing, timeout=20_000)
    folder.unlink()
    qtbot.waitUntil(lambda: not own.is_failing, timeout=10_000)
    assert len(list(folder.glob("*.json"))) == 1


def test_work_whose_opening_is_canceled_stays(
    qtbot: QtBot, left: Path, next_window: MainWindow
) -> None:
    own = recovery_of(next_window)
    [work] = own.left_behind()
    own.open(work)
    next_window.saver.cancel()
    # Without a change there is nothing to save, and nothing of the work may be removed.
    own._keep()
    assert (left / "left.bleu").exists()
    assert [work.path.name for work in own.left_behind()] == ["left.bleu"]


@pytest.mark.parametrize("content", [None, "", "{}"])
def test_a_copy_without_its_description_is_offered(
    left: Path, next_window: MainWindow, content: str | None
) -> None:
    about = left / "left.json"
    about.unlink()
    if content is not None:
        about.write_text(content)
    [work] = recovery_of(next_window).left_behind()
    assert work.names == ("reference.en.txt", "good.en.txt")


@pytest.mark.parametrize("content", ["", "{}", "[]", '{"project": 1, "names": [], "date": "x"}'])
def test_a_damaged_file_is_not_offered(folder: Path, next_window: MainWindow, content: str) -> None:
    folder.mkdir()
    (folder / "a.json").write_text(content)
    (folder / "a.bleu").write_bytes(b"")
    assert recovery_of(next_window).left_behind() == []


def test_changes_to_a_project_come_back_on_its_recorded_result(
    qtbot: QtBot, files: dict[str, Path], folder: Path, next_window: MainWindow, tmp_path: Path
) -> None:
    working = MainWindow(Preferences(remember=False), recovery=folder)
    qtbot.addWidget(working, before_close_func=lambda each: each.project.discard())
    working.session.files.add(Role.REFERENCE, [files["reference"]])
    working.session.files.add(Role.CANDIDATE, [files["good"]])
    wait_for(qtbot, working, State.SCORED)
    path = tmp_path / "test.bleu"
    with qtbot.waitSignal(working.saver.saved, timeout=10_000):
        working.saver.save(path)
    working.session.notes.set_note(1, 0, Note(text="not city"))
    qtbot.waitUntil(lambda: len(list(folder.glob("*.json"))) == 1, timeout=10_000)
    for kept in folder.glob("*-*.bleu"):
        # The copies look as if the window had been killed.
        shutil.copy(kept, folder / "left.bleu")
        shutil.copy(kept.with_suffix(".json"), folder / "left.json")
    states = []
    next_window.session.state_changed.connect(lambda: states.append(next_window.session.state))
    next_window.offer_recovered()
    [bar] = next_window.notices.all()
    assert "test.bleu" in bar.text
    with qtbot.waitSignal(next_window.saver.opened, timeout=10_000):
        bar.buttons[0].click()
    assert states == [State.SCORED]
    assert next_window.session.project.path == path
    assert next_window.session.notes.note(1, 0) == Note(text="not city")
    assert next_window.saver.modified
    with qtbot.waitSignal(next_window.saver.saved, timeout=10_000):
        next_window.saver.save()
    assert len(Project.open(path).workspace.notes) == 1
    qtbot.waitUntil(lambda: not (folder / "left.json").exists(), timeout=10_000)
