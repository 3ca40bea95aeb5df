"""Files that the system hands over, by events as macOS sends them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.work import Work
from bleu_desktop.shell.file_opening import FileOpening


@pytest.fixture
def opening(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[FileOpening]:
    monkeypatch.setattr("sys.platform", "darwin")
    made = FileOpening(qapp)
    made.install(qapp)
    monkeypatch.undo()
    yield made
    qapp.removeEventFilter(made)


def send(*paths: Path) -> None:
    for path in paths:
        QApplication.sendEvent(
            QApplication.instance(), QFileOpenEvent(QUrl.fromLocalFile(str(path)))
        )


def test_files_that_come_one_by_one_are_added_together(
    qtbot: QtBot, opening: FileOpening, tmp_path: Path
) -> None:
    files = FileLists(Work())
    opening.give_to(files)
    with qtbot.waitSignal(files.changed):
        # If the files were added one by one, the first would become the reference.
        send(tmp_path / "engine.txt", tmp_path / "reference.txt")
    assert [entry.path.name for entry in files[Role.REFERENCE]] == ["reference.txt"]
    assert [entry.path.name for entry in files[Role.CANDIDATE]] == ["engine.txt"]


def test_a_project_that_comes_before_the_window_is_opened(
    qtbot: QtBot, opening: FileOpening, tmp_path: Path
) -> None:
    send(tmp_path / "mine.bleu")
    # Events at the start arrive before there is a window.
    QApplication.processEvents()
    files = FileLists(Work())
    with qtbot.waitSignal(files.project_given) as given:
        opening.give_to(files)
    assert given.args == [tmp_path / "mine.bleu"]


def test_addresses_that_are_no_local_files_are_ignored(
    opening: FileOpening, qapp: QApplication
) -> None:
    event = QFileOpenEvent(QUrl("https://example.org/mine.bleu"))
    assert not opening.eventFilter(qapp, event)
