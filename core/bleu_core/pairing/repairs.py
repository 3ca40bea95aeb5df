"""Repairs by the user where a segment is missing or split in two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from bleu_core.files.documents import Document


class RepairKind(Enum):
    """A kind of repair."""

    INSERT_EMPTY = "insert_empty"
    JOIN = "join"


@dataclass(frozen=True)
class Repair:
    """One change to a document.

    Attributes
    ----------
    kind
        Insert an empty segment before the segment at `index`, or join that segment with the next.
    index
        Index of the segment, from 0, counted after the earlier repairs.
    """

    kind: RepairKind
    index: int


def repaired(document: Document, repairs: Sequence[Repair]) -> Document:
    """Return the document with repairs made, one after the other.

    Raises
    ------
    IndexError
        If a repair is outside the document.
    """
    if not repairs:
        return document
    units = document.units.join(rows_after(len(document.units), repairs))
    if units.times:
        # The user repairs the order, so pair by position from here on, not by time.
        units = replace(units, times=(), key_kind=None)
    return replace(document, units=units, repairs=len(repairs))


def rows_after(units: int, repairs: Sequence[Repair]) -> list[tuple[int, ...]]:
    """Return the units of each segment after repairs: one, several joined, or none.

    Raises
    ------
    IndexError
        If a repair is outside the document.
    """
    rows: list[tuple[int, ...]] = [(index,) for index in range(units)]
    for repair in repairs:
        at = repair.index
        if repair.kind is RepairKind.INSERT_EMPTY:
            if not 0 <= at <= len(rows):
                raise IndexError(at)
            rows.insert(at, ())
        else:
            if not 0 <= at < len(rows) - 1:
                raise IndexError(at)
            rows[at : at + 2] = [rows[at] + rows[at + 1]]
    return rows
