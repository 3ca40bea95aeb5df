"""SBV, the subtitles of YouTube; pysubs2 has none."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bleu_core.files.contents import Format, make_cell
from bleu_core.files.errors import FileMalformed
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.subtitles.cues import Cue, joined, milliseconds, parts_of

_CLOCK = r"(\d{1,6}):(\d{1,2}):(\d{1,2})\.(\d{1,3})"
_TIMES = re.compile(rf"\s*{_CLOCK}\s*,\s*{_CLOCK}\s*")
_DAMAGED_TIMES = re.compile(r"\s*[\d:.]*\d:\d+[\d:.]*\s*,\s*[\d:.]+\s*|\s*\d:\d+:\d+[\d:.,]*\s*")
_TAGS = re.compile(
    r"(\n|\[br\]|</?(?:b|br|c|em|font|i|s|span|strong|u)(?=[\s.>/])[^<>\n]*>|\{\\[^{}\n]*\})",
    re.IGNORECASE,
)


def has_clock_times(lines: Sequence[str]) -> bool:
    """Whether this is SBV."""
    return any(map(_TIMES.fullmatch, lines))


def clock_cues(raw: RawFile, lines: Sequence[str]) -> Iterator[Cue]:
    """Yield the cues of SBV: each goes from its times to the next ones."""
    times: re.Match[str] | None = None
    start = 0
    for index, line in enumerate(lines):
        found = _TIMES.fullmatch(line)
        if found is None:
            is_lost = times is None and line.strip(" \t\ufeff")
            if _DAMAGED_TIMES.fullmatch(line) or is_lost:
                raise _malformed(raw, index)
            continue
        if times is not None:
            yield _clock_cue(raw, times, lines, start, index)
        times, start = found, index + 1
    if times is not None:
        yield _clock_cue(raw, times, lines, start, len(lines))


def _clock_cue(
    raw: RawFile, times: re.Match[str], lines: Sequence[str], start: int, end: int
) -> Cue:
    groups = times.groups()
    parts = parts_of(joined(raw, lines, start, end), _TAGS, str)
    return Cue(start, milliseconds(*groups[:4]), milliseconds(*groups[4:]), make_cell(parts))


def _malformed(raw: RawFile, index: int) -> FileMalformed:
    return raw.malformed(Format.SUBTITLES, index + 1, detail="times")
