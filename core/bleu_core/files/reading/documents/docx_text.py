"""Word documents: the text of the body, and bilingual tables."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from posixpath import dirname, join, normpath

from bleu_core.files.contents import Contents, Format, Part, Tag
from bleu_core.files.reading.documents import own_tables
from bleu_core.files.reading.documents.text_body import TextBody
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.table_elements import GRID_COLUMN_LIMIT
from bleu_core.files.reading.tables.parts import events_of, part_events
from bleu_core.files.reading.tagged_text import TaggedText, joined_text
from bleu_core.files.reading.xml_events import Element, complete, local_name, release
from bleu_core.progress import Progress

# Containers of paragraphs, tables, rows and cells. If there are alternatives for the same content,
# only the first (Choice) counts.
_AROUND = {
    "sdt", "sdtContent", "customXml", "smartTag", "ins", "moveTo", "AlternateContent", "Choice"
}  # fmt: skip
# Elements in a paragraph that are not its text: formatting, deletions, drawings, whose text boxes
# follow the paragraph, and ruby (pronunciation) text.
_ASIDE = {"pPr", "rPr", "sdtPr", "del", "moveFrom", "drawing", "pict", "object", "rt", "Fallback"}
_CHARACTERS = {
    "tab": "\t",
    "ptab": "\t",
    "cr": "\n",
    "noBreakHyphen": "\N{NON-BREAKING HYPHEN}",
    "softHyphen": "\N{SOFT HYPHEN}",
}
# Character styles of tags: of Trados, of its Workbench and Wordfast, of memoQ.
_TAG_STYLES = ("Tag", "tw4winInternal", "mqInternal")
_OWN_TAG_STYLES = (own_tables.TAG_STYLE, own_tables.BREAK_STYLE)
# In our own tags, spaces and hyphens are those where no line is broken.
_BREAKABLE = str.maketrans("\N{NO-BREAK SPACE}\N{NON-BREAKING HYPHEN}", " -")
_TAG = re.compile(r"<[^<>]*>|\{[^{}]*[}\]>]|\[[^\[\]]*[\]}]")
# Levels of styles that are based on each other; Word itself allows fewer.
_STYLE_DEPTH = 20
_OFF = ("0", "false", "off")


def read(raw: RawFile) -> Contents:
    """Read a document: a unit for each paragraph with text, and for each cell of a table.

    If a document consists of bilingual tables, the tables come first: see `review_tables`.
    Insertions are text, deletions and hidden text are not. Text boxes follow their paragraph.
    Notes, headers and footers are left out. Macros are never opened.
    """
    raw.check_archive(Format.DOCX)
    with raw.errors_of_library(Format.DOCX):
        main = _main_part(raw)
        body = _Body(raw.progress, _hiding_styles(raw, join(dirname(main), "styles.xml")))
        for block in _blocks_of_body(raw, main):
            body.add(block)
        return body.finished().contents(raw, Format.DOCX)


def _main_part(raw: RawFile) -> str:
    """Return the name of the part with the main document."""
    for element in complete(part_events(raw, Format.DOCX, "_rels/.rels", "Relationship")):
        if element.get("Type", "").endswith("/officeDocument"):
            return str(normpath(element.get("Target", ""))).lstrip("/")
    return "word/document.xml"


def _hiding_styles(raw: RawFile, name: str) -> set[str]:
    """Return the styles of paragraphs and characters that hide text, by themselves or inherited."""
    data = raw.member(name)
    if data is None or b"vanish" not in data:
        return set()
    hides: dict[str | None, bool] = {}
    bases: dict[str | None, str | None] = {}
    for element in complete(events_of(raw, Format.DOCX, name, data, "style")):
        style = _value(element, "styleId")
        if (vanish := _property(element, "rPr", "vanish")) is not None:
            hides[style] = _is_on(vanish)
        elif (base := _property(element, "basedOn")) is not None:
            bases[style] = _value(base)
    for _ in range(_STYLE_DEPTH):
        hides |= {style: hides[base] for style, base in bases.items() if base in hides}
    return {style for style, is_hiding in hides.items() if style and is_hiding}


def _blocks_of_body(raw: RawFile, name: str) -> Iterator[Element]:
    """Yield paragraphs and tables; each is freed when the next one is requested."""
    depth, body = 0, -1
    for event, element in part_events(raw, Format.DOCX, name):
        if event == "start":
            depth += 1
            if local_name(element) == "body":
                body = depth
        else:
            depth -= 1
            if depth == body:
                yield from _found([element], "p", "tbl")
                release(element)


def _found(elements: Iterable[Element], *names: str) -> Iterator[Element]:
    """Yield the elements with these names, also those inside containers."""
    for element in elements:
        name = local_name(element)
        if name in names:
            yield element
        elif name in _AROUND:
            yield from _found(element, *names)


class _Body:
    """The part of the document read so far."""

    def __init__(self, progress: Progress, hiding: set[str]) -> None:
        self._progress = progress
        self._hiding = hiding
        self._body = TextBody()
        # Text of a paragraph whose end was deleted, so that it continues in the next paragraph.
        self._open = ""

    def finished(self) -> TextBody:
        """Return all text and tables; call this last."""
        self._body.add_text(self._body.paragraphs, self._open)
        return self._body

    def add(self, block: Element) -> None:
        """Add a paragraph or a table of the body."""
        if local_name(block) == "p":
            self._body.add_text(self._body.paragraphs + 1, self._paragraph(block) or "")
            self._add_boxes(block)
        else:
            self._add_table(block)

    def _add_boxes(self, paragraph: Element) -> None:
        """Add the text boxes at a paragraph; what is open continues after them."""
        before = self._open
        for box in _boxes(paragraph):
            self._open = ""
            for block in _found(box, "p", "tbl"):
                self.add(block)
            self._body.add_text(self._body.paragraphs, self._open)
        self._open = before

    def _paragraph(self, paragraph: Element) -> str | None:
        """Return a paragraph's text; None if its end was deleted, so that it is continued."""
        self._body.paragraphs += 1
        is_hidden = self._has_hiding(_property(paragraph, "pPr", "pStyle"))
        pieces = _pieces(paragraph, lambda run: self._hides(run, is_hidden))
        text = joined_text([self._open, *pieces])
        is_open = _property(paragraph, "pPr", "rPr", "del") is not None
        self._open = text if is_open else ""
        return None if is_open else text

    def _hides(self, run: Element, is_hidden: bool) -> bool:
        """Tell whether a run is hidden; in a hidden paragraph a hiding style shows it again."""
        if (vanish := _property(run, "rPr", "vanish")) is not None:
            return _is_on(vanish)
        return is_hidden != self._has_hiding(_property(run, "rPr", "rStyle"))

    def _has_hiding(self, style: Element | None) -> bool:
        return style is not None and _value(style) in self._hiding

    def _add_table(self, table: Element, *, is_inner: bool = False) -> None:
        """Add a table, and its cells as texts."""
        grid = self._body.start_table(is_inner=is_inner)
        for row in _found(table, "tr"):
            self._progress.check()
            if not any(_is_on(_property(row, "trPr", name)) for name in ("del", "hidden")):
                line = self._body.paragraphs + 1
                if not grid.rows:
                    grid.roles = [*map(_role_of_column, _found(row, "tc"))]
                grid.rows.append((line, self._row(row)))

    def _row(self, row: Element) -> list[str]:
        cells = [""] * _columns(_property(row, "trPr", "gridBefore"))
        for cell in _found(row, "tc"):
            cells.append(self._cell(cell))
            cells += [""] * (_columns(_property(cell, "tcPr", "gridSpan")) - 1)
        return cells

    def _cell(self, cell: Element) -> str:
        """Add a cell's paragraphs as one text, then those of the tables in it; return the text."""
        line = self._body.paragraphs + 1
        blocks = list(_found(cell, "p", "tbl"))
        paragraphs = [self._paragraph(block) for block in blocks if local_name(block) == "p"]
        paragraphs.append(self._open or None)
        self._open = ""
        text = _as_one([text for text in paragraphs if text is not None])
        if _is_no_cell(cell):
            text = ""
        self._body.add_text(line, text)
        for block in blocks:
            if local_name(block) == "tbl":
                self._add_table(block, is_inner=True)
            else:
                self._add_boxes(block)
        return text


