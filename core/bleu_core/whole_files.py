"""Write files as a whole: a new file is there completely, or the old one is still there."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from bleu_core.errors import FileIsDirectory, FileUnwritable


@contextmanager
def whole_file(path: str | Path) -> Iterator[BinaryIO]:
    """Open a file to be written, which takes its place only when all of it is on the disk.

    It is written beside the file it replaces. Whatever happens before its end, a full disk, an
    error in the block, a kill, leaves the old file as it was. Links are followed; a device or pipe,
    which cannot be replaced, is written to directly.

    Yields
    ------
    BinaryIO
        The new file, open for writing and reading.

    Raises
    ------
    FileIsDirectory, FileUnwritable
    """
    path = Path(path)
    try:
        with _opened(path) as file:
            yield file
    except OSError as error:
        if error.errno is not None and path.is_dir():
            raise FileIsDirectory(path) from error
        raise unwritable(path, error) from error


def unwritable(path: Path, error: OSError) -> FileUnwritable:
    """Return the error that says why a file could not be written."""
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
    # In the same folder, because only there it can take the place of the other at once. Not
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
