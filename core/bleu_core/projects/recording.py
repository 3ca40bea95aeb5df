"""An evaluation with all its files as a record and columns, and back, without scoring anything."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate

from bleu_core.errors import BleuError
from bleu_core.files.errors import FileMalformed
from bleu_core.progress import SILENT, Progress
from bleu_core.projects.codec import Malformed, sealed, unsealed
from bleu_core.projects.columns import ColumnReader, ColumnWriter
from bleu_core.projects.evaluations import restore_evaluation, store_evaluation, without_texts
from bleu_core.projects.packs import Column
from bleu_core.projects.records import StoredEvaluation, StoredFile, StoredInput
from bleu_core.results import BrokenFile, Evaluation, FileResult, ScoredFile
from bleu_core.workspace.runs import RunFile, run_of

FILE_COLUMN = "content"
"""Last part of the names of columns that hold the record of a file."""


def store_run(
    evaluation: Evaluation,
    writer: ColumnWriter,
    *,
    keep_texts: bool,
    inputs: tuple[StoredInput, ...] = (),
    progress: Progress = SILENT,
) -> tuple[StoredEvaluation, tuple[RunFile, ...]]:
    """Return an evaluation as a record, and the list of its files with their scores.

    Each file is stored in a column of its own, so that a large run is not read as one record. See
    `store_evaluation`.
    """
    columns, files = [], []
    for place, file in enumerate(evaluation.files):
        progress.check()
        own = run = error = None
        writer.begin(str(place))
        if isinstance(file, ScoredFile):
            own = store_evaluation(file.evaluation, writer, keep_texts=keep_texts)
            run = run_of(file.evaluation)
        else:
            error = file.error if keep_texts else without_quotes(file.error)
        columns.append(_store_file(StoredFile(own, error), writer))
        files.append(RunFile(file.name, run, error))
    if evaluation.files:
        counted = [file.evaluation.segments for file in evaluation.counted]
        # The packs of all files together are the same as those of the single files.
        writer.begin("pooled", [*accumulate(counted)])
    stored = store_evaluation(
        evaluation, writer, keep_texts=keep_texts, inputs=inputs, progress=progress
    )
    return replace(stored, pairing=evaluation.pairing, files=tuple(columns)), tuple(files)


def _store_file(file: StoredFile, writer: ColumnWriter) -> Column:
    column = writer.texts(FILE_COLUMN, [sealed(file)])
    assert column is not None
    return column


def without_quotes(error: BleuError) -> BleuError:
    """Return an error without text that a parser may have quoted."""
    return replace(error, detail="") if isinstance(error, FileMalformed) else error


def run_without_texts(
    stored: StoredEvaluation, reader: ColumnReader, writer: ColumnWriter
) -> StoredEvaluation:
    """Return the record `store_run` makes if it does not keep texts."""
    columns = []
    for place, column in enumerate(stored.files):
        file = _read_file(column, reader)
        file = StoredFile(
            file.evaluation and without_texts(file.evaluation),
            file.error and without_quotes(file.error),
        )
        writer.begin(str(place))
        columns.append(_store_file(file, writer))
    return replace(without_texts(stored), files=tuple(columns))


def _read_file(column: Column, reader: ColumnReader) -> StoredFile:
    file: StoredFile = unsealed(StoredFile, "".join(reader.texts(column)))
    return file


def restore_run(
    stored: StoredEvaluation, reader: ColumnReader, *, with_texts: bool = True
) -> Evaluation:
    """Return the evaluation a record was made of, with its files.

    Raises
    ------
    Malformed
        If the record is inconsistent.
    Cancelled
    """
    sets = stored.pairing.sets if stored.pairing is not None else ()
    if len(stored.files) != len(sets):
        raise Malformed("files")
    results: list[FileResult] = []
    for files, column in zip(sets, stored.files, strict=True):
        file = _read_file(column, reader)
        if file.evaluation is not None:
            own = restore_evaluation(file.evaluation, reader, with_texts=with_texts)
            results.append(ScoredFile(files, own))
        elif file.error is not None:
            results.append(BrokenFile(files, file.error))
        else:
            raise Malformed("files")
    evaluation = restore_evaluation(stored, reader, with_texts=with_texts)
    return replace(evaluation, pairing=stored.pairing, files=tuple(results))
