"""The cases that JUnit XML and the summary list: each candidate, as a whole and in each file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bleu_core.errors import BleuError
from bleu_core.results import MetricResult
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.gate.results import Check, GateReport, Part


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
    """

    file: str | None
    candidate: str | None
    results: tuple[MetricResult, ...] = ()
    checks: tuple[Check, ...] = ()
    segments: int = 0
    error: BleuError | UsageError | None = None

    @property
    def failed(self) -> tuple[Check, ...]:
        """The checks that failed."""
        return tuple(check for check in self.checks if not check.passed)


def cases_of(parts: Sequence[Part], report: GateReport) -> list[Case]:
    """Return all cases: of the whole, then of the files in their order."""
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
            yield Case(part.file, candidate.name, candidate.metrics, own, part.evaluation.segments)
