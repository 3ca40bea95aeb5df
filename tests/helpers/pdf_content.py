"""Content of the PDF files of reports, as other programs read it."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

import pytest
from pypdf import PdfReader


class OutlineItem(NamedTuple):
    """An item of an outline: its level from 0, its title, its page from 0, its height there."""

    level: int
    title: str
    page: int
    height: float


def reader_of(content: bytes) -> PdfReader:
    """Return a reader of a file, which refuses what the format does not allow."""
    return PdfReader(io.BytesIO(content), strict=True)


def page_count(content: bytes) -> int:
    """Return the number of pages."""
    return len(reader_of(content).pages)


def page_sizes(content: bytes) -> set[tuple[float, float]]:
    """Return the sizes of the pages, in points."""
    boxes = [page.mediabox for page in reader_of(content).pages]
    return {(float(box.width), float(box.height)) for box in boxes}


def title_of(content: bytes) -> str | None:
    """Return the title in the properties."""
    found = reader_of(content).metadata
    return found and found.title


def language_of(content: bytes) -> str:
    """Return the tag of the language that a screen reader speaks."""
    return str(reader_of(content).root_object["/Lang"])


def outline_of(content: bytes) -> list[OutlineItem]:
    """Return the outline."""
    reader = reader_of(content)

    def read(items: list[object], level: int) -> list[OutlineItem]:
        found = []
        for item in items:
            if isinstance(item, list):
                found += read(item, level + 1)
                continue
            page = reader.get_destination_page_number(item)
            assert page is not None
            found.append(OutlineItem(level, item.title, page, float(item.top)))
        return found

    return read(reader.outline, 0)


def letters_of_pages(content: bytes) -> list[str]:
    """Return the text of each page without spaces, which PDF does not keep."""
    return ["".join(page.extract_text().split()) for page in reader_of(content).pages]


def embedded_fonts(content: bytes) -> set[str]:
    """Return the names of the fonts that the file embeds."""
    descriptors = re.findall(rb"/FontName /\w+\+([^\n]+)\n(?:[^<>]*\n)*?/FontFile2", content)
    return {name.decode() for name in descriptors}


def letters(content: bytes) -> set[str]:
    """Return the characters that a reader finds in the text."""
    found: set[str] = set()
    for names in re.findall(rb"begincmap.*?endcmap", content, re.DOTALL):
        for codes in re.findall(rb"\[((?:<[0-9A-F]{4}> ?)+)\]", names):
            found.update(chr(int(code, 16)) for code in re.findall(rb"<([0-9A-F]{4})>", codes))
    return found - {"\0"}


def text_of(content: bytes) -> str:
    """Return the text as another program reads it; skip the test without this program."""
    program = shutil.which("pdftotext")
    if program is None:
        pytest.skip("pdftotext (poppler-utils) is not installed")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.pdf"
        path.write_bytes(content)
        done = subprocess.run(
            [program, "-layout", path, "-"], capture_output=True, check=True, timeout=60
        )
    return done.stdout.decode()
