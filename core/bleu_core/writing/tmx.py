"""TMX 1.4: a translation memory of the source and one translation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, BinaryIO

from bleu_core.files.documents import Document
from bleu_core.files.reading.xml_events import XML_LANG
from bleu_core.languages.tags import find_language, find_script
from bleu_core.pairing.alignment import AlignedDocuments
from bleu_core.progress import Progress
from bleu_core.version import __version__
from bleu_core.writing.storable import Storable

# The tag of an unknown language in BCP 47.
_UNDETERMINED = "und"
# A line end at the start of a segment is read as layout of the file.
_LAID_OUT = re.compile(r"[ \t]*\n\s*")


def write(
    file: BinaryIO,
    aligned: AlignedDocuments,
    sources: Sequence[str],
    translation: Document,
    language: str | None,
    storable: Storable,
    progress: Progress,
) -> None:
    """Write a unit for each segment."""
    from lxml import etree

    target = language or _UNDETERMINED
    source = _source_language(aligned, sources)
    if source == target:
        # In one language, they would be two versions of one text.
        source = _UNDETERMINED if target != _UNDETERMINED else "mul"
    with etree.xmlfile(file, encoding="utf-8") as xml:
        xml.write_declaration()
        with xml.element("tmx", version="1.4"):
            xml.write("\n")
            _write_header(xml, etree, aligned, source, storable)
            with xml.element("body"):
                pairs = zip(sources, translation.segments, strict=True)
                for number, pair in enumerate(progress.watch(pairs), 1):
                    xml.write("\n")
                    unit = etree.Element("tu", tuid=str(number))
                    if key := aligned.key(number - 1):
                        etree.SubElement(unit, "prop", type="x-key").text = storable.text(key)
                    for tag, text in zip((source, target), pair, strict=True):
                        variant = etree.SubElement(unit, "tuv", {XML_LANG: tag})
                        etree.SubElement(variant, "seg").text = _segment(text, storable)
                    xml.write(unit)
                xml.write("\n")
            xml.write("\n")


def _write_header(
    xml: Any, etree: Any, aligned: AlignedDocuments, source: str, storable: Storable
) -> None:
    header = etree.Element(
        "header",
        creationtool="bleu-desktop",
        creationtoolversion=__version__,
        segtype="block",
        adminlang="en",
        srclang=source,
        datatype="plaintext",
        **{"o-tmf": "bleu-desktop"},
    )
    notes = [f"File: {document.name}" for document in _documents(aligned)]
    left_out = len(aligned.pairs.rows) - aligned.segments
    notes.append(f"Pairs: {aligned.segments}, left out: {left_out}")
    if repairs := sum(document.repairs for document in aligned.documents):
        notes.append(f"Manual fixes: {repairs}")
    for note in notes:
        etree.SubElement(header, "note").text = storable.text(note)
    xml.write(header)
    xml.write("\n")


def _segment(text: str, storable: Storable) -> str:
    text = storable.text(text)
    if found := _LAID_OUT.match(text):
        storable.joined += found.group().count("\n")
        text = found.group().replace("\n", " ") + text[found.end() :]
    return text


def _documents(aligned: AlignedDocuments) -> tuple[Document, ...]:
    """Return all documents, the source first."""
    return (*([aligned.source] if aligned.source else []), *aligned.documents)


def _source_language(aligned: AlignedDocuments, sources: Sequence[str]) -> str:
    """Return the tag of the source's language."""
    document = aligned.source
    found = find_language(
        None,
        [document.path.name if document.path else document.name] if document else [],
        find_script(sources),
        stated=document.language if document else None,
    )
    return found.tag or _UNDETERMINED
