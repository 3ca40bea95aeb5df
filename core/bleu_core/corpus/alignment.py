"""From documents to aligned segments, as they are compared."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bleu_core.corpus.documents import Document, require_texts
from bleu_core.corpus.pairing.concerns import find_concerns, left_out_kinds
from bleu_core.corpus.pairing.pairs import Pairs, pair
from bleu_core.errors import CandidateMissing, NothingPaired, ReferenceMissing
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import Concern, Settings


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
    concerns: Mapping[Concern, tuple[int, ...]] = field(repr=False)
    own_concerns: Sequence[Mapping[Concern, tuple[int, ...]]] = field(repr=False)
    left_out: Mapping[Concern, int]
    kept: Sequence[int] = field(repr=False)

    @property
    def segments(self) -> int:
        """Number of segments in each document."""
        return len(self.kept)

    def segment_of(self, row: int) -> int | None:
        """Return the index of the segment in a row of `pairs`; None if the row is left out."""
        return place_of(row, self.kept)

    @property
    def documents(self) -> tuple[Document, ...]:
        """References, then candidates."""
        return (*self.references, *self.candidates)

    @property
    def sources(self) -> Sequence[str] | None:
        """The source text of each segment, from a source file or a bilingual one, if any has it."""
        if self.source is not None:
            return self.source.segments if self.source.has_texts else None
        units = (document.units.sources for document in self.documents)
        return next((sources for sources in units if sources), None)

    def key(self, segment: int) -> str:
        """Return what identifies a segment in the files; empty if nothing does."""
        keys = (document.units.keys for document in self.documents)
        return next((own[segment] for own in keys if own and own[segment]), "")

    def to_dict(self) -> dict[str, Any]:
        """Return what was compared with what as plain data, in numbers."""
        return {
            "method": self.pairs.method,
            "segments": len(self.pairs.rows),
            "compared": self.segments,
            "left_out": dict(self.left_out),
            "concerns": {concern: len(rows) for concern, rows in self.concerns.items()},
            "repairs": sum(document.repairs for document in self.documents),
        }


def place_of(number: int, numbers: Sequence[int]) -> int | None:
    """Return where a number is among others in ascending order; None if it is not."""
    place = bisect_left(numbers, number)
    return place if place < len(numbers) and numbers[place] == number else None


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
    SegmentCountsDiffer, KeysMissing, NothingPaired
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
    require_texts([*scored, source] if source else scored)
    pairs = pair(scored, settings.pairing.by, progress, source=source)
    found = find_concerns(
        pairs, candidates=candidates, references=references, source=source, progress=progress
    )
    documents = [*scored, source] if source else scored
    kinds = left_out_kinds(scored, settings.pairing)
    left_out, kept = _leave_out(len(pairs.rows), found.of_rows, kinds)
    if left_out and not kept:
        raise NothingPaired(tuple(left_out.items()))
    if settings.tags != "remove" or settings.placeholders != "text":
        # Imported lazily, like what is done to text below, to speed up start-up.
        from bleu_core.corpus.inline import render_inline

        documents = render_inline(documents, settings, progress)
    documents = [
        _rearranged(document, pairs, number, kept) for number, document in enumerate(documents)
    ]
    if settings.normalize:
        documents = [_normalized(document, settings, progress) for document in documents]
    last = len(references) + len(candidates)
    return AlignedDocuments(
        candidates=tuple(documents[len(references) : last]),
        references=tuple(documents[: len(references)]),
        source=documents[last] if source else None,
        pairs=pairs,
        concerns=found.of_rows,
        own_concerns=found.of_candidates,
        left_out=left_out,
        kept=kept,
    )


def _leave_out(
    rows: int, concerns: Mapping[Concern, tuple[int, ...]], kinds: frozenset[Concern]
) -> tuple[dict[Concern, int], Sequence[int]]:
    """Return the number of rows left out for each concern, and the rows that stay."""
    gone: set[int] = set()
    left_out: dict[Concern, int] = {}
    for concern, concerned in concerns.items():
        if concern in kinds and (new := set(concerned) - gone):
            left_out[concern] = len(new)
            gone |= new
    if not gone:
        return left_out, range(rows)
    return left_out, [row for row in range(rows) if row not in gone]


def _rearranged(document: Document, pairs: Pairs, number: int, kept: Sequence[int]) -> Document:
    """Return a document with one segment for each row that is kept."""
    if pairs.is_positional:
        units = document.units.take(kept)
    else:
        units = document.units.join([pairs.rows[row][number] for row in kept])
    return document if units is document.units else replace(document, units=units)


def _normalized(document: Document, settings: Settings, progress: Progress) -> Document:
    from bleu_core.corpus.normalization import normalize

    return document.with_segments(normalize(document.segments, settings.normalize, progress))
