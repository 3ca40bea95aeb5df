"""Keys tested by the texts: a key is a hypothesis, and renumbered rows break it.

Where rows were deleted and the others renumbered, most keys belong to other segments than before.
Source texts tell which, if both files have them; otherwise the texts themselves do.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from itertools import pairwise

from bleu_core.files.documents import Document
from bleu_core.pairing.disagreement import agreements, disagreeing_stretches
from bleu_core.progress import Progress

_LAST_NUMBER = re.compile(r"[0-9]{1,18}(?=[^0-9]*\Z)")
# A number follows another one if at most a few are missing between them.
_FEW = 3

Links = Sequence[tuple[int, int]]
"""Indices of a segment of the reference and of the segment paired with it."""


# Keys count the segments if the number in this share of them follows the one before.
_NUMBERED_SHARE = 0.9
# Other values are used instead of keys if they pair this share of the segments more.
MORE_PAIRS = 0.02
# Content is used instead of keys if, where the segments with the same key have hardly a word in
# common, this share of them more agrees with its counterpart by content.
_MORE_AGREEMENT = 0.4


def are_numbers_of_rows(keys: Sequence[str], *, first: int = 100) -> bool:
    """Return true if keys only count the segments, so that they say no more than positions."""
    # The first ones mostly tell that they do not.
    parts = (keys[:first], keys) if len(keys) > first else (keys,)
    return len(keys) > 1 and all(map(_are_few, map(_steps, parts)))


def are_counted_otherwise(keys: Sequence[str], others: Sequence[str]) -> bool:
    """Return true if numbers of rows in two texts lack none, but begin with another one."""
    return _number(keys[0])[0] != _number(others[0])[0] and {*_steps(keys), *_steps(others)} == {1}


def _are_few(steps: Sequence[int]) -> bool:
    return sum(0 < step <= _FEW for step in steps) >= _NUMBERED_SHARE * len(steps)


def _steps(keys: Sequence[str]) -> list[int]:
    """Return the differences between the numbers of keys; 0 where something else differs, too."""
    parts = [_number(key) for key in keys]
    return [
        after - before if around == others else 0
        for (before, around), (after, others) in pairwise(parts)
    ]


def _number(key: str) -> tuple[int, str]:
    """Return the last number in a key, and the text around it."""
    match = _LAST_NUMBER.search(key)
    if match is None:
        return 0, key
    return int(match[0]), f"{key[: match.start()]}#{key[match.end() :]}"


def pair_more(
    keys: Sequence[Sequence[Hashable]],
    values: Sequence[Sequence[str]],
) -> bool:
    """Return true if values pair clearly more segments of two documents than their keys do.

    Pairs by key count only if their values are equal.

    Parameters
    ----------
    keys, values
        For each of the two documents, one for each segment. An empty value pairs none.
    """
    (my_keys, their_keys), (mine, theirs) = keys, values
    of_key = dict(zip(my_keys, mine, strict=True))
    by_key = sum(
        of_key.get(key) == value for key, value in zip(their_keys, theirs, strict=True) if value
    )
    by_value = (Counter(filter(None, mine)) & Counter(filter(None, theirs))).total()
    return by_value - by_key > max(1.0, MORE_PAIRS * min(len(mine), len(theirs)))


def sources_pair_more(documents: Sequence[Document]) -> bool:
    """Return true if source texts pair clearly more segments than keys; see `pair_more`.

    White space in source texts does not count.
    """
    first = documents[0].units
    if not all(document.units.sources for document in documents):
        return False
    return any(
        (first.keys != other.keys or first.sources != other.sources)
        and pair_more((first.keys, other.keys), (_plain(first.sources), _plain(other.sources)))
        for other in (document.units for document in documents[1:])
    )


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
    return more - one >= _MORE_AGREEMENT * len(among)


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
    return sum(agrees is True for agrees in judged)
