"""Writes pieces on the pages of a PDF, with numbers and a footer on each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPainter, QPdfWriter

from bleu_desktop.report import print_style
from bleu_desktop.report.outline import Entry
from bleu_desktop.report.paper import DOTS, Paper, PaperPage
from bleu_desktop.report.pieces import Piece, paginate
from bleu_desktop.report.print_table import rule
from bleu_desktop.report.typesetter import Typesetter
from bleu_desktop.shared.paragraph import RIGHT

_POINTS_PER_INCH = 72
# Space that a reader shows above a heading, in points.
_ABOVE = 10.0


@dataclass(frozen=True)
class Frame:
    """The text on every page, and in the properties of the document.

    Attributes
    ----------
    title
        The title of the document.
    footer
        The text on the left of the footer.
    page_text
        Makes the text of a page number from the number and the total.
    """

    title: str
    footer: str
    page_text: Callable[[int, int], str]


class Outlined(NamedTuple):
    """The written document.

    Attributes
    ----------
    pages
        The number of its pages.
    entries
        Its headings.
    """

    pages: int
    entries: list[Entry]


def write_pages(
    device: QIODevice,
    frame: Frame,
    pieces: Callable[[bool], Iterable[Piece]],
    *,
    paper: Paper,
    typesetter: Typesetter,
    step: Callable[[int, int], None] = lambda done, total: None,
) -> Outlined:
    """Write a PDF; return the number of its pages, and its headings.

    Parameters
    ----------
    pieces
        Makes the pieces: once to count the pages, with the argument True, and once to draw them,
        so that a thousand pages need no more memory than one.
    step
        Receives the number of drawn pages and the total, which is 0 until it is known.
    """
    page = PaperPage.of(paper)
    total = 0
    for _ in paginate(pieces(True), page):
        total += 1
        step(0, 0)
    writer = QPdfWriter(device)
    writer.setResolution(_POINTS_PER_INCH * DOTS)
    writer.setPageLayout(
        QPageLayout(paper.page_size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    )
    writer.setTitle(frame.title)
    writer.setCreator("BLEU Desktop")
    entries: list[Entry] = []
    painter = QPainter(writer)
    try:
        for number, placed in enumerate(paginate(pieces(False), page), 1):
            if number > 1:
                writer.newPage()
            for each in placed:
                each.piece.paint(painter, page.left, each.top)
                if (heading := each.piece.heading) is not None:
                    height = (page.height - each.top) / DOTS + _ABOVE
                    entries.append(Entry(heading.title, number - 1, height, heading.is_below))
            _draw_footer(painter, page, typesetter, frame, frame.page_text(number, total))
            step(number, total)
    finally:
        painter.end()
    return Outlined(total, entries)


def _draw_footer(
    painter: QPainter, page: PaperPage, typesetter: Typesetter, frame: Frame, number: str
) -> None:
    tiny, muted = print_style.TINY, print_style.MUTED
    top = page.height - 44 * DOTS
    rule(painter, page.left, top - 6 * DOTS, page.text_width, print_style.HAIRLINE, 0.5)
    numbers = typesetter.own(number, page.text_width, tiny, color=muted, align=RIGHT)
    room = page.text_width - numbers.natural_width - 12 * DOTS
    typesetter.own(frame.footer, room, tiny, color=muted).draw(painter, page.left, top)
    numbers.draw(painter, page.left, top)
