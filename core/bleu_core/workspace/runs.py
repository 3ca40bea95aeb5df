"""Runs: the scores of one scoring, and everything that two scorings are compared by.

A run comes from a project, from JSON, or is an evaluation just made. Its scores are at hand;
statistics of segments and digests of references are read, parsed or computed when asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bleu_core.changes.model import ChangeSums
from bleu_core.errors import BleuError
from bleu_core.results import Evaluation, MetricResult, ScoredFile
from bleu_core.scoring.matrices import Matrix
from bleu_core.scoring.metrics import Metric
from bleu_core.scoring.resampling import Interval

# Metadata of fields outside the record with the scores of a run in a project.
_ELSEWHERE: Mapping[str, Any] = {"stored": False}


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
    formula: Callable[[], Metric | None] = field(
        default=_unknown, repr=False, compare=False, metadata=_ELSEWHERE
    )
    statistics: Callable[[Metric], Matrix | None] = field(
        default=_unknown, repr=False, compare=False, metadata=_ELSEWHERE
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
    name
        The name shown beside another run: that of the file it was read from. May be empty.
    files
        The files of folders. They are not read with a run in a project; see `Project.files`.
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
    number: int = field(default=0, metadata=_ELSEWHERE)
    date: datetime | None = field(default=None, metadata=_ELSEWHERE)
    program: str = field(default="", metadata=_ELSEWHERE)
    label: str = field(default="", metadata=_ELSEWHERE)
    has_texts: bool = field(default=False, metadata=_ELSEWHERE)
    name: str = field(default="", compare=False, metadata=_ELSEWHERE)
    files: tuple[RunFile, ...] = field(default=(), repr=False, compare=False, metadata=_ELSEWHERE)
    references_digest: Callable[[], str | None] = field(
        default=_unknown, repr=False, compare=False, metadata=_ELSEWHERE
    )
    segment_digests: Callable[[], Sequence[bytes] | None] = field(
        default=_unknown, repr=False, compare=False, metadata=_ELSEWHERE
    )
    document_numbers: Callable[[], Sequence[int]] = field(
        default=tuple, repr=False, compare=False, metadata=_ELSEWHERE
    )

    @property
    def is_of_folders(self) -> bool:
        """Whether the files of folders were scored, not a single set of files."""
        return self.file_count > 0


@dataclass(frozen=True)
class RunFile:
    """A file of a run of folders.

    Attributes
    ----------
    name
        Path of the reference below its folder, with ``/``.
    run
        Its scores; None if it could not be scored.
    error
        The reason why the file could not be scored.
    """

    name: str
    run: Run | None
    error: BleuError | None = None


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
        diagnostics=len({id(each) for one in evaluation.candidates for each in one.diagnostics}),
        file_count=len(evaluation.files),
        failed_count=len(evaluation.broken),
        files=tuple(
            RunFile(file.name, run_of(file.evaluation), None)
            if isinstance(file, ScoredFile)
            else RunFile(file.name, None, file.error)
            for file in evaluation.files
        ),
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
        formula=lambda: result.metric,
        statistics=lambda _: result.statistics,
    )
