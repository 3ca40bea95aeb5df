"""The settings in the window, some of which are behind a button."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bleu_desktop.inputs.settings_panel import SettingsPanel
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import part


def test_more_options_open_behind_their_button_and_change_the_settings(
    window: MainWindow, qtbot: QtBot
) -> None:
    panel = part(window, SettingsPanel)
    qtbot.mouseClick(panel.change_button, Qt.MouseButton.LeftButton)
    assert panel.details.isVisible()
    panel.more_button.setFocus()
    qtbot.keyClick(panel.more_button, Qt.Key.Key_Space)
    assert panel.more.isVisible()
    stops = []
    for _ in range(9):
        window.focusNextChild()
        stops.append(window.focusWidget())
    # Tab skips the field of a value that the smoothing does not have.
    fields = [field for field in panel.more.fields() if field.isEnabled()]
    assert stops[: len(fields)] == fields
    assert stops[len(fields)] is panel.metrics_button
    for box, name, value in (
        (panel.more.rows.field("tags"), "tags", "token"),
        (panel.more.rows.field("placeholders"), "placeholders", "remove"),
        (panel.more.rows.field("smoothing"), "smoothing", "exp"),
    ):
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())
        assert getattr(window.session.settings, name) == value
    qtbot.keyClick(panel.more_button, Qt.Key.Key_Space)
    assert not panel.more.isVisible()
