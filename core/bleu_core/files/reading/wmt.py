"""Test sets and system output of the WMT shared tasks: XML since 2021, SGML before."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from bleu_core.files.addresses import FieldKind
from bleu_core.files.contents import Contents, Field, Format, KeyKind, UnitTable
from bleu_core.files.errors import FileMalformed
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.strings.named_texts import PlacedText, merged_table
from bleu_core.files.reading.xml_events import (
    local_name,
    release,
    root_name,
    start_lines,
    xml_events,
    xml_text,
)

_KINDS = {
    "src": FieldKind.SOURCE,
    "srcset": FieldKind.SOURCE,
    "ref": FieldKind.REFERENCE,
    "refset": FieldKind.REFERENCE,
    "hyp": FieldKind.SYSTEM,
    "tstset": FieldKind.SYSTEM,
}
_ORDER = list(dict.fromkeys(_KINDS.values()))

# The SGML files are loose: unescaped & and <, values without quotes, paragraphs without end tags.
_TAG = re.compile(
    r"<(?P<end>/?)(?P<name>refset|srcset|tstset|doc|seg)(?=[\s>])(?P<more>[^<>]*)>", re.IGNORECASE
)
_ATTRIBUTE = re.compile(r"""([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))""")
_ENTITY = re.compile("&(amp|lt|gt|quot|apos);")
_ENTITIES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}
_LINE_END = re.compile(r"\s*[\r\n]\s*")


class _Text(NamedTuple):
    """Identity of one of the texts: source, a reference or a system."""

    kind: FieldKind
    name: str
    language: str | None


class _Segment(NamedTuple):
    text: _Text
    document: str
    key: str
    cell: str
    line: int


def read(raw: RawFile) -> Contents:
    """Read a WMT file: a unit for each segment that at least one of the texts has."""
    # SGML files do not state their encoding.
    if raw.extension in ("sgm", "sgml"):
        text, encoding = raw.text()
        data = text.encode("utf-8", "surrogatepass")
    else:
        data, encoding = xml_text(raw)
        text = data.decode("utf-8", "surrogatepass").removeprefix("\ufeff")
    if root_name(data) == "dataset":
        table = _table(raw, _xml_segments(raw, data))
        return raw.contents(Format.WMT_XML, [table], encoding)
    table = _table(raw, _sgml_segments(raw, text))
    return raw.contents(Format.WMT_SGML, [table], encoding)


def _table(raw: RawFile, segments: Iterator[_Segment]) -> UnitTable:
    """Pair the segments of all texts by key; the n-th with a key goes with the n-th elsewhere."""
    columns: dict[_Text, list[tuple[str, PlacedText]]] = {}
    documents: dict[str, str] = {}
    for text, document, key, cell, line in segments:
        columns.setdefault(text, []).append((key, PlacedText(cell, line)))
        documents.setdefault(key, document)
    numbers = {name: number for number, name in enumerate(dict.fromkeys(documents.values()))}
    names = Counter((text.kind, text.name) for text in columns)
    texts = sorted(columns, key=lambda text: _ORDER.index(text.kind))
    if not texts:
        return UnitTable((Field(FieldKind.TEXT, "", ()),))
    table = merged_table(
        raw,
        [iter(columns[text]) for text in texts],
        [
            # The same translator may have translated into several languages.
            (
                text.kind,
                text.name if names[text.kind, text.name] == 1 else f"{text.name} {text.language}",
                text.language,
            )
            for text in texts
        ],
    )
    return replace(
        table,
        key_kind=KeyKind.SEGMENT_ID,
        document_numbers=[numbers[documents[key]] for key in table.keys],
        document_names=list(numbers),
    )


def _key(document: str, segment: str) -> str:
    return f"{document} / {segment}"


def _one_line(text: str) -> str:
    return _LINE_END.sub(" ", text.strip())


# XML


def _xml_segments(raw: RawFile, text: bytes) -> Iterator[_Segment]:
    lines = start_lines(text, "seg")
    document, unnamed, number, line = "", 0, 0, 0
    current: _Text | None = None
    for event, element in xml_events(raw, Format.WMT_XML, text):
        name = local_name(element)
        if event == "start":
            if name == "doc":
                document, unnamed = element.get("id", ""), 0
            elif name in ("src", "ref", "hyp"):
                kind, number = _KINDS[name], 0
                translator = element.get("system" if name == "hyp" else "translator", "")
                if kind is FieldKind.REFERENCE and not translator:
                    unnamed += 1
                    translator = str(unnamed) if unnamed > 1 else ""
                current = _Text(kind, translator, element.get("lang") or element.get("language"))
            elif name == "seg":
                line = next(lines, 0)
        elif name in ("src", "ref", "hyp"):
            current = None
        elif name == "seg":
            if current is None:
                raise raw.malformed(Format.WMT_XML, line, detail="seg")
            number += 1
            key = _key(document, element.get("id", str(number)))
            cell = _one_line("".join(element.itertext()))
            yield _Segment(current, document, key, cell, line)
            release(element)


# SGML


def _sgml_segments(raw: RawFile, text: str) -> Iterator[_Segment]:
    set_name, of_set = "", dict[str, str]()
    current: _Text | None = None
    segment: re.Match[str] | None = None
    document, number, line, counted = "", 0, 1, 0
    for tag in raw.progress.watch(_TAG.finditer(text)):
        name = tag["name"].lower()
        if name == "seg" and tag["end"]:
            if segment is None or current is None:
                raise _malformed(raw, text, tag, "</seg>")
            line += text.count("\n", counted, segment.start())
            counted = segment.start()
            key = _key(document, _attributes(segment).get("id", str(number)))
            cell = _one_line(_without_entities(text[segment.end() : tag.start()]))
            yield _Segment(current, document, key, cell, line)
            segment = None
            raw.parsed(tag.end(), len(text))
        elif segment is not None:
            raise _malformed(raw, text, segment, "<seg>")
        elif name == "seg":
            segment = tag
            number += 1
        elif name == "doc":
            of_document = _attributes(tag)
            document, number = of_document.get("docid", ""), 0
            current = _text_of(set_name, of_set, of_document) if set_name else None
        else:
            set_name = "" if tag["end"] else name
            of_set = _attributes(tag)
            document, number = "", 0
            current = _text_of(set_name, of_set, {}) if set_name else None
    if segment is not None:
        raise _malformed(raw, text, segment, "<seg>", truncated=True)
    if set_name:
        raise raw.malformed(
            Format.WMT_SGML, text.count("\n") + 1, truncated=True, detail=f"<{set_name}>"
        )


def _malformed(
    raw: RawFile, text: str, tag: re.Match[str], detail: str, *, truncated: bool = False
) -> FileMalformed:
    line = text.count("\n", 0, tag.start()) + 1
    return raw.malformed(Format.WMT_SGML, line, truncated=truncated, detail=detail)


def _attributes(tag: re.Match[str]) -> dict[str, str]:
    return {
        name.lower(): _without_entities(double or single or plain)
        for name, double, single, plain in _ATTRIBUTE.findall(tag["more"])
    }


def _text_of(set_name: str, of_set: dict[str, str], of_document: dict[str, str]) -> _Text:
    kind = _KINDS[set_name]
    language = of_set.get("srclang" if kind is FieldKind.SOURCE else "trglang")
    name = ""
    if kind is not FieldKind.SOURCE:
        name = of_set.get("refid") or of_document.get("sysid") or of_set.get("sysid", "")
    return _Text(kind, name, None if language == "any" else language)


def _without_entities(text: str) -> str:
    return _ENTITY.sub(lambda found: _ENTITIES[found.group(1)], text) if "&" in text else text
