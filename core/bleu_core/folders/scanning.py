"""The files of a folder and of all folders in it."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from stat import S_ISREG

from bleu_core.files.addresses import XCODE_TEXTS, is_xcode_export
from bleu_core.files.errors import FileMissing, FileUnreadable
from bleu_core.files.reading.formats import may_be_readable
from bleu_core.folders.errors import FolderExpected, FolderTooLarge
from bleu_core.progress import SILENT, Progress

# Files that systems and programs leave behind; hidden files begin with a dot.
_LEFT_BEHIND = re.compile(
    r"\..*|~\$.*|.*~|.*\.(?:tmp|bak|swp)|#.*#|thumbs\.db|desktop\.ini|__macosx|\$recycle\.bin"
    r"|system volume information|icon\r",
    re.IGNORECASE,
)

# Files and folders below a folder; the trees of large programs have fewer.
ENTRIES_LIMIT = 100_000


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
    links
        Paths of links to places outside the folder, which are not followed.
    unreadable
        Folders that could not be listed.
    """

    folder: Path
    names: list[str] = field(default_factory=list)
    ignored: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    unreadable: list[FileUnreadable] = field(default_factory=list)


def find_files(
    folder: Path, *, without: Collection[Path] = (), progress: Progress = SILENT
) -> FoundFiles:
    """Find the readable files of a folder, without files that the system left behind.

    No file is opened before their number is known: the root folder of a system has devices too.

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
    FolderTooLarge
        If it has more than `ENTRIES_LIMIT` files and folders.
    Cancelled
    """
    if not folder.is_dir():
        raise FolderExpected(folder) if folder.exists() else FileMissing(folder)
    found = FoundFiles(folder)
    own = os.path.realpath(folder)
    passed = {os.path.realpath(other) for other in without} - {own}
    files = []
    for count, (name, entry) in enumerate(_walk(str(folder), "", (own,), passed, found, progress)):
        if count >= ENTRIES_LIMIT:
            raise FolderTooLarge(folder, ENTRIES_LIMIT)
        if entry is not None:
            files.append((name, entry))
    for name, entry in progress.watch(files):
        is_readable = _is_file(entry) and may_be_readable(Path(entry.path))
        (found.names if is_readable else found.ignored).append(name)
    if not found.names and found.unreadable and found.unreadable[0].path == folder:
        raise found.unreadable[0]
    for names in (found.names, found.ignored, found.links):
        names.sort(key=natural_order)
    return found


def _walk(
    folder: str,
    name: str,
    above: tuple[str, ...],
    passed: Collection[str],
    found: FoundFiles,
    progress: Progress,
) -> Iterator[tuple[str, os.DirEntry[str] | None]]:
    """Yield names with files, or None for folders; follow links inside, but never in circles."""
    progress.check()
    try:
        with os.scandir(folder) as listed:
            entries = list(islice(listed, ENTRIES_LIMIT + 1))
    except OSError as error:
        denied = isinstance(error, PermissionError)
        found.unreadable.append(
            FileUnreadable(Path(folder), error.strerror or "", denied, error.errno)
        )
        return
    if is_xcode_export(folder):
        entries = [entry for entry in entries if entry.name == XCODE_TEXTS]
    for entry in entries:
        if _LEFT_BEHIND.fullmatch(entry.name):
            continue
        below = f"{name}/{entry.name}" if name else entry.name
        is_folder = _is_folder(entry)
        real = ""
        # On Windows, folders lead elsewhere by junctions, too.
        if is_folder or entry.is_symlink():
            real = _real_path(entry.path)
            if real in above or real in passed:
                continue
            if not Path(real).is_relative_to(above[0]):
                found.links.append(below)
                continue
        yield below, None if is_folder else entry
        if is_folder:
            yield from _walk(entry.path, below, (*above, real), passed, found, progress)


def _real_path(path: str) -> str:
    """Return the target of a link; empty if it may not be known."""
    try:
        return os.path.realpath(path)
    except OSError:
        return ""


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        return False


def _is_file(entry: os.DirEntry[str]) -> bool:
    """Tell a file from sockets, pipes and devices, which keep a reader waiting; in doubt true."""
    try:
        return S_ISREG(entry.stat().st_mode)
    except OSError:
        return True  # reading it raises the error


def natural_order(name: str) -> tuple[object, ...]:
    """Return a key that sorts ``page 10`` behind ``page 9``, and a folder's files together."""
    pieces = re.split(r"(\d+)", name.casefold().replace("/", "\0"))
    numbered = ((int(piece), "") if piece.isdecimal() else (0, piece) for piece in pieces)
    return tuple(numbered), name
