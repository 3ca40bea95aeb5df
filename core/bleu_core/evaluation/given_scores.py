"""Given scores: COMET or human ratings, computed elsewhere, as a metric of an evaluation.

`read_given_scores` reads them from a file, one for each segment of a candidate; `add_scores` makes
them a metric of the evaluation, with a mean, an interval and tests like any other.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from bleu_core.evaluation.results import CandidateResult, Evaluation, MetricResult
from bleu_core.files.documents import Document
from bleu_core.files.score_files.choosing import choose_column, tables_for, text_column
from bleu_core.files.score_files.errors import (
    DirectionUnknown,
    MetricNameTaken,
    ScoreCountsDiffer,
    ScoresGivenTwice,
    ScoresMissing,
    ScoresOfOtherText,
)
from bleu_core.files.score_files.numbers import numbers_of
from bleu_core.files.score_files.reading import read_scores
from bleu_core.files.score_files.tables import (
    Better,
    ScoreAddress,
    ScoreContents,
    ScoreFile,
    ScoreTable,
)
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.pairing.repairs import Repair, rows_after
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.metrics import Metric, given_metric
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import METRICS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# With more rows about another text, the file is another candidate's.
_MOST_DIFFERING = 0.1

# Names of metrics in publications, by their names without signs.
_TITLES = {
    "comet": "COMET", "cometkiwi": "CometKiwi", "xcomet": "XCOMET", "metricx": "MetricX",
    "bleurt": "BLEURT", "bertscore": "BERTScore", "bartscore": "BARTScore", "yisi": "YiSi",
    "prism": "PRISM", "mqm": "MQM", "da": "DA", "sqm": "SQM", "esa": "ESA", "hter": "HTER",
    "wer": "WER", "cer": "CER", "per": "PER", "eed": "EED", "gemba": "GEMBA", "meteor": "METEOR",
}  # fmt: skip
# Metrics that count errors or edits, by the start of their names.
_LOWER_IS_BETTER = ("metricx", "hter", "wer", "cer", "per", "eed", "ter", "penalty", "errors")
# Ratings for which both directions are common: penalties, and 100 minus penalties.
_EITHER_WAY = ("mqm",)


@dataclass(frozen=True)
class GivenScores:
    """The scores of one candidate in one given metric.

    Attributes
    ----------
    name
        The user's name for the metric, in lower case: the same in all files of the metric.
    title
        The name as it is shown.
    candidate
        Index of the candidate.
    lower_is_better
        Whether lower scores are better.
    rows
        For each unit of the candidate, the sum of its scores and their number; see
        `bleu_core.scoring.metrics.given_metric`.
    file
        The file they come from.
    system
        The name of the scored system in the file; empty if the file has none.
    """

    name: str
    title: str
    candidate: int
    lower_is_better: bool
    rows: NDArray[np.float64] = field(repr=False, compare=False)
    file: ScoreFile
    system: str = ""

    @classmethod
    def of(
        cls,
        name: str,
        scores: Sequence[float],
        *,
        candidate: int = 0,
        lower_is_better: bool | None = None,
        file: ScoreFile | None = None,
    ) -> GivenScores:
        """Return scores from memory, to be given to `evaluate` or `add_scores`.

        Parameters
        ----------
        name
            The name of the metric.
        scores
            One for each segment of the candidate, on any scale. NaN is no score; only segments
            that are not compared can be without one.
        candidate
            Index of the candidate.
        lower_is_better
            Whether lower scores are better; by default, as the metric's name says.
        file
            The file they come from.

        Raises
        ------
        MetricNameTaken, DirectionUnknown
        """
        if lower_is_better is None:
            better = direction(name, scores)
            if better is None:
                raise DirectionUnknown(metric_title(name))
            lower_is_better = better == "lower"
        rows = _rows(scores)
        file = file or ScoreFile("", sha256(rows.tobytes()).hexdigest())
        return cls(metric_name(name), metric_title(name), candidate, lower_is_better, rows, file)

    def repaired(self, repairs: Sequence[Repair]) -> GivenScores:
        """Return the scores as they belong to the candidate with these repairs.

        A joined segment has the mean of its parts, an inserted one has no score.
        """
        if not repairs:
            return self
        rows = rows_after(len(self.rows), repairs)
        return replace(self, rows=_summed(self.rows, rows))


def metric_title(name: str) -> str:
    """Return the usual spelling of a given metric's name; an unknown name stays as it is."""
    return _TITLES.get(_bare(name), name.strip())


def has_usual_name(name: str) -> bool:
    """Tell whether a name is that of a metric in publications, not one that somebody made up."""
    return name in METRICS or _bare(name) in _TITLES


def metric_name(name: str) -> str:
    """Return the name under which a metric is known, from any spelling.

    Raises
    ------
    MetricNameTaken
        If this is a metric that is computed here.
    """
    known = " ".join(name.split()).casefold()
    if known in METRICS:
        raise MetricNameTaken(known)
    return known


