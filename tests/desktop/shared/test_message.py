"""A message offers ways out, the first of which is the next step."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.shared.message import Message
from bleu_desktop.shared.widgets import IconLabel
from tests.helpers.driving import part


@pytest.mark.parametrize(
    ("ways", "shown", "text", "warns"),
    [((), [], "", False), ((2, 1), [1, 2], "Why", True), ((0,), [0], "Why", False)],
)
def test_the_first_way_out_is_the_next_step(
    qtbot: QtBot, ways: tuple[int, ...], shown: list[int], text: str, warns: bool
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    message = Message(parent)
    parent.show()
    buttons = [message.way(name) for name in "abc"]
    message.say("Before", "This", buttons, warns=not warns)
    message.say("Title", text, [buttons[n] for n in ways], warns=warns)
    assert [n for n, button in enumerate(buttons) if button.isVisible()] == shown
    primary = [n for n, button in enumerate(buttons) if button.property("primary") == "true"]
    # In the order in which they stand.
    assert primary == shown[:1]
    assert message.main_widget() is (buttons[shown[0]] if shown else message.text)
    assert (message.title.text(), message.text.text()) == ("Title", text)
    assert message.text.isVisible() is bool(text)
    assert part(message, IconLabel).isVisible() is warns
