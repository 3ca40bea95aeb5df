"""A list to choose from whose text can be longer than the box."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

# The style leaves a pixel free on both sides of the text.
_FREE = 2


class ElidingBox(QComboBox):
    """Shows an ellipsis for a part of a long text; Qt would cut it off in the middle of a letter.

    Parameters
    ----------
    mode
        The part that is left out.
    """

    def __init__(
        self, parent: QWidget, mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight
    ) -> None:
        super().__init__(parent)
        self._mode = mode

    def width_of(self, text: str) -> int:
        """Return the width of the box around a text."""
        metrics = self.fontMetrics()
        content = QSize(metrics.horizontalAdvance(text) + _FREE, metrics.height())
        kind = QStyle.ContentsType.CT_ComboBox
        return self.style().sizeFromContents(kind, self._option(), content, self).width()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter, option = QStylePainter(self), self._option()
        kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        painter.drawComplexControl(kind, option)
        field = self.style().subControlRect(kind, option, part, self)
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, self._mode, field.width() - _FREE
        )
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def _option(self) -> QStyleOptionComboBox:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return option
