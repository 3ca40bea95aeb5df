"""The few controls of one look: links and segmented controls."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.shared import controls
from bleu_desktop.shared.controls import (
    ElidedButton,
    Link,
    MenuButton,
    MoreLink,
    Segmented,
    primary_button,
)
from bleu_desktop.shared.widgets import em
from tests.helpers.drawn import painted


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


@pytest.mark.parametrize(
    ("left", "text"),
    [(1, "Show 1 more"), (8, "Show 8 more"), (9, "Show 8 more"), (0, None)],
)
@pytest.mark.usefixtures("english")
def test_more_of_a_list_is_offered_while_there_is_more(
    qtbot: QtBot, left: int, text: str | None
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    more = MoreLink(8, parent)
    more.show_left(left)
    assert more.isHidden() is (text is None)
    assert text is None or more.text() == text


@pytest.mark.parametrize("is_enabled", [True, False])
def test_a_link_has_its_color_unless_it_is_disabled(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_enabled: bool
) -> None:
    link = Link("Change")
    qtbot.addWidget(link)
    link.setEnabled(is_enabled)
    drawn = painted(link, controls, monkeypatch)
    group, role = QPalette.ColorGroup, QPalette.ColorRole
    assert drawn._pen == (
        link.palette().color(group.Active, role.Link)
        if is_enabled
        else link.palette().color(group.Disabled, role.WindowText)
    )
    assert [*drawn.texts] == ["Change"]
    assert not drawn.font().underline()
    link.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert painted(link, controls, monkeypatch).font().underline() is is_enabled
    assert not drawn.on_right()


def test_the_one_next_step_has_a_look_of_its_own(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    assert primary_button("Go", parent).property("primary") == "true"
    assert QPushButton("Go", parent).property("primary") is None


def test_a_tool_is_elided_where_there_is_little_room(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    button, plain = ElidedButton("A long name", parent), QPushButton("A long name", parent)
    assert button.minimumSizeHint().width() == em(button, 3)
    assert button.sizeHint() == plain.sizeHint()
    for each in (button, plain):
        each.resize(plain.sizeHint())
    assert button.grab().toImage() == plain.grab().toImage()
    for each in (button, plain):
        each.resize(plain.sizeHint().width() - em(button, 2), plain.height())
    assert button.grab().toImage() != plain.grab().toImage()


def test_a_menu_is_below_its_button(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    button = MenuButton("Sort", parent)
    # The sign is behind the words, and the menu is as any other.
    assert button.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert button.menu().layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert not button.icon().isNull()
