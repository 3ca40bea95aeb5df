"""The columns of the table of segments: what they are called, and how their numbers are shown."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal, get_args

from bleu_desktop.i18n import translate
from bleu_score.i18n import format_number

if TYPE_CHECKING:
    from bleu_core.segments import Column, SegmentTable

TextColumn = Literal["place", "text"]
ColumnName = str
"""One of these, or a column of numbers; see `bleu_core.segments.Column`."""
PLACE, TEXT = get_args(TextColumn)

# Where there is little room, columns go in this order.
LEAST_IMPORTANT: tuple[Column, ...] = (
    "length_ratio",
    "ter",
    "chrf++",
    "chrf",
    "contribution",
    "difference",
)


def columns_of(table: SegmentTable, rival: int | None) -> tuple[ColumnName, ...]:
    """Return the columns for an evaluation, and for a second candidate if there is one."""
    difference: tuple[ColumnName, ...] = () if rival is None else ("difference",)
    text: tuple[ColumnName, ...] = (TEXT,) if table.evaluation.has_texts else ()
    return (PLACE, *text, *table.metrics, "length_ratio", "contribution", *difference)


def title(column: ColumnName, table: SegmentTable) -> str:
    """Return what stands above a column."""
    if column in table.metrics:
        return table.metrics[column]
    titles = {
        PLACE: translate("SegmentsPage", "Segment"),
        TEXT: translate("SegmentsPage", "Reference / candidate"),
        "length_ratio": translate("SegmentsPage", "Length"),
        "contribution": translate("SegmentsPage", "Contribution"),
        "difference": translate("SegmentsPage", "Difference"),
    }
    return titles[column]


def explanation(column: ColumnName, rival: str) -> str:
    """Return what a column means, for a tool tip."""
    texts = {
        "bleu": translate(
            "SegmentsPage",
            "BLEU of the segment alone, 0 to 100. N-grams longer than the segment are ignored.",
        ),
        "ter": translate("SegmentsPage", "Edits per 100 words of the reference: lower is better."),
        "length_ratio": translate(
            "SegmentsPage", "Tokens of the candidate per token of the reference."
        ),
        "contribution": translate(
            "SegmentsPage",
            "BLEU of the whole text minus BLEU without this segment, in points. Negative: the "
            "segment costs points.",
        ),
        "difference": translate(
            "SegmentsPage", "BLEU of the segment minus that of “{name}”, in points."
        ).format(name=rival),
    }
    return texts.get(column, "")


def decimals_of(column: Column, largest: float) -> int:
    """Return how many decimals a column needs, given its largest number apart from the sign."""
    if column != "contribution" or not largest > 0:
        return 2
    # In a large text a segment contributes little: three digits of the largest.
    return min(max(2, 2 - math.floor(math.log10(largest))), 9)


def number_text(column: Column, number: float, decimals: int) -> str:
    """Return a number as it is shown."""
    if column in ("contribution", "difference"):
        text = format_number(abs(number), decimals)
        if not any(digit in text for digit in "123456789"):
            return text
        return f"{'+' if number > 0 else '−'}{text}"
    if column in ("bleu", "chrf", "chrf++"):
        number = min(number, 100.0)
    return format_number(number, decimals)


def bar(column: Column, number: float, largest: float) -> tuple[float, float]:
    """Return where the bar of a number starts and ends, in a cell from 0 to 1.

    Scores start on the left. Numbers that can be negative start in the middle, and so do lengths,
    where the middle is the reference's.
    """
    if column in ("contribution", "difference"):
        share = number / largest if largest > 0 else 0.0
        return 0.5, 0.5 + min(max(share, -1.0), 1.0) / 2
    if column == "length_ratio":
        share = math.log2(number) if number > 0 else -1.0
        return 0.5, 0.5 + min(max(share, -1.0), 1.0) / 2
    return 0.0, min(max(number / 100, 0.0), 1.0)
