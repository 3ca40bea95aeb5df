"""Excerpts of segments in which invisible characters are made visible."""

from __future__ import annotations

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
