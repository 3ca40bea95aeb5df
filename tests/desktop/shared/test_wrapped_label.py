"""A label draws, copies and reads out exactly its text, wherever it wraps lines."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAction,
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.score.copy_row import CopyRow
from bleu_desktop.score.score_view import ScoreView
from bleu_desktop.session.session import State
from bleu_desktop.shared.widgets import TextLabel
from bleu_desktop.shared.wrapped_text import WrappedText
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import GOOD, REFERENCE, drop, part, wait_for

SIGNATURE = "nrefs:1|case:mixed|eff:no|ngram:4|tok:13a|smooth:none|version:bleu-desktop-0.1.0"
TEXTS = [
    SIGNATURE,
    f"BLEU|{SIGNATURE}\nTER|{SIGNATURE}",
    "/a/" + "long_name_without_a_space" * 20 + ".txt",
    "一二三四五六七八九十" * 20,
    "😀" * 60 + " and a word",
    "two\u200bparts" * 20,
    "<b>no markup</b> & so on",
    "a name \u202etxt.exe\u202c that would turn around, and \x07 a bell",
]


def label_of(text: str, qtbot: QtBot, width: int = 200) -> TextLabel:
    label = TextLabel(wrap=True, selectable=True)
    qtbot.addWidget(label)
    label.setText(text)
    label.setFixedWidth(width)
    label.setFixedHeight(label.heightForWidth(width))
    label.show()
    qtbot.waitExposed(label)
    label.setFocus()
    return label


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def press(label: QWidget, *keys: QKeySequence.StandardKey) -> None:
    for key in keys:
        QTest.keySequence(label, QKeySequence(key))


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_a_whole_text_is_copied_unchanged(text: str, qtbot: QtBot) -> None:
    label = label_of(text, qtbot)
    press(label, QKeySequence.StandardKey.SelectAll, QKeySequence.StandardKey.Copy)
    assert clipboard() == text
    assert label.selected_text() == text


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_a_screen_reader_reads_the_text_unchanged(text: str, qtbot: QtBot) -> None:
    label = label_of(text, qtbot)
    interface = QAccessible.queryAccessibleInterface(label)
    assert interface.text(QAccessible.Text.Name) == text
    assert QLabel.text(label) == text


def drag(label: QWidget, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(label, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(label, (start + end) / 2)
    QTest.mouseMove(label, end)
    QTest.mouseRelease(label, Qt.MouseButton.LeftButton, pos=end)


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_a_mouse_selection_is_a_part_of_the_text(text: str, qtbot: QtBot) -> None:
    label = label_of(text, qtbot)
    QGuiApplication.clipboard().clear()
    line = label.fontMetrics().height()
    assert label.height() > line or len(text) < 40
    drag(label, QPoint(20, line // 2), QPoint(label.width(), label.height()))
    press(label, QKeySequence.StandardKey.Copy)
    assert clipboard() == label.selected_text()
    assert text.endswith(clipboard())
    assert 0 < len(clipboard()) < len(text)


def test_a_double_click_selects_a_word(qtbot: QtBot) -> None:
    label = label_of("first second", qtbot)
    place = QPoint(label.fontMetrics().horizontalAdvance("first se"), label.height() // 2)
    QTest.mouseDClick(label, Qt.MouseButton.LeftButton, pos=place)
    assert label.selected_text() == "second"
    QTest.mouseDClick(label, Qt.MouseButton.LeftButton, pos=QPoint(5, label.height() // 2))
    assert label.selected_text() == "first"


def test_a_selection_grows_and_shrinks_by_keyboard(qtbot: QtBot) -> None:
    label = label_of("a😀bc", qtbot)
    QTest.mouseClick(label, Qt.MouseButton.LeftButton, pos=QPoint(0, label.height() // 2))
    grow, shrink = (
        QKeySequence.StandardKey.SelectNextChar,
        QKeySequence.StandardKey.SelectPreviousChar,
    )
    press(label, grow, grow, grow)
    assert label.selected_text() == "a😀b"
    press(label, shrink, shrink)
    assert label.selected_text() == "a"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_copies_and_marks_all(qtbot: QtBot) -> None:
    label = label_of(SIGNATURE, qtbot)

    def menu() -> dict[str, QAction]:
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), QPoint(5, 5))
        label.contextMenuEvent(event)
        opened = label.findChildren(QMenu)[-1]
        opened.close()
        return {action.text(): action for action in opened.actions()}

    actions = menu()
    assert not actions["Copy"].isEnabled()
    actions["Select all"].trigger()
    menu()["Copy"].trigger()
    assert clipboard() == SIGNATURE


def test_a_selection_is_visible_and_ends_with_the_focus(qtbot: QtBot) -> None:
    label = label_of(SIGNATURE, qtbot)
    without = label.grab().toImage()
    press(label, QKeySequence.StandardKey.SelectAll)
    assert label.grab().toImage() != without
    lost = QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason)
    QApplication.sendEvent(label, lost)
    assert label.selected_text() == ""
    assert label.grab().toImage() == without


@pytest.mark.parametrize(
    ("reason", "stays"),
    [
        (Qt.FocusReason.PopupFocusReason, True),
        (Qt.FocusReason.ActiveWindowFocusReason, True),
        (Qt.FocusReason.MouseFocusReason, False),
    ],
)
def test_a_selection_stays_while_the_user_only_looks_elsewhere(
    qtbot: QtBot, reason: Qt.FocusReason, stays: bool
) -> None:
    label = label_of("first second", qtbot)
    press(label, QKeySequence.StandardKey.SelectAll)
    QApplication.sendEvent(label, QFocusEvent(QEvent.Type.FocusOut, reason))
    assert bool(label.selected_text()) is stays


def test_a_click_begins_a_selection_which_shift_extends(qtbot: QtBot) -> None:
    label = label_of("first second", qtbot)
    middle = label.height() // 2

    def click(before: str, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> str:
        place = QPoint(label.fontMetrics().horizontalAdvance(before), middle)
        QTest.mouseClick(label, button, modifiers, place)
        return label.selected_text()

    left, right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
    plain_click, shift = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
    assert click("first ", left, plain_click) == ""
    assert click("first sec", left, shift) == "sec"
    assert click("fir", left, shift) == "st "
    # The other button opens a menu for what is selected.
    assert click("", right, plain_click) == "st "
    QTest.mouseMove(label, QPoint(0, middle))
    assert label.selected_text() == "st "
    assert click("first", left, plain_click) == ""


@pytest.mark.parametrize(
    ("side", "share"),
    [
        (Qt.AlignmentFlag.AlignTop, 0.0),
        (Qt.AlignmentFlag.AlignVCenter, 0.5),
        (Qt.AlignmentFlag.AlignBottom, 1.0),
    ],
)
def test_a_text_is_on_its_side_of_a_high_label(
    qtbot: QtBot, side: Qt.AlignmentFlag, share: float
) -> None:
    label = label_of("one", qtbot)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | side)
    label.setFixedHeight(100)
    press(label, QKeySequence.StandardKey.SelectAll)
    image, color = label.grab().toImage(), label.palette().highlight().color().rgb()
    rows = [y for y in range(100) if any(image.pixel(x, y) == color for x in range(30))]
    height = rows[-1] + 1 - rows[0]
    assert rows[0] == pytest.approx((100 - height) * share, abs=1)


def test_a_selectable_text_in_one_line_is_as_high_as_any(qtbot: QtBot) -> None:
    label = TextLabel(None, "word " * 40, selectable=True)
    qtbot.addWidget(label)
    plain_label = QLabel("word " * 40)
    qtbot.addWidget(plain_label)
    assert label.sizeHint() == plain_label.sizeHint()
    assert label.heightForWidth(50) == plain_label.heightForWidth(50)
    label.resize(label.sizeHint())
    press(label, QKeySequence.StandardKey.SelectAll, QKeySequence.StandardKey.Copy)
    assert clipboard() == "word " * 40


def test_a_place_is_in_the_line_at_its_height(qapp: QApplication) -> None:
    text = WrappedText()
    assert text.place_at(QPointF(5, 5)) == 0
    text.set_text("one\ntwo")
    height = text.lay_out(QFont(), 400, Qt.AlignmentFlag.AlignLeft)
    found = [text.place_at(QPointF(0, share * height)) for share in (-1.0, 0.25, 0.75, 2.0)]
    assert found == [0, 0, 4, 4]
    assert text.place_at(QPointF(399, height / 4)) == 3
    assert text.lay_out(QFont(), 400, Qt.AlignmentFlag.AlignLeft) == height
    assert text.lay_out(QFont(), 10, Qt.AlignmentFlag.AlignLeft) > height


def test_a_new_text_has_no_selection(qtbot: QtBot) -> None:
    label = label_of(SIGNATURE, qtbot)
    press(label, QKeySequence.StandardKey.SelectAll)
    label.setText("other")
    assert label.selected_text() == ""


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_a_long_word_is_broken_at_the_end_of_the_label(text: str, qtbot: QtBot) -> None:
    label = label_of(text, qtbot, width=150)
    assert label.minimumSizeHint().width() <= label.fontMetrics().averageCharWidth() * 24
    assert label.heightForWidth(100) > label.heightForWidth(400)


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_no_line_is_wider_than_the_label(text: str, qtbot: QtBot) -> None:
    wrapped = WrappedText()
    wrapped.set_text(text)
    wrapped.lay_out(label_of(text, qtbot).font(), 150, Qt.AlignmentFlag.AlignLeft)
    assert max(wrapped.line_widths) <= 150


def test_direction_characters_are_shown_and_not_obeyed(qtbot: QtBot) -> None:
    turned = label_of("abc \u202edef\u202c", qtbot).grab().toImage()
    assert turned == label_of("abc \u2423def\u2423", qtbot).grab().toImage()
    assert turned != label_of("abc def", qtbot).grab().toImage()


def test_text_that_cannot_be_selected_leaves_keys_and_clicks_to_others(qtbot: QtBot) -> None:
    label = TextLabel(wrap=True)
    qtbot.addWidget(label)
    label.setText(SIGNATURE)
    press(label, QKeySequence.StandardKey.SelectAll)
    drag(label, QPoint(0, 0), QPoint(100, 10))
    assert label.selected_text() == ""
    assert label.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_the_signature_and_the_command_on_the_page_are_copied_clean(
    window: MainWindow, qtbot: QtBot, write: Callable[[str, list[str]], Path]
) -> None:
    name = "a_rather_long_name_of_a_system_that_was_evaluated_twice.en.txt"
    drop(window, [write("reference.en.txt", REFERENCE), write(name, GOOD)])
    wait_for(qtbot, window, State.SCORED)
    view = part(window, ScoreView)
    view.publication_button.setChecked(True)
    for row in (view.signature, view.command):
        assert isinstance(row, CopyRow)
        label = next(each for each in row.findChildren(TextLabel) if each.text() == row.text())
        label.setFocus()
        press(label, QKeySequence.StandardKey.SelectAll, QKeySequence.StandardKey.Copy)
        assert clipboard() == row.text()
        assert clipboard().isprintable()
    assert name in clipboard()
    for label in window.findChildren(QLabel):
        interface = QAccessible.queryAccessibleInterface(label)
        assert "\u200b" not in interface.text(QAccessible.Text.Name)


# Each first and last one of a range that is replaced, and its neighbors, which are not.
SHOWN = {
    **dict.fromkeys("\x00\x08\x0b\x1f\x7f\x9f\u061c\u200e\u200f", "␣"),
    **dict.fromkeys("\u202a\u202e\u2066\u2069", "␣"),
    **{sign: sign for sign in "\t !~\u061b\u200d\u2010\u2027\u202f\u206a"},
    "\n": "\u2028",
}


@pytest.mark.parametrize("sign", SHOWN)
def test_what_acts_on_its_surroundings_is_a_sign(sign: str, qapp: QApplication) -> None:
    text = WrappedText()
    text.set_text(f"a{sign}b")
    text.lay_out(QFont(), 400, Qt.AlignmentFlag.AlignLeft)
    assert text._layout.text() == f"a{SHOWN[sign]}b"
    assert text.text == f"a{sign}b"


def test_the_height_is_for_the_width_the_label_may_have(qtbot: QtBot) -> None:
    label = TextLabel(wrap=True, selectable=True)
    qtbot.addWidget(label)
    label.setText("word " * 40)
    narrow, wide = label.heightForWidth(100), label.heightForWidth(400)
    assert narrow > wide
    label.setMaximumWidth(100)
    assert [label.heightForWidth(width) for width in (100, 400)] == [narrow, narrow]


@pytest.mark.parametrize("selectable", [True, False])
def test_keys_of_a_selectable_text_are_not_the_windows(qtbot: QtBot, selectable: bool) -> None:
    label = TextLabel(None, "one two", wrap=True, selectable=selectable)
    qtbot.addWidget(label)

    def takes(key: Qt.Key) -> bool:
        modifiers = Qt.KeyboardModifier.ControlModifier
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, modifiers)
        event.ignore()
        return QApplication.sendEvent(label, event) and event.isAccepted()

    # Nothing is selected yet, so nothing is copied.
    assert [takes(key) for key in (Qt.Key.Key_A, Qt.Key.Key_C)] == [selectable, False]
    QTest.keyClick(label, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert takes(Qt.Key.Key_C) is selectable
    assert not takes(Qt.Key.Key_B)
