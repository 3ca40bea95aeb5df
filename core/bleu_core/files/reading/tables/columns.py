"""Tables of rows and columns, and the roles of columns."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import Enum
from itertools import repeat

from bleu_core.files.addresses import NO_HEADINGS, FieldKind
from bleu_core.files.assumptions import HeadingRow, TotalsRow
from bleu_core.files.contents import (
    Cell,
    Field,
    Head,
    KeyKind,
    Table,
    UnsavedFormula,
    plain_text,
)
from bleu_core.files.errors import TooManyCells, TooManyColumns
from bleu_core.files.headings import Heading, Meaning, is_totals, read_heading
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.tables.heading_rows import (
    HeadingRows,
    Merged,
    find_headings,
    group_names,
    heading_rows_at,
    is_number,
    look_like_headings,
)

COLUMN_LIMIT = 16_384
"""Columns a table may have: as many as spreadsheet programs support."""

CELL_LIMIT = 25_000_000
"""Cells a table may have, empty ones included: a million rows of 25 columns."""

# Cells merged further down are not in headings.
_MERGED_ROWS = 50

# Labels of rows have at most so many values, each of which has at least so many rows on average.
_MOST_LABELS = 20
_ROWS_OF_LABEL = 5


class ColumnRole(Enum):
    """The role of a column in an evaluation."""

    SOURCE = "source"
    REFERENCE = "reference"
    CANDIDATE = "candidate"
    KEY = "key"
    NONE = "none"


def column_letters(index: int) -> str:
    """Return the letters of a column in a spreadsheet: A, B, … Z, AA."""
    letters = ""
    index += 1
    while index:
        index, digit = divmod(index - 1, 26)
        letters = chr(ord("A") + digit) + letters
    return letters


def make_table(
    raw: RawFile,
    rows: Iterable[tuple[int, Sequence[str]]],
    name: str = "",
    *,
    first_column: int = 0,
    total: int = 0,
    merged: Iterable[Merged] = (),
    headings: int | None = None,
) -> Table | None:
    """Return rows as a table of columns; None if there are no rows below the headings.

    Empty rows and columns are left out.

    Parameters
    ----------
    raw
        The file, for errors and progress.
    rows
        Each with its number in the file, from 1.
    name
        Name of the sheet.
    first_column
        Index of the column of the first cell.
    total
        Approximate number of rows, to report progress; 0 if the caller reports it.
    merged
        Merged cells, with rows and columns from 0 as in the sheet.
    headings
        Number of the row with the headings, or `NO_HEADINGS`; None to find it.

    Raises
    ------
    TooManyColumns, TooManyCells, Cancelled
    """
    columns, lines = _collect(raw, rows, total)
    if not lines:
        return None
    letters = [column_letters(first_column + index) for index in columns]
    positions = [first_column + index for index in columns]
    return _make_table(
        letters,
        list(columns.values()),
        lines,
        _merged_among(merged, positions, lines),
        headings,
        Table((), name),
    )


def with_headings(table: Table, row: int) -> Table | None:
    """Return a table with its headings in another row, or in none.

    Parameters
    ----------
    row
        Its number in the sheet, from 1, or `NO_HEADINGS`.

    Returns
    -------
    Table or None
        None if the sheet has no text in this row, or none below it, or if the table is not of rows
        and columns.
    """
    head = table.head
    if head is None:
        return None
    if head.headings[-1:] == ((row,) if row else ()) and not (head.lines and not row):
        return replace(table, assumptions=())
    below = {field.letters: field.cells for field in table.fields}
    for letters, written in head.literals.items():
        below[letters] = [written.get(line, "") for line in table.lines]
    nothing = [""] * table.units
    above = list(zip(*head.rows, strict=True)) or [()] * len(head.letters)
    columns = [
        [*cells, *map(plain_text, below.get(letters, nothing))]
        for letters, cells in zip(head.letters, above, strict=True)
    ]
    lines = [*head.lines, *table.lines]
    if row and row not in lines:
        return None
    return _make_table(head.letters, columns, lines, head.merged, row, table)


def _make_table(
    letters: Sequence[str],
    columns: list[list[str]],
    lines: list[int],
    merged: Sequence[Merged],
    headings: int | None,
    like: Table,
) -> Table | None:
    """Divide columns into head and units; take the other attributes from the table `like`."""
    if headings is None:
        found = find_headings(columns, lines, merged)
    elif headings == NO_HEADINGS:
        found = HeadingRows()
    else:
        found = heading_rows_at(columns, lines, merged, lines.index(headings))
    start, end = found.start, found.end
    if end == len(lines):
        return None
    rows = tuple(zip(*(column[:end] for column in columns), strict=True))
    head = Head(tuple(letters), rows, tuple(lines[:end]), tuple(lines[start:end]), tuple(merged))
    moved = [(top - start, left, bottom - start, right) for top, left, bottom, right in merged]
    names = list(group_names(rows[start:], moved)) if end > start else [("", "")] * len(columns)
    for column in columns:
        del column[:end]
    del lines[:end]
    totals: tuple[TotalsRow, ...] = ()
    if end and len(lines) > 1 and _are_totals([column[-1] for column in columns]):
        totals = (TotalsRow(lines.pop()),)
        for column in columns:
            column.pop()
    # A column with text in titles alone is no column of the table.
    filled = [
        index
        for index, column in enumerate(columns)
        if end == 0 or names[index][0] or any(map(str.strip, column))
    ]
    fields = _fields(
        [names[index] for index in filled],
        [letters[index] for index in filled],
        [columns[index] for index in filled],
    )
    key = next((field for field in fields if is_key(field)), None)
    is_usual = start == 0 and end <= 1 and head.lines[:1] in ((), (1,)) and found.is_sure
    said = () if is_usual or headings is not None else (HeadingRow(head.headings[-1]),)
    return replace(
        like,
        fields=tuple(fields),
        lines=lines,
        keys=[plain_text(cell) for cell in key.cells] if key else (),
        key_kind=KeyKind.COLUMN if key else None,
        head=head,
        assumptions=(*said, *totals),
    )


def _are_totals(cells: Sequence[str]) -> bool:
    """Tell whether a row has totals or averages: a word such as “total”, and some numbers."""
    filled = [cell for cell in cells if cell.strip()]
    return (
        1 < len(filled) < len(cells)
        and is_totals(filled[0])
        and all(isinstance(cell, UnsavedFormula) or is_number(cell) for cell in filled[1:])
    )


def _merged_among(
    merged: Iterable[Merged], positions: Sequence[int], lines: Sequence[int]
) -> list[Merged]:
    """Return merged cells near the top, with indices among the rows and columns with text."""
    found = []
    for top, left, bottom, right in merged:
        if top + 1 in lines[:_MERGED_ROWS]:
            first, last = bisect_left(positions, left), bisect_right(positions, right) - 1
            end = bisect_right(lines, bottom + 1) - 1
            if first <= last:
                found.append((lines.index(top + 1), first, end, last))
    return found


def _collect(
    raw: RawFile, rows: Iterable[tuple[int, Sequence[str]]], total: int
) -> tuple[dict[int, list[str]], list[int]]:
    """Return the columns with text, each with a cell for every row, and the numbers of the rows."""
    columns: defaultdict[int, list[str]] = defaultdict(list)
    lines: list[int] = []
    for number, (line, cells) in enumerate(rows):
        if number % 1024 == 0:
            if total:
                raw.parsed(min(line, total), total)
            else:
                raw.progress.check()
        if len(cells) > COLUMN_LIMIT:
            raise TooManyColumns(raw.path, line, COLUMN_LIMIT)
        if all(not cell or cell.isspace() for cell in cells):
            continue
        for index, cell in enumerate(cells):
            if cell:
                column = columns[index]
                if len(column) < len(lines):
                    column.extend(repeat("", len(lines) - len(column)))
                column.append(cell)
        lines.append(line)
        if len(lines) * len(columns) > CELL_LIMIT:
            raise TooManyCells(raw.path, line, CELL_LIMIT)
    for column in columns.values():
        column.extend(repeat("", len(lines) - len(column)))
    filled = {
        index: column for index, column in sorted(columns.items()) if any(map(str.strip, column))
    }
    return filled, lines


def _fields(
    headings: Sequence[tuple[str, str]], letters: Sequence[str], columns: Sequence[Sequence[Cell]]
) -> list[Field]:
    known = [_read_headings(name, group) for name, group in headings]
    has_languages = any(
        heading and heading.meaning is not Meaning.KEY and heading.language for heading in known
    )
    names = _names(headings, letters)
    fields = []
    for index, cells in enumerate(columns):
        own, group = headings[index]
        heading = known[index]
        language = heading.language if heading else None
        if heading and heading.meaning is Meaning.KEY:
            # "id" may mean Indonesian.
            is_text = has_languages and not _are_keys(cells, letters_are_text=index > 0)
            language = language if is_text else None
        fields.append(
            Field(
                FieldKind.COLUMN,
                names[index],
                cells,
                language,
                letters[index],
                group,
                own_heading=own,
            )
        )
    return fields


def _names(headings: Sequence[tuple[str, str]], letters: Sequence[str]) -> list[str]:
    """Return unique names of columns: their headings, with groups or letters if these are equal.

    Letters alone must differ from headings in more than case, because addresses may be in any case.
    """
    counts = Counter(name for name, _ in headings)
    wanted = [f"{group} {own}".strip() if counts[own] > 1 else own for own, group in headings]
    repeats = Counter(wanted)
    taken = {name.upper() for name in wanted}
    names: list[str] = []
    for own, name in zip(letters, wanted, strict=True):
        is_unique = name and repeats[name] == 1
        unique = name if is_unique else f"{name} ({own})" if name else own
        number = 1
        while not is_unique and unique.upper() in taken:
            number += 1
            unique = f"{name or own} ({number})"
        taken.add(unique.upper())
        names.append(unique)
    return names


def _read_headings(name: str, group: str = "") -> Heading | None:
    """Return the meaning of a heading, completed by that of the heading above it."""
    own, shared = read_heading(name), read_heading(group) if group else None
    if own is None or shared is None:
        return own or shared
    return Heading(own.meaning or shared.meaning, own.language or shared.language, own.is_sure)


def is_key(field: Field) -> bool:
    """Tell whether a column has the keys of the rows, judging by its heading and its cells."""
    heading = _read_headings(field.heading, field.group)
    is_named_so = heading is not None and heading.meaning is Meaning.KEY
    return is_named_so and field.language is None and _are_distinct(field.cells)


def _are_distinct(cells: Sequence[Cell]) -> bool:
    """Tell whether at least 90% of the cells are filled, and all of these are different."""
    filled = [cell for cell in map(plain_text, cells) if cell.strip()]
    if any(isinstance(cell, UnsavedFormula) for cell in filled):
        return False
    return len(filled) * 10 >= len(cells) * 9 and len(set(filled)) == len(filled)


def _are_keys(cells: Sequence[Cell], *, letters_are_text: bool) -> bool:
    """Tell whether the cells are distinct, and at most 10% of them look like text.

    A single word of letters counts as a key in the first column, and as text in others.
    """
    texts = sum(
        " " in cell or (letters_are_text and cell.isalpha()) for cell in map(plain_text, cells)
    )
    return texts * 10 <= len(cells) and _are_distinct(cells)


def labels_of(table: Table, *, are_merged: bool = False) -> dict[int, tuple[str, ...]]:
    """Return the columns with labels of rows, such as a system, a language or a file.

    Labels are few and repeated, and short; texts beside them have at least twice as many values.

    Parameters
    ----------
    are_merged
        Whether a cell without a label may belong to the label above.

    Returns
    -------
    dict
        The labels of each such column, by index among the fields.
    """
    found: dict[int, tuple[str, ...]] = {}
    texts = []
    for index, field in enumerate(table.fields):
        if field.kind in _COLUMNS:
            if labels := _labels(field.cells, are_merged=are_merged):
                found[index] = labels
            elif _read_meaning(field) not in (Meaning.KEY, Meaning.OTHER):
                texts.append(field.cells)
    return {
        index: labels
        for index, labels in found.items()
        if any(len(_values(cells, 2 * len(labels))) >= 2 * len(labels) for cells in texts)
    }


def _labels(cells: Sequence[Cell], *, are_merged: bool) -> tuple[str, ...]:
    """Return the few values of a column; none if there are many or they look like text."""
    found = _values(cells, _MOST_LABELS + 1)
    rows = len(cells)
    if not found or rows < _ROWS_OF_LABEL - 1 or len(found) > max(rows // _ROWS_OF_LABEL, 2):
        return ()
    if len(found) > _MOST_LABELS or not look_like_headings(found):
        return ()
    blank = sum(cells.count(cell) for cell in {*cells} if not plain_text(cell).strip())
    is_filled = 2 * blank < rows or (are_merged and rows - blank == len(found))
    return tuple(found) if is_filled else ()


def _values(cells: Sequence[Cell], most: int) -> list[str]:
    """Return the first different values of a column, without blank cells."""
    found: list[str] = []
    # Nearly all columns of text have enough different values at the top.
    for part in (cells[: 50 * most], cells):
        texts = (plain_text(cell).strip() for cell in dict.fromkeys(part))
        found = [*dict.fromkeys(filter(None, texts))]
        if len(found) >= most:
            break
    return found[:most]


def _read_meaning(field: Field) -> Meaning | None:
    known = _read_headings(field.heading, field.group)
    if known and known.meaning is Meaning.KEY and field.language:
        # The member "translation.id" is Indonesian, and so may be the heading "id".
        known = _read_headings(field.heading.rpartition(".")[0], field.group)
    return known.meaning if known else None


def guess_roles(table: Table) -> dict[int, ColumnRole]:
    """Guess the roles of a table's columns from their headings, languages and cells.

    Returns
    -------
    dict
        A role for each column, by index among the fields; `ColumnRole.NONE` if unknown.
    """
    roles: dict[int, ColumnRole] = {}
    translations, languages = [], []
    labels = labels_of(table)
    for index, field in enumerate(table.fields):
        if field.kind not in _COLUMNS:
            continue
        meaning = _read_meaning(field)
        roles[index] = _ROLES.get(meaning, ColumnRole.NONE)
        if index in labels:
            roles[index] = ColumnRole.NONE
            continue
        if is_key(field):
            if ColumnRole.KEY not in roles.values():
                roles[index] = ColumnRole.KEY
        elif meaning is Meaning.TRANSLATION:
            translations.append(index)
        elif field.language and meaning in (None, Meaning.TEXT):
            languages.append(index)
    _assign_translations(roles, translations)
    _assign_languages(table, roles, languages)
    return roles


_ROLES: dict[Meaning | None, ColumnRole] = {
    Meaning.SOURCE: ColumnRole.SOURCE,
    Meaning.REFERENCE: ColumnRole.REFERENCE,
    Meaning.CANDIDATE: ColumnRole.CANDIDATE,
}
_SCORED = (ColumnRole.REFERENCE, ColumnRole.CANDIDATE)
_COLUMNS = (FieldKind.COLUMN, FieldKind.FIELD)


def _assign_translations(roles: dict[int, ColumnRole], translations: Iterable[int]) -> None:
    """Make a "translation" the reference beside a known candidate, and else the candidate."""
    known = set(roles.values())
    is_human = ColumnRole.CANDIDATE in known and ColumnRole.REFERENCE not in known
    for index in translations:
        roles[index] = ColumnRole.REFERENCE if is_human else ColumnRole.CANDIDATE


def _assign_languages(table: Table, roles: dict[int, ColumnRole], languages: Sequence[int]) -> None:
    """Assign roles to columns of which only the language is known.

    This is only done if another column is a reference or candidate. One of the columns may then be
    the source, and others may be a missing reference or candidate.
    """
    missing = set(_SCORED) - set(roles.values())
    if len(missing) == len(_SCORED):
        return

    def base(index: int) -> str | None:
        language = table.fields[index].language
        return language.split("-")[0] if language else None

    targets = {base(index) for index, role in roles.items() if role in _SCORED} - {None}
    others = [index for index in languages if base(index) not in targets]
    left = [index for index in languages if not targets or base(index) in targets]
    if others and ColumnRole.SOURCE not in roles.values() and (len(languages) > 1 or not missing):
        roles[others[0]] = ColumnRole.SOURCE
        left = [index for index in left if index != others[0]]
    if missing and len({base(index) for index in left}) == 1:
        for index in left:
            roles[index] = next(iter(missing))
