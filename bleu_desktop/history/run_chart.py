"""The scores of all runs as lines, one for each candidate, with the intervals of the chosen one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bleu_desktop.shared import theme
from bleu_desktop.shared.axis import Axis
from bleu_desktop.shared.sizes import SMALL, reading_width
from bleu_desktop.shared.widgets import (
    announce,
    em,
    plain_tool_tip,
    scaled_font,
)
from bleu_score.i18n import format_number, format_percent

_DOT = 4.0


@dataclass(frozen=True)
class Point:
    """A score of one run.

    Attributes
    ----------
    index
        Place of the run, from 0.
    score, low, high
        The score, and its interval if there is one.
    is_comparable
        Whether it was computed like the score before; otherwise no line joins the two.
    """

    index: int
    score: float
    low: float | None = None
    high: float | None = None
    is_comparable: bool = True


@dataclass(frozen=True)
class ChartLine:
    """The scores of one candidate, in the order of the runs; runs without it are left out."""

    name: str
    points: tuple[Point, ...]


class RunChart(QWidget):
    """Runs from left to right; a click or the arrow keys choose a run.

    Signals
    -------
    chosen
        Place of the run the user chose.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: Sequence[ChartLine] = ()
        self.axis = Axis(0.0, 100.0, 50.0)
        self._titles: Sequence[str] = ()
        self._tips: Sequence[str] = ()
        self._are_shares = False
        self._main = 0
        self._current = -1
        self._marked: frozenset[int] = frozenset()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaximumWidth(reading_width())

    def show_lines(
        self,
        lines: Sequence[ChartLine],
        axis: Axis,
        *,
        main: int,
        titles: Sequence[str],
        tips: Sequence[str],
        are_shares: bool = False,
    ) -> None:
        """Show the scores of all runs.

        Parameters
        ----------
        lines
            A line for each candidate.
        axis
            The part of the scale on which they are drawn.
        main
            The line drawn strongly, with its intervals.
        titles, tips
            The text below each run, and its description.
        are_shares
            Whether the scores are percentages of something.
        """
        self.lines, self.axis, self._main = lines, axis, main
        self._titles, self._tips, self._are_shares = titles, tips, are_shares
        last = len(titles) - 1
        self._current = min(self._current, last) if self._current >= 0 else last
        self.setAccessibleDescription("\n".join(tips))
        self.update()

    def mark(self, *indices: int) -> None:
        """Mark the runs that are compared."""
        self._marked = frozenset(indices)
        self.update()

    def make_current(self, index: int) -> None:
        """Make a run the current one, without a signal."""
        self._current = index
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(em(self, 30), em(self, 11))

    def minimumSizeHint(self) -> QSize:
        return QSize(em(self, 12), em(self, 11))

    # Places

    def _area(self) -> QRectF:
        metrics = self._small()
        ticks = [metrics.horizontalAdvance(self._tick_text(tick)) for tick in self.axis.ticks]
        left = max(ticks, default=0)
        bold = QtGui.QFontMetricsF(scaled_font(self, SMALL, bold=True))
        names = max((bold.horizontalAdvance(line.name) for line in self.lines), default=0)
        right = min(names, self.width() * 0.3) + 16
        line = metrics.height()
        return QRectF(
            left + 8, line * 0.7, self.width() - left - 8 - right, self.height() - line * 2.2
        )

    def _small(self) -> QtGui.QFontMetricsF:
        return QtGui.QFontMetricsF(scaled_font(self, SMALL))

    def _tick_text(self, tick: float) -> str:
        if self._are_shares:
            return format_percent(tick / 100, self.axis.decimals)
        return format_number(tick, self.axis.decimals)

    def x_of(self, index: int) -> float:
        """Return the position of a run."""
        area = self._area()
        last = len(self._titles) - 1
        # A single run is in the middle; several runs keep clear of the edges.
        inner = area.adjusted(_DOT * 2, 0, -_DOT * 2, 0)
        return inner.center().x() if last < 1 else inner.left() + inner.width() * index / last

    def _y_of(self, score: float) -> float:
        area = self._area()
        return area.bottom() - area.height() * self.axis.share(score)

    def _index_at(self, x: float) -> int | None:
        indices = range(len(self._titles))
        return min(indices, key=lambda index: abs(self.x_of(index) - x), default=None)

    # Painting

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        if not self._titles:
            return
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setFont(scaled_font(self, SMALL))
        self._paint_axis(painter)
        self._paint_runs(painter)
        # The main line lies above the others.
        for number in sorted(range(len(self.lines)), key=lambda number: number == self._main):
            self._paint_line(painter, self.lines[number], is_main=number == self._main)
        self._paint_names(painter)

    def _paint_axis(self, painter: QtGui.QPainter) -> None:
        area = self._area()
        height = self._small().height()
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for tick in self.axis.ticks:
            y = round(self._y_of(tick)) + 0.5
            painter.setPen(QtGui.QPen(theme.line(self.palette()), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.muted(self.palette()))
            box = QRectF(0, y - height / 2, area.left() - 8, height)
            painter.drawText(box, side, self._tick_text(tick))

    def _paint_runs(self, painter: QtGui.QPainter) -> None:
        area, metrics = self._area(), self._small()
        last, taken = len(self._titles) - 1, -1.0
        hue, window = self._hue(), self.palette().window().color()
        for index in self._marked:
            x = self.x_of(index)
            band = QRectF(x - _DOT * 2.5, area.top(), _DOT * 5, area.height())
            painter.fillRect(band, theme.mix(hue, window, 0.14))
        if self.hasFocus() and 0 <= self._current <= last:
            x = self.x_of(self._current)
            painter.setPen(QtGui.QPen(hue, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(x - _DOT * 2.5, area.top(), _DOT * 5, area.height()))
        painter.setPen(theme.muted(self.palette()))
        # The last run always has its title.
        room = self.x_of(last) - metrics.horizontalAdvance(self._titles[last]) / 2
        for index, title in enumerate(self._titles):
            width = metrics.horizontalAdvance(title)
            left = min(max(self.x_of(index) - width / 2, 0.0), self.width() - width)
            fits = left > taken + 8 and (index == last or left + width + 8 < room)
            if fits or index == last:
                taken = left + width
                box = QRectF(left, area.bottom() + 4, width + 1, metrics.height())
                painter.drawText(box, Qt.AlignmentFlag.AlignLeft, title)

    def _paint_line(self, painter: QtGui.QPainter, line: ChartLine, *, is_main: bool) -> None:
        color = self._hue() if is_main else theme.mix(self._text(), self._window(), 0.45)
        for before, point in zip(line.points, line.points[1:], strict=False):
            if point.is_comparable:
                painter.setPen(QtGui.QPen(color, 2.0 if is_main else 1.2))
                painter.drawLine(self._spot(before), self._spot(point))
        for point in line.points:
            spot = self._spot(point)
            if is_main and point.low is not None and point.high is not None:
                self._paint_interval(painter, spot.x(), point.low, point.high, color)
            painter.setPen(QtGui.QPen(self._window(), 1.5))
            painter.setBrush(color)
            size = _DOT if is_main else _DOT * 0.75
            painter.drawEllipse(spot, size, size)

    def _paint_interval(
        self, painter: QtGui.QPainter, x: float, low: float, high: float, color: QtGui.QColor
    ) -> None:
        painter.setPen(QtGui.QPen(color, 1.2))
        ends = self._y_of(low), self._y_of(high)
        painter.drawLine(QPointF(x, ends[0]), QPointF(x, ends[1]))
        for y in ends:
            painter.drawLine(QPointF(x - _DOT, y), QPointF(x + _DOT, y))

    def _paint_names(self, painter: QtGui.QPainter) -> None:
        """Write each candidate's name beside its last score; names do not cover each other."""
        area, metrics = self._area(), self._small()
        ends = sorted(
            (self._y_of(line.points[-1].score), number)
            for number, line in enumerate(self.lines)
            if line.points
        )
        height = metrics.height()
        # Write as many names as there is room for, and always that of the main line.
        most = max(int((area.height() + height) / height), 1)
        if len(ends) > most:
            main = [end for end in ends if end[1] == self._main]
            others = [end for end in ends if end[1] != self._main]
            ends = sorted(main + others[: most - len(main)])
        tops: list[float] = []
        for y, _ in ends:
            least = tops[-1] + height if tops else 0.0
            tops.append(max(y - height / 2, least))
        over = tops[-1] + height - self.height() if tops else 0.0
        if over > 0:
            # Move names that would be below the edge back up.
            limit = float(self.height())
            for index in reversed(range(len(tops))):
                tops[index] = min(tops[index], limit - height)
                limit = tops[index]
        left = area.right() + 8
        for top, (_, number) in zip(tops, ends, strict=True):
            is_main = number == self._main
            painter.setPen(self._text() if is_main else theme.muted(self.palette()))
            painter.setFont(scaled_font(self, SMALL, bold=is_main))
            width = self.width() - left
            name = QtGui.QFontMetricsF(painter.font()).elidedText(
                self.lines[number].name, Qt.TextElideMode.ElideMiddle, width
            )
            side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(left, top, width, height), side, name)

    def _spot(self, point: Point) -> QPointF:
        return QPointF(self.x_of(point.index), self._y_of(point.score))

    def _hue(self) -> QtGui.QColor:
        return self.palette().color(QtGui.QPalette.ColorRole.Accent)

    def _text(self) -> QtGui.QColor:
        return self.palette().windowText().color()

    def _window(self) -> QtGui.QColor:
        return self.palette().window().color()

    # Mouse and keyboard

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        index = self._index_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and index is not None:
            self._choose(index)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        last = len(self._titles) - 1
        steps = {
            Qt.Key.Key_Left: self._current - 1,
            Qt.Key.Key_Right: self._current + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if last >= 0 and event.key() in steps:
            self._choose(min(max(steps[Qt.Key(event.key())], 0), last))
            announce(self, self._tips[self._current])
        else:
            super().keyPressEvent(event)

    def _choose(self, index: int) -> None:
        if index != self._current:
            self._current = index
            self.update()
            self.chosen.emit(index)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QtGui.QHelpEvent):
            index = self._index_at(event.pos().x())
            if index is not None:
                QToolTip.showText(event.globalPos(), plain_tool_tip(self._tips[index]), self)
            return True
        return super().event(event)
