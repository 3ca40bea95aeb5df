"""The units of one text: its segments, with the file's information about each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import eq
from typing import TypeVar

from bleu_core.files.contents import Part, UnitInfo

MISSING = -1
"""Stands for the index of a unit that a text does not have."""

Value = TypeVar("Value")


@dataclass(frozen=True)
class Units(UnitInfo):
    """The units of one text.

    Attributes
    ----------
    segments
        Their text, without inline tags.
    tagged
        The parts of segments that have inline tags, by index.
    sources
        Their source text; empty if the file has none.
    """

    segments: tuple[str, ...]
    tagged: Mapping[int, tuple[Part, ...]] = field(default_factory=dict, repr=False)
    sources: Sequence[str] = field(default=(), repr=False)

    def __len__(self) -> int:
        return len(self.segments)

    def line(self, index: int) -> int:
        """Return the line or row of a unit, from 1; its number if it is not in the file."""
        return (self.lines[index] if self.lines else 0) or index + 1

    def is_in_file(self, index: int) -> bool:
        """Tell whether a unit comes from the file, and was not inserted for a missing one."""
        return not self.lines or self.lines[index] > 0

    def text(self, row: Sequence[int]) -> str | None:
        """Return the text of the units at these indices, joined; None if there are none."""
        return _as_one(row, self.segments) if row else None

    def source(self, row: Sequence[int]) -> str | None:
        """Return the source text of the units at these indices, joined; None if there is none."""
        return _as_one(row, self.sources) if row and self.sources else None

    def take(self, indices: Sequence[int]) -> Units:
        """Return the units at these indices, in their order.

        A `MISSING` unit has an empty segment, line 0 and an empty key.
        """
        # Nothing to do, the usual case: copying a million units would take seconds.
        every = range(len(self))
        if indices == every or (len(indices) == len(self) and all(map(eq, indices, every))):
            return self

        def column(values: Sequence[Value], missing: Value) -> list[Value]:
            if not values:
                return []
            return [missing if index == MISSING else values[index] for index in indices]

        def some(values: Mapping[int, Value]) -> dict[int, Value]:
            if not values:
                return {}
            return {
                position: values[index] for position, index in enumerate(indices) if index in values
            }

        return Units(
            tuple(column(self.segments, "")),
            some(self.tagged),
            column(self.sources, ""),
            lines=column(self.lines or range(1, len(self) + 1), 0),
            keys=column(self.keys, ""),
            key_kind=self.key_kind,
            other_keys={name: column(own, "") for name, own in self.other_keys.items()},
            parents=column(self.parents, ""),
            times=column(self.times, (0, 0)),
            marks=some(self.marks),
            document_numbers=column(self.document_numbers, MISSING),
            document_names=self.document_names,
            origins=some(self.origins),
            edited=some(self.edited),
        )

    def join(self, rows: Sequence[Sequence[int]]) -> Units:
        """Return a unit for each row of indices: a missing one, one of these, or several joined.

        Joined units have the line of the first, the first key, mark, origin and editor among them,
        and the time from the earliest start to the latest end.
        """
        units = self.take([row[0] if row else MISSING for row in rows])
        several = {position: row for position, row in enumerate(rows) if len(row) > 1}
        if not several:
            return units
        segments, keys = list(units.segments), list(units.keys)
        sources, times = list(units.sources), list(units.times)
        tagged, marks = dict(units.tagged), dict(units.marks)
        origins, edited = dict(units.origins), dict(units.edited)
        for position, row in several.items():
            segments[position] = _as_one(row, self.segments)
            if sources:
                sources[position] = _as_one(row, self.sources)
            if keys:
                keys[position] = next((self.keys[index] for index in row if self.keys[index]), "")
            if times:
                starts, ends = zip(*(self.times[index] for index in row), strict=True)
                times[position] = min(starts), max(ends)
            if mark := next((self.marks[index] for index in row if index in self.marks), None):
                marks[position] = mark
            if own := next((self.origins[index] for index in row if index in self.origins), None):
                origins[position] = own
            if who := next((self.edited[index] for index in row if index in self.edited), None):
                edited[position] = who
            if any(index in self.tagged for index in row):
                tagged[position] = self._parts(row)
        return replace(
            units,
            segments=tuple(segments),
            tagged=tagged,
            sources=sources,
            keys=keys,
            times=times,
            marks=marks,
            origins=origins,
            edited=edited,
        )

    def _parts(self, row: Sequence[int]) -> tuple[Part, ...]:
        """Return the parts of several segments, joined like their text."""
        parts: list[Part] = []
        for index in row:
            own = self.tagged.get(index, (self.segments[index],))
            if any(own):
                parts += (" ", *own) if parts else own
        return tuple(parts)


def join_mappings(parts: Iterable[Mapping[int, Value]], starts: Iterable[int]) -> dict[int, Value]:
    """Return values of some units of several texts, by the units' indices in one text.

    Parameters
    ----------
    parts
        For each text its values, by index of the unit.
    starts
        The index of the first unit of each text in the joined one.
    """
    return {
        start + index: value
        for start, own in zip(starts, parts, strict=False)
        for index, value in own.items()
    }


def join_numbers(parts: Iterable[tuple[Sequence[int], int]]) -> list[int]:
    """Return the document numbers of several texts as those of one text.

    Parameters
    ----------
    parts
        For each text its numbers, empty if it is one document, and the number of its units.
    """
    joined: list[int] = []
    documents = 0
    for own, count in parts:
        if own:
            joined += [number if number == MISSING else documents + number for number in own]
        else:
            joined += [documents] * count
        documents += max(own, default=0) + 1
    return joined


def join_names(parts: Iterable[tuple[UnitInfo, str]]) -> list[str]:
    """Return the names of the documents of several texts, by their numbers in `join_numbers`.

    Parameters
    ----------
    parts
        For each text its units, and a name to put before those of its documents; it may be empty.
    """
    joined: list[str] = []
    for units, text in parts:
        names = units.document_names
        for number in range(max(units.document_numbers, default=0) + 1):
            own = names[number] if number < len(names) else ""
            joined.append(": ".join(filter(None, (text, own))))
    return joined


def _as_one(row: Sequence[int], texts: Sequence[str]) -> str:
    """Join texts with single spaces. Leaves out blank ones, which would only add spaces."""
    if len(row) == 1:
        return texts[row[0]]
    return " ".join(text for index in row if (text := texts[index]) and not text.isspace())
