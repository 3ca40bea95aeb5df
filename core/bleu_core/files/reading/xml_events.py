"""Safe streaming XML: no entity expansion, no network access, one unit in memory at a time."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from bleu_core.files.budget import Resource
from bleu_core.files.contents import Format
from bleu_core.files.encodings import Encoding, EncodingSource
from bleu_core.files.errors import EntityDeclared, FileMalformed, FileWrongFormat
from bleu_core.files.reading.raw import RawFile

if TYPE_CHECKING:
    import regex

Element = Any
"""An ``lxml.etree._Element``; lxml has no type hints."""

XML_SPACE = "{http://www.w3.org/XML/1998/namespace}space"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"

_PIECE = 256 * 1024
# Tags of an element that is in memory.
_TAGS = 2
_DECLARED = re.compile(rb"""\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._:-]{1,40})["']""")

# All patterns are for UTF-8: every byte beyond ASCII is a part of a letter.
_PREFIX = rb"(?:[^\s<>/:=]+:)?"
_ROOT = re.compile(rb"<%b([A-Za-z_\x80-\xff][\w.\x80-\xff-]*)[\s/>]" % _PREFIX)
# Markup that may come before the root element, apart from the DOCTYPE. The number of parts is
# limited, as the search remembers each of them.
_PARTS = b"{0,100000}+"
_MISC = rb"(?:(?:[ \t\r\n]|\xef\xbb\xbf)++|<\?.*?\?>|<!--.*?-->)%b" % _PARTS
_DOCTYPE = (
    rb"""<!DOCTYPE\s(?:[^\["'<>]++|"[^"]*"|'[^']*')PARTS
        (?P<subset>\[(?:<!--.*?(?:-->|\Z)|<\?.*?(?:\?>|\Z)|[^\]"'<]++|<|"[^"]*"|'[^']*')PARTS
        \]\s*+)?>"""
).replace(b"PARTS", _PARTS)
_DECLARATION = re.compile(rb"(?:[ \t\r\n]|\xef\xbb\xbf)*(?:<\?xml\s[^>]*\?>)?")
# If one is not closed, match up to the end. Otherwise the search would start again at every
# character of it, in quadratic time.
_NO_MARKUP = rb"<!--.*?(?:-->|\Z)|<!\[CDATA\[.*?(?:\]\]>|\Z)|<\?.*?(?:\?>|\Z)"
_UNKNOWN = rb"&(?!(?:amp|lt|gt|quot|apos);)(?P<name>[\w:.\x80-\xff-]+);"
_REFERENCE = re.compile(rb"%b|%b" % (_NO_MARKUP, _UNKNOWN), re.DOTALL)


def xml_text(raw: RawFile) -> tuple[bytes, Encoding]:
    """Return an XML file as the parser needs it, in UTF-8; it is so if it declares nothing.

    Raises
    ------
    FileUndecodable, FileNotText
    """
    declared = _DECLARED.match(raw.data[:1024])
    text, encoding = raw.utf8(declared[1].decode("ascii") if declared else "UTF-8")
    if encoding.source is EncodingSource.DECLARED and not declared:
        encoding = replace(encoding, source=EncodingSource.VALID_UTF8)
    return text, encoding


def root_name(text: bytes) -> str | None:
    """Return the local name of the root element; None if the text does not start like XML."""
    start = _skip_misc(text)
    if doctype := _prolog()[1].match(text, start):
        start = _skip_misc(text, doctype.end())
    found = _ROOT.match(text, start)
    return found.group(1).decode("utf-8", "replace") if found else None


@cache
def _prolog() -> tuple[regex.Pattern[bytes], regex.Pattern[bytes]]:
    """Return the patterns of markup before the root, and of a DOCTYPE.

    They need `regex`, because `re` has a bug in possessive groups before Python 3.11.5.
    """
    import regex

    return regex.compile(_MISC, regex.DOTALL), regex.compile(_DOCTYPE, regex.DOTALL | regex.VERBOSE)


def _skip_misc(text: bytes, start: int = 0) -> int:
    found = _prolog()[0].match(text, start)
    return found.end() if found else start


