"""Results of the gate: each check with its numbers, and the scores that were not compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from bleu_score.terminal.gate.options import GateName

if TYPE_CHECKING:
    from bleu_core.errors import BleuError
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
    """

    file: str | None
    evaluation: Evaluation | None
    error: BleuError | UsageError | None = None


@dataclass(frozen=True)
class Change:
    """A score and the earlier one, both of the segments in common.

    Attributes
    ----------
    score, earlier
        The scores.
    common
        Number of segments in common.
    segments, earlier_segments
        Number of segments now, and before.
    comparison
        The paired test; None if it was not asked for, or the score is not worse.
    """

    score: float
    earlier: float
    common: int
    segments: int
    earlier_segments: int
    comparison: Comparison | None = None

    @property
    def is_partial(self) -> bool:
        """Whether segments were added, removed or changed since."""
        return not self.common == self.segments == self.earlier_segments

    @property
    def covers_little(self) -> bool:
        """Whether less than half of the segments are compared."""
        return 2 * self.common < max(self.segments, self.earlier_segments)


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
    change
        The score compared with the earlier one; None for ``fail-under``.
    passed
        Whether the limit is kept to.
    """

    gate: GateName
    file: str | None
    candidate: str
    metric: Metric
    score: float
    limit: float | None
    change: Change | None
    passed: bool

    @property
    def shortfall(self) -> float:
        """Points by which the score is worse than allowed; negative if it is better."""
        if self.change is not None:
            return self.drop - (self.limit or 0.0)
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
                "segments_in_common": change.common,
                "segments": change.segments,
                "earlier_segments": change.earlier_segments,
            }
        if self.change and self.gate == "no-significant-drop":
            content["comparison"] = self.change.comparison and self.change.comparison.to_dict()
        return content


def _worse(score: float, than: float, metric: Metric) -> float:
    return score - than if metric.lower_is_better else than - score


Reason = Literal["new_file", "gone_file", "new_candidate", "gone_candidate", "all_changed"]


@dataclass(frozen=True)
class NotCompared:
    """A candidate or file with no earlier score to be compared with, or no later one.

    Attributes
    ----------
    reason
        A file or candidate is new or gone, or all references of the file have changed.
    file, candidate
        Their names; no file means all segments, no candidate means all candidates.
    """

    reason: Reason
    file: str | None
    candidate: str | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"reason": self.reason, "file": self.file, "candidate": self.candidate}


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
        Candidates and files that could not be compared with it.
    """

    checks: tuple[Check, ...]
    against: str | None = None
    not_compared: tuple[NotCompared, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether anything was to be checked."""
        return self.against is not None or bool(self.checks)

    @property
    def passed(self) -> bool:
        """Whether all limits are kept to."""
        return all(check.passed for check in self.checks)

    @property
    def failed(self) -> tuple[Check, ...]:
        """The checks that failed."""
        return tuple(check for check in self.checks if not check.passed)

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain data, as `bleu-score --format json` prints it."""
        return {
            "passed": self.passed,
            "against": self.against,
            "checks": [check.to_dict() for check in self.checks],
            "not_compared": [each.to_dict() for each in self.not_compared],
        }
