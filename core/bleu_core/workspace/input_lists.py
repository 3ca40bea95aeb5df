"""The texts of a workspace as lists of references, candidates and sources, and what changes them.

Every function takes the inputs of a workspace and returns those after the change.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path

from bleu_core.files.addresses import Address, Role, Selection, meant_file
from bleu_core.workspace import roles
from bleu_core.workspace.inputs import Input

Inputs = tuple[Input, ...]
_Lists = dict[Role, list[Input]]

_numbers = count(1)


def numbered(one: Input) -> Input:
    """Return a text as it enters the window."""
    # A project without names says what was a folder; there is no path to look at.
    is_folder = one.is_folder if one.in_memory else _is_folder(one.address.path)
    return replace(one, is_folder=is_folder, number=next(_numbers))


def file_of(one: Input) -> tuple[Path, str | None]:
    """Return the file and its encoding, which all texts of the file have in common."""
    return one.address.path, one.encoding


def identity(one: Input) -> Address | int:
    """Return the property in which all texts of a list differ."""
    return one.number if one.in_memory else one.address.absolute()


def addresses_of(files: Sequence[Path | Address]) -> list[Address]:
    """Return the addresses of files that the user named."""
    return [file if isinstance(file, Address) else Address(meant_file(file)) for file in files]


def add(
    inputs: Inputs, role: Role, files: Sequence[Path | Address], encoding: str | None = None
) -> Inputs:
    """Add files to a list; a new source replaces the old one."""
    lists = _lists(inputs)
    _append(lists, role, addresses_of(files), encoding)
    return _joined(lists)


def remove(inputs: Inputs, numbers: Collection[int]) -> Inputs:
    """Take out texts."""
    return tuple(one for one in inputs if one.number not in numbers)


def move(inputs: Inputs, numbers: Sequence[int], role: Role, row: int | None = None) -> Inputs:
    """Put texts into a list, before that in `row` (None: at the end)."""
    lists = _lists(remove(inputs, numbers))
    target = [one for one in inputs if one.role is role]
    row = len(target) if row is None else row
    before = [one for one in target[:row] if one.number not in numbers]
    after = [one for one in target[row:] if one.number not in numbers]
    here = {identity(one) for one in (*before, *after)}
    chosen = [one for one in inputs if one.number in numbers]
    chosen.sort(key=lambda one: numbers.index(one.number))
    moved = [replace(one, by_order=False) for one in chosen if identity(one) not in here]
    if role is Role.SOURCE:
        # The list of sources holds one text; all others become candidates.
        lists[Role.CANDIDATE] += [*before, *after, *moved[:-1]]
        before, moved, after = [], moved[-1:], []
    lists[role] = [*before, *moved, *after]
    return _joined(lists)


def exchange(inputs: Inputs, old: Input, path: Path) -> Inputs:
    """Put another file or folder in the place of a text."""
    lists = _lists(inputs)
    before, after = _around(lists[old.role], [old])
    lists[old.role] = [*before, *after]
    _append(lists, old.role, addresses_of([path]))
    added = lists[old.role][len(before) + len(after) :]
    new = [replace(one, by_order=old.by_order) for one in added]
    lists[old.role] = [*before, *new, *after]
    return _joined(lists)


def choose_texts(
    inputs: Inputs, replaced: Sequence[Input], choices: Sequence[tuple[Role, Selection]]
) -> Inputs:
    """Put the chosen texts of a file in the place of some texts of this file."""
    lists = _lists(inputs)
    path, encoding = file_of(replaced[0])
    for role in Role:
        before, after = _around(lists[role], replaced)
        lists[role] = before
        if chosen := [Address(path, one) for own, one in choices if own is role]:
            _append(lists, role, chosen, encoding)
        lists[role] += after
        if role is Role.SOURCE:
            del lists[role][1:]
    return _joined(lists)


# Roles that only the user can tell


def undecided(inputs: Inputs) -> Inputs:
    """Return the texts one of which is the reference, if nothing but their order tells which."""
    found = [one for one in inputs if one.by_order and one.role is not Role.SOURCE]
    has_reference = any(one.role is Role.REFERENCE and not one.by_order for one in inputs)
    if len(found) < 2 or has_reference:
        return ()
    return tuple(sorted(found, key=lambda one: one.number))


def confirm(inputs: Inputs) -> Inputs:
    """Return texts whose roles the user has seen."""
    return tuple(replace(one, by_order=False) for one in inputs)


def make_reference(inputs: Inputs, chosen: Input) -> Inputs:
    """Make a text the only reference; other references take its place among the candidates."""
    lists = _lists(remove(inputs, [chosen.number]))
    before, after = _around([one for one in inputs if one.role is Role.CANDIDATE], [chosen])
    if chosen.role is not Role.CANDIDATE:
        before, after = [], before
    candidates = [*before, *lists[Role.REFERENCE], *after]
    if chosen.by_order:
        candidates.sort(key=lambda one: one.number)
    lists[Role.REFERENCE], lists[Role.CANDIDATE] = [chosen], candidates
    return confirm(_joined(lists))


def guess_roles(inputs: Inputs) -> Inputs:
    """Guess the roles of the texts again for which nothing but the order suggested one."""
    unsure = sorted((one for one in inputs if one.by_order), key=lambda one: one.number)
    if not unsure:
        return inputs

    sure = [one for one in inputs if not one.by_order]
    names = [one.address.path.name for one in unsure]
    guess = roles.guess_file_roles(names, {one.role for one in sure})
    lists = _lists(sure)
    for index, (one, role) in enumerate(zip(unsure, guess.roles, strict=True)):
        lists[role].append(replace(one, by_order=index in guess.by_order))
    del lists[Role.SOURCE][:-1]
    return _joined(lists)


# Lists by role


def _lists(inputs: Sequence[Input]) -> _Lists:
    return {role: [one for one in inputs if one.role is role] for role in Role}


def _joined(lists: _Lists) -> Inputs:
    return tuple(replace(one, role=role) for role in Role for one in lists[role])


def _append(
    lists: _Lists, role: Role, addresses: Sequence[Address], encoding: str | None = None
) -> None:
    """Add the addresses that are not in a list yet; a new source replaces the old one."""
    if role is Role.SOURCE:
        lists[role] = []
        addresses = addresses[-1:]
    present = {identity(one) for one in lists[role]}
    for address in addresses:
        if address.absolute() not in present:
            present.add(address.absolute())
            lists[role].append(numbered(Input(role, address, encoding)))


def _around(entries: Sequence[Input], taken: Sequence[Input]) -> tuple[list[Input], list[Input]]:
    """Return the texts before and after the first of those that are taken out."""
    numbers = {one.number for one in taken}
    place = next((n for n, one in enumerate(entries) if one.number in numbers), len(entries))
    return list(entries[:place]), [one for one in entries[place:] if one.number not in numbers]


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):  # too long for a path, or has a NUL character
        return False
