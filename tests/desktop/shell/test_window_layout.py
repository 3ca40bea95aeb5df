"""Inputs fold away, one candidate is chosen for all pages, and pages open by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.inputs.inputs_page import WIDEST, InputsPage
from bleu_desktop.pairing.pairing_page import PairingPage
from bleu_desktop.score.score_page import ScorePage
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared.sizes import space
from bleu_desktop.shell.candidate_chooser import CandidateChooser
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.message_page import MessagePage
from bleu_desktop.shell.result_tabs import ResultTabs
from tests.helpers.driving import drop, file_list, part, wait_for

_SOMETIMES_THERE = (PageName.HISTORY, PageName.FILES, PageName.CHANGES)
ALWAYS_THERE = [page for page in PageName if page not in _SOMETIMES_THERE]
Write = Callable[[str, list[str]], Path]


@pytest.fixture
def automatic(window: MainWindow) -> MainWindow:
    """Return a window that decides by itself whether it shows its inputs."""
    window.preferences.inputs = None
    window.toggle_inputs()
    window.preferences.inputs = None
    window.resize(1180, 821)
    QApplication.processEvents()
    return window


def shown(window: MainWindow) -> bool:
    return part(window, InputsPage).isVisible()


def test_the_inputs_come_with_the_first_file(
    automatic: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    assert not shown(automatic)
    drop(automatic, [files["reference"]])
    wait_for(qtbot, automatic, State.INCOMPLETE)
    assert shown(automatic)
    drop(automatic, [files["good"]])
    wait_for(qtbot, automatic, State.SCORED)
    assert shown(automatic)
    assert part(automatic, InputsPage).width() <= space(WIDEST)


def test_in_a_narrow_window_a_result_has_the_room(
    automatic: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    automatic.resize(640, 400)
    drop(automatic, [files["reference"]])
    wait_for(qtbot, automatic, State.INCOMPLETE)
    assert shown(automatic)
    file_list(automatic, Role.REFERENCE).tree.setFocus()
    drop(automatic, [files["good"]])
    wait_for(qtbot, automatic, State.SCORED)
    assert not shown(automatic)
    assert (automatic.width(), automatic.height()) == (640, 400)
    # The focus moves on when its list disappears.
    qtbot.waitUntil(lambda: part(automatic, ResultTabs).isAncestorOf(automatic.focusWidget()))
    automatic.resize(1100, 700)
    assert shown(automatic)


def test_f9_folds_the_inputs_away_and_is_remembered(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_F9)
    assert not shown(window)
    assert window.preferences.inputs is False
    assert not window.window_actions.inputs.isChecked()
    window.resize(1300, 821)
    assert not shown(window)
    qtbot.mouseClick(part(window, ResultTabs).inputs_button, Qt.MouseButton.LeftButton)
    assert shown(window)
    # As the window would do by itself, so it decides again.
    assert window.preferences.inputs is None
    window.resize(700, 821)
    assert not shown(window)
    qtbot.keyClick(window, Qt.Key.Key_F9)
    assert shown(window)
    assert window.preferences.inputs is True


@pytest.mark.parametrize("page", [PageName.SEGMENTS, PageName.COMPARE])
def test_wide_tables_get_the_place_of_the_inputs(
    automatic: MainWindow, qtbot: QtBot, files: dict[str, Path], page: PageName
) -> None:
    drop(automatic, list(files.values()))
    wait_for(qtbot, automatic, State.SCORED)
    assert shown(automatic)
    automatic.session.navigation.open_page(page)
    assert not shown(automatic)
    automatic.session.navigation.open_page(PageName.SCORE)
    assert shown(automatic)
    automatic.session.navigation.open_page(page)
    automatic.resize(1400, 821)
    assert shown(automatic)


def test_a_new_score_begins_at_the_top(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    window.resize(900, 420)
    drop(window, list(files.values()))
    wait_for(qtbot, window, State.SCORED)
    session = window.session
    bar = part(window, ScorePage).area.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    # More about the same score leaves the user at the same place.
    session.work.set_settings(replace(session.settings, metrics=("bleu", "chrf")))
    wait_for(qtbot, window, State.SCORED)
    assert bar.value() > 0
    session.files.remove(session.files[Role.CANDIDATE][:1])
    wait_for(qtbot, window, State.SCORED)
    assert bar.value() == 0


def test_the_lists_are_as_high_as_their_rows(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    tree = file_list(window, Role.CANDIDATE).tree
    heights = []
    for number in range(14):
        window.session.files.add(Role.CANDIDATE, [write(f"{number}.txt", ["one"])])
        heights.append(tree.height())
    grown = [after - before for before, after in pairwise(heights[1:10])]
    assert grown == [tree.row_height()] * 8
    # Longer lists scroll.
    assert heights[-1] == heights[9]


def test_one_candidate_is_chosen_for_all_pages(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"], files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    box = part(window, CandidateChooser).box
    assert [box.itemData(index) for index in range(box.count())] == ["good.en.txt", "weak.en.txt"]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert window.session.navigation.candidate.name == "weak.en.txt"
    weak = window.session.evaluation.candidates[1]
    score = part(window, ScorePage).score
    assert score.percent.text() == f"{weak.score.percent:.2f}"
    table = part(window, PairingPage).overview.table
    assert table.pairs.index(0, 2).data() == "Cat sits at mat."
    # A choice on another page changes the box, too.
    window.session.navigation.choose("good.en.txt")
    assert box.currentData() == "good.en.txt"
    # With one candidate, there is nothing to choose.
    window.session.files.remove(window.session.files[Role.CANDIDATE][1:])
    wait_for(qtbot, window, State.SCORED)
    assert not box.isVisible()


def test_a_long_name_of_the_chosen_candidate_ends_with_an_ellipsis(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"], files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    box = part(window, CandidateChooser).box
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    room = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    name = "46.73  " + "m" * 80
    box.setItemText(box.currentIndex(), name)
    shown = box.grab().toImage()
    elided = box.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room.width() - 2)
    assert elided.endswith("m…")
    box.setItemText(box.currentIndex(), elided)
    assert box.grab().toImage() == shown


@pytest.mark.parametrize(("key", "page"), list(enumerate(ALWAYS_THERE, 1)))
def test_pages_open_by_their_number(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], key: int, page: PageName
) -> None:
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key(Qt.Key.Key_0 + key), Qt.KeyboardModifier.ControlModifier)
    assert part(window, ResultTabs).page.name is page


def test_a_candidate_gets_a_name_that_stays(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path]
) -> None:
    drop(window, [files["reference"], files["good"], files["weak"]])
    wait_for(qtbot, window, State.SCORED)
    window.session.navigation.choose("weak.en.txt")
    panel = file_list(window, Role.CANDIDATE)
    select = QItemSelectionModel.SelectionFlag.ClearAndSelect
    panel.tree.setCurrentItem(panel.tree.topLevelItem(1), 0, select)
    window.activateWindow()
    panel.tree.setFocus()
    qtbot.waitUntil(panel.tree.hasFocus)
    qtbot.keyClick(panel.tree, Qt.Key.Key_F2)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    editor.selectAll()
    qtbot.keyClicks(editor, "Engine <b>B</b>")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    name = "Engine <b>B</b>"
    qtbot.waitUntil(
        lambda: (
            window.session.state is State.SCORED
            and [each.name for each in window.session.evaluation.candidates]
            == ["good.en.txt", name]
        ),
        timeout=30_000,
    )
    # The candidate stays chosen, and the result has its new name.
    assert window.session.navigation.candidate.name == name
    assert window.session.evaluation.to_dict()["candidates"][1]["name"] == name
    assert panel.tree.topLevelItem(1).text(0) == name
    # Reading the file again keeps the name; an empty name restores that of the file.
    window.session.files.reload()
    wait_for(qtbot, window, State.SCORED)
    entry = window.session.files[Role.CANDIDATE][1]
    assert entry.name == name
    window.session.files.rename(entry, "  ")
    wait_for(qtbot, window, State.SCORED)
    assert window.session.evaluation.candidates[1].name == "weak.en.txt"


def test_a_row_of_the_files_opens_as_a_segment(
    window: MainWindow, qtbot: QtBot, write: Write
) -> None:
    reference = [f"This is sentence number {number} of the text." for number in range(6)]
    reference[2] = ""
    window.session.files.add(Role.REFERENCE, [write("r.txt", reference)])
    window.session.files.add(Role.CANDIDATE, [write("c.txt", ["This is it."] * 6)])
    wait_for(qtbot, window, State.SCORED)
    session = window.session
    opened: list[object] = []
    session.navigation.page_wanted.connect(opened.append)
    session.navigation.segment_wanted.connect(opened.append)
    session.navigation.open_row(4)
    assert opened == ["segments", 4]
    pairing = session.settings.pairing
    session.work.set_pairing(type(pairing)(leave_out=("empty_reference",)))
    wait_for(qtbot, window, State.SCORED)
    opened.clear()
    session.navigation.open_row(4)
    session.navigation.open_row(2)
    assert opened == ["segments", 3, "pairing"]


def test_the_first_card_leads_on(window: MainWindow, qtbot: QtBot) -> None:
    card = part(window, MessagePage)
    with qtbot.waitSignal(window.window_actions.open.triggered):
        qtbot.mouseClick(card.open_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(window.window_actions.learn.triggered):
        qtbot.mouseClick(card.learn_button, Qt.MouseButton.LeftButton)
    for dialog in QApplication.topLevelWidgets():
        if dialog is not window:
            dialog.close()
