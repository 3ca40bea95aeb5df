"""Tables in parts that fit on a page beside each other, and the places where names are broken."""

from __future__ import annotations

import re
from unicodedata import east_asian_width

from bleu_score.reports.cells import Cell, Form, Table

# The characters that fit beside each other on a page, and the room between two columns.
_PAGE, _GAP = 126, 2
_CODE = 24
# A name is broken after these characters, into pieces no shorter and no longer than this.
_PIECE = re.compile(r"[^\s._/-]{1,20}[\s._/-]*|[\s._/-]{1,20}")
_SHORTEST_PIECE = 8
# The first rows decide: nobody compares the widths of page 1 and page 100 in print.
_MOST_MEASURED = 300


def name_pieces(name: str) -> list[str]:
    """Return the pieces of a name, between which it can be broken so that columns are narrow.

    ``sys.Dubformer.es`` is one piece; ``Projekt_Website_Endfassung`` is ``Projekt_``, ``Website_``
    and ``Endfassung``.
    """
    pieces = [""]
    for piece in _PIECE.findall(name):
        if len(pieces[-1]) < _SHORTEST_PIECE or len(piece) < _SHORTEST_PIECE // 2:
            pieces[-1] += piece
        else:
            pieces.append(piece)
    return pieces


def full_width(text: str) -> int:
    """Return the width of a text in characters, of which Chinese ones are two wide."""
    if text.isascii():
        return len(text)
    return sum(1 + (east_asian_width(char) in "WF") for char in text)


def page_parts(table: Table) -> list[Table]:
    """Return a table in parts with the same rows, as few as fit on a page.

    The name of a row, and its rank before it, are in every part.
    """
    columns = range(len(table.columns))
    widths = [_least_width(table, place) + _GAP for place in columns]
    named, others = columns[: table.heading + 1], columns[table.heading + 1 :]
    room = _PAGE - sum(widths[place] for place in named)
    each = len(others)
    while each > 1 and any(
        sum(widths[place] for place in others[start : start + each]) > room
        for start in range(0, len(others), each)
    ):
        # One part more, all of which have about as many columns.
        each = -(-len(others) // (-(-len(others) // each) + 1))
    if each >= len(others):
        return [table]
    return [
        table.part([*named, *others[start : start + each]]) for start in range(0, len(others), each)
    ]


def least_pieces(cell: Cell) -> list[str]:
    """Return the pieces of a cell between which it can be broken: words, or parts of a name."""
    if cell.form is Form.NAME:
        return name_pieces(cell.text)
    if cell.form is Form.CODE:
        # A checksum is in small type, in two lines.
        return [cell.text[:_CODE]]
    words = cell.text.split()
    # A sign stays with the word behind it.
    return [f"{cell.sign} {words[0]}", *words[1:]] if cell.sign and words else words


def _least_width(table: Table, place: int) -> int:
    """Return the width of a column whose words and names are all broken."""
    column = table.columns[place]
    heading = name_pieces(column.title) if column.is_name else column.title.split()
    pieces_of = _whole if column.is_number else least_pieces
    cells = (pieces_of(row[place]) for row in table.rows[:_MOST_MEASURED])
    pieces = [*heading, *(piece for pieces in cells for piece in pieces)]
    return max((full_width(piece.strip()) for piece in pieces), default=0)


def _whole(cell: Cell) -> list[str]:
    # A detail is in smaller type.
    return [cell.signed_text, cell.detail[: len(cell.detail) * 3 // 4]]
