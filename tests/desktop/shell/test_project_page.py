"""The project's page opens in the browser, and only if the user asks for it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox

from bleu_core.version import __version__
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.project_page import RELEASES


def test_the_list_of_versions_opens_in_the_browser(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: not opened.append(url.toString()))
    assert opened == []
    window.window_actions.versions.trigger()
    assert opened == [RELEASES]
    assert window.findChildren(QMessageBox) == []


def test_without_a_browser_the_address_is_shown(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    window.window_actions.versions.trigger()
    (box,) = window.findChildren(QMessageBox)
    assert RELEASES in box.informativeText()
    assert __version__ in box.informativeText()
    box.close()
