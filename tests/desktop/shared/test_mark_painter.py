"""Marks of a text: each style has its shade, its frame and its lines, at their places."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPalette, QTextLayout
from PySide6.QtWidgets import QApplication

from bleu_desktop.shared import theme
from bleu_desktop.shared.mark_painter import MarkPainter, TextRow, hit_color
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
    accent = QApplication.palette().accent().color()
    hue = QColor(look.hue.value) if look.hue.value else accent
    base = QApplication.palette().base().color()
    shades = [theme.mix(hue, base, look.shade)] * bool(look.shade)
    assert [color for _, color in behind.fills] == shades
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


@pytest.mark.parametrize(("letters", "unit"), [(8, 1.0), (16, 1.0), (40, 2.0), (48, 3.0)])
def test_lines_are_thicker_beside_larger_letters(
    qapp: QApplication, letters: int, unit: float
) -> None:
    assert MarkPainter.of_window(qapp.palette(), letters)._unit == unit


def test_a_mark_is_around_its_letters_in_a_line(qapp: QApplication) -> None:
    text = "one two three   "
    layout = QTextLayout(text, qapp.font())
    layout.beginLayout()
    first = layout.createLine()
    first.setNumColumns(8)
    second = layout.createLine()
    second.setLineWidth(1000)
    layout.endLayout()
    width = QFontMetricsF(qapp.font()).horizontalAdvance
    row = TextRow(first, left=100.0, top=50.0, above=9.0)
    rect = row.rect(4, 7)
    assert rect is not None
    assert rect.left() == pytest.approx(100 + width("one "), abs=1)
    assert rect.right() == pytest.approx(100 + width("one two"), abs=1)
    assert (rect.top(), rect.bottom()) == (row.base_line - 9.0, 50 + first.height())
    # A mark that goes on is in both lines; what is in another line is in none of this one.
    assert row.rect(4, 13) == rect
    assert row.rect(8, 13) is None
    below = TextRow(second, left=100.0, top=70.0, above=9.0)
    assert below.rect(0, 7) is None
    [whole, rest] = [below.rect(4, 13), below.rect(8, 13)]
    assert whole == rest
    # White space at the end hangs over a line.
    assert row.rect(7, 8) is None
    assert row.rect(4, 8) == rect


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
