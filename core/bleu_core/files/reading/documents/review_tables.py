"""Documents whose tables hold a translation: reviews and exports of CAT tools.

Trados, memoQ, Phrase, Déjà Vu, Wordfast and CafeTran all write such documents, as Word, RTF or
OpenDocument files. Only the translation in them is scored; ids, states, source and comments are
not. A document with a table among other text is read as text.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from bleu_core.files.addresses import NO_HEADINGS, FieldKind
from bleu_core.files.assumptions import Assumption, TableAlone, TargetByPosition
from bleu_core.files.errors import FileUnsupported
from bleu_core.files.headings import read_heading
from bleu_core.files.reading.contents import (
    Contents,
    Field,
    Format,
    KeyKind,
    Mark,
    Table,
    plain_text,
)
from bleu_core.files.reading.documents.review_columns import (
    Kind,
    Layout,
    are_ids,
    are_parallel,
    find_layout,
    find_marks,
    is_id,
)
from bleu_core.files.reading.documents.tagged_text import cell_of
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.tables.columns import column_letters, make_table
from bleu_core.files.reading.tables.heading_rows import is_heading_row, names_texts

# Number of rows at the top that may be headings; a table may start with rows about the file.
_HEADING_ROWS = 5


class _Shares(NamedTuple):
    """Shares of a document's text that a table must hold.

    Attributes
    ----------
    taken
        From this share on, only the table is read. A value above 1 means never.
    asked
        From this share on, the user is asked. Below it, the table is part of a text.
    """

    taken: float
    asked: float


_SHARES = {
    Kind.NAMED: _Shares(taken=0.7, asked=0.3),
    Kind.SHAPED: _Shares(taken=0.8, asked=0.5),
    Kind.EVALUATION: _Shares(taken=0.5, asked=0.5),
    Kind.LIST: _Shares(taken=0.9, asked=0.9),
    Kind.UNCLEAR: _Shares(taken=1.1, asked=0.5),
}

# A segment of Trados Workbench and Wordfast Classic, whose source is hidden text until the document
# is cleaned up. A document that only quotes such marks has other text, too.
_UNCLEANED_SEGMENT = re.compile(r"\{0>.*?<\}\d{1,3}\{>.*?<0\}", re.DOTALL)
_UNCLEANED = 0.5

# The user is not asked about a document because of a table with fewer rows.
_FEWEST_ROWS = 3
# If the table has at least this share of the text, the rest is a title or the like.
_NEARLY_ALL = 0.9

Row = tuple[int, list[str]]
"""The number of a row's first paragraph, and its cells; only the first of merged cells has text."""


@dataclass
class Grid:
    """A table of a document.

    Attributes
    ----------
    number
        Number of the table in the document, from 1; for a table in a cell, of the outer table.
    is_inner
        Whether it is a table in a cell of another.
    rows
        The rows in order, with all their cells.
    """

    number: int
    is_inner: bool = False
    rows: list[Row] = field(default_factory=list)


@dataclass
class _Review:
    """Grids of one shape, as one table.

    Attributes
    ----------
    number
        Number of the first grid.
    headings
        The headings of the columns; all empty if there are none.
    rows
        The rows below the headings, all of the same width.
    size
        Number of characters, including the headings and the rows above them.
    is_named
        Whether the headings name texts or languages.
    is_inner
        Whether it is in a cell of another table.
    """

    number: int
    headings: list[str]
    rows: list[Row]
    size: int
    is_named: bool
    is_inner: bool

    @property
    def columns(self) -> list[list[str]]:
        return [list(column) for column in zip(*(cells for _, cells in self.rows), strict=True)]


