"""Works that the program contains, from the built folder or from the installed packages."""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

import bleu_desktop
from bleu_core.version import __version__
from bleu_desktop.shell import licenses
from bleu_desktop.shell.about import about_box
from bleu_desktop.shell.licenses import LicensedWork, flowing, works
from bleu_desktop.shell.licenses_dialog import LicensesDialog
from bleu_desktop.shell.main_window import MainWindow


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder of licenses like that of the standalone program."""

    def component(name: str, version: str | None) -> dict[str, object]:
        text = tmp_path / name / "LICENSE.txt"
        text.parent.mkdir()
        text.write_text(f"The license of {name}\n", encoding="utf-8")
        row: dict[str, object] = {
            "name": name,
            "licenses": [{"expression": "MIT"}],
            "externalReferences": [{"type": "source-distribution", "url": f"https://x/{name}"}],
            "properties": [{"name": "bleu-desktop:notice", "value": f"{name}/LICENSE.txt"}],
        }
        return row | ({"version": version} if version else {})

    main = component("BLEU Desktop", "1.0")
    content = {
        "metadata": {"component": main},
        "components": [component("zlib", "1.3"), component("<b>Qt", None)],
    }
    (tmp_path / "sbom.cdx.json").write_text(json.dumps(content), encoding="utf-8")
    return tmp_path


def test_licenses_are_beside_the_packages() -> None:
    assert Path(bleu_desktop.__file__).resolve().parents[1] / "licenses" == licenses.LICENSES


def test_works_of_a_folder(folder: Path) -> None:
    found = works(folder)
    assert [(work.name, work.version) for work in found] == [
        ("BLEU Desktop", "1.0"),
        ("<b>Qt", ""),
        ("zlib", "1.3"),
    ]
    assert found[2].license == "MIT"
    assert found[2].source == "https://x/zlib"
    assert found[2].text() == "The license of zlib"


@pytest.mark.parametrize("content", [None, "no list", "{}", '{"metadata": 1}'])
def test_works_that_are_installed(tmp_path: Path, content: str | None) -> None:
    if content is not None:
        (tmp_path / "sbom.cdx.json").write_text(content)
    first, *others = works(tmp_path)
    assert (first.name, first.version) == ("BLEU Desktop", __version__)
    found = {work.name: work for work in others}
    assert found.keys() >= {"numpy", "regex", "lxml"}
    assert "pytest" not in found
    assert found["lxml"].license == "BSD-3-Clause"
    assert "Infrae" in found["lxml"].text()
    # Only texts of licenses.
    files = {path.name for work in found.values() for path in work.files}
    assert not files & {"METADATA", "RECORD", "WHEEL"}


def test_a_checkout_that_is_not_installed_is_a_work_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def absent(name: str) -> None:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(licenses, "distribution", absent)
    [work] = works(tmp_path)
    assert (work.name, work.version) == ("BLEU Desktop", __version__)
    assert work.license == "GPL-3.0-or-later"


@pytest.mark.parametrize("length", [55, 56])
def test_a_line_that_ends_early_ends_its_paragraph(length: int) -> None:
    text = f"{'x' * length}\nnext"
    assert (flowing(text) == text) is (length == 55)


def test_paragraphs_flow() -> None:
    start = "Permission is hereby granted, free of charge, to any person obtaining a"
    assert flowing(f"{start}\ncopy\n\nNext\nline") == f"{start} copy\n\nNext\nline"
    assert flowing(f"  {start}\ncopy") == f"  {start} copy"
    for line in ("Copyright (c) Someone", "  * an item", "(a) an item", "   a heading", "1. item"):
        assert flowing(f"{start}\n{line}") == f"{start}\n{line}"


def test_dialog(qtbot: QtBot, english: None, folder: Path) -> None:
    dialog = LicensesDialog(None, works(folder))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.list.count() == 3
    assert dialog.name.text() == "BLEU Desktop 1.0"
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    # The name is shown as it is, never as markup.
    assert dialog.name.text() == "<b>Qt"
    assert dialog.name.textFormat() == Qt.TextFormat.PlainText
    assert dialog.text.toPlainText() == "The license of <b>Qt"
    assert dialog.text.isReadOnly()
    assert dialog.source.text() == "Source: https://x/<b>Qt"


def test_control_characters_and_missing_texts(qtbot: QtBot, english: None, tmp_path: Path) -> None:
    work = LicensedWork("evil\u202ename\n", "1", "MIT\n", "", (tmp_path / "nowhere",))
    dialog = LicensesDialog(None, [work])
    qtbot.addWidget(dialog)
    item = dialog.list.item(0).text()
    assert "\u202e" not in item
    assert "\n" not in item
    assert dialog.text.toPlainText() == "This package does not include its license text."
    assert dialog.source.text() == ""


def test_about_opens_it(window: MainWindow, qtbot: QtBot) -> None:
    box = about_box(window)
    box.open()
    assert box.defaultButton() is box.button(QMessageBox.StandardButton.Ok)
    (button,) = (each for each in box.findChildren(QPushButton) if each.text() == "Licenses")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    dialogs = [each for each in QApplication.topLevelWidgets() if isinstance(each, LicensesDialog)]
    (dialog,) = (each for each in dialogs if each.isVisible())
    assert dialog.list.count() > 10
    dialog.reject()
