"""Tables of rows and columns: detection of headings, and the roles of columns."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import repeat

from bleu_core.corpus.addresses import FieldKind
from bleu_core.corpus.headings import (
    HEADING_LENGTH,
    Heading,
    Meaning,
    is_system,
    read_heading,
    without_label,
)
from bleu_core.corpus.reading.contents import Cell, Field, KeyKind, Table, plain_text
from bleu_core.corpus.reading.raw import RawFile
from bleu_core.errors import TooManyCells, TooManyColumns

COLUMN_LIMIT = 16_384
"""Columns a table may have: as many as spreadsheet programs support."""

CELL_LIMIT = 25_000_000
"""Cells a table may have, empty ones included: a million rows of 25 columns."""


class ColumnRole(Enum):
    """What a column is in an evaluation."""

    SOURCE = "source"
    REFERENCE = "reference"
    CANDIDATE = "candidate"
    KEY = "key"
    NONE = "none"


_SENTENCE_END = re.compile(r"[.!?。！？…]['\"”’」』)]*\s*$")
_NUMBER = re.compile(r"\s*[-+]?\d[\d.,]*\s*%?\s*")


def is_heading_row(cells: Sequence[str]) -> bool:
    """Whether a row consists of headings, judged without the rows below."""
    filled = [cell for cell in cells if cell.strip()]
    known = [(cell, heading) for cell in filled if (heading := read_heading(cell))]
    if len(filled) == 1:
        # In a list of texts, a word like "File" is text.
        return len(cells) == 1 and any(heading.is_sure for _, heading in known)
    if not known or _is_translated_word(known):
        return False
    sure = sum(heading.is_sure for _, heading in known)
    if sure > 1:
        return True
    words = [cell for cell, _ in known]
    return bool(sure or len(known) > 1) and _look_like_headings(
        [cell for cell in filled if cell not in words]
    )


def names_texts(headings: Iterable[str]) -> bool:
    """Whether any heading names a text, like *source* and *MT*, or a language."""
    known = (read_heading(heading) for heading in headings)
    return any(
        heading.meaning in (*_ROLES, Meaning.TRANSLATION)
        or (heading.language and heading.meaning is not Meaning.KEY)
        for heading in known
        if heading
    )


def _is_translated_word(known: Sequence[tuple[str, Heading]]) -> bool:
    """Whether a row is text that happens to be a word for headings: Source, Fuente."""
    said = {(heading.meaning, heading.language) for _, heading in known}
    bases = {without_label(cell) for cell, _ in known}
    names_system = any(is_system(cell) for cell, _ in known)
    return len(known) == len(bases) > 1 == len(said) and not names_system


def _look_like_headings(filled: Sequence[str]) -> bool:
    return len(set(filled)) == len(filled) and all(
        len(cell) <= HEADING_LENGTH and not _SENTENCE_END.search(cell) for cell in filled
    )


def _has_headings(columns: Sequence[Sequence[str]]) -> bool:
    """Whether the first row has the headings of the columns; in doubt it is a row of text.

    Its length says nothing: titles are short too.
    """
    first = [column[0] for column in columns]
    if is_heading_row(first):
        return True
    if len(columns) < 2 or not all(map(str.strip, first)) or not _look_like_headings(first):
        return False
    return not any(map(_NUMBER.fullmatch, first)) and any(map(_is_numbers_below, columns))


def _is_numbers_below(column: Sequence[str]) -> bool:
    below = [cell for cell in column[1:] if cell]
    return len(below) > 2 and all(map(_NUMBER.fullmatch, below))


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
    has_headings: bool | None = None,
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
    has_headings
        Whether the first row has the headings; None to detect that.

    Raises
    ------
    TooManyColumns, TooManyCells, Cancelled
    """
    columns, lines = _collect(raw, rows, total)
    if not lines:
        return None
    texts = list(columns.values())
    headings = [""] * len(texts)
    if _has_headings(texts) if has_headings is None else has_headings:
        headings = [column.pop(0) for column in texts]
        del lines[0]
    if not lines:
        return None
    letters = [column_letters(first_column + index) for index in columns]
    fields = _fields(headings, letters, texts)
    key = next((field for field in fields if _is_key(field)), None)
    return Table(
        tuple(fields),
        name,
        lines=lines,
        keys=[plain_text(cell) for cell in key.cells] if key else (),
        key_kind=KeyKind.COLUMN if key else None,
    )


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
    headings: Sequence[str], letters: Sequence[str], columns: Sequence[Sequence[Cell]]
) -> list[Field]:
    known = [read_heading(heading) for heading in headings]
    has_languages = any(
        heading and heading.meaning is not Meaning.KEY and heading.language for heading in known
    )
    fields = []
    taken: set[str] = set()
    numbers: defaultdict[str, int] = defaultdict(lambda: 1)
    for index, cells in enumerate(columns):
        wanted = " ".join(headings[index].split()) or letters[index]
        name = wanted
        while name in taken:
            numbers[wanted] += 1
            name = f"{wanted} ({numbers[wanted]})"
        taken.add(name)
        heading = known[index]
        language = heading.language if heading else None
        if heading and heading.meaning is Meaning.KEY:
            # "id" may mean Indonesian.
            is_text = has_languages and not _are_keys(cells, letters_are_text=index > 0)
            language = language if is_text else None
        fields.append(Field(FieldKind.COLUMN, name, cells, language))
    return fields