def document_contents(
    raw: RawFile, file_format: Format, texts: Table | None, grids: Iterable[Grid]
) -> Contents:
    """Return the contents of a document: its tables if it consists of tables, else its text.

    Parameters
    ----------
    texts
        All text of the document, including its tables; None if there is none.
    grids
        The tables of the document, in order.

    Raises
    ------
    FileUnsupported
        If the document has source and translation in each paragraph.
    """
    if texts is None:
        return raw.contents(file_format, ())
    if _is_uncleaned(texts):
        raise FileUnsupported(raw.path, "Trados Workbench")
    characters = sum(len(plain_text(cell)) for cell in texts.fields[0].cells) or 1
    before: list[Table] = []
    after: list[Table] = []
    is_undecided = False
    for review in _reviews(raw, grids):
        review = _unfolded(review)
        layout = find_layout(review.headings, review.columns)
        if layout is None:
            continue
        taken, asked = _SHARES[layout.kind]
        share = review.size / characters
        if len(review.rows) < _FEWEST_ROWS:
            asked = taken
        is_undecided = is_undecided or taken > share >= asked
        table = _table(raw, review, layout, share)
        if table is None:
            continue
        if share >= taken and layout.kind is Kind.LIST:
            return raw.contents(file_format, (table,))
        if share >= asked:
            before.append(table)
        elif review.is_named and not review.is_inner:
            after.append(table)
    return raw.contents(file_format, (*before, texts, *after), undecided=is_undecided)


def _is_uncleaned(texts: Table) -> bool:
    """Whether most of a document is source and translation in one paragraph, as in Workbench."""
    cells = [plain_text(cell) for cell in texts.fields[0].cells]
    segments = [found for cell in cells for found in _UNCLEANED_SEGMENT.findall(cell)]
    return bool(segments) and sum(map(len, segments)) >= _UNCLEANED * sum(map(len, cells))


def _reviews(raw: RawFile, grids: Iterable[Grid]) -> Iterator[_Review]:
    """Yield the tables that may hold a translation; tables of one shape are joined.

    Some tools write a table for each file or for every few hundred segments, with headings in each
    table or only in the first.
    """
    found: list[_Review] = []
    for grid in grids:
        raw.progress.check()
        review = _review(grid)
        if review is None:
            continue
        for other in found:
            if _is_same_shape(other, review):
                other.rows += review.rows
                other.size += review.size
                break
        else:
            found.append(review)
    yield from found


def _is_same_shape(one: _Review, other: _Review) -> bool:
    if len(one.headings) != len(other.headings):
        return False
    return one.headings == other.headings or not any(other.headings)


def _review(grid: Grid) -> _Review | None:
    """Return the rows and headings of a table; None if it has fewer than two columns."""
    size = sum(len(cell) for _, cells in grid.rows for cell in cells)
    widths = Counter(len(cells) for _, cells in grid.rows)
    if not widths or (width := max(widths, key=lambda one: (widths[one], one))) < 2:
        return None
    rows = [(line, [*cells, *[""] * width][:width]) for line, cells in grid.rows]
    start = _heading_row(rows)
    headings = rows[start - 1][1] if start else [""] * width
    is_named = names_texts(headings)
    headings = [" ".join(heading.split()) for heading in headings]
    rest = [row for row in rows[start:] if any(map(str.strip, row[1]))]
    if is_named:
        rest = [row for row in rest if [" ".join(cell.split()) for cell in row[1]] != headings]
    if not rest:
        return None
    return _Review(grid.number, headings, _without_titles(rest), size, is_named, grid.is_inner)


def _heading_row(rows: Sequence[Row]) -> int:
    """Return the number of the row of headings, from 1; 0 if there is none."""
    first = rows[:_HEADING_ROWS]
    known = [
        number
        for number, (_, cells) in enumerate(first, 1)
        if sum(map(bool, cells)) > 1 and is_heading_row(cells)
    ]
    above = (number for number in range(1, len(first) + 1) if _is_above_ids(rows, number))
    named = (number for number in known if names_texts(rows[number - 1][1]))
    return next(iter([*named, *known, *above]), 0)


def _is_above_ids(rows: Sequence[Row], number: int) -> bool:
    """Tell whether a row has words in a column that has an id for each segment below it."""
    for heading, *cells in zip(*(cells for _, cells in rows[number - 1 :]), strict=True):
        filled = list(dict.fromkeys(filter(str.strip, cells)))
        is_word = heading.strip() and not any(map(str.isdigit, heading))
        # A source and the translation below it may share one id.
        if is_word and len(filled) * 9 >= len(cells) * 4 and len(cells) > 1 and are_ids(filled):
            return True
    return False


