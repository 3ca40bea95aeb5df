"""Cells that hold JSON or Python's notation of it have members; all other cells are text."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from bleu_core.files.addresses import Selection, parse_address
from bleu_core.files.contents import UnitTable
from bleu_core.files.documents import DocumentReader
from bleu_core.files.errors import FieldUndecided
from bleu_core.files.reading.formats import read_contents
from bleu_core.files.selection import viewed

TEXTS = [
    "It's late.",
    'He said "yes".',
    "both ' and \"",
    "a\\b \\n",
    "line\nnext",
    "é\x85\u200b😀",
    "{0} [x]",
    "None, True) {",
]


def table(folder: Path, cells: list[str], heading: str = "translation") -> UnitTable:
    path = folder / "a.csv"
    rows = [["id", heading], *([str(number), cell] for number, cell in enumerate(cells))]
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(rows)
    (found,) = read_contents(path).tables
    return found


def fields(found: UnitTable) -> dict[str, list[Any]]:
    return {field.name: list(field.cells) for field in found.fields if field.name != "id"}


@pytest.mark.parametrize("write", [repr, json.dumps, lambda value: ascii(value)])
def test_an_object_has_members_in_either_notation(tmp_path: Path, write: Any) -> None:
    rows = [{"en": text, "es": text[::-1], "n": 1, "z": None, "b": True} for text in TEXTS]
    found = table(tmp_path, [write(row) for row in rows])
    assert fields(found) == {
        "translation.en": TEXTS,
        "translation.es": [text[::-1] for text in TEXTS],
    }
    assert [field.language for field in found.fields] == [None, "en", "es"]
    assert list(found.keys) == [str(number) for number in range(len(TEXTS))]


@pytest.mark.parametrize("write", [repr, json.dumps])
def test_a_list_of_one_text_is_that_text(tmp_path: Path, write: Any) -> None:
    assert fields(table(tmp_path, [write([text]) for text in TEXTS])) == {"translation": TEXTS}


@pytest.mark.parametrize(
    "cell", ["['a b', 'c']", "['a b' 'c']", "['a b'\n 'c']", '["a b", "c"]', "['a b', u'c',]"]
)
def test_texts_in_a_list_are_members_by_number(tmp_path: Path, cell: str) -> None:
    found = fields(table(tmp_path, [cell] * 3, "references"))
    assert found == {"references.0": ["a b"] * 3, "references.1": ["c"] * 3}


def test_members_of_objects_in_an_array_without_commas(tmp_path: Path) -> None:
    cell = "[{'text': ('a',)}\n {'text': ('b',)}]"
    assert fields(table(tmp_path, [cell] * 2)) == {
        "translation.0.text.0": ["a", "a"],
        "translation.1.text.0": ["b", "b"],
    }


@pytest.mark.parametrize(
    "cells",
    [
        ["[1]", "[2]", "[3]"],
        ["{0}", "{1}", "{name}"],
        ["{count, plural, one {file} other {files}}"] * 3,
        ["{'a': 'x'}", "plain", "text"],
        ["{'a': 'x'}", "{'b': 'x'}", "{'c': 'x'}"],
        ["['a", "['b", "['c"],
        ["{'a': open('x')}"] * 3,
        ["{'a': 'x', 'a': 'y'}"] * 3,
        ["['\\x']", "['\\U99999999']", "['\\q']"],
        ["[" * 100_000 + "]" * 100_000] * 3,
        ["{'a':" * 100_000] * 3,
        ["['" + "x" * 1_000_001 + "']"] * 3,
    ],
)
def test_other_cells_are_text(tmp_path: Path, cells: list[str]) -> None:
    assert fields(table(tmp_path, cells)) == {"translation": cells}


def test_a_few_other_cells_are_allowed(tmp_path: Path) -> None:
    cells = [repr({"en": "a", "es": "b"})] * 10
    assert fields(table(tmp_path, [*cells, "", "cut {'en"]))["translation.es"] == [
        *"b" * 10,
        "",
        "",
    ]
    lists = [repr(["a"])] * 10
    assert fields(table(tmp_path, [*lists, "", "plain"])) == {
        "translation": [*"a" * 10, "", "plain"]
    }


def test_other_headings_leave_the_cells_whole(tmp_path: Path) -> None:
    cells = [repr({"en": text, "es": "x"}) for text in TEXTS]
    table(tmp_path, cells)
    contents = read_contents(tmp_path / "a.csv")
    (found,) = viewed(contents, Selection(sheet="", headings=0))
    assert [list(field.cells) for field in found.fields][1:] == [["translation", *cells]]
    (found,) = viewed(contents, Selection(sheet="", headings=1))
    assert [*fields(found)] == ["translation.en", "translation.es"]


@pytest.mark.parametrize("name", ["a.jsonl", "a.json"])
def test_members_of_texts_in_json(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    rows = [{"id": "x", "t": repr({"en": text, "es": "x"})} for text in TEXTS]
    dump = json.dumps
    path.write_text("\n".join(map(dump, rows)) if name == "a.jsonl" else dump(rows), "utf-8")
    (found,) = read_contents(path).tables
    assert [field.name for field in found.fields] == ["id", "t.en", "t.es"]
    assert list(found.fields[1].cells) == TEXTS


def test_the_name_of_a_column_means_its_members(tmp_path: Path) -> None:
    table(tmp_path, [repr({"en": text, "es": "x"}) for text in TEXTS])
    reader = DocumentReader()
    with pytest.raises(FieldUndecided) as caught:
        reader.document(parse_address(f"{tmp_path / 'a.csv'}#column=translation"))
    assert caught.value.available == ("column=translation.en", "column=translation.es")
    table(tmp_path, [repr({"es": "x"}) for _ in TEXTS])
    found = DocumentReader().document(parse_address(f"{tmp_path / 'a.csv'}#column=Translation"))
    assert set(found.segments) == {"x"}
