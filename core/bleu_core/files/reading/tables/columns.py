"""Tables of rows and columns, and the roles of columns."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import repeat

from bleu_core.files import contents
from bleu_core.files.addresses import NO_HEADINGS, FieldKind
from bleu_core.files.assumptions import HeadingRow, TotalsRow
from bleu_core.files.budget import Resource
from bleu_core.files.headings import Meaning, is_word
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.tables.heading_rows import (
    MOST_TITLES,
    HeadingRows,
    Merged,
    find_headings,
    group_names,
    heading_rows_at,
)
from bleu_core.files.roles import are_distinct, is_key, is_number, read_headings


def column_letters(index: int) -> str:
    """Return the letters of a column in a spreadsheet: A, B, … Z, AA."""
    letters = ""
    index += 1
    while index:
        index, digit = divmod(index - 1, 26)
        letters = chr(ord("A") + digit) + letters
    return letters


def column_index(letters: str) -> int:
    """Return the index of column ``A``, ``B``, … ``AA``, from 0."""
    index = 0
    for letter in letters.upper()[:10]:
        index = index * 26 + ord(letter) - ord("A") + 1
    return index - 1


def make_table(
    raw: RawFile,
    rows: Iterable[tuple[int, Sequence[str]]],
    name: str = "",
    *,
    first_column: int = 0,
    total: int = 0,
    merged: Iterable[Merged] = (),
    headings: int | None = None,
) -> contents.UnitTable | None:
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
    BudgetExceeded, Cancelled
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
        contents.UnitTable((), name),
    )


def with_headings(table: contents.UnitTable, row: int) -> contents.UnitTable | None:
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
    others = tuple(said for said in table.assumptions if not isinstance(said, HeadingRow))
    table = replace(table, assumptions=others)
    if head.headings[-1:] == ((row,) if row else ()):
        return table
    below = {field.letters: field.cells for field in table.fields}
    for letters, written in head.literals.items():
        below[letters] = [written.get(line, "") for line in table.lines]
    nothing = [""] * table.units
    above = list(zip(*head.rows, strict=True)) or [()] * len(head.letters)
    columns = [
        [*cells, *map(contents.plain_text, below.get(letters, nothing))]
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
    like: contents.UnitTable,
) -> contents.UnitTable | None:
    """Divide columns into head and units; take the other attributes from the table `like`."""
    found = _headings_at(columns, lines, merged, headings)
    end = found.end
    if end == len(lines):
        return None
    head, names = _head(letters, columns, lines, merged, found)
    has_totals = 0 < end < len(lines) - 1 and _are_totals([column[-1] for column in columns])
    totals = [TotalsRow(lines[-1])] if has_totals else []
    below = slice(end, -1 if totals else None)
    columns, lines = [column[below] for column in columns], lines[below]
    # A column with text in titles alone is no column of the table.
    filled = [
        index
        for index, column in enumerate(columns)
        if names[index][0] or any(map(str.strip, column))
    ]
    fields = _fields(
        [names[index] for index in filled],
        [letters[index] for index in filled],
        [columns[index] for index in filled],
    )
    key = next((field for field in fields if is_key(field)), None)
    is_usual = head.lines in ((), (1,)) and found.is_sure
    said = () if is_usual or headings is not None else (HeadingRow(head.headings[-1]),)
    return replace(
        like,
        fields=tuple(fields),
        lines=lines,
        keys=[contents.plain_text(cell) for cell in key.cells] if key else (),
        key_kind=contents.KeyKind.COLUMN if key else None,
        head=head,
        assumptions=(*like.assumptions, *said, *totals),
    )


def _head(
    letters: Sequence[str],
    columns: Sequence[Sequence[str]],
    lines: Sequence[int],
    merged: Sequence[Merged],
    found: HeadingRows,
) -> tuple[contents.Head, list[tuple[str, str]]]:
    """Return the rows above the units, and the heading of each column with that of its group."""
    start, end = found.start, found.end
    rows = tuple(zip(*(column[:end] for column in columns), strict=True))
    moved = [(top - start, left, bottom - start, right) for top, left, bottom, right in merged]
    names = list(group_names(rows[start:], moved)) if end > start else [("", "")] * len(columns)
    return contents.Head(
        tuple(letters), rows, tuple(lines[:end]), tuple(lines[start:end]), tuple(merged)
    ), names


def _headings_at(
    columns: Sequence[Sequence[str]],
    lines: Sequence[int],
    merged: Sequence[Merged],
    line: int | None,
) -> HeadingRows:
    """Return the headings in this line, or in none; where none is given, find them."""
    if line is None:
        return find_headings(columns, lines, merged)
    if line == NO_HEADINGS:
        return HeadingRows()
    return heading_rows_at(columns, lines, merged, lines.index(line))


def _are_totals(cells: Sequence[str]) -> bool:
    """Tell whether a row has totals or averages: a word such as “total”, and some numbers."""
    filled = [cell for cell in cells if cell.strip()]
    return (
        1 < len(filled) < len(cells)
        and is_word(filled[0], "totals")
        and all(isinstance(cell, contents.UnsavedFormula) or is_number(cell) for cell in filled[1:])
    )


def _merged_among(
    merged: Iterable[Merged], positions: Sequence[int], lines: Sequence[int]
) -> list[Merged]:
    """Return cells merged across, near the top; indices are those of rows and columns with text."""
    found = []
    for top, left, bottom, right in merged:
        if top + 1 in lines[: MOST_TITLES + 1]:
            first, last = bisect_left(positions, left), bisect_right(positions, right) - 1
            end = bisect_right(lines, bottom + 1) - 1
            if first < last:
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
        raw.check(Resource.COLUMNS, len(cells), line)
        if all(not cell or cell.isspace() for cell in cells):
            continue
        for index, cell in enumerate(cells):
            if cell:
                column = columns[index]
                if missing := len(lines) - len(column):
                    column.extend(repeat("", missing))
                column.append(cell)
        lines.append(line)
        raw.check(Resource.CELLS, len(lines) * len(columns), line)
    for column in columns.values():
        column.extend(repeat("", len(lines) - len(column)))
    filled = {
        index: column for index, column in sorted(columns.items()) if any(map(str.strip, column))
    }
    return filled, lines


def _fields(
    headings: Sequence[tuple[str, str]],
    letters: Sequence[str],
    columns: Sequence[Sequence[contents.Cell]],
) -> list[contents.Field]:
    known = [read_headings(name, group) for name, group in headings]
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
            contents.Field(
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

    Addresses ignore case, so the letter B must not collide with a heading “b”.
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


def _are_keys(cells: Sequence[contents.Cell], *, letters_are_text: bool) -> bool:
    """Tell whether the cells are distinct, and at most 10% of them look like text.

    A single word of letters counts as a key in the first column, and as text in others.
    """
    texts = sum(
        " " in cell or (letters_are_text and cell.isalpha())
        for cell in map(contents.plain_text, cells)
    )
    return texts * 10 <= len(cells) and are_distinct(cells)
