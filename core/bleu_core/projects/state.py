"""What a project is working on, and whether its files are as they were."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from bleu_core.corpus.addresses import Address, Role
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.projects.records import Fingerprint, ProjectNote, ProjectScores
from bleu_core.settings import Settings

if TYPE_CHECKING:
    from bleu_core.corpus.documents import Document
    from bleu_core.corpus.pairing.repairs import Repair

_PIECE = 2**20


@dataclass(frozen=True)
class ProjectInput:
    """A text of a project.

    Attributes
    ----------
    role
        What it is in the evaluation.
    address
        The file as an absolute path, and which of its texts; a name for a text in memory.
    relative
        The path from the project's folder, with ``/``; None on another drive. Set by saving.
    encoding
        The user's choice; None to detect it.
    given_name
        The user's name for the text; None for the file's.
    repairs
        The user's corrections to the order of its segments.
    is_folder
        Whether it is a folder of files.
    in_memory
        Whether there is no file: the text was pasted or typed.
    fingerprint
        What the file was like when it was read; see `fingerprinted`.
    document
        A text in memory. None for files, and in a project that keeps no texts.
    scores
        Scores from elsewhere that are attached to it.
    """

    role: Role
    address: Address
    relative: str | None = None
    encoding: str | None = None
    given_name: str | None = None
    repairs: tuple[Repair, ...] = ()
    is_folder: bool = False
    in_memory: bool = False
    fingerprint: Fingerprint | None = None
    document: Document | None = field(default=None, repr=False)
    scores: tuple[ProjectScores, ...] = ()


@dataclass(frozen=True)
class ProjectState:
    """What a project is working on.

    Attributes
    ----------
    inputs
        References, candidates and source, in any order.
    settings
        How to score, including pairing and normalization.
    notes
        What the user notes about segments.
    """

    inputs: tuple[ProjectInput, ...] = ()
    settings: Settings = field(default_factory=Settings)
    notes: tuple[ProjectNote, ...] = ()

    def of_role(self, role: Role) -> tuple[ProjectInput, ...]:
        """Return the inputs of a role."""
        return tuple(each for each in self.inputs if each.role is role)


InputStatus = Literal["unchanged", "changed", "moved", "missing", "unchecked"]


@dataclass(frozen=True)
class CheckedInput:
    """Whether the file of an input is what it was.

    Attributes
    ----------
    input
        The input.
    status
        ``moved``: unchanged, in another folder. ``unchecked``: on another computer, which a file
        from outside must not make us ask; or never saved with a fingerprint.
    path
        Where the file is, or was.
    """

    input: ProjectInput
    status: InputStatus
    path: Path


def with_relative_path(one: ProjectInput, folder: Path) -> ProjectInput:
    """Return an input with its paths as they are from a project in this folder."""
    scores = tuple(
        replace(
            each,
            address=replace(each.address, path=each.address.path.absolute()),
            relative=_relative(each.address.path, folder),
        )
        for each in one.scores
    )
    if one.in_memory:
        return replace(one, scores=scores)
    address = one.address.absolute()
    return replace(one, address=address, relative=_relative(address.path, folder), scores=scores)


def _relative(path: Path, folder: Path) -> str | None:
    try:
        return Path(os.path.relpath(path.absolute(), folder.absolute())).as_posix()
    except ValueError:  # another drive
        return None


def places(one: ProjectInput | ProjectScores, folder: Path) -> Iterator[Path]:
    """Yield where the file of an input may be: beside the project first, then where it was."""
    if one.relative is not None and not _is_absolute(one.relative):
        yield Path(os.path.normpath(folder.absolute() / one.relative))
    yield one.address.path


def _is_absolute(relative: str) -> bool:
    return Path(relative).is_absolute() or is_remote(relative) or ":" in relative.split("/")[0]


def is_remote(path: str | Path) -> bool:
    """Whether a path names another computer; looking there would already tell it who asks."""
    return str(path).replace("\\", "/").startswith("//")


def score_inputs(inputs: Iterable[ProjectInput]) -> list[ProjectInput]:
    """Return the files of scores that are attached to inputs, to be checked like these."""
    return [
        ProjectInput(
            one.role,
            Address(each.address.path),
            relative=each.relative,
            fingerprint=each.fingerprint,
        )
        for one in inputs
        for each in one.scores
    ]


def with_found_scores(one: ProjectInput, folder: Path) -> ProjectInput:
    """Return an input with its files of scores where they are now, beside the project first."""
    return replace(
        one,
        scores=tuple(
            each
            if (path := find_input(each, folder, ask_others=False)) is None
            else replace(each, address=replace(each.address, path=path))
            for each in one.scores
        ),
    )


def find_input(
    one: ProjectInput | ProjectScores, folder: Path, *, ask_others: bool = True
) -> Path | None:
    """Return where the file of an input is; None if it is gone.

    Parameters
    ----------
    ask_others
        Whether to look on other computers, too.
    """
    for path in places(one, folder):
        if is_remote(path) and not (ask_others or is_remote(folder)):
            continue
        try:
            if path.exists():
                return path
        except (OSError, ValueError):  # no permission, or no path at all
            continue
    return None


def check_inputs(
    inputs: Sequence[ProjectInput],
    folder: Path,
    progress: Progress = SILENT,
    *,
    ask_others: bool = False,
) -> tuple[CheckedInput, ...]:
    """Compare the files of inputs with what they were; texts in memory are left out.

    A file of the same size and time counts as unchanged. If only its time differs, its content
    decides.
    """
    files = [one for one in inputs if not one.in_memory]
    return tuple(
        _checked(one, folder, progress.part(number, len(files)), ask_others)
        for number, one in enumerate(files)
    )


def _checked(one: ProjectInput, folder: Path, progress: Progress, ask_others: bool) -> CheckedInput:
    path = find_input(one, folder, ask_others=ask_others)
    if path is None:
        hidden = not ask_others and any(map(is_remote, places(one, folder)))
        hidden = hidden and not is_remote(folder)
        return CheckedInput(one, "unchecked" if hidden else "missing", one.address.path)
    if one.fingerprint is None:
        return CheckedInput(one, "unchecked", path)
    try:
        is_same = _is_same(path, one.fingerprint, progress)
    except OSError:
        return CheckedInput(one, "missing", path)
    if not is_same:
        return CheckedInput(one, "changed", path)
    return CheckedInput(one, "unchanged" if path == one.address.path else "moved", path)


def _is_same(path: Path, known: Fingerprint, progress: Progress) -> bool:
    size, modified = _size_and_time(path)
    if size != known.size:
        return False
    return modified == known.modified or fingerprint(path, progress).sha256 == known.sha256


def fingerprinted(
    inputs: Iterable[ProjectInput], progress: Progress = SILENT
) -> tuple[ProjectInput, ...]:
    """Return inputs with fingerprints of their files as they are now; without, where unreadable.

    A file that still has the size and time of its fingerprint is not read again.
    """
    known: dict[Path, Fingerprint | None] = {}
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
        found.append(replace(one, scores=scores) if scores else one)
    return tuple(found)


def _current(path: Path, known: Fingerprint | None, progress: Progress) -> Fingerprint | None:
    try:
        if known is not None and _size_and_time(path) == (known.size, known.modified):
            return known
        return fingerprint(path, progress)
    except OSError:
        return None


def fingerprint(path: Path, progress: Progress = SILENT) -> Fingerprint:
    """Return what a file, or all files of a folder, are like now.

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
    return Fingerprint(size, modified, digest.hexdigest())


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
