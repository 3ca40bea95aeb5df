"""Pairing of the files of folders by their names. If several files match, none is paired."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePosixPath
from typing import NamedTuple, TypeAlias

from bleu_core.files.addresses import DEFAULT_SELECTION, Address, File, Role, Selection, address_of
from bleu_core.files.names import NamedFile, distinct_names
from bleu_core.files.sets import FileSet, Folder, FolderPairing, Reason, Unpaired
from bleu_core.folders.errors import FolderHasOneSide, NoFilesPaired
from bleu_core.folders.names import NameKeys, keys_of
from bleu_core.folders.scanning import FoundFiles, find_files, natural_order
from bleu_core.progress import SILENT, Progress

Folders: TypeAlias = File | Sequence[File]
"""One folder or several: paths, or addresses that select a text of every file in a folder."""


@dataclass(eq=False)
class _Side:
    """The files of one folder, or of one side of it, and other files that are not readable."""

    folder: Folder
    files: list[NameKeys]
    others: list[NameKeys]

    @property
    def role(self) -> Role:
        return self.folder.role


@dataclass(eq=False)
class _Group:
    """Files that belong together, by side."""

    files: dict[int, NameKeys] = field(default_factory=dict)

    @property
    def first(self) -> NameKeys:
        return next(iter(self.files.values()))


class _Level(NamedTuple):
    """A way to recognize the files that belong together.

    Attributes
    ----------
    key
        Returns the key that these files have in common; None for a file without a key.
    alone
        Whether no other file of the folder, paired or not, may have the same key. Versions of a
        file in several languages share a key without language, so they are not paired by it.
    by_role
        Whether files whose names suggest another role are ignored.
    """

    key: Callable[[NameKeys], Hashable | None]
    alone: bool = False
    by_role: bool = False


_LEVELS = (
    _Level(lambda keys: keys.exact),
    _Level(lambda keys: keys.folded),
    _Level(lambda keys: (keys.without_language, keys.language)),
    _Level(lambda keys: (keys.without_language, keys.primary)),
    _Level(lambda keys: (keys.without_role, keys.primary), by_role=True),
    _Level(lambda keys: keys.without_language, alone=True),
    _Level(lambda keys: keys.without_role, alone=True, by_role=True),
)


def pair_folders(
    *,
    candidates: Folders = (),
    references: Folders,
    source: File | None = None,
    progress: Progress = SILENT,
) -> FolderPairing:
    """Find the files of folders, and pair the files that belong together.

    Files are paired by their paths below the folders; then without case, without the parts that
    name languages (``es/app.xliff``, ``app_es.properties``, ``values-es/strings.xml``), and without
    words such as ``ref`` and ``mt`` (``app.ref.po``). If several files match, none is paired.

    Parameters
    ----------
    candidates
        One folder for each candidate. Without such a folder, the only folder of references holds
        references and candidates. The names of files (``app.mt.po``) or of folders in it
        (``mt/app.po``) distinguish them.
    references
        One folder or several.
    source
        A folder of source texts.
    progress
        Used for cancellation.

    Raises
    ------
    FileMissing, FolderExpected, FileUnreadable
        If something is not a folder, or cannot be listed.
    FolderHasOneSide, NoFilesPaired
        If there is nothing to compare.
    Cancelled
    """
    folders_of = {
        Role.REFERENCE: _addresses(references),
        Role.CANDIDATE: _addresses(candidates),
        Role.SOURCE: [] if source is None else [_normal(address_of(source))],
    }
    every = [address.path for addresses in folders_of.values() for address in addresses]
    found: list[FoundFiles] = []
    sides = []
    for role, addresses in folders_of.items():
        for name, address in zip(_names(addresses), addresses, strict=True):
            found.append(find_files(address.path, without=every, progress=progress))
            folder = Folder(address, role, name)
            files, others = (
                [*map(keys_of, progress.watch(names))]
                for names in (found[-1].names, found[-1].ignored)
            )
            sides.append(_Side(folder, files, others))
    unpaired = [
        Unpaired(name, side.folder, "link")
        for side, own in zip(sides, found, strict=True)
        for name in own.links
    ]
    links = len(unpaired)
    if not folders_of[Role.CANDIDATE]:
        sides, without_role = _split(sides)
        unpaired += without_role
    groups, ambiguous = _grouped(sides, progress)
    _add_others(sides, groups, progress)
    pairing = _pairing(sides, groups, ambiguous, unpaired, found)
    if not pairing.sets:
        raise NoFilesPaired(tuple(every), len(pairing.unpaired) - links, links)
    return pairing


def pair_names(names: Iterable[str], files: Sequence[str]) -> dict[str, str]:
    """Return the file that each name means, paired by the same rules; others mean none.

    Names may lack the extension, or the folders.
    """
    found: dict[str, str] = {}
    left = {*names}
    for form in (
        str,
        lambda path: str(path.with_suffix("")),
        lambda path: path.name,
        lambda path: path.stem,
    ):
        forms = [form(PurePosixPath(file)) for file in files]
        times, taken = Counter(forms), {*found.values()}
        known = {
            own: file
            for own, file in zip(forms, files, strict=True)
            if times[own] == 1 and file not in taken
        }
        sides = [
            _Side(Folder(Address(Path()), role, ""), [*map(keys_of, own)], [])
            for role, own in ((Role.REFERENCE, known), (Role.CANDIDATE, left))
        ]
        pairs = [group.files for group in _grouped(sides, SILENT)[0] if 1 in group.files]
        found |= {own[1].exact: known[own[0].exact] for own in pairs}
        left -= {*found}
    return found


def _addresses(folders: Folders) -> list[Address]:
    several = [folders] if isinstance(folders, str | Path | Address) else folders
    return [_normal(address_of(folder)) for folder in several]


def _normal(address: Address) -> Address:
    """Return the address of a folder, also for ``delivered/#column=MT``."""
    return Address(Path(address.path), address.selection)


