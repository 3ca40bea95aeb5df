"""The row of scores below their candidate."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import Qt

from bleu_core.files.errors import FileMissing
from bleu_core.files.score_files.tables import ScoreAddress
from bleu_core.workspace.inputs import ScoresInput
from bleu_desktop.inputs.scores_row import SCORES, scores_item
from bleu_desktop.session.file_rows import ScoresRow
from bleu_desktop.shared.table_copier import CELL
from tests.helpers.roles import plain, side

PATH = Path("/x/scores.txt")


def given(differing: int = 0) -> Any:
    """Return scores of three segments, one of which was not judged."""
    rows = np.array([[0.5, 1], [0.0, 0], [0.7, 2]])
    return SimpleNamespace(rows=rows, file=SimpleNamespace(differing=differing))


@pytest.mark.parametrize(
    ("numbers", "error", "count", "warns", "said"),
    [
        (None, None, "", False, "External score"),
        (given(), None, "2", False, "External score"),
        (given(2), None, "2", True, "differs from the candidate’s: 2"),
        (None, FileMissing(PATH), "–", True, "scores.txt"),
        (given(2), FileMissing(PATH), "2", True, "scores.txt"),
    ],
)
@pytest.mark.usefixtures("english")
def test_scores_are_counted_and_their_faults_are_told(
    numbers: Any, error: FileMissing | None, count: str, warns: bool, said: str
) -> None:
    scores = ScoresInput("comet", ScoreAddress(PATH))
    object.__setattr__(scores, "numbers", numbers)
    item = scores_item(ScoresRow(scores, error), 30)
    assert [item.text(column) for column in range(4)] == ["COMET: scores.txt", count, "", ""]
    assert item.data(0, SCORES) == "comet"
    cell = item.data(1, CELL)
    assert (cell.number if cell else None) == (None if numbers is None else 2)
    assert side(item.data(1, Qt.ItemDataRole.TextAlignmentRole)) == "right"
    assert item.icon(0).isNull() is not warns
    told = item.data(0, Qt.ItemDataRole.AccessibleDescriptionRole)
    assert said in told
    assert plain(item.toolTip(0)).replace("\n", " ") == f"{PATH} {told}"
    assert item.sizeHint(0).height() == 30
