"""Sentences of the gate: one for each check."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from bleu_core.errors import BleuError
from bleu_score.i18n import (
    Messages,
    format_number,
    format_percent,
    join_names,
    join_sentences,
    translate,
    with_detail,
    with_label,
)
from bleu_score.messages.errors import error_text
from bleu_score.messages.folders import reason_text, unpaired_text
from bleu_score.messages.metrics import comparison_texts
from bleu_score.messages.names import text_name
from bleu_score.messages.runs import tables_text
from bleu_score.terminal.command_line import UsageError
from bleu_score.terminal.gate.results import Check, GateReport, NotCompared, Reason
from bleu_score.terminal.streams import printable

# Greatest number of names in one sentence, and of decimals shown to distinguish two numbers.
_NAMES = 10
_DECIMALS = 9


def verdict_text(report: GateReport) -> str:
    """Return the verdict: whether the gate is passed, and the number of checks if some say nothing.

    A gate that could judge nothing is neither passed nor failed.
    """
    if not report.passed:
        verdict = translate("Gate", "Quality gate failed.")
    elif report.errors:
        verdict = translate("Gate", "Quality gate not passed: there were errors.")
    elif not report.judged and not report.requires_files:
        verdict = translate("Gate", "Nothing could be judged by the quality gate.")
    else:
        verdict = translate("Gate", "Quality gate passed.")
    if len(report.judged) == len(report.checks):
        return verdict
    judged = translate("Gate", "Judged: {judged} of {checks}.").format(
        judged=format_number(len(report.judged)), checks=format_number(len(report.checks))
    )
    return join_sentences(verdict, judged)


def against_text(report: GateReport) -> str:
    """Return the name of the result that was compared with."""
    name = printable(report.against or "")
    return translate("Gate", "Compared with “{name}”.").format(name=name)


def line_text(check: Check, report: GateReport) -> str:
    """Return the line of a check: its result, subject and reason."""
    if not check.is_judged:
        text = translate("Gate", "Not judged: {what} – {why}")
    elif check.passed:
        text = translate("Gate", "Passed: {what} – {why}")
    else:
        text = translate("Gate", "Failed: {what} – {why}")
    return text.format(what=subject_text(check, report), why=check_text(check))


def subject_text(check: Check, report: GateReport) -> str:
    """Return the subject of a check: a file, a candidate, or a candidate's file."""
    several = len({each.candidate for each in report.checks}) > 1
    return printable(case_name(check.file, check.candidate, several=several))


def case_name(file: str | None, candidate: str | None, *, several: bool) -> str:
    """Return a name for a candidate's file, or all of a candidate.

    Parameters
    ----------
    file
        Name of the file; None for all segments.
    candidate
        Name of the candidate; None for all of them.
    several
        Whether there are other candidates.
    """
    if file is None:
        return text_name(candidate or "")
    return with_detail(file, text_name(candidate or "")) if several else file


_SENTENCES: Messages[str, str] = Messages(
    "Gate",
    {
        "too short": "Too short to judge by {metric}: every reference has fewer tokens than the "
        "longest n-gram. --gate-metrics chrf judges such texts.",
        "few in common": "{metric} {score} is not compared: fewer than {limit} of the segments are "
        "in common.",
        "within": "{metric} {score} is within the limit of {limit}.",
        "above": "{metric} {score} is {points} above the limit of {limit}.",
        "below": "{metric} {score} is {points} below the limit of {limit}.",
        "not worse": "{metric} {score}, previously {earlier}: not worse.",
        "worse as allowed": "{metric} {score}, previously {earlier}: worse by {points} "
        "(allowed: {limit}).",
        "worse": "{metric} {score}, previously {earlier}: worse by {points} (allowed: only "
        "{limit}).",
        "not significant": "{metric} {score}, previously {earlier}: not significantly worse (p "
        "{p}).",
        "significant": "{metric} {score}, previously {earlier}: significantly worse (p {p}).",
    },
)


def check_text(check: Check) -> str:
    """Return the sentences of a check: the score, its limit, and their distance."""
    decimals, limit, change = _enough_decimals(check), check.limit or 0.0, check.change

    def shown(value: float | None) -> str:
        return "" if value is None else format_number(value, decimals)

    text = _SENTENCES[_finding(check)].format(
        metric=check.metric.title,
        score=shown(change.new_in_common if change else check.score),
        limit=_percent(limit) if check.gate == "min-common" else shown(limit),
        points=shown(abs(check.drop if change else check.shortfall)),
        earlier=shown(change.old_in_common if change else None),
        p=_p(check),
    )
    if check.before is None or check.before.comparison.is_whole or not check.is_judged:
        return text
    runs = check.before.comparison
    common = translate(
        "Gate", "Segments in common: {common} (now {segments}, previously {earlier})."
    ).format(
        common=format_number(runs.common),
        segments=format_number(runs.new.segments),
        earlier=format_number(runs.old.segments),
    )
    return join_sentences(text, common)


