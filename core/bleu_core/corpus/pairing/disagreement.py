"""Where paired segments have little in common: a quick look that spares most texts a slow one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from operator import add

from bleu_core.progress import Progress, Stage

# Of long texts only every n-th segment is looked at: every second from this many on, but never
# fewer than every fourth, so that no stretch of two dozen is overlooked.
_ALL = 10_000
_MOST_APART = 4
# Pairs looked at together. Words that more of them share than this part (and number) tell nothing.
_TOGETHER = 2_000
_FREQUENT_SHARE = 0.02
_FREQUENT_COUNT = 3
# If only a part is looked at, so is one in so many of the others.
_SAMPLED = 8
# Shorter words in plain letters tell nothing either.
_LONG = 4
# With fewer spaces than one in so many characters, texts are compared by pairs of characters.
_PER_SPACE = 12
# A stretch needs this many disagreeing pairs, less this many for each that agrees.
_ENOUGH = 4.0
_PER_AGREEMENT = 1.5
# Pairs looked at together where only the first disagreement that lasts is looked for, and how many
# disagreeing pairs it needs. If of so many pairs all but one cannot be told, texts do not agree.
_APART_TOGETHER = 500
_LASTING = 12.0
_UNTOLD = 4


def disagreeing_stretches(
    *,
    candidate: Sequence[str],
    reference: Sequence[str],
    progress: Progress,
    within: Sequence[tuple[int, int]] | None = None,
) -> Iterator[tuple[int, int]]:
    """Yield the stretches in which segments share hardly a rare word with their counterparts.

    Parameters
    ----------
    candidate, reference
        Equal numbers of segments in the same language.
    progress
        Told of the segments done.
    within
        Stretches to look at, if all other segments are known to agree.

    Yields
    ------
    tuple
        The first segment of a stretch, and one after the last.
    """
    segments = len(reference)
    step = min(_MOST_APART, 1 + segments // _ALL)
    near = None if within is None else {row for low, high in within for row in range(low, high)}
    evidence, start, end = 0.0, 0, 0
    enough = False
    for first in range(0, segments, step * _TOGETHER):
        rows = range(first, min(segments, first + step * _TOGETHER), step)
        progress.step(Stage.CHECKING, first, segments)
        looked_at = rows if near is None else _looked_at(rows, near)
        told = agreements(
            candidate=candidate, reference=reference, rows=looked_at, progress=progress
        )
        known = dict(zip(looked_at, told, strict=True))
        for row in rows:
            agrees = known[row] if near is None or row in near else True
            if agrees is None:
                continue
            if not agrees:
                if not evidence:
                    start = row
                evidence += 1
                end = row + step
                enough = enough or evidence >= _ENOUGH
            elif evidence:
                evidence = max(0.0, evidence - _PER_AGREEMENT)
                if not evidence and enough:
                    yield start, min(end, segments)
                    enough = False
    if enough:
        yield start, min(end, segments)
    progress.step(Stage.CHECKING, segments, segments)


def first_disagreement(
    *, candidate: Sequence[str], reference: Sequence[str], progress: Progress
) -> int | None:
    """Return where segments begin to share hardly a rare word with their counterparts.

    This has to last for about fifty segments: where texts drift apart, it lasts to the end.

    Parameters
    ----------
    candidate, reference
        The n-th corresponds to the n-th, as far as both go.
    progress
        Told of the segments done.

    Returns
    -------
    int or None
        None if all agree.
    """
    segments = min(len(candidate), len(reference))
    evidence, start = 0.0, 0
    for first in range(0, segments, _MOST_APART * _APART_TOGETHER):
        progress.step(Stage.CHECKING, first, segments)
        rows = range(first, min(segments, first + _MOST_APART * _APART_TOGETHER), _MOST_APART)
        known = agreements(candidate=candidate, reference=reference, rows=rows, progress=progress)
        if known.count(None) * _UNTOLD > len(known) * (_UNTOLD - 1):
            return start if evidence else first
        for row, agrees in zip(rows, known, strict=True):
            if agrees is False:
                start = start if evidence else row
                evidence += 1
                if evidence >= _LASTING:
                    return start
            elif agrees:
                evidence = max(0.0, evidence - _PER_AGREEMENT)
    return None


def _looked_at(rows: Sequence[int], near: Set[int]) -> list[int]:
    """Return the rows that are near, and a sample of the others to tell which words are frequent.

    No rows at all if none of them is near.
    """
    if near.isdisjoint(rows):
        return []
    return [row for place, row in enumerate(rows) if row in near or place % _SAMPLED == 0]


def agreements(
    *, candidate: Sequence[str], reference: Sequence[str], rows: Sequence[int], progress: Progress
) -> list[bool | None]:
    """Return whether each pair shares a rare word; None if that cannot be told.

    Parameters
    ----------
    candidate, reference
        Segments; the n-th corresponds to the n-th.
    rows
        Which ones are looked at. Words in many of them are not rare.
    progress
        Asked whether to stop.
    """
    is_spaced = all(_is_spaced(text[row] for row in rows) for text in (candidate, reference))
    words_of = str.split if is_spaced else _pairs_of_characters
    shared: list[set[str] | None] = []
    counts: Counter[str] = Counter()
    for row in rows:
        progress.check()  # for every segment, as one can be very long
        one, other = words_of(candidate[row]), words_of(reference[row])
        words = set(filter(_tells, set(one).intersection(other)))
        if words or all(any(map(_tells, side)) for side in (one, other)):
            counts.update(words)
            shared.append(words)
        else:
            shared.append(None)
    most = max(_FREQUENT_COUNT, int(_FREQUENT_SHARE * len(rows)))
    frequent = {word for word, count in counts.items() if count > most}
    return [None if words is None else not words <= frequent for words in shared]


def _is_spaced(segments: Iterable[str]) -> bool:
    characters = spaces = 0
    for segment in segments:
        characters += len(segment)
        spaces += segment.count(" ")
    return spaces * _PER_SPACE >= characters


def _pairs_of_characters(segment: str) -> list[str]:
    return [*map(add, segment, segment[1:])]


def _tells(word: str) -> bool:
    return len(word) >= _LONG or not word.isascii() or word.isdigit()
