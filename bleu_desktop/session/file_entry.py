"""One row in a list of files: a text to score, and the results of reading it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from bleu_core.files.stamps import stamp_of
from bleu_core.workspace.inputs import Input
from bleu_desktop.session.attached_scores import AttachedScores

if TYPE_CHECKING:
    from bleu_core.errors import BleuError
    from bleu_core.files.addresses import Address
    from bleu_core.files.documents import Document

_numbers = count()


@dataclass(eq=False)
class FileEntry:
    """The row of a text.

    Attributes
    ----------
    input
        The text without the scores that are attached to it; its document is None until the text
        has been read.
    scores
        Scores from elsewhere that were attached to it; used while it is a candidate.
    error
        The reason why it could not be read.
    language
        Target language detected for this file alone.
    version
        The number of requests to read it again.
    by_order
        Whether nothing but the order of the files suggested its role.
    number
        Identifies the row, also in drag and drop.
    """

    input: Input
    scores: list[AttachedScores] = field(default_factory=list)
    error: BleuError | None = None
    language: str | None = None
    version: int = 0
    by_order: bool = False
    number: int = field(default_factory=lambda: next(_numbers))

    @property
    def address(self) -> Address:
        """The file, and the text in it; only a name if there is no file."""
        return self.input.address

    @property
    def path(self) -> Path:
        """The file."""
        return self.input.address.path

    @property
    def encoding(self) -> str | None:
        """The user's choice; None to detect it."""
        return self.input.encoding

    @property
    def document(self) -> Document | None:
        """The text; None while it has not been read."""
        return self.input.document if self.input.is_read else None

    @property
    def known(self) -> Document | None:
        """The text, or the numbers about a recorded text that was not kept."""
        return self.input.document

    @property
    def is_up_to_date(self) -> bool:
        """Whether the text is that of the file as it is on disk now."""
        stamp = self.document.stamp if self.document is not None else None
        if stamp is None:
            return False
        try:
            return stamp_of(self.path) == replace(stamp, sha256=None)
        except OSError:
            return False

    @property
    def in_memory(self) -> bool:
        """Whether the text was pasted: there is no file."""
        return self.input.in_memory

    @property
    def is_folder(self) -> bool:
        """Whether it is a folder of texts."""
        return self.input.is_folder

    @property
    def file(self) -> tuple[Path, str | None]:
        """The file and its encoding, which all texts of the file have in common."""
        return self.path, self.encoding

    @property
    def name(self) -> str:
        """The user's name, else the document's, made from the address until it has been read."""
        if self.input.name is not None:
            return self.input.name
        if self.document is not None:
            return self.document.name
        fragment = self.address.selection.address
        return f"{self.path.name}#{fragment}" if fragment else self.path.name

    @property
    def identity(self) -> Address | int:
        """The property in which all entries of a list differ."""
        return self.number if self.in_memory else self.address.absolute()

    def text(self) -> Input:
        """Return the text with the scores that are attached to it."""
        return replace(self.input, scores=tuple(each.input for each in self.scores))

    def take(
        self, document: Document | None, error: BleuError | None, language: str | None
    ) -> None:
        """Take over the result of reading the file."""
        self.input = replace(self.input, document=document)
        self.error, self.language = error, language

    def move(self, moved: Mapping[Path, Path]) -> None:
        """Use the new places of its files, given by their old absolute paths."""
        path = moved.get(self.path.absolute())
        if path is not None and not self.in_memory:
            self.input = self.input.at(path)
        for each in self.scores:
            path = moved.get(each.path.absolute())
            if path is not None:
                each.input = each.input.at(path)

    def forget(self) -> None:
        """Have the file read again, without its repairs, which belonged to the old content."""
        for attached in self.scores:
            attached.forget()
        if self.in_memory:
            return
        self.version += 1
        self.input = replace(self.input, repairs=())
        self.take(None, None, None)
