"""One text in place of many: a message such as “Loading...”, a line or a block that comes again."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import compress
from math import log

from bleu_core.diagnostics.shared_checks import are_enough, sample_of

_NUMBER = re.compile(r"\d+")
# A segment with fewer tokens may have several translations, which hardly matter for a score.
_FEWEST_TOKENS = 4
# A text belongs to another segment if it has less than this share of its content. In untouched
# translations, this is true of 0.5 % of the segments at most.
_BELONGS = 0.25


def find_repeated(segments: Sequence[str], others: Sequence[str]) -> list[int]:
    """Return the segments with the text of other segments, and hardly any of another text's."""
    if not _may_be_repeated(segments, others):
        return []
    groups: dict[str, list[int]] = {}
    for row, (segment, other) in enumerate(zip(segments, others, strict=True)):
        if segment:
            groups.setdefault(_without_own_numbers(segment, other), []).append(row)
    weights = _Weights(others)
    return sorted(
        row
        for rows in groups.values()
        if len({others[row] for row in rows}) > 1
        for row in rows
        if weights.shared(segments[row], others[row]) < _BELONGS
    )


def _without_own_numbers(segment: str, other: str) -> str:
    """Return a segment without numbers, as a message may be numbered, unless the other has them."""
    own, others = ("".join(_NUMBER.findall(text)) for text in (segment, other))
    return _NUMBER.sub("", segment) if own and own != others else segment


def _may_be_repeated(segments: Sequence[str], others: Sequence[str]) -> bool:
    """Whether enough segments seem to have the text of another one."""
    if are_enough(range(len(segments) - len(set(segments))), segments):
        return True
    sample = [_without_own_numbers(segments[row], others[row]) for row in sample_of(segments)]
    return are_enough(range(len(sample) - len(set(sample))), sample)


class _Weights:
    """The weights of tokens, by their rarity in a text."""

    def __init__(self, segments: Sequence[str]) -> None:
        # Imported lazily to speed up start-up: hardly any text repeats itself.
        from bleu_core.pairing.content_tokens import tokens_of

        self._tokens_of = tokens_of
        sample = sample_of(segments)
        self._counts = Counter(token for row in sample for token in tokens_of(segments[row]))
        self._segments = len(sample)

    def shared(self, own: str, other: str) -> float:
        """Return the share of the content of the smaller segment that the other one has.

        It is 1 if there is little to share.
        """
        tokens, theirs = {*self._tokens_of(own)}, self._tokens_of(other)
        if len(theirs) < _FEWEST_TOKENS:
            return 1.0
        smaller = min(self._sum(tokens), self._sum(theirs))
        return (
            self._sum(compress(theirs, map(tokens.__contains__, theirs))) / smaller
            if smaller
            else 0.0
        )

    def _sum(self, tokens: Iterable[str]) -> float:
        return sum(log((self._segments + 2) / (self._counts[token] + 1)) for token in tokens)
