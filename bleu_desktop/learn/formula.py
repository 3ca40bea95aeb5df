"""Formulas drawn from boxes: text, rows, fractions, exponents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bleu_desktop.shared.widgets import scaled_font


@dataclass(frozen=True)
class Size:
    """Width, and height above and below the base line."""

    width: float
    ascent: float
    descent: float


class Box:
    """A part of a formula that knows its size and draws itself."""

    def size(self, font: QFont) -> Size:
        """Return the size in this font."""
        raise NotImplementedError

    def draw(self, painter: QPainter, x: float, y: float, font: QFont) -> None:
        """Draw with the base line's start at x, y."""
        raise NotImplementedError


@dataclass(frozen=True)
class Text(Box):
    """Text; variables are italic."""

    text: str
    italic: bool = False

    def _font(self, font: QFont) -> QFont:
        own = QFont(font)
        own.setItalic(self.italic)
        return own

    def size(self, font: QFont) -> Size:
        metrics = QFontMetricsF(self._font(font))
        return Size(metrics.horizontalAdvance(self.text), metrics.ascent(), metrics.descent())

    def draw(self, painter: QPainter, x: float, y: float, font: QFont) -> None:
        painter.setFont(self._font(font))
        painter.drawText(QPointF(x, y), self.text)


@dataclass(frozen=True)
class Row(Box):
    """Boxes side by side."""

    parts: tuple[Box, ...]

    def size(self, font: QFont) -> Size:
        sizes = [part.size(font) for part in self.parts]
        return Size(
            sum(size.width for size in sizes),
            max(size.ascent for size in sizes),
            max(size.descent for size in sizes),
        )

    def draw(self, painter: QPainter, x: float, y: float, font: QFont) -> None:
        for part in self.parts:
            part.draw(painter, x, y, font)
            x += part.size(font).width


@dataclass(frozen=True)
class Fraction(Box):
    """One box over another."""

    above: Box
    below: Box

    def _gap(self, font: QFont) -> float:
        return QFontMetricsF(font).height() * 0.12

    def size(self, font: QFont) -> Size:
        above, below = self.above.size(font), self.below.size(font)
        axis, gap = _axis(font), self._gap(font)
        return Size(
            max(above.width, below.width) + 4 * gap,
            axis + gap + above.ascent + above.descent,
            gap + below.ascent + below.descent - axis,
        )

    def draw(self, painter: QPainter, x: float, y: float, font: QFont) -> None:
        size = self.size(font)
        above, below = self.above.size(font), self.below.size(font)
        middle, gap = y - _axis(font), self._gap(font)
        painter.save()
        painter.setPen(QPen(painter.pen().color(), max(1.0, QFontMetricsF(font).lineWidth())))
        painter.drawLine(QPointF(x + gap, middle), QPointF(x + size.width - gap, middle))
        painter.restore()
        left = x + (size.width - above.width) / 2
        self.above.draw(painter, left, middle - gap - above.descent, font)
        left = x + (size.width - below.width) / 2
        self.below.draw(painter, left, middle + gap + below.ascent, font)


@dataclass(frozen=True)
class Script(Box):
    """A box followed by a smaller one that is raised (`up`) or lowered (`down`)."""

    base: Box
    up: Box | None = None
    down: Box | None = None

    def _small(self, font: QFont) -> QFont:
        return _resized(font, 0.7)

    def _parts(self, font: QFont) -> list[tuple[Box, float]]:
        """Return the small boxes, each with the height of its base line above that of the base."""
        base, small = self.base.size(font), self._small(font)
        parts = []
        if self.up is not None:
            parts.append((self.up, base.ascent * 0.55 + self.up.size(small).descent * 0.5))
        if self.down is not None:
            parts.append((self.down, -base.descent * 0.7))
        return parts

    def size(self, font: QFont) -> Size:
        base, small = self.base.size(font), self._small(font)
        sizes = [(part.size(small), rise) for part, rise in self._parts(font)]
        return Size(
            base.width + max(size.width for size, _ in sizes),
            max(base.ascent, *(size.ascent + rise for size, rise in sizes)),
            max(base.descent, *(size.descent - rise for size, rise in sizes)),
        )

    def draw(self, painter: QPainter, x: float, y: float, font: QFont) -> None:
        self.base.draw(painter, x, y, font)
        right = x + self.base.size(font).width
        for part, rise in self._parts(font):
            part.draw(painter, right, y - rise, self._small(font))


