"""The text of a document and its tables, collected by a reader."""

from __future__ import annotations

from collections.abc import Sequence

from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Contents, Field, Format, UnitTable
from bleu_core.files.reading.documents.review_tables import document_contents
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.table_elements import Grid
from bleu_core.files.reading.tagged_text import cell_of


class TextBody:
    """The part of a document read so far.

    Attributes
    ----------
    paragraphs
        Number of paragraphs, empty ones included.
    grids
        The tables; a table in a cell comes after the outer table.
    """

    def __init__(self) -> None:
        self.paragraphs = 0
        self.grids: list[Grid] = []
        self._tables = 0
        self._texts: list[str] = []
        self._lines: list[int] = []

    def add_text(self, line: int, text: str) -> None:
        """Add a unit that starts with this paragraph, if it has text."""
        if text and not text.isspace():
            self._texts.append(text)
            self._lines.append(line)

    def add_paragraph(self, text: str) -> None:
        """Count a paragraph of the body, and add its text."""
        self.paragraphs += 1
        self.add_text(self.paragraphs, text)

    def add_cell(self, paragraphs: Sequence[str]) -> str:
        """Count the paragraphs of a cell, and add them as one unit; return its text."""
        line = self.paragraphs + 1
        self.paragraphs += len(paragraphs)
        text = "\n".join(paragraphs).strip("\n")
        self.add_text(line, text)
        return text

    def start_table(self, *, is_inner: bool) -> Grid:
        """Add a table, whose rows are still to be added."""
        self._tables += not is_inner
        grid = Grid(self._tables, is_inner)
        self.grids.append(grid)
        return grid

    def table(self, name: str = "") -> UnitTable | None:
        """Return all texts as a table; None if there are none."""
        if not self._texts:
            return None
        cells = list(map(cell_of, self._texts))
        return UnitTable((Field(FieldKind.TEXT, "", cells),), name, lines=self._lines)

    def contents(self, raw: RawFile, file_format: Format) -> Contents:
        """Return the contents of the file."""
        return document_contents(raw, file_format, self.table(), self.grids)
