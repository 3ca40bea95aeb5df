"""Tables of segments that this program wrote into a document, and reads again.

The headings of such a table say by their style which column holds what. So it is read for what it
is, in any language, with any number of rows, and after columns were moved or deleted.
"""

from __future__ import annotations

from typing import Literal, get_args

from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Cell, Field, KeyKind, UnitTable, plain_text, with_whole_texts
from bleu_core.files.reading.table_elements import Grid
from bleu_core.files.reading.tables.columns import column_letters
from bleu_core.files.reading.tagged_text import cell_of

ColumnRole = Literal["key", "source", "candidate", "final", "reference", "other"]
"""``final`` is the text that a candidate was changed into."""

TAG_STYLE, BREAK_STYLE = "SegmentTag", "SegmentTagBreak"
"""The character styles of a run that is one inline tag, and of one that is a line break."""

_KINDS = {
    "source": FieldKind.SOURCE,
    "candidate": FieldKind.SYSTEM,
    "final": FieldKind.TARGET,
    "reference": FieldKind.REFERENCE,
}


HEADING_STYLES: dict[ColumnRole, str] = {
    role: f"SegmentColumn{role.capitalize()}" for role in get_args(ColumnRole)
}
"""The paragraph style of the heading of each column."""

_ROLES = {style: role for role, style in HEADING_STYLES.items()}


def role_of(style: str | None) -> ColumnRole | None:
    """Return the content of a column, by the style of its heading; None if it is none of ours."""
    return _ROLES.get(style or "")


def own_table(grid: Grid) -> UnitTable | None:
    """Return a table whose headings say what its columns hold; None if they do not."""
    roles = grid.roles
    if not any(roles) or len(grid.rows) < 2:
        return None
    # A row can have lost cells, or have merged ones.
    rows = [(line, [*cells, *[""] * len(roles)][: len(roles)]) for line, cells in grid.rows]
    columns = list(zip(*(cells for _, cells in rows), strict=True))
    fields = [
        Field(
            _KINDS.get(role or "other", FieldKind.COLUMN),
            " ".join(heading.split()),
            [_whole(cell_of(cell)) for cell in cells],
            letters=column_letters(place),
        )
        for place, (role, (heading, *cells)) in enumerate(zip(roles, columns, strict=True))
    ]
    keys = [*map(plain_text, fields[roles.index("key")].cells)] if "key" in roles else []
    return UnitTable(
        tuple(fields),
        f"Table {grid.number}",
        lines=[line for line, _ in rows[1:]],
        keys=keys,
        key_kind=KeyKind.COLUMN if keys else None,
    )


def _whole(cell: Cell) -> Cell:
    """Return a cell as if each text came from one run: word processors split and join them."""
    return cell if isinstance(cell, str) else with_whole_texts(cell)
