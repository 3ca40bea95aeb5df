"""Check scores against their limits, and against an earlier result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bleu_core.changes import model as changes_model
from bleu_core.evaluation.results import Evaluation, ScoredFile
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import Resampling
from bleu_core.workspace import drops as workspace_drops
from bleu_core.workspace import runs as workspace_runs
from bleu_score.i18n import join_names, translate
from bleu_score.messages.names import text_name
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.gate import comparing
from bleu_score.terminal.gate import earlier as gate_earlier
from bleu_score.terminal.gate.options import GateRequest, Limits
from bleu_score.terminal.gate.results import Check, CheckedPart, GateReport, NotCompared


def parts_of(
    evaluation: Evaluation, changes: changes_model.Changes | None = None
) -> list[CheckedPart]:
    """Return the parts that are checked: all segments, then each file of folders."""
    pooled = evaluation if evaluation.has_scores else None
    of_files = {}
    if changes is not None:
        of_files = {name: changes.of_file(at).sums for at, name in enumerate(changes.files)}
    files = (
        CheckedPart(file.name, file.evaluation, None, changes=of_files.get(file.name))
        if isinstance(file, ScoredFile)
        else CheckedPart(file.name, None, file.error)
        for file in evaluation.files
    )
    sums = None if changes is None else changes.sums
    return [CheckedPart(None, pooled, pairing=evaluation.pairing, changes=sums), *files]


def check_gate(
    parts: Sequence[CheckedPart],
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
        if part.evaluation is not None:
            _check_metrics(part.evaluation, request.metrics)
    before = _earlier_runs(request.against)
    checks: list[Check] = []
    not_compared: list[NotCompared] = []
    for part in parts:
        progress.check()
        if part.evaluation is None:
            continue
        limits = request.limits if part.file is None else request.limits_of(part.file)
        checks += _least(part.file, part.evaluation, request.metrics, limits)
        if not before or not limits.need_earlier:
            continue
        for found in _compared(part.file, part.evaluation, request, before, limits):
            if isinstance(found, NotCompared):
                not_compared.append(found)
            else:
                checks += _drops(part.file, part.evaluation, found, limits)
    _judge(checks, resampling, progress)
    required = request.require_all_files
    not_compared += _without_scores(parts, required=required)
    if before:
        not_compared += _gone(parts, before, required=required)
    against = before[None].name if before else None
    return GateReport(tuple(parts), tuple(checks), against, tuple(not_compared), required)


def _earlier_runs(against: str | None) -> dict[str | None, workspace_runs.Run]:
    """Return the earlier run, and those of its files by name; nothing without one."""
    if against is None:
        return {}

    earlier = gate_earlier.read_earlier(against)
    return dict([(None, earlier), *earlier.files.items()])


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
                    text.format(
                        candidate=text_name(candidate.name), metric=metric, names=join_names(names)
                    )
                )


def _least(
    file: str | None, evaluation: Evaluation, metrics: Sequence[str], limits: Limits
) -> Iterator[Check]:
    if limits.fail_under is None:
        return
    for candidate in evaluation.candidates:
        for result in candidate.metrics:
            if result.metric.name in metrics:
                subject = file, candidate.name, result.metric, result.percent
                judged = result.is_defined
                yield Check("fail-under", *subject, limits.fail_under, is_judged=judged)


def _compared(
    file: str | None,
    evaluation: Evaluation,
    request: GateRequest,
    before: Mapping[str | None, workspace_runs.Run],
    limits: Limits,
) -> Iterator[workspace_drops.Drop | NotCompared]:
    earlier, against = before.get(file), before[None].name
    if earlier is None:
        yield NotCompared("new_file", file)
        return
    yield from comparing.compare(
        evaluation,
        earlier,
        file=file,
        metrics=request.metrics,
        against=against,
        min_common=limits.min_common,
    )


def _drops(
    file: str | None, evaluation: Evaluation, found: workspace_drops.Drop, limits: Limits
) -> Iterator[Check]:
    """Yield the checks of a score compared with the earlier one, before anything is tested."""
    candidate = next(each for each in evaluation.candidates if each.name == found.candidate)
    result = candidate.metric(found.change.score.metric)
    subject = file, found.candidate, result.metric, result.percent
    judged = result.is_defined
    if found.percent_in_common < (limits.min_common or 0.0):
        yield Check("min-common", *subject, limits.min_common, found)
        return
    if limits.max_drop is not None:
        yield Check("max-drop", *subject, limits.max_drop, found, judged)
    if limits.no_significant_drop:
        yield Check("no-significant-drop", *subject, None, found, judged)


def _judge(checks: list[Check], resampling: Resampling, progress: Progress) -> None:
    """Add the test of the drop to each check that asks for it, if the score is worse.

    p is corrected, as everywhere, for the number of comparisons by one metric: those of all
    segments, and those of the files.
    """
    families: dict[tuple[str, bool], dict[int, workspace_drops.Drop]] = {}
    for index, check in enumerate(checks):
        is_tested = check.gate == "no-significant-drop" and check.is_judged
        if is_tested and check.before is not None:
            family = families.setdefault((check.metric.name, check.file is None), {})
            family[index] = check.before
    for family in families.values():
        comparisons = workspace_drops.judge_drops([*family.values()], resampling, progress)
        for (index, drop), comparison in zip(family.items(), comparisons, strict=True):
            drop = replace(drop, change=replace(drop.change, comparison=comparison))
            checks[index] = replace(checks[index], before=drop)


def _without_scores(parts: Sequence[CheckedPart], *, required: bool) -> Iterator[NotCompared]:
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
    parts: Sequence[CheckedPart], before: Mapping[str | None, workspace_runs.Run], *, required: bool
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
