"""The workspace the user works on, and the earlier ones to which the user can go back.

`Suggestions` tells whether its candidate is a suggestion, and its reference the final text.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from bleu_core.files.addresses import FieldKind, Role
from bleu_core.files.origins import OriginKind
from bleu_core.settings import Normalization, PairingOptions, Settings
from bleu_core.workspace.input_lists import file_of, identity
from bleu_core.workspace.inputs import Input
from bleu_core.workspace.workspace import Workspace

if TYPE_CHECKING:
    from bleu_core.changes.schemes import Scheme
    from bleu_core.files.addresses import Address
    from bleu_desktop.session.file_lists import FileLists
    from bleu_desktop.session.file_rows import FileRow


_MOST_STEPS = 50

_Step = tuple[Workspace, Settings | None]
"""A workspace, and the user's settings while those of a sample or a project are used."""


class Work(QObject):
    """The present workspace, those before it, and those that were taken back.

    Attributes
    ----------
    workspace
        Texts and settings as they are now; the texts as far as they have been read.

    Signals
    -------
    changed
        Texts or settings have changed, so the texts have to be scored again.
    returned
        The user went back to another workspace; carries the workspace before that.
    history_changed
        `can_undo` or `can_redo` has changed.
    """

    changed = Signal()
    returned = Signal(object)
    history_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.workspace = Workspace()
        self._own_settings: Settings | None = None
        self._last: _Step | None = self._present()
        self._before: list[_Step] = []
        self._after: list[_Step] = []
        # Several changes in one turn of the event loop are one step.
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._keep)

    # Changing the workspace

    def set_inputs(self, inputs: Sequence[Input]) -> None:
        """Go on with other texts, or with the same ones in other roles."""
        self.workspace = replace(self.workspace, inputs=tuple(inputs))
        self.changed.emit()

    def set_settings(self, settings: Settings) -> None:
        """Score with other settings."""
        if settings != self.workspace.settings:
            self.adjust(settings)
            self.changed.emit()

    def set_pairing(self, pairing: PairingOptions) -> None:
        """Pair segments in another way, or leave out others."""
        self.set_settings(replace(self.workspace.settings, pairing=pairing))

    def set_normalize(self, names: Collection[Normalization]) -> None:
        """Apply other normalizations before comparing."""
        self.set_settings(replace(self.workspace.settings, normalize=tuple(names)))

    def set_sample_settings(self, settings: Settings) -> None:
        """Score with a sample's settings, until its files are taken out."""
        self.keep_own_settings()
        self.set_settings(settings)

    def adjust(self, settings: Settings) -> None:
        """Change settings that do not fit the texts; nothing is scored."""
        self.workspace = replace(self.workspace, settings=settings)

    @property
    def fresh_settings(self) -> Settings:
        """The settings with which other texts would be scored."""
        settings = self._own_settings or self.workspace.settings
        return replace(settings, pairing=PairingOptions(), normalize=())

    def keep_own_settings(self) -> None:
        """Use other settings from now on, until the user's are put back."""
        self._own_settings = self._own_settings or self.workspace.settings

    def put_settings_back(self) -> None:
        """Use the user's settings again after those of a sample or a project."""
        if self._own_settings is not None:
            self.adjust(self._own_settings)
            self._own_settings = None

    def start_from(self, workspace: Workspace) -> None:
        """Go on with a workspace that follows from no change of the one before."""
        self.keep_own_settings()
        self.workspace = workspace
        self.forget_history()

    def update(self, known: Callable[[Input], Input]) -> None:
        """Change what is known about texts, now and wherever the user goes back to.

        Parameters
        ----------
        known
            Returns an input with everything that does not depend on the user's choices.
        """

        def updated(step: _Step) -> _Step:
            workspace, own = step
            return replace(workspace, inputs=tuple(map(known, workspace.inputs))), own

        self.workspace, _ = updated(self._present())
        self._last = updated(self._last) if self._last is not None else None
        self._before[:] = map(updated, self._before)
        self._after[:] = map(updated, self._after)

    # Going back

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to make again."""
        return bool(self._after)

    def note_change(self) -> None:
        """Keep the workspace before a change that has just been made."""
        self._turn.start()

    def forget_history(self) -> None:
        """Begin anew: the next workspace follows from no change of the one before."""
        self._before, self._after, self._last = [], [], None
        self._turn.start()

    def undo(self) -> None:
        """Take back the last change."""
        self._keep()
        self._go(self._before, self._after)

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        self._keep()
        self._go(self._after, self._before)

    def all_inputs(self) -> Iterator[Input]:
        """Yield the present texts, and those that may come back."""
        last = [self._last] if self._last is not None else []
        for workspace, _ in (self._present(), *self._before, *last, *self._after):
            yield from workspace.inputs

    def _go(self, source: list[_Step], target: list[_Step]) -> None:
        while source:
            target.append(self._present())
            self.workspace, self._own_settings = source.pop()
            self.returned.emit(target[-1][0])
            self.changed.emit()
            # Files that were read again have lost their repairs, so a step may change nothing.
            if _choices(self._present()) != _choices(target[-1]):
                break
            target.pop()
        self._last = self._present()
        self._turn.stop()
        self.history_changed.emit()

    def _keep(self) -> None:
        self._turn.stop()
        last, self._last = self._last, self._present()
        if last is not None and _choices(last) != _choices(self._last):
            self._before.append(last)
            del self._before[:-_MOST_STEPS]
            self._after.clear()
        self.history_changed.emit()

    def _present(self) -> _Step:
        return self.workspace, self._own_settings


def _choices(step: _Step) -> _Step:
    """Return the part of a step that depends on the user."""
    workspace, own_settings = step
    return workspace.unread(), own_settings


class Suggestions(QObject):
    """The pair of a suggestion and its final text, by one file or by the user's choice.

    Signals
    -------
    scheme_changed
        The user has chosen other bands or weights.
    """

    scheme_changed = Signal()

    def __init__(self, work: Work, files: FileLists, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._files = files
        # The pair the user chose.
        self._chosen: tuple[Address | int, Address | int] | None = None
        # The bands and weights the user chose.
        self._scheme: Scheme | None = None

    @property
    def scheme(self) -> Scheme | None:
        """The bands and weights; None unless the candidate is a suggestion for the reference."""
        if not self.are_compared:
            return None
        # Imported lazily to speed up start-up.
        from bleu_core.changes.schemes import Scheme

        return self._scheme or Scheme()

    def set_scheme(self, scheme: Scheme) -> None:
        """Use other bands and weights."""
        if scheme != self._scheme:
            self._scheme = scheme
            self.scheme_changed.emit()

    @property
    def pair(self) -> tuple[FileRow, FileRow] | None:
        """The only candidate and the only reference; None if there are more, or none."""
        candidates, references = self._files[Role.CANDIDATE], self._files[Role.REFERENCE]
        if len(candidates) != 1 or len(references) != 1:
            return None
        return candidates[0], references[0]

    @property
    def are_compared(self) -> bool:
        """Whether the candidate is a suggestion for the reference."""
        if self.pair is None:
            return False
        candidate, reference = self.pair
        kinds = candidate.address.selection.kind, reference.address.selection.kind
        is_bilingual = self.is_one_file and kinds == (FieldKind.ALT_TRANS, FieldKind.TARGET)
        return is_bilingual or self._chosen == _identities(self.pair)

    @property
    def is_one_file(self) -> bool:
        """Whether one file holds both texts, or each file of one folder does."""
        return self.pair is not None and len({file_of(row.input) for row in self.pair}) == 1

    @property
    def without_text(self) -> FileRow | None:
        """The only text, if its file names the origins of suggestions without their text."""
        entries = self._files.entries()
        document = entries[0].document if len(entries) == 1 else None
        if document is None or self._files.readings.contents_of(entries[0]) is not None:
            return None
        origins = document.units.origins.values()
        return entries[0] if any(origin.kind is not OriginKind.NONE for origin in origins) else None

    def choose(self) -> None:
        """Take the candidate for a suggestion, and the reference for its final text."""
        if self.pair is not None:
            self._chosen = _identities(self.pair)

    def measure(self) -> None:
        """Choose the pair, and measure what was changed in the suggestions."""
        from bleu_core.workspace.changes import change_settings

        self.choose()
        self._work.keep_own_settings()
        self._work.adjust(change_settings(self._work.workspace.settings))
        self._work.changed.emit()

    def compare_with_earlier(self, row: FileRow, path: Path) -> None:
        """Take a text for the final one, and its earlier version for the suggestions."""
        self._files.set_earlier_version(row, path)
        if self.pair is not None:
            self.measure()

    def restore(self, scheme: Scheme | None) -> None:
        """Take over the choice of a project, whose files are in the lists."""
        self.forget()
        if scheme is not None:
            self.choose()
            self._scheme = scheme

    def forget(self) -> None:
        """Forget the user's choices, because the next files are different."""
        self._chosen = self._scheme = None


def _identities(pair: tuple[FileRow, FileRow]) -> tuple[Address | int, Address | int]:
    candidate, reference = pair
    return identity(candidate.input), identity(reference.input)
