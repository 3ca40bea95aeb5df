"""Segments that two evaluations have in common: their references have the same content.

The order of a segment's references does not change its score, nor does the amount of white space
between words, which no tokenizer keeps. So digests do not depend on either.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import NamedTuple

# Length of a segment's digest. The probability that two different segments among a million have the
# same digest is 1 in 30 million.
_DIGEST_BYTES = 8
# Number of texts joined at a time. Joining all at once would stop other threads.
_JOINED_TEXTS = 2**13


class CommonSegments(NamedTuple):
    """Indices of the segments in common; the n-th of one list corresponds to the n-th of the other.

    Attributes
    ----------
    old, new
        Indices among the segments of either evaluation. `new` is ascending.
    """

    old: list[int]
    new: list[int]


@dataclass(frozen=True)
class ReferenceDigests:
    """Digests of references whose texts are not kept.

    Attributes
    ----------
    references
        See `references_digest`.
    segments
        See `segment_digests`. None in a project of numbers only: a list of guessed sentences would
        show which of them are there.
    """

    references: str
    segments: list[bytes] | None = None

    @classmethod
    def of(cls, references: Sequence[Sequence[str]]) -> ReferenceDigests:
        """Return the digests of references, for each its segments as they are compared."""
        plain = _in_one_form(references)
        return cls(_digest(plain), _digests(plain))

    def fits(self, segments: int) -> bool:
        """Tell whether these can be the digests of a number of segments."""
        return self.segments is None or len(self.segments) == segments


def segment_digests(references: Sequence[Sequence[str]]) -> list[bytes]:
    """Return a digest of each segment's references.

    Parameters
    ----------
    references
        For each reference, its segments as they are compared.
    """
    return _digests(_in_one_form(references))


def references_digest(references: Sequence[Sequence[str]]) -> str:
    """Return one digest of all references, in hexadecimal: the SHA-256 of texts and lengths."""
    return _digest(_in_one_form(references))


def _digests(references: Sequence[Sequence[str]]) -> list[bytes]:
    if len(references) == 1:
        return [
            blake2b(segment.encode("utf-8", "surrogatepass"), digest_size=_DIGEST_BYTES).digest()
            for segment in references[0]
        ]
    return [
        # The lengths distinguish ("ab", "c") from ("a", "bc").
        blake2b(
            f"{[len(segment) for segment in own]}{''.join(own)}".encode("utf-8", "surrogatepass"),
            digest_size=_DIGEST_BYTES,
        ).digest()
        for own in zip(*references, strict=True)
    ]


def _digest(references: Sequence[Sequence[str]]) -> str:
    digest = sha256()
    for segments in references:
        for numbers in _pieces([str(len(segment)) for segment in segments], ","):
            digest.update(numbers.encode())
        for texts in _pieces(segments, "\n"):
            digest.update(texts.encode("utf-8", "surrogatepass"))
        digest.update(b";")
    return digest.hexdigest()


def _in_one_form(references: Sequence[Sequence[str]]) -> Sequence[Sequence[str]]:
    """Return references with single spaces, those of each segment in the order of their texts."""
    plain = [[" ".join(segment.split()) for segment in segments] for segments in references]
    if len(plain) < 2 or not plain[0]:
        return plain
    return [*zip(*map(sorted, zip(*plain, strict=True)), strict=True)]


def _pieces(parts: Sequence[str], separator: str) -> Iterator[str]:
    """Yield the joined parts in pieces."""
    for start in range(0, len(parts), _JOINED_TEXTS):
        if start:
            yield separator
        yield separator.join(parts[start : start + _JOINED_TEXTS])


def find_common_segments(old: Sequence[bytes], new: Sequence[bytes]) -> CommonSegments:
    """Return the segments two evaluations have in common.

    Segments with the same references are paired in order: the first with the first, the second with
    the second …

    Parameters
    ----------
    old, new
        Digests of the segments of either evaluation.
    """
    if old == new:
        return CommonSegments([*range(len(old))], [*range(len(new))])
    # Most references are unique, so only further segments with the same references are queued.
    first: dict[bytes, int] = {}
    further: dict[bytes, deque[int]] = defaultdict(deque)
    for index, digest in enumerate(old):
        if first.setdefault(digest, index) != index:
            further[digest].append(index)
    found = CommonSegments([], [])
    for index, digest in enumerate(new):
        old_index = first.pop(digest, None)
        if old_index is None:
            continue
        if further and (queue := further.get(digest)):
            first[digest] = queue.popleft()
        found.old.append(old_index)
        found.new.append(index)
    return found
