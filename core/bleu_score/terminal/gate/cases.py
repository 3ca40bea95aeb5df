"""The cases that JUnit XML and the summary list: each candidate, as a whole and in each file.

Files that have no score are cases, too: otherwise nobody would notice that they are missing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bleu_core.errors import BleuError
from bleu_core.results import MetricResult
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.gate.results import Check, GateReport, NotCompared, Part

if TYPE_CHECKING:
    from bleu_core.changes.model import ChangeSums


@dataclass(frozen=True)
class Case:
    """A candidate, as a whole or in one file, or a file that could not be scored.

    Attributes
    ----------
    file
        Name of the file; None for all segments.
    candidate
        Name of the candidate; None for a file that could not be scored.
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
    changes: ChangeSums | None = None

    @property
    def has_failed(self) -> bool:
        """Whether a check failed, or a required file is missing."""
        return bool(self.failed) or (self.missing is not None and self.missing.failed)

    @property
    def is_skipped(self) -> bool:
        """Whether a file is missing that need not be there."""
        return self.missing is not None and not self.missing.failed

    @property
    def failed(self) -> tuple[Check, ...]:
        """The checks that failed."""
        return tuple(check for check in self.checks if not check.passed)


def cases_of(parts: Sequence[Part], report: GateReport) -> list[Case]:
    """Return all cases: of the whole, then of the files in their order, then missing files."""
    return list(_cases(parts, report))


def _cases(parts: Sequence[Part], report: GateReport) -> Iterator[Case]:
    checks: dict[tuple[str | None, str], list[Check]] = {}
    for check in report.checks:
        checks.setdefault((check.file, check.candidate), []).append(check)
    for part in parts:
        if part.error is not None:
            yield Case(part.file, None, error=part.error)
        if part.evaluation is None:
            continue
        for candidate in part.evaluation.candidates:
            own = tuple(checks.get((part.file, candidate.name), ()))
            yield Case(
                part.file,
                candidate.name,
                candidate.metrics,
                own,
                part.evaluation.segments,
                changes=part.changes,
            )
    for each in report.not_compared:
        if each.has_no_score:
            yield Case(_name(each), None, missing=each)


def _name(missing: NotCompared) -> str:
    """Return the name of a case for missing files, in every language the same."""
    if missing.unpaired is not None:
        return stable_name(missing.unpaired.name, missing.unpaired.folder.role.value)
    if missing.file is None:
        return "files of other types"
    return stable_name(missing.file, missing.candidate)


def stable_name(file: str, detail: str | None) -> str:
    """Return a file's name with a detail, in every language the same: it tells cases apart."""
    return f"{file} ({detail})" if detail else file
