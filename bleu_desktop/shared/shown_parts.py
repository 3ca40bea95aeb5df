"""The parts of a text as they are shown: with signs, and at places that count as Qt does."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, islice, takewhile
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QTextCharFormat, QTextLayout

from bleu_desktop.shared.cell_texts import is_right_to_left
from bleu_score.marked.looks import LOOKS
from bleu_score.marked.parts import Part, Style
from bleu_score.marked.signs import LINE_BREAK, sign_of, utf16_length, without_controls


@dataclass(frozen=True)
class TextRun:
    """Words of the program in a text, which look the same throughout.

    Attributes
    ----------
    text
        The words. Control characters in them are shown as signs; other spaces stay.
    font, color
        The font and the color; None for those of the text the run belongs to.
    """

    text: str
    font: QFont | None = None
    color: QColor | None = None

    @property
    def shown(self) -> str:
        """The words with signs in them."""
        return self.text if self is LINE_END else without_controls(self.text)


LINE_END = TextRun(LINE_BREAK)
"""Ends a line within a paragraph."""


class PlacedPart(NamedTuple):
    """A part, and its place in the shown text."""

    start: int
    end: int
    part: Part


class PlacedMark(NamedTuple):
    """A mark, and its place in the shown text."""

    start: int
    end: int
    style: Style


class ShownParts:
    """A text as it is shown. All places in it count UTF-16 code units.

    Parameters
    ----------
    parts
        The text from its beginning to its end.
    signs
        Whether signs replace characters that are invisible or act on their surroundings.
    breaks
        Whether a line of the text begins a new line.

    Attributes
    ----------
    text
        The shown text.
    placed
        The parts with their places.
    signs
        Places of the signs, and of what was added to the text.
    formats
        The fonts and colors of the program's words.
    """

    def __init__(
        self, parts: Iterable[Part | TextRun], *, signs: bool = True, breaks: bool = True
    ) -> None:
        self._has_signs, self._breaks = signs, breaks
        self.placed: list[PlacedPart] = []
        self.signs: list[tuple[int, int]] = []
        self.formats: list[QTextLayout.FormatRange] = []
        pieces: list[str] = []
        place = 0
        for each in parts:
            start = place
            if isinstance(each, Part):
                part, shown = each, self._pieces(each)
            else:
                part = Part(each.shown)
                shown = iter([(part.text, False)])
            for piece, is_sign in shown:
                pieces.append(piece)
                before, place = place, place + utf16_length(piece)
                if is_sign:
                    self.signs.append((before, place))
            self.placed.append(PlacedPart(start, place, part))
            if isinstance(each, TextRun) and (each.font or each.color):
                self.formats.append(_format_range(start, place, each.font, each.color))
        self.text = "".join(pieces)
        self._starts = [placed.start for placed in self.placed]

    def _pieces(self, part: Part) -> Iterator[tuple[str, bool]]:
        """Yield the pieces of a part as they are shown, each with whether it is a sign."""
        if part.style in (Style.SIGN, Style.GAP):
            yield part.text, True
        elif not self._has_signs or part.text.isprintable():
            yield part.text, False
        else:
            for character in part.text:
                shown = self._shown(character)
                yield shown, shown != character

    def _shown(self, character: str) -> str:
        sign = sign_of(character) if self._has_signs else None
        if sign is None:
            return character
        return sign if self._breaks else sign.replace(LINE_BREAK, "")

    @cached_property
    def marks(self) -> list[PlacedMark]:
        """The marks from the beginning to the end; neighbors of one group are one mark."""
        marks: list[PlacedMark] = []
        before: Part | None = None
        for start, end, part in self.placed:
            if part.style not in LOOKS:
                before = None
                continue
            if before and _is_one(before, part):
                start = marks.pop().start
            marks.append(PlacedMark(start, end, part.style))
            before = part
        return marks

    def marks_between(self, start: int, end: int) -> Iterator[PlacedMark]:
        """Yield the marks of which something is between two places."""
        first = bisect_right(self.marks, start, key=lambda mark: mark.end)
        return takewhile(lambda mark: mark.start < end, islice(self.marks, first, None))

    @cached_property
    def _by_token(self) -> dict[int, PlacedPart]:
        tokens = ((placed.part.token, placed) for placed in self.placed)
        return {token: placed for token, placed in tokens if token is not None}

    def of_token(self, token: int) -> PlacedPart | None:
        """Return the part that shows a token."""
        return self._by_token.get(token)

    def part_at(self, place: int) -> Part | None:
        """Return the part at a place."""
        index = bisect_right(self._starts, place) - 1
        if index < 0 or place >= self.placed[index].end:
            return None
        return self.placed[index].part

    # The text itself

    @property
    def own_text(self) -> str:
        """The text without what was added to it."""
        return "".join(placed.part.text for placed in self.placed if placed.part.is_own)

    @property
    def direction(self) -> Qt.LayoutDirection:
        """The direction of the text itself; signs for what is in it do not turn it."""
        is_rtl = is_right_to_left(self.own_text)
        return Qt.LayoutDirection.RightToLeft if is_rtl else Qt.LayoutDirection.LeftToRight

    def _characters(self, first: int) -> Iterator[tuple[str, int, int]]:
        """Yield the characters of the text itself, each with its place, from a part on."""
        for start, _, part in self.placed[first:]:
            if not part.is_own:
                continue
            place = start
            for character in part.text:
                after = place + utf16_length(self._shown(character))
                yield character, place, after
                place = after

    def own_between(self, start: int, end: int) -> str:
        """Return the text itself between two places, without what was added to it."""
        first = max(bisect_right(self._starts, start) - 1, 0)
        shown = takewhile(lambda placed: placed[1] < end, self._characters(first))
        return "".join(character for character, _, after in shown if after > start)

    def places_of(self, spans: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return the places of spans, given by start and length in characters of the text itself.

        Spans that go beyond the end have none.
        """
        own = [placed for placed in self.placed if placed.part.is_own]
        firsts = [0, *accumulate(len(placed.part.text) for placed in own)]

        def place(number: int, part_of: int) -> int:
            """Return the place before a character; `part_of` is one of the same part."""
            index = bisect_right(firsts, part_of) - 1
            before = own[index].part.text[: number - firsts[index]]
            if not before.isprintable():
                before = "".join(map(self._shown, before))
            return own[index].start + utf16_length(before)

        return [
            (place(start, start), place(start + length, start + length - 1))
            for start, length in spans
            if length and start + length <= firsts[-1]
        ]


def _is_one(first: Part, second: Part) -> bool:
    """Tell whether two neighbors are marked as one."""
    return first.group >= 0 and (first.group, first.style) == (second.group, second.style)


def colored(places: Iterable[tuple[int, int]], color: QColor) -> list[QTextLayout.FormatRange]:
    """Return formats that give places of a text a color."""
    return [_format_range(start, end, color=color) for start, end in places]


def _format_range(
    start: int, end: int, font: QFont | None = None, color: QColor | None = None
) -> QTextLayout.FormatRange:
    look = QTextCharFormat()
    if font:
        look.setFont(font)
    if color:
        look.setForeground(color)
    found = QTextLayout.FormatRange()
    found.start, found.length, found.format = start, end - start, look
    return found
