"""Keys that meet: the values by which two files identify the same units.

A value is a key by what it does, not by what it is called. Any values of a file (its ids, names,
comments, source texts, further columns) that hardly repeat may identify its units. They do if they
meet those of another file: as they are written, or without what only one of the files has.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from typing import NamedTuple

from bleu_core.files.assumptions import (
    Assumption,
    IgnoredInKeys,
    KeyColumns,
    KeysFolded,
    KeysUnmet,
)
from bleu_core.files.contents import Cell, KeyKind, plain_text
from bleu_core.files.documents import Document
from bleu_core.pairing.key_evidence import (
    MORE_PAIRS,
    are_counted_otherwise,
    are_numbers_of_rows,
    pair_more,
)
from bleu_core.pairing.links import numbered

# Values that identify units are distinct in this share of the units of one file.
_DISTINCT = 0.9
# Values meet in this share of the units, unless formats call them keys and pairing by keys was
# requested.
COMMON_SHARE = 0.5
# This many keys tell what one file has before or after the other's.
_SAMPLE = 200
# The parts that may be removed from the start and the end of keys, the fewest first.
_CUTS = ((0, 0), (1, 0), (0, 1), (2, 0), (0, 2), (1, 1), (3, 0))
# What may differ between keys besides, the least first.
_IGNORED: tuple[tuple[IgnoredInKeys, ...], ...] = (
    (),
    ("zeros",),
    ("case",),
    ("separators",),
    ("separators", "case"),
    ("separators", "case", "zeros"),
)
# Keys that have the text of a file, which is nothing to be quoted.
_TEXTS = (KeyKind.MESSAGE, KeyKind.SOURCE_TEXT)
_PART = re.compile(r"[^\W_]+")
# ``menuSave2`` has the parts of ``menu_save_2``.
_HUMP = re.compile(
    r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[^\W\d_])(?=\d)|(?<=\d)(?=[^\W\d_])"
)
_ZEROS = re.compile(r"(?<!\d)0+(?=\d)")


class Met(NamedTuple):
    """Documents whose keys identify the same units.

    Attributes
    ----------
    documents
        The documents with these keys, as the first document writes them.
    is_source
        Whether the keys are source texts.
    is_own
        Whether the keys are those that the formats call so, as they are written.
    assumptions
        Assumptions about the keys, with the document's number.
    """

    documents: Sequence[Document]
    is_source: bool = False
    is_own: bool = True
    assumptions: tuple[tuple[int, Assumption], ...] = ()


def meet(documents: Sequence[Document], least: float, *, sources: bool | None = None) -> Met | None:
    """Return the keys by which the units of documents meet those of the first; None without any.

    Parameters
    ----------
    documents
        At least two.
    least
        The share of the segments of the shorter document that must meet; one segment if it is 0.
    sources
        Whether source texts are the keys; None if that does not matter.
    """
    columns = [_columns(document) for document in documents]
    best_links = [_best_link(columns[0], others, least, sources) for others in columns[1:]]
    links = [link for link in best_links if link]
    if len(links) < len(best_links):
        return None
    if all(link.is_own for link in links):
        return Met(documents)
    first = [value or f"\0\0{row}" for row, value in enumerate(links[0].one.values)]
    keys = [first, *(link.keys(first, number) for number, link in enumerate(links, 1))]
    return Met(
        [
            _with_keys(document, document_keys)
            for document, document_keys in zip(documents, keys, strict=True)
        ],
        is_source=all(link.is_source for link in links),
        is_own=False,
        assumptions=tuple(
            (number, said) for number, link in enumerate(links, 1) for said in link.assumptions()
        ),
    )


def _with_keys(document: Document, keys: Sequence[str]) -> Document:
    units = replace(document.units, keys=keys, key_kind=KeyKind.COLUMN, parents=())
    return replace(document, units=units)


def unmet_keys(first: Document, other: Document) -> KeysUnmet | None:
    """Return a key of each document; None if they meet, or if those of one only count its units."""
    ours, theirs = first.units, other.units
    if KeyKind.TIME in (ours.key_kind, theirs.key_kind):
        return None
    if are_numbers_of_rows(ours.keys) or are_numbers_of_rows(theirs.keys):
        return None
    if not {ours.key_kind, theirs.key_kind}.isdisjoint(_TEXTS):
        return KeysUnmet("", "")
    common = {*ours.keys}.intersection(theirs.keys) | {""}
    their_key, my_key = (
        next((key for key in units.keys if key not in common), "") for units in (theirs, ours)
    )
    return KeysUnmet(their_key, my_key) if their_key and my_key else None


@dataclass(frozen=True)
class _Column:
    """Values that may identify the units of a document.

    Attributes
    ----------
    name
        Name of the column; empty for source texts, and for the keys that the format calls so.
    cells
        One for each unit.
    kind
        The kind of the keys that the format calls so.
    is_source
        Whether they are source texts.
    """

    name: str
    cells: Sequence[Cell]
    kind: KeyKind | None = None
    is_source: bool = False

    @cached_property
    def values(self) -> Sequence[str]:
        """One for each unit; empty for a unit without one."""
        if self.kind:
            return self.cells  # type: ignore[return-value]
        return [" ".join(plain_text(cell).split()) for cell in self.cells]

    @cached_property
    def counts(self) -> Counter[str]:
        """The number of units with each value."""
        counts = Counter(self.values)
        del counts[""]
        return counts

    @cached_property
    def is_distinct(self) -> bool:
        """Whether hardly any value is that of several units."""
        first = self.cells[: 5 * _SAMPLE]
        if len({*first}) < _DISTINCT * len(first):
            return False
        return len(self.counts) >= _DISTINCT * len(self.values)

    @cached_property
    def counts_rows(self) -> bool:
        """Whether the values only count the units."""
        return are_numbers_of_rows(self.values)


def _columns(document: Document) -> list[_Column]:
    """Return the values that may identify units, first those that the format calls keys."""
    units = document.units
    columns = []
    if units.keys and units.key_kind is not KeyKind.TIME:
        is_source = units.key_kind is KeyKind.SOURCE_TEXT
        columns.append(_Column("", units.keys, units.key_kind, is_source))
    # The user has chosen these.
    if document.selection.key:
        return columns
    if units.sources:
        columns.append(_Column("", units.sources, is_source=True))
    return columns + [_Column(name, cells) for name, cells in units.other_keys.items()]


class _Folding(NamedTuple):
    """The differences between the keys of two documents.

    Attributes
    ----------
    cuts
        For each of the two, the numbers of parts that only its keys have, at the start and the end.
    ignored
        What differs besides.
    """

    cuts: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
    ignored: tuple[IgnoredInKeys, ...] = ()

    def folded(self, values: Iterable[str], number: int) -> list[str]:
        """Return the values of a document without these differences."""
        start, end = self.cuts[number]
        return [self._fold(_cut(value, start, end)) for value in values]

    def _fold(self, value: str) -> str:
        if "separators" in self.ignored:
            # A sign alone stays: it is all that the key has.
            value = ".".join(_split(value)) or value
        if "case" in self.ignored:
            value = value.casefold()
        return _ZEROS.sub("", value) if "zeros" in self.ignored else value


def _cut(value: str, start: int, end: int) -> str:
    """Return a value without some of its parts, as it is if it has no more."""
    if not start and not end:
        return value
    parts = list(_PART.finditer(value))
    if len(parts) <= start + end:
        return value
    return value[parts[start].start() : parts[-1 - end].end() if end else None]


_AS_WRITTEN = _Folding()


@dataclass(frozen=True)
class _Link:
    """Columns of two documents whose values meet.

    Attributes
    ----------
    one, other
        The columns of the first document and of the other.
    met
        Number of units that meet.
    folding
        The differences between their values.
    """

    one: _Column
    other: _Column
    met: int
    folding: _Folding = _AS_WRITTEN

    @property
    def is_own(self) -> bool:
        """Whether both are what one format calls keys, written alike."""
        is_same = self.one.kind is self.other.kind is not None
        return is_same and self.folding == _AS_WRITTEN

    @property
    def is_source(self) -> bool:
        """Whether one of them has source texts."""
        return self.one.is_source or self.other.is_source

    @property
    def counts_rows(self) -> bool:
        """Whether the values say no more than the positions of units."""
        return self.one.counts_rows and self.other.counts_rows

    @property
    def values(self) -> tuple[Sequence[str], Sequence[str]]:
        """The values of both documents that meet."""
        if self.folding == _AS_WRITTEN:
            return self.one.values, self.other.values
        return self.folding.folded(self.one.values, 0), self.folding.folded(self.other.values, 1)

    def keys(self, first: Sequence[str], number: int) -> list[str]:
        """Return the keys of the other document, whose number this is, as those of the first."""
        mine, theirs = self.values
        key_of = dict(zip(numbered(mine), first, strict=True))
        return [
            key_of.get(each, f"\0{each[0]}") if each[0] else f"\0\0{number} {row}"
            for row, each in enumerate(numbered(theirs))
        ]

    def assumptions(self) -> Iterator[Assumption]:
        """Yield the assumptions about the keys."""
        if (self.one.name or self.other.name) and not self.is_source:
            yield KeyColumns(self.other.name, self.one.name)
        if self.folding != _AS_WRITTEN:
            columns = self.one, self.other
            cut = [
                _cut_off(column.values, *cuts)
                for column, cuts in zip(columns, self.folding.cuts, strict=True)
                if any(cuts)
            ]
            yield KeysFolded(tuple(cut), self.folding.ignored)


def _cut_off(values: Sequence[str], start: int, end: int) -> str:
    """Return the text that most keys have at the start or the end; empty if it differs."""
    rests = [(value, _cut(value, start, end)) for value in values]
    cut_texts = Counter(
        value.replace(rest, "…", 1).strip("…") for value, rest in rests if rest != value
    )
    text, count = cut_texts.most_common(1)[0]
    return text if 2 * count > cut_texts.total() else ""


def _best_link(
    first: Sequence[_Column], others: Sequence[_Column], least: float, sources: bool | None
) -> _Link | None:
    """Return the columns of two documents by which most units meet; earlier ones in doubt."""
    best = None
    for one, other in product(first, others):
        # Source texts test the keys of a format later: it may have cut its units otherwise.
        if best and best.is_own and (one.is_source or other.is_source):
            continue
        link = _link(one, other, least)
        if link is None or not (
            sources is None or link.is_source is sources or (link.is_own and not sources)
        ):
            continue
        if best is None or _is_better(link, best):
            best = link
        if best.met == min(len(one.cells), len(other.cells)) and not best.counts_rows:
            break
    return best


def _is_better(link: _Link, best: _Link) -> bool:
    """Whether clearly more units meet, without a doubt about those that meet by the best link."""
    if best.counts_rows:
        is_distinct = link.one.is_distinct or link.other.is_distinct
        return is_distinct and _contradicts(link, best)
    is_more = link.met > best.met + _slack(link.one, link.other)
    return is_more and not (best.is_own and _contradicts(best, link))


def _contradicts(link: _Link, other: _Link) -> bool:
    """Whether the values of a link are others where those of another one meet."""
    return pair_more([[*numbered(values)] for values in other.values], link.values)


def _link(one: _Column, other: _Column, least: float) -> _Link | None:
    """Return the link of two columns if their values meet."""
    is_known = all(column.kind or column.is_source for column in (one, other))
    if not (is_known or one.is_distinct or other.is_distinct):
        return None
    # Rows counted from 0 belong to rows counted from 1, although nearly all of the numbers meet.
    are_numbers = len(one.cells) == len(other.cells) and one.counts_rows and other.counts_rows
    if are_numbers and are_counted_otherwise(one.values, other.values):
        return None
    share = least if is_known else max(least, COMMON_SHARE)
    needed = max(1, share * min(len(one.cells), len(other.cells)))
    best = _Link(one, other, (one.counts & other.counts).total())
    slack = _slack(one, other)
    alone = min(len(one.counts.keys() - other.counts), len(other.counts.keys() - one.counts))
    if alone > slack and not (one.is_source and other.is_source and best.met >= needed):
        for folding in _foldings(one, other):
            met = _met(one, other, folding)
            if met > best.met + slack:
                best = _Link(one, other, met, folding)
            if met + slack >= min(one.counts.total(), other.counts.total()):
                break
    return best if best.met >= needed else None


def _slack(one: _Column, other: _Column) -> float:
    """Return the number of units that may meet by chance."""
    return MORE_PAIRS * min(len(one.cells), len(other.cells))


def _met(one: _Column, other: _Column, folding: _Folding) -> int:
    """Return the number of units that meet; 0 if a folding makes two keys of a document equal."""
    counts = []
    for number, column in enumerate((one, other)):
        folded = dict(zip(column.counts, folding.folded(column.counts, number), strict=True))
        folded_counts = {folded[value]: count for value, count in column.counts.items()}
        if len(folded_counts) < len(column.counts):
            return 0
        counts.append(folded_counts)
    ours, theirs = counts
    return sum(min(ours[value], count) for value, count in theirs.items() if value in ours)


def _foldings(one: _Column, other: _Column) -> Iterator[_Folding]:
    """Yield the differences that keys of two documents may have, the smallest first."""
    # A source text is whole.
    are_texts = one.is_source or other.is_source
    cuts = _AS_WRITTEN.cuts if are_texts else _common_cuts(one, other)
    if cuts is not None:
        yield from (_Folding(cuts, ignored) for ignored in _IGNORED)


def _common_cuts(one: _Column, other: _Column) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """Return the parts without which most keys of a sample are those of the other document."""
    is_swapped = len(one.counts) > len(other.counts)
    few, many = (other, one) if is_swapped else (one, other)
    alone = [value for value in few.counts if value not in many.counts]
    sample = [_parts(value) for value in alone[:: max(1, len(alone) // _SAMPLE)]]
    parts = [_parts(value) for value in many.counts]
    every = {part for value in parts for part in value}
    best, cuts = len(sample) / 2, None
    if sum(not every.isdisjoint(value) for value in sample) < best:
        return None
    slack = MORE_PAIRS * len(sample)
    for theirs in _CUTS:
        known = {_without(value, theirs) for value in parts} - {()}
        for ours in _CUTS:
            hits = sum(_without(value, ours) in known for value in sample)
            if hits > best + slack:
                best, cuts = hits, (theirs, ours) if is_swapped else (ours, theirs)
            if best + slack >= len(sample):
                return cuts
    return cuts


def _parts(value: str) -> tuple[str, ...]:
    return tuple(_ZEROS.sub("", part.casefold()) for part in _split(value))


def _split(value: str) -> list[str]:
    return _PART.findall(_HUMP.sub(" ", value))


def _without(parts: tuple[str, ...], cut: tuple[int, int]) -> tuple[str, ...]:
    return parts[cut[0] : len(parts) - cut[1]]
