"""The XML parts of office files, which are ZIP archives."""

from __future__ import annotations

from collections.abc import Iterator

from bleu_core.files.contents import Format
from bleu_core.files.errors import FileNotText, FileUndecodable
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.xml_events import Element, xml_events, xml_text


def part_events(
    raw: RawFile, file_format: Format, name: str, *elements: str
) -> Iterator[tuple[str, Element]]:
    """Yield the XML events of a member of an archive; see `xml_events`.

    Raises
    ------
    FileMalformed
        Also if there is no such member or it is not text. Lines are those of the member.
    EntityDeclared, Cancelled
    """
    with raw.errors_of_library(file_format):
        data = raw.member(name)
    yield from events_of(raw, file_format, name, data, *elements)


def events_of(
    raw: RawFile, file_format: Format, name: str, data: bytes | None, *elements: str
) -> Iterator[tuple[str, Element]]:
    """Yield the XML events of a member that was unpacked; see `part_events`."""
    if data is None:
        raise raw.malformed(file_format, detail=f"no {name}")
    part = raw.part(data)
    try:
        text, _ = xml_text(part)
    except FileUndecodable as error:
        raise raw.malformed(file_format, error.line, detail=f"{name}: {error.encoding}") from None
    except FileNotText:
        raise raw.malformed(file_format, detail=f"{name}: no text") from None
    yield from xml_events(part, file_format, text, *elements)