def _names(addresses: Sequence[Address]) -> list[str]:
    """Return distinct names of the folders, with parent folders and selections if needed."""
    named = []
    for address in addresses:
        full = address.path.absolute()
        fragment = address.selection.address
        name = full.resolve().name if full.name in ("", "..") else full.name
        name = name or str(full)
        named.append(NamedFile(f"{name}#{fragment}" if fragment else name, full))
    return distinct_names(named)


def _split(sides: list[_Side]) -> tuple[list[_Side], list[Unpaired]]:
    """Split a single folder into its sides by the roles that the names of its files suggest.

    Files whose names suggest no role belong to the side that no name suggests.
    """
    [own, *others] = [side for side in sides if side.role is Role.REFERENCE]
    if others:
        raise FolderHasOneSide(tuple(side.folder.address.path for side in (own, *others)))
    by_role: dict[Role | None, dict[str, list[NameKeys]]] = defaultdict(lambda: defaultdict(list))
    for keys in own.files:
        by_role[keys.role][keys.said].append(keys)
    path = own.folder.address.path
    role_of_rest: Role | None = None
    for missing in (Role.REFERENCE, Role.CANDIDATE):
        if missing not in by_role and None in by_role and len(by_role) > 1:
            by_role[missing] = by_role.pop(None)
            role_of_rest = missing
    if not by_role[Role.REFERENCE] or not by_role[Role.CANDIDATE]:
        raise FolderHasOneSide((path,))
    split = []
    for role in (Role.REFERENCE, Role.CANDIDATE, Role.SOURCE):
        for said, files in by_role.get(role, {}).items():
            folder = Folder(own.folder.address, role, said or own.folder.name)
            unreadable = [
                keys
                for keys in own.others
                if (keys.role or role_of_rest, keys.said) == (role, said)
            ]
            split.append(_Side(folder, files, unreadable))
    split += [side for side in sides if side.role is Role.SOURCE]
    unsaid = by_role.get(None, {}).get("", [])
    return split, [Unpaired(keys.exact, own.folder, "no_role") for keys in unsaid]


