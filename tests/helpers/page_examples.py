"""The Python examples of the documentation's pages, as scripts."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = tuple(
    sorted(
        path.relative_to(ROOT).as_posix()
        for pattern in ("*.md", "core/*.md", "docs/**/*.md")
        for path in ROOT.glob(pattern)
        if _BLOCK.search(path.read_text("utf-8"))
    )
)


def script_of(page: str) -> str:
    """Return all examples of a page as one script, in which they have the lines of the page."""
    text = (ROOT / page).read_text("utf-8")
    lines = [""] * text.count("\n")
    for block in _BLOCK.finditer(text):
        first = text.count("\n", 0, block.start(1))
        examples = doctest.DocTestParser().get_examples(block[1])
        sources = [(each.lineno, each.source) for each in examples] or [(0, block[1])]
        for number, source in sources:
            for place, line in enumerate(source.splitlines(), first + number):
                lines[place] = line
    return "\n".join(lines) + "\n"
