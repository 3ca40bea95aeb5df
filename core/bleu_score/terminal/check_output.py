"""Diagnostics of files, or of folders file by file: `bleu-score --check`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bleu_core.evaluation.checking import CheckReport
from bleu_core.evaluation.results import BrokenFile, json_head
from bleu_core.files.sets import FolderPairing
from bleu_score.i18n import as_heading, translate, with_label
from bleu_score.messages.diagnostics import (
    diagnostic_extent,
    diagnostic_text,
    diagnostic_title,
    effect_text,
    fix_flag,
    fix_text,
)
from bleu_score.messages.errors import error_text
from bleu_score.terminal.folder_output import unpaired_lines
from bleu_score.terminal.output import Output
from bleu_score.terminal.streams import printable, printable_name
from bleu_score.terminal.text_output import pairs_lines


def check_output(report: CheckReport) -> Output:
    """Return the diagnostics of files as they are written."""
    return Output(content=report.to_dict, lines=lambda: _lines(report))


def folder_check_output(
    pairing: FolderPairing, checked: Sequence[CheckReport | BrokenFile]
) -> Output:
    """Return the diagnostics of folders, one result for each set of files, as they are written."""
    return Output(
        content=lambda: {
            **json_head(),
            "files": [
                {"name": files.name, **_result_dict(result)}
                for files, result in zip(pairing.sets, checked, strict=True)
            ],
            "unpaired": [file.to_dict() for file in pairing.unpaired],
        },
        lines=lambda: _folder_lines(pairing, checked),
    )


def _lines(report: CheckReport) -> Iterator[str]:
    """Yield the diagnostics and the effects of a report, in lines to read."""
    yield from pairs_lines(report.aligned, report.pair_diagnostics)
    if not report.diagnostics:
        yield translate("Terminal", "No problems found in the texts.")
    for diagnostic in report.diagnostics:
        yield ""
        yield with_label(printable_name(diagnostic.where.document), diagnostic_title(diagnostic))
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
            candidate=printable_name(effect.candidate),
            effect=effect_text(effect),
        )


def _result_dict(result: CheckReport | BrokenFile) -> dict[str, object]:
    if isinstance(result, BrokenFile):
        return {"error": error_text(result.error)}
    content = result.to_dict()
    return {key: content[key] for key in content if key not in json_head()}


def _folder_lines(
    pairing: FolderPairing, checked: Sequence[CheckReport | BrokenFile]
) -> Iterator[str]:
    for files, result in zip(pairing.sets, checked, strict=True):
        yield as_heading(printable(files.name))
        if isinstance(result, BrokenFile):
            yield f"  {printable(error_text(result.error))}"
        else:
            yield from (f"  {line}" if line else "" for line in _lines(result))
        yield ""
    yield from (printable(error_text(error)) for error in pairing.unreadable)
    yield from unpaired_lines(pairing)
