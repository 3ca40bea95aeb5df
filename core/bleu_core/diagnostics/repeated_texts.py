"""One text in place of many: a message such as “Loading...”, a line or a block that comes again."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from math import log

from bleu_core.diagnostics.shared_checks import are_enough, may_be_enough, rows_found, sample_of
from bleu_core.pairing import content_tokens

_NUMBER = re.compile(r"\d+")
# A segment with fewer tokens may have several translations, which hardly matter for a score.
_FEWEST_TOKENS = 4
# Shorter words may be parts of others.
_SHORT = 3
# A text belongs to another segment if it has less than this share of its content. In untouched
# translations, this is true of 0.5 % of the segments at most.
_BELONGS = 0.25


def find_repeated(
    segments: Sequence[str],
    others: Sequence[str],
    suspects: Sequence[int] | None = None,
    *,
    is_reference: bool = False,
) -> list[int]:
    """Return the segments with the text of other segments, and hardly any of another text's.

    Parameters
    ----------
    segments, others
        Two texts, aligned.
    suspects
        The segments that hardly agree, in order, among which they are; None if that is not known.
    is_reference
        Whether runs of segments that come again are a reference of several candidates in one file.
    """
    rows = range(len(segments)) if suspects is None else suspects
    texts, theirs = ([text[row] for row in rows] for text in (segments, others))
    sample = sample_of(rows)
    numberless = _numberless(texts, theirs, sample)
    more = _surplus(numberless) - _surplus([texts[place] for place in sample])
    everywhere = segments, others
    if more > 0 and may_be_enough(_surplus(numberless), sample.step, segments):
        texts = _numberless(texts, theirs, range(len(texts)))
        everywhere = texts, theirs
    wanted = {*texts}
    repeats = sum(map(wanted.__contains__, everywhere[0])) - len(wanted)
    if not are_enough(range(repeats), segments):
        return []
    known = dict(zip(rows, texts, strict=True))
    often = Counter(text for text in everywhere[0] if text in wanted)
    weights = _Weights(others)

    def is_untranslated(row: int) -> bool:
        own, other = segments[row], others[row]
        if not own or often[known[row]] < 2 or weights.share_words(own, other):
            return False
        return weights.shared(own, other) < _BELONGS

    @cache
    def is_of_several() -> bool:
        return is_reference and 2 * _in_runs(segments) > _surplus(segments)

    def find(rows: Sequence[int]) -> list[int]:
        found = list(filter(is_untranslated, rows))
        if not found or is_of_several():
            return []
        # Most texts that come again are translated in several ways.
        counterparts: dict[str, set[str]] = {known[row]: set() for row in found}
        for text, other in zip(*everywhere, strict=True):
            if text in counterparts:
                counterparts[text].add(other)
        return [row for row in found if len(counterparts[known[row]]) > 1]

    return rows_found(find, rows, segments)


def _in_runs(texts: Sequence[str]) -> int:
    """Return the number of texts that come again as far behind as the text before them."""
    places: dict[str, int] = {}
    found = before = 0
    for row, text in enumerate(texts):
        distance = row - places.get(text, row)
        found += distance == before > 0
        before, places[text] = distance, row
    return found


def _surplus(texts: Sequence[str]) -> int:
    """Return the number of texts that repeat earlier ones."""
    return len(texts) - len(set(texts))


def _numberless(segments: Sequence[str], others: Sequence[str], rows: Sequence[int]) -> list[str]:
    """Return segments without numbers that the others do not have: a message may be numbered."""
    texts = []
    for row in rows:
        own, other = ("".join(_NUMBER.findall(text[row])) for text in (segments, others))
        texts.append(_NUMBER.sub("", segments[row]) if own and own != other else segments[row])
    return texts


class _Weights:
    """The weights of tokens, by their rarity in a text."""

    def __init__(self, segments: Sequence[str]) -> None:
        self._sample = [segments[row] for row in sample_of(segments)]
        words = Counter(word for text in self._sample for word in {*text.split()})
        self._frequent = {word for word, count in words.items() if 100 * count > len(self._sample)}
        self._rare: dict[str, list[str]] = {}
        self._weights: dict[str, float] = {}

    def share_words(self, own: str, other: str) -> bool:
        """Whether a quick look shows that two texts belong together: rare words are in both."""
        rare = self._rare.get(own)
        if rare is None:
            # A text that comes again is looked at once.
            most = content_tokens.COMPARED_CHARACTERS
            rare = self._rare[own] = [
                word[:most] for word in {*own.split()} - self._frequent if len(word) > _SHORT
            ]
        return 4 * sum(map(other.__contains__, rare)) > len(rare)

    def shared(self, own: str, other: str) -> float:
        """Return the share of the content of the smaller segment that the other one has.

        It is 1 if there is little to share.
        """
        theirs = content_tokens.tokens_of(other)
        if len(theirs) < _FEWEST_TOKENS:
            return 1.0
        tokens = {*content_tokens.tokens_of(own)}
        common = [token for token in theirs if token in tokens]
        smaller = min(self._sum(tokens), self._sum(theirs))
        return self._sum(common) / smaller if smaller else 0.0

    @cached_property
    def _counts(self) -> Counter[str]:
        return Counter(token for text in self._sample for token in content_tokens.tokens_of(text))

    def _sum(self, tokens: Iterable[str]) -> float:
        return sum(map(self._weight, tokens))

    def _weight(self, token: str) -> float:
        weight = self._weights.get(token)
        if weight is None:
            weight = log((len(self._sample) + 2) / (self._counts[token] + 1))
            self._weights[token] = weight
        return weight
