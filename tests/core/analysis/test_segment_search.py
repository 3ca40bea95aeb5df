"""Text and regular expressions are found in segments, and bad expressions end in an error."""

from __future__ import annotations

import numpy as np
import pytest

from bleu_core.analysis.errors import PatternInvalid, PatternTooSlow
from bleu_core.analysis.segment_search import find_segments, find_spans
from bleu_core.errors import Cancelled
from bleu_core.progress import Progress

ONE = ["The cat sat.", "the Straße", "100 % (net)", "貓坐在墊子上。", ""]
OTHER = ["El gato.", "la calle", "CAT", "", "x"]


def found(text: str, *documents: list[str], regular: bool = False) -> list[int]:
    mask = find_segments(text, documents or (ONE, OTHER), regular_expression=regular)
    return np.flatnonzero(mask).tolist()


def test_case_matters_only_if_the_query_has_capitals() -> None:
    assert found("cat") == [0, 2]
    assert found("CAT") == [2]
    assert found("strasse") == [1]
    assert found("cat", regular=True) == [0, 2]
    assert found("C.T", regular=True) == [2]
    # An escape is no capital letter.
    assert found(r"\Wcat\W", regular=True) == [0]


def test_text_is_taken_literally_and_expressions_are_not() -> None:
    assert found("(net)") == [2]
    assert found(".") == [0]
    assert found("^.{3,8}$", regular=True) == [0, 1, 2, 3]
    assert found("^.{3,8}$", ONE, regular=True) == [3]
    assert found(r"\p{Han}+", regular=True) == [3]
    assert found("墊子") == [3]
    assert found("cat", ONE) == [0]


@pytest.mark.parametrize(("pattern", "position"), [("(a", 2), ("*a", 0), ("[a", 2)])
def test_an_invalid_expression_has_the_place_of_its_fault(pattern: str, position: int) -> None:
    with pytest.raises(PatternInvalid) as caught:
        found(pattern, regular=True)
    assert caught.value.position == position


def test_an_endless_expression_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bleu_core.analysis.segment_search._SECONDS", 0.05)
    with pytest.raises(PatternTooSlow):
        found("(a|aa)+(b|bb)+$", ["a" * 60 + "b" * 60 + "c"], regular=True)


def test_searching_reports_and_can_be_canceled() -> None:
    steps: list[tuple[int, int]] = []
    progress = Progress(lambda _, done, total: steps.append((done, total)), interval=0)
    many = ["a"] * 3000
    mask = find_segments("a", [many], progress=progress)
    assert mask.all()
    assert [done for done, _ in steps] == [0, 1024, 2048, 3000]
    with pytest.raises(Cancelled):
        find_segments("a", [many], progress=Progress(cancelled=lambda: True))
    assert len(find_segments("a", [])) == 0


@pytest.mark.parametrize(
    ("text", "segment", "regular", "spans"),
    [
        ("cat", "The cat, a Cat", False, [(4, 3), (11, 3)]),
        ("Cat", "The cat, a Cat", False, [(11, 3)]),
        ("a.", "a. ab", False, [(0, 2)]),
        ("a.", "a. ab", True, [(0, 2), (3, 2)]),
        ("x*", "axx", True, [(1, 2)]),
        ("(a", "(a", True, []),
        ("", "abc", False, []),
    ],
)
def test_what_was_found_is_marked(
    text: str, segment: str, regular: bool, spans: list[tuple[int, int]]
) -> None:
    assert find_spans(text, segment, regular_expression=regular) == spans
