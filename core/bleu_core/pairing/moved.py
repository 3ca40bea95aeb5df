"""A search for segments that belong to other segments of the reference than their own.

They are shifted, because one segment is missing before them and an additional one follows, or they
are swapped.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bleu_core.pairing.disagreement import frequent_words, words_for
from bleu_core.progress import Progress, Stage

# Greatest distance, in segments, over which a segment is followed.
_FARTHEST = 20
# Segments that are this far apart at most can have moved together.
_APART = 2
# Number of segments compared with each other at a time, and about the number of segments of the
# reference that show which words are frequent.
_BATCH = 500
# Segments have moved if they share this many more rare words with their new counterparts than with
# their own, and one more for each change of the distance. No more of one segment count, so that
# none decides alone.
_LEAST_EVIDENCE = 4


class Moved(NamedTuple):
    """The first of some segments that have moved.

    Attributes
    ----------
    row
        Its index in the reference.
    distance
        From there to its counterpart in the candidate, in segments.
    """

    row: int
    distance: int


def first_moved(
    *, candidate: Sequence[str], reference: Sequence[str], rows: Sequence[int], progress: Progress
) -> Moved | None:
    """Return the first of the segments that belong to other segments of the reference.

    Parameters
    ----------
    candidate, reference
        Equal numbers of segments in the same language.
    rows
        The segments that may have moved, in order.
    progress
        Receives the number of segments done.
    """
    segments = len(reference)
    sample = range(0, segments, max(1, segments // _BATCH))
    cut = words_for((candidate, reference), sample)
    is_spaced = cut is str.split
    counts = Counter(word for row in sample for word in set(cut(reference[row])))
    frequent = frequent_words(counts, len(sample))

    def words_of(segment: str) -> set[str]:
        progress.check()  # for every segment, as one can be very long
        return set(cut(segment))

    def rare(words: set[str]) -> set[str]:
        words = words - frequent
        # A name in Latin letters has many pairs of characters, but is a single word.
        return words if is_spaced else {word for word in words if not word.isascii()}

    for group in _groups(rows):
        progress.step(Stage.CHECKING, group[0], segments)
        ours = {row: words_of(reference[row]) for row in group}
        theirs = {row: words_of(candidate[row]) for row in group}
        near = rare(set().union(*theirs.values()))
        moved = _first_in(
            {row: words & near for row, words in ours.items()},
            {row: words & near for row, words in theirs.items()},
        )
        if moved is not None:
            return moved
    progress.step(Stage.CHECKING, segments, segments)
    return None


def _groups(rows: Sequence[int]) -> Iterator[Sequence[int]]:
    """Yield the rows that are near each other, at least two and not too many at a time."""
    start = 0
    for end in range(1, len(rows) + 1):
        is_near = end < len(rows) and rows[end] - rows[end - 1] <= _APART
        if not is_near or end - start == _BATCH:
            if end - start > 1:
                yield rows[start:end]
            start = end


def _first_in(ours: dict[int, set[str]], theirs: dict[int, set[str]]) -> Moved | None:
    """Return the first of the segments that have moved, given the rare words of each."""
    moves = _moves(ours, theirs)
    evidence = before = 0
    run: list[Moved] = []
    for row in ours if len(moves) > 1 else ():
        if row not in moves:
            evidence = max(0, evidence - 1)
            continue
        if not evidence:
            run = []
        distance, gain = moves[row]
        run.append(Moved(row, distance))
        evidence += min(gain, _LEAST_EVIDENCE) - (distance != before)
        before = distance
        if evidence >= _LEAST_EVIDENCE and len(run) > 1:
            return run[0]
    return None


def _moves(ours: dict[int, set[str]], theirs: dict[int, set[str]]) -> dict[int, tuple[int, int]]:
    """Return the distances of the segments that share more with others than with their own.

    Each segment is the counterpart of one segment at most.

    Returns
    -------
    dict
        For each of these segments, the distance to its counterpart, and how many more rare words
        it shares with that than either of them shares with its own.
    """
    unmoved = {row: len(ours[row] & theirs[row]) for row in ours}
    # A segment that has moved lacks rare words of its reference that are in others near it.
    missing = {row: words for row in ours if (words := ours[row] - theirs[row])}
    wanted = set().union(*missing.values())
    owners: dict[str, list[int]] = defaultdict(list)
    for row, words in theirs.items():
        for word in words & wanted:
            owners[word].append(row)
    gains = []
    for row, words in missing.items():
        for other in {other for word in words for other in owners[word]}:
            if abs(other - row) <= _FARTHEST:
                gain = len(ours[row] & theirs[other]) - max(unmoved[row], unmoved[other])
                if gain > 0:
                    gains.append((-gain, abs(other - row), row, other))
    moves: dict[int, tuple[int, int]] = {}
    known: tuple[set[int], set[int]] = set(), set()
    for gain, _, row, other in sorted(gains):
        if row not in known[0] and other not in known[1]:
            moves[row] = other - row, -gain
        known[0].add(row)
        known[1].add(other)
    return moves
