"""Errors of project files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from bleu_core.errors import BleuError

ProjectFault = Literal["full", "read_only", "gone", "no_file", "other"]


@dataclass(eq=False, repr=False)
class ProjectExists(BleuError):
    """There is a file at the path where a project was to be created."""

    path: Path


@dataclass(eq=False, repr=False)
class ProjectInvalid(BleuError):
    """The file is no project of this program."""

    path: Path


@dataclass(eq=False, repr=False)
class ProjectDamaged(BleuError):
    """The project file is damaged, or was changed by another program.

    Attributes
    ----------
    detail
        A description of the damage, in English.
    """

    path: Path
    detail: str = ""


@dataclass(eq=False, repr=False)
class ProjectTooNew(BleuError):
    """The project was saved by a newer version of this program."""

    path: Path


@dataclass(eq=False, repr=False)
class ProjectLocked(BleuError):
    """Another program or window is writing to the project."""

    path: Path


@dataclass(eq=False, repr=False)
class ProjectConflict(BleuError):
    """Somebody else has saved the project since it was opened."""

    path: Path


@dataclass(eq=False, repr=False)
class ProjectNotSaved(BleuError):
    """The project could not be saved; the file is as it was before.

    Attributes
    ----------
    fault
        ``full``: the disk is full; ``read_only``: the file or its folder is; ``gone``: the file,
        folder or drive is; ``no_file``: the path names a device or a pipe.
    detail
        The system's message.
    """

    path: Path
    fault: ProjectFault
    detail: str = ""


@dataclass(eq=False, repr=False)
class RunMissing(BleuError):
    """The project has no run of this number."""

    path: Path
    number: int
