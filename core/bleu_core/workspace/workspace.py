"""A workspace: the texts to score, the settings, and notes about the texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from pathlib import Path

from bleu_core.changes import schemes
from bleu_core.evaluation import evaluate as core_evaluation
from bleu_core.evaluation import given_scores as core_given_scores
from bleu_core.evaluation import results as core_results
from bleu_core.files import errors as files_errors
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document
from bleu_core.files.score_files import tables as score_files_tables
from bleu_core.folders import evaluation as folders_evaluation
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import Settings
from bleu_core.workspace import folders
from bleu_core.workspace import notes as workspace_notes
from bleu_core.workspace import reading as workspace_reading
from bleu_core.workspace.inputs import Input, KnownFile


@dataclass(frozen=True)
class Workspace:
    """Everything that leads to an evaluation.

    Attributes
    ----------
    inputs
        References, candidates and source, those of a role in the order in which they are scored.
    settings
        The choices that determine the scores, including pairing and normalization.
    notes
        The user's notes about segments.
    scheme
        The bands and weights of changes, if the candidate is a suggestion and the reference the
        final text made from it; None for candidates that are only scored.
    known
        Files of known text, in which the segments are looked for.
    """

    inputs: tuple[Input, ...] = ()
    settings: Settings = field(default_factory=Settings)
    notes: tuple[tuple[workspace_notes.NotePlace, workspace_notes.Note], ...] = ()
    scheme: schemes.Scheme | None = None
    known: tuple[KnownFile, ...] = ()

    def of_role(self, role: Role) -> tuple[Input, ...]:
        """Return the inputs of a role."""
        return tuple(one for one in self.inputs if one.role is role)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the texts, as the user knows them."""
        return tuple(one.title for one in self.inputs)

    @property
    def has_folders(self) -> bool:
        """Whether folders of files are scored, not single files."""
        return any(one.is_folder for one in self.inputs)

    @property
    def is_read(self) -> bool:
        """Whether all texts have been read and kept."""
        return all(one.is_read for one in self.inputs)

    @property
    def known_files(self) -> Mapping[Path, str | None]:
        """The encodings of the files of known text, as the user chose them."""
        return {one.address.path: one.encoding for one in self.known}

    def unread(self) -> Workspace:
        """Return the same workspace as before its files were read."""
        return replace(self, inputs=tuple(one.unread() for one in self.inputs))

    def with_documents(self, documents: Sequence[Document | None]) -> Workspace:
        """Return the same workspace with another text for each input."""
        inputs = tuple(
            replace(one, document=document)
            for one, document in zip(self.inputs, documents, strict=True)
        )
        return replace(self, inputs=inputs)

    def read(self, progress: Progress = SILENT) -> Workspace:
        """Read all texts that have not been read; the files of folders are read when scored.

        Raises
        ------
        BleuError
            The error of the first text that cannot be read.
        TextsMissing
            If a text that was in memory has not been kept.
        Cancelled
        """
        if self.has_folders:
            return self

        lost = tuple(one.title for one in self.inputs if one.in_memory and not one.is_read)
        if lost:
            raise files_errors.TextsMissing(lost)
        wanted = [one for one in self.inputs if not one.is_read]
        readings = workspace_reading.read_inputs(
            self.inputs, wanted, self.settings, progress=progress
        )
        documents = []
        for one in self.inputs:
            if one.is_read:
                documents.append(one.document)
                continue
            reading = next(readings)
            if reading.error is not None:
                raise reading.error
            documents.append(reading.document)
        return self.with_documents(documents)

    @cached_property
    def documents(self) -> Mapping[Role, Sequence[Document]]:
        """The texts of each role as they are compared; all must have been read.

        Repairs join segments, so they are made once.
        """
        return {role: [one.compared() for one in self.of_role(role)] for role in Role}

    @property
    def originals(self) -> tuple[Document, ...]:
        """References, candidates and source as they are compared."""
        order = (Role.REFERENCE, Role.CANDIDATE, Role.SOURCE)
        return tuple(document for role in order for document in self.documents[role])

    def given_scores(
        self, pooled: core_results.Evaluation | None = None, progress: Progress = SILENT
    ) -> list[core_given_scores.GivenScores]:
        """Return the given scores of the candidates, which have been read.

        Parameters
        ----------
        pooled
            Of folders, their evaluation.

        Raises
        ------
        BleuError
            If a file of scores cannot be read, or is not one of this text.
        Cancelled
        """
        found = []
        known: dict[Path, score_files_tables.ScoreContents] = {}
        for index, one in enumerate(self.of_role(Role.CANDIDATE)):
            text = pooled or one.document
            for each in one.scores:
                assert text is not None
                numbers = each.numbers or workspace_reading.read_scores(
                    each, text, index, known, progress
                )
                found.append(replace(numbers.repaired(one.repairs), candidate=index))
        return found

    def score(self, progress: Progress = SILENT) -> core_results.Evaluation:
        """Score the texts, which have been read; of folders, their files are read and scored.

        Raises
        ------
        BleuError
            If they cannot be compared.
        Cancelled
        """
        if self.has_folders:
            pairing = folders.pair_files(self.inputs, progress)
            return folders_evaluation.evaluate_pairing(
                pairing,
                settings=self.settings,
                post_edited=self.scheme is not None,
                given=partial(self.given_scores, progress=progress),
                progress=progress,
            )
        *_, evaluation = self.score_in_steps(self.given_scores(progress=progress), progress)
        return evaluation

    def score_in_steps(
        self, given: core_evaluation.GivenSource, progress: Progress = SILENT
    ) -> Iterator[core_results.Evaluation]:
        """Score texts that are no folders, and yield each metric as soon as it is computed.

        Parameters
        ----------
        given
            Given scores, or a function that returns them for the aligned documents.

        Raises
        ------
        BleuError
            If the texts cannot be compared.
        Cancelled
        """
        return core_evaluation.evaluate_in_steps(
            candidates=self.documents[Role.CANDIDATE],
            references=self.documents[Role.REFERENCE],
            source=next(iter(self.documents[Role.SOURCE]), None),
            settings=self.settings,
            given=given,
            post_edited=self.scheme is not None,
            progress=progress,
        )