def _grouped(
    sides: Sequence[_Side], progress: Progress
) -> tuple[list[_Group], dict[tuple[int, str], tuple[str, ...]]]:
    """Return the files that belong together, and the files with several possible counterparts."""
    groups: list[_Group] = []
    ambiguous: dict[tuple[int, str], tuple[str, ...]] = {}
    for number, side in enumerate(sides):
        progress.check()
        rest = dict.fromkeys(side.files)
        for level in _LEVELS if groups else ():
            for keys, group in _matches(level, number, side, rest, groups, sides):
                group.files[number] = keys
                del rest[keys]
        for level in _LEVELS if groups else ():
            for keys, others in _ambiguities(level, number, side, rest, groups, sides):
                ambiguous.setdefault((number, keys.exact), others)
        if side.role is Role.REFERENCE:
            groups += [_Group({number: keys}) for keys in rest]
    return groups, ambiguous


def _add_others(sides: Sequence[_Side], groups: list[_Group], progress: Progress) -> None:
    """Add the unreadable files that belong to readable ones: reading them gives the error.

    Other files, such as pictures, belong to no text.
    """
    wholes = [replace(side, files=[*side.files, *side.others]) for side in sides]
    added: set[tuple[int, NameKeys]] = set()

    def is_other(group: _Group) -> bool:
        return added.issuperset(group.files.items())

    for number, side in enumerate(wholes):
        progress.check()
        paired = {group.files[number] for group in groups if number in group.files}
        rest = dict.fromkeys(keys for keys in side.files if keys not in paired)
        others = {*side.others}
        for level in _LEVELS if any(sides[each].others for each in range(number + 1)) else ():
            for keys, group in _matches(level, number, side, rest, groups, wholes):
                if keys in others or is_other(group):
                    group.files[number] = keys
                    del rest[keys]
                    added |= {(number, keys)} if keys in others else set()
        if side.role is Role.REFERENCE:
            groups += [_Group({number: keys}) for keys in rest if keys in others]
            added |= {(number, keys) for keys in rest if keys in others}
    groups[:] = [group for group in groups if not is_other(group)]


Buckets: TypeAlias = dict[Hashable, tuple[list[NameKeys], list[_Group]]]


def _buckets(
    level: _Level, side: _Side, files: Iterable[NameKeys], groups: Iterable[_Group],
    sides: Sequence[_Side],
) -> Buckets:  # fmt: skip
    """Return the files of a side and the groups, by their key on a level."""
    buckets: Buckets = defaultdict(lambda: ([], []))
    for keys in files:
        if not level.by_role or keys.role in (None, side.role):
            buckets[level.key(keys)][0].append(keys)
    for group in groups:
        for other in {
            level.key(keys)
            for number, keys in group.files.items()
            if not level.by_role or keys.role in (None, sides[number].role)
        }:
            buckets[other][1].append(group)
    return buckets


def _matches(
    level: _Level,
    number: int,
    side: _Side,
    rest: Iterable[NameKeys],
    groups: Sequence[_Group],
    sides: Sequence[_Side],
) -> Iterator[tuple[NameKeys, _Group]]:
    """Yield the files of a side that match one group, if the group matches no other file."""
    free = [group for group in groups if number not in group.files]
    files, among = (side.files, groups) if level.alone else (rest, free)
    taken: set[NameKeys] = set(side.files) - set(rest)
    pairs = [
        (own[0], others[0])
        for own, others in _buckets(level, side, files, among, sides).values()
        if len(own) == len(others) == 1
    ]
    used: set[int] = set()
    for keys, group in pairs:
        if keys not in taken and number not in group.files and id(group) not in used:
            used.add(id(group))
            yield keys, group


