"""The texts of a workspace: files, folders and pasted texts, each with its role."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Self

from bleu_core.evaluation import given_scores as core_given_scores
from bleu_core.files.addresses import STANDARD_INPUT, Address, Role
from bleu_core.files.documents import Document
from bleu_core.files.score_files import tables as score_files_tables
from bleu_core.files.stamps import FileStamp
from bleu_core.pairing import repairs as pairing_repairs


class OnDisk:
    """A file that a workspace names.

    Attributes
    ----------
    address
        The file.
    relative
        The path from the project's folder, with ``/``; None on another drive, or if it is in no
        project.
    fingerprint
        The version of the file that was read; None if that is not known.
    """

    address: Address | score_files_tables.ScoreAddress
    relative: str | None
    fingerprint: FileStamp | None

    def at(self, path: Path) -> Self:
        """Return the same file at another path."""
        address = replace(self.address, path=path)
        return replace(self, address=address)  # type: ignore[type-var]


@dataclass(frozen=True)
class ScoresInput(OnDisk):
    """A file with given scores of a candidate; see `bleu_core.evaluation.given_scores`.

    Attributes
    ----------
    metric
        The user's name for the metric.
    address
        The file, and the selection of its numbers.
    numbers
        Its scores; None until it has been read.
    relative, fingerprint
        As for an `Input`.
    """

    metric: str
    address: score_files_tables.ScoreAddress
    numbers: core_given_scores.GivenScores | None = field(default=None, compare=False, repr=False)
    relative: str | None = field(default=None, compare=False)
    fingerprint: FileStamp | None = field(default=None, compare=False)


@dataclass(frozen=True)
class KnownFile(OnDisk):
    """A file of known text; see `bleu_core.evaluation.known_text`.

    Attributes
    ----------
    address
        The file.
    encoding
        As for an `Input`.
    relative, fingerprint
        As for an `Input`; no version of it is kept.
    """

    address: Address
    encoding: str | None = None
    relative: str | None = field(default=None, compare=False)
    fingerprint: FileStamp | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Input(OnDisk):
    """A text to be scored, or a folder of texts.

    Two inputs are equal if the user chose the same, wherever the project is and however the file
    was when it was read.

    Attributes
    ----------
    role
        Reference, candidate or source.
    address
        The file, and the selection of its text; only a name for a text in memory.
    encoding
        The user's choice; None to detect it.
    name
        The user's name for the text; None for that of its file.
    repairs
        The user's corrections to the order of its segments, one after the other.
    document
        The text before repairs; None for a file that has not been read. Of a recorded text that
        was not kept, it has no segments (`Document.has_texts`).
    scores
        Its given scores, if it is a candidate.
    is_folder
        Whether it is a folder of files.
    in_memory
        Whether there is no file: the text was pasted, typed, or read from standard input.
    relative
        The path from the project's folder, with ``/``; None on another drive, or if it is in no
        project.
    fingerprint
        The version of the file that was read; None if that is not known.
    by_order
        Whether nothing but the order of the files suggested its role.
    number
        Identifies it in the window, whatever is changed about it; 0 elsewhere.
    """

    role: Role
    address: Address
    encoding: str | None = None
    name: str | None = None
    repairs: tuple[pairing_repairs.Repair, ...] = ()
    document: Document | None = field(default=None, repr=False)
    scores: tuple[ScoresInput, ...] = ()
    is_folder: bool = False
    in_memory: bool = False
    relative: str | None = field(default=None, compare=False)
    fingerprint: FileStamp | None = field(default=None, compare=False)
    by_order: bool = False
    number: int = field(default=0, compare=False)

    @property
    def title(self) -> str:
        """The user's name for the text, or that of its file."""
        return self.name or self.address.path.name

    @property
    def is_read(self) -> bool:
        """Whether its text has been read and kept."""
        return self.document is not None and self.document.has_texts

    def with_scores(self, change: Callable[[ScoresInput], ScoresInput]) -> Input:
        """Return the same text with a change of all scores that are attached to it."""
        return replace(self, scores=tuple(map(change, self.scores)))

    def unread(self) -> Input:
        """Return the same text as before it was read from its file."""
        document = self.document if self.in_memory else None
        unread = replace(self, document=document)
        return unread.with_scores(lambda each: replace(each, numbers=None))

    def compared(self) -> Document:
        """Return its text as it is compared: under the user's name, with all repairs."""
        assert self.document is not None
        document = self.document
        if self.name is not None:
            document = replace(document, name=self.name)
        return pairing_repairs.repaired(document, self.repairs)


def input_of(role: Role, document: Document, encoding: str | None = None) -> Input:
    """Return the input that a document was read from."""
    return Input(
        role,
        Address(document.path or Path(document.name), document.selection),
        encoding,
        document=document,
        in_memory=document.path in (None, STANDARD_INPUT),
    )
