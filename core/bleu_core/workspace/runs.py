"""Runs: the scores of one scoring, and everything that two scorings are compared by.

A run comes from a project, from JSON, or is an evaluation just made. Its scores are at hand;
statistics of segments and digests of references are read, parsed or computed when asked for.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from bleu_core.changes.model import ChangeSums
from bleu_core.evaluation.results import FORMAT, Evaluation, MetricResult, without_repeats
from bleu_core.files.reading.raw import read_raw
from bleu_core.scoring.matrices import Matrix
from bleu_core.scoring.metrics import Metric
from bleu_core.scoring.resampling import Interval
from bleu_core.scoring.rounding import ROUNDING
from bleu_core.workspace.errors import NotARun, RunDamaged


def _unknown(*_: Metric) -> None:
    """Return None, for a run with known scores but no other data."""


@dataclass(frozen=True)
class RunScore:
    """A candidate's score in one metric.

    Attributes
    ----------
    metric, title
        Name of the metric, and its name in publications.
    percent
        The score of the corpus, on the metric's own scale.
    interval
        The interval with 95 % of the resampled scores; None if not requested.
    signature
        The signature, with everything that determines the score.
    lower_is_better
        Whether a lower score is better.
    given
        Whether the score was given, not computed here.
    decimals
        Number of decimals to show.
    is_defined
        Whether it is more than a convention for texts that are too short; see `BleuScore`.
    formula
        Returns the metric with its options, which turns statistics into scores; None if it is not
        known.
    statistics
        Returns the statistics of the segments, which the given formula has to fit; None if they are
        not known.
    """

    metric: str
    title: str
    percent: float
    interval: Interval | None
    signature: str
    lower_is_better: bool = False
    given: bool = False
    decimals: int = 2
    is_defined: bool = True
    formula: Callable[[], Metric | None] = field(default=_unknown, repr=False, compare=False)
    statistics: Callable[[Metric], Matrix | None] = field(
        default=_unknown, repr=False, compare=False
    )


@dataclass(frozen=True)
class RunCandidate:
    """A candidate and its scores, BLEU first."""

    name: str
    scores: tuple[RunScore, ...]

    @property
    def bleu(self) -> RunScore:
        """The score in BLEU."""
        return self.scores[0]

    def score(self, metric: str) -> RunScore | None:
        """Return the score in a metric; None if there is none."""
        return next((score for score in self.scores if score.metric == metric), None)


@dataclass(frozen=True)
class Run:
    """The scores of a scoring.

    Attributes
    ----------
    candidates
        The candidates, in the order given.
    segments, references
        Number of segments, and of references.
    references_vary
        Whether some segments have fewer references than others.
    diagnostics
        Number of different diagnostics.
    file_count
        Number of files, if these are the scores of folders as one corpus; else 0.
    failed_count
        Number of these files that could not be scored.
    gate_failed
        Whether it failed the quality gate when it was recorded.
    changes
        The sums of the changes, if the candidate was a suggestion for the reference; else None.
    number
        Number of the run in its project, from 1, never used again; 0 if it is in no project.
    date
        The time at which it was recorded, in UTC; None if that is not known.
    program
        The program that recorded it, with its version.
    label
        The user's name for it; may be empty.
    has_texts
        Whether its texts are kept.
    has_names
        Whether its candidates have their names, not numbers in their place.
    name
        The name shown beside another run: that of the file it was read from. May be empty.
    files
        The scored files of folders, by their names. They are not read with a run in a project.
    references_digest
        Returns one digest of all references; None if it is not known.
    segment_digests
        Returns a digest of each segment's references; None if they are not known. See
        `bleu_core.pairing.common_segments`.
    document_numbers
        Returns the number of the document that each segment belongs to; empty if not known.
    """

    candidates: tuple[RunCandidate, ...]
    segments: int
    references: int
    references_vary: bool
    diagnostics: int = 0
    file_count: int = 0
    failed_count: int = 0
    gate_failed: bool = False
    changes: ChangeSums | None = None
    number: int = 0
    date: datetime | None = None
    program: str = ""
    label: str = ""
    has_texts: bool = False
    has_names: bool = True
    name: str = field(default="", compare=False)
    files: Mapping[str, Run] = field(default_factory=dict, repr=False, compare=False)
    references_digest: Callable[[], str | None] = field(default=_unknown, repr=False, compare=False)
    segment_digests: Callable[[], Sequence[bytes] | None] = field(
        default=_unknown, repr=False, compare=False
    )
    document_numbers: Callable[[], Sequence[int]] = field(default=tuple, repr=False, compare=False)

    def known_as(self, later: Run) -> dict[str, RunCandidate]:
        """Return the candidates by their names in a later run.

        If one of the runs was kept without names, those at the same position are the same.
        """
        if self.has_names and later.has_names:
            return {each.name: each for each in self.candidates}
        names = (each.name for each in later.candidates)
        return dict(zip(names, self.candidates, strict=False))

    @property
    def is_of_folders(self) -> bool:
        """Whether the files of folders were scored, not a single set of files."""
        return self.file_count > 0


def run_of(evaluation: Evaluation) -> Run:
    """Return an evaluation as a run, which is in no project."""
    return Run(
        candidates=tuple(
            RunCandidate(candidate.name, tuple(map(score_of, candidate.metrics)))
            for candidate in evaluation.candidates
        ),
        segments=evaluation.segments,
        references=evaluation.references,
        references_vary=evaluation.references_vary,
        diagnostics=len(
            without_repeats(each for one in evaluation.candidates for each in one.diagnostics)
        ),
        file_count=len(evaluation.files),
        failed_count=len(evaluation.broken),
        files={file.name: run_of(file.evaluation) for file in evaluation.scored},
        references_digest=evaluation.references_digest,
        segment_digests=evaluation.segment_digests,
        document_numbers=lambda: evaluation.aligned.document_numbers,
    )


def score_of(result: MetricResult) -> RunScore:
    """Return a result as the score of a run."""
    return RunScore(
        metric=result.metric.name,
        title=result.metric.title,
        percent=result.percent,
        interval=result.interval,
        signature=result.signature,
        lower_is_better=result.metric.lower_is_better,
        given=result.metric.given,
        decimals=result.metric.decimals,
        is_defined=result.is_defined,
        formula=lambda: result.metric,
        statistics=lambda _: result.statistics,
    )


def head_of(evaluation: Evaluation) -> dict[str, Any]:
    """Return the JSON of an evaluation as a project lists it: without files, but their number."""
    scores = replace(evaluation, pairing=None, files=()).to_dict()
    for content, candidate in zip(scores["candidates"], evaluation.candidates, strict=True):
        for metric, result in zip(content["metrics"], candidate.metrics, strict=True):
            metric["decimals"] = result.metric.decimals
    return {
        "references": evaluation.references,
        "references_vary": evaluation.references_vary,
        "references_sha256": evaluation.references_digest(),
        **scores,
        "file_count": len(evaluation.files),
        "failed_count": len(evaluation.broken),
    }


class RunNumbers(Protocol):
    """The contents of a run for each segment, read when they are asked for."""

    def formula(self, candidate: int, place: int) -> Metric | None:
        """Return the metric of a candidate's score; see `RunScore`."""

    def statistics(self, candidate: int, place: int, formula: Metric) -> Matrix | None:
        """Return the statistics of a candidate's score; see `RunScore`."""

    def segment_digests(self) -> Sequence[bytes] | None:
        """Return a digest of each segment's references; see `Run`."""

    def document_numbers(self) -> Sequence[int]:
        """Return the number of each segment's document; see `Run`."""


