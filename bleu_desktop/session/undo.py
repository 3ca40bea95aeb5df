"""The user's last changes to files and settings, which can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from bleu_core.files.addresses import Role
from bleu_core.settings import Settings
from bleu_desktop.session.file_entry import FileEntry

if TYPE_CHECKING:
    from bleu_core.files.contents import Contents
    from bleu_core.pairing.repairs import Repair
    from bleu_desktop.session.attached_scores import AttachedScores

_MOST_STEPS = 50


@dataclass(frozen=True)
class FileChoices:
    """The user's choices about a text in the lists of files.

    Attributes
    ----------
    entry
        The row of the text.
    role, name, encoding, repairs, scores, by_order
        As they were in the row.
    version
        The number of requests to read the text, when the choices were made.
    """

    entry: FileEntry
    role: Role
    name: str | None
    encoding: str | None
    repairs: tuple[Repair, ...]
    scores: tuple[AttachedScores, ...]
    by_order: bool
    version: int = field(compare=False)

    @classmethod
    def of(cls, entry: FileEntry) -> FileChoices:
        """Return the present choices about a row."""
        one = entry.input
        return cls(
            entry,
            one.role,
            one.name,
            one.encoding,
            one.repairs,
            tuple(entry.scores),
            entry.by_order,
            entry.version,
        )

    def put_back(self) -> None:
        """Make these choices again."""
        entry, is_read_again = self.entry, self.entry.version != self.version
        if self.encoding != entry.encoding:
            entry.forget()
        entry.input = replace(
            entry.input,
            role=self.role,
            name=self.name,
            encoding=self.encoding,
            # The text may be another one since.
            repairs=entry.input.repairs if is_read_again else self.repairs,
        )
        entry.scores = list(self.scores)
        entry.by_order = self.by_order


@dataclass(frozen=True)
class Step:
    """Files and settings before a change.

    Attributes
    ----------
    files
        The choices about all texts, in the order of the lists.
    settings
        The settings in use.
    own_settings
        The user's settings, while those of a sample are in use.
    contents
        Contents of files that hold several texts.
    """

    files: tuple[FileChoices, ...]
    settings: Settings
    own_settings: Settings | None = None
    contents: dict[tuple[Path, str | None], Contents] = field(
        default_factory=dict, compare=False, repr=False
    )


class UndoHistory(QObject):
    """The steps before the present state, and those that were taken back.

    Parameters
    ----------
    present
        Returns the present state.
    show
        Goes back to a state.

    Signals
    -------
    changed
        `can_undo` or `can_redo` has changed.
    """

    changed = Signal()

    def __init__(
        self, present: Callable[[], Step], show: Callable[[Step], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._present = present
        self._show = show
        self._last: Step | None = present()
        self._before: list[Step] = []
        self._after: list[Step] = []
        # Several changes in one turn of the event loop are one step.
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._keep)

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to make again."""
        return bool(self._after)

    def note(self) -> None:
        """Keep the state before a change that has just been made."""
        self._turn.start()

    def forget(self) -> None:
        """Begin anew: the next state follows from no change of the one before."""
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

    def entries(self) -> set[FileEntry]:
        """Return the rows that may come back."""
        last = [self._last] if self._last is not None else []
        steps = (*self._before, *last, *self._after)
        return {choices.entry for step in steps for choices in step.files}

    def _go(self, source: list[Step], target: list[Step]) -> None:
        present = self._last
        while source:
            self._show(source.pop())
            self._last = self._present()
            # Files that were read again have lost their repairs, so a step may change nothing.
            if self._last != present:
                if present is not None:
                    target.append(present)
                break
        self._turn.stop()
        self.changed.emit()

    def _keep(self) -> None:
        self._turn.stop()
        last, self._last = self._last, self._present()
        if last is not None and last != self._last:
            self._before.append(last)
            del self._before[:-_MOST_STEPS]
            self._after.clear()
        self.changed.emit()
