"""OpenDocument texts (ODT): the text of the body, and bilingual tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bleu_core.files.contents import Contents, Format
from bleu_core.files.reading.documents.text_body import TextBody
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.table_elements import GRID_COLUMN_LIMIT
from bleu_core.files.reading.tables import open_document
from bleu_core.files.reading.tables.parts import part_events
from bleu_core.files.reading.xml_events import Element, release
from bleu_core.progress import Progress

_PARAGRAPHS = (f"{open_document.TEXT}p", f"{open_document.TEXT}h")
_TABLE_TAG = f"{open_document.TABLE}table"
_TEXT_BOX = f"{open_document.DRAWING}text-box"
# Containers of paragraphs and tables, and of rows.
_AROUND = {
    *(
        f"{open_document.TEXT}{name}"
        for name in ("list", "list-item", "list-header", "section", "index-body")
    ),
    *(f"{open_document.TEXT}{name}" for name in ("index-title", "numbered-paragraph")),
    *(
        f"{open_document.TEXT}{name}"
        for name in ("table-of-content", "alphabetical-index", "table-index")
    ),
    *(
        f"{open_document.TEXT}{name}"
        for name in ("illustration-index", "object-index", "user-index")
    ),
    f"{open_document.TEXT}bibliography",
}
_AROUND_ROWS = {
    f"{open_document.TABLE}{name}"
    for name in ("table-header-rows", "table-rows", "table-row-group")
}


def read(raw: RawFile) -> Contents:
    """Read a document: a unit for each paragraph with text, and for each cell of a table.

    If a document consists of bilingual tables, the tables come first: see `review_tables`.
    Insertions are text, deletions are not. Text boxes, which hold the captions of pictures, follow
    their paragraph. Notes, comments, headers and footers are left out, as in Word documents.
    """
    open_document.check_package(raw, Format.ODT)
    with raw.errors_of_library(Format.ODT):
        body = _Body(raw.progress)
        for block in _blocks_of_body(raw):
            body.add(block)
        return body.body.contents(raw, Format.ODT)


def _blocks_of_body(raw: RawFile) -> Iterator[Element]:
    """Yield paragraphs and tables; each is freed when the next one is requested."""
    depth, body = 0, -1
    for event, element in part_events(raw, Format.ODT, "content.xml"):
        if event == "start":
            depth += 1
            if element.tag == f"{open_document.OFFICE}text":
                body = depth
        else:
            depth -= 1
            if depth == body:
                yield from _found([element], (*_PARAGRAPHS, _TABLE_TAG), _AROUND)
                release(element)


def _found(
    elements: Iterable[Element], names: tuple[str, ...], around: set[str]
) -> Iterator[Element]:
    """Yield the elements with these names, also those inside containers."""
    for element in elements:
        if element.tag in names:
            yield element
        elif element.tag in around:
            yield from _found(element, names, around)


class _Body:
    """The part of the document read so far, in `body`."""

    def __init__(self, progress: Progress) -> None:
        self.body = TextBody()
        self._progress = progress

    def add(self, block: Element) -> None:
        """Add a paragraph or a table of the body."""
        if block.tag == _TABLE_TAG:
            self._add_table(block)
        else:
            self.body.add_paragraph(_text(block))
            for box in block.iter(_TEXT_BOX):
                for inner in _found(box, (*_PARAGRAPHS, _TABLE_TAG), _AROUND):
                    self.add(inner)

    def _add_table(self, table: Element, *, is_inner: bool = False) -> None:
        """Add a table, and its cells as texts."""
        grid = self.body.start_table(is_inner=is_inner)
        for row in _found(table, (f"{open_document.TABLE}table-row",), _AROUND_ROWS):
            self._progress.check()
            line = self.body.paragraphs + 1
            grid.rows.append((line, self._row(row)))

    def _row(self, row: Element) -> list[str]:
        cells: list[str] = []
        for cell in row:
            repeated = min(
                open_document.count_of(cell, f"{open_document.TABLE}number-columns-repeated"),
                GRID_COLUMN_LIMIT,
            )
            is_covered = cell.tag == f"{open_document.TABLE}covered-table-cell"
            cells += ["" if is_covered else self._cell(cell)] * repeated
        return cells

    def _cell(self, cell: Element) -> str:
        """Add a cell's paragraphs as one text, then those of the tables in it; return the text."""
        blocks = list(_found(cell, (*_PARAGRAPHS, _TABLE_TAG), _AROUND))
        text = self.body.add_cell([_text(block) for block in blocks if block.tag != _TABLE_TAG])
        for block in blocks:
            if block.tag == _TABLE_TAG:
                self._add_table(block, is_inner=True)
        return text


def _text(paragraph: Element) -> str:
    """Return a paragraph's text without white space around it, which only formats the XML."""
    return open_document.paragraph_text(paragraph).strip(" ")
