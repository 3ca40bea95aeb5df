"""Check scores against their limits, and against an earlier result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bleu_core.progress import SILENT, Progress
from bleu_core.results import Evaluation
from bleu_score.command_line import UsageError
from bleu_score.gate.options import GateRequest
from bleu_score.gate.results import Check, GateReport, NotCompared, Part
from bleu_score.i18n import join_names, translate

if TYPE_CHECKING:
    from bleu_core.settings import Resampling
    from bleu_score.gate.comparing import Compared
    from bleu_score.gate.earlier import Baseline

# Differences below are rounding errors of floating-point numbers.
_ROUNDING = 1e-9


def parts_of(evaluation: Evaluation) -> list[Part]:
    """Return what is checked on its own: all segments, then each file of folders."""
    return [Part(None, evaluation)]


def check_gate(
    parts: Sequence[Part],
    request: GateRequest,
    resampling: Resampling,
    progress: Progress = SILENT,
) -> GateReport:
    """Check scores against their limits.

    Parameters
    ----------
    parts
        All segments first, then the files of a folder.
    request
        The limits.
    resampling
        Options of the paired test: the bootstrap, unless the other test is chosen.

    Raises
    ------
    UsageError, BleuError
        If the earlier result cannot be read, or cannot be compared with this one.
    Cancelled
        If `progress` says so.
    """
    for part in parts:
        if part.file is None and part.evaluation is not None:
            _check_metrics(part.evaluation, request.metrics)
    # Imported lazily: most runs have no earlier result.
    if request.against is None:
        baseline = None
    else:
        from bleu_score.gate.earlier import read_baseline

        baseline = read_baseline(request.against)
    checks: list[Check] = []
    not_compared: list[NotCompared] = []
    drops: dict[int, Compared] = {}
    for part in parts:
        progress.check()
        if part.evaluation is None:
            continue
        limits = request.limits if part.file is None else request.limits_of(part.file)
        if limits.fail_under is not None:
            checks += _least(part.file, part.evaluation, request.metrics, limits.fail_under)
        if baseline is None or not limits.need_earlier:
            continue
        for found in _compared(part.file, part.evaluation, request, baseline):
            if isinstance(found, NotCompared):
                not_compared.append(found)
                continue
            if limits.max_drop is not None:
                checks.append(_most(part.file, found, limits.max_drop))
            if limits.no_significant_drop:
                drops[len(checks)] = found
                checks.append(_drop(part.file, found))
    if baseline is None:
        return GateReport(tuple(checks))
    if drops:
        from bleu_score.gate.significance import test_drops

        for index, check in test_drops(checks, drops, resampling, progress):
            checks[index] = check
    not_compared += _gone(parts, baseline)
    return GateReport(tuple(checks), baseline.name, tuple(not_compared))


def _check_metrics(evaluation: Evaluation, metrics: Sequence[str]) -> None:
    """Raise `UsageError` if a candidate lacks a metric: it would pass without a score."""
    for candidate in evaluation.candidates:
        names = [result.metric.name for result in candidate.metrics]
        for metric in metrics:
            if metric not in names:
                text = translate(
                    "Gate",
                    "--gate-metrics: “{candidate}” has no score in {metric}, only in {names}.",
                )
                raise UsageError(
                    text.format(candidate=candidate.name, metric=metric, names=join_names(names))
                )


def _least(
    file: str | None, evaluation: Evaluation, metrics: Sequence[str], limit: float
) -> Iterator[Check]:
    for candidate in evaluation.candidates:
        for result in candidate.metrics:
            if result.metric.name in metrics:
                score = result.percent
                check = Check(
                    "fail-under", file, candidate.name, result.metric, score, limit, None, True
                )
                yield replace(check, passed=check.shortfall <= 0)


def _compared(
    file: str | None, evaluation: Evaluation, request: GateRequest, baseline: Baseline
) -> Iterator[Compared | NotCompared]:
    from bleu_score.gate.comparing import compare

    earlier = baseline.whole if file is None else baseline.files.get(file)
    if earlier is None:
        yield NotCompared("new_file", file)
        return
    against = baseline.name
    yield from compare(evaluation, earlier, file=file, metrics=request.metrics, against=against)


def _most(file: str | None, found: Compared, limit: float) -> Check:
    result, change = found.result, found.change
    check = Check(
        "max-drop", file, found.candidate, result.metric, result.percent, limit, change, True
    )
    return replace(check, passed=check.shortfall <= _ROUNDING)


def _drop(file: str | None, found: Compared) -> Check:
    """Return the check for a significant drop, before anything is tested."""
    result, change = found.result, found.change
    return Check(
        "no-significant-drop",
        *(file, found.candidate, result.metric, result.percent, None, change),
        passed=True,
    )


def _gone(parts: Sequence[Part], baseline: Baseline) -> Iterator[NotCompared]:
    """Yield the files and candidates that only the earlier result has."""
    now = {part.file for part in parts}
    yield from (NotCompared("gone_file", file) for file in baseline.files if file not in now)
    whole = next((part.evaluation for part in parts if part.file is None), None)
    if whole is None or len(whole.candidates) == len(baseline.whole.candidates) == 1:
        return
    names = {candidate.name for candidate in whole.candidates}
    for name in baseline.whole.candidates:
        if name not in names:
            yield NotCompared("gone_candidate", None, name)
