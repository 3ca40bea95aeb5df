"""The manual opens in the browser, at the page of a dialog, or the user learns where it is."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.shared import manual, outside

ROOT = Path(__file__).resolve().parents[3]


def test_each_page_is_in_the_manual_once() -> None:
    assert len({*manual.PAGES}) == len(manual.PAGES)
    for page in manual.PAGES:
        assert (ROOT / "docs" / "manual" / f"{page}.md").is_file()


def test_a_dialog_has_its_own_page(
    english: None, qtbot: QtBot, manual_folder: Path, opened_urls: list[QUrl]
) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    manual.explain(dialog, manual.NUMBERS)
    with qtbot.waitExposed(dialog):
        dialog.open()
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    assert [Path(url.toLocalFile()).name for url in opened_urls] == ["numbers.html"]


def test_a_checkout_shows_the_installed_manual(
    english: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "bleu_desktop" / "resources" / "manual" / "en" / "first-steps.html"
    installed.parent.mkdir(parents=True)
    installed.touch()
    monkeypatch.setattr(manual, "resource_path", lambda *parts: tmp_path.joinpath("no", *parts))
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    assert manual.manual_page("first-steps") == installed.resolve()


def test_without_a_manual_the_command_that_builds_it_is_named(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened_urls: list[QUrl]
) -> None:
    monkeypatch.setattr(manual, "resource_path", lambda *parts: tmp_path.joinpath(*parts))
    assert manual.COMMAND in _message(qtbot)
    assert not opened_urls


def test_without_a_browser_the_file_is_named(
    qtbot: QtBot, manual_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    assert str(manual_folder / "en" / "checks.html") in _message(qtbot)


def _message(qtbot: QtBot) -> str:
    parent = QWidget()
    qtbot.addWidget(parent)
    manual.open_manual(manual.CHECKS, parent)
    (box,) = parent.findChildren(QMessageBox)
    text = box.informativeText()
    box.close()
    return text


OURS = "/opt/bleu-desktop/_internal"


@pytest.mark.parametrize(
    ("is_built", "original", "expected"),
    [
        (True, None, None),
        (True, "/opt/lib", "/opt/lib"),
        # Outside the standalone build, they are the user's.
        (False, None, OURS),
    ],
)
def test_a_browser_gets_the_libraries_of_the_system(
    is_built: bool, original: str | None, expected: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", is_built, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", OURS)
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if original is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", original)
    seen: list[str | None] = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: seen.append(os.environ.get("LD_LIBRARY_PATH"))
    )
    outside.open_outside(QUrl("file:///manual.html"))
    assert seen == [expected]
    assert os.environ["LD_LIBRARY_PATH"] == OURS
