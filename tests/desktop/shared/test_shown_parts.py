"""The parts of a text as they are shown, and the places of signs and marks in it."""

from __future__ import annotations

import pytest

from bleu_desktop.shared.shown_parts import ShownParts
from bleu_score.marked.parts import Part, Style

FIRST, SECOND = Part("ab", Style.MATCH_1), Part("cd", Style.DELETED)
"""Parts with marks."""


@pytest.mark.parametrize(
    ("signs", "text", "places"),
    [
        # The letters beside a sign are no signs; places count UTF-16 code units.
        (True, "😀a⇥b", [(3, 4)]),
        (False, "😀a\tb", []),
    ],
)
def test_only_signs_are_signs(signs: bool, text: str, places: list[tuple[int, int]]) -> None:
    shown = ShownParts([Part("😀a\tb")], signs=signs)
    assert (shown.text, shown.signs) == (text, places)


def test_a_gap_is_a_sign() -> None:
    shown = ShownParts([Part("ab"), Part("…", Style.GAP), Part("c"), Part("·", Style.SIGN)])
    assert shown.signs == [(2, 3), (4, 5)]


@pytest.mark.parametrize(
    ("start", "end", "found"),
    [
        (0, 1, []),
        (0, 2, [(1, 3)]),
        (0, 4, [(1, 3)]),
        (0, 5, [(1, 3), (4, 6)]),
        (2, 4, [(1, 3)]),
        (3, 4, []),
        (3, 5, [(4, 6)]),
        (5, 9, [(4, 6)]),
        (6, 9, []),
    ],
)
def test_marks_between_places_have_something_between(
    start: int, end: int, found: list[tuple[int, int]]
) -> None:
    shown = ShownParts([Part(" "), FIRST, Part(" "), SECOND, Part("   ")])
    assert [(each.start, each.end) for each in shown.marks_between(start, end)] == found
