"""An evaluation of folders as records and columns, and back, without scoring anything."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import accumulate

from bleu_core.errors import BleuError, FileMalformed
from bleu_core.folders.results import FileResult, FolderEvaluation
from bleu_core.folders.sets import FolderPairing
from bleu_core.progress import SILENT, Progress
from bleu_core.projects.codec import Malformed, sealed, unsealed
from bleu_core.projects.columns import ColumnReader, ColumnWriter
from bleu_core.projects.evaluations import (
    inputs_without_texts,
    restore_evaluation,
    store_evaluation,
    without_texts,
)
from bleu_core.projects.packs import Column
from bleu_core.projects.records import StoredEvaluation, StoredInput
from bleu_core.projects.runs import RunFile, summary_of
from bleu_core.settings import Settings


@dataclass(frozen=True)
class StoredFolders:
    """See `bleu_core.folders.results.FolderEvaluation`.

    Attributes
    ----------
    contents
        One for each set of files: its `StoredEvaluation`, or its error.
    """

    settings: Settings
    pairing: FolderPairing
    whole: StoredEvaluation | None
    contents: tuple[Column, ...]
    inputs: tuple[StoredInput, ...] = ()


@dataclass(frozen=True)
class StoredFile:
    """See `bleu_core.folders.results.FileResult`."""

    evaluation: StoredEvaluation | None
    error: BleuError | None


def store_folders(
    result: FolderEvaluation,
    writer: ColumnWriter,
    *,
    keep_texts: bool,
    inputs: tuple[StoredInput, ...] = (),
    progress: Progress = SILENT,
) -> tuple[StoredFolders, tuple[RunFile, ...]]:
    """Return an evaluation of folders as a record, and what is listed of its files."""
    contents, files = [], []
    for place, file in enumerate(result.files):
        progress.check()
        writer.begin(str(place))
        evaluation = summary = None
        if file.evaluation is not None:
            evaluation = store_evaluation(file.evaluation, writer, keep_texts=keep_texts)
            summary = summary_of(file.evaluation)
        error = without_quotes(file.error) if file.error and not keep_texts else file.error
        column = writer.texts("content", [sealed(StoredFile(evaluation, error))])
        assert column is not None
        contents.append(column)
        files.append(RunFile(file.name, summary, error))
    segments = [file.evaluation.segments for file in result.counted if file.evaluation]
    writer.begin("whole", [*accumulate(segments)])
    whole = None
    if result.whole is not None:
        whole = store_evaluation(result.whole, writer, keep_texts=keep_texts, progress=progress)
    stored = StoredFolders(result.settings, result.pairing, whole, tuple(contents), inputs)
    return stored, tuple(files)


def without_quotes(error: BleuError) -> BleuError:
    """Return an error without what a parser may have quoted."""
    return replace(error, detail="") if isinstance(error, FileMalformed) else error


def files_without_texts(
    stored: StoredFolders, reader: ColumnReader, writer: ColumnWriter
) -> StoredFolders:
    """Return the record `store_folders` makes if it does not keep texts."""
    contents = []
    for place, column in enumerate(stored.contents):
        file = unsealed(StoredFile, "".join(reader.texts(column)))
        file = StoredFile(
            file.evaluation and without_texts(file.evaluation),
            file.error and without_quotes(file.error),
        )
        writer.begin(str(place))
        kept = writer.texts("content", [sealed(file)])
        assert kept is not None
        contents.append(kept)
    return replace(
        stored,
        whole=stored.whole and without_texts(stored.whole),
        contents=tuple(contents),
        inputs=inputs_without_texts(stored.inputs),
    )


def restore_folders(
    stored: StoredFolders, reader: ColumnReader, *, with_texts: bool = True
) -> FolderEvaluation:
    """Return the evaluation of folders a record was made of.

    Raises
    ------
    Malformed
        If the record does not hold together.
    Cancelled
    """
    if len(stored.contents) != len(stored.pairing.sets):
        raise Malformed("files")
    files = []
    for files_of, column in zip(stored.pairing.sets, stored.contents, strict=True):
        file = unsealed(StoredFile, "".join(reader.texts(column)))
        evaluation = None
        if file.evaluation is not None:
            evaluation = restore_evaluation(file.evaluation, reader, with_texts=with_texts)
        files.append(FileResult(files_of, evaluation, file.error))
    whole = None
    if stored.whole is not None:
        whole = restore_evaluation(stored.whole, reader, with_texts=with_texts)
    return FolderEvaluation(stored.settings, stored.pairing, tuple(files), whole)
