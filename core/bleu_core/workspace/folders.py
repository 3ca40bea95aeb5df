"""The folders of a workspace: their files paired, under the user's names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bleu_core.files.addresses import Role
from bleu_core.files.errors import TextsMissing
from bleu_core.files.sets import Folder, FolderPairing
from bleu_core.folders.pairing import pair_folders
from bleu_core.progress import SILENT, Progress
from bleu_core.workspace.inputs import Input


def pair_files(inputs: Sequence[Input], progress: Progress = SILENT) -> FolderPairing:
    """Pair the files of folders, the inputs of a workspace.

    Raises
    ------
    FileMissing, FolderExpected, FileUnreadable, FolderHasOneSide, NoFilesPaired
        If they cannot be paired; see `bleu_core.folders.pairing.pair_folders`.
    TextsMissing
        If a project has not kept the names of the folders.
    Cancelled
    """
    require_paths(inputs)
    candidates, references, sources = (
        [one for one in inputs if one.role is role]
        for role in (Role.CANDIDATE, Role.REFERENCE, Role.SOURCE)
    )
    pairing = pair_folders(
        candidates=[one.address for one in candidates],
        references=[one.address for one in references],
        source=next((one.address for one in sources), None),
        progress=progress,
    )
    return replace(
        pairing,
        # A folder with both sides is a reference.
        candidates=_named(pairing.candidates, candidates or references),
        references=_named(pairing.references, references),
        source=pairing.source and replace(pairing.source, encoding=sources[0].encoding),
    )


def require_paths(inputs: Sequence[Input]) -> None:
    """Raise `TextsMissing` if a project has not kept the names of the folders."""
    if lost := tuple(one.title for one in inputs if one.in_memory):
        raise TextsMissing(lost)


def _named(folders: tuple[Folder, ...], inputs: Sequence[Input]) -> tuple[Folder, ...]:
    """Return folders with the user's encodings and names; names of both sides are the files'."""
    if len(folders) != len(inputs):
        return tuple(replace(folder, encoding=inputs[0].encoding) for folder in folders)
    taken: set[str] = set()
    named = []
    for folder, one in zip(folders, inputs, strict=True):
        name = one.name or folder.name
        while name in taken:
            name += "′"
        taken.add(name)
        named.append(replace(folder, name=name, encoding=one.encoding))
    return tuple(named)
