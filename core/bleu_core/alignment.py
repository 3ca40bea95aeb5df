"""Documents to aligned segments: line n of every file belongs together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bleu_core.documents import Document
from bleu_core.errors import CandidateMissing, ReferenceMissing, SegmentCountsDiffer


@dataclass(frozen=True)
class AlignedDocuments:
    """Documents of one evaluation, checked to have the same number of segments.

    Attributes
    ----------
    references, candidates
        At least one of each.
    segments
        How many segments every one of them has.
    """

    references: tuple[Document, ...]
    candidates: tuple[Document, ...]
    segments: int

    @property
    def documents(self) -> tuple[Document, ...]:
        """References, then candidates."""
        return (*self.references, *self.candidates)


def align(
    references: Sequence[Document],
    candidates: Sequence[Document],
    source: Document | None = None,
) -> AlignedDocuments:
    """Put documents side by side by position.

    Raises
    ------
    ReferenceMissing, CandidateMissing
        If there is none.
    SegmentCountsDiffer
        If a document has more or fewer segments than the first reference. Nothing is ever cut off
        to make them fit.
    """
    if not references:
        raise ReferenceMissing
    if not candidates:
        raise CandidateMissing
    documents = [*references, *candidates, *([source] if source else [])]
    first = references[0]
    for index, other in enumerate(documents):
        if len(other.segments) != len(first.segments):
            names = distinct_names(documents)
            raise SegmentCountsDiffer(
                names[0], len(first.segments), names[index], len(other.segments)
            )
    return AlignedDocuments(tuple(references), tuple(candidates), len(first.segments))


def distinct_names(documents: Sequence[Document]) -> list[str]:
    """Return the documents' names, with as many folders as tell those of one name apart.

    Documents that no folder tells apart get a number.
    """
    names = [document.name for document in documents]
    parts = [document.path.absolute().parts if document.path else () for document in documents]
    for depth in range(2, max(map(len, parts), default=0) + 1):
        twice = {name for name, count in Counter(names).items() if count > 1}
        if not twice:
            break
        names = [
            "/".join(parts[index][-depth:]) if name in twice and parts[index] else name
            for index, name in enumerate(names)
        ]
    taken: set[str] = set()
    for index, name in enumerate(names):
        number = 1
        while names[index] in taken:
            number += 1
            names[index] = f"{name} ({number})"
        taken.add(names[index])
    return names
