"""Paths of the files included in this package, and recognition of project files."""

from __future__ import annotations

import os
from pathlib import Path

_SQLITE = b"SQLite format 3\0"


def is_project_file(path: Path) -> bool:
    """Tell whether a file is a database, as projects are, whatever its name."""
    try:
        # What is read from a pipe is gone from it.
        if not path.is_file():
            return False
        with path.open("rb") as file:
            return file.read(len(_SQLITE)) == _SQLITE
    except (OSError, ValueError):
        return False  # reading it will give the error


def is_below(path: Path, folder: Path) -> bool:
    """Tell whether a file is in a folder or below it, and not only a link to another place."""
    return Path(os.path.realpath(path)).is_relative_to(os.path.realpath(folder))


def resource_path(*parts: str) -> Path:
    """Return the path of a bundled file or folder, installed, frozen or in a checkout."""
    return Path(__file__).parent.joinpath("resources", *parts)
