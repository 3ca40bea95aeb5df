"""The units of a file as its reader collects them, in formats whose units have keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Cell, Field, KeyKind, UnitMark, UnitTable

# A malicious file could have a name of its own in each unit.
_MOST_NAMES = 50


class OtherKeys:
    """Values beside the keys that may identify units, too: names, comments, properties."""

    def __init__(self) -> None:
        self._found: dict[str, dict[int, str]] = {}

    def add(self, index: int, name: str, value: str | None) -> None:
        """Add the value of a unit; a unit without one has none."""
        if value and (name in self._found or len(self._found) < _MOST_NAMES):
            self._found.setdefault(name, {})[index] = value

    def columns(self, units: int) -> dict[str, Sequence[Cell]]:
        """Return a value for each of so many units; empty for those without one."""
        return {
            name: [values.get(index, "") for index in range(units)]
            for name, values in self._found.items()
        }


class KeyedUnits:
    """The units so far: each has a key, and a text or a source and its translation."""

    def __init__(self) -> None:
        self._keys: list[str] = []
        self._sources: list[Cell] = []
        self._cells: list[Cell] = []
        self._lines: list[int] = []
        self._marks: dict[int, UnitMark] = {}
        self._other_keys = OtherKeys()

    def add(
        self,
        key: str,
        cell: Cell,
        line: int,
        *,
        source: Cell | None = None,
        mark: UnitMark | None = None,
    ) -> None:
        """Add a unit."""
        if mark is not None:
            self._marks[len(self._keys)] = mark
        if source is not None:
            self._sources.append(source)
        self._keys.append(key)
        self._cells.append(cell)
        self._lines.append(line)

    def name_next(self, names: Mapping[str, str | None]) -> None:
        """Give the next unit other names by which it may be known."""
        for name, value in names.items():
            self._other_keys.add(len(self._keys), name, value)

    def table(
        self,
        language: str | None = None,
        source_language: str | None = None,
        key_kind: KeyKind = KeyKind.NAME,
    ) -> UnitTable:
        """Return all units; without lines, they are numbered."""
        count = len(self._keys)
        kind = FieldKind.TARGET if key_kind is KeyKind.MESSAGE else FieldKind.TEXT
        fields = [Field(kind, "", self._cells, language)]
        if kind is FieldKind.TARGET:
            fields.insert(0, Field(FieldKind.SOURCE, "", self._sources, source_language))
        return UnitTable(
            tuple(fields),
            lines=self._lines if any(self._lines) else range(1, count + 1),
            keys=self._keys,
            key_kind=key_kind,
            marks=self._marks,
            other_keys=self._other_keys.columns(count),
        )
