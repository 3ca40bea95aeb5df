"""The differences of a candidate from a reference as marked parts, as an editor would mark them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence

from bleu_core.analysis.differences import Edit, EditKind
from bleu_core.analysis.tokens import TokenizedSegment
from bleu_score.i18n import translate
from bleu_score.marked.parts import Part, Style

_FORWARD, _BACKWARD = "→", "←"


def difference_parts(
    *, candidate: TokenizedSegment, reference: TokenizedSegment, edits: Sequence[Edit]
) -> Iterator[Part]:
    """Yield a candidate with marks on texts that it adds, lacks or has moved.

    Parameters
    ----------
    edits
        The differences that `bleu_core.analysis.differences.differences` found between the two.
    """
    return _parts(candidate.text, reference.text, edits)


def _parts(own: str, other: str, edits: Sequence[Edit]) -> Iterator[Part]:
    is_later = _later(edits)
    place = 0
    for edit in edits:
        start, end = edit.candidate
        if start > place:
            yield Part(own[place:start])
        place = max(place, end)
        if edit.kind in (EditKind.DELETED, EditKind.REPLACED):
            yield from _deleted(own, other, edit)
        text = own[start:end]
        if edit.kind is EditKind.EQUAL:
            yield Part(text)
        elif edit.kind is EditKind.MOVED:
            yield from _moved(text, is_later=is_later(edit))
        elif text:
            note = translate("Marks", "Not in the reference")
            yield Part(text, Style.INSERTED, note=note)
    if place < len(own):
        yield Part(own[place:])


def _deleted(own: str, other: str, edit: Edit) -> Iterator[Part]:
    """Yield a text that the candidate lacks, with a space where the reference has one."""
    start, end = edit.reference
    place, own_end = edit.candidate
    note = translate("Marks", "Only in the reference")
    space_before, space_after = other[start - 1 : start].isspace(), other[end : end + 1].isspace()
    if space_before and place and not own[place - 1].isspace():
        yield Part(" ", is_own=False)
    yield Part(other[start:end], Style.DELETED, note=note, is_own=False)
    # A text directly behind the word before is followed by the candidate's own space.
    is_followed = place < own_end or place == 0
    if is_followed and (space_before or space_after):
        yield Part(" ", is_own=False)


def _moved(text: str, *, is_later: bool) -> Iterator[Part]:
    """Yield a moved text, with an arrow in the direction of its place in the reference."""
    if is_later:
        note = translate("Marks", "Later in the reference")
        yield Part(text, Style.MOVED, note=note)
        yield Part(_FORWARD, Style.SIGN, note=note, is_own=False)
    else:
        note = translate("Marks", "Earlier in the reference")
        yield Part(_BACKWARD, Style.SIGN, note=note, is_own=False)
        yield Part(text, Style.MOVED, note=note)


def _later(edits: Sequence[Edit]) -> Callable[[Edit], bool]:
    """Return a function that tells whether a moved part comes later in the reference."""
    fixed = [each for each in edits if each.kind is EditKind.EQUAL]
    here = sorted(each.candidate for each in fixed)
    there = sorted(each.reference for each in fixed)

    def is_later(edit: Edit) -> bool:
        return bisect_left(there, edit.reference) > bisect_left(here, edit.candidate)

    return is_later
