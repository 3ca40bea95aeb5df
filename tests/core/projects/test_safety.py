"""Data reported as saved survives everything: kills, other programs, full disks."""

from __future__ import annotations

import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

import pytest

from bleu_core.errors import BleuError
from bleu_core.projects import database
from bleu_core.projects.errors import ProjectLocked, ProjectNotSaved
from bleu_core.projects.project import Project
from bleu_core.settings import Settings
from bleu_core.workspace.workspace import Workspace
from tests.helpers.projects import assert_reported, small_evaluation


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
