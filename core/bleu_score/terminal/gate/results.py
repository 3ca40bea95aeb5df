"""Results of the gate: each check with its numbers, and what has no score or was not compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from bleu_core.changes import model as changes_model
from bleu_core.errors import BleuError
from bleu_core.evaluation.results import Evaluation, MetricResult
from bleu_core.files.sets import FolderPairing, Unpaired
from bleu_core.scoring.metrics import Metric
from bleu_core.scoring.rounding import ROUNDING
from bleu_core.scoring.verdicts import Verdict
from bleu_core.workspace.comparison import MetricChange
from bleu_core.workspace.drops import Drop
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.gate.options import GateName


@dataclass(frozen=True)
class CheckedPart:
    """A part that is checked separately: all segments, or a file of a folder.

    Attributes
    ----------
    file
        Name of the file; None for all segments.
    evaluation
        Its scores; None if it could not be scored.
    error
        The reason why it could not be scored.
    pairing
        Of all segments, the files of the folders; None if no folders were scored.
    changes
        The sums of the changes, if the candidate is a suggestion for the reference.
    """

    file: str | None
    evaluation: Evaluation | None
    error: BleuError | UsageError | None = None
    pairing: FolderPairing | None = None
    changes: changes_model.ChangeSums | None = None


@dataclass(frozen=True)
class Check:
    """A score checked against one limit.

    Attributes
    ----------
    gate
        The kind of limit. ``min-common`` is checked instead of the limits of a drop where too few
        segments are in common for any comparison.
    file
        Name of the file; None for all segments.
    candidate
        Its name.
    metric
        The metric.
    score
        The score of all its segments.
    limit
        The limit; None for the test.
    before
        The comparison with the earlier result, with the paired test if this was asked for and the
        score is worse; None for ``fail-under``.
    is_judged
        Whether the score says something. What is undefined is not low, so it does not fail.
    """

    gate: GateName
    file: str | None
    candidate: str
    metric: Metric
    score: float
    limit: float | None
    before: Drop | None = None
    is_judged: bool = True

    @property
    def change(self) -> MetricChange | None:
        """The scores now and before; None if they are not compared."""
        return self.before.change if self.before and self.gate != "min-common" else None

    @property
    def passed(self) -> bool:
        """Whether the limit is kept to, or nothing can be said."""
        if not self.is_judged:
            return True
        if self.gate == "no-significant-drop":
            comparison = None if self.change is None else self.change.comparison
            return comparison is None or comparison.verdict is not Verdict.WORSE
        return self.shortfall <= (ROUNDING if self.gate == "max-drop" else 0)

    @property
    def shortfall(self) -> float:
        """Points by which the score is worse than allowed; negative if it is better."""
        limit = self.limit or 0.0
        if self.change is not None:
            return self.drop - limit
        if self.before is not None:
            return limit - self.before.percent_in_common
        return self.score - limit if self.metric.lower_is_better else limit - self.score

    @property
    def drop(self) -> float:
        """Points by which the score is worse than before; negative if it is better."""
        return self.before.points if self.before and self.change else 0.0

    def to_dict(self) -> dict[str, Any]:
        """Return the check as plain data."""
        content: dict[str, Any] = {
            "gate": self.gate,
            "passed": self.passed,
            "judged": self.is_judged,
            "file": self.file,
            "candidate": self.candidate,
            "metric": self.metric.name,
            "score": self.score,
            "limit": self.limit,
        }
        if change := self.change:
            content |= {
                "score_in_common": change.new_in_common,
                "earlier_score": change.old_in_common,
                "drop": self.drop,
            }
        if self.before is not None:
            runs = self.before.comparison
            content |= {
                "segments_in_common": runs.common,
                "segments": runs.new.segments,
                "earlier_segments": runs.old.segments,
            }
        if change and self.gate == "no-significant-drop":
            content["comparison"] = change.comparison and change.comparison.to_dict()
        return content


Reason = Literal[
    "no_scores",
    "new_file",
    "gone_file",
    "new_candidate",
    "gone_candidate",
    "all_changed",
    "unpaired",
    "other_types",
]


@dataclass(frozen=True)
class NotCompared:
    """A candidate or file without a score, or with no earlier score to be compared with.

    Attributes
    ----------
    reason
        The earlier result has no scores; a file or candidate is new or gone; all references of the
        file have changed; a file has no counterpart; or files are of other kinds.
    file, candidate
        Their names; no file means all segments, no candidate means all candidates.
    failed
        Whether this is a failure.
    unpaired
        The file without a counterpart; None for a file that only one candidate lacks.
    count
        Number of files.
    """

    reason: Reason
    file: str | None
    candidate: str | None = None
    failed: bool = False
    unpaired: Unpaired | None = None
    count: int = 1

    @property
    def has_no_score(self) -> bool:
        """Whether there are files that have no score in this run."""
        return self.reason in ("gone_file", "unpaired", "other_types")

    @property
    def stable_name(self) -> str:
        """A name for the missing files that is the same in every language."""
        if self.unpaired is not None:
            return stable_name(self.unpaired.name, self.unpaired.folder.role.value)
        if self.file is None:
            return "files of other types"
        return stable_name(self.file, self.candidate)

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "reason": self.reason,
            "file": self.file,
            "candidate": self.candidate,
            "failed": self.failed,
            "count": self.count,
        }


def stable_name(file: str, detail: str | None) -> str:
    """Return a file's name with a detail, in every language the same: it tells cases apart."""
    return f"{file} ({detail})" if detail else file


