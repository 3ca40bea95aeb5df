"""Inline elements of XLIFF and TMX: text, tags and marked segments."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from bleu_core.files.budget import LIMITS, Resource
from bleu_core.files.contents import Cell, Part, Tag, make_cell
from bleu_core.files.reading.xml_events import Element, local_name

# Below this depth, which real files never reach, keep only the text.

XML_SPACES = " \t\r\n"

_PAIRED = frozenset({"g", "pc"})
# Their content is code of the original document. The text of `sub` elements in it, such as that for
# an image, is no part of the running text.
_SINGLE = frozenset({"bpt", "ept", "ph", "it", "ut", "x", "bx", "ex", "sc", "ec"})
_BREAK_TYPES = frozenset({"lb", "pb", "x-br", "x-lb", "x-html-br", "x-html-BR", "xlf:lb", "xlf:pb"})
_SPACES = re.compile(f"[{XML_SPACES}]+")
_BREAK_CODE = re.compile(
    r"(?:\s|\\[nrt]|&nbsp;|&#(?:160|xA0|10|xA|13|xD|9|x9);"
    r"|<(?:\w+:)?(?:br|cr|lb|line-break|tab)\b[^<>]*>)+",
    re.IGNORECASE,
)


class SegmentSpan(NamedTuple):
    """A segment marked inside a longer text.

    Attributes
    ----------
    mid
        Its ``mid`` attribute, if it has one.
    start, end
        The slice of the text's parts it consists of.
    """

    mid: str | None
    start: int
    end: int


@dataclass(slots=True)
class InlineText:
    """The content of an element with text.

    Attributes
    ----------
    parts
        Texts and tags in order.
    segments
        Marked segments in order; empty if none are marked.
    """

    parts: list[Part] = field(default_factory=list)
    segments: list[SegmentSpan] = field(default_factory=list)

    @property
    def has_text(self) -> bool:
        """Whether there is anything but tags and white space."""
        return has_text(self.parts)

    def segment(self, segment: SegmentSpan) -> list[Part]:
        """Return the parts of one segment."""
        return self.parts[segment.start : segment.end]

    def outside(self) -> list[Part]:
        """Return the parts outside of all segments."""
        found: list[Part] = []
        start = 0
        for segment in self.segments:
            found += self.parts[start : segment.start]
            start = segment.end
        return found + self.parts[start:]


def has_text(parts: Sequence[Part]) -> bool:
    """Tell whether there is anything but tags and white space."""
    return any(isinstance(part, str) and part.strip() for part in parts)


def read_inline(element: Element | None, codes: Mapping[str, str]) -> InlineText:
    """Read the content of a source, target or seg element; None gives an empty text.

    Parameters
    ----------
    codes
        Original code for tags that only refer to it, by tag (``g:1``) or reference (``d1``).
    """
    if element is None:
        return InlineText()
    if not len(element):
        return InlineText([element.text] if element.text else [])
    reader = _InlineReader(codes)
    reader.read(element)
    return reader.text


def native_code(element: Element) -> str:
    """Return the original document's code in a tag, without the text of `sub` elements."""
    pieces = [element.text or ""]
    for child in element:
        if local_name(child) != "sub":
            pieces += child.itertext()
        pieces.append(child.tail or "")
    return "".join(pieces)


def tidy_cell(parts: Sequence[Part], *, unfold: bool = False, strip: bool = False) -> Cell:
    """Return a cell of parts.

    Parameters
    ----------
    unfold
        Whether line breaks and tabs are only layout of the file. Each becomes a single space,
        together with the spaces around it.
    strip
        Whether to remove white space at both ends.
    """
    tidy = join_texts(parts)
    if unfold:
        tidy = [_unfold(part) if isinstance(part, str) else part for part in tidy]
    if strip and tidy:
        if isinstance(tidy[0], str):
            tidy[0] = tidy[0].lstrip(XML_SPACES)
        if isinstance(tidy[-1], str):
            tidy[-1] = tidy[-1].rstrip(XML_SPACES)
    if len(tidy) == 1 and isinstance(tidy[0], str):
        return tidy[0]
    return make_cell(part for part in tidy if part)


