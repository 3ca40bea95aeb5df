"""The roles of a table's fields in an evaluation, by their kinds or their headings and cells."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice

from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.contents import Cell, Field, UnitTable, UnsavedFormula, plain_text
from bleu_core.files.headings import HEADING_LENGTH, KnownHeading, Meaning, read_heading
from bleu_core.languages.tags import canonical_language

_KINDS = {
    FieldKind.SOURCE: Role.SOURCE,
    FieldKind.TARGET: Role.REFERENCE,
    FieldKind.ALT_TRANS: Role.CANDIDATE,
    FieldKind.REFERENCE: Role.REFERENCE,
    FieldKind.SYSTEM: Role.CANDIDATE,
}
_MEANINGS: dict[Meaning | None, Role] = {
    Meaning.SOURCE: Role.SOURCE,
    Meaning.REFERENCE: Role.REFERENCE,
    Meaning.CANDIDATE: Role.CANDIDATE,
}
_SCORED = (Role.REFERENCE, Role.CANDIDATE)
_NAMED_BY_HEADINGS = (FieldKind.COLUMN, FieldKind.FIELD)

# Labels of rows have at most so many values, each of which has at least so many rows on average.
_MOST_LABELS = 20
_ROWS_OF_LABEL = 5

_SENTENCE_END = re.compile(r"[.!?。！？…]['\"”’」』)]*\s*$")
_NUMBER = re.compile(r"\s*[-+]?\d[\d.,]*\s*%?\s*")


def roles_of(table: UnitTable) -> dict[int, Role]:
    """Return the probable roles of a table's fields, by index; nothing for unknown ones."""
    if not table.roles:
        table.roles.append(_guess(table))
    return table.roles[0]


def in_one_language(table: UnitTable) -> dict[int, Role]:
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
        if wanted not in languages.values():
            wanted = next(iter(languages.values()), wanted)
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
    heading = read_heading(field.heading)
    return heading.language if heading else None


def _guess(table: UnitTable) -> dict[int, Role]:
    kinds = [field.kind for field in table.fields]
    found = {index: _KINDS[kind] for index, kind in enumerate(kinds) if kind in _KINDS}
    if found:
        # Proposals of several origins are for different units: those of the first, which has most,
        # make a candidate.
        proposed = [index for index in found if kinds[index] is FieldKind.ALT_TRANS]
        return {index: role for index, role in found.items() if index not in proposed[1:]}
    once: dict[int, Role] = {}
    for index, role in sorted(_guess_by_headings(table).items()):
        if not any(_is_same(table.fields[index], table.fields[other]) for other in once):
            once[index] = role
    return once


def _is_same(one: Field, other: Field) -> bool:
    """Tell whether a column stands twice in a table: headings and texts are equal."""
    headings = (one.heading, one.group) == (other.heading, other.group)
    return headings and one.cells == other.cells


def _guess_by_headings(table: UnitTable) -> dict[int, Role]:
    """Return the roles of columns by their headings and languages, and by the cells of labels."""
    roles: dict[int, Role] = {}
    translations, languages = [], []
    labels = labels_of(table)
    for index, field in enumerate(table.fields):
        if field.kind not in _NAMED_BY_HEADINGS or index in labels:
            continue
        meaning = _meaning_of(field)
        if meaning in _MEANINGS:
            roles[index] = _MEANINGS[meaning]
        elif meaning is Meaning.TRANSLATION:
            translations.append(index)
        elif field.language and meaning in (None, Meaning.TEXT):
            languages.append(index)
    # A "translation" is the reference beside a known candidate, and else the candidate.
    known = set(roles.values())
    is_human = Role.CANDIDATE in known and Role.REFERENCE not in known
    roles |= dict.fromkeys(translations, Role.REFERENCE if is_human else Role.CANDIDATE)
    _assign_languages(table, roles, languages)
    return roles


def _assign_languages(table: UnitTable, roles: dict[int, Role], languages: Sequence[int]) -> None:
    """Assign roles to columns of which only the language is known.

    This is only done if another column is a reference or candidate. One of the columns may then be
    the source, and others may be a missing reference or candidate.
    """
    missing = set(_SCORED) - set(roles.values())
    if len(missing) == len(_SCORED):
        return

    def base(index: int) -> str | None:
        language = table.fields[index].language
        return language.split("-")[0] if language else None

    targets = {base(index) for index, role in roles.items() if role in _SCORED} - {None}
    others = [index for index in languages if base(index) not in targets]
    left = [index for index in languages if not targets or base(index) in targets]
    if others and Role.SOURCE not in roles.values() and (len(languages) > 1 or not missing):
        roles[others[0]] = Role.SOURCE
        left = [index for index in left if index != others[0]]
    if missing and len({base(index) for index in left}) == 1:
        for index in left:
            roles[index] = next(iter(missing))


