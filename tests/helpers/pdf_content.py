"""Content of Qt's PDF files, read without a PDF library."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest


def page_count(content: bytes) -> int:
    """Return the number of pages."""
    return len(re.findall(rb"/Type /Page\b(?!s)", content))


def page_sizes(content: bytes) -> set[tuple[float, float]]:
    """Return the sizes of the pages, in points."""
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)", content)
    return {(float(width), float(height)) for width, height in boxes}


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
