"""The version of a file that was read: its size, its time, and on demand its SHA-256."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from stat import S_ISREG

from bleu_core.progress import SILENT, Progress

_PIECE = 1024 * 1024


@dataclass(frozen=True)
class FileStamp:
    """A version of a file.

    Attributes
    ----------
    size
        Size of the file as it is stored, in bytes.
    modified
        The time of its last change, in nanoseconds since 1970.
    sha256
        SHA-256 of its bytes, in hexadecimal digits; None if it was not computed, because the file
        has to be read once more for it.
    """

    size: int
    modified: int
    sha256: str | None = None


def stamp_of(path: Path) -> FileStamp | None:
    """Return the stamp of a regular file; None for pipes and the like."""
    state = path.stat()
    return FileStamp(state.st_size, state.st_mtime_ns) if S_ISREG(state.st_mode) else None


def with_sha256(
    path: Path | None, stamp: FileStamp | None, progress: Progress = SILENT
) -> FileStamp | None:
    """Return the stamp of the file as it was read, with its SHA-256.

    Parameters
    ----------
    path, stamp
        The file, and its stamp when it was read.
    progress
        Can cancel.

    Returns
    -------
    FileStamp or None
        None if that version is not there any more: the file changed, is gone or was never one.
    """
    if path is None or stamp is None or stamp.sha256 is not None:
        return stamp
    # Imported lazily: most runs need none.
    from hashlib import sha256

    digest = sha256()
    try:
        if stamp_of(path) != stamp:
            return None
        with path.open("rb") as file:
            while piece := file.read(_PIECE):
                progress.check()
                digest.update(piece)
        if stamp_of(path) != stamp:
            return None
    except (OSError, ValueError):
        return None
    return replace(stamp, sha256=digest.hexdigest())
