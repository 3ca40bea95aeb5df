"""Problems in the files of folders, instead of scores."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

from bleu_core.corpus.alignment import align
from bleu_core.errors import BleuError
from bleu_core.folders.evaluation import each_file, read_set
from bleu_core.folders.joining import join_aligned
from bleu_core.folders.results import FileResult, FolderEvaluation
from bleu_core.folders.sets import FileSet, FolderPairing
from bleu_core.health import HealthReport, check_aligned, check_health
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import Settings, TokenizerName


def check_whole(result: FolderEvaluation, progress: Progress = SILENT) -> HealthReport | None:
    """Check all files that are in the whole, as one text; None if there is none."""
    whole, settings = result.whole, result.settings
    if whole is None:
        return None
    files = result.counted
    if settings.normalize:
        as_they_are = replace(settings, normalize=())
        files = tuple(_aligned_again(file, as_they_are, progress) for file in files)
    tokenizer = whole.tokenizer
    if not tokenizer.is_mixed:
        # Whatever the joined texts may look like, the files were all cut like this.
        name = "-".join(filter(None, (tokenizer.name, tokenizer.variant)))
        settings = replace(settings, tokenizer=cast(TokenizerName, name))
    return check_aligned(
        join_aligned(files, result.candidates),
        settings,
        progress,
        with_effects=not tokenizer.is_mixed,
    )


def _aligned_again(file: FileResult, settings: Settings, progress: Progress) -> FileResult:
    assert file.texts is not None
    assert file.evaluation is not None
    aligned = align(
        candidates=file.texts.candidates,
        references=file.texts.references,
        source=file.texts.source,
        settings=settings,
        progress=progress,
    )
    return replace(file, evaluation=replace(file.evaluation, aligned=aligned))


@dataclass(frozen=True)
class CheckedFile:
    """What was found in one set of files, or why they could not be read or paired."""

    files: FileSet
    report: HealthReport | None
    error: BleuError | None = None


def check_pairing(
    pairing: FolderPairing,
    *,
    settings: Settings,
    encoding: str | None = None,
    progress: Progress = SILENT,
) -> tuple[CheckedFile, ...]:
    """Check all sets of files; see `bleu_core.health.check_health`."""

    def check(files: FileSet, progress: Progress) -> CheckedFile:
        texts = read_set(pairing, files, encoding, progress)
        report = check_health(
            candidates=texts.candidates,
            references=texts.references,
            source=texts.source,
            settings=settings,
            progress=progress,
        )
        return CheckedFile(files, report)

    return tuple(
        each_file(pairing, check, lambda files, error: CheckedFile(files, None, error), progress)
    )
