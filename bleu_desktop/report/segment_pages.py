"""The segments of a report: texts with their marks, or numbers only."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from bleu_desktop.report import print_style
from bleu_desktop.report.paper import DOTS
from bleu_desktop.report.pieces import Heading, Piece, text_pieces, together
from bleu_desktop.report.print_style import BODY, INK, MUTED, SMALL
from bleu_desktop.report.print_table import PrintTable, rule
from bleu_desktop.report.typesetter import Typesetter
from bleu_desktop.shared.paragraph import RIGHT, Paragraph
from bleu_desktop.shared.shown_parts import TextRun
from bleu_score.i18n import format_number
from bleu_score.marked.matches import plain_parts
from bleu_score.marked.parts import Part, beginning, sign_part
from bleu_score.reports import words
from bleu_score.reports.model import Segment, SegmentCandidate, SegmentList
from bleu_score.reports.segment_tables import numbers_table

_GAP = 12.0 * DOTS
_TIGHT = 3.0 * DOTS
# Room for the lines below the letters.
_MARKED_LEADING = 1.38
_INDENT = 8.0 * DOTS
# Height, as a share of the width, from which on whole segments would leave pages half empty.
_HIGH = 0.45


MOST_CHARACTERS = 3_000
"""The most that is printed of a text: a page in Latin letters, and two in Chinese."""


class SegmentPages:
    """Makes the pieces of segments."""

    def __init__(self, segments: SegmentList, typesetter: Typesetter, width: float) -> None:
        self._segments = segments
        self._set = typesetter
        self._width = width
        self._made = 0
        self._with_marks = True
        fonts = typesetter.fonts
        self._text_font = fonts.of_text(BODY, segments.language or None)
        self._source_font = fonts.of_text(BODY, segments.source_language or None)

    def pieces(self, *, with_marks: bool) -> Iterator[Piece]:
        """Yield the number of segments, the meaning of the marks, and the segments.

        Parameters
        ----------
        with_marks
            Whether to look for matches, which takes long and makes no difference to the size.
        """
        segments = self._segments
        self._with_marks = with_marks
        yield from text_pieces(self._small(segments.limit), keeps=True)
        for column in segments.columns:
            if column.note:
                yield from text_pieces(self._small(column.note), before=_TIGHT, keeps=True)
        if segments.legend:
            font = self._set.fonts.own(SMALL)
            legend = self._set.set(segments.legend, font, self._width, leading=_MARKED_LEADING)
            yield from text_pieces(legend, before=_TIGHT * 2, keeps=True)
        if segments.legend or not len(segments):
            for number, segment in enumerate(segments, 1):
                self._made = number
                yield from self._segment(segment)
        else:
            yield from self._numbers()

    def _small(self, text: str) -> Paragraph:
        return self._set.own(text, self._width, SMALL, color=MUTED)

    # With texts

    @property
    def share_made(self) -> float:
        """Share of the segments that have been made, of 1."""
        return self._made / max(len(self._segments), 1)

    def _segment(self, segment: Segment) -> Iterator[Piece]:
        """Yield a segment on one page; a high one may be parted between its candidates."""
        first, *others = segment.candidates
        blocks = [[*self._texts(segment), *self._candidate(first)]]
        blocks += [list(self._candidate(candidate)) for candidate in others]
        height = sum(piece.before + piece.height for block in blocks for piece in block)
        can_part = height > self._width * _HIGH
        for block in blocks:
            *pieces, last = block
            yield from (replace(piece, keeps=True) for piece in pieces)
            yield replace(last, keeps=not can_part and block is not blocks[-1])

    def _texts(self, segment: Segment) -> Iterator[Piece]:
        """Yield the number of a segment, and the texts that all candidates share."""
        title = words.segment_place(segment)
        yield replace(self._head(segment), heading=Heading(title, is_below=True))
        if segment.source is not None:
            yield from self._text(words.label("source"), segment.source, self._source_font)
        if not self._segments.is_tracked:
            for name, reference in zip(self._segments.references, segment.references, strict=True):
                yield from self._text(name, reference, self._text_font)

    def _head(self, segment: Segment) -> Piece:
        fonts = self._set.fonts
        runs = [TextRun(format_number(segment.number), font=fonts.own(BODY, bold=True))]
        if places := " · ".join(words.place_texts(segment)):
            runs.append(TextRun(f"   {places}", font=fonts.own(SMALL), color=MUTED))
        text = self._set.set(runs, fonts.own(BODY), self._width)

        def paint(painter: QPainter, x: float, y: float) -> None:
            rule(painter, x, y, self._width, print_style.HAIRLINE, 0.6)
            text.draw(painter, x, y + _TIGHT * 1.6)

        return Piece(text.height + _TIGHT * 1.6, paint, before=_GAP)

    def _text(self, label: str, text: str, font: QFont) -> Iterator[Piece]:
        yield from text_pieces(self._small(label), before=_TIGHT)
        parts = beginning(plain_parts(text), MOST_CHARACTERS) if text else [_empty()]
        yield from text_pieces(self._set.set(parts, font, self._width, align=None, leading=1.15))
        yield from self._cut_note(text)

    def _cut_note(self, text: str) -> Iterator[Piece]:
        """Yield a note on a text that is too long for print; nothing for others."""
        if len(text) > MOST_CHARACTERS:
            note = words.cut_text(MOST_CHARACTERS, len(text))
            yield from text_pieces(self._small(note), before=_TIGHT)

    def _candidate(self, candidate: SegmentCandidate) -> Iterator[Piece]:
        yield self._candidate_head(candidate)
        parts: Iterable[Part] = [_empty()]
        if whole := candidate.parts if self._with_marks else plain_parts(candidate.text or ""):
            parts = beginning(whole, MOST_CHARACTERS)
        font, leading = self._text_font, _MARKED_LEADING
        text = self._set.set(parts, font, self._width, align=None, leading=leading)
        yield from text_pieces(text)
        yield from self._cut_note(candidate.text or "")
        if candidate.is_noted:
            yield from self._note(candidate)

    def _candidate_head(self, candidate: SegmentCandidate) -> Piece:
        own, facts = self._set.own, words.facts_of(candidate)
        if self._segments.is_tracked:
            lines = text_pieces(own(facts, self._width, SMALL, color=MUTED))
            return together(lines, before=_TIGHT * 1.4)
        right = own(facts, self._width * 0.72, SMALL, color=MUTED, align=RIGHT)
        room = self._width - right.natural_width - _GAP
        left = self._set.one_line(candidate.name, room, SMALL, bold=True)

        def paint(painter: QPainter, x: float, y: float) -> None:
            left.draw(painter, x, y)
            right.draw(painter, x + self._width * 0.28, y)

        height = max(left.height, right.height)
        return Piece(height, paint, before=_TIGHT * 1.4)

    def _note(self, candidate: SegmentCandidate) -> Iterator[Piece]:
        fonts = self._set.fonts
        runs: list[Part | TextRun] = []
        if candidate.is_bookmarked:
            runs.append(TextRun("★ "))
        if candidate.verdict:
            gap = "  " if candidate.comment else ""
            runs.append(TextRun(candidate.verdict + gap, font=fonts.own(SMALL, bold=True)))
        if candidate.comment:
            runs.append(Part(candidate.comment))
        text = self._set.set(runs, fonts.own(SMALL), self._width - _INDENT, leading=1.12)
        for piece in text_pieces(text, before=_TIGHT, indent=_INDENT):
            yield _with_bar(piece)

    # Without texts

    def _numbers(self) -> Iterator[Piece]:
        table = numbers_table(self._segments)
        yield from PrintTable(table, self._set, self._width, size=SMALL).pieces(before=_TIGHT * 2)


def _empty() -> Part:
    return sign_part(words.label("empty"))


def _with_bar(piece: Piece) -> Piece:
    """Return a piece with a bar at its left."""

    def paint(painter: QPainter, x: float, y: float) -> None:
        painter.fillRect(QRectF(x, y, 2 * DOTS, piece.height), INK)
        piece.paint(painter, x, y)

    return replace(piece, paint=paint)
