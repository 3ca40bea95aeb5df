"""Runs: what a project knows of each scoring without reading its texts and statistics."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bleu_core.errors import BleuError
from bleu_core.results import Evaluation
from bleu_core.scoring.resampling import Interval


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
        What 95 % of the resampled scores lie between; None if not asked for.
    signature
        What determines the score.
    lower_is_better
        Whether a lower score is better.
    given
        Whether it was given, not computed here.
    decimals
        How many decimals to show.
    """

    metric: str
    title: str
    percent: float
    interval: Interval | None
    signature: str
    lower_is_better: bool = False
    given: bool = False
    decimals: int = 2


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
class RunSummary:
    """The scores of an evaluation.

    Attributes
    ----------
    candidates
        The candidates, in the order given.
    segments, references
        Number of segments, and of references.
    warnings
        Number of different warnings.
    files
        Number of files, if these are the scores of folders as one corpus; else 0.
    failed
        How many of these files could not be scored.
    """

    candidates: tuple[RunCandidate, ...]
    segments: int
    references: int
    warnings: int = 0
    files: int = 0
    failed: int = 0


@dataclass(frozen=True)
class Run:
    """A recorded scoring.

    Attributes
    ----------
    number
        Its number in the project, from 1; numbers are never given again.
    date
        When it was recorded, in UTC.
    program
        The program that recorded it, with its version.
    label
        What the user calls it; may be empty.
    has_texts
        Whether its texts are kept.
    summary
        Its scores.
    """

    number: int
    date: datetime
    program: str
    label: str
    has_texts: bool
    summary: RunSummary

    @property
    def candidates(self) -> tuple[RunCandidate, ...]:
        """The candidates, in the order given."""
        return self.summary.candidates

    @property
    def segments(self) -> int:
        """Number of segments."""
        return self.summary.segments

    @property
    def is_of_folders(self) -> bool:
        """Whether the files of folders were scored, not a single set of files."""
        return self.summary.files > 0


@dataclass(frozen=True)
class RunFile:
    """A file of a run of folders.

    Attributes
    ----------
    name
        Path of the reference below its folder, with ``/``.
    summary
        Its scores; None if it could not be scored.
    error
        Why not.
    """

    name: str
    summary: RunSummary | None
    error: BleuError | None = None


def summary_of(evaluation: Evaluation, *, files: int = 0, failed: int = 0) -> RunSummary:
    """Return the scores of an evaluation."""
    return RunSummary(
        candidates=tuple(
            RunCandidate(
                candidate.name,
                tuple(
                    RunScore(
                        metric=result.metric.name,
                        title=result.metric.title,
                        percent=result.percent,
                        interval=result.interval,
                        signature=result.signature,
                        lower_is_better=result.metric.lower_is_better,
                        given=result.metric.given,
                        decimals=result.metric.decimals,
                    )
                    for result in candidate.metrics
                ),
            )
            for candidate in evaluation.candidates
        ),
        segments=evaluation.segments,
        references=evaluation.references,
        warnings=len({id(each) for one in evaluation.candidates for each in one.warnings}),
        files=files,
        failed=failed,
    )
