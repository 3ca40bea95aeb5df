"""Subtitles: SubRip, WebVTT, SubStation Alpha (ASS, SSA) and SBV.

Uses pysubs2 for SubStation Alpha only. In the other formats it loses text (a number in the last
line of the last cue, a WebVTT line with two times in it, cues with damaged times) and takes notes
and cue identifiers of WebVTT for text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import unescape

from bleu_core.files.budget import Resource
from bleu_core.files.contents import Contents, Format, Tag, make_cell
from bleu_core.files.errors import FileMalformed, FileWrongFormat
from bleu_core.files.reading.plain import lines_of
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.subtitles.cues import Cue, joined, milliseconds, parts_of, table_of
from bleu_core.files.reading.subtitles.rolling import spoken_once
from bleu_core.files.reading.subtitles.subtitle_lines import (
    clock_cues,
    has_clock_times,
)

# Elements that a cue becomes, with its times and its key.
_OBJECTS = 4

_WEBVTT = re.compile(r"\s*WEBVTT(?=\s|$)")
_SUBSTATION = re.compile(r"\s*\[(?:Script Info|V4\+? Styles|Events)\]", re.IGNORECASE)
_NO_CUE = re.compile(r"(?:NOTE|STYLE|REGION)(?=\s|$)")

_TIME = r"(?:(\d{1,6}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?"
# The times may be followed by a position on the screen or other settings.
_TIMES = re.compile(rf"\s*{_TIME}\s*-->\s*{_TIME}(?:\s.*)?")
_CLOCK = re.compile(r"\d:\d+[:.,]|\d\.\d+\.\d+,\d")
_TWO_CLOCKS = re.compile(r"\s*[\d:.,]+[\s>–—-]+[\d:.,]+\s*")
_CUE_NUMBER = re.compile(r"[\s\ufeff]*(\d{1,9})\s*")

# Only known tags: other words in angle brackets may be text, like <laughs>.
_SUBRIP_TAGS = re.compile(
    r"(\n|</?(?:b|br|c|em|font|i|lang|rt|ruby|s|span|strong|u|v)(?=[\s.>/])[^<>\n]*>"
    r"|\{\\[^{}\n]*\}|\{/?[biu]\})",
    re.IGNORECASE,
)
# In WebVTT, brackets in text are written as &lt; and &gt;.
_WEBVTT_TAGS = re.compile(r"(\n|<[^<>]*>)")
_SUBSTATION_TAGS = re.compile(r"(\\[Nn]|\{[^{}]*\})")
_DRAWING = re.compile(r"\\p\s*(\d)")


def read(raw: RawFile) -> Contents:
    """Read subtitles: a unit for each cue, ordered by time.

    Line breaks within a cue and formatting become tags. Notes, styles, comments and drawings are
    left out, as is white space at the ends of lines. Each line of rolling captions is read once.
    """
    text, encoding = raw.text()
    lines = lines_of(raw, text)
    if _WEBVTT.match(text):
        found = _webvtt_cues(raw, lines)
    elif _SUBSTATION.match(text):
        found = _substation_cues(raw, lines)
    elif any(_TIMES.fullmatch(line) or _is_damaged_times(line) for line in lines):
        found = _subrip_cues(raw, lines)
    elif has_clock_times(lines):
        found = clock_cues(raw, lines)
    else:
        raise FileWrongFormat(raw.path, Format.SUBTITLES.value)
    cues = []
    for cue in found:
        cues.append(cue)
        if len(cues) % 1024 == 0:
            raw.check(Resource.ELEMENTS, _OBJECTS * len(cues), cue.line)
            raw.parsed(cue.line, len(lines))
    raw.parsed(len(lines), len(lines))
    table = table_of(raw, spoken_once(cues))
    return raw.contents(Format.SUBTITLES, [table], encoding)


def _malformed(
    raw: RawFile, index: int, detail: str = "times", *, truncated: bool = False
) -> FileMalformed:
    return raw.malformed(Format.SUBTITLES, index + 1, truncated=truncated, detail=detail)


# Times


def _times(found: re.Match[str]) -> tuple[int, int]:
    groups = found.groups()
    return milliseconds(*groups[:4]), milliseconds(*groups[4:])


def _is_damaged_times(line: str) -> bool:
    """Tell whether a line looks like the times of a cue, although it is not well-formed."""
    if "-->" in line:
        return _CLOCK.search(line) is not None
    return line.count(":") >= 4 and _TWO_CLOCKS.fullmatch(line) is not None


# SubRip


def _subrip_cues(raw: RawFile, lines: Sequence[str]) -> Iterator[Cue]:
    """Yield the cues: each extends from its times to the number or times of the next cue."""
    times: re.Match[str] | None = None
    number: int | None = 0
    start = 0
    for index, line in enumerate(lines):
        if ":" not in line and "-->" not in line:
            continue
        found = _TIMES.fullmatch(line)
        if found is None:
            if _is_damaged_times(line):
                raise _malformed(raw, index)
            continue
        end, next_number = _text_end(lines, start, index, number)
        if times is not None:
            yield _subrip_cue(raw, times, number, lines, start, end)
        else:
            _check_blank(raw, lines[:end])
        times, number, start = found, next_number, index + 1
    if times is not None:
        yield _subrip_cue(raw, times, number, lines, start, len(lines))


def _check_blank(raw: RawFile, lines: Sequence[str]) -> None:
    """Raise if there is text before the first cue, as its times must be missing."""
    for index, line in enumerate(lines):
        if line.strip(" \t\ufeff"):
            raise _malformed(raw, index)


def _text_end(
    lines: Sequence[str], start: int, times: int, number: int | None
) -> tuple[int, int | None]:
    """Return the end of a cue's text before the times of the next cue, and that cue's number.

    A number in the last line may also be text. It is the next cue's number if it is one more than
    the number of this cue, or directly before the times and not the only line. If this cue has no
    number, there must be a blank line before it.
    """
    last = times - 1
    while last > start and not lines[last].strip():
        last -= 1
    found = _CUE_NUMBER.fullmatch(lines[last]) if last >= start else None
    if found is None:
        return times, None
    next_number = int(found.group(1))
    is_number = last == times - 1 and (last > start or start == 0)
    if number is None:
        is_number = is_number and not lines[last - 1].strip()
    elif next_number == number + 1:
        is_number = True
    return (last, next_number) if is_number else (times, None)


def _subrip_cue(
    raw: RawFile,
    times: re.Match[str],
    number: int | None,
    lines: Sequence[str],
    start: int,
    end: int,
) -> Cue:
    if number is not None:
        _check_times(raw, number + 1, lines, start, end)
    parts = parts_of(joined(raw, lines, start, end), _SUBRIP_TAGS, str)
    return Cue(start, *_times(times), make_cell(parts))


def _check_times(raw: RawFile, number: int, lines: Sequence[str], start: int, end: int) -> None:
    """Raise if the next cue's number is within a cue's text, as its times must be missing."""
    for index in range(start + 1, end):
        if lines[index - 1].strip():
            continue
        found = _CUE_NUMBER.fullmatch(lines[index])
        if found and int(found.group(1)) == number:
            truncated = not any(line.strip() for line in lines[index + 1 :])
            raise _malformed(raw, index, truncated=truncated)


# WebVTT


def _webvtt_cues(raw: RawFile, lines: Sequence[str]) -> Iterator[Cue]:
    """Yield the cues of all blocks between blank lines, except the first, which is the header."""
    start, is_header, has_cue = 0, True, False
    for index in raw.progress.watch(range(len(lines) + 1)):
        if index < len(lines):
            has_cue = has_cue or "-->" in lines[index]
            if lines[index].strip() or (has_cue and _is_text_after(lines, index)):
                continue
        if index > start:
            if is_header:
                start = next((i for i in range(start, index) if "-->" in lines[i]), index)
            if start < index and not _is_aside(lines[start:index]):
                yield from _webvtt_block(raw, lines, start, index)
            is_header = False
        start, has_cue = index + 1, False


def _is_aside(block: Sequence[str]) -> bool:
    """Tell whether a block is a note or a style; directly above times, such a word is a name."""
    return bool(_NO_CUE.match(block[0])) and not any(map(_TIMES.fullmatch, block[1:2]))


def _is_text_after(lines: Sequence[str], index: int) -> bool:
    """Tell whether a line of white space belongs to the cue above, as text without times follows.

    Only empty lines end a cue; YouTube writes a space in place of a line that is not shown.
    """
    if not lines[index] or index + 1 == len(lines):
        return False
    following = lines[index + 1 : index + 3]
    return (
        bool(following[0].strip())
        and not any("-->" in line for line in following)
        and not _NO_CUE.match(following[0])
    )


def _webvtt_block(raw: RawFile, lines: Sequence[str], start: int, end: int) -> Iterator[Cue]:
    """Yield the cue of a block, or several cues if blank lines between them are missing."""
    indices = [index for index in range(start, end) if "-->" in lines[index]]
    # An identifier may precede the times.
    if not indices or indices[0] > start + 1:
        raise _malformed(raw, start, truncated=end == len(lines))
    for start_line, following in zip(indices, [*indices[1:], end], strict=True):
        found = _TIMES.fullmatch(lines[start_line])
        if found is None:
            raise _malformed(raw, start_line)
        first, after = start_line + 1, following
        # As in SubRip, a number in the last of several lines is that of the next cue.
        if following < end and after - first > 1 and _CUE_NUMBER.fullmatch(lines[after - 1]):
            after -= 1
        parts = parts_of(joined(raw, lines, first, after), _WEBVTT_TAGS, unescape)
        yield Cue(start_line + 1, *_times(found), make_cell(parts))


# SubStation Alpha


def _substation_cues(raw: RawFile, lines: Sequence[str]) -> Iterator[Cue]:
    from pysubs2 import SSAFile

    dialogue = _Dialogue(raw, lines)
    with raw.errors_of_library(Format.SUBTITLES):
        try:
            events = SSAFile.from_file(dialogue, "ass")  # type: ignore[arg-type]
        except ValueError as error:
            raise _malformed(raw, dialogue.index, str(error)) from None
    for line, event in zip(dialogue.lines, events, strict=True):
        parts = list(_substation_parts(event.text.strip()))
        is_drawing = any(isinstance(part, Tag) and part.name == "drawing" for part in parts)
        if not is_drawing or any(isinstance(part, str) for part in parts):
            yield Cue(line, event.start, event.end, make_cell(parts))


class _Dialogue:
    """The dialogue lines of a file for pysubs2, with the fields in the order it expects.

    Attributes
    ----------
    index
        Index of the line read last.
    lines
        Line number of each dialogue line, from 1.
    """

    def __init__(self, raw: RawFile, lines: Sequence[str]) -> None:
        self._raw = raw
        self._lines = lines
        self.index = 0
        self.lines: list[int] = []

    def __iter__(self) -> Iterator[str]:
        # Between the times and the text are the style, the name, three margins and the effect.
        order = ["layer", "start", "end", *["other"] * 6, "text"]
        is_inside = False
        for index, line in enumerate(self._raw.progress.watch(self._lines)):
            self.index = index
            kind, _, values = line.partition(":")
            kind = kind.strip().casefold()
            if kind.startswith("["):
                is_inside = kind == "[events]"
            elif is_inside and kind == "format":
                order = [name.strip().casefold() for name in values.split(",")]
                if order[-1] != "text" or not {"start", "end"} <= {*order}:
                    raise _malformed(self._raw, index, "format")
            elif kind == "dialogue":
                self.lines.append(index + 1)
                self._raw.check(Resource.ELEMENTS, _OBJECTS * len(self.lines), index + 1)
                yield self._in_order(order, values)

    def _in_order(self, order: Sequence[str], values: str) -> str:
        found = values.split(",", len(order) - 1)
        if len(found) < len(order):
            truncated = self.index + 1 == len(self._lines)
            raise _malformed(self._raw, self.index, "fields", truncated=truncated)
        event = dict(zip(order, found, strict=True))
        return f"Dialogue: 0,{event['start']},{event['end']},,,0,0,0,,{event['text']}"


def _substation_parts(text: str) -> Iterator[str | Tag]:
    is_drawing = False
    for part in parts_of(text, _SUBSTATION_TAGS, str):
        if isinstance(part, str):
            yield Tag("drawing", part) if is_drawing else part.replace("\\h", " ")
        else:
            if found := _DRAWING.findall(part.text):
                is_drawing = found[-1] != "0"
            yield part
