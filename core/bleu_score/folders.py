"""Score or check folders: what a command line with folders asks for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bleu_core.corpus.addresses import STANDARD_INPUT
from bleu_core.progress import Progress
from bleu_core.settings import Settings
from bleu_score.arguments import Request
from bleu_score.command_line import UsageError, check_comparison
from bleu_score.extra_scores import ExtraScores, compute_extra_scores
from bleu_score.i18n import translate

# Imported where folders are given, to speed up start-up.
if TYPE_CHECKING:
    from bleu_core.folders.checking import CheckedFile
    from bleu_core.folders.results import FolderEvaluation
    from bleu_core.folders.sets import FolderPairing
    from bleu_score.gate.results import Part


def are_folders(request: Request) -> bool:
    """Whether folders were given; any file among them is an error that names it."""
    paths = (address.path for address in (*request.references, *request.candidates))
    return any(path != STANDARD_INPUT and path.is_dir() for path in paths)


def pair(request: Request, progress: Progress) -> FolderPairing:
    """Pair the files of the folders a command line names."""
    from bleu_core.folders.pairing import pair_folders

    return pair_folders(
        candidates=request.candidates,
        references=request.references,
        source=request.source,
        progress=progress,
    )


def score_folders(request: Request, progress: Progress) -> FolderEvaluation:
    """Score folders as the command line says."""
    from bleu_core.folders.evaluation import evaluate_pairing

    if request.scores:
        raise UsageError(translate("Terminal", "--scores needs files, not folders."))
    pairing = pair(request, progress)
    return evaluate_pairing(
        pairing,
        settings=_with_baseline(request, pairing),
        encoding=request.encoding,
        progress=progress,
    )


def _with_baseline(request: Request, pairing: FolderPairing) -> Settings:
    """Return the settings, with the baseline among the candidates of a folder with both sides."""
    resampling = request.settings.resampling
    if request.candidates or resampling.paired_test == "none":
        return request.settings
    check_comparison(len(pairing.candidates))
    return replace(request.settings, resampling=replace(resampling, baseline=request.baseline))


def is_complete(result: FolderEvaluation) -> bool:
    """Whether all there is could be read and scored."""
    return not (result.broken or result.pairing.unreadable)


def parts_of_folders(result: FolderEvaluation) -> list[Part]:
    """Return what a gate checks on its own: the whole, then each file."""
    from bleu_score.gate.results import Part

    files = [Part(file.name, file.evaluation, file.error) for file in result.files]
    return [Part(None, result.whole), *files]


def extra_scores_of_folders(
    result: FolderEvaluation, request: Request, progress: Progress
) -> ExtraScores:
    """Compute what the command line asks for beyond the scores, of the whole."""
    if result.whole is None or not (request.as_others or request.compare_references):
        return ExtraScores()
    if result.whole.tokenizer.is_mixed:
        raise UsageError(
            translate(
                "Terminal",
                "--as-others and --compare-references need files that are all split into words in "
                "the same way. Choose a word segmentation with --tokenize.",
            )
        )
    return compute_extra_scores(result.whole, request, progress)


def check_folders(
    request: Request, progress: Progress
) -> tuple[FolderPairing, tuple[CheckedFile, ...]]:
    """Look for problems in each set of files, instead of scoring them."""
    from bleu_core.folders.checking import check_pairing

    pairing = pair(request, progress)
    checked = check_pairing(
        pairing, settings=request.settings, encoding=request.encoding, progress=progress
    )
    return pairing, checked
