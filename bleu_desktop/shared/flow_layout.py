"""A layout that puts widgets in rows, and starts a new row when one is full."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from bleu_desktop.shared.sizes import space


class FlowLayout(QLayout):
    """Arranges its widgets like the words of a paragraph."""

    def __init__(
        self, parent: QWidget | None = None, *widgets: QWidget, spacing: float = 0.5
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(space(spacing))
        for widget in widgets:
            self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Return the height for a width, and move the widgets if asked to."""
        rows: list[list[tuple[QLayoutItem, QRect]]] = []
        x, y, height = rect.x(), rect.y(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint().boundedTo(QSize(max(rect.width(), 1), 10_000))
            if height and x + size.width() > rect.right() + 1:
                x, y, height = rect.x(), y + height + self.spacing(), 0
            if not height:
                rows.append([])
            rows[-1].append((item, QRect(QPoint(x, y), size)))
            x += size.width() + self.spacing()
            height = max(height, size.height())
        for row in rows if move else ():
            # As high as the row, in the middle of which the item puts its widget.
            most = max(place.height() for _, place in row)
            for item, place in row:
                place.setHeight(most)
                item.setGeometry(place)
        return y + height - rect.y()
