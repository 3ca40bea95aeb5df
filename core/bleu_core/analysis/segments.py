"""All segments of an evaluation as columns of numbers, to sort, filter and count them.

Every column is computed on first use, in steps that can be canceled, and kept. So a worker can
compute the columns that a window shows, and the window only reads columns that are already known.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

from bleu_core.diagnostics.kinds import Severity
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.evaluation.results import Evaluation, MetricResult
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.scoring.chrf import chrf_percents, chrf_statistics
from bleu_core.scoring.contributions import contributions, difference_contributions
from bleu_core.scoring.metrics import metrics_of
from bleu_core.settings import METRICS, ChrfOptions, chrf_options

Numbers = NDArray[np.float64]
Mask = NDArray[np.bool_]
Rows = NDArray[np.int32]

SegmentColumn = str
"""The name of a metric, or ``length_ratio``, ``contribution``, ``difference``."""
Filter = Literal[
    "worst", "given", "costly", "length", "warned", "empty", "untranslated", "different"
]
FILTERS: tuple[Filter, ...] = get_args(Filter)
Ranking = Literal["worst", "given", "costly", "different"]
RANKINGS: tuple[Ranking, ...] = get_args(Ranking)
"""The filters that rank segments, and select the first tenth."""

# Segments per step: a step of the slowest column holds the GIL for some milliseconds at most.
_SEGMENTS = 2**14
# chrF's steps in characters: its arrays hold a number for each of them.
_CHARACTERS = 200_000
# The share of the segments that a ranking selects.
_SHARE = 0.1
# A length is unusual if the lengths differ by this factor and by this number of tokens.
_LENGTH_FACTOR = 1.5
_LENGTH_DIFFERENCE = 4

BINS = 10
"""Number of bars in the distribution of scores, from 0 to 100."""


class SegmentTable:
    """The segments of one evaluation, with one row each, from 0.

    Parameters
    ----------
    evaluation
        The evaluation.

    Attributes
    ----------
    metrics
        Names and titles of the metrics with a column, BLEU first. chrF is among them even if it was
        not chosen, unless only numbers were kept of the texts. Given ones come last.
    """

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        metrics = evaluation.metrics
        titles = {metric.name: metric.title for metric in metrics}
        if evaluation.has_texts and not {"chrf", "chrf++"} & titles.keys():
            settings = replace(evaluation.settings, metrics=("chrf",))
            titles |= {metric.name: metric.title for metric in metrics_of(settings)}
        given = {metric.name: metric.title for metric in metrics if metric.given}
        self.metrics: dict[str, str] = {
            name: titles[name] for name in METRICS if name in titles
        } | given
        self._columns: dict[tuple[str, int, int], Numbers] = {}
        # chrF of the first segments of a candidate, and their number, while it is computed.
        self._begun: dict[int, tuple[Numbers, int]] = {}
        self._masks: dict[tuple[Filter, int, int], Mask] = {}

    def __len__(self) -> int:
        return self.evaluation.segments

    # Columns

    def known(
        self, column: SegmentColumn, candidate: int, rival: int | None = None
    ) -> Numbers | None:
        """Return a column if it has been computed, else None."""
        return self._columns.get(_key(column, candidate, rival))

    def so_far(
        self, column: SegmentColumn, candidate: int, rival: int | None = None
    ) -> Numbers | None:
        """Return a column as far as it has been computed; the rest of it is NaN."""
        numbers = self.known(column, candidate, rival)
        if numbers is None and column == "chrf" and candidate in self._begun:
            return self._begun[candidate][0]
        return numbers

    def column(
        self,
        column: SegmentColumn,
        candidate: int,
        rival: int | None = None,
        *,
        progress: Progress = SILENT,
    ) -> Numbers:
        """Return one number for each segment.

        Parameters
        ----------
        column
            A metric: the segment's score, 0 to 100, of BLEU sentence BLEU; a given metric's on
            its own scale, NaN if it is not given for this candidate. ``length_ratio``:
            tokens of the candidate for each of the reference; NaN without a reference.
            ``contribution``: BLEU of the corpus minus BLEU without the segment, in points.
            ``difference``: the segment's part in the difference between the candidate's BLEU and
            the rival's, in points; see `difference_contributions`.
        candidate, rival
            Indices of candidates; `rival` is needed for ``difference`` only.
        progress
            Receives the number of segments done, and can cancel.

        Raises
        ------
        Cancelled
            If `progress` requests it.
        """
        key = _key(column, candidate, rival)
        if key not in self._columns:
            self._columns[key] = self._compute(column, candidate, rival, progress)
        return self._columns[key]

    def _compute(
        self, column: SegmentColumn, candidate: int, rival: int | None, progress: Progress
    ) -> Numbers:
        results = {each.metric.name: each for each in self.evaluation.candidates[candidate].metrics}
        bleu = results["bleu"]
        if column == "difference":
            assert rival is not None
            other = self.evaluation.candidates[rival].bleu.statistics
            return difference_contributions(
                bleu.statistics, other, bleu.metric.percents, progress=progress
            )
        if column == "contribution":
            return contributions(bleu.statistics, bleu.metric.percents, progress=progress)
        if column == "length_ratio":
            lengths, of_references = bleu.statistics[:, 0], bleu.statistics[:, 1]
            ratios = np.full(len(self), np.nan)
            np.divide(lengths, of_references, out=ratios, where=of_references > 0)
            return ratios
        if column in results:
            return _segment_percents(results[column], progress)
        if column != "chrf" or not self.evaluation.has_texts:
            return np.full(len(self), np.nan)
        return self._chrf(candidate, chrf_options("chrf", self.evaluation.settings), progress)

    def _chrf(self, candidate: int, options: ChrfOptions, progress: Progress) -> Numbers:
        """Compute chrF of each segment, which was not chosen and so was not counted."""
        aligned = self.evaluation.aligned
        own = aligned.candidates[candidate].segments
        references = [document.segments for document in aligned.references]
        scores: Numbers
        scores, start = self._begun.get(candidate, (np.full(len(self), np.nan), 0))
        while start < len(self):
            # Keep the scores computed so far, in case the computation is canceled.
            self._begun[candidate] = scores, start
            progress.step(Stage.COUNTING, start, len(self))
            stop = _stop([own, *references], start)
            rows = chrf_statistics(
                candidates=[own[start:stop]],
                references=[segments[start:stop] for segments in references],
                options=options,
            )
            scores[start:stop] = chrf_percents(rows[0], options)
            start = stop
        progress.step(Stage.COUNTING, len(self), len(self))
        return scores

    # Order

    def order(
        self,
        column: SegmentColumn,
        candidate: int,
        rival: int | None = None,
        *,
        descending: bool,
        rows: Rows | None = None,
        progress: Progress = SILENT,
    ) -> Rows:
        """Return rows in the order of a column; those without a number (NaN) come last.

        Parameters
        ----------
        column, candidate, rival
            See `column`.
        descending
            Whether the largest comes first. Equal numbers are in the order of contributions, equal
            contributions in the order of BLEU, and equals in both in the order of the text.
        rows
            The rows to order, ascending; all by default.
        progress
            Receives the number of segments done, and can cancel.
        """
        numbers = self.column(column, candidate, rival, progress=progress)
        ties = self._ties(column, candidate, progress)
        if descending:
            numbers, ties = -numbers, -ties
        if rows is None:
            rows = np.arange(len(self), dtype=np.int32)
        return _ordered(rows, numbers, ties)

    def _ties(self, column: SegmentColumn, candidate: int, progress: Progress) -> Numbers:
        """Return the column by which equal numbers of another one are ordered."""
        ties = "bleu" if column == "contribution" else "contribution"
        return self.column(ties, candidate, progress=progress)

    def ranked(
        self,
        name: Ranking,
        candidate: int,
        rival: int | None = None,
        *,
        progress: Progress = SILENT,
    ) -> Rows:
        """Return the segments that a ranking applies to, in its order.

        Parameters
        ----------
        name
            ``worst``: those with less than the best sentence BLEU, the lowest first. ``given``: the
            same by the candidate's first given metric, if it has one. ``costly``: those with a
            negative contribution, the lowest first. ``different``: those that contribute to the
            difference between the two candidates, the largest first. Equals are ordered as in
            `order`.
        candidate, rival
            Indices of candidates; without a rival, ``different`` applies to no segment.
        progress
            Can cancel.
        """
        column = {"worst": "bleu", "costly": "contribution", "different": "difference"}.get(name)
        lower_is_better = False
        if name == "given":
            results = self.evaluation.candidates[candidate].metrics
            given = next((result.metric for result in results if result.metric.given), None)
            if given is not None:
                column, lower_is_better = given.name, given.lower_is_better
        if column is None or (name == "different" and rival is None):
            return np.zeros(0, np.int32)
        numbers = self.column(column, candidate, rival, progress=progress)
        if name == "costly":
            applies: Mask = numbers < 0
        elif name == "different":
            numbers = -np.abs(numbers)
            applies = numbers < 0
        else:
            numbers = -numbers if lower_is_better else numbers
            applies = numbers < np.fmax.reduce(numbers, initial=-np.inf)
        rows = np.flatnonzero(applies).astype(np.int32)
        return _ordered(rows, numbers, self._ties(column, candidate, progress))

    # Filters

    def known_filter(self, name: Filter, candidate: int, rival: int | None = None) -> Mask | None:
        """Return the segments a filter selects if they are known, else None."""
        return self._masks.get((name, *_indices(candidate, rival)))

    def selected(
        self,
        name: Filter,
        candidate: int,
        rival: int | None = None,
        *,
        progress: Progress = SILENT,
    ) -> Mask:
        """Return a mask of the segments that a filter selects.

        Parameters
        ----------
        name
            One of `RANKINGS`: the first tenth of `ranked`, as far as it applies. ``length``: at
            least 4 tokens and by half longer or shorter than the reference. ``warned``: named in a
            diagnostic of the candidate, its files or its pairs. ``empty``: without a token in the
            candidate or in all references. ``untranslated``: equal to the source, unlike the
            reference.
        candidate, rival
            Indices of candidates; without a rival, ``different`` selects nothing.
        progress
            Can cancel.
        """
        key = (name, *_indices(candidate, rival))
        if key not in self._masks:
            self._masks[key] = self._select(name, candidate, rival, progress)
        return self._masks[key]

    def _select(self, name: Filter, candidate: int, rival: int | None, progress: Progress) -> Mask:
        progress.check()
        if name in RANKINGS:
            rows = self.ranked(name, candidate, rival, progress=progress)
            first = np.zeros(len(self), bool)
            first[rows[: max(1, round(len(self) * _SHARE))]] = True
            return first
        if name == "warned":
            return self._warned(candidate)
        if name == "untranslated":
            return self._untranslated(candidate, progress)
        statistics = self.evaluation.candidates[candidate].bleu.statistics
        own, reference = (statistics[:, side].astype(float) for side in (0, 1))
        selected: Mask = (own == 0) | (reference == 0)
        if name == "length":
            larger, smaller = np.maximum(own, reference), np.minimum(own, reference)
            selected = larger >= _LENGTH_FACTOR * smaller
            selected &= larger - smaller >= _LENGTH_DIFFERENCE
        return selected

    def _warned(self, candidate: int) -> Mask:
        result = self.evaluation.candidates[candidate]
        # These diagnostics concern any candidate; other filters show the given candidate's.
        others = ("empty_candidate", "untranslated")
        found = [each for each in self.evaluation.pair_diagnostics if each.kind.value not in others]
        return self.rows_of([*result.diagnostics, *found])

    def rows_of(self, diagnostics: Sequence[Diagnostic]) -> Mask:
        """Return the segments that diagnostics are about; one about every segment is about none."""
        about = np.zeros(len(self), bool)
        for each in diagnostics:
            if each.severity is not Severity.NOTE and len(each.rows) < len(self):
                about[segments_of(self.evaluation, each.rows)] = True
        return about

    def _untranslated(self, candidate: int, progress: Progress) -> Mask:
        equal = np.zeros(len(self), bool)
        aligned = self.evaluation.aligned
        sources = aligned.sources
        # Texts that are not kept are all alike.
        if sources is None or not self.evaluation.has_texts:
            return equal
        own, reference = aligned.candidates[candidate].segments, aligned.references[0].segments
        for start in range(0, len(self), _SEGMENTS):
            progress.check()
            stop = min(start + _SEGMENTS, len(self))
            pairs = map(operator.eq, sources[start:stop], own[start:stop])
            equal[start:stop] = np.fromiter(pairs, bool, stop - start)
        for row in progress.watch(np.flatnonzero(equal).tolist()):
            text = own[row]
            equal[row] = text != reference[row] and any(map(str.isalpha, text))
        return equal


def distribution(scores: Numbers) -> NDArray[np.int64]:
    """Count scores from 0 to 100 in `BINS` bins of equal width; a bin includes its lower end.

    The last bin has 100, too.
    """
    bins = np.minimum(scores // (100 // BINS), BINS - 1).astype(np.int64)
    return np.bincount(bins, minlength=BINS)


def segments_of(evaluation: Evaluation, rows: Sequence[int]) -> Rows:
    """Return the segments in some rows of the files; rows that are left out have none."""
    kept, found = evaluation.aligned.kept, np.asarray(rows, np.int32)
    if isinstance(kept, range):
        return found
    places = np.asarray(kept)
    segments = np.searchsorted(places, found).clip(max=len(places) - 1)
    known: Rows = segments[places[segments] == found].astype(np.int32)
    return known


def _indices(candidate: int, rival: int | None) -> tuple[int, int]:
    return candidate, -1 if rival is None else rival


def _key(column: SegmentColumn, candidate: int, rival: int | None) -> tuple[str, int, int]:
    return (column, *_indices(candidate, rival if column == "difference" else None))


def _segment_percents(result: MetricResult, progress: Progress) -> Numbers:
    statistics = result.statistics
    scores = np.empty(len(statistics))
    for start in range(0, len(statistics), _SEGMENTS):
        progress.step(Stage.COUNTING, start, len(statistics))
        some = slice(start, start + _SEGMENTS)
        scores[some] = result.metric.segment_percents(statistics[some].astype(float))
    return scores


def _stop(documents: Sequence[Sequence[str]], start: int) -> int:
    """Return the end of a step: enough characters, and at least one segment."""
    total, stop = 0, start
    while stop < len(documents[0]) and total < _CHARACTERS:
        total += sum(len(document[stop]) for document in documents)
        stop += 1
    return stop


def _ordered(rows: Rows, numbers: Numbers, ties: Numbers) -> Rows:
    """Return rows, the lowest number first; equal numbers are ordered by `ties`."""
    ordered: Rows = rows[np.lexsort((ties[rows], numbers[rows]))]
    return ordered
