"""Checks for traces that programs left in a text, and that the texts beside it do not have.

Traces on both sides are part of the text: a string has its placeholder.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from bleu_core.diagnostics.excerpts import first_change
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.diagnostics.shared_checks import are_enough, may_be_enough, sample_of
from bleu_core.files.documents import Document
from bleu_core.normalization.traces import (
    without_cat_tags,
    without_csv_quotes,
    without_markdown,
    without_number,
    without_preamble,
)
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import Normalization

# Imported where something is found, to speed up start-up: often there is nothing to report.
if TYPE_CHECKING:
    from bleu_core.diagnostics.model import Diagnostic

# The normalization that removes each kind of traces.
_TRACES: dict[Normalization, tuple[Callable[[str], str], Kind]] = {
    "preamble": (without_preamble, Kind.ADDED_TEXT),
    "numbering": (without_number, Kind.ADDED_TEXT),
    "csv-quotes": (without_csv_quotes, Kind.MARKUP),
    "markdown": (without_markdown, Kind.MARKUP),
    "cat-tags": (without_cat_tags, Kind.MARKUP),
}
# Quoted segments without a doubled mark are reported if there is one in this many.
_SHARE_QUOTED = 70
# Quotation marks, and the entities that encode them.
_QUOTES = (*"\"'“”„‟″«»‹›「」『』‘’‚", "&quot;", "&#34;", "&#39;", "&laquo;", "&ldquo;", "&bdquo;")


def check_traces(
    text: NamedText, others: Sequence[Document], progress: Progress = SILENT
) -> Iterator[Diagnostic]:
    """Yield a diagnostic for each kind of traces that no other text has in the same segments."""
    sample = sample_of(text.segments)
    for name, (change, kind) in _TRACES.items():
        if not may_be_enough(len(_changed(text.segments, sample, change)), sample, text.segments):
            continue
        progress.check()
        rows = _changed(text.segments, range(len(text.segments)), change)
        for other in others:
            if are_enough(rows, text.segments):
                rows = _without(rows, text, other, name)
        if name == "numbering" and not _are_of_program(rows, text):
            continue
        if are_enough(rows, text.segments):
            from bleu_core.diagnostics.model import Normalize

            yield text.diagnostic(kind, rows, Normalize(name), place=first_change(name))


def _changed(
    segments: Sequence[str], rows: Sequence[int], change: Callable[[str], str]
) -> list[int]:
    """Return the rows of segments that have traces."""
    return [row for row in rows if change(segments[row]) != segments[row]]


def _are_of_program(rows: Sequence[int], text: NamedText) -> bool:
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
    rows: Sequence[int], text: NamedText, other: Document, name: Normalization
) -> list[int]:
    """Return the rows in which another text does not have the same traces."""
    if name == "csv-quotes":
        # A quotation may have other marks there, but none is doubled.
        doubled = {row for row in rows if '""' in text.segments[row]}
        quoted = [
            row
            for row in rows
            if row in doubled or not any(sign in other.segments[row] for sign in _QUOTES)
        ]
        # Some quotations have marks in one translation only.
        return quoted if doubled or len(quoted) * _SHARE_QUOTED >= len(text.segments) else []
    shared = set(_changed(other.segments, rows, _TRACES[name][0]))
    return [row for row in rows if row not in shared]
