"""Errors of project files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bleu_core.errors import FileError

ProjectFault = Literal["full", "read_only", "gone", "no_file", "other"]


class ProjectExists(FileError):
    """There is a file at the path where a project was to be created."""


class ProjectInvalid(FileError):
    """The file is no project of this program."""


@dataclass(eq=False, repr=False)
class ProjectDamaged(FileError):
    """The project file is damaged, or was changed by another program.

    Attributes
    ----------
    detail
        A description of the damage, in English.
    """

    detail: str = ""


class ProjectTooNew(FileError):
    """The project was saved by a newer version of this program."""


class ProjectLocked(FileError):
    """Another program or window is writing to the project."""


class ProjectConflict(FileError):
    """Somebody else has saved the project since it was opened."""


@dataclass(eq=False, repr=False)
class ProjectNotSaved(FileError):
    """The project could not be saved; the file is as it was before.

    Attributes
    ----------
    fault
        ``full``: the disk is full; ``read_only``: the file or its folder is; ``gone``: the file,
        folder or drive is; ``no_file``: the path names a device or a pipe.
    detail
        The system's message.
    """

    fault: ProjectFault
    detail: str = ""


@dataclass(eq=False, repr=False)
class RunMissing(FileError):
    """The project has no run of this number."""

    number: int
