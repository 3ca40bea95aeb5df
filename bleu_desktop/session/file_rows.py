"""The contents of the rows of files: the texts, and the results of reading them.

`Suggestions` tells whether the candidate is a suggestion, and the reference its final text.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from bleu_core.changes import schemes
from bleu_core.errors import BleuError
from bleu_core.evaluation import counts
from bleu_core.files.addresses import Address, FieldKind, Role
from bleu_core.files.contents import Contents
from bleu_core.files.documents import Document
from bleu_core.files.errors import FieldUndecided
from bleu_core.files.origins import OriginKind
from bleu_core.files.selection import guess_selections
from bleu_core.files.stamps import FileStamp, stamp_of
from bleu_core.settings import Settings
from bleu_core.workspace import changes as workspace_changes
from bleu_core.workspace import files as workspace_files
from bleu_core.workspace import roles as workspace_roles
from bleu_core.workspace.input_lists import file_of, identity, numbered, undecided
from bleu_core.workspace.inputs import Input, ScoresInput
from bleu_desktop.session.work import Outcome, ScoresKey, Step, Work


class ScoresRow(NamedTuple):
    """Scores from elsewhere, below the candidate they are attached to.

    Attributes
    ----------
    input
        The metric, the file, and its scores once it has been read.
    error
        The reason why it could not be read, or cannot be used with the segments as they are
        compared.
    """

    input: ScoresInput
    error: BleuError | None


@dataclass(frozen=True)
class FileRow:
    """The row of a text; two rows are equal if they are of the same text.

    Attributes
    ----------
    number
        Identifies the text, also in drag and drop.
    input
        The text.
    error
        The reason why it could not be read.
    language
        Target language detected for this file alone.
    scores
        Scores from elsewhere that were attached to it; used while it is a candidate.
    """

    number: int
    input: Input = field(compare=False)
    error: BleuError | None = field(compare=False)
    language: str | None = field(compare=False)
    scores: tuple[ScoresRow, ...] = field(compare=False)

    @property
    def address(self) -> Address:
        """The file, and the text in it; only a name if there is no file."""
        return self.input.address

    @property
    def path(self) -> Path:
        """The file."""
        return self.input.address.path

    @property
    def document(self) -> Document | None:
        """The text; None while it has not been read."""
        return self.input.document if self.input.is_read else None

    @property
    def name(self) -> str:
        """The user's name, or else the file's."""
        return self.file_name if self.input.name is None else self.input.name

    @property
    def file_name(self) -> str:
        """The document's name, made from the address until it has been read."""
        if self.document is not None:
            return self.document.name
        fragment = self.address.selection.address
        return f"{self.path.name}#{fragment}" if fragment else self.path.name

    @property
    def is_up_to_date(self) -> bool:
        """Whether the text is that of the file as it is on disk now."""
        stamp = self.document.stamp if self.document is not None else None
        if stamp is None:
            return False
        try:
            return stamp_of(self.path) == replace(stamp, sha256=None)
        except OSError:
            return False


