"""Light and dark themes, also if the system's style has only light colors."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QProxyStyle, QPushButton, QStyle, QStyleOption, QWidget
from pytestqt.qtbot import QtBot

from bleu_desktop.segments.columns import TEXT
from bleu_desktop.segments.segment_view import SegmentView
from bleu_desktop.session.navigation import PageName
from bleu_desktop.session.session import State
from bleu_desktop.shared import theme
from bleu_desktop.shared.mark_painter import hit_color
from bleu_desktop.shell.main_window import MainWindow
from tests.helpers.driving import drop, part, wait_for


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
    qapp.setStyleSheet("")
    qapp.setStyle(Windows(request.param))
    assert qapp.style().objectName() == request.param
    yield
    qapp.setStyle("fusion")
    theme.apply_theme("system")


def style_below_sheet(application: QApplication) -> str:
    """Return the name of the style that our style sheet is laid over."""
    application.setStyleSheet("")
    return application.style().objectName()


def lightness_over_ground(button: QPushButton) -> int:
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
        lightness = lightness_over_ground(button)
        assert lightness > 100 if name == "dark" else lightness < -100


def test_the_shape_does_not_change_with_the_colors(windows: None, qapp: QApplication) -> None:
    styles = []
    for name in ("light", "dark", "system"):
        theme.apply_theme(name)
        styles.append(style_below_sheet(qapp))
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


def test_contrast_is_that_of_the_w3c() -> None:
    black, white = QColor("black"), QColor("white")
    assert theme.contrast(black, white) == theme.contrast(white, black) == pytest.approx(21)
    assert theme.contrast(white, white) == 1
    # The palest gray that passes on white, and one that does not.
    assert theme.contrast(QColor("#767676"), white) == pytest.approx(4.54, abs=0.01)
    assert theme.contrast(QColor("#777777"), white) < theme.LEAST_CONTRAST


@pytest.mark.parametrize("name", ["light", "dark"])
def test_every_text_can_be_read(qapp: QApplication, name: str) -> None:
    theme.apply_theme(name)
    palette, role = qapp.palette(), QPalette.ColorRole
    window, base, button, highlight = map(
        palette.color, (role.Window, role.Base, role.Button, role.Highlight)
    )
    text, selected = palette.color(role.Text), palette.color(role.HighlightedText)
    pairs = {
        "text": (text, base),
        "title": (palette.color(role.WindowText), window),
        "button": (palette.color(role.ButtonText), button),
        "selected": (selected, highlight),
        "less important, selected": (theme.quiet(selected, highlight), highlight),
        "less important, in a table": (theme.quiet(text, base), base),
        "muted": (theme.muted(palette), window),
        "muted, in a table": (theme.muted(palette), base),
        "placeholder": (palette.color(role.PlaceholderText), base),
        "link": (palette.color(role.Link), window),
        "tool tip": (palette.color(role.ToolTipText), palette.color(role.ToolTipBase)),
        "found": (text, hit_color(palette)),
    }
    contrasts = {name: theme.contrast(*pair) for name, pair in pairs.items()}
    assert {name: ratio for name, ratio in contrasts.items() if ratio < 4.5} == {}
    # The frame of the focus, bars, and the sign of a warning.
    signs = {
        "focus": (highlight, window),
        "bar": (highlight, base),
        "warning": (QColor(theme.WARNING_COLOR), window),
    }
    contrasts = {name: theme.contrast(*pair) for name, pair in signs.items()}
    assert {name: ratio for name, ratio in contrasts.items() if ratio < 3} == {}


@pytest.mark.parametrize("name", ["light", "dark"])
def test_less_important_text_is_paler_where_that_can_be_read(qapp: QApplication, name: str) -> None:
    theme.apply_theme(name)
    palette, role = qapp.palette(), QPalette.ColorRole
    ink, ground = palette.color(role.Text), palette.color(role.Base)
    assert theme.contrast(theme.quiet(ink, ground), ground) < theme.contrast(ink, ground) - 3
    # On a background on which text itself can hardly be read, it is no paler.
    gray = QColor("#8a8a8a")
    assert theme.quiet(QColor("white"), gray) == QColor("white")


@pytest.mark.parametrize("name", ["light", "dark"])
def test_both_texts_of_a_selected_segment_can_be_read(
    window: MainWindow, qtbot: QtBot, files: dict[str, Path], name: str
) -> None:
    theme.apply_theme(name)
    drop(window, [files["reference"], files["good"]])
    wait_for(qtbot, window, State.SCORED)
    window.session.navigation.open_page(PageName.SEGMENTS)
    view = part(window, SegmentView)
    column = view.segments.columns.index(TEXT)
    qtbot.waitUntil(lambda: view.currentIndex().isValid())
    cell = view.visualRect(view.segments.index(view.currentIndex().row(), column))
    picture = view.viewport().grab(cell).toImage()
    ground = picture.pixelColor(1, 1)
    # A tint of the accent, on which marks are seen as on the other rows.
    base, accent = view.palette().base().color(), view.palette().accent().color()
    assert ground not in (base, accent)
    assert theme.contrast(ground, base) < theme.contrast(accent, base)
    middle = picture.height() // 2
    for rows in (range(middle), range(middle, picture.height())):
        colors = {picture.pixelColor(x, y).name() for y in rows for x in range(picture.width())}
        assert max(theme.contrast(QColor(color), ground) for color in colors) >= 4.5


def test_another_style_is_kept(qapp: QApplication) -> None:
    style = QProxyStyle("fusion")
    style.setObjectName("macos")
    qapp.setStyleSheet("")
    qapp.setStyle(style)
    try:
        theme.apply_theme("dark")
        assert style_below_sheet(qapp) == "macos"
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


@pytest.mark.parametrize("dark", [True, False])
def test_the_bands_are_seven_even_steps(dark: bool) -> None:
    palette = QPalette()
    ground = QColor("#000000" if dark else "#ffffff")
    palette.setColor(QPalette.ColorRole.Window, ground)
    shares = [abs(color.redF() - ground.redF()) for color in theme.band_colors(palette, dark=dark)]
    assert len(shares) == 7
    # Each is as much stronger than the one before it as the next is than it.
    steps = [after - before for before, after in pairwise(shares)]
    assert min(steps) > 0
    assert max(steps) - min(steps) < 0.001
