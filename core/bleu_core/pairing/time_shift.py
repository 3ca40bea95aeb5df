"""The shift, its jumps, and the change of rate between the times of two files of subtitles.

A file cut for another release starts seconds later, and later still after a scene that the other
file lacks; a file made for another frame rate runs faster. All this is estimated in the two ways of
subtitle synchronizers: from the times of anchors (cues that share a word which occurs once in each
text); and from the times alone, by correlating the moments at which cues start.
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
        Such a rate also needs this many times as many cues or anchors that start together.
    least_share
        Least share of the anchors that must agree on a shift.
    least_exact_share
        Least share of the anchors that must start or end together for an exact shift, whose offset
        may jump. In files made from each other, nearly all do, and at least 0.81 if the times of
        one vary at random by up to 0.2 s. At less than 0.74, jumps are found that are none.
    least_jump
        Smaller shifts, jumps and stretches are not looked for: they leave cues on screen at the
        same time as their counterparts.
    jump_share
        With each jump, at least this share of the cues more must start or end together.
    most_jumps
        A shift with more jumps is no explanation.
    most_offsets
        Number of offsets among which an exact shift jumps.
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
    least_share: float = 0.5
    least_exact_share: float = 0.75
    least_jump: float = 500.0
    jump_share: float = 0.05
    most_jumps: int = 5
    most_offsets: int = 10
    most_anchors: int = 2_000
    least_agreeing: int = 5
    least_cues: int = 20
    slot: int = 20
    longest: int = 6 * 3600 * 1000


TUNING = TimeShiftTuning()


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
        return self.rate != 1 or bool(self.jumps) or abs(self.offset) >= TUNING.least_jump

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
    anchors = _in_order(anchors)
    if len(anchors) < TUNING.least_agreeing:
        return None
    ours, theirs = (np.array(times, np.float64) for times in (reference, candidate))
    best = _NO_FIT
    for rate in _usual_rates():
        if rate == 1 or abs(rate - 1) * np.ptp(theirs) >= TUNING.least_jump:
            best = _better_fit(best, ours, theirs, np.array(anchors), rate)
    is_explained = best.agreeing >= TUNING.least_exact_share * len(anchors)
    if not is_explained or len(best.pieces) > 1 + TUNING.most_jumps:
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
    offsets = _frequent(np.sort(apart.ravel()))
    close = _closeness(np.abs(apart[:, :, None] - offsets))
    # Words decide where many offsets put starts together, and times where no cue is an anchor.
    fitting = _fitting(ours, rate * theirs, offsets)
    np.add.at(fitting, cues, close.mean(axis=1))
    weight = TUNING.exact_rate_ratio if rate == 1 else 1.0
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
        near = of_piece[np.abs(of_piece - offset) < TUNING.least_jump / 2]
        pieces.append((first, float(np.median(near)) if len(near) else offset))
    agreeing = int(np.count_nonzero(close.max(axis=1)[np.arange(len(cues)), path[cues]]))
    return _Fit(rate, agreeing, weight * explained, tuple(pieces))


def _frequent(apart: Milliseconds) -> Milliseconds:
    """Return the most frequent offsets, at some distance from each other."""
    found: list[float] = []
    while len(found) < TUNING.most_offsets:
        count, middle = _densest(apart, TUNING.exact_tolerance)
        if count < TUNING.least_agreeing:
            break
        found.append(middle)
        apart = apart[np.abs(apart - middle) >= TUNING.least_jump]
    return np.array(found)


def _fitting(ours: Milliseconds, theirs: Milliseconds, offsets: Milliseconds) -> Milliseconds:
    """Return for each cue and offset how closely its start and end fit those of other cues."""
    found = np.zeros((len(theirs), len(offsets)))
    for times, own in zip(ours.T, theirs.T, strict=True):
        shifted = own[:, None] + offsets
        found += _closeness(np.abs(_around(np.sort(times), shifted) - shifted).min(axis=0))
    return found / 2


def _around(times: Milliseconds, wanted: Milliseconds) -> Milliseconds:
    """Return the sorted times before and after each wanted one."""
    after = np.searchsorted(times, wanted)
    around: Milliseconds = times[np.stack((after - 1, after)).clip(0, len(times) - 1)]
    return around


def _closeness(distances: Milliseconds) -> Milliseconds:
    """Return 1 for no distance, and 0 from twice the tolerance on."""
    return np.maximum(0.0, 1 - distances / (2 * TUNING.exact_tolerance))


def _likeliest_path(fitting: Milliseconds) -> tuple[NDArray[np.intp], float]:
    """Return the offset of each cue, so that most fit and few jump (Viterbi), and the sum."""
    cost = max(TUNING.least_agreeing, TUNING.jump_share * len(fitting))
    own = np.arange(fitting.shape[1])
    explained = np.zeros(len(own))
    steps = []
    for fits in fitting:
        best = int(explained.argmax())
        least = explained[best] - cost
        steps.append(np.where(explained >= least, own, best))
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
    anchors = _in_order(anchors)
    if len(anchors) < TUNING.least_agreeing:
        return None
    ours, theirs = np.array(anchors).T
    middles = _middles(reference)[ours], _middles(candidate)[theirs]
    votes = [(*_votes(*middles, rate), rate) for rate in _usual_rates()]
    most = max(votes)[0]
    if most < TUNING.least_share * len(anchors):
        return None
    # Some rates differ so little that only the exact starts decide between them.
    likely = [(rate, offset) for count, offset, rate in votes if count * TUNING.rate_ratio >= most]
    return _most_exact(likely, candidate=candidate, reference=reference)


def _in_order(anchors: Sequence[tuple[int, int]]) -> Sequence[tuple[int, int]]:
    """Return anchors, without those that share a word by chance: few are in the order of others."""
    chain = longest_chain(anchors)
    return chain[:: len(chain) // TUNING.most_anchors + 1]


def _votes(ours: Milliseconds, theirs: Milliseconds, rate: float) -> tuple[int, float]:
    """Return the number of anchors that agree at a rate, and the offset they agree on."""
    return _densest(np.sort(ours - rate * theirs), TUNING.anchor_tolerance)


def _densest(values: Milliseconds, width: float) -> tuple[int, float]:
    """Return the greatest number of sorted values within a width, and their median."""
    if not len(values):
        return 0, 0.0
    ends = np.searchsorted(values, values + width, side="right")
    counts = ends - np.arange(len(values))
    first = int(counts.argmax())
    return int(counts[first]), float(np.median(values[first : ends[first]]))


@dataclass(frozen=True)
class ShiftCorrelation:
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


def shift_by_starts(*, candidate: Times, reference: Times) -> ShiftCorrelation | None:
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
    return ShiftCorrelation(shift, best, unshifted)


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
    apart = (_around(ours, rate * theirs + offset) - rate * theirs).ravel()
    near = np.sort(apart[np.abs(apart - offset) < TUNING.start_tolerance])
    count, exact = _densest(near, TUNING.exact_tolerance)
    if count < TUNING.least_agreeing:
        return 0, rate, offset
    return count, rate, exact


def _starts(times: Times) -> Milliseconds:
    return np.array([start for start, _ in times], np.float64)


def _middles(times: Times) -> Milliseconds:
    middles: Milliseconds = np.array(times, np.float64).mean(axis=1)
    return middles
