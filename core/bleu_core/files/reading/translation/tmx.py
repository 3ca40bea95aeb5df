"""TMX: translation memories."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

from bleu_core.files import contents
from bleu_core.files.addresses import FieldKind
from bleu_core.files.budget import Resource
from bleu_core.files.edited import Edited, read_edited
from bleu_core.files.reading import xml_events as reading_xml_events
from bleu_core.files.reading.inline_tags import XML_SPACES, read_inline, tidy_cell
from bleu_core.files.reading.keyed_units import OtherKeys
from bleu_core.files.reading.raw import RawFile

# Every language has a cell in every unit. A malicious file could name a new one in each unit.
# The attributes of a name and of a time: first those of the last change.
_EDITED = (("changeid", "changedate"), ("creationid", "creationdate"))
_LAID_OUT = re.compile(r"[ \t]*\r?\n")


def read(raw: RawFile) -> contents.Contents:
    """Read a TMX file: a unit for each ``tu``, and a field for each language.

    A ``tu`` with several texts in one language becomes several units. Languages with fewer texts
    repeat their last one.

    A unit's key is its text in the source language, which it or the header states; if the file has
    no such language, its text in the most frequent one.
    """
    text, encoding = reading_xml_events.xml_text(raw)
    lines = reading_xml_events.start_lines(text, "tu")
    line = 0
    units = _Units()
    for element in _elements(raw, text, "header", "tu"):
        if reading_xml_events.local_name(element) == "header":
            units.source_language = element.get("srclang", "")
            continue
        line = next(lines, line)
        units.add(element, line)
        raw.check(Resource.LANGUAGES, units.languages, line)
        raw.check(Resource.TRANSLATIONS, units.cells, line)
    return raw.contents(contents.Format.TMX, [units.table()], encoding)


def texts(raw: RawFile) -> Iterator[list[contents.Cell]]:
    """Yield the texts of each ``tu``, and keep none: a memory can have millions."""
    text, _ = reading_xml_events.xml_text(raw)
    for unit in _elements(raw, text, "tu"):
        yield [_cell(variant) for variant in unit.iterchildren("{*}tuv")]


def _elements(raw: RawFile, text: bytes, *names: str) -> Iterator[reading_xml_events.Element]:
    """Yield the complete elements of these names, each until the next one is requested."""
    raw.progress.check()
    reading_xml_events.check_root(raw, contents.Format.TMX, text, "tmx")
    events = reading_xml_events.xml_events(raw, contents.Format.TMX, text, *names)
    yield from reading_xml_events.complete(events)


class _Units:
    """The units so far, with texts by language. The case of language tags is ignored."""

    def __init__(self) -> None:
        self.source_language = ""
        self._names: dict[str, str] = {}
        self._cells: dict[str, list[contents.Cell]] = {}
        self._edited: defaultdict[str, dict[int, Edited]] = defaultdict(dict)
        self._counts: Counter[str] = Counter()
        self._lines: list[int] = []
        self._other_keys = OtherKeys()
        self._source_languages: dict[int, str] = {}

    @property
    def languages(self) -> int:
        """Number of languages."""
        return len(self._names)

    @property
    def cells(self) -> int:
        """Number of cells, empty ones included."""
        return len(self._names) * len(self._lines)

    def add(self, unit: reading_xml_events.Element, line: int) -> None:
        """Add a ``tu``."""
        variants: dict[str, list[tuple[contents.Cell, Edited | None]]] = {}
        edited = _edited(unit)
        for variant in unit.iterchildren("{*}tuv"):
            text = _cell(variant), _edited(variant) or edited
            variants.setdefault(self._language(variant), []).append(text)
        for language in variants:
            self._counts[language] += 1
        for number in range(max(map(len, variants.values()), default=1)):
            index = len(self._lines)
            self._lines.append(line)
            self._other_keys.add(index, "tuid", unit.get("tuid"))
            for name in unit.iterchildren("{*}prop", "{*}note"):
                self._other_keys.add(index, name.get("type", "note"), name.text)
            if own := unit.get("srclang"):
                self._source_languages[index] = own
            for language, texts in variants.items():
                column = self._cells[language]
                column.extend([""] * (index - len(column)))
                cell, who = texts[min(number, len(texts) - 1)]
                column.append(cell)
                if who:
                    self._edited[language][index] = who

    def _language(self, variant: reading_xml_events.Element) -> str:
        name = (variant.get(reading_xml_events.XML_LANG) or variant.get("lang") or "").strip()
        language: str = name.lower()
        if language not in self._names:
            self._names[language] = name
            self._cells[language] = []
        return language

    def table(self) -> contents.UnitTable:
        """Return all units."""
        units = len(self._lines)
        for column in self._cells.values():
            column.extend([""] * (units - len(column)))
        source = self._find(self.source_language)
        fields = [
            contents.Field(
                FieldKind.LANGUAGE,
                self._names[key],
                self._cells[key],
                self._names[key] or None,
                edited=self._edited.get(key, {}),
            )
            for key in sorted(self._cells, key=lambda key: key != source)
        ]
        if not fields:
            name = self.source_language
            fields.append(contents.Field(FieldKind.LANGUAGE, name, [""] * units, name or None))
        return contents.UnitTable(
            tuple(fields),
            lines=self._lines,
            keys=self._keys(source),
            key_kind=contents.KeyKind.SOURCE_TEXT,
            other_keys=self._other_keys.columns(len(self._lines)),
            source_language="" if source is None else self._names[source],
        )

    def _find(self, wanted: str) -> str | None:
        """Return the language with this tag, or else the first variety of the same language."""
        wanted = wanted.strip().lower()
        if wanted in self._cells:
            return wanted
        primary = wanted.partition("-")[0]
        return next((key for key in self._cells if key.partition("-")[0] == primary), None)

    def _keys(self, source: str | None) -> list[str]:
        if source is None:
            if not self._counts:
                return [""] * len(self._lines)
            source = self._counts.most_common(1)[0][0]
        own = {name: self._find(name) for name in set(self._source_languages.values())}
        return [
            self._key(index, own.get(self._source_languages.get(index, "")) or source)
            for index in range(len(self._lines))
        ]

    def _key(self, index: int, language: str) -> str:
        """Return a unit's text in a language, or else its first text."""
        if cell := self._cells[language][index]:
            return contents.plain_text(cell)
        cells = (column[index] for column in self._cells.values())
        return next((text for cell in cells if (text := contents.plain_text(cell))), "")


def _edited(element: reading_xml_events.Element) -> Edited | None:
    """Return the last editor of a ``tu`` or of one of its texts, else its author, and the day."""
    for name, date in _EDITED:
        if edited := read_edited(element.get(name), element.get(date)):
            return edited
    return None


def _cell(variant: reading_xml_events.Element) -> contents.Cell:
    for segment in variant.iterchildren("{*}seg"):
        # White space is significant in TMX, except in files that were pretty-printed.
        text = segment.text or ""
        is_laid_out = _LAID_OUT.match(text) is not None
        if not len(segment):
            return text.strip(XML_SPACES) if is_laid_out else text
        return tidy_cell(read_inline(segment, {}).parts, strip=is_laid_out)
    return ""
