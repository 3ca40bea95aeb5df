"""Results are stored by the declarations of their fields, and everything else is refused."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import pytest

from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import Diagnostic
from bleu_core.errors import BleuError
from bleu_core.pairing.errors import DriftedAt
from bleu_core.projects import codec
from bleu_core.projects.codec import Malformed, from_data, sealed, to_data, unsealed
from bleu_core.projects.columns import ColumnReader, ColumnWriter
from bleu_core.projects.forms import LEFT_OUT, TEXTS
from bleu_core.settings import Settings
from tests.helpers.diagnostics import SCORE_KINDS, diagnostics_of

COLUMNS = ColumnReader(sqlite3.connect(":memory:"))


def restored(value: Any) -> Any:
    text = sealed(to_data(value, ColumnWriter()))
    assert text.isascii()
    return from_data(type(value), unsealed(text), COLUMNS)


@pytest.mark.parametrize("kind", SCORE_KINDS, ids=lambda kind: kind.value)
def test_every_diagnostic_comes_back(kind: Kind) -> None:
    for diagnostic in diagnostics_of(kind):
        assert restored(diagnostic) == diagnostic


@dataclass(frozen=True)
class Held:
    """A record with an error."""

    error: BleuError


VALUES: dict[str, Any] = {
    "int": 7,
    "tuple[str, str] | None": ("Zz", "Yy"),
    "str": "Zz",
    "bool": True,
    "Path": Path("a/b.txt"),
    "Path | None": Path("a/b.toml"),
    "object": 1.5,
    "str | None": None,
    "int | None": 7,
    "tuple[int, ...]": (3, 4),
    "tuple[object, ...]": ("a", 2),
    "tuple[str, ...]": ("a", "b"),
    "tuple[tuple[str, int], ...]": (("a", 3),),
    "tuple[DriftedAt, ...]": (DriftedAt(1, 2, 3, 4, "joined"),),
    "tuple[Path, ...]": (Path("a"),),
    "ProjectFault": "full",
    "SchemeProblem": "unit",
}


@pytest.mark.parametrize("kind", BleuError.__subclasses__(), ids=lambda kind: kind.__name__)
def test_every_error_of_a_file_comes_back(kind: Any) -> None:
    error = kind(*(VALUES[str(field.type)] for field in fields(kind)))
    assert repr(restored(Held(error)).error) == repr(error)


GOOD = json.dumps(to_data(Settings(), ColumnWriter()), separators=(",", ":"))


@pytest.mark.parametrize(
    "text",
    [
        "null",
        "[]",
        "{}",
        '{"is":"Run"}',
        '{"is":"Path"}',
        GOOD.replace('"max_order":4', '"max_order":99'),
        GOOD.replace('"max_order":4', '"max_order":"4"'),
        GOOD.replace('"max_order":4', '"max_order":true'),
        GOOD.replace('"max_order":4', '"max_order":4,"from_the_future":1'),
        GOOD.replace('"tokenizer":"auto"', '"tokenizer":["auto"]'),
        GOOD.replace('"ChrfOptions"', '"TerOptions"'),
        '{"is":"Settings","pairing":' + "[" * 500 + "]" * 500 + "}",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        from_data(Settings, json.loads(text), COLUMNS)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, f"[{'9' * 5000}]"])
def test_what_is_no_json_is_refused(text: str) -> None:
    content, _, mark = sealed(None).partition("\n")
    assert unsealed(f"{content}\n{mark}") is None
    with pytest.raises(Malformed):
        unsealed(f"{text}\n{mark}")
    with pytest.raises(Malformed):
        unsealed(f"{text}\n{codec._hash('', text)}")


def test_a_field_that_was_added_later_has_its_default() -> None:
    data = json.loads(GOOD.replace('"max_order":4,', ""))
    assert from_data(Settings, data, COLUMNS) == Settings()
    with pytest.raises(Malformed):
        from_data(Diagnostic, {"is": "Diagnostic", "rows": {"tuple": []}}, COLUMNS)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({"range": [0, 3, 1]}, range(3)),
        ({"list": [2, 1]}, [2, 1]),
        ({"tuple": []}, ()),
        ({"range": [0, 3, 0]}, None),
        ({"list": [1.5]}, None),
        ({"tuple": [True]}, None),
        (
            {"tuple": {"column": "0", "kind": "texts", "length": 1, "width": 1, "type": "int64"}},
            None,
        ),
        ([1, 2], None),
        (None, None),
    ],
)
def test_whole_numbers_are_a_range_a_list_or_a_tuple(data: Any, expected: Any) -> None:
    if expected is not None:
        assert from_data(Sequence[int], data, COLUMNS) == expected
        return
    with pytest.raises(Malformed):
        from_data(Sequence[int], data, COLUMNS)


@pytest.mark.parametrize("table", [LEFT_OUT, TEXTS], ids=["left out", "texts"])
def test_fields_that_are_not_stored_exist(table: dict[Any, Any]) -> None:
    for kind, names in table.items():
        assert {*names} <= {field.name for field in fields(kind)}
