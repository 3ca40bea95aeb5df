"""Keys tested by the texts: a key is a hypothesis, and renumbered rows break it.

Where rows were deleted and the others renumbered, most keys belong to other segments than before.
Source texts tell which, if both files have them; otherwise the texts themselves do.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from bleu_core.files.documents import Document
from bleu_core.pairing.disagreement import agreements, disagreeing_stretches
from bleu_core.progress import Progress

_DIGITS = re.compile("[0-9]+")
# A number follows another one if at most a few are missing between them.
_FEW = 3

Links = Sequence[tuple[int, int]]
"""Indices of a segment of the reference and of the segment paired with it."""


@dataclass(frozen=True)
class KeyTuning:
    """Values that the judgment of keys depends on.

    Attributes
    ----------
    numbered_share
        Keys count the segments if the number in this share of them follows the one before.
    more_sources
        Source texts are used instead of keys if they pair this share of the segments more.
    more_agreement
        Content is used instead of keys if, where the segments with the same key have hardly a word
        in common, this share of them more agrees with its counterpart by content.
    """

    numbered_share: float = 0.9
    more_sources: float = 0.02
    more_agreement: float = 0.4


TUNING = KeyTuning()


def with_plain_numbers(documents: Sequence[Document]) -> Sequence[Document]:
    """Return documents whose keys are written alike: ``001`` meets ``1``.

    Nothing changes if a key is not a number, or if a document has both forms.
    """
    if any(not key.isdecimal() for document in documents for key in document.units.keys[:1]):
        return documents
    plain = []
    for document in documents:
        keys = document.units.keys
        if not all(map(str.isdecimal, keys)):
            return documents
        numbers = [key.lstrip("0") or "0" for key in keys]
        if len(set(numbers)) != len(set(keys)):
            return documents
        plain.append(replace(document, units=replace(document.units, keys=numbers)))
    return plain


def are_numbers_of_rows(keys: Sequence[str]) -> bool:
    """Return true if keys only count the segments, so that they say no more than positions."""
    if len(keys) < 2:
        return False
    numbers = [int(found[-1]) if (found := _DIGITS.findall(key)) else -1 for key in keys]
    steps = [after - before for before, after in pairwise(numbers)]
    return sum(0 < step <= _FEW for step in steps) >= TUNING.numbered_share * len(steps)


def sources_pair_more(documents: Sequence[Document]) -> bool:
    """Return true if source texts pair clearly more segments of two documents than their keys do.

    Pairs by key count only if their source texts are equal, except for white space.
    """
    first = documents[0].units
    if not all(document.units.sources for document in documents):
        return False
    for other in (document.units for document in documents[1:]):
        if first.keys == other.keys and first.sources == other.sources:
            continue
        mine, theirs = _plain(first.sources), _plain(other.sources)
        of_key = dict(zip(first.keys, mine, strict=True))
        by_key = sum(
            of_key.get(key) == text for key, text in zip(other.keys, theirs, strict=True) if text
        )
        by_source = (Counter(filter(None, mine)) & Counter(filter(None, theirs))).total()
        least = max(1.0, TUNING.more_sources * min(len(mine), len(theirs)))
        if by_source - by_key > least:
            return True
    return False


def _plain(texts: Iterable[str]) -> list[str]:
    return ["".join(text.split()) for text in texts]


def unrelated_segments(
    reference: Document, other: Document, links: Links, progress: Progress
) -> list[int]:
    """Return the segments of a reference in stretches that have hardly a word in common.

    Parameters
    ----------
    reference, other
        Documents in one language.
    links
        Indices of their paired segments.
    """
    stretches = disagreeing_stretches(
        candidate=[other.segments[index] for _, index in links],
        reference=[reference.segments[index] for index, _ in links],
        progress=progress.without_report(),
    )
    return [links[index][0] for start, end in stretches for index in range(start, end)]


def agree_better(
    reference: Document,
    other: Document,
    by_key: Links,
    by_content: Links,
    *,
    among: Sequence[int],
    progress: Progress,
) -> bool:
    """Return true if segments of a reference agree far better with other pairs than with these."""
    one, more = (
        _agreeing(reference, other, links, among, progress) for links in (by_key, by_content)
    )
    return more - one >= TUNING.more_agreement * len(among)


def _agreeing(
    reference: Document, other: Document, links: Links, among: Sequence[int], progress: Progress
) -> int:
    """Return the number of these segments that share a rare word with their pair."""
    chosen = set(among)
    linked = [link for link in links if link[0] in chosen]
    judged = agreements(
        candidate=[other.segments[link[1]] for link in linked],
        reference=[reference.segments[link[0]] for link in linked],
        rows=range(len(linked)),
        progress=progress,
    )
    return sum(each is True for each in judged)
