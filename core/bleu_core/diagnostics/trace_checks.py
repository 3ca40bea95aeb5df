"""Checks for traces that programs left in a text, and that the texts beside it do not have.

Traces on both sides are part of the text: a string has its placeholder.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise

from bleu_core.diagnostics import model
from bleu_core.diagnostics import places as diagnostics_places
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.named_text import NamedText
from bleu_core.diagnostics.shared_checks import are_enough, rows_among, rows_holding
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

# The normalization that removes each kind of traces, and a sign that all of these have.
_TRACES: dict[Normalization, tuple[Callable[[str], str], Kind, str]] = {
    "preamble": (without_preamble, Kind.ADDED_TEXT, ""),
    "numbering": (without_number, Kind.ADDED_TEXT, ""),
    "csv-quotes": (without_csv_quotes, Kind.MARKUP, '"'),
    "markdown": (without_markdown, Kind.MARKUP, ""),
    "cat-tags": (without_cat_tags, Kind.MARKUP, ""),
}
# Quoted segments without a doubled mark are reported if there is one in this many.
_SHARE_QUOTED = 70
# Quotation marks, and the entities that encode them.
_QUOTES = (*"\"'“”„‟″«»‹›「」『』‘’‚", "&quot;", "&#34;", "&#39;", "&laquo;", "&ldquo;", "&bdquo;")


def check_traces(
    text: NamedText, other: Document, progress: Progress = SILENT
) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic for each kind of traces that another text has not in the same segments."""
    segments = text.segments
    for name, (change, kind, sign) in _TRACES.items():
        progress.check()
        has_trace = partial(_has_trace, segments, other.segments, change)
        suspects = rows_holding(sign, segments, thorough=False) if sign else range(len(segments))
        rows = rows_among(suspects, has_trace, segments)
        if name == "numbering" and not _are_of_program(rows, text):
            continue
        if name == "csv-quotes" and not _are_of_export(rows, text):
            continue
        if are_enough(rows, segments):
            places = diagnostics_places.changes(name)
            yield text.diagnostic(kind, rows, model.Normalize(name), places=places)


def _has_trace(
    segments: Sequence[str], others: Sequence[str], change: Callable[[str], str], row: int
) -> bool:
    own, other = segments[row], others[row]
    if change(own) == own:
        return False
    if change is without_csv_quotes:
        # A quotation may have other marks in the other text, but none is doubled.
        return '""' in own or not any(sign in other for sign in _QUOTES)
    return change(other) == other


def _are_of_export(rows: Sequence[int], text: NamedText) -> bool:
    """Whether quotation marks are no mere quotations, of which some have marks in one text only."""
    doubled = any('""' in text.segments[row] for row in rows)
    return doubled or len(rows) * _SHARE_QUOTED >= len(text.segments)


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
    starts = {own[0] - row for own, row in zip(numbers, rows, strict=True)}
    is_counting = all(one < other for one, other in pairwise(numbers))
    return is_counting and bool(is_everywhere or starts <= {0, 1})
