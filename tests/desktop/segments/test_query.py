"""The choice and the order of segments, whatever computes them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bleu_core.progress import SILENT
from bleu_desktop.segments.query import Query

MASKS = {"costly": [1, 1, 1, 0, 0], "empty": [1, 0, 1, 1, 1]}


class Table:
    """Five segments; the later ones have larger numbers."""

    def __len__(self) -> int:
        return 5

    def selected(self, name: str, candidate: int, rival: int | None, **_: object) -> Any:
        assert (candidate, rival) == (2, 3)
        return np.array(MASKS[name], bool)

    def order(
        self,
        column: str,
        candidate: int,
        rival: int | None,
        *,
        descending: bool,
        rows: Any,
        **_: Any,
    ) -> Any:
        assert (column, candidate, rival) == ("bleu", 2, 3)
        return np.sort(rows)[::-1] if descending else np.sort(rows)


def mask(*places: int) -> Any:
    return np.isin(np.arange(5), places)


@pytest.mark.parametrize(
    ("given", "rows", "filtered", "hidden", "conditions"),
    [
        ({}, [0, 1, 2, 3, 4], 5, 0, 0),
        ({"descending": True}, [4, 3, 2, 1, 0], 5, 0, 0),
        ({"column": "bleu", "descending": True}, [4, 3, 2, 1, 0], 5, 0, 0),
        ({"column": "bleu"}, [0, 1, 2, 3, 4], 5, 0, 0),
        # A segment has to meet all conditions.
        ({"filters": frozenset(MASKS)}, [0, 2], 2, 0, 2),
        ({"filters": frozenset({"costly"}), "among": (mask(1, 4), mask(1))}, [1], 1, 0, 3),
        ({"found": mask(1, 3)}, [1, 3], 5, 0, 1),
        ({"found": mask(1, 3), "among": (mask(3, 4),), "descending": True}, [3], 2, 0, 2),
        # If the others hide all matches, there are some to be shown.
        ({"found": mask(1, 3), "among": (mask(4),)}, [], 1, 2, 2),
        ({"found": mask(1, 3), "among": (mask(),)}, [], 0, 0, 2),
        ({"found": mask()}, [], 5, 0, 1),
    ],
)
def test_segments_meet_all_conditions_in_their_order(
    given: dict[str, Any], rows: list[int], filtered: int, hidden: int, conditions: int
) -> None:
    query = Query(2, 3, **given)
    answer = query.answer(Table(), SILENT)  # type: ignore[arg-type]
    assert (answer.rows.tolist(), answer.filtered, answer.hidden) == (rows, filtered, hidden)
    assert answer.rows.dtype == np.int32 or "column" in given
    assert query.conditions == conditions
