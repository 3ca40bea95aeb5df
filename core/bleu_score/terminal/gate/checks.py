"""Check scores against their limits, and against an earlier result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bleu_core.progress import SILENT, Progress
from bleu_core.results import Evaluation
from bleu_core.scoring.rounding import ROUNDING
from bleu_score.i18n import join_names, translate
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.gate.options import GateRequest
from bleu_score.terminal.gate.results import Change, Check, GateReport, NotCompared, Part

if TYPE_CHECKING:
    from bleu_core.settings import Resampling
    from bleu_core.workspace.drops import Drop
    from bleu_core.workspace.runs import Run


def parts_of(evaluation: Evaluation) -> list[Part]:
    """Return the parts that are checked: all segments, then each file of folders."""
    pooled = evaluation if evaluation.has_scores else None
    files = (Part(file.name, file.evaluation, file.error) for file in evaluation.files)
    return [Part(None, pooled), *files]


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
        If `progress` requests it.
    """
    for part in parts:
        if part.file is None and part.evaluation is not None:
            _check_metrics(part.evaluation, request.metrics)
    # Imported lazily: most runs have no earlier result.
    before: dict[str | None, Run] = {}
    if request.against is not None:
        from bleu_score.terminal.gate.earlier import read_earlier

        earlier = read_earlier(request.against)
        before = {None: earlier, **{file.name: file.run for file in earlier.files if file.run}}
    checks: list[Check] = []
    not_compared: list[NotCompared] = []
    drops: dict[int, Drop] = {}
    for part in parts:
        progress.check()
        if part.evaluation is None:
            continue
        limits = request.limits if part.file is None else request.limits_of(part.file)
        if limits.fail_under is not None:
            checks += _least(part.file, part.evaluation, request.metrics, limits.fail_under)
        if not before or not limits.need_earlier:
            continue
        for found in _compared(part.file, part.evaluation, request, before):
            if isinstance(found, NotCompared):
                not_compared.append(found)
                continue
            if limits.max_drop is not None:
                checks.append(_most(part.file, part.evaluation, found, limits.max_drop))
            if limits.no_significant_drop:
                drops[len(checks)] = found
                checks.append(_drop(part.file, part.evaluation, found))
    if not before:
        return GateReport(tuple(checks))
    if drops:
        from bleu_score.terminal.gate.significance import judge_checks

        for index, check in judge_checks(checks, drops, resampling, progress):
            checks[index] = check
    not_compared += _gone(parts, before)
    return GateReport(tuple(checks), before[None].name, tuple(not_compared))


def _check_metrics(evaluation: Evaluation, metrics: Sequence[str]) -> None:
    """Raise `UsageError` if a candidate lacks a metric: it would pass without a score."""
    for candidate in evaluation.candidates:
        names = [result.metric.name for result in candidate.metrics]
        for metric in metrics:
            if metric not in names:
                text = translate(
                    "Gate",
                    "--gate-metrics: “{candidate}” has no {metric} score, only scores in {names}.",
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
    file: str | None,
    evaluation: Evaluation,
    request: GateRequest,
    before: Mapping[str | None, Run],
) -> Iterator[Drop | NotCompared]:
    from bleu_score.terminal.gate.comparing import compare

    earlier, against = before.get(file), before[None].name
    if earlier is None:
        yield NotCompared("new_file", file)
        return
    yield from compare(evaluation, earlier, file=file, metrics=request.metrics, against=against)


def _most(file: str | None, evaluation: Evaluation, found: Drop, limit: float) -> Check:
    check = replace(_drop(file, evaluation, found), gate="max-drop", limit=limit)
    return replace(check, passed=check.shortfall <= ROUNDING)


def _drop(file: str | None, evaluation: Evaluation, found: Drop) -> Check:
    """Return the check for a significant drop, before anything is tested."""
    candidate = next(each for each in evaluation.candidates if each.name == found.candidate)
    result = candidate.result(found.change.score.metric)
    now, before = found.change.new_in_common, found.change.old_in_common
    assert result is not None
    assert now is not None
    assert before is not None
    runs = found.comparison
    change = Change(now, before, runs.common, runs.new.segments, runs.old.segments)
    return Check(
        "no-significant-drop",
        *(file, found.candidate, result.metric, result.percent, None, change),
        passed=True,
    )


def _gone(parts: Sequence[Part], before: Mapping[str | None, Run]) -> Iterator[NotCompared]:
    """Yield the files and candidates that only the earlier run has."""
    now = {None, *(part.file for part in parts)}
    yield from (NotCompared("gone_file", file) for file in before if file not in now)
    whole = next((part.evaluation for part in parts if part.file is None), None)
    if whole is None or len(whole.candidates) == len(before[None].candidates) == 1:
        return
    names = {candidate.name for candidate in whole.candidates}
    for candidate in before[None].candidates:
        if candidate.name not in names:
            yield NotCompared("gone_candidate", None, candidate.name)
