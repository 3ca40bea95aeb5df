"""Marks of a text: each style has its shade, its frame and its lines, at their places."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from bleu_desktop.shared import theme
from bleu_desktop.shared.mark_painter import MarkPainter, hit_color
from bleu_score.marked.looks import LOOKS, MarkLine
from bleu_score.marked.parts import Style
from tests.helpers.drawn import Drawn

RECT, BASE = QRectF(10, 20, 40, 15), 32.0


@pytest.fixture
def painter(qapp: QApplication) -> MarkPainter:
    return MarkPainter.of_window(qapp.palette(), 20)


@pytest.mark.parametrize("style", LOOKS)
def test_a_mark_has_the_parts_of_its_look(painter: MarkPainter, style: Style) -> None:
    look, unit = LOOKS[style], painter._unit
    behind, above = Drawn(), Drawn()
    painter.draw_behind(behind, RECT, style, BASE)  # type: ignore[arg-type]
    painter.draw_above(above, RECT, style, BASE)  # type: ignore[arg-type]
    # A narrow gap is between neighbors.
    assert [box.left() for box, _ in behind.fills] == [10 + unit / 2] * bool(look.shade)
    assert [box.right() for box, _ in behind.fills] == [50 - unit / 2] * bool(look.shade)
    is_framed = look.line is MarkLine.AROUND
    assert behind.frames == [RECT.adjusted(unit / 2, unit / 2, -unit / 2, -unit / 2)] * is_framed
    heights = []
    if look.line is MarkLine.UNDER:
        heights.append(BASE + (2.5 + look.thickness / 2) * unit)
        if look.is_double:
            heights.append(heights[0] + (look.thickness + 1) * unit)
    assert behind.lines == [(10 + unit, y, 50 - unit, y) for y in heights]
    through = [BASE - (BASE - 20) * 0.35] * (look.line is MarkLine.THROUGH)
    assert above.lines == [(10 + unit, y, 50 - unit, y) for y in through]
    assert above.fills == above.frames == []


def test_a_token_that_is_lit_has_a_frame_in_the_color_of_the_text(painter: MarkPainter) -> None:
    drawn = Drawn()
    painter.draw_lit(drawn, RECT)  # type: ignore[arg-type]
    assert drawn.frames == [RECT]
    assert drawn._pen == painter.text_color


def test_the_color_of_a_hit_is_paler_on_white(qapp: QApplication) -> None:
    shares = {}
    for name in ("light", "dark"):
        theme.apply_theme(name)
        palette = QPalette(qapp.palette())
        base, hit = palette.base().color(), hit_color(palette)
        assert hit != base
        shares[name] = abs(hit.lightness() - base.lightness())
        assert theme.contrast(palette.text().color(), hit) >= theme.LEAST_CONTRAST
    theme.apply_theme("system")
    assert len({*shares.values()}) == 2
