"""Grades of a file of scores, and their numbers."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from bleu_core.files.score_files.errors import ScoreInvalid
from bleu_core.files.score_files.numbers import are_mostly_numbers, grade_numbers, grades_in


@pytest.mark.parametrize(
    ("cells", "grades"),
    [
        (["A", "B"] * 2, ("A", "B")),
        (["B", " A", "n/a", "", "A", "B"], ("A", "B")),
        (["A"] * 4, ()),
        (["A", "B", "A"], ()),
        (["A", "1"] * 2, ()),
        (["A", "x" * 20] * 2, ("A", "x" * 20)),
        (["A", "x" * 21] * 2, ()),
        ([*"ABCDEFGHIJ"] * 2, tuple("ABCDEFGHIJ")),
        ([*"ABCDEFGHIJK"] * 2, ()),
    ],
)
def test_grades_are_few_short_and_repeated(cells: list[str], grades: tuple[str, ...]) -> None:
    assert grades_in(cells) == grades


def test_the_worst_grade_is_one() -> None:
    found = grade_numbers(["a", "", "B "], [2, 3, 4], Path("a"), ("A", "B"))
    assert (found[0], math.isnan(found[1]), found[2]) == (2, True, 1)
    with pytest.raises(ScoreInvalid) as error:
        grade_numbers(["A", "C"], [2, 3], Path("a"), ("A", "B"))
    assert (error.value.line, error.value.text) == (3, "C")


@pytest.mark.parametrize(
    ("cells", "are_so"),
    [
        (["1", "2,5", "a"], True),
        (["1", "a"], False),
        (["1", "-", "n/a"], True),
        (["", "nan"], False),
        ([], False),
    ],
)
def test_most_cells_are_numbers(cells: list[str], are_so: bool) -> None:
    assert are_mostly_numbers(cells) is are_so
