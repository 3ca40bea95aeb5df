"""A segment as a row: its number, its texts with marks, and what it costs; a click opens it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6 import QtGui
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from bleu_desktop.shared import theme
from bleu_desktop.shared.mark_painter import MarkPainter
from bleu_desktop.shared.paragraph import RIGHT, Paragraph
from bleu_desktop.shared.sizes import SMALL, TEXT, space
from bleu_desktop.shared.widgets import draw_focus, plain_tool_tip, scaled_font
from bleu_score.i18n import as_sentences, with_detail, with_label
from bleu_score.marked.parts import Part


@dataclass(frozen=True)
class RowText:
    """A text in a row.

    Attributes
    ----------
    name
        What it is, for those who listen, and for the tool tip.
    parts
        The text with its marks.
    is_quiet
        Whether it is only there to compare the others with.
    label
        The name as it stands before the text, where there are several candidates; may be shortened.
    value
        A figure at the end of its first line.
    """

    name: str
    parts: tuple[Part, ...]
    is_quiet: bool = False
    label: str = ""
    value: str = ""

    def __str__(self) -> str:
        """Return the text itself."""
        return "".join(part.text for part in self.parts if part.is_own)


@dataclass(frozen=True)
class RowContent:
    """The content of a row.

    Attributes
    ----------
    number
        The number of the segment.
    note
        What stands below the number; may be empty.
    value
        A figure at the end of the row.
    texts
        The texts, one below the other.
    facts
        Figures on a line of their own above the texts; may be empty.
    said
        What the marks say, in words; may be empty.
    place
        What its list calls it.
    """

    number: str
    note: str
    value: str
    texts: tuple[RowText, ...]
    facts: str = ""
    said: str = ""
    place: int = -1


class SegmentRow(QAbstractButton):
    """Number, texts and a figure below a hairline.

    Parameters
    ----------
    title
        Its name, such as *Segment 23*.
    font
        For the texts, in the form of their language.
    most_lines
        The most lines of each text; None for all.
    """

    def __init__(
        self,
        title: str,
        content: RowContent,
        font: QtGui.QFont,
        parent: QWidget,
        *,
        most_lines: int | None = 2,
    ) -> None:
        super().__init__(parent)
        self._font = font
        self._most_lines = most_lines
        self._paragraphs: list[Paragraph] = []
        self._facts: Paragraph | None = None
        self.setText(title)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_content(content)

    def show_content(self, content: RowContent) -> None:
        """Show other texts or figures of the segment."""
        self.content = content
        said = [with_label(with_detail(each.name, each.value), str(each)) for each in content.texts]
        said += [content.said] if content.said else []
        name = (self.text(), content.note, content.value, content.facts)
        self.setAccessibleName(as_sentences(filter(None, name)))
        self.setAccessibleDescription(as_sentences(said))
        self.setToolTip(plain_tool_tip("\n".join((self.text(), *said))))
        if self._paragraphs:
            self._lay_out()

    def sizeHint(self) -> QSize:
        return QSize(space(32), self.height())

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def _lay_out(self) -> None:
        """Break the texts into lines, and take the height they need."""
        palette = self.palette()
        ink = MarkPainter.of_window(palette, self.fontMetrics().height())
        quiet = theme.muted(palette)
        self._paragraphs = [
            Paragraph(
                text.parts,
                self._font,
                max(self._room, 1),
                color=quiet if text.is_quiet else None,
                pitch=self._pitch,
                most_lines=self._most_lines,
                ink=ink,
            )
            for text in self.content.texts
        ]
        self._facts = None
        if self.content.facts:
            beside = max(self.width() - self._left, 1)
            self._facts = Paragraph(
                self.content.facts, self.font(), beside, color=quiet, align=RIGHT, pitch=self._pitch
            )
        height = sum(paragraph.height for paragraph in self._paragraphs)
        self.setFixedHeight(round(height) + self._above + space(1))

    @property
    def _above(self) -> int:
        """The space above the texts."""
        return space(1) + (round(self._facts.height) if self._facts else 0)

    @property
    def tallest(self) -> int:
        """The height that it has if each text takes all its lines; 0 if they have no limit."""
        lines = len(self.content.texts) * (self._most_lines or 0)
        return lines and round(lines * self._pitch) + self._above + space(1)

    @property
    def _pitch(self) -> float:
        """The height of a line, with room for marks below it."""
        return round(self.fontMetrics().height() * 1.45)

    @property
    def _left(self) -> int:
        return space(8) + (self._labels and self._labels + space(1.5))

    @property
    def _labels(self) -> int:
        """The width of the names before the texts."""
        metrics = QtGui.QFontMetrics(scaled_font(self, SMALL))
        widest = max(metrics.horizontalAdvance(text.label) for text in self.content.texts)
        return widest and min(widest + 1, self.width() // 5)

    @property
    def _room(self) -> int:
        has_values = self.content.value or any(text.value for text in self.content.texts)
        return self.width() - self._left - (space(9) if has_values else 0)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QtGui.QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        ink = palette.color(QtGui.QPalette.ColorRole.WindowText)
        if self.underMouse():
            painter.fillRect(
                self.rect(), theme.mix(ink, palette.color(QtGui.QPalette.ColorRole.Window), 0.04)
            )
        painter.fillRect(0, 0, self.width(), 1, theme.line(palette))
        top, pitch = space(1), self._pitch
        first = self.rect().adjusted(0, top, 0, 0)
        first.setHeight(round(pitch))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(ink)
        painter.setFont(scaled_font(self, TEXT, bold=True))
        painter.drawText(
            first,
            middle | Qt.AlignmentFlag.AlignLeft,
            # Keys differ at their ends.
            _fitted(painter, self.content.number, Qt.TextElideMode.ElideLeft),
        )
        painter.setFont(self.font())
        painter.setPen(theme.muted(palette))
        painter.drawText(first, middle | Qt.AlignmentFlag.AlignRight, self.content.value)
        painter.setFont(scaled_font(self, SMALL))
        below = first.translated(0, round(pitch))
        painter.drawText(
            below,
            middle | Qt.AlignmentFlag.AlignLeft,
            _fitted(painter, self.content.note, Qt.TextElideMode.ElideMiddle),
        )
        if self._facts is not None:
            self._facts.draw(painter, self._left, top)
        y = float(self._above)
        for text, paragraph in zip(self.content.texts, self._paragraphs, strict=True):
            line = first.translated(0, round(y) - top)
            painter.setPen(theme.muted(palette))
            label = QRect(space(8), line.top(), self._labels, line.height())
            elided = painter.fontMetrics().elidedText(
                text.label, Qt.TextElideMode.ElideMiddle, label.width()
            )
            painter.drawText(label, middle | Qt.AlignmentFlag.AlignLeft, elided)
            painter.setPen(ink)
            painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, text.value)
            paragraph.draw(painter, self._left, y)
            y += paragraph.height
        painter.end()
        draw_focus(self)


def _fitted(painter: QtGui.QPainter, text: str, mode: Qt.TextElideMode) -> str:
    """Return a text that stands beside the segment's, elided where it does not fit."""
    return painter.fontMetrics().elidedText(text, mode, space(8) - 2)
