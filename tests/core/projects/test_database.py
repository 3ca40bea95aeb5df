"""The program opens only files that it has made itself, whatever other files claim to be."""

from __future__ import annotations

import random
import sqlite3
import zlib
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

import numpy as np
import pytest

from bleu_core.errors import BleuError
from bleu_core.files.errors import BudgetExceeded, FileIsDirectory, FileMissing
from bleu_core.projects import codec, columns, packs
from bleu_core.projects.database import connect
from bleu_core.projects.errors import ProjectDamaged, ProjectInvalid, ProjectTooNew
from bleu_core.projects.project import Project
from bleu_core.projects.schema import APPLICATION_ID, VERSION
from bleu_core.settings import Settings
from bleu_core.workspace.comparison import compare_runs
from bleu_core.workspace.workspace import Workspace
from tests.helpers.projects import SETTINGS, small_evaluation


def changed(path: Path, *statements: str) -> None:
    """Change a project without the program."""
    connection = sqlite3.connect(path)

    def seal(text: str) -> str:
        text = text.partition("\n")[0]
        return f"{text}\n{codec._hash('run 1', text)}"

    connection.create_function("seal", 1, seal)
    connection.create_function("pack", 1, lambda data: zlib.compress(data))
    connection.create_function("hash", 1, lambda data: blake2b(data, digest_size=20).digest())
    with connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    project = Project.create(tmp_path / "p.bleu")
    project.record(small_evaluation(Settings(), count=20))
    return project


def test_the_file_has_the_documented_format(project: Project) -> None:
    connection = sqlite3.connect(project.path)
    for pragma, expected in (
        ("application_id", 0x424C4555),
        ("user_version", VERSION),
        ("journal_mode", "delete"),
        ("integrity_check", "ok"),
    ):
        assert connection.execute(f"PRAGMA {pragma}").fetchone() == (expected,)
    connection.close()
    with connect(project.path) as connection:
        for pragma, value in (
            ("foreign_keys", 1),
            ("synchronous", 3),
            ("trusted_schema", 0),
            ("secure_delete", 1),
        ):
            assert connection.execute(f"PRAGMA {pragma}").fetchone() == (value,)


OTHERS: dict[str, Callable[[Path], object]] = {
    "text": lambda path: path.write_text("One.\nTwo.\n"),
    "empty": lambda path: path.touch(),
    "another SQLite file": lambda path: changed(path, "CREATE TABLE run (number INTEGER)"),
    "never given a version": lambda path: changed(
        path, f"PRAGMA application_id = {APPLICATION_ID}"
    ),
}


@pytest.mark.parametrize("kind", OTHERS)
def test_other_files_are_refused(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "other.bleu"
    OTHERS[kind](path)
    before = path.read_bytes()
    with pytest.raises(ProjectInvalid):
        Project.open(path)
    assert path.read_bytes() == before
    assert [*tmp_path.iterdir()] == [path]


def test_no_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FileMissing):
        Project.open(tmp_path / "none.bleu")
    assert not [*tmp_path.iterdir()]
    with pytest.raises(FileIsDirectory):
        Project.open(tmp_path)


def test_a_newer_version_is_refused(project: Project) -> None:
    changed(project.path, f"PRAGMA user_version = {VERSION + 1}")
    with pytest.raises(ProjectTooNew):
        Project.open(project.path)


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON run BEGIN DELETE FROM run; END",
        "CREATE VIEW v AS SELECT 1",
        "CREATE TABLE more (x)",
        "CREATE INDEX more ON run (date)",
        "DROP TABLE state_part",
        "ALTER TABLE run ADD COLUMN more TEXT",
        "DELETE FROM project",
        "UPDATE project SET state = 'x'",
        "UPDATE project SET state = replace(state, 'false', 'true')",
        # A state without its hash.
        "UPDATE project SET state = substr(state, 1, instr(state, char(10)) - 1)",
        "PRAGMA journal_mode = WAL",
    ],
)
def test_a_file_somebody_has_changed_is_refused(statement: str, project: Project) -> None:
    connection = sqlite3.connect(project.path)
    connection.execute(statement)
    connection.commit()
    connection.close()
    with pytest.raises(ProjectDamaged):
        Project.open(project.path)
    with pytest.raises(ProjectDamaged):
        project.save(Workspace())


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE pack SET data = x'00'",
        "UPDATE pack SET data = pack(x'5b5d')",
        "UPDATE pack SET data = pack(CAST(id AS BLOB)), digest = hash(CAST(id AS BLOB))",
        "UPDATE run_part SET pack = (SELECT min(id) FROM pack)",
        "DELETE FROM run_part",
        "UPDATE run SET content = seal(replace(content, '\"segments\":20', '\"segments\":21'))",
        "UPDATE run SET content = seal(replace(content, '\"length\":20', '\"length\":19'))",
        "UPDATE run SET content = replace(content, '\"percent\":7', '\"percent\":8')",
        "UPDATE run SET content = seal('[]')",
        "UPDATE run SET content = '[]'",
    ],
)
def test_runs_that_do_not_hold_together_are_refused(statement: str, project: Project) -> None:
    before = project.path.read_bytes()
    changed(project.path, statement)
    assert project.path.read_bytes() != before
    again = Project.open(project.path)
    with pytest.raises(ProjectDamaged):
        again.evaluation(1)