@dataclass(frozen=True)
class Case:
    """A row of the results: a candidate, as a whole or in one file, or a file without a score.

    Attributes
    ----------
    file
        Name of the file; None for all segments.
    candidate
        Name of the candidate; None for a file without a score.
    results
        Its scores.
    checks
        The checks of its scores.
    segments
        Number of segments.
    error
        The reason why the file could not be scored.
    missing
        Files without a score, if the case stands for such.
    changes
        The sums of the changes, if the candidate is a suggestion.
    """

    file: str | None
    candidate: str | None
    results: tuple[MetricResult, ...] = ()
    checks: tuple[Check, ...] = ()
    segments: int = 0
    error: BleuError | UsageError | None = None
    missing: NotCompared | None = None
    changes: changes_model.ChangeSums | None = None

    @property
    def has_failed(self) -> bool:
        """Whether a check failed, or a required file is missing."""
        return bool(self.failed) or (self.missing is not None and self.missing.failed)

    @property
    def is_skipped(self) -> bool:
        """Whether a file is missing that need not be there, or no score could be judged."""
        if self.missing is not None:
            return not self.missing.failed
        return bool(self.checks) and not any(check.is_judged for check in self.checks)

    @property
    def failed(self) -> tuple[Check, ...]:
        """The checks that failed."""
        return tuple(check for check in self.checks if not check.passed)


@dataclass(frozen=True)
class GateReport:
    """The report of the gate, of which text, JSON, JUnit XML and the summary are made.

    Attributes
    ----------
    parts
        What was checked: all segments, then the files in their order.
    checks
        All checks, in the order of the parts.
    against
        Name of the earlier result; None without one.
    not_compared
        Candidates and files that could not be compared with it, or have no score.
    requires_files
        Whether files without a score are failures.
    """

    parts: tuple[CheckedPart, ...]
    checks: tuple[Check, ...] = ()
    against: str | None = None
    not_compared: tuple[NotCompared, ...] = ()
    requires_files: bool = False

    def __bool__(self) -> bool:
        """Tell whether anything was to be checked."""
        return self.against is not None or bool(self.checks) or self.requires_files

    @property
    def passed(self) -> bool:
        """Whether all limits are kept to, and no required file is missing."""
        return not self.failed and not self.missing

    @cached_property
    def failed(self) -> tuple[Check, ...]:
        """The checks that failed."""
        return tuple(check for check in self.checks if not check.passed)

    @property
    def errors(self) -> tuple[BleuError | UsageError, ...]:
        """The reasons why something could not be scored, compared or written."""
        return tuple(part.error for part in self.parts if part.error is not None)

    @cached_property
    def judged(self) -> tuple[Check, ...]:
        """The checks of scores that say something."""
        return tuple(check for check in self.checks if check.is_judged)

    @property
    def missing(self) -> tuple[NotCompared, ...]:
        """The files that are required and have no score."""
        return tuple(each for each in self.not_compared if each.failed)

    @property
    def metrics(self) -> tuple[MetricResult, ...]:
        """The scores of the first candidate, whose signatures are those of the run."""
        evaluations = (part.evaluation for part in self.parts if part.evaluation)
        return next((each.candidates[0].metrics for each in evaluations), ())

    @property
    def cases(self) -> Iterator[Case]:
        """The whole, then the files in their order, then files without a score.

        Otherwise nobody would notice that they are missing.
        """
        checks: dict[tuple[str | None, str], tuple[Check, ...]] = {}
        for check in self.checks:
            key = check.file, check.candidate
            checks[key] = (*checks.get(key, ()), check)
        for part in self.parts:
            if part.error is not None:
                yield Case(part.file, None, error=part.error)
            for candidate in part.evaluation.candidates if part.evaluation else ():
                yield Case(
                    part.file,
                    candidate.name,
                    candidate.metrics,
                    checks.get((part.file, candidate.name), ()),
                    part.evaluation.segments if part.evaluation else 0,
                    changes=part.changes,
                )
        for each in self.not_compared:
            if each.has_no_score:
                yield Case(each.stable_name, None, missing=each)

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain data, as `bleu-score --format json` prints it."""
        return {
            "passed": self.passed,
            "judged": len(self.judged),
            "against": self.against,
            "checks": [check.to_dict() for check in self.checks],
            "not_compared": [each.to_dict() for each in self.not_compared],
        }
