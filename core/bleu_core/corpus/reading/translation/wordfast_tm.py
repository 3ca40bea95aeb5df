"""Translation memories of Wordfast Classic: text with tabs.

translate-toolkit leaves the placeholders of tags in the text, and reads only some of the escapes.
"""

from __future__ import annotations

import re

from bleu_core.corpus.addresses import FieldKind
from bleu_core.corpus.reading.contents import (
    Cell,
    Contents,
    Field,
    Format,
    KeyKind,
    Part,
    Table,
    Tag,
    make_cell,
    plain_text,
)
from bleu_core.corpus.reading.plain import split_lines
from bleu_core.corpus.reading.raw import RawFile

# Columns of a unit: date, user, uses, then these.
_SOURCE_LANGUAGE, _SOURCE, _TARGET_LANGUAGE, _TARGET = 3, 4, 5, 6
# A language without a region has this one.
_NO_REGION = "-01"
_MARKUP = re.compile(r"&'(?P<code>[0-9A-Fa-f]{1,2});|\\(?P<control>[nt])|&t(?P<tag>[A-Z]+);")
_CONTROLS = {"n": "\n", "t": "\t"}
# Codes as Word on the Mac writes them; where Word on Windows has letters, which it does not escape.
_MAC = {
    0xA8: "®", 0xAA: "™", 0xC7: "«", 0xC8: "»", 0xC9: "…", 0xCA: "\xa0", 0xD0: "–", 0xD1: "—",
    0xD2: "“", 0xD3: "”", 0xD4: "‘", 0xD5: "’", 0xE2: "‚", 0xE3: "„", 0x0B: "\n",
}  # fmt: skip


def read(raw: RawFile) -> Contents:
    """Read a memory: a unit for each line but the header, with source and target.

    A unit's key is its source text.
    """
    text, encoding = raw.text()
    raw.progress.check()
    natural_lines = split_lines(text)[0]
    languages: list[str] = ["", ""]
    sources: list[Cell] = []
    targets: list[Cell] = []
    lines: list[int] = []
    for number, line in enumerate(raw.progress.watch(natural_lines), 1):
        if number % 2048 == 0:
            raw.parsed(number, len(natural_lines))
        cells = line.split("\t")
        own = [_language(cell) for cell in (*cells[3:4], *cells[5:6])]
        if line.startswith("%"):
            languages = own if len(own) == 2 else languages
            continue
        if not line.strip():
            continue
        if len(cells) <= _TARGET:
            is_last = number == len(natural_lines)
            raise raw.malformed(Format.WORDFAST_TM, number, truncated=is_last)
        languages = [said or mine for said, mine in zip(languages, own, strict=True)]
        sources.append(_cell(cells[_SOURCE]))
        targets.append(_cell(cells[_TARGET]))
        lines.append(number)
    table = Table(
        (
            Field(FieldKind.SOURCE, "", sources, languages[0] or None),
            Field(FieldKind.TARGET, "", targets, languages[1] or None),
        ),
        lines=lines,
        keys=[plain_text(source) for source in sources],
        key_kind=KeyKind.SOURCE_TEXT,
    )
    return raw.contents(Format.WORDFAST_TM, [table], encoding)


def _language(cell: str) -> str:
    return cell.strip().removeprefix("%").removesuffix(_NO_REGION)


def _cell(text: str) -> Cell:
    if "&" not in text and "\\" not in text:
        return text
    parts: list[Part] = []
    pieces: list[str] = []
    end = 0
    for found in _MARKUP.finditer(text):
        pieces.append(text[end : found.start()])
        end = found.end()
        if name := found["tag"]:
            parts += ("".join(pieces), Tag(f"t:{name}", found.group()))
            pieces.clear()
        elif control := found["control"]:
            pieces.append(_CONTROLS[control])
        else:
            code = int(found["code"], 16)
            pieces.append(_MAC.get(code) or bytes((code,)).decode("cp1252", "replace"))
    parts.append("".join((*pieces, text[end:])))
    return make_cell(part for part in parts if part)
