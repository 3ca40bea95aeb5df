"""A quick search for paired segments that have little in common.

Most texts are only searched this way, because the exact alignment is slow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import add

from bleu_core.progress import Progress, Stage

# Largest step from one compared segment to the next. A larger one could miss a stretch of two dozen
# segments.
_LARGEST_STEP = 4
# Number of pairs compared at a time. Whether a word is rare is counted within a batch.
_BATCH = 2_000
# A word in more than this share of segments and more than this number is frequent, and therefore no
# evidence.
_FREQUENT_SHARE = 0.02
_FREQUENT_COUNT = 3
# Length in characters. Shorter words in ASCII letters are no evidence: most are articles and
# prepositions.
_SHORTEST_WORD = 4
# Texts with fewer spaces than one in this many characters are compared by pairs of characters,
# because their scripts do not separate words.
_CHARACTERS_PER_SPACE = 12
# A stretch disagrees from this evidence on. Each disagreeing pair adds 1.
_STRETCH_EVIDENCE = 4.0
# Evidence that each agreeing pair takes away.
_AGREEMENT_EVIDENCE = 1.5
# Texts disagree where less than this share of the pairs can be judged, for want of rare words.
LEAST_JUDGED_SHARE = 0.25


def disagreeing_stretches(
    *, candidate: Sequence[str], reference: Sequence[str], progress: Progress
) -> Iterator[tuple[int, int]]:
    """Yield the stretches where segments share hardly any rare word with their counterparts.

    Parameters
    ----------
    candidate, reference
        Equal numbers of segments in the same language.
    progress
        Receives the number of segments done.

    Yields
    ------
    tuple
        The index of a stretch's first segment, and the index after its last.
    """
    segments = len(reference)
    # Texts of up to five batches are compared segment by segment.
    step = min(_LARGEST_STEP, 1 + segments // (5 * _BATCH))
    evidence, start, end = 0.0, 0, 0
    disagrees = False
    for first in range(0, segments, step * _BATCH):
        rows = range(first, min(segments, first + step * _BATCH), step)
        progress.step(Stage.CHECKING, first, segments)
        judged = agreements(candidate=candidate, reference=reference, rows=rows, progress=progress)
        for row, agrees in zip(rows, judged, strict=True):
            if agrees is None:
                continue
            if not agrees:
                if not evidence:
                    start = row
                evidence += 1
                end = row + step
                disagrees = disagrees or evidence >= _STRETCH_EVIDENCE
            elif evidence:
                evidence = max(0.0, evidence - _AGREEMENT_EVIDENCE)
                if not evidence and disagrees:
                    yield start, min(end, segments)
                    disagrees = False
    if disagrees:
        yield start, min(end, segments)
    progress.step(Stage.CHECKING, segments, segments)


def first_disagreement(
    *, candidate: Sequence[str], reference: Sequence[str], progress: Progress
) -> int | None:
    """Return the first segment of the first lasting disagreement.

    From this segment on, hardly any segment shares a rare word with its counterpart. The
    disagreement must last for about fifty segments. If texts drift apart, it lasts to the end.

    Parameters
    ----------
    candidate, reference
        Segments. Those with the same index correspond, up to the end of the shorter text.
    progress
        Receives the number of segments done.

    Returns
    -------
    int or None
        Its index; None if all segments agree.
    """
    segments = min(len(candidate), len(reference))
    step = _LARGEST_STEP
    evidence, start = 0.0, 0
    # Every few pairs of a batch are enough, because the search stops at the disagreement.
    for first in range(0, segments, _BATCH):
        progress.step(Stage.CHECKING, first, segments)
        rows = range(first, min(segments, first + _BATCH), step)
        judged = agreements(candidate=candidate, reference=reference, rows=rows, progress=progress)
        if len(judged) - judged.count(None) < LEAST_JUDGED_SHARE * len(judged):
            return start if evidence else first
        for row, agrees in zip(rows, judged, strict=True):
            if agrees is False:
                start = start if evidence else row
                evidence += 1
                if evidence >= 3 * _STRETCH_EVIDENCE:
                    return start
            elif agrees:
                evidence = max(0.0, evidence - _AGREEMENT_EVIDENCE)
    return None


def agreements(
    *, candidate: Sequence[str], reference: Sequence[str], rows: Sequence[int], progress: Progress
) -> list[bool | None]:
    """Return True for each pair that shares a rare word, False if it shares none.

    A pair is None if one of its two segments has no word that is evidence.

    Parameters
    ----------
    candidate, reference
        Segments; those with the same index correspond.
    rows
        Indices of the pairs to compare. Words that many of these pairs share are not rare.
    progress
        Used for cancellation.
    """
    words_of = words_for((candidate, reference), rows)
    shared: list[set[str] | None] = []
    counts: Counter[str] = Counter()
    for row in rows:
        progress.check()  # for every segment, as one can be very long
        one, other = words_of(candidate[row]), words_of(reference[row])
        words = set(filter(_is_evidence, set(one).intersection(other)))
        if words or all(any(map(_is_evidence, side)) for side in (one, other)):
            counts.update(words)
            shared.append(words)
        else:
            shared.append(None)
    frequent = frequent_words(counts, len(rows))
    return [None if words is None else not words <= frequent for words in shared]


def frequent_words(counts: Mapping[str, int], segments: int) -> set[str]:
    """Return the words that are in too many of some segments, or pairs of segments."""
    most = max(_FREQUENT_COUNT, _FREQUENT_SHARE * segments)
    return {word for word, count in counts.items() if count > most}


def _is_evidence(word: str) -> bool:
    """Tell whether a word can be evidence: most short ones are articles and prepositions."""
    return len(word) >= _SHORTEST_WORD or not word.isascii() or word.isdigit()


def words_for(texts: Iterable[Sequence[str]], rows: Sequence[int]) -> Callable[[str], list[str]]:
    """Return the function that splits segments of texts into words, or pairs of characters."""
    is_spaced = all(_is_spaced(text[row] for row in rows) for text in texts)
    return str.split if is_spaced else _pairs_of_characters


def _is_spaced(segments: Iterable[str]) -> bool:
    characters = spaces = 0
    for segment in segments:
        characters += len(segment)
        spaces += segment.count(" ")
    return spaces * _CHARACTERS_PER_SPACE >= characters


def _pairs_of_characters(segment: str) -> list[str]:
    return [*map(add, segment, segment[1:])]
