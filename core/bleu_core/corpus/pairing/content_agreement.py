"""How much of the content of two texts is in segments that are paired with each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log

from bleu_core.corpus.pairing.content_tokens import tokens_of
from bleu_core.progress import SILENT, Progress

Beads = Iterable[tuple[Sequence[int], Sequence[int]]]
"""Indices of segments of the reference, and of those of the candidate they are paired with."""

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
        self._total = sum(
            self._weights[token] * count for own in counts for token, count in own.items()
        )
        self._once = [{token for token, count in own.items() if count == 1} for own in counts]

    def of(self, beads: Beads) -> float:
        """Return the share of content that paired segments have in common, from 0 to 1."""
        return 2 * sum(self._shared(*bead) for bead in beads) / (self._total or 1.0)

    def by_chance(self, beads: Beads) -> float:
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
        return sum(found) / len(found) if found else 0.0

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
