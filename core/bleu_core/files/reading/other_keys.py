"""Values beside the keys of a format that may identify units, too: names, comments, properties."""

from __future__ import annotations

from collections.abc import Sequence

from bleu_core.files.contents import Cell

# A malicious file could have a name of its own in each unit.
_MOST_NAMES = 50


class OtherKeys:
    """The values so far, by their names in the file."""

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
