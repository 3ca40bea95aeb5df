"""JUnit XML, as Jenkins and GitLab read it: a case for each candidate and file."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from bleu_core.version import __version__
from bleu_score.i18n import join_sentences
from bleu_score.messages.changes import headline as changes_headline
from bleu_score.messages.metrics import score_text
from bleu_score.terminal.gate.results import Case, GateReport, stable_name
from bleu_score.terminal.gate.sentences import check_text, missing_text, notes, problem_text
from bleu_score.terminal.streams import printable

_NAME = "bleu-score"


def junit_xml(report: GateReport, *, config: Path | None = None, seconds: float = 0.0) -> bytes:
    """Return the result of a run as JUnit XML.

    Parameters
    ----------
    report
        The report of the gate.
    config
        The configuration file that was used.
    seconds
        The time that the run took.
    """
    cases = [*report.cases]
    counts = {
        "tests": str(len(cases)),
        "failures": str(sum(case.has_failed for case in cases)),
        "errors": str(sum(case.error is not None for case in cases)),
        "skipped": str(sum(case.is_skipped for case in cases)),
        "time": f"{seconds:.3f}",
    }
    root = Element("testsuites", {"name": _NAME, **counts})
    timestamp = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S")
    suite = SubElement(root, "testsuite", {"name": _NAME, **counts, "timestamp": timestamp})
    properties = SubElement(suite, "properties")
    for name, value in _properties(report, config).items():
        SubElement(properties, "property", {"name": name, "value": _plain(value)})
    several = len({case.candidate for case in cases if case.candidate}) > 1
    for case in cases:
        _add(suite, case, several=several)
    if lines := [*notes(report)]:
        SubElement(suite, "system-out").text = _lines(lines)
    indent(root)
    document: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return document + b"\n"


def _properties(report: GateReport, config: Path | None) -> dict[str, str]:
    properties = {"program": f"bleu-desktop {__version__}"}
    if report.against is not None:
        properties["against"] = report.against
    if config is not None:
        properties["config"] = str(config)
    signatures = {f"signature.{each.metric.name}": each.signature for each in report.metrics}
    return properties | signatures


def _add(suite: Element, case: Case, *, several: bool) -> None:
    name = _name(case, several=several)
    element = SubElement(suite, "testcase", {"classname": _NAME, "name": _plain(name)})
    if case.error is not None:
        text = problem_text(case.error)
        _child(element, "error", [text], type=type(case.error).__name__)
    if case.missing is not None:
        text = missing_text(case.missing)
        if case.missing.failed:
            _child(element, "failure", [text], type="require-all-files")
        else:
            # A skipped case has no type in the schemas of JUnit.
            _child(element, "skipped", [text])
    if case.checks and case.is_skipped:
        _child(element, "skipped", [*dict.fromkeys(map(check_text, case.checks))])
    if case.failed:
        texts = [check_text(check) for check in case.failed]
        kinds = dict.fromkeys(check.gate for check in case.failed)
        # One element, since some programs read only the first.
        _child(element, "failure", texts, type=",".join(kinds))
    if case.results:
        scores = [
            f"{result.metric.title} = {score_text(result)} ({result.signature})"
            for result in case.results
        ]
        changes = [changes_headline(case.changes)] if case.changes is not None else []
        SubElement(element, "system-out").text = _lines([*changes, *scores])


def _child(element: Element, kind: str, texts: Sequence[str], **attributes: str) -> None:
    attributes["message"] = _plain(join_sentences(*texts))
    SubElement(element, kind, attributes).text = _lines(texts)


def _name(case: Case, *, several: bool) -> str:
    """Return the name of a case, in every language the same: it tells a case from run to run."""
    if case.file is None:
        return case.candidate or ""
    return stable_name(case.file, case.candidate if several else None)


def _plain(text: str) -> str:
    """Return a text in one line, with escapes for characters that XML cannot hold."""
    return printable(" ".join(text.split()))


def _lines(texts: Sequence[str]) -> str:
    return "\n".join(map(_plain, texts))
