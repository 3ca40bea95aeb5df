"""The small widgets that all pages are made of."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bleu_core.diagnostics.kinds import Severity
from bleu_desktop.shared import theme, widgets
from bleu_desktop.shared.sizes import TITLE, space
from bleu_desktop.shared.widgets import (
    Card,
    ElidedLabel,
    FittingLabel,
    IconLabel,
    Rule,
    TextLabel,
    add_to,
    clear_layout,
    column,
    draw_focus,
    folded,
    guard_wheel,
    plain_tool_tip,
    row,
    scaled_font,
    scroll_area,
    severity_icon,
    tool_button,
    tool_tip_with_keys,
)
from tests.helpers.roles import plain


@pytest.fixture
def parent(qtbot: QtBot, english: None) -> Iterator[QWidget]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(300, 200)
    yield parent
    parent.close()


@pytest.mark.parametrize(
    ("text", "tip"),
    [
        ("a & <b>", '<qt style="white-space: nowrap">a &amp; &lt;b&gt;</qt>'),
        ("one\ntwo", '<qt style="white-space: nowrap">one<br>two</qt>'),
    ],
)
def test_a_tool_tip_shows_a_text_as_it_is(qapp: QApplication, text: str, tip: str) -> None:
    assert plain_tool_tip(text) == tip


@pytest.mark.parametrize(("length", "is_long"), [(1000, False), (1001, True)])
def test_a_text_of_many_short_lines_is_long(qapp: QApplication, length: int, is_long: bool) -> None:
    assert ("<table" in plain_tool_tip("\n" * length)) is is_long


def test_keys_are_named_in_a_tool_tip(qapp: QApplication) -> None:
    assert plain(tool_tip_with_keys("Save", "Ctrl+E")) == "Save (Ctrl+E)"


def test_lines_end_within_a_width(qapp: QApplication) -> None:
    metrics = QFontMetrics(QFont())
    width = metrics.horizontalAdvance("one two")
    assert folded("one two  three", metrics, width) == "one two\nthree"
    assert folded("one two  three", metrics, width - 1) == "one\ntwo\nthree"
    assert folded("", metrics, width) == ""


def test_an_elided_label_has_its_text_in_the_tool_tip(parent: QWidget) -> None:
    label = ElidedLabel(parent, "a long name")
    parent.show()
    assert label.minimumSizeHint().width() == 0
    needed = label.fontMetrics().horizontalAdvance("a long name")
    for width, tip in ((needed + 1, ""), (needed // 2, "a long name"), (needed + 1, "")):
        label.resize(width, 20)
        assert plain(label.toolTip()) == tip
    label.setText("a much, much longer name that does not fit")
    assert label.toolTip()
    policies = [each(parent, "x").sizePolicy().horizontalPolicy()
                for each in (ElidedLabel, FittingLabel)]  # fmt: skip
    assert policies == [ElidedLabel.horizontal_policy, FittingLabel.horizontal_policy]


def test_muted_text_follows_the_theme(parent: QWidget) -> None:
    label, other = TextLabel(parent, "x", muted=True), TextLabel(parent, "x")
    parent.show()

    def color(label: TextLabel) -> QColor:
        return label.palette().color(QPalette.ColorGroup.Active, label.foregroundRole())

    for name in ("light", "dark", "light"):
        theme.apply_theme(name)
        QApplication.processEvents()
        assert color(label) == theme.muted(parent.palette())
        assert color(other) == parent.palette().windowText().color()
    theme.apply_theme("system")


@pytest.mark.parametrize("bold", [False, True])
def test_the_size_and_weight_of_a_label_stay_with_the_theme(parent: QWidget, bold: bool) -> None:
    label = TextLabel(parent, "x", scale=TITLE, bold=bold)
    theme.apply_theme("dark")
    assert label.font().pointSizeF() == pytest.approx(parent.font().pointSizeF() * TITLE)
    assert label.font().bold() is bold
    label.set_scale(1)
    assert label.font().pointSizeF() == pytest.approx(parent.font().pointSizeF())
    theme.apply_theme("system")


def test_fonts_in_pixels_are_scaled_too(parent: QWidget) -> None:
    font = QFont()
    font.setPixelSize(20)
    parent.setFont(font)
    assert scaled_font(parent, 1.5, bold=True).pixelSize() == 30
    assert scaled_font(parent, 1.5, bold=True).bold()
    assert not scaled_font(parent, 1.5).bold()


@pytest.mark.parametrize("severity", Severity)
def test_a_note_is_no_warning(parent: QWidget, severity: Severity) -> None:
    shown = severity_icon(severity, parent).pixmap().toImage()
    note = IconLabel("info", parent).pixmap().toImage()
    warning = IconLabel("warning", parent, color=theme.WARNING_COLOR).pixmap().toImage()
    assert note != warning
    assert shown == (note if severity is Severity.NOTE else warning)


def test_icons_follow_the_palette(parent: QWidget) -> None:
    label = IconLabel("info", parent)
    parent.show()
    light = label.pixmap().toImage()
    theme.apply_theme("dark")
    QApplication.processEvents()
    assert label.pixmap().toImage() != light
    theme.apply_theme("system")
    assert IconLabel("info", parent, scale=2).pixmap().width() == 2 * light.width()


def turn_wheel(widget: QWidget) -> bool:
    """Turn the wheel over a widget; return whether the widget took it."""
    place = QPointF(widget.rect().center())
    event = QWheelEvent(
        place,
        QPointF(widget.mapToGlobal(QPoint())) + place,
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def test_the_wheel_changes_only_the_field_with_the_focus(parent: QWidget, qtbot: QtBot) -> None:
    fields = [QSpinBox(parent), QSpinBox(parent)]
    column(parent, *fields)
    guard_wheel(*fields)
    parent.show()
    parent.activateWindow()
    fields[0].setFocus()
    qtbot.waitUntil(fields[0].hasFocus)
    assert [turn_wheel(each) for each in fields] == [True, False]
    assert [each.value() for each in fields] == [1, 0]
    assert {each.focusPolicy() for each in fields} == {Qt.FocusPolicy.StrongFocus}


def test_a_layout_has_its_parts_and_room(parent: QWidget) -> None:
    parts = [QPushButton(name, parent) for name in "abc"]
    inner = row(None, parts[2], spacing=3)
    layout = column(parent, parts[0], 2, (parts[1], 1), ..., inner, margins=(1, 2, 3, 4))
    assert isinstance(layout, QVBoxLayout)
    assert isinstance(inner, QHBoxLayout)
    assert layout.getContentsMargins() == tuple(map(space, (1, 2, 3, 4)))
    assert (layout.spacing(), inner.spacing()) == (space(1), space(3))
    assert inner.getContentsMargins() == (0, 0, 0, 0)
    assert layout.indexOf(parts[0]) == 0
    assert layout.itemAt(1).sizeHint().height() == space(2)
    assert [layout.stretch(place) for place in range(5)] == [0, 0, 1, 1, 0]
    assert layout.itemAt(4).layout() is inner
    add_to(inner, (QPushButton("d", parent), 0, Qt.AlignmentFlag.AlignTop))
    assert inner.itemAt(1).alignment() == Qt.AlignmentFlag.AlignTop


def test_what_leaves_a_layout_is_gone_at_once(parent: QWidget, qtbot: QtBot) -> None:
    parts = [QPushButton(name, parent) for name in "ab"]
    layout = column(parent, *parts, ...)
    parent.show()
    gone: list[str] = []
    for part in parts:
        part.destroyed.connect(lambda: gone.append("x"))
    clear_layout(layout)
    assert layout.count() == 0
    assert not any(part.isVisible() for part in parts)
    qtbot.waitUntil(lambda: len(gone) == 2)


def test_a_tool_button_is_named_and_reached_by_keyboard(parent: QWidget) -> None:
    button = tool_button("close", parent, "Close")
    assert (button.toolTip(), button.accessibleName()) == ("Close", "Close")
    assert button.focusPolicy() is Qt.FocusPolicy.StrongFocus
    assert button.autoRaise()
    assert not button.icon().isNull()


def test_a_page_scrolls_in_an_area_that_tab_skips(parent: QWidget) -> None:
    content = QWidget()
    area = scroll_area(content, parent)
    assert area.widget() is content
    assert area.widgetResizable()
    assert area.frameShape() is QFrame.Shape.NoFrame
    assert area.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_surfaces_and_lines_have_their_colors(parent: QWidget) -> None:
    palette = parent.palette()
    rule = Rule(parent)
    assert rule.height() == 1
    assert rule.grab().toImage().pixelColor(3, 0).rgb() == theme.line(palette).rgb()
    card = Card(parent)
    card.resize(60, 40)
    image = card.grab().toImage()
    assert image.pixelColor(30, 20) == palette.base().color()
    assert image.pixelColor(30, 0).rgb() == theme.line(palette).rgb()


def test_a_frame_is_drawn_around_the_focus(parent: QWidget, qtbot: QtBot) -> None:
    class Box(QWidget):
        def paintEvent(self, _: object) -> None:
            draw_focus(self)

    box = Box(parent)
    box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    box.resize(20, 10)
    parent.show()
    parent.activateWindow()
    box.setFocus()
    qtbot.waitUntil(box.hasFocus)
    accent = parent.palette().accent().color()
    image = box.grab().toImage()
    edges = [image.pixelColor(*place) for place in ((0, 0), (19, 9), (19, 0), (0, 9))]
    assert {color.rgb() for color in edges} == {accent.rgb()}
    assert image.pixelColor(5, 5).rgb() != accent.rgb()
    box.clearFocus()
    assert box.grab().toImage().pixelColor(0, 0).rgb() != accent.rgb()


@pytest.mark.parametrize("is_active", [False, True])
def test_only_a_screen_reader_is_told(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch, is_active: bool
) -> None:
    told: list[str] = []

    class Accessible:
        isActive = staticmethod(lambda: is_active)  # noqa: N815
        updateAccessibility = staticmethod(lambda event: told.append(event.message()))  # noqa: N815

    monkeypatch.setattr(widgets.QtGui, "QAccessible", Accessible)
    widgets.announce(parent, "Done")
    assert told == ["Done"] * is_active
