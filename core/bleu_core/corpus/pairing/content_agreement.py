"""How much of the content of two texts is in segments that are paired with each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import log
from statistics import median

from bleu_core.corpus.pairing.content_tokens import tokens_of
from bleu_core.progress import SILENT, Progress

_Bead = tuple[Sequence[int], Sequence[int]]
"""Indices of segments of the reference, and of those of the candidate they are paired with."""
_Beads = Sequence[_Bead]

# A run of so many pairs, of which one starts every few pairs, belongs together if it has this many
# times as much in common as unrelated segments have. In real translations whose times fit all runs
# have at least 4.1 times as much, in others at least one has at most 3.4 times.
_RUN = 25
_EVERY = 5
_RELATED = 3.8
# Counterparts that many rows away tell how much unrelated segments of the texts have in common.
_ELSEWHERE = (5, 9, 14, 20)


class ContentAgreement:
    """The tokens of two texts, weighted by rarity.

    Parameters
    ----------
    candidate, reference
        Segments of the two texts.
    progress
        Asked whether to stop.

    Notes
    -----
    Weights are inverse document frequencies, as for pairing by content; see
    `bleu_core.corpus.pairing.overlap`.
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
            token: log(most / max(own[token] for own in counts))
            for token in {*counts[0], *counts[1]}
        }
        self._own_weights = [
            [sum(self._weights[token] for token in tokens) for tokens in text]
            for text in (self._ours, self._theirs)
        ]
        self._once = [{token for token, count in own.items() if count == 1} for own in counts]

    def of(self, beads: Iterable[_Bead]) -> float:
        """Return the share of content that paired segments have in common, from 0 to 1."""
        return (
            2
            * sum(self._shared(*bead) for bead in beads)
            / (sum(map(sum, self._own_weights)) or 1.0)
        )

    def misfits(self, beads: _Beads) -> list[int]:
        """Return the indices of beads in runs that have hardly more in common than by chance."""
        least = _RELATED * self.by_chance(beads)
        shared = [0.0, *accumulate(2 * self._shared(*bead) for bead in beads)]
        weights = [0.0, *accumulate(self._weight(*bead) for bead in beads)]
        found: set[int] = set()
        last = max(0, len(beads) - _RUN)
        for start in {*range(0, last, _EVERY), last}:
            end = min(start + _RUN, len(beads))
            if shared[end] - shared[start] <= least * (weights[end] - weights[start]):
                found.update(range(start, end))
        return sorted(found)

    def are_related(self, beads: _Beads) -> bool:
        """Whether paired segments have far more in common than by chance."""
        return self.of(beads) > _RELATED * self.by_chance(beads)

    def by_chance(self, beads: _Beads) -> float:
        """Return what the share would be if segments were paired with others of the same text."""
        paired = [bead for bead in beads if all(bead)]
        apart = [steps for steps in _ELSEWHERE if steps < len(paired)]
        found = [
            self.of(
                (ours, paired[(place + steps) % len(paired)][1])
                for place, (ours, _) in enumerate(paired)
            )
            for steps in apart
        ]
        # One of these distances may be that of a shift.
        return median(found) if found else 0.0

    def anchors(self) -> list[tuple[int, int]]:
        """Return the pairs of segments that share a token that occurs nowhere else."""
        both = self._once[0] & self._once[1]
        place = {
            token: index for index, tokens in enumerate(self._theirs) for token in tokens & both
        }
        return sorted(
            {
                (index, place[token])
                for index, tokens in enumerate(self._ours)
                for token in tokens & both
            }
        )

    def _shared(self, ours: Sequence[int], theirs: Sequence[int]) -> float:
        if not ours or not theirs:
            return 0.0
        one = self._ours[ours[0]].union(*(self._ours[index] for index in ours[1:]))
        other = self._theirs[theirs[0]].union(*(self._theirs[index] for index in theirs[1:]))
        return sum(self._weights[token] for token in one & other)

    def _weight(self, ours: Sequence[int], theirs: Sequence[int]) -> float:
        return sum(self._own_weights[0][index] for index in ours) + sum(
            self._own_weights[1][index] for index in theirs
        )