def read_headings(name: str, group: str = "") -> KnownHeading | None:
    """Return the meaning of a heading, completed by that of the heading above it."""
    own, shared = read_heading(name), read_heading(group) if group else None
    if own is None or shared is None:
        return own or shared
    return KnownHeading(own.meaning or shared.meaning, own.language or shared.language, own.is_sure)


def _meaning_of(field: Field) -> Meaning | None:
    known = read_headings(field.heading, field.group)
    if known and known.meaning is Meaning.KEY and field.language:
        # The member "translation.id" is Indonesian, and so may be the heading "id".
        known = read_headings(field.heading.rpartition(".")[0], field.group)
    return known.meaning if known else None


def keys_of(table: UnitTable) -> set[int]:
    """Return the indices of fields that hold keys or labels of the units, and no text."""
    labels = labels_of(table)
    columns = (
        index
        for index, field in enumerate(table.fields)
        if field.kind in _NAMED_BY_HEADINGS and index not in labels and is_key(field)
    )
    return {*labels, *islice(columns, 1)}


def is_key(field: Field) -> bool:
    """Tell whether a column has the keys of the rows, judging by its heading and its cells."""
    heading = read_headings(field.heading, field.group)
    is_named_so = heading is not None and heading.meaning is Meaning.KEY
    return is_named_so and field.language is None and are_distinct(field.cells)


def are_distinct(cells: Sequence[Cell]) -> bool:
    """Tell whether at least 90% of the cells are filled, and all of these are different."""
    filled = [cell for cell in map(plain_text, cells) if cell.strip()]
    if any(isinstance(cell, UnsavedFormula) for cell in filled):
        return False
    return len(filled) * 10 >= len(cells) * 9 and len(set(filled)) == len(filled)


def labels_of(table: UnitTable, *, are_merged: bool = False) -> dict[int, tuple[str, ...]]:
    """Return the columns with labels of rows, such as a system, a language or a file.

    Labels are few and repeated, and short; texts beside them have at least twice as many values.

    Parameters
    ----------
    are_merged
        Whether a cell without a label may belong to the label above.

    Returns
    -------
    dict
        The labels of each such column, by index among the fields.
    """
    found: dict[int, tuple[str, ...]] = {}
    texts = []
    for index, field in enumerate(table.fields):
        if field.kind in _NAMED_BY_HEADINGS:
            if labels := _labels(field.cells, are_merged=are_merged):
                found[index] = labels
            elif _meaning_of(field) not in (Meaning.KEY, Meaning.OTHER):
                texts.append(field.cells)
    return {
        index: labels
        for index, labels in found.items()
        if any(len(_values(cells, 2 * len(labels))) >= 2 * len(labels) for cells in texts)
    }


def _labels(cells: Sequence[Cell], *, are_merged: bool) -> tuple[str, ...]:
    """Return the few values of a column; none if there are many or they look like text."""
    found = _values(cells, _MOST_LABELS + 1)
    rows = len(cells)
    if not found or rows < _ROWS_OF_LABEL - 1 or len(found) > max(rows // _ROWS_OF_LABEL, 2):
        return ()
    if len(found) > _MOST_LABELS or not look_like_headings(found):
        return ()
    blank = sum(cells.count(cell) for cell in {*cells} if not plain_text(cell).strip())
    is_filled = 2 * blank < rows or (are_merged and rows - blank == len(found))
    return tuple(found) if is_filled else ()


def _values(cells: Sequence[Cell], most: int) -> list[str]:
    """Return the first different values of a column, without blank cells."""
    found: list[str] = []
    # Nearly all columns of text have enough different values at the top.
    for part in (cells[: 50 * most], cells):
        texts = (plain_text(cell).strip() for cell in dict.fromkeys(part))
        found = [*dict.fromkeys(filter(None, texts))]
        if len(found) >= most:
            break
    return found[:most]


def is_number(text: str) -> bool:
    """Tell whether a cell has a number, also with a sign, separators or a percent sign."""
    return _NUMBER.fullmatch(text) is not None


def look_like_headings(filled: Sequence[str], *, are_distinct: bool = True) -> bool:
    """Tell whether texts are short and no sentences."""
    return (not are_distinct or len(set(filled)) == len(filled)) and all(
        len(cell) <= HEADING_LENGTH
        and not _SENTENCE_END.search(cell)
        and (are_distinct or not is_number(cell))
        for cell in filled
    )
