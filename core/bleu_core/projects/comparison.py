"""Two runs compared on the segments they have in common, by the tests that compare candidates.

Scores of whole runs also differ because segments were added and removed. So the tests use the
segments whose references have the same content in both, wherever these stand. They need digests and
statistics only: a run may come from a project, from JSON, or be an evaluation just made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from bleu_core.common_segments import CommonSegments, find_common_segments
from bleu_core.errors import CandidatesDiffer
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.results import Evaluation, MetricResult
from bleu_core.scoring.matrices import Matrix
from bleu_core.scoring.metrics import Metric
from bleu_core.scoring.significance import Comparison, resample_metrics
from bleu_core.settings import Resampling

# Keys of a signature on which the statistics of a segment do not depend. The number of references
# is among them because segments in common have the same ones.
_ELSEWHERE = frozenset(
    (
        *("nrefs", "pairs", "repairs", "out", "bs", "ar", "seed", "version"),
        # Of given scores.
        *("file", "sha256", "differing"),
    )
)
# What is done to all texts. BLEU's signature tells; in TER's, ``norm`` is an option of its own.
_OF_TEXTS = ("norm", "tags", "ph")
# Differences below are rounding errors of floating-point numbers.
_ROUNDING = 1e-9
_SEGMENTS = 2**14

Refusal = Literal["other_options", "nothing_in_common", "not_in_both"]
"""Why two runs cannot be tested by a metric."""


@dataclass(frozen=True)
class CandidateNumbers:
    """A candidate's scores and statistics."""

    name: str
    metrics: tuple[MetricResult, ...]

    def result(self, metric: str) -> MetricResult | None:
        """Return the result in a metric; None if there is none."""
        return next((each for each in self.metrics if each.metric.name == metric), None)


@dataclass(frozen=True)
class RunNumbers:
    """What two runs are compared by.

    Attributes
    ----------
    candidates
        Their scores and statistics.
    digests
        Of each segment's references; see `bleu_core.common_segments.segment_digests`.
    """

    candidates: tuple[CandidateNumbers, ...]
    digests: Sequence[bytes] = field(repr=False)


def numbers_of(evaluation: Evaluation) -> RunNumbers:
    """Return what an evaluation is compared by."""
    return RunNumbers(
        tuple(CandidateNumbers(each.name, each.metrics) for each in evaluation.candidates),
        evaluation.segment_digests(),
    )


@dataclass(frozen=True)
class MetricChange:
    """A candidate's scores in one metric in two runs.

    Attributes
    ----------
    metric
        The metric.
    old_percent, new_percent
        The scores of the whole runs; None where there is none.
    comparison
        The new run against the old one, on the segments in common; None if they cannot be compared.
    refusal
        Why not.
    differing
        For ``other_options``: keys of the signatures, with the old and the new value; empty where a
        signature does not have it.
    """

    metric: Metric
    old_percent: float | None
    new_percent: float | None
    comparison: Comparison | None = None
    refusal: Refusal | None = None
    differing: tuple[tuple[str, str, str], ...] = ()

    @property
    def difference(self) -> float | None:
        """The new score minus the old one, of the whole runs."""
        if self.old_percent is None or self.new_percent is None:
            return None
        return self.new_percent - self.old_percent


@dataclass(frozen=True)
class CandidateChange:
    """A candidate in two runs.

    Attributes
    ----------
    name, old_name
        Its name in the new run and in the old one.
    metrics
        Its scores in each metric of either run, BLEU first.
    """

    name: str
    old_name: str
    metrics: tuple[MetricChange, ...]

    def metric(self, name: str) -> MetricChange | None:
        """Return the scores in a metric; None if neither run has it."""
        return next((each for each in self.metrics if each.metric.name == name), None)


