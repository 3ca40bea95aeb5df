"""The files of a folder and of all folders in it."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bleu_core.files.errors import FileMissing, FileUnreadable
from bleu_core.files.reading.formats import may_be_readable
from bleu_core.folders.errors import FolderExpected
from bleu_core.progress import SILENT, Progress

# Files that systems and programs leave behind; hidden files begin with a dot.
_LEFT_BEHIND = re.compile(
    r"\..*|~\$.*|.*~|.*\.(?:tmp|bak|swp)|#.*#|thumbs\.db|desktop\.ini|__macosx|\$recycle\.bin"
    r"|system volume information|icon\r",
    re.IGNORECASE,
)


@dataclass
class FoundFiles:
    """The contents of a folder.

    Attributes
    ----------
    folder
        The folder.
    names
        Paths of the readable files below the folder, with ``/``, in natural order.
    ignored
        Paths of other files, such as pictures.
    unreadable
        Folders that could not be listed.
    """

    folder: Path
    names: list[str] = field(default_factory=list)
    ignored: list[str] = field(default_factory=list)
    unreadable: list[FileUnreadable] = field(default_factory=list)


def find_files(
    folder: Path, *, without: Collection[Path] = (), progress: Progress = SILENT
) -> FoundFiles:
    """Find the readable files of a folder, without files that the system left behind.

    Parameters
    ----------
    folder
        The folder.
    without
        Folders inside it to leave out, because the user also named them.
    progress
        Used for cancellation.

    Raises
    ------
    FileMissing, FolderExpected, FileUnreadable
        If the folder itself cannot be listed.
    Cancelled
    """
    if not folder.is_dir():
        raise FolderExpected(folder) if folder.exists() else FileMissing(folder)
    found = FoundFiles(folder)
    own = os.path.realpath(folder)
    passed = {os.path.realpath(other) for other in without} - {own}
    for name, path in _walk(str(folder), "", (own,), passed, found, progress):
        (found.names if may_be_readable(Path(path)) else found.ignored).append(name)
    if not found.names and found.unreadable and found.unreadable[0].path == folder:
        raise found.unreadable[0]
    found.names.sort(key=natural_order)
    found.ignored.sort(key=natural_order)
    return found


def _walk(
    folder: str,
    name: str,
    above: tuple[str, ...],
    passed: Collection[str],
    found: FoundFiles,
    progress: Progress,
) -> Iterator[tuple[str, str]]:
    """Yield names and paths of files; follow links, but never in circles."""
    progress.check()
    try:
        with os.scandir(folder) as listed:
            entries = list(listed)
    except OSError as error:
        denied = isinstance(error, PermissionError)
        found.unreadable.append(
            FileUnreadable(Path(folder), error.strerror or "", denied, error.errno)
        )
        return
    for entry in entries:
        if _LEFT_BEHIND.fullmatch(entry.name):
            continue
        below = f"{name}/{entry.name}" if name else entry.name
        try:
            is_folder = entry.is_dir()
        except OSError:
            is_folder = False
        if not is_folder:
            # Sockets and pipes would keep a reader waiting; in doubt, the file is read.
            if _is_file(entry):
                yield below, entry.path
            continue
        real = os.path.realpath(entry.path)
        if real not in above and real not in passed:
            yield from _walk(entry.path, below, (*above, real), passed, found, progress)


def _is_file(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_file() or entry.is_symlink()
    except OSError:
        return True


def natural_order(name: str) -> tuple[object, ...]:
    """Return a key that sorts ``page 10`` behind ``page 9``, and a folder's files together."""
    pieces = re.split(r"(\d+)", name.casefold().replace("/", "\0"))
    return (*((int(piece), "") if piece.isdecimal() else (0, piece) for piece in pieces), name)
