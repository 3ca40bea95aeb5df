"""The state behind the window: files, settings, and the evaluation they lead to.

Every change starts the work anew as soon as the event loop turns: files not read yet are read,
and a complete input is scored. The evaluation of an older state is never offered as current.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from bleu_core.corpus.addresses import Address, Role, Selection
from bleu_core.errors import BleuError, FieldUndecided
from bleu_core.progress import Progress
from bleu_core.settings import Normalization, PairingOptions, Settings
from bleu_desktop.session.jobs import JobRunner
from bleu_desktop.session.scoring_job import Outcome, Read, Text, score_files

if TYPE_CHECKING:
    from bleu_core.corpus.documents import Document
    from bleu_core.corpus.pairing.repairs import Repair
    from bleu_core.corpus.reading.contents import Contents
    from bleu_core.evaluation import Evaluation
    from bleu_core.health import HealthReport

# Editors write a file in several steps; wait until they have done.
_SETTLE_MILLISECONDS = 300


class State(Enum):
    """What the window shows on its right side."""

    EMPTY = "empty"
    INCOMPLETE = "incomplete"
    WORKING = "working"
    SCORED = "scored"
    FAILED = "failed"
    CANCELLED = "cancelled"


_numbers = count()


@dataclass(eq=False)
class FileEntry:
    """A text in one of the lists.

    Attributes
    ----------
    address
        The file, and which of its texts.
    encoding
        The user's choice; None for what is recognized.
    document, error
        What reading it gave; both None while it has not been read.
    language
        Target language found for this file alone.
    repairs
        What the user mended in the order of its segments.
    """

    address: Address
    encoding: str | None = None
    document: Document | None = None
    error: BleuError | None = None
    language: str | None = None
    repairs: tuple[Repair, ...] = ()
    number: int = field(default_factory=lambda: next(_numbers))

    @property
    def path(self) -> Path:
        """The file."""
        return self.address.path

    @property
    def file(self) -> tuple[Path, str | None]:
        """The file and how it is to be read, which all its texts have in common."""
        return self.path, self.encoding

    @property
    def name(self) -> str:
        """What it is called: as its document, and until that is read as it is addressed."""
        if self.document is not None:
            return self.document.name
        fragment = self.address.selection.address
        return f"{self.path.name}#{fragment}" if fragment else self.path.name

    def forget(self) -> None:
        """Read the file anew at the next turn; what was mended was another text."""
        self.document = self.error = self.language = None
        self.repairs = ()


class Session(QObject):
    """Files, settings and evaluation."""

    files_changed = Signal()
    state_changed = Signal()
    progress = Signal(object, int, int)
    crashed = Signal(object)
    reloaded = Signal(list)
    choice_wanted = Signal(object)
    health_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.files: dict[Role, list[FileEntry]] = {role: [] for role in Role}
        self.settings = Settings()
        self._own_settings: Settings | None = None
        self._candidates: list[FileEntry] = []
        self.state = State.EMPTY
        self.evaluation: Evaluation | None = None
        self.error: BleuError | None = None
        # References, candidates and source, as they were compared.
        self.originals: tuple[Document, ...] = ()
        # Files with several texts, as long as one of them is in a list.
        self._contents: dict[tuple[Path, str | None], Contents] = {}
        self._unasked: set[int] = set()
        self.health: HealthReport | None = None
        self._health_runner = JobRunner(self)
        self._health_runner.finished.connect(self._take_health)
        self._health_runner.failed.connect(self.crashed)
        self._runner = JobRunner(self)
        self._runner.progress.connect(self.progress)
        self._runner.finished.connect(self._conclude)
        self._runner.failed.connect(self._crash)
        self._watcher: QFileSystemWatcher | None = None
        self._changed_paths: set[str] = set()
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._start)
        self._settled = QTimer(self, singleShot=True, interval=_SETTLE_MILLISECONDS)
        self._settled.timeout.connect(self._reload_changed)

    # Files

    def entries(self) -> list[FileEntry]:
        """Return the files of all lists."""
        return [entry for role in Role for entry in self.files[role]]

    def add(self, role: Role, files: Sequence[Path | Address], encoding: str | None = None) -> None:
        """Add files to a list; there is one source at most, and the newest counts."""
        self._add(role, files, encoding)
        self._changed()

    def add_guessing(self, files: Sequence[Path | Address]) -> None:
        """Add files whose roles nobody said: by their names, the first unknown as reference."""
        addresses = _addresses(files)
        roles = [(guess_role(address.path.name), address) for address in addresses]
        taken = bool(self.files[Role.REFERENCE]) or any(role is Role.REFERENCE for role, _ in roles)
        for role, address in roles:
            if role is None:
                role = Role.CANDIDATE if taken else Role.REFERENCE
                taken = True
            self._add(role, [address])
        # A file alone may hold a whole evaluation.
        entries = self.entries()
        self._unasked = {entries[0].number} if len(entries) == 1 else set()
        self._changed()

    def _add(
        self, role: Role, files: Sequence[Path | Address], encoding: str | None = None
    ) -> None:
        addresses = _addresses(files)
        if role is Role.SOURCE:
            self.files[role] = []
            addresses = addresses[-1:]
        present = {entry.address.absolute() for entry in self.files[role]}
        for address in addresses:
            if address.absolute() not in present:
                present.add(address.absolute())
                self.files[role].append(FileEntry(address, encoding))

    def remove(self, entries: Sequence[FileEntry]) -> None:
        """Take files out of their lists."""
        for role in Role:
            self.files[role] = [entry for entry in self.files[role] if entry not in entries]
        self._changed()

    def move(self, entries: Sequence[FileEntry], role: Role, row: int | None = None) -> None:
        """Put files into a list, before the entry in `row` (None: at the end)."""
        target = self.files[role]
        row = len(target) if row is None else row
        before = [entry for entry in target[:row] if entry not in entries]
        after = [entry for entry in target[row:] if entry not in entries]
        for other in Role:
            self.files[other] = [entry for entry in self.files[other] if entry not in entries]
        here = {entry.address.absolute() for entry in (*before, *after)}
        moved = [entry for entry in entries if entry.address.absolute() not in here]
        if role is Role.SOURCE:
            # There is room for one; what was there, and what is too many, are candidates.
            rest = [*before, *after, *moved[:-1]]
            self.files[Role.CANDIDATE] += rest
            before, moved, after = [], moved[-1:], []
        self.files[role] = [*before, *moved, *after]
        self._changed()

    def set_encoding(self, entries: Sequence[FileEntry], encoding: str | None) -> None:
        """Overrule the encoding of files."""
        for entry in entries:
            entry.encoding = encoding
            entry.forget()
        self._changed()

    def choose_fields(
        self,
        entry: FileEntry,
        choices: Sequence[tuple[Role, Selection]],
        *,
        anew: bool = False,
    ) -> None:
        """Put the chosen texts of a file in the place of one of its entries.

        Parameters
        ----------
        anew
            Whether they take the place of all texts of this file.
        """
        if entry not in self.entries():
            return
        gone = [
            other
            for other in self.entries()
            if other is entry or (anew and other.file == entry.file)
        ]
        for role in Role:
            chosen = [Address(entry.path, one) for own, one in choices if own is role]
            old = self.files[role]
            place = next((n for n, other in enumerate(old) if other in gone), len(old))
            self.files[role] = old[:place]
            if chosen:
                self._add(role, chosen, entry.encoding)
            self.files[role] += [other for other in old[place:] if other not in gone]
            if role is Role.SOURCE:
                self.files[role] = self.files[role][:1]
        self._changed()

    def selections(self, entry: FileEntry) -> dict[Role, tuple[Selection, ...]]:
        """Return which texts of an entry's file are in the lists, where one was chosen."""
        return {
            role: tuple(
                other.address.selection
                for other in self.files[role]
                if other.file == entry.file and other.address.selection.kind is not None
            )
            for role in Role
        }

    def role(self, entry: FileEntry) -> Role | None:
        """Return the list an entry is in."""
        return next((role for role in Role if entry in self.files[role]), None)

    def contents(self, entry: FileEntry) -> Contents | None:
        """Return all that is in the file of an entry; None if it is one text."""
        return self._contents.get(entry.file)

    def repair(self, number: int, repair: Repair) -> None:
        """Mend the order of a document: references, candidates and source are counted through."""
        if not self.originals:
            return  # what was shown is being replaced: the place is no longer there
        entry = self._compared()[number]
        entry.repairs = (*entry.repairs, repair)
        self._changed()

    def undo_repair(self, number: int) -> None:
        """Take back what was mended last in a document."""
        if not self.originals:
            return
        entry = self._compared()[number]
        entry.repairs = entry.repairs[:-1]
        self._changed()

    def _compared(self) -> list[FileEntry]:
        """Return the entries in the order of an evaluation's documents."""
        order = (Role.REFERENCE, Role.CANDIDATE, Role.SOURCE)
        return [entry for role in order for entry in self.files[role]]

    def reload(self, entries: Sequence[FileEntry] | None = None) -> None:
        """Read files anew, all if none are named."""
        for entry in self.entries() if entries is None else entries:
            entry.forget()
            self._contents.pop(entry.file, None)
        self._changed()

    def clear(self) -> None:
        """Take out all files; a sample's settings go with it."""
        self.files = {role: [] for role in Role}
        if self._own_settings is not None:
            self.settings, self._own_settings = self._own_settings, None
        self._changed()

    def set_sample_settings(self, settings: Settings) -> None:
        """Score with a sample's settings, until its files are taken out."""
        self._own_settings = self._own_settings or self.settings
        self.set_settings(settings)

    # Settings and state

    def set_settings(self, settings: Settings) -> None:
        """Score with other settings."""
        if settings != self.settings:
            self.settings = settings
            self._changed()

    def set_pairing(self, pairing: PairingOptions) -> None:
        """Pair otherwise, or leave out other segments."""
        self.set_settings(replace(self.settings, pairing=pairing))

    def set_normalize(self, names: tuple[Normalization, ...]) -> None:
        """Make other things equal before comparing."""
        self.set_settings(replace(self.settings, normalize=tuple(names)))

    def ask_again(self) -> None:
        """Ask which text of a file is meant, where that could not be told."""
        for entry in self.entries():
            if isinstance(entry.error, FieldUndecided):
                self.choice_wanted.emit(entry)
                return

    def score_again(self) -> None:
        """Start anew: after a failure from the files, which may have been mended."""
        if self.state is State.FAILED:
            self.reload()
        else:
            self._changed()

    def cancel(self) -> None:
        """Stop the work going on."""
        if self.state is State.WORKING:
            self._turn.stop()
            self._runner.cancel()
            self._set_state(State.CANCELLED)

    def close(self) -> None:
        """Stop everything and wait for it."""
        self._turn.stop()
        self._settled.stop()
        self._runner.stop()
        self._health_runner.stop()

    def _set_state(self, state: State) -> None:
        self.state = state
        self.state_changed.emit()

    def _changed(self) -> None:
        """Drop what is no longer true, and start the work at the next turn."""
        self._runner.cancel()
        self._health_runner.cancel()
        self.evaluation = None
        self.error = None
        self.originals = ()
        if self.health is not None:
            self.health = None
            self.health_changed.emit()
        self._forget_baseline()
        if not self.entries():
            # What was decided about some texts says nothing of others.
            self.settings = replace(self.settings, pairing=PairingOptions(), normalize=())
        files = {entry.file for entry in self.entries()}
        self._contents = {key: self._contents[key] for key in files & self._contents.keys()}
        self._watch()
        self.files_changed.emit()
        if self.entries():
            self._turn.start()
            self._set_state(State.WORKING)
        else:
            self._turn.stop()
            self._set_state(State.EMPTY)

    def _forget_baseline(self) -> None:
        """Compare all pairs if the candidates are others: a baseline is a place among them."""
        if self.files[Role.CANDIDATE] != self._candidates:
            self._candidates = list(self.files[Role.CANDIDATE])
            resampling = replace(self.settings.resampling, baseline=None)
            self.settings = replace(self.settings, resampling=resampling)

    # Work

    def _start(self) -> None:
        texts = [
            Text(
                entry.number,
                role,
                entry.address,
                entry.encoding,
                entry.document,
                entry.error is not None,
                entry.repairs,
            )
            for role in Role
            for entry in self.files[role]
        ]
        contents, settings = dict(self._contents), self.settings

        def work(progress: Progress) -> Outcome:
            return score_files(texts, contents, settings, progress)

        self._runner.start(work)

    def _crash(self, error: Exception) -> None:
        self._set_state(State.CANCELLED)
        self.crashed.emit(error)

    def _conclude(self, outcome: Outcome) -> None:
        found = {read.number: read for read in outcome.read}
        for entry in self.entries():
            if read := found.get(entry.number):
                entry.document, entry.error = read.document, read.error
                entry.language = read.language
                if read.contents is not None:
                    self._contents[entry.file] = read.contents
        self.evaluation = outcome.evaluation
        self.originals = outcome.originals
        self.error = outcome.error or next(
            (entry.error for entry in self.entries() if entry.error), None
        )
        if found:
            self.files_changed.emit()
        if self.evaluation is not None:
            self._set_state(State.SCORED)
        else:
            self._set_state(State.FAILED if self.error else State.INCOMPLETE)
        self._ask_for_choices(found)

    def _ask_for_choices(self, read: Mapping[int, Read]) -> None:
        """Ask which texts of a file are meant, where that is not clear."""
        from bleu_core.corpus.selection import guess_selections

        for entry in self.entries():
            found = read.get(entry.number)
            if found is None or found.contents is None:
                continue
            guess = guess_selections(found.contents)
            is_whole = bool(guess[Role.REFERENCE] and guess[Role.CANDIDATE])
            alone = entry.number in self._unasked and is_whole
            if isinstance(entry.error, FieldUndecided) or alone:
                self.choice_wanted.emit(entry)
                break
        self._unasked.clear()

    # What is odd in the files

    def check_health(self) -> None:
        """Find out, beside everything else, what is odd in the texts that were scored."""
        if self.evaluation is None or self.health is not None:
            return
        evaluation, originals, settings = self.evaluation, self.originals, self.settings

        def work(progress: Progress) -> HealthReport:
            from bleu_core.health import check_health

            references = originals[: evaluation.references]
            last = evaluation.references + len(evaluation.candidates)
            return check_health(
                references,
                originals[evaluation.references : last],
                source=next(iter(originals[last:]), None),
                settings=settings,
                progress=progress,
            )

        self._health_runner.start(work)

    def _take_health(self, report: HealthReport) -> None:
        self.health = report
        self.health_changed.emit()

    # Files that change on disk

    def _watch(self) -> None:
        paths = [entry.path for entry in self.entries()]
        # Of a file that is not there, its folder tells when it comes.
        wanted = {str(path if path.is_file() else path.parent) for path in paths}
        if self._watcher is None:
            if not wanted:
                return
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(self._note_change)
            self._watcher.directoryChanged.connect(self._note_folder)
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if gone := watched - wanted:
            self._watcher.removePaths(sorted(gone))
        existing = [path for path in wanted - watched if Path(path).exists()]
        if existing:
            self._watcher.addPaths(sorted(existing))

    def _note_change(self, path: str) -> None:
        self._changed_paths.add(path)
        self._settled.start()

    def _note_folder(self, folder: str) -> None:
        """Look whether a file that was missing has come."""
        for entry in self.entries():
            if entry.error and str(entry.path.parent) == folder and entry.path.is_file():
                self._note_change(str(entry.path))

    def _reload_changed(self) -> None:
        changed = [entry for entry in self.entries() if str(entry.path) in self._changed_paths]
        if self._watcher is not None and (
            watched := self._changed_paths & set(self._watcher.files())
        ):
            # A file that was replaced is another one under the same name: watch that one.
            self._watcher.removePaths(sorted(watched))
        self._changed_paths.clear()
        if changed:
            self.reload(changed)
            self.reloaded.emit([entry.path.name for entry in changed])


def _addresses(files: Sequence[Path | Address]) -> list[Address]:
    return [file if isinstance(file, Address) else Address(file) for file in files]


_ROLE_WORDS = {
    Role.REFERENCE: (
        "reference", "ref", "gold", "human", "referencia", "referensi", "参考", "參考",
    ),
    Role.SOURCE: ("source", "src", "fuente", "original", "sumber", "原文", "源文"),
    Role.CANDIDATE: (
        "candidate", "cand", "hyp", "hypothesis", "sys", "system", "mt", "output", "candidata",
        "kandidat", "候选", "候選", "译文", "譯文",
    ),
}  # fmt: skip


def guess_role(name: str) -> Role | None:
    """Return the role a file's name speaks of, None if it speaks of none."""
    import re

    lower = name.lower()
    words = set(re.split(r"[\W_\d]+", lower))
    for role, names in _ROLE_WORDS.items():
        for word in names:
            if word in words or (not word.isascii() and word in lower):
                return role
    return None
