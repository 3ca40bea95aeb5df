"""The seven bands of the widely used table for interpreting corpus scores."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Band:
    """A range of scores.

    Attributes
    ----------
    id
        Stable name. Its wording is up to the window and the terminal.
    start, end
        In percent. The band includes its start but not its end, except that 60 belongs to 50–60,
        and 100 to the last band.
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
        Number of segments. BLEU is only meaningful for a corpus, so a single segment (or none) has
        no band.
    """
    if segments < 2:
        return None
    if percent == 60:
        return BANDS[5]
    return next((band for band in BANDS if percent < band.end), BANDS[-1])


def bands_between(low: float, high: float) -> tuple[Band, ...]:
    """Return the bands that an interval of corpus scores, 0 to 100, overlaps."""
    first, last = (BANDS.index(band_of(percent, 2) or BANDS[-1]) for percent in (low, high))
    return BANDS[first : last + 1]
