"""The result in Markdown, for the page of a build: failures first, the worst file first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from bleu_score.i18n import format_number, translate, with_label
from bleu_score.messages.changes import headline as changes_headline
from bleu_score.messages.metrics import score_text, signed
from bleu_score.reports.markdown_text import markdown_code, markdown_text
from bleu_score.terminal.gate import sentences
from bleu_score.terminal.gate.results import Case, Check, GateReport

# Rows of a list. GitHub shows at most 1 MiB of a summary.
_MOST = 500


def summary_markdown(report: GateReport, *, config: Path | None = None) -> str:
    """Return the result of a run as Markdown."""
    return "\n".join(_lines(report, config)) + "\n"


def _lines(report: GateReport, config: Path | None) -> Iterator[str]:
    has_verdict = report or report.errors
    title = sentences.verdict_text(report) if has_verdict else translate("Gate", "Scores")
    # Files that need not be there are among the notes.
    found = [case for case in report.cases if case.missing is None or case.missing.failed]
    cases = sorted(found, key=_rank)
    several = len({case.candidate for case in cases if case.candidate}) > 1
    yield f"## {title}"
    yield ""
    for part in report.parts:
        if part.file is None and part.changes is not None:
            yield markdown_text(changes_headline(part.changes))
            yield ""
    if report.against is not None:
        yield markdown_text(sentences.against_text(report))
        yield ""
    yield from _table(cases, report, several=several)
    remarks = [*sentences.notes(report), *([sentences.config_text(config)] if config else [])]
    lists = [
        [*_failures(cases, several=several)],
        [markdown_text(note) for note in remarks],
        [with_label(each.metric.title, markdown_code(each.signature)) for each in report.metrics],
    ]
    for lines in filter(None, lists):
        yield ""
        yield from (f"- {line}" for line in _shortened(lines))


def _rank(case: Case) -> tuple[bool, bool, bool, float, float]:
    """Return the sort key of a case: the whole, errors, the worst failures, the lowest score."""
    shortfall = max((check.shortfall for check in case.failed), default=0.0)
    score = case.results[0].percent if case.results else 0.0
    is_part, is_scored = case.file is not None, case.error is None
    return is_part, is_scored, not case.has_failed, -shortfall, score


def _table(cases: Sequence[Case], report: GateReport, *, several: bool) -> Iterator[str]:
    """Yield a row for each case and metric that was checked; for each metric if none was."""
    headings = [
        translate("Gate", "Text"),
        translate("Gate", "Metric"),
        translate("Gate", "Score"),
        *([translate("Gate", "Change")] if report.against is not None else []),
        translate("Gate", "Segments"),
        translate("Gate", "Result"),
    ]
    yield _row(headings)
    yield _row(["---", "---", *["--:"] * (len(headings) - 3), "---"])
    checked = {check.metric.name for check in report.checks}
    rows = [
        row
        for case in cases
        for row in _rows(case, checked, changes=report.against is not None, several=several)
    ]
    yield from _shortened(rows)


def _rows(case: Case, checked: set[str], *, changes: bool, several: bool) -> Iterator[str]:
    name = markdown_text(sentences.case_name(case.file, case.candidate, several=several))
    if case.error is not None or case.missing is not None:
        error = translate("Gate", "Error")
        gaps = ["–"] * (4 if changes else 3)
        yield _row([name, *gaps, _failed() if case.error is None else f"**{error}**"])
    for result in case.results:
        if checked and result.metric.name not in checked:
            continue
        own = [check for check in case.checks if check.metric.name == result.metric.name]
        segments = format_number(case.segments)
        runs = next((check.before.comparison for check in own if check.before), None)
        if runs is not None and not runs.is_whole:
            common = translate("Gate", "{segments} ({common} in common)")
            segments = common.format(segments=segments, common=format_number(runs.common))
        cells = [name, result.metric.title, score_text(result)]
        if changes:
            cells.append(_change_text(own))
        yield _row([*cells, segments, _result_text(own)])


def _change_text(checks: Sequence[Check]) -> str:
    for check in checks:
        if (change := check.change) is not None:
            points = (change.new_in_common or 0.0) - (change.old_in_common or 0.0)
            return signed(points, check.metric.decimals)
    return "–"


def _result_text(checks: Sequence[Check]) -> str:
    if not checks:
        return "–"
    if not any(check.is_judged for check in checks):
        return translate("Gate", "too short to judge")
    if all(check.passed for check in checks):
        return translate("Gate", "passed")
    return _failed()


def _failed() -> str:
    failed = translate("Gate", "failed")
    return f"**{failed}**"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _failures(cases: Sequence[Case], *, several: bool) -> Iterator[str]:
    """Yield the scores and files that failed or could not be judged, with the reasons."""
    for case in cases:
        name = sentences.case_name(case.file, case.candidate, several=several)
        telling = [check for check in case.checks if not (check.passed and check.is_judged)]
        texts = [*dict.fromkeys(map(sentences.check_text, telling))]
        if case.error is not None:
            texts = [sentences.problem_text(case.error)]
        if case.missing is not None:
            texts = [sentences.missing_text(case.missing)]
        yield from (with_label(f"**{markdown_text(name)}**", markdown_text(text)) for text in texts)


def _shortened(lines: Sequence[str]) -> Iterator[str]:
    yield from lines[:_MOST]
    if len(lines) > _MOST:
        text = translate("Gate", "… and {count} more").format(
            count=format_number(len(lines) - _MOST)
        )
        yield f"| {text} |" if lines[0].startswith("|") else text