class Readings(QObject):
    """The results of reading the files of texts, also of texts that may come back.

    Attributes
    ----------
    contents
        Contents of files that hold several texts, by path and encoding.
    times
        The number of times that files were to be read again.

    Signals
    -------
    changed
        More is known: texts have been read, or could not be.
    choice_wanted
        The `FileRow` for which the user has to choose a text.
    scores_found
        A candidate and a second one, both of them a `FileRow`: the second consists of numbers,
        which are probably scores of the first.
    """

    changed = Signal()
    choice_wanted = Signal(object)
    scores_found = Signal(object, object)

    def __init__(self, work: Work, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._errors: dict[int, BleuError] = {}
        self._languages: dict[int, str | None] = {}
        self._score_errors: dict[ScoresKey, BleuError] = {}
        self.contents: dict[tuple[Path, str | None], Contents] = {}
        self.times = 0

    # What the lists show

    def row(self, one: Input) -> FileRow:
        """Return the row of a text."""
        number = one.number
        scores = (ScoresRow(each, self._score_errors.get((number, each))) for each in one.scores)
        return FileRow(
            number, one, self._errors.get(number), self._languages.get(number), tuple(scores)
        )

    def contents_of(self, row: FileRow) -> Contents | None:
        """Return everything the file of a row holds; None if it holds one text only."""
        return self.contents.get(file_of(row.input))

    @property
    def unreadable(self) -> frozenset[int]:
        """The numbers of texts that could not be read."""
        return frozenset(self._errors)

    @property
    def unreadable_scores(self) -> frozenset[ScoresKey]:
        """Scores that could not be read or used, with the numbers of their candidates."""
        return frozenset(self._score_errors)

    def entering(self, one: Input) -> Input:
        """Return a text as it enters the lists; it may have been read."""
        # The lists find files by their addresses, wherever the project is.
        one = replace(one, relative=None).with_scores(lambda each: replace(each, relative=None))
        one = numbered(one)
        if one.document is not None and one.is_read:
            self._languages[one.number] = _language(one.document)
        return one

    # Results of reading

    def take(self, outcome: Outcome) -> None:
        """Take over the texts and scores that a job has read."""
        inputs = {one.number: one for one in outcome.workspace.inputs}
        for number, reading in outcome.read.items():
            if reading.error is not None:
                self._errors[number] = reading.error
            if reading.document is not None:
                self._languages[number] = _language(reading.document)
            if reading.contents is not None:
                self.contents[file_of(inputs[number])] = reading.contents
        numbers = {}
        for key, (found, error) in outcome.read_scores.items():
            self._score_errors.pop(key, None)
            if error is not None:
                self._score_errors[key] = error
            numbers[key] = found

        def known(one: Input) -> Input:
            read = inputs.get(one.number)
            if read is not None and one.number in outcome.read and file_of(one) == file_of(read):
                one = replace(one, document=read.document)
            return one.with_scores(
                lambda each: replace(each, numbers=numbers.get((one.number, each), each.numbers))
            )

        if outcome.read or outcome.read_scores:
            self._work.update(known)
            self.changed.emit()

    def take_texts(self, inputs: Sequence[Input]) -> None:
        """Take over the texts of all inputs, in their order."""
        pairs = zip(self._work.workspace.inputs, inputs, strict=True)
        documents = {one.number: read.document for one, read in pairs}
        self._work.update(
            lambda one: replace(one, document=documents.get(one.number, one.document))
        )
        self.changed.emit()

    def take_fingerprints(self, inputs: Sequence[Input]) -> None:
        """Take over the versions of files that were just saved."""
        known = {
            one.address.path.absolute(): one.fingerprint for one in workspace_files.files_of(inputs)
        }

        def version(one: Input | ScoresInput) -> FileStamp | None:
            return known.get(one.address.path.absolute()) or one.fingerprint

        self._work.update(
            lambda one: replace(one, fingerprint=version(one)).with_scores(
                lambda each: replace(each, fingerprint=version(each))
            )
        )

    def forget(self, numbers: Collection[int]) -> None:
        """Have texts and their scores read again, without repairs, which fit the old content."""
        self.times += 1
        forgotten = [one for one in self._work.all_inputs() if one.number in numbers]
        for one in forgotten:
            self._errors.pop(one.number, None)
            self._languages.pop(one.number, None)
            self.contents.pop(file_of(one), None)
        self.forget_scores({(one.number, each) for one in forgotten for each in one.scores})
        self._work.update(lambda one: _unread(one) if one.number in numbers else one)

    def forget_scores(self, scores: Collection[ScoresKey]) -> None:
        """Have files of scores read again."""
        for key in scores:
            self._score_errors.pop(key, None)
        self._work.update(
            lambda one: one.with_scores(
                lambda each: replace(each, numbers=None) if (one.number, each) in scores else each
            )
        )

    def forget_unused(self) -> None:
        """Forget the contents of files that are in no list, and may not come back."""
        files = set(map(file_of, self._work.all_inputs()))
        self.contents = {file: self.contents[file] for file in files & self.contents.keys()}

    def relocate(self, moved: Mapping[Path, Path]) -> None:
        """Use the new places of files, given by their old absolute paths; nothing is read again."""

        def place(path: Path) -> Path:
            return moved.get(path.absolute(), path)

        def known(one: Input) -> Input:
            one = one.with_scores(lambda each: each.at(place(each.address.path)))
            return one if one.in_memory else one.at(place(one.address.path))

        self._work.update(known, lambda one: one.at(place(one.address.path)))
        self.changed.emit()

    # Questions about texts that were just read

    def ask(self, outcome: Outcome, opened_alone: int | None) -> None:
        """Ask about a text that a job has read, if there is a question.

        Parameters
        ----------
        opened_alone
            The number of a text whose file was opened alone.
        """
        if row := self._with_choice(outcome, opened_alone):
            self.choice_wanted.emit(row)
        elif scores := self._scores_among_candidates(outcome):
            self.scores_found.emit(*scores)

    def ask_again(self) -> None:
        """Ask which text to use of the first file for which that could not be decided."""
        rows = map(self.row, self._work.workspace.inputs)
        if row := next((row for row in rows if isinstance(row.error, FieldUndecided)), None):
            self.choice_wanted.emit(row)

    def _with_choice(self, outcome: Outcome, opened_alone: int | None) -> FileRow | None:
        """Return the first text, of those just read, that the user should choose in its file.

        The file holds several texts and the program cannot decide for one, or it was opened alone
        and holds references and candidates, or suggestions and final texts.
        """
        rows = {one.number: self.row(one) for one in self._work.workspace.inputs}
        if outcome.is_delivery:
            return rows.get(opened_alone) if opened_alone is not None else None
        for number, row in rows.items():
            reading = outcome.read.get(number)
            if reading is None or reading.contents is None:
                continue
            contents = reading.contents
            if isinstance(row.error, FieldUndecided):
                return row
            guess = guess_selections(contents)
            is_whole = bool(guess[Role.REFERENCE] and guess[Role.CANDIDATE])
            if number == opened_alone and (is_whole or _is_delivery(row.input, contents)):
                return row
        return None

    def _scores_among_candidates(self, outcome: Outcome) -> tuple[FileRow, FileRow] | None:
        """Return a candidate, and a text just read that consists of as many numbers.

        If several candidates have this number of segments, the one whose name is most similar.
        """
        if undecided(self._work.workspace.inputs):
            return None
        texts = {
            self.row(one): one.document
            for one in self._work.workspace.inputs
            if one.role is Role.CANDIDATE and one.document is not None and one.is_read
        }
        for row, document in texts.items():
            if row.number not in outcome.read or not workspace_roles.looks_like_scores(document):
                continue
            others = [
                other
                for other, text in texts.items()
                if len(text.segments) == len(document.segments)
                and not workspace_roles.looks_like_scores(text)
            ]
            if others:
                return max(others, key=lambda one: _common_start(one.name, row.name)), row
        return None


def _unread(one: Input) -> Input:
    return one if one.in_memory else replace(one, document=None, repairs=())


def _is_delivery(one: Input, contents: Contents) -> bool:
    return workspace_changes.find_delivery(contents, one.address.selection) is not None


def _language(document: Document) -> str | None:
    return counts.find_target_language(Settings(), [document]).tag


def _common_start(first: str, second: str) -> int:
    return sum(
        1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False))
    )


