"""The tables of a report on folders: a row for each set of files, and all files there are."""

from __future__ import annotations

from collections.abc import Iterator

from bleu_core.errors import BleuError
from bleu_core.evaluation.results import BrokenFile, Evaluation, FileResult, ScoredFile
from bleu_core.files.addresses import Address, Role
from bleu_core.files.sets import Folder, FolderPairing
from bleu_core.progress import SILENT, Progress
from bleu_score.i18n import format_number, translate, with_label
from bleu_score.marked.signs import without_controls
from bleu_score.messages.errors import error_text
from bleu_score.messages.folders import reason_text
from bleu_score.messages.names import one_line, short_names, text_name
from bleu_score.reports import cells
from bleu_score.reports.tables import input_row, inputs_of
from bleu_score.reports.without_folders import error_without_folders, path_below

# Greatest number of files without a counterpart to list.
_NAMED = 100


def files_table(evaluation: Evaluation) -> cells.Table:
    """Return the score of each set of files, the worst first."""
    names, pairing = evaluation.candidate_names, evaluation.pairing
    assert pairing is not None
    several, shown = len(names) > 1, short_names(names)
    columns = [
        cells.Column(translate("Reports", "File")),
        cells.Column(translate("Reports", "Segments"), is_number=True),
        *(
            cells.Column(shown[name] if several else "BLEU", is_number=True, is_name=several)
            for name in names
        ),
        cells.Column(translate("Reports", "Warnings"), is_number=True),
    ]
    if evaluation.broken:
        columns.append(cells.Column(translate("Reports", "Problem")))
    rows = []
    files: tuple[FileResult, ...] = (*evaluation.broken, *evaluation.worst_first)
    for file in files:
        row = [cells.name_cell(file.name), *_file_cells(file, names)]
        if evaluation.broken:
            row.append(cells.Cell(problem_text(file.error) if isinstance(file, BrokenFile) else ""))
        rows.append(row)
    notes = [
        translate("Reports", "All files as one text: {counted} of {files}").format(
            counted=format_number(len(evaluation.counted)),
            files=format_number(len(evaluation.files)),
        ),
        *_missing(pairing),
    ]
    title = translate("Reports", "BLEU by file")
    short = translate("Reports", "Score by file")
    return cells.Table("files", title, tuple(columns), rows, tuple(notes), short=short)


def problem_text(error: BleuError) -> str:
    """Return the reason why a file could not be scored, without the folders it is in."""
    return without_controls(error_text(error_without_folders(error)))


def _file_cells(file: FileResult, names: tuple[str, ...]) -> Iterator[cells.Cell]:
    if isinstance(file, BrokenFile):
        yield from [cells.NOTHING] * (len(names) + 2)
        return
    yield cells.number_cell(file.evaluation.segments)
    results = {candidate.name: candidate for candidate in file.evaluation.candidates}
    for name in names:
        yield cells.score_cell(results[name].bleu) if name in results else cells.NOTHING
    yield cells.number_cell(len(file.diagnostics))


def _missing(pairing: FolderPairing) -> Iterator[str]:
    """Yield the files without a counterpart, and the files that a candidate lacks."""
    lines = [
        with_label(one_line(file.name), without_controls(reason_text(file)))
        for file in pairing.unpaired
    ]
    lines += [
        translate("Reports", "{file}: missing from {folder}").format(
            file=one_line(files.name), folder=text_name(folder.name)
        )
        for files, folder in pairing.missing
    ]
    if not lines:
        return
    yield translate("Reports", "Unpaired files: {count}").format(count=format_number(len(lines)))
    yield from lines[:_NAMED]
    if len(lines) > _NAMED:
        yield "…"


def left_out_sentences(evaluation: Evaluation) -> Iterator[str]:
    """Yield the files that could not be compared, and those without a counterpart."""
    for file in evaluation.broken:
        yield with_label(one_line(file.name), problem_text(file.error))
    if evaluation.pairing is not None:
        yield from _missing(evaluation.pairing)


def folder_inputs(
    evaluation: Evaluation, progress: Progress = SILENT, *, about_changes: bool = False
) -> cells.Table:
    """Return all files that were read; of changes, suggestions and final texts."""
    pairing = evaluation.pairing
    assert pairing is not None
    return inputs_of(
        [
            input_row(
                document,
                role,
                progress,
                name=path_below(folder, address.path).as_posix(),
                about_changes=about_changes,
            )
            for file in evaluation.scored
            for (role, folder, address), document in zip(
                _places(file, pairing), file.originals, strict=False
            )
        ]
    )


def _places(file: ScoredFile, pairing: FolderPairing) -> Iterator[tuple[Role, Folder, Address]]:
    """Yield role, folder and address of each file of a set, in the order of its addresses."""
    addresses = [
        *zip(pairing.references, file.files.references, strict=True),
        *zip(pairing.candidates, file.files.candidates, strict=True),
    ]
    if pairing.source is not None:
        addresses.append((pairing.source, file.files.source))
    for folder, address in addresses:
        if address is not None:
            yield folder.role, folder, address
