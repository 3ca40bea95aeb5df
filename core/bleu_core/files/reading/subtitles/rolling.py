"""Captions that roll: each cue repeats the lines of the cue before, as YouTube writes them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bleu_core.files.reading.contents import Cell, Tag, make_cell, plain_text
from bleu_core.files.reading.subtitles.cues import Cue

# Captions roll if so many of the cues with several lines begin with the last lines of the cue
# before. In other subtitles hardly any does: a line that is spoken twice is a cue of its own.
_ROLLING_SHARE = 0.5
_LEAST_ROLLING = 2


def spoken_once(cues: Sequence[Cue]) -> Sequence[Cue]:
    """Return the cues of rolling captions without repeated lines, and any other cues unchanged.

    Parameters
    ----------
    cues
        In the order of the file.

    Returns
    -------
    Sequence
        Each line is in the cue with which it appears. Cues that only repeat lines are left out.
    """
    lines = [_lines(cue.cell) for cue in cues]
    several = sum(len(own) > 1 for own in lines)
    if several < _LEAST_ROLLING:
        return cues
    repeated = [0]
    for (before, cue), (earlier, now) in zip(pairwise(cues), pairwise(lines), strict=True):
        is_shown = before.end is None or cue.start <= before.end
        repeated.append(_repeated(earlier, now) if is_shown else 0)
    rolling = sum(0 < count < len(own) for count, own in zip(repeated, lines, strict=True))
    if rolling < max(_LEAST_ROLLING, _ROLLING_SHARE * several):
        return cues
    return [
        cue._replace(cell=_without_lines(cue.cell, count)) if count else cue
        for cue, count, own in zip(cues, repeated, lines, strict=True)
        if not 0 < count == len(own)
    ]


def _lines(cell: Cell) -> list[str]:
    """Return the lines of a cue that have text."""
    if isinstance(cell, str):
        return [cell] if cell else []
    lines = [""]
    for part in cell:
        if isinstance(part, str):
            lines[-1] += part
        elif part.is_break:
            lines.append("")
    return [line.strip() for line in lines if line.strip()]


def _repeated(earlier: Sequence[str], now: Sequence[str]) -> int:
    """Return the number of lines at the end of a cue that the next one begins with."""
    counts = range(min(len(earlier), len(now)), 0, -1)
    return next((count for count in counts if earlier[-count:] == now[:count]), 0)


def _without_lines(cell: Cell, count: int) -> Cell:
    """Return a cell of several lines without the first ones that have text."""
    start = 0
    for index, part in enumerate(cell):
        if isinstance(part, Tag) and part.is_break and plain_text(make_cell(cell[start:index])):
            start, count = index + 1, count - 1
            if not count:
                break
    return make_cell(cell[start:])
