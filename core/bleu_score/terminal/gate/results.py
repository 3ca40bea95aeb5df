"""Results of the gate: each check with its numbers, and the scores that were not compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from bleu_score.terminal.gate.options import GateName

if TYPE_CHECKING:
    from bleu_core.changes.model import ChangeSums
    from bleu_core.errors import BleuError
    from bleu_core.files.sets import FolderPairing, Unpaired
    from bleu_core.results import Evaluation
    from bleu_core.scoring.metrics import Metric
    from bleu_core.scoring.significance import Comparison
    from bleu_score.terminal.command_line import UsageError


@dataclass(frozen=True)
class Part:
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
    changes: ChangeSums | None = None


@dataclass(frozen=True)
class Coverage:
    """The segments in common with the earlier result.

    Attributes
    ----------
    common
        Number of segments in common.
    segments, earlier_segments
        Number of segments now, and before.
    """

    common: int
    segments: int
    earlier_segments: int

    @property
    def is_partial(self) -> bool:
        """Whether segments were added, removed or changed since."""
        return not self.common == self.segments == self.earlier_segments

    @property
    def percent(self) -> float:
        """The share in common, of the result with more segments."""
        return 100 * self.common / max(self.segments, self.earlier_segments, 1)

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "segments_in_common": self.common,
            "segments": self.segments,
            "earlier_segments": self.earlier_segments,
        }


@dataclass(frozen=True)
class Change:
    """A score and the earlier one, both of the segments in common.

    Attributes
    ----------
    score, earlier
        The scores.
    comparison
        The paired test; None if it was not asked for, or the score is not worse.
    tables
        See `bleu_core.workspace.comparison.MetricChange`.
    """

    score: float
    earlier: float
    comparison: Comparison | None = None
    tables: tuple[str, ...] = ()


@dataclass(frozen=True)
class Check:
    """A score checked against one limit.

    Attributes
    ----------
    gate
        The kind of limit.
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
    passed
        Whether the limit is kept to.
    coverage
        The segments in common with the earlier result; None for ``fail-under``.
    change
        The score compared with the earlier one; None for ``fail-under``, and for ``min-common``,
        which is checked where too few segments are in common for any comparison.
    """

    gate: GateName
    file: str | None
    candidate: str
    metric: Metric
    score: float
    limit: float | None
    passed: bool
    coverage: Coverage | None = None
    change: Change | None = None

    @property
    def shortfall(self) -> float:
        """Points by which the score is worse than allowed; negative if it is better."""
        if self.change is not None:
            return self.drop - (self.limit or 0.0)
        if self.coverage is not None:
            return (self.limit or 0.0) - self.coverage.percent
        return _worse(self.score, self.limit or 0.0, self.metric)

    @property
    def drop(self) -> float:
        """Points by which the score is worse than before; negative if it is better."""
        if self.change is None:
            return 0.0
        return _worse(self.change.score, self.change.earlier, self.metric)

    def to_dict(self) -> dict[str, Any]:
        """Return the check as plain data."""
        content: dict[str, Any] = {
            "gate": self.gate,
            "passed": self.passed,
            "file": self.file,
            "candidate": self.candidate,
            "metric": self.metric.name,
            "score": self.score,
            "limit": self.limit,
        }
        if change := self.change:
            content |= {
                "score_in_common": change.score,
                "earlier_score": change.earlier,
                "drop": self.drop,
            }
        if self.coverage:
            content |= self.coverage.to_dict()
        if self.change and self.gate == "no-significant-drop":
            content["comparison"] = self.change.comparison and self.change.comparison.to_dict()
        return content


def _worse(score: float, than: float, metric: Metric) -> float:
    return score - than if metric.lower_is_better else than - score


Reason = Literal[
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
        A file or candidate is new or gone, or all references of the file have changed; a file has
        no counterpart, or files are of other kinds.
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

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "reason": self.reason,
            "file": self.file,
            "candidate": self.candidate,
            "failed": self.failed,
            "count": self.count,
        }


@dataclass(frozen=True)
class GateReport:
    """The report of the gate.

    Attributes
    ----------
    checks
        All checks: of all segments, then of the files in their order.
    against
        Name of the earlier result; None without one.
    not_compared
        Candidates and files that could not be compared with it, or have no score.
    requires_files
        Whether files without a score are failures.
    """

    checks: tuple[Check, ...]
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

    @property
    def failed(self) -> tuple[Check, ...]:
        """The checks that failed."""
        return tuple(check for check in self.checks if not check.passed)

    @property
    def missing(self) -> tuple[NotCompared, ...]:
        """The files that are required and have no score."""
        return tuple(each for each in self.not_compared if each.failed)

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain data, as `bleu-score --format json` prints it."""
        return {
            "passed": self.passed,
            "against": self.against,
            "checks": [check.to_dict() for check in self.checks],
            "not_compared": [each.to_dict() for each in self.not_compared],
        }
