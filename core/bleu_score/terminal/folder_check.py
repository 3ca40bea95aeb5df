"""Diagnostics of the files of folders, as text or JSON: `bleu-score --check` with folders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TextIO

from bleu_core.files.sets import FolderPairing
from bleu_core.folders.checking import CheckedFile
from bleu_core.results import json_head
from bleu_score.i18n import as_heading
from bleu_score.json_text import json_text
from bleu_score.messages.errors import error_text
from bleu_score.terminal.check_output import check_lines
from bleu_score.terminal.folder_output import unpaired_lines
from bleu_score.terminal.streams import printable


def write_checks(
    pairing: FolderPairing, checked: Sequence[CheckedFile], output_format: str, stream: TextIO
) -> None:
    """Write the findings, file by file."""
    if output_format == "json":
        content = {
            **json_head(),
            "files": [_file_dict(each) for each in checked],
            "unpaired": [each.to_dict() for each in pairing.unpaired],
        }
        stream.write(json_text(content))
    else:
        stream.writelines(f"{line}\n" for line in _text_lines(pairing, checked))


def _file_dict(checked: CheckedFile) -> dict[str, object]:
    if checked.report is not None:
        own = checked.report.to_dict()
        return {"name": checked.files.name} | {
            key: own[key] for key in own if key not in json_head()
        }
    return {
        "name": checked.files.name,
        "error": error_text(checked.error) if checked.error else None,
    }


def _text_lines(pairing: FolderPairing, checked: Sequence[CheckedFile]) -> Iterator[str]:
    for each in checked:
        yield as_heading(printable(each.files.name))
        if each.error is not None:
            yield f"  {printable(error_text(each.error))}"
        if each.report is not None:
            yield from (f"  {line}" if line else "" for line in check_lines(each.report))
        yield ""
    yield from (printable(error_text(error)) for error in pairing.unreadable)
    yield from unpaired_lines(pairing)
