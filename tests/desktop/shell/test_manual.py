"""F1 opens the manual at the page about the shown page or dialog."""

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

from bleu_core.files.addresses import Role
from bleu_desktop.i18n import set_language
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared import manual, outside
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.pages import PAGES
from tests.helpers.driving import wait_for

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with a manual, behind a link."""
    real = tmp_path / "real"
    for language in ("en", "zh_TW"):
        (real / language).mkdir(parents=True)
        for page in manual.PAGES:
            (real / language / f"{page}.html").touch()
    try:
        (tmp_path / "manual").symlink_to(real, target_is_directory=True)
    except OSError:  # Windows demands a privilege to create links
        real.rename(tmp_path / "manual")
        real = tmp_path / "manual"
    monkeypatch.setattr(manual, "resource_path", lambda *parts: tmp_path.joinpath(*parts))
    return real.resolve()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[QUrl]:
    urls: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: not urls.append(url))
    return urls


def test_each_page_of_the_window_has_one_of_the_manual(
    window: MainWindow,
    folder: Path,
    opened: list[QUrl],
    files: dict[str, Path],
    qtbot: QtBot,
) -> None:
    window.window_actions.manual.trigger()
    assert [Path(url.toLocalFile()) for url in opened] == [folder / "en" / "first-steps.html"]
    assert not opened[0].hasFragment()
    window.session.files.add(Role.REFERENCE, [files["reference"]])
    window.session.files.add(Role.CANDIDATE, [files["good"]])
    wait_for(qtbot, window, State.SCORED)
    for name, page in {
        PageName.SCORE: "reading-a-score",
        PageName.COMPARE: "comparing",
        PageName.PAIRING: "files-and-pairing",
        PageName.CHECKS: "checks",
    }.items():
        window.session.navigation.open_page(name)
        window.window_actions.manual.trigger()
        assert Path(opened[-1].toLocalFile()) == folder / "en" / f"{page}.html"
    set_language("zh_TW")
    window.window_actions.manual.trigger()
    assert Path(opened[-1].toLocalFile()).parent == folder / "zh_TW"


def test_all_pages_are_in_the_manual() -> None:
    assert [page.name for page in PAGES] == list(PageName)
    assert {page.manual for page in PAGES} <= set(manual.PAGES)
    for page in manual.PAGES:
        assert (ROOT / "docs" / "manual" / f"{page}.md").is_file()


def test_a_dialog_has_its_own_page(qtbot: QtBot, folder: Path, opened: list[QUrl]) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    manual.explain(dialog, manual.NUMBERS)
    with qtbot.waitExposed(dialog):
        dialog.open()
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    assert [Path(url.toLocalFile()).name for url in opened] == ["numbers.html"]


def test_a_checkout_shows_the_installed_manual(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: list[QUrl]
) -> None:
    installed = tmp_path / "bleu_desktop" / "resources" / "manual" / "en" / "first-steps.html"
    installed.parent.mkdir(parents=True)
    installed.touch()
    monkeypatch.setattr(manual, "resource_path", lambda *parts: tmp_path.joinpath("no", *parts))
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    window.window_actions.manual.trigger()
    assert [Path(url.toLocalFile()) for url in opened] == [installed.resolve()]


def test_without_a_manual_the_command_that_builds_it_is_named(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: list[QUrl]
) -> None:
    monkeypatch.setattr(manual, "resource_path", lambda *parts: tmp_path.joinpath(*parts))
    assert manual.COMMAND in _message(qtbot)
    assert not opened


def test_without_a_browser_the_file_is_named(
    qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    assert str(folder / "en" / "checks.html") in _message(qtbot)


def _message(qtbot: QtBot) -> str:
    parent = QWidget()
    qtbot.addWidget(parent)
    manual.open_manual(manual.CHECKS, parent)
    (box,) = parent.findChildren(QMessageBox)
    text = box.informativeText()
    box.close()
    return text


@pytest.mark.parametrize("original", [None, "/opt/lib"])
def test_a_browser_gets_the_libraries_of_the_system(
    original: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/bleu-desktop/_internal")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if original is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", original)
    seen: list[str | None] = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: seen.append(os.environ.get("LD_LIBRARY_PATH"))
    )
    outside.open_outside(QUrl("file:///manual.html"))
    assert seen == [original]
    assert os.environ["LD_LIBRARY_PATH"] == "/opt/bleu-desktop/_internal"
