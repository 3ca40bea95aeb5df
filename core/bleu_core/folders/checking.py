"""Problems in the files of folders, instead of scores."""

from __future__ import annotations

from dataclasses import dataclass

from bleu_core.errors import BleuError
from bleu_core.folders.evaluation import each_file, read_set
from bleu_core.folders.sets import FileSet, FolderPairing
from bleu_core.health import HealthReport, check_health
from bleu_core.progress import SILENT, Progress
from bleu_core.settings import Settings


@dataclass(frozen=True)
class CheckedFile:
    """What was found in one set of files, or why they could not be read or paired."""

    files: FileSet
    report: HealthReport | None
    error: BleuError | None = None


def check_pairing(
    pairing: FolderPairing,
    *,
    settings: Settings,
    encoding: str | None = None,
    progress: Progress = SILENT,
) -> tuple[CheckedFile, ...]:
    """Check all sets of files; see `bleu_core.health.check_health`."""

    def check(files: FileSet, progress: Progress) -> CheckedFile:
        texts = read_set(pairing, files, encoding, progress)
        report = check_health(
            candidates=texts.candidates,
            references=texts.references,
            source=texts.source,
            settings=settings,
            progress=progress,
        )
        return CheckedFile(files, report)

    return tuple(
        each_file(pairing, check, lambda files, error: CheckedFile(files, None, error), progress)
    )
