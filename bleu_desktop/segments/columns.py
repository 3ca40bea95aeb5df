"""The columns of the table of segments: their titles, and the form of their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from bleu_core.analysis import segments as comparing_segments
from bleu_core.scoring.metrics import Metric
from bleu_core.workspace.notes import Note
from bleu_desktop.i18n import Messages, translate
from bleu_score.i18n import format_number, with_label
from bleu_score.messages.metrics import (
    contribution_decimals,
    given_sentence,
    segment_metric_title,
    signed,
)
from bleu_score.messages.notes import verdict_name

TextColumn = Literal["place", "text", "note"]
ColumnName = str
"""A `TextColumn`, or a column of numbers; see `bleu_core.analysis.segments.Column`."""
PLACE, TEXT, NOTE = get_args(TextColumn)

CONTRIBUTIONS: tuple[comparing_segments.SegmentColumn, ...] = ("contribution", "difference")
"""The columns in points of the whole text's BLEU; their numbers can be negative."""

_EXPLANATIONS = Messages(
    "SegmentsPage",
    {
        "bleu": "BLEU of this segment on its own, from 0 to 100, smoothed as in sacreBLEU. N-grams "
        "longer than the segment are ignored.",
        "ter": "Edits per 100 words of the reference: lower is better.",
        "length_ratio": "Tokens of the candidate per token of the reference.",
        "contribution": "BLEU of the whole text minus BLEU without this segment, in points. "
        "Negative means that the segment lowers the score.",
        "difference": "Points of the difference from “{name}” that come from this segment. "
        "Negative means that “{name}” is better here.",
    },
)


def columns_of(
    table: comparing_segments.SegmentTable, candidate: int, rival: int | None
) -> tuple[ColumnName, ...]:
    """Return the columns for a candidate, or for a candidate and a second one."""
    difference: tuple[ColumnName, ...] = () if rival is None else ("difference",)
    text: tuple[ColumnName, ...] = (TEXT,) if table.evaluation.has_texts else ()
    others = {metric.name for metric in table.evaluation.metrics if metric.given}
    others -= {result.metric.name for result in table.evaluation.candidates[candidate].metrics}
    metrics = [name for name in table.metrics if name not in others]
    return (PLACE, *text, NOTE, *metrics, "length_ratio", "contribution", *difference)


def given_in(table: comparing_segments.SegmentTable, column: ColumnName) -> Metric | None:
    """Return the given metric of a column; None if the column has none."""
    metrics = (metric for metric in table.evaluation.metrics if metric.given)
    return next((metric for metric in metrics if metric.name == column), None)


def title(column: ColumnName, table: comparing_segments.SegmentTable) -> str:
    """Return the heading of a column."""
    if column in table.metrics:
        return segment_metric_title(column, table.metrics[column])
    titles = {
        PLACE: translate("SegmentsPage", "Segment"),
        TEXT: translate("SegmentsPage", "Reference / candidate"),
        NOTE: translate("Notes", "Comment"),
        "length_ratio": translate("SegmentsPage", "Length"),
        "contribution": translate("SegmentsPage", "Contribution"),
        "difference": translate("SegmentsPage", "Difference"),
    }
    return titles[column]


def orders(
    table: comparing_segments.SegmentTable, columns: Sequence[ColumnName]
) -> list[tuple[ColumnName, str, bool]]:
    """Return the columns to sort by: the name, the title, and whether the largest is the worst."""
    worse = {metric.name: metric.lower_is_better for metric in table.evaluation.metrics}
    numbers = [name for name in columns if name not in (PLACE, TEXT, NOTE)]
    return [
        (PLACE, translate("SegmentsPage", "Order of the text"), False),
        *((name, title(name, table), worse.get(name, False)) for name in numbers),
    ]


def explanation(column: ColumnName, rival: str, given: Metric | None = None) -> str:
    """Return an explanation of a column, for a tool tip.

    Parameters
    ----------
    rival
        Name of the second candidate.
    given
        The column's metric if its scores are given.
    """
    if given is not None:
        return given_sentence(given)
    return _EXPLANATIONS.get(column, "").format(name=rival)


def note_text(note: Note) -> str:
    """Return a note as text: the verdict and the comment, else the bookmark."""
    verdict = verdict_name(note.verdict) if note.verdict else ""
    if verdict and note.text:
        return with_label(verdict, note.text)
    if not (verdict or note.text) and note.bookmarked:
        return translate("Notes", "Bookmark")
    return verdict or note.text


def decimals_of(column: comparing_segments.SegmentColumn, largest: float) -> int:
    """Return the number of decimals of a column, given its largest number without the sign."""
    return contribution_decimals(largest) if column in CONTRIBUTIONS else 2


def number_text(column: comparing_segments.SegmentColumn, number: float, decimals: int) -> str:
    """Return a number as it is shown."""
    if column in CONTRIBUTIONS:
        return signed(number, decimals)
    if column in ("bleu", "chrf", "chrf++"):
        number = min(number, 100.0)
    return format_number(number, decimals)
