"""Shortens names in narrow places."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

# A line of a name ends after one of these, where possible.
_SEPARATORS = " -_./"


class NameShortener:
    """Shortens names that do not fit: in the part they have in common, not where they differ."""

    def __init__(self) -> None:
        self._start = self._end = 0

    def set_names(self, names: Sequence[str]) -> None:
        """Set the names that have to stay distinct."""
        self._start = _shared(names)
        self._end = _shared([name[self._start :][::-1] for name in names])

    def shortened(self, name: str, metrics: QFontMetrics, width: int) -> str:
        """Return a name with as much of the common part as fits a width."""
        if metrics.horizontalAdvance(name) <= width:
            return name
        text = name
        for context in range(max(self._start, self._end), -1, -1):
            start = max(self._start - context, 0)
            end = min(len(name) - self._end + context, len(name))
            text = "…" * (start > 0) + name[start:end] + "…" * (end < len(name))
            if metrics.horizontalAdvance(text) <= width:
                break
        return text

    def lines(self, name: str, metrics: QFontMetrics, width: int) -> list[str]:
        """Return a name in two lines if one is too short, and shortened if two are."""
        if metrics.horizontalAdvance(name) <= width:
            return [name]
        for room in (2.0, 1.8, 1.6, 1.0):
            text = self.shortened(name, metrics, round(width * room))
            text = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, round(width * room))
            end = _line_end(text, metrics, width)
            if metrics.horizontalAdvance(text[end:]) <= width:
                break
        return [line for line in (text[:end], text[end:]) if line]


def _line_end(text: str, metrics: QFontMetrics, width: int) -> int:
    """Return the place at which a line ends: after a separator if there is one near its end."""
    most = next(
        (end for end in range(len(text), 0, -1) if metrics.horizontalAdvance(text[:end]) <= width),
        0,
    )
    if most == len(text):
        return most
    after = max(text.rfind(sign, 0, most) + 1 for sign in _SEPARATORS)
    return after if after > most // 2 else most


def _shared(names: Sequence[str]) -> int:
    """Return the number of characters that all names begin with."""
    if not names:
        return 0
    # In sorted order, the first and the last name share the shortest beginning.
    pairs = zip(min(names), max(names), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
