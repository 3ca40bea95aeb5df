"""Notices above the pages, with what can be done about them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.shared import theme
from bleu_desktop.shared.widgets import IconLabel, column, em
from bleu_desktop.shell.notices import Notice, NoticeAction, Notices
from tests.helpers.driving import part

WIDE = 52


@pytest.fixture
def notices(qtbot: QtBot, english: None) -> Iterator[Notices]:
    window = QWidget()
    qtbot.addWidget(window)
    notices = Notices(window)
    column(window, notices, QPushButton("below", window))
    window.show()
    window.activateWindow()
    yield notices
    window.close()


def test_a_notice_stays_until_it_is_answered(notices: Notices) -> None:
    assert notices.isHidden()
    done: list[str] = []
    actions = tuple(NoticeAction(each, lambda each=each: done.append(each)) for each in "ab")
    notices.show_notice("one", lambda: Notice("One.", actions, closed=lambda: done.append("x")))
    notices.show_notice("two", lambda: Notice("Two.", is_problem=True))
    first, second = notices.all()
    assert [bar.text for bar in notices.all()] == ["One.", "Two."]
    assert [button.text() for button in first.buttons] == ["a", "b"]
    assert second.buttons == []
    first.buttons[1].click()
    assert done == ["b"]
    assert notices.all() == [second]
    assert notices.notice("one") is None
    second.close_button.click()
    assert notices.all() == []
    assert notices.isHidden()
    notices.show_notice("one", lambda: Notice("One.", actions, closed=lambda: done.append("x")))
    notices.all()[0].close_button.click()
    assert done == ["b", "x"]
    notices.remove("one")


def test_a_notice_of_the_same_name_takes_the_place(notices: Notices) -> None:
    words = ["One."]
    notices.show_notice("one", lambda: Notice(words[0]))
    notices.show_notice("two", lambda: Notice("Two."))
    [kept, other] = notices.all()
    # What says the same stays as it is.
    notices.write_again()
    assert notices.all() == [kept, other]
    words[0] = "Another."
    notices.write_again("two", "none")
    assert notices.all() == [kept, other]
    notices.write_again()
    assert notices.notice("two") is other
    bar = notices.notice("one")
    assert bar is not None
    assert bar.text == "Another."
    layout = notices.layout()
    assert layout is not None
    assert [layout.indexOf(each) for each in (bar, other)] == [0, 1]


def test_a_notice_has_the_words_of_its_actions_as_they_are_now(notices: Notices) -> None:
    words = ["Open"]
    notices.show_notice("one", lambda: Notice("One.", (NoticeAction(words[0], list),)))
    words[0] = "Abrir"
    notices.write_again()
    [bar] = notices.all()
    assert [button.text() for button in bar.buttons] == ["Abrir"]


@pytest.mark.parametrize("is_problem", [False, True])
def test_a_problem_has_its_own_mark(notices: Notices, is_problem: bool) -> None:
    notices.show_notice("one", lambda: Notice("One.", is_problem=is_problem))
    shown = part(notices.all()[0], IconLabel).grab().toImage()
    for name, problem, color in (("warning", True, theme.WARNING_COLOR), ("info", False, None)):
        label = IconLabel(name, notices, color=color)
        label.resize(shown.size())
        assert (label.grab().toImage() == shown) is (problem is is_problem)


@pytest.mark.parametrize(("less", "is_beside"), [(0, True), (1, False)])
def test_buttons_are_beside_the_text_where_there_is_room(
    notices: Notices, less: int, is_beside: bool
) -> None:
    notices.show_notice("one", lambda: Notice("One.", (NoticeAction("Do it", list),)))
    [bar] = notices.all()
    bar.setFixedWidth(em(bar, WIDE) - less)
    bar.layout().activate()
    [button] = bar.buttons
    label = next(
        each for each in bar.findChildren(QWidget) if getattr(each, "text", str)() == "One."
    )
    assert (button.x() > label.x()) is is_beside
    assert (button.y() > label.geometry().bottom()) is not is_beside


def test_a_notice_that_goes_leaves_the_focus_in_the_window(notices: Notices, qtbot: QtBot) -> None:
    window = notices.window()
    below = part(window, QPushButton)
    notices.show_notice("one", lambda: Notice("One.", (NoticeAction("Do it", list),)))
    button = notices.all()[0].buttons[0]
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    qtbot.waitUntil(below.hasFocus)


def test_a_line_is_below_a_notice(notices: Notices) -> None:
    notices.show_notice("one", lambda: Notice("One."))
    [bar] = notices.all()
    image, line = bar.grab().toImage(), theme.line(bar.palette())
    assert image.pixelColor(1, 1) == bar.palette().base().color()
    last = image.height() - 1
    assert {image.pixelColor(x, last).rgb() for x in range(image.width())} == {line.rgb()}
    assert image.pixelColor(1, last - 1) == image.pixelColor(1, 1)
