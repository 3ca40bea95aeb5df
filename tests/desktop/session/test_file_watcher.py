"""Files that change on disk are read again, and nothing else is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Address, Role
from bleu_core.files.documents import Document, read_document
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.workspace.inputs import KnownFile, ScoresInput
from bleu_core.workspace.reading import Reading
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session import file_lists
from bleu_desktop.session.file_lists import FileLists, FileWatcher
from bleu_desktop.session.work import Outcome, Work

Write = Callable[..., Path]


@dataclass
class Watched:
    """Lists of files that are watched, with the names that were reported."""

    qtbot: QtBot
    work: Work
    files: FileLists
    watcher: FileWatcher
    names: list[str] = field(default_factory=list)
    touched: list[None] = field(default_factory=list)
    shows_recorded: bool = False

    def read(self) -> None:
        """Take over the texts of all files that are there, as a job reads them."""
        inputs = tuple(
            replace(one, document=read_document(one.address.path))
            if one.address.path.is_file() and not one.in_memory
            else one
            for one in self.files.inputs
        )
        read = {one.number: Reading(one.document) for one in inputs if one.document is not None}
        self.files.readings.take(Outcome(Workspace(inputs), read=read))

    def wait(self, *names: str) -> None:
        """Wait until these files have been reported; no others may be."""
        self.qtbot.waitUntil(lambda: set(names) <= {*self.names}, timeout=10_000)
        assert {*self.names} == {*names}
        self.names.clear()

    def unread(self) -> list[str]:
        """Return the names of the texts that have to be read."""
        return [row.name for row in self.files.entries() if row.document is None]


@pytest.fixture
def watched(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watched]:
    monkeypatch.setattr(file_lists, "_SETTLE_MILLISECONDS", 5)
    parent = QObject()
    work = Work(parent)
    files = FileLists(work, parent)
    watcher = FileWatcher(work, files, lambda: found.shows_recorded, parent)
    found = Watched(qtbot, work, files, watcher)
    watcher.reloaded.connect(found.names.extend)
    watcher.touched.connect(lambda: found.touched.append(None))
    work.changed.connect(watcher.watch)
    yield found
    watcher.stop()
    parent.deleteLater()


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(name: str, text: str = "one\n") -> Path:
        path = tmp_path / name
        path.write_text(text, "utf-8")
        return path

    return write


def test_a_file_that_changes_is_read_again(watched: Watched, write: Write) -> None:
    watched.files.add(Role.CANDIDATE, [write("a.txt"), write("b.txt")])
    watched.read()
    assert watched.unread() == []
    write("a.txt", "another\n")
    watched.wait("a.txt")
    assert watched.unread() == ["a.txt"]


def test_a_file_put_in_place_of_another_is_watched_like_it(watched: Watched, write: Write) -> None:
    path = write("a.txt")
    watched.files.add(Role.CANDIDATE, [path])
    # The old file stays while another program has it open; Windows does not let it be replaced.
    is_open = sys.platform != "win32"
    for text in ("second\n", "third one\n"):
        watched.read()
        with path.open() if is_open else nullcontext():
            write("editor.tmp", text).replace(path)
            watched.wait("a.txt")


def test_a_missing_file_is_read_when_it_appears(
    watched: Watched, write: Write, tmp_path: Path
) -> None:
    watched.files.add(Role.CANDIDATE, [tmp_path / "missing.txt", write("here.txt")])
    watched.read()
    write("unrelated.txt")
    write("missing.txt")
    watched.wait("missing.txt")
    watched.read()
    (tmp_path / "missing.txt").unlink()
    watched.wait("missing.txt")
    (tmp_path / "missing.txt").mkdir()
    write("here.txt", "another\n")
    watched.wait("here.txt")


def test_a_file_read_since_it_changed_is_not_read_again(watched: Watched, write: Write) -> None:
    watched.files.add(Role.CANDIDATE, [write("a.txt"), write("b.txt")])
    watched.read()
    write("a.txt", "another\n")
    watched.read()
    write("b.txt", "another\n")
    watched.wait("b.txt")
    assert watched.unread() == ["b.txt"]


def test_pasted_texts_and_folders_are_not_watched(
    watched: Watched, write: Write, tmp_path: Path
) -> None:
    pasted, folder = write("pasted.txt"), tmp_path / "folder"
    folder.mkdir()
    document = Document.from_segments(str(pasted), ["one"])
    watched.files.replace_by_documents({Role.REFERENCE: [document]})
    watched.files.add(Role.CANDIDATE, [folder, write("a.txt")])
    watched.read()
    pasted.write_text("another\n", "utf-8")
    (folder / "new.txt").write_text("new\n", "utf-8")
    write("a.txt", "another\n")
    watched.wait("a.txt")
    assert watched.unread() == ["folder", "a.txt"]


def test_scores_of_candidates_and_known_text_are_read_again(watched: Watched, write: Write) -> None:
    texts = {role: write(f"{role.value}.txt") for role in (Role.REFERENCE, Role.CANDIDATE)}
    for role, path in texts.items():
        watched.files.add(role, [path])
        scores = ScoresInput("COMET", ScoreAddress(write(f"{role.value}.csv", "0.1\n")))
        watched.files.attach_scores(watched.files[role][0], scores)
    watched.files.attach_scores(
        watched.files[Role.CANDIDATE][0], ScoresInput("MQM", ScoreAddress(write("mqm.csv", "1\n")))
    )
    watched.work.set_known([KnownFile(Address(write("memory.txt")))])
    watched.watcher.watch()
    watched.read()
    # Scores of a reference are not used.
    write("reference.csv", "0.2\n")
    write("candidate.csv", "0.2\n")
    watched.wait("candidate.csv")
    write("memory.txt", "another\n")
    watched.wait("memory.txt")
    assert watched.unread() == []


def test_a_text_that_was_taken_out_is_forgotten_without_a_word(
    watched: Watched, write: Write
) -> None:
    path = write("a.txt")
    watched.files.add(Role.CANDIDATE, [path, write("b.txt")])
    watched.read()
    watched.work.set_notes({})
    watched.files.remove(watched.files.entries()[:1])
    path.write_text("another\n", "utf-8")

    def is_forgotten() -> bool:
        return not any(one.is_read for one in watched.work.all_inputs() if one.title == "a.txt")

    watched.qtbot.waitUntil(is_forgotten, timeout=10_000)
    assert watched.names == []
    assert watched.unread() == []


def test_while_a_recorded_result_is_shown_nothing_is_read_again(
    watched: Watched, write: Write
) -> None:
    path = write("a.txt")
    watched.files.add(Role.CANDIDATE, [path, write("b.txt")])
    watched.read()
    watched.shows_recorded = True
    path.write_text("another\n", "utf-8")
    watched.qtbot.waitUntil(lambda: bool(watched.touched), timeout=10_000)
    assert watched.unread() == []
    # Texts that were taken out are no part of it.
    watched.work.set_notes({})
    watched.files.remove(watched.files.entries()[:1])
    watched.touched.clear()
    path.write_text("third\n", "utf-8")
    watched.qtbot.wait(60)
    assert (watched.names, watched.touched) == ([], [])
