"""The lists of references, candidates and source: every way of changing them.

Files that change on disk are read again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from bleu_core.evaluation import given_scores as core_given_scores
from bleu_core.files.addresses import Address, Role, Selection, meant_file
from bleu_core.files.documents import Document
from bleu_core.pairing import repairs as pairing_repairs
from bleu_core.workspace import input_lists
from bleu_core.workspace.changes import version_steps
from bleu_core.workspace.input_lists import Inputs, addresses_of, file_of, identity
from bleu_core.workspace.inputs import Input, ScoresInput
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session.file_rows import FileRow, Readings
from bleu_desktop.session.work import Outcome, ScoresKey, Step, Work, candidate_numbers

PROJECT_EXTENSION = ".bleu"
# Editors write a file in several steps; wait until they are done.
_SETTLE_MILLISECONDS = 300


class FileLists(QObject):
    """A list of texts for each role.

    Attributes
    ----------
    readings
        What is known about the texts.

    Signals
    -------
    changed
        The lists have changed.
    renamed
        The old and the new name of a text.
    project_given
        Path of a project among files that were to be added; none of the files is added.
    """

    changed = Signal()
    renamed = Signal(str, str)
    project_given = Signal(Path)

    def __init__(self, work: Work, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self.readings = Readings(work, self)
        work.returned.connect(self._follow)
        # A file that was opened alone; it may hold a whole evaluation.
        self._opened_alone: int | None = None
        # The texts that were opened last by a guess of their roles.
        self._opened: set[int] = set()
        # The texts that are compared in the result that is shown, as the evaluation counts them.
        self._compared: list[int] = []
        # For texts whose names suggest no role: the reference among them, as the user said.
        self._answers: dict[frozenset[Address | int], Address | int] = {}

    # Looking things up

    @property
    def inputs(self) -> Inputs:
        """The texts of all lists."""
        return self._work.workspace.inputs

    def __getitem__(self, role: Role) -> list[FileRow]:
        return [self.readings.row(one) for one in self.inputs if one.role is role]

    def entries(self) -> list[FileRow]:
        """Return the rows of all lists."""
        return list(map(self.readings.row, self.inputs))

    def _present(self, row: FileRow) -> Input:
        """Return the text of a row as it is now, or as it was taken out."""
        return next((one for one in self.inputs if one.number == row.number), row.input)

    def role(self, row: FileRow) -> Role | None:
        """Return the list that a text is in."""
        return self._present(row).role if row in self.entries() else None

    @property
    def is_folder_alone(self) -> bool:
        """Whether a single folder was opened alone, which may hold suggestions and final texts."""
        return [one.is_folder and one.number for one in self.inputs] == [self._opened_alone]

    def ask(self, outcome: Outcome) -> None:
        """Ask about the texts that a job has read, once for a file that was opened alone."""
        if outcome.originals:
            order = (Role.REFERENCE, Role.CANDIDATE, Role.SOURCE)
            self._compared = [row.number for role in order for row in self[role]]
        opened_alone, self._opened_alone = self._opened_alone, None
        self.readings.ask(outcome, opened_alone)

    # Changing the lists

    def _show(self, inputs: Inputs) -> None:
        """Go on with these texts."""
        before, self._compared = self._work.workspace, []
        if candidate_numbers(inputs) != candidate_numbers(before.inputs):
            # A baseline is a place among the candidates.
            resampling = replace(before.settings.resampling, baseline=None)
            self._work.adjust(replace(before.settings, resampling=resampling))
        self._work.set_inputs(inputs)
        self.readings.forget_unused()
        self.changed.emit()

    def _follow(self, before: Step) -> None:
        """Show the texts to which the user went back."""
        self._compared = []
        known = {one.number: self.readings.row(one) for one in before.workspace.inputs}
        for row in self.entries():
            old = known.get(row.number, row)
            if old.name != row.name:
                self.renamed.emit(old.name, row.name)
            if old.input.encoding != row.input.encoding:
                self.readings.forget({row.number})
        self.changed.emit()

    def add(self, role: Role, files: Sequence[Path | Address], encoding: str | None = None) -> None:
        """Add files to a list; a new source replaces the old one."""
        if not self._is_project(files):
            inputs = self.inputs
            if role is not Role.SOURCE and not self.undecided:
                # The user saw the roles of the texts that are there, and goes on with them.
                inputs = input_lists.confirm(inputs)
            inputs = input_lists.add(inputs, role, files, encoding)
            self._show(input_lists.guess_roles(inputs))

    def _is_project(self, files: Sequence[Path | Address]) -> bool:
        """Tell whether there is a project among files, and have the first one opened."""
        for address in addresses_of(files):
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
        here = {identity(one) for one in self.inputs}
        new = [address for address in addresses_of(files) if address.absolute() not in here]
        inputs = input_lists.add(self.inputs, Role.CANDIDATE, new)
        self._opened = {one.number for one in inputs} - {one.number for one in self.inputs}
        inputs = input_lists.guess_roles(_by_order(inputs, self._opened))
        asked = input_lists.undecided(inputs)
        if not asks:
            inputs = input_lists.confirm(inputs)
        elif answer := self._answers.get(_identities(asked)):
            chosen = next(one for one in asked if identity(one) == answer)
            inputs = input_lists.make_reference(inputs, chosen)
        self._opened_alone = inputs[0].number if len(inputs) == 1 else None
        self._show(inputs)

    def replace_by_documents(self, documents: Mapping[Role, Sequence[Document]]) -> None:
        """Replace all files by texts that are only in memory."""
        inputs = (
            Input(role, Address(Path(document.name)), document=document, in_memory=True)
            for role in Role
            for document in documents.get(role, ())
        )
        self._show(tuple(map(self.readings.entering, inputs)))

    def restore(self, workspace: Workspace) -> None:
        """Replace everything by a workspace; texts that have been read are not read again."""
        inputs = sorted(workspace.inputs, key=lambda one: tuple(Role).index(one.role))
        inputs = list(map(self.readings.entering, inputs))
        self._work.start_from(Workspace(tuple(inputs), workspace.settings, known=workspace.known))
        self.readings.forget_unused()
        self.changed.emit()

    def remove(self, rows: Sequence[FileRow]) -> None:
        """Take texts out of their lists."""
        rest = input_lists.remove(self.inputs, {row.number for row in rows})
        self._show(input_lists.guess_roles(rest))

    def exchange(self, row: FileRow, path: Path) -> None:
        """Put another file or folder in the place of a text."""
        if self.role(row) is not None and not self._is_project([path]):
            inputs = input_lists.exchange(self.inputs, self._present(row), path)
            self._show(input_lists.guess_roles(inputs))

    def clear(self) -> None:
        """Take out all texts."""
        self._show(())

    def move(self, rows: Sequence[FileRow], role: Role, place: int | None = None) -> None:
        """Put texts into a list, before that in a row (None: at the end)."""
        inputs = input_lists.move(self.inputs, [row.number for row in rows], role, place)
        self._show(input_lists.guess_roles(inputs))

    def choose_texts(
        self,
        row: FileRow,
        choices: Sequence[tuple[Role, Selection]],
        scores: Mapping[Selection, tuple[ScoresInput, ...]] | None = None,
        *,
        replace_all: bool = False,
    ) -> None:
        """Replace a text by the chosen texts of its file.

        Parameters
        ----------
        scores
            The scores of some of these texts, which are candidates.
        replace_all
            Whether to replace every text of this file.
        """
        if row in self.entries():
            one = self._present(row)
            of_file = [other for other in self.inputs if file_of(other) == file_of(one)]
            replaced = of_file if replace_all else [one]
            inputs = tuple(
                replace(each, scores=scores[each.address.selection])
                if scores
                and file_of(each) == file_of(one)
                and each.role is Role.CANDIDATE
                and each.address.selection in scores
                else each
                for each in input_lists.choose_texts(self.inputs, replaced, choices)
            )
            self._show(input_lists.guess_roles(inputs))

    # Roles that only the user can tell

    @property
    def undecided(self) -> list[FileRow]:
        """The texts one of which is the reference, if nothing but their order tells which one."""
        return list(map(self.readings.row, input_lists.undecided(self.inputs)))

    def choose_reference(self, row: FileRow) -> None:
        """Make a text the only reference; other references become candidates."""
        one = self._present(row)
        if asked := _identities(input_lists.undecided(self.inputs)):
            self._answers[asked] = identity(one)
        self._show(input_lists.make_reference(self.inputs, one))

    def ask_for_reference(self) -> None:
        """Ask which of the candidates is the reference."""
        self._opened = set()
        self._show(_by_order(self.inputs, {row.number for row in self[Role.CANDIDATE]}))

    def dismiss_question(self) -> None:
        """Take out the files that were opened last, if their roles are undecided."""
        if self._opened:
            self.remove([row for row in self.undecided if row.number in self._opened])
        else:
            self._show(input_lists.confirm(self.inputs))

    def set_earlier_version(self, row: FileRow, path: Path) -> None:
        """Make a text the only reference, and its earlier version the only candidate."""
        if not self._is_project([path]):
            self.compare_versions(_version(path), self._present(row))

    @property
    def versions(self) -> Inputs:
        """The versions of a translation, the first one first, two of which are compared.

        They are the only candidate and the only reference, with those that were added to them.
        """
        pair = [one for role in (Role.CANDIDATE, Role.REFERENCE) for one in self._of_role(role)]
        if [one.role for one in pair] != [Role.CANDIDATE, Role.REFERENCE]:
            return ()
        known = self._work.now.versions
        steps = [[one.number for one in step] for step in version_steps(known)]
        return known if [one.number for one in pair] in steps else tuple(pair)

    def _of_role(self, role: Role) -> Inputs:
        return tuple(one for one in self.inputs if one.role is role)

    def add_version(self, path: Path) -> None:
        """Compare the last version with a later one."""
        if (versions := self.versions) and not self._is_project([path]):
            later = _version(path)
            self._work.set_versions((*versions, later))
            self.compare_versions(versions[-1], later)

    def compare_versions(self, before: Input, after: Input) -> None:
        """Make a text the only reference, and an earlier version of it the only candidate."""
        reference = replace(after, role=Role.REFERENCE, by_order=False)
        candidate = replace(before, role=Role.CANDIDATE, by_order=False)
        self._show((reference, candidate, *self._of_role(Role.SOURCE)))

    # Changing texts

    def _change(self, numbers: Collection[int], change: Callable[[Input], Input]) -> None:
        """Change some texts."""
        if numbers:
            self._show(tuple(change(one) if one.number in numbers else one for one in self.inputs))

    def rename(self, row: FileRow, name: str) -> None:
        """Give a text a name; an empty name restores that of its file."""
        name = name.strip()
        given = name if name and name != row.path.name else None
        one = self._present(row)
        if given != one.name:
            renamed = self.readings.row(replace(one, name=given))
            self.renamed.emit(self.readings.row(one).name, renamed.name)
            self._change([row.number], lambda one: replace(one, name=given))

    def set_encoding(self, rows: Sequence[FileRow], encoding: str | None) -> None:
        """Override the encoding of files."""
        numbers = {row.number for row in rows}
        self.readings.forget(numbers)
        self._change(numbers, lambda one: replace(one, encoding=encoding))

    def reload(
        self, rows: Sequence[FileRow] | None = None, scores: Collection[ScoresKey] = ()
    ) -> None:
        """Read files again, all of them if none are named."""
        self.readings.forget({row.number for row in (self.entries() if rows is None else rows)})
        self.readings.forget_scores(scores)
        self._show(self.inputs)

    def repair(self, place: int, repairs: Sequence[pairing_repairs.Repair]) -> None:
        """Correct the order of a text's segments.

        Parameters
        ----------
        place
            The place of the text among those compared: references, candidates and source. Nothing
            is changed while another result is on its way.
        repairs
            One after the other.
        """
        numbers = self._compared[place : place + 1]
        self._change(numbers, lambda one: replace(one, repairs=(*one.repairs, *repairs)))

    def undo_repair(self, place: int) -> None:
        """Take back the last repair of a text, counted as in `repair`."""
        numbers = self._compared[place : place + 1]
        self._change(numbers, lambda one: replace(one, repairs=one.repairs[:-1]))

    # Scores from elsewhere

    def attach_scores(self, row: FileRow, scores: ScoresInput) -> None:
        """Attach scores to a candidate, in place of its scores from the same metric."""

        def attached(one: Input) -> Input:
            name = core_given_scores.metric_name(scores.metric)
            rest = (
                each for each in one.scores if core_given_scores.metric_name(each.metric) != name
            )
            return replace(one, scores=(*rest, scores))

        self._change([row.number], attached)

    def detach_scores(self, scores: Collection[ScoresKey]) -> None:
        """Take scores away from their candidates."""

        def rest(one: Input) -> Input:
            left = tuple(each for each in one.scores if (one.number, each) not in scores)
            return replace(one, scores=left)

        self._change({number for number, _ in scores}, rest)


def _version(path: Path) -> Input:
    """Return a version of a translation as it enters the window."""
    return input_lists.numbered(Input(Role.CANDIDATE, Address(meant_file(path))))


def _by_order(inputs: Inputs, numbers: set[int]) -> Inputs:
    """Return texts some of which have their roles by their order alone."""
    return tuple(replace(one, by_order=one.by_order or one.number in numbers) for one in inputs)


def _identities(inputs: Inputs) -> frozenset[Address | int]:
    return frozenset(map(identity, inputs))


class FileWatcher(QObject):
    """Reports files of the work that change, disappear, or appear where one was missing.

    Parameters
    ----------
    shows_recorded
        Tells whether a recorded result is shown, so that no file is read again.

    Signals
    -------
    reloaded
        Names of files that are read again.
    touched
        Files have changed but are not read again, because a recorded result is shown.
    """

    reloaded = Signal(list)
    touched = Signal()

    def __init__(
        self,
        work: Work,
        files: FileLists,
        shows_recorded: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._work = work
        self._files = files
        self._shows_recorded = shows_recorded
        self._watcher: QFileSystemWatcher | None = None
        self._missing: set[Path] = set()
        self._changed: set[Path] = set()
        self._settled = QTimer(self, singleShot=True, interval=_SETTLE_MILLISECONDS)
        self._settled.timeout.connect(self._report)

    def watch(self) -> None:
        """Watch the files of texts, scores and known text that are there, or may come back."""
        paths = set(self._work.workspace.known_files)
        for one in self._work.all_inputs():
            if not (one.in_memory or one.is_folder):
                paths.add(one.address.path)
            if one.role is Role.CANDIDATE:
                paths |= {each.address.path for each in one.scores}
        self._missing = {path for path in paths if not path.is_file()}
        # For a missing file, its folder reports when it appears.
        self._watch({str(path.parent if path in self._missing else path) for path in paths})

    def _watch(self, wanted: set[str]) -> None:
        if self._watcher is None:
            if not wanted:
                return
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(lambda path: self._note(Path(path)))
            self._watcher.directoryChanged.connect(self._look_for_missing)
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if gone := watched - wanted:
            self._watcher.removePaths(sorted(gone))
        existing = [path for path in wanted - watched if Path(path).exists()]
        if existing:
            self._watcher.addPaths(sorted(existing))

    def stop(self) -> None:
        """Report nothing more."""
        self._settled.stop()

    def _look_for_missing(self, folder: str) -> None:
        for path in self._missing:
            if str(path.parent) == folder and path.is_file():
                self._note(path)

    def _note(self, path: Path) -> None:
        self._changed.add(path)
        self._settled.start()

    def _report(self) -> None:
        changed, self._changed = self._changed, set()
        if self._watcher is not None:
            replaced = {str(path) for path in changed} & set(self._watcher.files())
            if replaced:
                # An editor may have put a new file under the same name: `watch` adds it.
                self._watcher.removePaths(sorted(replaced))
        # An editor may have put new files in place of those that were watched.
        self.watch()
        self._read_again(changed)

    def _read_again(self, changed: set[Path]) -> None:
        """Read files again that have changed; those that were taken out, when they come back."""
        rows = [
            row
            for row in map(self._files.readings.row, self._work.all_inputs())
            # The file may have been read after it changed.
            if row.path in changed and not (row.input.in_memory or row.is_up_to_date)
        ]
        scores = [
            (row.number, each.input)
            for row in self._files[Role.CANDIDATE]
            for each in row.scores
            if each.input.address.path in changed
        ]
        here = {row.path for row in rows if self._files.role(row) is not None}
        here |= {each.address.path for _, each in scores}
        here |= changed & self._work.workspace.known_files.keys()
        if not self._shows_recorded():
            self._files.readings.forget({row.number for row in rows})
            if here:
                self._files.reload([], scores)
                self.reloaded.emit([path.name for path in sorted(here)])
        elif here:
            self.touched.emit()