def xml_events(
    raw: RawFile, file_format: Format, text: bytes, *names: str
) -> Iterator[tuple[str, Element]]:
    """Yield ``("start", element)`` and ``("end", element)`` in the order of the file.

    At its start an element has only its attributes, at its end all its content. Callers `release`
    elements they no longer need. Comments and processing instructions are left out.

    Parameters
    ----------
    raw
        The file, for errors and progress.
    file_format
        For errors.
    text
        The file's text, from `xml_text`.
    names
        Local names of the wanted elements; all by default. The nesting of those yielded is limited
        by the budget, that of others by the parser to 2,048.

    Raises
    ------
    EntityDeclared
        If the file declares entities, used or not.
    FileMalformed
        If it is not well-formed, incomplete, nested too deeply, or refers to an entity declared in
        another file.
    Cancelled
    """
    from lxml import etree

    has_subset = _check_doctype(raw, file_format, text)
    parser = etree.XMLPullParser(
        events=("start", "end"),
        # With the root, in which elements that nobody releases can be counted.
        tag=[f"{{*}}{name}" for name in (*names, root_name(text) or "*")] if names else None,
        encoding="utf-8",
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        dtd_validation=False,
        attribute_defaults=False,
        remove_comments=True,
        remove_pis=True,
        # The limits protect from entities, which are refused; embedded skeletons can be large.
        huge_tree=not has_subset,
    )
    depth = tags = 0
    root = None
    for start in range(0, len(text), _PIECE):
        piece = text[start : start + _PIECE]
        if start == 0:
            piece = _without_declaration(piece)
        with _syntax_errors(raw, file_format, parser):
            parser.feed(piece)
        for event, element in parser.read_events():
            root = element if root is None else root
            if names and local_name(element) not in names:
                continue
            depth += 1 if event == "start" else -1
            raw.check(Resource.NESTING, depth, element.sourceline)
            yield event, element
        # Attributes take as much memory as elements do.
        tags += piece.count(b"<") + piece.count(b"=")
        if root is not None and tags > raw.budget.elements:
            tags = _TAGS * sum(1 + len(element.attrib) for element in root.iter())
            raw.check(Resource.ELEMENTS, tags)
        raw.parsed(min(start + _PIECE, len(text)), len(text))
    with _syntax_errors(raw, file_format, parser, text):
        parser.close()


def complete(events: Iterable[tuple[str, Element]]) -> Iterator[Element]:
    """Yield the elements of `xml_events` at their ends, each until the next one is requested."""
    for event, element in events:
        if event == "end":
            yield element
            release(element)


def members_of_root(raw: RawFile, file_format: Format, text: bytes) -> Iterator[Element]:
    """Yield the elements in the root of a file; each is freed when the next one is requested."""
    root = None
    for event, element in xml_events(raw, file_format, text):
        if root is None:
            root = element
        elif event == "end" and element.getparent() is root:
            yield element
            release(element)


def _without_declaration(start: bytes) -> bytes:
    """Blank out the XML declaration, which names the encoding of the file, not of this text."""
    return _DECLARATION.sub(lambda found: re.sub(rb"[^\n]", b" ", found.group()), start, count=1)


def _check_doctype(raw: RawFile, file_format: Format, text: bytes) -> bool:
    """Refuse entity declarations; return whether the file has an internal DTD subset."""
    start = _skip_misc(text)
    if _skip_misc(text, start) > start:
        raise raw.exceeded(Resource.ELEMENTS)
    if not text.startswith(b"<!DOCTYPE", start):
        return False
    doctype = _prolog()[1].match(text, start)
    # The parser's handling of a malformed DOCTYPE is unknown, so assume it has a subset.
    has_subset = doctype is None or doctype.group("subset") is not None
    entity = text.find(b"<!ENTITY", start) if has_subset else -1
    if entity >= 0:
        raise EntityDeclared(raw.path, _line(text, entity))
    _check_references(raw, file_format, text)
    return has_subset


