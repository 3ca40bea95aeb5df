"""Short connections to a project file, which is never trusted, and typed errors.

A file may have come by mail. It is opened only if its header and its tables are exactly those that
this program creates: no triggers and no views, so nothing in the file is ever run.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import time
from urllib.parse import quote

from bleu_core.files.errors import FileIsDevice, FileIsDirectory, FileMissing, FileUnreadable
from bleu_core.projects import errors
from bleu_core.projects.schema import (
    APPLICATION_ID,
    VERSION,
    create_tables,
    expected_schema,
    read_schema,
)

BUSY_SECONDS = 5.0
"""Seconds to wait while another program writes."""

_MAGIC = b"SQLite format 3\0"
_HEADER = 100
# Large blobs take up most of the file.
_PAGE_SIZE = 8192
# Greatest size of a value in bytes. Packs of texts and numbers have only about a megabyte.
_LONGEST = 2**28
# SQLite's code for a file that ends too early, which is damage.
_SHORT = sqlite3.SQLITE_IOERR_SHORT_READ
# Seconds after which a file that nobody writes to is a leftover.
_LEFT_SECONDS = 10


@contextmanager
def connect(path: Path, *, check: bool = False) -> Iterator[sqlite3.Connection]:
    """Open a project file, and close it again.

    Parameters
    ----------
    check
        Whether to look through the whole file for damage.

    Raises
    ------
    FileMissing, FileIsDirectory, FileIsDevice, FileUnreadable
    ProjectInvalid, ProjectDamaged, ProjectTooNew, ProjectLocked, ProjectNotSaved
    """
    _check_header(path)
    with _translated(path):
        connection = _open(path)
        try:
            if read_schema(connection) != expected_schema():
                raise errors.ProjectDamaged(path, "unexpected tables")
            if check:
                _check_pages(connection, path)
            yield connection
        finally:
            connection.close()


@contextmanager
def transaction(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a project file and change it all at once, or not at all.

    Raises
    ------
    BleuError
        As for `connect`, but `ProjectNotSaved` if there is no such file any more.
    """
    with (
        to_save(path),
        connect(path) as connection,
        _translated(path, saving=True),
        _writing(connection),
    ):
        yield connection


@contextmanager
def to_save(path: Path) -> Iterator[None]:
    """Raise `ProjectNotSaved` if a project that is to be saved cannot even be read."""
    try:
        yield
    except FileMissing as error:
        raise errors.ProjectNotSaved(path, "gone") from error
    except FileIsDevice as error:
        raise errors.ProjectNotSaved(path, "no_file") from error
    except (FileUnreadable, FileIsDirectory) as error:
        fault: errors.ProjectFault = "other" if is_there(path) else "gone"
        raise errors.ProjectNotSaved(path, fault, str(error)) from error


def is_there(path: Path) -> bool:
    """Tell whether a path exists; False if the system reports an error."""
    try:
        return path.exists()
    except OSError:
        return False


@contextmanager
def new_file(path: Path, *, replace: bool = False) -> Iterator[sqlite3.Connection]:
    """Create a project file with empty tables; it appears at its path once it is complete.

    Parameters
    ----------
    replace
        Whether an existing file may be replaced. An empty file never counts as existing.

    Raises
    ------
    ProjectExists, ProjectLocked, ProjectNotSaved
    """
    with _translated(path, saving=True):
        is_empty = not replace and path.is_file() and not _is_occupied(path)
    if is_empty:
        # In place: of several programs that find the file empty, SQLite lets only one create it.
        with _translated(path, saving=True), _empty_project(path) as connection:
            if read_schema(connection):
                raise errors.ProjectExists(path)
            create_tables(connection)
            yield connection
        return
    with (
        saved_beside(path, replace=replace) as beside,
        _translated(path, saving=True),
        _empty_project(beside) as connection,
    ):
        create_tables(connection)
        yield connection


@contextmanager
def _empty_project(path: Path) -> Iterator[sqlite3.Connection]:
    """Open an empty or missing file to fill it in one transaction."""
    connection = _open(path, create=True)
    try:
        connection.execute(f"PRAGMA page_size = {_PAGE_SIZE}")
        with _writing(connection):
            yield connection
    finally:
        connection.close()


