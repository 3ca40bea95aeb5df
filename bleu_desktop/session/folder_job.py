"""The job that pairs and scores the files of folders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bleu_core.corpus.addresses import Role
from bleu_core.errors import BleuError, FolderHasOneSide
from bleu_core.progress import Progress
from bleu_core.settings import Settings
from bleu_desktop.session.scoring_job import FolderOutcome, Outcome, Text

if TYPE_CHECKING:
    from bleu_core.folders.sets import Folder, FolderPairing


def score_folders(
    texts: Sequence[Text],
    settings: Settings,
    progress: Progress,
    last: Outcome | None = None,
    accepted: FolderPairing | bool = False,
) -> Outcome:
    """Pair the files of folders; score them if the user has agreed to it.

    Parameters
    ----------
    last
        An outcome of an earlier job.
    accepted
        The pairing that the user agreed to; True for any.
    """
    # Imported lazily to speed up start-up.
    from bleu_core.folders.evaluation import evaluate_pairing, resample_folders
    from bleu_core.folders.joining import join_originals

    known = _known(last, texts)
    try:
        pairing = known.pairing if known is not None else _pair(texts, progress)
        if pairing is None:
            return Outcome((), texts=tuple(texts))
        if accepted is not True and accepted != pairing:
            return Outcome((), texts=tuple(texts), folders=FolderOutcome(pairing))
        before = known.result if known is not None else None
        if before is not None and _same_but_resampling(before.settings, settings):
            result = resample_folders(before, settings.resampling, progress=progress)
        else:
            result = evaluate_pairing(pairing, settings=settings, known=before, progress=progress)
    except BleuError as error:
        return Outcome((), error=error, texts=tuple(texts))
    originals = join_originals(result.counted, result.candidates) if result.whole else ()
    outcome = FolderOutcome(pairing, result, originals)
    return Outcome((), texts=tuple(texts), folders=outcome)


def _known(last: Outcome | None, texts: Sequence[Text]) -> FolderOutcome | None:
    """Return what was found in the same folders, unless they are to be read again."""
    return last.folders if last is not None and last.texts == tuple(texts) else None


def _same_but_resampling(before: Settings, settings: Settings) -> bool:
    return replace(before, resampling=settings.resampling) == settings


def _pair(texts: Sequence[Text], progress: Progress) -> FolderPairing | None:
    """Pair the files; None if one side is still missing."""
    from bleu_core.folders.pairing import pair_folders

    by_role = {role: [text for text in texts if text.role is role] for role in Role}
    if not by_role[Role.REFERENCE]:
        return None
    try:
        pairing = pair_folders(
            candidates=[text.address for text in by_role[Role.CANDIDATE]],
            references=[text.address for text in by_role[Role.REFERENCE]],
            source=next((text.address for text in by_role[Role.SOURCE]), None),
            progress=progress,
        )
    except FolderHasOneSide:
        return None
    return replace(
        pairing,
        candidates=_named(pairing.candidates, by_role[Role.CANDIDATE]),
        references=_named(pairing.references, by_role[Role.REFERENCE]),
    )


def _named(folders: tuple[Folder, ...], texts: Sequence[Text]) -> tuple[Folder, ...]:
    """Return folders with the user's names and encodings, unless one folder holds both sides."""
    if len(folders) != len(texts):
        return folders
    taken: set[str] = set()
    named = []
    for folder, text in zip(folders, texts, strict=True):
        name = text.given_name or folder.name
        while name in taken:
            name += "′"
        taken.add(name)
        named.append(replace(folder, name=name, encoding=text.encoding))
    return tuple(named)


def are_folders(texts: Sequence[Text]) -> bool:
    """Whether these are folders; files among them are an error that scoring finds."""
    return any(text.is_folder for text in texts)
