"""Lines of one shape, ``key = value`` or ``key: value``: structured text, or merely like it.

Prose has such lines too: a dialog names who speaks ("MARY: Hello"), a list of labels reads
"Name: {0}". So it is structured text only if nearly all lines have the shape, no key occurs twice,
and the keys are identifiers rather than words: ``page.title``, ``SAVE_ALL``, ``menuOpen``, or all
of them words in lower case. If the keys are other words, it stays text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum

# Shares of all lines but comments, blank ones, and those that go on from the line before.
_SURE_SHARE = 0.9
_SURE_SHARE_IN_SECTIONS = 0.6
_UNIQUE_SHARE = 0.9

_COMMENT = re.compile(r"\s*(?:[#;]|//|/\*|\*/)")
_PUNCTUATION = re.compile(r"[\s\[\]{}(),;]*")
_SECTION = re.compile(r"\s*\[\[?[\w .:/-]+\]\]?\s*$")
_QUOTED = r"""(?:"[^"\n]*"|'[^'\n]*')"""
# Words joined by "_" or ".", with digits or inner capitals, or in capitals with "_".
_IDENTIFIER = re.compile(r"[A-Za-z_$][\w$]*(?:[._/-][\w$]+)+|[A-Za-z]+\d\w*|[a-z]+(?:[A-Z][a-z]*)+")
_LOWER_CASE = re.compile(r"[a-z][a-z\d-]*")


class LineShape(Enum):
    """The shape of lines of structured text."""

    EQUALS = "key = value"
    COLON = "key: value"
    QUOTED_EQUALS = '"key" = "value"'
    QUOTED_COLON = '"key": "value"'


_KEY = r"[A-Za-z_$][\w$./-]*"
_SHAPES = {
    LineShape.EQUALS: re.compile(rf"\s*({_KEY})\s*=(?![=>])\s*(.*)"),
    LineShape.COLON: re.compile(rf"\s*({_KEY}):(?:\s+(.*)|$)"),
    LineShape.QUOTED_EQUALS: re.compile(rf"\s*({_QUOTED})\s*=>?\s*(.*)"),
    LineShape.QUOTED_COLON: re.compile(rf"\s*({_QUOTED})\s*:\s*(.*)"),
}


def _have_shape(lines: Sequence[str], shape: LineShape) -> bool:
    """Whether lines surely are structured text of a shape."""
    pattern = _SHAPES[shape]
    counted = sections = 0
    keys: list[str] = []
    values: list[str] = []
    for line in lines:
        if _PUNCTUATION.fullmatch(line) or _COMMENT.match(line):
            continue
        found = pattern.match(line)
        if keys and not found and line[:1] in " \t":
            continue  # goes on from the line before
        counted += 1
        if found:
            keys.append(found[1])
            values.append(found[2] or "")
        elif _SECTION.match(line):
            sections += 1
    if not keys or len({*keys}) < _UNIQUE_SHARE * len(keys):
        return False
    sure_share = _SURE_SHARE_IN_SECTIONS if sections else _SURE_SHARE
    return len(keys) + sections >= sure_share * counted and _are_identifiers(
        keys, values, bool(sections), shape
    )


def _are_identifiers(
    keys: Sequence[str], values: Sequence[str], has_sections: bool, shape: LineShape
) -> bool:
    if shape in (LineShape.QUOTED_EQUALS, LineShape.QUOTED_COLON):
        return len(keys) > 1 and all(value[:1] in ("'", '"', "[", "{") for value in values)
    are_quoted = all(re.match(rf"{_QUOTED}\s*[,;]?\s*$", value) for value in values)
    identifiers = sum(_IDENTIFIER.fullmatch(key) is not None for key in keys)
    if shape is LineShape.EQUALS and (are_quoted or has_sections):
        return True
    if len(keys) < 2:
        return identifiers == 1 and are_quoted
    return 2 * identifiers >= len(keys) or all(
        _LOWER_CASE.fullmatch(key) or _IDENTIFIER.fullmatch(key) for key in keys
    )


def sure_shape(lines: Sequence[str]) -> LineShape | None:
    """Return the shape of lines that surely are structured text; None if none is."""
    return next((shape for shape in LineShape if _have_shape(lines, shape)), None)
