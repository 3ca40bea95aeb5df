"""Checks whether the files of a project have changed or moved."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from bleu_core.errors import Cancelled
from bleu_core.files.addresses import Address, Role
from bleu_core.files.documents import Document
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.files.stamps import FileStamp
from bleu_core.progress import Progress
from bleu_core.projects.project import Project
from bleu_core.workspace import files
from bleu_core.workspace.files import (
    FileStatus,
    TrackedFile,
    check_files,
    fingerprint,
    fingerprinted,
)
from bleu_core.workspace.inputs import Input, ScoresInput, input_of
from bleu_core.workspace.workspace import Workspace


@pytest.fixture
def project(tmp_path: Path) -> Project:
    folder = tmp_path / "work"
    folder.mkdir()
    for name in ("ref.txt", "mt.txt"):
        (folder / name).write_text(f"{name}\n", encoding="utf-8")
    inputs = fingerprinted(
        Input(role, Address(folder / name))
        for role, name in ((Role.REFERENCE, "ref.txt"), (Role.CANDIDATE, "mt.txt"))
    )
    return Project.create(folder / "p.bleu", Workspace(inputs))


def checked(project: Project) -> tuple[TrackedFile, ...]:
    return check_files(files.files_of(project.workspace.inputs), project.path.parent)


def statuses(project: Project) -> list[FileStatus]:
    return [one.status for one in checked(project)]


def test_the_content_decides_if_only_the_time_differs(project: Project) -> None:
    path = project.path.parent / "mt.txt"
    assert statuses(project) == ["unchanged", "unchanged"]
    os.utime(path, (1, 1))
    assert statuses(project) == ["unchanged", "unchanged"]
    path.write_text("MT.txt\n", encoding="utf-8")
    assert statuses(project) == ["unchanged", "changed"]
    path.write_text("longer than before\n", encoding="utf-8")
    assert statuses(project) == ["unchanged", "changed"]
    path.unlink()
    assert statuses(project) == ["unchanged", "missing"]


def test_files_that_moved_with_the_project_are_found(project: Project, tmp_path: Path) -> None:
    moved = tmp_path / "elsewhere"
    project.path.parent.rename(moved)
    again = Project.open(moved / "p.bleu")
    found = checked(again)
    assert [one.status for one in found] == ["moved", "moved"]
    assert [one.path for one in found] == [moved / "ref.txt", moved / "mt.txt"]
    (moved / "mt.txt").write_text("Something else.\n")
    assert statuses(again) == ["moved", "changed"]


def test_files_beside_the_project_come_first(project: Project, tmp_path: Path) -> None:
    # In a copy of the folder, the project uses the copied files.
    folder, copy = project.path.parent, tmp_path / "copy"
    copy.mkdir()
    for path in folder.iterdir():
        (copy / path.name).write_bytes(path.read_bytes())
    again = Project.open(copy / "p.bleu")
    assert [one.path.parent for one in checked(again)] == [copy, copy]
    # Without the copies, the project uses the original files.
    (copy / "ref.txt").unlink()
    found = checked(again)
    assert [one.status for one in found] == ["unchanged", "moved"]
    assert found[0].path == folder / "ref.txt"


@pytest.mark.parametrize("path", ["//server/share/a.txt", r"\\server\share\a.txt"])
def test_other_computers_are_not_contacted_unasked(
    path: str, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    inputs = project.workspace.inputs
    remote = replace(inputs[0], address=Address(Path(path)), relative=None)
    asked = []
    monkeypatch.setattr(Path, "exists", lambda own: bool(asked.append(str(own))))
    (found,) = check_files([remote], project.path.parent)
    assert (found.status, asked) == ("unchecked", [])
    # A relative path that is really absolute does not contact other computers, either.
    for relative in (path, "C:/a.txt", "/a.txt"):
        check_files([replace(remote, relative=relative)], project.path.parent)
        assert asked == []
    (found,) = check_files([remote], project.path.parent, ask_others=True)
    assert found.status == "missing"
    assert len(asked) == 1


def test_an_input_without_fingerprint_is_unchecked(project: Project) -> None:
    inputs = [replace(one, fingerprint=None) for one in project.workspace.inputs]
    project.save(Workspace(tuple(inputs)))
    assert statuses(project) == ["unchecked", "unchecked"]


def test_known_fingerprints_are_kept_while_size_and_time_are_the_same(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    inputs = project.workspace.inputs
    (project.path.parent / "mt.txt").write_text("Something else.\n")
    read = []
    real = files.fingerprint

    def spied(path: Path, progress: Progress) -> FileStamp:
        read.append(path.name)
        return real(path, progress)

    monkeypatch.setattr(files, "fingerprint", spied)
    first, second = fingerprinted(inputs)
    assert read == ["mt.txt"]
    assert first == inputs[0]
    assert second.fingerprint != inputs[1].fingerprint
    (project.path.parent / "mt.txt").unlink()
    assert fingerprinted(inputs)[1].fingerprint is None


def test_a_folder_is_all_its_files(tmp_path: Path) -> None:
    folder = tmp_path / "in"
    (folder / "sub").mkdir(parents=True)
    (folder / "a.txt").write_text("One.")
    (folder / "sub" / "b.txt").write_text("Two.")
    (folder / ".hidden").write_text("x")
    before = fingerprint(folder)
    assert before.size == 8
    (folder / ".hidden").write_text("y")
    assert fingerprint(folder) == before
    (folder / "sub" / "b.txt").rename(folder / "sub" / "c.txt")
    after = fingerprint(folder)
    assert after.sha256 != before.sha256


def test_hashing_can_be_canceled(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("One.")
    with pytest.raises(Cancelled):
        fingerprint(tmp_path / "a.txt", Progress(cancelled=lambda: True))


def test_only_what_has_not_been_read_is_read(tmp_path: Path) -> None:
    paths = [tmp_path / f"{name}.txt" for name in ("ref", "mt")]
    for path in paths:
        path.write_text("A text.\n", "utf-8")
    inputs = [
        Input(role, Address(path))
        for role, path in zip((Role.REFERENCE, Role.CANDIDATE), paths, strict=True)
    ]
    half = replace(inputs[0], document=Document.from_segments("ref.txt", ["In memory."]))
    for first, text in ((inputs[0], "A text."), (half, "In memory.")):
        documents = Workspace((first, inputs[1])).read().documents
        assert [each.segments for own in documents.values() for each in own] == [
            (text,),
            ("A text.",),
        ]


def test_texts_and_scores_of_a_workspace_are_its_files(tmp_path: Path) -> None:
    scores = ScoresInput("comet", ScoreAddress(tmp_path / "comet.csv"))
    text = Input(Role.CANDIDATE, Address(tmp_path / "mt.txt"), scores=(scores,))
    typed = replace(input_of(Role.REFERENCE, Document.from_segments("r", ["a"])), scores=(scores,))
    assert files.files_of([typed, text]) == [text, scores, scores]


def test_paths_are_those_from_the_project(tmp_path: Path) -> None:
    scores = ScoresInput("comet", ScoreAddress(tmp_path / "a/comet.csv"))
    text = Input(Role.CANDIDATE, Address(tmp_path / "mt.txt"), scores=(scores,))
    found = files.with_relative_paths(text, tmp_path / "a")
    assert (found.relative, found.scores[0].relative) == ("../mt.txt", "comet.csv")
    typed = replace(input_of(Role.REFERENCE, Document.from_segments("r", ["a"])), scores=(scores,))
    found = files.with_relative_paths(typed, tmp_path / "a")
    assert (found.relative, found.scores[0].relative) == (None, "comet.csv")
    # A project that somebody sent may not name other places.
    for relative in ("/x/mt.txt", "//host/mt.txt", "C:/mt.txt", None):
        one = replace(text, relative=relative)
        assert [*files.possible_paths(one, tmp_path)] == [text.address.path]
    one = replace(text, relative="b/../mt.txt")
    assert [*files.possible_paths(one, tmp_path / "a")] == [
        tmp_path / "a/mt.txt",
        tmp_path / "mt.txt",
    ]


def test_inputs_have_the_paths_at_which_they_are_found(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    for folder in (old, new):
        folder.mkdir()
    (new / "mt.txt").write_text("a\n", "utf-8")
    text = Input(Role.CANDIDATE, Address(old / "mt.txt"), relative="mt.txt")
    gone = replace(text, address=Address(old / "gone.txt"), relative="gone.txt")
    found = files.located(Workspace(inputs=(text, gone)), new)
    assert [one.address.path for one in found.inputs] == [new / "mt.txt", old / "gone.txt"]


def test_a_file_that_only_moved_is_as_it_was_read(tmp_path: Path) -> None:
    one = Input(Role.CANDIDATE, Address(tmp_path / "mt.txt"))
    as_read = {
        status: TrackedFile(one, status, tmp_path).is_as_read for status in get_args(FileStatus)
    }
    assert [status for status in as_read if as_read[status]] == ["unchanged", "moved"]
