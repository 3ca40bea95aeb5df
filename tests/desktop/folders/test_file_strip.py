"""The buttons that lead from one file of a folder to the next."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from bleu_desktop.folders.file_strip import FileStrip
from bleu_desktop.session.session import Session
from tests.helpers.roles import plain


@pytest.mark.usefixtures("english")
def test_each_button_has_its_name_its_keys_and_its_step(qtbot: QtBot) -> None:
    session = Session()
    strip = FileStrip(session.folders, session.navigation)
    qtbot.addWidget(strip)
    for button, name, keys, step in (
        (strip.previous_button, "Previous file", "Alt+PgUp", -1),
        (strip.next_button, "Next file", "Alt+PgDown", 1),
    ):
        assert button.accessibleName() == name
        assert button.shortcut() == QKeySequence(keys)
        assert name in plain(button.toolTip())
        button.setEnabled(True)
        with qtbot.waitSignal(session.navigation.file_step_wanted) as wanted:
            button.click()
        assert wanted.args == [step]
    session.close()
