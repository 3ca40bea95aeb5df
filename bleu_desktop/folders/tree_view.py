"""The look and the keys of trees of files."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from bleu_desktop.shared.cells import CellDelegate
from bleu_desktop.shared.sizes import TEXT, margin
from bleu_desktop.shared.widgets import draw_focus, em, scaled_font

_MEASURED_ROWS = 100


class _RoomyDelegate(QStyledItemDelegate):
    """Adds space around the text of rows."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        hint = super().sizeHint(option, index)
        return QSize(hint.width() + 8, round(option.fontMetrics.height() * 1.5))


class _SentenceDelegate(CellDelegate):
    """Draws sentences at a distance from the numbers before them, elided at the end."""

    def paint_content(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        box = option.rect.adjusted(margin(), 0, -margin(), 0)
        end = Qt.TextElideMode.ElideRight
        text = option.fontMetrics.elidedText(option.text, end, box.width())
        painter.drawText(box, option.displayAlignment, text)


class TreeView(QTreeView):
    """A tree whose first column takes the width the others leave; one row is current."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setExpandsOnDoubleClick(False)
        self.setItemDelegate(_RoomyDelegate(self))
        self._sentences = _SentenceDelegate(self)
        header = self.header()
        header.setStretchLastSection(False)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(em(self, 3))

    def fit_columns(self, *, equal: bool = False, ends_with_text: bool = False) -> None:
        """Share the width.

        Parameters
        ----------
        equal
            Whether all columns are equally wide; otherwise, those with numbers are narrow.
        ends_with_text
            Whether the last column has sentences, which get all room that names do not need.
        """
        header = self.header()
        if equal:
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            return
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(ends_with_text)
        for column in range(1, header.count()):
            is_text = ends_with_text and column == header.count() - 1
            # PySide takes None here, although its stub says otherwise.
            self.setItemDelegateForColumn(
                column,
                self._sentences if is_text else None,  # type: ignore[arg-type]
            )
        for column in range(1, header.count() - ends_with_text):
            needed = max(self._text_width(column), header.sectionSizeHint(column) + em(self, 0.6))
            header.resizeSection(column, min(needed, em(self, 16)))
        self._fit_names()

    def _fit_names(self) -> None:
        """Give the names the room that is left, or half of it if sentences need room, too."""
        header = self.header()
        has_text = header.stretchLastSection()
        numbers = range(1, header.count() - has_text)
        room = self.viewport().width() - sum(map(header.sectionSize, numbers))
        if has_text:
            room = min(self.sizeHintForColumn(0) + em(self, 1), room // 2)
        header.resizeSection(0, max(room, em(self, 12)))

    def _text_width(self, column: int) -> int:
        """Return the width that the first rows need in a column."""
        metrics, index = QFontMetrics(scaled_font(self, TEXT, bold=True)), self.model().index(0, 0)
        widest = 0
        for _ in range(_MEASURED_ROWS):
            text = index.siblingAtColumn(column).data()
            widest = max(widest, metrics.horizontalAdvance(str(text or "")))
            index = self.indexBelow(index)
            if not index.isValid():
                break
        return widest + em(self, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        header = self.header()
        if header.count() and header.sectionResizeMode(0) is QHeaderView.ResizeMode.Interactive:
            self._fit_names()

    def go_to(self, index: QModelIndex) -> None:
        """Make a row the current one, and show it."""
        if index.isValid() and index.row() >= 0:
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        draw_focus(self)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.viewport().update()
        return super().viewportEvent(event)
