"""TXML: bilingual files of Wordfast Pro."""

from __future__ import annotations

from bleu_core.files.addresses import FieldKind
from bleu_core.files.reading.contents import Cell, Contents, Field, Format, KeyKind, Table
from bleu_core.files.reading.inline_tags import read_inline, tidy_cell
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.xml_events import (
    Element,
    check_root,
    local_name,
    release,
    start_lines,
    xml_events,
    xml_text,
)


def read(raw: RawFile) -> Contents:
    """Read a TXML file: a unit for each segment, with source and target.

    Its key consists of the ids of its block and its own. Earlier versions of a translation, and the
    spaces between segments, are left out.
    """
    text, encoding = xml_text(raw)
    raw.progress.check()
    check_root(raw, Format.TXML, text, "txml")
    starts = start_lines(text, "segment")
    sources: list[Cell] = []
    targets: list[Cell] = []
    keys: list[str] = []
    blocks: list[str] = []
    lines: list[int] = []
    line, block = 0, ""
    source_language = target_language = None
    for event, element in xml_events(raw, Format.TXML, text, "txml", "translatable", "segment"):
        name = local_name(element)
        if event == "start" and name == "txml":
            source_language, target_language = element.get("locale"), element.get("targetlocale")
        elif event == "start" and name == "translatable":
            block = element.get("blockId", "")
        elif event == "start":
            line = next(starts, line)
        elif name == "segment":
            lines.append(line)
            sources.append(_cell(element, "source"))
            targets.append(_cell(element, "target"))
            keys.append(" / ".join(filter(None, (block, element.get("segmentId")))))
            blocks.append(block)
            release(element)
    has_keys = any(keys)
    table = Table(
        (
            Field(FieldKind.SOURCE, "", sources, source_language or None),
            Field(FieldKind.TARGET, "", targets, target_language or None),
        ),
        lines=lines,
        keys=keys if has_keys else (),
        key_kind=KeyKind.UNIT_ID if has_keys else None,
        parents=blocks if any(blocks) else (),
    )
    return raw.contents(Format.TXML, [table], encoding)


def _cell(segment: Element, name: str) -> Cell:
    for child in segment:
        if local_name(child) == name:
            return tidy_cell(read_inline(child, {}).parts)
    return ""
