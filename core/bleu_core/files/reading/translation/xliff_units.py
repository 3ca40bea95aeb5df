"""The segments of one XLIFF unit."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple

from bleu_core.files.contents import Cell, Part, Proposal
from bleu_core.files.edited import Edited, read_day, read_edited
from bleu_core.files.origins import Origin, OriginKind, first_known, kind_of, read_origin
from bleu_core.files.proposals import read_quality
from bleu_core.files.reading.inline_tags import (
    InlineText,
    has_text,
    native_code,
    read_inline,
    tidy_cell,
)
from bleu_core.files.reading.xml_events import XML_LANG, XML_SPACE, Element, local_name

_MEMOQ_STATUS = "{MQXliff}status"
_MEMOQ_MATCH = "{MQXliff}insertedmatch"
_MEMOQ_MATCHES = {"0": OriginKind.MEMORY, "1": OriginKind.MACHINE}
_PHRASE = "{http://www.memsource.com/mxlf/2.0}"
_PHRASE_CONFIRMED = f"{_PHRASE}confirmed"
_PHRASE_STATES = {"0": "unconfirmed"}
# The attributes of a name and of a time, in memoQ and Phrase: first those of the translator, or of
# the last change.
_EDITED = (
    ("{MQXliff}translatorcommitusername", "{MQXliff}translatorcommittimestamp"),
    ("{MQXliff}lastchanginguser", "{MQXliff}lastchangedtimestamp"),
    (f"{_PHRASE}modified-by", f"{_PHRASE}modified-at"),
    (f"{_PHRASE}created-by", f"{_PHRASE}created-at"),
)
# The same in Trados Studio.
_EDITED_VALUES = (("last_modified_by", "modified_on"), ("created_by", "created_on"))
_YES_NO = {"yes": True, "no": False}
_PRESERVES = {"preserve": True, "default": False}
_PROPOSED = ("proposal", "accepted")
_PLACE = re.compile(r"[0-9]{1,9}")
_WITH_ID = ("group", "trans-unit", "unit")


class Scope(NamedTuple):
    """Values that elements inherit from those around them.

    Attributes
    ----------
    file
        Name of the original file.
    path
        Ids of the groups and of the unit.
    translate
        Whether the content is to be translated.
    preserve
        Whether line breaks and tabs are part of the text.
    codes
        Original code of tags; see `read_inline`.
    phases
        The people and days of the phases of the work, by name.
    """

    file: str = ""
    path: tuple[str, ...] = ()
    translate: bool = True
    preserve: bool = False
    codes: Mapping[str, str] = MappingProxyType({})
    phases: Mapping[str, Edited] = MappingProxyType({})

    def inside(self, element: Element, name: str) -> Scope:
        """Return the scope inside an element with this name."""
        file, path = self.file, self.path
        if name == "file":
            # In XLIFF 2 the id is required and the name of the original optional.
            is_version_1 = element.get("source-language") is not None
            file = (is_version_1 and element.get("original")) or element.get("id") or ""
        elif name in _WITH_ID:
            path += (element.get("id") or element.get("resname") or element.get("name") or "",)
        translate = _YES_NO.get(element.get("translate"), self.translate)
        return self._replace(
            file=file, path=path, translate=translate, preserve=self.preserves(element)
        )

    def preserves(self, element: Element) -> bool:
        """Tell whether line breaks and tabs are part of the text in an element."""
        return _PRESERVES.get(element.get(XML_SPACE), self.preserve)

    def side(self, element: Element | None) -> Side:
        """Return the content of a source or target."""
        preserve = element is not None and self.preserves(element)
        language = None if element is None else element.get(XML_LANG)
        return Side(read_inline(element, self.codes), preserve, language)


@dataclass(slots=True)
class Side:
    """The content of a source or target."""

    text: InlineText
    preserve: bool
    language: str | None

    @property
    def content(self) -> Cell:
        """All of its text as one cell."""
        return self.cell(self.text.parts)

    @property
    def segments(self) -> dict[tuple[str, int], Cell]:
        """Its segments, by mid or else number, and by the number of earlier occurrences."""
        found: dict[tuple[str, int], Cell] = {}
        if not self.text.segments:
            return found
        seen: Counter[str] = Counter()
        for number, segment in enumerate(self.text.segments, 1):
            mid = segment.mid or str(number)
            found[mid, seen[mid]] = self.cell(self.text.segment(segment))
            seen[mid] += 1
        return found

    def cell(self, parts: Sequence[Part]) -> Cell:
        """Return a cell of some of the parts."""
        return tidy_cell(parts, unfold=not self.preserve, strip=not self.preserve)


class UnitSegment(NamedTuple):
    """One segment of a unit.

    Attributes
    ----------
    name
        Its name within the unit.
    languages
        Languages stated on source and target themselves.
    state
        State of the translation, in the file's own terms.
    proposals
        Proposed translations, in the order of the file.
    origin
        The origin of the suggestion that the translation started from; None if not stated.
    edited
        The editor of the translation and the day; None if not stated.
    """

    name: str
    source: Cell
    target: Cell
    languages: tuple[str | None, str | None]
    state: str | None = None
    proposals: Sequence[Proposal] = ()
    origin: Origin | None = None
    edited: Edited | None = None


def rows_1(unit: Element, scope: Scope) -> list[UnitSegment]:
    """Return the segments of a trans-unit.

    The unit stays whole if one side is segmented and the other has text but no segments.
    """
    children = _children(unit)
    source, target = scope.side(children.get("source")), scope.side(children.get("target"))
    segmented = source
    if "seg-source" in children:
        inner = scope.side(children["seg-source"])
        segmented = inner if inner.text.segments else source
    has_alternatives = "alt-trans" in children or _MEMOQ_MATCH in children
    alternatives = _alternatives_1(unit, scope) if has_alternatives else {}
    languages = source.language, target.language
    whole = UnitSegment("", source.content, target.content, languages)
    whole = _with_facts_1(whole, unit, children.get("target"), scope)
    sources, targets = segmented.segments, target.segments
    if (
        not (sources or targets)
        or (not sources and source.text.has_text)
        or (not targets and target.text.has_text)
    ):
        return [whole._replace(proposals=alternatives.get(None, ()))]
    definitions = _definitions(unit)
    rows: list[UnitSegment] = []
    for segment in dict.fromkeys([*sources, *targets]):
        mid = segment[0]
        own = definitions.get(mid, _Definition())
        row = whole._replace(
            name=mid,
            source=sources.get(segment, ""),
            target=targets.get(segment, ""),
            state=own.state or whole.state,
            proposals=_proposals_1(alternatives, mid, is_first=not rows),
            origin=own.origin or whole.origin,
            edited=own.edited or whole.edited,
        )
        rows.append(row)
    outside = segmented.text.outside(), target.text.outside()
    if any(map(has_text, outside)):
        cells = segmented.cell(outside[0]), target.cell(outside[1])
        rows.append(UnitSegment("", *cells, whole.languages))
    return rows


def _with_facts_1(
    row: UnitSegment, unit: Element, target: Element | None, scope: Scope
) -> UnitSegment:
    """Return a segment with what is stated for the unit: state, origin and editor."""
    return row._replace(
        state=_state_1(unit, target),
        origin=_origin_1(unit, target),
        edited=_edited_1(unit, target, scope),
    )


def _proposals_1(
    alternatives: Mapping[str | None, Sequence[Proposal]], mid: str, *, is_first: bool
) -> Sequence[Proposal]:
    """Return the proposals for a segment; for the first, also those that name no segment."""
    own = alternatives.get(mid, ())
    if not is_first:
        return own
    known = {proposal.origin for proposal in own}
    return [*own, *(each for each in alternatives.get("", ()) if each.origin not in known)]


def _state_1(unit: Element, target: Element | None) -> str | None:
    """Return the state of a unit in XLIFF 1.2, memoQ or Phrase."""
    state = None if target is None else target.get("state")
    return state or unit.get(_MEMOQ_STATUS) or _PHRASE_STATES.get(unit.get(_PHRASE_CONFIRMED))


class _Definition(NamedTuple):
    """The data of Trados Studio for a segment."""

    state: str | None = None
    origin: Origin | None = None
    edited: Edited | None = None


def _definitions(unit: Element) -> dict[str, _Definition]:
    """Return the data of Trados Studio for the segments of a unit, by mid."""
    return {
        segment.get("id", ""): _Definition(
            segment.get("conf") or segment.get("origin"),
            _origin_of_segment(segment),
            _edited_of_segment(segment),
        )
        for definitions in unit
        if local_name(definitions) == "seg-defs"
        for segment in definitions
    }


def _origin_of_segment(segment: Element) -> Origin | None:
    return first_known(
        [
            read_origin(
                each.get("origin", ""),
                read_quality(each.get("percent")),
                each.get("origin-system", ""),
            )
            for each in segment.iter()
            if each.get("origin")
        ]
    )


def _edited_of_segment(segment: Element) -> Edited | None:
    values = {value.get("key"): value.text or "" for value in segment}
    for by, on in _EDITED_VALUES:
        # Trados Studio writes the month first, whatever the language.
        day = read_day(values.get(on, ""), month_first=True)
        if edited := read_edited(values.get(by), day):
            return edited
    return None


def _origin_1(unit: Element, target: Element | None) -> Origin | None:
    """Return the origin that Phrase states for a unit, or XLIFF 1.2 for its target."""
    if stated := unit.get(f"{_PHRASE}trans-origin"):
        if stated == "null":
            return None
        score = read_quality(unit.get(f"{_PHRASE}score") or unit.get(f"{_PHRASE}gross-score"))
        # A share of 1, or 1.01 for a match in context; 0 for a translation by a machine.
        return read_origin(stated, round(100 * score, 2) if score else None)
    qualifier = None if target is None else target.get("state-qualifier")
    return read_origin(qualifier) if qualifier else None


def _edited_1(unit: Element, target: Element | None, scope: Scope) -> Edited | None:
    """Return the editor of a unit and the day that memoQ, Phrase or a phase states."""
    for by, on in _EDITED:
        if edited := read_edited(unit.get(by), unit.get(on)):
            return edited
    if not scope.phases:
        return None
    phase = (target is not None and target.get("phase-name")) or unit.get("phase-name")
    return scope.phases.get(phase or "")


def phases_of(header: Element) -> dict[str, Edited]:
    """Return the people and days of the phases in the header of an XLIFF 1.2 file, by name."""
    found = {}
    for phase in header.iter("{*}phase"):
        by = phase.get("contact-name") or phase.get("contact-email")
        if edited := read_edited(by, phase.get("date")):
            found[phase.get("phase-name", "")] = edited
    return found


def _alternatives_1(unit: Element, scope: Scope) -> dict[str | None, list[Proposal]]:
    """Return the proposed translations of each segment, by mid.

    Proposals that name no segment are under an empty mid, and all proposals under None.
    """
    found: dict[str | None, list[Proposal]] = {}
    for index, alternative in enumerate(unit):
        if alternative.tag == _MEMOQ_MATCH:
            if proposal := _memoq_match(alternative, scope, index):
                found.setdefault(None, []).append(proposal)
                found.setdefault("", []).append(proposal)
            continue
        if local_name(alternative) != "alt-trans":
            continue
        inner = scope.inside(alternative, "alt-trans")
        target = _children(alternative).get("target")
        side = inner.side(target)
        if target is None or not side.text.parts:
            continue
        # Older versions of the translation, and rejected ones, are no proposals of the same kind.
        kind = alternative.get("alttranstype", "proposal")
        origin = alternative.get("origin") or "" if kind in _PROPOSED else kind
        quality = read_quality(alternative.get("match-quality"))
        by = None
        if kind in _PROPOSED:
            percent = _percent(origin, quality)
            by = read_origin(origin, percent, alternative.get("tool-id", ""))
            by = _with_kind(by, kind_of(target.get("state-qualifier", "")))
        mid = alternative.get("mid")
        segments = {} if mid else {name: cell for (name, _), cell in side.segments.items()}
        for name, cell in [
            (None, side.content),
            *(segments or {mid or "": side.content}).items(),
        ]:
            found.setdefault(name, []).append(
                Proposal(origin, quality, cell, index, by, kind == "accepted")
            )
    return found


def _percent(origin: str, quality: float | None) -> float | None:
    """Return the match of a proposal in percent; Phrase states it as a share of 1."""
    if quality is None or not origin.startswith("memsource"):
        return quality
    return round(100 * quality, 2)


def _memoq_match(match: Element, scope: Scope, index: int) -> Proposal | None:
    """Return the text that memoQ inserted from a memory or an engine, before it was edited."""
    target = next((child for child in match if local_name(child) == "target"), None)
    side = scope.side(target)
    if not side.text.parts:
        return None
    # Memory and user, or "MT" and the engine.
    source = match.get("source", "")
    origin, quality = source.rpartition(" / ")[0] or source, read_quality(match.get("matchrate"))
    by = _memoq_origin(source, match.get("matchtype", ""), quality)
    return Proposal(origin, quality, side.content, index, by, is_inserted=True)


def _memoq_origin(source: str, match_type: str, quality: float | None) -> Origin:
    """Return the origin of an inserted match: ``MT / engine``, or ``memory / user``."""
    kind, _, rest = source.partition(" / ")
    stated = _MEMOQ_MATCHES.get(match_type, OriginKind.UNKNOWN)
    by = _with_kind(read_origin(kind, quality), stated)
    if kind_of(kind) is OriginKind.MACHINE:
        # memoQ rates engines, too, but the rate is that of no match.
        return Origin(by.kind, rest or by.name)
    return by


def _with_kind(origin: Origin, stated: OriginKind) -> Origin:
    """Return an origin with the kind that the format states beside it, if its own is open."""
    return replace(origin, kind=stated) if origin.kind is OriginKind.UNKNOWN else origin


def rows_2(unit: Element, scope: Scope) -> list[UnitSegment]:
    """Return the segments of an XLIFF 2 unit, without the ``ignorable`` parts between them.

    They are in the order of the translations.
    """
    data = _children(unit).get("originalData")
    if data is not None:
        scope = scope._replace(codes={item.get("id", ""): _characters(item) for item in data})
    segments = [child for child in unit if local_name(child) == "segment"]
    alternatives = _alternatives_2(unit, segments, scope)
    places = _target_places(unit)
    rows = []
    for number in sorted(range(len(segments)), key=places.__getitem__):
        segment = segments[number]
        children = _children(segment)
        source, target = scope.side(children.get("source")), scope.side(children.get("target"))
        rows.append(
            UnitSegment(
                segment.get("id") or str(number + 1),
                source.content,
                target.content,
                (source.language, target.language),
                segment.get("state"),
                alternatives.get(number, ()),
            )
        )
    return rows


def _target_places(unit: Element) -> list[int]:
    """Return the place of each segment's translation among all parts of a unit."""
    parts = [part for part in unit if local_name(part) in ("segment", "ignorable")]
    places = []
    for number, part in enumerate(parts, 1):
        target = _children(part).get("target")
        order = "" if target is None else target.get("order", "").strip()
        if local_name(part) == "segment":
            places.append(int(order) if _PLACE.fullmatch(order) else number)
    return places


