"""The tabs of the pages: flat, the current one underlined."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTabBar, QWidget

# Colors come from the palette, so that they follow the theme.
_STYLE = """
QTabBar {{ background: transparent; border: none; }}
QTabBar::tab {{
    background: transparent; border: none; border-bottom: 2px solid transparent;
    padding: 8px {padding}px; margin: 0;
}}
QTabBar::tab:selected {{ border-bottom-color: palette(highlight); }}
QTabBar::tab:hover:!selected {{ border-bottom-color: palette(mid); }}
QTabBar::tab:disabled {{ color: palette(placeholder-text); }}
"""


# Space beside the text of a tab, in pixels.
_LOOSE, _TIGHT = 12, 6


class PageTabBar(QTabBar):
    """Shows the focus with a frame, which the flat style lacks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setUsesScrollButtons(True)
        self._padding = 0
        self.set_narrow(False)

    def full_width(self) -> int:
        """Return the width of the tabs when they are not moved together."""
        shown = filter(self.isTabVisible, range(self.count()))
        texts = map(self.tabText, shown)
        return sum(self.fontMetrics().horizontalAdvance(text) + 2 * _LOOSE for text in texts)

    def set_narrow(self, narrow: bool) -> None:
        """Move the tabs together, or apart again."""
        padding = _TIGHT if narrow else _LOOSE
        if padding != self._padding:
            self._padding = padding
            self.setStyleSheet(_STYLE.format(padding=padding))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().highlight().color(), 2))
            painter.drawRoundedRect(self.tabRect(self.currentIndex()).adjusted(2, 2, -2, -4), 4, 4)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()
