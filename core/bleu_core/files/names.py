"""Distinct names of documents."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol


class Named(Protocol):
    """Anything with a name and perhaps a file."""

    @property
    def name(self) -> str:
        """The name shown to the user."""

    @property
    def path(self) -> Path | None:
        """The file it was read from."""


class NamedFile(NamedTuple):
    """A name and the file or folder that has it; None if there is no file."""

    name: str
    path: Path | None = None


def distinct_names(documents: Sequence[Named]) -> list[str]:
    """Return unique names: where several documents have one name, with their folders.

    Adds as few folders as are needed, and a number where folders do not help, as for a file that is
    given twice.
    """
    names = names_with_folders(documents)
    taken: set[str] = set()
    for index, name in enumerate(names):
        number = 1
        while names[index] in taken:
            number += 1
            names[index] = f"{name} ({number})"
        taken.add(names[index])
    return names


def names_with_folders(documents: Sequence[Named]) -> list[str]:
    """Return names that have as many folders as are needed to tell them apart, if that helps."""
    names = [document.name for document in documents]
    parts = [_parts(document.path) for document in documents]
    for depth in range(2, max(map(len, parts), default=0) + 1):
        counts = Counter(name for name, _ in set(zip(names, parts, strict=True)))
        twice = {name for name, count in counts.items() if count > 1}
        if not twice:
            break
        names = [
            "/".join((*parts[index][-depth:-1], documents[index].name))
            if name in twice and parts[index]
            else name
            for index, name in enumerate(names)
        ]
    return names


def distinct_file_names(paths: Iterable[Path]) -> dict[Path, str]:
    """Return the unique names of files, with their folders where several have one name."""
    files = [_File(path.name, path) for path in dict.fromkeys(paths)]
    names = distinct_names(files)
    return {file.path: name for file, name in zip(files, names, strict=True)}


class _File(NamedTuple):
    """A file with nothing but its own name."""

    name: str
    path: Path


def _parts(path: Path | None) -> tuple[str, ...]:
    """Return the names of a file and its folders, with the drive but without the root."""
    if path is None:
        return ()
    drive, rest = os.path.splitdrive(os.path.abspath(path))
    return tuple(filter(None, (drive, *rest.split(os.sep))))
