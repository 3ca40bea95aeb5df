"""Scoring of folders: each set of files as it would be scored alone, then all as one corpus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

from bleu_core.arguments import settings_of
from bleu_core.corpus.addresses import Address
from bleu_core.corpus.documents import Document, DocumentReader
from bleu_core.corpus.languages import parse_language
from bleu_core.errors import BleuError, SettingInvalid
from bleu_core.evaluation import evaluate
from bleu_core.folders.pairing import Folders, pair_folders
from bleu_core.folders.results import FileResult, FolderEvaluation, Texts
from bleu_core.folders.sets import FileSet, Folder, FolderPairing
from bleu_core.folders.whole import resampling_among, whole_of
from bleu_core.given_texts import File
from bleu_core.progress import SILENT, Progress, Stage
from bleu_core.resample import resample
from bleu_core.settings import Resampling, Settings
from bleu_core.tokenizers import get_tokenizer

Found = TypeVar("Found")

# How much of a file's progress reading it is; the rest is scoring.
_READING = 0.3
_STEPS = 1000


def evaluate_folders(
    *,
    candidates: Folders = (),
    references: Folders,
    source: File | None = None,
    settings: Settings | None = None,
    encoding: str | None = None,
    progress: Progress = SILENT,
) -> FolderEvaluation:
    """Pair the files of folders, and score them one by one and as a whole.

    Parameters
    ----------
    candidates, references, source
        See `pair_folders`.
    settings
        How to score; by default, as BLEU is defined.
    encoding
        Overrides the detected encoding of all files.
    progress
        Receives progress, and can cancel.

    Raises
    ------
    FileMissing, FolderExpected, FileUnreadable, FolderHasOneSide, NoFilesPaired
        If the folders cannot be paired.
    UnknownLanguage, LanguagePair, TokenizerUnavailable, SettingInvalid
        If nothing can be scored with these settings.
    Cancelled
        If `progress` says so. All other errors concern one file, and stand in the result.
    """
    pairing = pair_folders(
        candidates=candidates, references=references, source=source, progress=progress
    )
    return evaluate_pairing(pairing, settings=settings, encoding=encoding, progress=progress)


def evaluate_pairing(
    pairing: FolderPairing,
    *,
    settings: Settings | None = None,
    encoding: str | None = None,
    known: FolderEvaluation | None = None,
    progress: Progress = SILENT,
) -> FolderEvaluation:
    """Score files that are paired already; see `evaluate_folders`.

    Parameters
    ----------
    pairing, settings, encoding, progress
        See there.
    known
        An earlier result of the same pairing, whose texts need not be read again.
    """
    settings = _checked(settings_of(settings), pairing)

    # Of a project that keeps numbers only, the files are read.
    texts_of = {
        each.files: each.texts
        for each in (known.files if known else ())
        if each.evaluation is None or each.evaluation.has_texts
    }

    def score(files: FileSet, progress: Progress) -> FileResult:
        texts = texts_of.get(files) or read_set(pairing, files, encoding, progress)
        resampling = resampling_among(settings.resampling, _names(pairing, files))
        evaluation = evaluate(
            candidates=texts.candidates,
            references=texts.references,
            source=texts.source,
            settings=replace(settings, resampling=resampling),
            progress=progress,
        )
        return FileResult(files, evaluation, texts=texts)

    files = tuple(
        each_file(pairing, score, lambda files, error: FileResult(files, None, error), progress)
    )
    result = FolderEvaluation(settings, pairing, files, None)
    return replace(result, whole=whole_of(result, progress))


def _checked(settings: Settings, pairing: FolderPairing) -> Settings:
    """Return the settings, with the name of the baseline; raise what would fail for every file."""
    if settings.target_language is not None:
        parse_language(settings.target_language)
    if settings.tokenizer != "auto":
        get_tokenizer(settings.tokenizer)
    resampling, names = settings.resampling, pairing.candidate_names
    baseline = resampling.baseline
    if isinstance(baseline, int) and 0 <= baseline < len(names):
        baseline = names[baseline]
    if baseline is not None and baseline not in names:
        raise SettingInvalid("baseline", baseline, names)
    return replace(settings, resampling=replace(resampling, baseline=baseline))


def each_file(
    pairing: FolderPairing,
    work: Callable[[FileSet, Progress], Found],
    failed: Callable[[FileSet, BleuError], Found],
    progress: Progress,
) -> Iterator[Found]:
    """Yield what work finds in each set of files, or what stands for its error.

    Progress is that of all files, by their sizes.
    """
    # A file takes its time even if there is little in it.
    sizes = [each.size + 1000 for each in pairing.sets]
    total, done = sum(sizes), 0
    for files, size in zip(pairing.sets, sizes, strict=True):
        own = _progress_of_file(progress, done, size, total)
        try:
            yield work(files, own)
        except BleuError as error:
            # Its traceback would keep everything in memory that was read until then.
            error.__context__ = error.__cause__ = None
            yield failed(files, error.with_traceback(None))
        done += size
        progress.step(Stage.FILES, done, total)


def _progress_of_file(progress: Progress, before: int, own: int, whole: int) -> Progress:
    """Return the progress of a file as a part of that of all; it never goes back."""
    reached = 0.0

    def report(stage: Stage, done: int, total: int) -> None:
        nonlocal reached
        share = done / max(total, 1)
        share = _READING * share if stage is Stage.READING else _READING + (1 - _READING) * share
        reached = max(reached, share)
        progress.step(Stage.FILES, round(_STEPS * (before + own * reached)), _STEPS * whole)

    return progress.with_report(report)


def read_set(
    pairing: FolderPairing, files: FileSet, encoding: str | None, progress: Progress
) -> Texts:
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
    return Texts(
        tuple(replace(document, name=name) for name, document in named),
        tuple(references),
        next(iter(read((files.source,) * len(sources), sources)), None),
    )


def _names(pairing: FolderPairing, files: FileSet) -> list[str]:
    """Return the names of the candidates that have a file in a set."""
    names = zip(pairing.candidate_names, files.candidates, strict=True)
    return [name for name, address in names if address is not None]


def resample_folders(
    result: FolderEvaluation, resampling: Resampling, *, progress: Progress = SILENT
) -> FolderEvaluation:
    """Return the result with other options of resampling, without counting again.

    Raises
    ------
    SettingInvalid
        If the baseline is none of the candidates.
    Cancelled
        If `progress` says so.
    """
    settings = replace(result.settings, resampling=resampling)
    settings = _checked(settings, result.pairing)

    def again(file: FileResult, progress: Progress) -> FileResult:
        if file.evaluation is None:
            return file
        names = [candidate.name for candidate in file.evaluation.candidates]
        own = resampling_among(settings.resampling, names)
        return replace(file, evaluation=resample(file.evaluation, own, progress=progress))

    # The whole has as many segments as all files together.
    parts = len(result.files) + 1
    files = []
    for place, file in enumerate(result.files):
        files.append(again(file, progress.without_report()))
        progress.step(Stage.RESAMPLING, place + 1, parts)
    whole = result.whole
    if whole is not None:
        names = [candidate.name for candidate in whole.candidates]
        own = resampling_among(settings.resampling, names)
        whole = resample(whole, own, progress=progress.part(parts - 1, parts))
    return replace(result, settings=settings, files=tuple(files), whole=whole)
