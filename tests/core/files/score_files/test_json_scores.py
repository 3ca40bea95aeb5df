"""The shapes of JSON that metrics write their scores in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bleu_core.files.errors import FileMalformed
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.score_files.json_scores import read_json
from bleu_core.files.score_files.tables import ScoreTable

Columns = dict[str, list[str]]


def tables(text: str) -> list[ScoreTable]:
    return read_json(RawFile(Path("a.json"), text.encode()), text)


def columns(text: str) -> dict[str, Columns]:
    """Return the columns of each system; "" for the only one."""
    return {
        table.system: {name: [*column] for name, column in table.columns.items()}
        for table in tables(text)
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # Rows: numbers as written, and everything else as text.
        (
            '[{"src": "a", "COMET": 0.50}, {"src": "b", "COMET": 1e-3}]',
            {"": {"src": ["a", "b"], "COMET": ["0.50", "1e-3"]}},
        ),
        (
            '[{"a": null, "b": true, "c": false, "d": NaN, "e": {"f": 1, "g": {"h": 2}}}]',
            {
                "": {
                    "a": ["null"],
                    "b": ["True"],
                    "c": ["False"],
                    "d": ["NaN"],
                    "e.f": ["1"],
                    "e.g.h": ["2"],
                }
            },
        ),
        # A member that some rows lack, or that comes twice.
        (
            '[{"a": 1}, {"b": 2}, {"a": 3}]',
            {"": {"a": ["1", "", "3"], "b": ["", "2", ""]}},
        ),
        ('[{"e": {"f": 1}, "e.f": 2}, {"e.f": 3}]', {"": {"e.f": ["2", "3"]}}),
        # Lists in rows are no scores.
        ('[{"a": 1, "list": [1, 2]}]', {"": {"a": ["1"]}}),
        # Systems.
        (
            '{"x.txt": [{"COMET": 1}], "y.txt": [{"COMET": 2}], "other": [], "mean": 1.5}',
            {"x.txt": {"COMET": ["1"]}, "y.txt": {"COMET": ["2"]}},
        ),
        # Numbers: those with a known name, else those that are alone, else those of systems.
        ("[0.1, 0.2]", {"": {"": ["0.1", "0.2"]}}),
        ('{"scores": [0.1], "other": [3]}', {"": {"scores": ["0.1"]}}),
        ('{"other": [3], "Segment_Scores": [0.1]}', {"": {"Segment_Scores": ["0.1"]}}),
        ('{"any": [0.1, 2], "system_score": 1}', {"": {"any": ["0.1", "2"]}}),
        ('{"one": [1], "two": [2]}', {"one": {"": ["1"]}, "two": {"": ["2"]}}),
        ('{"0": 0.1, "1": 0.2}', {"": {"": ["0.1", "0.2"]}}),
        # Lines.
        ('{"a": 1}\n\n{"a": 2}\n', {"": {"a": ["1", "2"]}}),
        ("0.1\n0.2\n", {"": {"": ["0.1", "0.2"]}}),
        # Nothing of these.
        ("[]", {}),
        ("{}", {}),
        ("1", {}),
        ('"text"', {}),
        ('{"0": 0.1, "name": "x"}', {}),
        ('{"list": ["a"]}', {}),
    ],
)
def test_each_shape(text: str, expected: dict[str, Columns]) -> None:
    assert columns(text) == expected


def test_rows_have_their_lines_only_where_each_is_one() -> None:
    (lines,) = tables('{"a": 1}\n\n{"a": 2}\n')
    assert list(lines.lines) == [1, 3]
    (rows,) = tables('[{"a": 1},\n\n{"a": 2}]')
    assert list(rows.lines) == [1, 2]


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [('[{"a": 1},\n{"a": }]', 2, 7), ('{"a": 1}\n{"a": }\n', 2, None), ("[1, 2", 1, 6)],
)
def test_damage_is_told_with_its_place(text: str, line: int, column: int | None) -> None:
    with pytest.raises(FileMalformed) as raised:
        tables(text)
    assert (raised.value.line, raised.value.column) == (line, column)
    assert raised.value.detail


def test_json_in_too_many_brackets_is_damaged() -> None:
    for text in ("[" * 100_000, '{"a": 1}\n' + "[" * 100_000):
        with pytest.raises(FileMalformed):
            tables(text)


def test_pages_of_raters_are_a_row_for_each_rating() -> None:
    page = {
        "user_id": "ann",
        "item_i": 0,
        "annotation": [{"A": {"score": 3}, "B": {"score": None}}],
        "item": [{"src": "one", "tgt": {"A": "uno"}}],
    }
    taught = page | {"item_i": "welcome_0"}
    rated = {
        "rater": ["ann", "ann"],
        "system": ["A", "B"],
        "score": ["3", "null"],
        "source": ["one", "one"],
        "mt": ["uno", ""],
    }
    lines = "\n".join(map(json.dumps, (taught, page)))
    for text in (lines, json.dumps([taught, page]), json.dumps({"campaign": [taught, page]})):
        assert columns(text) == {"": rated}
    assert [table.lines for table in tables(lines)] == [[2, 2]]
    # Pages without ratings are rows like any others.
    assert "item_i" in columns(json.dumps({"campaign": [taught]}))["campaign"]
