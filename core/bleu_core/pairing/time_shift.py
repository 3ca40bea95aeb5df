"""The shift, its jumps, and the change of rate between the times of two files of subtitles.

A file cut for another release starts seconds later, and later still after a scene that the other
file lacks; a file made for another frame rate runs faster. All this is estimated in the two ways of
subtitle synchronizers: from the times of anchors (cues that share a word which occurs once in each
text); and from the times alone, by correlating the moments at which cues start.

For example, these cues start at:

    reference  1.0   4.0   9.5  12.0   20.0  23.5  27.0
    candidate  3.0   6.0  11.5  14.0   17.0  20.5  24.0
    offset    -2.0  -2.0  -2.0  -2.0   +3.0  +3.0  +3.0

The cues at 1.0 and 3.0 are an anchor if both have the word “lighthouse” and no other cue has it.
The offsets of all anchors gather around -2.0 and +3.0 (`_frequent_offsets`). The likeliest path
through them jumps once (`_likeliest_path`), so that the shift is -2.0 s, and +3.0 s from the cue at
17.0 on: five seconds of film are missing in the candidate. If the offsets grow with time, cues run
at another frame rate, and another rate makes them equal.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations

import numpy as np
from numpy.typing import NDArray

from bleu_core.files.assumptions import TimeJump
from bleu_core.pairing.bead_search import longest_chain
from bleu_core.pairing.time_links import Times

Milliseconds = NDArray[np.float64]

# The frame rates of films and television. The rates of NTSC are a thousandth below their names.
_FRAME_RATES = (24000 / 1001, 24.0, 25.0, 30000 / 1001, 30.0)
# All times are in milliseconds.

# Anchors agree on a shift roughly if their offsets differ by less than this.
_ROUGH_TOLERANCE = 2_000.0
# Cues start together if their starts differ by at most this.
_EXACT_TOLERANCE = 100.0
# A rate other than 1 needs this many times as many agreeing anchors, or as much correlation.
_RATE_RATIO = 1.1
# Such a rate also needs this many times as many cues or anchors that start together.
_EXACT_RATE_RATIO = 1.5
# Least share of the anchors that must start or end together for an exact shift, whose offset may
# jump. In files made from each other, nearly all do, and at least 0.81 if the times of one vary at
# random by up to 0.2 s. At less than 0.74, jumps are found that are none.
_LEAST_EXACT_SHARE = 0.75
# Smaller shifts, jumps and stretches are not looked for: cues shifted by less still overlap their
# counterparts.
_LEAST_JUMP = 500.0
# With each jump, at least this share of the cues more must start or end together.
_JUMP_SHARE = 0.05
# A shift with more jumps is no explanation.
_MOST_JUMPS = 5
# Least number of anchors that must agree, or of cues that must start together, for an estimate. The
# content decides whether the estimate is used.
_LEAST_AGREEING = 5
# Least number of cues in each file to estimate a shift from the times alone.
_LEAST_CUES = 20
# Their starts must correlate at least this much. Files made from the same template reach 0.9, other
# files 0.3.
_LEAST_CORRELATION = 0.5
# Weights of a start in the slots of time around its own, so that starts up to `_EXACT_TOLERANCE`
# apart also correlate; and the length of a slot.
_SPREAD = np.array([1, 2, 4, 6, 8, 9, 8, 6, 4, 2, 1]) / 9
_SLOT = _EXACT_TOLERANCE / (len(_SPREAD) // 2)
# Length of six hours; longer files are not correlated.
_LONGEST = 6 * 3600 * 1000


@dataclass(frozen=True)
class TimeShift:
    """A linear change of times, whose offset may jump.

    Attributes
    ----------
    rate
        Times are multiplied by this first; 25/23.976 for subtitles that run at 25 frames per
        second but should run at 23.976.
    offset
        Milliseconds to add after the multiplication.
    jumps
        Other offsets, each from the start of a cue on, in order.
    """

    rate: float = 1.0
    offset: int = 0
    jumps: tuple[TimeJump, ...] = ()

    @property
    def moves_cues(self) -> bool:
        """Whether it is large enough to put cues beside others."""
        return self.rate != 1 or bool(self.jumps) or abs(self.offset) >= _LEAST_JUMP

    def apply(self, times: Times) -> list[tuple[int, int]]:
        """Return shifted times."""
        rate, starts = self.rate, [jump.start for jump in self.jumps]
        offsets = [self.offset, *(jump.offset for jump in self.jumps)]
        shifted = ((start, end, offsets[bisect_right(starts, start)]) for start, end in times)
        return [
            (round(start * rate) + offset, round(end * rate) + offset)
            for start, end, offset in shifted
        ]


def frame_rates(rate: float) -> tuple[float, float] | None:
    """Return the two frame rates whose ratio, first to second, is this rate, or None."""
    if rate == 1:
        return None
    return next((pair for pair in permutations(_FRAME_RATES, 2) if _ratio(pair) == rate), None)


def _ratio(pair: tuple[float, float]) -> float:
    return pair[0] / pair[1]


def _usual_rates() -> list[float]:
    return [1.0, *dict.fromkeys(map(_ratio, permutations(_FRAME_RATES, 2)))]


def exact_shift(
    *, candidate: Times, reference: Times, anchors: Sequence[tuple[int, int]]
) -> TimeShift | None:
    """Return the shift with which most anchors start or end together, with jumps if need be.

    Parameters
    ----------
    candidate, reference
        Times of the two files' cues.
    anchors
        Indices of cues with the same content: of the reference, and of the candidate; in order.

    Returns
    -------
    TimeShift or None
        None if the times of one file do not derive from those of the other: a minority of anchors
        start or end together, or only with many jumps.
    """
    # Those that share a word by chance are mostly out of order.
    anchors = longest_chain(anchors)
    if len(anchors) < _LEAST_AGREEING:
        return None
    ours, theirs = (np.array(times, np.float64) for times in (reference, candidate))
    best = _NO_FIT
    for rate in _usual_rates():
        if rate == 1 or abs(rate - 1) * np.ptp(theirs) >= _LEAST_JUMP:
            best = _better_fit(best, ours, theirs, np.array(anchors), rate)
    is_explained = best.agreeing >= _LEAST_EXACT_SHARE * len(anchors)
    if not is_explained or len(best.pieces) > 1 + _MOST_JUMPS:
        return None
    (_, offset), *later = best.pieces
    jumps = tuple(TimeJump(candidate[cue][0], round(after)) for cue, after in later)
    return TimeShift(best.rate, round(offset), jumps)


@dataclass(frozen=True)
class _Fit:
    """The likeliest shift at a rate.

    Attributes
    ----------
    agreeing
        Number of anchors that start or end together.
    explained
        Number of cues and anchors that do, less for each jump, and more for a rate of 1: of two
        shifts that explain about as much, the simpler one wins.
    pieces
        The first cue of each piece, and the offset of the piece.
    """

    rate: float
    agreeing: int
    explained: float
    pieces: tuple[tuple[int, float], ...]


_NO_FIT = _Fit(1.0, 0, 0.0, ())


def _better_fit(
    best: _Fit,
    ours: Milliseconds,
    theirs: Milliseconds,
    anchors: NDArray[np.int64],
    rate: float,
) -> _Fit:
    """Return the likeliest shift at another rate if it explains more than the best one so far."""
    cues = anchors[:, 1]
    apart = ours[anchors[:, 0]] - rate * theirs[cues]
    offsets = _frequent_offsets(np.sort(apart.ravel()))
    close = _closeness(np.abs(apart[:, :, None] - offsets))
    # Words decide where many offsets put starts together, and times where no cue is an anchor.
    fitting = _fit_of_cues(ours, rate * theirs, offsets)
    np.add.at(fitting, cues, close.mean(axis=1))
    weight = _EXACT_RATE_RATIO if rate == 1 else 1.0
    if weight * fitting.max(axis=1, initial=0.0).sum() <= best.explained:
        return best
    path, explained = _likeliest_path(fitting)
    if weight * explained <= best.explained:
        return best
    firsts = np.flatnonzero(np.diff(path, prepend=-1)).tolist()
    pieces = []
    for first, last in pairwise([*firsts, len(path)]):
        of_piece = apart[(first <= cues) & (cues < last)]
        offset = float(offsets[path[first]])
        near = of_piece[np.abs(of_piece - offset) < _LEAST_JUMP / 2]
        pieces.append((first, float(np.median(near)) if len(near) else offset))
    agreeing = int(np.count_nonzero(close.max(axis=1)[np.arange(len(cues)), path[cues]]))
    return _Fit(rate, agreeing, weight * explained, tuple(pieces))


def _frequent_offsets(apart: Milliseconds) -> Milliseconds:
    """Return the most frequent offsets, at some distance from each other.

    For example, [-2010, -2000, -1990, -1980, -1975, 700, 3000 ×6] has the offsets 3000 and -1990.
    """
    offsets: list[float] = []
    while len(offsets) < 2 * _MOST_JUMPS:
        count, middle = _densest_window(apart, _EXACT_TOLERANCE)
        if count < _LEAST_AGREEING:
            break
        offsets.append(middle)
        apart = apart[np.abs(apart - middle) >= _LEAST_JUMP]
    return np.array(offsets)


def _fit_of_cues(ours: Milliseconds, theirs: Milliseconds, offsets: Milliseconds) -> Milliseconds:
    """Return for each cue and offset how closely its start and end fit those of other cues.

    The fit is 1 if both are those of cues, 0.5 if only one is, and less for each millisecond apart.
    """
    fit = np.zeros((len(theirs), len(offsets)))
    for our_times, their_times in zip(ours.T, theirs.T, strict=True):
        shifted = their_times[:, None] + offsets
        fit += _closeness(np.abs(_neighbors(np.sort(our_times), shifted) - shifted).min(axis=0))
    return fit / 2


def _neighbors(times: Milliseconds, wanted: Milliseconds) -> Milliseconds:
    """Return the sorted times before and after each wanted one."""
    after = np.searchsorted(times, wanted)
    neighbors: Milliseconds = times[np.stack((after - 1, after)).clip(0, len(times) - 1)]
    return neighbors


def _closeness(distances: Milliseconds) -> Milliseconds:
    """Return 1 for no distance, and 0 from twice the tolerance on."""
    return np.maximum(0.0, 1 - distances / (2 * _EXACT_TOLERANCE))


def _likeliest_path(fitting: Milliseconds) -> tuple[NDArray[np.intp], float]:
    """Return the offset of each cue, so that most fit and few jump (Viterbi), and the sum.

    For example, 100 cues fit the first of two offsets, and then 100 the second. A jump costs as
    much as 10 cues (5%): the path with it explains 200 - 10 cues, and a path without it 100.
    """
    cost = max(_LEAST_AGREEING, _JUMP_SHARE * len(fitting))
    same_offset = np.arange(fitting.shape[1])
    explained = np.zeros(len(same_offset))
    steps = []
    for fits in fitting:
        best = int(explained.argmax())
        least = explained[best] - cost
        steps.append(np.where(explained >= least, same_offset, best))
        explained = np.maximum(explained, least) + fits
    path = np.empty(len(fitting), np.intp)
    offset = int(explained.argmax())
    for index in reversed(range(len(fitting))):
        path[index] = offset
        offset = int(steps[index][offset])
    return path, float(explained.max())


def likely_shift(
    *, candidate: Times, reference: Times, anchors: Sequence[tuple[int, int]]
) -> TimeShift | None:
    """Return the shift that most anchors agree on roughly; None if there are too few.

    See `exact_shift` for the parameters.
    """
    # Those that share a word by chance are mostly out of order.
    anchors = longest_chain(anchors)
    if len(anchors) < _LEAST_AGREEING:
        return None
    ours, theirs = np.array(anchors).T
    middles = _middles(reference)[ours], _middles(candidate)[theirs]
    votes = [(*_votes(*middles, rate), rate) for rate in _usual_rates()]
    most = max(votes)[0]
    if 2 * most < len(anchors):
        return None
    # Some rates differ so little that only the exact starts decide between them.
    likely = [(rate, offset) for count, offset, rate in votes if count * _RATE_RATIO >= most]
    return _most_exact(likely, candidate=candidate, reference=reference)


def _votes(ours: Milliseconds, theirs: Milliseconds, rate: float) -> tuple[int, float]:
    """Return the number of anchors that agree at a rate, and the offset they agree on."""
    return _densest_window(np.sort(ours - rate * theirs), _ROUGH_TOLERANCE)


def _densest_window(values: Milliseconds, width: float) -> tuple[int, float]:
    """Return the greatest number of sorted values within a width, and their median."""
    if not len(values):
        return 0, 0.0
    ends = np.searchsorted(values, values + width, side="right")
    counts = ends - np.arange(len(values))
    first = int(counts.argmax())
    return int(counts[first]), float(np.median(values[first : ends[first]]))


def shift_by_starts(*, candidate: Times, reference: Times) -> TimeShift | None:
    """Return the shift with which most cues start together, by their times alone.

    Returns
    -------
    TimeShift or None
        None if no shift makes the starts correlate, or not twice as much as they do unshifted.
    """
    ours, theirs = _starts(reference), _starts(candidate)
    if min(len(ours), len(theirs)) < _LEAST_CUES or min(ours.min(), theirs.min()) < 0:
        return None
    estimates: list[tuple[float, float, float]] = []
    unshifted = 0.0
    for rate in _usual_rates():
        slots = int(max(ours.max(), rate * theirs.max()) / _SLOT) + len(_SPREAD)
        if slots > _LONGEST // _SLOT:
            continue
        correlation = _correlation(ours, rate * theirs, slots)
        best_slot = int(correlation.argmax())
        # The second half holds the negative shifts.
        is_negative = best_slot >= len(correlation) // 2
        slots_shifted = best_slot - len(correlation) if is_negative else best_slot
        estimates.append((float(correlation[best_slot]), rate, float(slots_shifted * _SLOT)))
        if rate == 1:
            unshifted = float(correlation[0])
    if not estimates:
        return None
    best, rate, offset = max(
        estimates, key=lambda estimate: estimate[0] * (_RATE_RATIO if estimate[1] == 1 else 1)
    )
    if best < max(_LEAST_CORRELATION, 2 * unshifted):
        return None
    return _most_exact([(rate, offset)], candidate=candidate, reference=reference)


def _correlation(ours: Milliseconds, theirs: Milliseconds, slots: int) -> NDArray[np.float64]:
    """Return the correlation of two files' starts for each shift in slots, beginning with 0."""
    size = 1 << (2 * slots).bit_length()
    our_signal, their_signal = _moments(ours, slots), _moments(theirs, slots)
    spectrum = np.fft.rfft(our_signal, size) * np.conj(np.fft.rfft(their_signal, size))
    norm = float(np.sqrt((our_signal @ our_signal) * (their_signal @ their_signal))) or 1.0
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
    """Return the estimate at which most cues start together, with its exact offset."""
    ours, theirs = np.sort(_starts(reference)), _starts(candidate)
    exact = [_exact(ours, theirs, *estimate) for estimate in estimates]
    _, rate, offset = max(
        exact, key=lambda estimate: estimate[0] * (_EXACT_RATE_RATIO if estimate[1] == 1 else 1)
    )
    return TimeShift(rate, round(offset))


def _exact(
    ours: Milliseconds, theirs: Milliseconds, rate: float, offset: float
) -> tuple[int, float, float]:
    """Return the number of cues that start together, the rate, and the exact offset."""
    apart = (_neighbors(ours, rate * theirs + offset) - rate * theirs).ravel()
    near = np.sort(apart[np.abs(apart - offset) < _ROUGH_TOLERANCE])
    count, exact = _densest_window(near, _EXACT_TOLERANCE)
    if count < _LEAST_AGREEING:
        return 0, rate, offset
    return count, rate, exact


def _starts(times: Times) -> Milliseconds:
    return np.array([start for start, _ in times], np.float64)


def _middles(times: Times) -> Milliseconds:
    middles: Milliseconds = np.array(times, np.float64).mean(axis=1)
    return middles
