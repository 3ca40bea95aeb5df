"""Tells whether the candidate is a suggestion, and the reference the final text made from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bleu_core.files.addresses import FieldKind, Role

if TYPE_CHECKING:
    from bleu_core.files.addresses import Address
    from bleu_desktop.session.file_entry import FileEntry
    from bleu_desktop.session.file_lists import FileLists


class Suggestions:
    """The pair of a suggestion and its final text, by one file or by the user's choice."""

    def __init__(self, files: FileLists) -> None:
        self._files = files
        # The pair the user chose.
        self._chosen: tuple[Address | int, Address | int] | None = None

    @property
    def pair(self) -> tuple[FileEntry, FileEntry] | None:
        """The only candidate and the only reference; None if there are more, or none."""
        candidates, references = self._files[Role.CANDIDATE], self._files[Role.REFERENCE]
        if len(candidates) != 1 or len(references) != 1:
            return None
        return candidates[0], references[0]

    @property
    def are_compared(self) -> bool:
        """Whether the candidate is a suggestion for the reference."""
        if self.pair is None:
            return False
        candidate, reference = self.pair
        return self.is_one_file or self._chosen == (candidate.identity, reference.identity)

    @property
    def is_one_file(self) -> bool:
        """Whether a bilingual file holds both texts."""
        if self.pair is None:
            return False
        candidate, reference = self.pair
        kinds = candidate.address.selection.kind, reference.address.selection.kind
        same = candidate.file == reference.file
        return same and kinds == (FieldKind.ALT_TRANS, FieldKind.TARGET)

    def choose(self) -> None:
        """Take the candidate for a suggestion, and the reference for its final text."""
        if self.pair is not None:
            candidate, reference = self.pair
            self._chosen = candidate.identity, reference.identity

    def forget(self) -> None:
        """Forget the user's choice, because the next files are different."""
        self._chosen = None
