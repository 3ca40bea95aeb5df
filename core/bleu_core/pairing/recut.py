"""Units of translation that two files cut into segments differently.

Where a translator splits or merges segments, their ids no longer correspond: “2” is a full sentence
in one file and half a sentence in the other. Such segments are joined until both sides have the
same text. Some tools also renumber all segments, so that every id after the first split belongs to
another segment.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, repeat
from typing import NamedTuple

from bleu_core.files.contents import KeyKind
from bleu_core.files.documents import Document
from bleu_core.files.units import Units

Unit = tuple[str, int]
"""A unit's key, and the number of earlier units with the same key."""


class Keyed(NamedTuple):
    """The keys of a document's segments.

    Attributes
    ----------
    keys
        The keys in order, one for each segment or run of joined segments.
    segments
        For each key, the indices of its segments; None if every segment has its own key.
    """

    keys: Sequence[str]
    segments: Sequence[tuple[int, ...]] | None = None


class MatchedUnits(NamedTuple):
    """The keys of several documents after joining.

    Attributes
    ----------
    keyed
        The keys of each document.
    units
        For each document, the number of units that it cuts differently from the documents before.
    is_doubtful
        Whether most ids belong to other source texts in another document.
    """

    keyed: Sequence[Keyed]
    units: Sequence[int]
    is_doubtful: bool = False


class _Cut(NamedTuple):
    """The segments of a unit in one document: index of the first, keys and source texts."""

    start: int
    keys: tuple[str, ...]
    sources: tuple[str, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        """The source texts without white space, because tools add and remove it."""
        return tuple("".join(text.split()) for text in self.sources)


def join_recut(documents: Sequence[Document]) -> MatchedUnits:
    """Return the keys of documents, with segments joined that the documents cut differently.

    Segments are joined in all documents, up to the next point of the source text where a segment
    ends in every document. If the source texts differ, all segments of the unit are joined.
    """
    has_units = any(document.units.parents for document in documents)
    shares = (_share_of_others(documents[0].units, other.units) for other in documents[1:])
    share = max(shares, default=0.0)
    # Ids are not trusted if most belong to different source texts.
    is_doubtful = share > 1 / 2
    if (share and not has_units) or is_doubtful:
        renumbered = _renumbered(documents)
        if renumbered:
            return renumbered
    plain = MatchedUnits(
        [Keyed(document.units.keys) for document in documents], [0] * len(documents), is_doubtful
    )
    if not has_units:
        return plain
    cuts = [dict(_cuts(document.units)) for document in documents]
    joined: dict[Unit, Sequence[int]] = {}
    counts = [0] * len(documents)
    for unit in dict.fromkeys(unit for document_cuts in cuts for unit in document_cuts):
        numbers = [number for number, document_cuts in enumerate(cuts) if unit in document_cuts]
        first = cuts[numbers[0]][unit]
        recut = [number for number in numbers[1:] if _is_recut(first, cuts[number][unit])]
        if recut:
            joined[unit] = _common_ends([cuts[number][unit].texts for number in numbers])
        for number in recut:
            counts[number] += 1
    keyed = [_keyed(document_cuts, joined) for document_cuts in cuts]
    return MatchedUnits(keyed, counts, is_doubtful) if joined else plain


def _share_of_others(one: Units, other: Units) -> float:
    """Return the share of the ids of two documents that belong to different source texts."""
    if one.key_kind is not KeyKind.UNIT_ID or not (one.sources and other.sources):
        return 0.0
    # Usually all keys and source texts are equal; comparing even a million is quick.
    if one.keys == other.keys and one.sources == other.sources:
        return 0.0
    sources = dict(zip(one.keys, one.sources, strict=True))
    count = different = 0
    for key, text in zip(other.keys, other.sources, strict=True):
        mine = sources.get(key)
        if mine is not None:
            count += 1
            different += mine != text and "".join(mine.split()) != "".join(text.split())
    return different / max(count, 1)


def _renumbered(documents: Sequence[Document]) -> MatchedUnits | None:
    """Return keys made of the segments' ends in the source text; None if that text differs."""
    # The document as a single unit.
    unit: Unit = ("", 0)
    cuts = [
        _Cut(0, tuple(document.units.keys), tuple(document.units.sources)) for document in documents
    ]
    ends = _common_ends([cut.texts for cut in cuts])
    if not ends:
        return None
    keyed = [_keyed({unit: cut}, {unit: ends}) for cut in cuts]
    first = keyed[0].segments or ()
    counts = [
        sum(
            max(len(one), len(two)) > 1
            for one, two in zip(first, other.segments or (), strict=False)
        )
        for other in keyed
    ]
    return MatchedUnits(keyed, [0, *counts[1:]])


def _cuts(units: Units) -> Iterator[tuple[Unit, _Cut]]:
    """Yield the units of a document."""
    keys, parents = units.keys, units.parents or units.keys
    counts: dict[str, int] = {}
    start = 0
    while start < len(units):
        parent = parents[start]
        end, seen = start + 1, {keys[start]}
        # A repeated key belongs to the next unit, which has the same id.
        while end < len(units) and parents[end] == parent and keys[end] not in seen:
            seen.add(keys[end])
            end += 1
        nth = counts.get(parent, 0)
        counts[parent] = nth + 1
        yield (parent, nth), _Cut(start, tuple(keys[start:end]), tuple(units.sources[start:end]))
        start = end


def _is_recut(one: _Cut, other: _Cut) -> bool:
    """Tell whether two documents cut a unit differently, judging by ids and source texts.

    If a document only lacks some segments of the unit, the ids of the others still correspond.
    """
    if one.keys == other.keys and (len(one.keys) == 1 or one.sources == other.sources):
        return False
    mine, theirs = one.texts, other.texts
    is_same_text = "".join(mine) == "".join(theirs)
    if one.keys == other.keys:
        return is_same_text and mine != theirs
    if is_same_text or not (any(mine) and any(theirs)):
        return True
    known = dict(zip(one.keys, mine, strict=True))
    common = [
        (known[key], text) for key, text in zip(other.keys, theirs, strict=True) if key in known
    ]
    return not common or any(text != other_text for text, other_text in common)


def _common_ends(texts: Sequence[tuple[str, ...]]) -> Sequence[int]:
    """Return the points of the common text, in characters, where a segment ends in every cut.

    The result is empty if the texts differ.
    """
    if len({"".join(segments) for segments in texts}) > 1:
        return ()
    ends = [set(accumulate(map(len, segments))) for segments in texts]
    return sorted(set.intersection(*ends) - {0})


def _keyed(cuts: Mapping[Unit, _Cut], joined: Mapping[Unit, Sequence[int]]) -> Keyed:
    keys: list[str] = []
    segments: list[tuple[int, ...]] = []
    for unit, cut in cuts.items():
        indices = range(cut.start, cut.start + len(cut.keys))
        if unit not in joined:
            keys += cut.keys
            segments += ((index,) for index in indices)
            continue
        ends = joined[unit]
        runs: dict[int, list[int]] = {}
        reached = accumulate(map(len, cut.texts)) if ends else repeat(0)
        for index, end in zip(indices, reached, strict=False):
            runs.setdefault(bisect_left(ends, end), []).append(index)
        # No key in a file has this character.
        keys += (f"{unit[0]}\0{run}" for run in runs)
        segments += map(tuple, runs.values())
    return Keyed(keys, segments)
