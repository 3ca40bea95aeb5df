"""Tokens to statistics: what BLEU counts in one segment. Statistics add up; scores do not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

from bleu_core.settings import ReferenceLength

Tokens = Sequence[str]


@dataclass(frozen=True)
class Statistics:
    """Counts of one segment, or the sum over many.

    Attributes
    ----------
    candidate_length, reference_length
        In tokens; the reference length is the closest or shortest of each segment's references.
    matched, total
        N-grams of order 1, 2, … : those found in a reference, and all of the candidate.
    """

    candidate_length: int
    reference_length: int
    matched: tuple[int, ...]
    total: tuple[int, ...]

    def row(self) -> list[int]:
        """Return the counts as one row: candidate length, reference length, matched, total."""
        return [self.candidate_length, self.reference_length, *self.matched, *self.total]

    @classmethod
    def from_row(cls, row: Sequence[int] | NDArray[np.int64]) -> Statistics:
        """Return the statistics a row of `row` stands for."""
        counts = [int(count) for count in row]
        order = (len(counts) - 2) // 2
        return cls(counts[0], counts[1], tuple(counts[2 : 2 + order]), tuple(counts[2 + order :]))


def count_ngrams(tokens: Tokens, max_order: int) -> Counter[tuple[str, ...]]:
    """Count all n-grams of order 1 to `max_order`."""
    counts: Counter[tuple[str, ...]] = Counter()
    for order in range(1, min(max_order, len(tokens)) + 1):
        # Slices of the token list, shifted by one each, side by side are its n-grams.
        counts.update(zip(*(tokens[start:] for start in range(order)), strict=False))
    return counts


def segment_statistics(
    candidate: Tokens,
    references: Sequence[Tokens],
    *,
    max_order: int = 4,
    reference_length: ReferenceLength = "closest",
) -> Statistics:
    """Count one segment.

    Parameters
    ----------
    candidate
        Tokens of the candidate.
    references
        Tokens of each reference. One without tokens is left out: it would otherwise win as the
        closest or shortest one. With none left the reference length is 0 and nothing matches.
    max_order
        The longest n-grams counted.
    reference_length
        ``closest`` to the candidate's length (of two as close, the shorter), or ``shortest``.
    """
    references = [reference for reference in references if reference]
    lengths = [len(reference) for reference in references]
    length = len(candidate)
    if not lengths:
        chosen = 0
    elif reference_length == "shortest":
        chosen = min(lengths)
    else:
        chosen = min(lengths, key=lambda other: (abs(other - length), other))

    most: Counter[tuple[str, ...]] = Counter()
    for reference in references:
        counts = count_ngrams(reference, max_order)
        most = most | counts if most else counts

    matched = [0] * max_order
    for ngram, count in count_ngrams(candidate, max_order).items():
        matched[len(ngram) - 1] += min(count, most[ngram])
    total = tuple(max(0, length - order) for order in range(max_order))
    return Statistics(length, chosen, tuple(matched), total)