def _finding(check: Check) -> str:
    if not check.is_judged:
        return "too short"
    if check.gate == "min-common":
        return "few in common"
    if check.gate == "fail-under":
        beyond = "above" if check.metric.lower_is_better else "below"
        return "within" if check.passed else beyond
    if check.drop <= 0:
        return "not worse"
    if check.gate == "max-drop":
        return "worse as allowed" if check.passed else "worse"
    return "not significant" if check.passed else "significant"


def _percent(limit: float) -> str:
    return format_percent(limit / 100, 0 if limit.is_integer() else 2)


def _p(check: Check) -> str:
    comparison = check.change and check.change.comparison
    return [*comparison_texts(comparison)][-1] if comparison else ""


def _enough_decimals(check: Check) -> int:
    """Return the number of decimals at which a failure is visible: 29.999 is below 30."""
    decimals = check.metric.decimals
    apart = check.drop if check.gate == "no-significant-drop" else check.shortfall
    while not check.passed and decimals < _DECIMALS and round(apart, decimals) == 0:
        decimals += 1
    return decimals


def gate_lines(report: GateReport) -> Iterator[str]:
    """Yield the verdict and the lines of the checks.

    Of files, only failed checks are listed, as there can be thousands.
    """
    verdict = verdict_text(report)
    yield join_sentences(verdict, against_text(report)) if report.against else verdict
    for check in report.checks:
        if not check.passed or check.file is None:
            yield f"  {line_text(check, report)}"
    yield from (f"  {line}" for line in _missing_lines(report))
    if any(check.file is not None for check in report.checks):
        yield "  " + translate("Gate", "Checks passed: {passed} of {checks}.").format(
            passed=format_number(len(report.judged) - len(report.failed)),
            checks=format_number(len(report.checks)),
        )
    # The files of folders that have no score are listed above.
    others = [
        each for each in report.not_compared if each.reason not in ("unpaired", "other_types")
    ]
    yield from (f"  {note}" for note in notes(replace(report, not_compared=tuple(others))))


def failed_lines(report: GateReport) -> Iterator[str]:
    """Yield a line for each check that failed, and for the files that are missing."""
    yield from (line_text(check, report) for check in report.failed)
    yield from _missing_lines(report)


def _missing_lines(report: GateReport) -> Iterator[str]:
    for text in _missing_texts(report.missing):
        yield translate("Gate", "Failed: {why}").format(why=text)


def notes(report: GateReport) -> Iterator[str]:
    """Yield sentences about files and candidates that were not compared, and about tokens."""
    tables = (check.change.tables for check in report.checks if check.change)
    yield from map(tables_text, dict.fromkeys(filter(None, tables)))
    yield from _missing_texts([each for each in report.not_compared if not each.failed])


_REASONS: Messages[Reason, str] = Messages(
    "Gate",
    {
        "no_scores": "Nothing could be scored in the earlier result, so nothing was compared.",
        "new_file": "New files, not compared: {names}.",
        "gone_file": "Files no longer present: {names}.",
        "new_candidate": "New candidates, not compared: {names}.",
        "gone_candidate": "Candidates no longer present: {names}.",
        "all_changed": "Not compared, because all their references have changed: {names}.",
        "unpaired": "Unpaired files: {names}.",
        "other_types": "Other types of files, skipped: {count}.",
    },
)


def _missing_texts(not_compared: Sequence[NotCompared]) -> Iterator[str]:
    for reason, text in _REASONS.items():
        if found := [each for each in not_compared if each.reason == reason]:
            count = format_number(sum(each.count for each in found))
            yield text.format(names=_names(found), count=count)


def missing_text(found: NotCompared) -> str:
    """Return the reason why files have no score, beside their name."""
    if found.unpaired is not None:
        return reason_text(found.unpaired)
    return next(_missing_texts([found]))


def problem_text(error: BleuError | UsageError) -> str:
    """Return the reason why something could not be scored or compared."""
    return error.text if isinstance(error, UsageError) else error_text(error)


def config_text(config: Path) -> str:
    """Return the configuration file that was used."""
    return translate("Gate", "Configuration: {file}").format(file=printable(str(config)))


def _names(found: Sequence[NotCompared]) -> str:
    names = [printable(_name(each)) for each in found[:_NAMES]]
    if len(found) > _NAMES:
        names.append(with_detail("…", format_number(len(found))))
    return join_names(names)


def _name(found: NotCompared) -> str:
    if found.unpaired is not None:
        return unpaired_text(found.unpaired)
    if found.file and found.candidate:
        return with_label(found.file, text_name(found.candidate))
    return found.file or text_name(found.candidate or "")
