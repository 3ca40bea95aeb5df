"""The drawings of a report: the scale, intervals on an axis, and distributions of segments.

All of them are readable without color.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bleu_desktop.report import print_style
from bleu_desktop.report.paper import DOTS
from bleu_desktop.report.pieces import Piece
from bleu_desktop.report.print_style import HAIRLINE, INK, MUTED, PAPER, RULE
from bleu_desktop.report.typesetter import Typesetter
from bleu_desktop.shared import theme
from bleu_desktop.shared.paragraph import Paragraph
from bleu_desktop.shared.scale_drawing import ScaleDrawing, draw_outlined
from bleu_desktop.shared.score_plot import whiskers
from bleu_score.i18n import format_number
from bleu_score.reports.cells import Cell
from bleu_score.reports.model import BarPart, Distribution, Scale, ScoreAxis

_THIN = 0.6 * DOTS
_BAR_HEIGHT = 62.0 * DOTS
_ROW_HEIGHT = 16.0 * DOTS
_BANDS_HEIGHT = 14.0 * DOTS
# The room for a sample of a color before its text, and between two texts.
_SWATCH, _KEY_GAP = 12.0 * DOTS, 16.0 * DOTS


def scale_piece(
    typesetter: Typesetter, width: float, scale: Scale, *, before: float = 0.0
) -> Piece:
    """Return the scale from 0 to 100 with a marker at the score."""
    cell = scale.score
    percent = float(cell.number or 0.0)
    score = typesetter.own(cell.text, None, bold=True)
    interval = (cell.low, cell.high) if cell.low is not None and cell.high is not None else None
    bands = [(band.start, band.end) for band in scale.bands]
    current = next(((band.start, band.end) for band in scale.bands if band.is_current), None)
    colors = theme.band_colors(print_style.print_palette(), dark=False)
    marks = sorted(mark.percent for mark in scale.marks)

    def number(text: str, bold: bool) -> Paragraph:
        color = INK if bold else MUTED
        return typesetter.own(text, None, print_style.TINY, bold=bold, color=color)

    def drawing(x: float, y: float) -> ScaleDrawing:
        bar = QRectF(x, y + 19 * DOTS, width, 12 * DOTS)
        return ScaleDrawing(bar, bands, colors, marks, INK, PAPER, _THIN, number)

    def paint(painter: QPainter, x: float, y: float) -> None:
        drawn = drawing(x, y)
        drawn.paint(painter, percent, interval, current)
        score.draw(painter, _beside(drawn.x(percent), score, drawn.bar), drawn.top - score.height)

    return Piece(46 * DOTS, paint, before=before)


def band_bar_pieces(
    typesetter: Typesetter, width: float, parts: Sequence[BarPart], *, before: float = 0.0
) -> Iterator[Piece]:
    """Yield a bar of bands, and its legend below it."""
    colors = theme.band_colors(print_style.print_palette(), dark=False)
    fills = [RULE if part.strength is None else colors[part.strength] for part in parts]

    def paint(painter: QPainter, x: float, y: float) -> None:
        for part, fill in zip(parts, fills, strict=True):
            left, right = (x + width * end / 100 for end in (part.start, part.end))
            painter.fillRect(QRectF(left, y, right - left, _BANDS_HEIGHT), fill)
            if part.start:
                painter.setPen(QPen(PAPER, 0.6 * DOTS))
                painter.drawLine(QPointF(left, y), QPointF(left, y + _BANDS_HEIGHT))

    yield Piece(_BANDS_HEIGHT, paint, before=before, keeps=True)
    lines: list[list[tuple[float, Paragraph, QColor]]] = [[]]
    x = 0.0
    for part, fill in zip(parts, fills, strict=True):
        text = typesetter.own(part.text, None, print_style.SMALL)
        if x and x + _SWATCH + text.natural_width > width:
            lines.append([])
            x = 0.0
        lines[-1].append((x, text, fill))
        x += _SWATCH + text.natural_width + _KEY_GAP
    for number, line in enumerate(lines):
        yield _key_line(line, keeps=number < len(lines) - 1)


def _key_line(line: Sequence[tuple[float, Paragraph, QColor]], *, keeps: bool) -> Piece:
    """Return a line of texts, each behind a sample of its color."""
    height = max((text.height for _, text, _ in line), default=0.0)
    size = height * 0.6

    def paint(painter: QPainter, x: float, y: float) -> None:
        for left, text, fill in line:
            painter.fillRect(QRectF(x + left, y + (height - size) / 2, size, size), fill)
            text.draw(painter, x + left + _SWATCH, y)

    return Piece(height, paint, before=4 * DOTS, keeps=keeps)


def axis_pieces(
    typesetter: Typesetter, width: float, axis: ScoreAxis, *, before: float = 0.0
) -> Iterator[Piece]:
    """Yield the candidates' scores and intervals below each other on one axis."""
    names = [typesetter.one_line(row.name, width * 0.3) for row in axis.rows]
    scores = [typesetter.own(row.score.text, None, bold=row.score.is_strong) for row in axis.rows]
    gap = 12 * DOTS
    name_width = max(name.natural_width for name in names)
    score_width = max(score.natural_width for score in scores)
    plot_left = name_width + gap
    plot_width = width - plot_left - gap - score_width
    ticks = [
        (value, typesetter.own(text, None, print_style.TINY, color=MUTED))
        for value, text in axis.ticks
    ]

    def place(left: float, value: float) -> float:
        span = (axis.end - axis.start) or 1.0
        share = (value - axis.start) / span
        return left + plot_width * min(max(share, 0.0), 1.0)

    def row_piece(number: int) -> Piece:
        row, name, score = axis.rows[number], names[number], scores[number]
        height = max(_ROW_HEIGHT, name.height + 4 * DOTS)

        def paint(painter: QPainter, x: float, y: float) -> None:
            middle = y + height / 2
            left = x + plot_left
            painter.setPen(QPen(HAIRLINE, 0.5 * DOTS))
            for value, _ in ticks:
                at = place(left, value)
                painter.drawLine(QPointF(at, y), QPointF(at, y + height))
            name.draw(painter, x, middle - name.height / 2)
            score.draw(painter, x + width - score.natural_width, middle - score.height / 2)
            cell: Cell = row.score
            if cell.low is not None and cell.high is not None:
                low, high = place(left, cell.low), place(left, cell.high)
                path = whiskers(low, high, middle, 2.6 * DOTS)
                draw_outlined(painter, path, INK, PAPER, _THIN)
            if cell.number is not None:
                painter.setPen(QPen(PAPER, 0.6 * DOTS))
                painter.setBrush(print_style.HUE if cell.is_strong else INK)
                spot = QPointF(place(left, float(cell.number)), middle)
                painter.drawEllipse(spot, 2.6 * DOTS, 2.6 * DOTS)
                painter.setBrush(Qt.BrushStyle.NoBrush)

        return Piece(height, paint, keeps=True)

    def paint_ticks(painter: QPainter, x: float, y: float) -> None:
        left = x + plot_left
        painter.setPen(QPen(RULE, 0.6 * DOTS))
        painter.drawLine(QPointF(left, y), QPointF(left + plot_width, y))
        box = QRectF(left - 10 * DOTS, y, plot_width + 20 * DOTS, 0)
        for value, text in ticks:
            text.draw(painter, _beside(place(left, value), text, box), y + 2 * DOTS)

    for number in range(len(axis.rows)):
        piece = row_piece(number)
        yield piece if number else replace(piece, before=before)
    yield Piece(2 * DOTS + (ticks[0][1].height if ticks else 0.0), paint_ticks)


