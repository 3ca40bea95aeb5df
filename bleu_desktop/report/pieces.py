"""Pages as pieces from top to bottom, none of which is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtGui import QPainter

from bleu_desktop.report.paper import PaperPage
from bleu_desktop.shared.paragraph import Paragraph

Paint = Callable[[QPainter, float, float], None]


@dataclass(frozen=True)
class Heading:
    """A heading that the outline of the document names.

    Attributes
    ----------
    title
        Its text.
    is_below
        Whether it belongs to the heading before it that does not.
    """

    title: str
    is_below: bool = False


@dataclass(frozen=True)
class Piece:
    """A piece of a page, as wide as the text.

    Attributes
    ----------
    height
        The height in dots.
    paint
        Draws it; called with its left and its top.
    before
        Space above, which is left out at the top of a page.
    keeps
        Whether it stays on the page of the next piece, as a heading does.
    repeated
        The piece drawn again above this piece at the top of a page: the head of a table.
    heading
        The heading that begins here.
    """

    height: float
    paint: Paint
    before: float = 0.0
    keeps: bool = False
    repeated: Piece | None = None
    heading: Heading | None = None


@dataclass(frozen=True)
class PlacedPiece:
    """A piece and its top on a page."""

    piece: Piece
    top: float


def paginate(pieces: Iterable[Piece], page: PaperPage) -> Iterator[list[PlacedPiece]]:
    """Yield the pages that hold some pieces.

    Pieces that keep together start a new page if they do not fit on the present one; only those
    higher than a page are parted.
    """
    placed: list[PlacedPiece] = []
    y = page.top
    for group in _groups(pieces):
        whole = _height(group, with_space=bool(placed))
        parted = _height(group, with_space=False) > page.text_height
        if placed and not parted and y + whole > page.bottom:
            yield placed
            placed, y = [], page.top
        for piece in group:
            if placed and y + piece.before + piece.height > page.bottom:
                yield placed
                placed, y = [], page.top
            if not placed and piece.repeated is not None:
                placed.append(PlacedPiece(piece.repeated, y))
                y += piece.repeated.height
            elif placed:
                y += piece.before
            placed.append(PlacedPiece(piece, y))
            y += piece.height
    if placed:
        yield placed


def _groups(pieces: Iterable[Piece]) -> Iterator[list[Piece]]:
    """Yield the pieces that stay together."""
    group: list[Piece] = []
    for piece in pieces:
        group.append(piece)
        if not piece.keeps:
            yield group
            group = []
    if group:
        yield group


def _height(group: list[Piece], *, with_space: bool) -> float:
    first = group[0]
    space = first.before if with_space else 0.0
    head = first.repeated.height if not with_space and first.repeated else 0.0
    return head + space + first.height + sum(piece.before + piece.height for piece in group[1:])


def text_pieces(
    text: Paragraph, *, before: float = 0.0, indent: float = 0.0, keeps: bool = False
) -> Iterator[Piece]:
    """Yield the lines of a text; its first two stay together, and its last two.

    Parameters
    ----------
    keeps
        Whether its end stays with the next piece.
    """
    last = len(text) - 1
    for number in range(len(text)):

        def paint(painter: QPainter, x: float, y: float, number: int = number) -> None:
            text.draw_line(painter, number, x + indent, y)

        yield Piece(
            text.line_height(number),
            paint,
            before=0.0 if number else before,
            keeps=keeps if number == last else number in (0, last - 1),
        )


def headed(pieces: Iterable[Piece], heading: Heading) -> Iterator[Piece]:
    """Yield the pieces under a heading, which begins with the first."""
    for number, piece in enumerate(pieces):
        yield piece if number else replace(piece, heading=heading)


def together(pieces: Iterable[Piece], *, before: float = 0.0, keeps: bool = False) -> Piece:
    """Return pieces as one."""
    parts = list(pieces)
    heights = [
        piece.height + (piece.before if number else 0.0) for number, piece in enumerate(parts)
    ]

    def paint(painter: QPainter, x: float, y: float) -> None:
        for number, piece in enumerate(parts):
            y += piece.before if number else 0.0
            piece.paint(painter, x, y)
            y += piece.height

    return Piece(sum(heights), paint, before=before, keeps=keeps)
