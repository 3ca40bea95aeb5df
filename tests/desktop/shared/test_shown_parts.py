"""The parts of a text as they are shown, and the places of signs and marks in it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont

from bleu_desktop.shared.shown_parts import LINE_END, ShownParts, TextRun
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


def test_neighbors_of_one_group_are_one_mark() -> None:
    def marks(*parts: Part) -> list[tuple[int, int]]:
        return [(each.start, each.end) for each in ShownParts(parts).marks]

    one, other = Part("ab", Style.MATCH_2, group=1), Part("cd", Style.MATCH_2, group=2)
    assert marks(one, one) == [(0, 4)]
    assert marks(one, other) == [(0, 2), (2, 4)]
    assert marks(one, Part("x"), one) == [(0, 2), (3, 5)]
    assert marks(one, Part("cd", Style.DELETED, group=1)) == [(0, 2), (2, 4)]
    # Without a group, each is a mark of its own; 0 is the first group.
    assert marks(FIRST, FIRST) == [(0, 2), (2, 4)]
    assert marks(*[Part("ab", Style.MATCH_2, group=0)] * 3) == [(0, 6)]


def test_parts_are_found_by_their_places_and_tokens() -> None:
    first, second = Part("ab", token=0), Part("😀", token=3)
    shown = ShownParts([first, Part(" "), second])
    found = [shown.part_at(place) for place in (0, 1, 2, 3, 4, 5)]
    assert found == [first, first, Part(" "), second, second, None]
    assert shown.part_at(-1) is None
    assert [shown.of_token(token) for token in (0, 3)] == [(0, 2, first), (3, 5, second)]
    assert shown.of_token(1) is None


ADDED = [Part("a\tb "), Part("gone ", Style.DELETED, is_own=False), Part("😀 c\nd")]
"""A text with a sign, words that it lacks, and a character of two places."""


@pytest.mark.parametrize(
    ("start", "end", "own"),
    [
        (0, 17, "a\tb 😀 c\nd"),
        (0, 1, "a"),
        (1, 2, "\t"),
        (3, 9, " "),
        (4, 9, ""),
        (8, 11, "😀"),
        (10, 11, "😀"),
        (11, 13, " c"),
        (13, 14, "\n"),
        (16, 17, ""),
    ],
)
def test_the_text_itself_is_copied_without_what_was_added(start: int, end: int, own: str) -> None:
    shown = ShownParts(ADDED)
    assert shown.text == "a⇥b gone 😀 c↵\u2028d"
    assert shown.own_text == "a\tb 😀 c\nd"
    assert shown.own_between(start, end) == own


@pytest.mark.parametrize(
    ("span", "place"),
    [
        ((0, 1), (0, 1)),
        ((1, 2), (1, 3)),
        # From before what was added to behind it, in UTF-16 code units.
        ((3, 2), (3, 11)),
        ((4, 1), (9, 11)),
        ((6, 1), (12, 13)),
        ((8, 1), (15, 16)),
        ((8, 2), None),
        ((2, 0), None),
    ],
)
def test_hits_are_places_in_the_shown_text(
    span: tuple[int, int], place: tuple[int, int] | None
) -> None:
    assert ShownParts(ADDED).places_of([span]) == ([] if place is None else [place])


def test_a_line_of_the_text_begins_a_new_line_where_there_is_room() -> None:
    parts = [Part("a\nb"), LINE_END, TextRun("c\u202e")]
    assert ShownParts(parts).text == "a↵\u2028b\u2028c⟨U+202E⟩"
    assert ShownParts(parts, breaks=False).text == "a↵b\u2028c⟨U+202E⟩"


def test_words_of_the_program_have_their_looks(qapp: object) -> None:
    font, color = QFont("Serif"), QColor("red")
    runs = [TextRun("ab"), TextRun("cd", font), TextRun("e", color=color)]
    formats = ShownParts(runs).formats
    assert [(each.start, each.length) for each in formats] == [(2, 2), (4, 1)]
    assert formats[0].format.font().family() == "Serif"
    assert formats[1].format.foreground().color() == color


@pytest.mark.parametrize(
    ("parts", "direction"),
    [
        ([Part("abc")], Qt.LayoutDirection.LeftToRight),
        ([Part("שלום")], Qt.LayoutDirection.RightToLeft),
        # What was added does not count.
        ([Part("abc", is_own=False), Part("שלום")], Qt.LayoutDirection.RightToLeft),
    ],
)
def test_a_text_runs_as_it_does_without_what_was_added(
    parts: list[Part], direction: Qt.LayoutDirection
) -> None:
    assert ShownParts(parts).direction is direction
