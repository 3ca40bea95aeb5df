"""Pieces that belong together stay together on a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from bleu_desktop.report.paper import PaperPage
from bleu_desktop.report.pieces import (
    Heading,
    Piece,
    PlacedPiece,
    headed,
    paginate,
    text_pieces,
    together,
)

# The space on a page is 100 high, from 10 to 110.
PAGE = PaperPage(width=200, height=120, left=10, top=10, right=190, bottom=110)


def piece(height: float, **more: object) -> Piece:
    return Piece(height, lambda *_: None, **more)  # type: ignore[arg-type]


def tops(pages: Sequence[Sequence[PlacedPiece]]) -> list[list[float]]:
    return [[each.top for each in page] for page in pages]


def test_pieces_follow_each_other_and_go_on_the_next_page() -> None:
    pages = list(paginate([piece(40)] * 5, PAGE))
    assert tops(pages) == [[10, 50], [10, 50], [10]]


def test_space_above_is_kept_within_a_page_and_dropped_at_its_top() -> None:
    pages = list(paginate([piece(40, before=15)] * 3, PAGE))
    assert tops(pages) == [[10, 65], [10]]


def test_a_heading_stays_with_the_next_piece() -> None:
    pages = list(paginate([piece(60), piece(20, keeps=True), piece(30)], PAGE))
    assert tops(pages) == [[10], [10, 30]]


def test_a_group_higher_than_a_page_is_split_at_the_end_of_the_page() -> None:
    pages = list(paginate([piece(30), *[piece(40, keeps=True)] * 3, piece(10)], PAGE))
    # The group starts in the remaining space, instead of leaving the first page empty.
    assert tops(pages) == [[10, 40], [10, 50, 90]]


def test_the_head_of_a_table_is_on_each_of_its_pages() -> None:
    head = piece(10, keeps=True)
    rows = [piece(30, repeated=head if number else None) for number in range(5)]
    pages = list(paginate([head, *rows], PAGE))
    assert tops(pages) == [[10, 20, 50, 80], [10, 20, 50]]
    assert pages[1][0].piece is head


def test_a_head_is_not_left_alone_at_the_foot_of_a_page() -> None:
    head = piece(10, keeps=True)
    pages = list(paginate([piece(85), head, piece(30)], PAGE))
    assert tops(pages) == [[10], [10, 20]]


@pytest.mark.parametrize("keeps", [False, True])
def test_nothing_is_lost(keeps: bool) -> None:
    pieces = [piece(7 + number % 13, keeps=keeps and number % 4 != 3) for number in range(200)]
    placed = [each.piece for page in paginate(pieces, PAGE) for each in page]
    assert placed == pieces


def test_pieces_can_become_one() -> None:
    drawn = []

    def part(height: float, before: float) -> Piece:
        return Piece(height, lambda _, x, y: drawn.append((x, y)), before=before)

    whole = together([part(10, 5), part(20, 5)], before=3)
    assert (whole.height, whole.before) == (35, 3)
    whole.paint(None, 1, 100)  # type: ignore[arg-type]
    assert drawn == [(1, 100), (1, 115)]


def test_pieces_that_wait_for_a_next_one_are_not_lost() -> None:
    assert tops(list(paginate([piece(60), piece(30, keeps=True)], PAGE))) == [[10, 70]]
    assert list(paginate([], PAGE)) == []


@pytest.mark.parametrize(
    ("lines", "keeps", "kept"),
    [
        (1, False, [False]),
        (1, True, [True]),
        (2, False, [True, False]),
        # The first two lines stay together, and the last two.
        (3, False, [True, True, False]),
        (5, False, [True, False, False, True, False]),
        (5, True, [True, False, False, True, True]),
    ],
)
def test_no_line_of_a_text_is_alone(lines: int, keeps: bool, kept: list[bool]) -> None:
    class Text:
        drawn: ClassVar[list[tuple[int, float, float]]] = []

        def __len__(self) -> int:
            return lines

        def line_height(self, number: int) -> float:
            return 10 + number

        def draw_line(self, _: object, number: int, x: float, y: float) -> None:
            self.drawn.append((number, x, y))

    found = list(text_pieces(Text(), before=7, indent=3, keeps=keeps))  # type: ignore[arg-type]
    assert [each.keeps for each in found] == kept
    assert [each.before for each in found] == [7, *[0] * (lines - 1)]
    assert [each.height for each in found] == [10 + number for number in range(lines)]
    Text.drawn.clear()
    for number, each in enumerate(found):
        each.paint(None, 1, number)  # type: ignore[arg-type]
    assert Text.drawn == [(number, 4, number) for number in range(lines)]


def test_a_heading_is_at_the_first_piece() -> None:
    heading = Heading("Title")
    found = list(headed([piece(1), piece(2)], heading))
    assert [each.heading for each in found] == [heading, None]
