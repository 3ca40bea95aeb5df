"""Faults are looked for in a small sample, a larger one, and then in all segments."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bleu_core.diagnostics.shared_checks import (
    are_enough,
    is_in_other_case,
    may_be_enough,
    rows_among,
    rows_holding,
    rows_with,
    sample_of,
    sample_text,
)


@pytest.mark.parametrize(
    ("items", "step", "looked_at"),
    [(0, 1, 0), (1, 1, 1), (400, 1, 400), (799, 1, 799), (800, 2, 400), (1200, 3, 400)],
)
def test_about_four_hundred_items_are_looked_at(items: int, step: int, looked_at: int) -> None:
    sample = sample_of("x" * items)
    assert (sample.start, sample.step, len(sample)) == (0, step, looked_at)


def test_the_text_of_a_sample() -> None:
    assert sample_text(["a", "b"]) == "a\nb"
    assert sample_text([str(row) for row in range(800)]).split("\n")[:3] == ["0", "2", "4"]


@pytest.mark.parametrize(
    ("found", "segments", "enough"),
    [(0, 1, False), (1, 1, False), (2, 200, True), (2, 201, False), (3, 300, True)],
)
def test_one_in_a_hundred_and_two_are_no_accident(found: int, segments: int, enough: bool) -> None:
    assert are_enough(range(found), "x" * segments) is enough


@pytest.mark.parametrize(
    ("found", "step", "segments", "may_be"),
    [
        (0, 1, 10, False),
        # 4 and twice the deviation of 2 are 8, which is one in a hundred of 80,000 at every 100th.
        (4, 100, 80_000, True),
        (4, 100, 80_100, False),
        (1, 1, 300, True),
        (1, 1, 301, False),
    ],
)
def test_a_sample_may_have_fewer_by_chance(
    found: int, step: int, segments: int, may_be: bool
) -> None:
    assert may_be_enough(found, step, "x" * segments) is may_be


MANY = 40_000


class Search:
    """A search for segments that notes where it looked."""

    def __init__(self, faulty: Sequence[int]) -> None:
        self.faulty = {*faulty}
        self.seen: list[int] = []

    def __call__(self, row: int) -> bool:
        self.seen.append(row)
        return row in self.faulty


def test_where_a_small_sample_has_nothing_no_more_is_looked_at() -> None:
    search = Search([1, 2, 3])
    assert rows_with(search, "x" * MANY) == []
    assert search.seen == [*range(0, MANY, 100)]


def test_where_a_larger_sample_has_too_few_not_all_is_looked_at() -> None:
    search = Search(range(0, MANY, 2000))
    assert rows_with(search, "x" * MANY) == []
    assert search.seen == [*range(0, MANY, 100), *range(0, MANY, 10)]


def test_where_samples_have_enough_all_are_found() -> None:
    search = Search(range(0, MANY, 20))
    assert rows_with(search, "x" * MANY) == [*range(0, MANY, 20)]
    assert len(search.seen) == 400 + 4000 + MANY


def test_few_segments_are_all_looked_at_at_once() -> None:
    search = Search([7])
    assert rows_with(search, "x" * 799) == [7]
    assert search.seen == [*range(799)]
    assert rows_among([1, 5, 7], Search([7]), "x" * 799) == [7]


def test_segments_with_a_sign_are_all_found_unless_a_sample_has_too_few() -> None:
    segments = ["x"] * MANY
    segments[3] = segments[4000] = "<x"
    assert rows_holding("<", segments) == [3, 4000]
    # A tenth of the segments is looked at.
    assert rows_holding("<", segments, thorough=False) == []
    often = ["<x" if row % 10 == 0 else "x" for row in range(MANY)]
    assert rows_holding("<", often, thorough=False) == [*range(0, MANY, 10)]
    few = ["x", "<", "y<z"]
    assert rows_holding("<", few, thorough=False) == [1, 2]


@pytest.mark.parametrize(
    ("own", "other", "is_other"),
    [
        ("Ein Neuer Tag Beginnt", "ein neuer Tag beginnt", True),
        ("ein neuer tag beginnt", "Ein neuer Tag beginnt", True),
        ("EIN NEUER TAG BEGINNT", "Ein neuer Tag beginnt", True),
        ("ein neuer Tag beginnt", "Ein neuer Tag beginnt", True),
        ("Ein neuer Tag beginnt", "Ein neuer Tag beginnt", False),
        ("Ein neuer tag beginnt", "Ein neuer Tag beginnt", False),
        # Few letters are no evidence, nor are other words.
        ("EIN TAG", "ein tag", False),
        ("ETWAS GANZ ANDERES", "ein neuer Tag beginnt", False),
        ("123456789012", "123456789012", False),
    ],
)
def test_a_segment_in_another_case(own: str, other: str, is_other: bool) -> None:
    assert is_in_other_case(own, other) is is_other
