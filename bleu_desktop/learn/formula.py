"""Formulas drawn from boxes: text, rows, fractions, exponents."""

from __future__ import annotations

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
        small = QFont(font)
        small.setPointSizeF(font.pointSizeF() * 0.7)
        return small

    def _parts(self, font: QFont) -> list[tuple[Box, float]]:
        """Return the small boxes, and the height of their base lines above the base's."""
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


def _axis(font: QFont) -> float:
    """Return the height of fraction lines above the base line."""
    return QFontMetricsF(font).xHeight() * 0.5


def precision_formula(order: str, matched: str, total: str) -> Box:
    """Return the definition of the precision of an order, with words for the counts."""
    p = Script(Text("p", italic=True), down=Text(order, italic=True))
    return Row((p, Text(" = "), Fraction(Text(matched), Text(total))))


def penalty_formula(*, candidate: str, reference: str) -> Box:
    """Return the definition of the brevity penalty, with words for the lengths."""
    power = Row((Text("1 − "), Fraction(Text(reference), Text(candidate))))
    return Row((Text("BP = min( 1, "), Script(Text("e", italic=True), up=power), Text(" )")))


def bleu_formula() -> Box:
    """Return BLEU of order 4 from the penalty and the precisions."""
    precisions: list[Box] = []
    for order in "1234":
        if precisions:
            precisions.append(Text(" · "))
        precisions.append(Script(Text("p", italic=True), down=Text(order)))
    product = Row((Text("( "), *precisions, Text(" )")))
    return Row((Text("BLEU = BP · "), Script(product, up=Text("1/4"))))


class FormulaView(QWidget):
    """Shows a formula; its text for screen readers is the accessible name."""

    def __init__(self, parent: QWidget | None = None, *, scale: float = 1.3) -> None:
        super().__init__(parent)
        self._box: Box = Text("")
        self._scale = scale
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def show_formula(self, box: Box, spoken: str) -> None:
        """Show a formula."""
        self._box = box
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def _font(self) -> QFont:
        return scaled_font(self, self._scale)

    def sizeHint(self) -> QSize:
        size = self._box.size(self._font())
        return QSize(round(size.width) + 4, round(size.ascent + size.descent) + 8)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().windowText().color())
        font = self._font()
        self._box.draw(painter, 2, 4 + self._box.size(font).ascent, font)
