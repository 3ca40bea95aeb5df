"""Given scores: COMET or human ratings, computed elsewhere, as a metric of an evaluation.

`read_given_scores` reads them from a file, for the segments of a candidate that were judged, by one
person or several; `add_scores` makes them a metric of the evaluation. Its mean is that of the
judged segments, whose scores are the means of those who judged them; nothing stands for the others.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from bleu_core.evaluation.results import CandidateResult, Evaluation, MetricResult, Ratings, summed
from bleu_core.files.documents import Document
from bleu_core.files.score_files.choosing import (
    choose_column,
    column_named,
    has_unnamed_systems,
    tables_for,
    text_column,
)
from bleu_core.files.score_files.errors import (
    DirectionUnknown,
    GradesUnordered,
    MetricNameTaken,
    NumberingUnknown,
    ScoreCountsDiffer,
    ScoresGivenTwice,
    ScoresMissing,
    ScoresOfOtherText,
)
from bleu_core.files.score_files.numbers import (
    grade_numbers,
    grades_in,
    numbers_of,
)
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

# Names of metrics in publications.
_TITLES = {
    title.lower(): title
    for title in (
        *("COMET", "CometKiwi", "XCOMET", "MetricX", "BLEURT", "BERTScore", "BARTScore", "YiSi"),
        *("PRISM", "MQM", "DA", "SQM", "ESA", "HTER", "WER", "CER", "PER", "EED", "GEMBA"),
        "METEOR",
    )
}
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
    ratings
        The scores that each person gave; None if the file does not name anybody.
    """

    name: str
    title: str
    candidate: int
    lower_is_better: bool
    rows: NDArray[np.float64] = field(repr=False, compare=False)
    file: ScoreFile
    system: str = ""
    ratings: Ratings | None = field(default=None, repr=False, compare=False)

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
            One for each segment of the candidate, on any scale. NaN is no score.
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
        return self.at(rows_after(len(self.rows), repairs))

    def at(self, places: Sequence[Sequence[int]]) -> GivenScores:
        """Return the scores of segments that consist of the units at these places."""
        ratings = self.ratings and self.ratings.at(places)
        return replace(self, rows=summed(self.rows, places), ratings=ratings)


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
    scores = [score for score in scores if score == score]  # without NaN
    bare = _bare(name)
    counts = bare.startswith(_LOWER_IS_BETTER)
    if not (counts or bare.startswith(_EITHER_WAY)):
        return "higher"
    if max(scores, default=0) <= 0 > min(scores, default=0):
        return "higher"
    return "lower" if counts else None


def places_of(
    contents: ScoreContents, table: ScoreTable, address: ScoreAddress, candidate: Document
) -> Sequence[int | None]:
    """Return the segment of each row, by its line, text, key, number or order; None without one.

    Raises
    ------
    ScoreCountsDiffer, NumberingUnknown
        If the rows are not about the candidate's segments, or it is not clear about which.
    """
    count = len(candidate.units)
    if candidate.path == contents.path:
        lines = {line: place for place, line in enumerate(candidate.units.lines)}
        return [lines.get(line) for line in table.lines]
    names, raters = column_named(table, "scored segment"), column_named(table, "rater")
    texts = text_column(table)
    if texts and (len(table) != count or has_unnamed_systems(table)):
        return _places_of_texts(texts, candidate.segments, names, raters)
    keys = {key: place for place, key in enumerate(candidate.units.keys)}
    if names and all(name in keys for name in names):
        return [keys[name] for name in names]
    numbers = _whole_numbers(names or ())
    # Numbers may start again in each document, whether a column names it or not.
    files = column_named(table, "scored file") or ()
    restart = len({*numbers}) < len({*zip(files, numbers, strict=False)})
    restart = restart or (len({*numbers}) < len(numbers) == count and not raters)
    if numbers and len(numbers) == len(table) and not restart:
        first = first_number(contents, count) if address.first is None else address.first
        if first is None:
            raise NumberingUnknown(contents.path)
        if first <= min(numbers) and max(numbers) < first + count:
            return [number - first for number in numbers]
    elif len(table) == count:
        return range(count)
    raise ScoreCountsDiffer(contents.path, candidate.name, len(table), count)


