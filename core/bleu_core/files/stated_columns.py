"""Columns of a table that are about its translations.

They state the origin of each suggestion (its engine or memory, its match), or the editor of the
translation and the day.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import zip_longest

from bleu_core.files.contents import Field, ShownDate, UnitTable, plain_text
from bleu_core.files.edited import Edited, begin_with_month, read_day, read_edited
from bleu_core.files.headings import is_word
from bleu_core.files.origins import Origin, OriginKind, read_cell
from bleu_core.files.proposals import read_quality
from bleu_core.files.roles import roles_of


def find_origins(table: UnitTable) -> dict[int, Origin]:
    """Return the origins that a table's columns state, by index of the unit."""
    origins = _column(table.fields, "suggestion origin", "suggestion engine")
    percents = _column(table.fields, "suggestion match", "memory match")
    if origins is None and percents is None:
        return {}
    of_memory = percents is not None and is_word(percents.heading, "memory match")
    found = {}
    for index in range(table.units):
        origin = Origin(OriginKind.UNKNOWN)
        stated = None if percents is None else read_quality(plain_text(percents.cells[index]))
        if origins is not None:
            origin = read_cell(origins.heading, plain_text(origins.cells[index]), stated)
        # Where nothing else is named, a match of a memory names it.
        if of_memory and stated and not origin.name and origin.kind is OriginKind.UNKNOWN:
            origin = Origin(OriginKind.MEMORY)
        origin = replace(origin, percent=stated)
        if origin != Origin(OriginKind.UNKNOWN):
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


def _column(fields: Iterable[Field], *labels: str) -> Field | None:
    return next(
        (field for field in fields if any(is_word(field.heading, label) for label in labels)), None
    )
