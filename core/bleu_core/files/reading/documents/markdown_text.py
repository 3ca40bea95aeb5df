"""Markdown: the text of each paragraph, heading, list item and table cell.

markdown-it-py parses it. Code blocks, metadata before the text (front matter), and addresses of
links and pictures are left out. If a file consists of bilingual tables, the tables come first: see
`review_tables`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from bleu_core.files import contents as files_contents
from bleu_core.files.addresses import FieldKind
from bleu_core.files.assumptions import LinesOfProse
from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.encodings import Encoding
from bleu_core.files.reading import plain
from bleu_core.files.reading.documents.review_tables import document_contents
from bleu_core.files.reading.html_blocks import Block, blocks_of, parse
from bleu_core.files.reading.inline_tags import has_text
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.table_elements import TableElements

if TYPE_CHECKING:
    from markdown_it.rules_block import StateBlock
    from markdown_it.rules_core import StateCore

_FRONT_MATTER = re.compile(r"(---|\+\+\+)[ \t]*\n(?:.*\n)*?(?:\1|\.\.\.)[ \t]*(?:\n|$)")
# A bar between cells; others are escaped.
_BAR = re.compile(r"(?<!\\)\|")
# Elements that the library makes of a block, a line break or a sign: it has large objects.
_TOKENS = 4
# Signs that become objects within a block: of emphasis, links, tags, entities and cells.
_SIGNS = "\n*_~[<&\\|"
# Brackets, and what escapes them.
_BRACKET = re.compile(r"\\.|[][]")
_STRUCTURE = {
    "heading_open", "fence", "table_open", "hr", "html_block", "code_block", "blockquote_open",
}  # fmt: skip


# Boxes of tasks and kinds of notes, as on GitHub, and ids of headings.
_AT_START = {
    ("list_item_open", "paragraph_open"): re.compile(r"(\[[ xX]\])\s+"),
    ("blockquote_open", "paragraph_open"): re.compile(
        r"(\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\])(?:\s+|$)"
    ),
}
_HEADING_ID = re.compile(r"(\{\s*#[\w.-]+\s*\})\s*$")


def read(raw: RawFile) -> files_contents.Contents:
    """Read Markdown: a unit for each block of text, or for each line if a file is only lines."""
    text, encoding = raw.text()
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if matter := _FRONT_MATTER.match(text):
        text = "\n" * matter.group().count("\n") + text[matter.end() :]
    raw.check(Resource.ELEMENTS, _TOKENS * sum(map(text.count, _SIGNS)))
    with raw.errors_of_library(files_contents.Format.MARKDOWN):
        tokens = raw.in_background(lambda: _tokens(raw, text))
    if not matter and _is_lines(text, tokens):
        if contents := _rows_between_bars(raw, text, encoding):
            return contents
        found = plain.read(raw)
        tables = [replace(table, assumptions=(LinesOfProse(),)) for table in found.tables]
        return replace(found, tables=tuple(tables))
    return _contents(raw, tokens, encoding)


def _contents(
    raw: RawFile, tokens: Sequence[Any], encoding: Encoding, *, above: int = 0
) -> files_contents.Contents:
    """Return the contents of a file; `above` is the number of lines that it does not have."""
    tables = TableElements()
    blocks = list(_blocks(raw, tokens, tables, above))
    table = files_contents.UnitTable(
        (files_contents.Field(FieldKind.TEXT, "", [block.cell for block in blocks]),),
        lines=[block.line for block in blocks],
    )
    return document_contents(raw, files_contents.Format.MARKDOWN, table, tables.grids, encoding)


def _rows_between_bars(
    raw: RawFile, text: str, encoding: Encoding
) -> files_contents.Contents | None:
    """Return the contents of a bilingual table without the row below its headings, if it is one."""
    widths = {_columns(line) for line in text.strip().split("\n")}
    columns = widths.pop()
    if widths or columns < 2:
        return None
    heading = f"{'| ' * columns}|\n{'|-' * columns}|\n"
    contents = _contents(raw, _tokens(raw, heading + text), encoding, above=2)
    return contents if len(contents.tables[0].fields) > 1 else None


def _columns(line: str) -> int:
    """Return the number of cells of a line that starts and ends with a bar; 0 for other lines."""
    bars = _BAR.findall(line)
    return len(bars) - 1 if line.startswith("|") and line.rstrip().endswith("|") else 0


def _tokens(raw: RawFile, text: str) -> list[Any]:
    from markdown_it import MarkdownIt

    # Deeper blocks are left out silently.
    most = LIMITS[Resource.NESTING]
    parser = MarkdownIt("commonmark", {"maxNesting": most})
    parser.block.ruler.before("code", "budget", partial(_check_blocks, raw))
    parser.core.ruler.before("inline", "nesting", partial(_check_brackets, raw))
    tokens = parser.enable(["table", "strikethrough"]).parse(text)
    for token in tokens:
        if token.level >= most - 1:
            raise raw.exceeded(Resource.NESTING, token.map[0] + 1 if token.map else None)
    return tokens


def _check_blocks(raw: RawFile, state: StateBlock, line: int, end: int, silent: bool) -> bool:
    """Count the blocks so far; a line can be the start of many, in each other.

    This is called where a block may start, as a rule of the library; it never finds a block.

    Raises
    ------
    BudgetExceeded
    """
    raw.check(Resource.ELEMENTS, _TOKENS * len(state.tokens), line + 1)
    return False


def _check_brackets(raw: RawFile, state: StateCore) -> None:
    """Refuse pictures in pictures before they are parsed, which reads each again for all around it.

    Raises
    ------
    BudgetExceeded
    """
    for token in state.tokens:
        # The depth of what is closed within the innermost pair, and within each pair around it.
        within: list[int] = []
        depth = 0
        for bracket in _BRACKET.findall(token.content) if token.type == "inline" else ():
            if bracket == "[":
                within.append(depth)
                depth = 0
            elif bracket == "]" and within:
                depth = max(depth + 1, within.pop())
                line = token.map[0] + 1 if token.map else None
                raw.budget.check(raw.path, Resource.NESTING, depth, line)


def _is_lines(text: str, tokens: Sequence[Any]) -> bool:
    """Tell whether a file has one segment per line: prose that would become one paragraph."""
    has_gaps = any(not line or line.isspace() for line in text.strip().split("\n"))
    if has_gaps or any(token.type in _STRUCTURE for token in tokens):
        return False
    return any(token.type == "inline" and "\n" in token.content for token in tokens)


def _blocks(
    raw: RawFile, tokens: Sequence[Any], tables: TableElements, above: int
) -> Iterator[Block]:
    """Yield the text of each block, which the tables receive too."""
    line = 1
    outer = inside = ""
    for token in raw.progress.watch(tokens):
        if token.nesting == 1:
            outer, inside = inside, token.type
        if token.map:
            line = token.map[0] + 1 - above
        name, _, side = token.type.rpartition("_")
        if side == "open":
            tables.start(name, line)
        elif side == "close":
            tables.end(name)
        if token.type == "html_block":
            for block in blocks_of(raw, parse(raw, token.content), tables):
                yield Block(block.cell, line + max(block.line, 1) - 1)
        elif token.type == "inline":
            around = (outer, inside)
            parts = _without_marks(list(_parts(token.children or ())), around)
            if has_text(parts):
                cell = files_contents.make_cell(parts)
                tables.add(cell)
                yield Block(cell, line)


def _without_marks(
    parts: list[files_contents.Part], around: tuple[str, str]
) -> list[files_contents.Part]:
    """Return parts, with a task's box, a note's kind and a heading's id as tags, not text."""
    if not parts:
        return parts
    first, last = parts[0], parts[-1]
    pattern = _AT_START.get(around)
    if pattern and isinstance(first, str) and (mark := pattern.match(first)):
        # A line break may follow.
        rest = [first[mark.end() :], *parts[1:]]
        while rest and (rest[0] in ("", " ")):
            rest.pop(0)
        return [files_contents.Tag(mark[1], mark[0]), *rest]
    if around[1] == "heading_open" and isinstance(last, str) and (mark := _HEADING_ID.search(last)):
        return [*parts[:-1], last[: mark.start()].rstrip(), files_contents.Tag(mark[1], mark[0])]
    return parts


