"""Checks for traces that programs left in a text, and that the texts beside it do not have.

Traces on both sides are part of the text: a string has its placeholder.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from bleu_core.diagnostics.character_traits import Trait
from bleu_core.diagnostics.examined_text import ExaminedText, indices_of
from bleu_core.diagnostics.excerpts import first_change
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.diagnostics.shared_checks import are_enough
from bleu_core.normalization.traces import without_number
from bleu_core.progress import Progress
from bleu_core.settings import Normalization

# For each kind, the characters that occur in a segment with such traces, at least one of them.
_TRACES = {
    Kind.PREAMBLE: Trait.COLON,
    Kind.NUMBERING: Trait.DIGIT,
    Kind.CSV_QUOTES: Trait.QUOTATION_MARK,
    Kind.ESCAPES: Trait.BACKSLASH,
    Kind.MARKDOWN: Trait.MARKDOWN,
    Kind.CAT_TAGS: Trait.BRACKET,
}
# Quoted segments without a doubled mark are reported if there is one in this many.
_SHARE_QUOTED = 70
# Quotation marks, and the entities that encode them.
_QUOTES = (*"\"'“”„‟″«»‹›「」『』‘’‚", "&quot;", "&#34;", "&#39;", "&laquo;", "&ldquo;", "&bdquo;")


def check_traces(
    text: ExaminedText, others: Sequence[ExaminedText], progress: Progress
) -> Iterator[Diagnostic]:
    """Yield a diagnostic for each kind of traces that no other text has in the same segments."""
    if not others:
        return
    for kind, trait in _TRACES.items():
        normalization = kind.normalization
        assert normalization is not None
        rows = text.changed_by(normalization, indices_of(text.having(trait)), progress)
        for other in others:
            if are_enough(rows, text.segments):
                rows = _without(rows, text, other, kind, normalization, progress)
        if kind is Kind.NUMBERING and not _are_of_program(rows, text):
            continue
        if are_enough(rows, text.segments):
            yield from text.found(kind, rows, place=first_change(normalization))


def _are_of_program(rows: Sequence[int], text: ExaminedText) -> bool:
    """Whether a program numbered the lines: most of them, or in one sequence all through the text.

    The numbers of lists in a text start again, or are in one part of it.
    """
    if 2 * len(rows) >= len(text.segments):
        return True
    numbers: list[list[int]] = []
    for row in rows:
        segment = text.segments[row]
        prefix = segment[: len(segment) - len(without_number(segment))]
        numbers.append([int(number) for number in re.findall(r"\d+", prefix, re.ASCII)])
    is_everywhere = rows and 2 * (rows[-1] - rows[0]) >= len(text.segments)
    if not is_everywhere and {own[0] - row for own, row in zip(numbers, rows, strict=True)} - {
        0,
        1,
    }:
        return False
    return all(one < other for one, other in pairwise(numbers))


def _without(
    rows: Sequence[int],
    text: ExaminedText,
    other: ExaminedText,
    kind: Kind,
    normalization: Normalization,
    progress: Progress,
) -> list[int]:
    """Return the rows in which another text does not have the same traces."""
    if kind is Kind.CSV_QUOTES:
        # A quotation may have other marks there, but none is doubled.
        doubled = {row for row in rows if '""' in text.segments[row]}
        quoted = [
            row
            for row in rows
            if row in doubled or not any(sign in other.segments[row] for sign in _QUOTES)
        ]
        # Some quotations have marks in one translation only.
        return quoted if doubled or len(quoted) * _SHARE_QUOTED >= len(text.segments) else []
    shared = set(other.changed_by(normalization, rows, progress))
    return [row for row in rows if row not in shared]
