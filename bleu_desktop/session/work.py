"""The workspace the user works on, the earlier ones that can come back, and what it gives."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from bleu_core.changes import schemes
from bleu_core.errors import BleuError
from bleu_core.evaluation import given_scores as core_given_scores
from bleu_core.evaluation import known_text
from bleu_core.evaluation import results as core_results
from bleu_core.files import sets as files_sets
from bleu_core.files.addresses import Address, Role
from bleu_core.files.documents import Document
from bleu_core.settings import PairingOptions, Resampling, Settings
from bleu_core.workspace import reading as workspace_reading
from bleu_core.workspace import roles as workspace_roles
from bleu_core.workspace.inputs import Input, KnownFile, ScoresInput
from bleu_core.workspace.notes import Note
from bleu_core.workspace.workspace import Workspace

ScoresKey = tuple[int, ScoresInput]
"""The number of a candidate, and scores that are attached to it."""

_MOST_STEPS = 100


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
        Whether the bilingual files of the only folder hold suggestions; None without such files.
    known
        What was found in the files of known text whose segments the evaluation names.
    known_error
        The reason why files of known text could not be read.
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
    is_delivery: bool | None = None
    known: known_text.KnownTexts = field(default_factory=known_text.KnownTexts)
    known_error: BleuError | None = None

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


class NotedUnit(NamedTuple):
    """A unit of a file, independent of repairs to the order of the file's segments.

    Attributes
    ----------
    entry
        Number of the text.
    line
        Its line or row.
    nth
        The number of units of the same line before it.
    file
        Name of the file, if the text is a folder.
    """

    entry: int
    line: int
    nth: int
    file: str = ""


NoteKey = tuple[NotedUnit, int]
"""A unit, and the number of the candidate that the note is about."""


@dataclass(frozen=True)
class Step:
    """Everything the user chose or typed at one time; undoing goes back to it.

    Attributes
    ----------
    workspace
        Texts and settings; the texts as far as they have been read.
    own_settings
        The user's settings while those of a sample or a project are used.
    notes
        Notes on segments, also on those of texts that were taken out.
    suggestion
        The suggestion and its final text, if the user chose them.
    scheme
        The bands, weights and rates the user chose.
    versions
        The versions of a translation, the first one first, two of which are compared; empty if
        there are no more.
    """

    workspace: Workspace = field(default_factory=Workspace)
    own_settings: Settings | None = None
    notes: Mapping[NoteKey, Note] = field(default_factory=dict)
    suggestion: tuple[Address | int, Address | int] | None = None
    scheme: schemes.Scheme | None = None
    versions: tuple[Input, ...] = ()

    def choices(self) -> Step:
        """Return the part that depends on the user; intervals and tests are computed."""
        workspace = self.workspace.unread()
        settings = replace(workspace.settings, resampling=Resampling())
        return replace(self, workspace=replace(workspace, settings=settings))

    def with_requests_of(self, other: Step) -> Step:
        """Return the same step with the intervals and tests that another one requests."""
        resampling = other.workspace.settings.resampling
        if candidate_numbers(self.workspace.inputs) != candidate_numbers(other.workspace.inputs):
            # A baseline is a place among the candidates.
            own = self.workspace.settings.resampling
            resampling = replace(resampling, baseline=own.baseline)
        settings = replace(self.workspace.settings, resampling=resampling)
        return replace(self, workspace=replace(self.workspace, settings=settings))


class StepChangeKind(Enum):
    """The most important part of a change, in this order."""

    ADDED = "added"
    REMOVED = "removed"
    REPLACED = "replaced"
    ROLES = "roles"
    ORDER = "order"
    NAME = "name"
    ENCODING = "encoding"
    REPAIRS = "repairs"
    SCORES = "scores"
    SUGGESTION = "suggestion"
    PAIRING = "pairing"
    KNOWN_TEXT = "known_text"
    NORMALIZATION = "normalization"
    SETTINGS = "settings"
    RATES = "rates"
    ORIGINS = "origins"
    COMMENT = "comment"
    ASSESSMENT = "assessment"
    BOOKMARK = "bookmark"


@dataclass(frozen=True)
class StepChange:
    """The difference between two steps, to be named in a menu.

    Attributes
    ----------
    kind
        The most important part of it.
    names
        The texts it is about.
    line
        The line of the segment it is about; 0 for none.
    """

    kind: StepChangeKind
    names: tuple[str, ...] = ()
    line: int = 0


def change_between(before: Step, after: Step) -> StepChange | None:
    """Return the difference between two steps; None if the user chose the same."""
    old, new = (
        {one.number: one for one in step.choices().workspace.inputs} for step in (before, after)
    )
    gone = tuple(one.title for number, one in old.items() if number not in new)
    come = tuple(one.title for number, one in new.items() if number not in old)
    if gone or come:
        kinds = {(True, False): StepChangeKind.REMOVED, (False, True): StepChangeKind.ADDED}
        return StepChange(
            kinds.get((bool(gone), bool(come)), StepChangeKind.REPLACED), come or gone
        )
    return (
        _change_of_texts(old, new)
        or _change_of_settings(before.choices(), after.choices())
        or _change_of_notes(before.notes, after.notes)
    )


def _change_of_texts(old: Mapping[int, Input], new: Mapping[int, Input]) -> StepChange | None:
    """Return the difference between the same texts."""
    parts: dict[StepChangeKind, Callable[[Input], object]] = {
        StepChangeKind.ROLES: lambda one: one.role,
        StepChangeKind.NAME: lambda one: one.name,
        StepChangeKind.ENCODING: lambda one: one.encoding,
        StepChangeKind.REPAIRS: lambda one: one.repairs,
        StepChangeKind.SCORES: lambda one: one.scores,
        # Also files that have moved, or roles that the user has confirmed.
        StepChangeKind.REPLACED: lambda one: one,
    }
    for kind, part in parts.items():
        if changed := [one for n, one in new.items() if part(one) != part(old[n])]:
            return StepChange(kind, tuple(one.title for one in changed))
    return StepChange(StepChangeKind.ORDER) if [*old] != [*new] else None


def _change_of_settings(before: Step, after: Step) -> StepChange | None:
    if before.suggestion != after.suggestion:
        return StepChange(StepChangeKind.SUGGESTION)
    if before.workspace.known != after.workspace.known:
        return StepChange(StepChangeKind.KNOWN_TEXT)
    old, new = before.workspace.settings, after.workspace.settings
    if old.pairing != new.pairing:
        return StepChange(StepChangeKind.PAIRING)
    if old.normalize != new.normalize:
        return StepChange(StepChangeKind.NORMALIZATION)
    if (old, before.own_settings) != (new, after.own_settings):
        return StepChange(StepChangeKind.SETTINGS)
    if before.scheme == after.scheme:
        return None
    schemes_of = [step.scheme and replace(step.scheme, origins=()) for step in (before, after)]
    is_answer = schemes_of[0] == schemes_of[1]
    return StepChange(StepChangeKind.ORIGINS if is_answer else StepChangeKind.RATES)


def _change_of_notes(old: Mapping[NoteKey, Note], new: Mapping[NoteKey, Note]) -> StepChange | None:
    if not (changed := changed_notes(old, new)):
        return None
    unit, _ = key = changed[0]
    before, after = old.get(key, Note()), new.get(key, Note())
    if before.text != after.text:
        return StepChange(StepChangeKind.COMMENT, line=unit.line)
    is_verdict = before.verdict is not after.verdict
    return StepChange(
        StepChangeKind.ASSESSMENT if is_verdict else StepChangeKind.BOOKMARK, line=unit.line
    )


def changed_notes(old: Mapping[NoteKey, Note], new: Mapping[NoteKey, Note]) -> list[NoteKey]:
    """Return the keys of the notes that differ."""
    return [key for key in {**old, **new} if old.get(key) != new.get(key)]


def candidate_numbers(inputs: Sequence[Input]) -> list[int]:
    """Return the numbers of the candidates among texts; a baseline is a place among them."""
    return [one.number for one in inputs if one.role is Role.CANDIDATE]


class Work(QObject):
    """The present work of the user, the steps before it, and those taken back.

    Attributes
    ----------
    now
        Everything the user chose and typed.

    Signals
    -------
    changed
        Texts or settings have changed, so the texts have to be scored again.
    returned
        The user went to another step; carries the step before that.
    history_changed
        `undone` or `redone` has changed.
    """

    changed = Signal()
    returned = Signal(object)
    history_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.now = Step()
        self._last: Step | None = self.now
        self._before: list[Step] = []
        self._after: list[Step] = []
        # Several changes in one turn of the event loop are one step.
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._keep)

    @property
    def workspace(self) -> Workspace:
        """Texts and settings as they are now; the texts as far as they have been read."""
        return self.now.workspace

    # Changing the workspace

    def _go_on(self, workspace: Workspace) -> None:
        self.now = replace(self.now, workspace=workspace)

    def set_inputs(self, inputs: Sequence[Input]) -> None:
        """Go on with other texts, or with the same ones in other roles."""
        self._go_on(replace(self.workspace, inputs=tuple(inputs)))
        self.changed.emit()

    def set_known(self, known: Iterable[KnownFile]) -> None:
        """Look for the segments in other files of known text."""
        self._go_on(replace(self.workspace, known=tuple(known)))

    def set_settings(self, settings: Settings) -> None:
        """Score with other settings."""
        if settings != self.workspace.settings:
            self.adjust(settings)
            self.changed.emit()

    def set_pairing(self, pairing: PairingOptions) -> None:
        """Pair segments in another way, or leave out others."""
        self.set_settings(replace(self.workspace.settings, pairing=pairing))

    def set_sample_settings(self, settings: Settings) -> None:
        """Score with a sample's settings, until its files are taken out."""
        self.keep_own_settings()
        self.set_settings(settings)

    def adjust(self, settings: Settings) -> None:
        """Change settings that do not fit the texts; nothing is scored."""
        self._go_on(replace(self.workspace, settings=settings))

    @property
    def fresh_settings(self) -> Settings:
        """The settings with which other texts would be scored."""
        settings = self.now.own_settings or self.workspace.settings
        return replace(settings, pairing=PairingOptions(), normalize=())

    def keep_own_settings(self) -> None:
        """Use other settings from now on, until the user's are put back."""
        own = self.now.own_settings or self.workspace.settings
        self.now = replace(self.now, own_settings=own)

    def put_settings_back(self) -> None:
        """Use the user's settings again after those of a sample or a project."""
        if self.now.own_settings is not None:
            self.adjust(self.now.own_settings)
            self.now = replace(self.now, own_settings=None)

    def set_notes(self, notes: Mapping[NoteKey, Note]) -> None:
        """Go on with other notes: a step of its own, for which nothing is scored."""
        self._keep()
        self.put_notes(notes)
        self._keep()

    def put_notes(self, notes: Mapping[NoteKey, Note]) -> None:
        """Go on with other notes, as a part of another change."""
        self.now = replace(self.now, notes=notes)

    def set_suggestion(
        self, pair: tuple[Address | int, Address | int] | None, scheme: schemes.Scheme | None
    ) -> None:
        """Take a pair of texts for a suggestion and its final text; nothing is scored."""
        self.now = replace(self.now, suggestion=pair, scheme=scheme)
        self.note_change()

    def set_versions(self, versions: Sequence[Input]) -> None:
        """Remember the versions of a translation; nothing is scored."""
        self.now = replace(self.now, versions=tuple(one.unread() for one in versions))

    def start_from(self, workspace: Workspace) -> None:
        """Go on with a workspace that follows from no change of the one before."""
        self.keep_own_settings()
        self.now = Step(workspace, self.now.own_settings)
        self.forget_history()

    def update(
        self,
        known: Callable[[Input], Input],
        known_file: Callable[[KnownFile], KnownFile] = lambda one: one,
    ) -> None:
        """Change what is known about texts, now and wherever the user goes back to.

        Parameters
        ----------
        known, known_file
            Return an input, or a file of known text, with everything that does not depend on the
            user's choices.
        """

        def updated(step: Step) -> Step:
            workspace = step.workspace
            inputs = tuple(map(known, workspace.inputs))
            files = tuple(map(known_file, workspace.known))
            return replace(step, workspace=replace(workspace, inputs=inputs, known=files))

        self._change_all(updated)

    def state_scheme(self, scheme: schemes.Scheme) -> None:
        """Let a scheme be that of every step without one, now and wherever the user goes back to.

        Then the scheme that is used without a choice can become another one.
        """
        self._change_all(lambda step: step if step.scheme else replace(step, scheme=scheme))

    def _change_all(self, changed: Callable[[Step], Step]) -> None:
        self.now = changed(self.now)
        self._last = changed(self._last) if self._last is not None else None
        self._before[:] = map(changed, self._before)
        self._after[:] = map(changed, self._after)

    # Going back

    @property
    def undone(self) -> StepChange | None:
        """The change that `undo` takes back; None if there is none."""
        changes = (change_between(step, self.now) for step in reversed(self._before))
        return next(filter(None, changes), None)

    @property
    def redone(self) -> StepChange | None:
        """The change that `redo` makes again; None if there is none."""
        changes = (change_between(self.now, step) for step in reversed(self._after))
        return next(filter(None, changes), None)

    def note_change(self) -> None:
        """Keep the step before a change that has just been made."""
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
        for step in (self.now, *self._before, *last, *self._after):
            yield from step.workspace.inputs

    def _go(self, source: list[Step], target: list[Step]) -> None:
        while source:
            before = self.now
            target.append(before)
            self.now = source.pop().with_requests_of(before)
            self.returned.emit(before)
            old, new = before.choices(), self.now.choices()
            if (old.workspace, old.suggestion) != (new.workspace, new.suggestion):
                self.changed.emit()
            # Files that were read again have lost their repairs, so a step may change nothing.
            if old != self.now.choices():
                break
            target.pop()
        self._last = self.now
        self._turn.stop()
        self.history_changed.emit()

    def _keep(self) -> None:
        self._turn.stop()
        last, self._last = self._last, self.now
        if last is not None and last.choices() != self.now.choices():
            self._before.append(last)
            del self._before[:-_MOST_STEPS]
            self._after.clear()
        self.history_changed.emit()
