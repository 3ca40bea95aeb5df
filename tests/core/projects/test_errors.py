"""Errors of SQLite and the system are those of the program, with their reason."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

import pytest

from bleu_core.errors import BleuError
from bleu_core.files.errors import FileMissing, FileUnreadable
from bleu_core.projects.database import _translated
from bleu_core.projects.errors import ProjectDamaged, ProjectLocked, ProjectNotSaved


def raised(path: Path, error: Exception, *, saving: bool = False) -> BleuError:
    with pytest.raises(BleuError) as found, _translated(path, saving=saving):
        raise error
    return found.value


def of_sqlite(name: str) -> sqlite3.Error:
    error = sqlite3.OperationalError("a message")
    error.sqlite_errorname = name
    return error


@pytest.mark.parametrize("saving", [False, True])
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("SQLITE_BUSY", ProjectLocked),
        ("SQLITE_BUSY_SNAPSHOT", ProjectLocked),
        ("SQLITE_LOCKED", ProjectLocked),
        ("SQLITE_CORRUPT", ProjectDamaged),
        ("SQLITE_CORRUPT_VTAB", ProjectDamaged),
        ("SQLITE_NOTADB", ProjectDamaged),
        ("SQLITE_TOOBIG", ProjectDamaged),
        ("SQLITE_FORMAT", ProjectDamaged),
    ],
)
def test_a_project_in_use_or_damaged(
    tmp_path: Path, name: str, kind: type[BleuError], saving: bool
) -> None:
    assert type(raised(tmp_path / "p.bleu", of_sqlite(name), saving=saving)) is kind


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("SQLITE_IOERR_READ", FileUnreadable),
        ("SQLITE_CANTOPEN", FileUnreadable),
        ("SQLITE_PERM", FileUnreadable),
        ("SQLITE_AUTH", FileUnreadable),
        ("SQLITE_ERROR", ProjectDamaged),
        ("", ProjectDamaged),
    ],
)
def test_a_project_that_cannot_be_read(tmp_path: Path, name: str, kind: type[BleuError]) -> None:
    error = raised(tmp_path / "p.bleu", of_sqlite(name))
    assert type(error) is kind
    if isinstance(error, FileUnreadable):
        assert (error.permission, error.errno) == (False, errno.EIO)
    saved = raised(tmp_path / "p.bleu", of_sqlite(name), saving=True)
    assert isinstance(saved, ProjectNotSaved)
    assert (saved.fault, saved.detail) == ("other", "a message")


@pytest.mark.parametrize("saving", [False, True])
@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("SQLITE_FULL", "full"),
        ("SQLITE_READONLY", "read_only"),
        ("SQLITE_READONLY_DBMOVED", "read_only"),
    ],
)
def test_a_disk_that_is_full_or_read_only(
    tmp_path: Path, name: str, fault: str, saving: bool
) -> None:
    error = raised(tmp_path / "p.bleu", of_sqlite(name), saving=saving)
    assert isinstance(error, ProjectNotSaved)
    assert error.fault == fault


def test_a_project_whose_folder_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "gone" / "p.bleu"
    for name in ("SQLITE_IOERR", "SQLITE_READONLY_DBMOVED"):
        error = raised(path, of_sqlite(name), saving=True)
        assert isinstance(error, ProjectNotSaved)
        assert error.fault == "gone"
        assert isinstance(raised(path, of_sqlite(name)), FileMissing)


@pytest.mark.parametrize(
    ("number", "fault"),
    [
        (errno.ENOSPC, "full"),
        (errno.EDQUOT, "full"),
        (errno.EFBIG, "full"),
        (errno.EROFS, "read_only"),
        (errno.EACCES, "read_only"),
        (errno.EPERM, "read_only"),
        (errno.ENOENT, "gone"),
        (errno.ENOTDIR, "gone"),
        (errno.EIO, "other"),
    ],
)
def test_errors_of_the_system(tmp_path: Path, number: int, fault: str) -> None:
    path, error = tmp_path / "p.bleu", OSError(number, "a message")
    saved = raised(path, error, saving=True)
    assert isinstance(saved, ProjectNotSaved)
    assert (saved.fault, saved.detail) == (fault, "a message")
    read = raised(path, error)
    assert isinstance(read, FileUnreadable)
    assert (read.permission, read.errno) == (isinstance(error, PermissionError), number)


def test_text_that_cannot_be_decoded_is_damage(tmp_path: Path) -> None:
    assert isinstance(
        raised(tmp_path / "p.bleu", UnicodeDecodeError("utf-8", b"x", 0, 1, "y")), ProjectDamaged
    )
