"""Grays out a widget whose content is being replaced."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget


class Veil(QWidget):
    """Lies over a widget while it is outdated; mouse and keyboard reach the widget all the same.

    Qt's effects leave noise where a view paints no background of its own.
    """

    def __init__(self, covered: QWidget) -> None:
        super().__init__(covered)
        self._covered = covered
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        covered.installEventFilter(self)

    def cover(self, covers: bool) -> None:
        """Gray the widget out, or show it normally."""
        self.setGeometry(self._covered.rect())
        self.setVisible(covers)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._covered.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        ground = self.palette().window().color()
        ground.setAlphaF(0.6)
        QPainter(self).fillRect(event.rect(), ground)
