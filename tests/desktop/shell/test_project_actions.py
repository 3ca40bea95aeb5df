"""Questions and messages about a project: before work is discarded, and after failures."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QCloseEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.projects.errors import ProjectNotSaved
from bleu_core.projects.kept import EVERYTHING, Kept
from bleu_core.projects.project import Project
from bleu_core.settings import Settings
from bleu_core.workspace.notes import Note
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session.session import State
from bleu_desktop.shell.file_opening import FileOpening
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.notices import NoticeBar
from bleu_desktop.shell.preferences import Preferences
from bleu_desktop.shell.project_dialogs import TextsQuestion
from tests.helpers.driving import drop, wait_for
from tests.helpers.projects import everything_in

NOTE = Note(text="not city")

Button = QMessageBox.StandardButton


@pytest.fixture
def saved(qtbot: QtBot, window: MainWindow, files: dict[str, Path], tmp_path: Path) -> Path:
    """Save a project in a different folder from its files; return its path."""
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"]])
    wait_for(qtbot, window, State.SCORED)
    folder = tmp_path / "project"
    folder.mkdir()
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        window.saver.save(folder / "test.bleu")
    return folder / "test.bleu"


@pytest.fixture
def other(qtbot: QtBot, window: MainWindow) -> MainWindow:
    other = MainWindow(Preferences(remember=False))
    qtbot.addWidget(other, before_close_func=lambda each: each.project.discard())
    return other


def open_project(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    with qtbot.waitSignal(window.saver.opened, timeout=10_000):
        window.saver.open(path)


def note(window: MainWindow) -> None:
    window.session.notes.set_note(1, 0, NOTE)


def question(window: MainWindow) -> QMessageBox:
    (box,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    return box


def only_notice(qtbot: QtBot, window: MainWindow) -> NoticeBar:
    qtbot.waitUntil(lambda: len(window.notices.all()) == 1, timeout=10_000)
    return window.notices.all()[0]


def close(window: MainWindow) -> bool:
    """Ask the window to close; return whether it closes."""
    event = QCloseEvent()
    window.closeEvent(event)
    return event.isAccepted()


# Questions


def test_nothing_is_asked_if_nothing_is_lost(qtbot: QtBot, window: MainWindow, saved: Path) -> None:
    window.window_actions.new.trigger()
    assert window.session.state is State.EMPTY
    assert window.windowTitle() == "BLEU Desktop[*]"
    assert close(window)


@pytest.mark.parametrize("answer", [Button.Save, Button.Discard, Button.Cancel])
def test_a_changed_project_is_asked_about_before_it_is_closed(
    qtbot: QtBot, window: MainWindow, saved: Path, answer: Button
) -> None:
    note(window)
    assert not close(window)
    box = question(window)
    assert box.text() == "Save the changes to “test.bleu”?"
    assert box.informativeText() == "Not saved yet: comments and bookmarks."
    # Asking again changes nothing.
    assert not close(window)
    box.button(answer).click()
    if answer is Button.Cancel:
        assert window.isVisible()
        assert window.saver.modified
    else:
        qtbot.waitUntil(lambda: not window.isVisible(), timeout=10_000)
    assert len(Project.open(saved).workspace.notes) == (answer is Button.Save)


def test_new_work_is_saved_to_the_chosen_file(
    qtbot: QtBot, window: MainWindow, files: dict[str, Path], tmp_path: Path
) -> None:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    (tmp_path / "mt").mkdir()
    elsewhere = files["good"].rename(tmp_path / "mt" / "good.en.txt")
    window.session.files.add(Role.CANDIDATE, [elsewhere])
    wait_for(qtbot, window, State.SCORED)
    note(window)
    window.window_actions.new.trigger()
    question(window).button(Button.Save).click()
    (texts,) = window.findChildren(TextsQuestion)
    texts.numbers_only.setChecked(True)
    texts.save_button.click()
    (dialog,) = window.findChildren(QFileDialog)
    assert dialog.directory().absolutePath() == str(tmp_path)
    dialog.fileSelected.emit(str(tmp_path / "mine.bleu"))
    dialog.hide()
    # After saving, the window does what the user wanted.
    qtbot.waitUntil(lambda: window.session.state is State.EMPTY, timeout=10_000)
    project = Project.open(tmp_path / "mine.bleu")
    assert not project.keeps_texts
    assert len(project.runs) == 1
    assert window.session.project.path is None


def test_a_canceled_dialog_leaves_everything_as_it_is(
    qtbot: QtBot, window: MainWindow, files: dict[str, Path]
) -> None:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"]])
    wait_for(qtbot, window, State.SCORED)
    note(window)
    window.window_actions.new.trigger()
    question(window).button(Button.Save).click()
    (texts,) = window.findChildren(TextsQuestion)
    texts.reject()
    assert window.session.notes.note(1, 0) == NOTE
    assert window.saver.modified


def test_texts_are_removed_after_a_question(qtbot: QtBot, window: MainWindow, saved: Path) -> None:
    choices = window.window_actions.keep
    numbers_only = Kept(texts=False)
    assert choices[EVERYTHING].isChecked()
    choices[numbers_only].trigger()
    question(window).reject()
    assert choices[EVERYTHING].isChecked()
    choices[numbers_only].trigger()
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        question(window).accept()
    assert choices[numbers_only].isChecked()
    assert not Project.open(saved).runs[0].has_texts


def test_names_are_removed_after_a_question(
    qtbot: QtBot, window: MainWindow, other: MainWindow, saved: Path
) -> None:
    choices = window.window_actions.keep
    without_names = Kept(texts=False, names=False)
    name = window.session.files[Role.REFERENCE][0].path.name.encode()
    assert name in everything_in(saved)
    choices[without_names].trigger()
    assert question(window).text() == "Remove all texts and all names of files from “test.bleu”?"
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        question(window).accept()
    assert choices[without_names].isChecked()
    assert not window.saver.modified
    assert name not in everything_in(saved)
    # Opened again, it shows the result, and asks for no file.
    with qtbot.waitSignal(other.saver.opened, timeout=10_000):
        other.saver.open(saved)
    assert other.session.state is State.SCORED
    assert [each.name for each in other.session.files[Role.CANDIDATE]] == ["Candidate 1"]
    assert not other.saver.modified
    assert other.window_actions.keep[without_names].isChecked()
    # Names are kept again from now on, without a question.
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        choices[Kept(texts=False)].trigger()
    assert name in everything_in(saved)


def test_new_work_is_saved_without_names(
    qtbot: QtBot, window: MainWindow, files: dict[str, Path], tmp_path: Path
) -> None:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"]])
    wait_for(qtbot, window, State.SCORED)
    window.window_actions.save.trigger()
    (texts,) = window.findChildren(TextsQuestion)
    assert not texts.without_names.isEnabled()
    texts.numbers_only.setChecked(True)
    texts.without_names.setChecked(True)
    texts.save_button.click()
    (dialog,) = window.findChildren(QFileDialog)
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        dialog.fileSelected.emit(str(tmp_path / "mine.bleu"))
    dialog.hide()
    content = everything_in(tmp_path / "mine.bleu")
    assert not any(path.name.encode() in content for path in files.values())
    assert [run.has_names for run in Project.open(tmp_path / "mine.bleu").runs] == [False]


# Opening


def test_a_dropped_project_is_opened(qtbot: QtBot, other: MainWindow, saved: Path) -> None:
    with qtbot.waitSignal(other.saver.opened, timeout=10_000):
        drop(other, [saved])
    assert other.session.state is State.SCORED
    assert [len(other.session.files[role]) for role in Role] == [1, 1, 0]
    other.menus.fill_recent()
    assert other.menus.recent.actions()[0].text() == "test.bleu"
    other.session.clear()
    with qtbot.waitSignal(other.saver.opened, timeout=10_000):
        other.menus.recent.actions()[0].trigger()


def test_a_project_that_the_system_hands_over_is_opened(
    qtbot: QtBot, qapp: QApplication, other: MainWindow, saved: Path
) -> None:
    opening = FileOpening(qapp)
    opening.give_to(other.session.files)
    event = QFileOpenEvent(QUrl.fromLocalFile(str(saved)))
    with qtbot.waitSignal(other.saver.opened, timeout=10_000):
        assert opening.eventFilter(qapp, event)


def test_a_project_on_the_command_line_is_opened(saved: Path, tmp_path: Path) -> None:
    picture = tmp_path / "window.png"
    result = subprocess.run(
        [sys.executable, "-m", "bleu_desktop", str(saved), "--screenshot", str(picture)],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert (result.returncode, result.stderr) == (0, "")
    assert picture.exists()


def test_a_report_of_a_project_needs_no_window(saved: Path, files: dict[str, Path]) -> None:
    # The report does not need the files, either.
    files["good"].unlink()
    report = saved.with_name("report.md")
    result = subprocess.run(
        [sys.executable, "-m", "bleu_desktop", str(saved), "--report", str(report)],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert (result.returncode, result.stderr) == (0, "")
    assert "good.en.txt" in report.read_text()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"The cat sat.\n", "is not a project of this program"),
        (b"SQLite format 3\0" + bytes(84), "is not a project of this program"),
        (None, "does not exist"),
    ],
    ids=["text", "other database", "missing"],
)
def test_files_that_are_no_project_are_refused(
    qtbot: QtBot, window: MainWindow, saved: Path, content: bytes | None, words: str
) -> None:
    path = saved.with_name("other.bleu")
    if content is not None:
        path.write_bytes(content)
    window.project.open(path)
    assert words in only_notice(qtbot, window).text
    # The open project stays open.
    assert window.session.project.path == saved
    assert window.session.state is State.SCORED


# Inputs that changed


def test_changed_files_are_named_and_scored_again(
    qtbot: QtBot, other: MainWindow, saved: Path, files: dict[str, Path]
) -> None:
    files["good"].write_text("Another text.\nIt rained.\nWe stayed.\n")
    open_project(qtbot, other, saved)
    bar = only_notice(qtbot, other)
    assert bar.text == ("Changed since they were scored: good.en.txt. Showing the recorded result.")
    before = other.session.evaluation
    assert before is not None
    bar.buttons[0].click()
    wait_for(qtbot, other, State.SCORED)
    after = other.session.evaluation
    assert after is not None
    assert after.candidates[0].score.percent < before.candidates[0].score.percent
    assert other.notices.all() == []
    qtbot.waitUntil(lambda: other.saver.modified)


def test_a_file_that_changes_while_a_recorded_result_is_shown_does_not_replace_it(
    qtbot: QtBot, other: MainWindow, saved: Path, files: dict[str, Path]
) -> None:
    open_project(qtbot, other, saved)
    shown = other.session.evaluation
    assert other.notices.all() == []
    files["good"].write_text("Another text.\nIt rained.\nWe stayed.\n")
    assert "good.en.txt" in only_notice(qtbot, other).text
    assert other.session.evaluation is shown


def test_missing_files_are_searched_beside_the_chosen_one(
    qtbot: QtBot, other: MainWindow, saved: Path, files: dict[str, Path], tmp_path: Path
) -> None:
    moved = tmp_path / "moved"
    moved.mkdir()
    for name in ("good", "reference"):
        shutil.move(files[name], moved)
    open_project(qtbot, other, saved)
    bar = only_notice(qtbot, other)
    assert "Not found: reference.en.txt, good.en.txt." in bar.text
    assert other.session.evaluation is not None
    bar.buttons[0].click()
    (dialog,) = other.findChildren(QFileDialog)
    # The other file is found beside the first.
    dialog.fileSelected.emit(str(moved / "reference.en.txt"))
    dialog.hide()
    qtbot.waitUntil(lambda: not other.notices.all(), timeout=10_000)
    assert {entry.path.parent for entry in other.session.files.entries()} == {moved}
    assert other.saver.modified


def test_a_folder_that_was_moved_as_a_whole_is_no_change(
    qtbot: QtBot, other: MainWindow, saved: Path, files: dict[str, Path], tmp_path: Path
) -> None:
    new = tmp_path / "elsewhere"
    (new / "project").mkdir(parents=True)
    shutil.move(saved, new / "project")
    for name in ("good", "reference"):
        shutil.move(files[name], new)
    with qtbot.waitSignal(other.saver.inputs_checked, timeout=10_000):
        open_project(qtbot, other, new / "project" / "test.bleu")
    assert other.notices.all() == []
    other.session.work.set_settings(Settings(lowercase=True))
    wait_for(qtbot, other, State.SCORED)


# Verifying


def test_recorded_scores_are_verified(
    qtbot: QtBot, other: MainWindow, saved: Path, files: dict[str, Path]
) -> None:
    open_project(qtbot, other, saved)
    other.window_actions.verify.trigger()
    assert only_notice(qtbot, other).text == (
        "Run 1 was scored again: all numbers agree to the last digit."
    )
    # The kept texts are enough, even if the files are gone.
    for path in files.values():
        path.unlink()
    other.notices.remove("verified")
    other.window_actions.verify.trigger()
    qtbot.waitUntil(lambda: any("agree" in bar.text for bar in other.notices.all()))


# Saving that fails


def test_the_second_of_two_windows_loses_nothing(
    qtbot: QtBot, window: MainWindow, other: MainWindow, saved: Path
) -> None:
    open_project(qtbot, other, saved)
    note(window)
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        window.project.save()
    other.session.notes.set_note(0, 0, Note(text="mine"))
    with qtbot.waitSignal(other.saver.failed, timeout=10_000):
        other.project.save()
    bar = only_notice(qtbot, other)
    assert "Another window or program has saved the project" in bar.text
    assert other.saver.modified
    assert other.session.notes.note(0, 0) == Note(text="mine")
    copy = saved.with_name("copy.bleu")
    with qtbot.waitSignal(other.saver.saved, timeout=10_000):
        other.saver.save(copy)
    assert other.notices.all() == []
    assert [note.text for _, note in Project.open(copy).workspace.notes] == ["mine"]
    assert [note.text for _, note in Project.open(saved).workspace.notes] == ["not city"]


def test_a_vanished_folder_is_reported_and_the_work_stays(
    qtbot: QtBot, window: MainWindow, saved: Path
) -> None:
    note(window)
    shutil.rmtree(saved.parent)
    with qtbot.waitSignal(window.saver.failed, timeout=10_000):
        window.project.save()
    bar = only_notice(qtbot, window)
    assert "its folder or drive is no longer there" in bar.text
    assert "Nothing is lost: your work is still here." in bar.text
    assert window.saver.modified
    saved.parent.mkdir()
    # Closing does not discard the work.
    assert not close(window)
    question(window).button(Button.Cancel).click()


@pytest.mark.parametrize("fault", ["full", "read_only"])
def test_a_save_that_fails_can_be_tried_again(
    qtbot: QtBot,
    window: MainWindow,
    saved: Path,
    monkeypatch: pytest.MonkeyPatch,
    fault: str,
) -> None:
    note(window)

    def fail(self: Project, state: Workspace, *, files: Sequence[str]) -> None:
        raise ProjectNotSaved(self.path, fault)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(Project, "save", fail)
        assert not close(window)
        with qtbot.waitSignal(window.saver.failed, timeout=10_000):
            question(window).button(Button.Save).click()
    # The window stays open.
    assert window.isVisible()
    bar = only_notice(qtbot, window)
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        bar.buttons[0].click()
    assert window.notices.all() == []
    assert len(Project.open(saved).workspace.notes) == 1


def test_a_name_is_never_markup(qtbot: QtBot, window: MainWindow, saved: Path) -> None:
    path = saved.with_name("<b>x[*].bleu")
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        window.saver.save(path)
    assert window.windowTitle() == "<b>x[*][*].bleu[*]"
    note(window)
    assert not close(window)
    assert "<b>x[*].bleu" in question(window).text()
    question(window).button(Button.Cancel).click()
    assert sorted(os.listdir(saved.parent)) == sorted([path.name, saved.name])


def test_what_is_kept_already_is_not_asked_about(window: MainWindow, saved: Path) -> None:
    window.project.keep(EVERYTHING)
    assert not [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    assert window.saver.task is None
    window.project.keep(Kept(texts=False))
    question(window).reject()
    assert window.session.project.kept == EVERYTHING
    assert window.window_actions.keep[EVERYTHING].isChecked()


def test_without_a_project_there_is_nothing_to_keep_or_remove(window: MainWindow) -> None:
    window.project.keep(Kept(texts=False))
    assert not [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    assert window.saver.task is None
