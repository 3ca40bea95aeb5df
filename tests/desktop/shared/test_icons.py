"""All icons are drawn in one style, and can be seen on every background."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication

from bleu_desktop.paths import resource_path
from bleu_desktop.shared.icons import draw_icon, icon, text_icon_size
from bleu_desktop.shared.theme import WARNING_COLOR

ICONS = sorted(path.stem for path in resource_path("icons").glob("*.svg"))
# Without the program’s icon, and those of fields: a style sheet draws them, and cannot color them.
OWN = [name for name in ICONS if name not in ("bleu-desktop", "expand", "collapse")]


def test_there_are_icons() -> None:
    assert len(OWN) > 20


@pytest.mark.parametrize("name", OWN)
def test_an_icon_has_the_style_of_all(qapp: QApplication, name: str) -> None:
    text = resource_path("icons", f"{name}.svg").read_text(encoding="utf-8")
    head = re.match(r"<svg [^>]*>", text)
    assert head is not None
    for attribute in (
        'viewBox="0 0 24 24"',
        'stroke="#000000"',
        'stroke-width="1.75"',
        'stroke-linecap="round"',
        'stroke-linejoin="round"',
    ):
        assert attribute in head.group()
    assert {*re.findall(r"#[0-9a-fA-F]{3,8}", text)} == {"#000000"}
    picture = draw_icon(name, 24, QColor("#3570d4")).toImage()
    colors = {picture.pixelColor(x, y).name() for x in range(24) for y in range(24)}
    assert "#3570d4" in colors


@pytest.mark.parametrize(("height", "size"), [(1, 16), (14, 16), (16, 18), (20, 22)])
def test_an_icon_is_as_large_as_the_text_beside_it(height: int, size: int) -> None:
    assert text_icon_size(height) == size


@pytest.mark.parametrize(
    ("box", "corner", "size"),
    [
        (QRect(0, 0, 40, 20), (10, 0), 20),
        (QRect(2, 3, 20, 40), (2, 13), 20),
        (QRect(0, 0, 41, 21), (10, 0), 21),
    ],
)
@pytest.mark.parametrize("ratio", [1, 2])
def test_an_icon_is_drawn_in_the_middle(
    qapp: QApplication, box: QRect, corner: tuple[int, int], size: int, ratio: int
) -> None:
    images = []
    for own in (True, False):
        image = QImage(50 * ratio, 60 * ratio, QImage.Format.Format_ARGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(0)
        painter = QPainter(image)
        if own:
            icon("info").paint(painter, box)
        else:
            ink = qapp.palette().windowText().color()
            painter.drawPixmap(*corner, draw_icon("info", size, ink, ratio))
        painter.end()
        images.append(image)
    assert images[0] == images[1]
    assert images[0] != QImage(images[0].size(), images[0].format())


@pytest.mark.parametrize(
    ("name", "mode", "role"),
    [
        ("info", QIcon.Mode.Normal, "text"),
        ("info", QIcon.Mode.Disabled, "faded"),
        ("warning", QIcon.Mode.Normal, "warning"),
        ("warning", QIcon.Mode.Disabled, "faded"),
        ("info", QIcon.Mode.Selected, "text"),
    ],
)
def test_an_icon_has_the_color_of_text_unless_it_warns(
    qapp: QApplication, name: str, mode: QIcon.Mode, role: str
) -> None:
    palette, group = qapp.palette(), QPalette.ColorGroup
    colors = {
        "text": palette.color(group.Active, QPalette.ColorRole.WindowText),
        "faded": palette.color(group.Disabled, QPalette.ColorRole.WindowText),
        "warning": QColor(WARNING_COLOR),
    }
    drawn = draw_icon(name, 16, colors[role])
    assert icon(name).pixmap(QSize(16, 30), 1, mode).toImage() == drawn.toImage()
