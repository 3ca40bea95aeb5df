"""The weight of diagnostics for a score: their order, and those that leave a band meaningless."""

from __future__ import annotations

from collections.abc import Iterable

from bleu_core.diagnostics.kinds import BandHeld, Kind
from bleu_core.diagnostics.model import (
    Diagnostic,
    Needed,
    OtherSegmentation,
    SegmentCount,
    UnmatchedOrders,
)
from bleu_core.scoring.bands import band_of

# With fewer segments, a score's 95 % interval is usually wider than a band: 7 to 12 points at 50
# segments of FLORES, 16 to 27 at 10.
_FEWEST_SEGMENTS = 50

# From this difference on, in points of BLEU, what causes it stands beside the score.
POINT = 1.0

# Diagnostics of segments hold back a band if they concern at least this share of the segments, and
# Google's guide does not apply to folders if it does not apply to files with this share. If a
# twentieth of the segments can only match by accident, the score is off by some points.
SHARE = 0.05
# If only a word or two of each are off, it takes as many as this for an effect of some points.
_LARGE_SHARE = 0.2


def weightiest_first(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return diagnostics in the order of what they cost.

    Those by which the texts may not be the intended ones come first, notes come last. Among equals,
    those that hold back a band precede, and the one with the largest share of the segments.
    """
    return tuple(
        sorted(
            diagnostics,
            key=lambda each: (
                -each.severity,
                not _holds_back(each),
                -each.count / max(each.segments, 1),
            ),
        )
    )


def holding_back(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return the diagnostics with which a band would mislead, the first of each kind.

    A band gives the usual meaning of a score. It is of no use if the texts are not the intended
    ones, if many segments are not translations, or if chance decides.
    """
    found: dict[Kind, Diagnostic] = {}
    for diagnostic in diagnostics:
        if _holds_back(diagnostic):
            found.setdefault(diagnostic.kind, diagnostic)
    return tuple(found.values())


def _holds_back(diagnostic: Diagnostic) -> bool:
    if diagnostic.is_left_out:
        return False
    band_held = diagnostic.kind.band_held
    share = _LARGE_SHARE if band_held is BandHeld.BY_MANY else SHARE
    are_many = diagnostic.count >= share * diagnostic.segments
    if diagnostic.files:
        # The affected files of a folder must have this share of its segments.
        by_share = band_held not in (BandHeld.NEVER, BandHeld.BY_NUMBERS)
        return are_many and (by_share or isinstance(diagnostic.data, OtherSegmentation))
    match band_held:
        case BandHeld.BY_TEXT:
            return True
        case BandHeld.BY_EFFECT if diagnostic.effect is not None:
            return abs(diagnostic.effect.difference) >= POINT
        case BandHeld.BY_SEGMENTS | BandHeld.BY_MANY | BandHeld.BY_EFFECT:
            return are_many
        case BandHeld.BY_NUMBERS:
            return _numbers_hold_back(diagnostic)
        case BandHeld.NEVER:
            return False


def _numbers_hold_back(diagnostic: Diagnostic) -> bool:
    match diagnostic.data:
        case UnmatchedOrders(zero=zero):
            return zero
        case SegmentCount(segments=unmatched):
            return unmatched >= SHARE * diagnostic.segments
        case OtherSegmentation() if effect := diagnostic.effect:
            before, after = (
                band_of(percent, diagnostic.segments) for percent in (effect.before, effect.after)
            )
            return before != after
        case Needed():
            return diagnostic.segments < _FEWEST_SEGMENTS
        case _:
            return False
