"""Documents with source and translation side by side in each paragraph, before they are cleaned up.

Trados Translator's Workbench and Wordfast Classic write ``{0>source<}100{>translation<0}``, the
source as hidden text.
"""

from __future__ import annotations

import re

from bleu_core.corpus.addresses import FieldKind
from bleu_core.corpus.reading.contents import Field, Table, plain_text

_SEGMENT = re.compile(r"\{0>(?P<source>.*?)<\}\d{1,3}\{>(?P<target>.*?)<0\}", re.DOTALL)
# A text about these marks is no such document.
_SHARE = 0.5


def read_segments(texts: Table) -> Table | None:
    """Return the segments of such a document; None if it is another one.

    Text between segments was not translated, and is left out.

    Parameters
    ----------
    texts
        Its paragraphs.
    """
    cells = [plain_text(cell) for cell in texts.fields[0].cells]
    if not any("{0>" in cell for cell in cells):
        return None
    found = [
        (segment, line)
        for cell, line in zip(cells, texts.lines, strict=True)
        for segment in _SEGMENT.finditer(cell)
    ]
    size = sum(segment.end() - segment.start() for segment, _ in found)
    if not found or size < _SHARE * sum(map(len, cells)):
        return None
    return Table(
        (
            Field(FieldKind.SOURCE, "", [segment["source"] for segment, _ in found]),
            Field(FieldKind.TARGET, "", [segment["target"] for segment, _ in found]),
        ),
        "Segments",
        lines=[line for _, line in found],
    )
