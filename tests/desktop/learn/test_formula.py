"""Formulas are made of the right parts, each of which is at its place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen
from PySide6.QtWidgets import QApplication

from bleu_desktop.learn.formula import (
    Box,
    Fraction,
    Row,
    Script,
    Size,
    Sum,
    Text,
    bleu_formula,
    general_formula,
    penalty_formula,
    precision_formula,
    worked_formula,
)


def written(box: Box) -> str:
    """Return a formula in one line; variables have a sign before them."""
    match box:
        case Text(text, italic):
            return f"*{text}" if italic else text
        case Row(parts):
            return "".join(map(written, parts))
        case Fraction(above, below):
            return f"[{written(above)}/{written(below)}]"
        case Script(base, up, down):
            raised = f"^{{{written(up)}}}" if up else ""
            return f"{written(base)}{raised}" + (f"_{{{written(down)}}}" if down else "")
        case Sum(over, end):
            return f"∑{{{written(over)}}}" + (f"^{{{written(end)}}}" if end else "")
    raise AssertionError(box)


@pytest.mark.parametrize(
    ("box", "text"),
    [
        (
            precision_formula(segments="s", matched="m", total="t"),
            "*p_{*n} = [∑{s}m/∑{s}t]",
        ),
        (
            penalty_formula(candidate="c", reference="r"),
            "BP = min( 1, *e^{1 − [r/c]} )",
        ),
        (
            bleu_formula(),
            "BLEU = 100 · BP · ( *p_{1} · *p_{2} · *p_{3} · *p_{4} )^{1/4}",
        ),
        (
            worked_formula("0.9", [("1", "2"), ("3", "4")], "12"),
            "100 · 0.9 · ( [1/2] · [3/4] )^{1/2} = 12",
        ),
        (
            general_formula(),
            "BLEU = 100 · BP · exp( ∑{*n=1}^{*N}*w_{*n} log *p_{*n} )",
        ),
    ],
)
def test_a_formula_has_its_parts(box: Box, text: str) -> None:
    assert written(box) == text


class Paper:
    """A painter that remembers texts, lines and the sizes of fonts."""

    def __init__(self) -> None:
        self.texts: dict[str, tuple[float, float, float]] = {}
        self.lines: list[tuple[float, float, float]] = []
        self._font = QFont()
        self._pen = QPen(QColor("black"))

    def setFont(self, font: QFont) -> None:  # noqa: N802
        self._font = font

    def setPen(self, pen: QPen) -> None:  # noqa: N802
        assert pen.widthF() >= 1

    def pen(self) -> QPen:
        return self._pen

    def save(self) -> None: ...

    def restore(self) -> None: ...

    def drawText(self, place: QPointF, text: str) -> None:  # noqa: N802
        self.texts[text] = (place.x(), place.y(), self._font.pointSizeF())

    def drawLine(self, start: QPointF, end: QPointF) -> None:  # noqa: N802
        assert start.y() == end.y()
        self.lines.append((start.x(), end.x(), start.y()))


@pytest.fixture
def font(qapp: QApplication) -> QFont:
    font = QFont(qapp.font())
    font.setPointSizeF(20)
    return font


def drawn(box: Box, font: QFont) -> Paper:
    paper = Paper()
    box.draw(paper, 100, 200, font)  # type: ignore[arg-type]
    return paper


WIDE, NARROW = Text("a wide part"), Text("i")


def test_parts_of_a_row_are_side_by_side(font: QFont) -> None:
    sizes = [WIDE.size(font), NARROW.size(font), Fraction(WIDE, WIDE).size(font)]
    row = Row((WIDE, NARROW, Fraction(WIDE, WIDE)))
    assert row.size(font) == Size(
        sum(size.width for size in sizes), sizes[2].ascent, sizes[2].descent
    )
    paper = drawn(Row((WIDE, NARROW)), font)
    assert paper.texts[NARROW.text] == (100 + sizes[0].width, 200, 20)


@pytest.mark.parametrize(("above", "below"), [(WIDE, NARROW), (NARROW, WIDE)])
def test_a_fraction_has_its_line_in_the_middle(font: QFont, above: Text, below: Text) -> None:
    fraction, paper = Fraction(above, below), drawn(Fraction(above, below), font)
    size, gap = fraction.size(font), QFontMetricsF(font).height() * 0.12
    assert size.width == WIDE.size(font).width + 4 * gap
    [(start, end, middle)] = paper.lines
    assert middle == pytest.approx(200 - QFontMetricsF(font).xHeight() / 2)
    assert (start, end) == pytest.approx((100 + gap, 100 + size.width - gap))
    for part, sign in ((above, -1), (below, 1)):
        x, y, _ = paper.texts[part.text]
        own = part.size(font)
        assert x + own.width / 2 == pytest.approx(100 + size.width / 2)
        # Clear of the line, and within the size.
        if sign < 0:
            assert y + own.descent == pytest.approx(middle - gap)
            assert y - own.ascent == pytest.approx(200 - size.ascent)
        else:
            assert y - own.ascent == pytest.approx(middle + gap)
            assert y + own.descent == pytest.approx(200 + size.descent)


def test_scripts_are_smaller_behind_their_base(font: QFont) -> None:
    base = Text("x")
    small = QFont(font)
    small.setPointSizeF(14)
    paper = drawn(Script(base, up=WIDE, down=NARROW), font)
    right = 100 + base.size(font).width
    (up_x, up_y, up_size), (down_x, down_y, _) = (paper.texts[each.text] for each in (WIDE, NARROW))
    assert up_x == down_x == right
    assert up_size == pytest.approx(14)
    assert up_y < 200 < down_y
    size = Script(base, up=WIDE, down=NARROW).size(font)
    assert size.width == pytest.approx(base.size(font).width + WIDE.size(small).width)
    assert size.ascent == pytest.approx(200 - up_y + WIDE.size(small).ascent)
    assert size.descent == pytest.approx(down_y - 200 + NARROW.size(small).descent)
    # A high base is not made lower by its scripts.
    high = Fraction(Fraction(base, base), Fraction(base, base))
    both = Script(high, up=NARROW).size(font)
    assert both.descent == high.size(font).descent
    assert Script(high, down=NARROW).size(font).ascent == high.size(font).ascent


@pytest.mark.parametrize("end", [None, NARROW])
def test_limits_of_a_sum_are_above_and_below_it(font: QFont, end: Text | None) -> None:
    total = Sum(WIDE, end)
    paper, size = drawn(total, font), total.size(font)
    limit = QFont(font)
    limit.setPointSizeF(20 * 0.62)
    gap = QFontMetricsF(font).height() * 0.15
    assert size.width == pytest.approx(WIDE.size(limit).width + gap)
    middle = 100 + (size.width - gap) / 2
    x, y, points = paper.texts[WIDE.text]
    assert points == pytest.approx(20 * 0.62)
    assert x == pytest.approx(100)
    assert y + WIDE.size(limit).descent == pytest.approx(200 + size.descent)
    assert paper.texts["∑"][0] < middle
    if end is None:
        assert set(paper.texts) == {"∑", WIDE.text}
    else:
        x, y, _ = paper.texts[end.text]
        assert x + end.size(limit).width / 2 == pytest.approx(middle)
        assert y - end.size(limit).ascent == pytest.approx(200 - size.ascent)
