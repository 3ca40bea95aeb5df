"""Writing of files in one step: afterwards there is the complete new file, or still the old one."""

from __future__ import annotations

import os
import re
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from bleu_core.files.errors import FileIsDirectory, FileUnwritable

if sys.platform != "win32":
    import fcntl


@contextmanager
def atomic_file(path: str | Path) -> Iterator[BinaryIO]:
    """Open a new file that replaces the one at this path when the block ends without an error.

    The new file is written next to the old one, flushed to the disk, and only then renamed. If the
    disk is full, the block raises an error or the process is killed, the old file stays as it was.
    Symbolic links are followed. A device or a pipe cannot be replaced and is written to directly.

    Parameters
    ----------
    path
        The file to write; it need not exist.

    Yields
    ------
    BinaryIO
        The new file, open for writing and reading.

    Raises
    ------
    FileIsDirectory, FileUnwritable
        If the path is a folder, or the file cannot be written or renamed.
    """
    path = Path(path)
    try:
        with _opened(path) as file:
            yield file
    except OSError as error:
        if error.errno is not None and os.path.isdir(path):
            raise FileIsDirectory(path) from error
        raise unwritable(path, error) from error


def unwritable(path: Path, error: OSError) -> FileUnwritable:
    """Return the error for a file that could not be written, with the system's reason."""
    reason = error.strerror or str(error)
    return FileUnwritable(path, reason, isinstance(error, PermissionError), error.errno)


@contextmanager
def _opened(path: Path) -> Iterator[BinaryIO]:
    before = _status(path)
    if before is not None and not stat.S_ISREG(before.st_mode):
        with path.open("wb") as device:
            yield device
        return
    target = Path(os.path.realpath(path))
    _remove_leftovers(target.parent)
    # In the same folder: renaming replaces a file in one step only within a file system. Not with
    # `tempfile`, whose files only their owner may read.
    new = target.with_name(f".{os.getpid()}-{hash(target.name) & 0xFFFFFFFF:08x}.part")
    try:
        with new.open("w+b") as file:
            # Some network drives have no locks.
            with suppress(OSError):
                _lock(file)
            yield file
            file.flush()
            os.fsync(file.fileno())
        if before is not None:
            with suppress(OSError):
                new.chmod(stat.S_IMODE(before.st_mode))
        new.replace(target)
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)


_UNFINISHED = re.compile(r"\.\d+-[0-9a-f]{8}\.part")


def _remove_leftovers(folder: Path) -> None:
    """Remove what programs that were killed have left unfinished: nobody holds its lock."""
    with suppress(OSError):
        for each in folder.iterdir():
            if _UNFINISHED.fullmatch(each.name):
                with suppress(OSError):
                    with each.open("r+b") as file:
                        _lock(file)
                    # Windows, without a lock, removes no file that is open elsewhere.
                    each.unlink()


def _lock(file: BinaryIO) -> None:
    """Hold a file until it is closed; raises `OSError` if another process holds it."""
    if sys.platform != "win32":
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _status(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except FileNotFoundError:
        return None
