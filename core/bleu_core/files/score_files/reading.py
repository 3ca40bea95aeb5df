"""Read a file of scores, whatever program wrote it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256
from pathlib import Path

from bleu_core.files.contents import Contents, Format, UnitTable, plain_text
from bleu_core.files.errors import FileChanged
from bleu_core.files.reading.formats import find_format
from bleu_core.files.reading.known_formats import OFFICE_DOCUMENTS
from bleu_core.files.reading.plain import lines_of
from bleu_core.files.reading.raw import RawFile, read_raw
from bleu_core.files.reading.tables import delimited, spreadsheets
from bleu_core.files.reading.tables.columns import column_letters
from bleu_core.files.score_files.choosing import column_named, number_columns
from bleu_core.files.score_files.errors import NoScores
from bleu_core.files.score_files.json_scores import read_json
from bleu_core.files.score_files.marked_errors import as_penalties
from bleu_core.files.score_files.numbers import are_mostly_numbers, is_gap, is_number
from bleu_core.files.score_files.tables import ScoreContents, ScoreTable, rows_by
from bleu_core.files.score_files.text_scores import (
    read_appraise,
    read_comet_lines,
    read_named_numbers,
    read_numbers,
)
from bleu_core.files.stamps import with_sha256
from bleu_core.progress import SILENT, Progress


def read_scores(
    path: Path, *, encoding: str | None = None, progress: Progress = SILENT
) -> ScoreContents:
    """Read a file of scores.

    The file may be text with a number on each line; CSV, TSV or a spreadsheet; JSON or JSON Lines;
    output of ``comet-score``, printed or saved; WMT's score file with a system and a score on each
    line, or with the errors that people marked; or the results of Appraise and Pearmut.

    Parameters
    ----------
    path
        The file.
    encoding
        Overrides detection, in text formats.

    Raises
    ------
    NoScores
        If there is no column with numbers in it.
    BleuError
        As for any file that cannot be read; see `bleu_core.errors`.
    Cancelled
    """
    raw = read_raw(path, encoding=encoding, progress=progress)
    tables, by_field = _read(raw)
    # A system that lacks most of its scores is refused later, with the line.
    tables = [table for table in tables if table.system or _has_numbers(table)]
    if not any(map(_has_numbers, tables)):
        raise NoScores(path)
    return ScoreContents(path, _digest(raw), tuple(tables), by_field)


def _digest(raw: RawFile) -> str:
    """Return the SHA-256 of the version of the file that was read."""
    if raw.stamp is None:
        return sha256(raw.data).hexdigest()
    stamp = with_sha256(raw.path, raw.stamp, raw.progress)
    if stamp is None or stamp.sha256 is None:
        raise FileChanged(raw.path)
    return stamp.sha256


def _has_numbers(table: ScoreTable) -> bool:
    return bool(number_columns(table))


def _read(raw: RawFile) -> tuple[list[ScoreTable], bool]:
    file_format = find_format(raw, is_text=False)
    if file_format is Format.SPREADSHEET:
        return _from_contents(raw, spreadsheets.read(raw)), False
    if file_format in OFFICE_DOCUMENTS:
        return [], False
    text, _ = raw.text()
    if text.lstrip()[:1] in ("{", "["):
        tables = [part for table in read_json(raw, text) for part in _by_system(table)]
        return tables, True
    lines = lines_of(raw, text)
    raw.progress.check()
    if tables := read_comet_lines(lines):
        return tables, False
    numbers = read_numbers(lines, raw.path)
    if numbers is not None:
        return [numbers], False
    if tables := read_named_numbers(lines):
        return tables, False
    if tables := read_appraise(lines):
        return [part for table in tables for part in _by_system(table)], False

    return _from_contents(raw, delimited.read(raw)), False


def _from_contents(raw: RawFile, contents: Contents) -> list[ScoreTable]:
    tables = (_with_headings(contents, table) for table in contents.tables)
    return [part for table in tables for part in _by_system(as_penalties(table, raw.path))]


def _with_headings(contents: Contents, table: UnitTable) -> ScoreTable:
    """Return a table of texts as one of scores, with headings wherever the first row has them."""
    columns = {field.name: [*map(plain_text, field.cells)] for field in table.fields}
    lines = [*table.lines]
    letters = {column_letters(index) for index in range(len(columns) + 64)}
    if {*columns} <= letters and _first_row_is_heading(columns.values()):
        renamed: dict[str, list[str]] = {}
        for name, cells in columns.items():
            heading = " ".join(cells[0].split()) or name
            renamed[name if heading in renamed else heading] = cells[1:]
        columns, lines = renamed, lines[1:]
    return ScoreTable(columns, lines, sheet=table.name if len(contents.tables) > 1 else "")


def _first_row_is_heading(columns: Collection[Sequence[str]]) -> bool:
    """Tell whether no cell of the first row is a number, and a column below has only numbers."""
    return not any(is_number(cells[0]) for cells in columns) and any(
        cells[0].strip()
        and are_mostly_numbers(cells[1:])
        and all(is_number(cell) or is_gap(cell) for cell in cells[1:])
        for cells in columns
    )


def _by_system(table: ScoreTable) -> list[ScoreTable]:
    """Split rows that name their system."""
    systems = column_named(table, "scored system") or ()
    rows = rows_by(systems)
    # A column of texts that systems produced may be called so, too.
    if not rows or table.system or (len(rows) > 1 and 2 * len(rows) > len(systems)):
        return [table]
    return [table.at(own, system) for system, own in rows.items()]
