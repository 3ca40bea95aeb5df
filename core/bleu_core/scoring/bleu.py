"""BLEU scores from statistics: one function for corpora and single segments."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

from bleu_core.errors import unknown_attribute
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Settings

# sacreBLEU's stand-in for the logarithm of 0.
_LOG_ZERO = -9999999999.0


@dataclass(frozen=True)
class NgramPrecision:
    """The precision of one n-gram order.

    Attributes
    ----------
    order
        Length of the n-grams.
    matched, total
        Clipped matches and all n-grams of the candidate, before smoothing.
    precision
        The value used in the score, 0 to 1, after smoothing.
    smoothed
        Whether smoothing changed it from ``matched / total``.
    """

    order: int
    matched: int
    total: int
    precision: float
    smoothed: bool


# What people know from sacreBLEU, and its name here.
_NAMES_ELSEWHERE = {
    "score": "percent",
    "bp": "brevity_penalty",
    "sys_len": "candidate_length",
    "ref_len": "reference_length",
    "counts": "precisions[…].matched",
    "totals": "precisions[…].total",
}


@dataclass(frozen=True)
class BleuScore:
    """A BLEU score and its components.

    Attributes
    ----------
    percent
        The score times 100, identical to sacreBLEU's to the last digit: identical text gives
        100.00000000000004.
    precisions
        One entry per n-gram order, starting at 1.
    brevity_penalty
        0 to 1.
    candidate_length, reference_length
        In tokens, summed over all segments.
    is_defined
        Whether the score says something about the candidate. If all references are too short for an
        n-gram of the highest order, even identical texts get 0, because its precision is 0 / 0.
    signature
        To be published with the score; empty if the score was computed from counts alone.
    """

    percent: float
    precisions: tuple[NgramPrecision, ...]
    brevity_penalty: float
    candidate_length: int
    reference_length: int
    is_defined: bool = True
    signature: str = field(default="", repr=False, compare=False)

    def __str__(self) -> str:
        """Return the line sacreBLEU prints, with this library's signature."""
        name = f"BLEU|{self.signature}" if self.signature else "BLEU"
        precisions = "/".join(f"{100 * row.precision:.1f}" for row in self.precisions)
        return (
            f"{name} = {self.percent:.2f} {precisions} (BP = {self.brevity_penalty:.3f} "
            f"ratio = {self.length_ratio:.3f} hyp_len = {self.candidate_length} "
            f"ref_len = {self.reference_length})"
        )

    def __format__(self, form: str) -> str:
        """Return the score in percent in a format for numbers, as in ``f"{score:.2f}"``."""
        return format(self.percent, form) if form else str(self)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise unknown_attribute(self, name, _NAMES_ELSEWHERE)

    @property
    def bleu(self) -> float:
        """The score, 0 to 1."""
        return min(self.percent / 100, 1.0)

    @property
    def length_ratio(self) -> float:
        """Candidate length divided by reference length; 0 if the reference is empty."""
        return self.candidate_length / self.reference_length if self.reference_length else 0.0

    def to_dict(self) -> dict[str, Any]:
        """Return the score as plain data, as `bleu-score --format json` prints it."""
        return {
            "bleu": self.bleu,
            "is_defined": self.is_defined,
            "precisions": [asdict(row) for row in self.precisions],
            "brevity_penalty": self.brevity_penalty,
            "candidate_length": self.candidate_length,
            "reference_length": self.reference_length,
            "length_ratio": self.length_ratio,
        }


def brevity_penalty(candidate_length: int, reference_length: int) -> float:
    """Return ``min(1, exp(1 - reference_length / candidate_length))``, 0 for an empty candidate."""
    if candidate_length == 0:
        return 0.0
    if candidate_length >= reference_length:
        return 1.0
    return math.exp(1 - reference_length / candidate_length)


def sentence_settings(settings: Settings) -> Settings:
    """Return the settings of sentence BLEU, the score of a segment on its own.

    As `sacrebleu -sl` computes it: with effective order, and smoothed. If the text is scored
    without smoothing, its segments are smoothed by ``exp``, since a score of 0 would not tell a
    nearly correct segment from a wrong one.
    """
    smoothing = "exp" if settings.smoothing == "none" else settings.smoothing
    return replace(settings, smoothing=smoothing, effective_order=True)


def bleu_score(statistics: Statistics, settings: Settings | None = None) -> BleuScore:
    """Compute BLEU from the statistics of a segment or the sum over a corpus.

    Parameters
    ----------
    statistics
        The counts. All orders they contain are used.
    settings
        Only smoothing and effective order are used here.

    Notes
    -----
    Follows sacreBLEU 2.6.0's ``compute_bleu`` operation by operation for its smoothing methods,
    including two special cases. If nothing matches, the score is 0 and no smoothing is applied. If
    the candidate is too short for an order, this order and all longer ones get precision 0, unless
    `effective_order` leaves them out. ``add-one-all`` is Lin & Och (2004) as implemented in
    TensorFlow NMT: 1 is always added to both counts of every order.
    """
    settings = settings or Settings()
    penalty = brevity_penalty(statistics.candidate_length, statistics.reference_length)
    percents, used = order_percents(statistics, settings)
    percent = 0.0
    if used:
        logs = (math.log(value) if value else _LOG_ZERO for value in percents[:used])
        percent = penalty * math.exp(sum(logs) / used)
    return BleuScore(
        percent,
        tuple(
            _row(index + 1, statistics.matched[index], statistics.total[index], value)
            for index, value in enumerate(percents)
        ),
        penalty,
        statistics.candidate_length,
        statistics.reference_length,
        is_defined=percent > 0 or penalty == 0 or _is_possible(statistics, settings),
    )


