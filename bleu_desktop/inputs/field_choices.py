"""What the texts of a file are used as, if it holds several, and how that is remembered.

What a user chose for a file is offered again for files of the same shape: of the same format, with
the same tables and fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from bleu_core.corpus.addresses import Role, Selection
from bleu_core.corpus.reading.contents import Contents, Table
from bleu_core.corpus.selection import selection_of

_LONGEST_SHAPE = 300


@dataclass(frozen=True)
class Choice:
    """A text of a file, and what it is used as."""

    role: Role
    selection: Selection


def selections_by_role(choices: Iterable[Choice]) -> dict[Role, tuple[Selection, ...]]:
    """Return choices in the form `bleu_core.corpus.selection.guess_selections` returns."""
    found = list(choices)
    return {
        role: tuple(choice.selection for choice in found if choice.role is role) for role in Role
    }


def shape_of(contents: Contents) -> str:
    """Return what files of the same shape have in common: format, tables, and fields.

    It is readable, like the part of an address after ``#``, or a digest where that would be long.
    """
    shape = "&".join([contents.format.value, *_fragments(contents)])
    if len(shape) <= _LONGEST_SHAPE:
        return shape
    from hashlib import sha256

    return sha256(shape.encode("utf-8", "surrogatepass")).hexdigest()


def _fragments(contents: Contents) -> Iterator[str]:
    for table in contents.tables:
        if table.name:
            yield Selection(sheet=table.name).address
        for field in table.fields:
            yield Selection(field.kind, field.name).address


def choices_to_strings(choices: Sequence[Choice]) -> list[str]:
    """Return choices as strings to remember, such as ``reference column=Reference``."""
    texts = [f"{choice.role.value} {_without_key(choice.selection)}" for choice in choices]
    keys = {choice.selection.key for choice in choices if choice.selection.key}
    return texts + [_key_text(key) for key in sorted(keys)]


def choices_from_strings(texts: Iterable[str], contents: Contents) -> list[Choice]:
    """Return the choices that `choices_to_strings` turned into strings.

    Texts the file does not have are dropped, and so are strings that cannot be read.
    """
    remembered = set(texts)
    choices = []
    for table in contents.tables:
        key = _remembered_key(table, remembered)
        for field in table.fields:
            selection = selection_of(contents, table, field)
            role = _remembered_role(selection, remembered)
            if role is not None:
                choices.append(Choice(role, replace(selection, key=key)))
    return choices


def _remembered_role(selection: Selection, remembered: set[str]) -> Role | None:
    address = _without_key(selection)
    return next((role for role in Role if f"{role.value} {address}" in remembered), None)


def _remembered_key(table: Table, remembered: set[str]) -> str:
    names = (field.name for field in table.fields if field.name)
    return next((name for name in names if _key_text(name) in remembered), "")


def _without_key(selection: Selection) -> str:
    return replace(selection, key="").address


def _key_text(name: str) -> str:
    return Selection(key=name).address
