"""Adds to Qt's PDF what its writer cannot: the language of the text, and an outline."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import dataclass
from typing import BinaryIO


@dataclass(frozen=True)
class Entry:
    """A heading in the outline.

    Attributes
    ----------
    title
        Its text.
    page
        Number of its page, from 0.
    height
        Its height above the foot of the page, in points.
    is_below
        Whether it is below the last entry that is not.
    """

    title: str
    page: int
    height: float
    is_below: bool = False


def write_with_outline(
    content: bytes | bytearray, stream: BinaryIO, entries: Iterable[Entry], language: str
) -> None:
    """Write a PDF with an outline.

    Parameters
    ----------
    content
        A PDF by Qt.
    entries
        The headings, in the order of the text.
    language
        Tag of the language of its words, such as ``zh-Hant``.
    """
    # Imported lazily: few reports are PDFs.
    from pypdf import PdfReader, PdfWriter
    from pypdf.generic import BooleanObject, DictionaryObject, Fit, NameObject, TextStringObject

    reader = PdfReader(io.BytesIO(content))
    writer = PdfWriter(clone_from=reader)
    writer.pdf_header = reader.pdf_header
    writer.root_object[NameObject("/Lang")] = TextStringObject(language)
    # Readers show the title instead of the name of the file.
    writer.root_object[NameObject("/ViewerPreferences")] = DictionaryObject(
        {NameObject("/DisplayDocTitle"): BooleanObject(True)}
    )
    above = None
    for entry in entries:
        item = writer.add_outline_item(
            title=entry.title,
            page_number=entry.page,
            parent=above if entry.is_below else None,
            # Readers keep the size at which they show the page.
            fit=Fit.xyz(left=0, top=entry.height, zoom=0),
            is_open=False,
        )
        above = above if entry.is_below else item
    writer.write(stream)
