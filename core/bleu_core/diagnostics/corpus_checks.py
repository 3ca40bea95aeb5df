"""Checks of all segments of a score together, be they those of one text or of many files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from bleu_core.diagnostics.kinds import Kind
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.scoring.bleu import BleuScore
from bleu_core.settings import Settings

# Imported where something is found, to speed up start-up: often there is nothing to report.
if TYPE_CHECKING:
    from bleu_core.diagnostics.model import Diagnostic, UnmatchedOrders

RECOMMENDED_SEGMENTS = 100


def check_left_out(aligned: AlignedDocuments) -> Iterator[Diagnostic]:
    """Yield a diagnostic if rows are not compared."""
    counts = tuple(aligned.left_out.items())
    if not counts:
        return
    from bleu_core.diagnostics.model import Diagnostic, NamedCounts

    total, kept = len(aligned.pairs.rows), set(aligned.kept)
    rows = tuple(row for row in range(total) if row not in kept)
    yield Diagnostic(
        Kind.LEFT_OUT, rows=rows, count=len(rows), segments=total, data=NamedCounts(counts)
    )


def check_few_segments(segments: int) -> Iterator[Diagnostic]:
    """Yield a diagnostic if there are too few segments for a reliable score."""
    if segments >= RECOMMENDED_SEGMENTS:
        return
    from bleu_core.diagnostics.model import Diagnostic, Needed

    yield Diagnostic(
        Kind.FEW_SEGMENTS,
        count=segments,
        segments=segments,
        data=Needed(RECOMMENDED_SEGMENTS),
    )


def check_short_segments(
    lengths: Iterable[int], segments: int, settings: Settings
) -> Iterator[Diagnostic]:
    """Yield a diagnostic if many references are too short for an n-gram of the highest order.

    Parameters
    ----------
    lengths
        The number of tokens of each segment's reference; 0 for a blank one.
    """
    needed = settings.max_order
    rows = tuple(row for row, length in enumerate(lengths) if 0 < length < needed)
    if not rows or len(rows) * 4 < segments:
        return
    from bleu_core.diagnostics.model import Diagnostic, Needed

    yield Diagnostic(
        Kind.SHORT_SEGMENTS,
        rows=rows,
        count=len(rows),
        segments=segments,
        data=Needed(needed),
    )


def unmatched_orders(score: BleuScore, settings: Settings) -> UnmatchedOrders | None:
    """Return the orders without a matching n-gram; None if there are none."""
    orders = tuple(
        row.order
        for row in score.precisions
        # Effective order ignores orders the candidate is too short for.
        if row.matched == 0 and (row.total or not settings.effective_order)
    )
    if not orders:
        return None
    from bleu_core.diagnostics.model import UnmatchedOrders

    return UnmatchedOrders(orders, settings.smoothing, score.percent == 0)
