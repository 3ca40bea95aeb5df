"""Documents whose tables hold a translation: reviews and exports of CAT tools.

Trados, memoQ, Phrase, Déjà Vu, Wordfast and CafeTran all write such documents, as Word, RTF,
OpenDocument or HTML files. Only the translation in them is scored; ids, states, source and comments
are not. A document with a table among other text is read as text.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from bleu_core.files.addresses import NO_HEADINGS, FieldKind
from bleu_core.files.assumptions import Assumption, TableAlone, TargetByPosition
from bleu_core.files.contents import (
    Contents,
    Format,
    KeyKind,
    UnitTable,
    plain_text,
)
from bleu_core.files.encodings import Encoding
from bleu_core.files.errors import FileUnsupported
from bleu_core.files.headings import HEADING_LENGTH
from bleu_core.files.reading.documents import review_columns
from bleu_core.files.reading.documents.own_tables import own_table
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.table_elements import Grid, Row
from bleu_core.files.reading.tables.columns import column_letters, make_table
from bleu_core.files.reading.tables.heading_rows import (
    HeadingRows,
    find_headings,
    group_names,
    names_texts,
)
from bleu_core.files.reading.tagged_text import cell_of
from bleu_core.files.reading.text_syntax import has_uncleaned_segments

_NUMBER_IN_TITLE = re.compile(r"\d+")


# Share of a document's text from which on it is its table, and the share from which on the user is
# asked. Below both, the table is part of a text.
_MOST = 0.7
_HALF = 0.5
# The user is not asked about a document because of a table with fewer rows, and fewer segments in
# tables of their own are no table.
_FEWEST_ROWS = 3
# If the table has at least this share of the text, the rest is a title or the like.
_NEARLY_ALL = 0.9


@dataclass
class _Card:
    """A segment whose texts are below each other.

    Attributes
    ----------
    grid
        Its table.
    line
        Number of its first paragraph.
    texts
        Its texts by their labels, or by their numbers.
    is_labeled
        Whether it has labels.
    """

    grid: Grid
    line: int
    texts: dict[str, str]
    is_labeled: bool


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
    raw: RawFile,
    file_format: Format,
    texts: UnitTable | None,
    grids: Sequence[Grid],
    encoding: Encoding | None = None,
) -> Contents:
    """Return the contents of a document: its tables if it consists of tables, else its text.

    Parameters
    ----------
    texts
        All text of the document, including its tables; None if there is none.
    grids
        The tables of the document, in order.
    encoding
        Its encoding; None for binary formats.

    Raises
    ------
    FileUnsupported
        If the document has source and translation in each paragraph.
    """
    if texts is None:
        return raw.contents(file_format, (), encoding)
    if own := [*filter(None, map(own_table, grids))]:
        return raw.contents(file_format, own, encoding)
    cells = list(map(plain_text, texts.fields[0].cells))
    characters = sum(map(len, cells)) or 1
    if has_uncleaned_segments(cells):
        raise FileUnsupported(raw.path, "Trados Workbench")
    before: list[UnitTable] = []
    after: list[UnitTable] = []
    is_undecided = False
    for review in _reviews(raw, grids):
        review = _unfolded(review)
        layout = review_columns.find_layout(review.headings, review.columns)
        if layout is None:
            continue
        share = review.size / characters
        is_sure = share >= _MOST and layout.kind is not review_columns.LayoutKind.UNCLEAR
        is_large = share >= _HALF and len(review.rows) >= _FEWEST_ROWS
        if is_large and not is_sure:
            is_undecided = True
            # The question is then which column is meant, hardly whether all of them are.
            texts = replace(texts, is_hidden=True)
        table = _table(raw, review, layout, share)
        if table is None:
            continue
        if is_sure and layout.kind is review_columns.LayoutKind.LIST:
            return raw.contents(file_format, (table,), encoding)
        if is_sure or is_large:
            before.append(table)
        elif review.is_named and not review.is_inner:
            after.append(table)
    return raw.contents(file_format, (*before, texts, *after), encoding, undecided=is_undecided)


def _reviews(raw: RawFile, grids: Iterable[Grid]) -> Iterator[_Review]:
    """Yield the tables that may hold a translation; tables of one shape are joined.

    Some tools write a table for each segment, for each file or for every few hundred segments, with
    headings in each table or only in the first.
    """
    cards, others = _cards(raw, grids)
    found: list[_Review] = []
    for grid in others:
        raw.progress.check()
        width = _width(grid)
        is_later = any(len(other.headings) == width for other in found)
        review = _review(grid, width, is_later=is_later)
        if review is None:
            continue
        for other in found:
            if _is_same_shape(other, review):
                other.rows += [row for row in review.rows if not _repeats(row, other.headings)]
                other.size += review.size
                break
        else:
            found.append(review)
    yield from (review for review in (*cards, *found) if review.rows)


def _cards(raw: RawFile, grids: Iterable[Grid]) -> tuple[list[_Review], list[Grid]]:
    """Turn tables of one segment each (cards) into rows of one table; return the others unchanged.

    The texts of such a segment are below each other. If there are labels beside them, they repeat
    from segment to segment. A table may also have several such segments.
    """
    groups: defaultdict[int, list[_Card]] = defaultdict(list)
    others: dict[int, Grid] = {}
    for grid in grids:
        raw.progress.check()
        others[id(grid)] = grid
        for card in _cards_of(grid):
            groups[0 if card.is_labeled else len(card.texts)].append(card)
    found: list[_Review] = []
    for cards in groups.values():
        counts = Counter(label for card in cards for label in card.texts)
        repeated = {label for label, count in counts.items() if count >= _FEWEST_ROWS}
        cards = [card for card in cards if not repeated.isdisjoint(card.texts)]
        labels = dict.fromkeys(label for card in cards for label in card.texts)
        # Sources of several tables may be the same, but are more than the tables.
        if len(cards) < max(_FEWEST_ROWS, len(labels)) or 2 * len(repeated) <= len(labels):
            continue
        own = {id(card.grid): others.pop(id(card.grid), card.grid) for card in cards}
        headings = [label if cards[0].is_labeled else "" for label in labels]
        rows = [(card.line, [card.texts.get(label, "") for label in labels]) for card in cards]
        found.append(
            _Review(
                cards[0].grid.number,
                headings,
                [(line, texts) for line, texts in rows if any(map(str.strip, texts))],
                sum(map(_size, own.values())),
                names_texts(headings),
                cards[0].grid.is_inner,
            )
        )
    return found, list(others.values())


def _cards_of(grid: Grid) -> Iterator[_Card]:
    """Yield the segments of a table whose texts are below each other; none if they cannot be."""
    width = _width(grid)
    if width == 1 and len(grid.rows) > 1:
        texts = {str(number): cells[0] for number, (_, cells) in enumerate(grid.rows) if cells}
        yield _Card(grid, grid.rows[0][0], texts, is_labeled=False)
    if width != 2:
        return
    fields = [(line, *_labeled([*cells, "", ""])) for line, cells in grid.rows]
    # The first row may have headings of the labels and the texts.
    for start in range(min(2, len(fields))):
        cards: list[_Card] = []
        for line, label, text in fields[start:]:
            if label == fields[start][1]:
                cards.append(_Card(grid, line, {}, is_labeled=True))
            if label in cards[-1].texts or len(label) > HEADING_LENGTH:
                break
            cards[-1].texts[label] = text
        else:
            if all(len(card.texts) > 1 for card in cards):
                yield from cards
                return


def _labeled(cells: Sequence[str]) -> tuple[str, str]:
    """Return the label and text of a row; of a title such as "Segment 12", its number as text."""
    label, text = " ".join(cells[0].split()), cells[1]
    if not text and (number := _NUMBER_IN_TITLE.search(label)):
        return "", number[0]
    return label, text


def _width(grid: Grid) -> int:
    """Return the number of columns of most rows."""
    widths = Counter(len(cells) for _, cells in grid.rows)
    return max(widths, key=lambda one: (widths[one], one), default=0)


def _size(grid: Grid) -> int:
    return sum(len(cell) for _, cells in grid.rows for cell in cells)


def _repeats(row: Row, headings: Sequence[str]) -> bool:
    """Tell whether a row repeats the headings."""
    return any(headings) and [" ".join(cell.split()) for cell in row[1]] == headings


def _is_same_shape(one: _Review, other: _Review) -> bool:
    if len(one.headings) != len(other.headings):
        return False
    return one.headings == other.headings or not any(other.headings)


def _review(grid: Grid, width: int, *, is_later: bool) -> _Review | None:
    """Return the rows and headings of a table; None if it has fewer than two columns.

    A single row is a segment if a table of the same width came before it.
    """
    if width < 2:
        return None
    rows = [(line, [*cells, *[""] * width][:width]) for line, cells in grid.rows]
    found = HeadingRows() if is_later and len(rows) == 1 else _find_headings(rows)
    names = list(group_names([cells for _, cells in rows[found.start : found.end]]))
    headings = [f"{group} {own}".strip() for own, group in names] or [""] * width
    is_named = names_texts(headings)
    if found.end == len(rows) and not is_named:
        found, headings = HeadingRows(), [""] * width
    rest = [row for row in rows[found.end :] if any(map(str.strip, row[1]))]
    if is_named:
        rest = [row for row in rest if not _repeats(row, headings)]
    rest = _without_titles(rest)
    return _Review(grid.number, headings, rest, _size(grid), is_named, grid.is_inner)


def _find_headings(rows: Sequence[Row]) -> HeadingRows:
    columns = list(zip(*(cells for _, cells in rows), strict=True))
    return find_headings(columns, range(len(rows)))


def _without_titles(rows: list[Row]) -> list[Row]:
    """Leave out rows with the name of a file or a chapter among rows with ids."""
    firsts = [cells[0] for _, cells in rows]
    if sum(map(review_columns.is_id, firsts)) * 10 < len(rows) * 8:
        return rows
    return [
        row for row in rows if review_columns.is_id(row[1][0]) or any(map(str.strip, row[1][1:]))
    ]


def _unfolded(review: _Review) -> _Review:
    """Return a table with each translation beside its source instead of below it.

    Trados calls the stored form the top-down layout. The id is before the first of the two rows, or
    before both.
    """
    above, below = review.rows[0::2], review.rows[1::2]
    if len(above) != len(below):
        return review
    columns = [list(column) for column in zip(*(cells for _, cells in above), strict=True)]
    others = [list(column) for column in zip(*(cells for _, cells in below), strict=True)]
    keys = [
        index
        for index, (one, other) in enumerate(zip(columns, others, strict=True))
        if review_columns.are_ids(one) and (one == other or not any(map(str.strip, other)))
    ]
    texts = [
        index
        for index, (one, other) in enumerate(zip(columns, others, strict=True))
        if review_columns.are_parallel(one, other)
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


def _table(
    raw: RawFile, review: _Review, layout: review_columns.Layout, share: float
) -> UnitTable | None:
    """Return a review as a table; None if nothing is below its headings."""
    rows, line = review.rows, NO_HEADINGS
    if any(review.headings):
        line = max(rows[0][0] - 1, 1)
        rows = [(line, review.headings), *rows]
    table = make_table(raw, rows, f"Table {review.number}", headings=line)
    if table is None or layout.target is None:
        return table
    said: list[Assumption] = [*table.assumptions]
    if layout.kind is review_columns.LayoutKind.SHAPED:
        letters = column_letters(layout.target)
        said += [TargetByPosition(one.name) for one in table.fields if one.letters == letters]
    if layout.kind is review_columns.LayoutKind.LIST or share < _NEARLY_ALL:
        said.append(TableAlone())
    return replace(_with_roles(table, layout), assumptions=tuple(said), head=None)


def _with_roles(table: UnitTable, layout: review_columns.Layout) -> UnitTable:
    """Return a table whose columns have the roles that a layout gives them."""
    is_list = layout.kind is review_columns.LayoutKind.LIST
    roles = (
        (layout.source, FieldKind.SOURCE),
        (layout.target, FieldKind.TEXT if is_list else FieldKind.TARGET),
    )
    kinds = {column_letters(index): kind for index, kind in roles if index is not None}
    fields = {
        field.letters: replace(
            field,
            kind=kinds.get(field.letters, field.kind),
            cells=[cell_of(plain_text(cell)) for cell in field.cells],
        )
        for field in table.fields
        if field.letters in kinds or any(map(str.strip, map(plain_text, field.cells)))
    }

    def column(index: int | None) -> Sequence[str]:
        return () if index is None else [*map(plain_text, fields[column_letters(index)].cells)]

    states, *texts = map(column, (layout.states, layout.source, layout.target))
    return replace(
        table,
        fields=tuple(fields.values()),
        keys=column(layout.key),
        key_kind=None if layout.key is None else KeyKind.COLUMN,
        marks=review_columns.find_marks(states, *texts) if states else {},
    )
