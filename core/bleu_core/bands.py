"""What a corpus score means: the seven bands of the widely used interpretation table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Band:
    """A stretch of the scale.

    Attributes
    ----------
    id
        Stable name; the words for it are the window's and the terminal's.
    start, end
        In percent. The start belongs to the band and the end does not, but for 60, which still
        belongs to 50–60, and 100.
    """

    id: str
    start: int
    end: int


BANDS = (
    Band("almost_useless", 0, 10),
    Band("hard_to_get_gist", 10, 20),
    Band("gist_with_errors", 20, 30),
    Band("understandable_to_good", 30, 40),
    Band("high_quality", 40, 50),
    Band("very_high_quality", 50, 60),
    Band("better_than_human", 60, 100),
)


def band_of(percent: float, segments: int) -> Band | None:
    """Return the band of a corpus score.

    Parameters
    ----------
    percent
        The score, 0 to 100.
    segments
        How many segments it was computed over. BLEU says something of a corpus only, so a single
        segment (or none) has no band.
    """
    if segments < 2:
        return None
    if percent == 60:
        return BANDS[5]
    return next((band for band in BANDS if percent < band.end), BANDS[-1])


def bands_between(low: float, high: float) -> tuple[Band, ...]:
    """Return the bands that an interval of corpus scores, 0 to 100, reaches into."""
    first, last = (BANDS.index(band_of(percent, 2) or BANDS[-1]) for percent in (low, high))
    return BANDS[first : last + 1]
