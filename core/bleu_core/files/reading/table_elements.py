"""Tables in documents; those of HTML and Markdown from the start and end of their elements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bleu_core.files.contents import Cell
from bleu_core.files.reading.tagged_text import text_of

GRID_COLUMN_LIMIT = 100
"""Columns a table of a document may have; Word itself allows fewer."""

Row = tuple[int, list[str]]
"""The number of a row's first paragraph, and its cells; only the first of merged cells has text."""


@dataclass
class Grid:
    """A table of a document.

    Attributes
    ----------
    number
        Number of the table in the document, from 1; for a table in a cell, of the outer table.
    is_inner
        Whether it is a table in a cell of another.
    rows
        The rows in order, with all their cells.
    roles
        What its columns hold, if it is a table of this program (`documents.own_tables`).
    """

    number: int
    is_inner: bool = False
    rows: list[Row] = field(default_factory=list)
    roles: Sequence[str | None] = ()


@dataclass
class _OpenTable:
    """A table that has not ended yet.

    Attributes
    ----------
    grid
        Receives the rows at its end.
    rows
        The line of each row, and the texts of its cells.
    cell
        The texts of the open cell; None between cells.
    covered
        By column, the last row that a cell above reaches into.
    """

    grid: Grid
    rows: list[tuple[int, list[list[Cell]]]] = field(default_factory=list)
    cell: list[Cell] | None = None
    covered: dict[int, int] = field(default_factory=dict)

    def start_cell(self, columns: int, rows: int) -> None:
        number, cells = len(self.rows) - 1, self.rows[-1][1]
        while self.covered.get(len(cells), -1) >= number:
            cells.append([])
        self.cell = []
        for index in range(max(min(columns, GRID_COLUMN_LIMIT), 1)):
            self.covered[len(cells)] = number + rows - 1
            cells.append([] if index else self.cell)


class TableElements:
    """Puts texts into the cells of tables, as the elements around them say.

    Attributes
    ----------
    grids
        The tables in order; a table in a cell comes after the outer table.
    """

    def __init__(self) -> None:
        self.grids: list[Grid] = []
        self._open: list[_OpenTable] = []
        self._tables = 0

    def start(self, name: str, line: int = 0, *, columns: int = 1, rows: int = 1) -> None:
        """Start a table, a row on this line, or a cell that spans columns and rows."""
        if name == "table":
            self._tables += not self._open
            self._open.append(_OpenTable(Grid(self._tables, is_inner=bool(self._open))))
            self.grids.append(self._open[-1].grid)
        elif name == "tr" and self._open:
            self._open[-1].rows.append((line, []))
        elif name in ("td", "th") and self._open and self._open[-1].rows:
            self._open[-1].start_cell(columns, rows)

    def end(self, name: str) -> None:
        """End a table or a cell."""
        if name == "table" and self._open:
            table = self._open.pop()
            for line, cells in table.rows:
                table.grid.rows.append((line, list(map(text_of, cells))))
        elif name in ("td", "th") and self._open:
            self._open[-1].cell = None

    def add(self, text: Cell) -> None:
        """Add a text to the open cell, if there is one."""
        if self._open and self._open[-1].cell is not None:
            self._open[-1].cell.append(text)
