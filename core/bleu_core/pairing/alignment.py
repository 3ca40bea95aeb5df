"""Alignment of documents: pairing, leaving out rows, and normalization before the comparison."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bleu_core.errors import CandidateMissing, ReferenceMissing
from bleu_core.files.addresses import FieldKind
from bleu_core.files.documents import Document, require_texts
from bleu_core.files.units import Units
from bleu_core.normalization import inline
from bleu_core.normalization import normalization as normalization_normalization
from bleu_core.pairing import errors
from bleu_core.pairing.concerns import find_concerns, left_out_concerns
from bleu_core.pairing.links import Row
from bleu_core.pairing.pairs import Pairs, pair
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import OF_ALL_TEXTS, Concern, Normalization, Settings


@dataclass(frozen=True, kw_only=True)
class AlignedDocuments:
    """Documents of one evaluation, with the same number of segments each, ready to be compared.

    Attributes
    ----------
    candidates, references
        At least one of each.
    source
        The source text, if one was given.
    pairs
        All rows of references, candidates and source, in this order.
    concerns
        Rows by reason not to compare them, whether they are left out or kept.
    own_concerns
        For each candidate, the rows whose reason is its own text.
    left_out
        Number of rows left out for each concern. A row with several concerns counts once.
    kept
        Indices of the compared rows; segment n of every document is row ``kept[n]``.
    """

    candidates: tuple[Document, ...]
    references: tuple[Document, ...]
    source: Document | None
    pairs: Pairs
    concerns: Mapping[Concern, Sequence[int]] = field(repr=False)
    own_concerns: Sequence[Mapping[Concern, Sequence[int]]] = field(repr=False)
    left_out: Mapping[Concern, int]
    kept: Sequence[int] = field(repr=False)

    @property
    def segments(self) -> int:
        """Number of segments in each document."""
        return len(self.kept)

    def segment_of(self, row: int) -> int | None:
        """Return the index of the segment in a row of `pairs`; None if the row is left out."""
        return index_of(row, self.kept)

    @property
    def documents(self) -> tuple[Document, ...]:
        """References, then candidates."""
        return (*self.references, *self.candidates)

    def normalized(
        self, names: Collection[Normalization], progress: Progress = SILENT
    ) -> AlignedDocuments:
        """Return the documents with normalized segments; those that stay are the same objects."""
        return self._with(_normalized(self.documents, names, progress))

    def at(self, segments: Sequence[int]) -> AlignedDocuments:
        """Return the documents with some of their segments."""
        documents = [replace(each, units=each.units.take(segments)) for each in self.documents]
        return replace(self._with(documents), kept=[self.kept[row] for row in segments])

    def _with(self, documents: Sequence[Document]) -> AlignedDocuments:
        number = len(self.references)
        return replace(
            self, references=tuple(documents[:number]), candidates=tuple(documents[number:])
        )

    @property
    def sources(self) -> Sequence[str] | None:
        """The source text of each segment; None without a source file or a bilingual file."""
        if self.source is not None:
            return self.source.segments if self.source.has_texts else None
        units = (document.units.sources for document in self.documents)
        return next((sources for sources in units if sources), None)

    def source_of(self, row: Row, originals: Sequence[Document]) -> str:
        """Return the source text of a row of `pairs`; empty if it has none.

        Parameters
        ----------
        originals
            References, candidates and source as they were paired.
        """
        if self.source is not None:
            return originals[-1].units.text(row[-1]) or ""
        sources = (
            document.units.source(own) for document, own in zip(originals, row, strict=False)
        )
        return next(filter(None, sources), "")

    @property
    def document_numbers(self) -> Sequence[int]:
        """The number of the document that each segment belongs to, by the first file that tells."""
        return () if (units := self._with_documents) is None else units.document_numbers

    @property
    def document_names(self) -> Sequence[str]:
        """The names of these documents, by their numbers; empty if they have none."""
        return () if (units := self._with_documents) is None else units.document_names

    @property
    def different_references(self) -> int:
        """Number of references, of which equal ones count once."""
        texts = [reference.segments for reference in self.references]
        return sum(text not in texts[:place] for place, text in enumerate(texts))

    @property
    def is_post_edited(self) -> bool:
        """Whether the candidate is a suggestion beside the reference, in the same file."""
        reference = self.references[0]
        return any(
            candidate.selection.kind is FieldKind.ALT_TRANS and candidate.path == reference.path
            for candidate in self.candidates
        )

    @property
    def resampled_documents(self) -> int:
        """Number of documents that intervals resample as a whole; 0 if they resample segments."""
        count = len({*self.document_numbers})
        return count if 1 < count < self.segments else 0

    @property
    def _with_documents(self) -> Units | None:
        every = (document.units for document in self.documents)
        return next((units for units in every if units.document_numbers), None)

    def key(self, segment: int) -> str:
        """Return the key of a segment in the first file that has keys; empty if none has."""
        keys = (document.units.keys for document in self.documents)
        return next((own[segment] for own in keys if own and own[segment]), "")

    def to_dict(self) -> dict[str, Any]:
        """Return the method and the numbers of segments as plain data."""
        return {
            "method": self.pairs.method,
            "segments": len(self.pairs.rows),
            "compared": self.segments,
            "left_out": dict(self.left_out),
            "concerns": {concern: len(rows) for concern, rows in self.concerns.items()},
            "repairs": sum(document.repairs for document in self.documents),
        }


def index_of(number: int, numbers: Sequence[int]) -> int | None:
    """Return the index of a number in an ascending sequence; None if it is not in it."""
    index = bisect_left(numbers, number)
    return index if index < len(numbers) and numbers[index] == number else None


def align(
    *,
    candidates: Sequence[Document],
    references: Sequence[Document],
    source: Document | None = None,
    settings: Settings | None = None,
    progress: Progress = SILENT,
) -> AlignedDocuments:
    """Pair the segments of documents, leave out rows with concerns, and normalize the texts.

    Raises
    ------
    ReferenceMissing, CandidateMissing
        If there is none.
    SegmentCountsDiffer, KeysMissing, NothingPaired, TranslationsMissing
        If the documents cannot be paired.
    TextsMissing
        If the text of a document was not kept.
    Cancelled
    """
    settings = settings or Settings()
    if not references:
        raise ReferenceMissing
    if not candidates:
        raise CandidateMissing
    scored = [*references, *candidates]
    documents = [*scored, source] if source else scored
    require_texts(documents)
    if not all(document.is_plain for document in scored):
        # In plain text, an empty line is a translation: other programs score it, too.
        _require_translations(candidates)
    pairs = pair(scored, settings.pairing.by, progress, source=source)
    found = find_concerns(
        pairs, candidates=candidates, references=references, source=source, progress=progress
    )
    kinds = left_out_concerns(scored, settings.pairing, post_edited=settings.post_edited)
    left_out, kept = _leave_out(len(pairs.rows), found.of_rows, kinds)
    if left_out and not kept:
        _require_translations(scored)
        raise errors.NothingPaired(tuple(left_out.items()))
    if settings.tags != "remove" or settings.placeholders != "text":
        documents = inline.render_inline(documents, settings, progress)
    documents = [
        _rearranged(document, pairs, number, kept) for number, document in enumerate(documents)
    ]
    documents[: len(scored)] = _normalized(documents[: len(scored)], settings.normalize, progress)
    if source:
        # The source has its own writing.
        of_source = set(settings.normalize) - OF_ALL_TEXTS
        documents[-1:] = _normalized(documents[-1:], of_source, progress)
    return AlignedDocuments(
        candidates=tuple(documents[len(references) : len(scored)]),
        references=tuple(documents[: len(references)]),
        source=documents[-1] if source else None,
        pairs=pairs,
        concerns=found.of_rows,
        own_concerns=found.of_candidates,
        left_out=left_out,
        kept=kept,
    )


def _require_translations(documents: Sequence[Document]) -> None:
    """Refuse a document without any text, such as a file nobody has translated yet."""
    for document in documents:
        if not any(map(str.strip, document.segments)):
            raise errors.TranslationsMissing(document.name)


def _leave_out(
    rows: int, concerns: Mapping[Concern, Sequence[int]], kinds: frozenset[Concern]
) -> tuple[dict[Concern, int], Sequence[int]]:
    """Return the number of rows left out for each concern, and the rows to compare."""
    rows_left_out: set[int] = set()
    counts: dict[Concern, int] = {}
    for concern, concerned in concerns.items():
        if concern in kinds and (new := set(concerned) - rows_left_out):
            counts[concern] = len(new)
            rows_left_out |= new
    if not rows_left_out:
        return counts, range(rows)
    return counts, [row for row in range(rows) if row not in rows_left_out]


def _rearranged(document: Document, pairs: Pairs, number: int, kept: Sequence[int]) -> Document:
    """Return a document with one segment for each row that is compared."""
    units = document.units
    if units.other_keys:
        # They have done their work.
        units = replace(units, other_keys={})
    if pairs.is_positional:
        units = units.take(kept)
    else:
        units = units.join([pairs.rows[row][number] for row in kept])
    return document if units is document.units else replace(document, units=units)


def _normalized(
    documents: Sequence[Document], names: Collection[Normalization], progress: Progress
) -> list[Document]:
    if not names:
        return [*documents]
    texts = normalization_normalization.normalize_texts(
        [document.segments for document in documents], names, progress
    )
    return [document.with_segments(text) for document, text in zip(documents, texts, strict=True)]
