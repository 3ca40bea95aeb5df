"""The translation among the texts of a file, if the file alone does not show it.

Two translation memories, or two tables, with the same two languages are an evaluation of one
language. The text that the files have in common is the source; the other text is the translation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bleu_core.errors import BleuError
from bleu_core.files.addresses import FieldKind, Role, Selection
from bleu_core.files.assumptions import TargetEvidence, TargetInferred
from bleu_core.files.contents import Contents, Field, UnitTable, plain_text
from bleu_core.files.errors import FieldUndecided
from bleu_core.files.headings import Meaning, read_heading
from bleu_core.files.roles import keys_of, roles_of
from bleu_core.files.selection import (
    fields_named,
    has_choice,
    main_table,
    select,
    selection_in,
    view_of,
)
from bleu_core.languages.tags import canonical_language


@dataclass(frozen=True)
class Asked:
    """A text that was asked for.

    Attributes
    ----------
    contents
        The contents of its file.
    selection
        The selection that was asked for.
    role
        The role of the text.
    """

    contents: Contents
    selection: Selection
    role: Role


@dataclass(frozen=True)
class _Choice:
    """A text that is not decided, with the fields it may be."""

    asked: Asked
    table: UnitTable
    fields: Mapping[str, Field]


def infer_targets(
    asked: Sequence[Asked], languages: Iterable[str | None] = (), wanted: str | None = None
) -> dict[int, tuple[Selection, TargetInferred | None]]:
    """Return the translation for each text that is not decided, as far as only one makes sense.

    Parameters
    ----------
    asked
        All texts of an evaluation.
    languages
        Languages of further references and candidates that were read before.
    wanted
        The target language, if the user chose one.

    Returns
    -------
    dict
        By index of the text, the selection and the assumption; None for the wanted language.
    """
    choices: dict[int, _Choice] = {}
    known = {*map(canonical_language, filter(None, languages))}
    for index, text in enumerate(asked):
        if text.role is Role.SOURCE:
            continue
        found = _choice(text)
        if isinstance(found, _Choice):
            choices[index] = found
        elif found:
            known.add(found)
    decided: dict[int, tuple[Selection, TargetInferred | None]] = {}
    compared = _compared(choices.values())
    for index, choice in choices.items():
        name, why = _infer(choice, known, wanted, compared)
        if name:
            field = choice.fields[name]
            view = view_of(choice.asked.contents, choice.asked.selection)
            if view is None:
                continue
            selection = selection_in(choice.asked.contents, view, choice.table, field)
            said = field.name or selection.address
            decided[index] = selection, TargetInferred(said, why) if why else None
    return decided


def _choice(text: Asked) -> _Choice | str | None:
    """Return the fields that an undecided text may be, or else the language of a decided one."""
    if text.selection.kind is None and not has_choice(text.contents):
        return None
    try:
        return canonical_language(select(text.contents, text.selection, text.role).field.language)
    except FieldUndecided:
        table = main_table(text.contents, text.selection)
        if table is None:
            return None
        if text.selection.kind is None:
            return _Choice(text, table, _possible(table, text.role))
        named = fields_named(table.fields, text.selection)
        fields = {tag: one for one in named if (tag := canonical_language(one.language))}
        return _Choice(text, table, fields) if len(fields) == len(named) > 1 else None
    except BleuError:
        return None


def _possible(table: UnitTable, role: Role) -> dict[str, Field]:
    """Return the fields that may be the translation, by their language or else their name.

    If some are known to be in the role of the text, no others are possible.
    """
    keys = keys_of(table)
    roles = roles_of(table)
    in_role = {index for index, own in roles.items() if own is role}
    possible = in_role or {*range(len(table.fields))} - {
        index for index, own in roles.items() if own is Role.SOURCE
    }
    found: dict[str, Field] = {}
    for index, field in enumerate(table.fields):
        heading = read_heading(field.heading) if field.kind is FieldKind.COLUMN else None
        is_aside = heading is not None and heading.meaning is Meaning.OTHER
        if index in possible - keys and not is_aside:
            name = canonical_language(field.language) or field.name.casefold()
            found[name if name not in found else field.name.casefold()] = field
    return found


def _infer(
    choice: _Choice,
    known: set[str | None],
    wanted: str | None,
    compared: str | None,
) -> tuple[str | None, TargetEvidence | None]:
    fields = choice.fields
    if name := _of_languages(fields, [wanted]):
        return name, None
    if len(fields) == 1 and _says_so(choice):
        return next(iter(fields)), "only"
    if name := _of_languages(fields, known):
        return name, "others"
    if compared in fields:
        return compared, "differs"
    if choice.table.source_language and len(fields) == 2:
        source = _of_languages(fields, [choice.table.source_language])
        if source:
            return next(name for name in fields if name != source), "declared"
    return None, None


def _says_so(choice: _Choice) -> bool:
    """Tell whether the only field left is called a translation, or has a language."""
    (field,) = choice.fields.values()
    heading = read_heading(field.heading)
    is_translation = heading is not None and heading.meaning is Meaning.TRANSLATION
    return is_translation or bool(field.language)


def _of_languages(fields: Iterable[str], wanted: Iterable[str | None]) -> str | None:
    """Return the only field in one of these languages."""
    tags = [tag for tag in map(canonical_language, filter(None, wanted)) if tag]
    exact = [name for name in fields if name in tags]
    bases = {tag.split("-")[0] for tag in tags}
    found = exact or [name for name in fields if name.split("-")[0] in bases]
    return found[0] if len(found) == 1 else None


def _compared(choices: Iterable[_Choice]) -> str | None:
    """Return the text that references and candidates differ in, while all others are the same."""
    by_role: dict[Role, list[_Choice]] = {Role.REFERENCE: [], Role.CANDIDATE: []}
    for choice in choices:
        by_role[choice.asked.role].append(choice)
    found = {
        _difference(one, other)
        for one in by_role[Role.REFERENCE]
        for other in by_role[Role.CANDIDATE]
    }
    return found.pop() if len(found) == 1 else None


def _difference(one: _Choice, other: _Choice) -> str | None:
    if one.fields.keys() != other.fields.keys():
        return None
    differing = [name for name in one.fields if not _is_same(one.fields[name], other.fields[name])]
    return differing[0] if len(differing) == 1 else None


def _is_same(one: Field, other: Field) -> bool:
    """Tell whether two fields have the same texts, or one of them a part of the other's."""
    first, second = (set(map(str.strip, map(plain_text, field.cells))) for field in (one, other))
    return first <= second or second <= first