@dataclass(frozen=True)
class RunComparison:
    """Two runs compared.

    Attributes
    ----------
    candidates
        The candidates of both runs.
    segments
        Which segments they have in common.
    old_segments, new_segments
        How many they have.
    """

    candidates: tuple[CandidateChange, ...]
    segments: CommonSegments = field(repr=False)
    old_segments: int
    new_segments: int

    @property
    def common(self) -> int:
        """Number of segments in common."""
        return len(self.segments.new)

    @property
    def added(self) -> int:
        """Number of segments that only the new run has."""
        return self.new_segments - self.common

    @property
    def removed(self) -> int:
        """Number of segments that only the old run has."""
        return self.old_segments - self.common


def compare_runs(
    old: RunNumbers,
    new: RunNumbers,
    *,
    names: Sequence[tuple[str, str]] | None = None,
    resampling: Resampling | None = None,
    progress: Progress = SILENT,
) -> RunComparison:
    """Compare two runs.

    Parameters
    ----------
    old, new
        The runs.
    names
        Which candidates to compare: names in the old and in the new run. By default those of the
        same name; if there is none, and either run has a single candidate, these two.
    resampling
        Which test, and its options; by default the paired bootstrap. p-values are corrected for the
        number of candidates.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    CandidatesDiffer
        If there are no candidates to compare.
    Cancelled
    """
    resampling = resampling or Resampling()
    if resampling.paired_test == "none":
        resampling = replace(resampling, paired_test="bs")
    resampling = replace(resampling, confidence=False, baseline=None)
    segments = find_common_segments(old.digests, new.digests)
    progress.check()
    both = _candidates(old, new, names)
    rows = np.array(segments.old, np.int64), np.array(segments.new, np.int64)
    changes = [
        [_change(before, after, metric, len(rows[0])) for metric in _metrics(before, after)]
        for before, after in both
    ]
    tested = _test(both, changes, rows, resampling, progress)
    return RunComparison(
        tuple(
            CandidateChange(
                after.name,
                before.name,
                tuple(
                    replace(change, comparison=tested.get((number, change.metric.name)))
                    for change in own
                ),
            )
            for number, ((before, after), own) in enumerate(zip(both, changes, strict=True))
        ),
        segments,
        len(old.digests),
        len(new.digests),
    )


_Both = tuple[CandidateNumbers, CandidateNumbers]


def _candidates(
    old: RunNumbers, new: RunNumbers, names: Sequence[tuple[str, str]] | None
) -> list[_Both]:
    before = {each.name: each for each in old.candidates}
    after = {each.name: each for each in new.candidates}
    if names is None:
        names = [(name, name) for name in after if name in before]
        if not names and len(before) == len(after) == 1:
            names = list(zip(before, after, strict=True))
    both = [(before[one], after[other]) for one, other in names if one in before and other in after]
    if not both or len(both) < len(names):
        raise CandidatesDiffer(tuple(before), tuple(after))
    return both


def _metrics(before: CandidateNumbers, after: CandidateNumbers) -> list[Metric]:
    """Return the metrics of both, then those of one of them."""
    found = {each.metric.name: each.metric for each in (*after.metrics, *before.metrics)}
    return list(found.values())


def _change(
    before: CandidateNumbers, after: CandidateNumbers, metric: Metric, common: int
) -> MetricChange:
    one, other = before.result(metric.name), after.result(metric.name)
    change = MetricChange(
        metric,
        None if one is None else one.percent,
        None if other is None else other.percent,
    )
    if one is None or other is None:
        return replace(change, refusal="not_in_both")
    differing = differing_options(
        one.signature,
        other.signature,
        texts=None if metric.given else (before.metrics[0].signature, after.metrics[0].signature),
    )
    same_columns = one.metric.columns == other.metric.columns
    if differing or not same_columns or one.metric.lower_is_better != metric.lower_is_better:
        return replace(change, refusal="other_options", differing=differing)
    return change if common else replace(change, refusal="nothing_in_common")


