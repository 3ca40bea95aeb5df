"""All icons are drawn in one style, and can be seen on every background."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from bleu_desktop.paths import resource_path
from bleu_desktop.shared.icons import draw_icon

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
