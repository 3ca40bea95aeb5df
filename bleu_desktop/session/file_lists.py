"""The lists of references, candidates and source, and every way of changing them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bleu_core.files.addresses import Address, Role, Selection, meant_file
from bleu_core.files.errors import FieldUndecided
from bleu_core.settings import Settings
from bleu_core.workspace.inputs import Input
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session.attached_scores import AttachedScores
from bleu_desktop.session.file_entry import FileEntry
from bleu_desktop.session.scoring_job import Task
from bleu_desktop.session.undo import FileChoices

if TYPE_CHECKING:
    from bleu_core.files.contents import Contents
    from bleu_core.files.documents import Document
    from bleu_core.pairing.repairs import Repair
    from bleu_core.workspace.inputs import ScoresInput
    from bleu_desktop.session.scoring_job import Outcome

PROJECT_EXTENSION = ".bleu"


class FileLists(QObject):
    """A list of entries for each role.

    Signals
    -------
    changed
        The texts to score have changed.
    renamed
        The old and the new name of a text.
    read
        More is known about the texts: they have been read, or could not be.
    project_given
        Path of a project among files that were to be added; none of the files is added.
    """

    changed = Signal()
    renamed = Signal(str, str)
    read = Signal()
    project_given = Signal(Path)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lists: dict[Role, list[FileEntry]] = {role: [] for role in Role}
        # Contents of files that hold several texts, while one of the texts is in a list.
        self._contents: dict[tuple[Path, str | None], Contents] = {}
        # A file that was opened alone; it may hold a whole evaluation.
        self._opened_alone: FileEntry | None = None
        # The texts that were opened last by a guess of their roles.
        self._opened: list[FileEntry] = []
        # For texts whose names suggest no role: the reference among them, as the user said.
        self._answers: dict[frozenset[Address | int], Address | int] = {}

    # Looking things up

    def __getitem__(self, role: Role) -> Sequence[FileEntry]:
        return self._lists[role]

    def entries(self) -> list[FileEntry]:
        """Return the entries of all lists."""
        return [entry for role in Role for entry in self._lists[role]]

    def role(self, entry: FileEntry) -> Role | None:
        """Return the list an entry is in."""
        return next((role for role in Role if entry in self._lists[role]), None)

    def contents(self, entry: FileEntry) -> Contents | None:
        """Return everything the file of an entry holds; None if it holds one text only."""
        return self._contents.get(entry.file)

    def selections(self, entry: FileEntry) -> dict[Role, tuple[Selection, ...]]:
        """Return the chosen texts of an entry's file that are in the lists."""
        return {
            role: tuple(
                other.address.selection
                for other in self._lists[role]
                if other.file == entry.file and other.address.selection.kind is not None
            )
            for role in Role
        }

    @property
    def is_folder_alone(self) -> bool:
        """Whether a single folder was opened alone, which may hold suggestions and final texts."""
        alone = self._opened_alone
        return alone is not None and self.entries() == [alone] and alone.is_folder

    # Changing the lists

    def add(self, role: Role, files: Sequence[Path | Address], encoding: str | None = None) -> None:
        """Add files to a list; a new source replaces the old one."""
        if not self._is_project(files):
            if role is not Role.SOURCE and not self.undecided:
                # The user saw the roles of the texts that are there, and goes on with them.
                self._confirm(self.entries())
            self._add(role, files, encoding)
            self._guess_again()
            self._note_change()

    def _is_project(self, files: Sequence[Path | Address]) -> bool:
        """Tell whether there is a project among files, and have the first one opened."""
        for address in _addresses(files):
            if address.path.suffix.lower() == PROJECT_EXTENSION:
                self.project_given.emit(address.path)
                return True
        return False

    def add_guessing(self, files: Sequence[Path | Address], *, asks: bool = True) -> None:
        """Add files by the roles their names suggest.

        Parameters
        ----------
        asks
            Whether the user is asked if nothing but the order suggests a role (see `undecided`).
        """
        if self._is_project(files):
            return
        here = {entry.identity for entry in self.entries()}
        addresses = [each for each in _addresses(files) if each.absolute() not in here]
        self._opened = self._add(Role.CANDIDATE, addresses)
        for entry in self._opened:
            entry.by_order = True
        self._guess_again()
        if not asks:
            self._confirm(self.entries())
        elif answer := self._answers.get(_identities(self.undecided)):
            chosen = next(each for each in self.undecided if each.identity == answer)
            self._make_reference(chosen)
        entries = self.entries()
        self._opened_alone = entries[0] if len(entries) == 1 else None
        self._note_change()

    # Roles that only the user can tell

    @property
    def undecided(self) -> tuple[FileEntry, ...]:
        """The texts one of which is the reference, if nothing but their order tells which one."""
        entries = [*self._lists[Role.REFERENCE], *self._lists[Role.CANDIDATE]]
        found = [entry for entry in entries if entry.by_order]
        has_reference = not all(entry.by_order for entry in self._lists[Role.REFERENCE])
        if len(found) < 2 or has_reference:
            return ()
        return tuple(sorted(found, key=lambda entry: entry.number))

    def choose_reference(self, entry: FileEntry) -> None:
        """Make a text the only reference; other references become candidates."""
        if asked := _identities(self.undecided):
            self._answers[asked] = entry.identity
        self._make_reference(entry)
        self._note_change()

    def ask_for_reference(self) -> None:
        """Ask which of the candidates is the reference."""
        for entry in self._lists[Role.CANDIDATE]:
            entry.by_order = True
        self._opened = []
        self._note_change()

    def dismiss_question(self) -> None:
        """Take out the files that were opened last, if their roles are undecided."""
        asked = self.undecided
        if self._opened:
            self._take_out([entry for entry in asked if entry in self._opened])
            self._guess_again()
        else:
            self._confirm(asked)
        self._note_change()

    def _make_reference(self, entry: FileEntry) -> None:
        others = [each for each in self._lists[Role.REFERENCE] if each is not entry]
        candidates = self._lists[Role.CANDIDATE]
        place = candidates.index(entry) if entry in candidates else 0
        # The others take its place among the candidates.
        rest = [each for each in candidates if each is not entry]
        rest = [*rest[:place], *others, *rest[place:]]
        if entry.by_order:
            rest.sort(key=lambda each: each.number)
        self._lists[Role.REFERENCE] = [entry]
        self._lists[Role.CANDIDATE] = rest
        self._confirm(self.entries())
        self._set_roles()

    def _guess_again(self) -> None:
        """Guess the roles of the texts again for which nothing but the order suggested one."""
        entries = sorted(
            (entry for entry in self.entries() if entry.by_order), key=lambda entry: entry.number
        )
        if not entries:
            return
        # Imported lazily to speed up start-up.
        from bleu_core.workspace.roles import guess_file_roles

        known = {entry.input.role for entry in self.entries() if not entry.by_order}
        guess = guess_file_roles([entry.path.name for entry in entries], known)
        self._take_out(entries)
        for index, (entry, role) in enumerate(zip(entries, guess.roles, strict=True)):
            entry.by_order = index in guess.by_order
            self._lists[role] = [*self._lists[role], entry]
        self._lists[Role.SOURCE] = self._lists[Role.SOURCE][-1:]
        self._set_roles()

    @staticmethod
    def _confirm(entries: Sequence[FileEntry]) -> None:
        for entry in entries:
            entry.by_order = False

    def set_earlier_version(self, entry: FileEntry, path: Path) -> None:
        """Make an entry the only reference, and the earlier version of its text the candidate."""
        if not self._is_project([path]):
            self._make_reference(entry)
            self._lists[Role.CANDIDATE] = []
            self._add(Role.CANDIDATE, [path])
            self._note_change()

    # Changing entries

    def _add(
        self, role: Role, files: Sequence[Path | Address], encoding: str | None = None
    ) -> list[FileEntry]:
        """Add files to a list, and return their entries."""
        added: list[FileEntry] = []
        addresses = _addresses(files)
        if role is Role.SOURCE:
            self._lists[role] = []
            addresses = addresses[-1:]
        present = {entry.identity for entry in self._lists[role]}
        for address in addresses:
            if address.absolute() not in present:
                present.add(address.absolute())
                folder = _is_folder(address.path)
                added.append(FileEntry(Input(role, address, encoding, is_folder=folder)))
        self._lists[role] = [*self._lists[role], *added]
        return added

    def replace_by_documents(self, documents: Mapping[Role, Sequence[Document]]) -> None:
        """Replace all files by texts that are only in memory."""
        self._lists = {
            role: [
                _entry(Input(role, Address(Path(document.name)), document=document, in_memory=True))
                for document in documents.get(role, ())
            ]
            for role in Role
        }
        self._note_change()

    def workspace(self) -> Workspace:
        """Return the texts of all lists, as far as they have been read."""
        return Workspace(tuple(entry.text() for entry in self.entries()))

    def task(self, workspace: Workspace) -> Task:
        """Return the task of scoring the texts of `workspace`."""
        entries = self.entries()
        return Task(
            workspace,
            dict(self._contents),
            frozenset(index for index, entry in enumerate(entries) if entry.error is not None),
            frozenset(
                (index, nth)
                for index, entry in enumerate(entries)
                for nth, each in enumerate(entry.scores)
                if each.is_unreadable
            ),
            tuple(entries.index(entry) for entry in self.undecided),
        )

    def versions(self) -> tuple[int, ...]:
        """Return for each entry the number of requests to read it again."""
        return tuple(entry.version for entry in self.entries())

    def restore(self, inputs: Sequence[Input]) -> None:
        """Replace all entries by these texts; those that have been read are not read again."""
        self._lists = {role: [] for role in Role}
        for one in inputs:
            one = replace(one, is_folder=not one.in_memory and _is_folder(one.address.path))
            self._lists[one.role].append(_entry(one))
        self._note_change()

    def remove(self, entries: Sequence[FileEntry]) -> None:
        """Take entries out of their lists."""
        self._take_out(entries)
        self._guess_again()
        self._note_change()

    def exchange(self, entry: FileEntry, path: Path) -> None:
        """Put another file or folder in the place of an entry."""
        role = self.role(entry)
        if role is None or self._is_project([path]):
            return
        place = self._lists[role].index(entry)
        self._take_out([entry])
        before, after = self._lists[role][:place], self._lists[role][place:]
        for new in self._add(role, [path]):
            new.by_order = entry.by_order
            self._lists[role] = [*before, new, *after]
        self._guess_again()
        self._note_change()

    def clear(self) -> None:
        """Take out all entries."""
        self._lists = {role: [] for role in Role}
        self._note_change()

    def move(self, entries: Sequence[FileEntry], role: Role, row: int | None = None) -> None:
        """Put entries into a list, before the entry in `row` (None: at the end)."""
        target = self._lists[role]
        row = len(target) if row is None else row
        before = [entry for entry in target[:row] if entry not in entries]
        after = [entry for entry in target[row:] if entry not in entries]
        self._take_out(entries)
        here = {entry.identity for entry in (*before, *after)}
        moved = [entry for entry in entries if entry.identity not in here]
        if role is Role.SOURCE:
            # The list of sources holds one text; all others become candidates.
            rest = [*before, *after, *moved[:-1]]
            self._lists[Role.CANDIDATE] += rest
            before, moved, after = [], moved[-1:], []
        self._lists[role] = [*before, *moved, *after]
        self._set_roles()
        self._confirm(entries)
        self._guess_again()
        self._note_change()

    def _set_roles(self) -> None:
        for role, entries in self._lists.items():
            for entry in entries:
                entry.input = replace(entry.input, role=role)

    def _take_out(self, entries: Sequence[FileEntry]) -> None:
        for role in Role:
            self._lists[role] = [entry for entry in self._lists[role] if entry not in entries]

    def choose_texts(
        self,
        entry: FileEntry,
        choices: Sequence[tuple[Role, Selection]],
        *,
        replace_all: bool = False,
    ) -> None:
        """Replace an entry by the chosen texts of its file.

        Parameters
        ----------
        replace_all
            Whether to replace every entry of this file.
        """
        if entry not in self.entries():
            return
        replaced = [
            other
            for other in self.entries()
            if other is entry or (replace_all and other.file == entry.file)
        ]
        for role in Role:
            chosen = [Address(entry.path, one) for own, one in choices if own is role]
            old = self._lists[role]
            place = next((n for n, other in enumerate(old) if other in replaced), len(old))
            self._lists[role] = old[:place]
            if chosen:
                self._add(role, chosen, entry.encoding)
            self._lists[role] += [other for other in old[place:] if other not in replaced]
            if role is Role.SOURCE:
                self._lists[role] = self._lists[role][:1]
        self._guess_again()
        self._note_change()

    def rename(self, entry: FileEntry, name: str) -> None:
        """Give a text a name; an empty name restores that of its file."""
        name = name.strip()
        given = name if name and name != entry.path.name else None
        if given != entry.input.name:
            before, entry.input = entry.name, replace(entry.input, name=given)
            self.renamed.emit(before, entry.name)
            self._note_change()

    # Scores from elsewhere

    def attach_scores(self, entry: FileEntry, scores: ScoresInput) -> None:
        """Attach scores to a candidate, in place of its scores from the same metric."""
        from bleu_core.given_scores import metric_name  # lazily, for start-up

        name = metric_name(scores.metric)
        rest = [one for one in entry.scores if metric_name(one.input.metric) != name]
        entry.scores = [*rest, AttachedScores(scores)]
        self._note_change()

    def detach_scores(self, attached: Sequence[AttachedScores]) -> None:
        """Take scores away from their candidates."""
        for entry in self.entries():
            entry.scores = [one for one in entry.scores if one not in attached]
        self._note_change()

    def attached_scores(self) -> list[AttachedScores]:
        """Return all scores that are attached to candidates."""
        return [one for entry in self._lists[Role.CANDIDATE] for one in entry.scores]

    def reload_scores(self, attached: Sequence[AttachedScores]) -> None:
        """Read files of scores again."""
        for one in attached:
            one.forget()
        self._note_change()

    # Changing how the texts are read

    def set_encoding(self, entries: Sequence[FileEntry], encoding: str | None) -> None:
        """Override the encoding of files."""
        for entry in entries:
            entry.input = replace(entry.input, encoding=encoding)
            entry.forget()
        self._note_change()

    def reload(self, entries: Sequence[FileEntry] | None = None) -> None:
        """Read files again, all of them if none are named."""
        for entry in self.entries() if entries is None else entries:
            entry.forget()
            self._contents.pop(entry.file, None)
        self._note_change()

    def relocate(self, moved: Mapping[Path, Path]) -> None:
        """Use the new places of files, given by their old absolute paths; nothing is read again."""
        for entry in self.entries():
            entry.move(moved)
        self.read.emit()

    def repair(self, number: int, repairs: Sequence[Repair]) -> None:
        """Correct the order of a text's segments.

        Parameters
        ----------
        number
            The number of the text, counted through references, candidates and source.
        repairs
            One after the other.
        """
        entry = self._compared()[number]
        entry.input = replace(entry.input, repairs=(*entry.input.repairs, *repairs))
        self._note_change()

    def undo_repair(self, number: int) -> None:
        """Take back the last repair of a text, counted as in `repair`."""
        entry = self._compared()[number]
        entry.input = replace(entry.input, repairs=entry.input.repairs[:-1])
        self._note_change()

    def _compared(self) -> list[FileEntry]:
        """Return the entries in the order of an evaluation's documents."""
        order = (Role.REFERENCE, Role.CANDIDATE, Role.SOURCE)
        return [entry for role in order for entry in self._lists[role]]

    def _note_change(self) -> None:
        files = {entry.file for entry in self.entries()}
        self._contents = {key: self._contents[key] for key in files & self._contents.keys()}
        self.changed.emit()

    # Going back

    def choices(self) -> tuple[FileChoices, ...]:
        """Return the user's choices about all texts."""
        return tuple(map(FileChoices.of, self.entries()))

    def all_contents(self) -> dict[tuple[Path, str | None], Contents]:
        """Return the contents of files that hold several texts, also of those read from now on."""
        return self._contents

    def put_back(
        self,
        choices: Sequence[FileChoices],
        contents: Mapping[tuple[Path, str | None], Contents],
    ) -> None:
        """Replace all entries by those of earlier choices."""
        for each in choices:
            before = each.entry.name
            each.put_back()
            if each.entry.name != before:
                self.renamed.emit(before, each.entry.name)
        self._lists = {role: [one.entry for one in choices if one.role is role] for role in Role}
        self._contents = {**contents, **self._contents}
        self._note_change()

    # Results of reading

    def take_outcome(self, outcome: Outcome) -> None:
        """Take over the texts and scores that a job has read."""
        entries = self.entries()
        for (index, nth), (numbers, error) in outcome.read_scores.items():
            entries[index].scores[nth].take(numbers, error)
        for index, reading in outcome.read.items():
            entry, document = entries[index], reading.document
            language = _language(document) if document is not None else None
            entry.take(document, reading.error, language)
            if reading.contents is not None:
                self._contents[entry.file] = reading.contents
        if outcome.read or outcome.read_scores:
            self.read.emit()

    def take_texts(self, inputs: Sequence[Input]) -> None:
        """Take over the texts of all entries, in their order."""
        for entry, one in zip(self.entries(), inputs, strict=True):
            entry.input = replace(entry.input, document=one.document)
        self.read.emit()

    def take_fingerprints(self, inputs: Sequence[Input]) -> None:
        """Take over the versions of files that were just saved."""
        from bleu_core.workspace.files import files_of  # lazily, for start-up

        known = {one.address.path.absolute(): one.fingerprint for one in files_of(inputs)}
        for entry in self.entries():
            found = known.get(entry.path.absolute())
            entry.input = replace(entry.input, fingerprint=found or entry.input.fingerprint)
            for each in entry.scores:
                found = known.get(each.path.absolute())
                each.input = replace(each.input, fingerprint=found or each.input.fingerprint)

    def next_question(self, outcome: Outcome) -> FileEntry | None:
        """Return the first entry, of those just read, for which the user should choose a text.

        The entry's file holds several texts and the program cannot decide for one, or the file was
        opened alone and holds references and candidates, or suggestions and final texts.
        """
        from bleu_core.files.selection import guess_selections

        opened_alone, self._opened_alone = self._opened_alone, None
        if outcome.is_delivery:
            return opened_alone
        for index, entry in enumerate(self.entries()):
            reading = outcome.read.get(index)
            if reading is None or reading.contents is None:
                continue
            contents = reading.contents
            guess = guess_selections(contents)
            is_whole = bool(guess[Role.REFERENCE] and guess[Role.CANDIDATE])
            if isinstance(entry.error, FieldUndecided):
                return entry
            if entry is opened_alone and (is_whole or _is_delivery(entry, contents)):
                return entry
        return None

    def scores_among_candidates(self, outcome: Outcome) -> tuple[FileEntry, FileEntry] | None:
        """Return a candidate, and a text just read that consists of as many numbers.

        If several candidates have this number of segments, the one whose name is most similar.
        """
        from bleu_core.workspace.roles import looks_like_scores

        candidates = {
            entry: entry.document
            for entry in self._lists[Role.CANDIDATE]
            if entry.document is not None and not self.undecided
        }
        read = [entry for index, entry in enumerate(self.entries()) if index in outcome.read]
        for entry in read:
            document = candidates.get(entry)
            if document is None or not looks_like_scores(document):
                continue
            others = [
                other
                for other, text in candidates.items()
                if len(text.segments) == len(document.segments) and not looks_like_scores(text)
            ]
            if others:
                return max(others, key=lambda one: _common_start(one.name, entry.name)), entry
        return None


def _is_delivery(entry: FileEntry, contents: Contents) -> bool:
    from bleu_core.workspace.changes import find_delivery

    return find_delivery(contents, entry.address.selection) is not None


def _entry(one: Input) -> FileEntry:
    """Return the row of a text that may have been read."""
    # The rows find files by their addresses, wherever the project is.
    scores = [AttachedScores(replace(each, relative=None)) for each in one.scores]
    language = _language(one.document) if one.document is not None and one.is_read else None
    return FileEntry(replace(one, scores=(), relative=None), scores, language=language)


def _language(document: Document) -> str | None:
    # Imported lazily to speed up start-up.
    from bleu_core.counts import find_target_language

    return find_target_language(Settings(), [document]).tag


def _common_start(first: str, second: str) -> int:
    return sum(
        1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False))
    )


def _identities(entries: Sequence[FileEntry]) -> frozenset[Address | int]:
    return frozenset(entry.identity for entry in entries)


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):  # too long for a path, or has a NUL character
        return False


def _addresses(files: Sequence[Path | Address]) -> list[Address]:
    return [file if isinstance(file, Address) else Address(meant_file(file)) for file in files]
