"""Check scores against their limits, and against an earlier result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bleu_core.progress import SILENT, Progress
from bleu_core.results import Evaluation, ScoredFile
from bleu_core.scoring.rounding import ROUNDING
from bleu_score.i18n import join_names, translate
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.gate.options import GateRequest
from bleu_score.terminal.gate.results import (
    Change,
    Check,
    Coverage,
    GateReport,
    NotCompared,
    Part,
)

if TYPE_CHECKING:
    from bleu_core.changes.model import Changes
    from bleu_core.settings import Resampling
    from bleu_core.workspace.drops import Drop
    from bleu_core.workspace.runs import Run


def parts_of(evaluation: Evaluation, changes: Changes | None = None) -> list[Part]:
    """Return the parts that are checked: all segments, then each file of folders."""
    pooled = evaluation if evaluation.has_scores else None
    of_files = {}
    if changes is not None:
        of_files = {name: changes.of_file(at).sums for at, name in enumerate(changes.files)}
    files = (
        Part(file.name, file.evaluation, None, changes=of_files.get(file.name))
        if isinstance(file, ScoredFile)
        else Part(file.name, None, file.error)
        for file in evaluation.files
    )
    sums = None if changes is None else changes.sums
    return [Part(None, pooled, pairing=evaluation.pairing, changes=sums), *files]


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
        before = dict([(None, earlier), *earlier.files.items()])
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
        least = limits.min_common or 0.0
        for found in _compared(part.file, part.evaluation, request, before):
            if isinstance(found, NotCompared):
                if found.reason == "all_changed" and least:
                    checks += _all_changed(part.file, part.evaluation, request, before, least)
                else:
                    not_compared.append(found)
                continue
            drop = _drop(part.file, part.evaluation, found)
            if drop.coverage is not None and drop.coverage.percent < least:
                checks.append(replace(_few(drop), limit=least))
                continue
            if limits.max_drop is not None:
                checks.append(_most(drop, limits.max_drop))
            if limits.no_significant_drop:
                drops[len(checks)] = found
                checks.append(drop)
    not_compared += _without_scores(parts, required=request.require_all_files)
    if not before:
        return GateReport(tuple(checks), None, tuple(not_compared), request.require_all_files)
    if drops:
        from bleu_score.terminal.gate.significance import judge_checks

        for index, check in judge_checks(checks, drops, resampling, progress):
            checks[index] = check
    not_compared += _gone(parts, before, required=request.require_all_files)
    against = before[None].name
    return GateReport(tuple(checks), against, tuple(not_compared), request.require_all_files)


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
                    "fail-under", file, candidate.name, result.metric, score, limit, passed=True
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


def _most(drop: Check, limit: float) -> Check:
    check = replace(drop, gate="max-drop", limit=limit)
    return replace(check, passed=check.shortfall <= ROUNDING)


def _few(drop: Check) -> Check:
    """Return the check of a score with too few segments in common for a comparison."""
    return replace(drop, gate="min-common", change=None, passed=False)


def _all_changed(
    file: str | None,
    evaluation: Evaluation,
    request: GateRequest,
    before: Mapping[str | None, Run],
    least: float,
) -> Iterator[Check]:
    """Yield the checks of a file that has no segment in common with its earlier result."""
    coverage = Coverage(0, evaluation.segments, before[file].segments)
    for candidate in evaluation.candidates:
        for result in candidate.metrics:
            if result.metric.name in request.metrics:
                score = result.percent
                yield Check(
                    *("min-common", file, candidate.name, result.metric, score, least),
                    passed=False,
                    coverage=coverage,
                )


def _drop(file: str | None, evaluation: Evaluation, found: Drop) -> Check:
    """Return the check for a significant drop, before anything is tested."""
    candidate = next(each for each in evaluation.candidates if each.name == found.candidate)
    result = candidate.metric(found.change.score.metric)
    now, before = found.change.new_in_common, found.change.old_in_common
    assert now is not None
    assert before is not None
    runs = found.comparison
    return Check(
        "no-significant-drop",
        *(file, found.candidate, result.metric, result.percent, None),
        passed=True,
        coverage=Coverage(runs.common, runs.new.segments, runs.old.segments),
        change=Change(now, before, tables=found.change.tables),
    )


def _without_scores(parts: Sequence[Part], *, required: bool) -> Iterator[NotCompared]:
    """Yield the files of folders that have no counterpart, or are of other kinds."""
    pairing = next((part.pairing for part in parts if part.pairing is not None), None)
    if pairing is None:
        return
    for each in pairing.unpaired:
        yield NotCompared("unpaired", each.name, failed=required, unpaired=each)
    for files, folder in pairing.missing:
        yield NotCompared("unpaired", files.name, folder.name, required)
    if pairing.ignored:
        yield NotCompared("other_types", None, failed=required, count=pairing.ignored)


def _gone(
    parts: Sequence[Part], before: Mapping[str | None, Run], *, required: bool
) -> Iterator[NotCompared]:
    """Yield the files and candidates that only the earlier run has."""
    now = {None, *(part.file for part in parts)}
    gone = [file for file in before if file not in now]
    yield from (NotCompared("gone_file", file, failed=required) for file in gone)
    whole = next((part.evaluation for part in parts if part.file is None), None)
    if whole is None or len(whole.candidates) == len(before[None].candidates) == 1:
        return
    names = {candidate.name for candidate in whole.candidates}
    for candidate in before[None].candidates:
        if candidate.name not in names:
            yield NotCompared("gone_candidate", None, candidate.name)
