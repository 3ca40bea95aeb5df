"""Projects in the window: saved work comes back, nothing is lost, and questions are necessary."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.projects.kept import Kept
from bleu_core.projects.project import Project
from bleu_core.settings import PairingOptions, Resampling, Settings
from bleu_core.workspace.notes import Note, SegmentVerdict
from bleu_desktop.segments.segments_page import SegmentsPage
from bleu_desktop.session.project_saver import Decision, ProjectSaver
from bleu_desktop.session.session import State
from bleu_desktop.shared.jobs import running_jobs
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.preferences import Preferences
from tests.helpers.driving import GOOD, REFERENCE, WEAK, part, visible_text, wait_for
from tests.helpers.projects import numbers_of

Write = Callable[[str, list[str]], Path]

NOTE = Note(SegmentVerdict.TERMINOLOGY, "old town, not city", bookmarked=True)


def score(qtbot: QtBot, window: MainWindow, files: dict[str, Path]) -> None:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"], files["weak"]])
    wait_for(qtbot, window, State.SCORED)


def save(qtbot: QtBot, saver: ProjectSaver, path: Path | None = None, *, keep: bool = True) -> None:
    with qtbot.waitSignal(saver.saved, timeout=10_000):
        saver.save(path, keep=Kept(texts=keep))


def open_project(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    with qtbot.waitSignal(window.saver.opened, timeout=10_000):
        window.saver.open(path)


@pytest.fixture
def saved(qtbot: QtBot, window: MainWindow, files: dict[str, Path], tmp_path: Path) -> Path:
    """Save a project with a result of two candidates, a note and a name; return its path."""
    score(qtbot, window, files)
    window.session.notes.set_note(1, 0, NOTE)
    window.session.files.rename(window.session.files[Role.CANDIDATE][1], "Weak one")
    wait_for(qtbot, window, State.SCORED)
    path = tmp_path / "test.bleu"
    save(qtbot, window.saver, path)
    return path


@pytest.fixture
def other(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """Return a second window."""
    other = MainWindow(Preferences(remember=False))
    qtbot.addWidget(other, before_close_func=lambda each: each.project.discard())
    return other


def test_a_run_recorded_after_the_files_changed_is_of_the_new_files(
    qtbot: QtBot, window: MainWindow, write: Write, tmp_path: Path
) -> None:
    from bleu_score.terminal.main import main

    arguments = [str(write("ref.txt", REFERENCE)), "-i", str(write("mt.txt", WEAK)), "-q"]
    path = tmp_path / "builds.bleu"
    assert main([*arguments, "--record", str(path)]) == 0
    write("mt.txt", GOOD)
    assert main([*arguments, "--record", str(path)]) == 0
    checked: list[object] = []
    window.saver.inputs_checked.connect(checked.extend)
    open_project(qtbot, window, path)
    assert window.session.project.shown is not None
    assert window.session.project.shown.number == 2
    qtbot.waitUntil(lambda: len(checked) == 2)
    assert {each.status for each in checked} == {"unchanged"}  # type: ignore[attr-defined]


def test_a_run_of_other_inputs_does_not_hide_the_result(
    qtbot: QtBot, saved: Path, window: MainWindow, other: MainWindow, write: Write
) -> None:
    """The terminal can record a run of any files in the same project."""
    from bleu_core.api.evaluation import evaluate

    before = window.session.evaluation
    Project.open(saved).record(evaluate(candidates=[["x y"]], references=[["x z"]]))
    for entry in window.session.files.entries():
        entry.path.unlink()
    open_project(qtbot, other, saved)
    after = other.session.evaluation
    assert before is not None
    assert after is not None
    assert before.to_dict() == after.to_dict()
    assert other.session.project.shown is not None
    assert other.session.project.shown.number == 1
    assert len(other.session.project.runs) == 2


def test_a_saved_result_comes_back_without_scoring(
    qtbot: QtBot, saved: Path, window: MainWindow, other: MainWindow
) -> None:
    states = []
    other.session.state_changed.connect(lambda: states.append(other.session.state))
    open_project(qtbot, other, saved)
    assert states == [State.SCORED]
    before, after = window.session.evaluation, other.session.evaluation
    assert before is not None
    assert after is not None
    assert before.to_dict(segment_scores=True) == after.to_dict(segment_scores=True)
    assert after.aligned.candidates[1].segments == tuple(WEAK)
    assert [entry.name for entry in other.session.files[Role.CANDIDATE]] == [
        "good.en.txt",
        "Weak one",
    ]
    assert other.session.notes.note(1, 0) == NOTE
    assert [document.segments for document in other.session.originals] == [
        tuple(REFERENCE),
        tuple(GOOD),
        tuple(WEAK),
    ]
    assert not other.saver.modified
    assert len(other.session.project.runs) == 1
    assert other.windowTitle() == "test.bleu[*]"


def test_only_changes_that_took_work_are_asked_about(
    qtbot: QtBot, window: MainWindow, files: dict[str, Path]
) -> None:
    saver, session = window.saver, window.session

    def decisions() -> tuple[Decision, ...]:
        saver.look()
        assert saver.modified == bool(saver.decisions)
        return saver.decisions

    assert decisions() == ()
    score(qtbot, window, files)
    session.work.set_settings(Settings(metrics=("bleu", "chrf"), lowercase=True))
    assert decisions() == ()
    session.work.set_pairing(PairingOptions(by="position"))
    assert decisions() == (Decision.PAIRING,)
    session.work.set_settings(replace(session.settings, normalize=("t2s",)))
    session.files.rename(session.files[Role.CANDIDATE][0], "Ours")
    assert decisions() == (Decision.PAIRING, Decision.NAMES)
    session.notes.set_note(0, 0, NOTE)
    session.files.remove(session.files[Role.CANDIDATE])
    assert decisions() == (Decision.PAIRING, Decision.ABSENT_NOTES)
    session.clear()
    assert decisions() == ()
    text = Document.from_segments("pasted", ["The cat."])
    session.open_documents({Role.REFERENCE: [text], Role.CANDIDATE: [text]})
    assert decisions() == (Decision.PASTED,)


def test_a_project_is_modified_if_anything_differs_from_its_file(
    qtbot: QtBot, window: MainWindow, saved: Path
) -> None:
    session, saver = window.session, window.saver
    assert not saver.modified
    session.notes.set_note(0, 0, NOTE)
    qtbot.waitUntil(lambda: saver.modified)
    assert window.isWindowModified()
    session.work.undo()
    qtbot.waitUntil(lambda: not saver.modified)
    session.work.set_settings(Settings(lowercase=True))
    wait_for(qtbot, window, State.SCORED)
    qtbot.waitUntil(lambda: saver.modified)
    save(qtbot, saver)
    assert not saver.modified
    assert len(session.project.runs) == 2


def test_a_project_is_not_modified_because_it_is_scored_again(
    window: MainWindow, saved: Path
) -> None:
    window.session.score_again()
    assert window.session.state is State.WORKING
    window.saver.look()
    assert not window.saver.modified
    # Its note and its name are in the file.
    assert window.saver.decisions == ()


def test_a_result_is_recorded_once(qtbot: QtBot, window: MainWindow, saved: Path) -> None:
    session, saver = window.session, window.saver
    session.notes.set_note(0, 0, NOTE)
    save(qtbot, saver)
    # Reading the same files again gives the same result.
    session.read_files()
    wait_for(qtbot, window, State.SCORED)
    save(qtbot, saver)
    assert len(session.project.runs) == 1
    assert len(Project.open(saved).workspace.notes) == 2


def test_texts_that_are_not_kept_are_not_in_the_file(
    qtbot: QtBot, window: MainWindow, other: MainWindow, saved: Path, files: dict[str, Path]
) -> None:
    assert b"old town." in _all_texts(saved)
    save(qtbot, window.saver, keep=False)
    for secret in (b"old town.", b"The cat sat"):
        assert secret not in _all_texts(saved)
    assert not window.session.project.runs[0].has_texts
    for path in files.values():
        path.unlink()
    before = window.session.evaluation
    open_project(qtbot, other, saved)
    evaluation = other.session.evaluation
    assert evaluation is not None
    assert not evaluation.has_texts
    assert before is not None
    assert numbers_of(evaluation) == numbers_of(before)
    assert other.session.notes.note(1, 0) == NOTE


def _all_texts(path: Path) -> bytes:
    """Return everything in a project file, unpacked."""
    import sqlite3
    import zlib

    connection = sqlite3.connect(path)
    packs = [zlib.decompress(data) for (data,) in connection.execute("SELECT data FROM pack")]
    rest = str(connection.execute("SELECT * FROM run").fetchall()).encode()
    connection.close()
    return b"".join(packs) + rest + path.read_bytes()


@pytest.fixture
def numbers_only(qtbot: QtBot, window: MainWindow, saved: Path, files: dict[str, Path]) -> Path:
    """Save a project without texts, and delete its files; return the project's path."""
    save(qtbot, window.saver, keep=False)
    window.session.clear()
    for path in files.values():
        path.rename(path.with_suffix(".gone"))
    return saved