@dataclass(frozen=True)
class Sum(Box):
    """A summation sign with its range below, and its upper limit above if it has one."""

    over: Box
    end: Box | None = None

    def _sign(self, font: QFont) -> QFont:
        return _resized(font, 1.4)

    def _limit(self, font: QFont) -> QFont:
        return _resized(font, 0.62)

    def size(self, font: QFont) -> Size:
        sign = self._ink(font)
        over = self.over.size(self._limit(font))
        end = self.end.size(self._limit(font)) if self.end else Size(0, 0, 0)
        gap = QFontMetricsF(font).height() * 0.15
        return Size(
            max(sign.width, over.width, end.width) + gap,
            sign.ascent + end.ascent + end.descent,
            sign.descent + over.ascent + over.descent,
        )

    def _ink(self, font: QFont) -> Size:
        """Return the size of the sign itself, which is lower than its line."""
        metrics = QFontMetricsF(self._sign(font))
        rect = metrics.tightBoundingRect("∑")
        return Size(metrics.horizontalAdvance("∑"), -rect.top() + 2, rect.bottom() + 2)

    def draw(self, painter: QPainter, x: float, y: float, font: QFont) -> None:
        sign = self._ink(font)
        gap = QFontMetricsF(font).height() * 0.15
        width = self.size(font).width - gap
        painter.setFont(self._sign(font))
        painter.drawText(QPointF(x + (width - sign.width) / 2, y), "∑")
        small = self._limit(font)
        over = self.over.size(small)
        self.over.draw(painter, x + (width - over.width) / 2, y + sign.descent + over.ascent, small)
        if self.end is not None:
            end = self.end.size(small)
            self.end.draw(
                painter, x + (width - end.width) / 2, y - sign.ascent - end.descent, small
            )


def _resized(font: QFont, scale: float) -> QFont:
    resized = QFont(font)
    resized.setPointSizeF(font.pointSizeF() * scale)
    return resized


def _axis(font: QFont) -> float:
    """Return the height of fraction lines above the base line."""
    return QFontMetricsF(font).xHeight() * 0.5


def _variable(name: str, index: str) -> Box:
    return Script(Text(name, italic=True), down=Text(index, italic=not index.isdigit()))


def precision_formula(*, segments: str, matched: str, total: str) -> Box:
    """Return the definition of the precision of order n, with words for the counts."""
    above, below = (Row((Sum(Text(segments)), Text(counts))) for counts in (matched, total))
    return Row((_variable("p", "n"), Text(" = "), Fraction(above, below)))


def penalty_formula(*, candidate: str, reference: str) -> Box:
    """Return the definition of the brevity penalty, with words for the lengths."""
    power = Row((Text("1 − "), Fraction(Text(reference), Text(candidate))))
    return Row((Text("BP = min( 1, "), Script(Text("e", italic=True), up=power), Text(" )")))


def bleu_formula() -> Box:
    """Return BLEU of order 4 from the penalty and the precisions."""
    return Row((Text("BLEU = 100 · BP · "), _root([_variable("p", order) for order in "1234"])))


def worked_formula(penalty: str, precisions: Sequence[tuple[str, str]], score: str) -> Box:
    """Return BLEU of order 4 with numbers, which are written as the language writes them."""
    fractions: list[Box] = [Fraction(Text(above), Text(below)) for above, below in precisions]
    return Row((Text(f"100 · {penalty} · "), _root(fractions), Text(f" = {score}")))


def _root(factors: Sequence[Box]) -> Box:
    parts: list[Box] = []
    for factor in factors:
        if parts:
            parts.append(Text(" · "))
        parts.append(factor)
    return Script(Row((Text("( "), *parts, Text(" )"))), up=Text(f"1/{len(factors)}"))


def general_formula() -> Box:
    """Return BLEU of any order, with any weights."""
    sum_sign = Sum(Row((Text("n", italic=True), Text("=1"))), Text("N", italic=True))
    return Row(
        (
            Text("BLEU = 100 · BP · exp( "),
            sum_sign,
            _variable("w", "n"),
            Text(" log "),
            _variable("p", "n"),
            Text(" )"),
        )
    )


# The smallest size of a formula, relative to the text.
_SMALLEST = 0.5


class FormulaView(QWidget):
    """Shows a formula; its text for screen readers is the accessible name."""

    def __init__(self, parent: QWidget | None = None, *, scale: float = 1.3) -> None:
        super().__init__(parent)
        self._box: Box = Text("")
        self._scale = scale
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_formula(self, box: Box, spoken: str) -> None:
        """Show a formula."""
        self._box = box
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def _font(self, width: float | None = None) -> QFont:
        """Return the font, smaller if the formula would not fit a width."""
        font = scaled_font(self, self._scale)
        needed = self._box.size(font).width + 4
        if width is None or needed <= width:
            return font
        return scaled_font(self, max(self._scale * width / needed * 0.98, _SMALLEST))

    def sizeHint(self) -> QSize:
        size = self._box.size(self._font())
        return QSize(round(size.width) + 4, round(size.ascent + size.descent) + 8)

    def minimumSizeHint(self) -> QSize:
        size = self._box.size(scaled_font(self, _SMALLEST))
        return QSize(round(size.width) + 4, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().windowText().color())
        font = self._font(self.width())
        size = self._box.size(font)
        top = (self.height() - size.ascent - size.descent) / 2
        self._box.draw(painter, 2, top + size.ascent, font)
