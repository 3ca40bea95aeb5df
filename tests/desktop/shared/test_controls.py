"""The few controls of one look: links and segmented controls."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.shared.controls import Link, Segmented


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_link_is_a_button_for_mouse_and_keyboard(qtbot: QtBot, by: str) -> None:
    link = Link("Show 12")
    qtbot.addWidget(link)
    link.show()
    with qtbot.waitSignal(link.clicked):
        if by == "mouse":
            qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
        else:
            qtbot.keyClick(link, Qt.Key.Key_Space)


def test_a_link_shows_that_it_has_the_focus_and_is_as_wide_as_its_words(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    link = Link("Change", parent)
    parent.show()
    parent.activateWindow()
    qtbot.waitUntil(parent.isActiveWindow)
    link.clearFocus()
    without = link.grab().toImage()
    link.setFocus()
    assert link.grab().toImage() != without
    narrow = link.sizeHint().width()
    link.setText("Change everything")
    assert link.sizeHint().width() > narrow


def test_one_of_several_views_is_chosen(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    views = Segmented({"list": "List", "matrix": "Matrix"}, parent)
    parent.show()
    views.choose("list")
    assert views.buttons["list"].isChecked()
    with qtbot.waitSignal(views.chosen) as chosen:
        qtbot.mouseClick(views.buttons["matrix"], Qt.MouseButton.LeftButton)
    assert chosen.args == ["matrix"]
    assert not views.buttons["list"].isChecked()
    with qtbot.assertNotEmitted(views.chosen):
        views.choose("list")