def _check_references(raw: RawFile, file_format: Format, text: bytes) -> None:
    """Refuse references to entities of an external DTD, which the parser drops silently."""
    if re.search(_UNKNOWN, text) is None:
        return
    for found in raw.progress.watch(_REFERENCE.finditer(text)):
        if name := found.group("name"):
            offset = found.start()
            before = text[text.rfind(b"\n", 0, offset) + 1 : offset].decode("utf-8", "replace")
            raise raw.malformed(
                file_format,
                _line(text, offset),
                len(before) + 1,
                detail=f"undefined entity: {name.decode('utf-8', 'replace')}",
            )


def _line(text: bytes, offset: int) -> int:
    return text.count(b"\n", 0, offset) + 1


@contextmanager
def _syntax_errors(
    raw: RawFile, file_format: Format, parser: Any, ended: bytes | None = None
) -> Iterator[None]:
    """Turn the parser's first error into `FileMalformed`, with its place.

    `ended` is the whole text, once the parser has received all of it.
    """
    from lxml.etree import XMLSyntaxError

    try:
        with raw.errors_of_library(file_format):
            yield
        # The parser only logs some errors and goes on.
        last = parser.feed_error_log.last_error
        if last is not None and _is_damage(last):
            raise raw.malformed(file_format)
    except FileMalformed as error:
        log = parser.feed_error_log
        first = next(filter(_is_damage, log), None)
        if first is None and log and isinstance(error.__cause__, XMLSyntaxError):
            return
        if first is None:
            raise raw.malformed(
                file_format, truncated=ended is not None, detail=error.detail
            ) from None
        raise raw.malformed(
            file_format,
            first.line or None,
            first.column or None,
            truncated=ended is not None and ">" not in _rest(ended, first.line, first.column),
            detail=first.message.strip(),
        ) from None


def _is_damage(entry: Any) -> bool:
    """Tell whether an entry of the parser's log is an error that may concern the text.

    The name of a namespace that is no URI does not concern the text, nor does the undeclared prefix
    of an attribute: translation systems write both. An element's prefix decides its meaning.
    """
    from lxml.etree import ErrorLevels, ErrorTypes

    is_harmless = entry.type == ErrorTypes.WAR_NS_URI or (
        entry.type == ErrorTypes.NS_ERR_UNDEFINED_NAMESPACE and " for " in entry.message
    )
    return entry.level >= ErrorLevels.ERROR and not is_harmless


def _rest(text: bytes, line: int, column: int) -> str:
    """Return the text from a line and column on."""
    start = 0
    for _ in range(line - 1):
        start = text.find(b"\n", start) + 1
    return text[start:].decode("utf-8", "replace")[max(column - 1, 0) :]


def check_root(raw: RawFile, file_format: Format, text: bytes, *names: str) -> None:
    """Raise `FileWrongFormat` if the text does not start like XML with one of these roots.

    Accepts XML that ends before its root, for which `xml_events` raises a more precise error.
    """
    root = root_name(text)
    is_broken_off = root is None and text.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<")
    if root not in names and not is_broken_off:
        raise FileWrongFormat(raw.path, file_format.value)


def start_lines(text: bytes, *names: str) -> Iterator[int]:
    """Yield the lines (from 1) on which elements with these local names start, in order.

    The parser counts lines only up to 65,535, and translation files can be longer.
    """
    name = "|".join(names).encode()
    tags = re.compile(rb"%b|<%b(?P<name>%b)[\s/>]" % (_NO_MARKUP, _PREFIX, name), re.DOTALL)
    line, counted = 1, 0
    for found in tags.finditer(text):
        if found.group("name"):
            line += text.count(b"\n", counted, found.start())
            counted = found.start()
            yield line


def release(element: Element) -> None:
    """Free the memory of an element's content and of its preceding siblings."""
    element.clear()
    parent = element.getparent()
    if parent is not None:
        while (previous := element.getprevious()) is not None:
            parent.remove(previous)


def local_name(element: Element) -> str:
    """Return an element's name without namespace; empty for comments and the like."""
    tag = element.tag
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""


def line_of(element: Element) -> int:
    """Return the line an element starts on, from 1; beyond 65,535 it may be a few lines off."""
    return element.sourceline or 0
