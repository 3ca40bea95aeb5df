"""A segment with its reference and two translations, which opens when it is clicked."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6 import QtGui
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from bleu_desktop.shared import theme
from bleu_desktop.shared.paragraph import LEFT, Paragraph
from bleu_desktop.shared.sizes import SMALL, TEXT
from bleu_desktop.shared.widgets import plain_tool_tip, scaled_font
from bleu_score.i18n import as_sentences, with_label

_MARGIN = 8


@dataclass(frozen=True)
class Excerpt:
    """The excerpt that a link shows.

    Attributes
    ----------
    title, note
        The segment's number, and its scores.
    lines
        The name of each text, and the text.
    """

    title: str
    note: str
    lines: tuple[tuple[str, str], ...]


class SegmentLink(QAbstractButton):
    """The number of a segment, its scores, and the beginnings of its texts.

    Parameters
    ----------
    excerpt
        The excerpt to show.
    text_font
        The font of the texts, chosen by their language.
    """

    def __init__(self, excerpt: Excerpt, text_font: QtGui.QFont, parent: QWidget) -> None:
        super().__init__(parent)
        self._excerpt = excerpt
        self._text_font = text_font
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        texts = [with_label(name, text) for name, text in excerpt.lines]
        self.setAccessibleName(as_sentences((excerpt.title, excerpt.note)))
        self.setAccessibleDescription("\n".join(texts))
        self.setToolTip(plain_tool_tip("\n".join(texts)))

    def text(self) -> str:
        """Return the title."""
        return self._excerpt.title

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        lines = 1 + len(self._excerpt.lines)
        return QSize(line * 18, lines * round(line * 1.25) + 2 * _MARGIN)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 10, self.sizeHint().height())

    def enterEvent(self, event: QtGui.QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        ink, base = palette.text().color(), palette.base().color()
        active = self.underMouse() or self.isDown()
        frame = palette.highlight().color() if self.hasFocus() else theme.line(palette)
        painter.setPen(QtGui.QPen(frame, 2 if self.hasFocus() else 1))
        painter.setBrush(theme.mix(ink, base, 0.06) if active else base)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        inside = self.rect().adjusted(_MARGIN + 2, _MARGIN, -_MARGIN - 2, -_MARGIN)
        step = round(self.fontMetrics().height() * 1.25)
        first = QRect(inside.left(), inside.top(), inside.width(), step)
        painter.setPen(ink)
        painter.setFont(scaled_font(self, TEXT, bold=True))
        painter.drawText(
            first, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._excerpt.title
        )
        title = painter.fontMetrics().horizontalAdvance(self._excerpt.title)
        painter.setFont(self.font())
        note = self.fontMetrics().elidedText(
            self._excerpt.note, Qt.TextElideMode.ElideRight, first.width() - title - _MARGIN
        )
        painter.drawText(first, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, note)
        self._draw_texts(painter, inside, step)

    def _draw_texts(self, painter: QtGui.QPainter, inside: QRect, step: int) -> None:
        small = scaled_font(self, SMALL)
        painter.setFont(small)
        names = painter.fontMetrics()
        if not self._excerpt.lines:
            return
        widest = max(names.horizontalAdvance(name) for name, _ in self._excerpt.lines) + 2
        # Even if names are long, texts get the larger part.
        width = min(widest, inside.width() // 3)
        for number, (name, text) in enumerate(self._excerpt.lines, 1):
            top = inside.top() + number * step
            painter.setFont(small)
            painter.setPen(theme.muted(self.palette()))
            painter.drawText(
                QRect(inside.left(), top, width, step),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                names.elidedText(name, Qt.TextElideMode.ElideMiddle, width),
            )
            painter.setPen(self.palette().text().color())
            left = inside.left() + width + 12
            room = QRect(left, top, inside.right() - left, step)
            line = Paragraph(
                text, self._text_font, room.width(), align=LEFT, pitch=step, most_lines=1
            )
            line.draw(painter, room.left(), room.top())
