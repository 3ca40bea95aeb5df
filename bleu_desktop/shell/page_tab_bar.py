"""The tabs of the pages: flat, the current one underlined, and all of them in sight."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTabBar, QWidget

from bleu_desktop.shared.sizes import space
from bleu_desktop.shared.widgets import em

# Colors come from the palette, so that they follow the theme.
_STYLE = """
QTabBar {{ background: transparent; border: none; }}
QTabBar::tab {{
    background: transparent; border: none; border-bottom: 2px solid transparent;
    padding: {above}px {padding}px; margin: 0;
}}
QTabBar::tab:selected {{ border-bottom-color: palette(highlight); }}
QTabBar::tab:hover:!selected {{ border-bottom-color: palette(mid); }}
QTabBar::tab:disabled {{ color: palette(placeholder-text); }}
"""


# Space beside the text of a tab, in steps of the grid.
_LOOSE, _TIGHT = 1.5, 0.5
# The width, in heights of the font, below which a title says nothing: arrows scroll the tabs then.
_LEAST = 2.5


class PageTabBar(QTabBar):
    """Shows the focus with a frame, which the flat style lacks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDrawBase(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self._padding = 0
        self._widest: int | None = None
        self._set_padding(space(_LOOSE))

    def fit(self, wanted: int, most: int) -> None:
        """Fit the tabs into a width.

        Parameters
        ----------
        wanted
            The width that is free. If the tabs need more, they move together.
        most
            The width that can be made free. If they need even more, the longest titles are elided.
        """
        loose, tight = space(_LOOSE), space(_TIGHT)
        self._set_padding(loose if sum(self._widths(loose)) <= wanted else tight)
        widest = _widest_that_fits(self._widths(self._padding), most)
        if widest is not None:
            widest = max(widest, em(self, _LEAST))
        if widest != self._widest:
            self._widest = widest
            # Qt asks for the sizes again when a text is set.
            self.setTabText(0, self.tabText(0))

    def is_elided(self, index: int) -> bool:
        """Tell whether the end of a title is not shown."""
        return self._widest is not None and self._width(index, self._padding) > self._widest

    def _widths(self, padding: int) -> list[int]:
        shown = filter(self.isTabVisible, range(self.count()))
        return [self._width(index, padding) for index in shown]

    def _width(self, index: int, padding: int) -> int:
        return self.fontMetrics().horizontalAdvance(self.tabText(index)) + 2 * padding

    def _set_padding(self, padding: int) -> None:
        if padding != self._padding:
            self._padding = padding
            self.setStyleSheet(_STYLE.format(padding=padding, above=space(1)))

    def tabSizeHint(self, index: int) -> QSize:  # noqa: N802
        size = super().tabSizeHint(index)
        return size if self._widest is None else size.boundedTo(QSize(self._widest, size.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().accent().color(), 2))
            painter.drawRoundedRect(self.tabRect(self.currentIndex()).adjusted(2, 2, -2, -4), 4, 4)


def _widest_that_fits(widths: Iterable[int], room: int) -> int | None:
    """Return the greatest width of a tab with which all fit; None if they fit as they are."""
    ascending = sorted(widths)
    for place, width in enumerate(ascending):
        share = room // (len(ascending) - place)
        if width > share:
            return share
        room -= width
    return None
