"""Columns are packed in pieces, come back as they were, and damage is found."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from bleu_core.evaluation.results import Evaluation
from bleu_core.projects import columns, packs
from bleu_core.projects.packs import (
    Malformed,
    PackedColumn,
    packs_of,
    read_items,
    read_numbers,
    unpacked,
)
from bleu_core.projects.project import Project
from tests.helpers.projects import small_evaluation


def contents(column: PackedColumn, items: Any, cuts: Sequence[int] = ()) -> list[bytes]:
    return [unpacked(pack.digest, pack.content()) for pack in packs_of(column, items, cuts)]


@pytest.fixture(autouse=True)
def _small_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "_ITEMS", 4)
    monkeypatch.setattr(packs, "_CHARACTERS", 10)


ITEMS: list[tuple[PackedColumn, list[Any], list[int]]] = [
    (PackedColumn("c", "values", 9), [None, 1, "a", [2], {}, 0.5, True, "b", -1], [4, 4, 1]),
    (PackedColumn("c", "texts", 5), ["a", "b", "c", "d", "e"], [4, 1]),
    # A text that reaches the size ends a pack.
    (PackedColumn("c", "texts", 5), ["a" * 9, "b", "c", "\ud800", "x" * 30], [2, 3]),
    (PackedColumn("c", "texts", 3), ["a" * 30, "b", "c"], [1, 2]),
    (PackedColumn("c", "bytes", 5, 2), [b"ab", b"cd", b"ef", b"gh", b"ij"], [8, 2]),
    (PackedColumn("c", "texts", 0), [], []),
]


@pytest.mark.parametrize(("column", "items", "sizes"), ITEMS)
def test_items_are_packed_in_pieces_and_come_back(
    column: PackedColumn, items: list[Any], sizes: list[int]
) -> None:
    found = contents(column, items)
    assert read_items(column, found) == items
    if column.kind == "bytes":
        assert [len(each) for each in found] == sizes
    else:
        values = (json.loads(each.decode("utf-8", "surrogatepass")) for each in found)
        assert [len(own) for own in values] == sizes


@pytest.mark.parametrize(
    ("numbers", "kind", "size"),
    [
        ([-128, 127], b"b", 1),
        ([-129, 0], b"h", 2),
        ([0, 128], b"h", 2),
        ([0, 2**15], b"i", 4),
        ([-(2**31), 2**31 - 1], b"i", 4),
        ([0, 2**31], b"q", 8),
        ([5, 6], b"b", 1),
        ([0.5, 2.0], b"d", 8),
    ],
)
def test_numbers_take_as_few_bytes_as_they_need(
    numbers: list[float], kind: bytes, size: int
) -> None:
    rows = np.array([numbers] * 5)
    number_type = "float64" if rows.dtype.kind == "f" else "int64"
    column = PackedColumn("c", "numbers", 5, 2, number_type)  # type: ignore[arg-type]
    found = contents(column, rows)
    assert [(each[:1], len(each)) for each in found] == [(kind, 1 + 8 * size), (kind, 1 + 2 * size)]
    back = read_numbers(column, found)
    assert (back.tolist(), back.dtype) == (rows.tolist(), rows.dtype)


def test_a_part_is_packed_as_it_would_be_alone() -> None:
    items = [*"abcdefghi"]
    column = PackedColumn("c", "values", 9)
    parts = [
        pack.digest
        for own in (items[:3], items[3:8], items[8:])
        for pack in packs_of(PackedColumn("c", "values", len(own)), own)
    ]
    assert [pack.digest for pack in packs_of(column, items, [0, 3, 8, 9])] == parts
    assert [pack.digest for pack in packs_of(column, items, [1])] != [
        pack.digest for pack in packs_of(column, items)
    ]
    assert read_items(column, contents(column, items, [3, 8])) == items


def test_damaged_packs_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    [pack] = packs_of(PackedColumn("c", "texts", 2), ["a", "b"])
    data = pack.content()
    content = unpacked(pack.digest, data)
    for damaged in (None, "x", b"", b"nothing", data[:-1], data + b"x", zlib.compress(b"[]")):
        with pytest.raises(Malformed):
            unpacked(pack.digest, damaged)
    with pytest.raises(Malformed):
        unpacked(b"", data)
    monkeypatch.setattr(packs, "_LARGEST", len(content))
    assert unpacked(pack.digest, data) == content
    monkeypatch.setattr(packs, "_LARGEST", len(content) - 1)
    with pytest.raises(Malformed):
        unpacked(pack.digest, data)


@pytest.mark.parametrize(
    ("column", "content"),
    [
        (PackedColumn("c", "texts", 2), b'["a",1]'),
        (PackedColumn("c", "texts", 2), b'{"a":"b"}'),
        (PackedColumn("c", "texts", 2), b'["a","b"'),
        (PackedColumn("c", "texts", 2), b'["a"]'),
        (PackedColumn("c", "texts", 2), b'["a","b","c"]'),
        (PackedColumn("c", "bytes", 2, 2), b"abc"),
        (PackedColumn("c", "bytes", 2, 2), b"ab"),
    ],
)
def test_contents_that_do_not_fit_their_description_are_refused(
    column: PackedColumn, content: bytes
) -> None:
    with pytest.raises(Malformed):
        read_items(column, [content])


@pytest.mark.parametrize(
    "change",
    [{"kind": "values"}, {"length": -1}, {"width": 0}, {"type": "int8"}, {"column": 1}],
    ids=str,
)
def test_a_description_of_something_else_is_refused(change: dict[str, Any]) -> None:
    column = PackedColumn("c", "numbers", 0, 1, "int32")
    assert PackedColumn.from_dict(column.to_dict(), "numbers") == column
    with pytest.raises(Malformed):
        PackedColumn.from_dict({**column.to_dict(), **change}, "numbers")


def test_packs_that_are_unpacked_ahead_keep_their_order(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(columns, "_MANY", 1)
    monkeypatch.setattr(columns, "_FEW", 1)
    evaluation: Evaluation = small_evaluation()
    project = Project.create(tmp_path / "p.bleu")
    back = project.evaluation(project.record(evaluation))
    for ahead in (2, 100):
        monkeypatch.setattr(columns, "_AHEAD", ahead)
        assert back.to_dict(segment_scores=True) == evaluation.to_dict(segment_scores=True)
    assert [each.segments for each in back.aligned.documents] == [
        each.segments for each in evaluation.aligned.documents
    ]
