"""Short connections to a project file, which is never trusted, and typed errors.

A file may have come by mail. It is opened only if its header and its tables are exactly those that
this program creates: no triggers and no views, so nothing in the file is ever run.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from bleu_core.files.errors import FileIsDirectory, FileMissing, FileUnreadable
from bleu_core.projects.errors import (
    ProjectDamaged,
    ProjectExists,
    ProjectFault,
    ProjectInvalid,
    ProjectLocked,
    ProjectNotSaved,
    ProjectTooNew,
)
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


@contextmanager
def connect(path: Path, *, check: bool = False) -> Iterator[sqlite3.Connection]:
    """Open a project file, and close it again.

    Parameters
    ----------
    check
        Whether to look through the whole file for damage.

    Raises
    ------
    FileMissing, FileIsDirectory, FileUnreadable
    ProjectInvalid, ProjectDamaged, ProjectTooNew, ProjectLocked, ProjectNotSaved
    """
    _check_header(path)
    with _translated(path):
        connection = _open(path)
        try:
            if read_schema(connection) != expected_schema():
                raise ProjectDamaged(path, "unexpected tables")
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
        raise ProjectNotSaved(path, "gone") from error
    except (FileUnreadable, FileIsDirectory) as error:
        fault: ProjectFault = "other" if is_there(path) else "gone"
        raise ProjectNotSaved(path, fault, str(error)) from error


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
        Whether an existing file may be replaced. An empty file is always replaced.

    Raises
    ------
    ProjectExists, ProjectNotSaved
    """
    with saved_beside(path, replace=replace) as beside, _translated(path, saving=True):
        connection = _open(beside, create=True)
        try:
            connection.execute(f"PRAGMA page_size = {_PAGE_SIZE}")
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            with _writing(connection):
                create_tables(connection)
                yield connection
        finally:
            connection.close()


@contextmanager
def saved_beside(path: Path, *, replace: bool) -> Iterator[Path]:
    """Yield a path for a file that is moved to `path` at the end, or removed after an error.

    Raises
    ------
    ProjectExists, ProjectNotSaved
    """
    if not replace and _is_occupied(path):
        raise ProjectExists(path)
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        with _translated(path, saving=True):
            yield beside
            if not replace and _is_occupied(path):
                raise ProjectExists(path)
            # The journal of an earlier file of this name must not be rolled back into the new file.
            journal_of(path).unlink(missing_ok=True)
            beside.replace(path)
            _flush_folder(path.parent)
    finally:
        for each in (beside, journal_of(beside)):
            with suppress(OSError):
                each.unlink(missing_ok=True)


def journal_of(path: Path) -> Path:
    """Return the path of the journal from which SQLite restores a file after a crash."""
    return path.with_name(f"{path.name}-journal")


def _is_occupied(path: Path) -> bool:
    return path.is_dir() or (path.exists() and path.stat().st_size > 0)


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
        raise ProjectInvalid(path)
    if len(header) < _HEADER:
        raise ProjectDamaged(path, "truncated header")
    application = int.from_bytes(header[68:72], "big")
    version = int.from_bytes(header[60:64], "big")
    if application != APPLICATION_ID or version < 1:
        raise ProjectInvalid(path)
    if version > VERSION:
        raise ProjectTooNew(path)
    if header[18:20] != b"\1\1":
        raise ProjectDamaged(path, "write-ahead log")


def _open(path: Path, *, create: bool = False) -> sqlite3.Connection:
    name = path.absolute().as_posix()
    if not name.startswith("/"):
        name = f"/{name}"
    # `create=False`: a path that has vanished must not become an empty file.
    mode = "rwc" if create else "rw"
    uri = f"file://{quote(os.fsencode(name))}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
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
    if found != "ok":
        raise ProjectDamaged(path, str(found))
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise ProjectDamaged(path, "missing rows")


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
            raise ProjectLocked(path) from error
        if name.startswith(_DAMAGED):
            raise ProjectDamaged(path, str(error)) from error
        fault = _fault(name, path)
        if saving or fault in ("full", "read_only"):
            raise ProjectNotSaved(path, fault, str(error)) from error
        if fault == "gone":
            raise FileMissing(path) from error
        if name.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")):
            raise FileUnreadable(path, str(error), permission=False) from error
        raise ProjectDamaged(path, str(error)) from error
    except UnicodeError as error:
        raise ProjectDamaged(path, str(error)) from error
    except OSError as error:
        if not saving:
            raise
        raise ProjectNotSaved(path, _system_fault(error), error.strerror or str(error)) from error


def _fault(name: str, path: Path) -> ProjectFault:
    if name == "SQLITE_FULL":
        return "full"
    if not is_there(path) and not is_there(path.parent):
        return "gone"
    if name.startswith("SQLITE_READONLY"):
        return "read_only"
    if name.startswith("SQLITE_CANTOPEN") and not os.access(path.parent, os.W_OK):
        return "read_only"
    return "other" if is_there(path) else "gone"


def _system_fault(error: OSError) -> ProjectFault:
    import errno

    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return "full"
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return "read_only"
    return "gone" if error.errno in (errno.ENOENT, errno.ENOTDIR) else "other"
