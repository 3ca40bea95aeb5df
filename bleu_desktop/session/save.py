"""What is to be saved in a project file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bleu_desktop.session.work import Work

if TYPE_CHECKING:
    from bleu_core.corpus.documents import Document
    from bleu_core.folders.results import FolderEvaluation
    from bleu_core.projects import Fingerprint, Project
    from bleu_core.results import Evaluation


@dataclass(frozen=True)
class Save:
    """A session at the moment it is saved.

    Attributes
    ----------
    path
        Where.
    content
        The project that is open; None for a new one.
    keep_texts
        Whether texts are kept.
    work
        Texts, settings and notes.
    documents
        For each text of the work its content, as far as it has been read.
    evaluation
        The result to record; None if there is none, or it is recorded.
    fingerprints
        What files were like when they were scored, as far as that is known, by their paths.
    is_recorded
        Whether what is shown was recorded: files may have changed since, and count as they were.
    """

    path: Path
    content: Project | None
    keep_texts: bool
    work: Work
    documents: tuple[Document | None, ...]
    evaluation: Evaluation | FolderEvaluation | None
    fingerprints: Mapping[Path, Fingerprint]
    is_recorded: bool
