"""Checks of all segments of a score together, be they those of one text or of many files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bleu_core.diagnostics import model
from bleu_core.diagnostics.kinds import Kind
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.scoring.bleu import BleuScore
from bleu_core.settings import Settings

# Imported where something is found, to speed up start-up: often there is nothing to report.

RECOMMENDED_SEGMENTS = 100


def check_left_out(aligned: AlignedDocuments) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic if rows are not compared."""
    counts = tuple(aligned.left_out.items())
    if not counts:
        return

    total, kept = len(aligned.pairs.rows), set(aligned.kept)
    rows = tuple(row for row in range(total) if row not in kept)
    yield model.Diagnostic(
        Kind.LEFT_OUT, rows=rows, count=len(rows), segments=total, data=model.NamedCounts(counts)
    )


def check_few_segments(segments: int) -> Iterator[model.Diagnostic]:
    """Yield a diagnostic if there are too few segments for a reliable score."""
    if segments >= RECOMMENDED_SEGMENTS:
        return

    yield model.Diagnostic(
        Kind.FEW_SEGMENTS,
        count=segments,
        segments=segments,
        data=model.Needed(RECOMMENDED_SEGMENTS),
    )


def check_short_segments(
    lengths: Iterable[int], segments: int, settings: Settings
) -> Iterator[model.Diagnostic]:
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

    yield model.Diagnostic(
        Kind.SHORT_SEGMENTS,
        rows=rows,
        count=len(rows),
        segments=segments,
        data=model.ShortSegments(needed),
    )


def unmatched_orders(score: BleuScore, settings: Settings) -> model.UnmatchedOrders | None:
    """Return the orders without a matching n-gram; None if there are none, or no score."""
    if not score.is_defined:
        return None
    orders = tuple(
        row.order
        for row in score.precisions
        # Effective order ignores orders the candidate is too short for.
        if row.matched == 0 and (row.total or not settings.effective_order)
    )
    if not orders:
        return None

    return model.UnmatchedOrders(orders, settings.smoothing, score.percent == 0)
