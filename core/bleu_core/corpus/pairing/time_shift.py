"""How the times of one file of subtitles are shifted and stretched against those of another.

A file cut for another release starts seconds later, one made for another frame rate runs faster.
Both are estimated as subtitle synchronizers do: from what is said when, by the words that occur
once in either text, and from the times alone, by the correlation of the moments cues start.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from bleu_core.corpus.pairing.time_links import Times

Milliseconds = NDArray[np.float64]

# The frame rates of films and television. NTSC's are a thousandth slower than their names say.
_FRAME_RATES = (24000 / 1001, 24.0, 25.0, 30000 / 1001, 30.0)
# Anchors within this time of each other agree, and so do starts after the first estimate.
_TOGETHER = 2_000.0
_NEAR = 1_500.0
_SAME = 100.0
# Another rate than 1 needs this much more agreement, of anchors or correlated starts and of exact
# starts; a rate that is no ratio of frame rates, this share of the anchors disagreeing otherwise.
_MORE = 1.1
_MORE_EXACT = 1.5
_DOUBTFUL = 0.5
_OTHER_RATES = np.arange(0.9, 1.1, 0.0005)
_MOST_ANCHORS = 2_000
# Anchors that must agree, and starts that must coincide, for an estimate. It is only a proposal,
# which the content decides on; of fewer cues than `_FEWEST`, the times alone say nothing.
_LEAST = 5
_FEWEST = 20
# For correlation, times are rounded to these slots, and starts that are a few slots apart count,
# too. Longer files than this many slots (six hours) are not correlated.
_SLOT = 20
_SPREAD = np.array([1, 2, 4, 6, 8, 9, 8, 6, 4, 2, 1]) / 9
_MOST_SLOTS = 6 * 3600 * 1000 // _SLOT


@dataclass(frozen=True)
class TimeShift:
    """A linear change of times.

    Attributes
    ----------
    rate
        Times are multiplied by this first; 25/23.976 for subtitles that run at 25 frames per
        second and should at 23.976.
    offset
        Milliseconds to add then.
    """

    rate: float = 1.0
    offset: int = 0

    def apply(self, times: Times) -> list[tuple[int, int]]:
        """Return shifted times."""
        rate, offset = self.rate, self.offset
        return [(round(start * rate) + offset, round(end * rate) + offset) for start, end in times]


def frame_rates(rate: float) -> tuple[float, float] | None:
    """Return the frame rates whose ratio a rate is, the first divided by the second."""
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
        Proposals, the likelier first; empty if there are too few anchors.
    """
    anchors = anchors[:: len(anchors) // _MOST_ANCHORS + 1]
    if len(anchors) < _LEAST:
        return []
    ours, theirs = np.array(anchors).T
    middles = _middles(reference)[ours], _middles(candidate)[theirs]
    votes = [_votes(*middles, rate) for rate in _usual_rates()]
    most = max(votes)[0]
    if most < _LEAST:
        return []
    # Some rates differ so little that only the exact starts tell them apart.
    likely = [vote[1:] for vote in votes if vote[0] * _MORE >= most]
    found = [_most_exact(likely, candidate=candidate, reference=reference)]
    if most < _DOUBTFUL * len(anchors):
        other = max(_votes(*middles, float(rate)) for rate in _OTHER_RATES)
        if other[0] > _MORE * most:
            agree = np.abs(middles[0] - other[1] * middles[1] - other[2]) < _TOGETHER
            rate, offset = np.polyfit(middles[1][agree], middles[0][agree], 1).tolist()
            found.append(_most_exact([(rate, offset)], candidate=candidate, reference=reference))
    return found


def _votes(ours: Milliseconds, theirs: Milliseconds, rate: float) -> tuple[int, float, float]:
    """Return how many anchors agree at a rate; the rate; and the offset they agree on."""
    offsets = np.sort(ours - rate * theirs)
    ends = np.searchsorted(offsets, offsets + _TOGETHER, side="right")
    counts = ends - np.arange(len(offsets))
    first = int(counts.argmax())
    middle = float(np.median(offsets[first : ends[first]]))
    return int(counts[first]), rate, middle


@dataclass(frozen=True)
class Correlation:
    """How well the moments at which cues start coincide.

    Attributes
    ----------
    shift
        The shift with which most do.
    correlation, unshifted
        Of the two files with this shift, and as they are; at most 1.
    """

    shift: TimeShift
    correlation: float
    unshifted: float


def shift_by_starts(*, candidate: Times, reference: Times) -> Correlation | None:
    """Return the shift with which most cues start together; None if that cannot be told."""
    ours, theirs = _starts(reference), _starts(candidate)
    if min(len(ours), len(theirs)) < _FEWEST or min(ours.min(), theirs.min()) < 0:
        return None
    found: list[tuple[float, float, float]] = []
    unshifted = 0.0
    for rate in _usual_rates():
        slots = int(max(ours.max(), rate * theirs.max()) / _SLOT) + len(_SPREAD)
        if slots > _MOST_SLOTS:
            continue
        together = _correlation(ours, rate * theirs, slots)
        place = int(together.argmax())
        steps = place if place < len(together) // 2 else place - len(together)
        found.append((float(together[place]), rate, float(steps * _SLOT)))
        if rate == 1:
            unshifted = float(together[0])
    if not found:
        return None
    best, rate, offset = max(found, key=lambda one: one[0] * (_MORE if one[1] == 1 else 1))
    shift = _most_exact([(rate, offset)], candidate=candidate, reference=reference)
    return Correlation(shift, best, unshifted)


def _correlation(ours: Milliseconds, theirs: Milliseconds, slots: int) -> NDArray[np.float64]:
    """Return the correlation of two files' starts for each shift in slots, from 0 on."""
    size = 1 << (2 * slots).bit_length()
    one, other = _moments(ours, slots), _moments(theirs, slots)
    spectrum = np.fft.rfft(one, size) * np.conj(np.fft.rfft(other, size))
    norm = float(np.sqrt((one @ one) * (other @ other))) or 1.0
    correlation: NDArray[np.float64] = np.fft.irfft(spectrum, size) / norm
    return correlation


def _moments(starts: Milliseconds, slots: int) -> NDArray[np.float64]:
    """Return a signal that is high whenever a cue starts, with a mean of 0."""
    counts = np.bincount((starts / _SLOT).astype(np.int64), minlength=slots)
    signal = np.convolve(counts, _SPREAD, "same")
    centered: NDArray[np.float64] = signal - signal.mean()
    return centered


def _most_exact(
    estimates: Sequence[tuple[float, float]], *, candidate: Times, reference: Times
) -> TimeShift:
    """Return the estimated rate and offset at which most cues start together, exactly."""
    ours, theirs = np.sort(_starts(reference)), _starts(candidate)
    exact = [_exact(ours, theirs, *estimate) for estimate in estimates]
    _, rate, offset = max(exact, key=lambda one: one[0] * (_MORE_EXACT if one[1] == 1 else 1))
    return TimeShift(rate, round(offset))


def _exact(
    ours: Milliseconds, theirs: Milliseconds, rate: float, offset: float
) -> tuple[int, float, float]:
    """Return how many cues start together, and the rate and exact offset at which they do."""
    after = np.searchsorted(ours, rate * theirs + offset)
    around = np.stack((after - 1, after)).clip(0, len(ours) - 1)
    apart = (ours[around] - rate * theirs).ravel()
    near = np.sort(apart[np.abs(apart - offset) < _NEAR])
    if not len(near):
        return 0, rate, offset
    ends = np.searchsorted(near, near + _SAME, side="right")
    counts = ends - np.arange(len(near))
    first = int(counts.argmax())
    if counts[first] < _LEAST:
        return 0, rate, offset
    return int(counts[first]), rate, float(np.median(near[first : ends[first]]))


def _starts(times: Times) -> Milliseconds:
    return np.array([start for start, _ in times], np.float64)


def _middles(times: Times) -> Milliseconds:
    middles: Milliseconds = np.array(times, np.float64).mean(axis=1)
    return middles
