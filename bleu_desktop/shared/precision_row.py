"""The n-gram precisions side by side, and the brevity penalty: everything BLEU is made of."""

from __future__ import annotations

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from bleu_core.scoring.bleu import BleuScore
from bleu_desktop.i18n import translate
from bleu_desktop.shared import theme
from bleu_desktop.shared.copying import copy_table
from bleu_desktop.shared.sizes import SMALL, TEXT, space
from bleu_desktop.shared.table_copier import tell_copied
from bleu_desktop.shared.widgets import draw_focus, scaled_font
from bleu_score.i18n import as_sentences, format_number, with_detail, with_label
from bleu_score.reports.cells import Table
from bleu_score.reports.tables import precisions_table


class Figure:
    """A figure under its label, with a bar and a note.

    Attributes
    ----------
    label, value, note
        Its texts.
    share
        The part of the bar that is filled, from 0 to 1; None for no bar.
    """

    def __init__(self, label: str, value: str, note: str, share: float | None = None) -> None:
        self.label, self.value, self.note, self.share = label, value, note, share

    def __str__(self) -> str:
        """Return it in words."""
        return with_detail(with_label(self.label, self.value), self.note)


class PrecisionRow(QWidget):
    """A figure for each order, then the brevity penalty; Ctrl+C copies them as a table.

    Attributes
    ----------
    figures
        The figures that are shown.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.figures: list[Figure] = []
        self._table: Table | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.copy_action = QtGui.QAction(translate("Copying", "Copy"), self)
        self.copy_action.triggered.connect(self.copy)
        self.addAction(self.copy_action)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def show_score(self, score: BleuScore, reference: int | None = None) -> None:
        """Show the parts of a score, and which of several references counts for the length."""
        self._table = precisions_table(score.precisions)
        of = translate("ScoreView", "{matched} of {total}")
        self.figures = [
            Figure(
                _order_name(precision.order),
                row[-1].text if precision.total else "–",
                of.format(matched=row[1].text, total=row[2].text),
                precision.precision,
            )
            for row, precision in zip(self._table.rows, score.precisions, strict=True)
        ]
        lengths = translate("ScoreView", "Tokens: {count}, reference: {expected}")
        if reference is not None:
            lengths = translate("ScoreView", "Tokens: {count}, reference {number}: {expected}")
        self.figures.append(
            Figure(
                translate("ScoreView", "Brevity penalty"),
                format_number(score.brevity_penalty, 4),
                lengths.format(
                    count=format_number(score.candidate_length),
                    expected=format_number(score.reference_length),
                    number=format_number((reference or 0) + 1),
                ),
            )
        )
        self.setAccessibleName(translate("ScoreView", "N-gram precision"))
        self.setAccessibleDescription(as_sentences([str(figure) for figure in self.figures]))
        self._fit()
        self.update()

    def copy(self) -> None:
        """Put the precisions on the clipboard."""
        if self._table is not None:
            copy_table(self._table)
            tell_copied(self, len(self._table.rows), len(self._table.rows))

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.matches(QtGui.QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(space(40), self.height())

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        boxes = self.boxes()
        self.setFixedHeight(round(boxes[-1].bottom()) if boxes else 0)

    def needed(self, figure: Figure) -> int:
        """Return the width that a figure needs."""
        bold = QtGui.QFontMetrics(scaled_font(self, TEXT, bold=True))
        head = self.fontMetrics().horizontalAdvance(figure.label) + space(1)
        note = QtGui.QFontMetrics(scaled_font(self, SMALL)).horizontalAdvance(figure.note)
        return max(head + bold.horizontalAdvance(figure.value), note)

    def boxes(self) -> list[QRectF]:
        """Return the places of the figures: in one row if they fit, else in columns."""
        gap, count = space(3), len(self.figures)
        height = self.fontMetrics().height() + space(1.75)
        height += QtGui.QFontMetrics(scaled_font(self, SMALL)).height()
        widths: list[float] = [self.needed(figure) for figure in self.figures]
        free = self.width() - sum(widths) - (count - 1) * gap
        columns = count
        if free < 0 and widths:
            columns = max(int((self.width() + gap) // (max(widths) + gap)), 1)
            # As equal in all rows as possible.
            columns = -(-count // -(-count // columns))
            widths = [(self.width() - (columns - 1) * gap) / columns] * count
        else:
            # Bars can be longer; what has none needs no more room.
            drawn = [place for place, each in enumerate(self.figures) if each.share is not None]
            for place in drawn:
                widths[place] += free / len(drawn)
        boxes = []
        for place in range(count):
            row, column = divmod(place, columns)
            left = sum(widths[place - column : place]) + column * gap
            boxes.append(QRectF(left, row * (height + space(1.5)), widths[place], height))
        return boxes

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        for box, figure in zip(self.boxes(), self.figures, strict=True):
            self._paint_figure(painter, box, figure)
        painter.end()
        draw_focus(self)

    def _paint_figure(self, painter: QtGui.QPainter, box: QRectF, figure: Figure) -> None:
        ink = self.palette().color(QtGui.QPalette.ColorRole.WindowText)
        quiet = theme.muted(self.palette())
        line = QRectF(box.left(), box.top(), box.width(), self.fontMetrics().height())
        painter.setFont(self.font())
        painter.setPen(quiet)
        # On base lines: Chinese characters may come from a font that is higher than the line.
        base = line.top() + self.fontMetrics().ascent()
        painter.drawText(QPointF(box.left(), base), figure.label)
        painter.setFont(scaled_font(self, TEXT, bold=True))
        painter.setPen(ink)
        width = painter.fontMetrics().horizontalAdvance(figure.value)
        painter.drawText(QPointF(box.right() - width, base), figure.value)
        bar = QRectF(box.left(), line.bottom() + space(0.5), box.width(), space(0.75))
        if figure.share is not None:
            radius = bar.height() / 2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.line(self.palette()))
            painter.drawRoundedRect(bar, radius, radius)
            if figure.share > 0:
                filled = QRectF(bar)
                filled.setWidth(max(bar.width() * min(figure.share, 1.0), bar.height()))
                painter.setBrush(self.palette().accent())
                painter.drawRoundedRect(filled, radius, radius)
        painter.setFont(scaled_font(self, SMALL))
        painter.setPen(quiet)
        base = bar.bottom() + space(0.5) + painter.fontMetrics().ascent()
        painter.drawText(QPointF(box.left(), base), figure.note)


def _order_name(order: int) -> str:
    if order == 1:
        return translate("ScoreView", "1 token")
    return translate("ScoreView", "{order} tokens").format(order=format_number(order))