class Unfit(Exception):
    """The JSON does not come from `Evaluation.to_dict`, or from `head_of`."""


def run_of_json(content: Any, numbers: RunNumbers) -> Run:
    """Return the run of an evaluation as JSON, without files.

    Raises
    ------
    Unfit
        If the JSON is something else.
    """
    if not isinstance(content, dict):
        raise Unfit
    references_digest: str = _get(content, "references_sha256", str)
    return Run(
        candidates=tuple(
            RunCandidate(_get(candidate, "name", str), tuple(_scores(candidate, place, numbers)))
            for place, candidate in enumerate(_dicts(content, "candidates"))
        ),
        segments=_get(content, "segments", int),
        references=_get(content, "references", int),
        references_vary=_get(content, "references_vary", bool),
        diagnostics=_number_of_diagnostics(content),
        file_count=_get(content, "file_count", int, 0),
        failed_count=_get(content, "failed_count", int, 0),
        program=_get(content, "program", str, ""),
        references_digest=lambda: references_digest,
        segment_digests=numbers.segment_digests,
        document_numbers=numbers.document_numbers,
    )


def _scores(candidate: dict[str, Any], place: int, numbers: RunNumbers) -> Iterator[RunScore]:
    confidence = _get(candidate, "confidence", dict, {})
    for nth, metric in enumerate(_dicts(candidate, "metrics")):
        name = _get(metric, "id", str)
        interval: dict[str, Any] | None = _get(confidence, name, dict, None)
        yield RunScore(
            metric=name,
            title=_get(metric, "name", str),
            percent=_percent(metric),
            interval=None if interval is None else _interval(interval),
            signature=_get(metric, "signature", str),
            lower_is_better=_get(metric, "lower_is_better", bool),
            given=_get(metric, "given", bool, False),
            decimals=_get(metric, "decimals", int, 2),
            is_defined=_get(metric, "is_defined", bool, True),
            formula=partial(numbers.formula, place, nth),
            statistics=partial(numbers.statistics, place, nth),
        )