def bring_back(files: dict[str, Path]) -> None:
    for path in files.values():
        path.with_suffix(".gone").rename(path)


@pytest.mark.parametrize("page", ["segments", "compare", "pairing", "checks"])
def test_pages_say_that_texts_are_not_kept(
    qtbot: QtBot, numbers_only: Path, other: MainWindow, page: str
) -> None:
    other.show()
    open_project(qtbot, other, numbers_only)
    other.session.navigation.open_page(page)
    qtbot.waitUntil(lambda: not running_jobs(other.session), timeout=10_000)
    if page != "compare":
        assert "This project keeps numbers only, not the texts." in visible_text(other)
    for text in ("(empty)", "No problems found", "Nothing needs attention"):
        assert text not in visible_text(other)
    assert other.crash_guard.dialog is None


def test_segments_without_texts_show_their_numbers(
    qtbot: QtBot, numbers_only: Path, other: MainWindow
) -> None:
    other.show()
    open_project(qtbot, other, numbers_only)
    other.session.navigation.open_segment(1)
    page = part(other, SegmentsPage)
    qtbot.waitUntil(lambda: page.view.segments.rowCount() == 3 and not page.is_working())
    assert page.view.segments.columns == (
        "place", "note", "bleu", "length_ratio", "contribution"
    )  # fmt: skip
    assert not other.window_actions.find.isEnabled()
    page.open_find()
    assert page.find_bar.isHidden()
    blocks = [*page.detail.references, *page.detail.candidates]
    assert {block.text.toPlainText() for block in blocks} == {"(text not kept)"}
    # Nothing is computed from missing texts.
    qtbot.waitUntil(lambda: not running_jobs(other.session))
    assert page.detail.reasons.isHidden()
    # The clipboard may still have texts copied by another test.
    QGuiApplication.clipboard().clear()
    page.view.selectAll()
    page.view.copier.copy()
    qtbot.waitUntil(lambda: "BLEU" in QGuiApplication.clipboard().text())
    assert "Reference" not in QGuiApplication.clipboard().text()


