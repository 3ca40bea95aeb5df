"""What is said of all segments together: rows that are left out, few and short segments."""

from __future__ import annotations

import pytest

from bleu_core.diagnostics.corpus_checks import (
    check_few_segments,
    check_left_out,
    check_short_segments,
    unmatched_orders,
)
from bleu_core.diagnostics.kinds import Kind
from bleu_core.diagnostics.model import NamedCounts, Needed, ShortSegments, UnmatchedOrders
from bleu_core.files.documents import Document
from bleu_core.pairing.alignment import align
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import PairingOptions, Settings


@pytest.mark.parametrize(("segments", "is_few"), [(0, True), (99, True), (100, False)])
def test_a_hundred_segments_are_enough(segments: int, is_few: bool) -> None:
    found = [(each.kind, each.count, each.data) for each in check_few_segments(segments)]
    assert found == [(Kind.FEW_SEGMENTS, segments, Needed(100))] * is_few


@pytest.mark.parametrize(
    ("lengths", "rows"),
    [
        ([3, 4, 5, 6], (0,)),
        ([3, 4, 5, 6, 7], None),
        ([3, 4, 5, 6, 7, 1, 4, 4], (0, 5)),
        # A blank segment is not short.
        ([0, 4, 5, 6], None),
        ([0, 3, 0, 6], (1,)),
        ([4, 4], None),
    ],
)
def test_a_quarter_of_short_segments_is_told(
    lengths: list[int], rows: tuple[int, ...] | None
) -> None:
    found = [*check_short_segments(lengths, len(lengths), Settings())]
    assert [(each.rows, each.count, each.data) for each in found] == (
        [] if rows is None else [(rows, len(rows), ShortSegments(4))]
    )
    assert [*check_short_segments(lengths, len(lengths), Settings(max_order=1))] == []


def test_rows_that_are_left_out_are_counted_by_their_concerns() -> None:
    reference = Document.from_segments("r", ["a", "", "c", ""])
    candidate = Document.from_segments("c", ["a", "b", "", ""])
    for leave_out, counts in (
        ((), ()),
        (("empty_reference",), (("empty_reference", 2),)),
        (
            ("empty_reference", "empty_candidate"),
            (("empty_reference", 2), ("empty_candidate", 1)),
        ),
    ):
        aligned = align(
            candidates=[candidate],
            references=[reference],
            settings=Settings(pairing=PairingOptions(leave_out=leave_out)),  # type: ignore[arg-type]
        )
        out = {row for row in range(4) if row not in aligned.kept}
        found = [(each.rows, each.segments, each.data) for each in check_left_out(aligned)]
        assert found == ([(tuple(sorted(out)), 4, NamedCounts(counts))] if counts else [])
        if len(leave_out) == 1:
            assert out == {1, 3}


@pytest.mark.parametrize(
    ("row", "settings", "found"),
    [
        # Lengths, then matches and totals of each order.
        ((6, 6, 3, 2, 1, 0, 6, 5, 4, 3), Settings(), UnmatchedOrders((4,), "none", zero=True)),
        ((6, 6, 3, 2, 0, 0, 6, 5, 4, 3), Settings(smoothing="exp"),
         UnmatchedOrders((3, 4), "exp", zero=False)),
        ((6, 6, 3, 2, 1, 1, 6, 5, 4, 3), Settings(), None),
        # Effective order leaves out what the candidate is too short for.
        ((3, 6, 3, 2, 1, 0, 3, 2, 1, 0), Settings(effective_order=True), None),
        ((4, 6, 3, 2, 1, 0, 4, 3, 2, 1), Settings(effective_order=True),
         UnmatchedOrders((4,), "none", zero=True)),
        # Of texts that are too short, there is no score.
        ((3, 3, 3, 2, 1, 0, 3, 2, 1, 0), Settings(), None),
    ],
    ids=str,
)  # fmt: skip
def test_orders_without_a_match(
    row: tuple[int, ...], settings: Settings, found: UnmatchedOrders | None
) -> None:
    assert unmatched_orders(bleu_score(Statistics.from_row(row), settings), settings) == found
