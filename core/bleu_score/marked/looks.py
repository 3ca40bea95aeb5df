"""The looks of marks, the same in the window, in print and in a browser.

No two marks differ by color alone: each has its own shade, and lines that differ without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from bleu_score.marked.parts import Style


class Hue(Enum):
    """The color that a mark is mixed from."""

    ACCENT = ""
    INSERTED = "#2f9e63"
    DELETED = "#d64541"
    FOUND = "#e0a010"


class MarkLine(Enum):
    """The place of a mark's lines."""

    UNDER = "under"
    THROUGH = "through"
    AROUND = "around"


class Stroke(Enum):
    """The strokes of a line."""

    SOLID = "solid"
    DASHED = "dashed"
    DOTTED = "dotted"


class Look(NamedTuple):
    """The look of a mark.

    Attributes
    ----------
    shade
        Share of the hue in the ground behind the text.
    thickness
        Thickness of a line; 1 is that of a thin line.
    line
        The place of the lines.
    is_double
        Whether there are two lines below each other.
    stroke
        The strokes of the lines.
    hue
        The color of ground and lines.
    """

    shade: float
    thickness: int = 1
    line: MarkLine = MarkLine.UNDER
    is_double: bool = False
    stroke: Stroke = Stroke.SOLID
    hue: Hue = Hue.ACCENT


LOOKS: Mapping[Style, Look] = {
    Style.MATCH_1: Look(0.13),
    Style.MATCH_2: Look(0.24, thickness=2),
    Style.MATCH_3: Look(0.36, is_double=True),
    Style.MATCH_4: Look(0.5, thickness=2, is_double=True),
    Style.CLIPPED: Look(0, thickness=2, stroke=Stroke.DOTTED),
    Style.INSERTED: Look(0.22, thickness=2, hue=Hue.INSERTED),
    Style.DELETED: Look(0.16, line=MarkLine.THROUGH, hue=Hue.DELETED),
    Style.MOVED: Look(0.12, line=MarkLine.AROUND, stroke=Stroke.DASHED),
    Style.TOKEN: Look(0.08, line=MarkLine.AROUND),
    Style.FOUND: Look(0.3, thickness=2, stroke=Stroke.DASHED, hue=Hue.FOUND),
}
"""The looks of all marks; text of other styles is not marked."""

LINE_SHARE = 0.6
"""Share of the hue in the color of lines; the rest is the color of the text."""

FRAME_SHARE = 0.7
"""Share of that color in a line around a text; the rest is the ground."""
