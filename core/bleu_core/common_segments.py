"""Which segments two evaluations have in common: those whose references have the same content."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import NamedTuple

# Among a million segments, two different ones have the same digest once in 30 million times.
_BYTES = 8
_PIECE = 2**13


class CommonSegments(NamedTuple):
    """Indices of the segments in common: the n-th of one is the n-th of the other.

    Attributes
    ----------
    old, new
        Indices among the segments of either evaluation. `new` is ascending.
    """

    old: list[int]
    new: list[int]


@dataclass(frozen=True)
class ReferenceDigests:
    """What is known of references whose texts are not there.

    Attributes
    ----------
    whole
        See `references_digest`.
    segments
        See `segment_digests`.
    """

    whole: str
    segments: list[bytes]


def segment_digests(references: Sequence[Sequence[str]]) -> list[bytes]:
    """Return a digest of each segment's references.

    Parameters
    ----------
    references
        For each reference, its segments as they are compared.
    """
    if len(references) == 1:
        return [
            blake2b(segment.encode("utf-8", "surrogatepass"), digest_size=_BYTES).digest()
            for segment in references[0]
        ]
    return [
        # The lengths tell ("ab", "c") from ("a", "bc").
        blake2b(
            f"{[len(segment) for segment in own]}{''.join(own)}".encode("utf-8", "surrogatepass"),
            digest_size=_BYTES,
        ).digest()
        for own in zip(*references, strict=True)
    ]


def references_digest(references: Sequence[Sequence[str]]) -> str:
    """Return one digest of all references, in hexadecimal: the SHA-256 of texts and lengths."""
    digest = sha256()
    for segments in references:
        for numbers in _pieces([str(len(segment)) for segment in segments], ","):
            digest.update(numbers.encode())
        for texts in _pieces(segments, "\n"):
            digest.update(texts.encode("utf-8", "surrogatepass"))
        digest.update(b";")
    return digest.hexdigest()


def _pieces(parts: Sequence[str], separator: str) -> Iterator[str]:
    """Yield the parts joined, some thousand at a time: all at once would stop other threads."""
    for start in range(0, len(parts), _PIECE):
        if start:
            yield separator
        yield separator.join(parts[start : start + _PIECE])


def find_common_segments(old: Sequence[bytes], new: Sequence[bytes]) -> CommonSegments:
    """Return the segments two evaluations have in common.

    Of segments with the same references, the first is paired with the first, the second with the
    second …

    Parameters
    ----------
    old, new
        Digests of the segments of either evaluation.
    """
    if old == new:
        return CommonSegments([*range(len(old))], [*range(len(new))])
    # Most references are unique, so only further segments with the same wait in a queue.
    first: dict[bytes, int] = {}
    further: dict[bytes, deque[int]] = defaultdict(deque)
    for index, digest in enumerate(old):
        if first.setdefault(digest, index) != index:
            further[digest].append(index)
    found = CommonSegments([], [])
    for index, digest in enumerate(new):
        place = first.pop(digest, None)
        if place is None:
            continue
        if further and (queue := further.get(digest)):
            first[digest] = queue.popleft()
        found.old.append(place)
        found.new.append(index)
    return found
