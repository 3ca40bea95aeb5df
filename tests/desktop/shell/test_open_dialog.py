"""The dialogs that open files and folders."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_core.files.reading.known_formats import Family, extensions_of
from bleu_desktop.shell.open_dialog import folder_dialog, open_dialog

Mode = QFileDialog.FileMode


@pytest.fixture
def parent(qtbot: QtBot, english: None) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


@pytest.mark.parametrize(
    ("role", "title", "mode"),
    [
        (None, "Open reference and candidate translations", Mode.ExistingFiles),
        (Role.REFERENCE, "Add reference translations", Mode.ExistingFiles),
        (Role.CANDIDATE, "Add candidate translations", Mode.ExistingFiles),
        (Role.SOURCE, "Add the source text", Mode.ExistingFile),
    ],
)
def test_files_of_a_role_are_asked_for(
    parent: QWidget, role: Role | None, title: str, mode: Mode
) -> None:
    dialog = open_dialog(role, "/", parent)
    assert (dialog.windowTitle(), dialog.fileMode()) == (title, mode)
    assert dialog.selectedNameFilter() == "All files (*)"
    everything, projects, *families = dialog.nameFilters()
    assert everything == "All files (*)"
    assert projects == "BLEU projects (*.bleu)"
    assert len(families) == len(Family)
    for family, each in zip(Family, families, strict=True):
        assert all(f"*.{extension}" in each for extension in extensions_of(family))
    # Texts of research have extensions that no other program would look for.
    assert [("*.gz *.ref *.hyp *.out)" in each) for each in families] == [
        family is Family.TEXT for family in Family
    ]


def test_a_folder_is_asked_for(parent: QWidget) -> None:
    dialog = folder_dialog("/", parent)
    assert (dialog.windowTitle(), dialog.fileMode()) == ("Open folder", Mode.Directory)
    assert dialog.testOption(QFileDialog.Option.ShowDirsOnly)
