"""Checks for segments that are no translation of theirs, although the text as a whole may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bleu_core.diagnostics import model
from bleu_core.diagnostics import places as diagnostics_places
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.diagnostics.shared_checks import (
    LEAST_SEGMENTS,
    are_enough,
    rows_with,
    script_difference,
)
from bleu_core.files.documents import Document
from bleu_core.languages import foreign_segments
from bleu_core.languages.han import only_in_one_script
from bleu_core.languages.words import WordProfile
from bleu_core.progress import SILENT, Progress

# Imported where something is found, to speed up start-up: often there is nothing to report.

# A segment is in the other Chinese script if at least this many of its characters exist only in
# that script, and this many times as many as exist only in the usual script.
_LEAST_FORMS = 2
_MORE_FORMS = 3


def check_rows(
    text: NamedText,
    reference: Document,
    progress: Progress = SILENT,
    *,
    suspects: Sequence[int] | None = None,
) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic for each kind of segments that are no translation of theirs.

    Parameters
    ----------
    suspects
        The segments that hardly agree with their reference, in order; None if that is not known.
        Only if something is wrong with these are all segments examined.
    """
    yield from _foreign(text, reference, progress, suspects)
    yield from _mixed_chinese(text, reference)


def _foreign(
    text: NamedText, reference: Document, progress: Progress, suspects: Sequence[int] | None
) -> Iterator[model.Diagnostic]:
    # Another script implies another language, so report only the script.
    if script_difference(text.document.script, reference.script) is not None:
        return
    foreign = foreign_segments.find_foreign(
        text.segments, reference.segments, reference.script, progress, suspects=suspects
    )
    if len(foreign.rows) < max(LEAST_SEGMENTS, len(text.segments) / foreign.share):
        return
    expected = WordProfile.of(reference.segments).language()
    if foreign.language is not None and foreign.language == expected:
        return

    data = model.Difference(foreign.language or "", expected or "")
    yield text.diagnostic(Kind.FOREIGN_SEGMENTS, foreign.rows, data=data)


def _mixed_chinese(text: NamedText, reference: Document) -> Iterator[model.Diagnostic]:
    """Find segments in the other Chinese script, if both texts are mostly in one."""
    script = reference.script
    if script not in ("Hans", "Hant") or text.document.script != script:
        return

    own, other = only_in_one_script()
    if script == "Hant":
        own, other = other, own

    def is_other(segment: str) -> bool:
        if other.isdisjoint(segment):
            return False
        strange = sum(character in other for character in segment)
        usual = sum(character in own for character in segment)
        return strange >= max(_LEAST_FORMS, _MORE_FORMS * usual)

    segments, others = text.segments, reference.segments
    rows = rows_with(lambda row: is_other(segments[row]) and not is_other(others[row]), segments)
    if are_enough(rows, text.segments):
        data = model.Difference(
            *(f"zh-{one}" for one in ("Hans" if script == "Hant" else "Hant", script))
        )
        fix, places = model.Normalize("t2s"), diagnostics_places.one_of(other)
        yield text.diagnostic(Kind.FOREIGN_SEGMENTS, rows, fix, places=places, data=data)
