"""The roles of a table's fields in an evaluation, by their kinds or their headings."""

from __future__ import annotations

from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.contents import Field, Table
from bleu_core.languages.tags import canonical_language

_KINDS = {
    FieldKind.SOURCE: Role.SOURCE,
    FieldKind.TARGET: Role.REFERENCE,
    FieldKind.ALT_TRANS: Role.CANDIDATE,
    FieldKind.REFERENCE: Role.REFERENCE,
    FieldKind.SYSTEM: Role.CANDIDATE,
}


def roles_of(table: Table) -> dict[int, Role]:
    """Return the probable roles of a table's fields, by index; nothing for unknown ones."""
    if not table.roles:
        table.roles.update(_guess(table))
    return table.roles


def in_one_language(table: Table) -> dict[int, Role]:
    """Return the roles of a table's fields without further languages of references or candidates.

    A variant is a language of its own: a text in Mexican Spanish is no second reference of one in
    Spanish. The first language of the references counts. Headings above those of both references
    and candidates divide a table as languages do.
    """
    roles = roles_of(table)
    wanted = None
    for scored in (Role.REFERENCE, Role.CANDIDATE):
        languages = {
            index: language
            for index, role in roles.items()
            if role is scored and (language := _language(table.fields[index]))
        }
        different = {*languages.values()}
        if wanted not in different:
            wanted = next(iter(languages.values()), wanted)
        if len(different) > 1:
            others = {index for index, language in languages.items() if language != wanted}
            roles = {index: role for index, role in roles.items() if index not in others}
    groups = {index: table.fields[index].group for index in roles}
    references, candidates = (
        [groups[index] for index, role in roles.items() if role is scored]
        for scored in (Role.REFERENCE, Role.CANDIDATE)
    )
    shared = [group for group in references if group in candidates]
    if len({*shared}) > 1:
        roles = {index: roles[index] for index in roles if groups[index] in ("", shared[0])}
    return roles


def _language(field: Field) -> str | None:
    """Return the language of a field, which only its heading may name."""
    if field.language or field.kind is not FieldKind.FIELD:
        return canonical_language(field.language)
    from bleu_core.files.headings import read_heading

    heading = read_heading(field.heading)
    return heading.language if heading else None


def _guess(table: Table) -> dict[int, Role]:
    if any(field.kind in _KINDS for field in table.fields):
        kinds = [field.kind for field in table.fields]
        found = {index: _KINDS[kind] for index, kind in enumerate(kinds) if kind in _KINDS}
        # Proposals of several origins are for different units: those of the first, which has most,
        # make a candidate.
        proposed = [index for index in found if kinds[index] is FieldKind.ALT_TRANS]
        return {index: role for index, role in found.items() if index not in proposed[1:]}
    from bleu_core.files.reading.tables.columns import guess_roles

    names = {role.value: role for role in Role}
    once: dict[int, Role] = {}
    for index, role in guess_roles(table).items():
        twice = (_is_same(table.fields[index], table.fields[other]) for other in once)
        if role.value in names and not any(twice):
            once[index] = names[role.value]
    return once


def _is_same(one: Field, other: Field) -> bool:
    """Tell whether a column stands twice in a table: headings and texts are equal."""
    headings = (one.heading, one.group) == (other.heading, other.group)
    return headings and one.cells == other.cells


def keys_of(table: Table) -> set[int]:
    """Return the indices of fields that hold keys or labels of the units, and no text."""
    from bleu_core.files.reading.tables.columns import ColumnRole, guess_roles, labels_of

    keys = {index for index, role in guess_roles(table).items() if role is ColumnRole.KEY}
    return keys.union(labels_of(table))
