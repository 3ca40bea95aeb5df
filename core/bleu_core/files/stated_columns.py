"""Columns of a table that are about its translations.

They state the origin of each suggestion (its engine or memory, its match), or the editor of the
translation and the day.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from bleu_core.files.contents import Field, ShownDate, UnitTable, plain_text
from bleu_core.files.edited import Edited, begin_with_month, read_day, read_edited
from bleu_core.files.headings import is_word
from bleu_core.files.origins import Origin, OriginKind, read_origin
from bleu_core.files.proposals import read_quality
from bleu_core.files.roles import roles_of


def find_origins(table: UnitTable) -> dict[int, Origin]:
    """Return the origins that a table's columns state, by index of the unit."""
    origins, percents = (
        _column(table.fields, label) for label in ("suggestion origin", "suggestion match")
    )
    if origins is None and percents is None:
        return {}
    found = {}
    for index in range(table.units):
        text = "" if origins is None else plain_text(origins.cells[index]).strip()
        stated = "" if percents is None else plain_text(percents.cells[index])
        origin = read_origin(text, read_quality(stated))
        if origin.kind is not OriginKind.UNKNOWN or origin.name:
            found[index] = origin
    return found


def find_edited(table: UnitTable, chosen: Field) -> dict[int, Edited]:
    """Return the editors of translations and the days that a table's columns state, by index.

    Parameters
    ----------
    chosen
        The column of the translation.
    """
    # A column "Editor" can also hold the texts of one, instead of names.
    texts = [chosen, *(table.fields[index] for index in roles_of(table))]
    others = [field for field in table.fields if not any(field is text for text in texts)]
    names, days = (
        [] if column is None else [plain_text(cell) for cell in column.cells]
        for column in (_column(others, "edited by"), _column(others, "edited on"))
    )
    month_first = begin_with_month(days)
    found = {}
    for index, (name, day) in enumerate(zip_longest(names, days, fillvalue="")):
        written = day.iso if isinstance(day, ShownDate) else day
        if edited := read_edited(name, read_day(written, month_first=month_first)):
            found[index] = edited
    return found


def _column(fields: Iterable[Field], label: str) -> Field | None:
    return next((field for field in fields if is_word(field.heading, label)), None)
