"""Errors of folders whose files are to be paired."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bleu_core.errors import BleuError, FileError


class FolderExpected(FileError):
    """The path names a file, not a folder, where the others are folders."""


@dataclass(eq=False, repr=False)
class FolderHasOneSide(BleuError):
    """Nothing in the names of a folder's files tells references from candidates.

    Attributes
    ----------
    paths
        The folders.
    """

    paths: tuple[Path, ...]


@dataclass(eq=False, repr=False)
class NoFilesPaired(BleuError):
    """No file of one folder belongs to a file of another.

    Attributes
    ----------
    paths
        The folders.
    files
        Number of files in them.
    links
        Number of links in them that lead out of them; these are not followed.
    """

    paths: tuple[Path, ...]
    files: int
    links: int = 0


@dataclass(eq=False, repr=False)
class FolderTooLarge(FileError):
    """The folder has too many files and folders to be that of a translation.

    Attributes
    ----------
    limit
        Maximum number of files and folders in it.
    """

    limit: int
