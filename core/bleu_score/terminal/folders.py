"""Scoring and checking of folders for the command line."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bleu_core.progress import Progress
from bleu_core.results import Evaluation
from bleu_core.settings import Settings
from bleu_core.workspace.workspace import Workspace
from bleu_score.terminal.arguments import Request
from bleu_score.terminal.command_line import check_comparison

# Imported where folders are given, to speed up start-up.
if TYPE_CHECKING:
    from bleu_core.files.sets import FolderPairing
    from bleu_core.folders.checking import CheckedFile


def score_folders(workspace: Workspace, request: Request, progress: Progress) -> Evaluation:
    """Score folders as the command line says."""
    from bleu_core.folders.evaluation import evaluate_pairing
    from bleu_core.workspace.folders import pair_files

    pairing = pair_files(workspace.inputs, progress)
    settings = _with_baseline(request, pairing)
    post_edited = workspace.scheme is not None
    return evaluate_pairing(pairing, settings=settings, post_edited=post_edited, progress=progress)


def _with_baseline(request: Request, pairing: FolderPairing) -> Settings:
    """Return the settings, with the baseline among the candidates of a folder with both sides."""
    resampling = request.settings.resampling
    if request.candidates or resampling.paired_test == "none":
        return request.settings
    check_comparison(len(pairing.candidates))
    return replace(request.settings, resampling=replace(resampling, baseline=request.baseline))


def check_folders(
    workspace: Workspace, progress: Progress
) -> tuple[FolderPairing, tuple[CheckedFile, ...]]:
    """Check each set of files, instead of scoring them."""
    from bleu_core.folders.checking import check_pairing
    from bleu_core.workspace.folders import pair_files

    pairing = pair_files(workspace.inputs, progress)
    return pairing, check_pairing(pairing, settings=workspace.settings, progress=progress)
