"""The files of a workspace: their paths now, and changes since they were read."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Literal, TypeVar

from bleu_core.files.stamps import FileStamp
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.workspace.inputs import Input, OnDisk
from bleu_core.workspace.workspace import Workspace

_OnDisk = TypeVar("_OnDisk", bound=OnDisk)

_PIECE = 2**20

FileStatus = Literal["unchanged", "changed", "moved", "missing", "unchecked"]


@dataclass(frozen=True)
class TrackedFile:
    """A file of a workspace compared with its version that was read.

    Attributes
    ----------
    input
        The text, scores or known text that were read from it.
    status
        ``moved``: unchanged, in another folder. ``unchecked``: on another computer, which a project
        from outside must not make the program contact; or never read.
    path
        The current path of the file; if it is missing, its path before.
    """

    input: OnDisk
    status: FileStatus
    path: Path

    @property
    def is_as_read(self) -> bool:
        """Whether the file still has the content that was read."""
        return self.status in ("unchanged", "moved")


def files_of(inputs: Iterable[Input]) -> list[OnDisk]:
    """Return the texts that were read from files, and all given scores."""
    inputs = list(inputs)
    files: list[OnDisk] = [one for one in inputs if not one.in_memory]
    return files + [each for one in inputs for each in one.scores]


def with_relative_paths(one: Input, folder: Path) -> Input:
    """Return an input with its paths as they are from a project in this folder."""
    one = one.with_scores(lambda each: _placed(each, folder))
    return one if one.in_memory else _placed(one, folder)


def placed(workspace: Workspace, folder: Path) -> Workspace:
    """Return a workspace with its paths as they are from a project in this folder."""
    inputs = tuple(with_relative_paths(one, folder) for one in workspace.inputs)
    return replace(
        workspace, inputs=inputs, known=tuple(_placed(each, folder) for each in workspace.known)
    )


def _placed(one: _OnDisk, folder: Path) -> _OnDisk:
    path = one.address.path.absolute()
    relative = _relative(path, folder)
    return replace(one.at(path), relative=relative)  # type: ignore[type-var]


def _relative(path: Path, folder: Path) -> str | None:
    try:
        return Path(os.path.relpath(path, folder.absolute())).as_posix()
    except ValueError:  # another drive
        return None


def possible_paths(one: OnDisk, folder: Path) -> Iterator[Path]:
    """Yield the paths at which a file may be: beside the project first, then its last path."""
    if one.relative is not None and not _is_absolute(one.relative):
        yield Path(os.path.normpath(folder.absolute() / one.relative))
    yield one.address.path


def _is_absolute(relative: str) -> bool:
    return Path(relative).is_absolute() or is_remote(relative) or ":" in relative.split("/")[0]


def is_remote(path: str | Path) -> bool:
    """Tell whether a path is on another computer, which would learn of any access to it."""
    return str(path).replace("\\", "/").startswith("//")


def find_file(one: OnDisk, folder: Path, *, ask_others: bool = True) -> Path | None:
    """Find the file of an input; None if it is gone.

    Parameters
    ----------
    folder
        The project's folder.
    ask_others
        Whether to look on other computers, too.
    """
    for path in possible_paths(one, folder):
        if is_remote(path) and not (ask_others or is_remote(folder)):
            continue
        try:
            if path.exists():
                return path
        except (OSError, ValueError):  # no permission, or no path at all
            continue
    return None


def located(workspace: Workspace, folder: Path) -> Workspace:
    """Return a workspace with the paths of its files now, beside the project first."""

    def found(one: _OnDisk) -> _OnDisk:
        path = find_file(one, folder, ask_others=False)
        return one if path is None else one.at(path)

    inputs = tuple(
        one if one.in_memory else found(one)
        for one in (each.with_scores(found) for each in workspace.inputs)
    )
    return replace(workspace, inputs=inputs, known=tuple(map(found, workspace.known)))


def check_files(
    files: Sequence[OnDisk],
    folder: Path,
    progress: Progress = SILENT,
    *,
    ask_others: bool = False,
) -> tuple[TrackedFile, ...]:
    """Compare files with the versions that were read.

    A file of the same size and time counts as unchanged. If only its time differs, its content
    decides.

    Parameters
    ----------
    files
        Texts and scores; see `files_of`.
    folder, ask_others
        As for `find_file`.
    """
    return tuple(
        _checked(one, folder, progress.part(number, len(files)), ask_others)
        for number, one in enumerate(files)
    )


def _checked(one: OnDisk, folder: Path, progress: Progress, ask_others: bool) -> TrackedFile:
    path = find_file(one, folder, ask_others=ask_others)
    if path is None:
        hidden = not ask_others and any(map(is_remote, possible_paths(one, folder)))
        hidden = hidden and not is_remote(folder)
        return TrackedFile(one, "unchecked" if hidden else "missing", one.address.path)
    if one.fingerprint is None:
        return TrackedFile(one, "unchecked", path)
    try:
        is_same = _is_same(path, one.fingerprint, progress)
    except OSError:
        return TrackedFile(one, "missing", path)
    if not is_same:
        return TrackedFile(one, "changed", path)
    return TrackedFile(one, "unchanged" if path == one.address.path else "moved", path)


def _is_same(path: Path, known: FileStamp, progress: Progress) -> bool:
    size, modified = _size_and_time(path)
    if size != known.size:
        return False
    return modified == known.modified or fingerprint(path, progress).sha256 == known.sha256


def fingerprinted(inputs: Iterable[Input], progress: Progress = SILENT) -> tuple[Input, ...]:
    """Return inputs with fingerprints of their files as they are now, where these can be read.

    A file that still has the size and time of its fingerprint is not read again.
    """
    known: dict[Path, FileStamp | None] = {}
    found = []
    for one in inputs:
        if not one.in_memory:
            path = one.address.path
            if path not in known:
                known[path] = _current(path, one.fingerprint, progress)
            one = replace(one, fingerprint=known[path])
        scores = tuple(
            replace(each, fingerprint=_current(each.address.path, each.fingerprint, progress))
            for each in one.scores
        )
        found.append(replace(one, scores=scores))
    return tuple(found)


def _current(path: Path, known: FileStamp | None, progress: Progress) -> FileStamp | None:
    try:
        if known is not None and _size_and_time(path) == (known.size, known.modified):
            return known
        return fingerprint(path, progress)
    except OSError:
        return None


def fingerprint(path: Path, progress: Progress = SILENT) -> FileStamp:
    """Return the fingerprint of a file, or of all files of a folder, as they are now.

    Raises
    ------
    OSError
        If it cannot be read.
    Cancelled
    """
    size, modified = _size_and_time(path)
    digest = sha256()
    done = 0
    is_folder = path.is_dir()
    for each in _files(path):
        if is_folder:
            name = each.relative_to(path).as_posix()
            digest.update(f"{name}\0{each.stat().st_size}\0".encode("utf-8", "surrogatepass"))
        with each.open("rb") as file:
            while piece := file.read(_PIECE):
                digest.update(piece)
                done += len(piece)
                progress.step(Stage.READING, min(done, size), max(size, 1))
    return FileStamp(size, modified, digest.hexdigest())


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    return sorted(
        each
        for each in path.rglob("*")
        if each.is_file() and not any(part.startswith(".") for part in each.relative_to(path).parts)
    )


def _size_and_time(path: Path) -> tuple[int, int]:
    stats = [each.stat() for each in _files(path)]
    return sum(one.st_size for one in stats), max((one.st_mtime_ns for one in stats), default=0)
