"""Pairs of real files, and lines that are missing in them."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.settings import PairingOptions
from bleu_desktop.pairing.drift_view import DriftView
from bleu_desktop.pairing.pairing_page import PairingPage
from bleu_desktop.score.score_page import ScorePage
from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.session.session import State
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.result_tabs import ResultTabs
from tests.helpers.driving import part, visible_text, wait_for
from tests.helpers.plain_texts import sentences

Write = Callable[[str, list[str]], Path]


def xliff(texts: dict[str, str]) -> list[str]:
    units = [
        f'<trans-unit id="{key}"><source>s {key}</source><target>{text}</target></trans-unit>'
        for key, text in texts.items()
    ]
    return [
        '<xliff version="1.2"><file original="f" source-language="en" target-language="es" '
        'datatype="x"><body>',
        *units,
        "</body></file></xliff>",
    ]


Write = Callable[[str, list[str]], Path]
Button = TypeVar("Button", bound=QAbstractButton)


def tabs_of(window: MainWindow) -> ResultTabs:
    return part(window, ResultTabs)


def drifted(window: MainWindow, qtbot: QtBot, write: Write) -> list[str]:
    texts = sentences(120)
    window.session.files.add(Role.REFERENCE, [write("r.txt", texts)])
    window.session.files.add(Role.CANDIDATE, [write("c.txt", texts[:60] + texts[61:])])
    wait_for(qtbot, window, State.FAILED)
    return texts


def test_shuffled_units_are_paired_and_score_100(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    units = {f"u{n}": text for n, text in enumerate(sentences(40))}
    keys = list(units)
    random.Random(3).shuffle(keys)
    window.session.files.add(Role.REFERENCE, [write("r.xliff", xliff(units))])
    window.session.files.add(
        Role.CANDIDATE, [write("c.xliff", xliff({key: units[key] for key in keys}))]
    )
    wait_for(qtbot, window, State.SCORED)
    assert part(window, ScoreView).percent.text() == "100.00"
    tabs = tabs_of(window)
    tabs.setCurrentWidget(part(window, PairingPage))
    assert "Paired by key" in visible_text(tabs)
    assert "drift" not in visible_text(tabs).lower()


def test_left_out_pairs_are_counted_on_the_tab_and_can_be_kept(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    units = {f"u{n}": text for n, text in enumerate(sentences(40))}
    shorter = {key: units[key] for key in list(units)[4:]}
    window.session.files.add(Role.REFERENCE, [write("r.xliff", xliff(units))])
    window.session.files.add(Role.CANDIDATE, [write("c.xliff", xliff(shorter))])
    wait_for(qtbot, window, State.SCORED)
    tabs = tabs_of(window)
    assert tabs.tabText(3) == "Pairing (4)"
    assert "Excluded segments (4 of 40)" in visible_text(window)
    window.session.work.set_pairing(PairingOptions(keep=("only_reference",)))
    wait_for(qtbot, window, State.SCORED)
    assert tabs.tabText(3) == "Pairing"
    assert window.session.evaluation.segments == 40
    window.session.clear()
    assert window.session.settings.pairing == PairingOptions()


def test_a_missing_line_is_shown_and_repaired(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    drifted(window, qtbot, write)
    tabs = tabs_of(window)
    assert tabs.currentWidget() is part(window, PairingPage)
    assert not tabs.isTabEnabled(0)
    assert "The files are misaligned" in visible_text(tabs)
    assert "Line 61" in visible_text(tabs)
    qtbot.mouseClick(part(window, DriftView).repair_button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, State.SCORED)
    assert window.session.evaluation.segments == 120
    assert "|repairs:1|" in window.session.evaluation.candidates[0].bleu.signature
    assert tabs.currentWidget() is part(window, ScorePage)
    assert tabs.isTabEnabled(0)
    window.session.files.undo_repair(1)
    wait_for(qtbot, window, State.FAILED)
    assert tabs.currentWidget() is part(window, PairingPage)


def test_the_rest_is_paired_by_content(window: MainWindow, qtbot: QtBot, write: Write) -> None:
    drifted(window, qtbot, write)
    # The button is pressed by keyboard.
    part(window, DriftView).content_button.setFocus()
    qtbot.keyClick(part(window, DriftView).content_button, Qt.Key.Key_Space)
    wait_for(qtbot, window, State.SCORED)
    assert part(window, ScoreView).percent.text() == "100.00"
    assert window.session.evaluation.segments == 119


def test_a_file_that_changes_on_disk_loses_its_repairs(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    texts = drifted(window, qtbot, write)
    qtbot.mouseClick(part(window, DriftView).repair_button, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, State.SCORED)
    entry = window.session.files[Role.CANDIDATE][0]
    assert len(entry.input.repairs) == 1
    entry.path.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    window.session.files.reload()
    wait_for(qtbot, window, State.SCORED)
    assert window.session.files[Role.CANDIDATE][0].input.repairs == ()
    assert window.session.evaluation.candidates[0].score.percent == pytest.approx(100)


def test_a_second_click_before_the_work_is_done_repairs_nothing(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    drifted(window, qtbot, write)
    button = part(window, DriftView).repair_button
    button.click()
    button.click()
    assert len(window.session.files[Role.CANDIDATE][0].input.repairs) == 1
    wait_for(qtbot, window, State.SCORED)


def test_the_repair_button_ignores_a_removed_file(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    drifted(window, qtbot, write)
    window.session.files.remove(window.session.files[Role.CANDIDATE])
    wait_for(qtbot, window, State.INCOMPLETE)
    part(window, DriftView).repair_button.click()
    assert window.session.state is State.INCOMPLETE
    assert not window.session.files[Role.CANDIDATE]
