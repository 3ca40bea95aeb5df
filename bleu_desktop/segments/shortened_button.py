"""A button with a shorter name for little room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget


class ShortenedButton(QToolButton):
    """A tool button that shows a shorter text where its text does not fit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = "", ""
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_texts(self, text: str, short: str) -> None:
        """Show a text, or a shorter one where it does not fit."""
        self._texts = text, short
        self.setAccessibleName(text)
        self.updateGeometry()
        self._choose()

    def _size_with(self, text: str) -> QSize:
        hint = super().sizeHint()
        # The hint is that of the present text, which Qt measures in this way.
        shown, wanted = (
            self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, each).width()
            for each in (self.text(), text)
        )
        return QSize(hint.width() + wanted - shown, hint.height())

    def sizeHint(self) -> QSize:
        return self._size_with(self._texts[0])

    def minimumSizeHint(self) -> QSize:
        return self._size_with(self._texts[1])

    def _choose(self) -> None:
        text, short = self._texts
        self.setText(text if self.width() >= self.sizeHint().width() else short)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose()
