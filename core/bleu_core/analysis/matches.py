"""Matching n-grams of a segment, token by token: the marks behind its precisions.

`bleu_core.scoring.statistics.segment_statistics` defines the number of matching n-grams. This
module finds these n-grams, and the n-grams of the references that they match. If an n-gram is
repeated more often than in any one reference, only some of its occurrences count. BLEU does not
define which; here, occurrences within longer matches come first, then those within longer runs of
matches, then the earliest.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import groupby
from typing import NamedTuple

from bleu_core.analysis.tokens import TokenizedSegment, tokenize_segment
from bleu_core.scoring.definition import segment_statistics
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Settings
from bleu_core.tokenizers import Tokenizer


class NgramState(Enum):
    """The state of an n-gram of the candidate: whether it counts as a match."""

    MATCHED = "matched"
    CLIPPED = "clipped"
    """The n-gram is in a reference, but repeated more often than in any one reference."""
    UNMATCHED = "unmatched"


class Occurrence(NamedTuple):
    """An occurrence of an n-gram in the candidate.

    Attributes
    ----------
    order
        Its number of tokens.
    start
        Index of its first token in the candidate.
    state
        Whether it counts.
    repeats
        Number of occurrences of this n-gram in the candidate.
    allowed
        Its largest count in any one reference: no more repeats than this count.
    reference, place
        The reference it matches, and the index of its first token there; None unless it counts.
    """

    order: int
    start: int
    state: NgramState
    repeats: int
    allowed: int
    reference: int | None = None
    place: int | None = None


class CandidateMark(NamedTuple):
    """The match at a token of the candidate.

    Attributes
    ----------
    match
        The longest n-gram that covers the token and counts; the first of several. None if no
        n-gram counts here.
    word
        The token as an n-gram of order 1. It can be clipped even within a longer match.
    """

    match: Occurrence | None
    word: Occurrence

    @property
    def order(self) -> int:
        """Order of the longest match; 0 if there is none."""
        return self.match.order if self.match else 0

    @property
    def clipped(self) -> bool:
        """Whether the token is a repeat that does not count."""
        return self.word.state is NgramState.CLIPPED

    @property
    def reference(self) -> int | None:
        """Index of the reference of the longest match."""
        return self.match.reference if self.match else None

    @property
    def counterpart(self) -> int | None:
        """Index of the corresponding token in that reference."""
        if self.match is None or self.match.place is None:
            return None
        return self.match.place + self.word.start - self.match.start


class ReferenceMark(NamedTuple):
    """The match at a token of a reference.

    With several references, each is marked as if it were the only one: a token is missing if the
    candidate does not have it, whichever reference it was counted for.

    Attributes
    ----------
    order
        Order of the longest match that covers the token; 0 if it is missing in the candidate.
    counterpart
        Index of the corresponding token of the candidate; None if it is missing.
    """

    order: int
    counterpart: int | None


@dataclass(frozen=True)
class SegmentMatches:
    """The matches of one segment.

    Attributes
    ----------
    candidate
        The candidate's segment with its tokens.
    references
        The same segment of each reference.
    statistics
        The segment's statistics.
    marks
        For each token of the candidate, its longest match.
    reference_marks
        For each reference, and each of its tokens, the longest match.
    occurrences
        For each order, from 1, all n-grams of the candidate from left to right. As many of them
        are matched as the statistics say.
    """

    candidate: TokenizedSegment
    references: tuple[TokenizedSegment, ...]
    statistics: Statistics
    marks: tuple[CandidateMark, ...]
    reference_marks: tuple[tuple[ReferenceMark, ...], ...]
    occurrences: tuple[tuple[Occurrence, ...], ...] = field(repr=False)


def match_segment(
    *,
    candidate: str,
    references: Sequence[str],
    tokenizer: Tokenizer,
    settings: Settings | None = None,
) -> SegmentMatches:
    """Find the matching n-grams of one segment.

    Parameters
    ----------
    candidate
        The candidate's segment.
    references
        The same segment of each reference; empty ones are ignored, as in the score.
    tokenizer
        The tokenizer of the evaluation.
    settings
        Its settings; the longest n-grams, case and the reference length matter here.
    """
    settings = settings or Settings()
    tokenized = tokenize_segment(candidate, tokenizer, lowercase=settings.lowercase)
    others = tuple(
        tokenize_segment(reference, tokenizer, lowercase=settings.lowercase)
        for reference in references
    )
    words, of_references = tokenized.words, [other.words for other in others]
    matching = _Matching(words, of_references, settings.max_order)
    if len(others) == 1:
        alone = [matching]
    else:
        alone = [_Matching(words, [other], settings.max_order) for other in of_references]
    return SegmentMatches(
        tokenized,
        others,
        segment_statistics(
            words,
            of_references,
            max_order=settings.max_order,
            reference_length=settings.reference_length,
        ),
        tuple(matching.marks()),
        tuple(tuple(each.reference_marks()) for each in alone),
        matching.occurrences,
    )


# For each token but the last ones, the n-gram that starts there, as a number.
_Ngrams = list[int]
# The match of an n-gram: a reference, and the index of the first matching token in it.
_Counterpart = tuple[int, int]


class _Matching:
    """Matches one candidate with references, longest n-grams first."""

    def __init__(
        self, candidate: Sequence[str], references: Sequence[Sequence[str]], max_order: int
    ) -> None:
        self._references = references
        self._matches: list[Occurrence | None] = [None] * len(candidate)
        numbered = _number_ngrams([candidate, *references], max_order)
        preferred = _most_similar_first(numbered)
        # For each n-gram of the current order, the order of the longest match it lies in.
        covered = [0] * max(0, len(candidate) - max_order + 1)
        counterparts: dict[int, _Counterpart] = {}
        by_order = []
        for order in range(max_order, 0, -1):
            ngrams, *others = numbered[order - 1]
            counts = Counter(ngrams)
            allowed = _largest_counts(others)
            chosen = _choose(ngrams, counts, allowed, covered)
            counterparts = _pair(ngrams, chosen, others, counterparts, preferred)
            occurrences = []
            for start, ngram in enumerate(ngrams):
                most = allowed.get(ngram, 0)
                if start in counterparts:
                    occurrence = Occurrence(
                        order, start, NgramState.MATCHED, counts[ngram], most, *counterparts[start]
                    )
                    self._mark(occurrence)
                    covered[start] = max(covered[start], order)
                else:
                    state = NgramState.CLIPPED if most else NgramState.UNMATCHED
                    occurrence = Occurrence(order, start, state, counts[ngram], most)
                occurrences.append(occurrence)
            by_order.append(tuple(occurrences))
            # An n-gram lies in the two that are one longer: from its first token, or one before.
            if covered or order == len(candidate) + 1:
                covered = [*map(max, [*covered, 0], [0, *covered])]
        self.occurrences = tuple(reversed(by_order))

    def _mark(self, occurrence: Occurrence) -> None:
        # Longer matches come first, and stay.
        for token in range(occurrence.start, occurrence.start + occurrence.order):
            if self._matches[token] is None:
                self._matches[token] = occurrence

    def marks(self) -> Iterator[CandidateMark]:
        """Yield the matches at each token of the candidate."""
        for match, word in zip(self._matches, self.occurrences[0], strict=True):
            yield CandidateMark(match, word)

    def reference_marks(self) -> Iterator[ReferenceMark]:
        """Yield the matches at each token of the only reference."""
        [reference] = self._references
        marks = [ReferenceMark(0, None)] * len(reference)
        # Longer matches come last, and stay; of several as long, the first.
        for occurrences in self.occurrences:
            for match in reversed(occurrences):
                if match.place is not None:
                    for offset in range(match.order):
                        marks[match.place + offset] = ReferenceMark(
                            match.order, match.start + offset
                        )
        return iter(marks)


def _number_ngrams(documents: Sequence[Sequence[str]], max_order: int) -> list[list[_Ngrams]]:
    """Return, for each order and document, its n-grams as numbers, equal for equal n-grams."""
    numbers: dict[str, int] = {}
    words = [
        [numbers.setdefault(word, len(numbers)) for word in document] for document in documents
    ]
    by_order = [words]
    for order in range(2, max_order + 1):
        # An n-gram is one that is one shorter, and another word.
        known: dict[tuple[int, int], int] = {}
        by_order.append(
            [
                [
                    known.setdefault(pair, len(known))
                    for pair in zip(shorter, words_of[order - 1 :], strict=False)
                ]
                for shorter, words_of in zip(by_order[-1], words, strict=True)
            ]
        )
    return by_order


def _most_similar_first(numbered: Sequence[Sequence[_Ngrams]]) -> list[int]:
    """Return the indices of the references, first those that share most with the candidate."""
    references = len(numbered[0]) - 1
    shared = [0] * references
    if references > 1:
        for ngrams, *others in numbered:
            counts = Counter(ngrams)
            for reference, other in enumerate(others):
                shared[reference] += (counts & Counter(other)).total()
    return sorted(range(references), key=lambda reference: -shared[reference])


def _largest_counts(references: Sequence[_Ngrams]) -> Counter[int]:
    """Return the largest count of each n-gram in any one reference."""
    largest: Counter[int] = Counter()
    for reference in references:
        largest |= Counter(reference)
    return largest


def _choose(
    ngrams: _Ngrams, counts: Counter[int], allowed: Counter[int], covered: Sequence[int]
) -> list[int]:
    """Return the n-grams that count as matches."""
    clipped: dict[int, list[int]] = {}
    chosen = []
    for start, ngram in enumerate(ngrams):
        if counts[ngram] <= allowed[ngram]:
            chosen.append(start)
        elif allowed[ngram]:
            clipped.setdefault(ngram, []).append(start)
    if not clipped:
        return chosen
    runs = _run_lengths([allowed[ngram] > 0 for ngram in ngrams])
    for ngram, starts in clipped.items():
        starts.sort(key=lambda start: (-covered[start], -runs[start], start))
        chosen += starts[: allowed[ngram]]
    return sorted(chosen)


def _run_lengths(flags: Sequence[bool]) -> list[int]:
    """Return, for each place, the length of the run of equal flags around it."""
    lengths: list[int] = []
    for _, run in groupby(flags):
        length = len(list(run))
        lengths += [length] * length
    return lengths


def _pair(
    ngrams: _Ngrams,
    chosen: Sequence[int],
    references: Sequence[_Ngrams],
    longer: Mapping[int, _Counterpart],
    preferred: Sequence[int],
) -> dict[int, _Counterpart]:
    """Return a counterpart for each chosen n-gram, each counterpart only once.

    Parameters
    ----------
    ngrams, chosen
        The candidate's n-grams, and the places of those that count, from left to right.
    references
        The n-grams of each reference.
    longer
        The counterparts of the n-grams one longer: parts of a match correspond too.
    preferred
        The references in the order in which to take counterparts from them.
    """
    free = [_places(reference) for reference in references]

    def take(start: int, reference: int, place: int) -> bool:
        """Take this place if it is a free occurrence of the same n-gram."""
        places = free[reference].get(ngrams[start], [])
        index = bisect_left(places, place)
        if index == len(places) or places[index] != place:
            return False
        del places[index]
        pairs[start] = (reference, place)
        return True

    def take_nearest(start: int, reference: int, place: int) -> bool:
        places = free[reference].get(ngrams[start])
        if not places:
            return False
        index = bisect_left(places, place)
        nearest = min(places[max(0, index - 1) : index + 1], key=lambda other: abs(other - place))
        return take(start, reference, nearest)

    def take_beside(start: int, counterparts: Mapping[int, _Counterpart], other: int) -> bool:
        if other not in counterparts:
            return False
        reference, place = counterparts[other]
        return take(start, reference, place + start - other)

    pairs: dict[int, _Counterpart] = {}
    for start in chosen:
        # One of the two n-grams that are one longer, if they match.
        _ = take_beside(start, longer, start) or take_beside(start, longer, start - 1)
    # For each reference, the shift of the last match.
    shifts = [0] * len(references)
    for start in chosen:
        if start not in pairs:
            _ = (
                take_beside(start, pairs, start - 1)
                or take_beside(start, pairs, start + 1)
                or any(
                    take_nearest(start, reference, start + shifts[reference])
                    for reference in preferred
                )
            )
        reference, place = pairs[start]
        shifts[reference] = place - start
    return pairs


def _places(ngrams: _Ngrams) -> dict[int, list[int]]:
    """Return the positions at which each n-gram starts, from left to right."""
    places: dict[int, list[int]] = {}
    for start, ngram in enumerate(ngrams):
        places.setdefault(ngram, []).append(start)
    return places
