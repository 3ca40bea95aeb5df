"""The look and the keys of trees of files."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from bleu_desktop.shared.widgets import draw_focus, em, scaled_font

_MEASURED_ROWS = 100


class _RoomyDelegate(QStyledItemDelegate):
    """Adds space around the text of rows."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        hint = super().sizeHint(option, index)
        return QSize(hint.width() + 8, round(option.fontMetrics.height() * 1.5))


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
        header = self.header()
        header.setStretchLastSection(False)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(em(self, 3))

    def fit_columns(self, *, equal: bool = False) -> None:
        """Share the width: the first column has at least the width that names need."""
        header = self.header()
        count = header.count()
        room = self.viewport().width()
        if equal:
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            return
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        widths = [
            min(
                max(self._text_width(column), header.sectionSizeHint(column) + em(self, 0.6)),
                em(self, 16),
            )
            for column in range(1, count)
        ]
        for column, width in enumerate(widths, 1):
            header.resizeSection(column, width)
        header.resizeSection(0, max(room - sum(widths), em(self, 12)))

    def _text_width(self, column: int) -> int:
        """Return the width that the first rows need in a column."""
        metrics, index = QFontMetrics(scaled_font(self, 1.0, bold=True)), self.model().index(0, 0)
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
            others = sum(header.sectionSize(column) for column in range(1, header.count()))
            header.resizeSection(0, max(self.viewport().width() - others, em(self, 12)))

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
