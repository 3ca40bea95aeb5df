"""Checks of the files of folders, instead of scores."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from bleu_core.evaluation.checking import CheckReport, check_aligned, check_documents
from bleu_core.evaluation.results import BrokenFile, Evaluation, ScoredFile
from bleu_core.files.sets import FileSet, FolderPairing
from bleu_core.folders.evaluation import each_file, read_set
from bleu_core.folders.joining import join_aligned
from bleu_core.pairing.alignment import align
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import Settings, TokenizerName


def check_pooled(evaluation: Evaluation, progress: Progress = SILENT) -> CheckReport:
    """Check all scored files of folders as one text; there must be scores."""
    settings, tokenizer = evaluation.settings, evaluation.tokenizer
    files = evaluation.counted
    if settings.normalize:
        as_they_are = replace(settings, normalize=())
        files = tuple(_aligned_again(file, as_they_are, progress) for file in files)
    if not tokenizer.is_mixed:
        # All files used this tokenizer, even if the joined texts suggest a different one.
        name = "-".join(filter(None, (tokenizer.name, tokenizer.variant)))
        settings = replace(settings, tokenizer=cast(TokenizerName, name))
    return check_aligned(
        join_aligned(files, evaluation.candidate_names),
        settings,
        progress,
        with_effects=not tokenizer.is_mixed,
    )


def _aligned_again(file: ScoredFile, settings: Settings, progress: Progress) -> ScoredFile:
    assert file.texts is not None
    aligned = align(
        candidates=file.texts.candidates,
        references=file.texts.references,
        source=file.texts.source,
        settings=settings,
        progress=progress,
    )
    return replace(file, evaluation=replace(file.evaluation, aligned=aligned))


def check_pairing(
    pairing: FolderPairing,
    *,
    settings: Settings,
    encoding: str | None = None,
    progress: Progress = SILENT,
) -> tuple[CheckReport | BrokenFile, ...]:
    """Check all sets of files; see `bleu_core.evaluation.checking.check_documents`."""

    def check(files: FileSet, progress: Progress) -> CheckReport:
        texts = read_set(pairing, files, encoding, progress)
        return check_documents(
            candidates=texts.candidates,
            references=texts.references,
            source=texts.source,
            settings=settings,
            progress=progress,
        )

    return tuple(each_file(pairing, check, progress))
