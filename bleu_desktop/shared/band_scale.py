"""The scale from 0 to 100 with a marker at the score, its interval, and values for comparison.

The values are the seven bands, if they say something about the score, or published scores.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from bleu_core.scoring import resampling
from bleu_core.scoring.bands import BANDS, Band, PublishedScore
from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.score_plot import whiskers
from bleu_desktop.shared.sizes import SMALL, reading_width
from bleu_desktop.shared.widgets import plain_tool_tip, scaled_font
from bleu_score.i18n import as_sentences, format_number, format_score, join_names
from bleu_score.messages.bands import band_name
from bleu_score.messages.meaning import published_text
from bleu_score.messages.metrics import bleu_interval_text

_BORDERS = (*(band.start for band in BANDS), BANDS[-1].end)
_PLAIN_TICKS = (0, 20, 40, 60, 80, 100)


class BandScale(QWidget):
    """The scale, readable without color: borders are labeled, and a marker is at the score."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._percent: float | None = None
        self._band: Band | None = None
        self._interval: resampling.Interval | None = None
        self._published: Sequence[PublishedScore] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaximumWidth(reading_width())

    def show_score(
        self,
        percent: float | None,
        band: Band | None,
        interval: resampling.Interval | None = None,
        published: Sequence[PublishedScore] = (),
    ) -> None:
        """Mark a score.

        Parameters
        ----------
        percent
            The score; None shows the bands alone.
        band
            The band it is in; None shows a plain scale without bands.
        interval
            The score's interval.
        published
            Scores to compare it with.
        """
        self._percent = None if percent is None else min(percent, 100.0)
        self._band = band
        self._interval = interval
        self._published = sorted(published, key=lambda one: one.percent)
        if percent is not None:
            name = translate("BandScale", "BLEU {score} on a scale from 0 to 100").format(
                score=format_score(percent)
            )
            words = [name, *([band_name(band)] if band else [])]
            if interval:
                words.append(bleu_interval_text(interval))
            words += [published_text(each) for each in published]
            self.setAccessibleName(as_sentences(words))
        models = join_names([published_text(each) for each in published])
        self.setToolTip(plain_tool_tip(models) if models else "")
        self.update()

    @property
    def shows_bands(self) -> bool:
        """Whether the scale is divided into bands."""
        return self._percent is None or self._band is not None

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 24, round(line * 2.8))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 12, self.sizeHint().height())

    def published_boxes(self) -> list[QRectF]:
        """Return the boxes of the numbers of published scores, from left to right."""
        boxes: list[QRectF] = []
        for each in self._published:
            box = self._number_box(each.percent, bold=True)
            # Numbers may be close together: move each to the right of the one before.
            if boxes:
                box.moveLeft(max(box.left(), boxes[-1].right() + 4))
            boxes.append(box)
        if boxes and (over := boxes[-1].right() - self.width()) > 0:
            boxes = [box.translated(-over, 0) for box in boxes]
        return boxes

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        bar = self.bar()
        self._paint_bar(painter, bar)
        self._paint_numbers(painter)
        if self._interval is not None:
            self._paint_interval(painter, bar, self._interval)
        if self._percent is not None:
            self._paint_marker(painter, bar)

    def bar(self) -> QRectF:
        """Return the place of the bar."""
        line = self.fontMetrics().height()
        return QRectF(1, line * 0.6, self.width() - 2, line * 0.8)

    def _x(self, bar: QRectF, percent: float) -> float:
        return bar.left() + bar.width() * percent / 100

    def _paint_bar(self, painter: QtGui.QPainter, bar: QRectF) -> None:
        colors = theme.band_colors(self.palette())
        window = self.palette().window().color()
        outline = QtGui.QPainterPath()
        outline.addRoundedRect(bar, bar.height() * 0.3, bar.height() * 0.3)
        painter.save()
        painter.setClipPath(outline)
        if self.shows_bands:
            for band, color in zip(BANDS, colors, strict=True):
                painter.fillRect(self._rect(bar, band), self._dimmed(color))
            painter.setPen(QtGui.QPen(window, 1))
            for border in _BORDERS[1:-1]:
                x = round(self._x(bar, border)) + 0.5
                painter.drawLine(QPointF(x, bar.top()), QPointF(x, bar.bottom()))
        else:
            painter.fillRect(bar, self._dimmed(colors[0]))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # The palest step alone hardly differs from the background.
        painter.setPen(QtGui.QPen(theme.mix(colors[-1], window, 0.7), 1))
        painter.drawPath(outline)
        ink = self.palette().windowText().color()
        painter.setPen(QtGui.QPen(ink, 2))
        for each in self._published:
            x = round(self._x(bar, each.percent))
            painter.drawLine(QPointF(x, bar.top() + 1), QPointF(x, bar.bottom() + 3))
        if self._band is not None:
            painter.drawRect(self._rect(bar, self._band).adjusted(0, -1, 0, 1))

    def _rect(self, bar: QRectF, band: Band) -> QRectF:
        left, right = self._x(bar, band.start), self._x(bar, band.end)
        return QRectF(left, bar.top(), right - left, bar.height())

    def _dimmed(self, color: QtGui.QColor) -> QtGui.QColor:
        if self.isEnabled():
            return color
        return theme.mix(color, self.palette().window().color(), 0.35)

    def _paint_numbers(self, painter: QtGui.QPainter) -> None:
        taken = self.published_boxes()
        painter.setFont(scaled_font(self, SMALL))
        painter.setPen(theme.muted(self.palette()))
        for tick in _BORDERS if self.shows_bands else _PLAIN_TICKS:
            box = self._number_box(tick)
            if not any(box.adjusted(-6, 0, 6, 0).intersects(other) for other in taken):
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, format_number(tick))
        painter.setFont(scaled_font(self, SMALL, bold=True))
        painter.setPen(self.palette().windowText().color())
        for box, each in zip(taken, self._published, strict=True):
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, format_number(each.percent))

    def _number_box(self, percent: float, *, bold: bool = False) -> QRectF:
        """Return the place of a number below the bar, always inside the widget."""
        bar = self.bar()
        metrics = QtGui.QFontMetricsF(scaled_font(self, SMALL, bold=bold))
        width = metrics.horizontalAdvance(format_number(percent)) + 2
        left = min(max(self._x(bar, percent) - width / 2, 0), self.width() - width)
        return QRectF(left, bar.bottom() + 4, width, metrics.height())

    def _paint_interval(
        self, painter: QtGui.QPainter, bar: QRectF, interval: resampling.Interval
    ) -> None:
        # On whole pixels, so that lines are sharp; below the marker's tip.
        low, high = (round(self._x(bar, min(end, 100.0))) for end in (interval.low, interval.high))
        y = round(bar.top() + bar.height() * 0.62)
        arm = bar.height() * 0.24
        path = whiskers(low, high, y, arm)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in (
            # An outline in the background's color, so that it is visible on every band.
            (self.palette().window().color(), 5),
            (self.palette().windowText().color(), 2),
        ):
            painter.setPen(
                QtGui.QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap)
            )
            painter.drawPath(path)

    def _paint_marker(self, painter: QtGui.QPainter, bar: QRectF) -> None:
        assert self._percent is not None
        x = self._x(bar, self._percent)
        ink = self.palette().windowText().color()
        size = bar.height() * 0.42
        tip = QPointF(x, bar.top() + size * 0.35)
        painter.setPen(QtGui.QPen(self.palette().window().color(), 1.5))
        painter.setBrush(ink)
        painter.drawPolygon(
            QtGui.QPolygonF(
                [tip, tip + QPointF(-size, -size * 1.3), tip + QPointF(size, -size * 1.3)]
            )
        )
