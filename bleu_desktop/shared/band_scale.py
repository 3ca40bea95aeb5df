"""The scale from 0 to 100 with a marker at the score, its interval, and values for comparison.

The values are the seven bands, if they say something about the score, or published scores.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bleu_core.scoring import resampling
from bleu_core.scoring.bands import BANDS, Band, PublishedScore
from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.paragraph import Paragraph
from bleu_desktop.shared.scale_drawing import ScaleDrawing
from bleu_desktop.shared.sizes import SMALL, reading_width
from bleu_desktop.shared.widgets import plain_tool_tip, scaled_font
from bleu_score.i18n import as_sentences, format_score, join_names
from bleu_score.messages.bands import band_name
from bleu_score.messages.meaning import published_text
from bleu_score.messages.metrics import bleu_interval_text


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
        return [box for box, _ in self._drawing().numbered_marks()]

    def bar(self) -> QRectF:
        """Return the place of the bar."""
        line = self.fontMetrics().height()
        return QRectF(1, line * 0.6, self.width() - 2, line * 0.8)

    def _drawing(self) -> ScaleDrawing:
        palette = self.palette()
        ink, ground = palette.windowText().color(), palette.window().color()
        colors = theme.band_colors(palette)
        if not self.isEnabled():
            colors = tuple(theme.mix(color, ground, 0.35) for color in colors)
        bands = [(band.start, band.end) for band in BANDS] if self.shows_bands else []

        def number(text: str, bold: bool) -> Paragraph:
            color = ink if bold else theme.muted(palette)
            return Paragraph(text, scaled_font(self, SMALL, bold=bold), color=color)

        marks = [each.percent for each in self._published]
        return ScaleDrawing(self.bar(), bands, colors, marks, ink, ground, 1.0, number)

    def paintEvent(self, event: QPaintEvent) -> None:
        interval, band = self._interval, self._band
        self._drawing().paint(
            QPainter(self),
            self._percent,
            None if interval is None else (interval.low, interval.high),
            None if band is None else (band.start, band.end),
        )