def distribution_piece(
    typesetter: Typesetter, width: float, distribution: Distribution, axis: str
) -> Piece:
    """Return bars that show the number of a candidate's segments in each range of scores.

    Parameters
    ----------
    axis
        The title of the axis: the numbers that the bars count.
    """
    counts = distribution.counts

    def small(text: str) -> Paragraph:
        return typesetter.own(text, None, print_style.TINY, color=MUTED)

    name = typesetter.one_line(distribution.name, width, print_style.SMALL, bold=True)
    numbers = [small(format_number(count)) for count in counts]
    ends = [(end, small(format_number(end))) for end in (0, 20, 40, 60, 80, 100)]
    title = typesetter.own(axis, width, print_style.TINY, color=MUTED)
    line = ends[0][1].height
    top = name.height + line + 3 * DOTS
    each = width / max(len(counts), 1)
    # Numbers are above the bars if all of them fit.
    has_numbers = all(number.natural_width <= each for number in numbers)

    def paint(painter: QPainter, x: float, y: float) -> None:
        name.draw(painter, x, y)
        bottom = y + top + _BAR_HEIGHT
        most = max(*counts, 1)
        for number, (count, text) in enumerate(zip(counts, numbers, strict=True)):
            left = x + number * each
            # A single segment among thousands can still be seen.
            bar = max(_BAR_HEIGHT * count / most, 1.0 * DOTS if count else 0.0)
            box = QRectF(left + 0.6 * DOTS, bottom - bar, each - 1.2 * DOTS, bar)
            painter.fillRect(box, theme.mix(print_style.HUE, PAPER, 0.72))
            if count and has_numbers:
                text.draw(painter, left + (each - text.natural_width) / 2, box.top() - line)
        painter.setPen(QPen(RULE, 0.6 * DOTS))
        painter.drawLine(QPointF(x, bottom), QPointF(x + width, bottom))
        box = QRectF(x, bottom, width, 0)
        for end, text in ends:
            text.draw(painter, _beside(x + width * end / 100, text, box), bottom + 2 * DOTS)
        at = x + (width - title.natural_width) / 2
        title.draw(painter, at, bottom + 2 * DOTS + line)

    return Piece(top + _BAR_HEIGHT + 2 * DOTS + line + title.height, paint)


def beside_each_other(pieces: Sequence[Piece], widths: Sequence[float], *, before: float) -> Piece:
    """Return pieces side by side, in columns of these widths."""

    def paint(painter: QPainter, x: float, y: float) -> None:
        for piece, width in zip(pieces, widths, strict=False):
            piece.paint(painter, x, y)
            x += width

    return Piece(max(piece.height for piece in pieces), paint, before=before)


def _beside(place: float, text: Paragraph, box: QRectF) -> float:
    """Return the left of a text centered at a place, within a box."""
    left = place - text.natural_width / 2
    return min(max(left, box.left()), box.right() - text.natural_width)
