"""Texts in nested groups, named by their path, as in YAML, PHP arrays and TOML."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bleu_core.files.addresses import FieldKind
from bleu_core.files.budget import Resource
from bleu_core.files.contents import Cell, Field, KeyKind, UnitTable
from bleu_core.files.reading.keyed_units import KeyedUnits
from bleu_core.files.reading.raw import RawFile
from bleu_core.languages.tags import canonical_language

_LANGUAGE = re.compile(r"[a-z]{2}(?:[-_]\w{2,4}){0,2}|[a-z]{3}[-_][A-Z][a-z]{3}")
_TAG = re.compile(r"[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}")
# Members that go-i18n writes beside the plural forms, for translators and for itself.
_BESIDE_PLURALS = {"id", "hash", "description", "leftDelim", "rightDelim"}
_PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True, slots=True)
class PlacedText:
    """A text, and the line it starts on, from 1."""

    cell: Cell
    line: int


@dataclass(slots=True)
class TextGroup:
    """Named members, or items of a list, in the order of the file; names can occur twice."""

    members: list[tuple[str, Node]] = field(default_factory=list)
    is_list: bool = False


Node: TypeAlias = PlacedText | TextGroup | None
"""None for a value that is no text: a number, a truth value, nothing."""


def is_language(name: str) -> bool:
    """Tell whether the name of a member looks like a language and is a known one."""
    # More often machine translation than Maltese.
    if name == "mt" or not _LANGUAGE.fullmatch(name):
        return False
    return canonical_language(name) is not None


def named_table(raw: RawFile, root: TextGroup) -> UnitTable:
    """Return a unit for each text, with its path as key: ``menu.file[0]``.

    If all texts are in one group named by a language, that is the language of the texts and not
    part of their names; if they are in several such groups, each of them is a field.
    """
    members = root.members
    names = [name for name, _ in members]
    groups = [node for _, node in members if isinstance(node, TextGroup)]
    if not root.is_list and members and len(groups) == len(members):
        if len(members) == 1 and _is_root(raw, names[0]):
            return _table(raw, members[0][1], names[0])
        if len({*names}) == len(names) and all(map(_is_of_language, names, groups)):
            return merged_table(
                raw,
                [_texts(raw, node) for _, node in members],
                [(FieldKind.LANGUAGE, name, name) for name in names],
            )
    return _table(raw, root)


def _table(raw: RawFile, root: Node, language: str | None = None) -> UnitTable:
    units = KeyedUnits()
    for key, text in _texts(raw, root):
        units.add(key, text.cell, text.line)
    return units.table(language)


def _is_of_language(name: str, group: TextGroup) -> bool:
    """Tell whether a group has texts in a language, rather than the plural forms of its name."""
    return is_language(name) and not {inner for inner, _ in group.members} <= _PLURALS


def _is_root(raw: RawFile, name: str) -> bool:
    """Tell whether a single root names the language: a known one, or that of the file's name."""
    if is_language(name):
        return True
    stem = raw.path.name.partition(".gz")[0].rpartition(".")[0]
    return bool(_TAG.fullmatch(name)) and re.split(r"\.", stem)[-1] == name


def _texts(raw: RawFile, root: Node) -> Iterator[tuple[str, PlacedText]]:
    """Yield the texts in a group with their paths; without recursion, however deep they are."""
    waiting: list[tuple[str, Node]] = [("", root)]
    characters = 0
    while waiting:
        path, node = waiting.pop()
        # The name of a group is in the path of each of its texts.
        characters += len(path)
        raw.check(Resource.UNPACKED, characters)
        if isinstance(node, PlacedText):
            raw.progress.check()
            yield path, node
        elif isinstance(node, TextGroup):
            members = _messages(node)
            raw.check(Resource.UNPACKED, characters + len(members) * len(path))
            waiting += [
                (_path(path, name, is_item=node.is_list and name.isdecimal()), inner)
                for name, inner in reversed(members)
            ]


def _path(path: str, name: str, *, is_item: bool) -> str:
    if is_item:
        return f"{path}[{name}]"
    return f"{path}.{name}" if path else name


def _messages(group: TextGroup) -> Sequence[tuple[str, Node]]:
    """Return the members with text, without the other members that go-i18n writes.

    A list of ``{id, translation}`` is read like a group of these names.
    """
    if group.is_list:
        named = [_identified(node) for _, node in group.members]
        return [one for one in named if one] if named and all(named) else group.members
    texts = {name for name, node in group.members if isinstance(node, PlacedText)}
    if "other" in texts and texts <= _PLURALS | _BESIDE_PLURALS:
        return [(name, node) for name, node in group.members if name not in _BESIDE_PLURALS]
    return group.members


def _identified(node: Node) -> tuple[str, Node] | None:
    if not isinstance(node, TextGroup) or node.is_list:
        return None
    found = dict(node.members)
    name = found.get("id")
    if (
        not isinstance(name, PlacedText)
        or not isinstance(name.cell, str)
        or "translation" not in found
    ):
        return None
    return name.cell, found["translation"]


def merged_table(
    raw: RawFile,
    columns: Sequence[Iterator[tuple[str, PlacedText]]],
    fields: Sequence[tuple[FieldKind, str, str | None]],
) -> UnitTable:
    """Return a unit for each name that one of several columns has.

    Parameters
    ----------
    columns
        Names and texts of each column; the n-th of a name goes with the n-th elsewhere.
    fields
        Kind, name and language of each.

    Raises
    ------
    BudgetExceeded
        If it has too many cells: names can be in one column each.
    """
    rows: dict[tuple[str, int], int] = {}
    lines: list[int] = []
    cells: list[dict[int, Cell]] = []
    for column in columns:
        seen: dict[str, int] = {}
        cells.append({})
        for key, text in column:
            number = seen[key] = seen.get(key, -1) + 1
            row = rows.setdefault((key, number), len(rows))
            if row == len(lines):
                lines.append(text.line)
                raw.check(Resource.TRANSLATIONS, len(lines) * len(fields), text.line)
            cells[-1][row] = text.cell
    return UnitTable(
        tuple(
            Field(kind, name, [found.get(row, "") for row in range(len(rows))], language)
            for (kind, name, language), found in zip(fields, cells, strict=True)
        ),
        lines=lines,
        keys=[key for key, _ in rows],
        key_kind=KeyKind.NAME,
    )
