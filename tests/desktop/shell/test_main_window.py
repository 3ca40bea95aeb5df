"""What the window itself does: files that are chosen, what is copied, and its looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QStatusTipEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QSplitter, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.inputs.settings_panel import SettingsPanel
from bleu_desktop.report.report_choices import ReportChoices
from bleu_desktop.report.report_dialog import ReportDialog
from bleu_desktop.session.session import State
from bleu_desktop.shared.file_drops import DropTarget
from bleu_desktop.shell import main_window
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.project_actions import ProjectActions
from bleu_desktop.shell.recent_files import PROJECT, RecentFiles
from bleu_desktop.shell.result_panel import ResultPanel
from bleu_desktop.shell.scores_question import ScoresQuestion
from bleu_desktop.shell.status_note import StatusNote
from bleu_desktop.shell.text_question import TextQuestion
from bleu_score.marked.parts import View
from bleu_score.samples import find_sample
from tests.helpers.driving import GOOD, REFERENCE, drop, file_list, part, wait_for

Write = Callable[[str, list[str]], Path]


def names(window: MainWindow) -> dict[str, list[str]]:
    return {
        role.name: [row.name for row in window.session.files[role]]
        for role in Role
        if window.session.files[role]
    }


def choose(window: MainWindow, *paths: Path) -> None:
    """Choose files in the dialog that is open."""
    [dialog] = (each for each in window.findChildren(QFileDialog) if each.isVisible())
    dialog.filesSelected.emit([str(path) for path in paths])
    dialog.reject()


@pytest.mark.parametrize("way", ["files", "role", "folder"])
def test_chosen_files_go_to_their_lists(window: MainWindow, write: Write, way: str) -> None:
    reference, other = write("reference.txt", REFERENCE), write("mt.txt", GOOD)
    if way == "folder":
        window.choose_folder()
        choose(window, reference.parent)
        assert sum(map(len, names(window).values())) >= 1
        assert window.preferences.folder == str(reference.parent.parent)
        return
    window.choose_files(Role.CANDIDATE if way == "role" else None)
    choose(window)
    assert names(window) == {}
    assert window.preferences.folder == ""
    window.choose_files(Role.CANDIDATE if way == "role" else None)
    choose(window, reference, other)
    assert names(window) == (
        {"CANDIDATE": ["reference.txt", "mt.txt"]}
        if way == "role"
        else {"REFERENCE": ["reference.txt"], "CANDIDATE": ["mt.txt"]}
    )
    assert window.preferences.folder == str(reference.parent)


def test_scores_are_copied_with_intervals_where_they_mean_something(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], write: Write
) -> None:
    actions, clipboard = window.window_actions, QApplication.clipboard()
    # Two segments are enough.
    write(files["reference"].name, REFERENCE[:2])
    drop(window, [files["reference"], write(files["good"].name, GOOD[:2])])
    settings = window.session.settings
    window.session.work.set_settings(
        replace(settings, resampling=replace(settings.resampling, confidence=True, resamples=40))
    )
    wait_for(qtbot, window, State.SCORED)
    actions.copy_score.trigger()
    name, score, signature = clipboard.text().splitlines()
    assert name == "good.en.txt"
    assert score.startswith("BLEU ")
    assert " · " in score
    assert "text/html" in clipboard.mimeData().formats()
    actions.copy_signature.trigger()
    assert clipboard.text() == signature
    assert "text/html" not in clipboard.mimeData().formats()
    window.session.clear()
    drop(window, [write("reference.txt", REFERENCE[:1]), write("mt.txt", GOOD[:1])])
    wait_for(qtbot, window, State.SCORED)
    actions.copy_score.trigger()
    assert " · " not in clipboard.text()


def open_dialog(window: MainWindow) -> QFileDialog:
    [dialog] = (each for each in window.findChildren(QFileDialog) if each.isVisible())
    return dialog


def test_other_files_take_the_places_of_texts_or_become_versions_of_them(
    window: MainWindow, write: Write, tmp_path: Path
) -> None:
    mode, actions, files = QFileDialog.FileMode, window.window_actions, window.session.files
    folder, other = tmp_path / "folder", tmp_path / "other"
    for path in (folder, other):
        path.mkdir()
    files.add(Role.CANDIDATE, [folder])
    actions.exchange_wanted.emit(files[Role.CANDIDATE][0])
    assert open_dialog(window).fileMode() is mode.Directory
    choose(window, other)
    assert names(window) == {"CANDIDATE": ["other"]}
    assert window.preferences.folder == str(tmp_path)
    actions.exchange_wanted.emit(files[Role.CANDIDATE][0])
    choose(window)
    assert names(window) == {"CANDIDATE": ["other"]}
    files.clear()
    first, second, third = (write(f"{n}.txt", GOOD) for n in (1, 2, 3))
    files.add(Role.CANDIDATE, [second])
    actions.exchange_wanted.emit(files[Role.CANDIDATE][0])
    dialog = open_dialog(window)
    assert dialog.fileMode() is mode.ExistingFile
    assert "version" not in dialog.windowTitle()
    choose(window, third, first)
    assert names(window) == {"CANDIDATE": ["3.txt"]}
    files.clear()
    files.add(Role.CANDIDATE, [second])
    for wanted, path, pair in (
        (lambda: actions.earlier_wanted.emit(files[Role.CANDIDATE][0]), first, (first, second)),
        (actions.later_wanted.emit, third, (second, third)),
    ):
        wanted()
        earlier = pair[0] is first
        title = f"Choose the {'earlier' if earlier else 'later'} version"
        assert open_dialog(window).windowTitle() == title
        choose(window, path)
        assert names(window) == {"CANDIDATE": [pair[0].name], "REFERENCE": [pair[1].name]}
        assert window.session.suggestions.are_compared


def test_only_files_are_taken_from_other_programs(window: MainWindow) -> None:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    (target,) = window.centralWidget().findChildren(DropTarget, options=direct)
    for url, is_taken in (("https://example.org/a.txt", False), ("file:///a.txt", True)):
        data = QMimeData()
        data.setUrls([QUrl(url)])
        actions, buttons = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
        keys = Qt.KeyboardModifier.NoModifier
        event = QDragEnterEvent(QPoint(5, 5), actions, data, buttons, keys)
        event.ignore()
        window.dragEnterEvent(event)
        assert event.isAccepted() is is_taken
        assert target.isVisible() is is_taken
    window.dragLeaveEvent(QDragLeaveEvent())
    assert target.isHidden()


def test_recent_files_are_opened_and_projects_as_projects(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []
    monkeypatch.setattr(ProjectActions, "open", lambda _, path: opened.append(path))
    monkeypatch.setattr(RecentFiles, "open", lambda _, files: opened.append(files))
    files = {"reference": ["/a.txt"]}
    window.window_actions.recent_wanted.emit(files)
    window.window_actions.recent_wanted.emit({PROJECT: ["/a.bleu", "/b.bleu"]})
    assert opened == [files, Path("/a.bleu")]


def outer_splitters(window: MainWindow) -> list[QSplitter]:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return window.centralWidget().findChildren(QSplitter, options=direct)


def test_the_size_and_the_view_are_remembered_unless_the_user_stays(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = window.preferences
    monkeypatch.setattr(ProjectActions, "may_close", lambda _: False)
    assert not window.close()
    assert preferences.geometry.isEmpty()
    monkeypatch.undo()
    window.resize(777, 555)
    window.session.navigation.view = View.DIFFERENCES
    [splitter] = outer_splitters(window)
    splitter.setSizes([333, 444])
    sizes = splitter.sizes()
    assert window.close()
    assert preferences.view is View.DIFFERENCES
    again = MainWindow(preferences)
    assert again.size() == window.size()
    again.show()
    assert [each.sizes() for each in outer_splitters(again)] == [sizes]
    again.project.discard()
    again.close()
    assert again.session.navigation.view is View.DIFFERENCES
    again.deleteLater()


@pytest.mark.parametrize(
    ("language", "has_font", "told"),
    [("zh_CN", False, True), ("zh_TW", False, True), ("zh_CN", True, False), ("en", False, False)],
)
def test_a_missing_font_is_named(
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    has_font: bool,
    told: bool,
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(main_window, "current_language", lambda: language)
    monkeypatch.setattr(main_window, "has_chinese_font", lambda: has_font)
    monkeypatch.setattr(StatusNote, "show_message", lambda _, text: shown.append(text))
    window.check_fonts()
    assert bool(shown) is told
    assert not told or "fonts-noto-cjk" in shown[0]


def test_what_a_widget_reports_is_confirmed(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(StatusNote, "confirm", lambda _, text: told.append(text))
    assert window.event(QStatusTipEvent("Copied"))
    window.event(QStatusTipEvent(""))
    assert told == ["Copied"]


def test_themes_and_sizes_are_switched_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied: list[str] = []
    rebuilt: list[bool] = []
    monkeypatch.setattr(main_window.theme, "apply_theme", applied.append)
    monkeypatch.setattr(MainWindow, "rebuild", lambda _: rebuilt.append(True))
    window.switch_theme("dark")
    themes = window.window_actions.themes
    assert [name for name, action in themes.items() if action.isChecked()] == ["dark"]
    # Only the system's theme follows the system.
    window._follow_system()
    assert applied == ["dark"]
    window.switch_theme("system")
    window._follow_system()
    assert applied == ["dark", "system", "system"]
    window.switch_zoom(100)
    assert rebuilt == []
    window.switch_zoom(125)
    assert (window.preferences.zoom, rebuilt) == (125, [True])
    window.switch_zoom(100)


def focus(window: MainWindow) -> str:
    """Return which part of the window has the focus."""
    focus = window.focusWidget()
    if focus is None:
        return "none"
    is_result = part(window, ResultPanel).isAncestorOf(focus)
    return "result" if is_result else type(focus).__name__


@pytest.fixture
def active(window: MainWindow, qtbot: QtBot) -> MainWindow:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def without_focus(window: MainWindow) -> None:
    if (focus := window.focusWidget()) is not None:
        focus.clearFocus()
    assert QApplication.focusWidget() is None


@pytest.mark.parametrize("kind", [TextQuestion, ScoresQuestion])
def test_after_a_question_the_focus_is_on_the_result_unless_it_is_elsewhere(
    active: MainWindow, kind: type
) -> None:
    question = active.findChild(kind)
    without_focus(active)
    question.closed.emit()
    assert focus(active) == "result"
    list_of_files: QWidget = file_list(active, Role.REFERENCE).tree
    list_of_files.setFocus()
    question.closed.emit()
    assert QApplication.focusWidget() is list_of_files


def test_the_button_that_cancels_hands_its_focus_to_the_result(
    active: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    status, tree = part(active, StatusNote), file_list(active, Role.REFERENCE).tree
    for start in (tree, status.cancel_button):
        status.start_work()
        qtbot.waitUntil(status.cancel_button.isVisible)
        start.setFocus()
        drop(active, [files["reference" if start is tree else "good"]])
        wait_for(qtbot, active, State.INCOMPLETE if start is tree else State.SCORED)
        if start is tree:
            assert QApplication.focusWidget() is tree
    assert focus(active) == "result"
    assert status.cancel_button.isHidden()


def test_a_window_made_anew_keeps_what_was_typed_and_a_focus(active: MainWindow) -> None:
    without_focus(active)
    active.rebuild()
    assert focus(active) == "none"
    field = QLineEdit(part(active, ResultPanel))
    field.show()
    field.setFocus()
    typed: list[str] = []
    field.editingFinished.connect(lambda: typed.append(field.text()))
    field.setText("typed")
    active.rebuild()
    assert typed == ["typed"]
    # The new panel has no such field.
    assert focus(active) == "result"


def test_only_a_window_that_keeps_unsaved_work_offers_it(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[object] = []
    monkeypatch.setattr(ProjectActions, "offer", lambda _, recovery: offered.append(recovery))
    window.offer_recovered()
    assert offered == []
    other = MainWindow(window.preferences, recovery=tmp_path)
    other.offer_recovered()
    assert offered == [other.recovery]
    assert offered != [None]
    other.close()
    other.deleteLater()


@pytest.mark.parametrize("has_source", [False, True])
def test_a_sample_is_shown_with_all_it_has(window: MainWindow, has_source: bool) -> None:
    sample = find_sample("en")
    window.show_sample(sample._replace(source=sample.references[0] if has_source else None))
    assert {name: len(texts) for name, texts in names(window).items()} == {
        "REFERENCE": len(sample.references),
        "CANDIDATE": len(sample.candidates),
    } | ({"SOURCE": 1} if has_source else {})


def test_progress_is_shown_while_a_project_is_saved(
    window: MainWindow,
    qtbot: QtBot,
    files: dict[str, Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    shown: list[bool] = []
    monkeypatch.setattr(StatusNote, "start_work", lambda _: shown.append(True))
    monkeypatch.setattr(StatusNote, "end_work", lambda _: shown.append(False))
    window.saver.save(tmp_path / "a.bleu")
    assert shown == [True]
    qtbot.waitUntil(lambda: window.saver.task is None, timeout=10_000)
    assert shown[-1] is False
    # A score that is being computed is shown on.
    shown.clear()
    window.session.files.reload()
    assert window.session.is_working
    window._show_task()
    assert False not in shown
    wait_for(qtbot, window, State.SCORED)


def test_settings_are_opened_also_where_the_inputs_are_hidden(active: MainWindow) -> None:
    settings = part(active, SettingsPanel)
    for _ in range(2):
        active.window_actions.settings_wanted.emit()
        field = settings.rows.field("target_language")
        assert field.isVisible()
        assert field.hasFocus()
    active.toggle_inputs()
    assert not settings.isVisible()
    active.window_actions.settings_wanted.emit()
    assert settings.rows.field("target_language").hasFocus()


def test_a_report_of_a_score_is_asked_for_beside_its_texts(
    active: MainWindow, qtbot: QtBot, files: dict[str, Path], tmp_path: Path
) -> None:
    active.show_report()
    assert not active.findChildren(ReportDialog)
    drop(active, [files["reference"], files["good"]])
    wait_for(qtbot, active, State.SCORED)
    active.window_actions.report.trigger()
    dialog = part(active, ReportDialog)
    chosen = ReportChoices(folder=str(tmp_path))
    dialog.saved.emit(chosen)
    assert active.preferences.report == chosen.as_dict()
    without_focus(active)
    dialog.reject()
    qtbot.waitUntil(lambda: focus(active) == "result")
