"""One text in a list of files, and what is known of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from bleu_core.corpus.addresses import Address
from bleu_core.errors import BleuError
from bleu_desktop.session.attached_scores import AttachedScores

if TYPE_CHECKING:
    from bleu_core.corpus.documents import Document
    from bleu_core.corpus.pairing.repairs import Repair

_numbers = count()


@dataclass(eq=False)
class FileEntry:
    """A text in one of the lists.

    Attributes
    ----------
    address
        The file, and which of its texts.
    encoding
        The user's choice; None to detect it.
    document, error
        The result of reading it; both are None while it has not been read.
    language
        Target language detected for this file alone.
    repairs
        The user's corrections to the order of its segments.
    given_name
        The user's name for the text; None for the file's.
    recorded
        What is known of a text that was scored earlier, and is not kept; None for others.
    is_folder
        Whether it is a folder of texts.
    version
        How often it was to be read again.
    in_memory
        Whether the text was pasted: there is no file, and `address` is only a name.
    scores
        Scores from elsewhere that were attached to it; used while it is a candidate.
    number
        Identifies the entry in drag and drop and in background jobs.
    """

    address: Address
    encoding: str | None = None
    document: Document | None = None
    error: BleuError | None = None
    language: str | None = None
    repairs: tuple[Repair, ...] = ()
    given_name: str | None = None
    recorded: Document | None = None
    in_memory: bool = False
    scores: list[AttachedScores] = field(default_factory=list)
    is_folder: bool = False
    version: int = 0
    number: int = field(default_factory=lambda: next(_numbers))

    @property
    def path(self) -> Path:
        """The file."""
        return self.address.path

    @property
    def file(self) -> tuple[Path, str | None]:
        """The file and its encoding, which all texts of the file have in common."""
        return self.path, self.encoding

    @property
    def name(self) -> str:
        """The user's name, else the document's, made from the address until it has been read."""
        if self.given_name is not None:
            return self.given_name
        if self.document is not None:
            return self.document.name
        fragment = self.address.selection.address
        return f"{self.path.name}#{fragment}" if fragment else self.path.name

    @property
    def identity(self) -> Address | int:
        """What no two entries of a list have in common."""
        return self.number if self.in_memory else self.address.absolute()

    def forget(self) -> None:
        """Have the file read again; its repairs belonged to the old content."""
        for attached in self.scores:
            attached.forget()
        if self.in_memory:
            return
        self.version += 1
        self.document = self.error = self.language = None
        self.repairs = ()
