"""Mending the order of a document's segments where a line is missing or cut in two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from bleu_core.corpus.documents import Document
from bleu_core.corpus.reading.contents import Tag


class RepairKind(Enum):
    """What is done."""

    INSERT_EMPTY = "insert_empty"
    JOIN = "join"


@dataclass(frozen=True)
class Repair:
    """One change to a document.

    Attributes
    ----------
    kind
        Insert an empty segment before the one at `index`, or join that one with the next.
    index
        From 0, in the document as earlier repairs left it.
    """

    kind: RepairKind
    index: int


def repaired(document: Document, repairs: Sequence[Repair]) -> Document:
    """Return a document with its segments mended; it knows how many places were.

    Raises
    ------
    IndexError
        If a repair is outside the document.
    """
    if not repairs:
        return document
    # What belongs to each segment moves with it; what is inserted has no place in the file.
    rows = [
        _Row(
            segment,
            document.line(index),
            document.keys[index] if document.keys else "",
            document.own_source[index] if document.own_source else "",
            document.tagged.get(index),
        )
        for index, segment in enumerate(document.segments)
    ]
    for repair in repairs:
        if repair.kind is RepairKind.INSERT_EMPTY:
            if not 0 <= repair.index <= len(rows):
                raise IndexError(repair.index)
            rows.insert(repair.index, _Row("", 0, "", "", None))
        else:
            if not 0 <= repair.index < len(rows) - 1:
                raise IndexError(repair.index)
            rows[repair.index : repair.index + 2] = [
                _joined(rows[repair.index], rows[repair.index + 1])
            ]
    return replace(
        document,
        segments=tuple(row.segment for row in rows),
        lines=[row.line for row in rows],
        keys=[row.key for row in rows] if document.keys else (),
        own_source=[row.own_source for row in rows] if document.own_source else (),
        tagged={index: row.tagged for index, row in enumerate(rows) if row.tagged},
        times=(),
        key_kind=None if document.times else document.key_kind,
        marks={},
        repairs=len(repairs),
    )


@dataclass(frozen=True)
class _Row:
    segment: str
    line: int
    key: str
    own_source: str
    tagged: tuple[str | Tag, ...] | None


def _joined(one: _Row, other: _Row) -> _Row:
    tagged = None
    if one.tagged or other.tagged:
        tagged = (*(one.tagged or (one.segment,)), " ", *(other.tagged or (other.segment,)))
    return _Row(
        f"{one.segment} {other.segment}".strip(),
        one.line or other.line,
        one.key or other.key,
        f"{one.own_source} {other.own_source}".strip(),
        tagged,
    )
