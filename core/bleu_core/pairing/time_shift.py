"""The shift and the change of rate between the times of two files of subtitles.

A file cut for another release starts seconds later; a file made for another frame rate runs faster.
Shift and rate are estimated in the two ways of subtitle synchronizers: from the times of anchors
(cues that share a word which occurs once in each text); and from the times alone, by correlating
the moments at which cues start.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from bleu_core.pairing.time_links import Times

Milliseconds = NDArray[np.float64]

# The frame rates of films and television. The rates of NTSC are a thousandth below their names.
_FRAME_RATES = (24000 / 1001, 24.0, 25.0, 30000 / 1001, 30.0)
# Weights of a start in the slots around its own, so that starts a few slots apart also correlate.
_SPREAD = np.array([1, 2, 4, 6, 8, 9, 8, 6, 4, 2, 1]) / 9


@dataclass(frozen=True)
class TimeShiftTuning:
    """Values that the estimate of a shift depends on; times in milliseconds.

    Attributes
    ----------
    anchor_tolerance
        Anchors agree on a shift if their offsets differ by less than this.
    start_tolerance
        Distance from the first estimate within which the exact offset is searched.
    exact_tolerance
        Cues start together if their starts differ by at most this.
    rate_ratio
        A rate other than 1 needs this many times as many agreeing anchors, or as much correlation.
    exact_rate_ratio
        Such a rate also needs this many times as many cues that start together.
    other_rates_below
        If less than this share of the anchors agree at the usual rates, other rates are tried too.
    slowest_rate, fastest_rate, rate_step
        The other rates that are tried.
    most_anchors
        If there are more anchors, only every n-th is used.
    least_agreeing
        Least number of anchors that must agree, or of cues that must start together, for an
        estimate. The content decides whether the estimate is used.
    least_cues
        Least number of cues in each file to estimate a shift from the times alone.
    slot
        Times are rounded to multiples of this for correlation.
    longest
        Length of six hours; longer files are not correlated.
    """

    anchor_tolerance: float = 2_000.0
    start_tolerance: float = 1_500.0
    exact_tolerance: float = 100.0
    rate_ratio: float = 1.1
    exact_rate_ratio: float = 1.5
    other_rates_below: float = 0.5
    slowest_rate: float = 0.9
    fastest_rate: float = 1.1
    rate_step: float = 0.0005
    most_anchors: int = 2_000
    least_agreeing: int = 5
    least_cues: int = 20
    slot: int = 20
    longest: int = 6 * 3600 * 1000

    @property
    def other_rates(self) -> list[float]:
        """The rates tried if the usual ones do not fit."""
        rates = np.arange(self.slowest_rate, self.fastest_rate, self.rate_step)
        return [float(rate) for rate in rates]


TUNING = TimeShiftTuning()


@dataclass(frozen=True)
class TimeShift:
    """A linear change of times.

    Attributes
    ----------
    rate
        Times are multiplied by this first; 25/23.976 for subtitles that run at 25 frames per
        second but should run at 23.976.
    offset
        Milliseconds to add after the multiplication.
    """

    rate: float = 1.0
    offset: int = 0

    def apply(self, times: Times) -> list[tuple[int, int]]:
        """Return shifted times."""
        rate, offset = self.rate, self.offset
        return [(round(start * rate) + offset, round(end * rate) + offset) for start, end in times]


def frame_rates(rate: float) -> tuple[float, float] | None:
    """Return the two frame rates whose ratio, first to second, is this rate, or None."""
    if rate == 1:
        return None
    return next((pair for pair in permutations(_FRAME_RATES, 2) if _ratio(pair) == rate), None)


def _ratio(pair: tuple[float, float]) -> float:
    return pair[0] / pair[1]


def _usual_rates() -> list[float]:
    return [1.0, *dict.fromkeys(map(_ratio, permutations(_FRAME_RATES, 2)))]


def shifts_by_anchors(
    *, candidate: Times, reference: Times, anchors: Sequence[tuple[int, int]]
) -> list[TimeShift]:
    """Return the shifts that most anchors agree on: at a usual rate, and at any other.

    Parameters
    ----------
    candidate, reference
        Times of the two files' cues.
    anchors
        Indices of cues with the same content: of the reference, and of the candidate.

    Returns
    -------
    list
        The shifts, the likelier first; empty if there are too few anchors.
    """
    anchors = anchors[:: len(anchors) // TUNING.most_anchors + 1]
    if len(anchors) < TUNING.least_agreeing:
        return []
    ours, theirs = np.array(anchors).T
    middles = _middles(reference)[ours], _middles(candidate)[theirs]
    votes = [_votes(*middles, rate) for rate in _usual_rates()]
    most = max(votes)[0]
    if most < TUNING.least_agreeing:
        return []
    # Some rates differ so little that only the exact starts decide between them.
    likely = [vote[1:] for vote in votes if vote[0] * TUNING.rate_ratio >= most]
    found = [_most_exact(likely, candidate=candidate, reference=reference)]
    if most < TUNING.other_rates_below * len(anchors):
        other = max(_votes(*middles, rate) for rate in TUNING.other_rates)
        if other[0] > TUNING.rate_ratio * most:
            distances = np.abs(middles[0] - other[1] * middles[1] - other[2])
            agree = distances < TUNING.anchor_tolerance
            rate, offset = np.polyfit(middles[1][agree], middles[0][agree], 1).tolist()
            found.append(_most_exact([(rate, offset)], candidate=candidate, reference=reference))
    return found


def _votes(ours: Milliseconds, theirs: Milliseconds, rate: float) -> tuple[int, float, float]:
    """Return the number of anchors that agree at a rate, the rate, and the offset they agree on."""
    offsets = np.sort(ours - rate * theirs)
    ends = np.searchsorted(offsets, offsets + TUNING.anchor_tolerance, side="right")
    counts = ends - np.arange(len(offsets))
    first = int(counts.argmax())
    middle = float(np.median(offsets[first : ends[first]]))
    return int(counts[first]), rate, middle


@dataclass(frozen=True)
class Correlation:
    """The correlation of the moments at which the cues of two files start.

    Attributes
    ----------
    shift
        The shift with the greatest correlation.
    correlation, unshifted
        The correlation with this shift, and without it; at most 1.
    """

    shift: TimeShift
    correlation: float
    unshifted: float


def shift_by_starts(*, candidate: Times, reference: Times) -> Correlation | None:
    """Return the shift with which most cues start together; None if there is no estimate."""
    ours, theirs = _starts(reference), _starts(candidate)
    if min(len(ours), len(theirs)) < TUNING.least_cues or min(ours.min(), theirs.min()) < 0:
        return None
    found: list[tuple[float, float, float]] = []
    unshifted = 0.0
    for rate in _usual_rates():
        slots = int(max(ours.max(), rate * theirs.max()) / TUNING.slot) + len(_SPREAD)
        if slots > TUNING.longest // TUNING.slot:
            continue
        correlation = _correlation(ours, rate * theirs, slots)
        best_slot = int(correlation.argmax())
        # The second half holds the negative shifts.
        is_negative = best_slot >= len(correlation) // 2
        slots_shifted = best_slot - len(correlation) if is_negative else best_slot
        found.append((float(correlation[best_slot]), rate, float(slots_shifted * TUNING.slot)))
        if rate == 1:
            unshifted = float(correlation[0])
    if not found:
        return None
    best, rate, offset = max(
        found, key=lambda one: one[0] * (TUNING.rate_ratio if one[1] == 1 else 1)
    )
    shift = _most_exact([(rate, offset)], candidate=candidate, reference=reference)
    return Correlation(shift, best, unshifted)


def _correlation(ours: Milliseconds, theirs: Milliseconds, slots: int) -> NDArray[np.float64]:
    """Return the correlation of two files' starts for each shift in slots, beginning with 0."""
    size = 1 << (2 * slots).bit_length()
    one, other = _moments(ours, slots), _moments(theirs, slots)
    spectrum = np.fft.rfft(one, size) * np.conj(np.fft.rfft(other, size))
    norm = float(np.sqrt((one @ one) * (other @ other))) or 1.0
    correlation: NDArray[np.float64] = np.fft.irfft(spectrum, size) / norm
    return correlation


