"""A search for single segments that have moved: a few lines up or down, or swapped.

Longer stretches are found by their alignment; see `bleu_core.pairing.drift.looks_shifted`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bleu_core.pairing.disagreement import is_evidence, words_for
from bleu_core.progress import Progress


@dataclass(frozen=True)
class MovedTuning:
    """Values that the search for moved segments depends on.

    Attributes
    ----------
    farthest
        Greatest distance, in segments, over which a segment is followed.
    rare_count, rare_share
        Only words that occur in at most this number or share of the segments are evidence.
    least_words
        Number of such words that a segment must share with another one beyond those that it
        shares with its own.
    least_moved
        Number of segments from which on a text counts as shifted. Only those count that moved like
        the one before or after them, or that are swapped with it.
    """

    farthest: int = 12
    rare_count: int = 3
    rare_share: float = 0.007
    least_words: int = 2
    least_moved: int = 6


TUNING = MovedTuning()


def first_moved(
    *,
    candidate: Sequence[str],
    reference: Sequence[str],
    rows: Sequence[int],
    progress: Progress,
) -> int | None:
    """Return the first of several segments that belong to other segments of the reference.

    Parameters
    ----------
    candidate, reference
        Equal numbers of segments in the same language.
    rows
        The segments to compare, in order.

    Returns
    -------
    int or None
        Its index; None if too few segments have moved.
    """
    moved = _moves(rows, candidate=candidate, reference=reference, progress=progress)
    runs = [
        row
        for row, distance in moved.items()
        if distance in (moved.get(row - 1), moved.get(row + 1))
        or (abs(distance) == 1 and moved.get(row + distance) == -distance)
    ]
    return min(runs) if len(runs) >= TUNING.least_moved else None


def _moves(
    rows: Sequence[int],
    *,
    candidate: Sequence[str],
    reference: Sequence[str],
    progress: Progress,
) -> dict[int, int]:
    """Return the distance to the counterpart of each segment that has one elsewhere."""
    if len(rows) < TUNING.least_moved:
        return {}
    words_of = words_for((candidate, reference), rows)
    ours, theirs = (
        {row: {word for word in words_of(text[row]) if is_evidence(word)} for row in rows}
        for text in (reference, candidate)
    )
    counts = [Counter(word for words in own.values() for word in words) for own in (ours, theirs)]
    most = max(TUNING.rare_count, TUNING.rare_share * len(rows))
    rows_with: dict[str, list[int]] = {}
    for row, words in theirs.items():
        for word in words:
            if max(own[word] for own in counts) <= most:
                rows_with.setdefault(word, []).append(row)
    moved = {}
    for row, words in ours.items():
        progress.check()
        shared = Counter(
            other - row
            for word in words
            for other in rows_with.get(word, ())
            if abs(other - row) <= TUNING.farthest
        )
        own = shared.pop(0, 0)
        if shared:
            distance, count = shared.most_common(1)[0]
            if count >= own + TUNING.least_words:
                moved[row] = distance
    return moved
