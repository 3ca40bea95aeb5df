"""BLEU's statistics of many segments, counted with arrays. Unlike scores, they can be added up.

`bleu_core.scoring.definition` defines them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Any

from bleu_core.scoring import ngrams, segment_rows, token_ids
from bleu_core.settings import ReferenceLength
from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers import spans as tokenizers_spans

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Statistics:
    """Counts of one segment, or the sum over many.

    Attributes
    ----------
    candidate_length, reference_length
        In tokens; the reference length is the closest or shortest of each segment's references.
    matched, total
        For order 1, 2, …, the clipped number of matching n-grams, and all n-grams of the candidate.
    longest_reference
        The greatest reference length of a segment; None for a single segment.
    """

    candidate_length: int
    reference_length: int
    matched: tuple[int, ...]
    total: tuple[int, ...]
    longest_reference: int | None = None

    def row(self) -> list[int]:
        """Return the counts as one row: candidate length, reference length, matched, total."""
        return [self.candidate_length, self.reference_length, *self.matched, *self.total]

    @classmethod
    def from_row(cls, row: Sequence[int] | NDArray[np.int64]) -> Statistics:
        """Return the statistics for a row returned by `row`."""
        counts = [int(count) for count in row]
        order = (len(counts) - 2) // 2
        return cls(counts[0], counts[1], tuple(counts[2 : 2 + order]), tuple(counts[2 + order :]))

    @classmethod
    def of_rows(cls, rows: segment_rows.SegmentRows) -> Statistics:
        """Return the statistics of all segments."""
        return replace(cls.from_row(rows.sums()), longest_reference=rows.greatest(1))


@dataclass(frozen=True)
class TokenChunk:
    """Token ids of the same range of segments from all documents.

    Attributes
    ----------
    numbers
        Shape (tokens,), int64: ids from 1, equal for equal tokens of a segment; first those of the
        first document, then those of the second, …
    lengths
        Shape (documents, segments), int64: number of tokens in each segment.
    candidates
        Number of candidates; they come before the references.
    """

    numbers: NDArray[np.int64]
    lengths: NDArray[np.int64]
    candidates: int


def cut_chunk(
    *,
    candidates: Sequence[Sequence[str]],
    references: Sequence[Sequence[str]],
    tokenizer: Tokenizer,
    lowercase: bool,
) -> TokenChunk:
    """Tokenize segments, given as one sequence per document, all equally long."""
    import numpy as np

    documents = (*candidates, *references)
    lines = list(chain.from_iterable(documents))
    spans = tokenizers_spans.find_spans(tokenizer, lines, lowercase=lowercase)
    segments = np.tile(np.arange(len(documents[0])), len(documents))
    numbers = token_ids.number_tokens(spans, np.repeat(segments, spans.counts))
    lengths = spans.counts.reshape(len(documents), -1)
    return TokenChunk(numbers, lengths, len(candidates))


def bleu_statistics(
    tokens: TokenChunk, *, max_order: int = 4, reference_length: ReferenceLength = "closest"
) -> NDArray[np.int64]:
    """Count many segments of one or more candidates.

    Parameters
    ----------
    tokens
        Tokens of the candidates and references.
    max_order, reference_length
        See `bleu_core.scoring.definition.segment_statistics`.

    Returns
    -------
    NDArray
        Shape (candidates, segments, 2 + 2 × max_order), int64: `Statistics.row` of each segment.
    """
    import numpy as np

    matched = ngrams.count_matches(
        tokens.numbers,
        tokens.lengths,
        candidates=tokens.candidates,
        max_order=max_order,
        pooled=True,
    )[:, 0]
    lengths = tokens.lengths[: tokens.candidates]
    chosen = choose_lengths(
        candidates=lengths,
        references=tokens.lengths[tokens.candidates :],
        reference_length=reference_length,
    )
    lengths, chosen = lengths[..., np.newaxis], chosen[..., np.newaxis]
    totals = np.maximum(lengths - np.arange(max_order), 0)
    rows: NDArray[np.int64] = np.concatenate([lengths, chosen, matched, totals], axis=2)
    return rows


def choose_lengths(
    *,
    candidates: NDArray[np.integer[Any]],
    references: NDArray[np.integer[Any]],
    reference_length: ReferenceLength,
    empty_count: bool = False,
) -> NDArray[np.integer[Any]]:
    """Return the reference length that counts in each segment.

    Parameters
    ----------
    candidates, references
        Shape (documents, segments): number of tokens.
    reference_length
        See `bleu_core.scoring.definition.segment_statistics`.
    empty_count
        Whether an empty reference can be chosen, as most other programs do.

    Returns
    -------
    NDArray
        Shape (candidates, segments).
    """
    import numpy as np

    lengths = candidates[..., np.newaxis].astype(np.int64)
    others = references.T[np.newaxis].astype(np.int64)
    if reference_length == "shortest":
        distance = np.broadcast_to(others, (len(lengths), *others.shape[1:]))
    else:
        # Double the distances and add 1 to those of longer references: ties go to the shorter one.
        distance = 2 * abs(others - lengths) + (others > lengths)
    if not empty_count:
        distance = np.where(others > 0, distance, np.iinfo(np.int64).max)
    choice = distance.argmin(axis=2)[..., np.newaxis]
    return np.take_along_axis(np.broadcast_to(others, distance.shape), choice, axis=2)[..., 0]
