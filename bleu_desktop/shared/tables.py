"""Read-only tables whose rows can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QWidget,
)


class ReadingTable(QTableWidget):
    """A read-only table without grid and row numbers; one row is chosen."""

    def __init__(self, columns: int, parent: QWidget | None = None) -> None:
        super().__init__(0, columns, parent)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        # A row is one line high: a wrapped name would lose what comes after its hyphen.
        self.setWordWrap(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)

    def fit_rows(self) -> None:
        """Give the rows room around their text."""
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 1.5))


class NameDelegate(QStyledItemDelegate):
    """Shortens names that do not fit in the part they have in common, not where they differ."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._start = self._end = 0

    def set_names(self, names: Sequence[str]) -> None:
        """Set the names that have to stay distinct."""
        self._start = _shared(names)
        self._end = _shared([name[self._start :][::-1] for name in names])

    def shortened(self, name: str, metrics: QFontMetrics, width: int) -> str:
        """Return a name with as much of the common part as fits a width."""
        if metrics.horizontalAdvance(name) <= width:
            return name
        text = name
        for context in range(max(self._start, self._end), -1, -1):
            start = max(self._start - context, 0)
            end = min(len(name) - self._end + context, len(name))
            text = "…" * (start > 0) + name[start:end] + "…" * (end < len(name))
            if metrics.horizontalAdvance(text) <= width:
                break
        return text

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        own = QStyleOptionViewItem(option)
        self.initStyleOption(own, index)
        style = own.widget.style() if own.widget else QApplication.style()
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, own, own.widget) + 1
        own.text = self.shortened(own.text, own.fontMetrics, own.rect.width() - 2 * margin)
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, own, painter, own.widget)


def _shared(names: Sequence[str]) -> int:
    """Return how many characters all names begin with."""
    # In sorted order, the first and the last name share the shortest beginning.
    pairs = zip(min(names), max(names), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