def _parts(tokens: Sequence[Any]) -> Iterator[files_contents.Part]:
    """Yield the texts and tags of a paragraph or a similar block."""
    links: list[str] = []
    for token in tokens:
        kind, _, side = token.type.rpartition("_")
        match token.type:
            case "text" | "text_special":
                if token.content:
                    yield token.content
            case "code_inline":
                yield from (
                    files_contents.Tag("code", token.markup),
                    token.content,
                    files_contents.Tag("/code", token.markup),
                )
            case "softbreak":
                yield " "
            case "hardbreak":
                yield files_contents.Tag("br", "\n", is_break=True)
            case "html_inline":
                yield _html_tag(token.content)
            case "image":
                yield files_contents.Tag("img", f"![{token.content}]({token.attrGet('src')})")
            case "link_open":
                links.append(f"]({token.attrGet('href')})")
                yield files_contents.Tag("a", "[")
            case "link_close":
                yield files_contents.Tag("/a", links.pop())
            case _:
                yield files_contents.Tag(f"{'/' if side == 'close' else ''}{kind}", token.markup)


def _html_tag(text: str) -> files_contents.Tag:
    found = re.match(r"<(/?[A-Za-z][\w-]*)", text)
    name = found[1].lower() if found else "comment"
    return files_contents.Tag(name, text, is_break=name == "br")