def direction(name: str, scores: Sequence[float], better: Better | None = None) -> Better | None:
    """Return the better direction of scores; None if the metric's name leaves it open.

    Parameters
    ----------
    name
        Name of the metric.
    scores
        All its scores. Where errors are counted, those below 0 are counts with their sign turned,
        so that higher is better.
    better
        The user's choice, which decides.
    """
    if better is not None:
        return better
    bare = _bare(name)
    counts = bare.startswith(_LOWER_IS_BETTER)
    if not (counts or bare.startswith(_EITHER_WAY)):
        return "higher"
    if max(scores, default=0) <= 0 > min(scores, default=0):
        return "higher"
    return "lower" if counts else None


def read_given_scores(
    name: str,
    address: ScoreAddress,
    candidates: Sequence[Document],
    *,
    place: int = 0,
    alone: bool = False,
    contents: ScoreContents | None = None,
    progress: Progress = SILENT,
) -> list[GivenScores]:
    """Read the scores of a metric from a file, one for each segment of a candidate.

    Parameters
    ----------
    name
        The user's name for the metric: ``comet``.
    address
        The file, and the selection of its numbers.
    candidates
        The candidates as they were read.
    place
        The candidate whose scores these are, unless the file names its systems.
    alone
        Whether they can only be those of this candidate.
    contents
        The file's contents if they have been read.
    progress
        Can cancel.

    Returns
    -------
    list
        One for each candidate that the file has scores of.

    Raises
    ------
    BleuError
        If the file cannot be read, or its numbers are not one for each segment; see the end of
        `bleu_core.errors`.
    Cancelled
    """
    # The name may be taken, which is no fault of the file.
    metric_name(name)
    contents = contents or read_scores(address.path, progress=progress)
    names = [document.name for document in candidates]
    tables = tables_for(contents, address, names, place, alone=alone)
    columns = {
        index: choose_column(contents, table, address.column, name)
        for index, table in tables.items()
    }
    for index, table in tables.items():
        _check_count(table, candidates[index], address.path)
    numbers = {
        index: numbers_of(table.columns[columns[index]], table.lines, address.path, progress)
        for index, table in tables.items()
    }
    better = direction(name, [*chain.from_iterable(numbers.values())], address.better)
    if better is None:
        raise DirectionUnknown(metric_title(name))
    return [
        replace(
            GivenScores.of(
                name,
                numbers[index],
                candidate=index,
                lower_is_better=better == "lower",
                file=_origin(contents, table, columns[index], address, candidates[index], progress),
            ),
            system=table.system,
        )
        for index, table in tables.items()
    ]


def _check_count(table: ScoreTable, candidate: Document, path: Path) -> None:
    """Raise `ScoreCountsDiffer` unless there is one score for each segment."""
    segments = len(candidate.units)
    if len(table) != segments:
        raise ScoreCountsDiffer(path, candidate.name, len(table), segments)


def _origin(
    contents: ScoreContents,
    table: ScoreTable,
    column: str,
    address: ScoreAddress,
    candidate: Document,
    progress: Progress,
) -> ScoreFile:
    """Return the file of scores with the selection that was made in it."""
    path = Path(address.path.name)
    sheet = table.sheet if address.sheet else ""
    chosen = ScoreAddress(path, column, sheet, table.system).fragment(by_field=contents.by_field)
    return ScoreFile(
        f"{path}#{chosen}" if chosen else path.name,
        contents.sha256,
        _differing(contents, table, candidate, progress),
    )


def add_scores(evaluation: Evaluation, given: Iterable[GivenScores]) -> Evaluation:
    """Return an evaluation with exactly these given metrics.

    Intervals and comparisons are left as they are; `bleu_core.evaluation.resample` computes them.

    Parameters
    ----------
    evaluation
        The evaluation of the texts that were scored.
    given
        The scores, one for each unit of a candidate as it was aligned.

    Raises
    ------
    ScoresMissing
        If a segment that is compared has no score.
    ScoresGivenTwice
        If a candidate has two of one metric.
    ScoreCountsDiffer
        If there are more or fewer scores than segments.
    DirectionUnknown
        If lower is better for some candidates, and higher for others.
    """
    by_metric: dict[str, dict[int, GivenScores]] = {}
    for each in given:
        of_candidates = by_metric.setdefault(each.name, {})
        if each.candidate in of_candidates:
            raise ScoresGivenTwice(each.title, evaluation.candidates[each.candidate].name)
        of_candidates[each.candidate] = each
    results: list[list[MetricResult]] = [[] for _ in evaluation.candidates]
    for each_metric in by_metric.values():
        if len({scores.lower_is_better for scores in each_metric.values()}) > 1:
            raise DirectionUnknown(next(iter(each_metric.values())).title)
        metric = _metric(list(each_metric.values()))
        for candidate, scores in each_metric.items():
            results[candidate].append(_result(evaluation, metric, scores))
    return replace(
        evaluation,
        candidates=tuple(
            _with_results(candidate, candidate_results)
            for candidate, candidate_results in zip(evaluation.candidates, results, strict=True)
        ),
    )


