"""Lines of numbers, of the names of systems, and ratings that Appraise has exported."""

from __future__ import annotations

from pathlib import Path

import pytest

from bleu_core.files.score_files.tables import SEGMENT, ScoreTable
from bleu_core.files.score_files.text_scores import (
    read_appraise,
    read_comet_lines,
    read_named_numbers,
    read_numbers,
)

ROW = "ann,A,1,{kind},eng,deu,{score},{document},False,[]"


def row(kind: str = "TGT", score: str = "80", document: str = "doc") -> str:
    return ROW.format(kind=kind, score=score, document=document)


@pytest.mark.parametrize("kind", ["CHK", "BAD", "REF"])
def test_rows_that_test_the_rater_are_no_ratings(kind: str) -> None:
    (table,) = read_appraise([row(kind), row(), row(document="doc#dup"), "ben,B,2,TGT,eng,deu,9"])
    assert table.lines == [2, 4]
    assert dict(table.columns) == {
        "rater": ["ann", "ben"],
        "system": ["A", "B"],
        "segment": ["1", "2"],
        "score": ["80", "9"],
    }
    assert table.sheet == ""


def test_each_pair_of_languages_is_a_table() -> None:
    tables = read_appraise([row(), row().replace("deu", "ces")])
    assert [(table.sheet, table.lines) for table in tables] == [("eng-deu", [1]), ("eng-ces", [2])]


@pytest.mark.parametrize("other", ["", row("XXX"), row(score="good"), "ann,A,1,TGT,eng,deu"])
def test_something_else_is_no_ratings(other: str) -> None:
    assert read_appraise([row(), other]) == []
    assert read_appraise([]) == []


def test_the_documents_of_ratings_are_in_the_eighth_of_nine_columns() -> None:
    eight, nine = "ann,A,1,TGT,eng,deu,80,doc#dup", "ann,A,1,TGT,eng,deu,70,doc#dup,False"
    (table,) = read_appraise([eight, nine])
    assert table.columns["score"] == ["80"]


def test_output_of_comet_is_in_the_order_of_the_segments() -> None:
    lines = [
        "Global seed set to 12",
        "h\tSegment 2\tscore: 1",
        "h\tSegment 0\tscore: 0.5",
        "h\tsegment 1\tscore: .7\tvariance: 0.1",
        "h\tscore: 0.7",
    ]
    (table,) = read_comet_lines(lines)
    assert table == ScoreTable({"": ["0.5", ".7", "1"], SEGMENT: ["0", "1", "2"]}, [3, 4, 2], "h")


@pytest.mark.parametrize(
    ("lines", "name", "first"),
    [
        (["1", "2", " ", ""], "", 1),
        (["COMET 22", "1", "2"], "COMET 22", 2),
        (['"COMET"', "1", "2"], "COMET", 2),
        (["-", "1", "2"], "", 1),
        (["§", "1", "2"], "", 1),
        (["§1", "1", "2"], "", 1),
    ],
)
def test_numbers_may_have_a_heading(lines: list[str], name: str, first: int) -> None:
    table = read_numbers(lines, Path("a"))
    assert table is not None
    rows = len([*filter(str.strip, lines)])
    assert [*table.lines] == [*range(first, rows + 1)]
    assert table.columns == {name: lines[first - 1 : rows]}


@pytest.mark.parametrize(
    ("lines", "tables"),
    [
        (["A 1", "", "B 2", "A 3"], [("A", {"": ["1", "3"]}, [1, 4]), ("B", {"": ["2"]}, [3])]),
        (["system score", "A 1"], [("A", {"": ["1"]}, [2])]),
        (
            ["System Score Segment", "A .5 1", "A None 2"],
            [("A", {"": [".5", "None"], SEGMENT: ["1", "2"]}, [2, 3])],
        ),
        (["foo score", "A 1"], []),
        (["A 1", "system score"], []),
        (["system score", "system score", "A 1"], []),
        (["A 1 2"], []),
        (["system score segment", "A 1 x"], []),
        (["1 2"], []),
    ],
)
def test_names_of_systems_may_be_beside_numbers(
    lines: list[str], tables: list[tuple[object, ...]]
) -> None:
    found = read_named_numbers(lines)
    assert [(table.system, table.columns, table.lines) for table in found] == tables
