"""Projects: inputs, settings, notes and runs in one ``.bleu`` file, an SQLite database."""

from bleu_core.projects.project import Project
from bleu_core.projects.records import Fingerprint, ProjectNote
from bleu_core.projects.runs import Run, RunCandidate, RunScore, RunSummary
from bleu_core.projects.state import (
    CheckedInput,
    InputStatus,
    ProjectInput,
    ProjectState,
    fingerprint,
    fingerprinted,
)

__all__ = [
    "CheckedInput",
    "Fingerprint",
    "InputStatus",
    "Project",
    "ProjectInput",
    "ProjectNote",
    "ProjectState",
    "Run",
    "RunCandidate",
    "RunScore",
    "RunSummary",
    "fingerprint",
    "fingerprinted",
]