@contextmanager
def saved_beside(path: Path, *, replace: bool) -> Iterator[Path]:
    """Yield a path for a file that is moved to `path` at the end, or removed after an error.

    Symbolic links are followed. Devices and pipes are refused: they would be replaced.

    Raises
    ------
    ProjectExists, ProjectNotSaved
    """
    with _translated(path, saving=True):
        if not _is_file_or_free(path):
            raise errors.ProjectNotSaved(path, "no_file")
        if not replace and _is_occupied(path):
            raise errors.ProjectExists(path)
        target = Path(os.path.realpath(path))
        remove_leftovers(target.parent, target.name)
        journal = journal_of(target)
        # Rolled back into the new file, the journal of a deleted one would destroy it. A journal
        # that appears later is that of a program that has created the file in the meantime.
        stale = _version(journal)
        if target.exists():
            stale = None
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}.tmp")
    try:
        with _translated(path, saving=True):
            yield beside
            if replace or (stale is not None and _version(journal) == stale):
                journal.unlink(missing_ok=True)
            if replace:
                beside.replace(target)
            else:
                _move_to_free(beside, target, path)
            _flush_folder(target.parent)
    finally:
        _remove_with_journal(beside)


def _move_to_free(beside: Path, target: Path, path: Path) -> None:
    """Move a file to a name that no file has; another program may take the name meanwhile."""
    try:
        os.link(beside, target)
    except FileExistsError:
        raise errors.ProjectExists(path) from None
    except OSError:
        # Some file systems have no hard links.
        if _is_occupied(target):
            raise errors.ProjectExists(path) from None
        beside.replace(target)


def remove_leftovers(folder: Path, name: str = "") -> None:
    """Remove the unfinished files that killed programs have left in a folder.

    Parameters
    ----------
    name
        The name of the project that they were to become; empty for all projects.
    """
    wanted = re.escape(name) if name else r".+\.bleu"
    pattern = re.compile(rf"\.{wanted}\.[0-9a-f]{{8}}\.tmp(?:-journal)?")
    with suppress(OSError):
        for each in folder.iterdir():
            if pattern.fullmatch(each.name) and time() - each.stat().st_mtime > _LEFT_SECONDS:
                left = each.with_name(each.name.removesuffix("-journal"))
                if not _is_written_to(left):
                    _remove_with_journal(left)


def _version(path: Path) -> tuple[int, int] | None:
    """Return numbers that differ from one file at a path to the next; None if there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns


def _is_written_to(path: Path) -> bool:
    """Tell whether a program holds the lock of a database, as all do while they write."""
    try:
        connection = _open(path, seconds=0)
        try:
            connection.execute("BEGIN EXCLUSIVE")
        finally:
            connection.close()
    except sqlite3.Error as error:
        return (getattr(error, "sqlite_errorname", "") or "").startswith(_LOCKED)
    return False


def _remove_with_journal(path: Path) -> None:
    for each in (path, journal_of(path)):
        with suppress(OSError):
            each.unlink(missing_ok=True)


def journal_of(path: Path) -> Path:
    """Return the path of the journal from which SQLite restores a file after a crash."""
    return path.with_name(f"{path.name}-journal")


def _is_occupied(path: Path) -> bool:
    return path.is_dir() or (path.exists() and path.stat().st_size > 0)


def _is_file_or_free(path: Path) -> bool:
    """Tell whether a path is that of a file, or of nothing; a folder is found out later."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return True
    return stat.S_ISREG(mode) or stat.S_ISDIR(mode)