def test_texts_that_are_not_kept_are_shown_from_unchanged_files(
    qtbot: QtBot, numbers_only: Path, other: MainWindow, files: dict[str, Path]
) -> None:
    bring_back(files)
    with qtbot.waitSignal(other.saver.inputs_checked, timeout=10_000):
        open_project(qtbot, other, numbers_only)
    evaluation = other.session.evaluation
    assert evaluation is not None
    assert evaluation.aligned.candidates[0].segments == tuple(GOOD)
    assert other.session.notes.note(1, 0) == NOTE
    assert not other.saver.modified
    qtbot.waitUntil(lambda: other.session.text_check.report is not None, timeout=10_000)
    # The project does not get the texts.
    save(qtbot, other.saver, keep=False)
    assert b"old town." not in _all_texts(numbers_only)


def test_changed_files_are_not_shown_as_the_scored_texts(
    qtbot: QtBot, numbers_only: Path, other: MainWindow, files: dict[str, Path]
) -> None:
    bring_back(files)
    files["good"].write_text("Another text.\nIt rained.\nWe stayed.\n")
    with qtbot.waitSignal(other.saver.inputs_checked, timeout=10_000):
        open_project(qtbot, other, numbers_only)
    assert other.session.evaluation is not None
    assert not other.session.evaluation.has_texts


def test_without_texts_and_files_the_recorded_result_stays(
    qtbot: QtBot, numbers_only: Path, other: MainWindow
) -> None:
    open_project(qtbot, other, numbers_only)
    with qtbot.waitSignal(other.session.recorded_again):
        other.session.work.set_settings(Settings(lowercase=True))
    assert other.session.state is State.SCORED
    assert other.session.settings == Settings()
    assert other.session.notes.note(1, 0) == NOTE
    assert "Showing the recorded result." in other.notices.all()[-1].text