class Suggestions(QObject):
    """The pair of a suggestion and its final text, by one file or by the user's choice.

    Signals
    -------
    scheme_changed
        The user has chosen other bands or weights, or said the kind of an origin.
    scheme_chosen
        The user has chosen a `Scheme`, which is the user's own from now on.

    Attributes
    ----------
    own
        The user's own bands and weights, for texts without a choice.
    """

    scheme_changed = Signal()
    scheme_chosen = Signal(object)

    def __init__(self, work: Work, readings: Readings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._readings = readings
        self.own = schemes.Scheme()
        work.returned.connect(self._follow)

    def _follow(self, before: Step) -> None:
        """Show the bands and weights of the step to which the user went."""
        if before.scheme != self._work.now.scheme:
            self.scheme_changed.emit()

    @property
    def scheme(self) -> schemes.Scheme | None:
        """The bands and weights; None unless the candidate is a suggestion for the reference."""
        return (self._work.now.scheme or self.own) if self.are_compared else None

    def set_scheme(self, scheme: schemes.Scheme) -> None:
        """Use other bands and weights, which are the user's own from now on."""
        self._use(scheme)
        # Answers are about the origins of these files, whose names may mean others elsewhere.
        self.own = replace(scheme, origins=())
        self.scheme_chosen.emit(self.own)

    def answer(self, origin: str, kind: OriginKind) -> None:
        """Take an origin whose kind no file states for one of a kind; see `Scheme.with_answer`."""
        if (scheme := self.scheme) is not None:
            self._use(scheme.with_answer(origin, kind))

    def _use(self, scheme: schemes.Scheme) -> None:
        if scheme != self.scheme:
            self._work.state_scheme(self._work.now.scheme or self.own)
            self._work.set_suggestion(self._work.now.suggestion, scheme)
            self.scheme_changed.emit()

    @property
    def pair(self) -> tuple[FileRow, FileRow] | None:
        """The only candidate and the only reference; None if there are more, or none."""
        workspace = self._work.workspace
        candidates = workspace.of_role(Role.CANDIDATE)
        references = workspace.of_role(Role.REFERENCE)
        if len(candidates) != 1 or len(references) != 1:
            return None
        return self._readings.row(candidates[0]), self._readings.row(references[0])

    @property
    def are_compared(self) -> bool:
        """Whether the candidate is a suggestion for the reference."""
        if self.pair is None:
            return False
        return self.are_in_one_file or self._work.now.suggestion == _identities(self.pair)

    @property
    def are_in_one_file(self) -> bool:
        """Whether a bilingual file, or each of a folder, keeps suggestions beside translations."""
        kinds = [row.address.selection.kind for row in self.pair or ()]
        return self.is_one_file and kinds == [FieldKind.ALT_TRANS, FieldKind.TARGET]

    @property
    def is_one_file(self) -> bool:
        """Whether one file holds both texts, or each file of one folder does."""
        return self.pair is not None and len({file_of(row.input) for row in self.pair}) == 1

    def choose(self) -> None:
        """Take the candidate for a suggestion, and the reference for its final text."""
        if self.pair is not None:
            self._work.set_suggestion(_identities(self.pair), self._work.now.scheme)

    def measure(self) -> None:
        """Choose the pair, if there is one, and measure what was changed in the suggestion."""
        if self.pair is None:
            return

        self.choose()
        self._work.keep_own_settings()
        self._work.adjust(workspace_changes.change_settings(self._work.workspace.settings))
        self._work.changed.emit()

    def restore(self, scheme: schemes.Scheme | None) -> None:
        """Take over the choice of a project, whose files are in the lists."""
        pair = None if scheme is None or self.pair is None else _identities(self.pair)
        self._work.set_suggestion(pair, scheme)


def _identities(pair: tuple[FileRow, FileRow]) -> tuple[Address | int, Address | int]:
    candidate, reference = pair
    return identity(candidate.input), identity(reference.input)
