"""Cues of subtitles, and the table they make, whatever the format."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from bleu_core.files.budget import Resource
from bleu_core.files.contents import Cell, KeyKind, Tag, UnitTable
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.subtitles.bilingual import text_fields

# Duration of the last cue if its end is not known.
_LAST = 5_000

_ELEMENT = re.compile(r"<\s*(/?[^\s/>]*)")
_SWITCH = re.compile(r"\{\\([bius])([01])\}")


class Cue(NamedTuple):
    """A cue.

    Attributes
    ----------
    line
        Its first line in the file, from 1.
    start, end
        The times between which it is shown, in milliseconds. The end is None if the file does not
        say: it is shown until the next cue.
    cell
        Its text.
    """

    line: int
    start: int
    end: int | None
    cell: Cell


def table_of(raw: RawFile, cues: Iterable[Cue], language: str | None = None) -> UnitTable:
    """Return the cues of a file in the order of time."""
    in_order = sorted(cues, key=lambda cue: (cue.start, -1 if cue.end is None else cue.end))
    lines = tuple(cue.line for cue in in_order)
    starts = [cue.start for cue in in_order]
    times = [
        (cue.start, _next_start(starts, cue.start) if cue.end is None else cue.end)
        for cue in raw.progress.watch(in_order)
    ]
    return UnitTable(
        text_fields(raw.path, [cue.cell for cue in in_order], lines, language),
        lines=lines,
        keys=tuple(f"{clock(start)} --> {clock(end)}" for start, end in raw.progress.watch(times)),
        key_kind=KeyKind.TIME,
        times=tuple(times),
    )


def _next_start(starts: Sequence[int], start: int) -> int:
    following = bisect_right(starts, start)
    return starts[following] if following < len(starts) else start + _LAST


def milliseconds(hours: str | None, minutes: str, seconds: str, fraction: str | None) -> int:
    """Return a time from its parts."""
    seconds_passed = (int(hours or 0) * 60 + int(minutes)) * 60 + int(seconds)
    return seconds_passed * 1000 + int((fraction or "")[:3].ljust(3, "0"))


def clock(milliseconds: int) -> str:
    """Return a time as subtitle editors show it: ``00:01:02,345``."""
    seconds, rest = divmod(abs(milliseconds), 1000)
    sign = "-" if milliseconds < 0 else ""
    return f"{sign}{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02},{rest:03}"


def joined(raw: RawFile, lines: Sequence[str], start: int, end: int) -> str:
    """Return the lines of a cue as one text, without white space and blank lines around them.

    Raises
    ------
    BudgetExceeded
    """
    text = "\n".join(line.strip() for line in lines[start:end]).strip("\n")
    raw.check(Resource.CHARACTERS, len(text), start)
    return text


def parts_of(text: str, tags: re.Pattern[str], plain: Callable[[str], str]) -> list[str | Tag]:
    """Return the text between tags, and the tags, in order.

    Parameters
    ----------
    tags
        Matches tags and line breaks, as a single group.
    plain
        Turns the code between tags into text.
    """
    pieces = tags.split(text)  # text and tags alternate, as the whole pattern is a group
    return [_tag(piece) if i % 2 else plain(piece) for i, piece in enumerate(pieces) if piece]


@lru_cache
def _tag(text: str) -> Tag:
    r"""Return a tag with the same name for ``<i>``, ``{i}`` and ``{\i1}``."""
    if text in ("\n", "\\N", "\\n", "[br]", "[BR]"):
        return Tag("br", text, is_break=True)
    if element := _ELEMENT.match(text):
        # The name includes a class or time, but not a speaker or color.
        name = element.group(1).lower()
        return Tag(name, text, is_break=name == "br")
    if switch := _SWITCH.fullmatch(text):
        return Tag(switch.group(1) if switch.group(2) == "1" else f"/{switch.group(1)}", text)
    return Tag(text[1:-1].removeprefix("\\"), text)
