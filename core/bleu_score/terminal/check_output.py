"""Diagnostics of the files, as text or JSON: `bleu-score --check`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TextIO

from bleu_core.checking import CheckReport
from bleu_score.i18n import translate, with_label
from bleu_score.json_text import json_text
from bleu_score.messages.diagnostics import (
    diagnostic_extent,
    diagnostic_text,
    diagnostic_title,
    effect_text,
    fix_flag,
    fix_text,
)
from bleu_score.terminal.streams import printable
from bleu_score.terminal.text_output import pairs_lines


def write_check(report: CheckReport, output_format: str, stream: TextIO) -> None:
    """Write the report in the requested format."""
    if output_format == "json":
        stream.write(json_text(report.to_dict()))
    else:
        stream.writelines(f"{line}\n" for line in check_lines(report))


def check_lines(report: CheckReport) -> Iterator[str]:
    """Yield the diagnostics and the effects of a report, in lines to read."""
    yield from pairs_lines(report.aligned, report.pair_diagnostics)
    if not report.diagnostics:
        yield translate("Terminal", "No problems found in the texts.")
    for diagnostic in report.diagnostics:
        yield ""
        yield with_label(printable(diagnostic.where.document), diagnostic_title(diagnostic))
        if extent := diagnostic_extent(diagnostic):
            yield f"  {extent}"
        yield f"  {diagnostic_text(diagnostic)}"
        if diagnostic.where.example:
            yield f"  {printable(diagnostic.where.example)}"
    if report.effects:
        yield ""
        yield translate("Terminal", "Effect of normalization on BLEU:")
    for effect in report.effects:
        yield "  " + translate("Terminal", "{flag} · {meaning} · {candidate}: {effect}").format(
            flag=fix_flag(effect.fix),
            meaning=fix_text(effect.fix),
            candidate=printable(effect.candidate),
            effect=effect_text(effect),
        )
