"""Sets of files in folders that are compared with each other, and unpaired files."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, NamedTuple

from bleu_core.files.addresses import Address, Role
from bleu_core.files.documents import Document
from bleu_core.files.errors import FileUnreadable

Reason = Literal["no_partner", "ambiguous", "no_role", "link"]
"""The reason why a file is in no set: no file matches, several do, its side is unclear, or it is a
link to a place outside its folder."""


@dataclass(frozen=True)
class Folder:
    """One of the folders to pair, or the files of one side in a folder that has both.

    Attributes
    ----------
    address
        The folder, and the selection in each of its files.
    role
        The role of its files.
    name
        The name shown to the user, as a candidate's name.
    encoding
        Overrides the detected encoding of its files.
    """

    address: Address
    role: Role
    name: str
    encoding: str | None = None


@dataclass(frozen=True)
class FileSet:
    """Files that are compared with each other.

    Attributes
    ----------
    name
        Path of the first reference below its folder, with ``/``; unique.
    candidates, references
        One for each folder of candidates or references; None where it has no such file.
    source
        The source text, if there is one.
    size
        Bytes of all its files together.
    """

    name: str
    candidates: tuple[Address | None, ...]
    references: tuple[Address | None, ...]
    source: Address | None = None
    size: int = field(default=0, compare=False)

    @property
    def addresses(self) -> tuple[Address, ...]:
        """All files there are: references, candidates, source."""
        every = (*self.references, *self.candidates, self.source)
        return tuple(address for address in every if address is not None)

    @property
    def is_complete(self) -> bool:
        """Whether every candidate has a file."""
        return None not in self.candidates


class SetTexts(NamedTuple):
    """The texts of one set of files as they were read.

    Attributes
    ----------
    candidates, references
        The texts that exist. Candidates have the names of their folders.
    source
        The source text, if there is one.
    """

    candidates: tuple[Document, ...]
    references: tuple[Document, ...]
    source: Document | None = None


@dataclass(frozen=True)
class Unpaired:
    """A file without a counterpart.

    Attributes
    ----------
    name
        Its path below its folder.
    folder
        The folder.
    reason
        The reason why it is in no set.
    others
        Paths of the files it could belong to, if these are several.
    """

    name: str
    folder: Folder
    reason: Reason
    others: tuple[str, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        content: dict[str, Any] = {
            "name": self.name,
            "role": self.folder.role.value,
            "folder": str(self.folder.address.path),
            "reason": self.reason,
        }
        if self.others:
            content["others"] = list(self.others)
        return content


@dataclass(frozen=True)
class FolderPairing:
    """The sets of files of folders that are compared with each other.

    Attributes
    ----------
    candidates, references
        The folders.
    source
        The folder of source texts, if there is one.
    sets
        Files to be compared with each other, in natural order of their names. Each has at least one
        reference and one candidate.
    unpaired
        Files in none of them.
    unreadable
        Folders in them that could not be listed.
    ignored
        Number of files of other kinds, such as pictures.
    """

    candidates: tuple[Folder, ...]
    references: tuple[Folder, ...]
    source: Folder | None
    sets: tuple[FileSet, ...]
    unpaired: tuple[Unpaired, ...]
    unreadable: tuple[FileUnreadable, ...] = ()
    ignored: int = 0

    @property
    def candidate_names(self) -> tuple[str, ...]:
        """The candidates' names, unique."""
        return tuple(folder.name for folder in self.candidates)

    @cached_property
    def incomplete(self) -> tuple[FileSet, ...]:
        """The sets that a candidate has no file for."""
        return tuple(each for each in self.sets if not each.is_complete)

    @cached_property
    def missing(self) -> tuple[tuple[FileSet, Folder], ...]:
        """The files that candidates lack: each set with the folder that has no file for it."""
        return tuple(
            (each, folder)
            for each in self.incomplete
            for folder, address in zip(self.candidates, each.candidates, strict=True)
            if address is None
        )