def _percent(metric: dict[str, Any]) -> float:
    given = _get(metric, "given", bool, False)
    return float(_get(metric, "score" if given else "percent", int | float))


def _number_of_diagnostics(content: dict[str, Any]) -> int:
    """Return the number of diagnostics, counted as `without_repeats` does."""
    found = [each for one in _dicts(content, "candidates") for each in _dicts(one, "warnings", [])]
    names = ("kind", "document", "count", "segments", "data")
    return len({json.dumps([each.get(name) for name in names]) for each in found})


def _interval(content: dict[str, Any]) -> Interval:
    low, high, mean = (_get(content, name, int | float) for name in ("low", "high", "mean"))
    return Interval(low, high, mean)


def _dicts(content: dict[str, Any], name: str, *default: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = _get(content, name, list, *default)
    if not all(isinstance(each, dict) for each in found):
        raise Unfit(name)
    return found


def _get(content: dict[str, Any], name: str, kind: Any, *default: Any) -> Any:
    """Return a value of a kind; the default, if there is one, where it is missing or null."""
    value = content.get(name)
    if value is None and default:
        return default[0]
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise Unfit(name)
    return value


def read_run(path: Path) -> Run:
    """Return the run in a file of JSON, with the files of folders.

    Raises
    ------
    BleuError
        If the file cannot be read.
    NotARun
        If the file has other content. One that says why nothing could be scored is a run without
        candidates. Statistics and digests, which are most of the file, are only
        checked when requested.
    """
    data = read_raw(path).data
    with _only_runs(path):
        content = json.loads(data, parse_constant=_refuse)
        if isinstance(content, dict) and content.get("format") == FORMAT and "error" in content:
            return Run((), 0, 0, references_vary=False, name=path.name)
        run = _run(content, path)
        if content.get("format") != FORMAT:
            raise Unfit
        every = _dicts(content, "files", [])
        files = {
            _get(each, "name", str): _run(each, path) for each in every if "candidates" in each
        }
    failed = len(every) - len(files)
    return replace(run, files=files, file_count=len(every), failed_count=failed)


def _run(content: Any, path: Path) -> Run:
    return replace(run_of_json(content, _JsonNumbers(content, path)), name=path.name)


@contextmanager
def _only_runs(path: Path) -> Iterator[None]:
    """Raise `NotARun` if the content is not that of a run."""
    try:
        yield
    except (Unfit, ValueError, RecursionError):
        raise NotARun(path) from None


def _refuse(constant: str) -> None:
    raise Unfit(constant)


class _JsonNumbers:
    """Statistics and digests in a file of JSON, checked and converted when they are requested."""

    def __init__(self, content: dict[str, Any], path: Path) -> None:
        self._content = content
        self._path = path
        self._matrices: dict[tuple[int, int], Matrix] = {}

    def formula(self, _candidate: int, _place: int) -> None:
        """Return None: the options are only known by the signature."""

    def statistics(self, candidate: int, place: int, formula: Metric) -> Matrix | None:
        """Return statistics, which have to give the score that stands beside them."""
        metric = self._content["candidates"][candidate]["metrics"][place]
        with _only_runs(self._path):
            rows: list[Any] | None = _get(metric, "segment_statistics", list, None)
            if rows is None:
                return None
            if (candidate, place) not in self._matrices:
                self._matrices[candidate, place] = _matrix(rows)
        found = self._matrices[candidate, place]
        # Whoever changed the file by hand must not get a wrong verdict.
        if (
            found.shape != (self._content["segments"], formula.columns)
            or abs(formula.percent(found) - _percent(metric)) > ROUNDING
        ):
            raise RunDamaged(self._path)
        return found

    def segment_digests(self) -> list[bytes] | None:
        """Return the digest of each segment's references; None if the file has none."""
        with _only_runs(self._path):
            texts: list[Any] | None = _get(self._content, "segment_references", list, None)
            if texts is None:
                return None
            if len(texts) != self._content["segments"] or not _are_texts(texts):
                raise Unfit
            return [bytes.fromhex(text) for text in texts]

    def document_numbers(self) -> tuple[int, ...]:
        """Return nothing: the file does not tell."""
        return ()


def _are_texts(values: list[Any]) -> bool:
    return all(isinstance(value, str) for value in values)


def _matrix(rows: list[Any]) -> Matrix:
    if not _are_texts(rows):
        raise Unfit
    matrix = np.array([row.split() for row in rows], dtype=np.float64)
    if matrix.ndim != 2 or not matrix.size or not np.isfinite(matrix).all():
        raise Unfit
    # Whole numbers are kept as such, as when they were counted.
    if (abs(matrix) < 2**31).all() and not (matrix % 1).any():
        return matrix.astype(np.int32)
    return matrix