def _is_possible(statistics: Statistics, settings: Settings) -> bool:
    """Tell whether a candidate that is identical to a reference would get more than 0."""
    longest = statistics.longest_reference
    if longest is None:
        longest = statistics.reference_length
    # Effective order leaves out the orders without n-grams; these smoothings count some anyway.
    is_filled = settings.effective_order or settings.smoothing in ("add-k", "add-one-all")
    return is_filled or longest >= len(statistics.total)


def order_percents(statistics: Statistics, settings: Settings) -> tuple[list[float], int]:
    """Return the smoothed precision of each order, 0 to 100, and the number of orders used."""
    smoothing = settings.smoothing
    orders = len(statistics.total)
    percents = [0.0] * orders
    used = orders

    if smoothing == "add-one-all":
        percents = [
            100.0 * (matched + 1) / (total + 1)
            for matched, total in zip(statistics.matched, statistics.total, strict=True)
        ]
        if settings.effective_order:
            used = max(1, sum(1 for total in statistics.total if total))
    elif any(statistics.matched):
        value = settings.effective_smoothing_value or 0.0
        halvings = 1.0
        for index in range(orders):
            matched: float = statistics.matched[index]
            total: float = statistics.total[index]
            if smoothing == "add-k" and index > 0:
                matched += value
                total += value
            if total == 0:
                break
            if settings.effective_order:
                used = index + 1
            if matched:
                percents[index] = 100.0 * matched / total
            elif smoothing == "exp":
                halvings *= 2
                percents[index] = 100.0 / (halvings * total)
            elif smoothing == "floor":
                percents[index] = 100.0 * value / total
    else:
        used = 0
    return percents, used


def bleu_percents(
    sums: NDArray[np.float64], settings: Settings | None = None, *, exact: bool = True
) -> NDArray[np.float64]:
    """Compute many scores in one go, bit for bit the ``percent`` of `bleu_score`.

    Parameters
    ----------
    sums
        One row per score, with integer values and the columns of `Statistics.row`.
    settings
        Only smoothing and effective order are used here.
    exact
        False for scores that may differ in the last digits, several times as fast.
    """
    import numpy as np

    # Transposed, so that each column of counts is contiguous in memory.
    columns = np.ascontiguousarray(sums.T)
    candidate, reference = columns[:2]
    matched, total = np.split(columns[2:], 2)
    percents, used = _smoothed(matched, total, settings or Settings())

    # Python's math instead of NumPy's log, exp and sum, which may differ in the last bit.
    log = partial(_each, math.log) if exact else np.log
    exp = partial(_each, math.exp) if exact else np.exp
    zero = percents == 0
    logs = log(np.where(zero, 1.0, percents))
    logs[zero] = _LOG_ZERO
    logs[np.arange(len(logs))[:, None] >= used] = 0.0
    if exact:
        sums_of_logs = np.fromiter(
            map(sum, zip(*logs.tolist(), strict=True)), np.float64, len(sums)
        )
    else:
        sums_of_logs = logs.sum(axis=0)
    scores = exp(sums_of_logs / used)
    short = (candidate > 0) & (candidate < reference)
    scores[short] *= exp(1 - reference[short] / candidate[short])
    scores[candidate == 0] = 0.0
    return scores


def _smoothed(
    matched: NDArray[np.float64], total: NDArray[np.float64], settings: Settings
) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Return the precision of each order in percent, and the number of orders that count."""
    import numpy as np

    smoothing = settings.smoothing
    orders, samples = matched.shape
    used = np.full(samples, orders)
    if smoothing == "add-one-all":
        if settings.effective_order:
            used = np.maximum(1, np.count_nonzero(total, axis=0))
        return 100.0 * (matched + 1) / (total + 1), used
    percents = np.zeros((orders, samples))
    value = settings.effective_smoothing_value or 0.0
    added = value if smoothing == "add-k" else 0.0
    halvings = np.ones(samples)
    # Without any match, no logarithm of a smoothed count is needed: the score is 0.
    going = matched.any(axis=0)
    for index in range(orders):
        hits = matched[index] + added if index else matched[index]
        of = total[index] + added if index else total[index]
        going &= of != 0
        if settings.effective_order:
            used[going] = index + 1
        of = np.where(going, of, 1.0)
        missed = going & (hits == 0)
        percents[index] = np.where(going, 100.0 * hits / of, 0.0)
        if smoothing == "exp":
            halvings[missed] *= 2
            percents[index][missed] = (100.0 / (halvings * of))[missed]
        elif smoothing == "floor":
            percents[index][missed] = (100.0 * value / of)[missed]
    return percents, used


def _each(function: Callable[[float], float], values: NDArray[np.float64]) -> NDArray[np.float64]:
    import numpy as np

    results = map(function, values.ravel().tolist())
    return np.fromiter(results, np.float64, values.size).reshape(values.shape)


def _row(order: int, matched: int, total: int, percent: float) -> NgramPrecision:
    counted = 100.0 * matched / total if total else 0.0
    return NgramPrecision(order, matched, total, percent / 100, percent != counted)