def join_texts(parts: Iterable[Part]) -> list[Part]:
    """Return the parts with adjacent texts joined."""
    joined: list[Part] = []
    texts: list[str] = []
    for part in parts:
        if isinstance(part, str):
            texts.append(part)
        else:
            joined += ("".join(texts), part) if texts else (part,)
            texts.clear()
    return [*joined, "".join(texts)] if texts else joined


def _unfold(text: str) -> str:
    if "\n" not in text and "\t" not in text and "\r" not in text:
        return text
    return _SPACES.sub(lambda run: " " if run.group().strip(" ") else run.group(), text)


class _InlineReader:
    """Collects the parts of one element."""

    def __init__(self, codes: Mapping[str, str]) -> None:
        self.text = InlineText()
        self._codes = codes
        self._unnamed: dict[str, int] = {}
        self._opened: dict[str, str] = {}
        self._in_segment = False
        self._depth = 0

    def read(self, element: Element) -> None:
        """Read an element's texts and children."""
        if self._depth > LIMITS[Resource.NESTING]:
            self._add("".join(element.itertext()))
            return
        self._depth += 1
        self._add(element.text)
        for child in element:
            self._read_child(child)
            self._add(child.tail)
        self._depth -= 1

    def _add(self, part: Part | None) -> None:
        if part:
            self.text.parts.append(part)

    def _read_child(self, child: Element) -> None:
        kind = local_name(child)
        if kind in _SINGLE:
            name = self._identity(child, kind)
            self._add(self._tag(child, f"{kind}:{name}", f'<{kind} id="{name}"/>', native=True))
        elif kind in _PAIRED:
            name = self._identity(child, kind)
            self._add(self._tag(child, f"{kind}:{name}", f'<{kind} id="{name}">', "Start"))
            self.read(child)
            self._add(self._tag(child, f"/{kind}:{name}", f"</{kind}>", "End"))
        elif kind == "cp":
            self._add(_character(child.get("hex", "")))
        elif kind == "mrk" and child.get("mtype") == "seg" and not self._in_segment:
            self._read_segment(child)
        elif child.get("mtype") != "x-sdl-deleted":
            # Read through annotations and anything unknown. Text deleted by a tracked change is no
            # longer part of the translation.
            self.read(child)

    def _read_segment(self, mrk: Element) -> None:
        start = len(self.text.parts)
        self._in_segment = True
        self.read(mrk)
        self._in_segment = False
        self.text.segments.append(SegmentSpan(mrk.get("mid"), start, len(self.text.parts)))

    def _identity(self, child: Element, kind: str) -> str:
        """Return an id of a tag that is the same in source and translation."""
        name = child.get("id") or child.get("startRef") or child.get("x")
        number = child.get("i")
        if kind == "ept" and not name:
            # In TMX, `i` pairs it with its bpt, and the `x` of that matches the other language.
            name = self._opened.get(number)
        if not (name or number):
            self._unnamed[kind] = self._unnamed.get(kind, 0) + 1
        name = name or number or str(self._unnamed[kind])
        if kind == "bpt" and number:
            self._opened[number] = name
        return str(name)

    def _tag(
        self, child: Element, name: str, default: str, side: str = "", *, native: bool = False
    ) -> Tag:
        code = (
            (native and native_code(child))
            or self._codes.get(name)
            or self._codes.get(child.get(f"dataRef{side}"))
            or (side != "End" and child.get("equiv-text"))
            or child.get(f"equiv{side}")
            or child.get(f"disp{side}")
            or default
        )
        kinds = (child.get("ctype"), child.get("type"), child.get("subType"))
        return _make_tag(name, code, kinds)


# Most files have few distinct tags, which units share.
@lru_cache(maxsize=1024)
def _make_tag(name: str, code: str, kinds: tuple[str | None, ...]) -> Tag:
    is_break = not _BREAK_TYPES.isdisjoint(kinds) or _BREAK_CODE.fullmatch(code) is not None
    return Tag(name, code, is_break)


def _character(hexadecimal: str) -> str:
    """Return a character that XML cannot contain; U+FFFD if no text can contain it."""
    try:
        code = int(hexadecimal, 16)
        return "\ufffd" if code == 0 or 0xD800 <= code <= 0xDFFF else chr(code)
    except (ValueError, OverflowError):
        return "\ufffd"
