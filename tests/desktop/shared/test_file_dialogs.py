"""Dialogs that ask for files to open, or for the place of a new one."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.shared.file_dialogs import file_dialog

Label, Mode = QFileDialog.DialogLabel, QFileDialog.AcceptMode


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("suffix", "mode", "words"),
    [("", Mode.AcceptOpen, "&Open"), ("csv", Mode.AcceptSave, "&Save")],
)
def test_a_dialog_with_a_suffix_saves_a_new_file(
    qtbot: QtBot, suffix: str, mode: QFileDialog.AcceptMode, words: str
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = file_dialog(parent, "Files", "", filters=["Tables (*.csv)"], suffix=suffix)
    assert (dialog.acceptMode(), dialog.defaultSuffix()) == (mode, suffix)
    assert dialog.labelText(Label.Accept) == words
    assert dialog.nameFilters() == ["Tables (*.csv)"]
