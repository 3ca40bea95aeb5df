"""The content to be saved in a project file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bleu_core.workspace.workspace import Workspace

if TYPE_CHECKING:
    from bleu_core.files.documents import Document
    from bleu_core.projects.project import Project
    from bleu_core.results import Evaluation


@dataclass(frozen=True)
class SaveRequest:
    """A session at the moment it is saved.

    Attributes
    ----------
    path
        The path of the project file.
    content
        The project that is open; None for a new one.
    keep_texts
        Whether texts are kept.
    workspace
        Texts, settings and notes; the texts as far as they have been read.
    evaluation
        The result to record; None if there is none, or it is recorded.
    is_recorded
        Whether the shown result was recorded. Its files may have changed since; the project gets
        their versions at that time.
    originals
        References, candidates and source as they were compared; empty for folders.
    """

    path: Path
    content: Project | None
    keep_texts: bool
    workspace: Workspace
    evaluation: Evaluation | None
    is_recorded: bool
    originals: tuple[Document, ...] = ()
