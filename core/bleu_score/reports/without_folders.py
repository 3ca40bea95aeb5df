"""Evaluations without the folders of this computer, which are nobody else's business."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from bleu_core.errors import BleuError
from bleu_core.evaluation.results import (
    CandidateResult,
    Evaluation,
    FileResult,
    MetricResult,
    ScoredFile,
)
from bleu_core.evaluation.signature import sacrebleu_command
from bleu_core.files.addresses import Address, split_address
from bleu_core.files.documents import Document
from bleu_core.files.sets import Folder, FolderPairing

Shown = Callable[[Path], Path]
"""The path by which a report names a file."""

Error = TypeVar("Error", bound=BleuError)


def without_folders(evaluation: Evaluation) -> Evaluation:
    """Return an evaluation that names files, and files of folders by their paths below these."""
    named, pairing = _named(evaluation), evaluation.pairing
    if pairing is None:
        return named
    shown = _below_any(pairing)
    return replace(
        named,
        pairing=_pairing(pairing, shown),
        files=tuple(_file(file, shown) for file in evaluation.files),
    )


def command_without_folders(
    evaluation: Evaluation,
    candidate: CandidateResult,
    result: MetricResult,
    shown: Shown | None = None,
) -> str | None:
    """Return the sacreBLEU command with the shown paths of files, by default their names."""
    if result.sacrebleu_command is None:
        return None

    aligned = evaluation.aligned
    shown = shown or _distinct(aligned.documents)
    document = aligned.candidates[evaluation.candidates.index(candidate)]
    references = tuple(_document(reference, shown) for reference in aligned.references)
    return sacrebleu_command(
        result.metric.name,
        evaluation.settings,
        evaluation.tokenizer,
        replace(aligned, references=references),
        _document(document, shown),
        references_vary=False,
    )


def error_without_folders(error: Error) -> Error:
    """Return an error that names its file without the folders it is in."""
    return _error(error, _name)


def path_below(folder: Folder, path: Path) -> Path:
    """Return the name of a folder, and the path of a file below it."""
    base = folder.address.path
    # A selection in its files is no part of the name.
    name, _ = split_address(folder.name)
    if path == base:
        return Path(name, path.name)
    return Path(name, path.relative_to(base) if path.is_relative_to(base) else path.name)


def _name(path: Path) -> Path:
    return Path(path.name)


def _distinct(documents: Sequence[Document]) -> Shown:
    """Return the names of files, with the last folder if two files have the same name."""
    paths = {document.path for document in documents if document.path}
    if len({path.name for path in paths}) == len(paths):
        return _name
    return lambda path: Path(path.parent.name, path.name)


def _document(document: Document, shown: Shown) -> Document:
    return replace(document, path=document.path and shown(document.path))


def _error(error: Error, shown: Shown) -> Error:
    # Not `copy`, which cannot make errors again that were read from a project.
    copied = error.__class__.__new__(error.__class__)
    for name, value in vars(error).items():
        setattr(copied, name, shown(value) if isinstance(value, Path) else value)
    return copied


def _named(evaluation: Evaluation, shown: Shown | None = None) -> Evaluation:
    """Return an evaluation with other paths in its commands."""

    def command(candidate: CandidateResult, result: MetricResult) -> MetricResult:
        shortened = command_without_folders(evaluation, candidate, result, shown)
        return replace(result, sacrebleu_command=shortened)

    candidates = (
        replace(each, metrics=tuple(command(each, result) for result in each.metrics))
        for each in evaluation.candidates
    )
    return replace(evaluation, candidates=tuple(candidates))


def _pairing(pairing: FolderPairing, shown: Shown) -> FolderPairing:
    return replace(
        pairing,
        unpaired=tuple(replace(file, folder=_folder(file.folder)) for file in pairing.unpaired),
        unreadable=tuple(_error(error, shown) for error in pairing.unreadable),
    )


def _folder(folder: Folder) -> Folder:
    return replace(folder, address=replace(folder.address, path=Path(folder.name)))


def _file(file: FileResult, shown: Shown) -> FileResult:
    def address(whole: Address | None) -> Address | None:
        return whole and replace(whole, path=shown(whole.path))

    files = replace(
        file.files,
        candidates=tuple(map(address, file.files.candidates)),
        references=tuple(map(address, file.files.references)),
    )
    if isinstance(file, ScoredFile):
        return replace(file, files=files, evaluation=_named(file.evaluation, shown))
    return replace(file, files=files, error=_error(file.error, shown))


def _below_any(pairing: FolderPairing) -> Shown:
    folders = [*pairing.references, *pairing.candidates]
    folders += [pairing.source] if pairing.source else []

    def shown(path: Path) -> Path:
        inside = (each for each in folders if path.is_relative_to(each.address.path))
        folder = next(inside, None)
        return _name(path) if folder is None else path_below(folder, path)

    return shown
