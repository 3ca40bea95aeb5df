"""The uses of the texts of a file that holds several, and their form when they are remembered.

The user's choices for a file are offered again for files of the same shape: of the same format,
with the same tables and fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from operator import itemgetter

from bleu_core.errors import BleuError
from bleu_core.files.addresses import Role, Selection, parse_address
from bleu_core.files.contents import Contents, UnitTable
from bleu_core.files.selection import select
from bleu_core.workspace.inputs import ScoresInput

_LONGEST_SHAPE = 300
# In place of a path; no file has this name.
_ANY = "\0"


@dataclass(frozen=True)
class Choice:
    """A text of a file, its use, and its scores in other columns, which are not remembered."""

    role: Role
    selection: Selection
    scores: tuple[ScoresInput, ...] = ()


def selections_by_role(choices: Iterable[Choice]) -> dict[Role, tuple[Selection, ...]]:
    """Return choices in the form `bleu_core.files.selection.guess_selections` returns."""
    found = list(choices)
    return {
        role: tuple(choice.selection for choice in found if choice.role is role) for role in Role
    }


def shape_of(contents: Contents) -> str:
    """Return the features that files of the same shape share: format, tables, and fields.

    The result is readable, like the part of an address after ``#``, or a digest if that would be
    long.
    """
    shape = "&".join([contents.format.value, *_fragments(contents)])
    if len(shape) <= _LONGEST_SHAPE:
        return shape

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
    remembered = list(dict.fromkeys(texts))
    places: dict[tuple[str, int], Choice] = {}
    for text in remembered:
        name, _, fragment = text.partition(" ")
        role = next((role for role in Role if role.value == name), None)
        selection = parse_address(f"{_ANY}#{fragment}").selection
        if role is None or selection.kind is None:
            continue
        try:
            selected = select(contents, selection, role)
        except BleuError:
            continue  # the text belongs to another file
        selection = replace(selection, key=_remembered_key(selected.table, remembered))
        place = next(
            at for at, field in enumerate(selected.table.fields) if field is selected.field
        )
        places.setdefault((selected.table.name, place), Choice(role, selection))
    return [places[place] for place in sorted(places, key=itemgetter(1))]


def _remembered_key(table: UnitTable, remembered: Iterable[str]) -> str:
    names = (field.name for field in table.fields if field.name)
    return next((name for name in names if _key_text(name) in remembered), "")


def _without_key(selection: Selection) -> str:
    return replace(selection, key="").address


def _key_text(name: str) -> str:
    return Selection(key=name).address
