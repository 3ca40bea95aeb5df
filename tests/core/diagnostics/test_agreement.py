"""BLEU's counts spare most texts the slower checks, and hide no finding of these checks."""

from __future__ import annotations

import numpy as np
import pytest

from bleu_core.api.evaluation import evaluate
from bleu_core.diagnostics.agreement import unmatched_segments
from bleu_core.diagnostics.kinds import Kind
from bleu_core.scoring.segment_rows import SegmentRows
from bleu_core.settings import Settings
from tests.core.diagnostics.test_ruined_scores import TEXTS

SHIFTED = [*TEXTS[:100], *TEXTS[101:116], "New.", *TEXTS[116:]]


def test_unmatched_segments_share_hardly_three_tokens_in_a_row() -> None:
    rows = [[9, 9, 9, 9, int(match), 0, 9, 8, 7, 6] for match in "1001101"]
    for counts in (SegmentRows.of_lists(rows, 10), SegmentRows(np.array(rows))):
        assert list(unmatched_segments(counts)) == [1, 2, 5]


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
