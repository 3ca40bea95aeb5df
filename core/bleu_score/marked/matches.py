"""The matches and the tokens of a segment as marked parts of its texts.

Parts are made while they are read: of a long text, only the beginning is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bleu_core.analysis.matches import CandidateMark, ReferenceMark, SegmentMatches
from bleu_core.analysis.tokens import TokenizedSegment
from bleu_score.i18n import format_number, translate
from bleu_score.marked.parts import GAP, Part, Style, match_style


class _Marked(NamedTuple):
    """The mark of one token."""

    style: Style
    group: int
    note: str


def candidate_parts(matches: SegmentMatches) -> Iterator[Part]:
    """Yield a candidate with the longest match at each of its tokens."""

    def marked() -> Iterator[_Marked]:
        group = 0
        before: CandidateMark | None = None
        for mark in matches.marks:
            # A match longer than four tokens is one, although it is four n-grams and more.
            if before is None or not _goes_on(before, mark):
                group += 1
            before = mark
            yield _Marked(_style(mark), group, _note(matches, mark))

    return _parts(matches.candidate, marked())


def reference_parts(matches: SegmentMatches, reference: int) -> Iterator[Part]:
    """Yield a reference with the longest match at each of its tokens."""

    def marked() -> Iterator[_Marked]:
        group = 0
        before: ReferenceMark | None = None
        for mark in matches.reference_marks[reference]:
            goes_on = (
                before is not None
                and before.counterpart is not None
                and (mark.order, mark.counterpart) == (before.order, before.counterpart + 1)
            )
            group += not goes_on
            before = mark
            if mark.order:
                note = _match_name(mark.order)
            else:
                note = translate("Marks", "Missing from the candidate")
            yield _Marked(match_style(mark.order), group, note)

    return _parts(matches.references[reference], marked())


def token_parts(segment: TokenizedSegment) -> Iterator[Part]:
    """Yield a segment with the borders of its tokens."""

    def marked() -> Iterator[_Marked]:
        for number, token in enumerate(segment.tokens):
            # The compared token can differ from the text.
            differs = token.text != segment.shown(number)
            note = translate("Marks", "Compared as “{token}”").format(token=token.text)
            yield _Marked(Style.TOKEN, -1, note if differs else "")

    follows_token = False
    for part in _parts(segment, marked()):
        if follows_token and part.token is not None:
            yield GAP
        yield part
        follows_token = part.token is not None


def plain_parts(text: str) -> list[Part]:
    """Return a text without marks."""
    return [Part(text)] if text else []


def _parts(segment: TokenizedSegment, marked: Iterable[_Marked]) -> Iterator[Part]:
    """Yield the tokens and the texts between them."""
    text, place = segment.text, 0
    before: _Marked | None = None
    for number, (token, mark) in enumerate(zip(segment.tokens, marked, strict=True)):
        # Two tokens can come from the same place.
        start, end = max(token.start, place), max(token.end, place)
        if start > place:
            # The space within a match is marked, too.
            is_inside = before is not None and mark.group >= 0 and before[:2] == mark[:2]
            style, group = mark[:2] if is_inside else (Style.PLAIN, -1)
            yield Part(text[place:start], style, None, group)
        yield Part(text[start:end], mark.style, number, mark.group, mark.note)
        place, before = end, mark
    if place < len(text):
        yield Part(text[place:])


def _style(mark: CandidateMark) -> Style:
    if mark.order:
        return match_style(mark.order)
    return Style.CLIPPED if mark.clipped else Style.PLAIN


def _goes_on(before: CandidateMark, mark: CandidateMark) -> bool:
    """Tell whether a token belongs to the same match as the token before."""
    if before.counterpart is None or mark.order == 0:
        return False
    return (mark.order, mark.reference, mark.counterpart) == (
        before.order,
        before.reference,
        before.counterpart + 1,
    )


def _note(matches: SegmentMatches, mark: CandidateMark) -> str:
    """Return the tool tip for a token of the candidate."""
    if mark.match is not None:
        note = _match_name(mark.order)
        if len(matches.references) > 1 and mark.reference is not None:
            reference = translate("Marks", "Reference {number}").format(
                number=format_number(mark.reference + 1)
            )
            note = f"{note} · {reference}"
        return f"{note}\n{_repeat_note(mark)}" if mark.clipped else note
    if mark.clipped:
        return _repeat_note(mark)
    if len(matches.references) > 1:
        return translate("Marks", "In none of the references")
    return translate("Marks", "Not in the reference")


def _match_name(order: int) -> str:
    if order == 1:
        return translate("Marks", "Matches as a single token")
    return translate("Marks", "Part of a match of {count} tokens").format(
        count=format_number(order)
    )


def _repeat_note(mark: CandidateMark) -> str:
    if mark.word.allowed == 1:
        return translate("Marks", "Repeated: counted once, because the reference has it once")
    return translate(
        "Marks", "Repeated: counted {count} times, because the reference has it {count} times"
    ).format(count=format_number(mark.word.allowed))
