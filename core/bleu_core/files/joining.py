"""Several tables of a file as one text: sheets of one shape, files of an archive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, chain, repeat

from bleu_core.files import headings as files_headings
from bleu_core.files import roles as files_roles
from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.contents import Field, KeyKind, UnitTable, plain_text
from bleu_core.files.units import join_mappings, join_names, join_numbers
from bleu_core.languages.tags import canonical_language

# Tables with this share of texts in common are versions of one text, and not its parts.
_SAME_TEXTS = 0.3
_SAMPLE = 2000
_SCORED = (Role.REFERENCE, Role.CANDIDATE)


def main_tables(tables: Sequence[UnitTable]) -> tuple[UnitTable, ...]:
    """Return the tables with the texts to evaluate, without tables of notes or settings.

    These are the tables with the most roles, counting reference and candidate first. Hidden tables
    are left out.
    """
    filled = [table for table in tables if table.units] or list(tables)
    filled = [table for table in filled if not table.is_hidden] or filled
    if len(filled) == 1:
        return (filled[0],)
    ranks = [_rank(table) for table in filled]
    highest = max(ranks, default=())
    return tuple(table for table, rank in zip(filled, ranks, strict=True) if rank == highest)


def are_parts(tables: Sequence[UnitTable]) -> bool:
    """Tell whether tables are clearly the parts of one text.

    The tables have the same fields in the same roles, and differ neither in language nor in system,
    also by their names. Their texts differ, unlike the texts of several versions.
    """
    shapes = {_shape(table) for table in tables}
    return (
        not any(table.is_version for table in tables)
        and len(shapes) == 1
        and () not in shapes
        and not _names_differ_in_meaning([table.name for table in tables])
        and not _have_same_texts(tables)
    )


def join(tables: Sequence[UnitTable], wanted: Sequence[Field | None] = ()) -> UnitTable:
    """Return tables as one, with the fields they all have.

    If tables have keys in common, the names of the tables are put before the keys.

    Parameters
    ----------
    wanted
        A field of each table, to be joined even if their names differ: column C of all sheets.
    """
    first, *others = tables
    if not others:
        return first
    starts = [0, *accumulate(table.units for table in tables)]
    kinds = {table.key_kind if table.keys else None for table in tables}
    key_kind = kinds.pop() if len(kinds) == 1 else None
    return UnitTable(
        _fields(tables, wanted, starts),
        lines=list(chain.from_iterable(_lines(table) for table in tables)),
        keys=_keys(tables, [table.keys for table in tables]) if key_kind else (),
        key_kind=key_kind,
        other_keys={
            name: list(chain.from_iterable(table.other_keys[name] for table in tables))
            for name in first.other_keys
            if all(name in table.other_keys for table in tables)
        },
        parents=_keys(tables, [table.parents or table.keys for table in tables])
        if key_kind and any(table.parents for table in tables)
        else (),
        times=list(chain.from_iterable(table.times for table in tables))
        if all(table.times for table in tables)
        else (),
        marks=join_mappings((table.marks for table in tables), starts),
        origins=join_mappings((table.origins for table in tables), starts),
        edited=join_mappings((table.edited for table in tables), starts),
        document_numbers=join_numbers((table.document_numbers, table.units) for table in tables)
        if all(table.document_numbers for table in tables)
        else (),
        document_names=join_names((table, "") for table in tables)
        if all(table.document_numbers for table in tables)
        else (),
        assumptions=tuple(dict.fromkeys(chain.from_iterable(one.assumptions for one in tables))),
    )


def _fields(
    tables: Sequence[UnitTable], wanted: Sequence[Field | None], starts: Sequence[int]
) -> tuple[Field, ...]:
    """Return the fields that all tables have, with the cells of all."""
    by_name = [{_identity(field): field for field in table.fields} for table in tables]
    if wanted and (named := wanted[0]):
        for fields_of_table, field in zip(by_name, wanted, strict=True):
            if field is not None:
                fields_of_table[_identity(named)] = field
    return tuple(
        replace(
            field,
            cells=list(chain.from_iterable(one[key].cells for one in by_name)),
            marks=join_mappings((one[key].marks for one in by_name), starts),
            edited=join_mappings((one[key].edited for one in by_name), starts),
        )
        for key, field in by_name[0].items()
        if all(key in one for one in by_name)
    )


def _rank(table: UnitTable) -> tuple[int, ...]:
    found = set(_roles(table).values())
    return (len(found & {*_SCORED}), len(found))


def _roles(table: UnitTable) -> dict[int, Role]:
    return files_roles.roles_of(table)


def _identity(field: Field) -> tuple[FieldKind, str]:
    return field.kind, field.name.casefold()


def _shape(table: UnitTable) -> tuple[object, ...]:
    """Return the roles and names of a table's fields, equal in all parts; empty if unknown."""
    roles = _roles(table)
    fields = [table.fields[index] for index in sorted(roles)] or [
        field for field in table.fields if field.own_heading != ""
    ]
    return tuple((*_identity(field), canonical_language(field.language)) for field in fields)


def _names_differ_in_meaning(names: Sequence[str]) -> bool:
    """Tell whether names differ in a language or a system, or in reference and candidate."""
    roles = (
        files_headings.Meaning.SOURCE,
        files_headings.Meaning.REFERENCE,
        files_headings.Meaning.CANDIDATE,
    )
    headings = [files_headings.read_heading(name) for name in names]
    are_languages = all(heading and heading.language for heading in headings)
    said = set()
    for name, heading in zip(names, headings, strict=True):
        if files_headings.is_system(name):
            said.add(name.casefold())
        elif heading and heading.language and (heading.is_sure or are_languages):
            said.add(heading.language)
        elif heading and heading.meaning in roles:
            said.add(heading.meaning.value)
    return len(said) > 1


def _have_same_texts(tables: Sequence[UnitTable]) -> bool:
    """Tell whether two tables have many texts in common, in the source if there is one.

    Considers the first texts. Files of an archive may well repeat each other.
    """
    if any(field.kind is not FieldKind.COLUMN for table in tables for field in table.fields):
        return False
    seen: set[str] = set()
    for table in tables:
        cells = _telling(table).cells
        texts = {text for cell in cells[:_SAMPLE] if " " in (text := plain_text(cell).strip())}
        if len(texts & seen) > _SAME_TEXTS * len(texts):
            return True
        seen |= texts
    return False


def _telling(table: UnitTable) -> Field:
    roles = _roles(table)
    for wanted in (Role.SOURCE, Role.REFERENCE, Role.CANDIDATE):
        for index, role in roles.items():
            if role is wanted:
                return table.fields[index]
    return table.fields[-1]


def _lines(table: UnitTable) -> Sequence[int]:
    return table.lines or range(1, table.units + 1)


def _keys(tables: Sequence[UnitTable], keys: Sequence[Sequence[str]]) -> list[str]:
    """Return the keys of all tables, after the tables' names if tables have keys in common."""
    all_keys = list(chain.from_iterable(keys))
    counts = Counter(chain.from_iterable(map(set, keys)))
    is_source = any(table.key_kind is KeyKind.SOURCE_TEXT for table in tables)
    if is_source or max(counts.values(), default=0) < 2:
        return all_keys
    names = chain.from_iterable(repeat(table.name, table.units) for table in tables)
    return [f"{name}/{key}" if key else "" for name, key in zip(names, all_keys, strict=True)]
