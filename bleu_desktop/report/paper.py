"""Sizes of paper, and the unit a page is measured in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPageSize

# Dots per point: so many that places can be whole numbers.
DOTS = 10

# The territories of US Letter, from the CLDR; everywhere else, paper is A4.
_LETTER = {"US", "CA", "MX", "BZ", "CL", "CO", "CR", "GT", "NI", "PA", "PH", "PR", "SV", "VE"}


class Paper(Enum):
    """A size of paper."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def page_size(self) -> QPageSize:
        """The size as Qt knows it."""
        sizes = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}
        return QPageSize(sizes[self])

    @property
    def title(self) -> str:
        """Its name, the same in all languages."""
        return {Paper.A4: "A4", Paper.LETTER: "Letter"}[self]


def default_paper() -> Paper:
    """Return the paper of printers where the user lives."""
    territory = QLocale.territoryToCode(QLocale.system().territory())
    return Paper.LETTER if territory in _LETTER else Paper.A4


@dataclass(frozen=True)
class PaperPage:
    """A page: its size and the part of it with text, in dots.

    Attributes
    ----------
    width, height
        The size of the paper.
    left, top, right, bottom
        The area of the text.
    """

    width: float
    height: float
    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def of(cls, paper: Paper) -> PaperPage:
        """Return the page for a size of paper."""
        size = paper.page_size.sizePoints()
        width, height = size.width() * DOTS, size.height() * DOTS
        side = 54 * DOTS
        return cls(width, height, side, 52 * DOTS, width - side, height - 62 * DOTS)

    @property
    def text_width(self) -> float:
        """Width of the text."""
        return self.right - self.left

    @property
    def text_height(self) -> float:
        """Height of the text."""
        return self.bottom - self.top
