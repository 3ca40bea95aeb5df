"""What search and filters leave, in words."""

from __future__ import annotations

import numpy as np
import pytest

from bleu_desktop.segments.query import Answer, Query
from bleu_desktop.segments.query_words import nothing_text, short_text, shown_text

NO_ROWS = np.zeros(0, np.int32)
FOUND = np.ones(3, bool)


@pytest.mark.parametrize(
    ("is_filtered", "short", "spoken"),
    [
        (False, "Segments: 1,200", "Segments: 1,200"),
        (True, "7 of 1,200", "Shown: 7 of 1,200"),
    ],
)
@pytest.mark.usefixtures("english")
def test_segments_are_counted(is_filtered: bool, short: str, spoken: str) -> None:
    assert short_text(7, 1200, is_filtered=is_filtered) == short
    assert shown_text(7, 1200, is_filtered=is_filtered) == spoken


@pytest.mark.parametrize(
    ("query", "answer", "text"),
    [
        (Query(found=FOUND), Answer(NO_ROWS, 3), "Not found"),
        (Query(among=(FOUND,)), Answer(NO_ROWS), "No segment matches all filters."),
        (Query(found=FOUND, among=(FOUND,)), Answer(NO_ROWS), "No segment matches all filters."),
        (
            Query(found=FOUND, among=(FOUND,)),
            Answer(NO_ROWS, filtered=2, hidden=3),
            "3 found, none among the 2 shown.",
        ),
    ],
)
@pytest.mark.usefixtures("english")
def test_an_empty_list_says_why(query: Query, answer: Answer, text: str) -> None:
    assert nothing_text(query, answer) == text
