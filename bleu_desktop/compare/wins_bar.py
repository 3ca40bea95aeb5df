"""A bar with wins, ties and losses."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bleu_desktop.shared import theme
from bleu_score.i18n import format_number


class WinsBar(QWidget):
    """Three parts side by side, each with its number if there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts = (0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_counts(self, wins: int, ties: int, losses: int) -> None:
        """Show the numbers of segments, one for each part."""
        self._counts = (wins, ties, losses)
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 20, round(line * 1.5))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 8, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        total = sum(self._counts)
        if not total:
            return
        painter = QPainter(self)
        palette = self.palette()
        ink, ground = palette.windowText().color(), palette.window().color()
        accent = palette.accent().color()
        colors = (
            (accent, palette.highlightedText().color()),
            (theme.mix(ink, ground, 0.12), ink),
            (theme.mix(ink, ground, 0.62), ground),
        )
        left = 0.0
        done = 0
        for count, (fill, text_color) in zip(self._counts, colors, strict=True):
            done += count
            right = round(self.width() * done / total)
            box = QRectF(left, 0, right - left, self.height())
            painter.fillRect(box, fill)
            if left and count:
                # A line between the parts.
                painter.setPen(QPen(ground, 1))
                painter.drawLine(box.topLeft(), box.bottomLeft())
            text = format_number(count)
            if painter.fontMetrics().horizontalAdvance(text) + 8 <= box.width():
                painter.setPen(text_color)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
            left = right
