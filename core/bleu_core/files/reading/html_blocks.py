"""The blocks of HTML, such as paragraphs, headings, list items or table cells, and its tables.

lxml parses it, and mends errors as browsers do. Only visible text is read, without blocks of code:
no scripts, styles, attributes or deletions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from bleu_core.files.budget import Resource
from bleu_core.files.contents import (
    Cell,
    Format,
    Part,
    Tag,
    make_cell,
)
from bleu_core.files.encodings import Encoding
from bleu_core.files.reading.inline_tags import has_text
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.table_elements import Grid, TableElements
from bleu_core.files.reading.xml_events import Element, line_of

_CHARSET = re.compile(
    rb"""<meta\s[^>]{0,200}?charset\s*=\s*["']?\s*([A-Za-z0-9._:-]{1,40})""", re.IGNORECASE
)
_SPACES = re.compile("[ \t\n\f\r]+")
_TAG_LIMIT = 500

_BLOCKS = frozenset(
    "address article aside audio blockquote body caption center col colgroup dd details dialog dir"
    " div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header"
    " hgroup hr html iframe legend li link main menu meta nav noframes noscript ol optgroup option"
    " p pre search section select summary table tbody td textarea tfoot th thead title tr ul video"
    "".split()
)
# Deleted text and the pronunciation of characters are no text, either.
_NO_TEXT = frozenset(
    "script style template svg math object canvas map datalist del rp rt rtc".split()
)
_HIDING = re.compile(r"(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)\b", re.IGNORECASE)
_OF_TABLES = frozenset("table tr td th".split())
_EMPTY = frozenset("area base br col embed hr img input link meta param source track wbr".split())


class Block(NamedTuple):
    """The text of a block, and the line it starts on."""

    cell: Cell
    line: int


def html_grids(raw: RawFile) -> list[Grid]:
    """Return the tables of HTML, for spreadsheets in this format."""
    text, _ = html_text(raw)
    root = raw.in_background(lambda: parse(raw, text))
    for element in () if root is None else root.iter("tr", "td", "th"):
        # Hidden rows and columns of sheets count, whatever their format.
        element.attrib.pop("style", None)
    tables = TableElements()
    for _ in blocks_of(raw, root, tables):
        pass
    return tables.grids


def html_text(raw: RawFile) -> tuple[str, Encoding]:
    """Return the markup, and its encoding, which it may declare."""
    declared = None if b"\0" in raw.data else _CHARSET.search(raw.data[:4096])
    return raw.text(declared[1].decode("ascii") if declared else None)


def parse(raw: RawFile, text: str) -> Element:
    """Return the root element; None if there is only white space.

    Raises
    ------
    BudgetExceeded, FileMalformed
    """
    from lxml import etree

    # An element, and the text behind it.
    raw.check(Resource.ELEMENTS, 2 * text.count("<"))
    parser = etree.HTMLParser(
        encoding="utf-8", remove_comments=True, remove_pis=True, huge_tree=True
    )
    with raw.errors_of_library(Format.HTML):
        # NUL occurs in no text, and lxml would stop reading at it.
        data = text.replace("\0", "\ufffd").encode("utf-8", "replace")
        root = etree.fromstring(data, parser) if data.strip() else None
    for error in parser.error_log:
        # Other errors are mended, as in browsers; after a fatal error, text is missing.
        if error.level_name == "FATAL":
            raise raw.malformed(Format.HTML, error.line, error.column, detail=error.message)
    return root


def blocks_of(raw: RawFile, root: Element, tables: TableElements) -> Iterator[Block]:
    """Yield the text of each block, which the tables receive too.

    There is no recursion, as blocks can be nested deeply.
    """
    from lxml import etree

    if root is None:
        return
    block = _Block()
    walker = etree.iterwalk(root, events=("start", "end"))
    for number, (event, element) in enumerate(walker):
        if number % 1024 == 0:
            raw.progress.check()
        name = element.tag.lower()
        is_block = name in _BLOCKS
        if is_block:
            for found in block.end():
                tables.add(found.cell)
                yield found
        if name in _OF_TABLES:
            if event == "end":
                tables.end(name)
            else:
                columns, rows = _span(element, "colspan"), _span(element, "rowspan")
                tables.start(name, line_of(element), columns=columns, rows=rows)
        if event == "start":
            if _is_left_out(element, name):
                walker.skip_subtree()
                continue
            if not is_block:
                block.add(_opening(element, name), line_of(element))
            block.add(element.text, line_of(element))
        else:
            if not is_block and name not in _EMPTY and not _is_left_out(element, name):
                block.add(Tag(f"/{name}", f"</{name}>"), 0)
            block.add(element.tail, line_of(element))
    yield from block.end()


def _span(element: Element, name: str) -> int:
    """Return the number of columns or rows of a cell; 1 if the attribute is no number."""
    value = element.get(name, "").strip()
    return int(value) if value.isdecimal() and value.isascii() and len(value) < 6 else 1


def _is_left_out(element: Element, name: str) -> bool:
    if name in _NO_TEXT or (name != "body" and _is_hidden(element)):
        return True
    if name == "pre":
        return element.find(".//code") is not None
    return name in _BLOCKS and element.get("translate") == "no"


def _is_hidden(element: Element) -> bool:
    return element.get("hidden") is not None or _HIDING.search(element.get("style", "")) is not None


def _opening(element: Element, name: str) -> Tag:
    attributes = "".join(f' {key}="{value}"' for key, value in element.attrib.items())
    return Tag(name, f"<{name}{attributes}>"[:_TAG_LIMIT], is_break=name == "br")


class _Block:
    """Collects the parts of a block, with white space as browsers display it."""

    def __init__(self) -> None:
        self._parts: list[Part] = []
        self._line = 0
        self._after_space = True

    def add(self, part: Part | None, line: int) -> None:
        if isinstance(part, Tag):
            self._parts.append(part)
            self._after_space = self._after_space or part.is_break
        elif part:
            text = _SPACES.sub(" ", part)
            if self._after_space:
                text = text.removeprefix(" ")
            if text:
                if not self._line and not text.isspace():
                    self._line = line + part[: len(part) - len(part.lstrip())].count("\n")
                self._parts.append(text)
                self._after_space = text.endswith(" ")

    def end(self) -> Iterator[Block]:
        """Yield the block if it has text, and start the next block."""
        if has_text(self._parts):
            yield Block(make_cell(_trimmed(self._parts)), self._line)
        self._parts = []
        self._line = 0
        self._after_space = True


def _trimmed(parts: list[Part]) -> Iterator[Part]:
    """Yield the parts without spaces at the end or before a line break."""
    is_end = True
    kept: list[Part] = []
    for part in reversed(parts):
        if isinstance(part, Tag):
            is_end = is_end or part.is_break
            kept.append(part)
            continue
        text = part.rstrip(" ") if is_end else part
        if text:
            kept.append(text)
            is_end = False
    yield from reversed(kept)
