"""A frame that shows which list, tree or text has the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_MOVES = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.FocusIn, QEvent.Type.FocusOut)


class FocusFrame(QWidget):
    """Lies over an area while it has the focus: in a list, a row alone may not show it."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        area.installEventFilter(self)
        area.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # While an area is deleted, it is only a widget.
        if event.type() in _MOVES and isinstance(watched, QWidget):
            if isinstance(watched, QAbstractScrollArea):
                self.setVisible(watched.hasFocus())
            else:
                self.setGeometry(watched.geometry())
            self.raise_()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().accent().color(), 2))
        painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
