"""The sizes of the window: a grid of 8 pixels, four sizes of text, and the zoom of both."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

GRID = 8
"""A step of the grid, in pixels, where text is not enlarged."""

# The four sizes of text, as multiples of the system's: notes and axes, text, titles, the score.
SMALL = 0.85
TEXT = 1.0
TITLE = 1.25
FIGURE = 3.4

ZOOMS = (80, 90, 100, 110, 125, 150, 175, 200)
"""The sizes of all text that can be chosen, in percent of the system's."""

# The size of text that is shown, and the system's size in points, known from the first change on.
_percent = 100
_system_size = 0.0


def space(steps: float) -> int:
    """Return a length in steps of the grid, in pixels, enlarged as text is.

    Parameters
    ----------
    steps
        Whole steps between things, half ones within one thing.
    """
    return round(steps * GRID * _percent / 100)


def margin() -> int:
    """Return the space to the left and right of the content of a cell."""
    return space(1.5)


def reading_width() -> int:
    """Return the greatest width of texts and scales: longer lines are hard to follow."""
    return space(112)


def row_height(text_height: int) -> int:
    """Return the least height of a row of a table, which fits a line of text of any system."""
    return max(space(3.5), round(text_height * 1.5))


def zoom() -> int:
    """Return the size of text in percent of the system's."""
    return _percent


def set_zoom(percent: int) -> None:
    """Enlarge all text, or make it smaller; widgets made afterwards have lengths to match."""
    global _percent, _system_size
    font = QFont(QApplication.font())
    _system_size = _system_size or font.pointSizeF()
    _percent = percent
    size = _system_size * percent / 100
    if font.pointSizeF() != size:
        font.setPointSizeF(size)
        QApplication.setFont(font)


def next_zoom(step: int) -> int:
    """Return the next larger (`step` 1) or smaller (-1) size of `ZOOMS`, or the last one."""
    place = ZOOMS.index(_percent) + step
    return ZOOMS[min(max(place, 0), len(ZOOMS) - 1)]
