"""Selection of a text in a file: by address, by default for a role, or guessed from headings."""

from __future__ import annotations

from collections.abc import Sequence

from bleu_core.corpus.addresses import FieldKind, Role, Selection
from bleu_core.corpus.languages import canonical_language
from bleu_core.corpus.reading.contents import Contents, Field, Table
from bleu_core.errors import FieldMissing, FieldUndecided

# There is usually one of each, which needs no name.
_UNIQUE = (FieldKind.SOURCE, FieldKind.TARGET, FieldKind.TEXT)


def select(contents: Contents, selection: Selection, role: Role | None) -> tuple[Table, Field]:
    """Return the selected field and the table it is in.

    Parameters
    ----------
    role
        What the text is for; decides if the selection does not name a field.

    Raises
    ------
    FieldMissing
        If the file has no such sheet or field.
    FieldUndecided
        If the selection names no field, and the role does not decide.
    """
    tables = _tables(contents, selection)
    if selection.kind is None:
        found = _default(contents, tables, role)
    else:
        found = next(
            ((table, field) for table in tables if (field := _field(table, selection))), None
        )
    if found is None:
        raise FieldMissing(contents.path, selection.address, available(contents))
    if selection.key and not _named(found[0].fields, selection.key):
        wanted = Selection(key=selection.key).address
        raise FieldMissing(contents.path, wanted, available(contents))
    return found


def available(contents: Contents) -> tuple[str, ...]:
    """Return the addresses of all fields of a file."""
    return tuple(
        selection_of(contents, table, field).address
        for table in contents.tables
        for field in table.fields
    )


def selection_of(contents: Contents, table: Table, field: Field) -> Selection:
    """Return the shortest selection of this field of this table."""
    name = field.name
    if field.kind in _UNIQUE and sum(other.kind is field.kind for other in table.fields) == 1:
        name = ""
    first = next(
        (other for other in contents.tables if _field(other, Selection(field.kind, name))), table
    )
    return Selection(field.kind, name, table.name if first is not table else "")


def has_choice(contents: Contents) -> bool:
    """Whether the user may have to choose: the file holds more than a text and its source."""
    kinds = [field.kind for table in contents.tables for field in table.fields]
    return len(kinds) > 1 and sorted(kind.value for kind in kinds) != ["source", "target"]


def guess_selections(contents: Contents) -> dict[Role, tuple[Selection, ...]]:
    """Return the fields each role would probably take from a file with a whole evaluation.

    Empty for roles without evidence. Considers a single table: the first with both a reference and
    a candidate, else the first with either.
    """
    guesses = [(table, _roles(table)) for table in contents.tables if table.units]
    guesses.sort(key=lambda guess: -len({*guess[1].values()} & {Role.REFERENCE, Role.CANDIDATE}))
    if not guesses:
        return dict.fromkeys(Role, ())
    table, roles = guesses[0]
    return {
        role: tuple(
            selection_of(contents, table, field)
            for index, field in enumerate(table.fields)
            if roles.get(index) is role
        )
        for role in Role
    }


def _roles(table: Table) -> dict[int, Role]:
    """Return the probable roles of a table's fields, by index."""
    kinds = {
        FieldKind.SOURCE: Role.SOURCE,
        FieldKind.TARGET: Role.REFERENCE,
        FieldKind.ALT_TRANS: Role.CANDIDATE,
        FieldKind.REFERENCE: Role.REFERENCE,
        FieldKind.SYSTEM: Role.CANDIDATE,
    }
    if any(field.kind in kinds for field in table.fields):
        found = enumerate(table.fields)
        return {index: kinds[field.kind] for index, field in found if field.kind in kinds}
    from bleu_core.corpus.reading.columns import guess_roles

    names = {role.value: role for role in Role}
    return {
        index: names[role.value]
        for index, role in guess_roles(table).items()
        if role.value in names
    }


def _tables(contents: Contents, selection: Selection) -> Sequence[Table]:
    if not selection.sheet:
        return contents.tables
    for same in (str.__eq__, lambda one, other: one.casefold() == other.casefold()):
        found = [table for table in contents.tables if same(table.name, selection.sheet)]
        if found:
            return found
    wanted = Selection(sheet=selection.sheet).address
    sheets = tuple(Selection(sheet=table.name).address for table in contents.tables if table.name)
    raise FieldMissing(contents.path, wanted, sheets or available(contents))


def _field(table: Table, selection: Selection) -> Field | None:
    fields = [field for field in table.fields if field.kind is selection.kind]
    if not selection.name:
        return fields[0] if len(fields) == 1 else next((f for f in fields if not f.name), None)
    found = _named(fields, selection.name)
    if found is None and selection.kind is FieldKind.LANGUAGE:
        found = _of_language(fields, selection.name)
    if found is None and selection.kind is FieldKind.COLUMN:
        # In a bilingual table of a document, source and target have headings, too.
        found = _named([field for field in table.fields if field.kind in _UNIQUE], selection.name)
    return found


def _named(fields: Sequence[Field], name: str) -> Field | None:
    for field in fields:
        if field.name == name:
            return field
    wanted = name.strip().casefold()
    return next((field for field in fields if field.name.strip().casefold() == wanted), None)


def _of_language(fields: Sequence[Field], name: str) -> Field | None:
    """Return the field in a language, however its tag is written; a bare ``zh`` must be unique."""
    wanted = canonical_language(name)
    if wanted is None:
        return None
    tags = [canonical_language(field.language or field.name) for field in fields]
    if wanted in tags:
        return fields[tags.index(wanted)]
    base = [
        field
        for field, tag in zip(fields, tags, strict=True)
        if tag and tag.split("-")[0] == wanted.split("-")[0]
    ]
    return base[0] if len(base) == 1 else None


def _default(
    contents: Contents, tables: Sequence[Table], role: Role | None
) -> tuple[Table, Field] | None:
    """Return the field that is the file's default for a role."""
    if contents.undecided:
        raise FieldUndecided(contents.path, available(contents))
    table = next((table for table in tables if table.units), tables[0])
    if len(table.fields) == 1 and len(tables) == 1:
        return table, table.fields[0]
    kind = FieldKind.SOURCE if role is Role.SOURCE else FieldKind.TARGET
    for field in table.fields:
        if field.kind is kind:
            return table, field
    texts = [field for field in table.fields if field.kind is FieldKind.TEXT]
    if len(texts) == 1:
        return table, texts[0]
    guessed = guess_selections(contents)[role] if role else ()
    if len(guessed) == 1:
        return select(contents, guessed[0], role)
    raise FieldUndecided(contents.path, available(contents))