def read_given_scores(
    name: str,
    address: ScoreAddress,
    candidates: Sequence[Document],
    *,
    place: int = 0,
    alone: bool = False,
    contents: ScoreContents | None = None,
    find: Callable[..., Sequence[int | None]] = places_of,
    progress: Progress = SILENT,
) -> list[GivenScores]:
    """Read the scores of a metric from a file, for the segments of a candidate that have one.

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
    find
        Returns the segment of each row, as `places_of`.
    progress
        Can cancel.

    Returns
    -------
    list
        One for each candidate that the file has scores of.

    Raises
    ------
    BleuError
        If the file cannot be read, or its rows are not about the candidate's segments; see the end
        of `bleu_core.errors`.
    Cancelled
    """
    # The name may be taken, which is no fault of the file.
    metric_name(name)
    contents = contents or read_scores(address.path, progress=progress)
    names = [document.name for document in candidates]
    tables = tables_for(contents, address, names, place, alone=alone)
    tables = {index: table for index, table in tables.items() if len(table)}
    if not tables:
        raise ScoresMissing(metric_title(name), names[place])
    columns, places, numbers = {}, {}, {}
    for index, table in tables.items():
        columns[index] = tuple(
            choose_column(contents, table, each, name) for each in address.columns or ("",)
        )
        places[index] = find(contents, table, address, candidates[index])
        numbers[index] = [_numbers(table, each, address, progress) for each in columns[index]]
    every = [*chain.from_iterable(chain.from_iterable(numbers.values()))]
    if not address.grades and not any(score == score and score for score in every):
        # Other systems show whether the errors that this one lacks are counted below 0.
        named = {*chain(*columns.values())}
        parts = ((table, own) for table in contents.tables for own in named & {*table.columns})
        every = [score for part in parts for score in _numbers(*part, address, progress)]
    better = "higher" if address.grades else direction(name, every, address.better)
    if better is None:
        raise DirectionUnknown(metric_title(name))
    given = []
    for index, table in tables.items():
        raters, count = column_named(table, "rater"), len(candidates[index].units)
        people = [raters or [name] * len(table) for name in _people(columns[index])]
        scores, ratings = _collected(count, places[index], numbers[index], people)
        one = GivenScores.of(
            name,
            scores,
            candidate=index,
            lower_is_better=better == "lower",
            file=_origin(
                contents, table, columns[index], address, candidates[index], places[index], progress
            ),
        )
        given.append(replace(one, system=table.system, ratings=ratings))
    return given


def _numbers(
    table: ScoreTable, column: str, address: ScoreAddress, progress: Progress
) -> list[float]:
    """Return the numbers of a column, or those that its grades stand for."""
    cells = table.columns[column]
    if address.grades:
        return grade_numbers(cells, table.lines, address.path, address.grades)
    if grades := grades_in(cells):
        raise GradesUnordered(address.path, grades)
    return numbers_of(cells, table.lines, address.path, progress)


def first_number(contents: ScoreContents, count: int) -> int | None:
    """Return the number of the first segment, as all systems of the file show it; None if open."""
    names = (column_named(table, "scored segment") or () for table in contents.tables)
    numbers = _whole_numbers(chain.from_iterable(names))
    is_known = 0 in numbers or max(numbers, default=0) == count
    return int(0 not in numbers) if is_known else None


def _whole_numbers(names: Iterable[str]) -> list[int]:
    """Return the names that are numbers; no text has as many segments as ten digits count."""
    return [int(name) for name in names if name.strip().isdecimal() and len(name) < 10]


def _places_of_texts(
    texts: Sequence[str],
    segments: Sequence[str],
    names: Sequence[str] | None,
    raters: Sequence[str] | None,
) -> list[int | None]:
    """Return the segments with these texts; of equal ones, that of the number, or one by one."""
    exact: dict[str, list[int]] = {}
    alike: dict[str, list[int]] = {}
    for place, segment in enumerate(segments):
        exact.setdefault(segment, []).append(place)
        alike.setdefault(_letters(segment), []).append(place)
    # A program may have changed signs in a text, unless another system's differs in signs alone.
    sure = {name for name, text in zip(names or (), texts, strict=False) if text in exact}
    seen: Counter[tuple[str, str]] = Counter()
    places: list[int | None] = []
    for row, text in enumerate(texts):
        name = names[row].strip() if names else ""
        found = exact.get(text) or ([] if name in sure else alike.get(_letters(text), []))
        times = text, raters[row] if raters else ""
        number = (_whole_numbers([name]) or [0])[0] - 1
        nth = found[seen[times] % len(found)] if found else None
        places.append(number if number in found else nth)
        seen[times] += 1
    return places


def _collected(
    count: int,
    places: Sequence[int | None],
    columns: Sequence[Sequence[float]],
    people: Sequence[Sequence[str]],
) -> tuple[list[float], Ratings | None]:
    """Return the score of each segment, and those of each person whose name is not empty."""
    import numpy as np

    by_person: dict[str, NDArray[np.float64]] = {}
    sums, counts = np.zeros(count), np.zeros(count)
    for names, numbers in zip(people, columns, strict=True):
        for name, place, number in zip(names, places, numbers, strict=True):
            if place is None or number != number:
                continue
            if person := name.strip():
                # Who judges a segment again has changed their mind.
                by_person.setdefault(person, np.full(count, np.nan))[place] = number
            else:
                sums[place] += number
                counts[place] += 1
    for scores in by_person.values():
        sums += np.nan_to_num(scores)
        counts += ~np.isnan(scores)
    with np.errstate(invalid="ignore"):
        means = (sums / counts).tolist()
    if not by_person:
        return means, None
    return means, Ratings((*by_person,), SegmentRows(np.column_stack([*by_person.values()])))


