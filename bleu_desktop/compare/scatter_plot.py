"""Two scores of each segment as points; a click opens a segment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.axis import Axis
from bleu_desktop.shared.sizes import SMALL
from bleu_desktop.shared.widgets import announce, em, plain_tool_tip, scaled_font
from bleu_score.i18n import format_number

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]
    Places = NDArray[np.int64]

# More points would hide each other: their density is drawn instead.
_MOST_POINTS = 3000
# In pixels: a cell of the density, and how far from a point a click may be.
_CELL = 3
_REACH = 8
# Segments that Up and Down pass by.
_STRIDE = 10


class ScatterPlot(QWidget):
    """Points on two axes, or their density if there are many.

    Signals
    -------
    chosen
        Index of the segment whose point was clicked.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._x: Numbers | None = None
        self._y: Numbers | None = None
        self._axes = Axis(0.0, 100.0, 50.0), Axis(0.0, 1.0, 0.5)
        self._titles = "", ""
        self._decimals = 2, 2
        # Segments by their place from left to right, for the keyboard.
        self._order: Places | None = None
        self._segments: Places | None = None
        self._current = 0
        self._image: QtGui.QImage | None = None
        self._drawn: tuple[object, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaximumWidth(em(self, 44))
        self.setAccessibleDescription(
            translate(
                "Compare",
                "Use the arrow keys to move between points and Enter to open the segment.",
            )
        )

    def show_points(
        self,
        x: Numbers,
        y: Numbers,
        axes: tuple[Axis, Axis],
        titles: tuple[str, str],
        decimals: tuple[int, int],
        segments: Places | None = None,
    ) -> None:
        """Show a point for each segment.

        Parameters
        ----------
        x, y
            The scores.
        axes, titles, decimals
            The axis of each score, its title, and its number of decimals.
        segments
            The segments that the points are; all of them by default.
        """
        self._segments = segments
        self._x, self._y = x, y
        self._axes, self._titles, self._decimals = axes, titles, decimals
        self._order, self._current = None, 0
        self._drawn = ()
        self.setAccessibleName(
            translate("Compare", "{given} against {metric}, by segment").format(
                given=titles[1], metric=titles[0]
            )
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(em(self, 36), em(self, 18))

    # Places

    def area(self) -> QRectF:
        """Return the area of the points: beside and above the numbers of the axes."""
        width = self.fontMetrics().horizontalAdvance("−100.00")
        return QRectF(self.rect()).adjusted(width, em(self, 1.4), -em(self, 1.6), -em(self, 2.4))

    def point(self, segment: int) -> QPointF:
        """Return the position of a segment's point."""
        assert self._x is not None
        assert self._y is not None
        return self._place(float(self._x[segment]), float(self._y[segment]))

    def _place(self, x: float, y: float) -> QPointF:
        area = self.area()
        return QPointF(
            area.left() + self._axes[0].share(x) * area.width(),
            area.bottom() - self._axes[1].share(y) * area.height(),
        )

    def _shares(self) -> tuple[Numbers, Numbers]:
        """Return the places of all points: shares, 0 to 1, from the left and from the top."""
        assert self._x is not None
        assert self._y is not None
        horizontal, vertical = self._axes
        across = (self._x - horizontal.low) / (horizontal.high - horizontal.low)
        up = (self._y - vertical.low) / (vertical.high - vertical.low)
        return across.clip(0, 1), (1 - up).clip(0, 1)

    def nearest(self, place: QPointF) -> int | None:
        """Return the segment whose point is closest to a place; None if none is near."""
        if self._x is None or not len(self._x):
            return None
        across, down = self._shares()
        area = self.area()
        far = ((across * area.width() + area.left()) - place.x()) ** 2
        far += ((down * area.height() + area.top()) - place.y()) ** 2
        segment = int(far.argmin())
        return segment if far[segment] <= _REACH**2 else None

    def _number(self, point: int) -> int:
        return point if self._segments is None else int(self._segments[point])

    def segment_text(self, segment: int) -> str:
        """Return the number and the two scores of a segment."""
        assert self._x is not None
        assert self._y is not None
        numbers = zip((self._x, self._y), self._decimals, strict=True)
        first, second = (format_number(float(each[segment]), count) for each, count in numbers)
        return translate("Compare", "Segment {number}: {metric} {score}, {given} {other}").format(
            number=format_number(self._number(segment) + 1),
            metric=self._titles[0],
            score=first,
            given=self._titles[1],
            other=second,
        )

    # Painting

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        if self._x is None:
            return
        painter = QtGui.QPainter(self)
        self._paint_axes(painter)
        # Drawn once: a million points take longer than a frame.
        known = (self.size(), self.devicePixelRatioF(), self._hue().rgb())
        if self._drawn != known:
            self._drawn, self._image = known, self._draw_points()
        assert self._image is not None
        painter.drawImage(0, 0, self._image)
        if self.hasFocus() and len(self._x):
            painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
            painter.setPen(QtGui.QPen(self.palette().windowText().color(), 2))
            painter.drawEllipse(self.point(self._segment()), 6, 6)

    def _draw_points(self) -> QtGui.QImage:
        ratio = self.devicePixelRatioF()
        image = QtGui.QImage(self.size() * ratio, QtGui.QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        assert self._x is not None
        painter = QtGui.QPainter(image)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        if len(self._x) > _MOST_POINTS:
            self._paint_density(painter)
        else:
            color = self._hue()
            color.setAlphaF(0.45 if len(self._x) > 300 else 0.7)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            for segment in range(len(self._x)):
                painter.drawEllipse(self.point(segment), 2.5, 2.5)
        painter.end()
        return image

    def _paint_density(self, painter: QtGui.QPainter) -> None:
        """Fill each cell with a color that is stronger the more points it holds."""
        import numpy as np

        area = self.area()
        columns, rows = (max(int(length / _CELL), 1) for length in (area.width(), area.height()))
        across, down = self._shares()
        column = np.minimum((across * columns).astype(np.int64), columns - 1)
        row = np.minimum((down * rows).astype(np.int64), rows - 1)
        counts = np.bincount(row * columns + column, minlength=rows * columns)
        # A single segment is still visible beside thousands.
        share = np.log1p(counts) / np.log1p(counts.max())
        alpha = np.where(counts > 0, 51 + 204 * share, 0).astype(np.uint32)
        hue = self._hue()
        pixels = alpha << 24
        for channel, shift in ((hue.red(), 16), (hue.green(), 8), (hue.blue(), 0)):
            pixels |= (channel * alpha // 255) << shift
        kind = QtGui.QImage.Format.Format_ARGB32_Premultiplied
        image = QtGui.QImage(pixels.tobytes(), columns, rows, 4 * columns, kind)
        painter.drawImage(area, image)

    def _paint_axes(self, painter: QtGui.QPainter) -> None:
        area = self.area()
        muted = theme.muted(self.palette())
        line = theme.line(self.palette())
        painter.setFont(scaled_font(self, SMALL))
        height = painter.fontMetrics().height()
        side = Qt.AlignmentFlag
        for axis, is_across in ((self._axes[0], True), (self._axes[1], False)):
            for tick in axis.ticks:
                place = self._place(tick if is_across else 0, 0 if is_across else tick)
                text = format_number(tick, axis.decimals)
                painter.setPen(line)
                if is_across:
                    x = round(place.x()) + 0.5
                    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
                    box = QRectF(x - 40, area.bottom() + 2, 80, height)
                    where = side.AlignHCenter | side.AlignTop
                else:
                    y = round(place.y()) + 0.5
                    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
                    box = QRectF(0, y - height / 2, area.left() - 4, height)
                    where = side.AlignRight | side.AlignVCenter
                painter.setPen(muted)
                painter.drawText(box, where, text)
        painter.setPen(self.palette().windowText().color())
        top = QRectF(0, 0, self.width(), height)
        painter.drawText(top, side.AlignLeft | side.AlignTop, self._titles[1])
        below = QRectF(area.left(), area.bottom() + height + 2, area.width(), height)
        painter.drawText(below, side.AlignRight | side.AlignTop, self._titles[0])

    def _hue(self) -> QtGui.QColor:
        return QtGui.QColor(self.palette().color(QtGui.QPalette.ColorRole.Accent))

    # Mouse and keyboard

    def _segment(self) -> int:
        """Return the segment chosen by keyboard."""
        if self._order is None:
            import numpy as np

            assert self._x is not None
            self._order = np.argsort(self._x, kind="stable")
        return int(self._order[self._current])

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        segment = self.nearest(event.position())
        if event.button() == Qt.MouseButton.LeftButton and segment is not None:
            self.chosen.emit(self._number(segment))

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if self._x is None or not len(self._x):
            super().keyPressEvent(event)
            return
        last = len(self._x) - 1
        steps = {
            Qt.Key.Key_Left: self._current - 1,
            Qt.Key.Key_Right: self._current + 1,
            Qt.Key.Key_Down: self._current - _STRIDE,
            Qt.Key.Key_Up: self._current + _STRIDE,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        key = event.key()
        if key in steps:
            self._current = min(max(steps[Qt.Key(key)], 0), last)
            announce(self, self.segment_text(self._segment()))
            self.update()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(self._number(self._segment()))
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QtGui.QHelpEvent):
            segment = self.nearest(QPointF(event.pos()))
            text = "" if segment is None else self.segment_text(segment)
            QToolTip.showText(event.globalPos(), plain_tool_tip(text) if text else "", self)
            return True
        return super().event(event)
