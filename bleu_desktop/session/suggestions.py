"""Tells whether the candidate is a suggestion, and the reference the final text made from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.origins import OriginKind
from bleu_desktop.session.file_lists import FileLists
from bleu_desktop.session.input_lists import file_of, identity
from bleu_desktop.session.work import Work

if TYPE_CHECKING:
    from pathlib import Path

    from bleu_core.changes.schemes import Scheme
    from bleu_core.files.addresses import Address
    from bleu_desktop.session.file_rows import FileRow


class Suggestions(QObject):
    """The pair of a suggestion and its final text, by one file or by the user's choice.

    Signals
    -------
    scheme_changed
        The user has chosen other bands or weights.
    """

    scheme_changed = Signal()

    def __init__(self, work: Work, files: FileLists, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._files = files
        # The pair the user chose.
        self._chosen: tuple[Address | int, Address | int] | None = None
        # The bands and weights the user chose.
        self._scheme: Scheme | None = None

    @property
    def scheme(self) -> Scheme | None:
        """The bands and weights; None unless the candidate is a suggestion for the reference."""
        if not self.are_compared:
            return None
        # Imported lazily to speed up start-up.
        from bleu_core.changes.schemes import Scheme

        return self._scheme or Scheme()

    def set_scheme(self, scheme: Scheme) -> None:
        """Use other bands and weights."""
        if scheme != self._scheme:
            self._scheme = scheme
            self.scheme_changed.emit()

    @property
    def pair(self) -> tuple[FileRow, FileRow] | None:
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
        kinds = candidate.address.selection.kind, reference.address.selection.kind
        is_bilingual = self.is_one_file and kinds == (FieldKind.ALT_TRANS, FieldKind.TARGET)
        return is_bilingual or self._chosen == _identities(self.pair)

    @property
    def is_one_file(self) -> bool:
        """Whether one file holds both texts, or each file of one folder does."""
        return self.pair is not None and len({file_of(row.input) for row in self.pair}) == 1

    @property
    def without_text(self) -> FileRow | None:
        """The only text, if its file names the origins of suggestions without their text."""
        entries = self._files.entries()
        document = entries[0].document if len(entries) == 1 else None
        if document is None or self._files.contents(entries[0]) is not None:
            return None
        origins = document.units.origins.values()
        return entries[0] if any(origin.kind is not OriginKind.NONE for origin in origins) else None

    def choose(self) -> None:
        """Take the candidate for a suggestion, and the reference for its final text."""
        if self.pair is not None:
            self._chosen = _identities(self.pair)

    def measure(self) -> None:
        """Choose the pair, and measure what was changed in the suggestions."""
        from bleu_core.workspace.changes import change_settings

        self.choose()
        self._work.keep_own_settings()
        self._work.adjust(change_settings(self._work.workspace.settings))
        self._work.changed.emit()

    def compare_with_earlier(self, row: FileRow, path: Path) -> None:
        """Take a text for the final one, and its earlier version for the suggestions."""
        self._files.set_earlier_version(row, path)
        if self.pair is not None:
            self.measure()

    def restore(self, scheme: Scheme | None) -> None:
        """Take over the choice of a project, whose files are in the lists."""
        self.forget()
        if scheme is not None:
            self.choose()
            self._scheme = scheme

    def forget(self) -> None:
        """Forget the user's choices, because the next files are different."""
        self._chosen = self._scheme = None


def _identities(pair: tuple[FileRow, FileRow]) -> tuple[Address | int, Address | int]:
    candidate, reference = pair
    return identity(candidate.input), identity(reference.input)
