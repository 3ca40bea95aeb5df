"""The bands of similarity as one bar, and their colors."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bleu_desktop.shared import theme
from bleu_score.i18n import format_share

# Space around the number in a part.
_MARGIN = 4


def change_colors(palette: QPalette, strengths: Sequence[int | None]) -> list[QColor]:
    """Return the colors of bands; see `bleu_score.reports.change_tables.band_strengths`."""
    colors = theme.band_colors(palette)
    ink, ground = palette.windowText().color(), palette.window().color()
    apart = theme.mix(ink, ground, 0.16)
    return [apart if strength is None else colors[strength] for strength in strengths]


class BandBar(QWidget):
    """Parts side by side, each with its share if there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: Sequence[int] = ()
        self._strengths: Sequence[int | None] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_counts(self, counts: Sequence[int], strengths: Sequence[int | None]) -> None:
        """Show the number of segments of each band; `strengths` as in `change_colors`."""
        self._counts, self._strengths = counts, strengths
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(line * 20, round(line * 1.7))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 8, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        total = sum(self._counts)
        if not total:
            return
        painter = QPainter(self)
        palette = self.palette()
        ground = palette.window().color()
        done, left = 0, 0
        fills = change_colors(palette, self._strengths)
        for count, fill in zip(self._counts, fills, strict=True):
            done += count
            right = round(self.width() * done / total)
            box = QRectF(left, 0, right - left, self.height())
            painter.fillRect(box, fill)
            if left and count:
                # A line between the parts.
                painter.setPen(QPen(ground, 1))
                painter.drawLine(box.topLeft(), box.bottomLeft())
            text = format_share(count / total, 0)
            if painter.fontMetrics().horizontalAdvance(text) + 2 * _MARGIN <= box.width():
                painter.setPen(_readable(fill))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
            left = right


def _readable(ground: QColor) -> QColor:
    """Return black or white, whichever is easier to read."""
    black, white = QColor("#101114"), QColor("#ffffff")
    return max(black, white, key=lambda ink: theme.contrast(ink, ground))
