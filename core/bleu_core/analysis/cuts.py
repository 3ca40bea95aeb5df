"""Words of Chinese and Japanese that stand in two texts, but were cut differently in each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from bleu_core.analysis.differences import EAST_ASIAN

_WORD = re.compile(f"[{EAST_ASIAN}]{{2,}}")


class Recut(NamedTuple):
    """The tokens of a passage in the candidate, and those in a reference."""

    candidate: tuple[str, ...]
    reference: tuple[str, ...]


def find_recut(
    *,
    candidate: Sequence[str],
    reference: Sequence[str],
    missing: Iterable[str],
    invented: Iterable[str],
) -> tuple[Recut, ...]:
    """Return the passages in which words are not matched because of their cut.

    Parameters
    ----------
    candidate, reference
        The tokens of the texts.
    missing, invented
        Tokens of the reference, and of the candidate, that the other text does not have.
    """
    found = []
    for word in filter(_WORD.fullmatch, missing):
        if own := _cover(word, candidate):
            found.append(_grown(Recut(own, (word,)), candidate=candidate, reference=reference))
    for word in filter(_WORD.fullmatch, invented):
        if other := _cover(word, reference):
            found.append(_grown(Recut((word,), other), candidate=candidate, reference=reference))
    return tuple(dict.fromkeys(found))


def _grown(passage: Recut, *, candidate: Sequence[str], reference: Sequence[str]) -> Recut:
    """Return a passage with all tokens that its tokens overlap, as far as both texts have them."""
    other = _cover("".join(passage.candidate), reference) or passage.reference
    own = _cover("".join(other), candidate) or passage.candidate
    grown = Recut(own, other)
    return passage if grown == passage else _grown(grown, candidate=candidate, reference=reference)


def _cover(text: str, tokens: Sequence[str]) -> tuple[str, ...]:
    """Return the tokens with a text in them; none if it is a token itself, or is not there."""
    start = -1 if text in tokens else "".join(tokens).find(text)
    ends = pairwise(accumulate(map(len, tokens), initial=0))
    return tuple(
        token
        for token, (first, last) in zip(tokens, ends, strict=True)
        if start >= 0 and first < start + len(text) and start < last
    )