def _boxes(paragraph: Element) -> Iterator[Element]:
    """Yield the text boxes at a paragraph, without those in others and deleted ones."""
    for box in paragraph.iter("{*}txbxContent"):
        around = takewhile(lambda one: one is not paragraph, box.iterancestors())
        if not any(map(_hides_boxes, around)):
            yield box


def _hides_boxes(element: Element) -> bool:
    """Tell whether text boxes within an element do not count: another way has them."""
    name = local_name(element)
    if name == "r":
        return _is_on(_property(element, "rPr", "vanish"))
    if name in ("Choice", "Fallback"):
        earlier = element.itersiblings(preceding=True)
        return any(one.find(".//{*}txbxContent") is not None for one in earlier)
    return name in ("txbxContent", "del", "moveFrom")


def _as_one(texts: list[str]) -> str:
    """Return the paragraphs of a cell as one text, without empty ones around it."""
    if not any(isinstance(text, TaggedText) for text in texts):
        return "\n".join(texts).strip("\n")
    filled = [number for number, text in enumerate(texts) if text or isinstance(text, TaggedText)]
    lines = texts[filled[0] : filled[-1] + 1]
    return joined_text([lines[0], *(part for line in lines[1:] for part in ("\n", line))])


def _pieces(element: Element, hides: Callable[[Element], bool] = lambda _: False) -> Iterator[Part]:
    """Yield the text within an element, and the tags that CAT tools mark by a style."""
    for child in element:
        name = local_name(child)
        if name == "r" and hides(child):
            continue
        if name == "r" and (tags := _tags(child)):
            yield from tags
        elif name == "t":
            yield child.text or ""
        elif name in _CHARACTERS:
            yield _CHARACTERS[name]
        elif name == "br":
            # Other types are page and column breaks.
            if _value(child, "type") in (None, "textWrapping"):
                yield "\n"
        elif name not in _ASIDE:
            yield from _pieces(child, hides)


