"""A real window, without a display, that leaves nothing running."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

from bleu_desktop.i18n import set_language
from bleu_desktop.shared import manual, theme
from bleu_desktop.shell.application import make_application
from bleu_desktop.shell.ending import close_windows
from bleu_desktop.shell.main_window import MainWindow
from bleu_desktop.shell.preferences import Preferences
from tests.helpers.driving import GOOD, REFERENCE, WEAK


@pytest.fixture(scope="session", autouse=True)
def in_order() -> Iterator[None]:
    """End as the program does: a process that ends with widgets may crash."""
    yield
    if QApplication.instance() is not None:
        close_windows()
        # Without a screen, what was copied outlives Python, which has to delete it.
        QApplication.clipboard().clear()


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")
    qapp.processEvents()


@pytest.fixture
def window(qapp: QApplication, english: None) -> Iterator[MainWindow]:
    preferences = Preferences(remember=False)
    # Otherwise the inputs are hidden until there are files.
    preferences.inputs = True
    make_application(preferences, "light")
    window = MainWindow(preferences)
    window.resize(1180, 820)
    window.show()
    yield window
    # The window does not ask about work that a test leaves behind.
    window.project.discard()
    window.close()
    theme.apply_theme("system")
    qapp.processEvents()
    assert not [widget for widget in qapp.topLevelWidgets() if widget.isVisible()]
    # By itself, it would only be deleted in the next event loop, and until then react to changes of
    # language in other tests: of two such windows, the second crashed.
    window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def manual_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
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
def opened_urls(monkeypatch: pytest.MonkeyPatch) -> list[QUrl]:
    urls: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: not urls.append(url))
    return urls


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, list[str]], Path]:
    def write(name: str, lines: list[str]) -> Path:
        path = tmp_path / name
        path.write_bytes("".join(f"{line}\n" for line in lines).encode())
        return path

    return write


@pytest.fixture
def files(write: Callable[[str, list[str]], Path]) -> dict[str, Path]:
    return {
        "reference": write("reference.en.txt", REFERENCE),
        "good": write("good.en.txt", GOOD),
        "weak": write("weak.en.txt", WEAK),
    }
