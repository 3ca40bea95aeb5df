"""Selection of a text in a file: by address, by default for a role, or guessed from headings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase

from bleu_core.files import assumptions, errors, joining, proposals
from bleu_core.files import roles as files_roles
from bleu_core.files.addresses import ALL, DEFAULT_SELECTION, FieldKind, Role, Selection
from bleu_core.files.contents import (
    Contents,
    Field,
    Format,
    KeyKind,
    UnitTable,
    plain_text,
)
from bleu_core.files.reading.strings import literals
from bleu_core.files.reading.tables import columns as tables_columns
from bleu_core.languages.tags import canonical_language

# There is usually one of each, which needs no name.
_UNIQUE = (FieldKind.SOURCE, FieldKind.TARGET, FieldKind.TEXT)


@dataclass(frozen=True)
class Selected:
    """A text of a file.

    Attributes
    ----------
    table
        The table it is in, or several joined.
    field
        The field.
    address
        The shortest selection of it.
    """

    table: UnitTable
    field: Field
    address: Selection


def select(contents: Contents, selection: Selection, role: Role | None) -> Selected:
    """Return the selected text.

    Parameters
    ----------
    role
        The role of the text; decides if the selection does not name a field.

    Raises
    ------
    FieldMissing
        If the file has no such sheet, field or row of headings.
    FieldUndecided
        If the selection names no field, and the role does not decide; if several fields of a table
        have the name; or if several tables have it and are not clearly parts of one text.
    SuggestionsMissing
        If suggestions were asked for that translations started from, and there are none.
    """
    tables = _tables(contents, selection)
    table = _table(contents, tables, selection)
    if selection.kind is not None:
        field = _field(contents, table, selection)
    elif contents.undecided:
        raise errors.FieldUndecided(contents.path, available(contents))
    else:
        field = _default(contents, table, role)
    if field is None:
        raise errors.FieldMissing(contents.path, selection.address, available(contents))
    address = replace(_short(table, field), quality=selection.quality)
    chosen = [one.name for one in tables] if _means_several(tables, selection) else [table.name]
    if selection.table and [one.name for one in _usual(contents, address)] != chosen:
        address = replace(address, sheet=selection.sheet, file=selection.file)
    return Selected(table, field, address)


def _tables(contents: Contents, selection: Selection) -> Sequence[UnitTable]:
    """Return the tables that have what a selection names, with the keys that it names."""
    tables = _named_tables(contents, selection)
    if selection.kind is FieldKind.ALT_TRANS:
        tables = _with_proposals(contents, tables, selection)
    if selection.kind is not None:
        tables = _having(_whole(tables), selection)
        if not tables:
            raise errors.FieldMissing(contents.path, selection.address, available(contents))
    elif not selection.table and not _is_workbook(contents):
        # Readers of other formats put the main table first.
        first = next((table for table in tables if table.units), tables[0])
        tables = [table for table in tables if table is first or joining.are_parts([first, table])]
    if selection.key and not any(_named(table.fields, selection.key) for table in tables):
        wanted = Selection(key=selection.key).address
        raise errors.FieldMissing(contents.path, wanted, available(contents))
    return [_with_key(table, selection.key) for table in tables]


def _means_several(tables: Sequence[UnitTable], selection: Selection) -> bool:
    return ALL in selection.table and len(tables) > 1


def _table(contents: Contents, tables: Sequence[UnitTable], selection: Selection) -> UnitTable:
    """Return the table that a selection means, or several as one."""
    if not _means_several(tables, selection):
        return _one(contents, tables, selection)
    if selection.kind is None:
        return _joined(contents, joining.main_tables(tables))
    columns = [_field(contents, table, selection) for table in tables]
    is_same = len({column.name for column in columns if column}) == 1
    return _joined(contents, tables) if is_same else joining.join(tables, columns)


def available(contents: Contents) -> tuple[str, ...]:
    """Return the addresses of all fields of a file: those in several tables, then those in one."""
    every = [(table, field) for table in contents.tables for field in table.fields]
    if len(contents.tables) == 1:
        return tuple(_short(table, field).address for table, field in every)
    found: dict[str, None] = {}
    for table, field in every:
        short = _short(table, field)
        usual = _usual(contents, short)
        if len(usual) != 1:
            found.setdefault((short if usual else _in_table(contents, short, ALL)).address)
    for table, field in every:
        found.setdefault(selection_of(contents, table, field).address)
    return tuple(found)


def selection_of(contents: Contents, table: UnitTable, field: Field) -> Selection:
    """Return the shortest selection of this field of this table."""
    short = _short(table, field)
    if [one.name for one in _usual(contents, short)[:2]] == [table.name]:
        return short
    return _in_table(contents, short, table.name)


def _joined(contents: Contents, tables: Sequence[UnitTable]) -> UnitTable:
    """Return tables as one; those of the file as they are, once for all of its texts."""
    own = {id(table) for table in contents.tables}
    if not all(id(table) in own for table in tables):
        return joining.join(tables)
    names = tuple(table.name for table in tables)
    if names not in contents.joins:
        contents.joins[names] = joining.join(tables)
    return contents.joins[names]


def _with_key(table: UnitTable, name: str) -> UnitTable:
    """Return a table with the keys of a column, if it has that one."""
    columns = _named(table.fields, name)
    if not columns:
        return table
    keys = tuple(map(plain_text, columns[0].cells))
    return replace(table, keys=keys, key_kind=KeyKind.COLUMN, parents=())


def _is_workbook(contents: Contents) -> bool:
    is_divided = any(table.is_version for table in contents.tables)
    return contents.format is Format.SPREADSHEET or contents.tables_are_files or is_divided


def _short(table: UnitTable, field: Field) -> Selection:
    name = field.name
    if field.kind in _UNIQUE and sum(other.kind is field.kind for other in table.fields) == 1:
        name = ""
    return Selection(field.kind, name)


def _in_table(contents: Contents, selection: Selection, name: str) -> Selection:
    if contents.tables_are_files:
        return replace(selection, file=name)
    return replace(selection, sheet=name)


def _meant(tables: Sequence[UnitTable]) -> Sequence[UnitTable]:
    """Return the one among tables that is meant, or the parts of a text; none if undecided."""
    found = joining.main_tables(tables)
    return found if len(found) == 1 or joining.are_parts(found) else ()


def _usual(contents: Contents, selection: Selection) -> Sequence[UnitTable]:
    """Return the tables that a selection without a table means; none if that is undecided."""
    if selection not in contents.usual:
        found = contents.names.candidates(selection) if selection.name else _whole(contents.tables)
        contents.usual[selection] = _meant(_having(found, selection))
    return contents.usual[selection]


def _whole(tables: Sequence[UnitTable]) -> list[tuple[UnitTable, Sequence[Field]]]:
    return [(table, table.fields) for table in tables]


def _one(contents: Contents, tables: Sequence[UnitTable], selection: Selection) -> UnitTable:
    """Return the table that is meant among those that have the text, or its parts joined."""
    if len(tables) == 1:
        return tables[0]

    found = _meant(tables)
    names = tuple(table.name for table in found)
    if len(found) == 1:
        is_said = contents.format is Format.SPREADSHEET
        return _saying(
            found[0], assumptions.SheetChosen(names[0], len(tables)) if is_said else None
        )
    if found:
        kind = assumptions.FilesJoined if contents.tables_are_files else assumptions.SheetsJoined
        return _saying(_joined(contents, found), kind(names))
    if selection.kind is None:
        raise errors.FieldUndecided(contents.path, available(contents))
    alone = replace(selection, sheet="", file="")
    choices = [ALL, *(table.name for table in tables)]
    raise errors.FieldUndecided(
        contents.path, tuple(_in_table(contents, alone, name).address for name in choices)
    )


def _saying(table: UnitTable, assumption: assumptions.Assumption | None) -> UnitTable:
    if assumption is None:
        return table
    return replace(table, assumptions=(*table.assumptions, assumption))


def has_choice(contents: Contents) -> bool:
    """Tell whether the user may have to choose: the file holds more than a text and its source."""
    kinds = [field.kind for table in contents.tables for field in table.fields]
    return len(kinds) > 2 or (len(kinds) == 2 and FieldKind.SOURCE not in kinds)


def guess_selections(contents: Contents) -> dict[Role, tuple[Selection, ...]]:
    """Return the fields each role would probably take from a file with a complete evaluation.

    Empty for roles without evidence. If several tables could be meant, the first of them is; of
    references or candidates in several languages, those in the language of the first reference.
    """
    table = joining.main_tables(contents.tables)[0]
    if not table.units:
        return dict.fromkeys(Role, ())
    in_all = len(_meant(contents.tables)) > 1
    roles = files_roles.in_one_language(table)
    return {
        role: tuple(
            _short(table, field) if in_all else selection_of(contents, table, field)
            for index, field in enumerate(table.fields)
            if roles.get(index) is role
        )
        for role in Role
    }


def views(contents: Contents) -> tuple[Selection, ...]:
    """Return the ways to look at a file: several tables as one where that is possible, and each.

    A view is a selection of tables, and perhaps of the row of headings, but of no field.
    """
    several = [Selection(sheet=ALL)] if len(viewed(contents, Selection(sheet=ALL))) > 1 else []
    return (*several, *(Selection(sheet=table.name) for table in contents.tables))


def viewed(contents: Contents, view: Selection) -> Sequence[UnitTable]:
    """Return the tables of a view: one, or several with the same fields."""
    tables: Sequence[UnitTable]
    if view.table == ALL:
        tables = joining.main_tables(contents.tables)
        names = [{(field.kind, field.name) for field in table.fields} for table in tables]
        if len(tables) > 1 and not set.intersection(*names):
            tables = tables[:1]
    else:
        tables = [table for table in contents.tables if table.name == view.table][:1]
    if view.headings is None:
        return tables
    return _with_headings(tables, view.headings)


def view_of(contents: Contents, selection: Selection) -> Selection | None:
    """Return the view in which a selection is seen; None if the file does not have it."""
    try:
        tables = _named_tables(contents, replace(selection, headings=None))
    except errors.FieldMissing:
        return None
    if selection.table and len(tables) == 1:
        return Selection(sheet=tables[0].name, headings=selection.headings)
    having = tables if selection.kind is None else _having(_whole(tables), selection)
    found = joining.main_tables(having or tables)
    several = len(found) > 1 and (ALL in selection.table or joining.are_parts(found))
    return Selection(sheet=ALL if several else found[0].name, headings=selection.headings)


def selection_in(contents: Contents, view: Selection, table: UnitTable, field: Field) -> Selection:
    """Return the shortest selection of a field in a view, whose table this is."""
    short = _short(table, field)
    if view.headings is None:
        usual = [one.name for one in _usual(contents, short)]
        if usual == [one.name for one in viewed(contents, view)]:
            return short
    elif len(contents.tables) == 1:
        return replace(short, headings=view.headings)
    return replace(_in_table(contents, short, view.table), headings=view.headings)


def main_table(contents: Contents, selection: Selection) -> UnitTable | None:
    """Return the table that a selection without a field means; None if that is undecided."""
    try:
        tables = _meant(_named_tables(contents, selection))
    except errors.FieldMissing:
        return None
    return joining.join(tables) if tables else None


def is_undecided(contents: Contents) -> bool:
    """Tell whether several tables could be meant that are not clearly parts of one text.

    This is also true of references or candidates in several languages.
    """
    found = _meant(contents.tables)
    return not found or files_roles.in_one_language(found[0]) != files_roles.roles_of(found[0])


def _named_tables(contents: Contents, selection: Selection) -> Sequence[UnitTable]:
    """Return the tables that a selection names, with the headings it names."""
    tables: Sequence[UnitTable] = contents.tables
    if name := selection.table:
        tables = _called(tables, name)
        if not tables:
            wanted = Selection(sheet=selection.sheet, file=selection.file).address
            known = (table.name for table in contents.tables if table.name)
            sheets = tuple(_in_table(contents, DEFAULT_SELECTION, name).address for name in known)
            raise errors.FieldMissing(contents.path, wanted, sheets or available(contents))
    if selection.headings is None:
        return tables
    found = _with_headings(tables, selection.headings)
    if not found:
        wanted = Selection(headings=selection.headings).address
        raise errors.FieldMissing(contents.path, wanted, available(contents))
    return found


def _with_headings(tables: Sequence[UnitTable], row: int) -> list[UnitTable]:
    """Return the tables that have headings in a row, with these."""
    return [
        literals.expand_cells(table)
        for one in tables
        if (table := tables_columns.with_headings(one, row))
    ]


def _called(tables: Sequence[UnitTable], name: str) -> list[UnitTable]:
    """Return the tables of this name, or of names like this pattern."""
    if name == ALL:
        return [table for table in tables if not table.is_hidden] or list(tables)
    for same in (str.__eq__, lambda one, other: one.casefold() == other.casefold(), fnmatchcase):
        if found := [table for table in tables if same(table.name, name)]:
            return found
    return []


def _with_proposals(
    contents: Contents, tables: Sequence[UnitTable], selection: Selection
) -> list[UnitTable]:
    """Return the tables with the chosen proposals, and no others in them."""
    origins = {
        _in_table(contents, _short(table, field), selection.table).address: None
        for table in tables
        for field in table.fields
        if field.kind is FieldKind.ALT_TRANS
    }
    if len(origins) > 1 and not (selection.name or selection.quality):
        raise errors.FieldUndecided(contents.path, tuple(origins))

    found = [one for table in tables if (one := proposals.with_proposals(table, selection))]
    if not found and selection.quality == proposals.USED:
        raise errors.SuggestionsMissing(contents.path, any(table.origins for table in tables))
    return found


def _field(contents: Contents, table: UnitTable, selection: Selection) -> Field | None:
    """Return the field of a table that a selection names.

    Raises
    ------
    FieldUndecided
        If it names several.
    """
    found = fields_named(table.fields, selection)
    if len(found) > 1:
        names = tuple(replace(selection, name=field.name).address for field in found)
        raise errors.FieldUndecided(contents.path, names)
    return found[0] if found else None


def fields_named(every: Sequence[Field], selection: Selection) -> Sequence[Field]:
    """Return the fields of a table that a selection may mean: usually one."""
    fields = [field for field in every if field.kind is selection.kind]
    if not selection.name:
        return fields if len(fields) == 1 else [field for field in fields if not field.name][:1]
    found = _named(fields, selection.name)
    if selection.kind is FieldKind.LANGUAGE:
        return found or _of_language(fields, selection.name)
    if not found and selection.kind is FieldKind.COLUMN:
        # In a bilingual table of a document, source and target have headings, too.
        found = _named([field for field in every if field.kind in _UNIQUE], selection.name)
    letters = selection.name.strip().upper()
    return found or [field for field in fields if field.letters and field.letters == letters]


def _having(
    tables: Sequence[tuple[UnitTable, Sequence[Field]]], selection: Selection
) -> list[UnitTable]:
    """Return the tables with a field; those with its letters only if none has it as a heading.

    Each table comes with its fields, or those of them that the selection may mean.
    """
    found = [
        (table, named[0]) for table, fields in tables if (named := fields_named(fields, selection))
    ]
    letters = selection.name.strip().upper()
    by_heading = [
        table
        for table, field in found
        if field.letters != letters or field.heading.strip().upper() == letters
    ]
    return by_heading or [table for table, _ in found]


def _named(fields: Sequence[Field], name: str) -> list[Field]:
    """Return the fields of a heading, a name, or an object whose members they are; none if none.

    A heading in another case goes before the letters of a column. Of fields with the same texts,
    the first is returned.
    """
    wanted = name.strip().casefold()
    for has_name in (
        lambda field: field.heading == name,
        lambda field: field.heading.strip().casefold() == wanted,
        lambda field: field.name.strip().casefold() == wanted,
        lambda field: field.name.casefold().startswith(f"{wanted}."),
    ):
        if wanted and (found := list(filter(has_name, fields))):
            return found[:1] if all(one.cells == found[0].cells for one in found) else found
    return []


def _of_language(fields: Sequence[Field], name: str) -> Sequence[Field]:
    """Return the field in a language, however its tag is written; a bare ``zh`` must be unique."""
    wanted = canonical_language(name)
    if wanted is None:
        return []
    tags = [canonical_language(field.language or field.name) for field in fields]
    if wanted in tags:
        return [fields[tags.index(wanted)]]
    base = [
        field
        for field, tag in zip(fields, tags, strict=True)
        if tag and tag.split("-")[0] == wanted.split("-")[0]
    ]
    return base if len(base) == 1 else []


def _default(contents: Contents, table: UnitTable, role: Role | None) -> Field:
    """Return the field that is the default for a role."""
    if len(table.fields) == 1:
        return table.fields[0]
    kind = FieldKind.SOURCE if role is Role.SOURCE else FieldKind.TARGET
    for field in table.fields:
        if field.kind is kind:
            return field
    others = [field for field in table.fields if field.kind is not FieldKind.SOURCE]
    if len(others) == 1 and others[0].kind is FieldKind.LANGUAGE:
        return others[0]
    texts = [field for field in table.fields if field.kind is FieldKind.TEXT]
    if len(texts) == 1:
        return texts[0]

    guessed = [index for index, own in files_roles.roles_of(table).items() if own is role]
    if len(guessed) == 1:
        return table.fields[guessed[0]]
    raise errors.FieldUndecided(contents.path, available(contents))
