"""Tables with versions of a text one below the other, such as those of systems or languages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bleu_core.files.addresses import Role
from bleu_core.files.assumptions import RowsSplit
from bleu_core.files.contents import Cell, Field, KeyKind, UnitTable, plain_text
from bleu_core.files.headings import Meaning, is_system, read_heading
from bleu_core.files.origins import Origin, OriginKind, read_cell
from bleu_core.files.roles import is_key, labels_of, roles_of

_SCORED = (Role.REFERENCE, Role.CANDIDATE)


def unstack(table: UnitTable) -> list[UnitTable]:
    """Return the versions of a text side by side, or as tables where their rows differ.

    A column of labels divides a table into versions if the labels are names of systems or
    languages, or if each has mostly the same source texts.
    """
    index = _dividing(table)
    if index is None:
        return [table]
    labels = table.fields[index]
    languages = _languages(labels.cells)
    found: dict[str, list[UnitTable]] = {}
    for label, rows in _rows_of(labels.cells).items():
        found[label] = unstack(_take(table, index, rows, languages.get(label)))
    if all(len(tables) == 1 for tables in found.values()):
        versions = {label: tables[0] for label, tables in found.items()}
        if wide := _side_by_side(versions):
            said = RowsSplit(labels.name, tuple(versions))
            return [_with_roles(replace(wide, assumptions=(*wide.assumptions, said)), wide)]
    return [
        _with_roles(replace(one, name=_name(label, one, table), is_version=True), one)
        for label, tables in found.items()
        for one in tables
    ]


def _name(label: str, version: UnitTable, table: UnitTable) -> str:
    """Return the label of a version, with those within it, after the name of the sheet."""
    within = version.name.removeprefix(table.name).strip() if version.is_version else ""
    return " ".join(filter(None, (table.name, label, within)))


def _with_roles(table: UnitTable, known: UnitTable) -> UnitTable:
    table.roles[:] = known.roles
    return table


def _dividing(table: UnitTable) -> int | None:
    """Return the column of labels that divides a table into versions, if there is one."""
    labels = [
        index
        for index, values in labels_of(table, are_merged=True).items()
        if len(values) > 1 and plain_text(table.fields[index].cells[0]).strip()
    ]
    named = [index for index in labels if _names_versions(table.fields[index])]
    if named or not labels:
        return next(iter(named), None)
    roles = roles_of(table)
    for role in (Role.SOURCE, Role.REFERENCE):
        texts = [table.fields[index].cells for index, own in roles.items() if own is role]
        if texts:
            same = (i for i in labels if _have_same_texts(texts[0], table.fields[i].cells))
            return next(same, None)
    return None


def _names_versions(field: Field) -> bool:
    """Tell whether labels are names of systems, by their heading or their own words, or languages.

    Languages must differ, and all rows must have a label.
    """
    values = {plain_text(cell).strip() for cell in field.cells}
    if "" in values:
        return False
    heading = read_heading(field.heading)
    is_named = heading is not None and heading.meaning is Meaning.CANDIDATE
    return is_named or all(map(is_system, values)) or len(_languages(field.cells)) == len(values)


def _languages(labels: Sequence[Cell]) -> dict[str, str]:
    """Return the languages of labels, if each names another one."""
    found = {}
    for label in filter(None, dict.fromkeys(plain_text(cell).strip() for cell in labels)):
        heading = read_heading(label)
        if heading is None or heading.language is None:
            return {}
        found[label] = heading.language
    return found if len({*found.values()}) == len(found) else {}


def _rows_of(labels: Sequence[Cell]) -> Mapping[str, Sequence[int]]:
    """Return the rows of each label; one without a label belongs to the label above."""
    rows: defaultdict[str, list[int]] = defaultdict(list)
    label = ""
    for row, cell in enumerate(labels):
        label = plain_text(cell).strip() or label
        rows[label].append(row)
    return rows


def _have_same_texts(texts: Sequence[Cell], labels: Sequence[Cell]) -> bool:
    """Tell whether the rows of each label have most of the texts that the largest label has."""
    groups = [
        {plain_text(texts[row]).strip() for row in rows} for rows in _rows_of(labels).values()
    ]
    largest = max(groups, key=len)
    return all(2 * len(group & largest) > len(largest) for group in groups)


def _take(table: UnitTable, labels: int, rows: Sequence[int], language: str | None) -> UnitTable:
    """Return some rows of a table, without the column of labels, in a language if it is known."""
    roles = {index - (index > labels): role for index, role in roles_of(table).items()}
    fields = [
        replace(field, cells=[field.cells[row] for row in rows])
        for index, field in enumerate(table.fields)
        if index != labels
    ]
    if language:
        fields = [
            replace(field, language=field.language or language)
            if roles.get(index) in _SCORED
            else field
            for index, field in enumerate(fields)
        ]
    keys = [table.keys[row] for row in rows] if table.keys else _keys(fields)
    taken = replace(
        table,
        fields=tuple(fields),
        lines=[table.lines[row] for row in rows] if table.lines else [row + 1 for row in rows],
        keys=keys,
        key_kind=KeyKind.COLUMN if keys else None,
        origins=_origins(table.fields[labels], rows),
    )
    taken.roles[:] = [roles]
    return taken


def _origins(labels: Field, rows: Sequence[int]) -> dict[int, Origin]:
    """Return the origin of the rows of a label, if that or its heading states its kind."""
    origin = read_cell(labels.heading, plain_text(labels.cells[rows[0]]))
    return {} if origin.kind is OriginKind.UNKNOWN else dict.fromkeys(range(len(rows)), origin)


def _keys(fields: Sequence[Field]) -> Sequence[str]:
    key = next(filter(is_key, fields), None)
    return [plain_text(cell) for cell in key.cells] if key else ()


def _side_by_side(versions: Mapping[str, UnitTable]) -> UnitTable | None:
    """Return versions as fields of one table; None if their rows do not correspond.

    Versions with references of their own, such as post-edits or other languages, stay apart.
    """
    first, *others = versions.values()
    names = [field.name for field in first.fields]
    if any([field.name for field in other.fields] != names for other in others):
        return None
    shared = [
        index
        for index, field in enumerate(first.fields)
        if all(other.fields[index].cells == field.cells for other in others)
    ]
    roles = roles_of(first)
    own = [index for index in range(len(names)) if index not in shared]
    if not any(index in roles or is_key(first.fields[index]) for index in shared) or any(
        roles.get(index, Role.CANDIDATE) is not Role.CANDIDATE for index in own
    ):
        return None
    fields = [first.fields[index] for index in shared]
    known = {place: roles[index] for place, index in enumerate(shared) if index in roles}
    is_alone = sum(index in roles for index in own) == 1
    for label, version in versions.items():
        for index in own:
            is_text = is_alone and index in roles and label not in names
            name = label if is_text else f"{label} {names[index]}"
            if index in roles:
                known[len(fields)] = roles[index]
            fields.append(_own_field(version, index, name))
    keys = first.keys if all(list(one.keys) == list(first.keys) for one in others) else ()
    wide = replace(
        first,
        fields=tuple(fields),
        keys=keys,
        key_kind=first.key_kind if keys else None,
        head=None,
        origins={},
    )
    wide.roles[:] = [known]
    return wide


def _own_field(version: UnitTable, index: int, name: str) -> Field:
    """Return a field of a version, which its heading in the sheet groups with the others."""
    field = version.fields[index]
    lines = field.lines or version.lines
    own = None if field.heading else ""
    return replace(field, name=name, group=field.heading, letters="", lines=lines, own_heading=own)
