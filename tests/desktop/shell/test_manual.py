"""F1 opens the manual at the page about the shown page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from bleu_core.files.addresses import Role
from bleu_desktop.i18n import set_language
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared import manual
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.pages import PAGES
from tests.helpers.driving import wait_for


def test_each_page_of_the_window_has_one_of_the_manual(
    window: MainWindow,
    manual_folder: Path,
    opened_urls: list[QUrl],
    files: dict[str, Path],
    qtbot: QtBot,
) -> None:
    window.window_actions.manual.trigger()
    assert [Path(url.toLocalFile()) for url in opened_urls] == [
        manual_folder / "en" / "first-steps.html"
    ]
    assert not opened_urls[0].hasFragment()
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
        assert Path(opened_urls[-1].toLocalFile()) == manual_folder / "en" / f"{page}.html"
    set_language("zh_TW")
    window.window_actions.manual.trigger()
    assert Path(opened_urls[-1].toLocalFile()).parent == manual_folder / "zh_TW"


def test_all_pages_are_in_the_manual() -> None:
    assert [page.name for page in PAGES] == list(PageName)
    assert {page.manual for page in PAGES} <= set(manual.PAGES)
