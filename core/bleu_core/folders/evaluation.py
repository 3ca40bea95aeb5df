"""Scoring of folders: each set of files as it would be scored alone, then all as one corpus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

from bleu_core.errors import BleuError
from bleu_core.evaluation.evaluate import evaluate_documents
from bleu_core.evaluation.resample import resampling_among, with_named_baseline
from bleu_core.evaluation.results import BrokenFile, Evaluation, ScoredFile
from bleu_core.files.addresses import Address
from bleu_core.files.documents import Document, DocumentReader
from bleu_core.files.names import distinct_file_names
from bleu_core.files.sets import FileSet, Folder, FolderPairing, SetTexts
from bleu_core.folders.given_scores import GivenOfFolders, add_folder_scores
from bleu_core.folders.pooling import pool_files
from bleu_core.languages.tags import parse_language
from bleu_core.pairing.errors import KeysMissing, SegmentCountsDiffer, TranslationsMissing
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.settings import Settings
from bleu_core.tokenizers import get_tokenizer

Found = TypeVar("Found")

# Share of reading in the progress of a file; the rest is scoring.
_READING = 0.3
_STEPS = 1000


def evaluate_pairing(
    pairing: FolderPairing,
    *,
    settings: Settings,
    encoding: str | None = None,
    known: Evaluation | None = None,
    post_edited: bool = False,
    given: GivenOfFolders | None = None,
    progress: Progress = SILENT,
) -> Evaluation:
    """Score the paired files of folders one by one and as one corpus.

    Parameters
    ----------
    pairing, settings, encoding, progress
        See `bleu_core.api.evaluation.evaluate_folders`.
    known
        An earlier result of the same pairing. Its texts are not read again.
    post_edited
        See `bleu_core.evaluation.evaluate.evaluate_in_steps`.
    given
        Returns given scores for the evaluation without them.
    """
    settings = _checked(settings, pairing)

    # If the result comes from a project that keeps only numbers, the files are read again.
    texts_of = {
        each.files: each.texts
        for each in (known.scored if known else ())
        if each.evaluation.has_texts
    }

    def score(files: FileSet, progress: Progress) -> ScoredFile:
        texts = texts_of.get(files) or read_set(pairing, files, encoding, progress)
        resampling = resampling_among(settings.resampling, _names(pairing, files))
        evaluation = evaluate_documents(
            candidates=texts.candidates,
            references=texts.references,
            source=texts.source,
            settings=replace(settings, resampling=resampling),
            post_edited=post_edited,
            progress=progress,
        )
        return ScoredFile(files, evaluation, texts)

    files = tuple(each_file(pairing, score, progress))
    pooled = pool_files(settings, pairing, files, progress)
    if given is None or not pooled.has_scores or not (scores := given(pooled)):
        return pooled
    return add_folder_scores(pooled, scores)


def _checked(settings: Settings, pairing: FolderPairing) -> Settings:
    """Return the settings with the baseline's name; raise errors that would affect every file."""
    if settings.target_language is not None:
        parse_language(settings.target_language)
    if settings.tokenizer != "auto":
        get_tokenizer(settings.tokenizer)
    resampling = with_named_baseline(settings.resampling, pairing.candidate_names)
    return replace(settings, resampling=resampling)


def each_file(
    pairing: FolderPairing,
    work: Callable[[FileSet, Progress], Found],
    progress: Progress,
) -> Iterator[Found | BrokenFile]:
    """Yield the result of `work` for each set of files, or the error that it raised.

    Progress is reported for all files together, by their sizes.
    """
    # Each set gets a fixed share of the progress, because even a small file takes some time.
    sizes = [each.size + 1000 for each in pairing.sets]
    total, done = sum(sizes), 0
    for files, size in zip(pairing.sets, sizes, strict=True):
        own = _progress_of_file(progress, done, size, total)
        try:
            yield work(files, own)
        except BleuError as error:
            named = _with_file_names(error, pairing, files)
            yield BrokenFile(files, named.without_traceback())
        done += size
        progress.step(Stage.FILES, done, total)


def _with_file_names(error: BleuError, pairing: FolderPairing, files: FileSet) -> BleuError:
    """Return an error about texts that names their files: texts of folders have their names."""
    paths = [address.path for address in files.addresses]
    known = distinct_file_names(paths)
    names = [known[path] for path in paths]
    match error:
        case SegmentCountsDiffer():
            return replace(error, first=names[0], second=names[error.number])
        case KeysMissing():
            return replace(error, documents=tuple(names[: len(error.documents)]))
        case TranslationsMissing():
            candidates = names[len(files.references) - files.references.count(None) :]
            of_folders = dict(zip(_names(pairing, files), candidates, strict=False))
            return replace(error, document=of_folders.get(error.document, error.document))
    return error


def _progress_of_file(progress: Progress, before: int, own: int, every: int) -> Progress:
    """Return the progress of a file as a part of the progress of all; it never decreases."""
    reached = 0.0

    def report(stage: Stage, done: int, total: int) -> None:
        nonlocal reached
        share = done / max(total, 1)
        share = _READING * share if stage is Stage.READING else _READING + (1 - _READING) * share
        reached = max(reached, share)
        progress.step(Stage.FILES, round(_STEPS * (before + own * reached)), _STEPS * every)

    return progress.with_report(report)


def read_set(
    pairing: FolderPairing, files: FileSet, encoding: str | None, progress: Progress
) -> SetTexts:
    """Read one set of files."""
    reader = DocumentReader(progress, files=[address.path for address in files.addresses])

    given = [
        *zip(files.references, pairing.references, strict=True),
        *zip(files.candidates, pairing.candidates, strict=True),
    ]
    reader.decide(
        [
            (address, folder.role, folder.encoding or encoding)
            for address, folder in given
            if address is not None
        ]
    )

    def read(addresses: tuple[Address | None, ...], folders: tuple[Folder, ...]) -> list[Document]:
        return [
            reader.document(address, folder.role, folder.encoding or encoding)
            for address, folder in zip(addresses, folders, strict=True)
            if address is not None
        ]

    references = read(files.references, pairing.references)
    candidates = read(files.candidates, pairing.candidates)
    sources = (pairing.source,) if pairing.source else ()
    named = zip(_names(pairing, files), candidates, strict=True)
    return SetTexts(
        tuple(replace(document, name=name) for name, document in named),
        tuple(references),
        next(iter(read((files.source,) * len(sources), sources)), None),
    )


def _names(pairing: FolderPairing, files: FileSet) -> list[str]:
    """Return the names of the candidates that have a file in a set."""
    names = zip(pairing.candidate_names, files.candidates, strict=True)
    return [name for name, address in names if address is not None]
