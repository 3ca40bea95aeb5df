"""The workspace the user works on, the earlier ones that can come back, and what it gives."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, QTimer, Signal

from bleu_core.errors import BleuError
from bleu_core.evaluation import given_scores as core_given_scores
from bleu_core.evaluation import results as core_results
from bleu_core.files import sets as files_sets
from bleu_core.files.documents import Document
from bleu_core.settings import Normalization, PairingOptions, Settings
from bleu_core.workspace import reading as workspace_reading
from bleu_core.workspace import roles as workspace_roles
from bleu_core.workspace.inputs import Input, ScoresInput
from bleu_core.workspace.workspace import Workspace

ScoresKey = tuple[int, ScoresInput]
"""The number of a candidate, and scores that are attached to it."""

_MOST_STEPS = 50

_Step = tuple[Workspace, Settings | None]
"""A workspace, and the user's settings while those of a sample or a project are used."""


@dataclass(frozen=True)
class Outcome:
    """The result of a job, or a recorded one: everything that the pages show.

    Attributes
    ----------
    workspace
        The scored texts, as they were read; of recorded texts that were not kept, only numbers are
        known.
    read
        The results of reading the texts that the job has read, by the numbers of the texts.
    read_scores
        For each file of scores, its scores or the error.
    evaluation, error
        The result; None as long as texts are missing or cannot be read, or the user has not agreed
        to the pairing.
    originals
        References, candidates and source as they were compared.
    pairing
        The files of folders that belong together; None if the texts are no folders.
    role_evidence
        A comparison of the texts among which the user has to choose the reference; None if the
        reference is known.
    is_delivery
        Whether the only folder holds bilingual files with suggestions.
    """

    workspace: Workspace = field(default_factory=Workspace)
    read: Mapping[int, workspace_reading.Reading] = field(default_factory=dict)
    read_scores: Mapping[
        ScoresKey, tuple[core_given_scores.GivenScores | None, BleuError | None]
    ] = field(default_factory=dict)
    evaluation: core_results.Evaluation | None = None
    error: BleuError | None = None
    originals: tuple[Document, ...] = ()
    pairing: files_sets.FolderPairing | None = None
    role_evidence: workspace_roles.RoleEvidence | None = None
    is_delivery: bool = False

    def counts_for(self, workspace: Workspace) -> bool:
        """Tell whether its counts are those of a workspace.

        Intervals, tests and given scores may differ.
        """
        inputs, scored = workspace.inputs, self.workspace.inputs
        if self.evaluation is None or self.evaluation.files or len(inputs) != len(scored):
            return False
        settings = workspace.settings
        before = replace(self.evaluation.settings, resampling=settings.resampling)
        metrics = self.evaluation.metrics
        known = {metric.name for metric in metrics if not metric.given}
        same = before == settings and known == {"bleu", *settings.metrics}
        return same and all(
            one.document is other.document
            and (one.role, one.repairs, one.name) == (other.role, other.repairs, other.name)
            for one, other in zip(inputs, scored, strict=True)
        )


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
