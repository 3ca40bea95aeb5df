"""Projects: inputs, settings, notes and runs in one ``.bleu`` file, an SQLite database."""

from bleu_core.projects.comparison import (
    CandidateChange,
    CandidateNumbers,
    MetricChange,
    Refusal,
    RunComparison,
    RunNumbers,
    compare_runs,
    differing_options,
    numbers_of,
    segment_changes,
    worse_since,
)
from bleu_core.projects.project import Project
from bleu_core.projects.records import Fingerprint, ProjectNote, ProjectScores
from bleu_core.projects.runs import Run, RunCandidate, RunFile, RunScore, RunSummary
from bleu_core.projects.state import (
    CheckedInput,
    InputStatus,
    ProjectInput,
    ProjectState,
    fingerprint,
    fingerprinted,
)

__all__ = [
    "CandidateChange",
    "CandidateNumbers",
    "CheckedInput",
    "Fingerprint",
    "InputStatus",
    "MetricChange",
    "Project",
    "ProjectInput",
    "ProjectNote",
    "ProjectScores",
    "ProjectState",
    "Refusal",
    "Run",
    "RunCandidate",
    "RunComparison",
    "RunFile",
    "RunNumbers",
    "RunScore",
    "RunSummary",
    "compare_runs",
    "differing_options",
    "fingerprint",
    "fingerprinted",
    "numbers_of",
    "segment_changes",
    "worse_since",
]