def _people(headings: Sequence[str]) -> list[str]:
    """Return whose columns these are: Ana's and Ben's of ``MT1 Ana`` and ``MT1 Ben``."""
    if len(headings) < 2:
        return [""]
    words = [re.split(r"[\W_]+", heading) for heading in headings]
    shared = set.intersection(*map(set, words))
    return [" ".join(word for word in own if word not in shared) for own in words]


def _origin(
    contents: ScoreContents,
    table: ScoreTable,
    columns: tuple[str, ...],
    address: ScoreAddress,
    candidate: Document,
    places: Sequence[int | None],
    progress: Progress,
) -> ScoreFile:
    """Return the file of scores with the selection that was made in it."""
    path = Path(address.path.name)
    sheet = table.sheet if address.sheet else ""
    chosen = ScoreAddress(
        path, columns, sheet, table.system, grades=address.grades, first=address.first
    ).fragment(by_field=contents.by_field)
    return ScoreFile(
        f"{path}#{chosen}" if chosen else path.name,
        contents.sha256,
        _differing(contents, table, candidate, places, progress),
    )


def add_scores(
    evaluation: Evaluation, given: Iterable[GivenScores], metrics: Sequence[Metric] = ()
) -> Evaluation:
    """Return an evaluation with exactly these given metrics.

    Intervals and comparisons are left as they are; `bleu_core.evaluation.resample` computes them.

    Parameters
    ----------
    evaluation
        The evaluation of the texts that were scored.
    given
        The scores, one for each unit of a candidate as it was aligned.
    metrics
        The given metrics if they are known, as those of a file are from all files together.

    Raises
    ------
    ScoresMissing
        If no segment that is compared has a score.
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
        first = next(iter(each_metric.values()))
        if len({scores.lower_is_better for scores in each_metric.values()}) > 1:
            raise DirectionUnknown(first.title)
        known = (metric for metric in metrics if metric.given and metric.name == first.name)
        metric = next(known, None) or _metric(list(each_metric.values()))
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
    """Check that a segment that is compared has a score.

    Raises
    ------
    ScoresMissing, ScoreCountsDiffer
    """
    _aligned(aligned, given)


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
    aligned = _aligned(evaluation.aligned, given)
    return MetricResult(
        metric=metric,
        percent=metric.percent(aligned.rows),
        interval=None,
        signature=evaluation.signature(metric, given.file),
        sacrebleu_command=None,
        rows=SegmentRows(aligned.rows),
        file=given.file,
        ratings=aligned.ratings,
    )


def _aligned(aligned: AlignedDocuments, given: GivenScores) -> GivenScores:
    """Return the scores of the segments that are compared.

    Raises
    ------
    ScoreCountsDiffer, ScoresMissing
    """
    number = len(aligned.references) + given.candidate
    pairs, kept = aligned.pairs, aligned.kept
    name = aligned.candidates[given.candidate].name
    if pairs.is_positional:
        units = len(pairs.rows)
        places: list[tuple[int, ...]] = [(row,) for row in kept]
        fits = units == len(given.rows)
    else:
        indices = [row[number] for row in pairs.rows]
        units = 1 + max((index for row in indices for index in row), default=-1)
        places = [indices[row] for row in kept]
        fits = units <= len(given.rows)
    if not fits:
        raise ScoreCountsDiffer(Path(given.file.name), name, len(given.rows), units)
    found = given.at(places)
    if not found.rows[:, 1].any():
        raise ScoresMissing(given.title, name)
    return found


def _rows(scores: Sequence[float]) -> NDArray[np.float64]:
    import numpy as np

    numbers = np.asarray(scores, np.float64)
    known = np.isfinite(numbers)
    return np.column_stack((np.where(known, numbers, 0), known))


def _differing(
    contents: ScoreContents,
    table: ScoreTable,
    document: Document,
    places: Sequence[int | None],
    progress: Progress,
) -> int:
    """Return the number of rows whose text differs from the candidate's.

    Raises
    ------
    ScoresOfOtherText
        If these are too many for changes to single segments.
    """
    texts = text_column(table)
    if texts is None or has_unnamed_systems(table) or document.path == contents.path:
        return 0
    differing, segments = [], document.segments
    for row, (text, place) in enumerate(zip(texts, places, strict=True)):
        if row % 1024 == 0:
            progress.check()
        segment = "" if place is None else segments[place]
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
            "" if (place := places[first]) is None else segments[place],
        )
    return len(differing)


def _letters(text: str) -> str:
    """Return the part of a text that no program strips, decomposes or changes."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(filter(str.isalnum, folded)) or "".join(folded.split())


def _bare(name: str) -> str:
    return "".join(char for char in name.casefold() if char.isalnum())
