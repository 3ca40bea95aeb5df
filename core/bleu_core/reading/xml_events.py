"""XML, safely: no entity is resolved, nothing is fetched, and memory holds one unit at a time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bleu_core.encodings import Encoding, EncodingSource, canonical_encoding
from bleu_core.errors import EntityDeclared, FileWrongFormat, UnknownEncoding
from bleu_core.reading.contents import Format
from bleu_core.reading.raw import RawFile

Element = Any
"""An ``lxml.etree._Element``; lxml brings no types."""

XML_SPACE = "{http://www.w3.org/XML/1998/namespace}space"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"

_PIECE = 256 * 1024
_MAX_DEPTH = 200
_DECLARED = re.compile(rb"""<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._:-]{1,40})["']""")
_ROOT = re.compile(r"<(?:[\w.-]+:)?([A-Za-z_][\w.-]*)[\s/>]")
_PROLOG = re.compile(r"(?:\s+|<\?.*?\?>|<!--.*?-->|<!DOCTYPE\s[^\[>]*(?:\[.*?\]\s*)?>)*", re.DOTALL)


def xml_text(raw: RawFile) -> tuple[str, Encoding]:
    """Decode an XML file by its byte order mark, its declaration, or as any other text.

    Raises
    ------
    FileUndecodable, FileNotText, UnknownEncoding
    """
    declared = _DECLARED.match(raw.data.removeprefix(b"\xef\xbb\xbf").lstrip())
    if raw.given_encoding is not None or declared is None:
        return raw.text()
    if raw.data[:2] in (b"\xff\xfe", b"\xfe\xff") or raw.data[:3] == b"\xef\xbb\xbf":
        return raw.text()
    name = declared.group(1).decode("ascii")
    # The declaration was just read as ASCII, so it cannot be one of these.
    if name.lower().startswith(("utf-16", "utf-32", "ucs", "utf-7", "iso-10646")):
        return raw.text()
    try:
        name = canonical_encoding(name)
    except UnknownEncoding:
        return raw.text()
    text, encoding = RawFile(raw.path, raw.data, name).text()
    return text, Encoding(encoding.name, EncodingSource.DECLARED, encoding.byte_order_mark)


def root_name(text: str) -> str | None:
    """Return the local name of the root element; None for text that does not start as XML."""
    prolog = _PROLOG.match(text)
    found = _ROOT.match(text, prolog.end() if prolog else 0)
    return found.group(1) if found else None


def xml_events(raw: RawFile, file_format: Format, text: str) -> Iterator[tuple[str, Element]]:
    """Yield ``("start", element)`` and ``("end", element)`` in the order of the file.

    At its start an element has its attributes only, at its end all its content. Whoever has done
    with an element calls `release`. Comments and processing instructions are left out.

    Parameters
    ----------
    raw
        Named in errors, told of progress.
    format
        Named in errors.
    text
        The file's text, from `xml_text`.

    Raises
    ------
    EntityDeclared
        If the file declares entities, used or not.
    FileMalformed
        If it is not well-formed, ends too soon, or nests deeper than any file for translation.
    Cancelled
    """
    from lxml import etree

    doctype = text.find("<!DOCTYPE")
    entity = text.find("<!ENTITY") if doctype >= 0 else -1
    if entity >= 0:
        raise EntityDeclared(raw.path, text.count("\n", 0, entity) + 1)
    parser = etree.XMLPullParser(
        events=("start", "end"),
        encoding="utf-8",
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        dtd_validation=False,
        attribute_defaults=False,
        remove_comments=True,
        remove_pis=True,
        # The limits are about entities, of which there are none; skeletons can be large.
        huge_tree=doctype < 0,
    )
    depth = 0
    start = 0
    try:
        while start < len(text):
            parser.feed(text[start : start + _PIECE].encode("utf-8", "surrogatepass"))
            start += _PIECE
            for event, element in parser.read_events():
                depth += 1 if event == "start" else -1
                if depth > _MAX_DEPTH:
                    raise raw.malformed(file_format, element.sourceline, detail="nested too deeply")
                yield event, element
            raw.parsed(min(start, len(text)), len(text))
        try:
            parser.close()
        except etree.XMLSyntaxError as error:
            raise raw.malformed(
                file_format, *_position(error), truncated=True, detail=error.msg or ""
            ) from None
    except etree.XMLSyntaxError as error:
        raise raw.malformed(file_format, *_position(error), detail=error.msg or "") from None


def _position(error: Any) -> tuple[int | None, int | None]:
    line, column = error.position
    return line or None, column or None


def check_root(raw: RawFile, file_format: Format, text: str, *names: str) -> None:
    """Raise `FileWrongFormat` if the text does not start as XML with one of these roots."""
    if root_name(text) not in names:
        raise FileWrongFormat(raw.path, file_format.value)


def release(element: Element) -> None:
    """Drop an element's content, and what came before it in its parent, from memory."""
    element.clear()
    parent = element.getparent()
    if parent is not None:
        while (previous := element.getprevious()) is not None:
            parent.remove(previous)


def local_name(element: Element) -> str:
    """Return an element's name without its namespace; empty for what is no element."""
    tag = element.tag
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""


def line_of(element: Element) -> int:
    """Return the line an element starts on, from 1."""
    return element.sourceline or 0