def _moments(starts: Milliseconds, slots: int) -> NDArray[np.float64]:
    """Return a signal that is high whenever a cue starts, with a mean of 0."""
    counts = np.bincount((starts / TUNING.slot).astype(np.int64), minlength=slots)
    signal = np.convolve(counts, _SPREAD, "same")
    centered: NDArray[np.float64] = signal - signal.mean()
    return centered


def _most_exact(
    estimates: Sequence[tuple[float, float]], *, candidate: Times, reference: Times
) -> TimeShift:
    """Return the estimate at which most cues start together, with its exact offset."""
    ours, theirs = np.sort(_starts(reference)), _starts(candidate)
    exact = [_exact(ours, theirs, *estimate) for estimate in estimates]
    _, rate, offset = max(
        exact, key=lambda one: one[0] * (TUNING.exact_rate_ratio if one[1] == 1 else 1)
    )
    return TimeShift(rate, round(offset))


def _exact(
    ours: Milliseconds, theirs: Milliseconds, rate: float, offset: float
) -> tuple[int, float, float]:
    """Return the number of cues that start together, the rate, and the exact offset."""
    after = np.searchsorted(ours, rate * theirs + offset)
    around = np.stack((after - 1, after)).clip(0, len(ours) - 1)
    apart = (ours[around] - rate * theirs).ravel()
    near = np.sort(apart[np.abs(apart - offset) < TUNING.start_tolerance])
    if not len(near):
        return 0, rate, offset
    ends = np.searchsorted(near, near + TUNING.exact_tolerance, side="right")
    counts = ends - np.arange(len(near))
    first = int(counts.argmax())
    if counts[first] < TUNING.least_agreeing:
        return 0, rate, offset
    return int(counts[first]), rate, float(np.median(near[first : ends[first]]))


def _starts(times: Times) -> Milliseconds:
    return np.array([start for start, _ in times], np.float64)


def _middles(times: Times) -> Milliseconds:
    middles: Milliseconds = np.array(times, np.float64).mean(axis=1)
    return middles
