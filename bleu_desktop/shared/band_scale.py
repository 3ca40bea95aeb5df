"""The scale from 0 to 100 with its seven bands, a marker at the score, and its interval."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from bleu_core.bands import BANDS, Band
from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.widgets import scaled_font
from bleu_score.i18n import format_number, format_score
from bleu_score.messages.bands import band_name
from bleu_score.messages.metrics import interval_bands_text

if TYPE_CHECKING:
    from bleu_core.scoring.resampling import Interval

_BORDERS = (*(band.start for band in BANDS), BANDS[-1].end)


class BandScale(QWidget):
    """Readable without color: borders are labeled, and the marker carries the score."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._percent: float | None = None
        self._band: Band | None = None
        self._interval: Interval | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_score(
        self, percent: float | None, band: Band | None, interval: Interval | None = None
    ) -> None:
        """Mark a score and its interval; None shows the scale alone."""
        self._percent = None if percent is None else min(percent, 100.0)
        self._band = band
        self._interval = interval
        if percent is not None:
            name = translate("BandScale", "BLEU {score} on a scale from 0 to 100").format(
                score=format_score(percent)
            )
            words = [name, *([band_name(band)] if band else [])]
            words += [interval_bands_text(interval)] if interval else []
            self.setAccessibleName(". ".join(words))
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 24, round(line * 3.9))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 12, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self.fontMetrics().height()
        # Room for half of the outermost numbers.
        margin = self.fontMetrics().horizontalAdvance("100") / 2 + 2
        bar = QRectF(margin, line * 1.6, self.width() - 2 * margin, line * 0.95)
        self._paint_bar(painter, bar)
        self._paint_borders(painter, bar)
        if self._interval is not None:
            self._paint_interval(painter, bar, self._interval)
        if self._percent is not None:
            self._paint_marker(painter, bar)

    def _x(self, bar: QRectF, percent: float) -> float:
        return bar.left() + bar.width() * percent / 100

    def _paint_bar(self, painter: QPainter, bar: QRectF) -> None:
        gradient = QLinearGradient(bar.topLeft(), bar.topRight())
        for band, name in zip(BANDS, theme.BAND_COLORS, strict=True):
            color = QColor(name)
            if not self.isEnabled():
                color = theme.mix(color, self.palette().window().color(), 0.35)
            gradient.setColorAt((band.start + band.end) / 200, color)
        path = QPainterPath()
        path.addRoundedRect(bar, bar.height() * 0.3, bar.height() * 0.3)
        painter.fillPath(path, gradient)
        painter.setPen(QPen(QColor(0, 0, 0, 70), 1))
        for border in _BORDERS[1:-1]:
            x = round(self._x(bar, border)) + 0.5
            painter.drawLine(QPointF(x, bar.top()), QPointF(x, bar.bottom()))
        if self._band is not None:
            left, right = self._x(bar, self._band.start), self._x(bar, self._band.end)
            painter.setPen(QPen(self.palette().windowText().color(), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(left, bar.top() - 1, right - left, bar.height() + 2))

    def _paint_borders(self, painter: QPainter, bar: QRectF) -> None:
        painter.setFont(scaled_font(self, 0.9))
        painter.setPen(theme.muted(self.palette()))
        height = painter.fontMetrics().height()
        for border in _BORDERS:
            x = self._x(bar, border)
            box = QRectF(x - 40, bar.bottom() + 4, 80, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, format_number(border))

    def _paint_interval(self, painter: QPainter, bar: QRectF, interval: Interval) -> None:
        # On whole pixels, so that lines are sharp; below the marker's tip.
        low, high = (round(self._x(bar, min(end, 100.0))) for end in (interval.low, interval.high))
        y = round(bar.top() + bar.height() * 0.62)
        arm = bar.height() * 0.24
        path = QPainterPath(QPointF(low, y - arm))
        path.lineTo(low, y + arm)
        path.moveTo(low, y)
        path.lineTo(high, y)
        path.moveTo(high, y - arm)
        path.lineTo(high, y + arm)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in (
            # An outline in the background's color, so that it is visible on every band.
            (self.palette().window().color(), 5),
            (self.palette().windowText().color(), 2),
        ):
            painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
            painter.drawPath(path)

    def _paint_marker(self, painter: QPainter, bar: QRectF) -> None:
        assert self._percent is not None
        x = self._x(bar, self._percent)
        ink = self.palette().windowText().color()
        size = bar.height() * 0.42
        tip = QPointF(x, bar.top() + size * 0.35)
        painter.setPen(QPen(self.palette().window().color(), 1.5))
        painter.setBrush(ink)
        painter.drawPolygon(
            QPolygonF([tip, tip + QPointF(-size, -size * 1.3), tip + QPointF(size, -size * 1.3)])
        )
        painter.setFont(scaled_font(self, 1.0, bold=True))
        painter.setPen(ink)
        text = format_score(self._percent)
        width = painter.fontMetrics().horizontalAdvance(text) + 4.0
        left = min(max(x - width / 2, 0), self.width() - width)
        bottom = tip.y() - size * 1.3
        box = QRectF(left, 0, width, bottom)
        painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, text)
