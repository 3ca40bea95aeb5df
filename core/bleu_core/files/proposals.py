"""Proposals for translations in bilingual files (``alt-trans``, ``mtc:match``), by origin.

Memories and systems propose different texts for different units, so a text to be scored consists of
those of one origin. Of several for a unit, the best match is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from bleu_core.files.addresses import FieldKind, Selection
from bleu_core.files.assumptions import BestProposals
from bleu_core.files.contents import Cell, Field, Proposal, UnitTable
from bleu_core.files.origins import Origin, OriginKind

FIRST, BEST, USED = "first", "best", "used"
UNKNOWN = "unknown"
"""A name for proposals that do not say where they are from, among others that do."""
EARLIER = "previous-version"
"""The name of proposals that are earlier versions of the translations, in XLIFF 1.2."""
# Every origin is a text as long as the file. More are names of projects or people, or an attack.
_ORIGINS_LIMIT = 50


def fields_of(
    proposals: Mapping[int, Sequence[Proposal]], units: int, language: str | None
) -> list[Field]:
    """Return a field for each origin of a file's proposals, the origin with the most first.

    Parameters
    ----------
    proposals
        The proposals by index of the unit, in the order of the file.
    units
        Number of units.
    language
        The language according to the file.
    """
    found: dict[str, dict[int, list[Proposal]]] = {}
    for index, several in proposals.items():
        for proposal in several:
            name = _name_of(proposal)
            if name not in found and len(found) >= _ORIGINS_LIMIT:
                name = ""
            found.setdefault(name, {}).setdefault(index, []).append(proposal)
    names = sorted(found, key=lambda name: -len(found[name]))
    return [
        _field(name or (UNKNOWN if len(names) > 1 else ""), found[name], units, language)
        for name in names
    ]


def _name_of(proposal: Proposal) -> str:
    return " ".join(proposal.origin.split())


def with_proposals(table: UnitTable, selection: Selection) -> UnitTable | None:
    """Return a table without other proposals than the selected ones.

    Returns
    -------
    UnitTable or None
        None if the table has no proposals of this origin, or with such a quality.
    """
    fields = [field for field in table.fields if field.kind is FieldKind.ALT_TRANS]
    if name := selection.name.strip().casefold():
        fields = [field for field in fields if field.name.strip().casefold() == name]
    if not fields:
        return None
    chosen, said = fields[0], table.assumptions
    if selection.quality:
        found = (
            _used(fields, table.origins)
            if selection.quality == USED
            else _by_quality(fields, selection.quality)
        )
        if found is None:
            return None
        chosen = found
    elif several := sum(len(own) > 1 for own in chosen.proposals.values()):
        said += (BestProposals(several),)
    others = (field for field in table.fields if field.kind is not FieldKind.ALT_TRANS)
    origins = {
        index: by
        for index, several in chosen.proposals.items()
        if (by := _best(several).suggested_by) is not None
    }
    return replace(table, fields=(*others, chosen), assumptions=said, origins=origins)


def _used(fields: Sequence[Field], origins: Mapping[int, Origin]) -> Field:
    """Return the proposals that the translations started from as one field.

    It is the one that was inserted according to the file, else the best of the origin that the file
    states for the unit, else the best that may be of it, else the best of all. A unit that was
    typed according to the file has none.

    Parameters
    ----------
    fields
        The proposals of each origin.
    origins
        The origins stated for units, by index.
    """
    chosen: dict[int, list[Proposal]] = {}
    for index, several in _by_unit(fields, lambda each: each.suggested_by is not None).items():
        stated = origins.get(index)
        inserted = [each for each in several if each.is_inserted]
        if not inserted and stated is not None and stated.kind is OriginKind.NONE:
            continue
        if stated is None or stated.kind is OriginKind.NONE:
            best = _best(inserted or several)
        else:
            best = _best_of(inserted or several, stated)
        chosen[index] = [best]
    return _joined(fields, chosen)


def _best_of(several: Sequence[Proposal], stated: Origin) -> Proposal:
    """Return the best proposal of the origin that the file states for its unit, or of any origin.

    What the unit states completes what the proposal does: a target that is an ``mt-suggestion``
    tells the kind of a proposal whose origin is only a name.
    """
    named = [each for each in several if _is_of(each, stated)]
    maybe = [each for each in several if _may_be_of(each, stated)]
    if maybe and not named and stated.kind is OriginKind.MACHINE:
        # Of names alone, those of engines come without a match, or with a low one.
        best = min(maybe, key=lambda proposal: proposal.quality or 0)
    else:
        best = _best(named or maybe or several)
    by = best.suggested_by
    if by is None or not (named or maybe):
        return best
    percent = stated.percent if by.percent is None else by.percent
    return replace(best, suggested_by=replace(by, kind=stated.kind, percent=percent))


def _by_unit(
    fields: Sequence[Field], is_wanted: Callable[[Proposal], bool]
) -> dict[int, list[Proposal]]:
    """Return the wanted proposals of all fields by index of the unit, in the order of the file."""
    found: dict[int, list[Proposal]] = {}
    for field in fields:
        for index, several in field.proposals.items():
            if wanted := list(filter(is_wanted, several)):
                found.setdefault(index, []).extend(wanted)
    return {
        index: sorted(several, key=lambda proposal: proposal.index)
        for index, several in sorted(found.items())
    }


def _joined(fields: Sequence[Field], proposals: Mapping[int, Sequence[Proposal]]) -> Field:
    """Return proposals of several origins as one field, which has a name if all are of one."""
    origins = {_name_of(each) for several in proposals.values() for each in several}
    names = [field.name for field in fields if len(fields) == 1 or {field.name} == origins]
    name = names[0] if names else ""
    return _field(name, proposals, len(fields[0].cells), fields[0].language)


def _is_of(proposal: Proposal, stated: Origin) -> bool:
    """Tell whether a proposal is of the origin that the file states for its unit."""
    by = proposal.suggested_by
    if by is None or by.kind is not stated.kind:
        return False
    return _have_same_name(by, stated)


def _may_be_of(proposal: Proposal, stated: Origin) -> bool:
    """Tell whether a proposal of no stated kind may be of the origin stated for its unit."""
    by = proposal.suggested_by
    return by is not None and by.kind is OriginKind.UNKNOWN and _have_same_name(by, stated)


def _have_same_name(one: Origin, other: Origin) -> bool:
    """Tell whether two origins have the same name, as far as they have names."""
    return not (one.name and other.name) or one.name.casefold() == other.name.casefold()


def _best(proposals: Collection[Proposal]) -> Proposal:
    """Return the best match; the first one wins ties."""
    return max(proposals, key=lambda proposal: proposal.quality or 0)


def _by_quality(fields: Sequence[Field], quality: str) -> Field | None:
    """Return the proposals of some origins as one field; None if there is no such quality."""
    least = _percent(quality)
    if quality not in (FIRST, BEST) and least is None:
        return None
    found = _by_unit(fields, lambda each: least is None or (each.quality or 0) >= least)
    if quality == FIRST:
        found = {index: several[:1] for index, several in found.items()}
    return _joined(fields, found)


def _field(
    name: str, proposals: Mapping[int, Sequence[Proposal]], units: int, language: str | None
) -> Field:
    cells: list[Cell] = [""] * units
    for index, several in proposals.items():
        cells[index] = _best(several).text
    return Field(FieldKind.ALT_TRANS, name, cells, language, proposals=proposals)


def read_quality(text: str | None) -> float | None:
    """Return a quality as files state it (``78``, ``78%``, ``78.5``), in percent; None if none."""
    return _percent((text or "").strip().removesuffix("%"))


def _percent(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if 0 <= value <= 1000 else None
