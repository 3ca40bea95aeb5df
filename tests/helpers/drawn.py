"""A painter that remembers what is drawn, and where."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget


class Drawn:
    """Everything that was drawn.

    Attributes
    ----------
    texts
        The box of each text.
    flags
        Where each text is in its box, if that is said.
    fills, dots, lines
        Filled boxes, points and lines, each with its color.
    """

    def __init__(self) -> None:
        self.texts: dict[str, QRectF] = {}
        self.flags: dict[str, Qt.AlignmentFlag] = {}
        self.bold: list[str] = []
        self.fills: list[tuple[QRectF, QColor]] = []
        self.frames: list[QRectF] = []
        self.lines: list[tuple[float, float, float, float]] = []
        self.dots: list[tuple[float, float, QColor]] = []
        self.paths: list[QPainterPath] = []
        self.corners: list[tuple[float, float]] = []
        self._font = QFont()
        self._brush: Any = None
        self._pen: Any = QColor()

    def setBrush(self, brush: Any) -> None:  # noqa: N802
        self._brush = brush

    def setPen(self, pen: Any) -> None:  # noqa: N802
        self._pen = pen.color() if isinstance(pen, QPen) else pen

    def setFont(self, font: QFont) -> None:  # noqa: N802
        self._font = font

    def font(self) -> QFont:
        return self._font

    def fontMetrics(self) -> QFontMetrics:  # noqa: N802
        return QFontMetrics(self._font)

    def fillRect(self, *given: Any) -> None:  # noqa: N802
        *box, fill = given
        color = fill.color() if isinstance(fill, QBrush) else fill
        self.fills.append((QRectF(*box), QColor(color)))

    def drawRoundedRect(self, box: Any, *_: float) -> None:  # noqa: N802
        if self._brush == Qt.BrushStyle.NoBrush:
            self.frames.append(QRectF(box))
        else:
            self.fillRect(box, self._brush)

    def drawRect(self, box: Any) -> None:  # noqa: N802
        self.frames.append(QRectF(box))

    def drawLine(self, one: Any, other: Any) -> None:  # noqa: N802
        self.lines.append((one.x(), one.y(), other.x(), other.y()))

    def drawEllipse(self, middle: Any, *_: float) -> None:  # noqa: N802
        self.dots.append((middle.x(), middle.y(), QColor(self._brush)))

    def drawPath(self, path: QPainterPath) -> None:  # noqa: N802
        self.paths.append(QPainterPath(path))

    def fillPath(self, path: QPainterPath, color: Any) -> None:  # noqa: N802
        self.fills.append((path.boundingRect(), QColor(color)))

    def drawPolygon(self, corners: Any) -> None:  # noqa: N802
        self.corners = [(corners.at(n).x(), corners.at(n).y()) for n in range(corners.size())]

    def drawText(self, place: Any, *more: Any) -> None:  # noqa: N802
        *flags, text = more
        if flags:
            self.flags[text] = Qt.AlignmentFlag(flags[-1])
        self.texts[text] = QRectF(place, QSizeF()) if isinstance(place, QPointF) else QRectF(place)
        if self._font.bold():
            self.bold.append(text)

    def on_right(self) -> set[str]:
        """Return the texts that end at the right end of their box."""
        return {text for text, flags in self.flags.items() if flags & Qt.AlignmentFlag.AlignRight}

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_: None


def spans(paths: Iterable[QPainterPath]) -> set[tuple[float, float]]:
    """Return the left and right ends of paths."""
    boxes = [path.boundingRect() for path in paths]
    return {(round(box.left(), 3), round(box.right(), 3)) for box in boxes}


def painted(widget: QWidget, module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Return what a widget draws, whose module is given."""
    drawn = Drawn()

    class Painter:
        RenderHint = QPainter.RenderHint

        def __new__(cls, *_: Any) -> Any:
            return drawn

    owner: Any = module
    if hasattr(module, "QtGui"):
        real = module.QtGui

        class Library:
            QPainter = Painter

            def __getattr__(self, name: str) -> Any:
                return getattr(real, name)

        monkeypatch.setattr(owner, "QtGui", Library())
    else:
        monkeypatch.setattr(owner, "QPainter", Painter)
    widget.paintEvent(None)  # type: ignore[arg-type]
    monkeypatch.undo()
    return drawn
