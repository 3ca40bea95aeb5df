"""The texts of an evaluation's pairs, including those that are left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bleu_core.diagnostics.model import Diagnostic
from bleu_core.files.contents import KeyKind
from bleu_core.files.documents import Document
from bleu_core.files.names import distinct_names
from bleu_core.pairing.alignment import AlignedDocuments, index_of
from bleu_core.settings import Concern

# Longer keys are texts themselves and say no more than the texts do.
_SHORT_KEYS = (KeyKind.UNIT_ID, KeyKind.NAME, KeyKind.SEGMENT_ID, KeyKind.COLUMN)


@dataclass(frozen=True)
class PairTexts:
    """The texts of an evaluation's pairs, including those left out.

    Attributes
    ----------
    aligned
        The pairs, and those of them that were compared.
    originals
        References, candidates and source as they were loaded.
    diagnostics
        The reasons not to compare some of the pairs.
    """

    aligned: AlignedDocuments
    originals: Sequence[Document]
    diagnostics: Sequence[Diagnostic]

    @cached_property
    def names(self) -> list[str]:
        """The documents' names, distinct from each other."""
        return distinct_names(self.originals)

    @cached_property
    def by_concern(self) -> dict[Concern, Diagnostic]:
        """The diagnostics whose pairs the user can leave out, by their concerns."""
        return {found.switch.concern: found for found in self.diagnostics if found.switch}

    @property
    def references(self) -> range:
        """Numbers of the reference documents."""
        return range(len(self.aligned.references))

    @property
    def candidates(self) -> range:
        """Numbers of the candidate documents."""
        first = len(self.aligned.references)
        return range(first, first + len(self.aligned.candidates))

    @property
    def source(self) -> int | None:
        """Number of the source document, None if there is none."""
        return self.candidates.stop if self.aligned.source is not None else None

    @cached_property
    def has_source(self) -> bool:
        """Whether there is a source text, in a document of its own or in a bilingual one."""
        return self.source is not None or any(document.units.sources for document in self.originals)

    @cached_property
    def has_keys(self) -> bool:
        """Whether pairs are identified by keys rather than lines."""
        kinds = {document.units.key_kind for document in self.originals}
        return self.aligned.pairs.method == "key" and kinds <= {*_SHORT_KEYS}

    def text(self, row: int, number: int) -> str | None:
        """Return a document's text in a pair, None if it has none."""
        return self.originals[number].units.text(self.aligned.pairs.rows[row][number])

    def source_text(self, row: int) -> str | None:
        """Return the source text, from the source document or from a bilingual file."""
        if self.source is not None:
            return self.text(row, self.source)
        pair = self.aligned.pairs.rows[row]
        for number, document in enumerate(self.originals):
            if (text := document.units.source(pair[number])) is not None:
                return text
        return None

    def line(self, row: int, number: int) -> int | None:
        """Return the line of a pair in a document, None if it has none."""
        indices = self.aligned.pairs.rows[row][number]
        return self.originals[number].units.line(indices[0]) if indices else None

    def first_line(self, row: int) -> int:
        """Return the line of a pair in the first document that has it."""
        lines = (self.line(row, number) for number in range(len(self.originals)))
        return next(line for line in lines if line is not None)

    def key(self, row: int) -> str:
        """Return the key that identifies a pair in all files; empty if there is none."""
        for number, indices in enumerate(self.aligned.pairs.rows[row]):
            if indices and self.originals[number].units.keys:
                return self.originals[number].units.keys[indices[0]]
        return ""

    def concerns(self, row: int) -> dict[Concern, Diagnostic]:
        """Return the concerns about a pair."""
        return {
            concern: found
            for concern, found in self.by_concern.items()
            if index_of(row, found.rows) is not None
        }

    def is_about(self, concern: Concern, row: int, candidate: int) -> bool:
        """Tell whether a concern about a pair applies to this candidate's text."""
        text = self.text(row, candidate)
        if concern == "only_reference":
            return text is None
        if concern == "empty_candidate":
            return text is not None and not text.strip()
        if concern == "untranslated":
            return text == self.source_text(row)
        if concern in ("no_suggestion", "other_source", "unconfirmed_candidate"):
            own = self.aligned.own_concerns[candidate - self.candidates.start]
            return index_of(row, own.get(concern, ())) is not None
        return True

    def is_left_out(self, row: int) -> bool:
        """Tell whether a pair is not compared."""
        return self.aligned.segment_of(row) is None
