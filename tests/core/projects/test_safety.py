"""Data reported as saved survives everything: kills, other programs, full disks."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep, time
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bleu_core.errors import BleuError
from bleu_core.files.errors import FileIsDevice, FileUnreadable
from bleu_core.projects import database
from bleu_core.projects import project as project_module
from bleu_core.projects.errors import (
    ProjectDamaged,
    ProjectExists,
    ProjectLocked,
    ProjectNotSaved,
)
from bleu_core.projects.project import Project
from bleu_core.settings import Settings
from bleu_core.workspace.workspace import Workspace
from tests.helpers.projects import assert_reported, small_evaluation

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="POSIX")


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project.create(tmp_path / "p.bleu")


def integrity(path: Path) -> str:
    connection = sqlite3.connect(path)
    ((found,),) = connection.execute("PRAGMA integrity_check").fetchall()
    connection.close()
    return str(found)


def start(path: Path, environment: dict[str, str], *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.helpers.recorder", str(path), *more],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )


def kill_while_recording(path: Path, seed: int, environment: dict[str, str]) -> None:
    """Let another process record, kill it, and check that everything it reported is saved."""
    with start(path, environment) as process:
        assert process.stdout is not None
        reported = [process.stdout.readline()]
        sleep(random.Random(seed).random() / 5)
        process.kill()
        reported += process.stdout.readlines()
    assert reported[0].startswith("run")
    assert_reported(path, reported)


def test_kills_lose_nothing(project: Project, environment: dict[str, str]) -> None:
    for seed in range(3):
        kill_while_recording(project.path, seed, environment)


@pytest.mark.slow
def test_many_kills_lose_nothing(project: Project, environment: dict[str, str]) -> None:
    for seed in range(30):
        kill_while_recording(project.path, seed, environment)


def test_several_programs_record_at_the_same_time(
    project: Project, environment: dict[str, str]
) -> None:
    processes = [start(project.path, environment, "4") for _ in range(3)]
    reported = [process.communicate()[0].splitlines() for process in processes]
    numbers = sorted(line.split()[1] for lines in reported for line in lines if "run" in line)
    assert len(numbers) == len(set(numbers)) == 12
    assert [run.number for run in project.runs] == sorted(map(int, numbers))
    assert integrity(project.path) == "ok"


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Lock the file as a program does while it writes."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    yield
    connection.execute("ROLLBACK")
    connection.close()


def test_a_file_in_use_is_an_error_after_a_while(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    evaluation = small_evaluation(Settings(), count=5)
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    with held(project.path):
        for work in (
            lambda: project.record(evaluation),
            lambda: project.save(Workspace()),
            lambda: project.runs,
            lambda: Project.open(project.path),
        ):
            with pytest.raises(ProjectLocked):
                work()
    assert project.record(evaluation).number == 1


def fill_disk(monkeypatch: pytest.MonkeyPatch, pages: int) -> None:
    """Let files grow only by some pages, as on a full disk."""
    real = database._open

    def opened(path: Path, *, create: bool = False) -> sqlite3.Connection:
        connection = real(path, create=create)
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    monkeypatch.setattr(database, "_open", opened)


def test_a_full_disk_loses_nothing(
    project: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = small_evaluation(Settings(), count=5)
    project.record(small)
    before = project.path.read_bytes()
    fill_disk(monkeypatch, 1)
    with pytest.raises(ProjectNotSaved) as raised:
        project.record(small_evaluation(Settings(), count=3000))
    assert raised.value.fault == "full"
    with pytest.raises(ProjectNotSaved):
        Project.create(tmp_path / "other.bleu")
    assert project.path.read_bytes() == before
    assert [*tmp_path.iterdir()] == [project.path]
    monkeypatch.undo()
    assert project.evaluation(1) == small


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_file_that_cannot_grow_loses_nothing(
    project: Project, environment: dict[str, str]
) -> None:
    project.record(small_evaluation(Settings(), count=5))
    before = project.path.read_bytes()
    code = (
        "import resource, signal, sys\n"
        "from pathlib import Path\n"
        "from bleu_core.projects.errors import ProjectNotSaved\n"
        "from bleu_core.projects.project import Project\n"
        "from bleu_core.settings import Settings\n"
        "from tests.helpers.projects import small_evaluation\n"
        "evaluation = small_evaluation(Settings(), count=3000)\n"
        "project = Project.open(Path(sys.argv[1]))\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({len(before)}, {len(before)}))\n"
        "try:\n"
        "    project.record(evaluation)\n"
        "except ProjectNotSaved as error:\n"
        "    print(error.fault)\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", code, str(project.path)],
        capture_output=True,
        text=True,
        env=environment,
        check=True,
    )
    assert found.stdout.strip() in ("full", "other")
    assert integrity(project.path) == "ok"
    assert len(Project.open(project.path).runs) == 1


def test_a_file_that_is_read_only_can_be_read(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    evaluation = small_evaluation(Settings(), count=5)
    project.record(evaluation)
    real = sqlite3.connect

    def read_only(path: str, **options: object) -> sqlite3.Connection:
        return real(path.replace("mode=rw", "mode=ro"), **options)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(database.sqlite3, "connect", read_only)
    assert project.evaluation(1) == evaluation
    for work in (
        lambda: project.record(evaluation),
        lambda: project.save(Workspace()),
    ):
        with pytest.raises(ProjectNotSaved) as raised:
            work()
        assert raised.value.fault == "read_only"


def test_a_folder_that_has_vanished_is_one_error(project: Project, tmp_path: Path) -> None:
    evaluation = small_evaluation(Settings(), count=5)
    moved = tmp_path / "moved.bleu"
    project.path.rename(moved)
    for path in (project.path, tmp_path / "gone" / "p.bleu"):
        project.path = path
        for work in (
            lambda: project.record(evaluation),
            lambda: project.save(Workspace()),
        ):
            with pytest.raises(ProjectNotSaved) as raised:
                work()
            assert raised.value.fault == "gone"
        assert not path.exists()
    with pytest.raises(ProjectNotSaved) as raised:
        Project.create(tmp_path / "gone" / "p.bleu")
    assert raised.value.fault == "gone"
    # The folder comes back, as a network drive may do.
    project.path = moved
    assert project.record(evaluation).number == 1


def test_a_journal_of_a_deleted_file_is_not_rolled_back_into_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "p.bleu"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA cache_size = 1")
    connection.execute("CREATE TABLE t (x)")
    connection.execute("BEGIN")
    connection.executemany("INSERT INTO t VALUES (?)", (("x" * 2000,) for _ in range(200)))
    journal = tmp_path / "p.bleu-journal"
    assert journal.exists()
    shutil.copy(journal, tmp_path / "kept")
    connection.close()
    path.unlink()
    shutil.copy(tmp_path / "kept", journal)
    project = Project.create(path)
    assert project.record(small_evaluation(Settings(), count=5)).number == 1
    assert integrity(path) == "ok"


def test_nothing_is_left_behind_if_a_project_cannot_be_created(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "p.bleu"
    Project.create(path)
    before = path.read_bytes()
    fill_disk(monkeypatch, 2)
    with pytest.raises(BleuError):
        Project.create(path, replace=True)
    assert path.read_bytes() == before
    assert [*tmp_path.iterdir()] == [path]


@POSIX
def test_only_files_are_replaced(project: Project, tmp_path: Path) -> None:
    pipe, device = tmp_path / "pipe.bleu", tmp_path / "null.bleu"
    os.mkfifo(pipe)
    device.symlink_to(os.devnull)
    attempts: list[Callable[[Path], object]] = [
        Project.create,
        lambda path: Project.create(path, replace=True),
        lambda path: project.save_copy(path, replace=True),
    ]
    for path in (pipe, device):
        for attempt in attempts:
            with pytest.raises(ProjectNotSaved) as raised:
                attempt(path)
            assert raised.value.fault == "no_file"
        # Opening a pipe would wait for a program that writes to it.
        with pytest.raises(FileIsDevice):
            Project.open(path)
    assert pipe.is_fifo()
    assert not Path(os.devnull).is_file()


@POSIX
@pytest.mark.parametrize("replace", [True, False])
def test_links_are_followed_and_stay_links(replace: bool, tmp_path: Path) -> None:
    link, target = tmp_path / "link.bleu", tmp_path / "other" / "p.bleu"
    target.parent.mkdir()
    link.symlink_to(target)
    project = Project.create(link, replace=replace)
    assert project.record(small_evaluation(Settings(), count=5)).number == 1
    assert link.is_symlink()
    assert len(Project.open(target).runs) == 1


@pytest.mark.parametrize("is_empty", [True, False], ids=["empty file", "no file"])
def test_of_several_programs_one_creates_a_project(
    is_empty: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "p.bleu"
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    if is_empty:
        path.touch()
    with pytest.raises((ProjectExists, ProjectLocked)), database.new_file(path):
        # While the file is prepared, another program creates it and records a run.
        Project.create(path).record(small_evaluation(Settings(), count=5))
    if is_empty:
        # The other program was the one that had to wait.
        Project.create(path).record(small_evaluation(Settings(), count=5))
    assert len(Project.open(path).runs) == 1
    assert [*tmp_path.iterdir()] == [path]


def test_leftovers_of_killed_programs_are_removed(tmp_path: Path) -> None:
    def left(name: str, *, seconds: float) -> Path:
        path = tmp_path / name
        connection = sqlite3.connect(path)
        connection.execute("CREATE TABLE t (x)")
        connection.close()
        os.utime(path, (time() - seconds,) * 2)
        return path

    old, journal = (left(f".p.bleu.0123abcd.tmp{end}", seconds=60) for end in ("", "-journal"))
    fresh = left(".p.bleu.0123abce.tmp", seconds=0)
    written = left(".p.bleu.0123abcf.tmp", seconds=60)
    others = [left(".q.bleu.0123abcd.tmp", seconds=60), left(".p.bleu.tmp", seconds=60)]
    with held(written):
        os.utime(written, (time() - 60,) * 2)
        Project.create(tmp_path / "p.bleu")
    assert not old.exists()
    assert not journal.exists()
    assert all(path.exists() for path in (fresh, written, *others))


def test_a_deleted_run_frees_its_space(project: Project) -> None:
    before = project.path.stat().st_size
    run = project.record(small_evaluation(Settings(), count=3000))
    assert project.path.stat().st_size > before
    project.delete_run(run)
    assert project.path.stat().st_size == before


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ("Tree 5 page 3: unable to get the page. error code=266", FileUnreadable),
        # The file ends too early.
        ("Tree 5 page 3: unable to get the page. error code=522", ProjectDamaged),
        ("Tree 5 page 3 cell 0: Rowid 3 out of order", ProjectDamaged),
    ],
)
def test_a_disk_that_cannot_be_read_is_no_damage(
    found: str, expected: type[BleuError], project: Project
) -> None:
    result = SimpleNamespace(fetchall=lambda: [(found,)])
    connection = cast(Any, SimpleNamespace(execute=lambda _: result))
    with pytest.raises(expected):
        database._check_pages(connection, project.path)


def test_texts_that_are_deleted_while_they_are_recorded_again_are_kept(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    evaluation = small_evaluation(Settings(), count=20_000)
    first = project.record(evaluation)
    real = project_module._prepared

    def prepared(*arguments: Any) -> Any:
        packs = real(*arguments)
        # Now that the packs are known to be in the file, another program deletes them.
        monkeypatch.undo()
        Project.open(project.path).delete_run(first)
        return packs

    monkeypatch.setattr(project_module, "_prepared", prepared)
    second = project.record(evaluation)
    assert [run.number for run in project.runs] == [second.number]
    assert project.evaluation(second) == evaluation