@pytest.mark.parametrize("number", ["'many'", "NULL", "x'00ff'", "1.5"])
def test_a_damaged_number_of_the_last_run_is_refused(number: str, project: Project) -> None:
    changed(project.path, f"UPDATE sqlite_sequence SET seq = {number} WHERE name = 'run'")
    again = Project.open(project.path)
    evaluation = again.evaluation(1)
    with pytest.raises(ProjectDamaged):
        again.record(evaluation)
    # Nothing was changed.
    assert [run.number for run in Project.open(project.path).runs] == [1]


def test_an_invalid_summary_is_refused(project: Project) -> None:
    for statement in (
        "UPDATE run SET head = replace(head, 'percent\":', 'percent\":1')",
        "UPDATE run SET head = seal(replace(head, 'percent', 'percents'))",
    ):
        changed(project.path, statement)
        with pytest.raises(ProjectDamaged):
            assert Project.open(project.path).runs
    changed(project.path, "UPDATE run SET date = 'yesterday'")
    with pytest.raises(ProjectDamaged):
        assert Project.open(project.path).runs


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE run SET content = seal(replace(content, '\"segments\":20', '\"segments\":21'))",
        'UPDATE run SET content = seal(replace(content, \'"name":"bleu"\', \'"name":"new"\'))',
        "UPDATE run SET content = seal('{}')",
        "UPDATE run SET content = seal('7')",
    ],
)
def test_numbers_of_a_run_that_do_not_hold_together_are_refused(
    statement: str, project: Project
) -> None:
    changed(project.path, statement)
    (run,) = Project.open(project.path).runs
    with pytest.raises(ProjectDamaged):
        compare_runs(run, run)


@pytest.mark.parametrize("column", ["head", "content"])
def test_the_record_of_a_run_is_not_shown_as_that_of_another(column: str, project: Project) -> None:
    project.record(small_evaluation(SETTINGS, count=20))
    # As if a disk had swapped two pages.
    changed(
        project.path,
        f"UPDATE run SET {column} = (SELECT {column} FROM run AS other WHERE number = 2) "
        "WHERE number = 1",
    )
    again = Project.open(project.path)
    with pytest.raises(ProjectDamaged):
        again.evaluation(again.runs[0])


def test_unpacking_has_a_limit(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "_LARGEST", 50)
    with pytest.raises(ProjectDamaged):
        project.evaluation(1)
    monkeypatch.undo()
    monkeypatch.setattr(columns, "_LARGEST", 500)
    with pytest.raises(BudgetExceeded):
        project.evaluation(1)


@pytest.mark.parametrize("seed", range(60))
def test_damaged_files_give_an_error_or_the_saved_data(seed: int, project: Project) -> None:
    expected = project.evaluation(1).to_dict(segment_scores=True)
    rng = random.Random(seed)
    data = bytearray(project.path.read_bytes())
    if seed % 4 == 0:
        del data[rng.randrange(len(data)) :]
    for _ in range(rng.randrange(1, 20)):
        if data:
            data[rng.randrange(len(data))] = rng.randrange(256)
    project.path.write_bytes(data)
    try:
        again = Project.open(project.path)
        found = again.evaluation(again.runs[0])
    except BleuError:
        return
    except IndexError:
        assert not again.runs
        return
    assert found.to_dict(segment_scores=True) == expected


@pytest.mark.parametrize(
    ("numbers", "size"),
    [
        ([0], 1),
        ([-128, 127], 1),
        ([128], 2),
        ([-129], 2),
        ([-(2**15), 2**15 - 1], 2),
        ([2**15], 4),
        ([-(2**31), 2**31 - 1], 4),
        ([2**31], 8),
        ([0.5], 8),
    ],
)
def test_numbers_take_as_few_bytes_as_they_need(numbers: list[float], size: int) -> None:
    code, *content = packs._of_numbers(np.array([numbers]))
    assert len(content) == size * len(numbers)
    assert bytes([code]) in packs._CODES.values()