def _is_key(field: Field) -> bool:
    """Whether a column has the keys of the rows, by its heading and its cells."""
    heading = read_heading(field.name)
    is_named_so = heading is not None and heading.meaning is Meaning.KEY
    return is_named_so and field.language is None and _are_distinct(field.cells)


def _are_distinct(cells: Sequence[Cell]) -> bool:
    """Whether at least 90% of the cells are filled, and all of these are different."""
    filled = [cell for cell in map(plain_text, cells) if cell.strip()]
    return len(filled) * 10 >= len(cells) * 9 and len(set(filled)) == len(filled)


def _are_keys(cells: Sequence[Cell], *, letters_are_text: bool) -> bool:
    """Whether the cells are distinct, and at most 10% of them look like text.

    A single word of letters counts as a key in the first column, and as text in others.
    """
    texts = sum(
        " " in cell or (letters_are_text and cell.isalpha()) for cell in map(plain_text, cells)
    )
    return texts * 10 <= len(cells) and _are_distinct(cells)


def guess_roles(table: Table) -> dict[int, ColumnRole]:
    """Guess the roles of a table's columns from their headings and languages.

    Returns
    -------
    dict
        A role for each column, by index among the fields; `ColumnRole.NONE` if unknown.
    """
    roles: dict[int, ColumnRole] = {}
    translations, languages = [], []
    for index, field in enumerate(table.fields):
        if field.kind not in (FieldKind.COLUMN, FieldKind.FIELD):
            continue
        known = read_heading(field.name)
        meaning = known.meaning if known else None
        roles[index] = _ROLES.get(meaning, ColumnRole.NONE)
        if _is_key(field):
            if ColumnRole.KEY not in roles.values():
                roles[index] = ColumnRole.KEY
        elif meaning is Meaning.TRANSLATION:
            translations.append(index)
        elif field.language and meaning in (None, Meaning.KEY, Meaning.TEXT):
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


def _assign_translations(roles: dict[int, ColumnRole], translations: Iterable[int]) -> None:
    """Make a "translation" the reference beside a known candidate, and else the candidate."""
    known = set(roles.values())
    is_human = ColumnRole.CANDIDATE in known and ColumnRole.REFERENCE not in known
    for index in translations:
        roles[index] = ColumnRole.REFERENCE if is_human else ColumnRole.CANDIDATE


def _assign_languages(table: Table, roles: dict[int, ColumnRole], languages: Sequence[int]) -> None:
    """Assign roles to columns of which only the language is known.

    Only if another column is a reference or candidate: then one of them may be the source, and
    others may be what is missing of reference and candidate.
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
