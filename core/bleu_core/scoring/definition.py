"""The definition of BLEU's statistics, in plain Python.

This module counts small inputs, because importing NumPy would take longer. Tests compare
`bleu_core.scoring.statistics`, which counts many segments, with this module.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from itertools import chain
from typing import NamedTuple

from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.scoring.bleu import BleuScore, bleu_score
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import ReferenceLength, Settings
from bleu_core.tokenizers import Tokenizer
from bleu_core.tokenizers.thirteen_a import cut_lines

Tokens = Sequence[str]

# Above this number of characters, importing NumPy pays off.
_CHARACTERS = 500_000


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
        Tokens of each reference. Empty references are ignored, as they would otherwise be chosen
        as the closest or shortest. If none is left, the reference length is 0 and nothing matches.
    max_order
        The longest n-grams counted.
    reference_length
        ``closest`` to the candidate's length (the shorter one if tied), or ``shortest``.
    """
    return Statistics.from_row(_row(candidate, references, max_order, reference_length))


def _row(
    candidate: Tokens,
    references: Sequence[Tokens],
    max_order: int,
    reference_length: ReferenceLength,
) -> list[int]:
    """Return `Statistics.row` of one segment."""
    references = [reference for reference in references if reference]
    length = len(candidate)
    return [
        length,
        _reference_length(length, [len(reference) for reference in references], reference_length),
        *_matches(candidate, references, max_order),
        *[max(0, length - less) for less in range(max_order)],
    ]


def _reference_length(length: int, others: Sequence[int], choice: ReferenceLength) -> int:
    if choice == "shortest":
        return min(others, default=0)
    return min(others, key=lambda other: (abs(other - length), other), default=0)


def _matches(candidate: Tokens, references: Sequence[Tokens], max_order: int) -> list[int]:
    """Return the clipped number of matching n-grams of each order."""
    matched = [_in_common(candidate, references)]
    # A text beside itself, shifted by 1, 2, … tokens, shows its n-grams.
    shifted = [[tokens] for tokens in (candidate, *references)]
    for order in range(1, max_order):
        if not matched[-1]:
            # Without a match, there is no longer one either.
            return matched + [0] * (max_order - order)
        for text in shifted:
            text.append(text[0][order:])
        own, *others = (list(zip(*text, strict=False)) for text in shifted)
        matched.append(_in_common(own, others))
    return matched


def _in_common(ngrams: Sequence[Hashable], others: Sequence[Sequence[Hashable]]) -> int:
    """Return the number of matching n-grams, each at most as often as one of the others has it."""
    distinct = set(ngrams)
    if len(distinct) == len(ngrams):
        # No n-gram is repeated, the usual case.
        return len(distinct.intersection(chain.from_iterable(others)))
    most: Counter[Hashable] = Counter(others[0]) if others else Counter()
    for other in others[1:]:
        most |= Counter(other)
    counts = Counter(ngrams)
    return sum(min(counts[ngram], most[ngram]) for ngram in distinct.intersection(most))


class BleuCounts(NamedTuple):
    """BLEU's counts of all candidates.

    Attributes
    ----------
    rows
        For each candidate, the statistics of each segment.
    reference_lengths
        For each reference, the number of tokens in each segment.
    """

    rows: list[SegmentRows]
    reference_lengths: list[list[int]]

    def scores(self, settings: Settings) -> list[BleuScore]:
        """Return the score of each candidate."""
        return [bleu_score(Statistics.of_rows(rows), settings) for rows in self.rows]


def _cut_at_spaces(lines: Sequence[str]) -> list[list[str]]:
    return [line.split() for line in lines]


# Tokenizers that are also fast in plain Python.
_CUTS: dict[str, Callable[[Sequence[str]], list[list[str]]]] = {
    "13a": cut_lines,
    "none": _cut_at_spaces,
}


def is_small(documents: Sequence[Sequence[str]], tokenizer: Tokenizer, settings: Settings) -> bool:
    """Tell whether `count_small` supports this input and is faster than NumPy.

    Once NumPy is imported, it is always faster.
    """
    return (
        "numpy" not in sys.modules
        and tokenizer.name in _CUTS
        and settings.is_bleu_alone
        # A blank segment takes as long as a character.
        and sum(max(sum(map(len, own)), len(own)) for own in documents) <= _CHARACTERS
    )


def count_small(
    *,
    candidates: Sequence[Sequence[str]],
    references: Sequence[Sequence[str]],
    tokenizer: Tokenizer,
    settings: Settings,
    progress: Progress = SILENT,
) -> BleuCounts:
    """Count BLEU's statistics; see `bleu_core.scoring.counting.count_corpus`."""
    cut = _CUTS[tokenizer.name]

    def tokens_of(segments: Sequence[str]) -> list[list[str]]:
        progress.check()
        return cut([line.lower() for line in segments] if settings.lowercase else segments)

    def rows_of(tokens: Sequence[Tokens]) -> SegmentRows:
        rows = [
            _row(own, others, settings.max_order, settings.reference_length)
            for own, others in zip(progress.watch(tokens), side_by_side, strict=True)
        ]
        return SegmentRows.of_lists(rows, 2 + 2 * settings.max_order)

    of_references = [tokens_of(segments) for segments in references]
    side_by_side = list(zip(*of_references, strict=True))
    rows = [rows_of(tokens_of(segments)) for segments in candidates]
    segments = len(side_by_side)
    progress.step(Stage.COUNTING, segments, segments)
    return BleuCounts(rows, [list(map(len, tokens)) for tokens in of_references])
