"""HTML: the text of each block; the tables come first if a page consists of bilingual tables.

See `html_blocks` and `review_tables`.
"""

from __future__ import annotations

import re

from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Contents, Field, Format, UnitTable
from bleu_core.files.errors import FileWrongFormat
from bleu_core.files.reading.documents.review_tables import document_contents
from bleu_core.files.reading.html_blocks import blocks_of, html_text, parse
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.table_elements import TableElements

_MARKUP = re.compile(r"<[A-Za-z!/]")


def read(raw: RawFile) -> Contents:
    """Read HTML: a unit for each block with text."""
    text, encoding = html_text(raw)
    if not _MARKUP.search(text):
        raise FileWrongFormat(raw.path, Format.HTML.value)
    root = raw.in_background(lambda: parse(raw, text))
    tables = TableElements()
    blocks = list(blocks_of(raw, root, tables))
    language = None if root is None else root.get("lang") or root.get("{*}lang")
    table = UnitTable(
        (Field(FieldKind.TEXT, "", [block.cell for block in blocks], language),),
        lines=[block.line for block in blocks],
    )
    return document_contents(raw, Format.HTML, table, tables.grids, encoding)