def check_scores(aligned: AlignedDocuments, given: GivenScores) -> None:
    """Check that each segment that is compared has a score.

    Raises
    ------
    ScoresMissing, ScoreCountsDiffer
    """
    _aligned_rows(aligned, given)


def _with_results(candidate: CandidateResult, given: Sequence[MetricResult]) -> CandidateResult:
    computed = [result for result in candidate.metrics if not result.metric.given]
    return replace(candidate, metrics=(*computed, *given))


def _metric(given: Sequence[GivenScores]) -> Metric:
    """Return the metric of some candidates' scores, shown with the same decimals for all."""
    import numpy as np

    first = given[0]
    largest = max(
        (float(np.abs(scores[counts > 0] / counts[counts > 0]).max(initial=0)))
        for scores, counts in (each.rows.T for each in given)
    )
    decimals = next((count for limit, count in ((1.5, 4), (10, 3)) if largest <= limit), 2)
    return given_metric(
        first.name, first.title, lower_is_better=first.lower_is_better, decimals=decimals
    )


def _result(evaluation: Evaluation, metric: Metric, given: GivenScores) -> MetricResult:
    rows = _aligned_rows(evaluation.aligned, given)
    return MetricResult(
        metric=metric,
        percent=metric.percent(rows),
        interval=None,
        signature=evaluation.signature(metric, given.file),
        sacrebleu_command=None,
        rows=SegmentRows(rows),
        file=given.file,
    )


def _aligned_rows(aligned: AlignedDocuments, given: GivenScores) -> NDArray[np.float64]:
    """Return the rows of the segments that are compared.

    Raises
    ------
    ScoreCountsDiffer, ScoresMissing
    """
    import numpy as np

    number = len(aligned.references) + given.candidate
    pairs, kept = aligned.pairs, aligned.kept
    name = aligned.candidates[given.candidate].name
    if pairs.is_positional:
        if len(pairs.rows) != len(given.rows):
            raise ScoreCountsDiffer(Path(given.file.name), name, len(given.rows), len(pairs.rows))
        rows: NDArray[np.float64] = given.rows[np.asarray(kept, dtype=np.intp)]
        return _complete(rows, given, name)
    indices = [row[number] for row in pairs.rows]
    most = max((index for row in indices for index in row), default=-1)
    if most >= len(given.rows):
        raise ScoreCountsDiffer(Path(given.file.name), name, len(given.rows), most + 1)
    return _complete(_summed(given.rows, [indices[row] for row in kept]), given, name)


def _complete(rows: NDArray[np.float64], given: GivenScores, candidate: str) -> NDArray[np.float64]:
    """Return the rows if all have a score."""
    missing = int((rows[:, 1] == 0).sum())
    if missing:
        raise ScoresMissing(given.title, candidate, missing)
    return rows


def _summed(rows: NDArray[np.float64], places: Sequence[Sequence[int]]) -> NDArray[np.float64]:
    """Return the sums of rows at these places; 0 where there is no place."""
    import numpy as np

    summed = np.zeros((len(places), 2))
    for row, own in enumerate(places):
        for place in own:
            summed[row] += rows[place]
    return summed


def _rows(scores: Sequence[float]) -> NDArray[np.float64]:
    import numpy as np

    numbers = np.asarray(scores, np.float64)
    known = np.isfinite(numbers)
    return np.column_stack((np.where(known, numbers, 0), known))


def _differing(
    contents: ScoreContents, table: ScoreTable, document: Document, progress: Progress
) -> int:
    """Return the number of rows whose text differs from the candidate's.

    Raises
    ------
    ScoresOfOtherText
        If these are too many for changes to single segments.
    """
    texts = text_column(table)
    if texts is None:
        return 0
    differing = []
    for row, (text, segment) in enumerate(zip(texts, document.segments, strict=True)):
        if row % 1024 == 0:
            progress.check()
        if text != segment and _letters(text) != _letters(segment):
            differing.append(row)
    if len(differing) > _MOST_DIFFERING * len(texts):
        first = differing[0]
        raise ScoresOfOtherText(
            contents.path,
            document.name,
            len(differing),
            len(texts),
            table.lines[first],
            texts[first],
            document.segments[first],
        )
    return len(differing)


def _letters(text: str) -> str:
    """Return the part of a text that no program strips, decomposes or changes."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(filter(str.isalnum, folded)) or "".join(folded.split())


def _bare(name: str) -> str:
    return "".join(char for char in name.casefold() if char.isalnum())
