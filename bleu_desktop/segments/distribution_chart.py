"""The distribution of the segments' scores: a small bar chart whose bars filter the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.sizes import SMALL
from bleu_desktop.shared.widgets import announce, em, plain_tool_tip, scaled_font
from bleu_score.i18n import format_number, join_names, with_label
from bleu_score.messages.metrics import bleu_range_text, sentence_bleu_title

_GAP = 2


class DistributionChart(QWidget):
    """Bars for scores from 0 to 100; a click or the space bar chooses one, or drops it.

    Signals
    -------
    changed
        The chosen bars have changed.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counts: Sequence[int] = ()
        self.chosen: frozenset[int] = frozenset()
        self._current = 0
        self._hovered: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._show()

    def show_counts(self, counts: Sequence[int]) -> None:
        """Show the number of segments in each bar."""
        self.counts = counts
        self._show()

    def release(self) -> None:
        """Drop all chosen bars."""
        self.chosen = frozenset()
        self._show()

    def toggle(self, number: int) -> None:
        """Choose a bar, or drop it; an empty bar cannot be chosen."""
        if number in self.chosen or (number < len(self.counts) and self.counts[number]):
            self.chosen ^= {number}
            self._show()
            self.changed.emit()

    def view_state(self) -> frozenset[int]:
        """Return the chosen bars."""
        return self.chosen

    def restore_view_state(self, chosen: frozenset[int]) -> bool:
        """Choose bars."""
        self.chosen = chosen
        self._show()
        self.changed.emit()
        return True

    def bar_text(self, number: int) -> str:
        """Return a description of a bar."""
        width = 100 // max(len(self.counts), 1)
        name = bleu_range_text(number * width, (number + 1) * width)
        return with_label(name, format_number(self.counts[number]))

    def _show(self) -> None:
        name = translate("SegmentsPage", "Distribution of sentence BLEU")
        chosen = [self.bar_text(number) for number in sorted(self.chosen) if self.counts]
        if chosen:
            name = translate("SegmentsPage", "{name}. Selected: {bars}").format(
                name=name, bars=join_names(chosen)
            )
        self.setAccessibleName(name)
        self.setAccessibleDescription(
            join_names([self.bar_text(number) for number in range(len(self.counts))])
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(em(self, 15), em(self, 4.2))

    # Places

    def _area(self) -> QRectF:
        # Leave space below for the numbers of the axis.
        return QRectF(1, 2, self.width() - 2, self.height() - em(self, 0.9) - 3)

    def bar_rect(self, number: int) -> QRectF:
        """Return the full height of a bar's place."""
        area = self._area()
        width = area.width() / max(len(self.counts), 1)
        return QRectF(area.left() + number * width, area.top(), width, area.height())

    def _bar_at(self, x: float) -> int | None:
        if not self.counts:
            return None
        area = self._area()
        number = int((x - area.left()) / (area.width() / len(self.counts)))
        return min(max(number, 0), len(self.counts) - 1)

    # Painting

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        if not self.counts:
            return
        painter = QtGui.QPainter(self)
        palette = self.palette()
        largest = max(*self.counts, 1)
        for number, count in enumerate(self.counts):
            place = self.bar_rect(number)
            if number in self.chosen or number == self._hovered:
                painter.fillRect(place, theme.mix(self._hue(), palette.window().color(), 0.14))
            # A single segment among thousands can still be seen.
            height = max(place.height() * count / largest, 2.0 if count else 0.0)
            filled = QRectF(
                place.left() + _GAP / 2, place.bottom() - height, place.width() - _GAP, height
            )
            strong = not self.chosen or number in self.chosen
            share = 0.75 if strong else 0.3
            painter.fillRect(filled, theme.mix(self._hue(), palette.window().color(), share))
            if number in self.chosen:
                painter.setPen(QtGui.QPen(palette.windowText().color(), 1.5))
                painter.drawLine(place.bottomLeft(), place.bottomRight())
        self._paint_axis(painter)
        if self.hasFocus():
            painter.setPen(QtGui.QPen(palette.color(QtGui.QPalette.ColorRole.Highlight), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.bar_rect(self._current).adjusted(0, -1, 0, 1))

    def _paint_axis(self, painter: QtGui.QPainter) -> None:
        area = self._area()
        painter.setPen(theme.line(self.palette()))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.setFont(scaled_font(self, SMALL))
        painter.setPen(theme.muted(self.palette()))
        height = self.height() - area.bottom() - 1
        box = QRectF(area.left(), area.bottom() + 1, area.width(), height)
        side = Qt.AlignmentFlag
        for text, where in (
            (format_number(0), side.AlignLeft),
            (sentence_bleu_title(), side.AlignHCenter),
            (format_number(100), side.AlignRight),
        ):
            painter.drawText(box, where | side.AlignVCenter, text)

    def _hue(self) -> QtGui.QColor:
        return self.palette().color(QtGui.QPalette.ColorRole.Highlight)

    # Mouse and keyboard

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        number = self._bar_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and number is not None:
            self._current = number
            self.toggle(number)

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        self._hovered = self._bar_at(event.position().x())
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        key = event.key()
        last = len(self.counts) - 1
        steps = {
            Qt.Key.Key_Left: self._current - 1,
            Qt.Key.Key_Right: self._current + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if not self.counts:
            super().keyPressEvent(event)
        elif key in steps:
            self._current = min(max(steps[Qt.Key(key)], 0), last)
            announce(self, self.bar_text(self._current))
            self.update()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.toggle(self._current)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ToolTip
            and isinstance(event, QtGui.QHelpEvent)
            and self.counts
        ):
            number = self._bar_at(event.pos().x())
            assert number is not None
            QToolTip.showText(event.globalPos(), plain_tool_tip(self.bar_text(number)), self)
            return True
        return super().event(event)
