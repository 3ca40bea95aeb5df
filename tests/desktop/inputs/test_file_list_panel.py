"""The lists of files: order, removal, encodings, changes on disk, dragging between lists."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.session.session import State
from bleu_desktop.shared.file_drops import dropped_paths
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.message_page import MessagePage
from bleu_desktop.shell.result_panel import ResultPanel
from tests.helpers.driving import GOOD, REFERENCE, drop, file_list, part, visible_text, wait_for


def names(window: MainWindow, role: Role) -> list[str]:
    return [entry.path.name for entry in window.session.files[role]]


def cells(window: MainWindow, role: Role, row: int = 0) -> list[str]:
    item = file_list(window, role).tree.topLevelItem(row)
    return [item.text(column) for column in range(4)]


def test_a_file_shows_its_segments_encoding_and_language(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(file_list(window, Role.REFERENCE).tree, [files["reference"]])
    wait_for(qtbot, window, State.INCOMPLETE)
    assert cells(window, Role.REFERENCE) == ["reference.en.txt", "3", "UTF-8", "en"]


def test_a_guessed_encoding_is_marked_and_can_be_overruled(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "ref.es.txt"
    path.write_bytes("¿Dónde está el niño?\nMañana iré a la montaña.\n".encode("cp1252"))
    drop(file_list(window, Role.REFERENCE).tree, [path])
    wait_for(qtbot, window, State.INCOMPLETE)
    assert cells(window, Role.REFERENCE)[2] == "Windows-1252?"
    file_list(window, Role.REFERENCE).tree.topLevelItem(0).setSelected(True)
    menu = file_list(window, Role.REFERENCE).make_menu()
    encodings = next(a.menu() for a in menu.actions() if a.text() == "Encoding")
    assert [a.text() for a in encodings.actions() if a.isChecked()] == ["Detect automatically"]
    next(a for a in encodings.actions() if a.text() == "Big5").trigger()
    qtbot.waitUntil(lambda: window.session.state in (State.FAILED, State.INCOMPLETE))
    entry = window.session.files[Role.REFERENCE][0]
    assert entry.input.encoding == "Big5"
    assert (entry.error is not None) or entry.document.encoding.name == "Big5"


def test_order_is_changed_and_files_removed_by_keyboard(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    assert names(window, Role.CANDIDATE) == ["good.en.txt", "weak.en.txt"]
    tree = file_list(window, Role.CANDIDATE).tree
    tree.setFocus()
    tree.setCurrentItem(tree.topLevelItem(1))
    qtbot.keyClick(tree, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(window, Role.CANDIDATE) == ["weak.en.txt", "good.en.txt"]
    qtbot.keyClick(tree, Qt.Key.Key_Delete)
    assert names(window, Role.CANDIDATE) == ["good.en.txt"]
    wait_for(qtbot, window, State.SCORED)
    assert len(window.session.evaluation.candidates) == 1


def test_move_down_passes_one_entry(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> None:
    paths = [write(f"{name}.txt", GOOD) for name in "abc"]
    window.session.files.add(Role.CANDIDATE, paths)
    window.session.files.move([window.session.files[Role.CANDIDATE][0]], Role.CANDIDATE, 2)
    assert names(window, Role.CANDIDATE) == ["b.txt", "a.txt", "c.txt"]
    window.session.files.move([window.session.files[Role.CANDIDATE][2]], Role.CANDIDATE, 0)
    assert names(window, Role.CANDIDATE) == ["c.txt", "b.txt", "a.txt"]


def test_a_file_moves_to_another_list(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    window.session.files.add(Role.CANDIDATE, [files["good"], files["reference"]])
    window.session.files.move(window.session.files[Role.CANDIDATE][1:], Role.REFERENCE)
    wait_for(qtbot, window, State.SCORED)
    assert names(window, Role.REFERENCE) == ["reference.en.txt"]
    assert names(window, Role.CANDIDATE) == ["good.en.txt"]


def test_there_is_one_source_and_the_newest_counts(
    window: MainWindow, files: dict[str, Path]
) -> None:
    window.session.files.add(Role.SOURCE, [files["good"]])
    window.session.files.add(Role.SOURCE, [files["weak"]])
    assert names(window, Role.SOURCE) == ["weak.en.txt"]


def test_a_source_of_another_length_is_an_error(
    window: MainWindow,
    qtbot: QtBot,
    files: dict[str, Path],
    write: Callable[[str, list[str]], Path],
) -> None:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"]])
    window.session.files.add(Role.SOURCE, [write("source.txt", ["one"])])
    wait_for(qtbot, window, State.FAILED)
    assert "source.txt" in visible_text(part(window, ResultPanel))


def test_a_file_that_changes_on_disk_is_read_and_scored_again(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    before = window.session.evaluation.candidates[0].score.percent
    files["good"].write_text("".join(f"{line}\n" for line in REFERENCE), encoding="utf-8")
    qtbot.waitUntil(
        lambda: (
            window.session.evaluation is not None
            and window.session.evaluation.candidates[0].score.percent > before
        ),
        timeout=10_000,
    )
    assert window.session.evaluation.candidates[0].score.bleu == 1


def test_a_file_replaced_by_an_editor_is_still_watched(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], tmp_path: Path
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    for lines in (REFERENCE, GOOD):
        temporary = tmp_path / "editor.tmp"
        temporary.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        temporary.replace(files["good"])
        qtbot.waitUntil(
            lambda lines=lines: (
                window.session.evaluation is not None
                and (window.session.evaluation.candidates[0].score.bleu == 1)
                == (lines is REFERENCE)
            ),
            timeout=10_000,
        )


def test_a_file_read_since_it_changed_is_not_read_again(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], tmp_path: Path
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    read: list[object] = []
    window.session.watcher.reloaded.connect(read.append)
    temporary = tmp_path / "editor.tmp"
    temporary.write_text("".join(f"{line}\n" for line in REFERENCE), encoding="utf-8")
    with qtbot.waitSignal(window.session.watcher._settled.timeout, timeout=10_000):
        temporary.replace(files["good"])
        window.session.files.reload()
        wait_for(qtbot, window, State.SCORED)
    assert (read, window.session.state) == ([], State.SCORED)
    # The new file is watched like the old one.
    with qtbot.waitSignal(window.session.watcher.reloaded, timeout=10_000):
        files["good"].write_text("".join(f"{line}\n" for line in GOOD), encoding="utf-8")


def test_a_missing_file_is_named(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.session.files.add(Role.REFERENCE, [tmp_path / "nothing here.txt"])
    wait_for(qtbot, window, State.FAILED)
    assert "nothing here.txt" in part(window, MessagePage).text.text()


def test_a_dropped_folder_is_one_of_texts(tmp_path: Path) -> None:
    (tmp_path / "b.txt").write_text("b")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path)), QUrl("https://example.org/x.txt")])
    assert dropped_paths(data) == [tmp_path]


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names are UTF-8 there")
def test_a_name_that_is_no_utf8_is_found(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], tmp_path: Path
) -> None:
    name = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9 100%.txt"))
    name.write_bytes(files["good"].read_bytes())
    data = QMimeData()
    lines = ("file://" + quote(os.fsencode(path)) for path in (files["reference"], name))
    data.setData("text/uri-list", "\r\n".join(lines).encode())
    assert dropped_paths(data) == [files["reference"], name]
    window.session.files.add_guessing(dropped_paths(data))
    wait_for(qtbot, window, State.SCORED)


def test_a_candidate_replaces_the_reference_or_is_added_to_the_references(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)

    def use_as_reference(place: int) -> QMenu:
        file_list(window, Role.CANDIDATE).tree.topLevelItem(place).setSelected(True)
        menu = file_list(window, Role.CANDIDATE).make_menu()
        found = next(a.menu() for a in menu.actions() if a.text() == "Use as reference")
        assert isinstance(found, QMenu)
        return found

    instead, second = use_as_reference(0).actions()
    assert (instead.text(), second.text()) == (
        "Instead of “reference.en.txt”",
        "As a second reference",
    )
    instead.trigger()
    assert names(window, Role.REFERENCE) == ["good.en.txt"]
    assert names(window, Role.CANDIDATE) == ["reference.en.txt", "weak.en.txt"]
    use_as_reference(0).actions()[1].trigger()
    assert names(window, Role.REFERENCE) == ["good.en.txt", "reference.en.txt"]
    instead, further = use_as_reference(0).actions()
    assert (instead.text(), further.text()) == (
        "Instead of all references",
        "As a further reference",
    )


def test_new_evaluation_empties_the_window(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], qapp: QApplication
) -> None:
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    window.session.clear()
    wait_for(qtbot, window, State.EMPTY)
    assert part(window, MessagePage).isVisible()
    assert window.session.evaluation is None


def test_a_missing_file_is_scored_when_it_appears(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    text = files["good"].read_bytes()
    files["good"].unlink()
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"]])
    wait_for(qtbot, window, State.FAILED)
    files["good"].write_bytes(text)
    qtbot.waitUntil(lambda: window.session.state is State.SCORED, timeout=10_000)


def test_score_again_reads_failed_files_again(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    good = files["good"].read_bytes()
    files["good"].write_bytes(b"")
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"]])
    wait_for(qtbot, window, State.FAILED)
    window.session.watcher._settled.blockSignals(True)
    files["good"].write_bytes(good)
    qtbot.mouseClick(part(window, MessagePage).again_button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, State.SCORED)


def test_a_replaced_file_with_a_second_name_is_still_watched(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], tmp_path: Path
) -> None:
    try:
        (tmp_path / "second name.txt").hardlink_to(files["good"])
    except OSError:
        pytest.skip("this file system has no hard links")
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    for lines in (REFERENCE, GOOD):
        temporary = tmp_path / "editor.tmp"
        temporary.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        if lines is REFERENCE:
            temporary.replace(files["good"])
        else:
            files["good"].write_bytes(temporary.read_bytes())
        qtbot.waitUntil(
            lambda lines=lines: (
                window.session.evaluation is not None
                and (window.session.evaluation.candidates[0].score.bleu == 1)
                == (lines is REFERENCE)
            ),
            timeout=10_000,
        )


def test_a_drop_is_a_copy_whatever_was_proposed(window: MainWindow, files: dict[str, Path]) -> None:
    from PySide6.QtCore import QMimeData, QPointF, QUrl
    from PySide6.QtGui import QDropEvent

    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(files["good"]))])
    for target in (window, file_list(window, Role.CANDIDATE).tree):
        event = QDropEvent(
            QPointF(5, 5),
            Qt.DropAction.MoveAction | Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.ShiftModifier,
        )
        event.setDropAction(Qt.DropAction.MoveAction)
        target.dropEvent(event)
        assert event.dropAction() == Qt.DropAction.CopyAction


def test_nothing_is_lost_when_a_second_source_is_chosen(
    window: MainWindow, files: dict[str, Path]
) -> None:
    window.session.files.add(Role.SOURCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"], files["weak"]])
    window.session.files.move(list(window.session.files[Role.CANDIDATE]), Role.SOURCE)
    assert names(window, Role.SOURCE) == ["weak.en.txt"]
    assert sorted(names(window, Role.CANDIDATE)) == ["good.en.txt", "reference.en.txt"]


def test_one_file_is_listed_once_however_its_path_is_written(
    window: MainWindow, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(files["good"].parent)
    window.session.files.add(Role.CANDIDATE, [files["good"], Path(files["good"].name)])
    assert names(window, Role.CANDIDATE) == ["good.en.txt"]


def test_after_delete_the_neighbor_is_chosen(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> None:
    window.session.files.add(Role.CANDIDATE, [write(f"{name}.txt", GOOD) for name in "abc"])
    tree = file_list(window, Role.CANDIDATE).tree
    tree.setFocus()
    tree.setCurrentItem(tree.topLevelItem(1))
    qtbot.keyClick(tree, Qt.Key.Key_Delete)
    assert names(window, Role.CANDIDATE) == ["a.txt", "c.txt"]
    qtbot.keyClick(tree, Qt.Key.Key_Delete)
    assert names(window, Role.CANDIDATE) == ["a.txt"]


def test_files_of_one_name_show_their_folders(window: MainWindow, tmp_path: Path) -> None:
    for folder in ("human", "machine"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "news.txt").write_text("one\n", encoding="utf-8")
    window.session.files.add(
        Role.CANDIDATE, [tmp_path / "human" / "news.txt", tmp_path / "machine" / "news.txt"]
    )
    assert cells(window, Role.CANDIDATE, 0)[0] == "human"
    assert cells(window, Role.CANDIDATE, 1)[0] == "machine"
    tip = file_list(window, Role.CANDIDATE).tree.topLevelItem(0).toolTip(0)
    assert "human/news.txt" in tip


def test_looking_at_the_name_of_a_file_does_not_change_it(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> None:
    paths = [write(f"Client_Project_{name}.txt", ["one"]) for name in ("v1", "v2")]
    window.session.files.add(Role.CANDIDATE, paths)
    panel = file_list(window, Role.CANDIDATE)
    item = panel.tree.topLevelItem(0)
    assert item.text(0) == "v1"
    # The editor is closed without a change.
    panel.tree.itemChanged.emit(item, 0)
    qtbot.wait(0)
    assert window.session.files[Role.CANDIDATE][0].input.name is None
    panel.tree.topLevelItem(0).setText(0, "first")
    qtbot.waitUntil(lambda: window.session.files[Role.CANDIDATE][0].input.name == "first")
    assert panel.tree.topLevelItem(1).text(0) == "Client_Project_v2.txt"
