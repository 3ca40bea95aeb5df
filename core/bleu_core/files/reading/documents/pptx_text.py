"""PowerPoint presentations: the text of the slides, in their order, and the speaker notes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from posixpath import basename, dirname, join, normpath

from bleu_core.files.contents import Contents, Format
from bleu_core.files.reading.documents.text_body import TextBody
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.table_elements import GRID_COLUMN_LIMIT
from bleu_core.files.reading.tables.parts import events_of
from bleu_core.files.reading.xml_events import Element, complete, local_name, release

NOTES = "Notes"
"""Name of the table with the speaker notes."""

# Placeholders that PowerPoint fills itself, in slides and in notes.
_FILLED = ("sldNum", "dt", "sldImg")
# Fields in texts that PowerPoint fills itself.
_FIELDS = ("slidenum", "datetime")
_SHAPES = ("sp", "graphicFrame")


def read(raw: RawFile) -> Contents:
    """Read a presentation: a unit for each paragraph with text, and for each cell of a table.

    Slides are read in their order, including hidden slides. The shapes of a slide, including
    SmartArt, are read from back to front, as PowerPoint stores them. If slides consist of bilingual
    tables, the tables come first: see `review_tables`. Speaker notes are a separate text, because
    many presentations are delivered with untranslated notes. Masters, comments, charts, and numbers
    and dates of slides are left out.
    """
    parts = _Parts(raw)
    with raw.errors_of_library(Format.PPTX):
        slides, notes = TextBody(), TextBody()
        for slide in parts.slides():
            _add_slide(parts, slide, slides)
            for relation in parts.relations(slide):
                if relation.kind == "notesSlide":
                    _add_slide(parts, relation.part, notes)
        contents = slides.contents(raw, Format.PPTX)
        table = notes.table(NOTES)
        if table is None:
            return contents
        return replace(contents, tables=(*contents.tables, replace(table, is_hidden=True)))


@dataclass(frozen=True)
class _Relation:
    """A link from one part to another.

    Attributes
    ----------
    name
        Id of the link in the first part.
    kind
        The kind of the other part: ``slide``, ``notesSlide``.
    part
        Name of the other part.
    """

    name: str
    kind: str
    part: str


class _Parts:
    """The parts of a presentation that may have text, unpacked once."""

    def __init__(self, raw: RawFile) -> None:
        self._raw = raw
        pieces: defaultdict[str, list[bytes]] = defaultdict(list)
        for name, piece in raw.unpacked(Format.PPTX):
            if name.lower().endswith((".xml", ".rels")):
                pieces[name].append(piece)
        self._data = {name: b"".join(found) for name, found in pieces.items()}

    def shapes(self, part: str) -> Iterator[Element]:
        """Yield the shapes of a slide; each is freed when the next one is requested."""
        depth = 0
        for event, element in self.events(part):
            if local_name(element) in _SHAPES:
                depth += 1 if event == "start" else -1
                if event == "end" and depth == 0:
                    yield element
                    release(element)

    def events(self, part: str, *elements: str) -> Iterator[tuple[str, Element]]:
        """Yield the XML events of a part."""
        return events_of(self._raw, Format.PPTX, part, self._data.get(part), *elements)

    def relations(self, part: str) -> list[_Relation]:
        """Return the links of a part, in the order of the file."""
        name = f"{dirname(part)}/_rels/{basename(part)}.rels".lstrip("/")
        if name not in self._data:
            return []
        return [
            _Relation(
                element.get("Id", ""),
                element.get("Type", "").rpartition("/")[2],
                normpath(join("/", dirname(part), element.get("Target", ""))).lstrip("/"),
            )
            for element in complete(self.events(name, "Relationship"))
            if element.get("TargetMode") != "External" and element.get("Id")
        ]

    def slides(self) -> Iterator[str]:
        """Yield the names of the slides in the order of the presentation."""
        main = next(
            (one.part for one in self.relations("") if one.kind == "officeDocument"),
            "ppt/presentation.xml",
        )
        parts = {one.name: one.part for one in self.relations(main) if one.kind == "slide"}
        for element in complete(self.events(main, "sldId")):
            if found := parts.get(_link(element, "id")):
                yield found


def _add_slide(parts: _Parts, part: str, body: TextBody) -> None:
    """Add the text of a slide, or of its notes."""
    linked = {one.name: one.part for one in parts.relations(part)}
    for shape in parts.shapes(part):
        if _is_filled(shape) or _is_fallback(shape):
            continue
        for block in _descendants(shape, "txBody", "tbl", "relIds"):
            name = local_name(block)
            if name == "txBody":
                _add_paragraphs(block, body)
            elif name == "tbl":
                _add_table(block, body)
            elif diagram := linked.get(_link(block, "dm")):
                _add_diagram(parts, diagram, body)


def _add_diagram(parts: _Parts, part: str, body: TextBody) -> None:
    """Add the texts of SmartArt, in the order in which they are edited."""
    for element in complete(parts.events(part, "pt")):
        for text in _descendants(element, "t"):
            _add_paragraphs(text, body)


def _add_paragraphs(block: Element, body: TextBody) -> None:
    for paragraph in _children(block, "p"):
        body.add_paragraph("".join(_pieces(paragraph)))


def _add_table(table: Element, body: TextBody) -> None:
    grid = body.start_table(is_inner=False)
    for row in _children(table, "tr"):
        line = body.paragraphs + 1
        cells: list[str] = []
        for cell in _children(row, "tc"):
            texts = [
                "".join(_pieces(paragraph))
                for text in _children(cell, "txBody")
                for paragraph in _children(text, "p")
            ]
            is_merged = "1" in (cell.get("hMerge"), cell.get("vMerge"))
            cells.append("" if is_merged else body.add_cell(texts))
        grid.rows.append((line, cells[:GRID_COLUMN_LIMIT]))


def _pieces(paragraph: Element) -> Iterator[str]:
    """Yield the text of a paragraph: runs, line breaks and fields."""
    for child in paragraph:
        name = local_name(child)
        if name == "br":
            yield "\n"
        elif name == "r" or (name == "fld" and not child.get("type", "").startswith(_FIELDS)):
            for text in _children(child, "t"):
                yield (text.text or "").replace("\v", "\n")
        elif name in ("AlternateContent", "Choice"):
            yield from _pieces(child)


def _descendants(element: Element, *names: str) -> Iterator[Element]:
    """Yield the elements with these names below another; of alternatives, only the first."""
    for child in element:
        name = local_name(child)
        if name in names:
            yield child
        elif name != "Fallback":
            yield from _descendants(child, *names)


def _children(element: Element, name: str) -> Iterable[Element]:
    return (child for child in element if local_name(child) == name)


def _is_filled(shape: Element) -> bool:
    """Tell whether a shape is a placeholder for the number or date of the slide, or its picture."""
    return any(holder.get("type") in _FILLED for holder in _descendants(shape, "ph"))


def _is_fallback(shape: Element) -> bool:
    return any(local_name(around) == "Fallback" for around in shape.iterancestors())


def _link(element: Element, name: str) -> str:
    """Return the id of a relation, an attribute with a namespace."""
    for attribute, value in element.attrib.items():
        space, _, own = attribute.rpartition("}")
        if own == name and space:
            return str(value)
    return ""
