"""The parts of BLEU in one row: they fit any width, and are copied as a table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from bleu_core.settings import Settings
from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.session.session import State
from bleu_desktop.shared.precision_row import PrecisionRow
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import part, wait_for


@pytest.fixture
def precisions(window: MainWindow, qtbot: QtBot) -> PrecisionRow:
    window.open_sample("en")
    wait_for(qtbot, window, State.SCORED)
    return part(window, ScoreView).precisions


def test_all_parts_have_their_counts(window: MainWindow, precisions: PrecisionRow) -> None:
    score = window.session.evaluation.ranked[0].score
    *orders, penalty = precisions.figures
    assert [each.label for each in orders] == ["1 token", "2 tokens", "3 tokens", "4 tokens"]
    assert [each.share for each in orders] == [each.precision for each in score.precisions]
    assert penalty.note == (
        f"Tokens: {score.candidate_length:,}, reference: {score.reference_length:,}"
    )
    for figure in precisions.figures:
        assert str(figure) in precisions.accessibleDescription()


@pytest.mark.parametrize("width", [1200, 700, 400, 180])
def test_no_part_lies_over_another(precisions: PrecisionRow, width: int) -> None:
    precisions.resize(width, precisions.height())
    boxes = precisions.boxes()
    for place, box in enumerate(boxes):
        assert box.left() >= 0
        assert box.right() <= max(width, precisions.needed(precisions.figures[place])) + 1
        assert box.bottom() <= precisions.height() + 1
        assert not any(box.intersects(other) for other in boxes[place + 1 :])


def test_a_wide_page_has_them_in_one_row(precisions: PrecisionRow) -> None:
    precisions.resize(900, precisions.height())
    assert len({box.top() for box in precisions.boxes()}) == 1


def test_more_orders_have_more_parts(
    window: MainWindow, qtbot: QtBot, precisions: PrecisionRow
) -> None:
    window.session.work.set_settings(Settings(max_order=8))
    wait_for(qtbot, window, State.SCORED)
    assert len(precisions.figures) == 9


def test_they_are_copied_as_a_table(qtbot: QtBot, precisions: PrecisionRow) -> None:
    qtbot.keyClick(precisions, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines[0] == "Order\tMatched\tTotal\tPrecision"
    assert len(lines) == 5
