"""What is told about a project, with what can be done about it."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog

from bleu_core.files.errors import FileMissing
from bleu_core.projects.errors import ProjectConflict, ProjectNotSaved
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.notices import Notice
from bleu_desktop.shell.project_actions import ProjectActions

PATH, OTHER = Path("/x/a.bleu"), Path("/x/b.bleu")


def words(notice: Notice) -> list[str]:
    return [action.words for action in notice.actions]


def tracked(*names: str) -> list[Any]:
    return [SimpleNamespace(path=Path("/x", name)) for name in names]


@pytest.fixture
def project(window: MainWindow) -> ProjectActions:
    return window.project


RECORDED = "Showing the recorded result."


@pytest.mark.parametrize(
    ("changed", "missing", "is_recorded", "text", "actions"),
    [
        (["a.txt"], [], True, f"Changed since they were scored: a.txt. {RECORDED}",
         ["Score again"]),
        ([], ["b\nc.txt"], True, f"Not found: b␣c.txt. {RECORDED}", ["Locate…"]),
        (["a.txt"], ["b.txt"], False,
         "Changed since they were scored: a.txt. Not found: b.txt. Using the recorded texts.",
         ["Locate…"]),
    ],
)  # fmt: skip
def test_files_that_changed_or_are_gone_are_named(
    window: MainWindow,
    project: ProjectActions,
    monkeypatch: pytest.MonkeyPatch,
    changed: list[str],
    missing: list[str],
    is_recorded: bool,
    text: str,
    actions: list[str],
) -> None:
    shown = window.session.evaluation if is_recorded else object()
    monkeypatch.setattr(window.session, "recorded", SimpleNamespace(evaluation=shown))
    notice = project._state_of_inputs(tracked(*changed), tracked(*missing))
    assert notice.words == text
    assert words(notice) == actions
    assert notice.is_problem is bool(missing)
    monkeypatch.undo()


def test_a_window_that_saves_is_closed_afterwards(
    window: MainWindow, project: ProjectActions, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[bool] = []
    monkeypatch.setattr(window, "close", lambda: closed.append(True))
    monkeypatch.setattr(window.saver, "task", "save")
    assert not project.may_close()
    monkeypatch.setattr(window.saver, "task", None)
    window.saver.saved.emit()
    assert closed == [True]
    assert project.may_close()
    monkeypatch.undo()


def test_the_first_missing_file_is_asked_for(
    window: MainWindow, project: ProjectActions, monkeypatch: pytest.MonkeyPatch
) -> None:
    located: list[object] = []
    monkeypatch.setattr(window.saver, "locate", lambda *paths: located.append(paths))
    monkeypatch.setattr(window.saver, "check_inputs", lambda: located.append("checked"))
    project._locate(tracked("a.txt", "b.txt"))
    [dialog] = window.findChildren(QFileDialog)
    dialog.fileSelected.emit("/y/a.txt")
    dialog.reject()
    assert located == [(Path("/x/a.txt"), Path("/y/a.txt")), "checked"]


KEPT = "Nothing is lost: your work is still here."


@pytest.mark.parametrize(
    ("task", "error", "path", "actions", "is_kept"),
    [
        ("open", FileMissing(PATH), PATH, [], False),
        ("save", ProjectNotSaved(PATH, "full"), PATH, ["Try again", "Save as…"], True),
        ("save", ProjectNotSaved(OTHER, "full"), OTHER, ["Save as…"], True),
        ("save", ProjectConflict(PATH), PATH, ["Save as…", "Open the other version"], False),
    ],
)
def test_a_failure_has_its_ways_out(
    project: ProjectActions,
    monkeypatch: pytest.MonkeyPatch,
    task: str,
    error: Any,
    path: Path,
    actions: list[str],
    is_kept: bool,
) -> None:
    monkeypatch.setattr(project, "_project", SimpleNamespace(path=PATH))
    notice = project._failure(task, path, error)
    monkeypatch.undo()
    assert words(notice) == actions
    assert notice.is_problem
    assert notice.words.endswith(KEPT) is is_kept


@pytest.mark.parametrize("name", ["a.bleu", None])
def test_work_that_was_left_behind_is_offered(project: ProjectActions, name: str | None) -> None:
    opened: list[object] = []
    work: Any = SimpleNamespace(
        project=Path(name) if name else None,
        names=["x\ny", "z"],
        date=datetime(2026, 5, 4, 12, 0).astimezone(),
        discard=lambda: opened.append("discarded"),
        leave=lambda: opened.append("left"),
    )
    recovery: Any = SimpleNamespace(open=opened.append)
    notice = project._offer(recovery, work)
    assert words(notice) == ["Open", "Discard"]
    assert not notice.is_problem
    assert notice.words.endswith(": a.bleu." if name else ": x␣y, z.")
    for action in notice.actions:
        action.run()
    assert notice.closed is not None
    notice.closed()
    assert opened == [work, "discarded", "left"]


def test_unprotected_work_is_told_as_long_as_it_is(
    window: MainWindow, project: ProjectActions
) -> None:
    recovery: Any = SimpleNamespace(is_failing=True)
    project._show_unprotected(recovery)
    [bar] = window.notices.all()
    assert bar.text.startswith("A crash would lose your unsaved work")
    assert words(bar.notice) == ["Save as…"]
    assert bar.notice.is_problem
    recovery.is_failing = False
    project._show_unprotected(recovery)
    assert window.notices.all() == []


@pytest.mark.parametrize("agrees", [True, False])
def test_a_recorded_score_that_is_wrong_is_a_problem(
    window: MainWindow, project: ProjectActions, monkeypatch: pytest.MonkeyPatch, agrees: bool
) -> None:
    monkeypatch.setattr(
        "bleu_desktop.shell.project_actions.messages_projects.verification_text", lambda _: "Text."
    )
    project._show_verified(SimpleNamespace(agrees=agrees))  # type: ignore[arg-type]
    [bar] = window.notices.all()
    assert (bar.text, bar.notice.is_problem) == ("Text.", not agrees)


def test_files_are_told_about_as_long_as_the_recorded_result_is_there(
    window: MainWindow, project: ProjectActions, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed: Any = SimpleNamespace(path=Path("/x/a.txt"), status="changed")
    missing: Any = SimpleNamespace(path=Path("/x/b.txt"), status="missing")
    same: Any = SimpleNamespace(path=Path("/x/c.txt"), status="same")
    for inputs in ([same], [same, changed], [missing]):
        # Without a recorded result, the files are read anyway.
        project._show_inputs(inputs)
        assert window.notices.all() == []
    monkeypatch.setattr(window.session, "recorded", SimpleNamespace(evaluation=None))
    for inputs, text in (([same, changed], "Changed"), ([missing], "Not found"), ([same], "")):
        project._show_inputs(inputs)
        assert [bar.text.startswith(text) for bar in window.notices.all()] == [True] * bool(text)
    project._show_inputs([changed])
    project.show()
    [bar] = window.notices.all()
    assert bar.text == f"Changed since they were scored: a.txt. {RECORDED}"
    # What is shown since is something else.
    monkeypatch.setattr(window.session, "recorded", SimpleNamespace(evaluation=object()))
    project.show()
    [bar] = window.notices.all()
    assert bar.text.endswith("Using the recorded texts.")
    monkeypatch.setattr(window.session, "recorded", None)
    project.show()
    assert window.notices.all() == []
    monkeypatch.undo()


def test_what_is_told_about_a_project_stands_below_each_other(
    window: MainWindow, project: ProjectActions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bleu_desktop.shell.project_actions.messages_projects.verification_text", lambda _: "Text."
    )
    monkeypatch.setattr(window.session, "recorded", SimpleNamespace(evaluation=None))
    project._show_failure("save", PATH, ProjectNotSaved(PATH, "full"))
    project._show_inputs([SimpleNamespace(path=PATH, status="changed")])  # type: ignore[list-item]
    project._show_unprotected(SimpleNamespace(is_failing=True))  # type: ignore[arg-type]
    project._show_verified(SimpleNamespace(agrees=True))  # type: ignore[arg-type]
    assert len(window.notices.all()) == 4
    monkeypatch.undo()
