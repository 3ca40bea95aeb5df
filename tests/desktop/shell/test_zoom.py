"""All text can be enlarged by keys, and stays so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.session.session import State
from bleu_desktop.shared.sizes import ZOOMS, next_zoom, set_zoom, space, zoom
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.preferences import Preferences
from tests.helpers.driving import drop, part, wait_for
from tests.helpers.layout import cut_off


@pytest.fixture
def normal(qapp: QApplication) -> Iterator[None]:
    yield
    set_zoom(100)


def test_text_and_space_grow_together(
    normal: None, window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    before = part(window, ScoreView).percent.fontMetrics().height()
    button = QPushButton("Report")
    qtbot.addWidget(button)
    narrow = button.sizeHint()
    assert space(1) == 8
    window.switch_zoom(200)
    assert space(1) == 16
    assert part(window, ScoreView).percent.fontMetrics().height() > 1.8 * before
    assert button.sizeHint().width() > 1.8 * narrow.width()
    window.switch_zoom(100)
    assert part(window, ScoreView).percent.fontMetrics().height() == before
    assert button.sizeHint() == narrow


def test_keys_go_through_the_sizes(normal: None, window: MainWindow, qtbot: QtBot) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for key, expected in (
        (Qt.Key.Key_Plus, 110),
        (Qt.Key.Key_Equal, 125),
        (Qt.Key.Key_Minus, 110),
        (Qt.Key.Key_0, 100),
        (Qt.Key.Key_Minus, 90),
    ):
        qtbot.waitUntil(window.updatesEnabled)
        qtbot.keyClick(window, key, control)
        assert zoom() == window.preferences.zoom == expected


def test_the_largest_and_the_smallest_size_are_the_last(normal: None, qapp: QApplication) -> None:
    set_zoom(ZOOMS[-1])
    assert next_zoom(1) == ZOOMS[-1] == 200
    set_zoom(ZOOMS[0])
    assert next_zoom(-1) == ZOOMS[0] == 80


def test_a_damaged_size_is_the_usual_one() -> None:
    preferences = Preferences(remember=False)
    for stored in ("large", None, 37, 1000):
        preferences.store("zoom", stored)
        assert preferences.zoom == 100


@pytest.mark.parametrize("percent", [80, 200])
def test_nothing_is_cut_off_in_other_sizes(
    normal: None, window: MainWindow, qtbot: QtBot, files: dict[str, Path], percent: int
) -> None:
    window.resize(1800, 1000)
    window.switch_zoom(percent)
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    qtbot.waitUntil(lambda: cut_off(window) == [], timeout=10_000)
