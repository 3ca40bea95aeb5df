"""The rows and cells of Rich Text Format, which has only rows one after another, no tables."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from bleu_core.files.reading.documents.text_body import TextBody
from bleu_core.files.reading.table_elements import GRID_COLUMN_LIMIT, Grid


@dataclass
class _Row:
    """A row in the making.

    Attributes
    ----------
    line
        Number of its first paragraph.
    cells
        Its texts so far.
    """

    line: int = 0
    cells: list[str] = field(default_factory=list)


class RowReader:
    """Puts text into paragraphs, cells and rows, as the control words say.

    Parameters
    ----------
    body
        Receives the paragraphs and tables.
    """

    def __init__(self, body: TextBody) -> None:
        self._body = body
        self._text: list[str] = []
        self._in_cell = self._in_inner = False
        # Paragraphs of the unfinished cell, and of a cell of a table in it.
        self._paragraphs: dict[bool, list[str]] = {False: [], True: []}
        # Rows and the unfinished row, of the table and of a table in its cells.
        self._grids: dict[bool, Grid | None] = {False: None, True: None}
        self._rows = {False: _Row(), True: _Row()}
        # The right edges of the cells, and the cells that continue a cell of the row above.
        self._edges: list[int] = []
        self._merged: set[int] = set()
        self._edges_of_rows: list[tuple[int, ...]] = []

    def add(self, text: str) -> None:
        """Add text to the paragraph."""
        self._text.append(text)

    def take(self, word: str, value: int | None) -> None:
        """Take a control word about cells or paragraphs."""
        if word == "intbl":
            self._in_cell = value != 0
        elif word == "itap":
            self._in_inner = (value or 0) > 1
        elif word == "pard":
            self._in_cell = self._in_inner = False
        elif word == "trowd":
            self._edges.clear()
            self._merged.clear()
        elif word == "cellx":
            self._edges.append(value or 0)
        elif word in ("clvmrg", "clmrg"):
            self._merged.add(len(self._edges))

    def end_paragraph(self) -> None:
        """End a paragraph of a cell or of the body."""
        text = "".join(self._text)
        self._text.clear()
        if self._in_cell or self._rows[False].cells:
            self._paragraphs[self._in_inner].append(text)
            return
        self._end_table()
        # This text was marked as being in a cell, but no cell followed.
        for paragraphs in self._paragraphs.values():
            for earlier in paragraphs:
                self._body.add_paragraph(earlier)
            paragraphs.clear()
        self._body.add_paragraph(text)

    def end_cell(self, *, is_inner: bool) -> None:
        """End a cell with all its paragraphs."""
        row = self._rows[is_inner]
        row.line = row.line or self._body.paragraphs + 1
        texts = [*self._paragraphs[is_inner], "".join(self._text)]
        self._text.clear()
        self._paragraphs[is_inner].clear()
        if not is_inner and len(row.cells) in self._merged:
            texts = [""]
        row.cells.append(self._body.add_cell(texts))

    def end_row(self, *, is_inner: bool) -> None:
        """End a row with all its cells."""
        row, grid = self._rows[is_inner], self._grids[is_inner]
        self._rows[is_inner] = _Row()
        if not is_inner:
            self._grids[True] = None
        if not row.cells:
            return
        if grid is None:
            grid = self._grids[is_inner] = self._body.start_table(is_inner=is_inner)
            if not is_inner:
                self._edges_of_rows = []
        grid.rows.append((row.line, row.cells))
        if not is_inner:
            self._edges_of_rows.append(tuple(self._edges))

    def end(self) -> None:
        """End the document."""
        if self._text or any(self._paragraphs.values()):
            self._in_cell = False
            self._rows[False].cells.clear()
            self.end_paragraph()
        self._end_table()

    def _end_table(self) -> None:
        """End a table: put the cells of rows with merged cells into their columns."""
        grid = self._grids[False]
        self._grids = {False: None, True: None}
        if grid is None:
            return
        ((usual, _),) = Counter(self._edges_of_rows).most_common(1)
        if len(usual) > GRID_COLUMN_LIMIT or len(set(usual)) < len(usual):
            return
        columns = {edge: index for index, edge in enumerate(usual)}
        for number, ((line, cells), edges) in enumerate(
            zip(grid.rows, self._edges_of_rows, strict=True)
        ):
            if len(edges) == len(cells) < len(usual) and all(edge in columns for edge in edges):
                starts = [0, *(columns[edge] + 1 for edge in edges)]
                cells_at = dict(zip(starts, cells, strict=False))
                grid.rows[number] = line, [cells_at.get(at, "") for at in range(len(usual))]
