"""A file of scores from elsewhere is asked about."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.inputs.scores_dialog import ScoresDialog
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import GOOD, attached_rows, file_list, part, segment_scores, wait_for

Write = Callable[[str, list[str]], Path]
NUMBERS = ["0.9", "0.5", "0.7"]


@pytest.fixture
def scored(window: MainWindow, qtbot: QtBot, files: dict[str, Path]) -> MainWindow:
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"], files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    return window


def drop_onto(window: MainWindow, path: Path, place: int) -> None:
    tree = file_list(window, Role.CANDIDATE).tree
    item = tree.topLevelItem(place)
    assert item is not None
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(tree.visualItemRect(item).center()),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    tree.dropEvent(event)


def dialog_of(window: MainWindow, qtbot: QtBot) -> ScoresDialog:
    qtbot.waitUntil(lambda: bool(window.findChildren(ScoresDialog)), timeout=30_000)
    return part(window, ScoresDialog)


def test_a_file_dropped_onto_a_candidate_becomes_its_metric(
    scored: MainWindow, qtbot: QtBot, write: Write
) -> None:
    drop_onto(scored, write("comet.txt", NUMBERS), 1)
    dialog = dialog_of(scored, qtbot)
    assert dialog.metric_name == "COMET"
    assert dialog.status.text() == "Scores: 3 · Segments: 3 · Mean: 0.7000"
    dialog.ok_button.click()
    wait_for(qtbot, scored, State.SCORED)
    assert segment_scores(scored, 1) == [0.9, 0.5, 0.7]
    assert segment_scores(scored, 0) == []
    assert attached_rows(scored) == [[], ["COMET: comet.txt"]]


def test_a_text_dropped_onto_a_candidate_is_another_candidate(
    scored: MainWindow, qtbot: QtBot, write: Write
) -> None:
    drop_onto(scored, write("third.en.txt", GOOD), 0)
    qtbot.waitUntil(lambda: len(scored.session.files[Role.CANDIDATE]) == 3, timeout=30_000)
    wait_for(qtbot, scored, State.SCORED)
    assert not scored.findChildren(ScoresDialog)


def test_numbers_among_the_candidates_are_asked_about(
    scored: MainWindow, qtbot: QtBot, write: Write
) -> None:
    scored.session.files.add(Role.CANDIDATE, [write("weak.scores", NUMBERS)])
    dialog = dialog_of(scored, qtbot)
    dialog.ok_button.click()
    qtbot.waitUntil(lambda: len(scored.session.files[Role.CANDIDATE]) == 2, timeout=30_000)
    wait_for(qtbot, scored, State.SCORED)
    assert segment_scores(scored, 1) == [0.9, 0.5, 0.7]
    assert attached_rows(scored)[0] == []


def test_numbers_stay_a_candidate_if_the_user_says_so(
    scored: MainWindow, qtbot: QtBot, write: Write
) -> None:
    scored.session.files.add(Role.CANDIDATE, [write("weak.scores", NUMBERS)])
    button = dialog_of(scored, qtbot).candidate_button
    assert button is not None
    button.click()
    qtbot.waitUntil(lambda: not scored.findChildren(ScoresDialog), timeout=30_000)
    wait_for(qtbot, scored, State.SCORED)
    assert len(scored.session.files[Role.CANDIDATE]) == 3
