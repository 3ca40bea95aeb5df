"""Given scores of folders: a row belongs to a segment of the file that it names.

If a file of scores names no files, it has a row for each segment of all of them, in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import accumulate, chain

from bleu_core.evaluation.given_scores import (
    GivenScores,
    add_scores,
    check_scores,
    first_number,
    places_of,
    read_given_scores,
)
from bleu_core.evaluation.resample import resample_scores
from bleu_core.evaluation.results import Evaluation, FileResult, ScoredFile
from bleu_core.files.addresses import Role
from bleu_core.files.documents import Document, require_texts
from bleu_core.files.errors import TextsMissing
from bleu_core.files.score_files.choosing import column_named, text_column
from bleu_core.files.score_files.errors import (
    NumberingUnknown,
    ScoreCountsDiffer,
    ScoredFilesUnnamed,
    ScoresMissing,
)
from bleu_core.files.score_files.reading import read_scores
from bleu_core.files.score_files.tables import ScoreAddress, ScoreContents, ScoreTable, rows_by
from bleu_core.folders.joining import join_documents
from bleu_core.folders.pairing import pair_names
from bleu_core.progress import SILENT, Progress
from bleu_core.scoring.metrics import Metric

GivenOfFolders = Callable[[Evaluation], Sequence[GivenScores]]
"""A function that returns given scores for the evaluation of folders."""


def read_folder_scores(
    name: str,
    address: ScoreAddress,
    pooled: Evaluation,
    *,
    place: int = 0,
    alone: bool = False,
    contents: ScoreContents | None = None,
    progress: Progress = SILENT,
) -> list[GivenScores]:
    """Read the scores of a metric for the files that were scored for every candidate.

    Parameters
    ----------
    pooled
        The evaluation of the folders, with their texts.
    name, address, place, alone, contents, progress
        See `bleu_core.evaluation.given_scores.read_given_scores`, also for the result.

    Raises
    ------
    ScoredFilesUnnamed
        If it is not clear to which files the rows belong.
    TextsMissing
        If only numbers were kept of the texts.
    BleuError, Cancelled
        As `read_given_scores`.
    """
    texts = {own: _files_of(pooled, index) for index, own in enumerate(pooled.candidate_names)}
    contents = contents or read_scores(address.path, progress=progress)
    named = _named_files(pooled, chain(*map(_named, contents.tables)))
    if named:
        scored = {file.name for file in pooled.counted}
        files = {name: file for name, file in named.items() if file in scored}
        tables = (
            table.at([row for row, own in enumerate(_named(table)) if own in files])
            for table in contents.tables
        )
        contents = replace(contents, tables=tuple(tables))

    def find(
        contents: ScoreContents, table: ScoreTable, address: ScoreAddress, candidate: Document
    ) -> Sequence[int | None]:
        own = texts[candidate.name]
        if named:
            return _places_in_files(contents, table, address, own, files)
        return _places_in_all(contents, table, address, candidate, own)

    return read_given_scores(
        name,
        address,
        [
            join_documents([*own.values()], [0] * len(own), pooled.counted, candidate)
            for candidate, own in texts.items()
        ],
        place=place,
        alone=alone,
        contents=contents,
        find=find,
        progress=progress,
    )


def _files_of(pooled: Evaluation, candidate: int) -> dict[str, Document]:
    """Return the texts of a candidate as they were read, by the names of their files."""
    texts = {}
    for file in pooled.counted:
        if file.texts is None:
            raise TextsMissing((file.name,))
        texts[file.name] = replace(file.texts.candidates[candidate], name=file.name)
    require_texts(texts.values())
    return texts


def _named(table: ScoreTable) -> list[str]:
    """Return the file that each row names; empty if there is no such column."""
    names = column_named(table, "scored file") or ()
    return [name.strip().replace("\\", "/") for name in names]


def _named_files(pooled: Evaluation, names: Iterable[str]) -> dict[str, str]:
    """Return the file that each name means, among all files there are, scored or not."""
    every = [file.name for file in pooled.files]
    every += [one.name for one in pooled.unpaired if one.folder.role is Role.CANDIDATE]
    return pair_names(filter(None, names), [*dict.fromkeys(every)])


def _places_in_files(
    contents: ScoreContents,
    table: ScoreTable,
    address: ScoreAddress,
    texts: Mapping[str, Document],
    files: Mapping[str, str],
) -> list[int | None]:
    """Return the segments of rows, those of each file as if this was alone."""
    rows_of = [(each, rows_by(_named(each))) for each in contents.tables]
    parts = {
        name: replace(
            contents, tables=tuple(each.at(own[name]) for each, own in rows_of if name in own)
        )
        for name in files
    }
    counts = {name: len(text.units) for name, text in texts.items()}
    if address.first is None:
        # A file with all its segments shows how the others are numbered.
        known = {first_number(part, counts[files[name]]) for name, part in parts.items()}
        known.discard(None)
        address = replace(address, first=known.pop() if len(known) == 1 else None)
    starts = dict(zip(texts, accumulate(counts.values(), initial=0), strict=False))
    places: list[int | None] = [None] * len(table)
    for name, rows in rows_by(_named(table)).items():
        text, part = texts[files[name]], table.at(rows)
        found = places_of(parts[name], part, address, text)
        for row, place in zip(rows, found, strict=True):
            places[row] = None if place is None else starts[text.name] + place
    return places


def _places_in_all(
    contents: ScoreContents,
    table: ScoreTable,
    address: ScoreAddress,
    whole: Document,
    texts: Mapping[str, Document],
) -> Sequence[int | None]:
    """Return the segments of rows that name no file: by their texts, or one after the other.

    Rows of some segments may leave out a file that was not scored. And programs differ in the order
    of files: ``page 10`` may come before ``page 9``.
    """
    places: Sequence[int | None] = ()
    with suppress(ScoreCountsDiffer, NumberingUnknown):
        places = places_of(contents, table, address, whole)
    names = column_named(table, "scored segment") or ()
    has_keys = bool(names) and {*names} <= {*whole.units.keys}
    if places and (has_keys or text_column(table)):
        return places
    files = [*texts]
    is_plain = files == sorted(files) == sorted(files, key=str.casefold)
    if is_plain and len({*places}) == len(whole.units):
        return places
    raise ScoredFilesUnnamed(contents.path, whole.name, len(files), len(whole.units), len(table))


def add_folder_scores(pooled: Evaluation, given: Sequence[GivenScores]) -> Evaluation:
    """Return the evaluation of folders and of their files with exactly these given metrics.

    Parameters
    ----------
    given
        The scores, one for each segment of all files.

    Raises
    ------
    BleuError
        As `bleu_core.evaluation.given_scores.add_scores`.
    """
    whole = _with_given(pooled, given)
    starts = [0] * len(pooled.candidates)
    files: list[FileResult] = []
    for file in pooled.files:
        if isinstance(file, ScoredFile) and file.counts and file.texts is not None:
            counts = [len(text.units) for text in file.texts.candidates]
            parts = [range(start, start + n) for start, n in zip(starts, counts, strict=True)]
            starts = [part.stop for part in parts]
            own = [each.at([(row,) for row in parts[each.candidate]]) for each in given]
            usable = [each for each in own if _is_judged(file, each)]
            file = replace(file, evaluation=_with_given(file.evaluation, usable, whole.metrics))
        files.append(file)
    return replace(whole, files=tuple(files))


def _is_judged(file: ScoredFile, given: GivenScores) -> bool:
    try:
        check_scores(file.evaluation.aligned, given)
    except ScoresMissing:
        return False
    return True


def _with_given(
    evaluation: Evaluation, given: Sequence[GivenScores], metrics: Sequence[Metric] = ()
) -> Evaluation:
    """Return an evaluation with given metrics, and their intervals and comparisons."""
    added = add_scores(evaluation, given, metrics)
    again = resample_scores(added, evaluation.settings.resampling)
    computed = [each for each in evaluation.comparisons if not evaluation.metric(each.metric).given]
    new = [each for each in again.comparisons if again.metric(each.metric).given]
    return replace(again, comparisons=(*computed, *new))