def _tags(run: Element) -> list[Tag]:
    """Return the tags that a run consists of; none if it is text."""
    style = _property(run, "rPr", "rStyle")
    name = None if style is None else _value(style)
    if name not in (*_TAG_STYLES, *_OWN_TAG_STYLES):
        return []
    text = str(joined_text(piece for child in run for piece in _pieces([child])))
    is_own, is_break = name in _OWN_TAG_STYLES, name == own_tables.BREAK_STYLE
    if is_own:
        text = text.translate(_BREAKABLE)
    found = [match[0] for match in _TAG.finditer(text)]
    if sum(map(len, found)) != len(text):
        # Our own tags can have any text.
        found = [text] if is_own else []
    return [Tag(tag, tag, is_break) for tag in found]


def _property(element: Element, *names: str) -> Element | None:
    """Follow a path of child names, always to the first child of that name."""
    for name in names:
        element = next((child for child in element if local_name(child) == name), None)
        if element is None:
            return None
    return element


def _is_on(switch: Element | None) -> bool:
    return switch is not None and _value(switch) not in _OFF


def _value(element: Element, name: str = "val") -> str | None:
    """Return an attribute in either of the two namespaces that Word uses."""
    for attribute, value in element.attrib.items():
        if attribute.rpartition("}")[2] == name:
            return str(value)
    return None


def _role_of_column(heading: Element) -> own_tables.ColumnRole | None:
    """Return the content of the column with this heading, if its style tells."""
    paragraphs = _found(heading, "p")
    styles = (_property(paragraph, "pPr", "pStyle") for paragraph in paragraphs)
    return next((own_tables.role_of(_value(style)) for style in styles if style is not None), None)


def _columns(element: Element | None) -> int:
    """Return the number of columns that a property spans."""
    return 0 if element is None else min(int(_value(element) or 0), GRID_COLUMN_LIMIT)


def _is_no_cell(cell: Element) -> bool:
    """Tell whether a cell is deleted, or merged with the cell above or before it."""
    merges = (_property(cell, "tcPr", name) for name in ("vMerge", "hMerge"))
    is_continued = any(merge is not None and _value(merge) != "restart" for merge in merges)
    return is_continued or _property(cell, "tcPr", "cellDel") is not None
