"""A list of entries of several lines: findings, and segments with marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QListView, QStyleOptionViewItem, QWidget

from bleu_desktop.shared import theme
from bleu_desktop.shared.cells import CellDelegate, ground, ink, is_selected
from bleu_desktop.shared.icons import draw_icon, text_icon_size
from bleu_desktop.shared.mark_painter import MarkPainter
from bleu_desktop.shared.paragraph import Paragraph
from bleu_desktop.shared.sizes import margin, space
from bleu_desktop.shared.widgets import draw_focus, plain_tool_tip
from bleu_score.marked.parts import Part

Index = QModelIndex | QPersistentModelIndex

ENTRY = Qt.ItemDataRole.UserRole
"""The role of the `Entry`."""
_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True)
class Line:
    """A text of an entry.

    Attributes
    ----------
    text
        Words of the program, or parts of a segment.
    rows
        The most rows it takes.
    is_muted
        Whether it is less important.
    hits
        Start and length of what is marked in a segment.
    """

    text: str | Sequence[Part]
    rows: int = 1
    is_muted: bool = False
    hits: Sequence[tuple[int, int]] = ()


@dataclass(frozen=True)
class Entry:
    """An entry of a list.

    Attributes
    ----------
    lines
        Its texts, below each other.
    name, note
        What a screen reader says; both are in the tool tip.
    icon, number
        One of them stands before the texts: the icon's name, or a number.
    end
        A figure behind the first line.
    warns
        Whether the icon has the color of warnings.
    """

    lines: Sequence[Line]
    name: str
    note: str = ""
    icon: str = ""
    number: str = ""
    end: str = ""
    warns: bool = False


class EntryModel(QAbstractListModel):
    """Entries, each of which is made when it is seen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.count = 0
        self.entry: Callable[[int], Entry] = lambda _: Entry((), "")

    def show(self, count: int, entry: Callable[[int], Entry]) -> None:
        """Show other entries."""
        self.beginResetModel()
        self.count, self.entry = count, entry
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self.count

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        roles = Qt.ItemDataRole
        match role:
            case roles.DisplayRole:
                return self.entry(index.row()).name
            case roles.AccessibleDescriptionRole:
                return self.entry(index.row()).note
            case roles.ToolTipRole:
                entry = self.entry(index.row())
                return plain_tool_tip("\n".join(filter(None, (entry.name, entry.note))))
        return self.entry(index.row()) if role == ENTRY else None


class _EntryDelegate(CellDelegate):
    """Draws the lines of an entry below each other, and a hairline below them."""

    def __init__(self, view: EntryList) -> None:
        super().__init__(view)
        self._view = view

    def paint_content(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: Entry = index.data(ENTRY)
        metrics, box = option.fontMetrics, option.rect
        faint = theme.quiet(ink(option), ground(option))
        painter.setPen(theme.line(option.palette))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        box = box.adjusted(margin(), space(1), -margin(), 0)
        painter.setPen(faint)
        if entry.icon:
            size = text_icon_size(metrics.height())
            warns = entry.warns and not is_selected(option)
            color = QColor(theme.WARNING_COLOR) if warns else faint
            ratio = painter.device().devicePixelRatio()
            painter.drawPixmap(box.topLeft(), draw_icon(entry.icon, size, color, ratio))
        painter.drawText(box.adjusted(0, 0, self._view.lead - box.width(), 0), _RIGHT, entry.number)
        painter.setPen(ink(option))
        painter.drawText(box, _RIGHT, entry.end)
        top = box.top()
        for line, paragraph in self._paragraphs(entry, option):
            painter.setPen(faint if line.is_muted else ink(option))
            paragraph.draw(painter, box.left() + self._view.lead + space(1), top)
            top += round(paragraph.height)

    def _paragraphs(
        self, entry: Entry, option: QStyleOptionViewItem
    ) -> list[tuple[Line, Paragraph]]:
        # The lines do not change when a scroll bar appears.
        bar = self._view.verticalScrollBar().sizeHint().width()
        width = self._view.width() - bar - 2 * margin() - self._view.lead - space(1)
        end = option.fontMetrics.horizontalAdvance(entry.end) + space(1) if entry.end else 0
        pitch = self._view.pitch
        marks = MarkPainter.of_window(option.palette, pitch)
        return [
            (
                line,
                Paragraph(
                    line.text,
                    option.font if isinstance(line.text, str) else self._view.text_font,
                    max(width - end, space(4)),
                    pitch=pitch,
                    most_lines=line.rows,
                    # Hits look the same in a chosen entry.
                    ink=marks if line.hits else None,
                    hits=line.hits,
                ),
            )
            for line in entry.lines
        ]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        entry: Entry = index.data(ENTRY)
        if self._view.uniformItemSizes():
            rows = sum(line.rows for line in entry.lines)
        else:
            rows = sum(len(paragraph) for _, paragraph in self._paragraphs(entry, option))
        return QSize(0, rows * self._view.pitch + 2 * space(1))


class EntryList(QListView):
    """A list of entries, one of which is chosen.

    Parameters
    ----------
    has_texts
        Whether the entries are segments: there may be a million, all equally high.

    Attributes
    ----------
    lead
        The width of what stands before the texts.
    text_font
        The font of segments, chosen by their language.

    Signals
    -------
    chosen
        The number of the entry that was made the current one.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget, *, has_texts: bool = False) -> None:
        super().__init__(parent)
        self.entries = EntryModel(self)
        self.lead = text_icon_size(self.fontMetrics().height())
        self.text_font = QFont(self.font())
        self.setUniformItemSizes(has_texts)
        self.setModel(self.entries)
        self.setItemDelegate(_EntryDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(lambda index: self.chosen.emit(index.row()))

    @property
    def pitch(self) -> int:
        """The height of a row of text."""
        heights = (QFontMetrics(font).height() for font in (self.font(), self.text_font))
        return max(heights)

    def show_entries(self, entries: Sequence[Entry], row: int) -> None:
        """Show entries, one of which is the current one."""
        self.entries.show(len(entries), entries.__getitem__)
        self.setCurrentIndex(self.entries.index(row))

    def show_segments(self, count: int, entry: Callable[[int], Entry], largest: str) -> None:
        """Show segments, from the first one on; `largest` is the widest of their numbers."""
        self.lead = self.fontMetrics().horizontalAdvance(largest)
        self.entries.show(count, entry)
        self.scrollToTop()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_focus(self)
