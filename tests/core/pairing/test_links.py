"""Rows are made of links between segments, in the order of the first document."""

from __future__ import annotations

import pytest

from bleu_core.files.documents import Document
from bleu_core.pairing.links import Node, Row, numbered, rows_of_links
from bleu_core.pairing.time_links import Times, time_links


def test_repeated_keys_are_numbered() -> None:
    assert [*numbered("abaca")] == [("a", 0), ("b", 0), ("a", 1), ("c", 0), ("a", 2)]


@pytest.mark.parametrize(
    ("sizes", "links", "rows"),
    [
        ((2, 2), [((0, 0), (1, 0)), ((0, 1), (1, 1))], [((0,), (0,)), ((1,), (1,))]),
        # What is linked directly or through others is one row.
        (
            (2, 2, 1),
            [((0, 0), (1, 1)), ((1, 1), (2, 0)), ((0, 1), (2, 0))],
            [((), (0,), ()), ((0, 1), (1,), (0,))],
        ),
        # What the first document lacks follows what is before it in another one.
        ((1, 3), [((0, 0), (1, 0))], [((0,), (0,)), ((), (1,)), ((), (2,))]),
        ((1, 3), [((0, 0), (1, 1))], [((), (0,)), ((0,), (1,)), ((), (2,))]),
        (
            (2, 3),
            [((0, 0), (1, 2)), ((0, 1), (1, 0))],
            [((0,), (2,)), ((1,), (0,)), ((), (1,))],
        ),
        ((0, 2), [], [((), (0,)), ((), (1,))]),
        # Two other documents lack nothing of each other's order.
        ((1, 2, 2), [((0, 0), (1, 0)), ((0, 0), (2, 0))], [
            ((0,), (0,), (0,)), ((), (1,), ()), ((), (), (1,)),
        ]),
    ],
)  # fmt: skip
def test_rows_are_what_is_linked(
    sizes: tuple[int, ...], links: list[tuple[Node, Node]], rows: list[Row]
) -> None:
    documents = [Document.from_segments(f"d{size}", ["x"] * size) for size in sizes]
    assert rows_of_links(documents, links) == tuple(rows)
    assert rows_of_links(documents, links[::-1]) == tuple(rows)


@pytest.mark.parametrize(
    ("reference", "candidate", "links"),
    [
        ([(0, 10), (10, 20)], [(0, 10), (10, 20)], [(0, 0), (1, 1)]),
        # A split cue, and one that hardly overlaps.
        ([(0, 20)], [(0, 10), (10, 20)], [(0, 0), (0, 1)]),
        ([(0, 10)], [(6, 16)], []),
        ([(0, 10)], [(4, 14)], [(0, 0)]),
        ([(0, 10)], [(5, 15)], []),
        # Of equal ones, the first; a caption that stays is not linked with all.
        ([(0, 10)], [(0, 10), (0, 10)], [(0, 0), (0, 1)]),
        ([(0, 100)], [(0, 10), (50, 61)], [(0, 0), (0, 1)]),
        ([(0, 101)], [(0, 10), (50, 61)], [(0, 1)]),
        # A cue without a duration is never on screen.
        ([(0, 0)], [(0, 0)], []),
        ([], [(0, 10)], []),
    ],
)
def test_cues_are_linked_by_the_time_on_screen(
    reference: Times, candidate: Times, links: list[tuple[int, int]]
) -> None:
    assert time_links(candidate=candidate, reference=reference) == links
    turned = [(other, one) for one, other in links]
    assert time_links(candidate=reference, reference=candidate) == sorted(turned)