def _flush_folder(folder: Path) -> None:
    """Make sure that a file's new name survives a power failure, where the system can do so."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _check_header(path: Path) -> None:
    """Check the first bytes of a file, so that SQLite only opens files of this program."""
    try:
        if not _is_file_or_free(path):
            raise FileIsDevice(path)
        with path.open("rb") as file:
            header = file.read(_HEADER)
    except FileNotFoundError:
        raise FileMissing(path) from None
    except OSError as error:
        if path.is_dir():
            raise FileIsDirectory(path) from None
        refused = isinstance(error, PermissionError)
        raise FileUnreadable(path, error.strerror or str(error), refused, error.errno) from None
    if not header.startswith(_MAGIC):
        raise errors.ProjectInvalid(path)
    if len(header) < _HEADER:
        raise errors.ProjectDamaged(path, "truncated header")
    application = int.from_bytes(header[68:72], "big")
    version = int.from_bytes(header[60:64], "big")
    if application != APPLICATION_ID or version < 1:
        raise errors.ProjectInvalid(path)
    if version > VERSION:
        raise errors.ProjectTooNew(path)
    if header[18:20] != b"\1\1":
        raise errors.ProjectDamaged(path, "write-ahead log")


def _open(path: Path, *, create: bool = False, seconds: float | None = None) -> sqlite3.Connection:
    name = path.absolute().as_posix()
    if not name.startswith("/"):
        name = f"/{name}"
    # `create=False`: a path that has vanished must not become an empty file.
    mode = "rwc" if create else "rw"
    uri = f"file://{quote(os.fsencode(name))}?mode={mode}"
    wait = BUSY_SECONDS if seconds is None else seconds
    connection = sqlite3.connect(uri, uri=True, timeout=wait, isolation_level=None)
    try:
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
        connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
        for pragma in (
            "trusted_schema = OFF",
            "cell_size_check = ON",
            "mmap_size = 0",
            "foreign_keys = ON",
            # Overwrite deleted data, so that no removed text is left in the file.
            "secure_delete = ON",
            "temp_store = MEMORY",
            "synchronous = EXTRA",
        ):
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection


def _check_pages(connection: sqlite3.Connection, path: Path) -> None:
    ((found,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
    # The check reports a disk that cannot be read like damage, with SQLite's code of the error.
    code = re.search(r"error code=(\d+)", str(found))
    if code and int(code[1]) & 0xFF == sqlite3.SQLITE_IOERR and int(code[1]) != _SHORT:
        raise FileUnreadable(path, str(found), permission=False, errno=errno.EIO)
    if found != "ok":
        raise errors.ProjectDamaged(path, str(found))
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise errors.ProjectDamaged(path, "missing rows")


@contextmanager
def _writing(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # After some errors, SQLite has already rolled back.
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


_LOCKED = ("SQLITE_BUSY", "SQLITE_LOCKED")
_DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_TOOBIG", "SQLITE_FORMAT")


@contextmanager
def _translated(path: Path, *, saving: bool = False) -> Iterator[None]:
    """Raise errors of SQLite and the system as this program's own errors."""
    try:
        yield
    except sqlite3.Error as error:
        name = getattr(error, "sqlite_errorname", "") or ""
        if name.startswith(_LOCKED):
            raise errors.ProjectLocked(path) from error
        if name.startswith(_DAMAGED):
            raise errors.ProjectDamaged(path, str(error)) from error
        fault = _fault(name, path)
        if saving or fault in ("full", "read_only"):
            raise errors.ProjectNotSaved(path, fault, str(error)) from error
        if fault == "gone":
            raise FileMissing(path) from error
        if name.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")):
            raise FileUnreadable(path, str(error), permission=False, errno=errno.EIO) from error
        raise errors.ProjectDamaged(path, str(error)) from error
    except UnicodeError as error:
        raise errors.ProjectDamaged(path, str(error)) from error
    except OSError as error:
        if not saving:
            refused = isinstance(error, PermissionError)
            reason = error.strerror or str(error)
            raise FileUnreadable(path, reason, refused, error.errno) from error
        raise errors.ProjectNotSaved(
            path, _system_fault(error), error.strerror or str(error)
        ) from error


def _fault(name: str, path: Path) -> errors.ProjectFault:
    if name == "SQLITE_FULL":
        return "full"
    if not is_there(path) and not is_there(path.parent):
        return "gone"
    if name.startswith("SQLITE_READONLY"):
        return "read_only"
    if name.startswith("SQLITE_CANTOPEN") and not os.access(path.parent, os.W_OK):
        return "read_only"
    return "other"


def _system_fault(error: OSError) -> errors.ProjectFault:
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return "full"
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return "read_only"
    return "gone" if error.errno in (errno.ENOENT, errno.ENOTDIR) else "other"
