"""Excerpts of segments in which invisible characters are made visible."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import takewhile

from bleu_core.normalization import normalization as normalization_normalization
from bleu_core.settings import Normalization

_EXCERPT = 80
# Kept although invisible: they change how adjacent letters and emoji are displayed.
_JOINERS = "\u200c\u200d"


def excerpt(text: str, place: int = 0) -> str:
    """Return the text around a position, with invisible characters made visible."""
    start = max(0, min(place - _EXCERPT // 2, len(text) - _EXCERPT))
    shown = "".join(
        char if char.isprintable() or char in _JOINERS else f"⟨{code_point(char)}⟩"
        for char in text[start : start + _EXCERPT]
    )
    return f"{'…' if start else ''}{shown}{'…' if start + _EXCERPT < len(text) else ''}"


def code_point(character: str) -> str:
    """Return a character's code point as ``U+XXXX``."""
    return f"U+{ord(character):04X}"


def first_match(pattern: re.Pattern[str]) -> Callable[[str], int]:
    """Return a function that finds the first match of a pattern in a text."""

    def place(text: str) -> int:
        match = pattern.search(text)
        return match.start() if match else 0

    return place


def first_change(normalization: Normalization) -> Callable[[str], int]:
    """Return a function that finds the first position a normalization changes in a text."""

    def place(text: str) -> int:
        pairs = zip(
            text, normalization_normalization.normalize((text,), (normalization,))[0], strict=False
        )
        same = takewhile(lambda pair: pair[0] == pair[1], pairs)
        return sum(1 for _ in same)

    return place
