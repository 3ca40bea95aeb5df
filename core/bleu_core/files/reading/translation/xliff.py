"""XLIFF 1.0 to 2.2 and its dialects: SDLXLIFF, MQXLIFF, MXLIFF."""

from __future__ import annotations

from collections.abc import Sequence

from bleu_core.files import contents
from bleu_core.files.addresses import FieldKind
from bleu_core.files.edited import Edited
from bleu_core.files.origins import Origin
from bleu_core.files.proposals import fields_of
from bleu_core.files.reading import xml_events as reading_xml_events
from bleu_core.files.reading.keyed_units import OtherKeys
from bleu_core.files.reading.raw import RawFile
from bleu_core.files.reading.translation.xliff_units import (
    Scope,
    UnitSegment,
    phases_of,
    rows_1,
    rows_2,
    tag_definitions,
)

_ROWS = {"trans-unit": rows_1, "unit": rows_2}
_SCOPES = ("xliff", "file", "group")
_KEY_SEPARATOR = " / "

# States of XLIFF 1.2, of XLIFF 2, of memoQ, of Trados Studio, and of Phrase.
_NOT_TRANSLATED = ("new", "needs-translation", "initial", "NotStarted", "not-translated")
_NEEDS_REVIEW = (
    "needs-adaptation", "needs-l10n", "needs-review-translation", "needs-review-adaptation",
    "needs-review-l10n", "Rejected", "RejectedTranslation", "RejectedSignOff",
    "Draft", "Edited", "PartiallyEdited", "Pretranslated", "MachineTranslated",
    "AssembledFromFragments", "unconfirmed",
)  # fmt: skip
_MARKS = {
    **dict.fromkeys(_NOT_TRANSLATED, contents.UnitMark.NOT_TRANSLATED),
    **dict.fromkeys(_NEEDS_REVIEW, contents.UnitMark.NEEDS_REVIEW),
}


def read(raw: RawFile) -> contents.Contents:
    """Read an XLIFF file: a unit for each segment.

    In XLIFF 1, segments are ``trans-unit`` elements, or the ``mrk`` elements of type ``seg`` in
    them; in XLIFF 2, ``segment`` elements. Units without text that are not to be translated, such
    as the document structure in SDLXLIFF, are left out. A file without any text has no units.

    A unit's key consists of the ids of its groups, its own id and the segment's, if there are
    several. If the units come from several original files, the name of the file comes first.
    """
    text, encoding = reading_xml_events.xml_text(raw)
    raw.progress.check()
    reading_xml_events.check_root(raw, contents.Format.XLIFF, text, "xliff")
    lines = reading_xml_events.start_lines(text, *_ROWS)
    line = 0
    units = _Units()
    scopes = [Scope()]
    unit = None
    for event, element in reading_xml_events.xml_events(
        raw, contents.Format.XLIFF, text, *_SCOPES, *_ROWS, "header"
    ):
        name = reading_xml_events.local_name(element)
        if name in _ROWS and event == "start":
            own_line = next(lines, line)
            if unit is None:
                unit, line = element, own_line
        elif unit is not None:
            # Ignore elements inside a unit: tools add their own, with any name.
            if element is unit:
                scope = scopes[-1].inside(unit, name)
                units.add(_ROWS[name](unit, scope), scope, line, unit)
                reading_xml_events.release(unit)
                unit = None
        elif name in _SCOPES and event == "start":
            scopes.append(scopes[-1].inside(element, name))
            units.learn_languages(element)
        elif event == "end":
            if name in _SCOPES:
                scopes.pop()
            else:
                scope = scopes[-1]
                codes = tag_definitions(element) or scope.codes
                phases = phases_of(element) or scope.phases
                scopes[-1] = scope._replace(codes=codes, phases=phases)
            reading_xml_events.release(element)
    return raw.contents(contents.Format.XLIFF, [units.table()], encoding)


