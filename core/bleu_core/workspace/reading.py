"""The texts and scores of inputs, read from their files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bleu_core.errors import BleuError
from bleu_core.evaluation import given_scores as core_given_scores
from bleu_core.evaluation.results import Evaluation
from bleu_core.files.addresses import Role
from bleu_core.files.contents import Contents
from bleu_core.files.documents import Document, DocumentReader
from bleu_core.files.errors import TextsMissing
from bleu_core.files.score_files import reading as score_files_reading
from bleu_core.files.score_files.tables import ScoreContents
from bleu_core.folders.given_scores import read_folder_scores
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import Settings
from bleu_core.workspace.inputs import Input, ScoresInput


class Reading(NamedTuple):
    """The result of reading one input.

    Attributes
    ----------
    document
        Its text; None if it could not be read.
    error
        The reason why it could not be read.
    contents
        Everything its file holds; None if the file could not be read.
    """

    document: Document | None
    error: BleuError | None = None
    contents: Contents | None = None


def read_inputs(
    inputs: Sequence[Input],
    wanted: Sequence[Input],
    settings: Settings,
    *,
    known: Mapping[tuple[Path, str | None], Contents] | None = None,
    progress: Progress = SILENT,
) -> Iterator[Reading]:
    """Read the texts of files.

    The choice of a text in a file can depend on other files, so all files are examined first.

    Parameters
    ----------
    inputs
        All inputs of a workspace.
    wanted
        The inputs to read.
    settings
        Their target language helps to choose texts.
    known
        Contents of files that were read before, by path and requested encoding.

    Yields
    ------
    Reading
        One for each wanted input.

    Raises
    ------
    Cancelled
    """
    known = known or {}
    in_files = [one for one in wanted if not one.in_memory]
    files = [one.address.path for one in in_files if (one.address.path, one.encoding) not in known]
    reader = DocumentReader(progress, known, files)
    reader.decide(
        [(one.address, one.role, one.encoding) for one in in_files],
        [
            one.document.language
            for one in inputs
            if one.document is not None and one.is_read and one.role is not Role.SOURCE
        ],
        settings.target_language,
    )
    for one in wanted:
        if one.in_memory:
            # A project has not kept it. A file may have its name by chance.
            yield Reading(None, TextsMissing((one.title,)))
            continue
        contents = None
        try:
            contents = reader.contents(one.address.path, one.encoding)
            document = reader.document(one.address, one.role, one.encoding)
        except BleuError as error:
            yield Reading(None, error, contents)
        else:
            yield Reading(document, None, contents)


def read_scores(
    one: ScoresInput,
    text: Document | Evaluation,
    place: int,
    known: dict[Path, ScoreContents],
    progress: Progress = SILENT,
) -> core_given_scores.GivenScores:
    """Read the given scores of a candidate.

    Parameters
    ----------
    text
        The candidate as it was read; of folders, their evaluation.
    place
        Its place among the candidates.
    known
        Contents of files that were read before, to which those of the file are added.

    Raises
    ------
    BleuError
        If the file cannot be read, or its rows are not about the candidate's segments.
    Cancelled
    """
    path = one.address.path
    if path not in known:
        known[path] = score_files_reading.read_scores(path, progress=progress)
    contents = known[path]
    if isinstance(text, Evaluation):
        read = partial(read_folder_scores, pooled=text, place=place)
    else:
        read = partial(core_given_scores.read_given_scores, candidates=[text])
    (scores,) = read(one.metric, one.address, alone=True, contents=contents, progress=progress)
    return replace(scores, candidate=place)
