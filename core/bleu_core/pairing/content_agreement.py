"""The share of the content of two texts that paired segments have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import log
from statistics import median

from bleu_core.pairing.content_tokens import tokens_of
from bleu_core.progress import SILENT, Progress

_Bead = tuple[Sequence[int], Sequence[int]]
"""Indices of segments of the reference, and of the candidate's segments paired with them."""
_Beads = Sequence[_Bead]


# Number of pairs in a row that are judged together.
_RUN = 25
# Pairs fit if they have this many times as much in common as unrelated segments. In real
# translations whose times fit, all runs have at least 4.1 times as much; if the times do not fit,
# at least one run has at most 3.4 times as much.
_RELATED_RATIO = 3.8
# Numbers of rows between segments that count as unrelated. There are several, because one distance
# may be that of a shift.
_UNRELATED_DISTANCES = (5, 9, 14, 20)


class ContentAgreement:
    """The tokens of two texts, weighted by rarity.

    Parameters
    ----------
    candidate, reference
        Segments of the two texts.
    progress
        Used for cancellation.

    Notes
    -----
    Weights are inverse document frequencies, as for pairing by content; see
    `bleu_core.pairing.overlap`.
    """

    def __init__(
        self, *, candidate: Sequence[str], reference: Sequence[str], progress: Progress = SILENT
    ) -> None:
        self._ours, self._theirs = (
            [frozenset(tokens_of(segment)) for segment in progress.watch(text)]
            for text in (reference, candidate)
        )
        counts = [
            Counter(token for tokens in text for token in tokens)
            for text in (self._ours, self._theirs)
        ]
        most = max(len(self._ours), len(self._theirs)) + 1
        self._weights = {
            token: log(most / max(text_counts[token] for text_counts in counts))
            for token in {*counts[0], *counts[1]}
        }
        self._own_weights = [
            [sum(self._weights[token] for token in tokens) for tokens in text]
            for text in (self._ours, self._theirs)
        ]
        self._once = [
            {token for token, count in text_counts.items() if count == 1} for text_counts in counts
        ]

    def of(self, beads: Iterable[_Bead]) -> float:
        """Return the share of content that paired segments have in common, from 0 to 1."""
        return (
            2
            * sum(self._shared(*bead) for bead in beads)
            / (sum(map(sum, self._own_weights)) or 1.0)
        )

    def misfits(self, beads: _Beads) -> list[int]:
        """Return the indices of beads in runs that have hardly more in common than by chance."""
        run = _RUN
        least = _RELATED_RATIO * self.by_chance(beads)
        shared = [0.0, *accumulate(2 * self._shared(*bead) for bead in beads)]
        weights = [0.0, *accumulate(self._weight(*bead) for bead in beads)]
        misfits: set[int] = set()
        last = max(0, len(beads) - run)
        # Runs overlap: each begins a fifth of its length after the one before.
        for start in {*range(0, last, run // 5), last}:
            end = min(start + run, len(beads))
            if shared[end] - shared[start] <= least * (weights[end] - weights[start]):
                misfits.update(range(start, end))
        return sorted(misfits)

    def are_related(self, beads: _Beads) -> bool:
        """Tell whether paired segments have far more in common than by chance."""
        return self.of(beads) > _RELATED_RATIO * self.by_chance(beads)

    def by_chance(self, beads: _Beads) -> float:
        """Return the share of content that unrelated segments of the two texts have in common."""
        paired = [bead for bead in beads if all(bead)]
        shares = [
            self.of(
                (ours, paired[(index + distance) % len(paired)][1])
                for index, (ours, _) in enumerate(paired)
            )
            for distance in _UNRELATED_DISTANCES
            if distance < len(paired)
        ]
        return median(shares) if shares else 0.0

    def anchors(self) -> list[tuple[int, int]]:
        """Return the pairs of segments that share a token that occurs nowhere else."""
        both = self._once[0] & self._once[1]
        segment_with = {
            token: index for index, tokens in enumerate(self._theirs) for token in tokens & both
        }
        return sorted(
            {
                (index, segment_with[token])
                for index, tokens in enumerate(self._ours)
                for token in tokens & both
            }
        )

    def _shared(self, ours: Sequence[int], theirs: Sequence[int]) -> float:
        if not ours or not theirs:
            return 0.0
        our_tokens = self._ours[ours[0]].union(*(self._ours[index] for index in ours[1:]))
        their_tokens = self._theirs[theirs[0]].union(*(self._theirs[index] for index in theirs[1:]))
        return sum(self._weights[token] for token in our_tokens & their_tokens)

    def _weight(self, ours: Sequence[int], theirs: Sequence[int]) -> float:
        return sum(self._own_weights[0][index] for index in ours) + sum(
            self._own_weights[1][index] for index in theirs
        )
