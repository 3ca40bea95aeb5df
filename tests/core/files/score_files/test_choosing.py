"""Which column of a file of scores has them, and whose they are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bleu_core.files.errors import FieldMissing
from bleu_core.files.score_files.choosing import number_columns, tables_for
from bleu_core.files.score_files.errors import ScoresUndecided, SystemsUnknown
from bleu_core.files.score_files.marked_errors import as_penalties
from bleu_core.files.score_files.tables import ScoreAddress, ScoreContents, ScoreTable

PATH = Path("scores.tsv")
ADDRESS = ScoreAddress(PATH)


def table(system: str = "", sheet: str = "", **columns: Sequence[str]) -> ScoreTable:
    found = columns or {"score": ["1", "2"]}
    return ScoreTable(found, range(1, len(next(iter(found.values()))) + 1), system, sheet)


def contents(*tables: ScoreTable) -> ScoreContents:
    return ScoreContents(PATH, "", tables)


@pytest.mark.parametrize(
    ("columns", "found"),
    [
        ({"segment": ["1", "2"]}, ("segment",)),
        ({"segment": ["1", "2"], "x": ["3", "4"]}, ("x",)),
        ({"mt": ["a", "b"], "x": ["3", "4"], "y": ["5", ""]}, ("x", "y")),
        # Grades count beside other columns, if there are no numbers.
        ({"x": ["A", "B"] * 2}, ()),
        ({"mt": [*"abcd"], "x": ["A", "B"] * 2}, ("x",)),
        ({"n": ["1", "2"] * 2, "x": ["A", "B"] * 2}, ("n",)),
    ],
)
def test_columns_with_scores(columns: dict[str, list[str]], found: tuple[str, ...]) -> None:
    assert number_columns(table(**columns)) == found


@pytest.mark.parametrize(
    ("system", "candidate", "is_same"),
    [
        ("A", "a.txt", True),
        ("out/a.txt", "A.txt", True),
        ("out\\a.txt", "in/a.txt", True),
        ("sys", "x.csv#column=sys", True),
        ("a", "a.b.txt", True),
        ("a.b", "a.b.txt", True),
        ("a.b.c", "a", True),
        ("a.b.txt", "a.b.csv", True),
        ("b", "a", False),
        ("a.b.txt", "a.c.txt", False),
        ("b", "x.csv#column=sys", False),
    ],
)
def test_systems_are_called_like_candidates(system: str, candidate: str, is_same: bool) -> None:
    found = contents(table(system), table("other"))
    if is_same:
        assert tables_for(found, ADDRESS, [candidate], 0) == {0: found.tables[0]}
        return
    with pytest.raises(SystemsUnknown):
        tables_for(found, ADDRESS, [candidate], 0)


def test_of_several_systems_that_may_be_meant_the_name_decides() -> None:
    found = contents(table("a.txt"), table("a.csv"), table("b"))
    assert tables_for(found, ADDRESS, ["a.csv"], 0) == {0: found.tables[1]}
    with pytest.raises(SystemsUnknown):
        tables_for(found, ADDRESS, ["a"], 0)
    # One system is not that of two candidates.
    with pytest.raises(SystemsUnknown):
        tables_for(found, ADDRESS, ["b.txt", "b.csv"], 0)
    assert tables_for(found, ADDRESS, ["a.txt", "b"], 1) == {0: found.tables[0], 1: found.tables[2]}
    assert tables_for(found, ADDRESS, ["a.txt", "b"], 1, alone=True) == {1: found.tables[2]}


def test_systems_without_a_candidate_are_taken_in_their_order() -> None:
    found = contents(table("x"), table("y"))
    assert tables_for(found, ADDRESS, ["a", "b"], 0) == dict(enumerate(found.tables))
    with pytest.raises(SystemsUnknown):
        tables_for(found, ADDRESS, ["a", "b"], 0, alone=True)
    assert tables_for(contents(table("x")), ADDRESS, ["a", "b"], 1) == {1: table("x")}


SEVERAL = {"segment": ["1", "1"], "mt": ["a", "b"], "score": ["1", "2"]}


@pytest.mark.parametrize(
    ("own", "are_all"),
    [
        (table(**SEVERAL), True),
        (table("x", **SEVERAL), False),
        (table(**SEVERAL | {"segment": ["1", "2"]}), False),
        # Segments are numbered in each document.
        (table(doc=["p", "q"], **SEVERAL), False),
        (table(doc=["p", "p"], **SEVERAL), True),
        (table(mt=["a", "b"], score=["1", "2"]), False),
        (table(segment=["1", "1"], score=["1", "2"]), False),
    ],
)
def test_segments_with_several_texts_are_of_several_systems(own: ScoreTable, are_all: bool) -> None:
    found = tables_for(contents(own), ADDRESS, ["a", "b"], 1)
    assert found == ({0: own, 1: own} if are_all else {1: own})
    assert tables_for(contents(own), ADDRESS, ["a", "b"], 1, alone=True) == {1: own}


def test_a_sheet_is_chosen_by_its_name_or_its_column() -> None:
    one, other = table("a", "One", x=["1"]), table("a", "Two", y=["2"])
    both = contents(one, other)
    assert tables_for(both, ScoreAddress(PATH, sheet="two"), ["a"], 0) == {0: other}
    assert tables_for(both, ScoreAddress(PATH, ("Y",)), ["a"], 0) == {0: other}
    for address in (ADDRESS, ScoreAddress(PATH, ("z",))):
        with pytest.raises(ScoresUndecided) as undecided:
            tables_for(both, address, ["a"], 0)
        assert undecided.value.available == ("sheet=One", "sheet=Two")
    with pytest.raises(FieldMissing) as missing:
        tables_for(both, ScoreAddress(PATH, sheet="Three"), ["a"], 0)
    assert missing.value.available == ("sheet=One", "sheet=Two")
    unnamed = contents(table(sheet="One"), table(sheet="Two"))
    assert tables_for(unnamed, ADDRESS, ["a"], 0) == {0: unnamed.tables[0]}


def test_errors_of_equal_segments_in_several_documents_are_apart() -> None:
    own = table(doc=["p", "q", "q"], seg=["1"] * 3, category=["Style"] * 3, severity=["Minor"] * 3)
    assert as_penalties(own, PATH).columns["MQM"] == ["-1.0", "-2.0"]


def test_all_rows_of_a_table_stay_those_of_its_system() -> None:
    own = table("a")
    assert [own.at(rows, name).system for rows in ([0, 1], [0]) for name in ("", "b")] == [
        *("a", "b"), *("a", "b"),
    ]  # fmt: skip


@pytest.mark.parametrize("heading", ["severity", "category"])
def test_marked_errors_have_a_severity_and_a_category(heading: str) -> None:
    own = table(**{"seg": ["1"], heading: ["Minor"]})
    assert as_penalties(own, PATH) is own