class _Units:
    """The units so far."""

    def __init__(self) -> None:
        self._source_language: str | None = None
        self._target_language: str | None = None
        self._sources: list[contents.Cell] = []
        self._targets: list[contents.Cell] = []
        self._proposals: dict[int, Sequence[contents.Proposal]] = {}
        self._lines: list[int] = []
        self._keys: list[str] = []
        self._parents: list[str] = []
        self._other_keys = OtherKeys()
        self._files: list[str] = []
        self._marks: dict[int, contents.UnitMark] = {}
        self._origins: dict[int, Origin] = {}
        self._edited: dict[int, Edited] = {}
        self._has_text = False

    def learn_languages(self, element: reading_xml_events.Element) -> None:
        """Note the languages stated by the document or one of its files."""
        self._learn(
            element.get("srcLang") or element.get("source-language"),
            element.get("trgLang") or element.get("target-language"),
        )

    def _learn(self, source: str | None, target: str | None) -> None:
        self._source_language = self._source_language or source
        self._target_language = self._target_language or target

    def add(
        self, rows: Sequence[UnitSegment], scope: Scope, line: int, unit: reading_xml_events.Element
    ) -> None:
        """Add the segments of a unit."""
        names = {name: unit.get(name) for name in ("resname", "name")}
        names["note"] = next((note.text for note in unit.iter("{*}note")), None)
        for row in rows:
            has_text = bool(
                contents.plain_text(row.source).strip() or contents.plain_text(row.target).strip()
            )
            if not has_text and not scope.translate:
                continue
            self._has_text = self._has_text or has_text
            index = len(self._lines)
            parent = _KEY_SEPARATOR.join(filter(None, scope.path))
            is_part = len(rows) > 1 and row.name
            self._keys.append(f"{parent}{_KEY_SEPARATOR}{row.name}" if is_part else parent)
            self._parents.append(parent)
            for name, value in names.items():
                self._other_keys.add(index, name, value)
            self._files.append(scope.file)
            self._lines.append(line)
            self._sources.append(row.source)
            self._targets.append(row.target)
            self._learn(*row.languages)
            if row.proposals:
                self._proposals[index] = row.proposals
            if row.origin:
                self._origins[index] = row.origin
            if row.edited:
                self._edited[index] = row.edited
            if not scope.translate:
                self._marks[index] = contents.UnitMark.NOT_FOR_TRANSLATION
            elif row.state in _MARKS:
                self._marks[index] = _MARKS[row.state]

    def table(self) -> contents.UnitTable:
        """Return all units; none if none of them has text."""
        source, target = self._source_language, self._target_language
        if not self._has_text:
            sides = (FieldKind.SOURCE, source), (FieldKind.TARGET, target)
            return contents.UnitTable(
                tuple(contents.Field(kind, "", (), language) for kind, language in sides)
            )
        fields = [
            contents.Field(FieldKind.SOURCE, "", self._sources, source),
            contents.Field(FieldKind.TARGET, "", self._targets, target),
        ]
        fields += fields_of(self._proposals, len(self._lines), target)
        files = {name: number for number, name in enumerate(dict.fromkeys(self._files))}
        # A single file is no document among others.
        several = len(files) > 1
        return contents.UnitTable(
            tuple(fields),
            lines=self._lines,
            keys=self._full(self._keys),
            key_kind=contents.KeyKind.UNIT_ID,
            other_keys=self._other_keys.columns(len(self._lines)),
            parents=self._full(self._parents) if self._parents != self._keys else (),
            marks=self._marks,
            document_numbers=[files[name] for name in self._files] if several else [],
            document_names=list(files) if several else [],
            origins=self._origins,
            edited=self._edited,
        )

    def _full(self, keys: list[str]) -> list[str]:
        """Return the keys, with the name of the original file if there are several.

        With a single file, leave it out: its name often differs between deliveries.
        """
        if len(set(self._files)) < 2:
            return keys
        return [
            _KEY_SEPARATOR.join(filter(None, pair)) for pair in zip(self._files, keys, strict=True)
        ]
