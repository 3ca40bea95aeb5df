"""Issues in the files, as text or JSON: `bleu-score --check`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TextIO

from bleu_core.health import HealthReport
from bleu_score.i18n import translate
from bleu_score.json_text import json_text
from bleu_score.messages.choices import normalization_name
from bleu_score.messages.diagnostics import (
    effect_text,
    finding_extent,
    finding_text,
    finding_title,
)
from bleu_score.streams import printable
from bleu_score.text_output import pairs_lines


def write_check(report: HealthReport, output_format: str, stream: TextIO) -> None:
    """Write the report in the requested format."""
    if output_format == "json":
        stream.write(json_text(report.to_dict()))
    else:
        stream.writelines(f"{line}\n" for line in check_lines(report))


def check_lines(report: HealthReport) -> Iterator[str]:
    """Yield everything about the issues found, in lines to read."""
    yield from pairs_lines(report.aligned, report.concerns)
    if not report.findings:
        yield translate("Terminal", "No problems found in the texts.")
    for finding in report.findings:
        yield ""
        yield translate("Terminal", "{document}: {finding}").format(
            document=printable(finding.where.document), finding=finding_title(finding)
        )
        if extent := finding_extent(finding):
            yield f"  {extent}"
        yield f"  {finding_text(finding)}"
        if finding.where.example:
            yield f"  {printable(finding.where.example)}"
    if report.effects:
        yield ""
        yield translate("Terminal", "Effect of normalization on BLEU:")
    for effect in report.effects:
        yield "  " + translate(
            "Terminal", "--normalize {name} · {meaning} · {candidate}: {effect}"
        ).format(
            name=effect.normalization,
            meaning=normalization_name(effect.normalization),
            candidate=printable(effect.candidate),
            effect=effect_text(effect),
        )
