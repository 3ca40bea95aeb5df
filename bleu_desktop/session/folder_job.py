"""The job that pairs and scores the files of folders."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bleu_core.errors import BleuError
from bleu_core.files.addresses import Role
from bleu_core.folders.errors import FolderHasOneSide, NoFilesPaired
from bleu_core.progress import Progress
from bleu_core.settings import Settings
from bleu_core.workspace.workspace import Workspace
from bleu_desktop.session.scoring_job import Outcome

if TYPE_CHECKING:
    from bleu_core.files.sets import FolderPairing


def score_folders(
    workspace: Workspace,
    progress: Progress,
    known: Outcome | None = None,
    accepted: FolderPairing | bool = False,
    *,
    is_alone: bool = False,
) -> Outcome:
    """Pair the files of folders; score them if the user has agreed to the pairing.

    Parameters
    ----------
    known
        The outcome of an earlier job for the same folders.
    accepted
        The pairing that the user agreed to; True for any pairing. Nobody is asked about texts of
        the same files.
    is_alone
        Whether the only folder was opened alone: its files may hold suggestions and final texts.
    """
    # Imported lazily to speed up start-up.
    from bleu_core.folders.evaluation import evaluate_pairing
    from bleu_core.folders.joining import join_originals
    from bleu_core.resample import resample

    settings = workspace.settings
    outcome = Outcome(workspace)
    try:
        pairing = (known and known.pairing) or _pair(workspace, progress)
        if pairing is None:
            return replace(outcome, is_delivery=is_alone and _is_delivery(workspace, progress))
        if not (accepted is True or accepted == pairing or _is_one_folder(workspace)):
            return replace(outcome, pairing=pairing)
        before = known.evaluation if known is not None else None
        if before is not None and _same_but_resampling(before.settings, settings):
            result = resample(before, settings.resampling, progress=progress)
        else:
            result = evaluate_pairing(
                pairing,
                settings=settings,
                known=before,
                post_edited=workspace.scheme is not None,
                progress=progress,
            )
    except BleuError as error:
        return replace(outcome, error=error)
    originals = join_originals(result)
    return replace(outcome, evaluation=result, originals=originals, pairing=pairing)


def _same_but_resampling(before: Settings, settings: Settings) -> bool:
    return replace(before, resampling=settings.resampling) == settings


def _is_one_folder(workspace: Workspace) -> bool:
    """Tell whether references and candidates are texts of the same files."""
    paths = {one.address.path for one in workspace.inputs}
    return len(workspace.inputs) > 1 and len(paths) == 1


def _is_delivery(workspace: Workspace, progress: Progress) -> bool:
    from bleu_core.workspace.changes import is_folder_delivery

    [folder] = workspace.inputs
    return is_folder_delivery(folder.address.path, progress)


def _pair(workspace: Workspace, progress: Progress) -> FolderPairing | None:
    """Pair the files; None if one side is still missing."""
    from bleu_core.workspace.folders import pair_files

    if not workspace.of_role(Role.REFERENCE):
        return None
    try:
        return pair_files(workspace.inputs, progress)
    except FolderHasOneSide:
        return None
    except NoFilesPaired:
        # A single folder can have both sides, but usually another one is still to come.
        if workspace.of_role(Role.CANDIDATE):
            raise
        return None
