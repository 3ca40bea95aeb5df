"""Light and dark themes, also if the system's style has only light colors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QProxyStyle, QPushButton, QStyle, QStyleOption, QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.shared import theme
from bleu_desktop.shell.main_window import MainWindow


class Windows(QProxyStyle):
    """An imitation of the styles of Windows.

    Buttons are light whatever the palette, as on Windows 10, and windows have no color, as on
    Windows 11.
    """

    def __init__(self, name: str) -> None:
        super().__init__("fusion")
        self.setObjectName(name)

    def polish(self, polished: Any) -> Any:
        if isinstance(polished, QPalette):
            polished.setColor(QPalette.ColorRole.Window, QColor(0, 0, 0, 0))
            return polished
        return super().polish(polished)

    def drawControl(  # noqa: N802
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element == QStyle.ControlElement.CE_PushButtonBevel:
            painter.fillRect(option.rect, QColor("#e1e1e1"))
        else:
            super().drawControl(element, option, painter, widget)


@pytest.fixture(params=["windowsvista", "windows11"])
def windows(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    qapp.setStyle(Windows(request.param))
    assert qapp.style().objectName() == request.param
    yield
    qapp.setStyle("fusion")
    theme.apply_theme("system")


def contrast(button: QPushButton) -> int:
    """Return the lightness of a button's text minus that of its background."""
    ground = button.grab().toImage().pixelColor(8, button.height() // 2)
    text = button.palette().buttonText().color()
    return text.lightness() - ground.lightness()


@pytest.mark.parametrize("first", ["light", "dark"])
def test_buttons_can_be_read_when_themes_are_switched(
    windows: None, qapp: QApplication, qtbot: QtBot, first: str
) -> None:
    theme.apply_theme(first)
    button = QPushButton("Close")
    qtbot.addWidget(button)
    button.show()
    for name in (first, *("dark", "light", "dark")):
        theme.apply_theme(name)
        qapp.processEvents()
        assert contrast(button) > 100 if name == "dark" else contrast(button) < -100


def test_the_shape_does_not_change_with_the_colors(windows: None, qapp: QApplication) -> None:
    styles = []
    for name in ("light", "dark", "system"):
        theme.apply_theme(name)
        styles.append(qapp.style().objectName())
    assert styles == ["fusion"] * 3


def test_our_colors_lie_between_text_and_window(windows: None, qapp: QApplication) -> None:
    for name in ("light", "dark"):
        theme.apply_theme(name)
        palette = qapp.palette()
        assert theme.is_dark() == (name == "dark")
        text, window = palette.windowText().color(), palette.window().color()
        muted = theme.muted(palette).lightness()
        assert min(text.lightness(), window.lightness()) + 20 < muted
        assert muted < max(text.lightness(), window.lightness()) - 20
        # The colors of bands start close to the window's color and move away from it.
        pale, *_, strong = (color.lightness() for color in theme.band_colors(palette))
        assert abs(pale - window.lightness()) < abs(strong - window.lightness())


def test_another_style_is_kept(qapp: QApplication) -> None:
    style = QProxyStyle("fusion")
    style.setObjectName("macos")
    qapp.setStyle(style)
    try:
        theme.apply_theme("dark")
        assert qapp.style().objectName() == "macos"
        assert theme.is_dark()
    finally:
        qapp.setStyle("fusion")
        theme.apply_theme("system")


def test_the_window_turns_dark_with_the_system(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Delete the windows of other tests.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    applied: list[str] = []
    for chosen in ("light", "system"):
        window.switch_theme(chosen)
        with monkeypatch.context() as patch:
            patch.setattr(theme, "apply_theme", applied.append)
            QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
        assert applied == (["system"] if chosen == "system" else [])