def _without_titles(rows: list[Row]) -> list[Row]:
    """Leave out rows with the name of a file or a chapter among rows with ids."""
    firsts = [cells[0] for _, cells in rows]
    if sum(map(is_id, firsts)) * 10 < len(rows) * 8:
        return rows
    return [row for row in rows if is_id(row[1][0]) or any(map(str.strip, row[1][1:]))]


def _unfolded(review: _Review) -> _Review:
    """Return a table with each translation beside its source instead of below it.

    Trados calls the stored form the top-down layout. The id is before the first of the two rows, or
    before both.
    """
    above, below = review.rows[0::2], review.rows[1::2]
    if len(above) != len(below) or len(above) < 2:
        return review
    columns = [list(column) for column in zip(*(cells for _, cells in above), strict=True)]
    others = [list(column) for column in zip(*(cells for _, cells in below), strict=True)]
    keys = [
        index
        for index, (one, other) in enumerate(zip(columns, others, strict=True))
        if are_ids(one) and (one == other or not any(map(str.strip, other)))
    ]
    texts = [
        index
        for index, (one, other) in enumerate(zip(columns, others, strict=True))
        if are_parallel(one, other)
    ]
    if not keys or len(texts) != 1:
        return review
    (text,) = texts
    rows = [
        (line, [*cells, under[text]])
        for (line, cells), (_, under) in zip(above, below, strict=True)
    ]
    headings = [*review.headings, ""]
    headings[text] = ""
    return replace(review, headings=headings, rows=rows)


def _table(raw: RawFile, review: _Review, layout: Layout, share: float) -> Table | None:
    name = f"Table {review.number}"
    if layout.kind in (Kind.UNCLEAR, Kind.EVALUATION):
        if not any(review.headings):
            return make_table(raw, review.rows, name, headings=NO_HEADINGS)
        line = max(review.rows[0][0] - 1, 1)
        return make_table(raw, [(line, review.headings), *review.rows], name, headings=line)
    kinds = {
        layout.source: FieldKind.SOURCE,
        layout.target: FieldKind.TEXT if layout.kind is Kind.LIST else FieldKind.TARGET,
    }
    columns, names = review.columns, _names(review.headings)
    fields = [
        Field(
            kinds.get(index, FieldKind.COLUMN),
            name,
            list(map(cell_of, column)),
            _language(heading) if index in kinds else None,
        )
        for index, (name, heading, column) in enumerate(
            zip(names, review.headings, columns, strict=True)
        )
        if index in kinds or any(map(str.strip, column))
    ]
    assumptions: list[Assumption] = []
    if layout.kind is Kind.SHAPED and layout.target is not None:
        assumptions.append(TargetByPosition(names[layout.target]))
    if layout.kind is Kind.LIST or share < _NEARLY_ALL:
        assumptions.append(TableAlone())
    return Table(
        tuple(fields),
        name,
        tuple(assumptions),
        lines=[line for line, _ in review.rows],
        keys=columns[layout.key] if layout.key is not None else (),
        key_kind=KeyKind.COLUMN if layout.key is not None else None,
        marks=_marks(layout, columns),
    )


def _names(headings: Sequence[str]) -> list[str]:
    """Return a name for each column: its heading, or its letter as in spreadsheets."""
    names: list[str] = []
    for index, heading in enumerate(headings):
        is_new = heading and heading not in names
        names.append(heading if is_new else column_letters(index))
    return names


def _language(heading: str) -> str | None:
    known = read_heading(heading)
    return known.language if known else None


def _marks(layout: Layout, columns: Sequence[Sequence[str]]) -> dict[int, Mark]:
    if layout.states is None or layout.source is None or layout.target is None:
        return {}
    return find_marks(columns[layout.states], columns[layout.source], columns[layout.target])
