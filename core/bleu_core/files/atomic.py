"""Writing of files in one step: afterwards there is the complete new file, or still the old one."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from bleu_core.files.errors import FileIsDirectory, FileUnwritable


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
    # In the same folder: renaming replaces a file in one step only within a file system. Not with
    # `tempfile`, whose files only their owner may read.
    new = target.with_name(f".{os.getpid()}-{hash(target.name) & 0xFFFFFFFF:08x}.part")
    try:
        with new.open("w+b") as file:
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


def _status(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except FileNotFoundError:
        return None
