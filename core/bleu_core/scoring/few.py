"""Count BLEU's statistics of small inputs in plain Python: importing NumPy would take longer.

The rows equal those of `bleu_core.scoring.statistics.segment_statistics`, which defines them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.scoring.statistics import Statistics, Tokens, segment_statistics
from bleu_core.settings import Settings
from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.thirteen_a import cut_lines

# Above this number of characters, importing NumPy pays off.
_CHARACTERS = 500_000


def _cut_at_spaces(lines: Sequence[str]) -> list[list[str]]:
    return [line.split() for line in lines]


# Tokenizers that are also fast in plain Python.
_CUTS: dict[str, Callable[[Sequence[str]], list[list[str]]]] = {
    "13a": cut_lines,
    "none": _cut_at_spaces,
}


class FewCounts(NamedTuple):
    """The counts of a small input.

    Attributes
    ----------
    rows
        For each candidate, one row of statistics per segment.
    candidate_lengths, reference_lengths
        For each document, the number of tokens in each segment.
    """

    rows: list[list[list[int]]]
    candidate_lengths: list[list[int]]
    reference_lengths: list[list[int]]

    def sums(self, max_order: int) -> list[Statistics]:
        """Return the summed statistics of each candidate."""
        none = [0] * (2 + 2 * max_order)
        return [
            Statistics.from_row([*map(sum, zip(none, *rows, strict=True))]) for rows in self.rows
        ]


def are_few(documents: Sequence[Sequence[str]], tokenizer: Tokenizer, settings: Settings) -> bool:
    """Tell whether `count_few` supports this input and is faster than NumPy.

    Once NumPy is imported, it is always faster.
    """
    return (
        "numpy" not in sys.modules
        and tokenizer.name in _CUTS
        and settings.is_bleu_alone
        and sum(sum(map(len, document)) for document in documents) <= _CHARACTERS
    )


def count_few(
    *,
    candidates: Sequence[Sequence[str]],
    references: Sequence[Sequence[str]],
    tokenizer: Tokenizer,
    settings: Settings,
    progress: Progress = SILENT,
) -> FewCounts:
    """Count BLEU's statistics; see `bleu_core.scoring.counting.count_corpus`."""
    cut = _CUTS[tokenizer.name]

    def tokens_of(segments: Sequence[str]) -> list[list[str]]:
        progress.check()
        return cut([line.lower() for line in segments] if settings.lowercase else segments)

    of_candidates = [tokens_of(segments) for segments in candidates]
    of_references = [tokens_of(segments) for segments in references]
    side_by_side = list(zip(*of_references, strict=True))
    rows = [
        [
            _row(own, others, settings)
            for own, others in zip(progress.watch(tokens), side_by_side, strict=True)
        ]
        for tokens in of_candidates
    ]
    segments = len(side_by_side)
    progress.step(Stage.COUNTING, segments, segments)
    return FewCounts(
        rows,
        [list(map(len, tokens)) for tokens in of_candidates],
        [list(map(len, tokens)) for tokens in of_references],
    )


def _row(candidate: Tokens, references: Sequence[Tokens], settings: Settings) -> list[int]:
    """Return `Statistics.row` of one segment."""
    order, length = settings.max_order, len(candidate)
    if len(references) > 1:
        return segment_statistics(
            candidate, references, max_order=order, reference_length=settings.reference_length
        ).row()
    (reference,) = references
    matched = _matches(candidate, reference, order)
    return [length, len(reference), *matched, *(max(0, length - less) for less in range(order))]


def _matches(candidate: Tokens, reference: Tokens, max_order: int) -> list[int]:
    """Return the clipped number of matching n-grams of each order."""
    matched = [_in_common(candidate, reference)]
    # Zipping the token list with itself, shifted by 1, 2, …, gives its n-grams.
    of_candidate, of_reference = [candidate], [reference]
    for order in range(1, max_order):
        if not matched[-1]:
            # If no n-gram matches, no longer one can.
            return matched + [0] * (max_order - order)
        of_candidate.append(candidate[order:])
        of_reference.append(reference[order:])
        ngrams = zip(*of_candidate, strict=False)
        others = zip(*of_reference, strict=False)
        distinct = set(ngrams)
        if len(distinct) + order >= len(candidate):
            # None is repeated, the usual case: a list of them is not needed.
            matched.append(len(distinct.intersection(others)))
        else:
            ngrams = zip(*of_candidate, strict=False)
            matched.append(_in_common(list(ngrams), list(others)))
    return matched


def _in_common(ngrams: Sequence[Hashable], others: Sequence[Hashable]) -> int:
    """Return the clipped match count of two lists of n-grams."""
    first = set(ngrams)
    if len(first) == len(ngrams):
        return len(first.intersection(others))
    second = set(others)
    found = len(first & second)
    if len(second) == len(others):
        return found
    return found + _in_common(_repeated(ngrams), _repeated(others))


def _repeated(ngrams: Sequence[Hashable]) -> list[Hashable]:
    """Return all occurrences of each n-gram but the first."""
    seen: set[Hashable] = set()
    repeated = []
    for ngram in ngrams:
        if ngram in seen:
            repeated.append(ngram)
        else:
            seen.add(ngram)
    return repeated