def differing_options(
    old: str, new: str, *, texts: tuple[str, str] | None = None
) -> tuple[tuple[str, str, str], ...]:
    """Return in what two signatures differ that changes the statistics of a segment.

    Parameters
    ----------
    old, new
        Signatures of the same metric.
    texts
        The signatures of BLEU, which tell what was done to all texts.

    Returns
    -------
    tuple
        Keys, each with the old and the new value.
    """
    differing = _differing(old, new)
    if texts is not None:
        differing += [
            each for each in _differing(*texts) if each[0] in _OF_TEXTS and each not in differing
        ]
    return tuple(differing)


def _differing(old: str, new: str) -> list[tuple[str, str, str]]:
    before, after = _options(old), _options(new)
    return [
        (key, before.get(key, ""), after.get(key, ""))
        for key in {**before, **after}
        if before.get(key) != after.get(key)
    ]


def _options(signature: str) -> dict[str, str]:
    parts = (part.partition(":") for part in signature.split("|"))
    return {key: value for key, _, value in parts if key not in _ELSEWHERE}


def _test(
    both: Sequence[_Both],
    changes: Sequence[Sequence[MetricChange]],
    rows: tuple[NDArray[np.int64], NDArray[np.int64]],
    resampling: Resampling,
    progress: Progress,
) -> dict[tuple[int, str], Comparison]:
    """Return comparisons by place of the candidate and name of the metric."""
    testable: dict[str, Metric] = {}
    for own in changes:
        for change in own:
            if change.refusal is None:
                testable.setdefault(change.metric.name, change.metric)
    found = {}
    for step, metric in enumerate(testable.values()):
        places = [
            number
            for number, own in enumerate(changes)
            if any(each.metric.name == metric.name and each.refusal is None for each in own)
        ]
        matrices = []
        for number in places:
            for candidate, own_rows in zip(both[number], rows, strict=True):
                progress.check()
                result = candidate.result(metric.name)
                assert result is not None
                matrices.append(_rows(result.statistics, own_rows))
        names = [candidate.name for number in places for candidate in both[number]]
        (result_of_test,) = resample_metrics(
            [metric],
            [matrices],
            names,
            resampling,
            progress.part(step, len(testable)),
            pairs=[(2 * place, 2 * place + 1) for place in range(len(places))],
        )
        for number, comparison in zip(places, result_of_test.comparisons, strict=True):
            found[number, metric.name] = comparison
    return found


def _rows(statistics: Matrix, rows: NDArray[np.int64]) -> Matrix:
    """Return some rows; without a copy if they are all of them in order, the usual case."""
    if len(rows) == len(statistics) and np.array_equal(rows, np.arange(len(rows))):
        return statistics
    return statistics[rows]


def segment_changes(
    old: MetricResult,
    new: MetricResult,
    segments: CommonSegments,
    progress: Progress = SILENT,
) -> NDArray[np.float64]:
    """Return each segment's new score minus its old one; NaN for those that only the new run has.

    Parameters
    ----------
    old, new
        The results of a candidate in one metric; see `MetricChange` whether they are comparable.
    segments
        The segments in common.
    """
    scores = [
        _segment_percents(each, np.array(rows, np.int64), progress.part(step, 2))
        for step, (each, rows) in enumerate(((old, segments.old), (new, segments.new)))
    ]
    found: NDArray[np.float64] = np.full(len(new.statistics), np.nan)
    found[np.array(segments.new, np.int64)] = scores[1] - scores[0]
    return found


def worse_since(changes: NDArray[np.float64], metric: Metric) -> NDArray[np.bool_]:
    """Return which segments have got worse; see `segment_changes`."""
    worse: NDArray[np.bool_] = (changes if metric.lower_is_better else -changes) > _ROUNDING
    return worse


def _segment_percents(
    result: MetricResult, rows: NDArray[np.int64], progress: Progress
) -> NDArray[np.float64]:
    scores = np.empty(len(rows))
    for start in range(0, len(rows), _SEGMENTS):
        progress.step(Stage.COUNTING, start, len(rows))
        some = slice(start, start + _SEGMENTS)
        scores[some] = result.metric.segment_percents(result.statistics[rows[some]].astype(float))
    return scores
