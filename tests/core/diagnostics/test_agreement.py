"""BLEU's counts spare most texts the slower checks, and hide no finding of these checks."""

from __future__ import annotations

import numpy as np
import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.diagnostics.agreement import (
    may_have_moved,
    share_a_language,
    unmatched_segments,
)
from bleu_core.diagnostics.kinds import Kind
from bleu_core.scoring.bleu import bleu_score
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.scoring.statistics import Statistics
from bleu_core.settings import Settings
from tests.core.diagnostics.test_ruined_scores import TEXTS

SHIFTED = [*TEXTS[:100], *TEXTS[101:116], "New.", *TEXTS[116:]]


def test_unmatched_segments_share_hardly_three_tokens_in_a_row() -> None:
    rows = [[9, 9, 9, 9, int(match), 0, 9, 8, 7, 6] for match in "1001101"]
    for counts in (SegmentRows.of_lists(rows, 10), SegmentRows(np.array(rows))):
        assert list(unmatched_segments(counts)) == [1, 2, 5]


def test_a_segment_with_more_than_six_of_ten_tokens_of_its_reference_has_not_moved() -> None:
    rows = [[10, 10, common, 0, 0, 0, 10, 9, 8, 7] for common in (5, 6, 7)]
    assert may_have_moved([0, 1, 2], SegmentRows.of_lists(rows, 10)) == [0, 1]


@pytest.mark.parametrize(("common", "is_one"), [(5, False), (6, True)])
def test_texts_with_six_of_ten_tokens_in_common_are_in_one_language(
    common: int, is_one: bool
) -> None:
    counts = Statistics(10, 10, (common, 0, 0, 0), (10, 9, 8, 7))
    assert share_a_language(bleu_score(counts, Settings())) is is_one


@pytest.mark.parametrize(
    ("settings", "further"),
    [
        (Settings(), []),
        (Settings(max_order=1), []),
        # Three letters in a row match everywhere.
        (Settings(tokenizer="char"), []),
        # Every segment matches the second reference.
        (Settings(), [SHIFTED]),
    ],
)
def test_a_short_shift_is_found_whatever_is_counted(
    settings: Settings, further: list[list[str]]
) -> None:
    evaluation = evaluate(
        candidates={"c": SHIFTED},
        references={f"r{number}": texts for number, texts in enumerate([TEXTS, *further])},
        settings=settings,
    )
    (candidate,) = evaluation.candidates
    assert ("c", Kind.SHIFTED) in {(one.where.document, one.kind) for one in candidate.diagnostics}
