"""Ratings that Appraise has exported, which have no headings."""

from __future__ import annotations

import pytest

from bleu_core.files.score_files.text_scores import read_appraise

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
