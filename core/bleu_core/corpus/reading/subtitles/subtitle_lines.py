"""Subtitles of lines: SBV and SubViewer, whose times are clocks, and MicroDVD, which counts frames.

pysubs2 has no SBV and no SubViewer, and of MicroDVD it drops every line that is damaged, cues
without an end, and all cues of a file that does not say its frame rate.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bleu_core.corpus.reading.contents import Format, make_cell
from bleu_core.corpus.reading.raw import RawFile
from bleu_core.corpus.reading.subtitles.cues import Cue, joined, milliseconds, parts_of
from bleu_core.errors import FileMalformed

# Of a MicroDVD file that does not say so: what players assume if the video does not say it either.
USUAL_FRAME_RATE = 25.0
_FRAME_RATES = (1.0, 1000.0)

_CLOCK = r"(\d{1,6}):(\d{1,2}):(\d{1,2})\.(\d{1,3})"
_TIMES = re.compile(rf"\s*{_CLOCK}\s*,\s*{_CLOCK}\s*")
_DAMAGED_TIMES = re.compile(r"\s*[\d:.]*\d:\d+[\d:.]*\s*,\s*[\d:.]+\s*|\s*\d:\d+:\d+[\d:.,]*\s*")
_HEADER = re.compile(r"\s*\[[A-Z][A-Z ]*\]")
_TAGS = re.compile(
    r"(\n|\[br\]|</?(?:b|br|c|em|font|i|s|span|strong|u)(?=[\s.>/])[^<>\n]*>|\{\\[^{}\n]*\})",
    re.IGNORECASE,
)

_FRAMES = re.compile(r"\s*\{\s*(\d{1,9})\s*\}\s*\{\s*(\d{0,9})\s*\}(.*)", re.DOTALL)
_DEFAULT = re.compile(r"\s*\{DEFAULT\}", re.IGNORECASE)
# A slash at the start of a line stands for italics.
_FRAME_TAGS = re.compile(r"(\||\{[A-Za-z]:[^{}]*\}|(?:(?<=\|)|^)/)")


def has_clock_times(lines: Sequence[str]) -> bool:
    """Whether this is SBV or SubViewer."""
    first = next((line for line in lines if line.strip() and not _HEADER.match(line)), "")
    return _TIMES.fullmatch(first) is not None or any(map(_TIMES.fullmatch, lines))


def has_frame_times(lines: Sequence[str]) -> bool:
    """Whether this is MicroDVD."""
    return any(_FRAMES.match(line) for line in lines)


def clock_cues(raw: RawFile, lines: Sequence[str]) -> Iterator[Cue]:
    """Yield the cues of SBV and SubViewer: each goes from its times to the next ones."""
    times: re.Match[str] | None = None
    start = 0
    for index, line in enumerate(lines):
        found = _TIMES.fullmatch(line)
        if found is None:
            is_header = times is None and (not line.strip(" \t\ufeff") or _HEADER.match(line))
            if _DAMAGED_TIMES.fullmatch(line) or (times is None and not is_header):
                raise _malformed(raw, index)
            continue
        if times is not None:
            yield _clock_cue(times, lines, start, index)
        times, start = found, index + 1
    if times is not None:
        yield _clock_cue(times, lines, start, len(lines))


def _clock_cue(times: re.Match[str], lines: Sequence[str], start: int, end: int) -> Cue:
    groups = times.groups()
    parts = parts_of(joined(lines[start:end]), _TAGS, str)
    return Cue(start, milliseconds(*groups[:4]), milliseconds(*groups[4:]), make_cell(parts))


def frame_rate(raw: RawFile, lines: Sequence[str]) -> float | None:
    """Return the frame rate that the first cue of MicroDVD has for a text; None without one."""
    index, found = _first_cue(lines)
    if found is None or int(found[1]) > 1 or found[1] != found[2]:
        return None
    try:
        rate = float(found[3].strip().replace(",", "."))
    except ValueError:
        return None
    if not _FRAME_RATES[0] <= rate <= _FRAME_RATES[1]:
        raise _malformed(raw, index, "frame rate")
    return rate


def _first_cue(lines: Sequence[str]) -> tuple[int, re.Match[str] | None]:
    cues = ((index, _FRAMES.match(line)) for index, line in enumerate(lines))
    return next(((index, found) for index, found in cues if found), (0, None))


def frame_cues(raw: RawFile, lines: Sequence[str], rate: float | None) -> Iterator[Cue]:
    """Yield the cues of MicroDVD, a line each.

    Parameters
    ----------
    rate
        From the first cue, which is none then; None if the file does not say it.
    """
    is_rate = rate is not None
    per_frame = 1000 / (rate or USUAL_FRAME_RATE)
    for index, line in enumerate(lines):
        found = _FRAMES.fullmatch(line.strip("\ufeff"))
        if found is None:
            if line.strip(" \t\ufeff") and not _DEFAULT.match(line):
                raise _malformed(raw, index)
            continue
        if is_rate:
            is_rate = False
            continue
        start, end = round(int(found[1]) * per_frame), found[2]
        parts = parts_of(found[3].strip(), _FRAME_TAGS, str)
        yield Cue(index + 1, start, round(int(end) * per_frame) if end else None, make_cell(parts))


def _malformed(raw: RawFile, index: int, detail: str = "times") -> FileMalformed:
    return raw.malformed(Format.SUBTITLES, index + 1, detail=detail)
