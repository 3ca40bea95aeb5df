"""Two runs compared on the segments they have in common, by the tests that compare candidates.

Scores of whole runs also differ because segments were added and removed. So the tests use the
segments whose references have the same content in both runs, whatever their order. Where these are
few, they say little about the runs, and nothing is tested.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from bleu_core.pairing.common_segments import CommonSegments, find_common_segments
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.scoring.matrices import Matrix
from bleu_core.scoring.metrics import Metric
from bleu_core.scoring.rounding import ROUNDING
from bleu_core.scoring.significance import Comparison, resample_metrics
from bleu_core.settings import MIN_COMMON, Resampling
from bleu_core.workspace.errors import CandidatesDiffer, SegmentsUnknown, StatisticsUnknown
from bleu_core.workspace.runs import Run, RunCandidate, RunScore

# Keys of a signature on which the statistics of a segment do not depend. The number of references
# is among them because segments in common have the same references.
# The last three are those of given scores.
_NOT_IN_STATISTICS = frozenset(
    "nrefs pairs repairs out bs ar verdicts docs seed version file sha256 differing".split()
)
# Keys about changes to all texts, in BLEU's signature. In TER's, ``norm`` is another option.
_TEXT_OPTIONS = ("norm", "tags", "ph")
# Precedes the version of the package whose Unicode tables a tokenizer uses.
_TABLES = "-regex-"
_SEGMENTS = 2**14

Refusal = Literal["other_options", "nothing_in_common", "few_in_common", "not_in_both"]
"""The reason why two runs cannot be tested by a metric."""


@dataclass(frozen=True)
class MetricChange:
    """A candidate's scores in one metric in two runs.

    Attributes
    ----------
    old, new
        The scores of the whole runs; None if a run has none.
    old_in_common, new_in_common
        The scores of the segments in common; None if the runs cannot be compared.
    comparison
        The new run against the old one, on the segments in common; None if the runs cannot be
        compared, or were not tested.
    refusal
        The reason why the runs cannot be compared.
    differing
        For ``other_options``: keys of the signatures, with the old and the new value. A value is
        empty if a signature does not have the key.
    tables
        The old and the new value of the tokenizer if only the Unicode tables of its package differ,
        which classify newly added characters; empty if they are the same.
    """

    old: RunScore | None
    new: RunScore | None
    old_in_common: float | None = None
    new_in_common: float | None = None
    comparison: Comparison | None = None
    refusal: Refusal | None = None
    differing: tuple[tuple[str, str, str], ...] = ()
    tables: tuple[str, ...] = ()

    @property
    def score(self) -> RunScore:
        """The new score; the old one if there is no new one. Both are of the same metric."""
        score = self.new or self.old
        assert score is not None
        return score

    @property
    def difference(self) -> float | None:
        """The new score minus the old one, of the whole runs."""
        if self.old is None or self.new is None:
            return None
        return self.new.percent - self.old.percent


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

    def metric(self, name: str) -> MetricChange:
        """Return the scores in a metric.

        Raises
        ------
        KeyError
            If neither run has it.
        """
        return {each.score.metric: each for each in self.metrics}[name]


@dataclass(frozen=True)
class RunComparison:
    """Two runs compared.

    Attributes
    ----------
    old, new
        The runs.
    segments
        The segments that the runs have in common.
    candidates
        The candidates of both runs.
    """

    old: Run = field(repr=False, compare=False)
    new: Run = field(repr=False, compare=False)
    segments: CommonSegments = field(repr=False)
    candidates: tuple[CandidateChange, ...] = ()

    @property
    def common(self) -> int:
        """Number of segments in common."""
        return len(self.segments.new)

    @property
    def added(self) -> int:
        """Number of segments that only the new run has."""
        return self.new.segments - self.common

    @property
    def removed(self) -> int:
        """Number of segments that only the old run has."""
        return self.old.segments - self.common

    @property
    def common_share(self) -> float:
        """The share of the old run's segments that are in common; what is new hides no drop."""
        return self.common / max(self.old.segments, 1)

    @property
    def is_whole(self) -> bool:
        """Whether all segments of both runs are in common."""
        return self.common == self.old.segments == self.new.segments

    @cached_property
    def rows(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The rows of the segments in common, in the old and in the new run."""
        return np.array(self.segments.old, np.int64), np.array(self.segments.new, np.int64)

    @cached_property
    def document_numbers(self) -> Sequence[int]:
        """The number of the document of each segment in common; empty if neither run knows it."""
        runs = zip((self.new, self.old), reversed(self.rows), strict=True)
        found = ((run.document_numbers(), rows) for run, rows in runs)
        return next((np.asarray(own)[rows].tolist() for own, rows in found if own), [])

    def formula(self, change: MetricChange) -> Metric:
        """Return the metric with its options, of two scores that can be compared.

        Raises
        ------
        StatisticsUnknown
            If neither run knows more than its scores.
        """
        for score in (change.new, change.old):
            formula = score.formula() if score else None
            if formula is not None:
                return formula
        raise StatisticsUnknown(self.new.name)

    def statistics(self, change: MetricChange) -> tuple[Matrix, Matrix]:
        """Return the old and the new statistics of the segments in common.

        Raises
        ------
        StatisticsUnknown
            If a run has no statistics.
        RunDamaged
            If the statistics of a run do not give its scores.
        """
        formula = self.formula(change)
        found = []
        runs, scores = (self.old, self.new), (change.old, change.new)
        for run, score, rows in zip(runs, scores, self.rows, strict=True):
            statistics = score.statistics(formula) if score else None
            if statistics is None:
                raise StatisticsUnknown(run.name)
            found.append(_rows(statistics, rows))
        old, new = found
        if formula.given:
            # Scores of different segments do not compare.
            judged = (old[:, 1:] > 0) & (new[:, 1:] > 0)
            if not judged.any():
                raise StatisticsUnknown(self.old.name)
            old, new = old * judged, new * judged
        return old, new


def compare_runs(
    old: Run,
    new: Run,
    *,
    names: Sequence[tuple[str, str]] | None = None,
    metrics: Sequence[str] | None = None,
    tested: bool = True,
    min_common: float = MIN_COMMON,
    resampling: Resampling | None = None,
    progress: Progress = SILENT,
) -> RunComparison:
    """Compare two runs.

    Parameters
    ----------
    old, new
        The runs. At least one of them was read with its statistics, or is an evaluation.
    names
        The candidates to compare: names in the old and in the new run. By default, candidates of
        the same name, or at the same position if a run was kept without names; if there are none,
        and each run has a single candidate, these two.
    metrics
        Names of the metrics to compare by; by default all.
    tested
        Whether to test the differences. If not, statistics are only needed where segments were
        added, removed or changed.
    min_common
        The share of the segments, 0 to 1, that must be in common for any comparison.
    resampling
        The test and its options; by default the paired bootstrap. p-values are corrected for the
        number of candidates.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    CandidatesDiffer
        If there are no candidates to compare.
    SegmentsUnknown, StatisticsUnknown
        If scores could be compared, but a run lacks data about its segments.
    RunDamaged
    Cancelled
    """
    pairs = _candidates(old, new, names)
    references = _references(old, new)
    changes = [
        {
            metric: _change(before, after, metric, references)
            for metric in _metrics(before, after)
            if metrics is None or metric in metrics
        }
        for before, after in pairs
    ]
    is_comparable = any(change.refusal is None for own in changes for change in own.values())
    segments = _common(old, new, is_needed=is_comparable)
    progress.check()
    comparison = RunComparison(old, new, segments)
    few: Refusal | None = None
    if not segments.new:
        few = "nothing_in_common"
    elif comparison.common_share < min_common:
        few = "few_in_common"
    if few is not None:
        changes = [
            {name: replace(own[name], refusal=own[name].refusal or few) for name in own}
            for own in changes
        ]
    comparable = dict.fromkeys(
        name for own in changes for name, change in own.items() if change.refusal is None
    )
    for step, metric in enumerate(comparable):
        own = {
            number: change
            for number, of_candidate in enumerate(changes)
            if (change := of_candidate.get(metric)) and change.refusal is None
        }
        scored = _in_common(
            comparison,
            [*own.values()],
            [(pairs[number][0].name, pairs[number][1].name) for number in own],
            paired_test_of(resampling) if tested else None,
            progress.part(step, len(comparable)),
        )
        for number, change in zip(own, scored, strict=True):
            changes[number][metric] = change
    candidates = tuple(
        CandidateChange(after.name, before.name, tuple(own.values()))
        for (before, after), own in zip(pairs, changes, strict=True)
    )
    return replace(comparison, candidates=candidates)


_Pair = tuple[RunCandidate, RunCandidate]


def _candidates(old: Run, new: Run, names: Sequence[tuple[str, str]] | None) -> list[_Pair]:
    before = {each.name: each for each in old.candidates}
    after = {each.name: each for each in new.candidates}
    if names is None:
        known = old.known_as(new)
        names = [(known[name].name, name) for name in after if name in known]
        if not names and len(before) == len(after) == 1:
            names = list(zip(before, after, strict=True))
    pairs = [
        (before[one], after[other]) for one, other in names if one in before and other in after
    ]
    if not pairs or len(pairs) < len(names):
        raise CandidatesDiffer(tuple(before), tuple(after))
    return pairs


def _metrics(before: RunCandidate, after: RunCandidate) -> list[str]:
    """Return the metrics of the new candidate, then those that only the old one has."""
    return list(dict.fromkeys(each.metric for each in (*after.scores, *before.scores)))


_Differing = tuple[tuple[str, str, str], ...]


def _change(
    before: RunCandidate, after: RunCandidate, metric: str, references: _Differing
) -> MetricChange:
    """Return two scores, and the reason if they cannot be compared on any segments."""
    old, new = before.score(metric), after.score(metric)
    change = MetricChange(old, new)
    if old is None or new is None:
        return replace(change, refusal="not_in_both")
    bleu = before.score("bleu"), after.score("bleu")
    texts = None
    if bleu[0] is not None and bleu[1] is not None and not new.given:
        texts = bleu[0].signature, bleu[1].signature
    differing = differing_options(old.signature, new.signature, texts=texts)
    if not new.given:
        differing += references
    if differing or old.lower_is_better != new.lower_is_better or old.given != new.given:
        return replace(change, refusal="other_options", differing=differing)
    return replace(change, tables=differing_tables(old.signature, new.signature))


def _references(old: Run, new: Run) -> _Differing:
    """Return the numbers of references if they differ: no segment is the same in both."""
    if old.references == new.references or old.references_vary or new.references_vary:
        return ()
    return (("nrefs", str(old.references), str(new.references)),)


def _common(old: Run, new: Run, *, is_needed: bool) -> CommonSegments:
    """Return the segments in common; none if they cannot be known, and are not needed."""
    whole = old.references_digest() if old.segments == new.segments else None
    if whole is not None and whole == new.references_digest():
        return CommonSegments([*range(old.segments)], [*range(new.segments)])
    found = []
    for run in (old, new):
        digests = run.segment_digests()
        if digests is None:
            if is_needed:
                raise SegmentsUnknown(run.name)
            return CommonSegments([], [])
        found.append(digests)
    return find_common_segments(*found)


def paired_test_of(resampling: Resampling | None) -> Resampling:
    """Return the options of a test of two runs: the bootstrap, unless another one is chosen."""
    chosen = resampling or Resampling()
    test = "bs" if chosen.paired_test == "none" else chosen.paired_test
    return replace(chosen, paired_test=test, confidence=False, baseline=None)


def _in_common(
    comparison: RunComparison,
    changes: Sequence[MetricChange],
    names: Sequence[tuple[str, str]],
    test: Resampling | None,
    progress: Progress,
) -> list[MetricChange]:
    """Return the candidates' scores in one metric on the segments in common, tested if asked for.

    Parameters
    ----------
    names
        The names of each candidate in the old and in the new run.
    """
    if comparison.is_whole and test is None:
        return [_with_whole_scores(change) for change in changes]
    formula = comparison.formula(changes[0])
    matrices: list[Matrix] = []
    for change in changes:
        progress.check()
        matrices += comparison.statistics(change)
    if comparison.is_whole:
        scored = [_with_whole_scores(change) for change in changes]
    else:
        percents = map(formula.percent, matrices)
        scored = [
            replace(change, old_in_common=was, new_in_common=now)
            for change, was, now in zip(changes, percents, percents, strict=True)
        ]
    if test is None:
        return scored
    (result,) = resample_metrics(
        [formula],
        [matrices],
        [name for of_candidate in names for name in of_candidate],
        test,
        progress,
        pairs=[(2 * place, 2 * place + 1) for place in range(len(changes))],
        documents=comparison.document_numbers,
    )
    return [
        replace(change, comparison=comparison_of_one)
        for change, comparison_of_one in zip(scored, result.comparisons, strict=True)
    ]


def _with_whole_scores(change: MetricChange) -> MetricChange:
    assert change.old is not None
    assert change.new is not None
    return replace(change, old_in_common=change.old.percent, new_in_common=change.new.percent)


def differing_options(old: str, new: str, *, texts: tuple[str, str] | None = None) -> _Differing:
    """Return the differences of two signatures that change the statistics of a segment.

    Parameters
    ----------
    old, new
        Signatures of the same metric.
    texts
        The signatures of BLEU, which have the changes made to all texts.

    Returns
    -------
    tuple
        Keys, each with the old and the new value.
    """
    differing = _differing(old, new)
    if texts is not None:
        known = {key for key, _, _ in differing}
        differing += [
            each for each in _differing(*texts) if each[0] in _TEXT_OPTIONS and each[0] not in known
        ]
    return tuple(differing)


def differing_tables(old: str, new: str) -> tuple[str, ...]:
    """Return the tokenizers of two signatures if only the Unicode tables of a package differ.

    A new version of the package can only change tokens of characters that Unicode has added or
    reclassified, which are hardly in any text.
    """
    was, now = (_options(signature).get("tok", "") for signature in (old, new))
    return (was, now) if was != now and _without_tables(was) == _without_tables(now) else ()


def _without_tables(value: str) -> str:
    return value.partition(_TABLES)[0]


def _differing(old: str, new: str) -> list[tuple[str, str, str]]:
    before, after = _options(old), _options(new)
    return [
        (key, before.get(key, ""), after.get(key, ""))
        for key in {**before, **after}
        if _without_tables(before.get(key, "")) != _without_tables(after.get(key, ""))
    ]


def _options(signature: str) -> dict[str, str]:
    parts = (part.partition(":") for part in signature.split("|"))
    return {key: value for key, _, value in parts if key not in _NOT_IN_STATISTICS}


def _rows(statistics: Matrix, rows: NDArray[np.int64]) -> Matrix:
    """Return some rows, without a copy if they are all rows in order, the usual case."""
    if len(rows) == len(statistics) and np.array_equal(rows, np.arange(len(rows))):
        return statistics
    return statistics[rows]


def segment_changes(
    comparison: RunComparison, change: MetricChange, progress: Progress = SILENT
) -> NDArray[np.float64]:
    """Return each segment's new score minus its old one; NaN for those that only the new run has.

    Parameters
    ----------
    comparison
        The runs.
    change
        A candidate's scores in one metric that can be compared.

    Raises
    ------
    StatisticsUnknown, RunDamaged
        See `RunComparison.statistics`.
    Cancelled
    """
    formula = comparison.formula(change)
    old, new = (
        _segment_percents(formula, statistics, progress.part(step, 2))
        for step, statistics in enumerate(comparison.statistics(change))
    )
    found: NDArray[np.float64] = np.full(comparison.new.segments, np.nan)
    found[comparison.rows[1]] = new - old
    return found


def worse_since(changes: NDArray[np.float64], score: RunScore) -> NDArray[np.bool_]:
    """Return a mask of the segments that have got worse; see `segment_changes`."""
    worse: NDArray[np.bool_] = (changes if score.lower_is_better else -changes) > ROUNDING
    return worse


def _segment_percents(
    formula: Metric, statistics: Matrix, progress: Progress
) -> NDArray[np.float64]:
    scores = np.empty(len(statistics))
    for start in range(0, len(statistics), _SEGMENTS):
        progress.step(Stage.COUNTING, start, len(statistics))
        some = slice(start, start + _SEGMENTS)
        scores[some] = formula.segment_percents(statistics[some].astype(float))
    return scores