def _ambiguities(
    level: _Level,
    number: int,
    side: _Side,
    rest: Iterable[NameKeys],
    groups: Sequence[_Group],
    sides: Sequence[_Side],
) -> Iterator[tuple[NameKeys, tuple[str, ...]]]:
    """Yield the files of a side that match several groups, or the same group as another file."""
    free = [group for group in groups if number not in group.files]
    for own, others in _buckets(level, side, rest, free, sides).values():
        for keys in own:
            fitting = [other for other in others if _may_be_same(keys, other.first)]
            rivals = [one for one in own if any(_may_be_same(one, each.first) for each in fitting)]
            if fitting and len(fitting) + len(rivals) > 2:
                yield keys, tuple(other.first.exact for other in fitting)


def _may_be_same(one: NameKeys, other: NameKeys) -> bool:
    """Tell whether two names may mean the same text, because they do not name two languages."""
    return one.primary == other.primary or None in (one.primary, other.primary)


def _pairing(
    sides: Sequence[_Side],
    groups: Sequence[_Group],
    ambiguous: dict[tuple[int, str], tuple[str, ...]],
    unpaired: list[Unpaired],
    found: Sequence[FoundFiles],
) -> FolderPairing:
    numbers = {
        role: [number for number, side in enumerate(sides) if side.role is role] for role in Role
    }
    folders = {role: tuple(sides[number].folder for number in numbers[role]) for role in Role}
    candidates = {*numbers[Role.CANDIDATE]}
    groups = [group for group in groups if not candidates.isdisjoint(group.files)]
    sets = [_file_set(group, sides, numbers) for group in groups]
    paired = {(number, keys.exact) for group in groups for number, keys in group.files.items()}
    unpaired = [*unpaired, *_unpaired(sides, paired, ambiguous)]
    of_others = [(number, keys.exact) for number, side in enumerate(sides) for keys in side.others]
    return FolderPairing(
        folders[Role.CANDIDATE],
        folders[Role.REFERENCE],
        next(iter(folders[Role.SOURCE]), None),
        tuple(sorted(sets, key=lambda each: natural_order(each.name))),
        tuple(sorted(unpaired, key=lambda each: natural_order(each.name))),
        tuple(error for one in found for error in one.unreadable),
        sum(len(one.ignored) for one in found) - len(paired.intersection(of_others)),
    )


def _file_set(
    group: _Group, sides: Sequence[_Side], numbers: Mapping[Role, Sequence[int]]
) -> FileSet:
    """Return the files of a group, by the sides of each role."""
    files = {number: _address(sides[number].folder, keys) for number, keys in group.files.items()}
    return FileSet(
        group.first.exact,
        tuple(files.get(number) for number in numbers[Role.CANDIDATE]),
        tuple(files.get(number) for number in numbers[Role.REFERENCE]),
        next((files[number] for number in numbers[Role.SOURCE] if number in files), None),
        sum(_size(address.path) for address in files.values()),
    )


def _unpaired(
    sides: Sequence[_Side],
    paired: set[tuple[int, str]],
    ambiguous: Mapping[tuple[int, str], tuple[str, ...]],
) -> Iterator[Unpaired]:
    """Yield the files that are in no set, with those that they may belong to."""
    rivals: dict[str, set[str]] = defaultdict(set)
    for (_, name), others in ambiguous.items():
        for other in others:
            rivals[other].add(name)
    for number, side in enumerate(sides):
        for keys in side.files:
            if (number, keys.exact) in paired:
                continue
            possible = ambiguous.get((number, keys.exact), ())
            if not possible and side.role is Role.REFERENCE:
                possible = tuple(sorted(rivals[keys.exact]))
            reason: Reason = "ambiguous" if possible else "no_partner"
            yield Unpaired(keys.exact, side.folder, reason, possible)


def _address(folder: Folder, keys: NameKeys) -> Address:
    selection: Selection = folder.address.selection or DEFAULT_SELECTION
    return Address(folder.address.path / keys.exact, selection)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0