def _characters(data: Element) -> str:
    """Return the text of an element with ``cp`` elements for characters XML cannot contain."""
    return "".join(part for part in read_inline(data, {}).parts if isinstance(part, str))


def _alternatives_2(
    unit: Element, segments: list[Element], scope: Scope
) -> dict[int, list[Proposal]]:
    """Return the proposed translations of each segment, by its number.

    A proposal refers to a segment, or to a marked part of one.
    """
    matches = [match for child in unit if local_name(child) == "matches" for match in child]
    numbers: dict[str, int] = {}
    for number, segment in enumerate(segments if matches else ()):
        for element in segment.iter():
            numbers.setdefault(element.get("id", ""), number)
    found: dict[int, list[Proposal]] = {}
    for index, match in enumerate(matches):
        target = next((child for child in match if local_name(child) == "target"), None)
        side = scope.side(target)
        if side.text.parts:
            wanted = re.split("[#/=]", match.get("ref", ""))[-1]
            # The name of a memory or an engine, or else its kind.
            origin = match.get("origin") or match.get("type", "").upper()
            quality = match.get("matchQuality") or match.get("similarity")
            percent = read_quality(quality)
            by = None
            # A match for reference is in another language.
            if match.get("reference") != "yes":
                by = read_origin(match.get("type", "") or origin, percent, match.get("origin", ""))
            found.setdefault(numbers.get(wanted, 0), []).append(
                Proposal(origin, percent, side.content, index, by)
            )
    return found


def tag_definitions(header: Element) -> dict[str, str]:
    """Return the original document's code for the tags of an SDLXLIFF file."""
    kinds = {"bpt": "g", "ept": "/g", "ph": "x", "st": "x"}
    return {
        f"{kinds[local_name(child)]}:{definition.get('id')}": native_code(child)
        for definition in header.iter("{*}tag")
        for child in definition
        if local_name(child) in kinds
    }


def _children(element: Element) -> dict[str, Element]:
    """Return an element's first child of each name, without the namespace of the element."""
    namespace = element.tag.removesuffix(local_name(element))
    found: dict[str, Element] = {}
    for child in element:
        found.setdefault(child.tag.removeprefix(namespace), child)
    return found
