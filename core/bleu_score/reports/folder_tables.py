"""The tables of a report on folders: a row for each set of files, and all files there are."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING

from bleu_core.corpus.addresses import Address, Role
from bleu_core.errors import BleuError
from bleu_core.progress import SILENT, Progress
from bleu_score.i18n import format_number, translate
from bleu_score.marked.signs import without_controls
from bleu_score.messages.errors import error_text
from bleu_score.messages.folders import reason_text
from bleu_score.messages.names import one_line
from bleu_score.reports.model import Cell, Column, Table
from bleu_score.reports.table_cells import EMPTY, name_cell, number_cell, score_cell
from bleu_score.reports.tables import input_row, inputs_of

if TYPE_CHECKING:
    from bleu_core.folders.results import FileResult, FolderEvaluation
    from bleu_core.folders.sets import Folder

# Of files without a partner, so many are named.
_NAMED = 100


def files_table(folders: FolderEvaluation) -> Table:
    """Return the score of each set of files, the worst first."""
    names = folders.candidates
    several = len(names) > 1
    columns = [
        Column(translate("Reports", "File")),
        Column(translate("Reports", "Segments"), is_number=True),
        *(
            Column(one_line(name) if several else "BLEU", is_number=True, is_name=several)
            for name in names
        ),
        Column(translate("Reports", "Warnings"), is_number=True),
    ]
    if folders.broken:
        columns.append(Column(translate("Reports", "Problem")))
    rows = []
    for each in folders.worst_first:
        row = [name_cell(each.name), *_file_cells(each, names)]
        if folders.broken:
            row.append(Cell(_problem(each.error) if each.error else ""))
        rows.append(tuple(row))
    notes = [
        translate("Reports", "All files as one text: {counted} of {files}").format(
            counted=format_number(len(folders.counted)), files=format_number(len(folders.files))
        ),
        *_missing(folders),
    ]
    title = translate("Reports", "BLEU by file")
    return Table("files", title, tuple(columns), tuple(rows), tuple(notes))


def _problem(error: BleuError) -> str:
    """Return why a file could not be scored, without the folders it is in."""
    shown = copy(error)
    path = getattr(error, "path", None)
    if isinstance(path, Path):
        shown.path = Path(path.name)  # type: ignore[attr-defined]
    return without_controls(error_text(shown))


def _file_cells(file: FileResult, names: tuple[str, ...]) -> Iterator[Cell]:
    evaluation = file.evaluation
    if evaluation is None:
        yield from [EMPTY] * (len(names) + 2)
        return
    yield number_cell(evaluation.segments)
    results = {candidate.name: candidate for candidate in evaluation.candidates}
    for name in names:
        yield score_cell(results[name].bleu) if name in results else EMPTY
    yield number_cell(len(file.warnings))


def _missing(folders: FolderEvaluation) -> Iterator[str]:
    """Yield what has no partner, and the files that a candidate lacks."""
    text = translate("Reports", "{file}: {problem}")
    lines = [
        text.format(file=one_line(each.name), problem=without_controls(reason_text(each)))
        for each in folders.unpaired
    ]
    lines += [
        translate("Reports", "{file}: missing in {folder}").format(
            file=one_line(each.name), folder=one_line(folder.name)
        )
        for each in folders.pairing.incomplete
        for folder, address in zip(folders.pairing.candidates, each.candidates, strict=True)
        if address is None
    ]
    if not lines:
        return
    yield translate("Reports", "Without a partner: {count}").format(count=format_number(len(lines)))
    yield from lines[:_NAMED]
    if len(lines) > _NAMED:
        yield "…"


def folder_inputs(folders: FolderEvaluation, progress: Progress = SILENT) -> Table:
    """Return all files that were read."""
    return inputs_of(
        [
            input_row(document, role, progress, name=_below(folder, address))
            for file in folders.files
            for (role, folder, address), document in zip(
                _places(file, folders), file.originals, strict=False
            )
        ]
    )


def _places(file: FileResult, folders: FolderEvaluation) -> Iterator[tuple[Role, Folder, Address]]:
    """Yield what each file of a set is and where, in the order of its addresses."""
    pairing = folders.pairing
    found = [
        *zip(pairing.references, file.files.references, strict=True),
        *zip(pairing.candidates, file.files.candidates, strict=True),
    ]
    if pairing.source is not None:
        found.append((pairing.source, file.files.source))
    for folder, address in found:
        if address is not None:
            yield folder.role, folder, address


def _below(folder: Folder, address: Address) -> str:
    """Return the name of a folder, and the path of a file below it."""
    base, path = folder.address.path, address.path
    inside = path.relative_to(base) if path.is_relative_to(base) else path
    return f"{folder.name}/{inside.as_posix() if path != base else path.name}"