def test_intervals_need_no_texts(qtbot: QtBot, numbers_only: Path, other: MainWindow) -> None:
    open_project(qtbot, other, numbers_only)
    other.session.work.set_settings(Settings(resampling=Resampling(confidence=True)))
    wait_for(qtbot, other, State.SCORED)
    evaluation = other.session.evaluation
    assert evaluation is not None
    assert evaluation.candidates[0].bleu.interval is not None


@pytest.fixture
def folders(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> Path:
    """Save a project of two folders, with a note about a file; return the project's path."""
    for folder, lines in (("references", REFERENCE), ("ours", WEAK)):
        (tmp_path / folder).mkdir()
        for number, name in enumerate(("a.txt", "b.txt")):
            own = [*lines, *lines[:number]]
            (tmp_path / folder / name).write_text("".join(f"{line}\n" for line in own))
    session = window.session
    session.files.add(Role.REFERENCE, [tmp_path / "references"])
    session.files.add(Role.CANDIDATE, [tmp_path / "ours"])
    wait_for(qtbot, window, State.PAIRED)
    session.accept_pairing()
    wait_for(qtbot, window, State.SCORED)
    session.folders.show("b.txt")
    session.notes.set_note(1, 0, NOTE)
    path = tmp_path / "folders.bleu"
    save(qtbot, window.saver, path)
    return path


def test_folders_come_back_without_scoring(
    qtbot: QtBot, folders: Path, window: MainWindow, other: MainWindow
) -> None:
    assert not window.saver.modified
    [run] = window.session.project.runs
    assert run.is_of_folders
    states = []
    other.session.state_changed.connect(lambda: states.append(other.session.state))
    open_project(qtbot, other, folders)
    assert states == [State.SCORED]
    before, after = window.session.folders.result, other.session.folders.result
    assert before is not None
    assert after is not None
    assert [file.percent for file in after.files] == [file.percent for file in before.files]
    assert not other.saver.modified
    other.session.folders.show("b.txt")
    assert other.session.notes.note(1, 0) == NOTE
    assert not other.saver.modified
    # The project keeps the texts, so it can be scored with other settings without the files.
    shutil.rmtree(folders.with_name("ours"))
    other.session.work.set_settings(Settings(lowercase=True))
    wait_for(qtbot, other, State.SCORED)
    assert not other.session.folders.result.broken  # type: ignore[union-attr]


def test_pasted_texts_that_are_not_kept_are_not_looked_for(
    qtbot: QtBot, window: MainWindow, other: MainWindow, tmp_path: Path
) -> None:
    reference, candidate = (
        Document.from_segments(name, lines)
        for name, lines in (("Pasted reference", REFERENCE), ("Pasted candidate", GOOD))
    )
    window.session.open_documents({Role.REFERENCE: [reference], Role.CANDIDATE: [candidate]})
    wait_for(qtbot, window, State.SCORED)
    path = tmp_path / "pasted.bleu"
    save(qtbot, window.saver, path, keep=False)
    assert b"old town." not in _all_texts(path)
    with qtbot.waitSignal(other.saver.inputs_checked, timeout=10_000):
        open_project(qtbot, other, path)
    assert [bar.text for bar in other.notices.all()] == []
    assert other.session.evaluation is not None
    assert not other.session.evaluation.has_texts
    assert not other.saver.modified
    save(qtbot, window.saver, path)
    save(qtbot, window.saver, tmp_path / "kept.bleu")
    open_project(qtbot, other, tmp_path / "kept.bleu")
    other.session.work.set_settings(Settings(lowercase=True))
    wait_for(qtbot, other, State.SCORED)


def test_a_save_that_waits_for_an_opening_starts_when_that_is_cancelled(
    qtbot: QtBot, window: MainWindow, saved: Path, tmp_path: Path
) -> None:
    path = tmp_path / "second.bleu"
    window.saver.open(saved)
    window.saver.save(path)
    assert window.saver.task == "open"
    with qtbot.waitSignal(window.saver.saved, timeout=10_000):
        window.saver.cancel()
        assert window.saver.task == "save"
    assert window.saver.task is None
    assert Project.open(path).workspace.names == Project.open(saved).workspace.names
